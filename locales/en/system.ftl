# What the system says about files and addresses, as the end of a sentence
system-not-found = there is no such file or folder
system-not-permitted = access is not permitted
system-exists = something of that name is there already
system-is-folder = it is a folder
system-no-folder = a part of its path is no folder
system-full = there is no room left
system-read-only = nothing can be written there
system-bad-name = a file cannot be called so
system-no-text = it is no text
system-address-in-use = the address is in use
system-no-address = this machine has no such address
system-other = the system does not allow it ({ $problem })

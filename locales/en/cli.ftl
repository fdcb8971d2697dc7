# The terminal.

cli-goodbye = Goodbye.

# Ciò che il sistema dice di file e indirizzi, come fine di una frase
system-not-found = non c’è alcun file o cartella con questo nome
system-not-permitted = l’accesso non è consentito
system-exists = c’è già qualcosa con questo nome
system-is-folder = è una cartella
system-no-folder = una parte del percorso non è una cartella
system-full = non c’è più spazio
system-read-only = lì non si può scrivere
system-bad-name = un file non può chiamarsi così
system-no-text = non è un testo
system-address-in-use = l’indirizzo è in uso
system-no-address = questa macchina non ha un indirizzo simile
system-other = il sistema non lo permette ({ $problem })

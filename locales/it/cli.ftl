# Il terminale.

cli-goodbye = Arrivederci.

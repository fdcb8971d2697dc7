# Il costruttore di mazzi di Imperial Settlers.

decks-title = Crea il mazzo
decks-faction = Fazione
decks-expand = Aggiungi le carte dell’espansione
decks-ready = Comincia dal mazzo pronto
decks-base = Comincia dalle carte della fazione
decks-class = { $copies ->
    [one] Carte singole
    [3] Terzetti
   *[other] Coppie
  }
decks-count = { $have } su { $need }
decks-copies = { $copies ->
    [one] 1 copia.
   *[other] { $copies } copie.
  }
decks-outside = Fuori dal mazzo
decks-footing = Se il mazzo è ammesso
decks-bench = Il mazzo
decks-deck = { $faction }
decks-refused = Questo mazzo non è ammesso.
decks-legal = Questo mazzo è ammesso.
decks-need = Servono: { $need }, ci sono: { $have }.
decks-play = Gioca con questo mazzo
decks-play-text = Nella modalità Standard scegli questa fazione, aggiungi l’espansione se il mazzo la contiene, e premi il mazzo.
decks-play-not = Non ammesso: { $rule }
decks-share = Passalo ad altri
decks-link = Collegamento a questo mazzo
decks-code = Codice:
decks-paste = Un codice o un collegamento ricevuto
decks-read = Apri
decks-misread-faction = Questo non è il codice di un mazzo: un codice comincia con BAR, JAP, ROM, EGY o ATL.
decks-misread-length = Questo non è il codice di un mazzo: dopo le lettere della fazione ha sei caratteri, non { $count }.
decks-misread-character = Questo non è il codice di un mazzo: un codice ha solo cifre e lettere, ma nessuna U; «{ $character }» non c’è mai.
decks-misread-misspelt = Questo codice è scritto male: confrontalo con quello che hai ricevuto.
decks-strange = Il collegamento non contiene un mazzo.
decks-shelf = Scaffale
decks-name = Nome
decks-save = Conserva
decks-saved = { $name } è conservato in questo browser.
decks-drop = Butta { $name }
decks-none = Non c’è ancora niente.
decks-field = Mazzo
decks-build = Costruisci un mazzo
decks-taken = Porti con te un mazzo di questa fazione: { $faction }.
decks-leave = Lascialo a casa
decks-untaken = I mazzi si compongono al tavolo, se non ne porti uno.

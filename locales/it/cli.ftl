# Ciò che il terminale dice mentre si gioca o si guarda una partita.

# Nomi dei posti
cli-person = Giocatore { $number }
cli-bot = Bot { $number }

# L'inizio
cli-start = { $game }, { $seats ->
        [one] un posto
       *[other] { $seats } posti
    }.
cli-seats-person = { $seat }: una persona.
cli-seats-bot = { $seat }: un bot ({ $level }).
cli-commitment = La sorte di questa partita è già decisa: lo SHA-256 del suo seme è { $digest }.
cli-hint = Scrivi il numero di una scelta o una mossa, oppure `help` per tutto il resto che puoi scrivere.

# Una domanda
cli-thinking = { $seat } sta pensando ...
cli-happened = Che cosa è successo:
cli-nothing-happened = Non è ancora successo nulla.
cli-handover = ===== Ora tocca a { $seat }. Tutti gli altri guardano altrove. =====
cli-handover-enter = { $seat }, premi Invio quando ci sei.
cli-choice = { $number }. { $text }
cli-choice-refused = { $number }. { $text } (rifiutata: { $clause })
cli-hidden =
    { $count ->
        [one] Un’altra scelta ora è rifiutata; `all` la mostra.
       *[other] Altre { $count } scelte ora sono rifiutate; `all` le mostra.
    }
cli-prompt = { $seat }>
cli-help =
    Che cosa puoi scrivere:
      3            gioca la scelta 3
      una mossa    gioca una mossa nella notazione delle partite salvate, come `end_turn`
      ? 3, why 3   dice perché la scelta 3 è rifiutata, o quale regola la permette,
                   e che cosa dice il tabellone dei suoi pezzi e luoghi
      all          mostra o nasconde le scelte rifiutate
      u, r         annulla la tua ultima mossa, la ripete
      u!           annulla l’ultima mossa, di chiunque sia, se siete tutti d’accordo
      b            mostra il tabellone
      where NOME   mostra che cosa dice il tabellone di un pezzo o luogo il cui nome comincia così,
                   e con che cosa confina il luogo
      log          mostra tutto ciò che è successo
      rules PAROLE cerca le regole che contengono le parole, o una regola o una sezione dal suo numero
      save FILE    salva la partita; `approdo replay FILE` la mostra di nuovo e
                   `approdo play --resume FILE` la continua
      save! FILE   lo stesso, e sovrascrive un file che esiste
      help         mostra questo elenco
      q            abbandona la partita

# Risposte
cli-no-choice = Non c’è una scelta { $number }; le scelte sono numerate da 1 a { $most }.
cli-unknown = Qui `{ $line }` non significa nulla; `help` elenca che cosa puoi scrivere.
cli-misread = `{ $line }` è una mossa con un errore; si scrive come `{ $like }`.
cli-price-own = { $label } { $by }
cli-price-other = { $seat }: { $label } { $by }
cli-price-secret = poi si svela un segreto
cli-price-luck = poi decide la sorte
cli-price-over = poi la partita è finita
cli-price-passes = poi il tuo turno è finito
cli-odds = Che cosa può portare la sorte:
cli-odds-sampled = Che cosa può portare la sorte, su { $tries } prove:
cli-odds-share = { $share } %: { $what }
cli-odds-between = dal { $low } al { $high } %: { $what }
cli-odds-other = { $share } %: altro
cli-odds-nothing = Non cambia nulla.
cli-refused = Lo vieta { $clause }.
cli-allowed = La scelta { $number } è permessa.
cli-clause = { $clause }: { $text }
cli-shortfall = La regola parla di { $need }; c’è { $have }.
cli-incomplete = A `{ $word }` manca { $kind ->
        [number] il numero di una scelta, come in `why 3`
        [words] qualche parola o il numero di una regola, come in `rules 2.1`
        [name] il nome di un pezzo o di un luogo
       *[file] il nome di un file, come in `{ $word } partita.json`
    }.
cli-no-section = Non c’è una sezione { $number } in questo regolamento; l’ultima è { $last }.
cli-no-clause = Non c’è una regola { $clause }.
cli-no-rule = Nessuna regola contiene tutte le parole di «{ $words }».
cli-nowhere = Il tabellone non nomina nulla il cui nome cominci con «{ $name }».
cli-borders = { $place } confina con: { $around }.
cli-undone = Annullata.
cli-redone = Ripetuta.
cli-not-undone = Non si può né annullare né ripetere.
cli-saved = La partita è salvata in { $file }.
cli-saved-secrets = Il file contiene tutti i segreti di questa partita, anche la sorte futura; `approdo play --resume { $file }` la continua.
cli-exists = { $file } esiste già; `save! { $file }` lo sovrascrive.
cli-not-read = { $file } non si può leggere: { $problem }
cli-special = è un dispositivo o una pipe; salva ciò che ne esce e indica quel file
cli-too-long = supera i { $most } MiB, e nessuna partita o scenario è così lungo; indica un altro file
cli-not-saved = Non è possibile scrivere { $file }: { $problem }.
cli-goodbye = Abbandoni la partita; è salvata solo dove l’hai salvata tu.
cli-end-of-input = L’input è finito prima della partita; non è stato salvato nulla.
cli-end-of-input-saved = L’input è finito prima della partita, che resta com’era quando l’hai salvata.

# La fine
cli-over = La partita è finita.
cli-standing =
    { $place }. { $seat }: { $score ->
        [one] un punto
       *[other] { $score } punti
    }
cli-lost =
    { $seat } ha perso, con { $score ->
        [one] un punto
       *[other] { $score } punti
    }.
cli-ended-by = È finita per { $clause }: { $text }
cli-seed = Il seme era { $seed }.
cli-after = `save FILE` salva la partita; Invio chiude.

# Una partita registrata
cli-record = { $game }, { $seats ->
        [one] un posto
       *[other] { $seats } posti
    }, { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }.
cli-waiting = La partita aspetta { $seats }.
cli-board = Il tabellone:

# Regole
cli-proved-by = dimostrata da { $test } in { $file }

# Quello che si chiede e non c'è
cli-unknown-game = non c’è nessun gioco `{ $game }`; { $count ->
        [one] c’è { $known }
       *[other] ci sono { $known }
    }
cli-unknown-rulebook = non c’è nessun regolamento di un gioco `{ $game }`; ci sono { $known }
cli-unknown-section = questo regolamento non ha la sezione { $number }; l’ultima è { $last }
cli-unknown-clause = non c’è la clausola { $clause }; `approdo rules { $game }` elenca tutte quelle che ci sono
cli-unknown-words = nessuna clausola di { $game } contiene tutte le parole `{ $words }`

# Partite registrate che non si possono usare
cli-record-refused = { $file }: { $problem }
cli-record-data = è stata giocata con file di dati propri (impronta { $recorded }), ma questo programma gioca con { $ours ->
        [none] i file di dati inclusi
       *[other] file di dati con impronta { $ours }
    }: avvialo con la cartella di quei file come --data
cli-record-game = non c’è nessun gioco `{ $game }`; ci sono { $known }
cli-record-no-step = non c’è il passo { $step }; l’ultimo è { $last }
cli-record-no-seat = questa partita non ha il posto { $seat }; i posti sono numerati da 0 a { $last }
cli-record-no-seed = non conserva il seme, quindi la partita non può continuare; `approdo replay` la mostra
cli-record-over = questa partita è finita; `approdo replay` la mostra
cli-record-seat-secrets = questa partita non è finita, e un posto vede i suoi segreti: togli --seat per vederla da fuori, o aggiungi --reveal
cli-record-all-secrets = questa partita non è finita, e la sua posizione rivela tutti i segreti: aggiungi --reveal per mostrarla lo stesso
cli-record-fails = { $check ->
        [game] il gioco non torna
        [data] i dati non tornano
        [setup] la preparazione non torna
        [seed] il seme non torna
        [luck] la sorte non torna
        [moves] le mosse non tornano
        [position] la posizione non torna
        [outcome] l’esito non torna
        [forfeits] le sconfitte a tempo non tornano
       *[other] { $check } non torna
    }: { $problem }
cli-check = { $check ->
        [game] gioco
        [data] dati
        [setup] avvio
        [seed] seme
        [luck] sorte
        [moves] mosse
        [position] posizione
        [outcome] esito
        [forfeits] a tempo
       *[other] { $check }
    }
cli-verdict-holds = torna
cli-verdict-fails = NON TORNA
cli-verdict-unchecked = non visto
cli-unsure = { $file }: niente di sbagliato, ma non tutto si è potuto controllare: { $unchecked }

# Che cosa ha trovato il controllo di una partita salvata
cli-found-other-game = è di `{ $found }`, non di `{ $expected }`
cli-found-other-rules = { $title }; è stata giocata con la versione { $theirs } delle regole, e questo programma ha la versione { $ours }
cli-found-data = i file di dati sono gli stessi ({ $fingerprint })
cli-found-other-data = è stata giocata con { $theirs ->
        [none] i file di dati del programma
       *[other] file di dati con impronta { $theirs }
    }, e questo programma gioca con { $ours ->
        [none] i propri file di dati
       *[other] file di dati con impronta { $ours }
    }
cli-found-setup = { $seats ->
        [one] un posto e le opzioni sono permessi
       *[other] { $seats } posti e le opzioni sono permessi
    }
cli-found-seed = il seme è quello promesso all’inizio
cli-found-other-seed = il seme ha l’impronta { $digest }, ma all’inizio era stata mostrata { $published }
cli-found-seed-missing = la partita è finita, ma il seme non è rivelato
cli-found-seed-secret = il seme non è rivelato
cli-found-luck = { $strokes ->
        [one] un colpo di sorte, come lo dà il seme
       *[other] { $strokes } colpi di sorte, tutti come li dà il seme
    }
cli-found-other-luck = il passo { $step } è la sorte { $found }, ma il seme dà { $honest }
cli-found-too-much-luck = il passo { $step } è la sorte { $found }, ma lì la sorte sceglie un numero minore di { $among } (TAB-1.4)
cli-found-luck-before = { $strokes ->
        [one] un colpo di sorte prima del passo { $step } è
       *[other] { $strokes } colpi di sorte prima del passo { $step } sono
    } del seme, il resto non si sa
cli-found-inherited-luck = { $strokes ->
        [one] un colpo di sorte nei primi { $steps } passi viene da un’altra partita e non si può controllare
       *[other] { $strokes } colpi di sorte nei primi { $steps } passi vengono da un’altra partita e non si possono controllare
    }; { $own ->
        [one] uno dopo di allora è
       *[other] { $own } dopo di allora sono
    } del seme
cli-found-inherited-too-much = avrebbe preso { $inherited } passi da un’altra partita, ma ce ne sono solo { $steps }
cli-found-luck-unknown = senza il seme nessuno può dire che cosa ha dato la sorte
cli-found-moves = tutte permesse ({ $count })
cli-found-moves-before = tutte permesse prima del passo { $step } ({ $count }), il resto non si sa
cli-found-position = i passi portano a { $hash }
cli-found-other-position = i passi portano alla posizione { $found }, e il file dice { $recorded }
cli-found-no-position = il file non nomina una posizione
cli-found-outcome = l’esito è quello registrato
cli-found-places = posizioni { $places }, punteggi { $scores }, secondo { $rule }
cli-found-other-outcome = i passi finiscono con { $found }, e il file dice { $recorded }
cli-found-outcome-missing = la partita è finita, ma il file non dice come
cli-found-outcome-too-early = il file dice un esito, ma la partita è ancora in corso
cli-found-under-way = la partita è ancora in corso
cli-found-other-forfeit = il posto { $seat } avrebbe perso per il tempo dopo il passo { $step }: ci sono { $seats } posti e { $steps } passi, e ogni posto perde così al massimo una volta
cli-found-forfeits = un file non dice a chi è finito il tempo
cli-found-not-followed = con altri file di dati i passi non si possono seguire
cli-found-not-reached = non si è potuto seguire i passi fino alla fine

# Basi di dati e server
cli-serving = Approdo serve tavoli a http://{ $address }/ da `{ $file }`; Ctrl-C lo ferma.
cli-all-stored = Tutto è salvato; arrivederci.
cli-holds = `{ $file }` contiene { $tables ->
        [one] 1 tavolo
       *[other] { $tables } tavoli
    } con { $entries ->
        [one] 1 voce
       *[other] { $entries } voci
    }.
cli-moved-aside = Quello che c’era prima ora è `{ $file }`.
cli-no-listening = non si può ascoltare a { $address }: { $problem }; scegli un altro indirizzo
cli-store-full = il disco è pieno, non è stato salvato nulla: fai spazio e riprova ({ $problem })
cli-store-failed = la base di dati non si può usare: controlla il nome, i permessi e il disco, poi riavvia ({ $problem })
cli-store-damaged = la base di dati è danneggiata: ferma il server e ripristina l’ultima copia
cli-store-foreign = `{ $file }` non è una base di dati di Approdo: indica un altro file, o ripristina una copia al suo posto
cli-store-newer = `{ $file }` è stata scritta da una versione più recente: avvia quella, o ripristina una copia di prima dell’aggiornamento
cli-store-in-use = `{ $file }` è in uso da un altro server o programma: chiudilo prima, o indica un altro file
cli-store-no-file = non c’è il file `{ $file }`: controlla il nome
cli-store-no-folder = non c’è la cartella `{ $file }`: creala, o indica un altro file
cli-store-folder = `{ $file }` non si può usare: è una cartella; indica un file
cli-store-exists = `{ $file }` c’è già e non viene sovrascritto: indica un altro file
cli-file-damaged = la base di dati `{ $file }` è danneggiata: ferma il server e ripristina l’ultima copia
cli-backup-damaged = la copia `{ $file }` è danneggiata: non è stato sostituito nulla; ripristinane un’altra
cli-file-special = `{ $file }` non si può usare: è un dispositivo o una pipe; indica un file
cli-file-linked = `{ $file }` ha anche un altro nome (un hard link), con cui potrebbe usarla un secondo server: togli l’altro nome, o indica una copia
cli-file-left = `{ $file }` non c’è, ma c’è `{ $left }`, come lo lascia un ripristino o una copia che si è interrotta: rimettilo al suo posto con `approdo restore`, o spostalo altrove per cominciare con una base di dati vuota

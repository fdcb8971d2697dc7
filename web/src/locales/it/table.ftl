# La pagina del tavolo.

## Caricamento ed errori
table-loading = Si apre il tavolo
table-unreachable = Il server non risponde
table-offline = La connessione è caduta
table-offline-text = Si riprova da sé. Non va perso nulla: quello che fai ora parte appena torna.
table-reconnect = Prova ora
table-link-broken = Questo collegamento non apre più nessun posto
table-link-broken-text = Per ora guardi. Se vuoi giocare, chiedi un nuovo collegamento a chi ospita.
table-understood = Ho capito

## Barra e menu
table-menu = Tavolo
table-invite = Invita
table-rulebook = Regolamento
table-notes = Appunti
table-notes-text = Li legge solo questo browser.
table-notes-keep = Conserva
table-keys = Tasti
table-table-name = Nome del tavolo
table-rename = Rinomina
table-confirm-turns = Chiedi prima di passare il turno
table-confirm-turns-text = L’ultima mossa di un turno va confermata.
table-curtains = Sipario tra i giocatori
table-curtains-text = Copre la mano quando si passa lo schermo.
table-text-board = Tabellone a parole
table-text-board-text = La posizione in frasi invece che in disegno.
table-motion = Pezzi in movimento
table-motion-text = Le navi navigano e i dadi rotolano davanti agli occhi.
table-language = Lingua
table-hand-only = Solo la mia mano
table-hand-board = Tabellone
table-seed-digest = Impronta del seme:
table-seed-chosen = Il seme è stato scelto da qualcuno che forse sa che cosa darà la sorte.

## Posti
table-seat = Posto { $number }
table-seat-open = { $name }: di più su questo posto
table-seat-free = libero
table-seat-is-free = Qui non siede ancora nessuno.
table-seat-left = lasciato
table-seat-was-left = Chi sedeva qui se n’è andato. La partita prosegue appena qualcuno prende il posto, o se lo gioca un bot.
table-seat-stands-in = Un bot gioca per chi è assente.
table-seat-time-up = Il tempo di questo posto è scaduto: lo gioca un bot fino alla fine.
table-seat-bot = Qui gioca un bot, livello { $level }.
table-seat-here = Qui gioca una persona, ed è presente.
table-seat-away = Qui gioca una persona, ora assente.
table-seat-awaited = Chi gioca qui è stato chiamato alla rivincita e non è ancora arrivato. Nessun orologio corre prima; intanto può giocare un bot.
table-colour-azure = azzurro
table-colour-orange = arancione
table-colour-purple = viola
table-colour-green = verde
table-colour-crimson = cremisi
table-colour-blue = blu
table-you = tu
table-bot = bot, { $level }
table-standing-in = lo sostituisce un bot
table-forfeited = tempo scaduto
table-away = assente
table-awaited = deve ancora arrivare
table-screens = { $count ->
    [one] uno schermo
   *[other] { $count } schermi
}
table-shared = { $count ->
    [one] Uno schermo gioca come { $name }
   *[other] { $count } schermi giocano come { $name }
}
table-shared-text = Un altro schermo è arrivato al tuo posto con un collegamento: vede la tua mano e gioca come questo. Se non è tuo, fallo uscire.
table-shared-mine = È mio
table-shared-out = Fallo uscire
table-here = presente
table-turn = È il suo turno.
table-turn-own = È il tuo turno.
table-thinks = sta pensando
table-clock = Tempo rimasto
table-take-seat = Prendi questo posto
table-take-seat-number = Prendi il posto { $number }
table-take-or-watch = Oppure guarda e basta: quello che succede si vede sul tabellone e nel diario.
table-your-name = Il tuo nome
table-who-are-you = Come ti chiami?
table-say-name = Sono io
table-no-name = Preferisco non dirlo
table-name = Nome
table-bot-level = Livello
table-bot-plays = Fai giocare un bot
table-bot-change = Cambia livello
table-hand-back = Restituisci il posto
table-reissue = Nuovo collegamento per il posto
table-reissue-text = Un nuovo collegamento libera il posto; quello vecchio, e chi era entrato con quello, non valgono più.
table-second = La mia mano sul telefono
table-second-text = Crea un collegamento e un codice: il telefono mostra la tua mano e i tuoi ordini, questo schermo può restare aperto a tutti. Il collegamento fa entrare uno schermo solo; ogni altro secondo schermo esce.
table-elsewhere = Questo schermo è per tutti
table-elsewhere-text = La tua mano e i tuoi ordini sono solo sul telefono, e qui restano nascosti.
table-seat-link = Collegamento del posto
table-hand-link = Collegamento per la sola mano
table-hand-link-text = Su un telefono accanto allo schermo comune questo collegamento mostra solo la mano, la domanda e gli ordini.
table-leave = Lascia questo posto
table-host = Chi ospita

## Domanda e ordini
table-question = Domanda
table-sheet = Apri o chiudi gli ordini
table-beginning = L’inizio della partita
table-step = Passo { $step }
table-over = La partita è finita.
table-look-only = Questa partita si può guardare ma non continuare: il suo seme non è noto.
table-waiting-seats = { $count ->
    [one] Si aspetta che qualcuno prenda l’ultimo posto libero.
   *[other] Si aspetta che qualcuno prenda i { $count } posti liberi.
}
table-invited = C’è un posto libero: come ti chiami?
table-invited-by = { $count ->
    [one] { $names } ti aspetta: come ti chiami?
   *[other] { $names } ti aspettano: come ti chiami?
}
table-choosing = { $count ->
    [one] { $names } sta scegliendo.
   *[other] { $names } stanno scegliendo.
}
table-left = Al posto { $number } non siede più nessuno: la partita aspetta che qualcuno lo prenda.
table-left-fill = Al posto { $number } non siede più nessuno. Fai giocare un bot, o aspetta che qualcuno lo prenda.
table-luck = La partita continua.
table-thinking = Un bot sta pensando
table-undo = Annulla
table-undo-key = Riprendi l’ultima mossa (U)
table-undo-what = Annulla: «{ $text }» (U)
table-undo-bots = { $count ->
    [one] Torna a prima di «{ $text }»: si annulla una riga del diario, e i bot rigiocano (U)
   *[other] Torna a prima di «{ $text }»: si annullano { $count } righe del diario, e i bot rigiocano (U)
}
table-undo-others = { $reason } Puoi chiedere agli altri (U).
table-redo = Ripeti
table-redo-key = Rifai la mossa (R)
table-confirm = Conferma
table-confirming = { $move }? Con questo il tuo turno passa.
table-not-yet = Non ancora
table-result = Risultato
table-to-live = Torna a ora
table-orders = Ordini
table-orders-none = Ora non si può fare niente di tutto questo.
table-orders-past = Stai guardando un momento passato.
table-orders-watch = Stai guardando. Gli ordini li dà chi gioca.
table-orders-open = La partita comincia appena tutti i posti sono occupati.
table-orders-wait = Nulla da decidere finché non è il tuo turno.
table-orders-elsewhere = Questo schermo è per tutti: la tua mano e i tuoi ordini sono sul telefono.
table-play-here = Torna a giocare su questo schermo
table-step-back = Altro
table-enter-confirms = Invio conferma
table-amount = Scegli il numero
table-refused = Ora non si può
table-refused-alike = { $count ->
    [one] { $text } e un’altra mossa
   *[other] { $text } e altre { $count } mosse
}
table-need = (Ne servono { $need }, ce ne sono { $have }.)
table-why-more = { $count ->
    [one] Perché non …? Ancora un motivo
   *[other] Perché non …? Altri { $count } motivi
}
table-hint = Che cosa farebbe un bot?
table-hint-thinks = Un bot ci sta pensando…
table-hint-do = Fallo
table-budget = { $label }: { $left } su { $of }
table-budget-left = { $left ->
    [one] resta
   *[other] restano
}
table-price-follows = { $follows ->
    [passes] il turno passa a { $names }
    [asked] poi tocca decidere a { $names }
    [luck] poi decide la sorte
    [over] la partita è finita
   *[secret] si rivela qualcosa
}
table-price-nothing = non cambia nulla
table-narrowed = { $text }: quale di queste?
table-narrowed-piece = { $piece }: qual è l’ordine?
table-narrowed-only = { $text }?
table-narrowed-any = Che cosa ne fai?
table-why-count = { $count ->
    [one] Una cosa ora non è possibile; il motivo segue le scelte.
   *[other] { $count } cose ora non sono possibili; i motivi seguono le scelte.
}
table-why-less = Meno motivi
table-ask-back-here = Chiedi di tornare qui
table-back-here = Torna a questo punto

## Annullare d’accordo
table-ask-undo = Chiedi di tornare indietro
table-ask-undo-text = Agli altri si chiede se si può annullare tutto da qui in poi: «{ $text }»
table-ask-undo-nothing = Non hai ancora mosso: non c’è nulla da riprendere.
table-ask-undo-send = Chiedi agli altri
table-leave-it = Lascia com’è
table-go-back = Tornare indietro?
table-go-back-text = { $count ->
    [one] Si annulla questa riga: «{ $text }»
   *[other] Da «{ $text }» in poi si annullano { $count } righe. Poi i bot rigiocano, forse in un altro modo; Ripeti rifà solo le tue mosse.
}
table-go-back-do = Torna indietro
table-undo-wish = { $name } chiede di tornare indietro
table-undo-wish-before = Si annullerebbe tutto da qui in poi: «{ $text }»
table-undo-wish-waits = Si aspetta la risposta di { $names }.
table-undo-agree = D’accordo
table-undo-refuse = Rifiuta

## Tabellone, ciurme, diario
table-board = Tabellone
table-board-words = Il tabellone a parole
table-board-reading = Si legge la posizione.
table-crews = Ciurme
table-crews-open = Ciurme e carte
table-pages = Parti del tavolo
table-page-chart = Tabellone
table-page-crews = Ciurme
table-page-log = Diario
table-record = Diario e chat
table-log-all = Tutto
table-log-moves = Mosse
table-log-chat = Chat
table-log-details = Dettagli
table-log-details-text = Mostra anche chi passa e come comincia ogni mossa
table-log-empty = Non è ancora successo nulla.
table-log-earlier = { $count ->
    [one] Una riga precedente
   *[other] { $count } righe precedenti
}
table-log-later = { $count ->
    [one] Una riga successiva
   *[other] { $count } righe successive
}
table-log-rewind = Guarda questo momento sul tabellone
table-chat-empty = Nessuno ha ancora detto nulla.
table-chat-unread = { $count ->
    [one] una riga non letta
   *[other] { $count } righe non lette
}
table-say = Di’ qualcosa
table-send = Invia
table-recap = Mentre non c’eri
table-recap-close = Chiudi il riassunto
table-recap-watch = Guardalo sul tabellone

## Piede e replica
table-foot = Replica e vista
table-scrub = Replica
table-scrub-at = Passo { $step } di { $steps }
table-scrub-at-name = Passo { $step } di { $steps }, { $name }
table-scrub-back = Una mossa indietro
table-scrub-forward = Una mossa avanti
table-scrub-play = Rivedi la partita da qui
table-scrub-pause = Pausa
table-live = Ora
table-fold-crews = Ripiega le ciurme
table-fold-crews-key = Ripiega le ciurme ([)
table-fold-side = Ripiega ordini e diario
table-fold-side-key = Ripiega ordini e diario (])
table-fullscreen = Schermo intero
table-fork = Continua da qui

## Tasti
table-key-numbers = scegli un ordine
table-key-enter = conferma
table-key-escape = un passo indietro
table-key-undo = annulla
table-key-redo = ripeti
table-key-why = perché no? mostra ciò che è rifiutato
table-key-rules = apri il regolamento
table-key-chart = va al tabellone
table-key-log = va al diario; le frecce lo scorrono
table-key-fold = ripiega le colonne ai lati
table-key-zoom = più vicino e più lontano, sul tabellone
table-key-arrows = cammina sul tabellone, o nella replica
table-key-help = questo elenco

## Sipario
table-curtain-title = Tocca a { $name }
table-curtain-pass = Passa lo schermo a
table-curtain-text = Le altre mani sono coperte. Quando solo { $name } vede lo schermo, apri il sipario.
table-curtain-open = Sono { $name }, apri il sipario
table-curtain-bot = { $name } non c’è: gioca un bot

## La fine
table-end-won = { $count ->
    [one] Vince { $names }
   *[other] Primi alla pari: { $names }
}
table-end-lost = { $count ->
    [one] La partita è persa
   *[other] Non vince nessuno
}
table-end-points = { $count ->
    [one] { $names } ha più punti di tutti, { $best } a { $others }.
   *[other] { $names } hanno più punti di tutti, { $best } a { $others }.
}
table-end-level = { $names } hanno { $points } punti ciascuno.
table-end-ahead = { $what }: { $ahead } a { $behind }. Davanti c’è { $name }.
table-end-ties = A destra del punteggio c’è ciò che decide tra pari.
table-end-shared = Nient’altro li distingue: sono alla pari.
table-end-board = Tabellone
table-end-score = Punteggio finale
table-end-legend = Che cosa dà punti
table-end-player = Giocatore
table-end-points-word = Punti
table-end-counted = Come si conta
table-end-rematch = Rivincita, stessa ciurma
table-end-rematch-there = Alla rivincita
table-end-watch = Riguardala
table-end-export = Esporta
table-end-seed = Il seme
table-end-seed-start = All’inizio
table-end-seed-now = Ora svelato
table-end-seed-ok = L’impronta combacia: questo seme era fissato prima della prima mossa.
table-end-seed-bad = L’impronta non combacia con questo seme.
table-end-seed-none = Il seme di questa partita qui non è noto.
table-end-course = Com’è andata
table-end-course-points = punti
table-end-course-rounds = punti, round per round
table-end-luck = Fortuna
table-end-luck-text = tiri rispetto alla media
table-end-luck-unit = In deviazioni standard: più di 2 è raro. Oro e cannoni aiutano, nativi e cannoni che scoppiano no.
table-end-rolls = { $count ->
    [0] nessun tiro
    [one] un tiro
   *[other] { $count } tiri
}
table-end-course-line = { $name }: da { $from } a { $to } punti.

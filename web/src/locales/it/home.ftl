# La pagina iniziale.
home-page = Approdo · cinque giochi da tavolo di isole e coloni
home-title = Dove approdiamo stasera?
home-intro = Cinque giochi da tavolo di isole e coloni, con tutte le regole applicate. Manda un collegamento e si gioca in un minuto: senza registrarsi, su ogni schermo.
home-quick = Partenza rapida
home-against = Contro
home-bots = { $count ->
    [0] nessuno, da solo
    [one] 1 bot
   *[other] { $count } bot
}
home-sail = Si salpa

home-games = Giochi
home-seats = Giocatori
home-time = Durata
home-minutes = { $range } min
home-with-bots = Bot
home-with-friends = Amici
home-play-bots = Gioca a { $game } contro i bot
home-play-friends = Gioca a { $game } con gli amici
home-coming = In cantiere
home-rules = Regole
home-rules-of = Regole di { $game }

home-first = È la prima volta?
home-first-sail = Salpa
home-first-sail-text = Scegli un gioco e quanti bot. Non barano mai e rispondono in pochi secondi.
home-first-gold = Segui l’oro
home-first-gold-text = Ciò che brilla si può toccare. La domanda sopra il tabellone dice che cosa ti viene chiesto.
home-first-why = Chiedi perché no
home-first-why-text = Ogni mossa rifiutata cita la sua regola, e un clic apre lì il regolamento.

home-mine = I tuoi tavoli
home-finished = Partite finite
home-unnamed = Un tavolo di { $game }
home-of = { $game }, { $taken } posti occupati su { $seats }
home-round = round { $round }
home-with = con { $names }
home-last = Ultima mossa { $time }
home-seat = Posto { $number }
home-gathering = { $missing ->
    [0] Ci siete tutti.
    [one] Manca ancora una persona.
   *[other] Mancano ancora { $missing } persone.
}
home-your-move = Tocca a te
home-clock = { $time } sul tuo orologio
home-waiting = Si aspetta { $names }.
home-waiting-others = Si aspettano gli altri.
home-missed = { $count ->
    [one] È successa una cosa da quando sei via
   *[other] Sono successe { $count } cose da quando sei via
}
home-gather = Invita
home-continue = Continua
home-look = Dai un’occhiata

home-public = Tavoli pubblici
home-public-none = Al momento non ci sono tavoli pubblici.
home-free = { $missing ->
    [one] Un posto libero su { $seats }
   *[other] { $missing } posti liberi su { $seats }
}
home-running = In gioco, { $seats } posti
home-join = Siediti
home-watch = Guarda

home-join-title = Unisciti a un tavolo
home-join-hint = Collegamento o codice
home-join-label = Collegamento o codice di un tavolo
home-join-go = Entra
home-join-unclear = Non è né un collegamento né un codice di tavolo. Incolla per intero il collegamento che hai ricevuto.
home-join-elsewhere = Questo collegamento porta a un altro server:
home-hotseat = Più giocatori su questo schermo
home-invite = Invita con un collegamento o un QR
home-import = Guarda il file di una partita
home-watch-any = Guarda una partita

home-unofficial = Realizzazione amatoriale non ufficiale, con parole e disegni nostri. I nomi dei giochi appartengono ai loro proprietari.
home-about = Che cos’è Approdo

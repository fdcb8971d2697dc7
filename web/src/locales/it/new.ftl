# Un tavolo nuovo.
new-title = Nuovo tavolo
new-game = Il gioco
new-players = { $range } giocatori
new-coming = in cantiere
new-unknown = Questo gioco non c’è
new-unknown-text = Questo server non lo conosce, o non ancora. La pagina iniziale mostra i giochi disponibili.

new-crew = L’equipaggio
new-add = Aggiungi un posto
new-remove = Togli un posto
new-here = Qui
new-invited = Invito
new-bot = Bot
new-free = Posto libero
new-name = Nome
new-your-name = Il tuo nome
new-name-of = Nome al posto { $number }
new-names = Scrivi chi gioca a questo schermo: il sipario chiama ciascuno per nome.
new-who = Chi siede al posto { $number }
new-level-of = Livello del bot al posto { $number }
new-note-me = Tu
new-note-curtain = Con il sipario
new-note-invited = Riceve un link

new-rules = Le regole di questo tavolo
new-read = Leggi il regolamento
new-no-options = Questo gioco non ha opzioni.
new-unmet = { $why ->
    [alone] Solo per un giocatore.
    [company] Solo per due o più giocatori.
   *[with] Non con questa scelta di «{ $option }».
}
new-less = Meno
new-more = Più

new-pace = Il ritmo
new-clock = Orologio
new-clock-text = Dal vivo: ci siete tutti. A giorni: chi deve muovere ha tempo per rispondere.
new-clock-none = Nessuno
new-clock-live = Dal vivo
new-clock-slow = A giorni
new-initial = All’inizio
new-increment = In più per ogni mossa
new-nothing = Niente
new-flag = Quando il tempo finisce
new-flag-bot = Un bot continua
new-flag-forfeit = La partita è persa
new-flag-nothing = Non succede nulla
new-away = Qualcuno si assenta
new-away-text = Un bot può sostituirlo finché non torna.
new-away-never = Si aspetta
new-away-after = Un bot dopo { $time }
new-away-level = Livello del bot

new-manners = Nome e usanze
new-table-name = Nome del tavolo
new-table-name-text = Per ritrovarlo tra i tuoi tavoli.
new-table-name-hint = Venerdì sera
new-sight = Chi lo vede
new-private = Privato
new-public = Pubblico
new-private-text = Lo trova solo chi ha un collegamento.
new-public-text = È elencato nella pagina iniziale: tutti possono guardare e prendere un posto libero.
new-hints = Suggerimenti
new-hints-text = Chi impara può chiedere consiglio a un bot.
new-seed = Scegli il seme della sorte
new-seed-text = Altrimenti è tirato a sorte e mostrato alla fine, perché tutti possano controllare.
new-seed-label = Seme
new-seed-hint = un numero intero, o 64 cifre esadecimali
new-seed-warning = Chi conosce il seme può sapere in anticipo ogni dado e ogni carta. Il tavolo dice a tutti che è stato scelto.
new-seed-unreadable = Un seme è un numero intero o ha 64 cifre esadecimali.

new-sum-seats = { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}
new-sum-here = { $count ->
    [one] Tu, a questo schermo
   *[other] { $count } persone a questo schermo
}
new-sum-invited = { $count ->
    [one] 1 persona su invito
   *[other] { $count } persone su invito
}
new-sum-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bot
}
new-sum-watch = Tu guardi
new-sum-clock = { $increment ->
    [none] { $initial } a testa
   *[other] { $initial } a testa, più { $increment } per ogni mossa
}
new-sum-no-clock = Senza orologio
new-sum-public = Pubblico: tutti possono guardare e unirsi
new-sum-private = Privato: solo con un collegamento
new-sum-luck = Sorte che si può controllare alla fine
new-sum-seed = Seme scelto: lo sanno tutti
new-sail = Si salpa
new-invite = Agli inviti
new-invite-text = Poi avrai un collegamento e un codice QR per ogni posto libero.

armada-sentence = Salpa dal tuo covo, esplora l’Eldorado, porta a casa l’oro.
armada-plate = Un galeone a vele spiegate
armada-board = Tabellone: l’arcipelago. Le frecce vanno di spazio in spazio, Invio sceglie.
armada-zoom-fit = Tutto il tabellone

armada-ended-rounds = { $count ->
    [one] Dopo { $rounds } round { $names } ha più punti di tutti, { $best } a { $others }.
   *[other] Dopo { $rounds } round { $names } hanno più punti di tutti, { $best } a { $others }.
}
armada-ended-tie = Dopo { $rounds } round { $names } hanno più punti di tutti, { $best } ciascuno.
armada-ended-victory = { $name } ha mostrato l’Opzione vincente con { $colour ->
    [azure] l’azzurro
    [purple] il viola
    [blue] il blu
   *[orange] l’arancione
} e ne aveva ancora le condizioni: la partita è finita nel round { $round }.
armada-ended-last = { $name } è l’ultimo con una ciurma: la partita è finita nel round { $round }.
armada-round = Round { $round }
armada-preliminary = Round preliminare

armada-colour = { $colour ->
    [azure] azzurro
    [purple] viola
    [blue] blu
   *[orange] arancione
}
armada-bands = { $count ->
    [one] { $count } banda
   *[other] { $count } bande
}
armada-natives = { $count ->
    [one] { $count } nativo
   *[other] { $count } nativi
}
armada-ingots = { $count ->
    [one] { $count } lingotto
   *[other] { $count } lingotti
}

# Spazi e navi a parole
armada-label-sea = { $name }, { $kind ->
    [open] mare aperto
   *[coastal] mare
}.
armada-label-land = { $name }, { $site ->
    [city] città
    [base] base commerciale
   *[none] territorio
}, { $holder ->
    [unexplored] { $site ->
        [none] inesplorato
       *[other] inesplorata
    }
    [natives] dei nativi
    [own] { $site ->
        [none] tuo
       *[other] tua
    } ({ armada-colour })
    [dummy] del colore di nessuno ({ armada-colour })
   *[other] di { $player } ({ armada-colour })
}{ $counters ->
    [none] .
   *[some] : { $list }.
}
armada-ship-at = Nave { $number }, { $place }
armada-label-ship = { $holder ->
    [own] La tua nave { $number }
    [nobody] Nave { $number } senza ciurma
    [dummy] Nave { $number }
   *[other] Nave { $number } di { $player } ({ armada-colour })
}{ $place ->
    [land] , non ancora varata
   *[sea] { "" }
}{ $cargo ->
    [none] .
   *[some] : { $list }.
}
armada-label-choice = { $keyed ->
    [yes] Tasto { $key }: { $text }.
   *[no] { $text }.
}
armada-label-choices = { $count ->
    [one] { $count } scelta.
   *[other] { $count } scelte.
}
armada-label-both = Invio sceglie lo spazio, Maiusc e Invio la nave.
armada-label-refused = Non ora: { $text }. { $reason }

# Accanto al tabellone
armada-crew-bands = Bande in gioco; { $reserve } nella riserva
armada-crew-gold = Lingotti
armada-crew-territories = Territori
armada-crew-ships = Navi
armada-crew-cards = Carte opzionali
armada-crew-score = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
armada-crew-den-title = Territori di un covo: { $count }, ne servono { $needed } per possederlo
armada-crew-bases = Basi
armada-crew-bases-title = Basi commerciali: { $count }, ne servono { $needed } per vincere { $centre ->
    [yes] (la centrale è tra queste)
   *[no] (manca la centrale)
}
armada-crew-cities = Città
armada-crew-cities-title = Città avversarie: { $count }, ne servono { $needed } per vincere
armada-crew-claim = Vittoria imminente
armada-crew-claim-title = { $when ->
    [now] Si verifica alla fine di questo turno
   *[later] Si verifica alla fine del prossimo turno
}
armada-crew-out = Fuori dal gioco
armada-claim = Vittoria imminente per { $player } ({ armada-colour }): si verifica alla fine { $when ->
    [now] di questo turno
   *[later] del prossimo turno { armada-colour }
}.

armada-supplies = Scorte
armada-supply-treasury = Lingotti nel tesoro comune
armada-supply-natives = Nativi disponibili
armada-supply-ships = Navi nella scatola
armada-supply-pile = Carte nel mazzo
armada-hand = Le tue carte
armada-hand-price = Una carta costa { $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
}
armada-hand-empty = Nessuna carta in mano.
armada-hand-copies = { $count } volte

armada-cost = { $count ->
    [one] { $count } punto movimento
   *[other] { $count } punti movimento
}

armada-dice = Ultimi tiri
armada-dice-of = Ultimi tiri, turno di { $name }
armada-dice-yours = Ultimi tiri, nel tuo turno
armada-dice-yours-now = Ultimi tiri, tuoi in questo turno
armada-dice-none = Ancora nessun tiro
armada-dice-gold = Dado dell’Oro: { $count }
armada-dice-natives = Dado dei Nativi: { $count }
armada-dice-firing = Dado del Combattimento: { $count ->
    [one] { $count } cannone spara
   *[other] { $count } cannoni sparano
}
armada-dice-exploding = Dado del Combattimento: { $count ->
    [one] { $count } cannone esplode
   *[other] { $count } cannoni esplodono
}

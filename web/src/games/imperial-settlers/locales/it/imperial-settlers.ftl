# Imperial Settlers: le parole intorno alle carte. Quello che dicono carte e regole viene dai dati e dal server.
imperial-settlers-sentence = Costruisci un motore di carte prima che la città affondi.
imperial-settlers-plate = Una città sotto una cupola in fondo al mare

imperial-settlers-board = Il tavolo delle carte
imperial-settlers-before = Inizio
imperial-settlers-round = Turno { $round } di 5
imperial-settlers-phase-opening = prima della partita
imperial-settlers-phase-lookout = Fase di Esplorazione
imperial-settlers-phase-production = Fase di Produzione
imperial-settlers-phase-action = Fase delle Azioni
imperial-settlers-phase-cleanup = Fase di Pulizia
imperial-settlers-phase-attack = Fase di Attacco
imperial-settlers-phase-over = la partita è finita
imperial-settlers-begins = Comincia { $name }
imperial-settlers-first = comincia
imperial-settlers-passed = ha passato
imperial-settlers-virtual = Giocatore virtuale

# tipi e file
imperial-settlers-kind-production = Produzione
imperial-settlers-kind-feature = Speciale
imperial-settlers-kind-action = Azione
imperial-settlers-kind-event = Evento
imperial-settlers-open = aperta
imperial-settlers-row-production = Produzione
imperial-settlers-row-feature = Speciali
imperial-settlers-row-action = Azioni
imperial-settlers-row-empty = ancora niente
imperial-settlers-row-calls = qui si può scegliere qualcosa
imperial-settlers-rows = File dell’impero

# la cornice di una carta
imperial-settlers-raze = Razzia
imperial-settlers-deal = Accordo
imperial-settlers-no-raze = Non razziabile
imperial-settlers-sign-free = gratis
imperial-settlers-sign-per = per
imperial-settlers-sign-or = o
imperial-settlers-sign-built = bonus
imperial-settlers-sign-end = fine
imperial-settlers-sign-unlock = sblocca
imperial-settlers-sign-raze = razzia
imperial-settlers-sign-own = proprio
imperial-settlers-sign-deck = mazzo
imperial-settlers-sign-remove = rimuovi
imperial-settlers-sign-steal = ruba
imperial-settlers-sign-copy = copia
imperial-settlers-sign-cancel = annulla
imperial-settlers-sign-take = prendi
imperial-settlers-sign-enemy = nemico
imperial-settlers-sign-move = sposta
imperial-settlers-sign-each = ognuno

# beni di cui parlano solo le carte
imperial-settlers-good-location = Luogo
imperial-settlers-good-deal = Accordo
imperial-settlers-good-resource = Risorsa a scelta
imperial-settlers-good-common_card = Carta Comune
imperial-settlers-good-faction_card = Carta Fazione
imperial-settlers-good-advanced_tech = gettone Tecnologia Avanzata
imperial-settlers-good-samurai = Samurai
imperial-settlers-good-color_match = Bene del colore
imperial-settlers-good-egypt_token = gettone Egizio
imperial-settlers-good-barbarian_token = gettone Barbaro
imperial-settlers-good-exhausted = segno

# le carte per chi ascolta
imperial-settlers-amount = { $good ->
    [wood] { $count ->
        [one] 1 Legno
       *[other] { $count } Legni
    }
    [stone] { $count ->
        [one] 1 Pietra
       *[other] { $count } Pietre
    }
    [food] { $count ->
        [one] 1 Cibo
       *[other] { $count } Cibi
    }
    [gold] { $count } Oro
    [worker] { $count ->
        [one] 1 Lavoratore
       *[other] { $count } Lavoratori
    }
    [raze] { $count ->
        [one] 1 gettone Razzia
       *[other] { $count } gettoni Razzia
    }
    [defense] { $count ->
        [one] 1 gettone Difesa
       *[other] { $count } gettoni Difesa
    }
    [basic_tech] { $count ->
        [one] 1 gettone Tecnologia Base
       *[other] { $count } gettoni Tecnologia Base
    }
    [advanced_score] { $count ->
        [one] 1 gettone Tecnologia Avanzata di Punteggio
       *[other] { $count } gettoni Tecnologia Avanzata di Punteggio
    }
    [advanced_defense] { $count ->
        [one] 1 gettone Tecnologia Avanzata da Difesa
       *[other] { $count } gettoni Tecnologia Avanzata da Difesa
    }
    [advanced_tech] { $count ->
        [one] 1 gettone Tecnologia Avanzata
       *[other] { $count } gettoni Tecnologia Avanzata
    }
    [vp] { $count ->
        [one] 1 Punto Vittoria
       *[other] { $count } Punti Vittoria
    }
    [card] { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
    [common_card] { $count ->
        [one] 1 Carta Comune
       *[other] { $count } Carte Comuni
    }
    [faction_card] { $count ->
        [one] 1 Carta Fazione
       *[other] { $count } Carte Fazione
    }
    [location] { $count ->
        [one] 1 Luogo
       *[other] { $count } Luoghi
    }
    [deal] { $count ->
        [one] 1 Accordo
       *[other] { $count } Accordi
    }
    [resource] { $count ->
        [one] 1 Risorsa a scelta
       *[other] { $count } Risorse a scelta
    }
    [samurai] { $count } Samurai
    [color_match] { $count ->
        [one] 1 Bene del colore
       *[other] { $count } Beni del colore
    }
    [egypt_token] { $count ->
        [one] 1 gettone Egizio
       *[other] { $count } gettoni Egizi
    }
    [barbarian_token] { $count ->
        [one] 1 gettone Barbaro
       *[other] { $count } gettoni Barbari
    }
   *[other] { $count ->
        [one] 1 segno
       *[other] { $count } segni
    }
  }
imperial-settlers-colours = { $count ->
    [0] Nessun colore.
    [one] Colore: { $colours }.
   *[other] Colori: { $colours }.
  }
imperial-settlers-raze-field = Campo Razzia: { $goods }.
imperial-settlers-costs = Costa { $cost }.
imperial-settlers-costs-nothing = Non costa niente.
imperial-settlers-deal-for = Come Accordo: { $good }.
imperial-settlers-can = Si può scegliere.
imperial-settlers-cannot = Ora no: { $reason }
imperial-settlers-lies = Sopra: { $what }.
imperial-settlers-lies-basic = lo migliora
imperial-settlers-lies-score = dà punti
imperial-settlers-lies-advanced_defense = lo protegge
imperial-settlers-lies-defense = lo protegge
imperial-settlers-lies-samurai = lo sorveglia
imperial-settlers-lies-blocked = lo blocca
imperial-settlers-lies-eavesdropped = ascolta
imperial-settlers-lies-exhausted = basta per questo turno
imperial-settlers-lies-taken = preso
imperial-settlers-lies-visitors = in visita
imperial-settlers-lies-spent = spesi qui
imperial-settlers-lies-held = conservati qui
imperial-settlers-under = Sotto: { $what }.
imperial-settlers-used = Esaurito per questo turno.
imperial-settlers-raze-cost = Per razziarlo { $count ->
    [one] serve 1 gettone Razzia
   *[other] servono { $count } gettoni Razzia
  }.

# il tavolo
imperial-settlers-empire-of = Impero di { $name }
imperial-settlers-open-empire = Guarda l’impero di { $name }
imperial-settlers-choose-seat = Scegli { $name }
imperial-settlers-home = Torna al tavolo
imperial-settlers-points = Punti Vittoria
imperial-settlers-points-now = { $count } con tutto quello che conterebbe alla fine
imperial-settlers-hand-size = Carte in mano
imperial-settlers-places = Luoghi costruiti
imperial-settlers-stock = I propri beni
imperial-settlers-deals = Accordi
imperial-settlers-deal-yields = Accordo: 1 { $good } ogni turno
imperial-settlers-deck-common = Mazzo Comune: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
imperial-settlers-deck-faction = Il proprio Mazzo Fazione: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
imperial-settlers-draw-here = Pesca da uno dei mazzi.
imperial-settlers-deck-of = Mazzo Fazione: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
imperial-settlers-deck-left = Carte nel Mazzo Fazione
imperial-settlers-discarded = Carte Fazione scartate
imperial-settlers-discard-common = Scarti Comuni: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
imperial-settlers-discard-faction = I propri scarti Fazione: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
imperial-settlers-discard-of = Scarti Fazione di { $name }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
imperial-settlers-discards = Scarti Fazione: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
imperial-settlers-heap-look = Guarda le carte.
imperial-settlers-heap-discard = Pile degli scarti
imperial-settlers-heap-foundations = Fondazioni
imperial-settlers-heap-collection = Conquiste
imperial-settlers-heap-common = Carte Comuni
imperial-settlers-heap-size = { $name }: { $count }
imperial-settlers-heap-secret = Queste le vedi solo tu
imperial-settlers-heap-times = Ce ne sono { $count }.
imperial-settlers-heap-backs = { $count ->
    [one] Una carta che conosce solo chi la possiede.
   *[other] { $count } carte che conosce solo chi le possiede.
  }
imperial-settlers-heap-empty = Qui non c’è nessuna carta.
imperial-settlers-hand = Mano: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
imperial-settlers-hand-empty = Nessuna carta in mano
imperial-settlers-display = Esplorazione
imperial-settlers-pool = Pescate
imperial-settlers-held = Tienine una
imperial-settlers-foundations = { $count ->
    [one] 1 Fondazione
   *[other] { $count } Fondazioni
  }
imperial-settlers-foundation = Fondazione: { $name }.
imperial-settlers-put-back = Rimetti a posto

# solitario
imperial-settlers-attacks = Attacchi
imperial-settlers-attack = Attacco: { $good }
imperial-settlers-attack-pile = Carte Attacco coperte: { $count }
imperial-settlers-solo-faction = Propri Luoghi Fazione
imperial-settlers-solo-common = Propri Luoghi Comuni
imperial-settlers-collection = Conquiste
imperial-settlers-virtual-faction = Fazione Virtuale
imperial-settlers-virtual-faction-text = Per razziare un Luogo del giocatore virtuale servono { $toll } gettoni Razzia.

# prima della partita
imperial-settlers-keeps = Conserva
imperial-settlers-other-choices = Altre scelte
imperial-settlers-deck-first = Scegli una carta del mazzo da togliere: escono tutte le sue copie.
imperial-settlers-deck-then = Ora scegli la carta che entra: deve avere lo stesso numero di copie.
imperial-settlers-deck-code = Codice di questo mazzo
imperial-settlers-deck-stuck = Il tavolo non offre il prossimo scambio per { $name }; continua a mano o riprova.
imperial-settlers-class = { $copies ->
    [one] Carte singole
    [3] Terzetti
   *[other] Coppie
  }
imperial-settlers-offered = Da inserire
imperial-settlers-taken-deck = il mio mazzo
imperial-settlers-use-deck = Usa { $name } ({ $count ->
    [one] 1 scambio
   *[other] { $count } scambi
  })

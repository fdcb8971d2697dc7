# Le frasi di Imperial Settlers.

# Elementi: i messaggi più sotto ne sono composti, e nessuna frase li usa da soli.

imperial-settlers-part-amount =
    { $good ->
        [wood] { $n ->
            [one] 1 Legno
           *[other] { $n } Legni
        }
        [stone] { $n ->
            [one] 1 Pietra
           *[other] { $n } Pietre
        }
        [food] { $n ->
            [one] 1 Cibo
           *[other] { $n } Cibi
        }
        [worker] { $n ->
            [one] 1 Lavoratore
           *[other] { $n } Lavoratori
        }
        [gold] { $n } Oro
        [raze] { $n ->
            [one] 1 gettone Razzia
           *[other] { $n } gettoni Razzia
        }
        [defense] { $n ->
            [one] 1 gettone Difesa
           *[other] { $n } gettoni Difesa
        }
        [basic_tech] { $n ->
            [one] 1 Tecnologia Base
           *[other] { $n } Tecnologie Base
        }
        [advanced_score] { $n ->
            [one] 1 Tecnologia Avanzata di Punteggio
           *[other] { $n } Tecnologie Avanzate di Punteggio
        }
        [advanced_defense] { $n ->
            [one] 1 Tecnologia Avanzata da Difesa
           *[other] { $n } Tecnologie Avanzate da Difesa
        }
        [vp] { $n } PV
        [card] { $n ->
            [one] 1 carta
           *[other] { $n } carte
        }
        [common_card] { $n ->
            [one] 1 Carta Comune
           *[other] { $n } Carte Comuni
        }
        [faction_card] { $n ->
            [one] 1 Carta Fazione
           *[other] { $n } Carte Fazione
        }
        [resource] { $n ->
            [one] 1 Risorsa a tua scelta
           *[other] { $n } Risorse a tua scelta
        }
        [advanced_tech] { $n ->
            [one] 1 Tecnologia Avanzata
           *[other] { $n } Tecnologie Avanzate
        }
        [samurai] { $n } Samurai
       *[color_match] { $n } Bene del colore della carta razziata
    }
imperial-settlers-part-nth =
    { $nth ->
        [0] { "" }
       *[other] { " " }({ $nth })
    }
imperial-settlers-part-from-nth =
    { $from-nth ->
        [0] { "" }
       *[other] { " " }({ $from-nth })
    }
imperial-settlers-part-whose =
    { $whose ->
        [player] { $card }{ imperial-settlers-part-nth } ({ $owner })
        [virtual] { $card }{ imperial-settlers-part-nth } (giocatore virtuale)
       *[nobody] un Luogo che non c’è più
    }
imperial-settlers-part-tech =
    { $tech ->
        [basic] Tecnologia Base
        [score] Tecnologia Avanzata di Punteggio
       *[defense] Tecnologia Avanzata da Difesa
    }
imperial-settlers-part-deck =
    { $deck ->
        [common] dal Mazzo Comune
       *[faction] dal Mazzo Fazione
    }
imperial-settlers-part-wood =
    { $wood ->
        [0] { "" }
        [one] { " " }1 Legno
       *[other] { " " }{ $wood } Legni
    }
imperial-settlers-part-after-wood =
    { $wood ->
        [0] { " " }
       *[other] ,{ " " }
    }
imperial-settlers-part-after-stone =
    { $stone ->
        [0] { imperial-settlers-part-after-wood }
       *[other] ,{ " " }
    }
imperial-settlers-part-after-food =
    { $food ->
        [0] { imperial-settlers-part-after-stone }
       *[other] ,{ " " }
    }
imperial-settlers-part-stone =
    { $stone ->
        [0] { "" }
        [one] { imperial-settlers-part-after-wood }1 Pietra
       *[other] { imperial-settlers-part-after-wood }{ $stone } Pietre
    }
imperial-settlers-part-food =
    { $food ->
        [0] { "" }
        [one] { imperial-settlers-part-after-stone }1 Cibo
       *[other] { imperial-settlers-part-after-stone }{ $food } Cibi
    }
imperial-settlers-part-gold =
    { $gold ->
        [0] { "" }
       *[other] { imperial-settlers-part-after-food }{ $gold } Oro
    }
imperial-settlers-part-any =
    { $any ->
        [0] { "" }
        [one] { imperial-settlers-part-after-food }1 Risorsa qualsiasi
       *[other] { imperial-settlers-part-after-food }{ $any } Risorse qualsiasi
    }
imperial-settlers-part-bill = { imperial-settlers-part-wood }{ imperial-settlers-part-stone }{ imperial-settlers-part-food }{ imperial-settlers-part-any }
imperial-settlers-part-sacrifice =
    { $sacrifice ->
        [one] 1 Luogo
       *[other] { $sacrifice } Luoghi
    }
imperial-settlers-part-cost =
    { $cost ->
        [nothing] { " " }nulla
        [goods] { imperial-settlers-part-bill }
        [location] { " " }{ imperial-settlers-part-sacrifice }
       *[both] { imperial-settlers-part-bill } e { imperial-settlers-part-sacrifice }
    }
imperial-settlers-part-loot =
    { $razed ->
        [one] { imperial-settlers-part-first-loot }
        [twice] 2 × { imperial-settlers-part-first-loot }
       *[both] { imperial-settlers-part-first-loot } + { imperial-settlers-part-second-loot }
    }
imperial-settlers-part-first-loot =
    { $loot ->
        [wood] Legno
        [stone] Pietra
        [food] Cibo
        [worker] Lavoratore
        [gold] Oro
        [raze] gettone Razzia
        [basic_tech] Tecnologia Base
        [vp] PV
       *[card] carta
    }
imperial-settlers-part-second-loot =
    { $more ->
        [wood] Legno
        [stone] Pietra
        [food] Cibo
        [worker] Lavoratore
        [gold] Oro
        [raze] gettone Razzia
        [basic_tech] Tecnologia Base
        [vp] PV
       *[card] carta
    }
imperial-settlers-part-face =
    { $card } ({ $class ->
        [common] Comune
       *[faction] Fazione
    }; { $colours }; costo:{ imperial-settlers-part-cost }): { $text }{ $razed ->
        [no] { "" }
       *[other] { " " }Razzia: { imperial-settlers-part-loot }.
    }{ $deal ->
        [no] { "" }
       *[yes] { " " }Accordo: { imperial-settlers-part-amount }.
    }
imperial-settlers-part-people =
    { $whose ->
        [egyptian] Egizio
       *[barbarian] Barbaro
    }
imperial-settlers-part-own-count =
    { $counted ->
        [common] { $own ->
            [one] hai 1 Luogo Comune
           *[other] hai { $own } Luoghi Comuni
        }
       *[faction] { $own ->
            [one] hai 1 Luogo Fazione
           *[other] hai { $own } Luoghi Fazione
        }
    }
imperial-settlers-part-peoples =
    { $whose ->
        [egyptian] Egizi
       *[barbarian] Barbari
    }

# Domande

imperial-settlers-occasion = Per via di { $card }.
imperial-settlers-occasion-build = Per costruire { $card }.
imperial-settlers-occasion-raze = Per la Razzia di { $card }.
imperial-settlers-ask-faction = Scegli la tua fazione.
imperial-settlers-ask-expansion = { $faction }: scegli se aggiungere le carte di un’espansione.
imperial-settlers-ask-deck =
    { $left ->
        [0] { $faction }: componi il tuo mazzo (nessuno scambio rimasto).
        [one] { $faction }: componi il tuo mazzo (1 scambio rimasto).
       *[other] { $faction }: componi il tuo mazzo ({ $left } scambi rimasti).
    }
imperial-settlers-ask-pick = Prendi una delle carte scoperte.
imperial-settlers-ask-keep-one = Tieni una delle carte tra cui scegli.
imperial-settlers-ask-act = Svolgi un’azione o passa.
imperial-settlers-ask-rest = Piazza gettoni, o termina la giocata.
imperial-settlers-ask-draw = Scegli il mazzo da cui pescare.
imperial-settlers-ask-resource = Scegli una Risorsa.
imperial-settlers-ask-form = Scegli la forma del gettone Tecnologia Avanzata.
imperial-settlers-ask-post = Scegli dove va il Samurai.
imperial-settlers-ask-colour = Scegli il colore che conta.
imperial-settlers-ask-lose =
    { $left ->
        [one] Scegli un Bene da scartare.
       *[other] Scegli i Beni da scartare (ancora { $left }).
    }
imperial-settlers-ask-keep = Tieni una delle carte pescate; l’altra si scarta.
imperial-settlers-ask-exchange =
    { $left ->
        [one] Scegli che cosa rende l’ultima coppia di Lavoratori.
       *[other] Scegli che cosa rende la prossima coppia di Lavoratori (ancora { $left }).
    }
imperial-settlers-ask-option = { $card }: scegli.
imperial-settlers-ask-repeat = { $card }: scegli se pagare ancora una volta.
imperial-settlers-ask-deal-again =
    { $left ->
        [one] Scegli un Accordo da usare ancora.
       *[other] Scegli gli Accordi da usare ancora (ancora { $left }).
    }
imperial-settlers-ask-move-tech =
    { $left ->
        [one] Scegli se spostare un altro gettone Tecnologia.
       *[other] Scegli i gettoni Tecnologia da spostare (ancora { $left }).
    }
imperial-settlers-ask-pay = Scegli come pagare{ imperial-settlers-part-bill }.
imperial-settlers-ask-give-location =
    { $left ->
        [one] Scegli un Luogo o una Fondazione da scartare.
       *[other] Scegli i Luoghi o le Fondazioni da scartare (ancora { $left }).
    }
imperial-settlers-ask-discard =
    { $left ->
        [one] Scegli una carta da scartare.
       *[other] Scegli le carte da scartare (ancora { $left }).
    }
imperial-settlers-ask-forced-discard =
    { $left ->
        [one] Devi scartare una carta.
       *[other] Devi scartare { $left } carte.
    }
imperial-settlers-ask-give-deal =
    { $left ->
        [one] Scegli un Accordo a cui rinunciare.
       *[other] Scegli gli Accordi a cui rinunciare (ancora { $left }).
    }
imperial-settlers-ask-produce = Scegli il Luogo che produce.
imperial-settlers-ask-remove = Scegli un Luogo Comune nemico da rimuovere.
imperial-settlers-ask-own-of-pair = Scegli il tuo Luogo da rimuovere.
imperial-settlers-ask-enemy-of-pair = Scegli il Luogo nemico da rimuovere.
imperial-settlers-ask-raze-own = Scegli uno dei tuoi Luoghi Comuni da razziare.
imperial-settlers-ask-raze-any = Scegli una carta in mano o un Luogo nemico da razziare.
imperial-settlers-ask-raze-enemy = Scegli un Luogo nemico da razziare.
imperial-settlers-ask-steal = Scegli che cosa prendere e a chi.
imperial-settlers-ask-copy = Scegli un Luogo nemico e un Bene del suo campo Razzia.
imperial-settlers-ask-location-deal = Scegli un Luogo Comune nemico e il Bene del tuo Accordo con esso.
imperial-settlers-ask-build-card = Scegli una Carta Fazione da costruire subito.
imperial-settlers-ask-build-deal = Scegli uno dei tuoi Accordi da costruire.
imperial-settlers-ask-cancel-deal = Scegli un Accordo nemico da annullare.
imperial-settlers-ask-take-deal = Scegli un Accordo nemico da prendere.
imperial-settlers-ask-enemy-discard = Scegli chi scarta una carta.
imperial-settlers-ask-bury = Scegli una carta per una Fondazione.
imperial-settlers-ask-restore = Scegli una Fondazione da ripristinare.
imperial-settlers-ask-exhaust = Scegli un Luogo Azione nemico da esaurire.
imperial-settlers-ask-block = Scegli un Luogo nemico da bloccare.
imperial-settlers-ask-lift = Scegli il blocco che passa a { imperial-settlers-part-whose }.
imperial-settlers-ask-take-over = Scegli un Luogo Comune nemico da requisire.
imperial-settlers-ask-eavesdrop = Scegli un Luogo nemico da origliare.
imperial-settlers-ask-free-activate = Scegli un’Azione da attivare senza pagare.
imperial-settlers-ask-send-worker = Scegli dove va il tuo Lavoratore.
imperial-settlers-ask-cash-in = { $card }: scarta i Beni ricevuti per { $n } PV ciascuno, o tienili.
imperial-settlers-ask-store = Scegli che cosa conservare su { imperial-settlers-part-whose } (ancora { $left }).
imperial-settlers-ask-stash =
    { $what ->
        [resource] Scegli le Risorse da riporre su { imperial-settlers-part-whose } (ancora { $left }).
       *[card] Scegli le carte da riporre sotto { imperial-settlers-part-whose } (ancora { $left }).
    }
imperial-settlers-ask-attack = Scegli quale dei tuoi Luoghi è attaccato.

# Scelte

imperial-settlers-faction = Gioca: { $faction }
imperial-settlers-random-faction = Lascia scegliere la fazione alla sorte
imperial-settlers-expand = Aggiungi l’espansione Gli Atlantidei
imperial-settlers-expand-atlanteans = Aggiungi le carte atlantidee aggiuntive
imperial-settlers-base-only = Non aggiungere espansioni
imperial-settlers-swap = Metti nel mazzo { $new } al posto di { $out }
imperial-settlers-ready-deck = Usa il mazzo già pronto
imperial-settlers-deck-done = Il mazzo è composto
imperial-settlers-pick = Prendi { $card }
imperial-settlers-build =
    Costruisci { $card }{ $cost ->
        [nothing] { "" }
       *[other] { " " }per{ imperial-settlers-part-cost }
    }
imperial-settlers-deal = Stringi un Accordo con { $card } per { imperial-settlers-part-amount }
imperial-settlers-deal-impossible = Stringi un Accordo con { $card }
imperial-settlers-raze-hand =
    Razzia dalla mano: { $card }{ $razed ->
        [no] { "" }
       *[other] , per { imperial-settlers-part-loot }
    }
imperial-settlers-raze =
    { $tokens ->
        [0] Razzia { imperial-settlers-part-whose }
       *[other] Razzia { imperial-settlers-part-whose }, gettoni Razzia: { $tokens }
    }
imperial-settlers-activate =
    { $key ->
        [first] Attiva { $card }{ imperial-settlers-part-nth }
       *[second] Attiva la seconda Azione di { $card }{ imperial-settlers-part-nth }
    }{ $times ->
        [one] { "" }
       *[other] { " " }{ $times } volte
    }
imperial-settlers-exchange =
    { $pairs ->
        [one] Scambia 2 Lavoratori
       *[other] Scambia { $pairs } coppie di Lavoratori
    }
imperial-settlers-visit = Invia un Lavoratore a { imperial-settlers-part-whose }
imperial-settlers-unblock = Sblocca { imperial-settlers-part-whose }
imperial-settlers-place-defense = Piazza un gettone Difesa su { imperial-settlers-part-whose }
imperial-settlers-deploy-samurai = Schiera un Samurai su { imperial-settlers-part-whose }
imperial-settlers-place-tech = Piazza { imperial-settlers-part-tech } su { imperial-settlers-part-whose }
imperial-settlers-pass = Passa per il resto del turno
imperial-settlers-end-turn = Termina la giocata
imperial-settlers-draw = Pesca { imperial-settlers-part-deck }
imperial-settlers-take-good = Prendi { imperial-settlers-part-amount }
imperial-settlers-lose-good = Scarta { imperial-settlers-part-amount }
imperial-settlers-store-good = Conserva { imperial-settlers-part-amount }
imperial-settlers-stash-good = Riponi { imperial-settlers-part-amount }
imperial-settlers-colour = Contala come { $colour }
imperial-settlers-pay = Paga{ imperial-settlers-part-wood }{ imperial-settlers-part-stone }{ imperial-settlers-part-food }{ imperial-settlers-part-gold }
imperial-settlers-at = Scegli { imperial-settlers-part-whose }
imperial-settlers-give-up = Scarta { imperial-settlers-part-whose }
imperial-settlers-forfeit = Perdi { imperial-settlers-part-whose }
imperial-settlers-produce = Produce { imperial-settlers-part-whose }
imperial-settlers-remove = Rimuovi { imperial-settlers-part-whose }
imperial-settlers-exhaust = Esaurisci { imperial-settlers-part-whose }
imperial-settlers-block = Blocca { imperial-settlers-part-whose }
imperial-settlers-lift = Prendi il gettone da { imperial-settlers-part-whose }
imperial-settlers-take-over = Requisisci { imperial-settlers-part-whose }
imperial-settlers-eavesdrop = Origlia { imperial-settlers-part-whose }
imperial-settlers-discard-card = Scarta { $card }
imperial-settlers-bury-card = Fai di { $card } una Fondazione
imperial-settlers-build-now = Costruisci subito { $card }
imperial-settlers-stash-card = Riponi { $card }
imperial-settlers-keep-card = Tieni { $card }
imperial-settlers-use-foundation =
    { $known ->
        [hidden] Scarta la Fondazione nascosta { $card }
       *[open] Scarta la Fondazione { $card }
    }
imperial-settlers-restore =
    { $known ->
        [hidden] Ripristina la Fondazione nascosta { $card }
       *[open] Ripristina la Fondazione { $card }
    }
imperial-settlers-give-deal = Rinuncia all’Accordo per { imperial-settlers-part-amount } ({ $piece })
imperial-settlers-cancel-deal =
    { $whose ->
        [virtual] Metti da parte la Carta Attacco per { imperial-settlers-part-amount }
       *[player] Annulla l’Accordo di { $owner } per { imperial-settlers-part-amount } ({ $piece })
    }
imperial-settlers-take-deal =
    { $whose ->
        [virtual] Prendi la Carta Attacco per { imperial-settlers-part-amount }
       *[player] Prendi l’Accordo di { $owner } per { imperial-settlers-part-amount } ({ $piece })
    }
imperial-settlers-build-deal = Costruisci { $piece }, l’Accordo per { imperial-settlers-part-amount }
imperial-settlers-use-deal = Usa l’Accordo per { imperial-settlers-part-amount } ({ $piece })
imperial-settlers-deal-with = Stringi un Accordo con { imperial-settlers-part-whose } per { imperial-settlers-part-amount }
imperial-settlers-copy-good = Ottieni { imperial-settlers-part-amount } da { imperial-settlers-part-whose }
imperial-settlers-steal = Prendi { imperial-settlers-part-amount } a { $owner }
imperial-settlers-against = { $owner } scarta
imperial-settlers-option-gain = Ottieni { imperial-settlers-part-amount }
imperial-settlers-option-trade =
    { $cost ->
        [gold] Spendi { $price } Oro per { imperial-settlers-part-amount }
        [worker] { $price ->
            [one] Spendi 1 Lavoratore per { imperial-settlers-part-amount }
           *[other] Spendi { $price } Lavoratori per { imperial-settlers-part-amount }
        }
        [raze] { $price ->
            [one] Spendi 1 gettone Razzia per { imperial-settlers-part-amount }
           *[other] Spendi { $price } gettoni Razzia per { imperial-settlers-part-amount }
        }
       *[basic_tech] Spendi { $price } Tecnologia Base per { imperial-settlers-part-amount }
    }
imperial-settlers-again = Paga ancora una volta
imperial-settlers-move-tech = Sposta { imperial-settlers-part-tech } da { $from-card }{ imperial-settlers-part-from-nth } a { $card }{ imperial-settlers-part-nth }
imperial-settlers-cash-in = Scarta { imperial-settlers-part-amount } per { $vp } PV
imperial-settlers-cash-in-card = Scarta { $card } per { $vp } PV
imperial-settlers-done = Basta così

# Avvenimenti

imperial-settlers-faction-chosen = { $player } gioca con: { $faction }.
imperial-settlers-luck-chooses = { $player } lascia scegliere la fazione alla sorte.
imperial-settlers-expanded = { $player } aggiunge le carte di un’espansione.
imperial-settlers-not-expanded = { $player } non aggiunge espansioni.
imperial-settlers-card-replaced = { $player } scambia { $old } con { $new }.
imperial-settlers-deck-changed = { $player } toglie { $out } e mette { $new }.
imperial-settlers-deck-built = { $player } ha composto un mazzo.
imperial-settlers-first-player = Il primo giocatore è { $player }.
imperial-settlers-round-began = Comincia il turno { $round }.
imperial-settlers-drew = { $player } pesca { $card } { imperial-settlers-part-deck }.
imperial-settlers-drew-hidden = { $player } pesca una carta { imperial-settlers-part-deck }.
imperial-settlers-nothing-to-draw = { $player } non ha nulla da pescare { imperial-settlers-part-deck }.
imperial-settlers-reshuffled = La pila degli scarti comune è rimescolata in un nuovo mazzo.
imperial-settlers-event-drawn = Esce l’Evento { $card }.
imperial-settlers-turned-up = Si scopre { $card }.
imperial-settlers-picked = { $player } prende { $card }.
imperial-settlers-left-over = { $card } avanza e si scarta.
imperial-settlers-virtual-took = Il giocatore virtuale riceve { $card }.
imperial-settlers-dealt = { $player } riceve { $card } tra cui scegliere.
imperial-settlers-dealt-hidden = { $player } riceve una carta tra cui scegliere.
imperial-settlers-kept = { $player } tiene { $card }.
imperial-settlers-kept-hidden = { $player } tiene una carta.
imperial-settlers-handed-on = { $player } riceve { $card }.
imperial-settlers-handed-on-hidden = { $player } riceve una carta.
imperial-settlers-discarded = { $player } scarta { $card }.
imperial-settlers-collecting = { $player } riscuote da scheda, Accordi e Luoghi.
imperial-settlers-gained = { $player } ottiene { imperial-settlers-part-amount }.
imperial-settlers-spent = { $player } spende { imperial-settlers-part-amount }.
imperial-settlers-lost = { $player } perde { imperial-settlers-part-amount }.
imperial-settlers-stole = { $player } prende { imperial-settlers-part-amount } a { $owner }.
imperial-settlers-returned = { imperial-settlers-part-amount } torna a { $player }.
imperial-settlers-turn-began = Tocca a { $player }.
imperial-settlers-turn-ended = { $player } termina la giocata.
imperial-settlers-passed = { $player } passa.
imperial-settlers-building = { $player } costruisce { $card }.
imperial-settlers-gave-up = { $player } scarta per questo { $card }.
imperial-settlers-foundation-used = { $player } scarta per questo la Fondazione { $card }.
imperial-settlers-built = { $card } sta nell’Impero di { $player }.
imperial-settlers-deal-made = { $player } stringe un Accordo con { $card } per { imperial-settlers-part-amount }.
imperial-settlers-location-deal-made = { $player } stringe un Accordo con il Luogo { $card } per { imperial-settlers-part-amount }.
imperial-settlers-location-deal-ended = L’Accordo di { $player } con { $card } per { imperial-settlers-part-amount } finisce.
imperial-settlers-deal-used = L’Accordo di { $player } rende { imperial-settlers-part-amount }.
imperial-settlers-deal-given-up = { $player } rinuncia all’Accordo per { imperial-settlers-part-amount }.
imperial-settlers-deal-cancelled =
    { $whose ->
        [virtual] { $player } mette da parte la Carta Attacco per { imperial-settlers-part-amount }.
       *[player] { $player } annulla l’Accordo di { $owner } per { imperial-settlers-part-amount }.
    }
imperial-settlers-deal-taken =
    { $whose ->
        [virtual] { $player } prende la Carta Attacco per { imperial-settlers-part-amount }.
       *[player] { $player } prende l’Accordo di { $owner } per { imperial-settlers-part-amount }.
    }
imperial-settlers-razing =
    { $from ->
        [hand] { $player } razzia { $card } dalla mano.
        [own] { $player } razzia il proprio Luogo { $card }.
        [deck] { $player } razzia { $card } dal Mazzo Comune.
       *[enemy] { $player } razzia { $card }.
    }
imperial-settlers-not-razed = { $player } scopre { $card }, che non si può razziare.
imperial-settlers-became-foundation = { $card } diventa una Fondazione di { $player }.
imperial-settlers-demolished =
    { $whose ->
        [virtual] { $card } del giocatore virtuale si scarta.
       *[player] { $card } di { $owner } si scarta.
    }
imperial-settlers-removed =
    { $whose ->
        [virtual] È rimosso il Luogo { $card } del giocatore virtuale.
       *[player] È rimosso il Luogo { $card } di { $owner }.
    }
imperial-settlers-cashed-in = { $player } scarta { imperial-settlers-part-amount } per { $vp } PV.
imperial-settlers-activated =
    { $key ->
        [first] { $player } attiva { $card }
       *[second] { $player } attiva la seconda Azione di { $card }
    }{ $times ->
        [one] .
       *[other] { " " }{ $times } volte.
    }
imperial-settlers-in-vain = { $card } non trova nulla su cui agire per { $player }.
imperial-settlers-exchanging =
    { $pairs ->
        [one] { $player } scambia una coppia di Lavoratori.
       *[other] { $player } scambia { $pairs } coppie di Lavoratori.
    }
imperial-settlers-visited = { $player } invia un Lavoratore a { $card }.
imperial-settlers-produced = { $card } produce per { $player }.
imperial-settlers-reacted = { $card } agisce per { $player }.
imperial-settlers-declined = { $player } si ferma qui.
imperial-settlers-score-token = Il gettone Punteggio su { $card } conta per { $player }.
imperial-settlers-aimed = { $player } sceglie { $card }.
imperial-settlers-blocked = { $player } blocca { $card }.
imperial-settlers-unblocked = { $player } sblocca { $card }.
imperial-settlers-exhausted = { $player } esaurisce { $card }.
imperial-settlers-taken-over = { $player } requisisce { $card }.
imperial-settlers-eavesdropped = { $player } origlia { $card }.
imperial-settlers-must-discard = { $player } costringe { $owner } a scartare.
imperial-settlers-buried = { $player } fa di { $card } una Fondazione.
imperial-settlers-buried-hidden = { $player } fa di una carta coperta una Fondazione.
imperial-settlers-restored = { $player } ripristina la Fondazione { $card }.
imperial-settlers-defense-placed = { $player } piazza un gettone Difesa su { $card }.
imperial-settlers-samurai-deployed = { $player } schiera un Samurai su { $card }.
imperial-settlers-tech-placed = { $player } piazza { imperial-settlers-part-tech } su { $card }.
imperial-settlers-tech-moved = { $player } sposta { imperial-settlers-part-tech } su { $card }.
imperial-settlers-tech-lost = { $player } perde { imperial-settlers-part-tech } su { $card }.
imperial-settlers-stored = { $player } conserva { imperial-settlers-part-amount } su { $card }.
imperial-settlers-unstored = { $player } riprende ciò che aveva conservato: { imperial-settlers-part-amount }.
imperial-settlers-stashed = { $player } ripone { $card } per sempre.
imperial-settlers-stashed-hidden = { $player } ripone una carta per sempre.
imperial-settlers-stashed-good = { $player } ripone { imperial-settlers-part-amount } per sempre.
imperial-settlers-cleaned-up = Pulizia del turno { $round }: ciò che nessuno conserva si scarta.
imperial-settlers-attack-turned-up = Si scopre { $attack }.
imperial-settlers-collected = { $card } va nelle Conquiste del giocatore virtuale.
imperial-settlers-attack-failed = L’attacco non ha effetto.
imperial-settlers-attack-stopped = Un gettone Difesa su { $card } ferma l’attacco.
imperial-settlers-attack-razed = Il giocatore virtuale razzia il Luogo { $card } e lo mette nelle Conquiste.
imperial-settlers-defense-gone = I gettoni Difesa si scartano.
imperial-settlers-scored = { $player } segna { $common } PV per i Luoghi Comuni, { $faction } PV per i Luoghi Fazione e { $features } PV per gli Speciali.
imperial-settlers-game-ended = La partita è finita.

# Il tavolo a parole

imperial-settlers-board-course = Andamento della partita
imperial-settlers-board-round =
    { $round ->
        [0] La partita è in preparazione.
       *[other] Turno { $round } di { $last }; il primo giocatore è { $player }.
    }
imperial-settlers-board-turn =
    { $acted ->
        [yes] Tocca a { $player }, che ha svolto un’azione.
       *[no] Tocca a { $player }.
    }
imperial-settlers-board-common = Mazzo Comune: { $deck }, scartate: { $discard }.
imperial-settlers-board-end =
    { $won ->
        [yes] La partita è vinta: { imperial-settlers-part-own-count }, e le Conquiste contano { $collection }.
       *[no] La partita è persa: { imperial-settlers-part-own-count }, e le Conquiste contano { $collection }.
    }
imperial-settlers-board-result = Il tuo risultato: { $vp } PV, { $result }.
imperial-settlers-board-factions = Le fazioni
imperial-settlers-board-faction =
    { $faction }: { $style } A ogni turno: { $income }{ $defense ->
        [0] { "" }
       *[other] , e un gettone Difesa per ogni giocatore
    }. Conserva: { $store }. Alla fine ogni Luogo Fazione vale { $worth } PV.
imperial-settlers-board-income =
    A ogni turno: { $income }{ $defense ->
        [0] { "" }
        [one] , e 1 gettone Difesa
       *[other] , e { $defense } gettoni Difesa
    }. Conserva: { $store }.
imperial-settlers-board-display = Le carte scoperte
imperial-settlers-board-card = { imperial-settlers-part-face }
imperial-settlers-board-player = { $player }
imperial-settlers-board-no-faction = Ancora nessuna fazione.
imperial-settlers-board-standing =
    { $passed ->
        [yes] { $faction }: { $vp } PV, Impero da { $worth } PV, ha passato.
       *[no] { $faction }: { $vp } PV, Impero da { $worth } PV.
    }
imperial-settlers-board-good = { imperial-settlers-part-amount }
imperial-settlers-board-cards = Mano: { $common } Comuni, { $faction } Fazione; Mazzo Fazione: { $deck }, scartate: { $discard }.
imperial-settlers-board-tokens =
    { $n ->
        [one] 1 gettone { imperial-settlers-part-people } in riserva.
       *[other] { $n } gettoni { imperial-settlers-part-peoples } in riserva.
    }
imperial-settlers-board-deal = Accordo per { imperial-settlers-part-amount } ({ $piece })
imperial-settlers-board-empire = L’Impero di { $player }
imperial-settlers-board-location =
    { $card } ({ $class ->
        [common] Comune
       *[faction] Fazione
    }; { $colours }{ $raze ->
        [0] { "" }
        [one] , si razzia con 1 gettone
       *[other] , si razzia con { $raze } gettoni
    }{ $activations ->
        [0] { "" }
        [one] , attivazioni: 1
       *[other] , attivazioni: { $activations }
    }{ $visitors ->
        [0] { "" }
        [one] , 1 visitatore
       *[other] , { $visitors } visitatori
    }{ $basic ->
        [yes] , Tecnologia Base
       *[no] { "" }
    }{ $score ->
        [yes] , Tecnologia Avanzata di Punteggio
       *[no] { "" }
    }{ $advanced ->
        [yes] , Tecnologia Avanzata da Difesa
       *[no] { "" }
    }{ $defense ->
        [yes] , gettone Difesa
       *[no] { "" }
    }{ $samurai ->
        [yes] , Samurai
       *[no] { "" }
    }{ $blocked ->
        [yes] , bloccato
       *[no] { "" }
    }{ $heard ->
        [yes] , origliato
       *[no] { "" }
    }{ $exhausted ->
        [yes] , esaurito
       *[no] { "" }
    }{ $taken ->
        [yes] , requisito
       *[no] { "" }
    }): { $text }{ $razed ->
        [no] { "" }
       *[other] { " " }Razzia: { imperial-settlers-part-loot }.
    }
imperial-settlers-board-stored = Conservati su { $card }: { imperial-settlers-part-amount }
imperial-settlers-board-under =
    { $n ->
        [one] 1 carta sotto { $card }
       *[other] { $n } carte sotto { $card }
    }
imperial-settlers-board-common-discard = Gli scarti Comuni
imperial-settlers-board-discard = Gli scarti di { $player }
imperial-settlers-board-copies =
    { $n ->
        [one] { $card }
       *[other] { $n } × { $card }
    }
imperial-settlers-board-foundation = Fondazione: { $card }
imperial-settlers-board-hidden-foundations =
    { $n ->
        [one] 1 Fondazione nascosta
       *[other] { $n } Fondazioni nascoste
    }
imperial-settlers-board-virtual = Il giocatore virtuale
imperial-settlers-board-collection =
    { $counted ->
        [common] Per vincere ti servono più Luoghi Comuni di quanto contano le Conquiste: tu { $own }, le Conquiste { $collection }.
       *[faction] Per vincere ti servono più Luoghi Fazione di quanto contano le Conquiste: tu { $own }, le Conquiste { $collection }.
    }
imperial-settlers-board-collected-tokens =
    { $n ->
        [one] 1 gettone Difesa è nelle Conquiste e conta come una carta.
       *[other] { $n } gettoni Difesa sono nelle Conquiste e contano come carte.
    }
imperial-settlers-board-collected = Le Conquiste
imperial-settlers-board-virtual-empty = Nella sua area non c’è nessun Luogo.
imperial-settlers-board-virtual-faction = La Carta Fazione Virtuale è in uso: razziare un Luogo del giocatore virtuale costa { $n } gettoni Razzia.
imperial-settlers-board-attacks = La linea d’attacco, la carta più recente per prima
imperial-settlers-board-attack = { $attack } (Bersaglio { $at })
imperial-settlers-board-attack-aside = Messa da parte: { $attack }
imperial-settlers-board-attack-pile =
    { $n ->
        [one] 1 Carta Attacco è ancora coperta; se ne scoprono due dopo ogni Fase delle Azioni.
       *[other] { $n } Carte Attacco sono ancora coperte; se ne scoprono due dopo ogni Fase delle Azioni.
    }
imperial-settlers-board-deck = Il tuo mazzo
imperial-settlers-board-shelf = Che cosa può entrare nel mazzo
imperial-settlers-board-set = { $copies } × { imperial-settlers-part-face }
imperial-settlers-board-hand = Che cosa hai in mano
imperial-settlers-board-held = Tra cui scegliere: { imperial-settlers-part-face }
imperial-settlers-board-stashed = Riposta: { $card }

# Ciò che si tiene d’occhio: quantità, punteggio, che cosa fa vincere e che cosa viene poi

imperial-settlers-tally-vp = Punti Vittoria
imperial-settlers-tally-good = { $good }
imperial-settlers-tally-hand = Carte in mano
imperial-settlers-tally-deals = Accordi
imperial-settlers-account-play = Durante la partita
imperial-settlers-account-common = Luoghi Comuni
imperial-settlers-account-faction = Luoghi Fazione
imperial-settlers-account-features = Speciali
imperial-settlers-account-goods = Risorse e Lavoratori rimasti
imperial-settlers-settled = { imperial-settlers-board-end } { imperial-settlers-board-result }
imperial-settlers-goal-vp = Vince chi ha più Punti Vittoria
imperial-settlers-goal-collection = Più Luoghi che contano che carte nelle Conquiste
imperial-settlers-ahead-lookout = Esplorazione: nuove carte per tutti
imperial-settlers-ahead-production = Produzione: plance, Accordi e Luoghi danno Beni
imperial-settlers-ahead-action = Azioni, finché tutti hanno passato
imperial-settlers-ahead-cleanup = Pulizia: i Beni non immagazzinati si perdono
imperial-settlers-ahead-attack = Il giocatore virtuale attacca
imperial-settlers-ahead-end = La partita finisce dopo l’ultimo turno

# Perché una scelta è rifiutata, in breve

imperial-settlers-reason-versions = La versione vecchia e la nuova non stanno mai nello stesso mazzo.
imperial-settlers-reason-copies = Le due non hanno lo stesso numero di copie.
imperial-settlers-reason-passed = Chi la possiede ha passato: in questo turno nessuno la raggiunge.
imperial-settlers-reason-cost = Hai { $have } dei { $need } che costa.
imperial-settlers-reason-foundation = Non hai un Luogo o una Fondazione da cedere.
imperial-settlers-reason-common-deal = Solo le carte Fazione possono diventare Accordi.
imperial-settlers-reason-deal-food = Un Accordo costa 1 Cibo.
imperial-settlers-reason-raze-hand = Servono un gettone Razzia e una carta Comune.
imperial-settlers-reason-raze-tokens = Hai { $have } dei { $need } gettoni Razzia che servono.
imperial-settlers-reason-raze-none = Non si può razziare: non ha il campo Razzia.
imperial-settlers-reason-raze-faction = I Luoghi Fazione non si razziano, tranne quelli giapponesi.
imperial-settlers-reason-used = In questo turno è già stata usata.
imperial-settlers-reason-no-cost = Non puoi pagarla, o non c’è nulla su cui agisca.
imperial-settlers-reason-workers = Non hai 2 Lavoratori.
imperial-settlers-reason-own-visit = Non puoi visitare i tuoi Luoghi.
imperial-settlers-reason-full = Ci sono già due Lavoratori.
imperial-settlers-reason-defend = I gettoni Difesa vanno sui Luoghi Comuni del tuo Impero.
imperial-settlers-reason-defended = Ha già un gettone Difesa.
imperial-settlers-reason-guarded = C’è già un Samurai.
imperial-settlers-reason-samurai = I Samurai stanno solo sui Luoghi Fazione.
imperial-settlers-reason-tech = Solo un tuo Luogo Comune che non ha ancora un tale gettone.
imperial-settlers-reason-peace = Nel gioco pacifico razziano solo le carte.

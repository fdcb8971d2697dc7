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
        [basic_tech] { $n } Tecnologia Base
        [advanced_score] { $n } Tecnologia Avanzata di Punteggio
        [advanced_defense] { $n } Tecnologia Avanzata da Difesa
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
        [advanced_tech] { $n } Tecnologia Avanzata
        [samurai] { $n } Samurai
       *[color_match] { $n } Bene del colore della carta razziata
    }
imperial-settlers-part-whose =
    { $whose ->
        [player] { $card } ({ $owner })
        [virtual] { $card } (giocatore virtuale)
       *[nobody] un Luogo che non c'è più
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
    }; costo:{ imperial-settlers-part-cost }): { $text }{ $razed ->
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
imperial-settlers-part-goods =
    { $goods ->
        [wood] Legno
        [stone] Pietra
        [food] Cibo
        [worker] Lavoratori
        [gold] Oro
        [raze] gettoni Razzia
        [basic_tech] Tecnologia Base
        [resources] Risorse
       *[several] { imperial-settlers-part-mix }
    }
imperial-settlers-part-mix =
    { $wood ->
        [0] { "" }
       *[other] Legno, Pietra, Cibo,{ " " }
    }{ $worker ->
        [0] { "" }
       *[other] Lavoratori,{ " " }
    }{ $raze ->
        [0] { "" }
       *[other] gettoni Razzia,{ " " }
    }{ $basic ->
        [0] { "" }
       *[other] Tecnologia Base,{ " " }
    }{ $gold ->
        [0] altri Beni
       *[other] Oro
    }
imperial-settlers-part-colour =
    { $colour ->
        [brown] marrone
        [grey] grigio
        [red] rosso
        [pink] rosa
        [gold] oro
        [blue] blu
        [black] nero
        [purple] viola
        [white] bianco
       *[any] qualsiasi
    }
imperial-settlers-part-per =
    { $per ->
        [colour] per ogni Luogo { imperial-settlers-part-colour } del tuo Impero
        [samurai] per ogni tuo Samurai
        [stored] per ogni Bene conservato qui
        [stashed] per ogni carta o Risorsa riposta qui
       *[tech] per ogni gettone Tecnologia sui tuoi Luoghi Comuni
    }

# Domande

imperial-settlers-ask-nothing = Ora non c'è nulla da decidere.
imperial-settlers-ask-faction = Scegli la tua fazione.
imperial-settlers-ask-expansion = { $faction }: scegli se aggiungere le carte di un'espansione.
imperial-settlers-ask-deck = { $faction }: componi il tuo mazzo.
imperial-settlers-ask-pick = Prendi una delle carte scoperte.
imperial-settlers-ask-keep-one = Tieni una delle carte tra cui scegli.
imperial-settlers-ask-act = Svolgi un'azione o passa.
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
imperial-settlers-ask-keep = Tieni una delle carte pescate; l'altra si scarta.
imperial-settlers-ask-exchange =
    { $left ->
        [one] Scegli che cosa rende l'ultima coppia di Lavoratori.
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
imperial-settlers-ask-free-activate = Scegli un'Azione da attivare senza pagare.
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
imperial-settlers-expand = Aggiungi l'espansione Gli Atlantidei
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
    Razzia { $card } dalla mano{ $razed ->
        [no] { "" }
       *[other] { " " }per { imperial-settlers-part-loot }
    }
imperial-settlers-raze =
    { $tokens ->
        [0] Razzia { imperial-settlers-part-whose }
        [one] Razzia { imperial-settlers-part-whose } per 1 gettone Razzia
       *[other] Razzia { imperial-settlers-part-whose } per { $tokens } gettoni Razzia
    }
imperial-settlers-activate =
    { $key ->
        [first] Attiva { $card }
       *[second] Attiva la seconda Azione di { $card }
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
imperial-settlers-give-deal = Rinuncia all'Accordo per { imperial-settlers-part-amount }
imperial-settlers-cancel-deal =
    { $whose ->
        [virtual] Metti da parte la Carta Attacco per { imperial-settlers-part-amount }
       *[player] Annulla l'Accordo di { $owner } per { imperial-settlers-part-amount }
    }
imperial-settlers-take-deal =
    { $whose ->
        [virtual] Prendi la Carta Attacco per { imperial-settlers-part-amount }
       *[player] Prendi l'Accordo di { $owner } per { imperial-settlers-part-amount }
    }
imperial-settlers-build-deal = Costruisci l'Accordo per { imperial-settlers-part-amount }
imperial-settlers-use-deal = Usa l'Accordo per { imperial-settlers-part-amount }
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
imperial-settlers-move-tech = Sposta { imperial-settlers-part-tech } da { $from-card } a { $card }
imperial-settlers-cash-in = Scarta { imperial-settlers-part-amount } per { $vp } PV
imperial-settlers-cash-in-card = Scarta { $card } per { $vp } PV
imperial-settlers-done = Basta così

# Avvenimenti

imperial-settlers-faction-chosen = { $player } gioca con: { $faction }.
imperial-settlers-luck-chooses = { $player } lascia scegliere la fazione alla sorte.
imperial-settlers-expanded = { $player } aggiunge le carte di un'espansione.
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
imperial-settlers-event-drawn = Esce l'Evento { $card }.
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
imperial-settlers-built = { $card } sta nell'Impero di { $player }.
imperial-settlers-deal-made = { $player } stringe un Accordo con { $card } per { imperial-settlers-part-amount }.
imperial-settlers-location-deal-made = { $player } stringe un Accordo con il Luogo { $card } per { imperial-settlers-part-amount }.
imperial-settlers-location-deal-ended = L'Accordo di { $player } con { $card } per { imperial-settlers-part-amount } finisce.
imperial-settlers-deal-used = L'Accordo di { $player } rende { imperial-settlers-part-amount }.
imperial-settlers-deal-given-up = { $player } rinuncia all'Accordo per { imperial-settlers-part-amount }.
imperial-settlers-deal-cancelled =
    { $whose ->
        [virtual] { $player } mette da parte la Carta Attacco per { imperial-settlers-part-amount }.
       *[player] { $player } annulla l'Accordo di { $owner } per { imperial-settlers-part-amount }.
    }
imperial-settlers-deal-taken =
    { $whose ->
        [virtual] { $player } prende la Carta Attacco per { imperial-settlers-part-amount }.
       *[player] { $player } prende l'Accordo di { $owner } per { imperial-settlers-part-amount }.
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
imperial-settlers-attack-failed = L'attacco non ha effetto.
imperial-settlers-attack-stopped = Un gettone Difesa su { $card } ferma l'attacco.
imperial-settlers-attack-razed = Il giocatore virtuale razzia il Luogo { $card } e lo mette nelle Conquiste.
imperial-settlers-defense-gone = I gettoni Difesa si scartano.
imperial-settlers-scored = { $player } segna { $common } PV per i Luoghi Comuni, { $faction } PV per i Luoghi Fazione e { $features } PV per gli Speciali.
imperial-settlers-game-ended = La partita è finita.

# Che cosa dicono le carte, frase per frase

imperial-settlers-card-printed-defense = Qui è stampato un gettone Difesa.
imperial-settlers-card-production = Produzione:
imperial-settlers-card-open-production = Produzione aperta:
imperial-settlers-card-action = Azione:
imperial-settlers-card-opened-action = Azione da aprire:
imperial-settlers-card-feature = Speciale:
imperial-settlers-card-opened-feature = Speciale da aprire:
imperial-settlers-card-bonus = Bonus di Costruzione:
imperial-settlers-card-event = Evento:
imperial-settlers-card-spend = spendi { imperial-settlers-part-amount };
imperial-settlers-card-discard =
    { $n ->
        [one] scarta una carta;
       *[other] scarta { $n } carte;
    }
imperial-settlers-card-give-deal =
    { $n ->
        [one] rinuncia a un Accordo;
       *[other] rinuncia a { $n } Accordi;
    }
imperial-settlers-card-egypt-token = piazza un gettone Egizio;
imperial-settlers-card-limit =
    { $n ->
        [0] Può essere attivata un numero qualsiasi di volte.
        [2] Può essere attivata due volte.
       *[other] Può essere attivata { $n } volte.
    }
imperial-settlers-card-repeat = quante volte vuoi,
imperial-settlers-card-may = puoi fare questo:
imperial-settlers-card-on-build =
    { $deck ->
        [common] ogni volta che costruisci un Luogo Comune,
        [faction] ogni volta che costruisci un Luogo Fazione,
       *[any] ogni volta che costruisci un Luogo,
    }{ $colour ->
        [any] { "" }
       *[other] { " " }se è { imperial-settlers-part-colour },
    }
imperial-settlers-card-on-raze = ogni volta che razzi,
imperial-settlers-card-on-raze-enemy = ogni volta che razzi un Luogo nemico,
imperial-settlers-card-on-raze-hand = ogni volta che razzi una carta dalla mano,
imperial-settlers-card-on-deal = ogni volta che stringi un Accordo,
imperial-settlers-card-on-samurai = ogni volta che schieri un Samurai,
imperial-settlers-card-on-vp = ogni volta che ottieni PV,
imperial-settlers-card-on-enemy-exchange = per ogni coppia di Lavoratori che un nemico scambia,
imperial-settlers-card-on-activate = ogni volta che attivi un'Azione,
imperial-settlers-card-on-activate-spending = ogni volta che attivi un'Azione spendendo almeno { imperial-settlers-part-amount },
imperial-settlers-card-on-activate-scoring = ogni volta che attivi un'Azione Punteggio,
imperial-settlers-card-on-visit = ogni volta che invii un Lavoratore a un Luogo nemico,
imperial-settlers-card-on-enemy-visit = ogni volta che un nemico invia un Lavoratore a uno dei tuoi Luoghi,
imperial-settlers-card-on-place-basic = ogni volta che piazzi un gettone Tecnologia Base,
imperial-settlers-card-on-place-tech = ogni volta che piazzi un gettone Tecnologia,
imperial-settlers-card-store =
    { $place ->
        [card] nella Pulizia puoi conservare qui fino a { $max } tra { imperial-settlers-part-goods }.
       *[supply] nella Pulizia conservi quanti vuoi tra { imperial-settlers-part-goods }.
    }
imperial-settlers-card-stash =
    { $what ->
        [resource] nella Pulizia puoi riporre qui per sempre fino a { $max } Risorse.
       *[card] nella Pulizia puoi riporre qui per sempre fino a { $max } carte dalla mano.
    }
imperial-settlers-card-end-vp = alla fine della partita { $n } PV { imperial-settlers-part-per }.
imperial-settlers-card-raze-tax =
    { $n ->
        [one] contro i tuoi Luoghi Comuni i nemici hanno bisogno di 1 gettone Razzia in più.
       *[other] contro i tuoi Luoghi Comuni i nemici hanno bisogno di { $n } gettoni Razzia in più.
    }
imperial-settlers-card-not-razable = questo Luogo non si può razziare.
imperial-settlers-card-gain = ottieni { imperial-settlers-part-amount }.
imperial-settlers-card-gain-per = ottieni { imperial-settlers-part-amount } { imperial-settlers-part-per }{ $max ->
        [0] { "" }
       *[other] { " " }(al massimo { $max })
    }.
imperial-settlers-card-lose =
    { $n ->
        [one] scarta uno tra { imperial-settlers-part-goods }.
       *[other] scarta { $n } tra { imperial-settlers-part-goods }.
    }
imperial-settlers-card-either = o
imperial-settlers-card-or = oppure
imperial-settlers-card-draw-pick = pesca { $draw } Carte Fazione, tienine { $keep } e scarta il resto.
imperial-settlers-card-produce-again =
    { $n ->
        [one] un altro dei tuoi Luoghi Produzione produce.
       *[other] altri { $n } dei tuoi Luoghi Produzione producono.
    }
imperial-settlers-card-deal-again =
    { $n ->
        [one] ottieni il Bene di uno dei tuoi Accordi.
       *[other] ottieni i Beni di un massimo di { $n } dei tuoi Accordi.
    }
imperial-settlers-card-raze =
    { $target ->
        [any] razzia una carta dalla mano o un Luogo nemico per i soliti gettoni Razzia.
        [enemy] razzia un Luogo nemico, qualunque cosa lo protegga.
        [own] razzia uno dei tuoi Luoghi Comuni.
       *[deck] pesca la prima Carta Comune e razziala.
    }
imperial-settlers-card-cash-in = Ogni Bene ricevuto si può scartare subito per { $n } PV.
imperial-settlers-card-remove = rimuovi un Luogo Comune nemico.
imperial-settlers-card-remove-pair = rimuovi uno dei tuoi Luoghi e uno nemico, entrambi Comuni o entrambi Fazione.
imperial-settlers-card-steal =
    { $n ->
        [one] prendi uno tra { imperial-settlers-part-goods } dalla riserva di un nemico.
       *[other] prendi { $n } tra { imperial-settlers-part-goods } dalla riserva di un nemico.
    }
imperial-settlers-card-copy =
    { $n ->
        [one] ottieni un Bene del campo Razzia di un Luogo nemico.
       *[other] ottieni { $n } Beni dei campi Razzia di Luoghi nemici.
    }
imperial-settlers-card-build-hand = costruisci una Carta Fazione dalla mano senza scartare un Luogo.
imperial-settlers-card-build-deal = costruisci uno dei tuoi Accordi senza scartare un Luogo.
imperial-settlers-card-cancel-deal = annulla un Accordo di un nemico.
imperial-settlers-card-take-deal = prendi un Accordo da sotto la scheda di un nemico.
imperial-settlers-card-location-deal = stringi un Accordo con un Luogo Comune nemico per un Bene del suo campo Razzia.
imperial-settlers-card-enemy-discard =
    { $n ->
        [one] un nemico scarta una carta.
       *[other] un nemico scarta { $n } carte.
    }
imperial-settlers-card-foundation =
    { $source ->
        [deck] { $cards ->
            [one] la prima Carta Comune diventa una Fondazione; ottieni per essa { imperial-settlers-part-amount }.
           *[other] le prime { $cards } Carte Comuni diventano Fondazioni; ottieni per ciascuna { imperial-settlers-part-amount }.
        }
       *[hand] una carta dalla mano diventa una Fondazione; ottieni { imperial-settlers-part-amount }.
    }
imperial-settlers-card-restore = ripristina una delle tue Fondazioni.
imperial-settlers-card-exhaust = un Luogo Azione nemico non può più essere attivato in questo turno.
imperial-settlers-card-block = blocca un Luogo nemico con un gettone Barbaro.
imperial-settlers-card-take-over = requisisci un Luogo Comune nemico.
imperial-settlers-card-eavesdrop = lo Speciale di un Luogo nemico funziona anche per te.
imperial-settlers-card-unlock = apri per questo turno il resto di questa carta.
imperial-settlers-card-free-activate = attiva senza pagare un altro dei tuoi Luoghi Azione.
imperial-settlers-card-send-worker = invia un Lavoratore a un qualsiasi Luogo Produzione nemico.
imperial-settlers-card-move-tech = sposta fino a { $n } gettoni Tecnologia tra i tuoi Luoghi Comuni.
imperial-settlers-card-each-player = ogni giocatore:

# Il tavolo a parole

imperial-settlers-board-course = Andamento della partita
imperial-settlers-board-round =
    { $round ->
        [0] La partita è in preparazione.
       *[other] Turno { $round } di { $last }; il primo giocatore è { $player }.
    }
imperial-settlers-board-turn =
    { $acted ->
        [yes] Tocca a { $player }, che ha svolto un'azione.
       *[no] Tocca a { $player }.
    }
imperial-settlers-board-common = Mazzo Comune: { $deck }, scartate: { $discard }.
imperial-settlers-board-result = Risultato: { $result }.
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
       *[other] { $n } gettoni { imperial-settlers-part-people } in riserva.
    }
imperial-settlers-board-deal = Accordo per { imperial-settlers-part-amount } ({ $piece })
imperial-settlers-board-empire = L'Impero di { $player }
imperial-settlers-board-location =
    { $card } ({ $class ->
        [common] Comune
       *[faction] Fazione
    }{ $raze ->
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
    }{ $held ->
        [0] { "" }
        [one] , 1 Bene sopra
       *[other] , { $held } Beni sopra
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
    }): { $text }
imperial-settlers-board-foundation = Fondazione: { $card }
imperial-settlers-board-hidden-foundations =
    { $n ->
        [one] 1 Fondazione nascosta
       *[other] { $n } Fondazioni nascoste
    }
imperial-settlers-board-virtual = Il giocatore virtuale
imperial-settlers-board-collection = Conquiste: { $collection }; tuoi Luoghi che contano: { $own }.
imperial-settlers-board-attack = { $attack }
imperial-settlers-board-hand = Che cosa hai in mano
imperial-settlers-board-held = Tra cui scegliere: { imperial-settlers-part-face }
imperial-settlers-board-stashed = Riposta: { $card }

# Le frasi di Armada III.

# Elementi: i messaggi più sotto ne sono composti, e nessuna frase li usa da soli.

armada-part-who =
    { $who ->
        [azure] L’azzurro
        [purple] Il viola
        [blue] Il blu
       *[orange] L’arancione
    }
armada-part-whose =
    { $who ->
        [azure] dell’azzurro
        [purple] del viola
        [blue] del blu
       *[orange] dell’arancione
    }
armada-part-mp =
    { $mp ->
        [0] nessun punto movimento
        [one] 1 punto movimento
       *[other] { $mp } punti movimento
    }
armada-part-mp-left =
    { $mp ->
        [0] nessun punto movimento rimasto
        [one] 1 punto movimento rimasto
       *[other] { $mp } punti movimento rimasti
    }
armada-part-bands =
    { $bands ->
        [0] nessuna banda
        [one] 1 banda
       *[other] { $bands } bande
    }
armada-part-natives =
    { $natives ->
        [0] nessun nativo
        [one] 1 nativo
       *[other] { $natives } nativi
    }
armada-part-gold =
    { $gold ->
        [0] nessun lingotto
        [one] 1 lingotto
       *[other] { $gold } lingotti
    }
# Ciò che segue le bande o i nativi di un luogo.
armada-part-and-gold =
    { $gold ->
        [0] { "" }
       *[other] , { armada-part-gold }
    }
# Una faccia del dado del Combattimento mostra cannoni di un solo tipo.
armada-part-volley =
    { $firing ->
        [0] { $exploding ->
            [0] nessun cannone
            [one] 1 cannone che esplode
           *[other] { $exploding } cannoni che esplodono
        }
        [one] 1 cannone che spara
       *[other] { $firing } cannoni che sparano
    }
armada-part-route =
    { $route ->
        [aboard] da { $from } alla { $to }
        [ashore] dalla { $from } a { $to }
        [ships] dalla { $from } alla { $to }
       *[land] da { $from } a { $to }
    }
# Dopo «attacca» e dopo «l'attacco contro».
armada-part-assault =
    { $route ->
        [aboard] la ciurma della { $target } da { $from }
        [ashore] { $target } dalla { $from }
        [ships] la ciurma della { $target } dalla { $from }
       *[land] { $target } da { $from }
    }
armada-part-ingot-at =
    { $at ->
        [ship] un lingotto a bordo della { $place }
       *[land] un lingotto di { $place }
    }
# Concorda con «territorio».
armada-part-flag =
    { $flag ->
        [azure] azzurro
        [purple] viola
        [blue] blu
        [orange] arancione
        [natives] dei nativi
       *[unexplored] inesplorato
    }
armada-part-owner =
    { $owner ->
        [azure] azzurro
        [purple] viola
        [blue] blu
        [orange] arancione
       *[nobody] nessuno
    }

# Domande

armada-ask-moor = Scegli le due città per le navi { armada-part-whose }.
armada-ask-garrison =
    { $left ->
        [one] Scegli se l’ultima banda va su { $territory }.
       *[other] Scegli quante delle { $left } bande rimaste vanno su { $territory }.
    }
armada-ask-act = Scegli la prossima azione { armada-part-whose }.
armada-ask-surprise = Scegli la prossima azione { armada-part-whose } nell’Attacco a sorpresa.
armada-occasion-surprise = Interrompe il turno { armada-part-whose }.
armada-ask-bands = Scegli quante bande vanno { armada-part-route }.
armada-ask-ingots =
    { $bands ->
        [one] Scegli quanti lingotti porta la banda { armada-part-route }.
       *[other] Scegli quanti lingotti portano le { $bands } bande { armada-part-route }.
    }
armada-ask-double = I dadi per { $territory } danno { armada-part-gold } e { armada-part-natives }: scegli se { $factor ->
        [2] raddoppiare entrambi i risultati
       *[other] moltiplicare entrambi i risultati per { $factor }
    }.
armada-ask-offence = Il tuo attacco contro { armada-part-assault } dà { armada-part-volley }: scegli se sostituire questo risultato.
armada-ask-defence = L’attacco nemico contro { armada-part-assault } dà { armada-part-volley }: scegli se sostituire questo risultato.
armada-ask-recruit-den = Scegli un territorio del { $den } per la banda reclutata.
armada-ask-recruit-formation =
    { $left ->
        [one] Scegli un territorio della Formazione per l’ultima banda reclutata.
       *[other] Scegli un territorio della Formazione per la prossima di { $left } bande reclutate.
    }
armada-ask-pay =
    { $left ->
        [one] Scegli da dove viene l’ultimo lingotto.
       *[other] Scegli da dove viene il prossimo di { $left } lingotti.
    }
armada-ask-survey = Scegli il territorio da esplorare con Scoperta bonus.
armada-ask-mine = Scegli quale dei tuoi territori riceve { armada-part-gold }.
armada-ask-natives =
    Scegli un territorio esplorato e non occupato della Formazione per { $count ->
        [one] 1 nativo
       *[other] { $count } nativi
    }.
armada-ask-militia =
    Scegli quale dei tuoi territori riceve { $count ->
        [one] 1 banda
       *[other] { $count } bande
    }.
armada-ask-ponder = Stai guardando { $card }: scegli se tenere la carta, fermarti o guardare la successiva.
armada-ask-seize = Scegli la nave nemica da prendere con Ammutinamento.
armada-ask-build = Scegli la città per la nuova nave.
armada-ask-window = Scegli se interrompere il turno { armada-part-whose }.
armada-ask-last-window = Scegli se interrompere il turno { armada-part-whose } ora che ne è stata annunciata la fine.
armada-ask-lead = Scegli quale dei tuoi colori svolge l’Attacco a sorpresa.

# Scelte

armada-arrange = { $preset }, tutto piazzato in una volta
armada-moor = Piazza le navi su { $first } e { $second }
armada-moor-both = Piazza entrambe le navi su { $first }
armada-garrison =
    { $bands ->
        [0] Lascia vuoto il territorio
       *[other] Piazza { armada-part-bands }
    }
armada-launch = Vara la { $ship } in { $sea }
armada-march = Muovi le bande da { $from } a { $to }
armada-load = Carica la { $ship } da { $from }
armada-unload = Scarica la { $ship } a { $to }
armada-transfer = Trasferisci dalla { $from } alla { $to }
armada-sail = Muovi la { $ship } in { $sea }
armada-explore = Esplora { $territory }
armada-attack = Attacca { armada-part-assault }
armada-sink = Affonda la { $ship }
armada-destroy = Distruggi la { $ship }
armada-convert = Converti un lingotto di { $territory }
armada-recruit = Recluta
armada-buy-card = Acquista una carta opzionale
armada-play-card = Gioca { $card }
armada-resign = Abbandona la partita
armada-end-surprise = Termina l’Attacco a sorpresa
armada-end-turn = Termina il turno
armada-bands =
    { $bands ->
        [0] Non muovere bande
       *[other] Muovi { armada-part-bands }
    }
armada-ingots =
    { $ingots ->
        [0] Non portare lingotti
        [one] Porta 1 lingotto
       *[other] Porta { $ingots } lingotti
    }
armada-on = Scegli { $territory }
armada-seize = Prendi la { $ship }
armada-pay-from = Paga con { armada-part-ingot-at }
armada-skip = Rinuncia a questa banda
armada-double =
    { $factor ->
        [2] Raddoppia entrambi i risultati
       *[other] Moltiplica entrambi i risultati per { $factor }
    }
armada-as-rolled = Lascia entrambi i risultati come sono
armada-keep = Tieni la carta
armada-stop = Fermati senza carta
armada-next = Guarda la carta successiva
armada-pass = Passa
armada-pass-turn = Passa per il resto del turno
armada-lead = Svolgi l’Attacco a sorpresa con il colore { $colour }

# La cronaca: prima del primo turno

armada-dummy-drawn = Il colore del giocatore fittizio è { $colour }.
armada-colour-drawn = { $player } gioca con il colore { $colour }.
armada-dealt = { $player } riceve la carta «{ $card }».
armada-dealt-hidden = { $player } riceve una carta.
armada-moored = { armada-part-who } piazza le navi su { $first } e { $second }.
armada-garrisoned =
    { $bands ->
        [0] { armada-part-who } non piazza bande su { $territory }.
       *[other] { armada-part-who } piazza { armada-part-bands } su { $territory }.
    }

# La cronaca: turni e azioni

armada-turn-began = Round { $round }: comincia il turno { armada-part-whose }.
armada-launched = { armada-part-who } vara la { $ship } in { $sea }.
armada-set-out = { armada-part-who } si mette in movimento { armada-part-route }.
armada-group-chosen = { armada-part-who } sceglie un gruppo di { armada-part-bands }.
armada-hauled =
    { $ingots ->
        [0] { armada-part-who } muove { armada-part-bands } { armada-part-route }.
        [one] { armada-part-who } muove { armada-part-bands } e 1 lingotto { armada-part-route }.
       *[other] { armada-part-who } muove { armada-part-bands } e { $ingots } lingotti { armada-part-route }.
    }
armada-invaded =
    { $previous ->
        [natives] { armada-part-who } invade { $territory }, finora dei nativi.
        [azure] { armada-part-who } invade { $territory }, finora dell’azzurro.
        [purple] { armada-part-who } invade { $territory }, finora del viola.
        [blue] { armada-part-who } invade { $territory }, finora del blu.
        [orange] { armada-part-who } invade { $territory }, finora dell’arancione.
       *[unexplored] { armada-part-who } invade { $territory }.
    }
armada-ship-captured = { armada-part-who } prende la { $ship }, non ancora varata.
armada-boarded = { armada-part-who } sale a bordo della { $ship }, che era senza ciurma.
armada-sailed = { armada-part-who } muove la { $ship } da { $from } a { $to }.
armada-exploring = { armada-part-who } tira i dadi per esplorare { $territory }.
armada-gold-rolled =
    { $gold ->
        [0] Il dado dell’Oro per { $territory } dà una faccia vuota.
       *[other] Il dado dell’Oro per { $territory } dà { armada-part-gold }.
    }
armada-natives-rolled =
    { $natives ->
        [0] Il dado dei Nativi per { $territory } dà una faccia vuota.
       *[other] Il dado dei Nativi per { $territory } dà { armada-part-natives }.
    }
armada-explored =
    { armada-part-who } esplora { $territory }{ $multiplied ->
        [yes] { " " }e moltiplica entrambi i dadi
       *[no] { "" }
    }: { $natives ->
        [0] { $gold ->
            [0] niente oro e niente nativi
           *[other] { armada-part-gold }
        }
       *[other] { $gold ->
            [0] { armada-part-natives }
           *[other] { armada-part-gold }, { armada-part-natives }
        }
    }.
armada-attacking = { armada-part-who } attacca { armada-part-assault }.
armada-combat-rolled = L’attacco { armada-part-whose } contro { armada-part-assault } dà { armada-part-volley }.
armada-weapon-played = { $player } gioca «{ $card }»: { armada-part-volley }.
armada-reaction-passed =
    { $side ->
        [attacker] { $player } passa come attaccante.
       *[defender] { $player } passa come difensore.
    }
armada-fought =
    L’attacco contro { armada-part-assault } { $defenders ->
        [0] { $attackers ->
            [0] non elimina nessuno
            [one] costa 1 banda all’attaccante
           *[other] costa { $attackers } bande all’attaccante
        }
        [one] elimina 1 difensore
       *[other] elimina { $defenders } difensori
    }.
armada-sunk =
    { $gold ->
        [0] { armada-part-who } affonda la { $ship }.
       *[other] { armada-part-who } affonda la { $ship } con { armada-part-gold } a bordo.
    }
armada-destroyed = { armada-part-who } distrugge la { $ship }, non ancora varata.
armada-converted = { armada-part-who } converte un lingotto di { $territory } in { armada-part-bands }.
armada-recruiting = { armada-part-who } recluta { armada-part-bands }.
armada-recruited = { armada-part-who } piazza una banda reclutata su { $territory }.
armada-recruit-skipped = { armada-part-who } rinuncia a una banda reclutata.

# La cronaca: carte opzionali

armada-buying = { armada-part-who } acquista una carta opzionale.
armada-paid = { armada-part-who } paga con { armada-part-ingot-at }.
armada-reshuffled = La pila degli scarti viene mescolata e forma un nuovo mazzo.
armada-drew = { $player } pesca la carta «{ $card }».
armada-drew-hidden = { $player } pesca una carta.
armada-card-played = { $player } gioca la carta «{ $card }».
armada-gained-mp = { armada-part-who } ottiene { armada-part-mp }.
armada-gold-placed = { armada-part-who } piazza { armada-part-gold } su { $territory }.
armada-mustered =
    { $count ->
        [0] Il dado dei Nativi dà una faccia vuota.
        [one] { $piece ->
            [natives] Il dado dei Nativi dà 1 nativo.
           *[bands] Il dado dei Nativi dà 1 banda.
        }
       *[other] { $piece ->
            [natives] Il dado dei Nativi dà { $count } nativi.
           *[bands] Il dado dei Nativi dà { $count } bande.
        }
    }
armada-stationed =
    { armada-part-who } piazza { $count ->
        [one] { $piece ->
            [natives] 1 nativo
           *[bands] 1 banda
        }
       *[other] { $piece ->
            [natives] { $count } nativi
           *[bands] { $count } bande
        }
    } su { $territory }{ $previous ->
        [azure] , finora dell’azzurro
        [purple] , finora del viola
        [blue] , finora del blu
        [orange] , finora dell’arancione
       *[other] {""}
    }.
armada-looked = { $player } guarda la carta «{ $card }».
armada-looked-hidden = { $player } guarda una carta del mazzo.
armada-kept = { $player } tiene la carta.
armada-looked-away = { $player } non tiene la carta.
armada-seized =
    { $previous ->
        [azure] { armada-part-who } prende la { $ship } dell’azzurro, la cui ciurma torna nella riserva, e mette a bordo { armada-part-bands }.
        [purple] { armada-part-who } prende la { $ship } del viola, la cui ciurma torna nella riserva, e mette a bordo { armada-part-bands }.
        [blue] { armada-part-who } prende la { $ship } del blu, la cui ciurma torna nella riserva, e mette a bordo { armada-part-bands }.
       *[orange] { armada-part-who } prende la { $ship } dell’arancione, la cui ciurma torna nella riserva, e mette a bordo { armada-part-bands }.
    }
armada-built = { armada-part-who } piazza la nuova { $ship } su { $territory }.
armada-window-passed =
    { $rest ->
        [yes] { $player } passa per il resto del turno.
       *[no] { $player } passa.
    }
armada-surprise-began = { armada-part-who } comincia un Attacco a sorpresa con { armada-part-mp }.
armada-surprise-ended = { armada-part-who } termina l’Attacco a sorpresa.
armada-discarded = { $player } scarta la carta «{ $card }».

# La cronaca: la fine dei turni e della partita

armada-turn-ended = { armada-part-who } annuncia la fine del turno.
armada-declared = { armada-part-who } dichiara che la vittoria è vicina.
armada-claim-failed = { armada-part-who } non soddisfa alcuna condizione di vittoria e riprende la carta Vittoria Imminente.
armada-eliminated = { armada-part-who } è eliminato.
armada-resigned = { $player } abbandona la partita.
armada-won = { armada-part-who } vince ed è nominato Capitano dell’Arcipelago.
armada-last-player = { $player } vince perché nessun altro giocatore è rimasto in gioco.
armada-last-round = Il round { $round }, l’ultimo, è completo: vince il punteggio più alto.

# Il tabellone in parole

armada-board-course = Andamento della partita
armada-board-round =
    { $round ->
        [0] Round preliminare; l’ultimo round è il { $last }.
       *[other] Round { $round } di { $last }.
    }
armada-board-turn = Turno { armada-part-whose }, { armada-part-mp-left }.
armada-board-surprise = Attacco a sorpresa { armada-part-whose }, { armada-part-mp-left }.
armada-board-undrawn = { armada-part-who } non è ancora assegnato.
armada-board-dummy = { armada-part-who } è il giocatore fittizio.
armada-board-colour =
    { armada-part-who } ({ $player }): punteggio { $score }, { $reserve ->
        [0] nessuna banda
        [one] 1 banda
       *[other] { $reserve } bande
    } nella riserva{ $claim ->
        [out] , fuori gioco
        [declared] , vittoria vicina
       *[none] { "" }
    }.
armada-board-den = { $den }
armada-board-formation = Formazione di Isole Centrali
armada-board-territory =
    { $territory } ({ armada-part-flag }{ $site ->
        [city] , città
       *[open] { "" }
    }){ $flag ->
        [unexplored] .
       *[other] : { $bands ->
            [0] { $natives ->
                [0] { $gold ->
                    [0] vuoto
                   *[other] { armada-part-gold }
                }
               *[other] { armada-part-natives }{ armada-part-and-gold }
            }
           *[other] { armada-part-bands }{ armada-part-and-gold }
        }.
    }
armada-board-unexplored =
    { $count ->
        [0] Tutti i territori sono esplorati.
        [one] 1 territorio è inesplorato.
       *[other] { $count } territori sono inesplorati.
    }
armada-board-fleet = Navi
armada-board-unlaunched = { $territory }: { $ship }, non ancora varata (ultimo proprietario: { armada-part-owner }).
armada-board-ship =
    { $bands ->
        [0] { $sea }: { $ship }, senza ciurma (ultimo proprietario: { armada-part-owner }){ armada-part-and-gold }.
       *[other] { $sea }: { $ship } ({ armada-part-owner }), { armada-part-bands }{ armada-part-and-gold }.
    }
armada-board-stock = Scorte
armada-board-supplies =
    Tesoro comune: { $treasury ->
        [0] vuoto
        [one] 1 lingotto
       *[other] { $treasury } lingotti
    }; nativi disponibili: { $natives ->
        [0] nessuno
       *[other] { $natives }
    }; scatola delle navi: { $ships ->
        [0] vuota
        [one] 1 nave
       *[other] { $ships } navi
    }.
armada-board-cards = Carte opzionali
armada-board-pile =
    Mazzo: { $count ->
        [0] vuoto
        [one] 1 carta
       *[other] { $count } carte
    }.
armada-board-hand-size =
    { $player } { $count ->
        [0] non ha carte in mano
        [one] ha in mano 1 carta
       *[other] ha in mano { $count } carte
    }.
armada-board-hand = { $card }: { $count } nella tua mano. { $text }
armada-board-discard = { $card }: { $count } nella pila degli scarti.

# Che cosa si conta e che cosa viene dopo

armada-score-centre = Base commerciale centrale
armada-score-bases = Altre basi commerciali
armada-score-cities = Città nei covi avversari
armada-score-territories = Altri territori
armada-settled-won = Nominato Capitano dell’Arcipelago
armada-settled-last = L’ultimo giocatore rimasto
armada-settled-out = Fuori dalla partita
armada-tie-bands = Bande sul tabellone
armada-tie-gold = Lingotti
armada-tie-order = Posto nell’ordine di turno
armada-tally-score = Punteggio
armada-tally-territories = Territori
armada-tally-bands = Bande sul tabellone
armada-tally-reserve = Bande nella riserva
armada-tally-gold = Lingotti
armada-tally-ships = Navi con ciurma
armada-budget-bands = Bande da disporre
armada-tally-mp = Punti movimento
armada-tally-cards = Carte opzionali
armada-goal-den = Vittoria { armada-part-whose }, in ogni caso: la maggioranza di un covo.
armada-goal-bases = Supremazia { armada-part-whose } sulla Formazione: basi commerciali.
armada-goal-centre = Supremazia { armada-part-whose } sulla Formazione: la Base commerciale centrale.
armada-goal-cities = Supremazia { armada-part-whose } sugli avversari: città nei loro covi.
armada-goal-destitute = { armada-part-who } è fuori dal gioco senza territori, senza bande e senza carte.
armada-goal-score = Dopo il round { $round } vince il punteggio più alto.
armada-ahead-check-now = La vittoria { armada-part-whose } si verifica alla fine di questo turno.
armada-ahead-check-later = La vittoria { armada-part-whose } si verifica alla fine del suo prossimo turno.
armada-ahead-turn = Poi tocca al turno { armada-part-whose }.
armada-ahead-end = La partita finisce dopo il round { $round }.

# Perché un ordine è rifiutato

armada-because-too-many =
    { $have ->
        [one] Resta solo 1 banda.
       *[other] Restano solo { $have } bande.
    }
armada-because-costs =
    { $need ->
        [one] Costa 1 punto movimento, e non ne restano.
       *[other] Costa { $need } punti movimento, e { $have ->
            [0] non ne restano
            [one] ne resta solo 1
           *[other] ne restano solo { $have }
        }.
    }
armada-because-no-band =
    { $have ->
        [0] Lì non hai bande.
        [one] Lì hai solo 1 banda.
       *[other] Lì hai solo { $have } bande.
    }
armada-because-no-ingot =
    { $have ->
        [0] Lì non hai lingotti.
        [one] Lì hai solo 1 lingotto.
       *[other] Lì hai solo { $have } lingotti.
    }
armada-because-gold-alone = Si muove almeno una banda: l’oro non va mai da solo.
armada-because-ship-full =
    { $have ->
        [0] La nave non ha più posto.
        [one] La nave ha posto solo per 1 segnalino.
       *[other] La nave ha posto solo per { $have } segnalini.
    }
armada-because-attackers = Hai { $have } delle { $need } bande che servono per attaccare da un solo luogo.
armada-because-nothing-to-convert = Lì non c’è un tuo lingotto.
armada-because-cities = Hai { $have } delle { $need } città di quel covo.
armada-because-bases = Hai { $have } delle { $need } basi commerciali.
armada-because-reserve = Nella tua riserva non ci sono bande.
armada-because-card-gold = Hai { $have } dei { $need } lingotti per una carta.
armada-because-foreign-crew = A bordo c’è la ciurma di un altro colore.
armada-because-moor = In una città c’è posto per una sola nave.
armada-because-under-way = È in corso qualcos’altro; prima va concluso.
armada-because-unexplored = Non è ancora stato esplorato.
armada-because-launch-where = La nave non è in una città accanto a questo spazio di mare.
armada-because-launch-free = La città non è tua, o in quello spazio c’è un’altra nave.
armada-because-mixed-crew = Bande di due colori non stanno sulla stessa nave.
armada-because-no-crew = A bordo non c’è nessuno che la governi.
armada-because-sail-where = La nave non galleggia accanto a questo spazio.
armada-because-sea-taken = In quello spazio di mare c’è un’altra nave.
armada-because-sink-near = Nessuna tua banda è accanto a questa nave.
armada-because-destroy-ashore = Si può distruggere solo una nave ancora a terra.
armada-because-destroy-band = Nessuna tua banda è dove si trova la nave.
armada-because-unlaunched = La nave non è ancora stata varata.
armada-because-boxed = La nave è nella scatola delle navi; torna solo con la carta Cantiere navale.
armada-because-explore-near = Nessuna tua banda è accanto, su una nave o su terra esplorata.
armada-because-held = Lì ci sono nativi o nemici; prima vanno sconfitti.
armada-because-attack-near = Non è accanto alle tue bande.
armada-because-attack-nobody = Lì non c’è nessuno da attaccare.
armada-because-recruited = In questo turno hai già reclutato.
armada-because-card-moment = Questa carta non si può giocare in questo momento.

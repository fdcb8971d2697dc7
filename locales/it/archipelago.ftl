# Le frasi di Archipelago.

# Elementi: i messaggi più sotto ne sono composti, e nessuna frase li usa da soli.

archipelago-part-resource =
    { $what ->
        [fruit] frutta esotica
        [cattle] bestiame
        [fish] pesce
        [wood] legno
        [stone] pietra
        [iron] ferro
       *[nothing] nulla
    }
archipelago-part-side =
    { $side ->
        [north] a nord
        [north-east] a nord-est
        [south-east] a sud-est
        [south] a sud
        [south-west] a sud-ovest
       *[north-west] a nord-ovest
    }
archipelago-part-florins =
    { $florins ->
        [0] 0 fiorini
        [one] 1 fiorino
       *[other] { $florins } fiorini
    }
# Ciò che segue il nome di un'area; all'aperto non serve alcuna parola.
archipelago-part-spot =
    { $spot ->
        [town] , sul villaggio
        [market] , sul mercato
        [port] , sul porto
        [temple] , sul tempio
        [fruit] , su un simbolo frutta esotica
        [cattle] , su un simbolo bestiame
        [fish] , su un simbolo pesce
        [wood] , su un simbolo legno
        [stone] , su un simbolo pietra
        [iron] , su un simbolo ferro
       *[open] { "" }
    }
archipelago-part-target =
    { $target ->
        [town] , sul villaggio
        [market] , sul mercato
        [port] , sul porto
        [temple] , sul tempio
       *[open] { "" }
    }
# Tutti maschili: l'articolo sta nei messaggi.
archipelago-part-building =
    { $which ->
        [town] villaggio
        [market] mercato
        [port] porto
       *[temple] tempio
    }
# Dopo una preposizione: «sul».
archipelago-part-market =
    { $where ->
        [domestic] mercato domestico
       *[export] mercato di esportazione
    }
archipelago-part-good =
    { $kind ->
        [florins] { archipelago-part-florins }
        [cube] 1 { archipelago-part-resource }
        [token] 1 gettone esplorazione
        [card] la carta { $card }
        [permission] il permesso di raccolta nella regione { $region }
       *[place] il posto { $place } nell’ordine di gioco
    }
archipelago-part-phase =
    { $phase ->
        [discovery] scoperta
        [disengage] Fase 1, Disimpegno
        [order] Fase 2, Ordine di gioco
        [population] Fase 3, Effetti popolazione
        [balance] Fase 4, Bilanciamento dell’arcipelago
        [actions] Fase 5, Azioni
       *[evolution] Fase 6, Acquisto delle carte evoluzione
    }

# Ciò che qualcosa costa o mostra, come elenco; `$list` dice che cosa viene per primo.
archipelago-part-coins =
    { $coins ->
        [0] { "" }
        [one] { $list ->
            [coins] { $coins } fiorino
           *[other] , { $coins } fiorino
        }
       *[other] { $list ->
            [coins] { $coins } fiorini
           *[other] , { $coins } fiorini
        }
    }
archipelago-part-discs =
    { $discs ->
        [0] { "" }
        [one] { $list ->
            [discs] { $discs } disco azione
           *[other] , { $discs } disco azione
        }
       *[other] { $list ->
            [discs] { $discs } dischi azione
           *[other] , { $discs } dischi azione
        }
    }
archipelago-part-any =
    { $any ->
        [0] { "" }
        [one] { $list ->
            [any] { $any } cubetto qualsiasi
           *[other] , { $any } cubetto qualsiasi
        }
       *[other] { $list ->
            [any] { $any } cubetti qualsiasi
           *[other] , { $any } cubetti qualsiasi
        }
    }
archipelago-part-fruit =
    { $fruit ->
        [0] { "" }
       *[other] { $list ->
            [fruit] { $fruit } frutta esotica
           *[other] , { $fruit } frutta esotica
        }
    }
archipelago-part-cattle =
    { $cattle ->
        [0] { "" }
       *[other] { $list ->
            [cattle] { $cattle } bestiame
           *[other] , { $cattle } bestiame
        }
    }
archipelago-part-fish =
    { $fish ->
        [0] { "" }
       *[other] { $list ->
            [fish] { $fish } pesce
           *[other] , { $fish } pesce
        }
    }
archipelago-part-wood =
    { $wood ->
        [0] { "" }
       *[other] { $list ->
            [wood] { $wood } legno
           *[other] , { $wood } legno
        }
    }
archipelago-part-stone =
    { $stone ->
        [0] { "" }
       *[other] { $list ->
            [stone] { $stone } pietra
           *[other] , { $stone } pietra
        }
    }
archipelago-part-iron =
    { $iron ->
        [0] { "" }
       *[other] { $list ->
            [iron] { $iron } ferro
           *[other] , { $iron } ferro
        }
    }
archipelago-part-goods = { archipelago-part-coins }{ archipelago-part-discs }{ archipelago-part-any }{ archipelago-part-fruit }{ archipelago-part-cattle }{ archipelago-part-fish }{ archipelago-part-wood }{ archipelago-part-stone }{ archipelago-part-iron }
archipelago-part-use =
    { $list ->
        [none] gratis
       *[other] { archipelago-part-goods } ogni volta
    }
# Ciò che è stampato su una carta oltre al nome e al testo.
archipelago-part-print =
    { $kind ->
        [character] personaggio, solo per il proprietario, { archipelago-part-use }
        [wonder] meraviglia, si costruisce una volta con { archipelago-part-goods }
       *[progress] progresso, per tutti, { archipelago-part-use }
    }
archipelago-part-steps =
    { $surplus ->
        [none] { $rebellion ->
            [none] nessun cambiamento
            [up] ribellione +{ $rebels }
           *[down] ribellione { $rebels }
        }
        [up] disoccupati +{ $workers }{ archipelago-part-and-rebels }
       *[down] disoccupati { $workers }{ archipelago-part-and-rebels }
    }
archipelago-part-and-rebels =
    { $rebellion ->
        [none] { "" }
        [up] , ribellione +{ $rebels }
       *[down] , ribellione { $rebels }
    }
archipelago-part-edge0 =
    { $edge0 ->
        [sea] mare
        [plains] pianura
       *[mountain] montagna
    }
archipelago-part-edge1 =
    { $edge1 ->
        [sea] mare
        [plains] pianura
       *[mountain] montagna
    }
archipelago-part-edge2 =
    { $edge2 ->
        [sea] mare
        [plains] pianura
       *[mountain] montagna
    }
archipelago-part-edge3 =
    { $edge3 ->
        [sea] mare
        [plains] pianura
       *[mountain] montagna
    }
archipelago-part-edge4 =
    { $edge4 ->
        [sea] mare
        [plains] pianura
       *[mountain] montagna
    }
archipelago-part-edge5 =
    { $edge5 ->
        [sea] mare
        [plains] pianura
       *[mountain] montagna
    }
# Ciò che mostra una faccia di un esagono.
archipelago-part-face =
    { $list ->
        [none] nessun simbolo
       *[other] { archipelago-part-goods }
    }, { $huts ->
        [0] nessuna capanna
        [one] 1 capanna
       *[other] { $huts } capanne
    }; lati in senso orario da nord: { archipelago-part-edge0 }, { archipelago-part-edge1 }, { archipelago-part-edge2 }, { archipelago-part-edge3 }, { archipelago-part-edge4 }, { archipelago-part-edge5 }
archipelago-part-podium = I primi tre posti valgono { $first }, { $second } e { $third } PV.
archipelago-part-goal =
    { $need ->
        [0] { "" }
       *[other] Ora { $have } su { $need }.
    }{ $ranked ->
        [yes] { " " }{ archipelago-part-podium }
       *[no] { "" }
    }

# Domande

archipelago-ask-vote = Vota una carta tendenza.
archipelago-ask-put-back = Scegli una carta obiettivo da rimettere nella scatola.
archipelago-ask-discover = Scegli una regione tra i tuoi esagoni.
archipelago-ask-side = Scegli una faccia dell’esagono { $tile }.
archipelago-ask-position = Scegli dove si trova la regione { $region }.
archipelago-ask-orient = Scegli come è girata la regione { $region }.
archipelago-ask-berth = Scegli l’area della regione { $region } in cui cominci.
archipelago-ask-landing =
    { $left ->
        [one] Scegli dove sbarca il tuo ultimo cittadino nella regione { $region }.
       *[other] Scegli dove sbarca il prossimo di { $left } cittadini nella regione { $region }.
    }
archipelago-ask-stock = Scegli quale risorsa della regione { $region } va al mercato domestico.
archipelago-ask-share = Scegli quale risorsa della regione { $region } prendi.
archipelago-ask-bid = Scegli quanto punti per l’ordine di gioco (hai { archipelago-part-florins }).
archipelago-ask-bid-again = Le puntate più alte erano uguali: scegli quanto punti ora (hai { archipelago-part-florins }).
archipelago-ask-arrange = Scegli chi prende il prossimo posto libero nell’ordine di gioco, o negozia.
archipelago-ask-domestic =
    Crisi di consumo del mercato domestico: scegli come sostenere { $lying ->
        [one] il cittadino sdraiato
       *[other] i { $lying } cittadini sdraiati
    } (1 { archipelago-part-resource } ne sostiene { $feeds }).
archipelago-ask-rouse =
    { $left ->
        [one] Scegli ancora un cittadino che si rialza.
       *[other] Scegli il prossimo di { $left } cittadini che si rialzano.
    }
archipelago-ask-export = Crisi del mercato d’esportazione: scegli come fornire { $missing } { archipelago-part-resource }.
archipelago-ask-expel = Scegli se espellere il ribelle di { $owner } dal { archipelago-part-building } della regione { $region }.
archipelago-ask-round =
    { $action ->
        [yes] Scegli il prossimo passo del tuo round o terminalo.
       *[no] { $discs ->
            [0] Scegli un passo del tuo round o terminalo (nessun disco azione rimasto).
            [one] Scegli un passo del tuo round o terminalo (1 disco azione rimasto).
           *[other] Scegli un passo del tuo round o terminalo ({ $discs } dischi azione rimasti).
        }
    }
archipelago-ask-harvest = Scegli un’unità che raccoglie { archipelago-part-resource }.
archipelago-ask-trade =
    { $left ->
        [one] Scegli una transazione.
       *[other] Scegli la prossima di { $left } transazioni.
    }
archipelago-ask-scout = Scegli se prendere il primo esagono o il successivo.
archipelago-ask-survey = Scegli una faccia di { $tile }, o rinuncia.
archipelago-ask-enter = Scegli l’unità che entra nella regione { $region }.
archipelago-ask-recruit = Scegli dove reclutare un lavoratore ({ archipelago-part-florins } ciascuno).
archipelago-ask-reproduce = Scegli dove nasce un cittadino.
archipelago-ask-migrate =
    { $movers ->
        [ships] Scegli una nave e dove va.
        [citizens] Scegli un cittadino e dove va.
       *[all] Scegli un’unità e dove va.
    }
archipelago-ask-build =
    { $works ->
        [building] Scegli un edificio, chi lo costruisce e il suo posto.
        [ship] Scegli dove viene varata la nuova nave.
       *[any] Scegli che cosa costruire, e dove.
    }
archipelago-ask-pay = Scegli come pagare i cubetti dovuti.
archipelago-ask-pay-any = Scegli quale cubetto pagare.
archipelago-ask-option = Scegli che cosa fa la carta { $card }.
archipelago-ask-piracy = Scegli la nave che il Pirata distrugge.
archipelago-ask-theft = Scegli chi deruba il Ladro.
archipelago-ask-espionage = Scegli di chi la Spia guarda l’obiettivo.
archipelago-ask-hide-left = Arriva il Ladro: scegli che cosa nascondi nella mano sinistra.
archipelago-ask-hide-right = Scegli che cosa nascondi nella mano destra.
archipelago-ask-guess = Scegli una mano di { $player }.
archipelago-ask-pillage = Scegli che cosa saccheggia il Barbaro.
archipelago-ask-release = Scegli un’unità che non è più ingaggiata.
archipelago-ask-calm =
    { $left ->
        [one] Scegli un ribelle che si rialza.
       *[other] Scegli fino a { $left } ribelli che si rialzano.
    }
archipelago-ask-exchange = Scegli che cosa scambiare con la banca.
archipelago-ask-hire =
    { $kind ->
        [character] Scegli se acquistare una delle carte personaggio rivelate.
        [progress] Scegli se acquistare una delle carte progresso rivelate.
       *[any] Scegli se acquistare una delle carte rivelate.
    }
archipelago-ask-light =
    Scegli un porto per una nuova nave ({ $ships ->
        [one] 1 nave rimasta
       *[other] { $ships } navi rimaste
    }).
archipelago-ask-dedicate = Scegli il cittadino che va sulla carta { $card }.
archipelago-ask-draft = Componi la tua offerta a { $player }.
archipelago-ask-answer = Scegli se accettare l’offerta di { $player }.
archipelago-ask-purchase = Acquista una carta o ruotane due.
archipelago-ask-rotate = Scegli la carta da ruotare.

# Scelte

archipelago-vote = Vota { $trend }
archipelago-region = Usa la regione { $region }
archipelago-redraw = Mostra che nessun esagono va bene e pescane altri
archipelago-place = Mettila { archipelago-part-side } della regione { $beside }
archipelago-place-far = Mettila lontano
archipelago-orient =
    { $rotation ->
        [0] Non girarla
        [1] Girala di 60° in senso orario
        [2] Girala di 120° in senso orario
        [3] Girala di 180°
        [4] Girala di 120° in senso antiorario
       *[5] Girala di 60° in senso antiorario
    }
archipelago-enter = Entra da { $area }{ archipelago-part-spot }
archipelago-land = Sbarca in { $area }
archipelago-stock = Metti { archipelago-part-resource } sul mercato domestico
archipelago-share = Prendi { archipelago-part-resource }
archipelago-put-back = Rimetti nella scatola { $objective }
archipelago-bid = Punta { archipelago-part-florins }
archipelago-next = Il prossimo è { $player }
archipelago-offer = Fai un’offerta a { $player }
archipelago-call = Dai la parola a { $player } per un’offerta
archipelago-give = Dai { archipelago-part-good }
archipelago-ask-for = Chiedi { archipelago-part-good }
archipelago-keep = Togli da ciò che dai: { archipelago-part-good }
archipelago-waive = Togli da ciò che chiedi: { archipelago-part-good }
archipelago-send = Invia l’offerta
archipelago-withdraw = Ritira l’offerta
archipelago-accept = Accetta
archipelago-decline = Rifiuta
archipelago-consume-market = Usa { archipelago-part-resource } del mercato
archipelago-consume-screen = Usa { archipelago-part-resource } da dietro lo schermo
archipelago-consume-token = Usa un gettone esplorazione come { archipelago-part-resource }
archipelago-bless = Usa il tempio della regione { $region }
archipelago-rouse =
    { $engaged ->
        [yes] Rialza un cittadino ingaggiato di { $player }: { $area }{ archipelago-part-spot }
       *[no] Rialza un cittadino di { $player }: { $area }{ archipelago-part-spot }
    }
archipelago-expel = Sposta il ribelle: { $area }
archipelago-tolerate = Lascia il ribelle dov’è
archipelago-action = Azione: { $zone }
archipelago-use-card =
    { $florins ->
        [0] Usa la carta { $card }
       *[other] Usa la carta { $card } ({ archipelago-part-florins })
    }
archipelago-use-card-of = Usa la carta { $card } di { $player } ({ archipelago-part-florins })
archipelago-build-wonder = Costruisci la meraviglia { $card }
archipelago-operate = Usa il { archipelago-part-building } della regione { $region }
archipelago-pass = Passa
archipelago-end-round = Termina il round
archipelago-done-crisis = Non fare altro in questa crisi
archipelago-done-hire = Non acquistarne nessuna
archipelago-done = Fatto
archipelago-deploy = Schiera un’unità: { $area }{ archipelago-part-spot }
archipelago-buy = Compra { archipelago-part-resource } sul { archipelago-part-market } per { archipelago-part-florins }
archipelago-sell = Vendi { archipelago-part-resource } sul { archipelago-part-market } per { archipelago-part-florins }
archipelago-sell-token = Vendi un gettone esplorazione come { archipelago-part-resource } sul { archipelago-part-market } per { archipelago-part-florins }
archipelago-take-top = Prendi il primo esagono ({ $region })
archipelago-take-next = Scarta il primo esagono e prendi il successivo
archipelago-give-up = Rinuncia e scarta l’esagono
archipelago-recruit = Recluta: { $area }
archipelago-birth = Un cittadino: { $area }
archipelago-migrate = Da { $from }{ archipelago-part-spot } a { $to }{ archipelago-part-target }
archipelago-restart = Annulla la migrazione e ricominciala
archipelago-build =
    { $which ->
        [port] Costruisci un porto tra { $by } e { $area }{ archipelago-part-spot }
        [town] Costruisci un villaggio: { $area }{ archipelago-part-spot }
        [market] Costruisci un mercato: { $area }{ archipelago-part-spot }
       *[temple] Costruisci un tempio: { $area }{ archipelago-part-spot }
    }
archipelago-launch = Costruisci una nave: { $area }
archipelago-pay = Paga, con gettoni esplorazione solo per ciò che manca
archipelago-pay-cube = Paga 1 { archipelago-part-resource }
archipelago-pay-token = Paga un gettone esplorazione al posto di { archipelago-part-resource }
archipelago-option =
    { $marker ->
        [rebellion] { archipelago-part-option-cost }: { $up ->
            [yes] ribellione +{ $steps }
           *[no] ribellione { $steps }
        }
        [surplus] { archipelago-part-option-cost }: { $up ->
            [yes] disoccupati +{ $steps }
           *[no] disoccupati { $steps }
        }
       *[none] Opzione { $option }: { archipelago-part-option-cost }
    }
archipelago-part-option-cost =
    { $list ->
        [none] Non pagare nulla
       *[other] Paga { archipelago-part-goods }
    }
archipelago-target = Scegli { $player }
archipelago-sink = Distruggi una nave di { $player }: { $area }{ archipelago-part-spot }
archipelago-plunder = Saccheggia { archipelago-part-resource } nella regione { $region }
archipelago-hide = Nascondi { archipelago-part-resource }
archipelago-hide-nothing = Lascia la mano vuota
archipelago-hand-left = La mano sinistra
archipelago-hand-right = La mano destra
archipelago-release = Disimpegna un’unità: { $area }{ archipelago-part-spot }
archipelago-exchange = Scambia { $give } con { $take }
archipelago-exchange-token = Scambia un gettone esplorazione con { archipelago-part-resource }
archipelago-buy-card = Acquista { $card } per { archipelago-part-florins }
archipelago-rotate = Ruota { $card }
archipelago-light = Una nave nella regione { $region }
archipelago-dedicate = Un cittadino di { $area }{ archipelago-part-spot }

# Il diario: prima del turno 1

archipelago-place-drawn = { $player } ha il posto { $place } nell’ordine di gioco.
archipelago-voted = { $player } vota { $trend }.
archipelago-voted-hidden = { $player } ha votato.
archipelago-vote-shown = { $player } ha votato { $trend }.
archipelago-trend-shown = È in gioco { $trend }.
archipelago-tile-dealt = { $player } riceve l’esagono { $tile }.
archipelago-tile-dealt-hidden = { $player } riceve un esagono.
archipelago-tile-discarded = { $player } scarta l’esagono { $tile }.
archipelago-tile-handed = A { $player } viene dato l’esagono { $tile }.
archipelago-stack-reshuffled =
    { $tiles ->
        [one] L’esagono scartato forma una nuova pila.
       *[other] { $tiles } esagoni scartati formano una nuova pila.
    }
archipelago-region-chosen = { $player } sceglie la regione { $region }.
archipelago-cell-chosen = { $player } la mette { archipelago-part-side } della regione { $beside }.
archipelago-region-placed = { $player } scopre la regione { $region }, { archipelago-part-side } della regione { $beside }.
archipelago-entered = Un’unità di { $player } va da { $from }{ archipelago-part-spot } a { $area }.
archipelago-token-taken =
    { $left ->
        [0] { $player } prende l’ultimo gettone esplorazione della pila { $pile }.
       *[other] { $player } prende un gettone esplorazione della pila { $pile }.
    }
archipelago-discs-gained = Ogni giocatore ha ora { $discs } dischi azione.
archipelago-landed = Un cittadino di { $player } sbarca: { $area }. La popolazione è { $population }.
archipelago-stocked = { $player } mette { archipelago-part-resource } sul mercato domestico.
archipelago-shared = { $player } prende 1 { archipelago-part-resource }.
archipelago-tiles-returned = Gli esagoni non usati tornano nella pila: ora sono { $tiles }.
archipelago-tile-turned = Il primo esagono della pila mostra la regione { $region }.
archipelago-card-drawn = La carta { $card } va sulla barra evoluzione.
archipelago-deck-reshuffled = Le { $cards } carte evoluzione scartate formano un nuovo mazzo.
archipelago-back-uncovered = Il prossimo dorso mostra: { $back }.
archipelago-objective-dealt = { $player } riceve l’obiettivo { $objective }.
archipelago-objective-dealt-hidden = { $player } riceve un obiettivo.
archipelago-objective-laid = L’obiettivo { $objective } è scoperto per tutti.
archipelago-objective-put-back = { $player } rimette nella scatola l’obiettivo { $objective }.
archipelago-objective-put-back-hidden = { $player } rimette un obiettivo nella scatola.

# Il diario: fasi e meeple

archipelago-turn-began = Comincia il turno { $turn }.
archipelago-phase-began = { archipelago-part-phase }.
archipelago-bid-placed = { $player } punta { archipelago-part-florins }.
archipelago-bid-placed-hidden = { $player } ha puntato.
archipelago-bid-shown = { $player } ha puntato { archipelago-part-florins }.
archipelago-bid-tied = La puntata più alta, { archipelago-part-florins }, è di più giocatori: solo loro puntano di nuovo.
archipelago-order-kept = L’ordine di gioco resta com’è.
archipelago-decides = { $player } decide l’ordine di gioco.
archipelago-place-given = { $player } prende il posto { $place } nell’ordine di gioco.
archipelago-board-applied =
    { $board ->
        [1] Si applica la tabella I, mercato domestico.
        [2] Si applica la tabella II, mercato di esportazione.
        [3] Si applica la tabella III, stabilità della colonia.
       *[4] Si applica la tabella IV, lavoratori disoccupati.
    }
archipelago-rebellion-moved = La ribellione passa da { $from } a { $to }.
archipelago-surplus-moved = I lavoratori disoccupati passano da { $from } a { $to }.
archipelago-independence = La ribellione ({ $rebellion }) ha superato la popolazione ({ $population }): l’arcipelago dichiara l’indipendenza!

# Il diario: crisi

archipelago-domestic-crisis = Crisi di consumo del mercato domestico: 1 { archipelago-part-resource } sostiene { $feeds } cittadini.
archipelago-export-crisis = Crisi del mercato d’esportazione: il continente richiede { $count } { archipelago-part-resource }.
archipelago-event-happened = Evento: { $event }. { $text }
archipelago-consumed-market = { $player } usa { archipelago-part-resource } del mercato.
archipelago-consumed-screen = { $player } usa { archipelago-part-resource } da dietro lo schermo.
archipelago-consumed-token = { $player } usa un gettone esplorazione come { archipelago-part-resource }.
archipelago-rewarded = La carta Benefattore conta { $sector } per { $player }.
archipelago-temple-used = { $player } usa il tempio della regione { $region }: tutti i suoi cittadini si rialzano.
archipelago-stood-up = Un cittadino di { $player } si rialza: { $area }{ archipelago-part-spot }.
archipelago-all-stood-up = Tutti i cittadini si rialzano.
archipelago-responsibility-ended = { $player } non fa altro in questa crisi.
archipelago-domestic-over =
    { $rebels ->
        [0] La crisi di consumo del mercato domestico è finita.
        [one] La crisi di consumo del mercato domestico è finita: 1 cittadino è diventato ribelle.
       *[other] La crisi di consumo del mercato domestico è finita: { $rebels } cittadini sono diventati ribelli.
    }
archipelago-export-over =
    { $missing ->
        [0] La crisi del mercato d’esportazione è finita.
        [one] La crisi del mercato d’esportazione è finita: manca 1 cubetto.
       *[other] La crisi del mercato d’esportazione è finita: mancano { $missing } cubetti.
    }
archipelago-expelled = { $player } espelle il ribelle di { $owner } da { $area }{ archipelago-part-spot } a { $to }.
archipelago-tolerated = { $player } lascia il ribelle sul { archipelago-part-building } della regione { $region }.

# Il diario: round e azioni

archipelago-round-began = { $player } comincia un round.
archipelago-round-ended =
    { $passed ->
        [yes] { $player } passa.
       *[no] { $player } termina il round.
    }
archipelago-disc-placed = { $player } piazza un disco azione: { $zone }.
archipelago-action-done = { $player } ha finito.
archipelago-deployed =
    { $cubes ->
        [0] { $player } schiera un’unità ({ $area }{ archipelago-part-spot }), ma la banca non ha più { archipelago-part-resource }.
       *[other] { $player } schiera un’unità ({ $area }{ archipelago-part-spot }) e prende { $cubes } { archipelago-part-resource }.
    }
archipelago-bought = { $player } compra { archipelago-part-resource } sul { archipelago-part-market } per { archipelago-part-florins }.
archipelago-sold =
    { $token ->
        [yes] { $player } vende un gettone esplorazione come { archipelago-part-resource } sul { archipelago-part-market } per { archipelago-part-florins }.
       *[no] { $player } vende { archipelago-part-resource } sul { archipelago-part-market } per { archipelago-part-florins }.
    }
archipelago-operated = { $player } usa il { archipelago-part-building } della regione { $region }.
archipelago-taxed = { $player } riscuote { archipelago-part-florins } di tasse.
archipelago-tile-taken = { $player } prende l’esagono { $tile }.
archipelago-exploration-failed = { $tile } non si può piazzare: l’esplorazione di { $player } è fallita.
archipelago-exploration-given-up = { $player } scarta l’esagono { $tile }.
archipelago-recruited = { $player } recluta un lavoratore per { archipelago-part-florins }: { $area }. La popolazione è { $population }.
archipelago-born = Nasce un cittadino di { $player }: { $area }. La popolazione è { $population }.
archipelago-migrated = Un’unità di { $player } va da { $from }{ archipelago-part-spot } a { $to }{ archipelago-part-target }.
archipelago-migration-restarted = { $player } annulla la migrazione e la ricomincia.
archipelago-building = { $player } paga { archipelago-part-florins } per costruire un { archipelago-part-building }: { $area }.
archipelago-building-ship = { $player } paga { archipelago-part-florins } per costruire una nave: { $area }.
archipelago-paid =
    { $tokens ->
        [0] { $player } paga { $cubes } { archipelago-part-resource }.
        [one] { $cubes ->
            [0] { $player } paga 1 gettone esplorazione come { archipelago-part-resource }.
           *[other] { $player } paga { $cubes } { archipelago-part-resource } e 1 gettone esplorazione.
        }
       *[other] { $cubes ->
            [0] { $player } paga { $tokens } gettoni esplorazione come { archipelago-part-resource }.
           *[other] { $player } paga { $cubes } { archipelago-part-resource } e { $tokens } gettoni esplorazione.
        }
    }
archipelago-built = { $player } ha costruito un { archipelago-part-building } nella regione { $region }.
archipelago-ship-built = { $player } ha costruito una nave: { $area }.

# Il diario: carte evoluzione

archipelago-card-used =
    { $own ->
        [yes] { $player } usa la carta { $card }.
       *[no] { $player } usa la carta { $card } di { $owner } per { archipelago-part-florins }.
    }
archipelago-option-chosen = { $player } sceglie l’opzione { $option } della carta { $card }.
archipelago-wonder-built = { $player } ha costruito la meraviglia { $card }; vi sale un cittadino di { $area }{ archipelago-part-spot }.
archipelago-gained = { $player } riceve { archipelago-part-florins }.
archipelago-doubled = La raccolta di { archipelago-part-resource } di { $player } rende il doppio in questo round.
archipelago-card-revealed = Viene rivelata la carta { $card }.
archipelago-card-bought = { $player } acquista la carta { $card } per { archipelago-part-florins }.
archipelago-card-discarded = La carta { $card } viene scartata.
archipelago-card-rotated = { $player } ruota la carta { $card }, che ora costa { archipelago-part-florins }.
archipelago-card-expired = { $player } ruota la carta { $card } fino al teschio: viene scartata.
archipelago-ship-sunk = { $player } distrugge una nave di { $owner }: { $area }{ archipelago-part-spot }.
archipelago-plundered = { $player } saccheggia la regione { $region } e prende { $cubes } { archipelago-part-resource }.
archipelago-spied = { $player } vede che { $target } ha l’obiettivo { $objective }.
archipelago-spied-hidden = { $player } guarda un obiettivo di { $target }.
archipelago-released = Un’unità di { $player } non è più ingaggiata: { $area }{ archipelago-part-spot }.
archipelago-exchanged =
    { $paid ->
        [token] { $player } scambia un gettone esplorazione con { $cubes } { archipelago-part-resource }.
       *[other] { $player } scambia un cubetto con { $cubes } { archipelago-part-resource }.
    }
archipelago-ship-added = { $player } riceve una nave: { $area }.
archipelago-theft-began = { $player } manda il Ladro da { $victim }.
archipelago-no-cubes = { $player } mostra di non avere cubetti.
archipelago-hid =
    { $hand ->
        [left] { $player } nasconde { archipelago-part-resource } nella mano sinistra.
       *[right] { $player } nasconde { archipelago-part-resource } nella mano destra.
    }
archipelago-hid-hidden =
    { $hand ->
        [left] { $player } chiude la mano sinistra.
       *[right] { $player } chiude la mano destra.
    }
archipelago-stole =
    { $hand ->
        [left] { $player } apre la mano sinistra di { $victim } e trova { archipelago-part-resource }.
       *[right] { $player } apre la mano destra di { $victim } e trova { archipelago-part-resource }.
    }
archipelago-stole-hidden =
    { $hand ->
        [left] { $player } prende ciò che c’è nella mano sinistra di { $victim }.
       *[right] { $player } prende ciò che c’è nella mano destra di { $victim }.
    }

# Il diario: offerte

archipelago-offer-begun = { $player } comincia un’offerta a { $other }.
archipelago-offer-gives = { $player } offre { archipelago-part-good }.
archipelago-offer-keeps = { $player } non offre più { archipelago-part-good }.
archipelago-offer-asks = { $player } chiede { archipelago-part-good }.
archipelago-offer-waives = { $player } non chiede più { archipelago-part-good }.
archipelago-offer-sent = { $player } invia l’offerta a { $other }.
archipelago-offer-withdrawn = { $player } ritira l’offerta a { $other }.
archipelago-offer-declined = { $other } rifiuta l’offerta di { $player }.
archipelago-offer-accepted = { $other } accetta l’offerta di { $player }.

# Il diario: la fine

archipelago-condition-met = La condizione di fine partita si è avverata: { $player } rivela { $objective }.
archipelago-condition-met-open = La condizione di fine partita di { $objective } si è avverata.
archipelago-condition-met-nobody = La condizione di fine partita di { $objective } si è avverata, ma nessuno ha la carta.
archipelago-ends-independence = La partita finisce con la guerra d’indipendenza.
archipelago-ends-objective = La partita finisce perché si è avverata una condizione di fine partita.
archipelago-ends-last-turn = La partita finisce dopo il suo ultimo turno.
archipelago-objective-shown = { $player } aveva l’obiettivo { $objective }.
archipelago-screen-lifted =
    Dietro lo schermo di { $player }: { archipelago-part-florins }, { $cubes ->
        [one] 1 cubetto
       *[other] { $cubes } cubetti
    } e { $tokens ->
        [one] 1 gettone esplorazione
       *[other] { $tokens } gettoni esplorazione
    }.
archipelago-scored =
    { $vp ->
        [one] { $player } ha 1 punto vittoria.
       *[other] { $player } ha { $vp } punti vittoria.
    }

# Il tavolo

archipelago-board-course = La colonia
archipelago-board-turn = Turno { $turn }: { archipelago-part-phase }
archipelago-board-markers = Popolazione { $population }, ribellione { $rebellion }, lavoratori disoccupati { $surplus }
archipelago-board-order = { $player } ha il posto { $place } nell’ordine di gioco
archipelago-board-trend = { $trend }. { $text } { archipelago-part-podium }
archipelago-board-trend-candidate = Si può votare: { $trend }. { $text } { archipelago-part-podium }
archipelago-board-objective-open = Obiettivo scoperto { $objective }: { $text } { archipelago-part-goal }
archipelago-board-crisis = Crisi
archipelago-board-lying =
    { $count ->
        [one] 1 cittadino è sdraiato e ha bisogno di { archipelago-part-resource }: altrimenti diventa ribelle e la ribellione sale di 1
       *[other] { $count } cittadini sono sdraiati e hanno bisogno di { archipelago-part-resource }: altrimenti diventano ribelli e la ribellione sale di { $count }
    }
archipelago-board-missing = Mancano ancora { $count } { archipelago-part-resource }: altrimenti la ribellione sale di { $count }
archipelago-board-responsible = Ora ne risponde { $player }
archipelago-board-back = Prossimo bilanciamento, in cima al mazzo evoluzione: { $back }
archipelago-board-tiles = Esagoni
archipelago-board-tile = In cima alla pila di { $tiles } esagoni: { $region } ({ archipelago-part-face })
archipelago-board-piles = Gettoni esplorazione rimasti nelle pile: { $first }, { $second }, { $third }
archipelago-board-hand = Faccia di un tuo esagono: { $region } ({ archipelago-part-face })
archipelago-board-markets = Mercati e banca
archipelago-board-stall =
    { $where ->
        [domestic] Mercato domestico
       *[export] Mercato di esportazione
    }, { archipelago-part-resource }: { $state ->
        [empty] nessun cubetto; vendere rende { $sell }
        [full] { $count } cubetti, non c’è più posto; comprare costa { $buy }
       *[open] { $count ->
            [one] 1 cubetto
           *[other] { $count } cubetti
        }; comprare costa { $buy }, vendere rende { $sell }
    }
archipelago-board-bank = Banca: { archipelago-part-goods }; { $ports } segnalini mercato/porto, { $towns } segnalini villaggio/tempio
archipelago-board-phase-three = La Fase 3 allo stato attuale
archipelago-board-stall-steps =
    { $where ->
        [domestic] Mercato domestico
       *[export] Mercato di esportazione
    }, { archipelago-part-resource }: { archipelago-part-steps }
archipelago-board-stability =
    { $when ->
        [now] Stabilità della colonia, popolazione { $value }
       *[next] Stabilità della colonia, popolazione da { $value } in su
    }: { archipelago-part-steps }
archipelago-board-surplus =
    { $when ->
        [now] Disoccupati { $value }
       *[next] Disoccupati da { $value } in su
    }: { archipelago-part-steps }; reclutare un lavoratore costa { archipelago-part-florins }
archipelago-board-prices = Quanto costa costruire e quanto rendono le tasse
archipelago-board-plan =
    { $which ->
        [town] Villaggio
        [market] Mercato
        [port] Porto
       *[temple] Tempio
    }: { archipelago-part-plan-cost }
archipelago-board-plan-ship = Nave: { archipelago-part-plan-cost }
archipelago-part-plan-cost =
    { $list ->
        [none] gratis
       *[other] { archipelago-part-goods }
    }
archipelago-board-tax =
    Tasse: { archipelago-part-florins } per ogni { $taxed ->
        [citizen] cittadino attivo
        [ship] nave
        [town] villaggio che controlli
        [market] mercato che controlli
        [port] porto che controlli
       *[temple] tempio che controlli
    }
archipelago-board-region = { $region }
archipelago-board-border =
    { $side ->
        [north] A nord
        [north-east] A nord-est
        [south-east] A sud-est
        [south] A sud
        [south-west] A sud-ovest
       *[north-west] A nord-ovest
    }: { $beside }, { $edge ->
        [sea] per mare
        [plains] per pianura
       *[mountain] per montagna
    }
archipelago-board-symbols =
    { $plundered ->
        [yes] { $area }: { $count } { archipelago-part-resource } (simboli saccheggiati)
       *[no] { $area }: { $count } { archipelago-part-resource }
    }
archipelago-board-building =
    { $used ->
        [yes] Il { archipelago-part-building } è controllato da { $player }, usato in questo turno
       *[no] Il { archipelago-part-building } è controllato da { $player }
    }
archipelago-board-building-free = Il { archipelago-part-building } non è controllato da nessuno
archipelago-board-permission = { $other } può raccogliere qui con il permesso di { $player }
archipelago-board-units =
    { $units ->
        [ships] { $count ->
            [one] 1 nave
           *[other] { $count } navi
        }
       *[citizens] { $count ->
            [one] 1 cittadino
           *[other] { $count } cittadini
        }
    } di { $player }: { $area }{ archipelago-part-spot }{ $posture ->
        [engaged] { $units ->
            [ships] { $count ->
                [one] , ingaggiata
               *[other] , ingaggiate
            }
           *[citizens] { $count ->
                [one] , ingaggiato
               *[other] , ingaggiati
            }
        }
        [moved] { " " }(mossa fatta)
        [lying] { $count ->
            [one] , sdraiato
           *[other] , sdraiati
        }
        [lying_engaged] { $count ->
            [one] , sdraiato e ingaggiato
           *[other] , sdraiati e ingaggiati
        }
       *[ready] { "" }
    }
archipelago-board-player = { $player }
archipelago-board-discs = Dischi azione: { $discs } di { $all }
archipelago-board-supply = Riserva: { $citizens } cittadini, { $ships } navi
archipelago-board-screen =
    Dietro lo schermo: { $list ->
        [none] 0 fiorini, nessun cubetto
       *[other] { archipelago-part-goods }
    }, { $tokens ->
        [0] nessun gettone esplorazione
        [one] 1 gettone esplorazione
       *[other] { $tokens } gettoni esplorazione
    }
archipelago-board-card =
    { $card } ({ archipelago-part-print }): { $text }{ $state ->
        [built] { " " }Costruita.
        [used] { " " }Usata in questo turno.
        [resting] { " " }Disponibile dal prossimo round.
        [loaded] { " " }Ha sopra dischi azione.
        [fresh] { " " }Nuova in questo turno.
       *[ready] { "" }
    }
archipelago-board-objective = Obiettivo { $objective }: { $text } { archipelago-part-goal }
archipelago-board-objective-hidden = Un obiettivo segreto
archipelago-board-sector = Sulla carta Benefattore: { archipelago-part-florins }
archipelago-board-evolution = Barra evoluzione
archipelago-board-slot =
    { $card }, { archipelago-part-florins }{ $rotations ->
        [0] , poi { $second }, poi { $third }
        [1] , poi { $third }
       *[2] , poi scartata
    } ({ archipelago-part-print }): { $text }
archipelago-board-open-cards = Carte rivelate
archipelago-board-revealed = { $card }, { archipelago-part-florins } ({ archipelago-part-print }): { $text }
archipelago-board-deck = Mazzo: { $deck } carte, scartate: { $discard }
archipelago-board-wheel = Ruota delle azioni
archipelago-board-zone =
    { $discs ->
        [one] { $zone }: 1 disco di { $player }
       *[other] { $zone }: { $discs } dischi di { $player }
    }
archipelago-board-offer = Offerta di { $player } a { $other }
archipelago-board-gives =
    { $kind ->
        [florins] Dà { archipelago-part-florins }
        [cube] Dà { $count } { archipelago-part-resource }
        [token] { $count ->
            [one] Dà 1 gettone esplorazione
           *[other] Dà { $count } gettoni esplorazione
        }
       *[other] Dà { archipelago-part-good }
    }
archipelago-board-asks =
    { $kind ->
        [florins] Chiede { archipelago-part-florins }
        [cube] Chiede { $count } { archipelago-part-resource }
        [token] { $count ->
            [one] Chiede 1 gettone esplorazione
           *[other] Chiede { $count } gettoni esplorazione
        }
       *[other] Chiede { archipelago-part-good }
    }
archipelago-board-reckoning = Conteggio finale
archipelago-board-scored-objective =
    { $vp ->
        [one] { $player }: 1 punto per { $objective }
       *[other] { $player }: { $vp } punti per { $objective }
    }{ $counted ->
        [yes] { " " }(contati { $count })
       *[no] { "" }
    }
archipelago-board-scored-trend =
    { $vp ->
        [one] { $player }: 1 punto per { $trend }
       *[other] { $player }: { $vp } punti per { $trend }
    }{ $counted ->
        [yes] { " " }(contati { $count })
       *[no] { "" }
    }
archipelago-board-scored-cards =
    { $vp ->
        [one] { $player }: 1 punto per medaglie e meraviglie
       *[other] { $player }: { $vp } punti per medaglie e meraviglie
    }

# Ciò che i giocatori tengono d’occhio

archipelago-points-objective = { $objective }
archipelago-points-trend = { $trend }
archipelago-points-cards = Medaglie e meraviglie
archipelago-tie-florins = Fiorini dietro lo schermo
archipelago-tie-separatist = Chi ha il Separatista
archipelago-tally-florins = Fiorini
archipelago-tally-cubes = Cubetti
archipelago-tally-tokens = Gettoni esplorazione
archipelago-tally-discs = Dischi azione liberi
archipelago-tally-citizens = Cittadini nella riserva
archipelago-tally-ships = Navi nella riserva
archipelago-tally-cards = Carte evoluzione
archipelago-goal-independence = La ribellione supera la popolazione
archipelago-ahead-objective = Condizione di fine partita di { $objective }
archipelago-ahead-last-turn = L’ultimo turno

# Perché una scelta è rifiutata, più breve della sua clausola.
archipelago-because-bid = Non hai tanti fiorini.
archipelago-because-builder = Lì nessuno dei tuoi è libero di costruire.
archipelago-because-coasts = Le sue coste non combacerebbero con quelle accanto.
archipelago-because-convoy = Non è accanto per via di terra, e nessuna catena di tue navi vi porta.
archipelago-because-cubes = Non hai le merci che costa.
archipelago-because-discs = Non ti restano dischi azione.
archipelago-because-empty = Nell’offerta non c’è ancora nulla.
archipelago-because-enter = Nessuna tua unità libera vi entrerebbe da accanto.
archipelago-because-evolution = L’hai già comprata o ruotata, o non puoi pagarla.
archipelago-because-fee = Non puoi pagare la carta e chi la possiede.
archipelago-because-fit = Accanto alla prima regione le sue coste non combaciano da nessuna parte.
archipelago-because-fits = Uno dei tuoi esagoni combacia.
archipelago-because-harvesters = Il pesce è delle navi, tutto il resto dei cittadini.
archipelago-because-hire = Lì ti serve un’unità attiva, e meno di tre cittadini.
archipelago-because-lacks = Non ce l’hai.
archipelago-because-nothing = Ora non se ne potrebbe fare nulla.
archipelago-because-nowhere = Sulla mappa non combacia da nessuna parte.
archipelago-because-once = Una volta sola per round, e l’hai già fatto.
archipelago-because-operate = Non lo controlli, o in questo round hai già usato un porto o un mercato, o ti manca 1 fiorino.
archipelago-because-owner = Può usarla solo chi la possiede, e deve pagarla.
archipelago-because-place = Quel posto nell’ordine di gioco ora non si può promettere.
archipelago-because-post = È occupato, o da lì non vi si entra.
archipelago-because-price = Il mercato non ne ha, o costa più di quanto hai.
archipelago-because-reach = Questa unità non raggiunge un tale simbolo.
archipelago-because-source = Lì non ce n’è più.
archipelago-because-symbol = Lì manca una tua unità libera, o un simbolo libero.
archipelago-because-temple = Non controlli questo tempio, o lì nessuno è a terra.
archipelago-because-token = Non hai gettoni esplorazione.
archipelago-because-touches = Deve toccare due regioni note, costa con costa.
archipelago-because-used = In questo turno è già stato usato.
archipelago-because-wages = Ora non puoi pagare un lavoratore.

# Che cosa ha portato a una domanda, e che cosa consuma una decisione
archipelago-occasion-card = Con { $card }.
archipelago-occasion-theft = { $player } usa il Ladro contro di te.
archipelago-occasion-lighthouse = { $player } ha costruito il Grande Faro.
archipelago-occasion-offer = Mentre { $player } decide.
archipelago-budget-discs = Dischi azione liberi
archipelago-budget-transactions = Transazioni
archipelago-budget-migrations = Unità che possono muoversi
archipelago-budget-workers = Lavoratori
archipelago-budget-births = Nascite
archipelago-budget-units = Unità
archipelago-budget-citizens = Cittadini

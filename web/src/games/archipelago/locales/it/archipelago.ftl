# The map
archipelago-sentence = Colonizzate insieme isole nuove, o vedetele insorgere.
archipelago-plate = Isole su esagoni, con un porto e un tempio
archipelago-map = Mappa dell’arcipelago, { $count ->
    [one] { $count } regione
   *[other] { $count } regioni
}. Le frecce vanno da un luogo all’altro, Pagina giù va alla scelta successiva, Invio sceglie.
archipelago-zoom-fit = Tutto l’arcipelago
archipelago-place-here = Posa qui
archipelago-area = { $region }, { $ground ->
    [sea] mare
   *[land] terra
}
archipelago-house = { $building }, { $flag ->
    [yes] { $player }.
   *[no] senza controllo.
}
archipelago-units = { $player }: { $unit ->
    [ship] { $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }
   *[citizen] { $count ->
        [one] { $count } cittadino
       *[other] { $count } cittadini
    }
}{ $place ->
    [on] , su { $on }
   *[open] { "" }
}{ $posture ->
    [moved] , già mosso
    [engaged] , ingaggiato
    [lying] , sdraiato
    [lying_engaged] , sdraiato, prima ingaggiato
   *[ready] { "" }
}.
archipelago-colour = { $colour ->
    [azure] Azzurro
    [orange] Arancione
    [purple] Viola
    [blue] Blu
    [green] Verde
   *[crimson] Cremisi
}
archipelago-choice = { $state ->
    [numbered] Scelta { $number }: { $text }.
    [chosen] Scelto: { $text }.
    [other] Invece: { $text }.
   *[open] Scelta: { $text }.
}
archipelago-refused = Non possibile: { $text }. { $reason }

# The boards
archipelago-market = { $market ->
    [domestic] Mercato domestico
   *[export] Mercato di esportazione
}
archipelago-phase-3 = Fase 3:
archipelago-track = { $track ->
    [surplus] lavoratori disoccupati
   *[rebellion] ribellione
}
archipelago-zone = { $good }: { $count ->
    [one] { $count } cubetto
   *[other] { $count } cubetti
}{ $state ->
    [empty] . Vendere rende { $sell } fiorini.
    [full] , non c’è più posto. Comprare costa { $buy } fiorini.
   *[open] . Comprare costa { $buy } fiorini, vendere ne rende { $sell }.
}
archipelago-stability = Stabilità della colonia
archipelago-margin = { $count ->
    [0] nessun passo di margine
    [one] { $count } passo di margine
   *[other] { $count } passi di margine
}
archipelago-stability-now = Popolazione { $population }, ribellione { $rebellion }
archipelago-calm = calma
archipelago-surplus = Lavoratori disoccupati
archipelago-surplus-now = { $count ->
    [one] { $count } lavoratore disoccupato
   *[other] { $count } lavoratori disoccupati
}, un lavoratore costa { $florins ->
    [one] { $florins } fiorino
   *[other] { $florins } fiorini
}
archipelago-recruit-for = reclutare costa { $florins }
archipelago-wheel = Ruota delle azioni. Le frecce girano, Invio sceglie.
archipelago-action = { $zone ->
    [harvest_fruit] Frutta
    [harvest_cattle] Bestiame
    [harvest_fish] Pesce
    [harvest_wood] Legno
    [harvest_stone] Pietra
    [harvest_iron] Ferro
    [recruit] Recluta
    [build] Costruisci
    [transaction] Commercia
    [migrate] Migra
    [tax] Tasse
    [reproduce] Famiglie
   *[explore] Esplora
}
archipelago-discs-there = Dischi: { $list }.
archipelago-evolution = Barra evoluzione
archipelago-order = Ordine di gioco
archipelago-empty-space = vuoto
archipelago-card = { $name }. { $text } Prezzo { $florins ->
    [one] { $florins } fiorino
   *[other] { $florins } fiorini
}. { $left ->
    [one] Il prossimo quarto di giro la scarta.
   *[other] { $left } quarti di giro al teschio.
}
archipelago-card-kind = { $kind ->
    [character] Personaggio
    [wonder] Meraviglia
   *[progress] Progresso
}
archipelago-access = { $access ->
    [owner] proprietario
   *[any] per tutti
}
archipelago-use = { $due ->
    [wonder] Costruirla costa { $cost }.
    [free] Usarla è gratis
   *[each] Ogni uso costa { $cost }
}
archipelago-discs-due = { $count ->
    [one] { $count } disco azione
   *[other] { $count } dischi azione
}
archipelago-any-due = { $count ->
    [one] { $count } cubetto qualsiasi
   *[other] { $count } cubetti qualsiasi
}
archipelago-vp = { $count } PV
archipelago-free = gratis
archipelago-balance = Prossimo bilanciamento
archipelago-deck = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
archipelago-crisis = { $kind ->
    [domestic] Crisi domestica
   *[export] Crisi d’esportazione
}
archipelago-demand = { $kind ->
    [domestic] Crisi domestica: ogni { $good } sostiene { $count } cittadini.
   *[export] Crisi d’esportazione: richiesti { $count } { $good }.
}
archipelago-red-zone = appena scoperta
archipelago-red-zone-short = subito

# Cards and what players have
archipelago-objective-secret = Il tuo obiettivo, segreto
archipelago-objective-open = Obiettivo, aperto a tutti
archipelago-objective-unmet = Obiettivo
archipelago-objective-met = Obiettivo che ha chiuso la partita
archipelago-ranked = Classifica finale
archipelago-for-holder = Solo per chi la possiede
archipelago-of = { $have } di { $need }
archipelago-trend-open = Tendenza, aperta a tutti
archipelago-trend = Tendenza: { $name }
archipelago-screen-own = Dietro il tuo schermo
archipelago-screen-of = Schermo di { $name }
archipelago-only-you = lo vedi solo tu
archipelago-closed = chiuso
archipelago-good = { $good ->
    [fruit] frutta
    [cattle] bestiame
    [fish] pesce
    [wood] legno
    [stone] pietra
   *[iron] ferro
}
archipelago-florins-word = { $count ->
    [one] fiorino
   *[other] fiorini
}
archipelago-florins = { $count ->
    [one] { $count } fiorino
   *[other] { $count } fiorini
}
archipelago-discs = { $free } dischi su { $total }
archipelago-reserve-citizens = { $count } in riserva
archipelago-reserve-ships = { $count } in riserva
archipelago-tokens = { $count ->
    [one] { $count } gettone esplorazione
   *[other] { $count } gettoni esplorazione
}
archipelago-card-state = { $state ->
    [used] usata questo turno
    [fresh] nuova
    [resting] dal prossimo round
    [loaded] con dischi
    [built] costruita
   *[ready] pronta
}
archipelago-no-cards = Ancora nessuna carta evoluzione.
archipelago-supplies = Banca e riserve
archipelago-building-tokens = { $kind ->
    [market] mercati e porti
   *[town] villaggi e templi
}
archipelago-stack = { $count ->
    [0] nessun esagono rimasto
    [one] { $count } esagono rimasto
   *[other] { $count } esagoni rimasti
}
archipelago-piles = Gettoni esplorazione
archipelago-pile = pila { $pile }
archipelago-tile = { $region }, { $huts ->
    [0] nessuna capanna
    [one] { $huts } capanna
   *[other] { $huts } capanne
}, girata di { $turn } sesti.

# Offers
archipelago-offer = { $by } fa un’offerta a { $to }
archipelago-offer-gives = { $name } dà
archipelago-offer-nothing = niente
archipelago-offer-add = Aggiungi:
archipelago-offers-left = { $count ->
    [0] Questa è la tua ultima offerta ora.
    [one] Dopo questa ancora { $count } offerta.
   *[other] Dopo questa ancora { $count } offerte.
}
archipelago-permission = Raccolta a { $region }
archipelago-order-place = Posto { $place } nell’ordine di gioco

# Crises
archipelago-still-needed = { $good }: ancora necessari
archipelago-lying = { $count ->
    [one] { $count } cittadino è sdraiato
   *[other] { $count } cittadini sono sdraiati
}; ogni cubetto ne rialza { $each }.
archipelago-missing = { $have } su { $count } consegnati.
archipelago-otherwise = { $count ->
    [one] Altrimenti la ribellione sale di { $count } passo.
   *[other] Altrimenti la ribellione sale di { $count } passi.
}
archipelago-responsible = Ora il responsabile è { $name }.
archipelago-source = { $source ->
    [market] Dal mercato, gratis
    [screen] Da dietro il tuo schermo
   *[token] Con un gettone esplorazione
}

# The end
archipelago-ended-independence = L’arcipelago ha dichiarato l’indipendenza nel turno { $turn }. { $count ->
    [0] Perdono tutti.
    [one] { $names } la voleva, e vince.
   *[other] { $names } la volevano, e vincono.
}
archipelago-ended-points = { $ending ->
    [objective] Un obiettivo si è avverato nel turno { $turn }.
   *[last_turn] Il turno { $turn } era l’ultimo.
} { $count ->
    [one] { $names } ha più punti di tutti, { $best }.
   *[other] { $names } hanno più punti di tutti, { $best } a testa.
}
archipelago-points = Punti
archipelago-counted-below = Punti, e in piccolo quanti ne aveva ciascuno.
archipelago-cards-and-wonders = Carte e meraviglie

# Drawers
archipelago-boards = Tabelle del gioco
archipelago-drawer-wheel = Azioni
archipelago-drawer-boards = Mercati
archipelago-drawer-cards = Carte
archipelago-drawer-mine = Mie cose
archipelago-drawer-live = (qualcosa da scegliere)
archipelago-drawer-close = Chiudi
archipelago-own-cards = Le tue carte

# At the table
archipelago-turn-0 = Turno 0
archipelago-moment = Turno { $turn } · { archipelago-phase }
archipelago-phase = { $phase ->
    [discovery] Scoperta
    [disengage] Disimpegno
    [order] Ordine di gioco
    [population] Popolazione
    [balance] Bilanciamento
    [actions] Azioni
   *[evolution] Evoluzione
}
archipelago-round-own = Il tuo round
archipelago-round-of = { $name }
archipelago-discs-left = { $count ->
    [0] nessun disco
    [one] { $count } disco
   *[other] { $count } dischi
}
archipelago-crew-citizens = { $count ->
    [one] { $count } cittadino sulla mappa
   *[other] { $count } cittadini sulla mappa
}, { $reserve } nella riserva
archipelago-crew-ships = { $count ->
    [one] { $count } nave sulla mappa
   *[other] { $count } navi sulla mappa
}, { $reserve } nella riserva
archipelago-crew-cards = { $count ->
    [one] { $count } carta evoluzione
   *[other] { $count } carte evoluzione
}
archipelago-crew-rebels = { $count ->
    [one] { $count } cittadino è a terra
   *[other] { $count } cittadini sono a terra
}
archipelago-crew-held = Controlla { $building ->
    [town] { $count ->
        [one] { $count } villaggio
       *[other] { $count } villaggi
    }
    [market] { $count ->
        [one] { $count } mercato
       *[other] { $count } mercati
    }
    [port] { $count ->
        [one] { $count } porto
       *[other] { $count } porti
    }
   *[temple] { $count ->
        [one] { $count } tempio
       *[other] { $count } templi
    }
}
archipelago-crew-passed = ha passato
archipelago-goals = Obiettivo e tendenza
archipelago-bid = La tua puntata
archipelago-bid-less = Punta un fiorino in meno
archipelago-bid-more = Punta un fiorino in più
archipelago-sealed = { $kind ->
    [vote] Voti coperti
   *[bid] Puntate coperte
}
archipelago-sealed-state = { $state ->
    [given] { $kind ->
        [vote] coperto
       *[bid] coperta
    }
    [asked] ci pensa
   *[none] non partecipa
}
archipelago-deal = { $deal ->
    [archipelago-buy] Compra
   *[sell] Vendi
}
archipelago-token = gettone esplorazione
archipelago-hand = { $hand ->
    [left] mano sinistra
   *[right] mano destra
}
archipelago-tiles = Tessere
archipelago-picks = Da scegliere
archipelago-revealed-cards = Carte rivelate
archipelago-cards-of = Carte di { $name }
archipelago-next-tile = la prossima
archipelago-reveal = Che cosa volevano tutti


# The map
archipelago-map = Mappa dell'arcipelago, { $count ->
    [one] { $count } regione
   *[other] { $count } regioni
}. Le frecce vanno da un luogo all'altro, Pagina giù va alla scelta successiva, Invio sceglie.
archipelago-zoom-in = Ingrandisci
archipelago-zoom-out = Riduci
archipelago-zoom-fit = Tutto l'arcipelago
archipelago-minimap = Tutto l'arcipelago: premi per guardare altrove
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
   *[open] Scelta: { $text }.
}
archipelago-refused = Non possibile: { $text }. { $reason }

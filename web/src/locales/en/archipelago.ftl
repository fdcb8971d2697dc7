# The map
archipelago-map = Map of the archipelago, { $count ->
    [one] { $count } region
   *[other] { $count } regions
}. The arrow keys move from place to place, Page Down goes to the next choice, Enter picks.
archipelago-zoom-in = Zoom in
archipelago-zoom-out = Zoom out
archipelago-zoom-fit = The whole archipelago
archipelago-minimap = The whole archipelago: press to look elsewhere
archipelago-place-here = Place it here
archipelago-area = { $region }, { $ground ->
    [sea] sea
   *[land] land
}
archipelago-house = { $building }, { $flag ->
    [yes] { $player }.
   *[no] abandoned.
}
archipelago-units = { $player }: { $unit ->
    [ship] { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
   *[citizen] { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }
}{ $place ->
    [on] , on { $on }
   *[open] { "" }
}{ $posture ->
    [moved] , moved already
    [engaged] , engaged
    [lying] , lying
    [lying_engaged] , lying, engaged before
   *[ready] { "" }
}.
archipelago-colour = { $colour ->
    [azure] Azure
    [orange] Orange
    [purple] Purple
    [blue] Blue
    [green] Green
   *[crimson] Crimson
}
archipelago-choice = { $state ->
    [numbered] Choice { $number }: { $text }.
    [chosen] Chosen: { $text }.
   *[open] Choice: { $text }.
}
archipelago-refused = Not possible: { $text }. { $reason }

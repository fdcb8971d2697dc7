armada-sentence = Sail from your den, explore Eldorado, carry the gold home.
armada-plate = A galleon under full sail
armada-board = Chart of the archipelago. The arrow keys move from space to space, Enter picks.
armada-zoom-fit = Whole chart

armada-ended-rounds = { $count ->
    [one] After { $rounds } rounds { $names } has the most points, { $best } to { $others }.
   *[other] After { $rounds } rounds { $names } have the most points, { $best } to { $others }.
}
armada-ended-tie = After { $rounds } rounds { $names } have the most points, { $best } each.
armada-ended-victory = { $name } showed the Winning Option with { armada-colour } and still held what it needs: the game ended in round { $round }.
armada-ended-last = { $name } is the last one with a crew: the game ended in round { $round }.
armada-round = Round { $round }
armada-preliminary = Preliminary round

armada-colour = { $colour ->
    [azure] azure
    [purple] purple
    [blue] blue
   *[orange] orange
}
armada-bands = { $count ->
    [one] { $count } band
   *[other] { $count } bands
}
armada-natives = { $count ->
    [one] { $count } native
   *[other] { $count } natives
}
armada-ingots = { $count ->
    [one] { $count } ingot
   *[other] { $count } ingots
}

# Spaces and ships in words
armada-label-sea = { $name }, { $kind ->
    [open] open sea
   *[coastal] sea
}.
armada-label-land = { $name }, { $site ->
    [city] city
    [base] trading base
   *[none] territory
}, { $holder ->
    [unexplored] unexplored
    [natives] held by natives
    [own] yours ({ armada-colour })
    [dummy] held by nobody’s { armada-colour }
   *[other] held by { $player } ({ armada-colour })
}{ $counters ->
    [none] .
   *[some] : { $list }.
}
armada-ship-at = Ship { $number } in { $place }
armada-label-ship = { $holder ->
    [own] Your ship { $number }
    [nobody] Ship { $number } without a crew
    [dummy] Ship { $number }
   *[other] Ship { $number } of { $player } ({ armada-colour })
}{ $place ->
    [land] , not launched yet
   *[sea] { "" }
}{ $cargo ->
    [none] .
   *[some] : { $list }.
}
armada-label-choice = { $keyed ->
    [yes] Key { $key }: { $text }.
   *[no] { $text }.
}
armada-label-choices = { $count ->
    [one] { $count } choice.
   *[other] { $count } choices.
}
armada-label-both = Enter picks the space, Shift and Enter the ship.
armada-label-refused = Not now: { $text }. { $reason }

# Beside the board
armada-crew-bands = Bands in play; { $reserve } in reserve
armada-crew-gold = Ingots
armada-crew-territories = Territories
armada-crew-ships = Ships
armada-crew-cards = Option cards
armada-crew-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
armada-crew-den-title = Territories of one den: { $count }, { $needed } to possess it
armada-crew-bases = Bases
armada-crew-bases-title = Trading bases: { $count }, { $needed } to win { $centre ->
    [yes] (the central one is among them)
   *[no] (the central one is missing)
}
armada-crew-cities = Cities
armada-crew-cities-title = Cities of opponents: { $count }, { $needed } to win
armada-crew-claim = Victory near
armada-crew-claim-title = { $when ->
    [now] Checked at the end of this turn
   *[later] Checked at the end of the next turn
}
armada-crew-out = Out of the game
armada-claim = Victory is near for { $player } ({ armada-colour }): checked at the end of { $when ->
    [now] this turn
   *[later] the next { armada-colour } turn
}.

armada-supplies = Supplies
armada-supply-treasury = Ingots in the treasury
armada-supply-natives = Natives in the supply
armada-supply-ships = Ships in the box
armada-supply-pile = Cards in the pile
armada-hand = Your cards
armada-hand-price = A card costs { $gold ->
    [one] { $gold } ingot
   *[other] { $gold } ingots
}
armada-hand-empty = No cards in your hand.
armada-hand-copies = { $count } times

armada-cost = { $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
}

armada-dice = Last rolls
armada-dice-of = Last rolls, in { $name }’s turn
armada-dice-yours = Last rolls, in your turn
armada-dice-yours-now = Last rolls, yours this turn
armada-dice-none = No dice yet
armada-dice-gold = Gold die: { $count }
armada-dice-natives = Native die: { $count }
armada-dice-firing = Combat die: { $count ->
    [one] { $count } cannon fires
   *[other] { $count } cannons fire
}
armada-dice-exploding = Combat die: { $count ->
    [one] { $count } cannon explodes
   *[other] { $count } cannons explode
}

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

# Why an order is refused
armada-reason-foreign-crew = Somebody else’s crew is aboard.
armada-reason-under-way = Something else is under way; finish it first.
armada-reason-costs = It costs more movement points than are left.
armada-reason-no-band = You do not have so many bands there.
armada-reason-launch-where = The ship is in no city beside this sea space.
armada-reason-launch-free = The city is not yours, or another ship is in that space.
armada-reason-sail-where = The ship is not afloat next to this space.
armada-reason-sea-taken = Another ship is in that sea space.
armada-reason-sink-near = None of your bands is next to this ship.
armada-reason-destroy-ashore = Only a ship that is still ashore can be destroyed.
armada-reason-destroy-band = None of your bands is where this ship stands.
armada-reason-unlaunched = The ship has not been launched yet.
armada-reason-boxed = The ship is in the ship box; only the Shipyard card brings it back.
armada-reason-explore-near = None of your bands is next to it, aboard a ship or on explored land.
armada-reason-attackers = At least two bands attack, from one place.
armada-reason-attack-near = It is not next to your bands.
armada-reason-attack-nobody = Nobody is there who could be attacked.
armada-reason-card-moment = This card cannot be played at this moment.
armada-reason-too-many = You have fewer bands left than that.
armada-reason-moor = Only one ship fits into a city.
armada-reason-too-few = Every band must find a place: more have to go here.
armada-reason-gold-alone = At least one band moves: gold never goes alone.
armada-reason-unexplored = It has not been explored yet.
armada-reason-ship-full = The ship has no room for so much: she holds 10 counters.
armada-reason-mixed-crew = Bands of two colours cannot share a ship.
armada-reason-no-crew = Nobody is aboard who could sail her.
armada-reason-held = Natives or enemies are there; they must be beaten first.
armada-reason-bases = That takes more trading bases.
armada-reason-recruited = You have recruited in this turn already.
armada-reason-card-gold = Your colour does not have enough gold for a card.

# The map
archipelago-sentence = Settle new islands together, or see them rise against you.
archipelago-plate = Islands on hexagons, with a port and a temple
archipelago-map = Map of the archipelago, { $count ->
    [one] { $count } region
   *[other] { $count } regions
}. The arrow keys move from place to place, Page Down goes to the next choice, Enter picks.
archipelago-zoom-fit = The whole archipelago
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
    [other] Instead: { $text }.
   *[open] Choice: { $text }.
}
archipelago-refused = Not possible: { $text }. { $reason }

# The boards
archipelago-market = { $market ->
    [domestic] Domestic market
   *[export] Export market
}
archipelago-phase-3 = Phase 3:
archipelago-track = { $track ->
    [surplus] surplus workers
   *[rebellion] rebellion
}
archipelago-zone = { $good }: { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}{ $state ->
    [empty] . Selling brings { $sell } florins.
    [full] , no more room. Buying costs { $buy } florins.
   *[open] . Buying costs { $buy } florins, selling brings { $sell }.
}
archipelago-stability = Colony stability
archipelago-margin = { $count ->
    [0] no step to spare
    [one] { $count } step to spare
   *[other] { $count } steps to spare
}
archipelago-stability-now = Population { $population }, rebellion { $rebellion }
archipelago-calm = calm
archipelago-surplus = Surplus workers
archipelago-surplus-now = { $count ->
    [one] { $count } surplus worker
   *[other] { $count } surplus workers
}, a worker costs { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
archipelago-recruit-for = recruit for { $florins }
archipelago-wheel = Action wheel. The arrow keys go around, Enter picks.
archipelago-action = { $zone ->
    [harvest_fruit] Fruit
    [harvest_cattle] Cattle
    [harvest_fish] Fish
    [harvest_wood] Wood
    [harvest_stone] Stone
    [harvest_iron] Iron
    [recruit] Recruit
    [build] Build
    [transaction] Trade
    [migrate] Migrate
    [tax] Taxes
    [reproduce] Families
   *[explore] Explore
}
archipelago-discs-there = Discs: { $list }.
archipelago-evolution = Evolution track
archipelago-order = Order of play
archipelago-empty-space = empty
archipelago-card = { $name }. { $text } Price { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}. { $left ->
    [one] The next quarter turn discards it.
   *[other] { $left } quarter turns to the skull.
}
archipelago-card-kind = { $kind ->
    [character] Character
    [wonder] Wonder
   *[progress] Progress
}
archipelago-access = { $access ->
    [owner] owner only
   *[any] anyone
}
archipelago-use = { $due ->
    [wonder] Building it costs { $cost }.
    [free] Using it is free
   *[each] Each use costs { $cost }
}
archipelago-discs-due = { $count ->
    [one] { $count } action disc
   *[other] { $count } action discs
}
archipelago-any-due = { $count ->
    [one] { $count } cube of any kind
   *[other] { $count } cubes of any kind
}
archipelago-vp = { $count } VP
archipelago-free = free
archipelago-balance = Next balance
archipelago-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
archipelago-crisis = { $kind ->
    [domestic] Domestic crisis
   *[export] Export crisis
}
archipelago-demand = { $kind ->
    [domestic] Domestic crisis: each { $good } supports { $count } citizens.
   *[export] Export crisis: { $count } { $good } demanded.
}
archipelago-red-zone = at once when uncovered
archipelago-red-zone-short = at once

# Cards and what players have
archipelago-objective-secret = Your objective, secret
archipelago-objective-open = Objective, open to all
archipelago-objective-unmet = Objective
archipelago-objective-met = Objective that ended the game
archipelago-ranked = Ranked at the end
archipelago-for-holder = For its holder alone
archipelago-of = { $have } of { $need }
archipelago-trend-open = Trend, open to all
archipelago-trend = Trend: { $name }
archipelago-screen-own = Behind your screen
archipelago-screen-of = Screen of { $name }
archipelago-only-you = only you see this
archipelago-closed = closed
archipelago-good = { $good ->
    [fruit] fruit
    [cattle] cattle
    [fish] fish
    [wood] wood
    [stone] stone
   *[iron] iron
}
archipelago-florins-word = { $count ->
    [one] florin
   *[other] florins
}
archipelago-florins = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
archipelago-discs = { $free } of { $total } discs left
archipelago-reserve-citizens = { $count } in reserve
archipelago-reserve-ships = { $count } in reserve
archipelago-tokens = { $count ->
    [one] { $count } explorer token
   *[other] { $count } explorer tokens
}
archipelago-card-state = { $state ->
    [used] used this turn
    [fresh] new
    [resting] from the next round
    [loaded] discs on it
    [built] built
   *[ready] ready
}
archipelago-no-cards = No evolution cards yet.
archipelago-supplies = Bank and supplies
archipelago-building-tokens = { $kind ->
    [market] markets and ports
   *[town] towns and temples
}
archipelago-stack = { $count ->
    [0] no tiles left
    [one] { $count } tile left
   *[other] { $count } tiles left
}
archipelago-piles = Explorer tokens
archipelago-pile = pile { $pile }
archipelago-tile = { $region }, { $huts ->
    [0] no huts
    [one] { $huts } hut
   *[other] { $huts } huts
}, turned by { $turn } sixths.

# Offers
archipelago-offer = { $by } offers { $to }
archipelago-offer-gives = { $name } hands over
archipelago-offer-nothing = nothing
archipelago-offer-add = Add:
archipelago-offers-left = { $count ->
    [0] This is your last offer now.
    [one] { $count } more offer after this one.
   *[other] { $count } more offers after this one.
}
archipelago-permission = Harvest in { $region }
archipelago-order-place = Place { $place } in the order of play

# Crises
archipelago-still-needed = { $good } still needed
archipelago-lying = { $count ->
    [one] { $count } citizen is lying
   *[other] { $count } citizens are lying
}; each cube stands { $each } up.
archipelago-missing = { $have } of { $count } supplied.
archipelago-otherwise = { $count ->
    [one] Otherwise the rebellion rises by { $count } step.
   *[other] Otherwise the rebellion rises by { $count } steps.
}
archipelago-responsible = { $name } answers for it now.
archipelago-source = { $source ->
    [market] From the market, free
    [screen] From behind your screen
   *[token] With an explorer token
}

# The end
archipelago-ended-independence = The archipelago declared its independence in turn { $turn }. { $count ->
    [0] Everybody loses.
    [one] { $names } wanted it so and wins.
   *[other] { $names } wanted it so and win.
}
archipelago-ended-points = { $ending ->
    [objective] An objective came true in turn { $turn }.
   *[last_turn] Turn { $turn } was the last.
} { $count ->
    [one] { $names } has the most points, { $best }.
   *[other] { $names } have the most points, { $best } each.
}
archipelago-points = Points
archipelago-counted-below = Points, and in small print how many each had.
archipelago-cards-and-wonders = Cards and wonders

# Drawers
archipelago-boards = Boards of the game
archipelago-drawer-wheel = Actions
archipelago-drawer-boards = Markets
archipelago-drawer-cards = Cards
archipelago-drawer-mine = Mine
archipelago-drawer-live = (something to choose)
archipelago-drawer-close = Close
archipelago-own-cards = Your cards

# At the table
archipelago-turn-0 = Turn 0
archipelago-moment = Turn { $turn } · { archipelago-phase }
archipelago-phase = { $phase ->
    [discovery] Discovery
    [disengage] Disengage
    [order] Order of play
    [population] Population
    [balance] Balance
    [actions] Actions
   *[evolution] Evolution
}
archipelago-round-own = Your round
archipelago-round-of = { $name }
archipelago-discs-left = { $count ->
    [0] no discs left
    [one] { $count } disc left
   *[other] { $count } discs left
}
archipelago-crew-citizens = { $count ->
    [one] { $count } citizen on the map
   *[other] { $count } citizens on the map
}, { $reserve } in reserve
archipelago-crew-ships = { $count ->
    [one] { $count } ship on the map
   *[other] { $count } ships on the map
}, { $reserve } in reserve
archipelago-crew-cards = { $count ->
    [one] { $count } evolution card
   *[other] { $count } evolution cards
}
archipelago-crew-rebels = { $count ->
    [one] { $count } citizen lies
   *[other] { $count } citizens lie
}
archipelago-crew-held = Controls { $building ->
    [town] { $count ->
        [one] { $count } town
       *[other] { $count } towns
    }
    [market] { $count ->
        [one] { $count } market
       *[other] { $count } markets
    }
    [port] { $count ->
        [one] { $count } port
       *[other] { $count } ports
    }
   *[temple] { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    }
}
archipelago-crew-passed = has passed
archipelago-goals = Objective and trend
archipelago-bid = Your bid
archipelago-bid-less = Bid one florin less
archipelago-bid-more = Bid one florin more
archipelago-sealed = { $kind ->
    [vote] Sealed votes
   *[bid] Sealed bids
}
archipelago-sealed-state = { $state ->
    [given] sealed
    [asked] considers
   *[none] does not bid
}
archipelago-deal = { $deal ->
    [archipelago-buy] Buy
   *[sell] Sell
}
archipelago-token = explorer token
archipelago-hand = { $hand ->
    [left] left hand
   *[right] right hand
}
archipelago-tiles = Tiles
archipelago-picks = To choose from
archipelago-revealed-cards = Revealed cards
archipelago-cards-of = Cards of { $name }
archipelago-next-tile = the next one
archipelago-reveal = What everybody was after


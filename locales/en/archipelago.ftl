# The phrases of Archipelago.

# Building blocks: the messages below are made of these, and no phrase uses them by itself.

archipelago-part-resource =
    { $what ->
        [fruit] exotic fruit
        [cattle] cattle
        [fish] fish
        [wood] wood
        [stone] stone
        [iron] iron
       *[nothing] nothing
    }
archipelago-part-side =
    { $side ->
        [north] north
        [north-east] north-east
        [south-east] south-east
        [south] south
        [south-west] south-west
       *[north-west] north-west
    }
archipelago-part-florins =
    { $florins ->
        [0] no florins
        [one] 1 florin
       *[other] { $florins } florins
    }
# What follows the name of an area; the open needs no word.
archipelago-part-spot =
    { $spot ->
        [town] , on the town
        [market] , on the market
        [port] , on the port
        [temple] , on the temple
        [fruit] , on a fruit symbol
        [cattle] , on a cattle symbol
        [fish] , on a fish symbol
        [wood] , on a wood symbol
        [stone] , on a stone symbol
        [iron] , on an iron symbol
       *[open] { "" }
    }
archipelago-part-target =
    { $target ->
        [town] , onto the town
        [market] , onto the market
        [port] , onto the port
        [temple] , onto the temple
       *[open] { "" }
    }
archipelago-part-building =
    { $which ->
        [town] town
        [market] market
        [port] port
       *[temple] temple
    }
archipelago-part-market =
    { $where ->
        [domestic] the domestic market
       *[export] the export market
    }
archipelago-part-good =
    { $kind ->
        [florins] { archipelago-part-florins }
        [cube] 1 { archipelago-part-resource }
        [token] 1 explorer token
        [card] { $card }
        [permission] permission to harvest in { $region }
       *[place] place { $place } in the order of play
    }
archipelago-part-phase =
    { $phase ->
        [discovery] discovery
        [disengage] Phase 1, Disengage
        [order] Phase 2, Order of play
        [population] Phase 3, Population effects
        [balance] Phase 4, Balance of the archipelago
        [actions] Phase 5, Actions
       *[evolution] Phase 6, Buying evolution cards
    }

# What something costs or shows, as a list; `$list` says what comes first.
archipelago-part-coins =
    { $coins ->
        [0] { "" }
        [one] { $list ->
            [coins] { $coins } florin
           *[other] , { $coins } florin
        }
       *[other] { $list ->
            [coins] { $coins } florins
           *[other] , { $coins } florins
        }
    }
archipelago-part-discs =
    { $discs ->
        [0] { "" }
        [one] { $list ->
            [discs] { $discs } action disc
           *[other] , { $discs } action disc
        }
       *[other] { $list ->
            [discs] { $discs } action discs
           *[other] , { $discs } action discs
        }
    }
archipelago-part-any =
    { $any ->
        [0] { "" }
        [one] { $list ->
            [any] { $any } cube of any kind
           *[other] , { $any } cube of any kind
        }
       *[other] { $list ->
            [any] { $any } cubes of any kind
           *[other] , { $any } cubes of any kind
        }
    }
archipelago-part-fruit =
    { $fruit ->
        [0] { "" }
       *[other] { $list ->
            [fruit] { $fruit } exotic fruit
           *[other] , { $fruit } exotic fruit
        }
    }
archipelago-part-cattle =
    { $cattle ->
        [0] { "" }
       *[other] { $list ->
            [cattle] { $cattle } cattle
           *[other] , { $cattle } cattle
        }
    }
archipelago-part-fish =
    { $fish ->
        [0] { "" }
       *[other] { $list ->
            [fish] { $fish } fish
           *[other] , { $fish } fish
        }
    }
archipelago-part-wood =
    { $wood ->
        [0] { "" }
       *[other] { $list ->
            [wood] { $wood } wood
           *[other] , { $wood } wood
        }
    }
archipelago-part-stone =
    { $stone ->
        [0] { "" }
       *[other] { $list ->
            [stone] { $stone } stone
           *[other] , { $stone } stone
        }
    }
archipelago-part-iron =
    { $iron ->
        [0] { "" }
       *[other] { $list ->
            [iron] { $iron } iron
           *[other] , { $iron } iron
        }
    }
archipelago-part-goods = { archipelago-part-coins }{ archipelago-part-discs }{ archipelago-part-any }{ archipelago-part-fruit }{ archipelago-part-cattle }{ archipelago-part-fish }{ archipelago-part-wood }{ archipelago-part-stone }{ archipelago-part-iron }
archipelago-part-use =
    { $list ->
        [none] free
       *[other] { archipelago-part-goods } each time
    }
# What is printed on a card besides its name and text.
archipelago-part-print =
    { $kind ->
        [character] character, for its owner only, { archipelago-part-use }
        [wonder] wonder, built once for { archipelago-part-goods }
       *[progress] progress, for anyone, { archipelago-part-use }
    }
archipelago-part-steps =
    { $surplus ->
        [none] { $rebellion ->
            [none] no change
            [up] rebellion +{ $rebels }
           *[down] rebellion { $rebels }
        }
        [up] surplus workers +{ $workers }{ archipelago-part-and-rebels }
       *[down] surplus workers { $workers }{ archipelago-part-and-rebels }
    }
archipelago-part-and-rebels =
    { $rebellion ->
        [none] { "" }
        [up] , rebellion +{ $rebels }
       *[down] , rebellion { $rebels }
    }
archipelago-part-edge0 =
    { $edge0 ->
        [sea] sea
        [plains] plains
       *[mountain] mountain
    }
archipelago-part-edge1 =
    { $edge1 ->
        [sea] sea
        [plains] plains
       *[mountain] mountain
    }
archipelago-part-edge2 =
    { $edge2 ->
        [sea] sea
        [plains] plains
       *[mountain] mountain
    }
archipelago-part-edge3 =
    { $edge3 ->
        [sea] sea
        [plains] plains
       *[mountain] mountain
    }
archipelago-part-edge4 =
    { $edge4 ->
        [sea] sea
        [plains] plains
       *[mountain] mountain
    }
archipelago-part-edge5 =
    { $edge5 ->
        [sea] sea
        [plains] plains
       *[mountain] mountain
    }
# What a side of a tile shows.
archipelago-part-face =
    { $list ->
        [none] no symbols
       *[other] { archipelago-part-goods }
    }, { $huts ->
        [0] no huts
        [one] 1 hut
       *[other] { $huts } huts
    }; edges clockwise from north: { archipelago-part-edge0 }, { archipelago-part-edge1 }, { archipelago-part-edge2 }, { archipelago-part-edge3 }, { archipelago-part-edge4 }, { archipelago-part-edge5 }
archipelago-part-podium = The first three places score { $first }, { $second } and { $third } VP.
archipelago-part-goal =
    { $need ->
        [0] { "" }
       *[other] Now { $have } of { $need }.
    }{ $ranked ->
        [yes] { " " }{ archipelago-part-podium }
       *[no] { "" }
    }

# Questions

archipelago-ask-vote = Vote for a trend card.
archipelago-ask-put-back = Choose an objective card to put back into the box.
archipelago-ask-discover = Choose a region among your tiles.
archipelago-ask-side = Choose a side of the tile { $tile }.
archipelago-ask-position = Choose where { $region } lies.
archipelago-ask-orient = Choose how { $region } is turned.
archipelago-ask-berth = Choose the area of { $region } in which you begin.
archipelago-ask-landing =
    { $left ->
        [one] Choose where your last citizen lands in { $region }.
       *[other] Choose where the next of { $left } citizens lands in { $region }.
    }
archipelago-ask-stock = Choose which resource of { $region } goes to the domestic market.
archipelago-ask-share = Choose which resource of { $region } you take.
archipelago-ask-bid = Choose how much you bid for the order of play (you have { archipelago-part-florins }).
archipelago-ask-bid-again = The highest bids were equal: choose how much you bid now (you have { archipelago-part-florins }).
archipelago-ask-arrange = Choose who takes the next free place in the order of play, or negotiate.
archipelago-ask-domestic =
    Domestic crisis: choose how to feed { $lying ->
        [one] the lying citizen
       *[other] the { $lying } lying citizens
    } (1 { archipelago-part-resource } feeds { $feeds }).
archipelago-ask-rouse =
    { $left ->
        [one] Choose one more citizen who stands up.
       *[other] Choose the next of { $left } citizens who stand up.
    }
archipelago-ask-export = Export crisis: choose how to supply { $missing } { archipelago-part-resource }.
archipelago-ask-expel = Choose whether to expel the rebel of { $owner } from the { archipelago-part-building } of { $region }.
archipelago-ask-round =
    { $action ->
        [yes] Choose the next step of your round or end it.
       *[no] { $discs ->
            [0] Choose a step of your round or end it (no action discs left).
            [one] Choose a step of your round or end it (1 action disc left).
           *[other] Choose a step of your round or end it ({ $discs } action discs left).
        }
    }
archipelago-ask-harvest = Choose a unit that harvests { archipelago-part-resource }.
archipelago-ask-trade =
    { $left ->
        [one] Choose a transaction.
       *[other] Choose the next of { $left } transactions.
    }
archipelago-ask-scout = Choose whether to take the top tile or the next one.
archipelago-ask-survey = Choose a side of { $tile }, or give up.
archipelago-ask-enter = Choose the unit that moves into { $region }.
archipelago-ask-recruit = Choose where to recruit a worker ({ archipelago-part-florins } each).
archipelago-ask-reproduce = Choose where a citizen is born.
archipelago-ask-migrate =
    { $movers ->
        [ships] Choose a ship and where it goes.
        [citizens] Choose a citizen and where it goes.
       *[all] Choose a unit and where it goes.
    }
archipelago-ask-build =
    { $works ->
        [building] Choose a building, its builder and its place.
        [ship] Choose where the new ship is launched.
       *[any] Choose what to build, and where.
    }
archipelago-ask-pay = Choose how to pay the cubes that are due.
archipelago-ask-pay-any = Choose which cube to pay.
archipelago-ask-option = Choose what { $card } does.
archipelago-ask-piracy = Choose the ship that the Pirate destroys.
archipelago-ask-theft = Choose whom the Thief robs.
archipelago-ask-espionage = Choose whose objective the Spy looks at.
archipelago-ask-hide-left = The Thief is here: choose what you hide in your left hand.
archipelago-ask-hide-right = Choose what you hide in your right hand.
archipelago-ask-guess = Choose a hand of { $player }.
archipelago-ask-pillage = Choose what the Barbarian plunders.
archipelago-ask-release = Choose a unit that becomes unengaged.
archipelago-ask-calm =
    { $left ->
        [one] Choose a rebel who stands up.
       *[other] Choose up to { $left } rebels who stand up.
    }
archipelago-ask-exchange = Choose what to exchange with the bank.
archipelago-ask-hire =
    { $kind ->
        [character] Choose whether to buy one of the revealed character cards.
        [progress] Choose whether to buy one of the revealed progress cards.
       *[any] Choose whether to buy one of the revealed cards.
    }
archipelago-ask-light =
    Choose a port for a new ship ({ $ships ->
        [one] 1 ship left
       *[other] { $ships } ships left
    }).
archipelago-ask-dedicate = Choose the citizen who goes onto { $card }.
archipelago-ask-draft = Put your offer to { $player } together.
archipelago-ask-answer = Choose whether to accept the offer of { $player }.
archipelago-ask-purchase = Buy a card or rotate two.
archipelago-ask-rotate = Choose the card to rotate.

# Choices

archipelago-vote = Vote for { $trend }
archipelago-region = Use { $region }
archipelago-redraw = Show that no tile fits and draw new ones
archipelago-place = Place it { archipelago-part-side } of { $beside }
archipelago-place-far = Place it far away
archipelago-orient =
    { $rotation ->
        [0] Do not turn it
        [1] Turn it by 60° clockwise
        [2] Turn it by 120° clockwise
        [3] Turn it by 180°
        [4] Turn it by 120° anticlockwise
       *[5] Turn it by 60° anticlockwise
    }
archipelago-enter = Move in from { $area }{ archipelago-part-spot }
archipelago-land = Land in { $area }
archipelago-stock = Put { archipelago-part-resource } on the domestic market
archipelago-share = Take { archipelago-part-resource }
archipelago-put-back = Put { $objective } back
archipelago-bid = Bid { archipelago-part-florins }
archipelago-next = { $player } is next
archipelago-offer = Make an offer to { $player }
archipelago-call = Call on { $player } to make an offer
archipelago-give = Give { archipelago-part-good }
archipelago-ask-for = Ask for { archipelago-part-good }
archipelago-keep = Keep { archipelago-part-good } after all
archipelago-waive = Do not ask for { archipelago-part-good }
archipelago-send = Send the offer
archipelago-withdraw = Withdraw the offer
archipelago-accept = Accept
archipelago-decline = Decline
archipelago-consume-market = Use { archipelago-part-resource } of the market
archipelago-consume-screen = Use { archipelago-part-resource } of your own
archipelago-consume-token = Use an explorer token as { archipelago-part-resource }
archipelago-bless = Use the temple of { $region }
archipelago-rouse =
    { $engaged ->
        [yes] Stand up an engaged citizen of { $player } in { $area }{ archipelago-part-spot }
       *[no] Stand up a citizen of { $player } in { $area }{ archipelago-part-spot }
    }
archipelago-expel = Move the rebel to { $area }
archipelago-tolerate = Leave the rebel where it is
archipelago-action = Action: { $zone }
archipelago-use-card =
    { $florins ->
        [0] Use { $card }
       *[other] Use { $card } ({ archipelago-part-florins })
    }
archipelago-use-card-of = Use { $card } of { $player } ({ archipelago-part-florins })
archipelago-build-wonder = Build the { $card }
archipelago-operate = Use the { archipelago-part-building } of { $region }
archipelago-pass = Pass
archipelago-end-round = End the round
archipelago-done-crisis = Do no more in this crisis
archipelago-done-hire = Buy none
archipelago-done = Done
archipelago-deploy = Deploy a unit in { $area }{ archipelago-part-spot }
archipelago-buy = Buy { archipelago-part-resource } on { archipelago-part-market } for { archipelago-part-florins }
archipelago-sell = Sell { archipelago-part-resource } on { archipelago-part-market } for { archipelago-part-florins }
archipelago-sell-token = Sell an explorer token as { archipelago-part-resource } on { archipelago-part-market } for { archipelago-part-florins }
archipelago-take-top = Take the top tile ({ $region })
archipelago-take-next = Discard the top tile and take the next one
archipelago-give-up = Give up and discard the tile
archipelago-recruit = Recruit in { $area }
archipelago-birth = A citizen in { $area }
archipelago-migrate = From { $from }{ archipelago-part-spot } to { $to }{ archipelago-part-target }
archipelago-restart = Take the migration back
archipelago-build =
    { $which ->
        [port] Build a port between { $by } and { $area }{ archipelago-part-spot }
        [town] Build a town in { $area }{ archipelago-part-spot }
        [market] Build a market in { $area }{ archipelago-part-spot }
       *[temple] Build a temple in { $area }{ archipelago-part-spot }
    }
archipelago-launch = Build a ship in { $area }
archipelago-pay = Pay, with explorer tokens only for what is missing
archipelago-pay-cube = Pay 1 { archipelago-part-resource }
archipelago-pay-token = Pay an explorer token in place of { archipelago-part-resource }
archipelago-option =
    { $marker ->
        [rebellion] { archipelago-part-option-cost }: { $up ->
            [yes] rebellion +{ $steps }
           *[no] rebellion { $steps }
        }
        [surplus] { archipelago-part-option-cost }: { $up ->
            [yes] surplus workers +{ $steps }
           *[no] surplus workers { $steps }
        }
       *[none] Option { $option }: { archipelago-part-option-cost }
    }
archipelago-part-option-cost =
    { $list ->
        [none] Pay nothing
       *[other] Pay { archipelago-part-goods }
    }
archipelago-target = Choose { $player }
archipelago-sink = Destroy a ship of { $player } in { $area }{ archipelago-part-spot }
archipelago-plunder = Plunder { archipelago-part-resource } in { $region }
archipelago-hide = Hide { archipelago-part-resource }
archipelago-hide-nothing = Leave the hand empty
archipelago-hand-left = The left hand
archipelago-hand-right = The right hand
archipelago-release = Release a unit in { $area }{ archipelago-part-spot }
archipelago-exchange = Exchange { $give } for { $take }
archipelago-exchange-token = Exchange an explorer token for { archipelago-part-resource }
archipelago-buy-card = Buy { $card } for { archipelago-part-florins }
archipelago-rotate = Rotate { $card }
archipelago-light = A ship in { $region }
archipelago-dedicate = A citizen of { $area }{ archipelago-part-spot }

# The log: before turn 1

archipelago-place-drawn = { $player } is number { $place } in the order of play.
archipelago-voted = { $player } votes for { $trend }.
archipelago-voted-hidden = { $player } has voted.
archipelago-vote-shown = { $player } voted for { $trend }.
archipelago-trend-shown = { $trend } is in play.
archipelago-tile-dealt = { $player } is dealt the tile { $tile }.
archipelago-tile-dealt-hidden = { $player } is dealt a tile.
archipelago-tile-discarded = { $player } discards the tile { $tile }.
archipelago-tile-handed = { $player } is handed the tile { $tile }.
archipelago-stack-reshuffled =
    { $tiles ->
        [one] The discarded tile forms a new stack.
       *[other] { $tiles } discarded tiles form a new stack.
    }
archipelago-region-chosen = { $player } chooses { $region }.
archipelago-cell-chosen = { $player } places it { archipelago-part-side } of { $beside }.
archipelago-region-placed = { $player } discovers { $region }, { archipelago-part-side } of { $beside }.
archipelago-entered = A unit of { $player } moves from { $from }{ archipelago-part-spot } into { $area }.
archipelago-token-taken =
    { $left ->
        [0] { $player } takes the last explorer token of pile { $pile }.
       *[other] { $player } takes an explorer token of pile { $pile }.
    }
archipelago-discs-gained = Every player now has { $discs } action discs.
archipelago-landed = A citizen of { $player } lands in { $area }: the population is { $population }.
archipelago-stocked = { $player } puts { archipelago-part-resource } on the domestic market.
archipelago-shared = { $player } takes 1 { archipelago-part-resource }.
archipelago-tiles-returned = The unused tiles go back: { $tiles } tiles are in the stack.
archipelago-tile-turned = The top tile of the stack shows { $region }.
archipelago-card-drawn = { $card } comes onto the evolution track.
archipelago-deck-reshuffled = The { $cards } discarded evolution cards form a new deck.
archipelago-back-uncovered = The next back shows: { $back }.
archipelago-objective-dealt = { $player } is dealt the objective { $objective }.
archipelago-objective-dealt-hidden = { $player } is dealt an objective.
archipelago-objective-laid = The objective { $objective } lies open.
archipelago-objective-put-back = { $player } puts back the objective { $objective }.
archipelago-objective-put-back-hidden = { $player } puts an objective back.

# The log: phases and markers

archipelago-turn-began = Turn { $turn } begins.
archipelago-phase-began = { archipelago-part-phase }.
archipelago-bid-placed = { $player } bids { archipelago-part-florins }.
archipelago-bid-placed-hidden = { $player } has placed a bid.
archipelago-bid-shown = { $player } bid { archipelago-part-florins }.
archipelago-bid-tied = The highest bid of { archipelago-part-florins } is shared: those players bid again.
archipelago-order-kept = The order of play stays as it is.
archipelago-decides = { $player } decides the order of play.
archipelago-place-given = { $player } takes place { $place } in the order of play.
archipelago-board-applied =
    { $board ->
        [1] Board I, the domestic market, is applied.
        [2] Board II, the export market, is applied.
        [3] Board III, colony stability, is applied.
       *[4] Board IV, surplus workers, is applied.
    }
archipelago-rebellion-moved = The rebellion moves from { $from } to { $to }.
archipelago-surplus-moved = The surplus workers move from { $from } to { $to }.
archipelago-independence = The rebellion ({ $rebellion }) has passed the population ({ $population }): the archipelago declares its independence!

# The log: crises

archipelago-domestic-crisis = Domestic crisis: 1 { archipelago-part-resource } feeds { $feeds } citizens.
archipelago-export-crisis = Export crisis: the continent demands { $count } { archipelago-part-resource }.
archipelago-event-happened = Event: { $event }. { $text }
archipelago-consumed-market = { $player } uses { archipelago-part-resource } of the market.
archipelago-consumed-screen = { $player } uses { archipelago-part-resource } of his own.
archipelago-consumed-token = { $player } uses an explorer token as { archipelago-part-resource }.
archipelago-rewarded = The Benefactor card counts { $sector } for { $player }.
archipelago-temple-used = { $player } uses the temple of { $region }: all citizens there stand up.
archipelago-stood-up = A citizen of { $player } in { $area }{ archipelago-part-spot } stands up.
archipelago-all-stood-up = All citizens stand up.
archipelago-responsibility-ended = { $player } does no more in this crisis.
archipelago-domestic-over =
    { $rebels ->
        [0] The domestic crisis is over.
        [one] The domestic crisis is over: 1 citizen has become a rebel.
       *[other] The domestic crisis is over: { $rebels } citizens have become rebels.
    }
archipelago-export-over =
    { $missing ->
        [0] The export crisis is over.
        [one] The export crisis is over: 1 cube is missing.
       *[other] The export crisis is over: { $missing } cubes are missing.
    }
archipelago-expelled = { $player } expels the rebel of { $owner } from { $area }{ archipelago-part-spot } to { $to }.
archipelago-tolerated = { $player } leaves the rebel on the { archipelago-part-building } of { $region }.

# The log: rounds and actions

archipelago-round-began = { $player } begins a round.
archipelago-round-ended =
    { $passed ->
        [yes] { $player } passes.
       *[no] { $player } ends the round.
    }
archipelago-disc-placed = { $player } places an action disc: { $zone }.
archipelago-action-done = { $player } is done.
archipelago-deployed =
    { $cubes ->
        [0] { $player } deploys a unit in { $area }{ archipelago-part-spot } and finds no { archipelago-part-resource } in the bank.
       *[other] { $player } deploys a unit in { $area }{ archipelago-part-spot } and takes { $cubes } { archipelago-part-resource }.
    }
archipelago-bought = { $player } buys { archipelago-part-resource } on { archipelago-part-market } for { archipelago-part-florins }.
archipelago-sold =
    { $token ->
        [yes] { $player } sells an explorer token as { archipelago-part-resource } on { archipelago-part-market } for { archipelago-part-florins }.
       *[no] { $player } sells { archipelago-part-resource } on { archipelago-part-market } for { archipelago-part-florins }.
    }
archipelago-operated = { $player } uses the { archipelago-part-building } of { $region }.
archipelago-taxed = { $player } collects { archipelago-part-florins } of taxes.
archipelago-tile-taken = { $player } takes the tile { $tile }.
archipelago-exploration-failed = { $tile } cannot be placed: the exploration of { $player } has failed.
archipelago-exploration-given-up = { $player } discards the tile { $tile }.
archipelago-recruited = { $player } recruits a worker in { $area } for { archipelago-part-florins }: the population is { $population }.
archipelago-born = A citizen of { $player } is born in { $area }: the population is { $population }.
archipelago-migrated = A unit of { $player } moves from { $from }{ archipelago-part-spot } to { $to }{ archipelago-part-target }.
archipelago-migration-restarted = { $player } takes the migration back.
archipelago-building = { $player } pays { archipelago-part-florins } for a { archipelago-part-building } in { $area }.
archipelago-building-ship = { $player } pays { archipelago-part-florins } for a ship in { $area }.
archipelago-paid =
    { $tokens ->
        [0] { $player } pays { $cubes } { archipelago-part-resource }.
        [one] { $cubes ->
            [0] { $player } pays 1 explorer token as { archipelago-part-resource }.
           *[other] { $player } pays { $cubes } { archipelago-part-resource } and 1 explorer token.
        }
       *[other] { $cubes ->
            [0] { $player } pays { $tokens } explorer tokens as { archipelago-part-resource }.
           *[other] { $player } pays { $cubes } { archipelago-part-resource } and { $tokens } explorer tokens.
        }
    }
archipelago-built = { $player } has built a { archipelago-part-building } in { $region }.
archipelago-ship-built = { $player } has built a ship in { $area }.

# The log: evolution cards

archipelago-card-used =
    { $own ->
        [yes] { $player } uses { $card }.
       *[no] { $player } uses { $card } of { $owner } for { archipelago-part-florins }.
    }
archipelago-option-chosen = { $player } chooses option { $option } of { $card }.
archipelago-wonder-built = { $player } has built the { $card }; a citizen of { $area }{ archipelago-part-spot } goes onto it.
archipelago-gained = { $player } receives { archipelago-part-florins }.
archipelago-doubled = The harvest of { archipelago-part-resource } of { $player } yields double in this round.
archipelago-card-revealed = { $card } is revealed.
archipelago-card-bought = { $player } buys { $card } for { archipelago-part-florins }.
archipelago-card-discarded = { $card } is discarded.
archipelago-card-rotated = { $player } rotates { $card }, which now costs { archipelago-part-florins }.
archipelago-card-expired = { $player } rotates { $card } to the skull: it is discarded.
archipelago-ship-sunk = { $player } destroys a ship of { $owner } in { $area }{ archipelago-part-spot }.
archipelago-plundered = { $player } plunders { $region } and takes { $cubes } { archipelago-part-resource }.
archipelago-spied = { $player } sees that { $target } has the objective { $objective }.
archipelago-spied-hidden = { $player } looks at an objective of { $target }.
archipelago-released = A unit of { $player } in { $area }{ archipelago-part-spot } is unengaged again.
archipelago-exchanged =
    { $paid ->
        [token] { $player } exchanges an explorer token for { $cubes } { archipelago-part-resource }.
       *[other] { $player } exchanges a cube for { $cubes } { archipelago-part-resource }.
    }
archipelago-ship-added = { $player } gets a ship in { $area }.
archipelago-theft-began = { $player } sends the Thief to { $victim }.
archipelago-no-cubes = { $player } shows that he has no cube.
archipelago-hid =
    { $hand ->
        [left] { $player } hides { archipelago-part-resource } in the left hand.
       *[right] { $player } hides { archipelago-part-resource } in the right hand.
    }
archipelago-hid-hidden =
    { $hand ->
        [left] { $player } closes the left hand.
       *[right] { $player } closes the right hand.
    }
archipelago-stole =
    { $hand ->
        [left] { $player } opens the left hand of { $victim } and finds { archipelago-part-resource }.
       *[right] { $player } opens the right hand of { $victim } and finds { archipelago-part-resource }.
    }
archipelago-stole-hidden =
    { $hand ->
        [left] { $player } takes what is in the left hand of { $victim }.
       *[right] { $player } takes what is in the right hand of { $victim }.
    }

# The log: offers

archipelago-offer-begun = { $player } begins an offer to { $other }.
archipelago-offer-gives = { $player } offers { archipelago-part-good }.
archipelago-offer-keeps = { $player } no longer offers { archipelago-part-good }.
archipelago-offer-asks = { $player } asks for { archipelago-part-good }.
archipelago-offer-waives = { $player } no longer asks for { archipelago-part-good }.
archipelago-offer-sent = { $player } sends the offer to { $other }.
archipelago-offer-withdrawn = { $player } withdraws the offer to { $other }.
archipelago-offer-declined = { $other } declines the offer of { $player }.
archipelago-offer-accepted = { $other } accepts the offer of { $player }.

# The log: the end

archipelago-condition-met = The end condition has come true: { $player } reveals { $objective }.
archipelago-condition-met-open = The end condition of { $objective } has come true.
archipelago-condition-met-nobody = The end condition of { $objective } has come true, but nobody holds the card.
archipelago-ends-independence = The game ends with the war of independence.
archipelago-ends-objective = The game ends because an end condition has come true.
archipelago-ends-last-turn = The game ends after its last turn.
archipelago-objective-shown = { $player } had the objective { $objective }.
archipelago-screen-lifted =
    Behind the screen of { $player }: { archipelago-part-florins }, { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } and { $tokens ->
        [one] 1 explorer token
       *[other] { $tokens } explorer tokens
    }.
archipelago-scored =
    { $vp ->
        [one] { $player } has 1 victory point.
       *[other] { $player } has { $vp } victory points.
    }

# The board

archipelago-board-course = The colony
archipelago-board-turn = Turn { $turn }: { archipelago-part-phase }
archipelago-board-markers = Population { $population }, rebellion { $rebellion }, surplus workers { $surplus }
archipelago-board-order = { $player } is number { $place } in the order of play
archipelago-board-trend = { $trend }. { $text } { archipelago-part-podium }
archipelago-board-trend-candidate = To vote for: { $trend }. { $text } { archipelago-part-podium }
archipelago-board-objective-open = Open objective { $objective }: { $text } { archipelago-part-goal }
archipelago-board-crisis = Crisis
archipelago-board-lying =
    { $count ->
        [one] 1 citizen lies and needs { archipelago-part-resource }: otherwise it becomes a rebel and the rebellion rises by 1
       *[other] { $count } citizens lie and need { archipelago-part-resource }: otherwise they become rebels and the rebellion rises by { $count }
    }
archipelago-board-missing = { $count } { archipelago-part-resource } still demanded: otherwise the rebellion rises by { $count }
archipelago-board-responsible = { $player } answers for it now
archipelago-board-back = Next balance, on top of the evolution deck: { $back }
archipelago-board-tiles = Tiles
archipelago-board-tile = Top of the { $tiles } tiles in the stack: { $region } ({ archipelago-part-face })
archipelago-board-piles = Explorer tokens left in the piles: { $first }, { $second }, { $third }
archipelago-board-hand = Side of your tile: { $region } ({ archipelago-part-face })
archipelago-board-markets = Markets and bank
archipelago-board-stall =
    { $where ->
        [domestic] Domestic market
       *[export] Export market
    }, { archipelago-part-resource }: { $state ->
        [empty] no cubes; selling brings { $sell }
        [full] { $count } cubes, no more room; buying costs { $buy }
       *[open] { $count ->
            [one] 1 cube
           *[other] { $count } cubes
        }; buying costs { $buy }, selling brings { $sell }
    }
archipelago-board-bank = Bank: { archipelago-part-goods }; { $ports } tokens for markets and ports, { $towns } for towns and temples
archipelago-board-phase-three = Phase 3 as things stand
archipelago-board-stall-steps =
    { $where ->
        [domestic] Domestic market
       *[export] Export market
    }, { archipelago-part-resource }: { archipelago-part-steps }
archipelago-board-stability =
    { $when ->
        [now] Colony stability, population { $value }
       *[next] Colony stability, population { $value } and more
    }: { archipelago-part-steps }
archipelago-board-surplus =
    { $when ->
        [now] Surplus workers { $value }
       *[next] Surplus workers { $value } and more
    }: { archipelago-part-steps }; recruiting a worker costs { archipelago-part-florins }
archipelago-board-prices = What building costs and taxes bring
archipelago-board-plan =
    { $which ->
        [town] Town
        [market] Market
        [port] Port
       *[temple] Temple
    }: { archipelago-part-plan-cost }
archipelago-board-plan-ship = Ship: { archipelago-part-plan-cost }
archipelago-part-plan-cost =
    { $list ->
        [none] free
       *[other] { archipelago-part-goods }
    }
archipelago-board-tax =
    Taxes: { archipelago-part-florins } for each { $taxed ->
        [citizen] active citizen
        [ship] ship
        [town] town you control
        [market] market you control
        [port] port you control
       *[temple] temple you control
    }
archipelago-board-region = { $region }
archipelago-board-border =
    { $side ->
        [north] North
        [north-east] North-east
        [south-east] South-east
        [south] South
        [south-west] South-west
       *[north-west] North-west
    }: { $beside }, { $edge ->
        [sea] by sea
        [plains] over plains
       *[mountain] over mountains
    }
archipelago-board-symbols =
    { $plundered ->
        [yes] { $area }: { $count } { archipelago-part-resource }, plundered
       *[no] { $area }: { $count } { archipelago-part-resource }
    }
archipelago-board-building =
    { $used ->
        [yes] The { archipelago-part-building } is controlled by { $player }, used in this turn
       *[no] The { archipelago-part-building } is controlled by { $player }
    }
archipelago-board-building-free = The { archipelago-part-building } is controlled by nobody
archipelago-board-permission = { $other } may harvest here by permission of { $player }
archipelago-board-units =
    { $units ->
        [ships] { $count ->
            [one] 1 ship
           *[other] { $count } ships
        }
       *[citizens] { $count ->
            [one] 1 citizen
           *[other] { $count } citizens
        }
    } of { $player } in { $area }{ archipelago-part-spot }{ $posture ->
        [engaged] , engaged
        [moved] , moved
        [lying] , lying
        [lying_engaged] , lying and engaged
       *[ready] { "" }
    }
archipelago-board-player = { $player }
archipelago-board-discs = Action discs: { $discs } of { $all }
archipelago-board-supply = Supply: { $citizens } citizens, { $ships } ships
archipelago-board-screen =
    Behind the screen: { $list ->
        [none] no florins, no cubes
       *[other] { archipelago-part-goods }
    }, { $tokens ->
        [0] no explorer tokens
        [one] 1 explorer token
       *[other] { $tokens } explorer tokens
    }
archipelago-board-card =
    { $card } ({ archipelago-part-print }): { $text }{ $state ->
        [built] { " " }Built.
        [used] { " " }Used in this turn.
        [resting] { " " }Ready from the next round on.
        [loaded] { " " }Action discs lie on it.
        [fresh] { " " }New in this turn.
       *[ready] { "" }
    }
archipelago-board-objective = Objective { $objective }: { $text } { archipelago-part-goal }
archipelago-board-objective-hidden = A secret objective
archipelago-board-sector = On the Benefactor card: { archipelago-part-florins }
archipelago-board-evolution = Evolution track
archipelago-board-slot =
    { $card }, { archipelago-part-florins }{ $rotations ->
        [0] , then { $second }, then { $third }
        [1] , then { $third }
       *[2] , then discarded
    } ({ archipelago-part-print }): { $text }
archipelago-board-open-cards = Revealed cards
archipelago-board-revealed = { $card }, { archipelago-part-florins } ({ archipelago-part-print }): { $text }
archipelago-board-deck = Deck: { $deck } cards, discarded: { $discard }
archipelago-board-wheel = Action wheel
archipelago-board-zone =
    { $discs ->
        [one] { $zone }: 1 disc of { $player }
       *[other] { $zone }: { $discs } discs of { $player }
    }
archipelago-board-offer = Offer of { $player } to { $other }
archipelago-board-gives =
    { $kind ->
        [florins] Gives { archipelago-part-florins }
        [cube] Gives { $count } { archipelago-part-resource }
        [token] { $count ->
            [one] Gives 1 explorer token
           *[other] Gives { $count } explorer tokens
        }
       *[other] Gives { archipelago-part-good }
    }
archipelago-board-asks =
    { $kind ->
        [florins] Asks for { archipelago-part-florins }
        [cube] Asks for { $count } { archipelago-part-resource }
        [token] { $count ->
            [one] Asks for 1 explorer token
           *[other] Asks for { $count } explorer tokens
        }
       *[other] Asks for { archipelago-part-good }
    }
archipelago-board-reckoning = Final reckoning
archipelago-board-scored-objective =
    { $vp ->
        [one] { $player }: 1 point for { $objective }
       *[other] { $player }: { $vp } points for { $objective }
    }{ $counted ->
        [yes] { " " }({ $count } counted)
       *[no] { "" }
    }
archipelago-board-scored-trend =
    { $vp ->
        [one] { $player }: 1 point for { $trend }
       *[other] { $player }: { $vp } points for { $trend }
    }{ $counted ->
        [yes] { " " }({ $count } counted)
       *[no] { "" }
    }
archipelago-board-scored-cards =
    { $vp ->
        [one] { $player }: 1 point for medals and wonders
       *[other] { $player }: { $vp } points for medals and wonders
    }

# What players watch

archipelago-points-objective = { $objective }
archipelago-points-trend = { $trend }
archipelago-points-cards = Medals and wonders
archipelago-tie-florins = Florins behind the screen
archipelago-tie-separatist = Holder of the Separatist
archipelago-tally-florins = Florins
archipelago-tally-cubes = Cubes
archipelago-tally-tokens = Explorer tokens
archipelago-tally-discs = Free action discs
archipelago-tally-citizens = Citizens in the supply
archipelago-tally-ships = Ships in the supply
archipelago-tally-cards = Evolution cards
archipelago-goal-independence = The rebellion passes the population
archipelago-ahead-objective = End condition of { $objective }
archipelago-ahead-last-turn = The last turn

# Why a choice is refused, shorter than its clause.
archipelago-because-bid = You do not have so many florins.
archipelago-because-builder = Nobody of yours is free there to build it.
archipelago-because-coasts = Its coasts would not meet those beside it.
archipelago-because-convoy = It is not beside it by land, and no chain of your ships leads there.
archipelago-because-cubes = You do not have the goods that it costs.
archipelago-because-discs = You have no action disc left.
archipelago-because-empty = Nothing is in the offer yet.
archipelago-because-enter = No free unit of yours could enter it from beside.
archipelago-because-evolution = You have bought or rotated this already, or cannot pay for it.
archipelago-because-fee = You cannot pay for it and its owner.
archipelago-because-fit = Nowhere beside the first region do its coasts fit.
archipelago-because-fits = One of your tiles fits.
archipelago-because-harvesters = Fish is for ships, everything else for citizens.
archipelago-because-hire = You need an active unit there, and fewer than three citizens.
archipelago-because-lacks = You do not have that.
archipelago-because-nothing = Nothing of it could be done now.
archipelago-because-nowhere = It fits nowhere on the map.
archipelago-because-once = Once in a round only, and you have done that already.
archipelago-because-operate = You do not control it, or have used a port or market in this round, or lack 1 florin.
archipelago-because-owner = Only its owner may use it, and must pay for it.
archipelago-because-place = That place in the order of play cannot be promised now.
archipelago-because-post = It is taken, or cannot be entered from there.
archipelago-because-price = The market has none, or it costs more than you have.
archipelago-because-reach = This unit does not reach such a symbol.
archipelago-because-source = None is left there.
archipelago-because-symbol = No free unit of yours, or no free symbol, is there.
archipelago-because-temple = You do not control this temple, or nobody lies there.
archipelago-because-token = You have no explorer token.
archipelago-because-touches = It must touch two known regions, coast to coast.
archipelago-because-used = It has been used in this turn already.
archipelago-because-wages = You cannot pay a worker now.

# What led to a question, and what a decision uses up
archipelago-occasion-card = By { $card }.
archipelago-occasion-theft = { $player } uses the Thief against you.
archipelago-occasion-lighthouse = { $player } has built the Great Lighthouse.
archipelago-occasion-offer = While { $player } decides.
archipelago-budget-discs = Free action discs
archipelago-budget-transactions = Transactions
archipelago-budget-migrations = Units that may move
archipelago-budget-workers = Workers
archipelago-budget-births = Births
archipelago-budget-units = Units
archipelago-budget-citizens = Citizens

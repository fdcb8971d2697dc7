# The phrases of Armada III.

# Building blocks: the messages below are made of these, and no phrase uses them by itself.

armada-part-who =
    { $who ->
        [azure] Azure
        [purple] Purple
        [blue] Blue
       *[orange] Orange
    }
armada-part-whose =
    { $who ->
        [azure] Azure's
        [purple] Purple's
        [blue] Blue's
       *[orange] Orange's
    }
armada-part-mp =
    { $mp ->
        [0] no movement points
        [one] 1 movement point
       *[other] { $mp } movement points
    }
armada-part-mp-left =
    { $mp ->
        [0] no movement points left
        [one] 1 movement point left
       *[other] { $mp } movement points left
    }
armada-part-bands =
    { $bands ->
        [0] no bands
        [one] 1 band
       *[other] { $bands } bands
    }
armada-part-natives =
    { $natives ->
        [0] no natives
        [one] 1 native
       *[other] { $natives } natives
    }
armada-part-gold =
    { $gold ->
        [0] no ingots
        [one] 1 ingot
       *[other] { $gold } ingots
    }
# What follows the bands or natives of a place.
armada-part-and-gold =
    { $gold ->
        [0] { "" }
       *[other] , { armada-part-gold }
    }
# A face of the Combat die shows cannons of one kind only.
armada-part-volley =
    { $firing ->
        [0] { $exploding ->
            [0] no cannons
            [one] 1 exploding cannon
           *[other] { $exploding } exploding cannons
        }
        [one] 1 firing cannon
       *[other] { $firing } firing cannons
    }
armada-part-route =
    { $route ->
        [aboard] from { $from } aboard { $to }
        [ashore] from { $from } ashore to { $to }
       *[land] from { $from } to { $to }
    }
# After "attack" and after "the attack on".
armada-part-assault =
    { $route ->
        [aboard] the crew of { $target } from { $from }
        [ships] the crew of { $target } from { $from }
       *[land] { $target } from { $from }
    }
armada-part-ingot-at =
    { $at ->
        [ship] an ingot aboard { $place }
       *[land] an ingot on { $place }
    }
armada-part-flag =
    { $flag ->
        [azure] azure
        [purple] purple
        [blue] blue
        [orange] orange
        [natives] natives
       *[unexplored] unexplored
    }
armada-part-owner =
    { $owner ->
        [azure] azure
        [purple] purple
        [blue] blue
        [orange] orange
       *[nobody] nobody
    }

# Questions

armada-ask-moor = Choose the two cities for { armada-part-whose } ships.
armada-ask-garrison =
    { $left ->
        [one] Choose whether the last band goes on { $territory }.
       *[other] Choose how many of the { $left } remaining bands go on { $territory }.
    }
armada-ask-act = Choose { armada-part-whose } next action.
armada-ask-surprise = Choose { armada-part-whose } next action in the Surprise Attack.
armada-occasion-surprise = It interrupts { armada-part-whose } turn.
armada-ask-bands = Choose how many bands go { armada-part-route }.
armada-ask-ingots =
    { $bands ->
        [one] Choose how many ingots the band carries { armada-part-route }.
       *[other] Choose how many ingots the { $bands } bands carry { armada-part-route }.
    }
armada-ask-double = The dice for { $territory } show { armada-part-gold } and { armada-part-natives }: choose whether to { $factor ->
        [2] double both
       *[other] multiply both by { $factor }
    }.
armada-ask-offence = Your attack on { armada-part-assault } shows { armada-part-volley }: choose whether to replace this result.
armada-ask-defence = The enemy attack on { armada-part-assault } shows { armada-part-volley }: choose whether to replace this result.
armada-ask-recruit-den = Choose a territory of the { $den } for the recruited band.
armada-ask-recruit-formation =
    { $left ->
        [one] Choose a territory of the Formation for the last recruited band.
       *[other] Choose a territory of the Formation for the next of { $left } recruited bands.
    }
armada-ask-pay =
    { $left ->
        [one] Choose where the last ingot comes from.
       *[other] Choose where the next of { $left } ingots comes from.
    }
armada-ask-survey = Choose the territory to explore with Bonus Discovery.
armada-ask-mine = Choose which of your territories receives { armada-part-gold }.
armada-ask-natives =
    Choose an explored, unoccupied territory of the Formation for { $count ->
        [one] 1 native
       *[other] { $count } natives
    }.
armada-ask-militia =
    Choose which of your territories receives { $count ->
        [one] 1 band
       *[other] { $count } bands
    }.
armada-ask-ponder = You are looking at { $card }: choose whether to keep it, to stop or to look at the next card.
armada-ask-seize = Choose the enemy ship to take with Mutiny.
armada-ask-build = Choose the city for the new ship.
armada-ask-window = Choose whether to interrupt { armada-part-whose } turn.
armada-ask-last-window = Choose whether to interrupt { armada-part-whose } turn now that its end has been announced.
armada-ask-lead = Choose which of your colours makes the Surprise Attack.

# Choices

armada-arrange = { $preset }, all placed at once
armada-moor = Place the ships on { $first } and { $second }
armada-moor-both = Place both ships on { $first }
armada-garrison =
    { $bands ->
        [0] Leave the territory empty
       *[other] Place { armada-part-bands }
    }
armada-launch = Launch { $ship } into { $sea }
armada-march = March from { $from } to { $to }
armada-load = Load { $ship } from { $from }
armada-unload = Unload { $ship } to { $to }
armada-transfer = Transfer from { $from } to { $to }
armada-sail = Sail { $ship } to { $sea }
armada-explore = Explore { $territory }
armada-attack = Attack { armada-part-assault }
armada-sink = Sink { $ship }
armada-destroy = Destroy { $ship }
armada-convert = Convert an ingot on { $territory }
armada-recruit = Recruit
armada-buy-card = Buy an option card
armada-play-card = Play { $card }
armada-resign = Resign
armada-end-surprise = End the Surprise Attack
armada-end-turn = End the turn
armada-bands =
    { $bands ->
        [0] Move no bands
       *[other] Move { armada-part-bands }
    }
armada-ingots =
    { $ingots ->
        [0] Carry no ingots
        [one] Carry 1 ingot
       *[other] Carry { $ingots } ingots
    }
armada-on = Choose { $territory }
armada-seize = Take { $ship }
armada-pay-from = Pay with { armada-part-ingot-at }
armada-skip = Give up this band
armada-double =
    { $factor ->
        [2] Double both results
       *[other] Multiply both results by { $factor }
    }
armada-as-rolled = Leave both results as rolled
armada-keep = Keep the card
armada-stop = Stop without a card
armada-next = Look at the next card
armada-pass = Pass
armada-pass-turn = Pass for the rest of the turn
armada-lead = Make the Surprise Attack with { $colour }

# The log: before the first turn

armada-dummy-drawn = The dummy's colour is { $colour }.
armada-colour-drawn = { $player } plays { $colour }.
armada-dealt = { $player } is dealt the { $card } card.
armada-dealt-hidden = { $player } is dealt a card.
armada-moored = { armada-part-who } places its ships on { $first } and { $second }.
armada-garrisoned =
    { $bands ->
        [0] { armada-part-who } leaves { $territory } empty.
       *[other] { armada-part-who } places { armada-part-bands } on { $territory }.
    }

# The log: turns and actions

armada-turn-began = Round { $round }: { armada-part-whose } turn begins.
armada-launched = { armada-part-who } launches { $ship } into { $sea }.
armada-set-out = { armada-part-who } sets out { armada-part-route }.
armada-group-chosen = { armada-part-who } chooses a group of { armada-part-bands }.
armada-hauled =
    { $ingots ->
        [0] { armada-part-who } moves { armada-part-bands } { armada-part-route }.
        [one] { armada-part-who } moves { armada-part-bands } and 1 ingot { armada-part-route }.
       *[other] { armada-part-who } moves { armada-part-bands } and { $ingots } ingots { armada-part-route }.
    }
armada-invaded =
    { $previous ->
        [natives] { armada-part-who } invades { $territory }, taking it from the natives.
        [azure] { armada-part-who } invades { $territory }, taking it from Azure.
        [purple] { armada-part-who } invades { $territory }, taking it from Purple.
        [blue] { armada-part-who } invades { $territory }, taking it from Blue.
        [orange] { armada-part-who } invades { $territory }, taking it from Orange.
       *[unexplored] { armada-part-who } invades { $territory }.
    }
armada-ship-captured = { armada-part-who } takes the unlaunched { $ship }.
armada-boarded = { armada-part-who } boards the unmanned { $ship }.
armada-sailed = { armada-part-who } sails { $ship } from { $from } to { $to }.
armada-exploring = { armada-part-who } rolls the dice to explore { $territory }.
armada-gold-rolled =
    { $gold ->
        [0] The Gold die for { $territory } is blank.
       *[other] The Gold die for { $territory } shows { armada-part-gold }.
    }
armada-natives-rolled =
    { $natives ->
        [0] The Native die for { $territory } is blank.
       *[other] The Native die for { $territory } shows { armada-part-natives }.
    }
armada-explored =
    { armada-part-who } explores { $territory }{ $multiplied ->
        [yes] { " " }and multiplies both dice
       *[no] { "" }
    }: { $natives ->
        [0] { $gold ->
            [0] no gold and no natives
           *[other] { armada-part-gold }
        }
       *[other] { $gold ->
            [0] { armada-part-natives }
           *[other] { armada-part-gold }, { armada-part-natives }
        }
    }.
armada-attacking = { armada-part-who } attacks { armada-part-assault }.
armada-combat-rolled = { armada-part-whose } attack on { armada-part-assault } shows { armada-part-volley }.
armada-weapon-played = { $player } plays { $card }: { armada-part-volley }.
armada-reaction-passed =
    { $side ->
        [attacker] { $player } passes as the attacker.
       *[defender] { $player } passes as the defender.
    }
armada-fought =
    The attack on { armada-part-assault } { $defenders ->
        [0] { $attackers ->
            [0] eliminates nobody
            [one] costs the attacker 1 band
           *[other] costs the attacker { $attackers } bands
        }
        [one] eliminates 1 defender
       *[other] eliminates { $defenders } defenders
    }.
armada-sunk =
    { $gold ->
        [0] { armada-part-who } sinks { $ship }.
       *[other] { armada-part-who } sinks { $ship } with { armada-part-gold } aboard.
    }
armada-destroyed = { armada-part-who } destroys the unlaunched { $ship }.
armada-converted = { armada-part-who } converts an ingot on { $territory } into { armada-part-bands }.
armada-recruiting = { armada-part-who } recruits { armada-part-bands }.
armada-recruited = { armada-part-who } places a recruited band on { $territory }.
armada-recruit-skipped = { armada-part-who } gives up a recruited band.

# The log: option cards

armada-buying = { armada-part-who } buys an option card.
armada-paid = { armada-part-who } pays with { armada-part-ingot-at }.
armada-reshuffled = The discard pile is shuffled to form a new draw pile.
armada-drew = { $player } draws the { $card } card.
armada-drew-hidden = { $player } draws a card.
armada-card-played = { $player } plays the { $card } card.
armada-gained-mp = { armada-part-who } gains { armada-part-mp }.
armada-gold-placed = { armada-part-who } places { armada-part-gold } on { $territory }.
armada-mustered =
    { $count ->
        [0] The Native die is blank.
        [one] { $piece ->
            [natives] The Native die gives 1 native.
           *[bands] The Native die gives 1 band.
        }
       *[other] { $piece ->
            [natives] The Native die gives { $count } natives.
           *[bands] The Native die gives { $count } bands.
        }
    }
armada-stationed =
    { armada-part-who } places { $count ->
        [one] { $piece ->
            [natives] 1 native
           *[bands] 1 band
        }
       *[other] { $piece ->
            [natives] { $count } natives
           *[bands] { $count } bands
        }
    } on { $territory }{ $previous ->
        [azure] , taking it from Azure
        [purple] , taking it from Purple
        [blue] , taking it from Blue
        [orange] , taking it from Orange
       *[other] {""}
    }.
armada-looked = { $player } looks at the { $card } card.
armada-looked-hidden = { $player } looks at a card of the draw pile.
armada-kept = { $player } keeps the card.
armada-looked-away = { $player } does not keep the card.
armada-seized =
    { $previous ->
        [azure] { armada-part-who } takes { $ship } from Azure, whose crew goes back to its reserve, and puts { armada-part-bands } aboard.
        [purple] { armada-part-who } takes { $ship } from Purple, whose crew goes back to its reserve, and puts { armada-part-bands } aboard.
        [blue] { armada-part-who } takes { $ship } from Blue, whose crew goes back to its reserve, and puts { armada-part-bands } aboard.
       *[orange] { armada-part-who } takes { $ship } from Orange, whose crew goes back to its reserve, and puts { armada-part-bands } aboard.
    }
armada-built = { armada-part-who } places the new { $ship } on { $territory }.
armada-window-passed =
    { $rest ->
        [yes] { $player } passes for the rest of the turn.
       *[no] { $player } passes.
    }
armada-surprise-began = { armada-part-who } begins a Surprise Attack with { armada-part-mp }.
armada-surprise-ended = { armada-part-who } ends the Surprise Attack.
armada-discarded = { $player } discards the { $card } card.

# The log: the end of turns and of the game

armada-turn-ended = { armada-part-who } announces the end of its turn.
armada-declared = { armada-part-who } declares that victory is near.
armada-claim-failed = { armada-part-who } satisfies no condition of victory and takes its Winning Option card back.
armada-eliminated = { armada-part-who } is eliminated.
armada-resigned = { $player } resigns.
armada-won = { armada-part-who } wins and is named Captain of the Archipelago.
armada-last-player = { $player } wins as the last player in the game.
armada-last-round = Round { $round }, the last one, is complete: the highest score wins.

# The board in words

armada-board-course = Course of the game
armada-board-round =
    { $round ->
        [0] Preliminary round; the last round is { $last }.
       *[other] Round { $round } of { $last }.
    }
armada-board-turn = { armada-part-whose } turn, { armada-part-mp-left }.
armada-board-surprise = { armada-part-whose } Surprise Attack, { armada-part-mp-left }.
armada-board-undrawn = { armada-part-who } has not been assigned yet.
armada-board-dummy = { armada-part-who } is the dummy.
armada-board-colour =
    { armada-part-who } ({ $player }): score { $score }, { $reserve ->
        [0] no bands
        [one] 1 band
       *[other] { $reserve } bands
    } in reserve{ $claim ->
        [out] , out of the game
        [declared] , victory near
       *[none] { "" }
    }.
armada-board-den = { $den }
armada-board-formation = Central Island Formation
armada-board-territory =
    { $territory } ({ armada-part-flag }{ $site ->
        [city] , city
       *[open] { "" }
    }){ $flag ->
        [unexplored] .
       *[other] : { $bands ->
            [0] { $natives ->
                [0] { $gold ->
                    [0] empty
                   *[other] { armada-part-gold }
                }
               *[other] { armada-part-natives }{ armada-part-and-gold }
            }
           *[other] { armada-part-bands }{ armada-part-and-gold }
        }.
    }
armada-board-unexplored =
    { $count ->
        [0] All territories are explored.
        [one] 1 territory is unexplored.
       *[other] { $count } territories are unexplored.
    }
armada-board-fleet = Ships
armada-board-unlaunched = { $territory }: unlaunched { $ship } (last owner: { armada-part-owner }).
armada-board-ship =
    { $bands ->
        [0] { $sea }: unmanned { $ship } (last owner: { armada-part-owner }){ armada-part-and-gold }.
       *[other] { $sea }: { $ship } ({ armada-part-owner }), { armada-part-bands }{ armada-part-and-gold }.
    }
armada-board-stock = Supplies
armada-board-supplies =
    Treasury: { $treasury ->
        [0] empty
        [one] 1 ingot
       *[other] { $treasury } ingots
    }; native supply: { $natives ->
        [0] empty
       *[other] { armada-part-natives }
    }; ship box: { $ships ->
        [0] empty
        [one] 1 ship
       *[other] { $ships } ships
    }.
armada-board-cards = Option cards
armada-board-pile =
    Draw pile: { $count ->
        [0] empty
        [one] 1 card
       *[other] { $count } cards
    }.
armada-board-hand-size =
    { $player } holds { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }.
armada-board-hand = { $card }: { $count } in your hand. { $text }
armada-board-discard = { $card }: { $count } on the discard pile.

# What is counted, and what is to come

armada-score-centre = Central Trading Base
armada-score-bases = Other trading bases
armada-score-cities = Cities in opponents' dens
armada-score-territories = Other territories
armada-settled-won = Named Captain of the Archipelago
armada-settled-last = The last player left
armada-settled-out = Out of the game
armada-tie-bands = Bands on the board
armada-tie-gold = Ingots
armada-tie-order = Place in the turn order
armada-tally-score = Score
armada-tally-territories = Territories
armada-tally-bands = Bands on the board
armada-tally-reserve = Bands in reserve
armada-tally-gold = Ingots
armada-tally-ships = Manned ships
armada-budget-bands = Bands to place
armada-tally-mp = Movement points
armada-tally-cards = Option cards
armada-goal-den = { armada-part-who } needs the majority of a den, for either victory.
armada-goal-bases = { armada-part-who } needs trading bases, for supremacy over the Formation.
armada-goal-centre = { armada-part-who } needs the Central Trading Base, for supremacy over the Formation.
armada-goal-cities = { armada-part-who } needs cities in opponents' dens, for supremacy over the opponents.
armada-goal-destitute = { armada-part-who } is eliminated with no territory, no band and no card left.
armada-goal-score = After round { $round } the highest score wins.
armada-ahead-check-now = { armada-part-whose } victory is checked at the end of this turn.
armada-ahead-check-later = { armada-part-whose } victory is checked at the end of its next turn.
armada-ahead-turn = { armada-part-whose } turn is next.
armada-ahead-end = The game ends after round { $round }.

# Why an order is refused

armada-because-too-many =
    { $have ->
        [one] Only 1 band is left.
       *[other] Only { $have } bands are left.
    }
armada-because-costs =
    { $need ->
        [one] It costs 1 movement point, and none is left.
       *[other] It costs { $need } movement points, and { $have ->
            [0] none is left
            [one] only 1 is left
           *[other] only { $have } are left
        }.
    }
armada-because-no-band =
    { $have ->
        [0] You have no bands there.
        [one] You have only 1 band there.
       *[other] You have only { $have } bands there.
    }
armada-because-no-ingot =
    { $have ->
        [0] You have no ingots there.
        [one] You have only 1 ingot there.
       *[other] You have only { $have } ingots there.
    }
armada-because-gold-alone = At least one band moves: gold never goes alone.
armada-because-ship-full =
    { $have ->
        [0] The ship has no room left.
        [one] The ship has room for only 1 counter.
       *[other] The ship has room for only { $have } counters.
    }
armada-because-attackers = You have { $have } of the { $need } bands that attack from one place.
armada-because-nothing-to-convert = No ingot of yours lies there.
armada-because-cities = You have { $have } of the { $need } cities of that den.
armada-because-bases = You have { $have } of the { $need } trading bases.
armada-because-reserve = There are no bands in your reserve.
armada-because-card-gold = You have { $have } of the { $need } ingots for a card.
armada-because-foreign-crew = The crew of another colour is aboard.
armada-because-moor = Only one ship fits into a city.
armada-because-under-way = Something else is under way; finish it first.
armada-because-unexplored = It has not been explored yet.
armada-because-launch-where = The ship is in no city beside this sea space.
armada-because-launch-free = The city is not yours, or another ship is in that space.
armada-because-mixed-crew = Bands of two colours cannot share a ship.
armada-because-no-crew = Nobody is aboard who could sail her.
armada-because-sail-where = The ship is not afloat next to this space.
armada-because-sea-taken = Another ship is in that sea space.
armada-because-sink-near = None of your bands is next to this ship.
armada-because-destroy-ashore = Only a ship that is still ashore can be destroyed.
armada-because-destroy-band = None of your bands is where this ship stands.
armada-because-unlaunched = The ship has not been launched yet.
armada-because-boxed = The ship is in the ship box; only the Shipyard card brings it back.
armada-because-explore-near = None of your bands is next to it, aboard a ship or on explored land.
armada-because-held = Natives or enemies are there; they must be beaten first.
armada-because-attack-near = It is not next to your bands.
armada-because-attack-nobody = Nobody is there who could be attacked.
armada-because-recruited = You have recruited in this turn already.
armada-because-card-moment = This card cannot be played at this moment.

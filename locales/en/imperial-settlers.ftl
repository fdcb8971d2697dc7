# The phrases of Imperial Settlers.

# Building blocks: the messages below are made of these, and no phrase uses them by itself.

imperial-settlers-part-amount =
    { $good ->
        [wood] { $n } Wood
        [stone] { $n } Stone
        [food] { $n } Food
        [worker] { $n ->
            [one] 1 Worker
           *[other] { $n } Workers
        }
        [gold] { $n } Gold
        [raze] { $n ->
            [one] 1 Raze token
           *[other] { $n } Raze tokens
        }
        [defense] { $n ->
            [one] 1 Defense token
           *[other] { $n } Defense tokens
        }
        [basic_tech] { $n } Basic Technology
        [advanced_score] { $n } Advanced Score Technology
        [advanced_defense] { $n } Advanced Defense Technology
        [vp] { $n } VP
        [card] { $n ->
            [one] 1 card
           *[other] { $n } cards
        }
        [common_card] { $n ->
            [one] 1 Common card
           *[other] { $n } Common cards
        }
        [faction_card] { $n ->
            [one] 1 Faction card
           *[other] { $n } Faction cards
        }
        [resource] { $n ->
            [one] 1 Resource of your choice
           *[other] { $n } Resources of your choice
        }
        [advanced_tech] { $n } Advanced Technology
        [samurai] { $n } Samurai
       *[color_match] { $n } Good of the razed card's colour
    }
imperial-settlers-part-nth =
    { $nth ->
        [0] { "" }
       *[other] { " " }({ $nth })
    }
imperial-settlers-part-from-nth =
    { $from-nth ->
        [0] { "" }
       *[other] { " " }({ $from-nth })
    }
imperial-settlers-part-whose =
    { $whose ->
        [player] { $owner }'s { $card }{ imperial-settlers-part-nth }
        [virtual] the virtual player's { $card }{ imperial-settlers-part-nth }
       *[nobody] a Location that is gone
    }
imperial-settlers-part-tech =
    { $tech ->
        [basic] Basic Technology
        [score] Advanced Score Technology
       *[defense] Advanced Defense Technology
    }
imperial-settlers-part-deck =
    { $deck ->
        [common] the Common deck
       *[faction] the Faction deck
    }
imperial-settlers-part-wood =
    { $wood ->
        [0] { "" }
       *[other] { " " }{ $wood } Wood
    }
imperial-settlers-part-after-wood =
    { $wood ->
        [0] { " " }
       *[other] ,{ " " }
    }
imperial-settlers-part-after-stone =
    { $stone ->
        [0] { imperial-settlers-part-after-wood }
       *[other] ,{ " " }
    }
imperial-settlers-part-after-food =
    { $food ->
        [0] { imperial-settlers-part-after-stone }
       *[other] ,{ " " }
    }
imperial-settlers-part-stone =
    { $stone ->
        [0] { "" }
       *[other] { imperial-settlers-part-after-wood }{ $stone } Stone
    }
imperial-settlers-part-food =
    { $food ->
        [0] { "" }
       *[other] { imperial-settlers-part-after-stone }{ $food } Food
    }
imperial-settlers-part-gold =
    { $gold ->
        [0] { "" }
       *[other] { imperial-settlers-part-after-food }{ $gold } Gold
    }
imperial-settlers-part-any =
    { $any ->
        [0] { "" }
        [one] { imperial-settlers-part-after-food }1 Resource of any kind
       *[other] { imperial-settlers-part-after-food }{ $any } Resources of any kind
    }
imperial-settlers-part-bill = { imperial-settlers-part-wood }{ imperial-settlers-part-stone }{ imperial-settlers-part-food }{ imperial-settlers-part-any }
imperial-settlers-part-sacrifice =
    { $sacrifice ->
        [one] 1 Location
       *[other] { $sacrifice } Locations
    }
imperial-settlers-part-cost =
    { $cost ->
        [nothing] { " " }nothing
        [goods] { imperial-settlers-part-bill }
        [location] { " " }{ imperial-settlers-part-sacrifice }
       *[both] { imperial-settlers-part-bill } and { imperial-settlers-part-sacrifice }
    }
imperial-settlers-part-loot =
    { $razed ->
        [one] { imperial-settlers-part-first-loot }
        [twice] 2 × { imperial-settlers-part-first-loot }
       *[both] { imperial-settlers-part-first-loot } + { imperial-settlers-part-second-loot }
    }
imperial-settlers-part-first-loot =
    { $loot ->
        [wood] Wood
        [stone] Stone
        [food] Food
        [worker] Worker
        [gold] Gold
        [raze] Raze token
        [basic_tech] Basic Technology
        [vp] VP
       *[card] card
    }
imperial-settlers-part-second-loot =
    { $more ->
        [wood] Wood
        [stone] Stone
        [food] Food
        [worker] Worker
        [gold] Gold
        [raze] Raze token
        [basic_tech] Basic Technology
        [vp] VP
       *[card] card
    }
imperial-settlers-part-face =
    { $card } ({ $class ->
        [common] Common
       *[faction] Faction
    }; { $colours }; costs{ imperial-settlers-part-cost }): { $text }{ $razed ->
        [no] { "" }
       *[other] { " " }Razed: { imperial-settlers-part-loot }.
    }{ $deal ->
        [no] { "" }
       *[yes] { " " }Deal: { imperial-settlers-part-amount }.
    }
imperial-settlers-part-people =
    { $whose ->
        [egyptian] Egyptian
       *[barbarian] Barbarian
    }
imperial-settlers-part-peoples =
    { $whose ->
        [egyptian] Egyptian
       *[barbarian] Barbarian
    }
imperial-settlers-part-own-count =
    { $counted ->
        [common] { $own ->
            [one] you have 1 Common Location
           *[other] you have { $own } Common Locations
        }
       *[faction] { $own ->
            [one] you have 1 Faction Location
           *[other] you have { $own } Faction Locations
        }
    }

# Questions

imperial-settlers-occasion = Because of { $card }.
imperial-settlers-occasion-build = To build { $card }.
imperial-settlers-occasion-raze = For razing { $card }.
imperial-settlers-ask-faction = Choose your faction.
imperial-settlers-ask-expansion = { $faction }: choose whether to add the cards of an expansion.
imperial-settlers-ask-deck =
    { $left ->
        [0] { $faction }: build your deck (no swaps left).
        [one] { $faction }: build your deck (1 swap left).
       *[other] { $faction }: build your deck ({ $left } swaps left).
    }
imperial-settlers-ask-pick = Take a card of the display.
imperial-settlers-ask-keep-one = Keep one of the cards you hold out.
imperial-settlers-ask-act = Take an action or pass.
imperial-settlers-ask-rest = Place tokens, or end your turn.
imperial-settlers-ask-draw = Choose the deck to draw from.
imperial-settlers-ask-resource = Choose a Resource.
imperial-settlers-ask-form = Choose the form of the Advanced Technology token.
imperial-settlers-ask-post = Choose where the Samurai goes.
imperial-settlers-ask-colour = Choose the colour that counts.
imperial-settlers-ask-lose =
    { $left ->
        [one] Choose a Good to discard.
       *[other] Choose Goods to discard ({ $left } left).
    }
imperial-settlers-ask-keep = Keep one of the cards drawn; the other is discarded.
imperial-settlers-ask-exchange =
    { $left ->
        [one] Choose what the last pair of Workers yields.
       *[other] Choose what the next pair of Workers yields ({ $left } left).
    }
imperial-settlers-ask-option = { $card }: choose.
imperial-settlers-ask-repeat = { $card }: choose whether to pay for it once more.
imperial-settlers-ask-deal-again =
    { $left ->
        [one] Choose a Deal to use once more.
       *[other] Choose Deals to use once more ({ $left } left).
    }
imperial-settlers-ask-move-tech =
    { $left ->
        [one] Choose whether to move one more Technology token.
       *[other] Choose Technology tokens to move ({ $left } left).
    }
imperial-settlers-ask-pay = Choose how to pay{ imperial-settlers-part-bill }.
imperial-settlers-ask-give-location =
    { $left ->
        [one] Choose a Location or Foundation to discard.
       *[other] Choose Locations or Foundations to discard ({ $left } left).
    }
imperial-settlers-ask-discard =
    { $left ->
        [one] Choose a card to discard.
       *[other] Choose cards to discard ({ $left } left).
    }
imperial-settlers-ask-forced-discard =
    { $left ->
        [one] You must discard a card.
       *[other] You must discard { $left } cards.
    }
imperial-settlers-ask-give-deal =
    { $left ->
        [one] Choose a Deal to give up.
       *[other] Choose Deals to give up ({ $left } left).
    }
imperial-settlers-ask-produce = Choose the Location that produces.
imperial-settlers-ask-remove = Choose an enemy Common Location to remove.
imperial-settlers-ask-own-of-pair = Choose your own Location to remove.
imperial-settlers-ask-enemy-of-pair = Choose the enemy Location to remove.
imperial-settlers-ask-raze-own = Choose one of your Common Locations to raze.
imperial-settlers-ask-raze-any = Choose a card from hand or an enemy Location to raze.
imperial-settlers-ask-raze-enemy = Choose an enemy Location to raze.
imperial-settlers-ask-steal = Choose what to take from whom.
imperial-settlers-ask-copy = Choose an enemy Location and a Good of its Raze field.
imperial-settlers-ask-location-deal = Choose an enemy Common Location and the Good of your Deal with it.
imperial-settlers-ask-build-card = Choose a Faction card to build now.
imperial-settlers-ask-build-deal = Choose one of your Deals to build.
imperial-settlers-ask-cancel-deal = Choose an enemy Deal to cancel.
imperial-settlers-ask-take-deal = Choose an enemy Deal to take.
imperial-settlers-ask-enemy-discard = Choose who discards a card.
imperial-settlers-ask-bury = Choose a card for a Foundation.
imperial-settlers-ask-restore = Choose a Foundation to turn up.
imperial-settlers-ask-exhaust = Choose an enemy Action Location to exhaust.
imperial-settlers-ask-block = Choose an enemy Location to block.
imperial-settlers-ask-lift = Choose the block that moves to { imperial-settlers-part-whose }.
imperial-settlers-ask-take-over = Choose an enemy Common Location to take over.
imperial-settlers-ask-eavesdrop = Choose an enemy Location to listen in on.
imperial-settlers-ask-free-activate = Choose an Action to activate for nothing.
imperial-settlers-ask-send-worker = Choose where your Worker goes.
imperial-settlers-ask-cash-in = { $card }: discard received Goods for { $n } VP each, or keep them.
imperial-settlers-ask-store = Choose what to store on { imperial-settlers-part-whose } ({ $left } left).
imperial-settlers-ask-stash =
    { $what ->
        [resource] Choose Resources to put away on { imperial-settlers-part-whose } ({ $left } left).
       *[card] Choose cards to put away under { imperial-settlers-part-whose } ({ $left } left).
    }
imperial-settlers-ask-attack = Choose which of your Locations is attacked.

# Choices

imperial-settlers-faction = Play the { $faction }
imperial-settlers-random-faction = Let luck choose a faction
imperial-settlers-expand = Add the Atlanteans expansion
imperial-settlers-expand-atlanteans = Add the additional Atlantean cards
imperial-settlers-base-only = Add no expansion
imperial-settlers-swap = Put { $new } into the deck in place of { $out }
imperial-settlers-ready-deck = Use the ready-made deck
imperial-settlers-deck-done = The deck is built
imperial-settlers-pick = Take { $card }
imperial-settlers-build =
    Build { $card }{ $cost ->
        [nothing] { "" }
       *[other] { " " }for{ imperial-settlers-part-cost }
    }
imperial-settlers-deal = Make a Deal with { $card } for { imperial-settlers-part-amount }
imperial-settlers-deal-impossible = Make a Deal with { $card }
imperial-settlers-raze-hand =
    Raze from hand: { $card }{ $razed ->
        [no] { "" }
       *[other] , for { imperial-settlers-part-loot }
    }
imperial-settlers-raze =
    { $tokens ->
        [0] Raze { imperial-settlers-part-whose }
       *[other] Raze { imperial-settlers-part-whose }, Raze tokens: { $tokens }
    }
imperial-settlers-activate =
    { $key ->
        [first] Activate { $card }{ imperial-settlers-part-nth }
       *[second] Activate the second Action of { $card }{ imperial-settlers-part-nth }
    }{ $times ->
        [one] { "" }
       *[other] { " " }{ $times } times
    }
imperial-settlers-exchange =
    { $pairs ->
        [one] Exchange 2 Workers
       *[other] Exchange { $pairs } pairs of Workers
    }
imperial-settlers-visit = Send a Worker to { imperial-settlers-part-whose }
imperial-settlers-unblock = Remove the block from { imperial-settlers-part-whose }
imperial-settlers-place-defense = Place a Defense token on { imperial-settlers-part-whose }
imperial-settlers-deploy-samurai = Put a Samurai on { imperial-settlers-part-whose }
imperial-settlers-place-tech = Place { imperial-settlers-part-tech } on { imperial-settlers-part-whose }
imperial-settlers-pass = Pass for the rest of the round
imperial-settlers-end-turn = End the turn
imperial-settlers-draw = Draw from { imperial-settlers-part-deck }
imperial-settlers-take-good = Take { imperial-settlers-part-amount }
imperial-settlers-lose-good = Discard { imperial-settlers-part-amount }
imperial-settlers-store-good = Store { imperial-settlers-part-amount }
imperial-settlers-stash-good = Put away { imperial-settlers-part-amount }
imperial-settlers-colour = Count it as { $colour }
imperial-settlers-pay = Pay{ imperial-settlers-part-wood }{ imperial-settlers-part-stone }{ imperial-settlers-part-food }{ imperial-settlers-part-gold }
imperial-settlers-at = Choose { imperial-settlers-part-whose }
imperial-settlers-give-up = Discard { imperial-settlers-part-whose }
imperial-settlers-forfeit = Lose { imperial-settlers-part-whose }
imperial-settlers-produce = { imperial-settlers-part-whose } produces
imperial-settlers-remove = Remove { imperial-settlers-part-whose }
imperial-settlers-exhaust = Exhaust { imperial-settlers-part-whose }
imperial-settlers-block = Block { imperial-settlers-part-whose }
imperial-settlers-lift = Take the token from { imperial-settlers-part-whose }
imperial-settlers-take-over = Take over { imperial-settlers-part-whose }
imperial-settlers-eavesdrop = Listen in on { imperial-settlers-part-whose }
imperial-settlers-discard-card = Discard { $card }
imperial-settlers-bury-card = Make a Foundation of { $card }
imperial-settlers-build-now = Build { $card } now
imperial-settlers-stash-card = Put { $card } away
imperial-settlers-keep-card = Keep { $card }
imperial-settlers-use-foundation =
    { $known ->
        [hidden] Discard the hidden Foundation { $card }
       *[open] Discard the Foundation { $card }
    }
imperial-settlers-restore =
    { $known ->
        [hidden] Turn up the hidden Foundation { $card }
       *[open] Turn up the Foundation { $card }
    }
imperial-settlers-give-deal = Give up the Deal for { imperial-settlers-part-amount } ({ $piece })
imperial-settlers-cancel-deal =
    { $whose ->
        [virtual] Set aside the Attack card for { imperial-settlers-part-amount }
       *[player] Cancel { $owner }'s Deal for { imperial-settlers-part-amount } ({ $piece })
    }
imperial-settlers-take-deal =
    { $whose ->
        [virtual] Take the Attack card for { imperial-settlers-part-amount }
       *[player] Take { $owner }'s Deal for { imperial-settlers-part-amount } ({ $piece })
    }
imperial-settlers-build-deal = Build { $piece }, the Deal for { imperial-settlers-part-amount }
imperial-settlers-use-deal = Use the Deal for { imperial-settlers-part-amount } ({ $piece })
imperial-settlers-deal-with = Make a Deal with { imperial-settlers-part-whose } for { imperial-settlers-part-amount }
imperial-settlers-copy-good = Gain { imperial-settlers-part-amount } of { imperial-settlers-part-whose }
imperial-settlers-steal = Take { imperial-settlers-part-amount } from { $owner }
imperial-settlers-against = { $owner } discards
imperial-settlers-option-gain = Gain { imperial-settlers-part-amount }
imperial-settlers-option-trade =
    { $cost ->
        [gold] Spend { $price } Gold for { imperial-settlers-part-amount }
        [worker] { $price ->
            [one] Spend 1 Worker for { imperial-settlers-part-amount }
           *[other] Spend { $price } Workers for { imperial-settlers-part-amount }
        }
        [raze] { $price ->
            [one] Spend 1 Raze token for { imperial-settlers-part-amount }
           *[other] Spend { $price } Raze tokens for { imperial-settlers-part-amount }
        }
       *[basic_tech] Spend { $price } Basic Technology for { imperial-settlers-part-amount }
    }
imperial-settlers-again = Pay once more
imperial-settlers-move-tech = Move { imperial-settlers-part-tech } from { $from-card }{ imperial-settlers-part-from-nth } to { $card }{ imperial-settlers-part-nth }
imperial-settlers-cash-in = Discard { imperial-settlers-part-amount } for { $vp } VP
imperial-settlers-cash-in-card = Discard { $card } for { $vp } VP
imperial-settlers-done = Done

# Events

imperial-settlers-faction-chosen = { $player } plays the { $faction }.
imperial-settlers-luck-chooses = { $player } lets luck choose a faction.
imperial-settlers-expanded = { $player } adds the cards of an expansion.
imperial-settlers-not-expanded = { $player } adds no expansion.
imperial-settlers-card-replaced = { $player } exchanges { $old } for { $new }.
imperial-settlers-deck-changed = { $player } takes out { $out } and puts in { $new }.
imperial-settlers-deck-built = { $player } has built a deck.
imperial-settlers-first-player = { $player } is the first player.
imperial-settlers-round-began = Round { $round } begins.
imperial-settlers-drew = { $player } draws { $card } from { imperial-settlers-part-deck }.
imperial-settlers-drew-hidden = { $player } draws a card from { imperial-settlers-part-deck }.
imperial-settlers-nothing-to-draw = { $player } finds no card in { imperial-settlers-part-deck }.
imperial-settlers-reshuffled = The Common discard pile is shuffled into a new deck.
imperial-settlers-event-drawn = The Event { $card } comes up.
imperial-settlers-turned-up = { $card } is turned up.
imperial-settlers-picked = { $player } takes { $card }.
imperial-settlers-left-over = { $card } is left over and discarded.
imperial-settlers-virtual-took = The virtual player gets { $card }.
imperial-settlers-dealt = { $player } is dealt { $card }.
imperial-settlers-dealt-hidden = { $player } is dealt a card.
imperial-settlers-kept = { $player } keeps { $card }.
imperial-settlers-kept-hidden = { $player } keeps a card.
imperial-settlers-handed-on = { $player } receives { $card }.
imperial-settlers-handed-on-hidden = { $player } receives a card.
imperial-settlers-discarded = { $player } discards { $card }.
imperial-settlers-collecting = { $player } collects from board, Deals and Locations.
imperial-settlers-gained = { $player } gains { imperial-settlers-part-amount }.
imperial-settlers-spent = { $player } spends { imperial-settlers-part-amount }.
imperial-settlers-lost = { $player } loses { imperial-settlers-part-amount }.
imperial-settlers-stole = { $player } takes { imperial-settlers-part-amount } from { $owner }.
imperial-settlers-returned = { imperial-settlers-part-amount } comes back to { $player }.
imperial-settlers-turn-began = It is { $player }'s turn.
imperial-settlers-turn-ended = { $player } ends the turn.
imperial-settlers-passed = { $player } passes.
imperial-settlers-building = { $player } builds { $card }.
imperial-settlers-gave-up = { $player } discards { $card } for it.
imperial-settlers-foundation-used = { $player } discards the Foundation { $card } for it.
imperial-settlers-built = { $card } stands in { $player }'s empire.
imperial-settlers-deal-made = { $player } makes a Deal with { $card } for { imperial-settlers-part-amount }.
imperial-settlers-location-deal-made = { $player } makes a Deal with the Location { $card } for { imperial-settlers-part-amount }.
imperial-settlers-location-deal-ended = { $player }'s Deal with { $card } for { imperial-settlers-part-amount } ends.
imperial-settlers-deal-used = { $player }'s Deal yields { imperial-settlers-part-amount }.
imperial-settlers-deal-given-up = { $player } gives up the Deal for { imperial-settlers-part-amount }.
imperial-settlers-deal-cancelled =
    { $whose ->
        [virtual] { $player } sets aside the Attack card for { imperial-settlers-part-amount }.
       *[player] { $player } cancels { $owner }'s Deal for { imperial-settlers-part-amount }.
    }
imperial-settlers-deal-taken =
    { $whose ->
        [virtual] { $player } takes the Attack card for { imperial-settlers-part-amount }.
       *[player] { $player } takes { $owner }'s Deal for { imperial-settlers-part-amount }.
    }
imperial-settlers-razing =
    { $from ->
        [hand] { $player } razes { $card } from hand.
        [own] { $player } razes their own { $card }.
        [deck] { $player } razes { $card } from the Common deck.
       *[enemy] { $player } razes { $card }.
    }
imperial-settlers-not-razed = { $player } turns up { $card }, which cannot be razed.
imperial-settlers-became-foundation = { $card } becomes a Foundation of { $player }.
imperial-settlers-demolished =
    { $whose ->
        [virtual] The virtual player's { $card } is discarded.
       *[player] { $owner }'s { $card } is discarded.
    }
imperial-settlers-removed =
    { $whose ->
        [virtual] The virtual player's { $card } is removed.
       *[player] { $owner }'s { $card } is removed.
    }
imperial-settlers-cashed-in = { $player } discards { imperial-settlers-part-amount } for { $vp } VP.
imperial-settlers-activated =
    { $key ->
        [first] { $player } activates { $card }
       *[second] { $player } activates the second Action of { $card }
    }{ $times ->
        [one] .
       *[other] { " " }{ $times } times.
    }
imperial-settlers-in-vain = { $card } finds nothing to work on for { $player }.
imperial-settlers-exchanging =
    { $pairs ->
        [one] { $player } exchanges a pair of Workers.
       *[other] { $player } exchanges { $pairs } pairs of Workers.
    }
imperial-settlers-visited = { $player } sends a Worker to { $card }.
imperial-settlers-produced = { $card } produces for { $player }.
imperial-settlers-reacted = { $card } works for { $player }.
imperial-settlers-declined = { $player } leaves it at that.
imperial-settlers-score-token = The Score token on { $card } counts for { $player }.
imperial-settlers-aimed = { $player } chooses { $card }.
imperial-settlers-blocked = { $player } blocks { $card }.
imperial-settlers-unblocked = { $player } takes the block off { $card }.
imperial-settlers-exhausted = { $player } exhausts { $card }.
imperial-settlers-taken-over = { $player } takes over { $card }.
imperial-settlers-eavesdropped = { $player } listens in on { $card }.
imperial-settlers-must-discard = { $player } makes { $owner } discard.
imperial-settlers-buried = { $player } makes a Foundation of { $card }.
imperial-settlers-buried-hidden = { $player } makes a Foundation of a face-down card.
imperial-settlers-restored = { $player } turns the Foundation { $card } up again.
imperial-settlers-defense-placed = { $player } places a Defense token on { $card }.
imperial-settlers-samurai-deployed = { $player } puts a Samurai on { $card }.
imperial-settlers-tech-placed = { $player } places { imperial-settlers-part-tech } on { $card }.
imperial-settlers-tech-moved = { $player } moves { imperial-settlers-part-tech } to { $card }.
imperial-settlers-tech-lost = { $player } loses { imperial-settlers-part-tech } on { $card }.
imperial-settlers-stored = { $player } stores { imperial-settlers-part-amount } on { $card }.
imperial-settlers-unstored = { $player } gets back the stored { imperial-settlers-part-amount }.
imperial-settlers-stashed = { $player } puts { $card } away for good.
imperial-settlers-stashed-hidden = { $player } puts a card away for good.
imperial-settlers-stashed-good = { $player } puts { imperial-settlers-part-amount } away for good.
imperial-settlers-cleaned-up = Round { $round } is cleaned up; what nobody stores is discarded.
imperial-settlers-attack-turned-up = { $attack } is turned up.
imperial-settlers-collected = The virtual player collects { $card }.
imperial-settlers-attack-failed = The attack has no effect.
imperial-settlers-attack-stopped = A Defense token on { $card } stops the attack.
imperial-settlers-attack-razed = The virtual player razes { $card } and collects it.
imperial-settlers-defense-gone = The Defense tokens are discarded.
imperial-settlers-scored = { $player } scores { $common } VP for Common Locations, { $faction } VP for Faction Locations and { $features } VP for Features.
imperial-settlers-game-ended = The game is over.

# The board in words

imperial-settlers-board-course = Course of the game
imperial-settlers-board-round =
    { $round ->
        [0] The game is being set up.
       *[other] Round { $round } of { $last }; { $player } is the first player.
    }
imperial-settlers-board-turn =
    { $acted ->
        [yes] { $player } is in turn and has taken an action.
       *[no] { $player } is in turn.
    }
imperial-settlers-board-common = Common deck: { $deck }, discarded: { $discard }.
imperial-settlers-board-end =
    { $won ->
        [yes] The game is won: { imperial-settlers-part-own-count }, and the Collection counts { $collection }.
       *[no] The game is lost: { imperial-settlers-part-own-count }, and the Collection counts { $collection }.
    }
imperial-settlers-board-result = Your result: { $vp } VP, { $result }.
imperial-settlers-board-factions = The factions
imperial-settlers-board-faction =
    { $faction }: { $style } Every round: { $income }{ $defense ->
        [0] { "" }
       *[other] , and a Defense token for each player
    }. Keeps: { $store }. Each Faction Location is worth { $worth } VP at the end.
imperial-settlers-board-income =
    Every round: { $income }{ $defense ->
        [0] { "" }
        [one] , and 1 Defense token
       *[other] , and { $defense } Defense tokens
    }. Keeps: { $store }.
imperial-settlers-board-display = The display
imperial-settlers-board-card = { imperial-settlers-part-face }
imperial-settlers-board-player = { $player }
imperial-settlers-board-no-faction = No faction yet.
imperial-settlers-board-standing =
    { $passed ->
        [yes] { $faction }: { $vp } VP, empire worth { $worth } VP, has passed.
       *[no] { $faction }: { $vp } VP, empire worth { $worth } VP.
    }
imperial-settlers-board-good = { imperial-settlers-part-amount }
imperial-settlers-board-cards = Hand: { $common } Common, { $faction } Faction; Faction deck: { $deck }, discarded: { $discard }.
imperial-settlers-board-tokens =
    { $n ->
        [one] 1 { imperial-settlers-part-people } token in stock.
       *[other] { $n } { imperial-settlers-part-peoples } tokens in stock.
    }
imperial-settlers-board-deal = Deal for { imperial-settlers-part-amount } ({ $piece })
imperial-settlers-board-empire = The empire of { $player }
imperial-settlers-board-location =
    { $card } ({ $class ->
        [common] Common
       *[faction] Faction
    }; { $colours }{ $raze ->
        [0] { "" }
        [one] , razed by 1 token
       *[other] , razed by { $raze } tokens
    }{ $activations ->
        [0] { "" }
        [one] , activated once
       *[other] , activated { $activations } times
    }{ $visitors ->
        [0] { "" }
        [one] , 1 visitor
       *[other] , { $visitors } visitors
    }{ $basic ->
        [yes] , Basic Technology
       *[no] { "" }
    }{ $score ->
        [yes] , Advanced Score Technology
       *[no] { "" }
    }{ $advanced ->
        [yes] , Advanced Defense Technology
       *[no] { "" }
    }{ $defense ->
        [yes] , Defense token
       *[no] { "" }
    }{ $samurai ->
        [yes] , Samurai
       *[no] { "" }
    }{ $blocked ->
        [yes] , blocked
       *[no] { "" }
    }{ $heard ->
        [yes] , listened in on
       *[no] { "" }
    }{ $exhausted ->
        [yes] , exhausted
       *[no] { "" }
    }{ $taken ->
        [yes] , taken over
       *[no] { "" }
    }): { $text }{ $razed ->
        [no] { "" }
       *[other] { " " }Razed: { imperial-settlers-part-loot }.
    }
imperial-settlers-board-stored = Stored on { $card }: { imperial-settlers-part-amount }
imperial-settlers-board-under =
    { $n ->
        [one] 1 card under { $card }
       *[other] { $n } cards under { $card }
    }
imperial-settlers-board-common-discard = The Common discard pile
imperial-settlers-board-discard = The discard pile of { $player }
imperial-settlers-board-copies =
    { $n ->
        [one] { $card }
       *[other] { $n } × { $card }
    }
imperial-settlers-board-foundation = Foundation: { $card }
imperial-settlers-board-hidden-foundations =
    { $n ->
        [one] 1 hidden Foundation
       *[other] { $n } hidden Foundations
    }
imperial-settlers-board-virtual = The virtual player
imperial-settlers-board-collection =
    { $counted ->
        [common] To win you need more Common Locations than the Collection counts: you have { $own }, it has { $collection }.
       *[faction] To win you need more Faction Locations than the Collection counts: you have { $own }, it has { $collection }.
    }
imperial-settlers-board-collected-tokens =
    { $n ->
        [one] 1 Defense token lies in the Collection and counts as a card.
       *[other] { $n } Defense tokens lie in the Collection and count as cards.
    }
imperial-settlers-board-collected = The Collection
imperial-settlers-board-virtual-empty = No Location lies in its area.
imperial-settlers-board-virtual-faction = The Virtual Faction card is in use: razing a Location of the virtual player takes { $n } Raze tokens.
imperial-settlers-board-attacks = The line of attack, the newest card first
imperial-settlers-board-attack = { $attack } (Target { $at })
imperial-settlers-board-attack-aside = Set aside: { $attack }
imperial-settlers-board-attack-pile =
    { $n ->
        [one] 1 Attack card still lies face down; two are turned up after each Action phase.
       *[other] { $n } Attack cards still lie face down; two are turned up after each Action phase.
    }
imperial-settlers-board-deck = Your deck
imperial-settlers-board-shelf = What may come into the deck
imperial-settlers-board-set = { $copies } × { imperial-settlers-part-face }
imperial-settlers-board-hand = What you hold
imperial-settlers-board-held = To choose from: { imperial-settlers-part-face }
imperial-settlers-board-stashed = Put away: { $card }

# What people watch: amounts, the score, what wins and what comes next

imperial-settlers-tally-vp = Victory Points
imperial-settlers-tally-good = { $good }
imperial-settlers-tally-hand = Cards in hand
imperial-settlers-tally-deals = Deals
imperial-settlers-account-play = During the game
imperial-settlers-account-common = Common Locations
imperial-settlers-account-faction = Faction Locations
imperial-settlers-account-features = Features
imperial-settlers-account-goods = Resources and Workers left
imperial-settlers-settled = { imperial-settlers-board-end } { imperial-settlers-board-result }
imperial-settlers-goal-vp = The most Victory Points win
imperial-settlers-goal-collection = More Locations that count than cards in the Collection
imperial-settlers-ahead-lookout = Lookout: new cards for everybody
imperial-settlers-ahead-production = Production: boards, Deals and Locations yield Goods
imperial-settlers-ahead-action = Actions, until all have passed
imperial-settlers-ahead-cleanup = Cleanup: Goods that are not stored are lost
imperial-settlers-ahead-attack = The virtual player attacks
imperial-settlers-ahead-end = The game ends after the last round

# Why a choice is refused, in short

imperial-settlers-reason-versions = The old and the new version never share a deck.
imperial-settlers-reason-copies = The two do not have the same number of copies.
imperial-settlers-reason-passed = Its owner has passed: nobody reaches it in this round.
imperial-settlers-reason-cost = You have { $have } of the { $need } that it costs.
imperial-settlers-reason-foundation = You have no Location or Foundation to give up for it.
imperial-settlers-reason-common-deal = Only Faction cards can become Deals.
imperial-settlers-reason-deal-food = A Deal costs 1 Food.
imperial-settlers-reason-raze-hand = It takes a Raze token, and a Common card.
imperial-settlers-reason-raze-tokens = You have { $have } of the { $need } Raze tokens that it takes.
imperial-settlers-reason-raze-none = It cannot be razed: it has no Raze field.
imperial-settlers-reason-raze-faction = Faction Locations cannot be razed, except Japanese ones.
imperial-settlers-reason-used = It has been used in this round already.
imperial-settlers-reason-no-cost = You cannot pay for it, or there is nothing it could work on.
imperial-settlers-reason-workers = You do not have 2 Workers.
imperial-settlers-reason-own-visit = You cannot visit your own Locations.
imperial-settlers-reason-full = Two Workers are there already.
imperial-settlers-reason-defend = Defense tokens go on Common Locations of your own empire.
imperial-settlers-reason-defended = It has a Defense token already.
imperial-settlers-reason-guarded = A Samurai stands there already.
imperial-settlers-reason-samurai = Samurai stand on Faction Locations only.
imperial-settlers-reason-tech = Only a Common Location of yours that has no such token yet.
imperial-settlers-reason-peace = In the peaceful game only cards raze.

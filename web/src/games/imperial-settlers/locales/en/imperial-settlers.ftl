# Imperial Settlers: the words around the cards. What cards and rules say comes from the data and from the server.
imperial-settlers-sentence = Build an engine of cards before your city sinks.
imperial-settlers-plate = A domed city under the sea

imperial-settlers-board = The table of cards
imperial-settlers-before = Setup
imperial-settlers-round = Round { $round } of 5
imperial-settlers-phase-opening = before the game
imperial-settlers-phase-lookout = Lookout phase
imperial-settlers-phase-production = Production phase
imperial-settlers-phase-action = Action phase
imperial-settlers-phase-cleanup = Cleanup phase
imperial-settlers-phase-attack = Attack phase
imperial-settlers-phase-over = the game is over
imperial-settlers-begins = { $name } begins
imperial-settlers-first = begins
imperial-settlers-passed = passed
imperial-settlers-virtual = Virtual player

# kinds and rows
imperial-settlers-kind-production = Production
imperial-settlers-kind-feature = Feature
imperial-settlers-kind-action = Action
imperial-settlers-kind-event = Event
imperial-settlers-open = open
imperial-settlers-row-production = Production
imperial-settlers-row-feature = Features
imperial-settlers-row-action = Actions
imperial-settlers-row-empty = nothing yet
imperial-settlers-row-calls = something can be chosen here
imperial-settlers-rows = Rows of the empire

# the frame of a card
imperial-settlers-raze = Raze
imperial-settlers-deal = Deal
imperial-settlers-no-raze = Cannot be razed
imperial-settlers-sign-free = free
imperial-settlers-sign-per = per
imperial-settlers-sign-or = or
imperial-settlers-sign-built = built
imperial-settlers-sign-end = end
imperial-settlers-sign-unlock = unlock
imperial-settlers-sign-raze = raze
imperial-settlers-sign-own = own
imperial-settlers-sign-deck = deck
imperial-settlers-sign-remove = remove
imperial-settlers-sign-steal = steal
imperial-settlers-sign-copy = copy
imperial-settlers-sign-cancel = cancel
imperial-settlers-sign-take = take
imperial-settlers-sign-enemy = enemy
imperial-settlers-sign-move = move
imperial-settlers-sign-each = each player

# goods that only cards speak of
imperial-settlers-good-location = Location
imperial-settlers-good-deal = Deal
imperial-settlers-good-resource = Resource of your choice
imperial-settlers-good-common_card = Common card
imperial-settlers-good-faction_card = Faction card
imperial-settlers-good-advanced_tech = Advanced Technology token
imperial-settlers-good-samurai = Samurai
imperial-settlers-good-color_match = Good of the colour
imperial-settlers-good-egypt_token = Egyptian token
imperial-settlers-good-barbarian_token = Barbarian token
imperial-settlers-good-exhausted = mark

# cards for those who listen
imperial-settlers-amount = { $good ->
    [wood] { $count } Wood
    [stone] { $count } Stone
    [food] { $count } Food
    [gold] { $count } Gold
    [worker] { $count ->
        [one] 1 Worker
       *[other] { $count } Workers
    }
    [raze] { $count ->
        [one] 1 Raze token
       *[other] { $count } Raze tokens
    }
    [defense] { $count ->
        [one] 1 Defense token
       *[other] { $count } Defense tokens
    }
    [basic_tech] { $count ->
        [one] 1 Basic Technology token
       *[other] { $count } Basic Technology tokens
    }
    [advanced_score] { $count ->
        [one] 1 Advanced Score Technology token
       *[other] { $count } Advanced Score Technology tokens
    }
    [advanced_defense] { $count ->
        [one] 1 Advanced Defense Technology token
       *[other] { $count } Advanced Defense Technology tokens
    }
    [advanced_tech] { $count ->
        [one] 1 Advanced Technology token
       *[other] { $count } Advanced Technology tokens
    }
    [vp] { $count ->
        [one] 1 Victory Point
       *[other] { $count } Victory Points
    }
    [card] { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
    [common_card] { $count ->
        [one] 1 Common card
       *[other] { $count } Common cards
    }
    [faction_card] { $count ->
        [one] 1 Faction card
       *[other] { $count } Faction cards
    }
    [location] { $count ->
        [one] 1 Location
       *[other] { $count } Locations
    }
    [deal] { $count ->
        [one] 1 Deal
       *[other] { $count } Deals
    }
    [resource] { $count ->
        [one] 1 Resource of your choice
       *[other] { $count } Resources of your choice
    }
    [samurai] { $count } Samurai
    [color_match] { $count ->
        [one] 1 Good of the colour
       *[other] { $count } Goods of the colour
    }
    [egypt_token] { $count ->
        [one] 1 Egyptian token
       *[other] { $count } Egyptian tokens
    }
    [barbarian_token] { $count ->
        [one] 1 Barbarian token
       *[other] { $count } Barbarian tokens
    }
   *[other] { $count ->
        [one] 1 mark
       *[other] { $count } marks
    }
  }
imperial-settlers-colours = { $count ->
    [0] No colour.
    [one] Colour: { $colours }.
   *[other] Colours: { $colours }.
  }
imperial-settlers-raze-field = Raze field: { $goods }.
imperial-settlers-costs = Costs { $cost }.
imperial-settlers-costs-nothing = Costs nothing.
imperial-settlers-deal-for = As a Deal: { $good }.
imperial-settlers-can = Can be chosen.
imperial-settlers-cannot = Not now: { $reason }
imperial-settlers-lies = On it: { $what }.
imperial-settlers-lies-basic = improves it
imperial-settlers-lies-score = scores
imperial-settlers-lies-advanced_defense = protects it
imperial-settlers-lies-defense = protects it
imperial-settlers-lies-samurai = guards it
imperial-settlers-lies-blocked = blocks it
imperial-settlers-lies-eavesdropped = listens in
imperial-settlers-lies-exhausted = no more this round
imperial-settlers-lies-taken = taken over
imperial-settlers-lies-visitors = visiting
imperial-settlers-lies-spent = spent here
imperial-settlers-lies-held = kept here
imperial-settlers-under = Under it: { $what }.
imperial-settlers-used = Used up for this round.
imperial-settlers-raze-cost = Razing it takes { $count ->
    [one] 1 Raze token
   *[other] { $count } Raze tokens
  }.

# the table
imperial-settlers-empire-of = Empire of { $name }
imperial-settlers-open-empire = Look at the empire of { $name }
imperial-settlers-choose-seat = Choose { $name }
imperial-settlers-home = Back to the table
imperial-settlers-points = Victory Points
imperial-settlers-points-now = { $count } with everything that would count at the end
imperial-settlers-hand-size = Cards in hand
imperial-settlers-places = Places built
imperial-settlers-stock = Own goods
imperial-settlers-deals = Deals
imperial-settlers-deal-yields = Deal: 1 { $good } every round
imperial-settlers-deck-common = Common deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
imperial-settlers-deck-faction = Own Faction deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
imperial-settlers-draw-here = Draw from one of the decks.
imperial-settlers-deck-of = Faction deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
imperial-settlers-deck-left = Cards in the Faction deck
imperial-settlers-discarded = Faction cards discarded
imperial-settlers-discard-common = Common discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
imperial-settlers-discard-faction = Own Faction discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
imperial-settlers-discard-of = Faction discard pile of { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
imperial-settlers-discards = Faction discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
imperial-settlers-heap-look = Look through it.
imperial-settlers-heap-discard = Discard piles
imperial-settlers-heap-foundations = Foundations
imperial-settlers-heap-collection = Collection
imperial-settlers-heap-common = Common cards
imperial-settlers-heap-size = { $name }: { $count }
imperial-settlers-heap-secret = Only you see these
imperial-settlers-heap-times = There are { $count } of it.
imperial-settlers-heap-backs = { $count ->
    [one] One card that only its owner knows.
   *[other] { $count } cards that only their owner knows.
  }
imperial-settlers-heap-empty = No card lies here.
imperial-settlers-hand = Hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
imperial-settlers-hand-empty = No cards in hand
imperial-settlers-display = Lookout
imperial-settlers-pool = Drawn
imperial-settlers-held = Keep one
imperial-settlers-foundations = { $count ->
    [one] 1 Foundation
   *[other] { $count } Foundations
  }
imperial-settlers-foundation = Foundation: { $name }.
imperial-settlers-put-back = Put back

# solo
imperial-settlers-attacks = Attacks
imperial-settlers-attack = Attack on { $good }
imperial-settlers-attack-pile = Attack cards face down: { $count }
imperial-settlers-solo-faction = Own Faction Locations
imperial-settlers-solo-common = Own Common Locations
imperial-settlers-collection = Collection
imperial-settlers-virtual-faction = Virtual Faction
imperial-settlers-virtual-faction-text = Razing a Location of the virtual player takes { $toll } Raze tokens.

# before the game
imperial-settlers-keeps = Keeps
imperial-settlers-other-choices = More choices
imperial-settlers-deck-first = Choose a card of the deck that goes out: all its copies leave.
imperial-settlers-deck-then = Now choose the card that comes in: it must have as many copies.
imperial-settlers-deck-code = Code of this deck
imperial-settlers-deck-stuck = The table does not offer the next swap for { $name }; go on by hand, or try again.
imperial-settlers-class = { $copies ->
    [one] Single cards
    [3] Sets of three
   *[other] Pairs
  }
imperial-settlers-offered = To swap in
imperial-settlers-taken-deck = my deck
imperial-settlers-use-deck = Use { $name } ({ $count ->
    [one] 1 swap
   *[other] { $count } swaps
  })

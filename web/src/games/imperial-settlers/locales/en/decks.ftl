# The deck builder of Imperial Settlers.

decks-title = Deck builder
decks-faction = Faction
decks-expand = Add the cards of the expansion
decks-ready = Begin with the ready-made deck
decks-base = Begin with the cards of the faction
decks-class = { $copies ->
    [one] Single cards
    [3] Sets of three
   *[other] Pairs
  }
decks-count = { $have } of { $need }
decks-copies = { $copies ->
    [one] 1 copy.
   *[other] { $copies } copies.
  }
decks-outside = Not in the deck
decks-footing = Whether the deck is allowed
decks-bench = The deck
decks-deck = { $faction }
decks-refused = This deck is not allowed.
decks-legal = This deck is allowed.
decks-need = Needed: { $need }, there: { $have }.
decks-play = Play with this deck
decks-play-text = In the Standard mode, choose this faction, add the expansion if the deck has it, and press the deck.
decks-play-not = Not allowed: { $rule }
decks-share = Pass it on
decks-link = Link to this deck
decks-code = Code:
decks-paste = A code or a link that you got
decks-read = Open
decks-misread-faction = This is no deck code: one begins with BAR, JAP, ROM, EGY or ATL.
decks-misread-length = This is no deck code: after the letters of the faction one has six characters, not { $count }.
decks-misread-character = This is no deck code: one has only digits and letters, and no U; “{ $character }” is in none.
decks-misread-misspelt = This deck code is misspelt: compare it with where it came from.
decks-strange = The link holds no deck.
decks-shelf = Shelf
decks-name = Name
decks-save = Keep
decks-saved = { $name } is kept in this browser.
decks-drop = Throw { $name } away
decks-none = Nothing is kept yet.
decks-field = Deck
decks-build = Build a deck
decks-taken = You take a deck of the { $faction } along.
decks-leave = Leave it at home
decks-untaken = Decks are built at the table, unless you bring one.

# The home page.
home-page = Approdo · five board games of islands and settlers
home-title = Where shall we land tonight?
home-intro = Five board games of islands and settlers, every rule enforced. Share one link and play within a minute: no account, any screen.
home-quick = Quick start
home-against = Against
home-bots = { $count ->
    [0] nobody, alone
    [one] 1 bot
   *[other] { $count } bots
}
home-sail = Set sail

home-games = Games
home-seats = Players
home-time = Time
home-minutes = { $range } min
home-with-bots = Bots
home-with-friends = Friends
home-play-bots = Play { $game } against bots
home-play-friends = Play { $game } with friends
home-coming = In the shipyard
home-rules = Rules
home-rules-of = Rules of { $game }

home-first = First time here?
home-first-sail = Set sail
home-first-sail-text = Choose a game and how many bots. They never cheat and answer in seconds.
home-first-gold = Follow the gold
home-first-gold-text = What glows can be clicked. The question above the board says what is asked of you.
home-first-why = Ask why not
home-first-why-text = Every refused move names its rule, and one click opens the rulebook there.

home-mine = Your tables
home-finished = Finished games
home-unnamed = A table of { $game }
home-of = { $game }, { $taken } of { $seats } seats taken
home-round = round { $round }
home-with = with { $names }
home-last = Last move { $time }
home-seat = Seat { $number }
home-gathering = { $missing ->
    [0] Everybody is here.
    [one] Waiting for one more player.
   *[other] Waiting for { $missing } more players.
}
home-your-move = Your move
home-clock = { $time } on your clock
home-waiting = Waiting for { $names }.
home-waiting-others = Waiting for the others.
home-missed = { $count ->
    [one] One thing happened since you left
   *[other] { $count } things happened since you left
}
home-gather = Invite
home-continue = Continue
home-look = Look in

home-public = Public tables
home-public-none = No public table at the moment.
home-free = { $missing ->
    [one] One of { $seats } seats is free
   *[other] { $missing } of { $seats } seats are free
}
home-running = In play, { $seats } seats
home-join = Join
home-watch = Watch

home-join-title = Join a table
home-join-hint = Link or code
home-join-label = Link or code of a table
home-join-go = Join
home-join-unclear = This is neither a link nor a code of a table. Paste the whole link that you were sent.
home-join-elsewhere = This link belongs to another server:
home-hotseat = Several players on this screen
home-invite = Invite friends by link or QR code
home-import = Look at a replay file
home-watch-any = Watch a game

home-unofficial = An unofficial fan implementation with our own words and drawings. Names of games belong to their owners.
home-about = About Approdo

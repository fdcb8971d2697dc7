# A new table.
new-title = New table
new-game = The game
new-players = { $range } players
new-coming = in the shipyard
new-unknown = This game is not here
new-unknown-text = This server cannot play it, or not yet. The home page shows the games that it can.

new-crew = The crew
new-add = Add a seat
new-remove = Remove a seat
new-here = Here
new-invited = Invite
new-bot = Bot
new-free = Free seat
new-name = Name
new-your-name = Your name
new-name-of = Name on seat { $number }
new-names = Say who plays on this screen: the curtain calls everybody by name.
new-who = Who sits on seat { $number }
new-level-of = Level of the bot on seat { $number }
new-note-me = You
new-note-curtain = With the curtain
new-note-invited = Gets a link

new-rules = The rules of this table
new-read = Read the rulebook
new-no-options = This game has no options.
new-unmet = { $why ->
    [alone] Only for a single player.
    [company] Only for two or more players.
   *[with] Not with this choice of “{ $option }”.
}
new-less = Less
new-more = More

new-pace = Pace
new-clock = Clock
new-clock-text = Live: everybody is here. Over days: whoever is asked has time to answer.
new-clock-none = None
new-clock-live = Live
new-clock-slow = Over days
new-initial = At the start
new-increment = Added for every move
new-nothing = Nothing
new-flag = When time runs out
new-flag-bot = A bot plays on
new-flag-forfeit = The game is lost
new-flag-nothing = Nothing happens
new-away = Somebody stays away
new-away-text = A bot can step in until he or she is back.
new-away-never = Everybody waits
new-away-after = A bot after { $time }
new-away-level = Level of the bot

new-manners = Name and manners
new-table-name = Name of the table
new-table-name-text = So that you find it again among your tables.
new-table-name-hint = Friday evening
new-sight = Who may see it
new-private = Private
new-public = Public
new-private-text = Only those who have a link find the table.
new-public-text = It is listed on the home page: everybody may watch and take a free seat.
new-hints = Hints
new-hints-text = Whoever is learning may ask a bot for advice.
new-seed = Choose the seed of luck
new-seed-text = Otherwise it is drawn by lot and shown at the end, so that everybody can check it.
new-seed-label = Seed
new-seed-hint = a whole number, or 64 hexadecimal digits
new-seed-warning = Whoever knows the seed can know every die and every card beforehand. The table tells everybody that it was chosen.
new-seed-unreadable = A seed is a whole number or has 64 hexadecimal digits.

new-sum-seats = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
new-sum-here = { $count ->
    [one] You, at this screen
   *[other] { $count } players at this screen
}
new-sum-invited = { $count ->
    [one] 1 player by invitation
   *[other] { $count } players by invitation
}
new-sum-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
new-sum-watch = You watch
new-sum-clock = { $increment ->
    [none] { $initial } each
   *[other] { $initial } each, plus { $increment } for every move
}
new-sum-no-clock = No clock
new-sum-public = Public: everybody may watch and join
new-sum-private = Private: only with a link
new-sum-luck = Luck that can be checked afterwards
new-sum-seed = Chosen seed: everybody is told
new-sail = Set sail
new-invite = On to the invitations
new-invite-text = Next you get a link and a QR code for every free seat.

# Answers of the table server: what is wrong and what to do.

server-seat = Seat { $number }
server-unknown-table = There is no such table. Check the link, or ask for it again.
server-unknown-game = There is no game called “{ $game }” here. Choose one of the list.
server-unknown-seat = The table has no such seat. Reload the page to see its seats.
server-unknown-step = The table has not got that far. Choose an earlier step.
server-unknown-version = The table has not got to this version. Choose an earlier one.
server-earlier-rules = This moment was played by earlier rules and cannot be shown any more. Choose a later one.
server-not-your-seat = This seat belongs to somebody else. Open the link to your own seat.
server-not-host = Only a host of the table may do this. Ask whoever made the table.
server-not-seated = { $for ->
    [note] A note is kept for a browser that the server would know again, and this request came without its cookie. Open the page first; a program sends the cookie approdo_guest that it was given.
   *[table] Only those who sit at the table may do this. Take a seat first.
}
server-seat-taken = This seat is taken. Choose a free one, or take it back from the bot if it is yours.
server-needs-invitation = This table is private. Open its invitation link, or ask the host for it.
server-other-seat = You play another seat of this game, and this one has secrets of its own: let a bot play it, or invite somebody.
server-too-many-browsers = Too many browsers have come by this link already. Ask a host of the table for a new one.
server-no-bot-there = No bot stands in at this seat, so there is nothing to hand back.
server-nobody-there = The player of this seat is not here. They can take it back themselves when they come.
server-somebody-there = The player of this seat is here, and only they can let a bot play for them. When they leave, you can.
server-time-up = The time of this seat is up: a bot plays on for it to the end, and nobody can take it back.
server-forfeited = This seat has lost by its clock: a bot plays on for it, and nobody can take it back.
server-table-full = Too many people look at this table. Try again in a moment.
server-wrong-token = This link is not valid any more. Ask the host for a new one.
server-stale = The table has moved on meanwhile. Look at it again and choose anew.
server-refused = { $text }
server-no-hints = This table was set up without hints. Ask the rulebook instead.
server-hint-under-way = A hint for this seat is on its way. Wait for it.
server-hint-only = It is the only move that is allowed.
server-hint-search = A bot tried { $tries } lines of play from what you may know. { $share } of a hundred began with this move, and it puts your chances after it at { $value } of 100.
server-confirmation-needed = With this move your turn passes on. Confirm it, or take something back first.
server-not-started = Seats are still free. The game starts when every seat is taken.
server-not-over = The game is not over yet. Wait for its end.
server-look-only = This game came without its seed: it can be looked at, but it cannot go on.
server-journal-full = This table has too long a history: only moves are taken any more. Play on, or start a new table.
server-no-request = Nobody asks to go back any more.
server-unreadable = This is no move of the game. Choose one of the list.
server-bad-setup = The table cannot be set up like this: { $problem }.
server-bad-record = The replay file is refused: { $problem }.
server-setup-seats = { $title } is played with { $min } to { $max } seats, not with { $seats }
server-setup-refused = { $text }
server-setup-option = the game has no option “{ $name }”; it has { $known }
server-setup-no-options = the game has no option “{ $name }”, and no other either
server-setup-flag = the option “{ $name }” is true or false
server-setup-number = the option “{ $name }” is a whole number from { $min } to { $max }
server-setup-choice = the option “{ $name }” is one of { $among }
server-setup-options = options are names with values, each name once
server-record-cut-off = it was cut off, at line { $line }, column { $column }
server-record-empty = it is empty
server-record-not-json = it is not JSON: it cannot be read from line { $line }, column { $column } on
server-record-no-object = it is no saved game: it starts with { $found ->
        [a-list] a list
        [a-text-in-quotes] a text in quotes
        [a-number] a number
       *[other] a single word
    }
server-record-unknown = at line { $line }, column { $column } it has a field “{ $name }”, and no saved game has one
server-record-twice = at line { $line }, column { $column } it has the field “{ $name }” again
server-record-malformed = what stands at line { $line }, column { $column } does not belong there in a saved game
server-record-names = it names { $count } players, but there are { $seats } seats
server-record-name = the name of seat { $seat } has characters that cannot be shown
server-record-lacks = it lacks the field “{ $name }”
server-record-format = it has format { $found }, and this program reads format { $known }
server-record-data = it was played with other data files than those of this program
server-record-seed = its seed is not the one that was promised at the start
server-record-no-seed = the game is over, but the file does not disclose its seed
server-record-luck = the luck of step { $step } is not that of its seed
server-record-step = step { $number }, “{ $step }”, is not allowed: { $text }
server-record-no-step = step { $number }, “{ $step }”, is no step of this game
server-record-elsewhere = its steps are allowed, but they do not lead where it says
server-record-claim = it claims what does not hold
server-record-rules = it was played by version { $found } of the rules, and by version { $known }, which is played here, it is not the same game
server-record-too-long = it has more than { $most } steps
server-record-resumed = the rules changed during this game, and its first steps are no longer known
server-bad-name = A name has 1 to { $most } visible characters. Choose another one.
server-bad-text = { $of ->
    [note] A note has at most { $most } characters. Shorten it.
   *[line] A text has 1 to { $most } visible characters. Write something, or shorten it.
}
server-bad-key = The key of a command has 1 to 64 visible characters without spaces.
server-key-used = This key was used for something else already. Send this again with a new key.
server-bad-clock = The clock is out of range: a seat has from one second to a month (initial_ms from 1000 to 2700000000), and a turn earns at most a week (increment_ms up to 604800000). Choose other times, or play without clocks.
server-bad-away = The time after which a bot plays for somebody who is away is out of range: it is from one second to a month (after_ms from 1000 to 2700000000). Choose another time, or leave it out.
server-bad-seed = This is no seed: a seed is a whole number from 0 to 18446744073709551615, or 64 hexadecimal digits (0 to 9 and a to f). Write one of them, or leave it out, and the server draws a secret one.
server-crowded = You have asked for a lot at once. Wait for an answer, then ask again.
server-broken = Something broke at this table. What was played is safe; try again in a moment.
server-damaged = This table cannot be read as it was stored. Nothing is deleted; please tell whoever runs this server.
server-not-in-time = This table has a long history, and the server is too busy to open it. Nothing is lost; try again in a minute.
server-unavailable = The server cannot store anything just now. Nothing was changed; try again in a moment.
server-closing = The server restarts. Come back in a moment; nothing is lost.

## What happens at a table besides its game.

server-somebody = somebody
server-level = { $level ->
    [novice] novice
    [steady] steady
    [strong] strong
   *[expert] expert
}
server-incident-sat = Seat { $seat }: { $who } sits down.
server-incident-left = Seat { $seat }: { $who } leaves.
server-incident-put-out = Seat { $seat }: a host puts { $who } out.
server-incident-screens = { $number ->
    [one] Seat { $seat }: { $who } plays on one screen now, and on no other.
   *[other] Seat { $seat }: { $who } plays on { $number } screens now.
}
server-incident-other-screens = Seat { $seat }: { $who } plays on other screens than before.
server-incident-named = Seat { $seat }: { $who } is called { $name } now.
server-incident-named-first = Seat { $seat }: the player is called { $name }.
server-incident-arrived = Seat { $seat }: { $who } is there.
server-incident-bot-sat = Seat { $seat }: a bot ({ $level }) sits down.
server-incident-bot-at-free-seat = Seat { $seat }: a bot ({ $level }) plays until somebody sits down.
server-incident-bot-called = { $cause ->
    [host] Seat { $seat }: a host lets a bot ({ $level }) play for { $who }.
    [other] Seat { $seat }: somebody at the table lets a bot ({ $level }) play for { $who }.
    [clock] Seat { $seat }: the time of { $who } is up, and a bot ({ $level }) plays on.
    [away] Seat { $seat }: { $who } is away, and a bot ({ $level }) plays meanwhile.
   *[own] Seat { $seat }: { $who } lets a bot ({ $level }) play.
}
server-incident-bot-changed = Seat { $seat }: another bot ({ $level }) plays from now on.
server-incident-handed-back = { $cause ->
    [host] Seat { $seat }: a host lets { $who } play again.
   *[own] Seat { $seat }: { $who } plays again.
}
server-incident-forfeited = Seat { $seat }: { $who } loses by the clock, and a bot plays on to the end.
server-incident-asked-back = Seat { $seat }: { $who } asks everybody to go back to step { $number }.
server-incident-refused-back = Seat { $seat }: { $who } would rather not go back.
server-incident-went-back = All go back together, to step { $number }.
server-incident-hint = Seat { $seat }: { $who } asks for a hint.
server-incident-table-named = The table is called “{ $name }” now.
server-incident-rematch = The same people play again, at another table.
server-incident-resumed = The rules of the game have changed: it goes on from here by the new ones, and earlier moments cannot be shown any more.

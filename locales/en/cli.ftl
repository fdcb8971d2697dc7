# What the terminal says while a game is played or shown.

# Names of seats
cli-person = Player { $number }
cli-bot = Bot { $number }

# The start
cli-start = { $game }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.
cli-seats-person = { $seat }: a person.
cli-seats-bot = { $seat }: a bot ({ $level }).
cli-commitment = The luck of this game is settled: the SHA-256 of its seed is { $digest }.
cli-hint = Type the number of a choice or a move, or `help` for everything else you can type.

# A question
cli-thinking = { $seat } is thinking ...
cli-happened = What happened:
cli-nothing-happened = Nothing has happened yet.
cli-handover = ===== { $seat } is next. Everybody else looks away. =====
cli-handover-enter = { $seat }, press Enter when you are there.
cli-choice = { $number }. { $text }
cli-choice-refused = { $number }. { $text } (refused: { $clause })
cli-hidden =
    { $count ->
        [one] One more choice is refused now; `all` shows it.
       *[other] { $count } more choices are refused now; `all` shows them.
    }
cli-prompt = { $seat }>
cli-help =
    What you can type:
      3            plays choice 3
      a move       plays a move in the notation of stored games, such as `end_turn`
      ? 3, why 3   says why choice 3 is refused, or which rule allows it
      all          shows or hides the refused choices
      u, r         takes your last move back, does it again
      u!           takes the last move back, whoever made it, if everybody agrees
      b            shows the board
      where NAME   shows what the board says of a piece or place whose name starts so,
                   and what the place borders on
      log          shows everything that has happened
      rules WORDS  looks up rules that contain the words, or a clause or a section by its number
      save FILE    stores the game; `approdo replay FILE` shows it again and
                   `approdo play --resume FILE` goes on with it
      save! FILE   the same, and overwrites a file that exists
      help         shows this list
      q            leaves the game

# Answers
cli-no-choice = There is no choice { $number }; the choices are numbered from 1 to { $most }.
cli-unknown = `{ $line }` means nothing here; `help` lists what you can type.
cli-misread = `{ $line }` is a move with a mistake in it; write it like `{ $like }`.
cli-refused = That is refused by { $clause }.
cli-allowed = Choice { $number } is allowed.
cli-clause = { $clause }: { $text }
cli-shortfall = The rule speaks of { $need }; there is { $have }.
cli-incomplete = `{ $word }` needs { $kind ->
        [number] the number of a choice after it, as in `why 3`
        [words] words or the number of a rule after it, as in `rules 2.1`
        [name] the name of a piece or place after it
       *[file] the name of a file after it, as in `{ $word } game.json`
    }.
cli-no-section = There is no section { $number } in this rulebook; the last is { $last }.
cli-no-clause = There is no clause { $clause }.
cli-no-rule = No rule contains all of “{ $words }”.
cli-nowhere = The board mentions nothing whose name starts with “{ $name }”.
cli-borders = { $place } borders on: { $around }.
cli-undone = Taken back.
cli-redone = Done again.
cli-not-undone = This cannot be taken back or done again.
cli-saved = The game is stored in { $file }.
cli-saved-secrets = The file contains all secrets of this game, also the luck to come; `approdo play --resume { $file }` goes on with it.
cli-exists = { $file } exists already; `save! { $file }` overwrites it.
cli-not-read = { $file } cannot be read: { $problem }
cli-not-saved = { $file } cannot be written: { $problem }.
cli-goodbye = You leave the game; it is stored only where you saved it.
cli-end-of-input = The input ended before the game; nothing was stored.
cli-end-of-input-saved = The input ended before the game; it is stored as it was when you saved it.

# The end
cli-over = The game is over.
cli-standing =
    { $place }. { $seat }: { $score ->
        [one] one point
       *[other] { $score } points
    }
cli-ended-by = It ended by { $clause }: { $text }
cli-seed = The seed was { $seed }.
cli-after = `save FILE` stores the game; Enter leaves.

# A recorded game
cli-record = { $game }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
cli-waiting = The game is waiting for { $seats }.
cli-board = The board:

# Rules
cli-proved-by = proved by { $test } in { $file }

# What is asked for and cannot be had
cli-unknown-game = there is no game `{ $game }`; { $count ->
        [one] there is { $known }
       *[other] there are { $known }
    }
cli-unknown-rulebook = there is no rulebook of a game `{ $game }`; there are { $known }
cli-unknown-section = there is no section { $number } in this rulebook; the last is { $last }
cli-unknown-clause = there is no clause { $clause }; `approdo rules { $game }` lists all there are
cli-unknown-words = no clause of { $game } contains all of the words `{ $words }`

# Recorded games that cannot be used
cli-record-refused = { $file }: { $problem }
cli-record-data = it was played with data files of its own (fingerprint { $recorded }), but this program plays with { $ours ->
        [none] the built-in data files
       *[other] data files of fingerprint { $ours }
    }: start it with the folder of those files as --data
cli-record-game = there is no game `{ $game }`; there is { $known }
cli-record-no-step = there is no step { $step }; the last is { $last }
cli-record-no-seat = there is no seat { $seat } in this game; the seats are numbered from 0 to { $last }
cli-record-no-seed = it keeps no seed, so that the game cannot go on; `approdo replay` shows it
cli-record-over = this game is over; `approdo replay` shows it
cli-record-seat-secrets = this game is not over, and a seat sees its secrets: leave --seat out to see it from outside, or add --reveal
cli-record-all-secrets = this game is not over, and its position tells all secrets: add --reveal to print it anyway
cli-record-fails = { $check ->
        [moves] the moves do not hold
        [forfeits] the forfeits do not hold
        [data] the data do not hold
       *[other] the { $check } does not hold
    }: { $problem }
cli-check = { $check }
cli-verdict-holds = holds
cli-verdict-fails = FAILS
cli-verdict-unchecked = unchecked
cli-unsure = { $file }: nothing is wrong, but not everything could be checked: { $unchecked }

# Databases and the server
cli-serving = Approdo serves tables at http://{ $address }/ from `{ $file }`; Ctrl-C ends it.
cli-all-stored = Everything is stored; goodbye.
cli-holds = `{ $file }` holds { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } with { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }.
cli-moved-aside = What was there before is now `{ $file }`.
cli-no-listening = cannot listen at { $address }: { $problem }; choose another address
cli-store-full = the disk is full, nothing was stored: make room and try again ({ $problem })
cli-store-failed = the database cannot be used: check the name, the rights and the disk, then start again ({ $problem })
cli-store-damaged = the database is damaged ({ $problem }): stop the server and restore the last backup
cli-store-foreign = `{ $file }` is not a database of Approdo: name another file, or restore a backup in its place
cli-store-newer = `{ $file }` was written by a newer version: start that version, or restore a backup from before the upgrade
cli-store-in-use = `{ $file }` is in use by another server: stop that one first, or name another file
cli-store-no-file = there is no file `{ $file }`: check its name
cli-store-no-folder = there is no folder `{ $file }`: make it, or name another file
cli-store-exists = `{ $file }` is there already and is not overwritten: name another file

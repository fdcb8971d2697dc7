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
      ? 3, why 3   says why choice 3 is refused, or which rule allows it,
                   and what the board says of its pieces and places
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
cli-price-own = { $label } { $by }
cli-price-other = { $seat }: { $label } { $by }
cli-price-secret = then a secret is revealed
cli-price-luck = then luck decides
cli-price-over = then the game is over
cli-price-passes = then your turn is over
cli-odds = What luck may bring:
cli-odds-sampled = What luck may bring, out of { $tries } tries:
cli-odds-share = { $share } %: { $what }
cli-odds-between = { $low } to { $high } %: { $what }
cli-odds-other = { $share } %: something else
cli-odds-nothing = Nothing changes.
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
cli-special = it is a device or a pipe; save what comes from it and name that file
cli-too-long = it is longer than { $most } MiB, which no game or scenario is; name another file
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
cli-lost =
    { $seat } has lost, with { $score ->
        [one] one point
       *[other] { $score } points
    }.
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
cli-record-game = there is no game `{ $game }`; there are { $known }
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

# What a check of a recorded game found
cli-found-other-game = it is of `{ $found }`, not of `{ $expected }`
cli-found-other-rules = { $title }; it was made with version { $theirs } of the rules, and this program has version { $ours }
cli-found-data = the data files are the same ({ $fingerprint })
cli-found-other-data = it was played with { $theirs ->
        [none] the built-in data files
       *[other] data files of fingerprint { $theirs }
    }, and this program plays with { $ours ->
        [none] the built-in data files
       *[other] data files of fingerprint { $ours }
    }
cli-found-setup = { $seats ->
        [one] one seat
       *[other] { $seats } seats
    } and the options are allowed
cli-found-seed = the seed is the one that was committed to at the start
cli-found-other-seed = the seed has digest { $digest }, but { $published } was shown at the start
cli-found-seed-missing = the game is over, but the seed is not disclosed
cli-found-seed-secret = the seed is not disclosed
cli-found-luck = { $strokes ->
        [one] one stroke of luck, as the seed gives
       *[other] { $strokes } strokes of luck, all as the seed gives
    }
cli-found-other-luck = step { $step } is luck { $found }, but the seed gives { $honest }
cli-found-too-much-luck = step { $step } is luck { $found }, but luck picks a number below { $among } there (TAB-1.4)
cli-found-luck-before = { $strokes ->
        [one] one stroke of luck before step { $step } is
       *[other] { $strokes } strokes of luck before step { $step } are
    } the seed’s, the rest is unknown
cli-found-inherited-luck = { $strokes ->
        [one] one stroke of luck
       *[other] { $strokes } strokes of luck
    } in the first { $steps } steps came from another game and cannot be checked; { $own ->
        [one] one after that is
       *[other] { $own } after that are
    } the seed’s
cli-found-inherited-too-much = it is said to have taken over { $inherited } steps from another game, but there are only { $steps }
cli-found-luck-unknown = without the seed nobody can tell what luck gave
cli-found-moves = all are legal ({ $count })
cli-found-moves-before = all before step { $step } are legal ({ $count }), the rest is unknown
cli-found-position = the steps lead to { $hash }
cli-found-other-position = the steps lead to position { $found }, and the file says { $recorded }
cli-found-no-position = the file names no position
cli-found-outcome = the outcome is as recorded
cli-found-places = places { $places }, scores { $scores }, by { $rule }
cli-found-other-outcome = the steps end with { $found }, and the file says { $recorded }
cli-found-outcome-missing = the game is over, but the file names no outcome
cli-found-outcome-too-early = the file claims an outcome while the game is still under way
cli-found-under-way = the game is still under way
cli-found-other-forfeit = seat { $seat } is said to have forfeited after step { $step }: there are { $seats } seats and { $steps } steps, and each seat forfeits at most once
cli-found-forfeits = a file does not tell whose time was up
cli-found-not-followed = with other data files the steps cannot be followed
cli-found-not-reached = the steps could not be followed to the end

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
cli-store-damaged = the database is damaged: stop the server and restore the last backup
cli-store-foreign = `{ $file }` is not a database of Approdo: name another file, or restore a backup in its place
cli-store-newer = `{ $file }` was written by a newer version: start that version, or restore a backup from before the upgrade
cli-store-in-use = `{ $file }` is in use by another server or program: end that one first, or name another file
cli-store-no-file = there is no file `{ $file }`: check its name
cli-store-no-folder = there is no folder `{ $file }`: make it, or name another file
cli-store-folder = `{ $file }` cannot be used: it is a folder; name a file
cli-store-exists = `{ $file }` is there already and is not overwritten: name another file
cli-file-damaged = the database `{ $file }` is damaged: stop the server and restore the last backup
cli-backup-damaged = the backup `{ $file }` is damaged: nothing was replaced; restore another one
cli-file-special = `{ $file }` cannot be used: it is a device or a pipe; name a file
cli-file-linked = `{ $file }` has another name as well (a hard link), by which a second server could use it: remove the other name, or name a copy
cli-file-left = there is no `{ $file }`, but `{ $left }` is there, as a restore or a backup leaves it that was interrupted: put it back with `approdo restore`, or move it away to begin with an empty database

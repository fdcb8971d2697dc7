# The table page.

## Loading and errors
table-loading = Opening the table
table-unreachable = The server does not answer
table-offline = The connection is gone
table-offline-text = It is tried again by itself. Nothing is lost: what you do now is sent as soon as it is back.
table-reconnect = Try now
table-link-broken = This link opens no seat any more
table-link-broken-text = You are watching. Ask the host for a new link if you want to play.
table-understood = Understood

## Bar and menu
table-menu = Table
table-invite = Invite
table-rulebook = Rulebook
table-notes = Notes
table-notes-text = Only this browser reads them.
table-notes-keep = Keep
table-keys = Keys
table-table-name = Name of the table
table-rename = Rename
table-confirm-turns = Ask before my turn passes on
table-confirm-turns-text = The last move of a turn must be confirmed.
table-curtains = Curtain between players
table-curtains-text = Hides the hand when the screen is passed on.
table-text-board = Board in words
table-text-board-text = The position in sentences instead of a drawing.
table-motion = Pieces move
table-motion-text = Ships sail and dice roll visibly.
table-language = Language
table-hand-only = My hand only
table-hand-board = Board
table-seed-digest = Digest of the seed:
table-seed-chosen = The seed was chosen by somebody who may know what luck will give.

## Seats
table-seat = Seat { $number }
table-seat-open = { $name }: more about this seat
table-seat-free = free
table-seat-is-free = Nobody sits here yet.
table-seat-left = left
table-seat-was-left = Whoever sat here has left. The game goes on as soon as somebody takes the seat, or a bot plays it.
table-seat-stands-in = A bot plays for somebody who is away.
table-seat-time-up = The time of this seat is up: a bot plays it to the end.
table-seat-bot = A bot plays here, level { $level }.
table-seat-here = A person plays here, and is present.
table-seat-away = A person plays here, and is away just now.
table-seat-awaited = Whoever plays here was called to play again and has not come yet. No clock runs before; a bot may play until then.
table-colour-azure = azure
table-colour-orange = orange
table-colour-purple = purple
table-colour-green = green
table-colour-crimson = crimson
table-colour-blue = blue
table-you = you
table-bot = bot, { $level }
table-standing-in = a bot stands in
table-forfeited = out of time
table-away = away
table-awaited = has not come yet
table-screens = { $count ->
    [one] one screen
   *[other] { $count } screens
}
table-shared = { $count ->
    [one] One screen plays as { $name }
   *[other] { $count } screens play as { $name }
}
table-shared-text = Another screen came to your seat by a link: it sees your hand and plays like this one. If it is not yours, shut it out.
table-shared-mine = It is mine
table-shared-out = Shut it out
table-here = present
table-turn = It is their turn.
table-turn-own = It is your turn.
table-thinks = thinking
table-clock = Time left
table-take-seat = Take this seat
table-take-seat-number = Take seat { $number }
table-take-or-watch = Or just watch: what happens is shown on the board and in the log.
table-your-name = Your name
table-who-are-you = What is your name?
table-say-name = That is me
table-no-name = I would rather not say
table-name = Name
table-bot-level = Level
table-bot-plays = Let a bot play
table-bot-change = Change the level
table-hand-back = Hand the seat back
table-reissue = New link for this seat
table-reissue-text = A new link frees the seat; the old link and whoever came by it are turned away.
table-second = My hand on my phone
table-second-text = Makes a link and a code: your phone shows your hand and your orders, this screen can stay open to everybody. The link lets one screen in; any other second screen is shut out.
table-elsewhere = This screen is for everybody
table-elsewhere-text = Your hand and your orders are on your phone only, and hidden here.
table-seat-link = Link of the seat
table-hand-link = Link for the hand only
table-hand-link-text = On a phone beside the shared screen this link shows only the hand, the question and the orders.
table-leave = Leave this seat
table-host = Host

## Question and orders
table-question = Question
table-sheet = Open or fold the orders
table-beginning = The beginning of the game
table-step = Step { $step }
table-over = The game is over.
table-look-only = This game can be looked at, but it cannot go on: its seed is not known.
table-waiting-seats = { $count ->
    [one] Waiting for somebody to take the last free seat.
   *[other] Waiting for people to take the { $count } free seats.
}
table-invited = There is a free seat: what is your name?
table-invited-by = { $count ->
    [one] { $names } is waiting for you: what is your name?
   *[other] { $names } are waiting for you: what is your name?
}
table-choosing = { $count ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
table-left = Nobody sits on seat { $number } any more: the game waits until somebody takes it.
table-left-fill = Nobody sits on seat { $number } any more. Let a bot play there, or wait until somebody takes it.
table-luck = The game goes on.
table-thinking = A bot is thinking
table-undo = Undo
table-undo-key = Take the last move back (U)
table-undo-what = Take back: “{ $text }” (U)
table-undo-bots = { $count ->
    [one] Go back before “{ $text }”: one line of the log is taken back, and the bots play anew (U)
   *[other] Go back before “{ $text }”: { $count } lines of the log are taken back, and the bots play anew (U)
}
table-undo-others = { $reason } You may ask the others (U).
table-redo = Redo
table-redo-key = Make the move again (R)
table-confirm = Confirm
table-confirming = { $move }? With this your turn passes on.
table-not-yet = Not yet
table-result = Result
table-to-live = Back to now
table-orders = Orders
table-orders-none = None of this can be done now.
table-orders-past = You are looking at an earlier moment.
table-orders-watch = You are watching. Orders are given by those who play.
table-orders-open = The game begins as soon as all seats are taken.
table-orders-wait = Nothing to decide until it is your turn.
table-orders-elsewhere = This screen is for everybody: your hand and your orders are on your phone.
table-play-here = Play on this screen again
table-step-back = Something else
table-enter-confirms = Enter confirms
table-amount = How many?
table-refused = Not allowed now
table-refused-alike = { $count ->
    [one] { $text } and one more
   *[other] { $text } and { $count } more
}
table-need = ({ $need } needed, { $have } there.)
table-why-more = { $count ->
    [one] Why not …? One more reason
   *[other] Why not …? { $count } more reasons
}
table-hint = What would a bot do?
table-hint-thinks = A bot looks at it…
table-hint-do = Do it
table-budget = { $label }: { $left } of { $of }
table-budget-left = left
table-price-follows = { $follows ->
    [passes] the turn passes to { $names }
    [asked] then { $names } is asked
    [luck] then luck decides
    [over] the game is over
   *[secret] something is revealed
}
table-price-nothing = nothing changes
table-narrowed = { $text }: which of these?
table-narrowed-piece = { $piece }: what is the order?
table-narrowed-only = { $text }?
table-narrowed-any = What shall be done with it?
table-why-count = { $count ->
    [one] One thing is not possible now; the reason follows the choices.
   *[other] { $count } things are not possible now; the reasons follow the choices.
}
table-why-less = Fewer reasons
table-ask-back-here = Ask to go back to here
table-back-here = Go back to here

## Undo by consent
table-ask-undo = Ask to go back
table-ask-undo-text = The others are asked whether everything from here on may be taken back: “{ $text }”
table-ask-undo-nothing = You have not moved yet, so there is nothing to take back.
table-ask-undo-send = Ask the others
table-leave-it = Leave it as it is
table-go-back = Go back?
table-go-back-text = { $count ->
    [one] This line is taken back: “{ $text }”
   *[other] From “{ $text }” on, { $count } lines are taken back. The bots then play anew, perhaps otherwise; redo repeats only your own moves.
}
table-go-back-do = Go back
table-undo-wish = { $name } asks to go back
table-undo-wish-before = Everything from here on would be taken back: “{ $text }”
table-undo-wish-waits = Waiting for the answer of { $names }.
table-undo-agree = Agree
table-undo-refuse = Refuse

## Board, crews, log
table-board = Board
table-board-words = The board in words
table-board-reading = The position is being read.
table-crews = Crews
table-crews-open = Crews and cards
table-pages = Parts of the table
table-page-chart = Chart
table-page-crews = Crews
table-page-log = Log
table-record = Log and chat
table-log-all = All
table-log-moves = Moves
table-log-chat = Chat
table-log-details = Details
table-log-details-text = Also show who passes, and how every move begins
table-log-empty = Nothing has happened yet.
table-log-earlier = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
}
table-log-later = { $count ->
    [one] One later line
   *[other] { $count } later lines
}
table-log-rewind = Look at this moment on the board
table-chat-empty = Nobody has said anything yet.
table-chat-unread = { $count ->
    [one] one unread line
   *[other] { $count } unread lines
}
table-say = Say something
table-send = Send
table-recap = Since you left
table-recap-close = Close the recap
table-recap-watch = Watch it on the board

## Foot and replay
table-foot = Replay and view
table-scrub = Replay
table-scrub-at = Step { $step } of { $steps }
table-scrub-at-name = Step { $step } of { $steps }, { $name }
table-scrub-back = One move back
table-scrub-forward = One move on
table-scrub-play = Play the game from here
table-scrub-pause = Pause
table-live = Live
table-fold-crews = Fold the crews
table-fold-crews-key = Fold the crews ([)
table-fold-side = Fold orders and log
table-fold-side-key = Fold orders and log (])
table-fullscreen = Full screen
table-fork = Play on from here

## Keys
table-key-numbers = pick an order
table-key-enter = confirm
table-key-escape = one step back
table-key-undo = undo
table-key-redo = redo
table-key-why = why not? shows what is refused
table-key-rules = open the rulebook
table-key-chart = go to the board
table-key-log = go to the log; the arrows walk through it
table-key-fold = fold the columns at the sides
table-key-zoom = nearer and farther, on the board
table-key-arrows = walk over the board, or through the replay
table-key-help = this list

## Curtain
table-curtain-title = { $name }’s turn
table-curtain-pass = Pass the screen to
table-curtain-text = The other hands are hidden. When only { $name } can see the screen, open the curtain.
table-curtain-open = I am { $name }, open the curtain
table-curtain-bot = { $name } is not here: let a bot play

## The end
table-end-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share first place
}
table-end-lost = { $count ->
    [one] The game is lost
   *[other] Nobody wins
}
table-end-points = { $count ->
    [one] { $names } has the most points, { $best } to { $others }.
   *[other] { $names } have the most points, { $best } to { $others }.
}
table-end-level = { $names } have { $points } points each.
table-end-ahead = { $what }: { $ahead } to { $behind }. { $name } is ahead.
table-end-ties = Right of the score stands what decides between equals.
table-end-shared = Nothing else tells them apart: they share the place.
table-end-board = Board
table-end-score = Final score
table-end-legend = What gives points
table-end-player = Player
table-end-points-word = Points
table-end-counted = How it is counted
table-end-rematch = Rematch, same crew
table-end-rematch-there = To the rematch
table-end-watch = Watch it again
table-end-export = Export
table-end-seed = The seed
table-end-seed-start = At the start
table-end-seed-now = Now shown
table-end-seed-ok = The digest fits: this seed was fixed before the first move.
table-end-seed-bad = The digest does not fit this seed.
table-end-seed-none = The seed of this game is not known here.
table-end-course = How it went
table-end-course-points = points
table-end-course-rounds = points, round by round
table-end-luck = Luck
table-end-luck-text = rolls against their average
table-end-luck-unit = In standard deviations: more than 2 is rare. Gold and cannons help, natives and bursting cannons do not.
table-end-rolls = { $count ->
    [0] no rolls
    [one] one roll
   *[other] { $count } rolls
}
table-end-course-line = { $name }: from { $from } to { $to } points.

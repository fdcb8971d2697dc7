# The bar, notices and words that every page uses.
shell-home = Approdo, home page
shell-nav = Site
shell-rulebooks = Rulebooks
shell-replays = Replays
shell-about = About
shell-settings = Settings
shell-language = EN, language: English. Passa all’italiano
shell-day = Day chart
shell-night = Night chart
shell-menu = Menu
shell-close = Close
shell-skip = On to what is asked
shell-retry = Try again
shell-to-home = To the home page
shell-clause = Rule { $id }

shell-source-seed = rulebook
shell-source-seed-tip = From the rulebook
shell-source-public = public
shell-source-public-tip = From public knowledge: official answers, published photographs, reviews
shell-source-house = house
shell-source-house-tip = Our own completion, where the sources are silent

shell-unreachable = The server does not answer. Check the connection and try again.
shell-unexpected = Something went wrong on this page. Load it again; nothing at the table is lost.
shell-missing = This page cannot be opened
shell-missing-text = A part of it could not be loaded: the server is away, or it was updated meanwhile. Load the page again; nothing at the table is lost.
shell-lost = No such place on the chart
shell-lost-text = This address leads nowhere. Perhaps a part of the link is missing: copy it again, or ask for a new one.

shell-skipper = Skipper
shell-just-now = just now
shell-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
shell-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
shell-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
shell-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}

shell-level-novice = Novice
shell-level-steady = Steady
shell-level-strong = Strong
shell-level-expert = Expert

shell-qr = QR code of the link
shell-copy = Copy: { $what }
shell-copied = Copied.
shell-copy-by-hand = Selected: copy it with Ctrl+C.
shell-watch = Watch the table

shell-unknown-table = No such table
shell-unknown-table-text = Perhaps a part of the link is missing, or the table was removed. Copy the link again, or ask for a new one.
shell-stale-link = This link is no longer valid
shell-stale-link-text = The host has withdrawn it or made a new one. Ask for the new link; until then you may watch.
shell-full = All seats are taken
shell-full-text = Somebody was faster. You may watch, or ask the host for a seat.
shell-offline = The server does not answer
shell-offline-text = You are offline, or the server is down. Nothing is lost: what was played is stored. Try again in a moment.
shell-offline-strip = You are offline. Nothing is lost; the page goes on when the network is back.
shell-broken = Something broke

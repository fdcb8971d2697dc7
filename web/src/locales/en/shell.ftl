# The bar, notices and words that every page uses.
shell-home = Approdo, home page
shell-nav = Site
shell-rulebooks = Rulebooks
shell-replays = Replays
shell-about = About
shell-settings = Settings
shell-language = Language: English. Passa all’italiano
shell-day = Day chart
shell-night = Night chart
shell-menu = Menu
shell-close = Close
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

# About Approdo.
about-lead = A table for five board games of islands and settlers, under fully enforced rules, in Italian and English, with friends or against bots that never cheat.
about-why = Why not?
about-why-text = Every refused move says why and opens its clause of the rulebook.
about-luck = Luck you can check
about-luck-text = The digest of the seed is shown at the start, the seed at the end. Anybody can draw everything again.
about-bots = Fair bots
about-bots-text = They see only what their seat sees, and step in when somebody has to leave.
about-secrets = Secrets stay secret
about-secrets-text = What your hand holds never leaves the server, except to you.
about-undo = Undo that understands
about-undo-text = Free up to the last revealed secret or stroke of luck; beyond that, if the others agree.
about-proved = Every rule has a test
about-proved-text = The rulebook names the tests that prove each clause.

about-keys = Keys
about-keys-text = Everything can be played without a mouse.
about-key-number = pick the choice with that number
about-key-enter = confirm
about-key-escape = one step back
about-key-undo = undo
about-key-redo = redo
about-key-why = explain what has the focus
about-key-rules = search the rulebook
about-key-arrows = move over the board
about-key-zoom = nearer and farther, on the board
about-key-chart = go to the board
about-key-log = go to the log
about-key-fold = fold the panels at the sides
about-key-help = all keys, at the table

about-sources = Where the rules come from
about-sources-text = Every clause and every card says its source:
about-seed = stated in the published rulebook of the game
about-public = known from other published material, such as official answers, reviews and photographs
about-house = our own completion where the sources are silent
about-correct = Whoever owns the box can correct the data: they are plain files, and the tests tell what follows from a change.

about-unofficial = Unofficial
about-unofficial-text = Approdo is a fan implementation, not connected with the publishers or authors of the games. It uses its own words and its own drawings, none of theirs. Names of games and cards belong to their owners.
about-licence = Licence
about-licence-text = Approdo is free software under the MIT licence or the Apache licence 2.0, whichever you prefer. The typefaces are IM Fell English by Igino Marini and Source Sans 3 by Adobe, both under the SIL Open Font Licence.
about-api = For programs: the interface of this server

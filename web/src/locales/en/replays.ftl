# Replays.
replays-finished = Your finished games
replays-none = No finished game yet. When one ends, you find it here: to look at it again, to keep it as a file, to check its luck.
replays-won = { $count ->
    [one] Won by { $names }
   *[other] Won together by { $names }
}
replays-watch = Replay
replays-export = File
replays-verify = Check the seed
replays-fits = The seed is the one whose digest was shown at the start.
replays-fits-not = The seed does not fit the digest that was shown at the start.

replays-import = Look at a replay file
replays-choose = Choose a replay file
replays-drop = or drop it here
replays-checking = The game is being replayed…
replays-import-text = Every step is replayed under the rules and all luck is drawn again from the seed. What does not follow the rules is refused.
replays-empty = The file is empty. Export the game again.
replays-too-large = The file is larger than a replay can be (1 MiB). Probably it is something else.
replays-not-json = This is not a replay file. Replay files are exported here, or by “approdo”, and end in .json.
replays-cut-short = The file ends too early: a part of it is missing. Copy or export it again.
replays-foreign = The file can be read, but it is not a replay of Approdo.
replays-newer = The file was written by another version of Approdo that this one does not know. Use a newer server.

replays-trust = Trust, but check
replays-trust-text = A replay file is open data: every move and every stroke of luck, in words. Whoever has it can draw all luck again from the seed, on a machine of their own:

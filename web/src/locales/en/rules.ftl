# The rulebook.
rules-title = Rulebook
rules-table = The table
rules-contents = Contents
rules-search = Word or number
rules-search-label = Search the rulebook
rules-chapter = Chapter { $number }:{" "}
rules-clause = Clause{" "}
rules-clauses = { $count ->
    [0] tables
    [one] 1 clause
   *[other] { $count } clauses
}
rules-turn = Other chapters
rules-tests = { $count ->
    [0] No test proves this clause yet
    [one] 1 test proves this clause
   *[other] { $count } tests prove this clause
}
rules-came = You came from your table: this clause is the reason.
rules-back = Back to the table
rules-found = Search: { $typed }
rules-found-count = { $count ->
    [0] Nothing found. Try a shorter word, or the number of a clause.
    [one] 1 clause found
   *[other] { $count } clauses found
}
rules-no-clause = There is no clause { $id } in this rulebook. Perhaps it has another number now: search for a word of it.
rules-unknown = No such rulebook
rules-unknown-text = This server has no rulebook of that name. The games on the home page have one each.
rules-sources = Where a clause comes from
rules-seed = Stated in the published rulebook.
rules-public = Known from other published material.
rules-house = Our own ruling where the sources are silent. If you own the box, you can correct it.
rules-this-chapter = On this page
rules-count = Clauses
rules-proved = Proved by tests
rules-meter = From the rulebook { $seed }, from public knowledge { $public }, our own { $house }

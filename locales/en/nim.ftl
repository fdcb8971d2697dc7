# The phrases of Nim.

nim-question = Take stones from one pile.
nim-take =
    Take { $count ->
        [one] one stone
       *[other] { $count } stones
    } from pile { $pile }.
nim-took =
    { $seat } takes { $count ->
        [one] one stone
       *[other] { $count } stones
    } from pile { $pile }.
nim-piles =
    Piles ({ $last ->
        [loses] the last stone loses
       *[wins] the last stone wins
    })
nim-pile =
    Pile { $pile }: { $count ->
        [0] empty
        [one] one stone
       *[other] { $count } stones
    }.

# Le frasi di Nim.

nim-question = Prendi pietre da un solo mucchio.
nim-take =
    Prendi { $count ->
        [one] una pietra
       *[other] { $count } pietre
    } dal mucchio { $pile }.
nim-took =
    { $seat } prende { $count ->
        [one] una pietra
       *[other] { $count } pietre
    } dal mucchio { $pile }.
nim-piles =
    Mucchi ({ $last ->
        [loses] l’ultima pietra perde
       *[wins] l’ultima pietra vince
    })
nim-pile =
    Mucchio { $pile }: { $count ->
        [0] vuoto
        [one] una pietra
       *[other] { $count } pietre
    }.

# Il regolamento.
rules-title = Regolamento
rules-table = Il tavolo
rules-contents = Indice
rules-search = Parola o numero
rules-search-label = Cerca nel regolamento
rules-chapter = Capitolo { $number }:{" "}
rules-clause = Clausola{" "}
rules-clauses = { $count ->
    [0] tabelle
    [one] 1 clausola
   *[other] { $count } clausole
}
rules-turn = Altri capitoli
rules-tests = { $count ->
    [0] Nessuna prova verifica ancora questa clausola
    [one] 1 prova verifica questa clausola
   *[other] { $count } prove verificano questa clausola
}
rules-came = Vieni dal tuo tavolo: il motivo è questa clausola.
rules-back = Torna al tavolo
rules-found = Ricerca: { $typed }
rules-found-count = { $count ->
    [0] Non c’è nulla. Prova una parola più corta, o il numero di una clausola.
    [one] 1 clausola trovata
   *[other] { $count } clausole trovate
}
rules-no-clause = In questo regolamento non c’è la clausola { $id }. Forse ora ha un altro numero: cerca una sua parola.
rules-unknown = Questo regolamento non c’è
rules-unknown-text = Questo server non ha un regolamento con questo nome. Ogni gioco della pagina iniziale ha il suo.
rules-sources = Da dove viene una clausola
rules-seed = Enunciata nel regolamento pubblicato.
rules-public = Nota da altro materiale pubblicato.
rules-house = Una nostra decisione dove le fonti tacciono. Se possiedi la scatola, puoi correggerla.
rules-this-chapter = In questa pagina
rules-count = Clausole
rules-proved = Verificate da prove
rules-meter = Dal regolamento { $seed }, da conoscenze pubbliche { $public }, nostre { $house }

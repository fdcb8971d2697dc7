# Partite registrate.
replays-finished = Le tue partite finite
replays-none = Ancora nessuna partita finita. Quando una finisce la trovi qui: per rivederla, conservarla in un file, controllarne la sorte.
replays-won = { $count ->
    [one] Ha vinto { $names }
   *[other] Hanno vinto insieme { $names }
}
replays-watch = Rivedi
replays-export = File
replays-verify = Controlla il seme
replays-fits = Il seme è quello la cui impronta era mostrata all’inizio.
replays-fits-not = Il seme non corrisponde all’impronta mostrata all’inizio.

replays-import = Guarda il file di una partita
replays-choose = Scegli il file di una partita
replays-drop = o lascialo cadere qui
replays-checking = La partita viene rigiocata…
replays-import-text = Ogni passo è rigiocato secondo le regole e tutta la sorte è estratta di nuovo dal seme. Ciò che non segue le regole è rifiutato.
replays-empty = Il file è vuoto. Esporta di nuovo la partita.
replays-too-large = Il file è più grande di quanto possa essere una partita (1 MiB). Probabilmente è un’altra cosa.
replays-not-json = Questo non è il file di una partita. Le partite si esportano qui, o con «approdo», e finiscono in .json.
replays-cut-short = Il file finisce troppo presto: ne manca una parte. Copialo o esportalo di nuovo.
replays-foreign = Il file si legge, ma non è una partita di Approdo.
replays-newer = Il file è stato scritto da un’altra versione di Approdo, che questa non conosce. Usa un server più recente.

replays-trust = Fidarsi, ma controllare
replays-trust-text = Il file di una partita contiene dati aperti: ogni mossa e ogni colpo di sorte, a parole. Chi lo possiede può estrarre di nuovo tutta la sorte dal seme, sulla propria macchina:

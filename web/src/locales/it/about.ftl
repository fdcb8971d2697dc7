# Che cos'è Approdo.
about-lead = Un tavolo per cinque giochi da tavolo di isole e coloni, con tutte le regole applicate, in italiano e in inglese, con amici o contro bot che non barano mai.
about-why = Perché no?
about-why-text = Ogni mossa rifiutata dice perché e apre la sua clausola del regolamento.
about-luck = Sorte controllabile
about-luck-text = L’impronta del seme è mostrata all’inizio, il seme alla fine. Chiunque può estrarre di nuovo tutto.
about-bots = Bot leali
about-bots-text = Vedono solo ciò che vede il loro posto, e sostituiscono chi deve andare.
about-secrets = I segreti restano segreti
about-secrets-text = Ciò che hai in mano non lascia mai il server, se non per te.
about-undo = Un annulla che capisce
about-undo-text = Libero fino all’ultimo segreto svelato o colpo di sorte; oltre, se gli altri sono d’accordo.
about-proved = Ogni regola ha una prova
about-proved-text = Il regolamento nomina le prove che verificano ogni clausola.

about-keys = Tasti
about-keys-text = Si può giocare tutto senza mouse.
about-key-number = sceglie la mossa con quel numero
about-key-enter = conferma
about-key-escape = un passo indietro
about-key-undo = annulla
about-key-redo = ripete
about-key-why = spiega ciò che è a fuoco
about-key-rules = cerca nel regolamento
about-key-arrows = si muovono sul tabellone
about-key-zoom = più vicino e più lontano, sul tabellone
about-key-chart = va al tabellone
about-key-log = va al diario
about-key-fold = ripiegano i pannelli laterali
about-key-help = tutti i tasti, al tavolo

about-sources = Da dove vengono le regole
about-sources-text = Ogni clausola e ogni carta dice la sua fonte:
about-seed = enunciata nel regolamento pubblicato del gioco
about-public = nota da altro materiale pubblicato, come risposte ufficiali, recensioni e fotografie
about-house = nostra integrazione dove le fonti tacciono
about-correct = Chi possiede la scatola può correggere i dati: sono semplici file, e le prove dicono che cosa segue da un cambiamento.

about-unofficial = Non ufficiale
about-unofficial-text = Approdo è una realizzazione amatoriale, senza legami con gli editori o gli autori dei giochi. Usa parole e disegni propri, nessuno dei loro. I nomi di giochi e carte appartengono ai loro proprietari.
about-licence = Licenza
about-licence-text = Approdo è software libero, con licenza MIT o Apache 2.0, a scelta. I caratteri sono IM Fell English di Igino Marini e Source Sans 3 di Adobe, entrambi con licenza SIL Open Font.
about-api = Per programmi: l’interfaccia di questo server

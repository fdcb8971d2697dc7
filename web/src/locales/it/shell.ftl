# La barra, gli avvisi e le parole di ogni pagina.
shell-home = Approdo, pagina iniziale
shell-nav = Sito
shell-rulebooks = Regolamenti
shell-replays = Partite
shell-about = Informazioni
shell-settings = Impostazioni
shell-language = Lingua: italiano. Switch to English
shell-day = Carta diurna
shell-night = Carta notturna
shell-menu = Menu
shell-close = Chiudi
shell-retry = Riprova
shell-to-home = Alla pagina iniziale
shell-clause = Regola { $id }

shell-source-seed = regolamento
shell-source-seed-tip = Dal regolamento
shell-source-public = pubblica
shell-source-public-tip = Da conoscenze pubbliche: risposte ufficiali, fotografie pubblicate, recensioni
shell-source-house = nostra
shell-source-house-tip = Nostra integrazione, dove le fonti tacciono

shell-unreachable = Il server non risponde. Controlla la connessione e riprova.
shell-unexpected = Qualcosa non ha funzionato in questa pagina. Ricaricala: al tavolo non va perso nulla.
shell-missing = La pagina non si apre
shell-missing-text = Una sua parte non si è caricata: il server è lontano, o nel frattempo è stato aggiornato. Ricarica la pagina: al tavolo non va perso nulla.
shell-lost = Un luogo che non è sulla carta
shell-lost-text = Questo indirizzo non porta da nessuna parte. Forse manca un pezzo del collegamento: copialo di nuovo o chiedine un altro.

shell-skipper = Timoniere
shell-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
shell-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
shell-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
shell-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}

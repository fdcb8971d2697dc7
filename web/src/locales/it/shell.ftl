# La barra, gli avvisi e le parole di ogni pagina.
shell-home = Approdo, pagina iniziale
shell-nav = Sito
shell-rulebooks = Regolamenti
shell-replays = Partite
shell-about = Informazioni
shell-settings = Impostazioni
shell-language = IT, lingua: italiano. Switch to English
shell-day = Carta diurna
shell-night = Carta notturna
shell-menu = Menu
shell-close = Chiudi
shell-skip = Vai alla domanda
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
shell-just-now = poco fa
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

shell-level-novice = Novizio
shell-level-steady = Regolare
shell-level-strong = Forte
shell-level-expert = Esperto

shell-qr = Codice QR del collegamento
shell-copy = Copia: { $what }
shell-copied = Copiato.
shell-copy-by-hand = Selezionato: copialo con Ctrl+C.
shell-watch = Guarda il tavolo

shell-unknown-table = Questo tavolo non esiste
shell-unknown-table-text = Forse manca un pezzo del collegamento, o il tavolo è stato tolto. Copia di nuovo il collegamento o chiedine un altro.
shell-stale-link = Questo collegamento non vale più
shell-stale-link-text = Chi ha aperto il tavolo lo ha ritirato o ne ha fatto uno nuovo. Chiedi il nuovo; intanto puoi guardare.
shell-full = Tutti i posti sono occupati
shell-full-text = Qualcuno è stato più veloce. Puoi guardare, o chiedere un posto a chi ha aperto il tavolo.
shell-offline = Il server non risponde
shell-offline-text = Sei senza rete, o il server è spento. Nulla va perso: ciò che è stato giocato è conservato. Riprova tra poco.
shell-offline-strip = Sei senza rete. Nulla va perso: la pagina riprende quando la rete torna.
shell-broken = Qualcosa si è rotto

## Cosa può esserci di sbagliato in una richiesta prima che un tavolo la veda.

web-unknown-route = A questo indirizzo non c’è nulla; la descrizione dell’API è in /api/docs.
web-wrong-method = Questo indirizzo non accetta questo metodo; l’intestazione Allow dice quali accetta.
web-upgrade-required = Questo indirizzo è solo per i WebSocket: aprine uno (versione 13), oppure chiedi il tavolo senza /live.
web-too-large = La richiesta supera i { $most } byte: inviane una più breve.
web-wrong-type = Le richieste che cambiano qualcosa richiedono l’intestazione Content-Type: application/json.
web-unknown-host = Questo server non si chiama così. Aprilo con il suo indirizzo in cifre, oppure avvialo con --host e questo nome.
web-foreign-origin = La richiesta viene da una pagina di un altro sito e non è stata accolta. Se il sito è quello giusto, il suo server sta dietro un proxy che parla https: va avviato con --trust-proxy.
web-unreadable = La richiesta non è quella che qui si aspetta; /api/docs descrive ogni richiesta.
web-unreadable-missing = Alla richiesta manca il campo «{ $name }» (riga { $line }, colonna { $column }): aggiungilo.
web-unreadable-unknown = La richiesta ha un campo che qui non si conosce (riga { $line }, colonna { $column }): toglilo.
web-unreadable-twice = La richiesta ha due volte lo stesso campo (la seconda alla riga { $line }, colonna { $column }): togline uno.
web-unreadable-field = Il campo «{ $name }» non ha la forma che qui si aspetta (riga { $line }, colonna { $column }); /api/docs la descrive.
web-unreadable-choice = Il campo «{ $name }» non è nessuna delle parole che qui si conoscono (riga { $line }, colonna { $column }). Scegline una: { $among }.
web-unreadable-no-object = La richiesta è JSON, ma non un oggetto (riga { $line }, colonna { $column }): metti ciò che dici tra graffe, con i nomi, così: {"{"}"text": "ciao"{"}"}.
web-unreadable-empty = La richiesta non ha contenuto: manda un oggetto JSON, e {"{}"} dove non c’è nulla da dire.
web-unreadable-binary = Il messaggio non è testo: manda JSON come testo.
web-unreadable-place = La richiesta ha qualcosa di diverso da ciò che qui si aspetta (riga { $line }, colonna { $column }); /api/docs descrive ogni richiesta.
web-unreadable-parameter = Il parametro «{ $name }» dell’indirizzo non ha la forma che qui si aspetta; /api/docs la descrive.
web-unreadable-parameter-twice = L’indirizzo ha due volte lo stesso parametro: togline uno.
web-unreadable-unknown-parameter = L’indirizzo ha un parametro che qui non si conosce: toglilo.
web-unreadable-json = La richiesta non è JSON: non si riesce a leggerla dalla riga { $line }, colonna { $column }.
web-unreadable-address = L’indirizzo dovrebbe avere un piccolo numero, scritto con sole cifre, dove ha qualcos’altro.
web-unreadable-language = Questa lingua qui non c’è: lang è en o it, una volta sola.
web-unreadable-body = La richiesta si è interrotta prima della fine: mandala di nuovo.
web-unreadable-hosts = La richiesta ha più intestazioni Host: mandane una sola.
web-unreadable-no-host = La richiesta non dice a quale host si rivolge: manda l’intestazione Host con il nome o l’indirizzo di questo server.
web-unreadable-host = Ciò che dice l’intestazione Host non è il nome né l’indirizzo di un host: manda quello di questo server, con la porta se ne ha una.
web-unreadable-target = Ciò che chiede la prima riga della richiesta non è un indirizzo di questo server: indica un percorso come /api/games, o un indirizzo con http o https.
web-unreadable-wrapped = Il corpo della richiesta è codificato in un modo che qui non si legge: mandalo con Content-Length, oppure soltanto con Transfer-Encoding: chunked.
web-unreadable-key = L’intestazione Sec-WebSocket-Key non è come dovrebbe: mandane una, con 16 byte casuali in base64.
web-too-deep = La richiesta è annidata troppo in profondità per essere letta.
web-too-fast = { $seconds ->
    [one] Troppe richieste: attendi un secondo e riprova.
   *[other] Troppe richieste: attendi { $seconds } secondi e riprova.
}
web-unknown-rulebook = Non c’è un regolamento con questo nome; /api/games elenca i giochi.
web-unknown-clause = Il regolamento non ha questa clausola.
web-local-only = Questo si può leggere solo sulla macchina del server.
web-too-slow = La richiesta ha impiegato troppo tempo ed è stata abbandonata: riprova.
web-internal = Qualcosa è andato storto sul server ed è stato annotato. Riprova.

# Risposte del server: che cosa non va e che cosa fare.

server-seat = Posto { $number }
server-unknown-table = Questo tavolo non esiste. Controlla il link o chiedilo di nuovo.
server-unknown-game = Qui non c’è nessun gioco chiamato «{ $game }». Scegline uno dall’elenco.
server-unknown-seat = Il tavolo non ha questo posto. Ricarica la pagina per vedere i posti.
server-unknown-step = Il tavolo non è ancora arrivato a quel punto. Scegli un passo precedente.
server-unknown-version = Il tavolo non è ancora arrivato a questa versione. Scegline una precedente.
server-earlier-rules = Questo momento è stato giocato con regole precedenti e non si può più mostrare. Scegline uno successivo.
server-not-your-seat = Questo posto è di qualcun altro. Apri il link del tuo posto.
server-not-host = Solo chi ospita il tavolo può farlo. Chiedi a chi ha creato il tavolo.
server-not-seated = { $for ->
    [note] Una nota si conserva per un browser che il server riconoscerebbe, e questa richiesta è arrivata senza il suo cookie. Apri prima la pagina; un programma manda il cookie approdo_guest che ha ricevuto.
   *[table] Solo chi siede al tavolo può farlo. Prendi prima un posto.
}
server-seat-taken = Questo posto è occupato. Scegline uno libero, o riprendilo dal bot se è il tuo.
server-needs-invitation = Questo tavolo è privato. Apri il suo link d’invito o chiedilo a chi ospita il tavolo.
server-other-seat = In questa partita giochi da un altro posto, e questo ha segreti suoi: fallo giocare da un bot o invita qualcuno.
server-too-many-browsers = Troppi browser sono già entrati con questo link. Chiedine uno nuovo a chi ospita il tavolo.
server-no-bot-there = A questo posto non gioca nessun bot al posto di una persona: non c’è nulla da restituire.
server-nobody-there = Chi gioca in questo posto non c’è. Quando arriva può riprenderselo da sé.
server-somebody-there = Chi gioca in questo posto è qui, e solo lui o lei può far giocare un bot al suo posto. Se se ne va, puoi farlo tu.
server-time-up = Il tempo di questo posto è scaduto: un bot continua a giocare fino alla fine, e nessuno può riprendere il posto.
server-forfeited = Questo posto ha perso per il tempo: un bot continua a giocare, e nessuno può riprendere il posto.
server-table-full = Troppe persone guardano questo tavolo. Riprova tra un momento.
server-wrong-token = Questo link non è più valido. Chiedine uno nuovo a chi ospita il tavolo.
server-stale = Nel frattempo il tavolo è andato avanti. Guardalo di nuovo e scegli ancora.
server-refused = { $text }
server-no-hints = Questo tavolo è stato creato senza suggerimenti. Consulta piuttosto il regolamento.
server-hint-under-way = Un suggerimento per questo posto sta arrivando. Aspettalo.
server-hint-only = È l’unica mossa permessa.
server-hint-search = Un bot ha provato { $tries } continuazioni a partire da ciò che puoi sapere. { $share } su cento cominciano con questa mossa, e dopo di essa stima le tue possibilità a { $value } su 100.
server-confirmation-needed = Con questa mossa il tuo turno finisce. Confermala, o prima torna indietro.
server-not-started = Ci sono ancora posti liberi. La partita comincia quando tutti i posti sono occupati.
server-not-over = La partita non è ancora finita. Aspetta la fine.
server-look-only = Questa partita è arrivata senza il suo seme: si può guardare, ma non continuare.
server-journal-full = La storia di questo tavolo è troppo lunga: ormai accetta solo mosse. Continua a giocare o prepara un nuovo tavolo.
server-no-request = Nessuno chiede più di tornare indietro.
server-unreadable = Questa non è una mossa del gioco. Scegline una dall’elenco.
server-bad-setup = Il tavolo non si può preparare così: { $problem }.
server-bad-record = Il file della partita è rifiutato: { $problem }.
server-setup-seats = { $title } si gioca con un numero di posti da { $min } a { $max }, non con { $seats }
server-setup-refused = { $text }
server-setup-option = il gioco non ha l’opzione «{ $name }»; ha { $known }
server-setup-no-options = il gioco non ha l’opzione «{ $name }», né altre
server-setup-flag = l’opzione «{ $name }» vale true o false
server-setup-number = l’opzione «{ $name }» è un numero intero da { $min } a { $max }
server-setup-choice = l’opzione «{ $name }» è una di queste: { $among }
server-setup-options = le opzioni sono nomi con valori, ogni nome una sola volta
server-record-cut-off = è stato troncato, alla riga { $line }, colonna { $column }
server-record-empty = è vuoto
server-record-not-json = non è JSON: non si può leggere dalla riga { $line }, colonna { $column } in poi
server-record-no-object = non è una partita salvata: comincia con { $found ->
        [a-list] una lista
        [a-text-in-quotes] un testo tra virgolette
        [a-number] un numero
       *[other] una sola parola
    }
server-record-unknown = alla riga { $line }, colonna { $column } ha un campo «{ $name }», che nessuna partita salvata ha
server-record-twice = alla riga { $line }, colonna { $column } ha di nuovo il campo «{ $name }»
server-record-malformed = quel che c’è alla riga { $line }, colonna { $column } non può stare lì in una partita salvata
server-record-names = dà un nome a { $count } giocatori, ma i posti sono { $seats }
server-record-name = il nome del posto { $seat } ha caratteri che non si possono mostrare
server-record-lacks = gli manca il campo «{ $name }»
server-record-format = ha il formato { $found }, e questo programma legge il formato { $known }
server-record-data = è stata giocata con altri file di dati rispetto a quelli di questo programma
server-record-seed = il suo seme non è quello promesso all’inizio
server-record-no-seed = la partita è finita, ma il file non rivela il suo seme
server-record-luck = la sorte del passo { $step } non è quella del suo seme
server-record-step = il passo { $number }, «{ $step }», non è permesso: { $text }
server-record-no-step = il passo { $number }, «{ $step }», non è un passo di questo gioco
server-record-elsewhere = i suoi passi sono permessi, ma non portano dove dice
server-record-claim = afferma qualcosa che non è vero
server-record-rules = è stata giocata con la versione { $found } delle regole, e con la versione { $known }, che si gioca qui, non è la stessa partita
server-record-too-long = ha più di { $most } passi
server-record-resumed = le regole sono cambiate durante questa partita, e i suoi primi passi non si conoscono più
server-bad-name = Un nome ha da 1 a { $most } caratteri visibili. Scegline un altro.
server-bad-text = { $of ->
    [note] Una nota ha al massimo { $most } caratteri. Accorciala.
   *[line] Un testo ha da 1 a { $most } caratteri visibili. Scrivi qualcosa, o accorcialo.
}
server-bad-key = La chiave di un comando ha da 1 a 64 caratteri visibili, senza spazi.
server-key-used = Questa chiave è già stata usata per altro. Invia di nuovo con una chiave nuova.
server-bad-clock = L’orologio è fuori dai limiti: un posto ha da un secondo a un mese (initial_ms da 1000 a 2700000000), e un turno fa guadagnare al massimo una settimana (increment_ms fino a 604800000). Scegli altri tempi, o gioca senza orologi.
server-bad-away = Il tempo dopo il quale un bot gioca al posto di chi è assente è fuori dai limiti: va da un secondo a un mese (after_ms da 1000 a 2700000000). Scegli un altro tempo, o non indicarlo.
server-bad-seed = Questo non è un seme: un seme è un numero intero da 0 a 18446744073709551615, oppure 64 cifre esadecimali (da 0 a 9 e da a a f). Scrivine uno così, o non indicarlo: il server ne estrarrà uno segreto.
server-crowded = Hai chiesto molte cose insieme. Attendi una risposta, poi chiedi ancora.
server-broken = Qualcosa si è rotto a questo tavolo. Ciò che è stato giocato è al sicuro; riprova tra un momento.
server-damaged = Questo tavolo non si può leggere così come è memorizzato. Nulla è cancellato; avvisa chi gestisce il server.
server-not-in-time = Questo tavolo ha una lunga storia e il server è troppo occupato per aprirlo. Nulla è perduto; riprova tra un minuto.
server-unavailable = In questo momento il server non può memorizzare nulla. Nulla è cambiato; riprova tra un momento.
server-closing = Il server si riavvia. Torna tra un momento: non va perso nulla.

## Che cosa succede a un tavolo oltre alla partita.

server-somebody = qualcuno
server-level = { $level ->
    [novice] principiante
    [steady] regolare
    [strong] forte
   *[expert] esperto
}
server-incident-sat = Posto { $seat }: { $who } si siede.
server-incident-left = Posto { $seat }: { $who } lascia il posto.
server-incident-put-out = Posto { $seat }: chi ospita il tavolo libera il posto di { $who }.
server-incident-screens = { $number ->
    [one] Posto { $seat }: { $who } ora gioca su un solo schermo.
   *[other] Posto { $seat }: { $who } ora gioca su { $number } schermi.
}
server-incident-other-screens = Posto { $seat }: { $who } gioca su schermi diversi da prima.
server-incident-named = Posto { $seat }: { $who } ora si chiama { $name }.
server-incident-named-first = Posto { $seat }: chi gioca si chiama { $name }.
server-incident-arrived = Posto { $seat }: { $who } è al tavolo.
server-incident-bot-sat = Posto { $seat }: si siede un bot ({ $level }).
server-incident-bot-at-free-seat = Posto { $seat }: un bot ({ $level }) gioca finché qualcuno non si siede.
server-incident-bot-called = { $cause ->
    [host] Posto { $seat }: chi ospita il tavolo fa giocare un bot ({ $level }) al posto di { $who }.
    [other] Posto { $seat }: qualcuno al tavolo fa giocare un bot ({ $level }) al posto di { $who }.
    [clock] Posto { $seat }: il tempo di { $who } è scaduto, e continua un bot ({ $level }).
    [away] Posto { $seat }: { $who } non c’è, e intanto gioca un bot ({ $level }).
   *[own] Posto { $seat }: { $who } fa giocare un bot ({ $level }).
}
server-incident-bot-changed = Posto { $seat }: d’ora in poi gioca un altro bot ({ $level }).
server-incident-handed-back = { $cause ->
    [host] Posto { $seat }: chi ospita il tavolo fa giocare di nuovo { $who }.
   *[own] Posto { $seat }: { $who } gioca di nuovo.
}
server-incident-forfeited = Posto { $seat }: { $who } perde per il tempo, e un bot gioca fino alla fine.
server-incident-asked-back = Posto { $seat }: { $who } chiede a tutti di tornare al passo { $number }.
server-incident-refused-back = Posto { $seat }: { $who } preferisce non tornare indietro.
server-incident-went-back = Si torna indietro d’accordo, al passo { $number }.
server-incident-hint = Posto { $seat }: { $who } chiede un suggerimento.
server-incident-table-named = Il tavolo ora si chiama «{ $name }».
server-incident-rematch = Le stesse persone giocano di nuovo, a un altro tavolo.
server-incident-resumed = Le regole del gioco sono cambiate: si continua da qui con quelle nuove, e i momenti precedenti non si possono più mostrare.

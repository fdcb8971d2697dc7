# Inviti.
invite-title = Inviti
invite-to-table = Vedi il tavolo
invite-seat = Posto { $number }
invite-free = Posto libero
invite-free-link = Il collegamento è pronto
invite-free-no-link = Il collegamento è stato mostrato in un’altra scheda
invite-bot = Bot, { $level }
invite-own = Tuo, a questo schermo
invite-here = Presente
invite-came = Ha preso posto, al momento non c’è
invite-show = Mostra il codice
invite-new = Nuovo collegamento
invite-phone = Sul mio telefono
invite-more = Altro per il posto { $number }
invite-withdraw = Ritira il collegamento
invite-free-seat = Libera il posto
invite-give-bot = Dallo a un bot

invite-complete = L’equipaggio è al completo.
invite-sail = Si salpa
invite-awaited = { $count ->
    [one] Si aspetta ancora una persona.
   *[other] Si aspettano ancora { $count } persone.
}
invite-start-text = Non serve attendere: i bot possono prendere i posti liberi.
invite-level = Bot
invite-start = Comincia con i bot
invite-not-host = Solo chi ha aperto il tavolo può invitare.

invite-code = Codice
invite-link = Collegamento
invite-share = Condividi
invite-friends = Invita gli amici
invite-friends-text = Un collegamento per tutti i posti liberi: chi lo apre prende il prossimo.
invite-for-seat = Posto { $number }
invite-for-seat-text = Chi apre questo collegamento prende questo posto. Mandalo a una persona sola.
invite-phone-title = La tua mano sul telefono
invite-phone-text = Inquadra il codice: il telefono mostra la tua mano e le tue scelte. Di’ qui se questo schermo può essere visto da tutti.
invite-new-all = Un collegamento per tutti i posti liberi
invite-links-gone = I collegamenti dei posti liberi sono stati mostrati in un’altra scheda o in un altro browser. Creane di nuovi con «Nuovo collegamento».
invite-all-here = Non manca nessuno
invite-all-here-text = I collegamenti restano validi: chi è arrivato con uno può riaprirlo su un altro dispositivo.
invite-only-here = Questo indirizzo funziona solo su questo computer. Per altri dispositivi avvia il server con --addr 0.0.0.0:{ $port } e apri la pagina con l’indirizzo di questo computer nella tua rete.

invite-host = Collegamento di chi ospita
invite-host-text = Chi lo apre si occupa del tavolo come te: posti, inviti, nomi. È pensato per gli altri tuoi dispositivi.
invite-host-link = Collegamento di chi ospita
invite-host-gone = È stato mostrato in un’altra scheda o in un altro browser. Qui se ne può creare uno nuovo.
invite-host-new = Nuovo collegamento di chi ospita
invite-host-ends = Il vecchio collegamento smette subito di valere. Chi è arrivato con quello non ospita più il tavolo; questo browser e quello che l’ha aperto continuano a ospitarlo.

invite-sure = Sei sicuro?
invite-turn-out = { $name } dovrà lasciare il posto, e per tornare avrà bisogno di un nuovo collegamento.
invite-keep = Lascia com’è
invite-do = Procedi

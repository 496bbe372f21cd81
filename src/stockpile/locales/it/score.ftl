### Il segnapunti, per chi gioca con le carte vere.

score-about = Per una serata intorno alla scatola. Quello che scrivi resta su questo dispositivo e funziona anche senza connessione.
score-never-opened = La prima volta questa pagina deve raggiungere il server. Poi funziona senza.
score-new = Nuovo foglio
score-evenings = Serate precedenti
score-game = A che cosa giocate
score-names = Chi gioca
score-names-about = Nell’ordine in cui sedete, in senso orario. Una squadra è una riga.
score-name = Nome { $number }
score-add-name = Ancora qualcuno
score-target = Punti per vincere
score-goes-to = fino a { $target } punti
score-first-deals = Chi dà le carte per primo?
score-first-starts = Chi comincia? (Il più giovane)
score-first-winner-opens = Chi è di mano? (La tessera più alta)
score-begin = Cominciamo
score-next-deals = Turno { $round }: { $name } dà le carte, { $other } comincia
score-next-starts = Turno { $round }: { $name } comincia
score-next-winner-opens = Turno { $round }: { $name } è di mano
score-won = Chi ha vinto il turno?
score-nobody = Nessuno
score-typed = Oppure direttamente i punti
score-write = Segna
score-undo = Cancella l’ultimo turno
score-round = Turno
score-total = Totale
score-chart = Com’è andata
score-share = Condividi il risultato
score-print = Stampa il foglio
score-rules = Le regole da stampare
score-delete = Elimina questo foglio
score-delete-ask = Eliminare questo foglio?
score-delete-about = Esiste solo su questo dispositivo e non si può recuperare.
score-left =
    { $game ->
        [breakers] Tessere rimaste in mano
       *[skipbo] Carte rimaste nel mazzetto
    }
score-worth =
    { $points ->
        [one] { $points } punto per { $name }
       *[other] { $points } punti per { $name }
    }
score-winner =
    { $points ->
        [one] { $name } vince con { $points } punto
       *[other] { $name } vince con { $points } punti
    }

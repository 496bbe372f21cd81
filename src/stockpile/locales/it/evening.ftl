### Una serata allo stesso tavolo, nel browser: giocare ancora, e a che punto siamo stasera.

## Giocare ancora

evening-start = Inizia la prossima partita
evening-chairs = Posti e regole
evening-plays-again = gioca ancora
evening-not-yet = non ancora
evening-bot-plays = assente, giocherà un bot
evening-away = assente, aspettiamo { $time }

## Stasera

evening-tonight =
    { $count ->
        [one] Stasera: una partita
       *[other] Stasera: { $count } partite
    }
evening-wins = Vittorie
evening-points = Punti
evening-bots = Tutti i bot
evening-streak = { $count } di fila
evening-last-replay = Rivedi l’ultima partita
evening-last-review = Analizza l’ultima partita

## Dal tuo ultimo turno

evening-since = Dal tuo ultimo turno
evening-passed = passa

## Installa come app

evening-install = Installa come app
evening-install-now = Avrà un’icona propria, e le regole, le lezioni e il segnapunti funzionano senza connessione.
evening-install-menu = Nel menu del browser c’è «Installa» o «Aggiungi alla schermata Home». Poi le regole, le lezioni e il segnapunti funzionano senza connessione.
evening-install-done = È installata. Le regole, le lezioni e il segnapunti funzionano senza connessione.
evening-install-insecure = I browser installano solo pagine https, e questo indirizzo è http. Tutto il resto funziona; il segnapunti anche, finché resta aperto.

## Fai entrare i telefoni

evening-phones-why = Per ora solo questo dispositivo raggiunge il server. Parte così perché nessuno entri senza invito.
evening-phones-end = Ferma il server dove è stato avviato (Ctrl+C). Tavoli e posti restano.
evening-phones-start = Riavvialo per la rete locale:
evening-phones-open = Apri l’indirizzo che mostra. Il tavolo c’è di nuovo, con un codice che i telefoni sulla stessa rete Wi-Fi possono inquadrare.
evening-phones-in = I telefoni sulla stessa rete Wi-Fi possono entrare ora, finché il server non si ferma. Chiunque sia in quella rete può aprire la pagina.
evening-phones-safe = Allora chiunque sia in quella rete può aprire la pagina.

## Tavolo grande su TV o tablet

evening-big-about = Apri questo link su una TV o un tablet. Mostra a tutti il tavolo, ma nessuna mano; ognuno gioca sul proprio telefono.
evening-big-here = Aprilo qui
evening-big-name = Schermo grande
evening-big-phones = Inquadra il codice con il telefono e siediti lì.

## The table in small: very short names of groups of cards or tiles

evening-see-building = Pile di costruzione
evening-see-stock = Mazzetto
evening-see-discards = Pile di scarto
evening-see-hand = Mano
# The set that has to be beaten.
evening-see-trick = Da battere
# A pile without cards, in a list; read aloud.
evening-see-empty = vuota
# One group, read aloud. $name: one of the names above. $cards: a list.
evening-see-row = { $name }: { $cards }.

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
evening-who = Chi
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
evening-install-now = Avrà un’icona propria, e le regole e il segnapunti funzionano senza connessione.
evening-install-menu = Nel menu del browser c’è «Installa» o «Aggiungi alla schermata Home». Poi le regole e il segnapunti funzionano senza connessione.
evening-install-done = È installata. Le regole e il segnapunti funzionano senza connessione.
evening-install-insecure = I browser installano solo pagine https, e questo indirizzo è http. Tutto il resto funziona; il segnapunti anche, finché resta aperto.

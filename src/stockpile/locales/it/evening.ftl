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

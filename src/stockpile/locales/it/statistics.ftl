### One’s own statistics, in the browser.
###
### For translators. Headings, figures with a word under them, short sentences. “You” is the person
### whose browser it is. $rate, $low and $high are percentages ready to be shown, such as 60 %; $time is
### a duration, $date a date, ready to be shown, too.

statistics-title = Le tue statistiche
statistics-about = Contate in questo browser, solo per te.
# Which games are counted. The games themselves are named elsewhere.
statistics-which = Quale gioco
statistics-all = Tutti i giochi

## Nothing to show

statistics-empty = Nessuna partita finita
statistics-empty-about = Appena finisci una partita in questo browser, la trovi qui: che cosa hai vinto, contro chi, e il replay.
statistics-empty-play = Gioca una partita

## Matches that were played before anything was counted

# $count (number): how many.
statistics-added =
    { $count ->
        [one] È stata aggiunta { $count } tua partita precedente.
       *[other] Sono state aggiunte { $count } tue partite precedenti.
    }
statistics-not-asked = Non è stato possibile chiedere al server le partite precedenti: { $reason }
# The page does not know which of the people one was.
statistics-unclear = Chi eri?
statistics-unclear-about = In queste partite il tuo nome non è chiaro. Sceglilo, e contano anche loro.
statistics-leave-out = Nessuno di questi

## Figures: a number, and this under it

statistics-matches =
    { $count ->
        [one] partita
       *[other] partite
    }
statistics-won = vinte
# A row of wins that is not over. $count (number): how many.
statistics-streak =
    { $count ->
        [one] vittoria di fila ora
       *[other] vittorie di fila ora
    }
# $count (number): the longest row of wins.
statistics-best-streak = serie più lunga: { $count }
statistics-time = al tavolo, pause comprese
statistics-usual-time = di solito { $time } a partita

## What the rate is worth

# $won, $played (numbers).
statistics-won-of =
    { $won ->
        [one] { $won } vinta su { $played }
       *[other] { $won } vinte su { $played }
    }
# $played (number): very few matches.
statistics-few =
    { $played ->
        [one] Una partita non dice ancora niente: la fortuna conta molto.
       *[other] { $played } partite dicono ancora poco: la fortuna conta molto.
    }
# There are enough matches to say something.
statistics-range = Con queste partite, la sola fortuna può ancora dare qualsiasi valore tra { $low } e { $high }.
statistics-even = Ad armi pari, la tua quota di vittorie sarebbe { $rate }.

## Charts

# Over a chart: wins go up, losses go down, by days, weeks, months or years.
statistics-over-time = Risultati nel tempo
statistics-by =
    { $unit ->
        [day] Per giorno. Vittorie in alto, sconfitte in basso.
        [week] Per settimana. Vittorie in alto, sconfitte in basso.
        [month] Per mese. Vittorie in alto, sconfitte in basso.
       *[year] Per anno. Vittorie in alto, sconfitte in basso.
    }
statistics-course = La tua quota di vittorie
statistics-course-about = Dopo ogni partita, dalla prima all’ultima. La fascia mostra fin dove può spostarla la fortuna; la linea tratteggiata, dove sarebbe ad armi pari.
statistics-as-table = Come tabella
# Heads of columns.
statistics-when = Quando
statistics-head-won = Vinte
statistics-head-lost = Perse
statistics-head-drawn = Pari
statistics-head-played = Giocate
statistics-head-rate = Quota vinta
statistics-head-after = Dopo
# $count (number): so many matches. A row of a table.
statistics-after =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }

## Against whom

statistics-against = Contro
statistics-people = Persone
# $level: how well the bots play, such as Friendly.
statistics-bots-of = Bot: { $level }
statistics-mixed = Una partita contro più tipi conta per ognuno.

## Points and games

statistics-points = Punti
# $count (number): matches for points. $sum, $most (numbers): points altogether, and in the best match.
statistics-points-about =
    { $count ->
        [one] { $sum } punti in { $count } partita a punti.
       *[other] { $sum } punti in { $count } partite a punti. Il massimo in una partita: { $most }.
    }
statistics-by-game = Per gioco
statistics-head-game = Gioco

## The last matches

statistics-last = Le tue partite
statistics-result-won = Vinta
statistics-result-lost = Persa
statistics-result-drawn = Pari
# $others: the opponents.
statistics-versus = contro { $others }
# $partners: the people of one’s own team.
statistics-with = con { $partners }
# Bots in a list of opponents. $level: how well they play.
statistics-bots =
    { $count ->
        [one] un bot ({ $level })
       *[other] { $count } bot ({ $level })
    }
# $points (number): one’s own points.
statistics-own-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
statistics-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } round
    }
statistics-own-moves =
    { $moves ->
        [one] { $moves } mossa tua
       *[other] { $moves } mosse tue
    }
statistics-ended-concession = abbandonata
statistics-ended-agreement = finita di comune accordo
# Read aloud at the end of a line that is a link.
statistics-replay = Rivedi

## Keep and delete

statistics-data = I tuoi dati
statistics-data-about = Tutto questo sta solo in questo browser. Salvalo prima di cancellarne i dati.
statistics-export = Salva come file
statistics-delete = Cancella tutto
statistics-delete-ask = Cancellare le tue statistiche?
# $count (number): how many matches.
statistics-delete-about =
    { $count ->
        [one] { $count } partita qui non conta più. Non si torna indietro. Il replay resta sul server.
       *[other] { $count } partite qui non contano più. Non si torna indietro. I replay restano sul server.
    }
statistics-deleted = Le tue statistiche sono cancellate.

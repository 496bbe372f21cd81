# What `stockpile arena` tells people, and the words of its report.

arena-rotations = Erano richiesti { $asked } round. Se ne giocano { $rounds }, perché ogni distribuzione tocchi a tutti i bot.
kernel-compiling = Le regole veloci vengono compilate. Ci vuole un minuto, e solo una volta.
# $file: where the rounds are kept.
arena-resumed = Si riprende da { $file }: { $rounds } round ci sono già.
arena-interrupted = Interrotto dopo { $rounds } round su { $of }. Lo stesso comando li riprende: sono in { $file }.
arena-lost = Interrotto dopo { $rounds } round su { $of }. Sono persi: --resume FILE li avrebbe conservati.
arena-rounds = Round
arena-sprt-stronger = Deciso dopo { $rounds } round: { $name } è più forte.
arena-sprt-even = Deciso dopo { $rounds } round: { $name } non è più forte di cinque punti.
arena-sprt-undecided = Non deciso dopo { $rounds } round.

## The report

arena-title = { $game }: { $count ->
    [one] un bot
   *[other] { $count } bot
  } nell’arena
arena-at = { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
  }, edizione { $edition }
# $teams: letters of seats, such as AC BD.
arena-teams = squadre { $teams }
arena-stock = mazzetto da { $stock }
arena-counts = { $rounds } round: { $deals } distribuzioni, ciascuna giocata una volta per ogni rotazione dei bot attorno al tavolo, con le stesse carte.
arena-seed = Seme { $seed }
# A rate, or both ends of an interval. $number: 96.7, or 96.2–97.1.
arena-percent = { $number }%
arena-draws = Pareggi
arena-stalemates = Nessuno poteva continuare
arena-turns = Turni per round
arena-moves = Mosse per round
arena-speed = Round al secondo
arena-bot = Nome del bot
arena-wins = Vittorie
arena-rate = Tasso di vittorie
arena-even = Quota pari
arena-interval = Intervallo al 95%
arena-paired = Per distribuzione
arena-rating = Punteggio
arena-mean-time = ms per mossa
arena-p99-time = 99% entro
arena-rates-note = Il punto è la quota dei round vinti da un bot; un pareggio conta come quota pari. La fascia è l’intervallo di Wilson al 95%, la barra quello delle distribuzioni appaiate. La linea tratteggiata è la quota pari.
arena-ratings = Punteggi
arena-ratings-note = Bradley–Terry, con intervalli al 95%; la media è 0. Con 400 punti più di un altro, un bot vince dieci round per ognuno che vince l’altro.
arena-pairs = Uno contro l’altro
arena-pairs-note = Dei round con entrambi, vinti da uno dei due: la parte vinta dal bot della riga. Un pareggio conta metà.
arena-running = Con il passare dei round
arena-running-note = Il tasso di vittorie al crescere dei round.
arena-length = Quanto durano i round
arena-length-note = In turni; l’ultima barra contiene tutto ciò che è durato di più.
arena-places = Conta dove ci si siede?
arena-places-note = Il tasso di vittorie secondo l’ordine dei primi turni e secondo il posto, con intervalli al 95%.
# $place: 1 is the side that begins.
arena-place = N. { $place }
arena-time = Quanto pensano
arena-time-note = Millisecondi per mossa, in potenze di dieci: la media, e il tempo entro cui sta il 99% delle mosse.
arena-figures = Tutte le cifre
arena-made-by = Fatto da Stockpile { $version }.

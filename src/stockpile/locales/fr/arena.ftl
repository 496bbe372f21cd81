# What `stockpile arena` tells people, and the words of its report.

arena-rotations = { $asked } manches étaient demandées. { $rounds } sont jouées, pour que chaque donne passe par tous les bots.
kernel-compiling = Les règles rapides sont en cours de compilation. Cela prend une minute, et une seule fois.
# $file: where the rounds are kept.
arena-resumed = On reprend à partir de { $file } : { $rounds } manches y sont déjà.
arena-interrupted = Interrompu après { $rounds } manches sur { $of }. La même commande les reprend : elles sont dans { $file }.
arena-lost = Interrompu après { $rounds } manches sur { $of }. Elles sont perdues : --resume FILE les aurait gardées.
arena-rounds = Manches
arena-sprt-stronger = Décidé après { $rounds } manches : { $name } est plus fort.
arena-sprt-even = Décidé après { $rounds } manches : { $name } n’est pas plus fort de cinq points.
arena-sprt-undecided = Pas décidé après { $rounds } manches.

## The report

arena-title = { $game } : { $count ->
    [one] un bot
   *[other] { $count } bots
  } dans l’arène
arena-at = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }, édition { $edition }
# $teams: letters of seats, such as AC BD.
arena-teams = équipes { $teams }
arena-stock = talon de { $stock }
arena-counts = { $rounds } manches : { $deals } donnes, chacune jouée une fois par rotation des bots autour de la table, avec les mêmes cartes.
arena-seed = Graine { $seed }
# A rate, or both ends of an interval. $number: 96.7, or 96.2–97.1.
arena-percent = { $number } %
arena-draws = Nulles
arena-stalemates = Manches bloquées
arena-turns = Tours par manche
arena-moves = Coups par manche
arena-speed = Manches par seconde
arena-bot = Nom du bot
arena-wins = Victoires
arena-rate = Taux de victoire
arena-even = Part égale
arena-interval = Intervalle à 95 %
arena-paired = Par donne
arena-rating = Classement
arena-mean-time = ms par coup
arena-p99-time = 99 % sous
arena-rates-note = Le point est la part des manches gagnées par un bot ; une nulle compte comme une part égale. La bande est l’intervalle de Wilson à 95 %, la barre celui des donnes appariées. La ligne pointillée est la part égale.
arena-ratings = Classements
arena-ratings-note = Bradley–Terry, avec des intervalles à 95 % ; la moyenne est 0. Avec 400 points de plus qu’un autre, un bot gagne dix manches pour chacune que l’autre gagne.
arena-pairs = L’un contre l’autre
arena-pairs-note = La part gagnée par le bot de la ligne, parmi les manches des deux que l’un d’eux a gagnées ; une nulle compte pour moitié.
arena-running = Au fil des manches
arena-running-note = Le taux de victoire selon le nombre de manches jouées.
arena-length = La durée des manches
arena-length-note = En tours ; la dernière barre contient tout ce qui a duré plus longtemps.
arena-places = La place compte-t-elle ?
arena-places-note = Le taux de victoire selon l’ordre des premiers tours et selon la place, avec des intervalles à 95 %.
# $place: 1 is the side that begins.
arena-place = N° { $place }
arena-time = Leur temps de réflexion
arena-time-note = Millisecondes par coup, en puissances de dix : la moyenne, et la durée que 99 % des coups ne dépassent pas.
arena-figures = Tous les chiffres
arena-made-by = Fait par Stockpile { $version }.

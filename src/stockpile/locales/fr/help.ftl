### What the commands say of themselves: `stockpile --help`, and `--help` after any command.
###
### For translators. Read on a screen of 80 columns. The first line of a command’s help is one sentence,
### which also stands in lists. What begins with -- and words in capitals (FILE, GAME) are typed or stand for
### what is typed: they stay as they are.

## Around the help

# $usage: how the command is typed.
help-usage = Utilisation : { $usage }
help-examples = Exemples
# Follows the sentence about an option.
help-default = Par défaut : { $value }.
# Headings.
help-group-commands = Commandes
help-group-arguments = Les arguments
help-group-others = Autres options
help-group-table = La table
help-group-match = La partie
help-group-output = Affichage et fichiers
help-group-reach = Qui peut l’atteindre
help-group-data = Ce qui est gardé
help-group-limits = Limites
help-group-bots = Les bots
help-group-logs = Journal et chiffres
help-help = Montrer ceci, et rien d’autre.
help-version = Afficher la version.
help-install-completion = Laisser ton shell compléter commandes, options et noms (bash, zsh, fish).
help-show-completion = Afficher ce que cela ajouterait aux réglages de ton shell.
# $file: a file of the shell.
help-completion-installed = La complétion est écrite dans { $file }. Elle marche dès que tu ouvres un nouveau terminal.
# What `stockpile` alone says. A line that is indented stays a line of its own.
help-next =
    Que veux-tu faire ?

    {"  "}stockpile play            jouer ici, dans le terminal, contre des bots
    {"  "}stockpile serve           ouvrir des tables aux amis, dans leur navigateur
    {"  "}stockpile rules skipbo    lire les règles du Skip-Bo (ou breakers)
    {"  "}stockpile --help          voir tout ce qu’il y a

    Après chaque commande, --help l’explique, avec des exemples.

## Commands

help-stockpile =
    Skip-Bo et Skip-Bo Breakers selon les règles imprimées.

    Sans lien avec le propriétaire de la marque ; le nom du jeu dit seulement quelles règles sont jouées.
help-play =
    Jouer ici, dans le terminal.

    Des bots prennent les autres places. Une partie que tu quittes est enregistrée, et on te dit comment la reprendre.
help-serve =
    Lancer le serveur de tables pour toi et tes amis.

    L’un le lance, les autres ouvrent son lien dans un navigateur. Il n’écoute que sur cette machine, sauf avec
    --lan ou --host. Chaque option peut aussi être une variable d’environnement : pour --keep-days, c’est STOCKPILE_KEEP_DAYS.
help-backup =
    Copier tout ce qu’a un serveur, même pendant qu’il tourne.

    La copie est un seul fichier, lisible par toi seul, dont chaque table est vérifiée dès sa première ligne. Elle
    contient les secrets des manches en cours : garde-la en lieu sûr.
help-restore =
    Remettre une sauvegarde dans un stockage encore vide.

    Arrête d’abord le serveur. Une sauvegarde convient aux deux sortes de stockage : c’est aussi le moyen de tout
    déplacer de SQLite vers PostgreSQL, ou l’inverse.
help-doctor =
    Voir si un serveur peut bien travailler ici.

    Examine les données, l’horloge, la limite de fichiers ouverts, les adresses et le code compilé, sans rien changer.
help-rules =
    Lire les règles d’un jeu telles qu’on les joue à ta table.

    Les nombres viennent de l’édition elle-même, et ce que les règles imprimées laissent ouvert est signalé.
help-replay =
    Revoir une partie enregistrée, pas à pas.

    Dans un terminal, des touches font avancer et reculer ; avec --text, tout s’affiche. Un programme reçoit du JSON.
    Si un coup enfreint les règles, ou mène à autre chose que ce qui est écrit, la ligne et la raison sont données.
help-arena =
    Faire jouer des bots les uns contre les autres.

    Chaque donne est jouée une fois pour chaque rotation des bots autour de la table : la chance s’annule. Après une
    interruption, la même commande continue.
    Un bot venu d’ailleurs a 60 secondes par coup.
help-position =
    Demander ce qu’on peut faire dans une position, et ce qui s’ensuit.

    Les positions sont en JSON, la réponse aussi.
help-position-legal = Donner tous les coups permis à la place dont c’est le tour.
help-position-apply =
    Faire un coup et donner la nouvelle position.

    Tout ce qui s’ensuit est joué : retourner la carte suivante du talon, retirer une pile pleine, refaire une main
    vide, passer le tour et piocher pour la place suivante.
help-position-advise =
    Classer les coups de la place dont c’est le tour par chances de gagner, le meilleur d’abord.

    Seul ce que cette place peut voir est utilisé. « error » est l’erreur type de l’estimation, « why » donne des
    raisons. Au Breakers, où il peut y avoir des milliers de coups, ceux avec le moins de jokers sont classés.
help-bench = Mesurer la vitesse sur cette machine.
help-bench-rules =
    Mesurer les décisions par seconde avec les règles, sur un cœur.

    Pour chaque jeu et chaque nombre de places. Les jeux d’OpenSpiel sont mesurés à côté, là où il est installé.
help-bench-kernel =
    Mesurer les coups par seconde du noyau rapide, sur un cœur et sur tous.

    Pour chaque jeu et chaque nombre de places, et des talons de plusieurs tailles ; à côté, crazy_eights d’OpenSpiel,
    là où il est installé.
help-bench-environments =
    Mesurer les pas par seconde des environnements, sur un cœur et sur tous.

    Des lots de tables avec observations, masques et contrôles, et les adaptateurs ; à côté, des jeux d’OpenSpiel, de
    PettingZoo et de Pgx, là où ils sont installés. Avec --device cuda, sur une carte graphique.
help-bench-nodes =
    Mesurer plusieurs serveurs sur un PostgreSQL.

    Les deux joueurs de chaque table sont sur des serveurs différents. Indique le temps de processeur, les lignes et les notifications par coup.
help-bench-page =
    Mesurer la page sur un téléphone lent : le temps jusqu’à la première carte, et la fluidité des cartes.

    Un serveur est lancé, et un Chromium joue sur sa page : 4G lente, processeur quatre fois plus lent. Demande Playwright.
help-bench-server =
    Mesurer les coups enregistrés par seconde d’un vrai serveur, leur attente, et la mémoire par table.

    Un serveur est lancé pour chaque partie de la mesure, avec deux clients par table.

## Options of several commands

help-game = skipbo (par défaut) ou breakers.
# $editions: names of editions, each with the numbers of players.
help-edition = Quelles règles imprimées, et pour combien : { $editions }. Par défaut, les premières qui conviennent.
help-seats = Combien jouent ; 2 par défaut.
help-teams = Qui joue ensemble ; sinon chacun pour soi.
help-stock = Cartes dans un talon ; 10 pour un jeu court.
# $rules: what can be typed.
help-option = Une règle maison ; peut être répétée. Au choix : { $rules }.
help-seed = La même graine, les mêmes cartes.
help-lang = La langue des textes : { $languages }. Par défaut, celle de ton système.
help-json = Écrire ici la réponse pour les programmes ; - l’affiche.

## stockpile play

# $levels: names of levels.
help-bots = Comment jouent les autres : { $levels } ; ou un bot à toi, file.py:Class.
help-names = Les noms à la table, le tien d’abord : Ann,Ben.
help-match = Jouer des manches jusqu’au score des règles imprimées, au lieu d’une seule.
help-target = Jouer une partie jusqu’à ce score.
help-youngest = Qui commence selon les règles de 2011 ; tu es A.
help-record = Écrire la partie dans ce fichier quand elle est finie, ou quand tu t’en vas.
help-play-resume = Reprendre la partie enregistrée sous ce code.
help-play-seed = La même graine, les mêmes cartes et les mêmes coups des bots.
help-plain = Des lignes seulement, pour lecteurs d’écran et scripts.

## stockpile rules, replay and position

help-rules-game = skipbo ou breakers.
help-backup-file = Le fichier à écrire. Il ne doit pas encore exister.
help-restore-file = Ce que `stockpile backup` a écrit.
help-replay-record = Ce que `play --record` a écrit, ou l’enregistrement d’une partie de la page ; - lit l’entrée standard.
help-replay-seat = Montrer ce que cette place voyait : A, B, … ; sinon ce que voyait un spectateur.
help-replay-text = Afficher toute la partie en texte.
help-verify = Vérifier aussi les cartes : chaque mélange doit découler de l’engagement de l’enregistrement. Qui a choisi quel coup, aucun enregistrement ne le prouve.
help-position-file = Une position en JSON ; - lit l’entrée standard.
help-position-move = Par exemple h7>1, stock>2, 7+7 ou B:pass.
help-position-seed = Décide de chaque mélange qui survient.
help-playouts = Combien de manches simuler.

## stockpile arena

help-arena-bots = Deux ou plus : un niveau ({ $levels }), un niveau avec ses essais par choix (expert:2000), une classe dans un fichier (path/to/file.py:Class), ou un bot apporté par un autre paquet.
help-rounds = Combien de manches.
help-workers = Combien de processus ; un par cœur par défaut.
help-backend = Cette machine, ou la grappe à laquelle Ray est relié.
help-sprt = Arrêter dès qu’il est clair si le premier bot ne gagne que sa part égale, ou cinq points de plus ; --rounds est le maximum.
help-trust-bots = Les bots extérieurs réfléchissent dans les processus de l’arène et restent chargés ; seulement pour des bots de confiance.
help-records = Garder chaque manche : comme partie notée dans ce dossier, ou en lignes dans ce fichier, une par décision ; peut être répété.
help-report = Écrire ici une page avec des graphiques (HTML).
help-resume = Garder les manches ici et continuer d’ici ; sinon à côté de la réponse, jusqu’à ce qu’elle soit là.

## stockpile bench

help-seconds = Combien de temps chaque partie peut prendre.
help-tables = Combien de tables à la fois.
help-pace = Le plus vite possible ; un coup par seconde et par table ; cela pendant que vingt experts réfléchissent.
help-bench-device = Où mesurer : sur le processeur ou sur une carte graphique (avec PyTorch et l’extra cuda).
help-bench-nodes-store = La base de données. Ce qu’elle contient reste.
help-nodes = Combien de serveurs, un nombre après l’autre.
help-bench-store = Mesurer aussi ce PostgreSQL ; ses données restent. Peut être répété.

## stockpile serve

help-serve-lan = Laisser entrer les autres du réseau local, et montrer un code QR.
help-serve-let-phones-in = Permettre à l’hôte d’une table d’ouvrir le serveur au réseau local, depuis la page de cette machine.
help-serve-host = L’adresse sur laquelle écouter.
help-serve-port = Le port ; retenu avec les données. 0 : n’importe lequel.
help-serve-public = L’adresse que les gens utilisent, si c’en est une autre ; retenue.
help-serve-prefix = Le chemin sous lequel un proxy inverse le place.
help-serve-trust = Proxys inverses dont X-Forwarded-For est cru.
help-serve-open = Ouvrir la page dans un navigateur.
help-serve-store = postgresql://… au lieu de SQLite.
help-serve-data = Où tout garder ; sinon le dossier de données de l’utilisateur.
help-serve-keep-days = Combien de jours garder les tables inutilisées.
help-serve-create-key = Demander cette clé avant d’ouvrir une table.
help-serve-most-tables = Combien de tables.
help-serve-most-connections = Combien de connexions.
help-serve-connections-per-address = Combien d’entre elles depuis une adresse.
help-serve-messages-per-second = Depuis une connexion ; 0 : sans limite.
help-serve-table-messages-per-second = De tous à une table ; 0 : sans limite.
help-serve-requests-per-minute = HTTP, depuis une adresse ; 0 : sans limite.
help-serve-tables-per-hour = Nouvelles tables depuis une adresse ; 0 : sans limite.
help-serve-guests-per-minute = Nouveaux invités depuis une adresse ; 0 : sans limite.
help-serve-lookups-per-minute = Codes faux depuis une adresse ; 0 : sans limite.
help-serve-hints-per-minute = Conseils pour un invité ; 0 : sans limite.
help-serve-bot = Un bot à toi qui peut s’asseoir aux tables ; peut être répété.
help-serve-trust-bots = Les bots de --bot gardent un seul processus pour toutes les tables et restent chargés ; seulement pour des bots de confiance.
help-serve-processes = Processus qui servent les gens ; il faut PostgreSQL pour plus d’un.
help-serve-workers = Processus dans lesquels les bots réfléchissent.
help-serve-thinking-ms = Combien de temps un expert réfléchit à un coup, au plus.
help-serve-thinking-per-minute = Secondes pour les bots d’une table ; ensuite de plus simples jouent.
help-serve-metrics-for-all = Montrer /metrics à tous.
help-serve-log = La forme du journal.
help-serve-log-level = À partir de quand noter quelque chose.

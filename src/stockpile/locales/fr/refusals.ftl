# Why something was refused or could not be read. Each is one or two whole sentences for the
# person who asked. Cards and moves are shown as they are typed: 7, S, h7>1, 4+4.

# Follows the sentence about a name that there is not.
refusal-meant = Tu voulais dire « { $meant } » ?

## Any game

refusal-chain-used-up = La partie a épuisé sa chaîne de { $links ->
    [one] { $links } manche
   *[other] { $links } manches
  }.

refusal-round-over = La manche est finie.
refusal-match-over = La partie est finie.
refusal-no-round-yet = Aucune manche n’a encore été distribuée.
refusal-round-under-way = Une manche est encore en cours.
refusal-not-your-turn = C’est au tour de la place { $turn }.
refusal-not-your-seat = La place { $seat } n’est pas la tienne.
refusal-not-the-whole-pack = Les cartes de la donne ne sont pas toutes celles de la boîte.

## Skip-Bo

refusal-draw-first = Pioche d’abord tes cartes.
refusal-pass-with-cards = Tu as encore des cartes en main : termine ton tour en te défaussant de l’une d’elles.
refusal-lay-first = À cette table, on pose tant qu’on peut : il y a encore une carte que tu peux poser.
refusal-stock-first = La carte du dessus de ton talon ({ $card }) peut être posée. Pose-la avant de terminer ton tour.
refusal-no-such-building-pile = Il n’y a pas de pile de construction { $pile } : elles sont numérotées de 1 à 4.
refusal-no-such-discard-pile = Il n’y a pas de pile de défausse { $pile } : elles sont numérotées de 1 à 4.
refusal-not-in-hand = La carte { $card } n’est pas dans ta main.
refusal-own-pile-by-letter = Tes propres piles s’écrivent sans ta lettre : enlève « { $seat }. ».
refusal-not-a-partner = La place { $seat } n’est pas dans ton équipe : tu ne peux pas te servir dans ses piles.
refusal-stock-empty = Ce talon est vide.
refusal-discard-pile-empty = La pile de défausse { $pile } est vide.
# $card is the card that was tried, $number what the pile needs.
refusal-needs-another-number = La pile de construction { $pile } attend un { $number } ; cette carte est un { $card }.
refusal-wrong-stock = La place { $seat } a reçu { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } ; ici, un talon en a { $stock }.
refusal-wrong-stocks = La donne a { $stocks ->
    [one] { $stocks } talon
   *[other] { $stocks } talons
  } pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }.

# At a table where people draw by hand, can err, and catch each other. $seat is who plays just now.
refusal-interrupted = C’est la place { $seat } qui joue en ce moment. Prends-la sur le fait, ou laisse-la finir.
refusal-drawing-closed = Tu ne peux plus piocher à ce tour : on pioche avant de poser.
refusal-banned-from-drawing = Tu as joué hors de ton tour, et ça s’est vu : maintenant, pas de pioche pour toi.
refusal-nothing-to-draw = Il n’y a plus rien à piocher.
refusal-catches-itself = Tu ne peux pas te prendre toi-même sur le fait.
# Somebody pressed too soon or too late; it is said with a smile.
refusal-nobody-to-catch = Fausse alerte : personne ne joue hors de son tour. Il n’y a pas de mal !
refusal-caught-already = Quelqu’un a été plus rapide : ce joueur s’est déjà fait prendre.
refusal-no-partners-here = À cette table, on joue chacun pour soi : il n’y a pas de coéquipier à conseiller.
refusal-accuses-itself = Tu ne peux pas te dénoncer toi-même.
refusal-advice-called-already = La table n’a pas encore tranché sur un autre conseil. Attends un peu.
refusal-no-advice-called = Il n’y a rien à trancher : personne n’a signalé de conseil.
refusal-not-asked-to-judge = C’est aux autres de trancher, ou tu as déjà donné ton avis.
# Only partners of the seat on turn can give advice. $seat: who is accused; $turn: the seat on turn.
refusal-on-turn-may-speak = C’est le tour de la place { $seat }, et celui dont c’est le tour a le droit de parler.
refusal-not-on-turns-side = C’est le tour de la place { $turn } : seul un coéquipier de cette place peut être accusé d’avoir donné un conseil.
refusal-calls-own-side = Tu ne peux pas accuser ta propre équipe : seuls les autres le peuvent.
refusal-called-this-turn = La place { $seat } a déjà été accusée pendant ce tour. Une fois par tour, ça suffit.
# Somebody who plays out of turn wants to lay the last stock card.
refusal-wins-out-of-turn = Hors de son tour, personne ne gagne. Cette carte terminerait la manche : garde-la pour ton tour.

## Skip-Bo Breakers

refusal-opener-must-lay = C’est toi qui ouvres le pli : pose une mise en jeu.
refusal-tiles-not-in-hand = Tu n’as pas assez de ces pièces : { $tiles }.
refusal-another-kind = C’est { $kind ->
    [single] une pièce unique
    [pair] une paire
    [pair-run] une suite de paires
    [run] une suite
   *[breaker] un Breaker
  }. Ici, il faut { $needed ->
    [single] une pièce unique ou un Breaker
    [pair] une paire ou un Breaker
    [pair-run] une suite de paires ou un Breaker
    [run] une suite ou un Breaker
   *[breaker] un Breaker
  }.
refusal-another-length = La mise en jeu à suivre a { $needed ->
    [one] { $needed } pièce
   *[other] { $needed } pièces
  }, et la tienne en a { $tiles }.
refusal-not-higher = Ce n’est pas plus élevé que { $top }.
refusal-too-low = C’est moins élevé que { $top }.
refusal-not-a-higher-breaker = Il faut un Breaker plus élevé pour battre { $top }.
refusal-needs-a-breaker = { $top } est un Breaker : il faut un Breaker plus élevé pour le battre.
refusal-can-answer = Tu peux répondre à { $top }, donc tu ne peux pas passer.
refusal-wrong-hand = La place { $seat } a reçu { $tiles ->
    [one] { $tiles } pièce
   *[other] { $tiles } pièces
  } ; ici, une main en a { $hand }.

## What could not be read

refusal-no-file = Impossible de lire ou d’écrire : { $reason }.
refusal-not-utf-8 = Ce n’est pas du texte UTF-8 (octet { $byte }).
refusal-not-json =
  { $reason ->
    [brackets] Ce n’est pas du JSON : trop de crochets imbriqués.
    [digits] Ce n’est pas du JSON : un nombre qui a trop de chiffres.
   *[other] Ce n’est pas du JSON.
  }
refusal-not-an-object = Ici, il faut un objet JSON, entre accolades.
refusal-not-a-list = Ici, il faut une liste, pas « { $value } ».
refusal-not-a-text = Ici, il faut un texte entre guillemets, pas « { $value } ».
refusal-move-expected = Ici, il faut un coup, pas « { $value } ».
refusal-not-a-flag = Ici, il faut true ou false, pas « { $value } ».
refusal-not-a-count = Ici, il faut un nombre entier à partir de 0, pas « { $value } ».
refusal-not-a-pile = Les piles sont numérotées à partir de 1 : « { $value } » n’en est pas une.
refusal-not-a-seat = « { $value } » n’est pas une place : les places sont les lettres de A à H.
refusal-not-a-seat-number = « { $value } » n’est pas une place : les places sont numérotées de 0 à { $most }.
refusal-no-such-seat = Il n’y a pas de place « { $seat } » à cette table.
refusal-not-an-event = Il n’y a pas d’événement « { $value } » avec ces champs.
refusal-not-an-option = « { $value } » n’est pas une option : écris NOM=VALEUR.
refusal-not-an-option-value = Une option est un texte ou un nombre entier, pas « { $value } ».
refusal-not-a-seed = Une graine est un texte ou un nombre entier, pas « { $value } ».
refusal-missing-field = Il manque « { $name } ».
refusal-unknown-field = « { $name } » est inconnu ici. Noms possibles : { $known }.
refusal-wrong-length = Ici, il faut une liste de { $expected }, pas de { $found }.
refusal-unknown-language = La langue « { $name } » n’est pas encore disponible. Au choix : { $known }.
refusal-unknown-bot = Il n’y a pas de bot « { $name } ». Au choix : { $known }.
refusal-bot-without-number = Le niveau « { $name } » ne prend pas de nombre : enlève « : » et ce qui suit.
refusal-not-a-bot-number = « { $number } » n’est pas un nombre pour « { $name } » : il faut un nombre entier de 1 à { $most }.
refusal-bot-without-weights = « { $name } » ne prend pas de poids ; « master » et « expert » en prennent.
refusal-not-weights = Ce fichier ne contient pas les poids d’un réseau pour « { $game } ».
# $reason: what Python says, for whoever wrote the bot.
refusal-bot-unusable = « { $name } » ne peut pas servir de bot : { $reason }
refusal-bot-failed = « { $name } » n’a pas joué de coup permis, à la donne { $deal }, place { $seat }, coup { $move } : { $reason }
refusal-too-few-bots = Il faut au moins { $fewest } bots. Le même peut être nommé deux fois.
# $what: what differs. $there, $here: what it is in the file, and what was asked for.
refusal-another-tournament = Ce fichier contient les manches d’un autre tournoi, { $what ->
    [version] avec une autre version de Stockpile
    [bots] avec d’autres bots
    [edition] selon une autre édition
    [readings] selon une autre version de nos règles
    [seats] avec un autre nombre de places
    [teams] avec d’autres équipes
    [options] avec d’autres options
   *[seed] avec une autre graine
  } ({ $there }, pas { $here }). Choisis un autre fichier avec --resume, ou supprime celui-ci.
refusal-rounds-without-records = La donne { $deal } a déjà été jouée sans être gardée ici. Retire --resume, ou donne-lui un autre fichier, pour rejouer toutes les manches.
refusal-not-records = Les manches ne peuvent pas être gardées sous la forme « { $ending } ». Indique un dossier, sans extension, ou un fichier qui se termine par .parquet ou .jsonl.
refusal-bot-changed = « { $name } » n’est plus le même bot que dans les manches de ce fichier : son code a changé. Choisis un autre fichier avec --resume, ou supprime celui-ci.
refusal-no-rounds-file = Ce n’est pas un fichier de manches gardées par l’arène. Choisis un autre fichier avec --resume, ou supprime celui-ci.
refusal-rounds-unreadable = La ligne { $line } des manches de ce fichier est illisible. Choisis un autre fichier avec --resume, ou supprime celui-ci.
# $what is a command or a thing that cannot work yet, such as “stockpile serve”.
refusal-needs-extra = Il manque des paquets pour { $what }. Pour les installer : pip install "{ $package }[{ $extra }]"
refusal-unknown-game = Il n’y a pas de jeu « { $game } ». Au choix : { $known }.
refusal-unknown-edition = Il n’y a pas d’édition « { $edition } ». Au choix : { $known }.
refusal-unknown-game-or-edition = Il n’y a ni jeu ni édition « { $name } ». Au choix : { $known }.
refusal-edition-of-another-game = « { $edition } » n’est pas une édition du jeu « { $game } ».
refusal-unknown-option = Il n’y a pas d’option « { $name } ». Au choix : { $known }.
refusal-unknown-choice = « { $value } » ne fait pas partie de ces choix : { $known }.
refusal-seats-out-of-range = On y joue à { $fewest } au moins et à { $most } au plus, pas à { $seats }.
refusal-stock-does-not-fit = Un talon de { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
  } ne convient pas : ici, il en faut de 1 à { $most }.
refusal-no-teams = Ce jeu ne se joue pas en équipe.
refusal-seat-twice-in-teams = La place { $seat } est deux fois dans les équipes.
refusal-seat-without-team = Quand on joue en équipe, chaque place fait partie d’une équipe.
refusal-uneven-teams = Il faut au moins deux équipes, toutes de la même taille, de deux places ou plus.
refusal-teams-without-seats = Le nombre d’équipes ne suffit pas : indique aussi le nombre de places.

## Commands that were mistyped

refusal-unknown-command = Il n’y a pas de commande « { $name } ». Au choix : { $known }.
refusal-no-such-flag = Il n’y a pas d’option « { $name } » ici ; --help les donne.
refusal-argument-missing = Il manque { $name } ; --help l’explique.
refusal-flag-with-value = L’option { $name } ne prend pas de valeur.
refusal-flag-without-value = L’option { $name } a besoin d’une valeur.
refusal-too-many-arguments = C’est de trop : « { $value } ».
refusal-not-one-of = Il fallait l’un de ces choix : { $known }.
refusal-not-in-range = Il fallait un nombre de { $least } à { $most }.
refusal-not-from = Il fallait un nombre à partir de { $least }.
refusal-not-a-number = Il fallait un nombre.
# $other: another option. What it is said of stands in front.
refusal-not-together = Cela ne va pas avec { $other } : laisse l’un des deux de côté.
refusal-same-file = C’est déjà le fichier de { $other } : choisis-en un autre.
refusal-only-in-the-app = Ici, on joue en lignes simples, sans couleurs ni cadres : laisse cela de côté.

## Positions

refusal-not-a-card = « { $value } » n’est pas une carte : les cartes vont de 1 à 12, et S est une carte Skip-Bo.
refusal-not-a-tile = « { $value } » n’est pas une pièce : les pièces vont de 1 à 15, et * est un joker.
refusal-not-a-move = « { $value } » n’est pas un coup. Un coup s’écrit comme h7>1, stock>2, d1>3, h9>d2 ou pass.
refusal-not-a-set = « { $set } » n’est pas une mise en jeu. Une mise en jeu s’écrit comme 7, 7+7, 3-4-5, 4+4-5+5 ou 2+2+2.
refusal-not-alike = { $set } n’est pas une mise en jeu : les pièces reliées par + doivent être identiques, comme 7+7.
refusal-joker-in-breaker = { $set } n’est pas une mise en jeu : un joker ne complète jamais un Breaker de nombres.
refusal-not-in-sequence = { $set } n’est pas une mise en jeu : les pièces reliées par - montent de un en un, comme 3-4-5.
refusal-jokers-alone = { $set } n’est pas une mise en jeu : dans une suite, même de paires, il faut au moins un nombre parmi les jokers.
refusal-too-many-jokers = { $set } n’est pas une mise en jeu : il n’y a pas autant de jokers dans la boîte.
refusal-off-the-numbers = { $set } n’est pas une mise en jeu : elle dépasse les nombres du jeu.
refusal-run-too-short = { $set } n’est pas une mise en jeu : c’est trop court pour une suite.
refusal-no-such-breaker = { $set } n’est pas une mise en jeu : un Breaker, c’est trois ou quatre pièces identiques.
refusal-too-many-of-a-kind = { $card } apparaît { $count } fois ; la boîte en contient { $box }.
# Cards or tiles.
refusal-hand-too-large = Une main en compte { $hand } au plus, pas { $cards }.
refusal-pile-out-of-order = { $card } se trouve là où il faut { $number } : une pile de construction monte de un en un à partir de 1.
refusal-pile-complete = Une pile de construction qui est arrivée à { $number } est retirée aussitôt.
refusal-redealt-cannot-be = À cette table, une manche bloquée n’est pas redistribuée.
refusal-not-a-target = Une partie se joue jusqu’à un score de 1 à { $most }, pas { $target }.
refusal-two-winners = Plus d’un camp a déjà gagné.
refusal-passes-cannot-be = { $passes ->
    [one] Ici, on ne peut pas avoir passé { $passes } fois.
   *[other] Ici, on ne peut pas avoir passé { $passes } fois de suite.
  }
refusal-laid-before-drawing = Un tour commence par la pioche : aucune carte n’a pu être posée avant.
# conduct and tabletop are typed like this.
refusal-needs-tabletop = Cela n’existe qu’à une table dont l’option « conduct » est « tabletop ».
refusal-out-of-turn-cannot-be = Pour jouer hors de son tour, il faut que ce soit le tour d’une autre place, et avoir déjà pioché ou posé.
refusal-advice-cannot-be = Un conseil ne peut pas avoir été signalé et jugé ainsi.
refusal-empty-hand = La place { $seat } n’a plus de pièces, mais n’a pas posé la dernière mise en jeu.
refusal-not-an-answer = { $set } ne répond pas à la mise en jeu précédente.
refusal-seat-twice-in-a-row = La place { $seat } ne peut pas avoir posé deux fois de suite.
refusal-too-many-unused = { $tiles ->
    [one] { $tiles } pièce est inutilisée
   *[other] { $tiles } pièces sont inutilisées
  } ; à cette table, il y en a { $most } au plus.
refusal-turn-cannot-be = Ce ne peut pas être le tour de la place { $turn }.

## Records

refusal-not-a-record = Ce n’est pas un enregistrement : il ne commence pas par « Stockpile record ».
refusal-record-version = Le format d’enregistrement { $version } est inconnu ; on connaît { $known }.
refusal-unknown-readings = Cette partie suit la version { $version } de nos règles ; ce programme ne connaît que les versions jusqu’à { $known }.
refusal-record-cut-off = L’enregistrement s’arrête net après cette ligne : il devrait finir par « end: … » ou « unfinished ».
refusal-not-a-record-line = Ceci n’a rien à faire ici : { $text }
# $command: what to type, without the file.
refusal-record-exists = Ce fichier contient déjà une partie. Pour la revoir : { $command } FICHIER. Pour reprendre une partie enregistrée, utilise --resume avec son code ; pour une nouvelle partie, choisis un autre fichier.
# $table: the code that was typed. $known: the codes there are.
refusal-no-saved-game = Il n’y a pas de partie enregistrée { $table }. Parties enregistrées : { $known }.
refusal-header-twice = « { $name } » figure deux fois.
refusal-rounds-out-of-order = Ici, on attendait la manche { $number }.
refusal-after-the-end = L’enregistrement continue après sa fin.
# lead is how the line begins in the record.
refusal-another-lead = D’après les règles, la ligne « lead » devrait dire : { $found }.
refusal-another-lead-draw = Ici, la place { $seat } devait tirer pour décider du départ.
refusal-too-many-lead-draws = Pour décider du départ, on a tiré plus de cartes que les règles n’en demandent.
refusal-shuffle-missing = Il fallait mélanger des cartes après cela, et l’enregistrement ne dit pas comment.
refusal-shuffle-unexpected = Il n’y avait rien à mélanger ici.
refusal-shuffle-of-other-cards = Les cartes mélangées ne sont pas celles qui étaient là.
refusal-round-not-over = L’enregistrement a un résultat, mais la manche n’est pas finie.
refusal-another-result = D’après les règles, la manche a fini autrement : { $found }.
refusal-another-score = D’après les règles, le score est { $found }.
# $found: the letters of the winners, - for nobody, or “unfinished”.
refusal-another-winner = { $found ->
    [unfinished] D’après les règles, la partie n’est pas finie.
   *[other] D’après les règles, voici qui a gagné la partie : { $found }.
  }
refusal-no-commitment = Rien ne permet de vérifier les mélanges : l’enregistrement n’a pas d’engagement.
refusal-seed-of-another-chain = La graine ne donne pas l’engagement publié.
refusal-no-link = Rien ne permet de vérifier la manche { $round } : son maillon manque.
refusal-link-off-the-chain = Le maillon de la manche { $round } n’appartient pas à la chaîne publiée.
refusal-not-the-published-shuffle = Les cartes de la manche { $round } ne sont pas celles du mélange publié.

## At a table

refusal-no-such-table = Il n’y a pas de table { $table }. Peut-être qu’une lettre est fausse, ou que la table a été supprimée.
refusal-table-damaged = L’enregistrement de cette table est endommagé : on ne peut plus y jouer. Son hôte peut la supprimer. Les autres tables ne sont pas touchées.
refusal-no-such-table-there = Il n’y a pas de table { $table } sur { $address }. Peut-être qu’une lettre est fausse, ou que la table a été supprimée.
refusal-not-at-this-table = Tu n’es pas à cette table.
refusal-left = Tu as quitté la table.
refusal-removed = L’hôte t’a fait quitter cette table.
refusal-door-closed = L’hôte n’accepte personne de nouveau à cette table pour le moment.
refusal-not-let-in-yet = Tu as frappé à la porte. Tu pourras rejoindre la table dès que l’hôte te laissera entrer.
refusal-table-full = Une table accueille au plus { $most ->
    [one] { $most } personne
   *[other] { $most } personnes
  }.
refusal-not-seated = Tu n’as pas de place ici : tu regardes.
refusal-already-seated = Tu as déjà une place à cette table.
refusal-seat-taken = La place { $seat } est prise.
refusal-seat-empty = Il n’y a personne à la place { $seat }.
refusal-not-the-host = Seul l’hôte peut faire cela.
refusal-no-such-person = Personne à cette table n’a le numéro { $person }.
refusal-not-yourself = Tu ne peux pas te faire cela à toi-même.
refusal-no-match-yet = La partie n’a pas commencé.
refusal-match-under-way = Pas pendant une partie.
# $seats: letters of the seats that are waited for.
refusal-not-everybody-ready = Tout le monde n’est pas encore prêt. On attend : { $seats }.
# $version: the one that the round has now.
refusal-stale = Entre-temps, la table a avancé (elle en est à { $version }). Regarde de nouveau.
refusal-paused = La table est en pause.
refusal-not-paused = La table n’est pas en pause.
refusal-conceded = Tu as abandonné cette partie.
refusal-nothing-to-undo = Il n’y a rien que tu puisses reprendre.
refusal-not-away = C’est déjà toi qui joues.
refusal-no-chat = À cette table, on ne peut pas s’écrire.
refusal-hints-off = À cette table, il n’y a pas de conseils.
refusal-hint-not-ready = Il n’y a pas de conseil pour l’instant : après le premier démarrage, les bots s’échauffent pendant une minute environ. Réessaie dans un moment.
refusal-too-many-hints = Tu as déjà demandé beaucoup de conseils. Attends un moment.
refusal-bot-plays-for-you = Un bot joue à ta place. Reprends d’abord la main.
refusal-no-review = Cette partie ne peut pas être analysée.
refusal-partners-stay-silent = C’est le tour d’un coéquipier, et jusqu’à la fin de ce tour, on se tait : ni messages, ni réactions.
refusal-rename-later = C’est le tour d’un coéquipier, et pendant ce temps, on se tait. Tu pourras changer de nom après ce tour.
refusal-not-waited-for = La table n’attend pas cette place.
# $seconds (number): how long somebody has to wait.
refusal-nudged-already =
    { $seconds ->
        [one] Tu viens de le faire. Tu pourras relancer dans une seconde.
       *[other] Tu viens de le faire. Tu pourras relancer dans { $seconds } secondes.
    }
refusal-no-such-offer = Ce lien ne marche plus. Demandes-en un nouveau.
refusal-nothing-to-classify = Tu n’as pas de pièces à regarder.
refusal-name-empty = Il faut au moins un caractère visible dans un nom.
refusal-name-taken = Quelqu’un à cette table s’appelle déjà « { $name } », ou presque. Choisis un autre nom.
refusal-name-too-long = Un nom a au plus { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
  }.
refusal-text-empty = Il n’y a rien dans ce texte.
refusal-text-too-long = Un texte a au plus { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
  }.

## Between client and server

refusal-unknown-token = Le serveur ne te connaît pas, ou ne te connaît plus. Redis ton nom.
refusal-wrong-key = Pour ouvrir une table ici, il te faut la clé de la personne qui gère le serveur.
refusal-no-hello = Une connexion doit commencer par « hello ».
# $protocol: what the client speaks, $known: what the server does.
refusal-other-protocol = Le client et le serveur n’ont pas la même version ({ $protocol } et { $known }). Recharge la page.
# $reason: what is wrong, for a programmer.
refusal-bad-message = Ce message est illisible : { $reason }
refusal-binary-message = Les messages doivent être du texte.
refusal-message-too-long = Un message peut avoir { $most ->
    [one] { $most } octet
   *[other] { $most } octets
  } au plus.
refusal-foreign-origin = Les pages d’autres sites ne peuvent pas se connecter à ce serveur.
# $host: the name in the address that was asked for.
refusal-foreign-host = Le serveur ne répond pas au nom « { $host } ». Utilise l’adresse avec laquelle il a été démarré.
refusal-too-many-connections = Il y a trop de connexions ({ $most } au plus).
refusal-too-many-messages = C’était trop à la fois.
refusal-too-many-mistakes = Trop de messages de suite étaient illisibles.
refusal-too-slow = Tu n’as pas lu assez vite ce que la table te disait.
refusal-too-many-requests = Il y a eu trop de demandes depuis ton adresse. Réessaie dans une minute.
refusal-too-many-guests = Trop de nouveaux invités sont venus de ton adresse. Réessaie dans une minute.
refusal-too-many-tables = Trop de tables ont été ouvertes ({ $most } au plus). Réessaie plus tard.
refusal-too-many-lookups = Trop de codes faux ont été essayés depuis ton adresse. Réessaie dans une minute.
refusal-too-busy = Il se passe trop de choses à cette table. Réessaie.
refusal-cannot-save = Le serveur ne peut rien enregistrer pour le moment, donc rien n’a été fait. Réessaie.
refusal-closing = Le serveur s’arrête. Rien n’est perdu.
refusal-no-such-match = Cette table n’a pas de manche finie de la partie { $number }.
refusal-no-such-round = La manche { $round } n’est pas finie, ou n’a jamais été jouée.
refusal-not-in-the-lesson = La leçon ne se passe pas ainsi. Recommence-la.
refusal-nothing-here = Il n’y a rien à cette adresse.
refusal-wrong-method = Cette adresse ne s’utilise pas de cette façon.
refusal-internal-error = Quelque chose n’a pas marché dans le serveur.

## Running a server

# $host and $port: where it was to listen, $reason: what the system says.
refusal-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $reason }.
refusal-port-taken = Le port { $port } est pris, peut-être par un autre serveur. Choisis-en un autre avec --port.
refusal-prefix-differs = Le chemin { $prefix } n’est pas celui de l’adresse publique { $public }.
refusal-not-a-key = La clé doit être faite de lettres sans accents, de chiffres et de signes simples.
refusal-bench-failed = La mesure n’a pas marché : { $reason }
refusal-needs-playwright = Il manque Playwright pour cette mesure. Pour l’installer : pip install playwright
refusal-needs-chromium = Il manque un Chromium pour cette mesure. Pour l’installer : playwright install chromium
refusal-phones-not-allowed = Ce serveur ne laisse entrer les téléphones que s’il a été lancé pour cela : avec --let-phones-in ou --lan, et si la demande vient de sa propre machine.
refusal-no-network = Cette machine n’est dans aucun réseau par lequel des téléphones pourraient l’atteindre.
refusal-lan-and-host = Utilise --lan ou --host, pas les deux.
refusal-data-in-use = Un autre serveur utilise { $folder }. Arrête-le, ou choisis un autre dossier avec --data.
refusal-data-unusable = Le dossier { $folder } est inutilisable : { $why }.
refusal-unknown-store = « { $store } » ne désigne pas un stockage : donne une adresse qui commence par postgresql:// ou sqlite:///.
# $why: what the system or the database says.
refusal-processes-need-postgresql = Plusieurs processus ne peuvent servir qu’avec PostgreSQL. Donne son adresse avec --store, ou enlève --processes.
refusal-store-unusable = Impossible d’ouvrir le stockage : { $why }.
# $version: of what is kept, $known: the newest that this program knows.
refusal-file-is-there = Il y a déjà un fichier { $file }.
refusal-not-a-backup = { $file } n’est pas une sauvegarde.
refusal-store-not-empty = Il y a déjà des tables ou des invités dans ce stockage. Une sauvegarde ne va que dans un stockage vide.
refusal-store-too-new = Les données viennent d’une version plus récente de ce programme (schéma { $version } ; on connaît { $known }). Mets-le à jour.
refusal-not-an-address = « { $value } » n’est pas une adresse, comme https://cards.example.org.
# $value is what was given.
refusal-not-a-network = « { $value } » n’est ni une adresse ni un réseau, comme 10.0.0.0/8.
refusal-watch-what = Quelle table ? Donne son lien avec --join.
# $value: what was given with --join.
refusal-not-a-link = « { $value } » n’est pas un lien vers une table, comme http://127.0.0.1:8420/t/93ZCAQ, ni un code.
# $address: where a server was looked for.
refusal-no-connection = { $address } est injoignable. Ton réseau a peut-être disparu un moment, ou bien le serveur a été arrêté.
refusal-no-server = Ce qui répond à { $address } n’est pas un serveur Stockpile.
# Something was done while the server cannot be reached, and waits; this was done after it.
refusal-still-lost = La connexion est perdue. Rien d’autre ne passe tant qu’elle n’est pas revenue.
refusal-unsaved = L’enregistrement ne peut pas être gardé : aucun fichier ne peut être écrit ici.
# The server of a table is of another version.
refusal-not-understood = Ce serveur joue à quelque chose que cette version ne connaît pas. Mets Stockpile à jour.
# $shell: its name. $known: the names of others.
refusal-unknown-shell = Il n’y a pas de complétion pour ce shell ({ $shell }). Il y en a pour { $known }.
# Said of a library and its version. $missing: a name in its code. $wanted: the versions that fit.
refusal-unfit-library = Le serveur ne fonctionne pas avec cette version : il y manque { $missing }. Installe { $wanted }.

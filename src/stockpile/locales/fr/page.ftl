### The page in the browser: what every screen has, the start page, tables being set up, preferences.
###
### For translators. These are labels and short sentences on a phone: keep them short. The words of the
### game are those of the printed sheets in your language. “You” is the person who reads; people who play
### together are friends or a family, so be warm and plain.
###
### Buttons say the infinitive (“Jouer”), sentences “tu”, and “vous” to several people. Nothing agrees
### with the gender of a person, and names never follow “de”: “chez” fits all.

## Everywhere

page-close = Fermer
page-cancel = Annuler
page-go-on = Continuer
page-yes = Oui
page-no = Non
page-problem = Quelque chose n’a pas marché
page-problem-no-connection = Le serveur est injoignable. Ton réseau a peut-être disparu un moment, ou bien le serveur a été arrêté.
page-problem-page-broke = Cette page a trébuché sur un imprévu. Ta partie est à l’abri : recharge la page.
page-problem-nothing-here = Il n’y a rien à cette adresse.
page-try-again = Réessayer
page-to-start = À l’accueil
page-refused = Ce n’est pas possible maintenant.
page-unloaded = Si rien d’autre n’apparaît ici, recharge la page.
page-needs-script = Stockpile a besoin de JavaScript pour fonctionner dans ce navigateur.
# The name of the program: not translated.
page-name = Stockpile
# The title of a browser tab. $page: what the page is called.
page-title = { $page } – { page-name }
page-game-skipbo = Skip-Bo
page-game-breakers = Breakers
game-skipbo = Skip-Bo
game-breakers = Skip-Bo Breakers
page-copy = Copier
page-copied = Copié
page-copy-by-hand = Le navigateur ne nous laisse pas copier. Le texte est sélectionné : copie-le toi-même.

# What to do about something that was refused: follows the sentence that says why (refusals.ftl).
page-way-no-such-table = Redemande leur lien à tes amis.
page-way-seat-taken = Choisis une autre place.
page-way-left = Rouvre le lien pour revenir, ou ouvre ta propre table.
page-way-removed = Tu peux ouvrir ta propre table.
page-way-table-full = Tu peux ouvrir ta propre table.
page-way-unknown-token = Continue : le serveur fera de nouveau ta connaissance.
page-way-internal-error = Réessaie. Si cela dure, préviens la personne qui gère le serveur.
page-way-not-the-host = Demande à l’hôte de le faire.

## The start page

page-claim = Joue au Skip-Bo et au Breakers selon les règles imprimées : entre amis, ou tout de suite contre des bots.
# On the start page, if there is no connection.
page-offline = Pas de connexion. Les règles, les leçons et la feuille de points marchent quand même.
page-menu = Menu
page-rules = Règles
page-settings = Réglages
page-statistics = Parties finies et statistiques
page-quick-edition = À { $count } : selon les règles de { $edition }.
page-score = Feuille de points pour les vraies cartes
page-usual = { $count ->
    [one] Notre table habituelle
   *[other] Nos tables habituelles
}
page-usual-about = { $game } avec { $names }
page-usual-open = La remettre en place
page-phones = Laisser entrer les téléphones
# The big button. One tap, and the cards are dealt.
page-play = Jouer
# On the big button while the table is being prepared.
page-dealing = Distribution…
page-your-name = Ton nom
page-look = Choisir ton visage et ta couleur
# What somebody is called who has not said a name.
page-guest = Invité
page-game = Jeu
page-bots = Combien de bots
# Against whom one plays. $count (number): how many bots.
page-against-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
# How many cards are in a stock pile. $count (number).
page-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

page-with-friends = Entre amis
page-friends = Une table entre amis
page-friends-about = Tu reçois un lien à envoyer. Aucune inscription.
page-open-table = Ouvrir une table
page-own-rules = Autres règles…
page-new-table = Règles de ta table
page-join-title = Rejoindre une table
page-code-or-link = Code ou lien
page-join = Rejoindre
page-not-a-code = Tape le code de la table, comme 93ZCAQ, ou colle son lien.
# A link is shown behind it.
page-link-elsewhere = Ce lien mène à un autre serveur :
page-hot-seat = Sur cet appareil
page-hot-seat-short = Passez-vous l’appareil : chacun ne voit que ses cartes.
page-hot-seat-who = Qui joue ?
page-hot-seat-about = Vous jouez sur ce seul appareil et vous vous le passez. Qui joue ?
# $number (number): which of the people who play, from 1 on.
page-name-of = Nom { $number }
page-name-away = Enlever le nom { $number }
page-one-more = Encore quelqu’un
page-sit-together = S’asseoir ensemble

page-my-tables = Continuer à jouer
page-listed-tables = Tables ouvertes
# $game: the name of the game. $others: a list of people and bots, such as “Ben and 2 bots”.
page-table-with = { $game } avec { $others }
# The end of such a list. $count (number).
page-bots-count =
    { $count ->
        [one] un bot
       *[other] { $count } bots
    }
# What a table is doing.
page-phase-gathering = Pas commencée
page-phase-playing = Manche en cours
page-phase-between = Entre deux manches
page-phase-over = Finie
page-free-chairs =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
page-show-all = Tout voir ({ $count })
# $code: the code of a table.
page-leave-table = Quitter la table { $code }
page-leave-title = Quitter cette table ?
page-leave-about = Tu laisses ta place pour de bon. Pendant une partie, un bot continue pour toi.
page-leave = Quitter

page-learn = Première fois ? Apprends à jouer
page-learn-skipbo = Une petite leçon avec des cartes
page-learn-breakers = Une petite leçon avec des pièces

page-trademark = Skip-Bo et Skip-Bo Breakers sont des marques de leur propriétaire, avec qui Stockpile n’a aucun lien.
page-no-account = Ni compte, ni publicité : ton nom et tes places restent dans ce navigateur.
page-version = Version { $version }.

page-key = Ce serveur demande une clé
page-key-about = Pour ouvrir une table ici, il faut connaître la clé. Demande-la à la personne qui gère le serveur. Pour rejoindre une table, pas besoin de clé.
page-key-wrong = Ce n’est pas la bonne clé. Demande à la personne qui gère le serveur. Pour rejoindre une table, pas besoin de clé.
page-key-label = Clé

## Coming by a link

# $host: who opened the table. $game: the name of the game.
page-invited = { $host } t’invite à une partie de { $game }
# Where the host has no name of their own.
page-invited-nameless = On t’invite à une partie de { $game }
# $names: a list of people and bots.
page-who-sits = À la table : { $names }.
page-free-chairs-sentence =
    { $count ->
        [0] Il n’y a pas de place libre pour l’instant, mais tu peux regarder.
        [one] Il y a { $count } place libre.
       *[other] Il y a { $count } places libres.
    }
page-under-way = Une partie est en cours : tu peux regarder.
page-what-name = Comment t’appelles-tu ?
page-come-in = Entrer

## How a table plays

page-how-long = Durée
page-single-round = Une seule manche
page-single-round-about = Qui gagne la manche a gagné.
# Stands behind a number: “500 points to win”.
page-points-to-win = points pour gagner
# $points (number): the score that wins the match.
page-match-to = Une partie en { $points } points
page-another-number = Un autre nombre
page-at-most = { $most } au plus
page-by-lot = Au sort
# $seat: the letter of a seat.
page-seat = Place { $seat }
# $name: who sits there.
page-seat-of = Place { $seat } : { $name }
page-more-rules = Édition et règles maison
page-more-table = Bots, temps, discussion
page-no-teams = Chacun pour soi
# How a table is split into teams. $count (number): how many teams. $size (number): seats in each.
page-teams-across =
    { $count ->
        [2] { $size } contre { $size }, coéquipiers en face
       *[other] { $count } équipes de { $size }, coéquipiers en face
    }
page-teams-beside =
    { $count ->
        [2] { $size } contre { $size }, côte à côte
       *[other] { $count } équipes de { $size }, côte à côte
    }
page-teams-mixed =
    { $count ->
        [2] { $size } contre { $size }
       *[other] { $count } équipes de { $size }
    }
page-seats-count = { $count }
# $turn, $reserve: durations, such as “30 seconds”.
page-clock-of = { $turn } par tour, { $reserve } en réserve
page-no-clock = Aucun
# $level: how well the bots play, $pace: how fast.
page-bots-of = { $level }, vitesse : { $pace }
page-rules-of-table = Les règles de cette table

## Preferences

page-settings-about = Ces réglages restent dans ce navigateur, et valent pour toutes les tables.
page-language = Langue
page-theme = Couleurs
page-theme-auto = Comme l’appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-tabletop = La table
page-tabletop-felt = Feutre vert
page-tabletop-wood = Bois
page-tabletop-night = Nuit
page-tabletop-contrast = Contraste élevé
page-back-title = Dos des cartes
page-back-waves = Vagues
page-back-bricks = Briques
page-back-leaves = Feuilles
page-back-stars = Étoiles
page-speed = Animation des cartes
page-speed-off = Aucune
page-speed-fast = Rapide
page-speed-normal = Normale
page-speed-slow = Lente
page-speed-about = À quelle vitesse les cartes volent, et combien de temps tu vois ce qui s’est passé.
page-large = Gros caractères
page-large-about = Tout est plus grand.
page-hold = Les défausses attendent un instant
page-hold-about = Tu peux reprendre une défausse pendant trois secondes. Ensuite le joueur suivant a pioché.
page-sound = Son
page-sound-about = Un petit son quand c’est à toi, et quand des cartes sont posées.
page-vibration = Vibreur
page-vibration-about = L’appareil vibre un peu quand c’est à toi.

## Before a match: who sits where

page-team = Équipe { $number }
page-chair-empty = Vide
page-chair-ready = C’est bon
page-chair-waiting = Pas encore
page-chair-host = Hôte
page-chair-away = Pas là
# Marks one’s own chair.
page-chair-you = toi
# Marks the chairs of those who play on this device, if there are several.
page-chair-here = ici
# $seat: the letter of a seat.
page-chair-more = Choix pour la place { $seat }
page-sit-here = S’asseoir ici
# Take the chair of a bot, which goes.
page-sit-instead = S’asseoir à sa place
page-who-sits-here = Qui s’assoit ici ?
page-stand = Se lever et regarder
page-clear = Libérer cette place
page-make-host = En faire l’hôte
page-remove = Faire quitter la table
page-remove-about = Sans retour possible à cette table.
page-remove-sure = Oui, pour de bon
page-save = Enregistrer
page-bot-here = Un bot s’assoit ici
page-bot-here-about = Choisis comment il joue. Quand tu commences, des bots prennent d’office les places vides.
page-watching = Qui regarde :

page-invite = Inviter des amis
page-link = Lien vers cette table
page-link-here = Pour l’instant, ce lien ne marche que sur cet appareil.
page-link-only-here = Ce lien ne marche que sur cette machine. Pour laisser entrer les autres de ton réseau, lance le serveur avec --lan.
page-code = Code
page-share = Partager…
# What goes along with the link when it is shared.
page-share-text = Viens jouer avec moi !
page-qr = Image à scanner
page-qr-title = Scanne cette image
page-qr-about = Le lien vers cette table, en image à scanner (code QR)

page-plays = Comment on joue ici
page-change = Modifier…
page-apply = Appliquer
page-seats-lost =
    { $count ->
        [one] { $count } d’entre vous perd sa place.
       *[other] { $count } d’entre vous perdent leur place.
    }

page-add-here = Ajouter quelqu’un sur cet appareil
page-add-here-about = Vous jouez sur un seul appareil et vous vous le passez : chacun ne voit que ses cartes.
page-their-name = Nom
page-add = Ajouter

page-sit-down = S’asseoir
page-choose-chair = Il y a une place pour toi.
page-no-chair = Toutes les places sont prises : tu regardes.
# $names: people on this device who have no chair. $count (number): how many.
page-without-chair =
    { $count ->
        [one] { $names } est là, mais n’a pas encore de place.
       *[other] { $names } sont là, mais n’ont pas encore de place.
    }
# $names: people who have not said that they are ready. $count (number): how many.
page-waiting-for =
    { $count ->
        [one] On attend { $names }.
       *[other] On attend { $names }.
    }
page-bots-will-sit =
    { $count ->
        [one] Un bot prendra la place vide.
       *[other] Des bots prendront les { $count } places vides.
    }
page-all-here = Tout le monde est là.
page-say-ready = Dis quand c’est bon pour toi.
# $name: the host.
page-host-starts = C’est à { $name } de lancer la partie.
# Take empty chairs away. $count (number): how many are left.
page-fewer-chairs = Sans bots : { $count } places
page-start = Commencer
# $count (number): how many people on this device say so.
page-ready =
    { $count ->
        [one] C’est bon pour moi
       *[other] C’est bon pour nous
    }
page-not-ready =
    { $count ->
        [one] Attendez-moi encore
       *[other] Attendez-nous encore
    }

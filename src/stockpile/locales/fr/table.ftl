### The table in the browser, during a match.
###
### For translators. Labels of buttons and short sentences, some only read aloud by a screen reader.
### They stand in narrow bars on a phone: keep them short. “You” is the person who reads.
###
### $who (text) chooses the sentence: “you”, or “other” for somebody else, whose name is $name.
### $time is a time left such as 0:45, ready to be shown.
###
### Nothing agrees with the gender of a person, and names never follow “de”: “chez” or “à” fit all.

## Who is who

table-bot = Bot
# One of several bots. $seat: the letter of its seat.
table-bot-at = Bot { $seat }
# Two people have the same name. $seat: the letter of the seat.
table-name-at = { $name } ({ $seat })
# Stands where the name of somebody would.
table-nobody = personne
# A name in a list, if it is the reader’s own.
table-you = { $name } (toi)

## The bars

# The title of the browser’s tab.
table-title = Table { $code } – Stockpile
table-title-your-turn = À toi de jouer – Stockpile
table-title-turn = C’est à { $name } – Stockpile
# Said to screen readers about the whole screen. $game: the name of the game.
table-heading = { $game }, table { $code }
table-menu = Menu
table-your-turn = À toi de jouer
table-turn-of = C’est à { $name }
# While cards or tiles are dealt.
table-dealing = Distribution…
table-round-over = La manche est finie
table-match-over = La partie est finie
table-round = Manche { $round }
table-one-round = Une seule manche
# One side’s score in the top bar.
table-score = { $names } { $points }
table-standing = Le score, et qui joue
table-rules = Règles de cette table
# Passing: the button, and in the list of keys.
table-pass = Passer
table-undo = Reprendre
table-hold-done = C’est bon
table-hint = Conseil
table-emotes = Réagir
# The line with the last thing that happened; a tap opens the whole log. $text: that line.
table-last = Ce qui s’est passé : { $text }
table-log = Ce qui s’est passé
# $count (number): messages that were not read yet.
table-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
table-log-empty = Il ne s’est encore rien passé.
# The clock of whoever has the turn.
table-clock = reste { $time }
table-clock-reserve = réserve, reste { $time }
table-look = Voir la table
table-look-back = Retour au résultat

## Connection

table-connecting = Connexion…
table-lost = Connexion perdue. On cherche le serveur…
table-lost-queued = Ta dernière action est gardée et sera envoyée.
table-lost-nothing = Rien de toi n’attend d’être envoyé.
table-back = De retour. Rien n’est perdu.
table-unreachable = Le serveur est encore injoignable. Cette page continue d’essayer.

## Notices over the board

# What the part of the screen with the notices is called; only read aloud.
table-notices = Avis

table-stood-in-clock = Ton temps est écoulé. Un bot joue pour toi.
table-stood-in-away = Un bot joue pour toi.
table-take-over = Reprendre la main
# Somebody whose connection is gone.
table-away = { $name } n’est pas là. Un bot continue dans { $time }.
table-away-soon = { $name } n’est pas là. Un bot va continuer.
table-stands-in = Un bot remplace { $name }.
table-watching = Tu regardes.
table-watching-round = Tu regardes. Après cette manche, tu pourras prendre une place.
# A chair that nobody sits on. $seat: the letter of the seat.
table-sit-at = Prendre la place { $seat }
# Sit down where a bot sits. $name: what the bot is called.
table-replace = Remplacer { $name }
table-you-conceded = Tu as abandonné. Un bot continue pour toi.
# $names: the people who would end the match now.
table-would-end = D’accord pour arrêter la partie là : { $names }.
table-you-would-end = Tu es pour arrêter la partie là. Elle s’arrête quand tout le monde est pour.
table-agree = Arrêter là
table-agree-no-more = Continuer
# $names: the people who would like a pause.
table-would-pause = D’accord pour une pause : { $names }.
table-you-would-pause = Tu voudrais une pause. Elle commence quand tout le monde est d’accord.
# The button that reminds somebody the table is waiting for. $names: one name or several.
table-nudge = Relancer { $names }

## Marks beside a name. Very short.

table-mark-away = pas là { $time }
table-mark-bot = un bot joue
table-mark-conceded = abandon
table-mark-agrees = pour arrêter
# Beside the name of somebody who would like a pause.
table-mark-pauses = pause ?

## Pause

table-paused = En pause
table-paused-about = Chronos et bots ne bougent plus jusqu’à ce que quelqu’un continue.
table-go-on = Continuer

## Several people on one device

table-hand-over = Passe l’appareil à { $name }
table-hand-over-about = D’ici là, on ne voit la main de personne.
table-i-am = Je suis { $name }

## The menu

table-menu-title = Table { $code }
table-menu-seat = Ta place
# Shown when several people play on the device: for whom the buttons below are.
table-menu-for = Pour { $name } :
table-people = Qui est là
table-preferences = Réglages
table-keys = Touches
table-big = Grande table sur une télé ou une tablette
table-pause = Pause
table-pause-no-more = Finalement, pas de pause
table-another-device = Continuer sur un autre appareil
table-end-together = Proposer d’arrêter la partie
table-end-together-no-more = Finalement, continuer la partie
table-concede = Abandonner
table-stand = Se lever et regarder
table-leave = Quitter la table pour de bon
table-to-start = À l’accueil
table-to-start-about = Ta place reste à toi.

## Are you sure?

table-cancel = Annuler
table-concede-ask = Abandonner cette partie ?
table-concede-about = C’est définitif. Un bot continue pour toi, ou la partie s’arrête.
table-stand-ask = Te lever ?
table-stand-about = Pendant une partie, un bot continue à ta place, et tu regardes.
table-leave-ask = Quitter la table ?
table-leave-about = Tu pars pour de bon et tu ne peux pas revenir. Pendant une partie, un bot continue à ta place.
# The buttons that do it.
table-stand-do = Se lever
table-leave-do = Quitter

## People

table-seated = À la table
table-watchers = Qui regarde
table-no-watchers = Personne ne regarde.
table-host = hôte
table-remove = Faire partir { $name }
table-remove-ask = Faire partir { $name } de la table ?
table-remove-about = Sans retour possible.
table-remove-do = Faire partir
table-make-host = Nommer { $name } hôte
# Whether newcomers may come to the table; then the choices.
table-door = Nouveaux venus
table-door-open = Tous ceux qui ont le lien entrent
table-door-knock = Je laisse entrer chacun
table-door-closed = Personne de nouveau n’entre
table-knocking = À la porte
table-knocks = { $name } frappe à la porte.
table-let-in = Laisser entrer { $name }
table-turn-away = Refuser { $name }
table-seat-bot = Mettre un bot ici
table-seat-empty = Place { $seat } : vide
table-scores = Scores
# $target (number): the score that wins.
table-target = La partie va jusqu’à { $target }.

## Another device

table-offer = Ouvre ce lien sur l’autre appareil, ou scanne l’image. Ta place passe là-bas.
table-offer-picture = Le lien en image à scanner
# $time: how long the link works.
table-offer-expires = Le lien marche une fois, pendant { $time }.
table-offer-over = Le lien ne marche plus.
table-offer-again = Nouveau lien
# The field that holds the link, read aloud.
table-offer-link = Lien qui déplace ta place
table-seat-moved = Ta place est passée sur un autre appareil. Ici, tu regardes.

## Emotes: what people show each other. Short exclamations.

table-emote-hello = Salut !
table-emote-thanks = Merci !
table-emote-nice = Bien joué !
table-emote-oops = Oups !
table-emote-think = Je réfléchis…
table-emote-hurry = Allez, vite !
table-emote-laugh = Ha ha !
table-emote-cry = Oh non !
table-emote-bye = À bientôt !

## Chat

table-chat = Écris quelque chose
table-chat-send = Envoyer
table-chat-silent = C’est le tour de ton coéquipier : entre coéquipiers, on se tait.

## Keys

table-key-menu = Ouvrir le menu
table-key-log = Ce qui s’est passé
table-key-emotes = Réagir
table-key-undo = Reprendre un coup
table-key-hint = Un conseil, ou le ranger
table-key-rules = Règles de cette table
table-key-clear = Ne rien choisir
table-key-keys = Cette liste
table-keys-on = Raccourcis à une touche
table-keys-on-about = À couper si ton appareil tape des lettres tout seul, par exemple avec la commande vocale.
table-keys-board = Dans le jeu
table-keys-table = À la table

## When a move is refused

# Instead of the usual sentence, which knows no names.
table-not-your-turn = C’est à { $name }.
table-board-broke = Impossible d’afficher le jeu. Ta partie est à l’abri : recharge la page.
table-reload = Recharger

## What happens at the table, for the log and for screen readers

table-told-joined =
    { $who ->
        [you] Tu arrives à la table.
       *[other] { $name } arrive à la table.
    }
table-told-left =
    { $who ->
        [you] Tu quittes la table.
       *[other] { $name } quitte la table.
    }
table-told-removed =
    { $who ->
        [you] L’hôte t’a fait quitter la table.
       *[other] L’hôte a fait partir { $name }.
    }
table-told-host =
    { $who ->
        [you] Tu deviens l’hôte.
       *[other] { $name } devient l’hôte.
    }
table-told-sat =
    { $who ->
        [you] Tu t’assois.
       *[other] { $name } s’assoit.
    }
table-told-stood =
    { $who ->
        [you] Tu te lèves.
       *[other] { $name } se lève.
    }
table-told-seat-moved =
    { $who ->
        [you] Tu continues à ta place sur cet appareil.
       *[other] { $name } continue à sa place sur un autre appareil.
    }
# Somebody has another name from now on: $name.
table-told-named =
    { $who ->
        [you] Tu t’appelles maintenant { $name }.
       *[other] { $name } a un nouveau nom.
    }
# Ready for the next round.
table-told-ready = C’est bon pour { $name }.
table-told-bot-seated = { $name } s’assoit.
table-told-undone =
    { $who ->
        [you] Tu reprends ton dernier coup.
       *[other] { $name } reprend son dernier coup.
    }
# $why (text): “away”, or “clock” if the time was up.
table-told-stood-in =
    { $who ->
        [you] { $why ->
            [clock] Ton temps est écoulé. Un bot joue pour toi.
           *[away] Tu n’étais pas là. Un bot joue pour toi.
        }
       *[other] { $why ->
            [clock] { $name } n’a plus de temps. Un bot prend le relais.
           *[away] { $name } n’est pas là. Un bot prend le relais.
        }
    }
table-told-took-over =
    { $who ->
        [you] Tu joues de nouveau toi-même.
       *[other] { $name } est de retour et continue.
    }
table-told-conceded =
    { $who ->
        [you] Tu abandonnes.
       *[other] { $name } abandonne.
    }
table-told-agrees =
    { $who ->
        [you] Tu es pour arrêter la partie là.
       *[other] { $name } est pour arrêter la partie là.
    }
table-told-agrees-no-more =
    { $who ->
        [you] Tu préfères continuer.
       *[other] { $name } préfère continuer.
    }
table-told-pauses =
    { $who ->
        [you] Tu voudrais une pause.
       *[other] { $name } voudrait une pause.
    }
table-told-settings = L’hôte a changé la façon de jouer.
table-told-paused = La table est en pause.
table-told-resumed = La table continue.
table-told-reset = La table se prépare pour une autre partie.
# $by (text): how the match ended, “concession” or “agreement”.
table-told-closed =
    { $by ->
        [concession] La partie a été abandonnée.
       *[agreement] Tout le monde est d’accord : la partie s’arrête là.
    }
# $text: what somebody has written.
table-told-said =
    { $who ->
        [you] Toi : { $text }
       *[other] { $name } : { $text }
    }
# $sleeper: who is reminded that the table waits for them; $whom (text): “you”, or “other”.
table-told-nudged =
    { $who ->
        [you] Tu relances { $sleeper }.
       *[other] { $whom ->
            [you] { $name } te relance : la table t’attend.
           *[other] { $name } relance { $sleeper }.
        }
    }
# $emote (text): one of the nine feelings; the words are those of the table-emote messages.
table-told-emoted =
    { $who ->
        [you] Toi : { table-told-emote }
       *[other] { $name } : { table-told-emote }
    }
table-told-emote =
    { $emote ->
        [hello] { table-emote-hello }
        [thanks] { table-emote-thanks }
        [nice] { table-emote-nice }
        [oops] { table-emote-oops }
        [think] { table-emote-think }
        [hurry] { table-emote-hurry }
        [laugh] { table-emote-laugh }
        [cry] { table-emote-cry }
        [bye] { table-emote-bye }
       *[other] …
    }

table-race = La course
table-race-left = { $name } : encore { $count }

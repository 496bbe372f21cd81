### At a table of a server in line mode: `stockpile play --plain --join LINK`.
###
### For translators. What is said besides the words that line mode and the page have already. It is read
### on a screen of 80 columns and it is read aloud. What stands between quotation marks “ ”, and the first
### word of an indented line, is typed as it is: never translate it.

## Coming to a table

# A question; what is typed follows. $name: what somebody is called who just presses Enter.
join-prompt-name = Comment t’appelles-tu ? Appuie sur Entrée pour être { $name } :
# One chair in the list of chairs. $state (text): “host”, “ready” or “waiting” (not ready) for a person,
# “bot” for a bot. $name is “you” for whoever reads.
join-chair =
    { $state ->
        [host] Place { $seat } : { $name }, hôte.
        [ready] Place { $seat } : { $name }, c’est bon.
        [waiting] Place { $seat } : { $name }, pas encore.
       *[bot] Place { $seat } : { $name }.
    }
join-chair-empty = La place { $seat } est vide.
# $names: the people who watch.
join-watching = Qui regarde : { $names }.
join-full = Toutes les places sont prises. Tu regardes.
# Somebody came back before a bot stood in for them.
join-is-back = { $name } est de retour.
# $seat (text): the letter of the chair, such as A.
join-sat =
    { $who ->
        [you] Tu t’assois à la place { $seat }.
       *[other] { $name } s’assoit à la place { $seat }.
    }
# Said to somebody who came to watch.
join-has-seat = Tu as une place à cette table. Tape « stand » pour te lever et seulement regarder.

## Questions. A space is put behind them.

join-prompt-ready = Appuie sur Entrée quand c’est bon pour toi :
join-prompt-start = Appuie sur Entrée pour commencer :
join-prompt-go-on = Appuie sur Entrée pour continuer :
# A bot has stood in for the person.
join-prompt-back = Appuie sur Entrée pour reprendre la main :
# After a match.
join-prompt-over = Tape « again » pour rejouer, ou appuie sur Entrée pour partir :

## Besides

# Before something that cannot be taken back. $command: what was typed.
join-sure = Tape « { $command } » encore une fois si c’est bien ce que tu veux.
# What was done while the server cannot be reached. $command (text): “move”, or another.
join-waits =
    { $command ->
        [move] La connexion est perdue. Ton coup attend, et il est joué dès qu’elle revient.
       *[other] La connexion est perdue. Cela attend, et c’est fait dès qu’elle revient.
    }
# A command to type follows, in a line of its own.
join-left = Pour revenir à la table :

## Help. A line that is indented stays a line of its own; all others are folded to the width.

join-help =
    À une table avec d’autres, tu peux aussi taper :
    {"  "}ready     c’est bon pour toi, pour la partie ou la manche suivante
    {"  "}start     commencer la partie, ou la manche sans attendre (hôte)
    {"  "}again     une autre partie, quand une est finie
    {"  "}sit B     prendre la place B
    {"  "}stand     te lever et seulement regarder
    {"  "}name Ann  t’appeler Ann à cette table
    {"  "}say …     dire quelque chose à tous, si la table a une discussion
    {"  "}emote …   hello, thanks, nice, oops, think, hurry, laugh, cry ou bye
    {"  "}back      reprendre la main après qu’un bot a joué pour toi
    {"  "}pause     proposer une pause, si tout le monde veut ; encore : continuer
    {"  "}nudge     relancer qui se fait attendre (ou : nudge B)
    {"  "}agree     arrêter là si tous sont d’accord ; encore une fois : continuer
    {"  "}concede   abandonner la partie
    {"  "}leave     quitter la table pour de bon

    Avec « quit », tu t’arrêtes ici, et ta place reste à toi.

### Hints at the table, and the review of a finished match.
###
### For translators. Read by families, not by statisticians: plain words, short sentences. The words of
### the game are those of the printed sheets in your language. $chance is a chance to win, ready to be
### shown, such as 61 %; $error is how far it may be off, such as 2 (percent); $name is somebody’s name.

## Moves, as a part of a sentence: what goes where. “Better: the 7 from the hand on building pile 2.”

# $card (text): its number, or S for a Skip-Bo card. $pile (number): which building pile.
advice-hand =
    { $card ->
        [S] une carte Skip-Bo de la main sur la pile de construction { $pile }
       *[other] le { $card } de la main sur la pile de construction { $pile }
    }
# $pile (number): which discard pile.
advice-discard =
    { $card ->
        [S] une carte Skip-Bo de la main sur la pile de défausse { $pile }
       *[other] le { $card } de la main sur la pile de défausse { $pile }
    }
# $whose (text): “own”, or “partner” if the pile belongs to a partner, who is called $owner.
advice-stock =
    { $whose ->
        [own] la carte du talon sur la pile de construction { $pile }
       *[partner] chez { $owner }, la carte du talon sur la pile de construction { $pile }
    }
# $discard (number): which discard pile the card comes from.
advice-pile =
    { $whose ->
        [own] le dessus de la pile de défausse { $discard } sur la pile de construction { $pile }
       *[partner] chez { $owner }, le dessus de la pile de défausse { $discard } sur la pile de construction { $pile }
    }
advice-pass = passer

## Why a move is good, or what speaks against it. Sentences about the move, whoever makes it.

why-wins-round = Ce coup gagne la manche.
why-only-move = Il n’y a pas d’autre coup.
why-best-chance = C’est ce coup qui a le mieux réussi dans les parties d’essai.
why-must-lay = Cette carte doit être posée.
why-lays-stock = Le talon a une carte de moins.
why-frees-stock = Cela ouvre la voie à la carte du talon.
why-helps-partner = Cela aide un coéquipier à vider son talon.
why-empties-hand = Cela aide à vider la main, et donc à repiocher cinq cartes.
why-completes-pile = Cela termine une pile de construction.
why-blocks-next-stock = Cela empêche le joueur suivant de poser la carte de son talon.
why-opens-next-stock = Mais cela ouvre la voie à la carte de talon du joueur suivant.
why-uncovers-discard = Cela découvre une autre carte sur une pile de défausse.
why-makes-room = Au prochain tour, tu piocheras une carte de plus.
why-keeps-wild = Cela garde une carte Skip-Bo pour plus tard.
why-spends-wild = Cela vaut bien une carte Skip-Bo.
why-matches-discard = Les cartes identiques vont l’une sur l’autre, et rien d’utile n’est recouvert.
why-descends-discard = La pile de défausse descend dans l’ordre : plus tard, ses cartes pourront être posées l’une après l’autre.
why-opens-discard-pile = Cela commence une nouvelle pile de défausse et ne recouvre rien.
why-buries-low-card = Mais cela recouvre une carte plus petite.
why-leaves-next-nothing = Aucune des cartes visibles du joueur suivant ne pourra alors être posée.
why-sheds-many = Cela débarrasse de beaucoup de pièces d’un coup.
why-sheds-low = Cela débarrasse de petits nombres, difficiles à poser plus tard.
why-cannot-be-beaten = Personne ne peut battre cette mise en jeu.
why-keeps-breaker = Cela garde un Breaker pour plus tard.
why-saves-breaker = Le joker laisse un Breaker intact.
why-spends-breaker = Cela vaut bien un Breaker.
why-keeps-joker = Cela garde un joker pour plus tard.
why-spends-joker = Cela vaut bien un joker.
why-splits-set = Mais cela casse une autre mise en jeu.
why-stops-going-out = Cela arrête quelqu’un qui n’a presque plus de pièces.
why-keeps-lead = Cela gagne sans doute le pli, et qui gagne le pli ouvre le suivant.

## A hint at the table

# $move: one of the moves above.
hint-try = Essaie ceci : { $move }.
hint-chance = Chances de gagner la manche : { $chance }, ± { $error }.
# A second move that is as good, as far as one can tell.
hint-other = Tout aussi bon, autant qu’on puisse en juger : { $move }.
# Added, for screen readers, to a card, a pile or a tile that the hint means.
hint-from = Conseil : prends cette carte.
hint-to = Conseil : pose une carte ici.
# $tile: a number or the word for a joker.
hint-tile = { $tile }, fait partie du conseil

## The review of a match

review-title = Analyse
# The title of the browser’s tab. $code: the table.
review-heading = Analyse, table { $code }
review-to-replay = Vers le replay
# While it is computed. $percent: ready to be shown.
review-working = La partie est examinée coup par coup : { $percent }
review-waiting = La partie attend d’être examinée…
review-leave = Tu peux quitter cette page et revenir : le travail continue.
review-nothing = Il n’y avait rien à décider dans cette partie, et donc rien à analyser.
review-rounds = Quelle manche

## Who played how well

review-players = Comment chacun a joué
# $accuracy: a number up to 100, ready to be shown. 100: never gave anything away.
review-accuracy = { $accuracy } sur 100
# $count (number): moves with something to choose.
review-decisions =
    { $count ->
        [0] Rien à décider.
        [one] { $count } décision.
       *[other] { $count } décisions.
    }
# $lost: what these decisions cost altogether, such as 7 % of a round that is won for sure.
review-given-away = En tout, elles ont coûté environ { $lost } d’une manche gagnée, ± { $error }.

## The chance to win, over the moves of a round

review-chart = Chances de gagner
review-chart-about = Les chances de chacun de gagner la manche, du premier coup au dernier. Chaque coup est jugé d’après ce que le joueur pouvait voir, d’où les petits sauts des courbes.
review-chart-about-breakers = Les chances de chacun de gagner la manche, du premier coup au dernier : chaque courbe d’après ce que son joueur pouvait voir.
# Follows it, if there are any. Both kinds have their mark in the chart.
review-chart-numbers = Les numéros indiquent les moments ci-dessous : les triangles sont des coups, les losanges la chance.
# For the control that goes through the moves.
review-go = Parcourir les coups
# $move (number): which one, $moves (number): of how many. Read aloud.
review-go-at = Coup { $move } sur { $moves }.
# $text: what was played.
review-at = Coup { $move } sur { $moves }. { $name } : { $text }.
review-at-end = La fin de la manche.
# One of several in a list. $side: a name, or several.
review-share = { $side } { $chance }
review-as-table = En tableau
review-head-move = Coup
review-head-played = Joué
# In that table. $text: what was played.
review-said = { $name } : { $text }

## The moments that mattered

review-moments = Les moments qui ont compté
review-no-moments = Aucun coup de cette manche n’a coûté cher.
# $move (number): which move of the round.
review-moment = { $name }, coup { $move }
# $move: one of the moves at the top of this file.
review-played = Joué : { $move }.
review-better = Mieux : { $move }.
# $after: the chance that was left. $before: the chance that there was with the better move.
review-cost = Chances de gagner : { $after } au lieu de { $before }, ± { $error }.
# A heading among the moments: something turned up after a move.
review-turn = Chance, après le coup { $move }
# $side: a name, or several. $from and $to: chances to win.
review-turned = Ce qui est sorti ensuite a fait passer les chances de gagner, pour { $side }, de { $from } à { $to }.
review-watch = Regarder
# Read aloud after it.
review-watch-move = le coup { $move } de la manche { $round } dans le replay

## Sharing a moment: a picture of it, and a link

review-share-moment = Partager ce moment
# The same, read aloud. $moment: the heading of the moment.
review-share-about = Partager : { $moment }
review-share-link = Lien vers ce moment
review-share-send = Envoyer l’image
review-share-save = Enregistrer l’image

## Luck and decisions

review-balance = Chance ou talent ?
# $even: the chance that everybody has before the deal.
review-balance-about = Avant la donne, chacun a { $even }. Voici ce que la chance et les coups en ont fait, en pour cent :
review-deal = La donne
review-luck = La chance
# What all moves did, one’s own and those of the others.
review-choices = Les coups de tous
# A heading. $side: a name, or several. $even: the chance before the deal. $result: the chance in the end,
# 100 % for who has won.
review-came = { $side } : de { $even } à { $result }
# $error: how far luck and moves may be off, in percent.
review-balance-error = La chance et les coups sont chacun estimés à { $error } près environ. Ensemble, le compte est toujours bon.

## How it is computed

review-how = Comment c’est calculé
# $count (number): how many trial games, a few hundred.
review-how-chance = À chaque décision, ce qui ne se voyait pas est distribué au hasard, et un bon bot continue à partir de là. Il y a { $count } parties d’essai de ce genre pour chaque coup. Au Breakers, chacune va jusqu’à la fin de la manche, et les chances découlent du nombre de celles qui sont gagnées ; celles où d’autres ont encore posé comptent un peu moins, car on garde ses meilleures pièces. Au Skip-Bo, chacune continue quelques tours, et ce qui se trouve alors sur la table devient une chance de gagner, d’après la façon dont se sont terminées des manches semblables.
review-how-loss = Ce que coûte un coup, ce sont les chances après le meilleur coup, moins les chances après le coup joué. Les deux sont essayés encore une fois avec de nouvelles donnes, pour que la chance ne fasse pas paraître un coup meilleur qu’il n’est.
review-how-fair = Chaque coup est jugé d’après ce qu’on pouvait savoir. On ne reproche à personne ce qui ne se voyait pas.
review-how-luck = La donne, ce sont les chances au premier coup, moins une part égale. La chance, c’est ce qui change entre un coup et le suivant : ce qu’on pioche et ce qui sort. Le reste vient des coups : les siens et ceux des autres. Part égale + donne + chance + coups = résultat.
review-how-accuracy = 100 sur 100 veut dire qu’aucun coup n’a rien coûté. Un coup qui coûte un quart des chances, ou plus, compte 0 ; entre les deux, il compte en proportion. Le chiffre est la moyenne de toutes les décisions.
review-how-error = Tout cela est estimé. ± donne la marge : deux fois sur trois, la vraie valeur s’y trouve, et presque toujours dans une marge double. Un coût faible peut n’être que du hasard.

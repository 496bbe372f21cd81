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
       *[partner] la carte du talon chez { $owner } sur la pile de construction { $pile }
    }
# $discard (number): which discard pile the card comes from.
advice-pile =
    { $whose ->
        [own] le dessus de la pile de défausse { $discard } sur la pile de construction { $pile }
       *[partner] le dessus de la pile de défausse { $discard } chez { $owner } sur la pile de construction { $pile }
    }
advice-pass = passer

## Why a move is good, or what speaks against it. Sentences about the move, whoever makes it.

why-wins-round = Cela gagne la manche.
why-only-move = Il n’y a pas d’autre coup.
why-best-chance = C’est ce coup qui a le mieux réussi dans les parties d’essai.
why-lays-stock = Le talon a une carte de moins.
why-frees-stock = Cela ouvre la voie à la carte du talon.
why-helps-partner = Cela aide le talon de l’équipe.
why-empties-hand = La main se vide, et alors il y a cinq nouvelles cartes.
why-completes-pile = Cela termine une pile de construction.
why-blocks-next-stock = La carte du talon suivant ne pourra pas être posée.
why-opens-next-stock = Mais cela ouvre la voie à la carte du talon suivant.
why-uncovers-discard = Cela découvre une autre carte sur une pile de défausse.
why-makes-room = Au prochain tour, tu pioches une nouvelle carte de plus.
why-keeps-wild = Une carte Skip-Bo reste pour plus tard.
why-spends-wild = Cela vaut une carte Skip-Bo.
why-matches-discard = Des cartes égales se superposent, et rien d’utile n’est couvert.
why-descends-discard = La pile de défausse descend dans l’ordre : plus tard, ses cartes pourront être posées l’une après l’autre.
why-opens-discard-pile = Cela commence une nouvelle pile de défausse et ne couvre rien.
why-buries-low-card = Mais cela couvre une carte plus basse.
why-leaves-next-nothing = Aucune des cartes visibles de la personne suivante ne pourra alors être posée.
why-sheds-many = Beaucoup de pièces partent d’un coup.
why-sheds-low = Des pièces basses partent, difficiles à poser plus tard.
why-cannot-be-beaten = Personne ne peut faire mieux.
why-keeps-breaker = Un Breaker reste pour plus tard.
why-saves-breaker = Le joker laisse un Breaker intact.
why-spends-breaker = Cela vaut un Breaker.
why-keeps-joker = Un joker reste pour plus tard.
why-spends-joker = Cela vaut un joker.
why-splits-set = Mais cela casse une autre mise en jeu.
why-stops-going-out = Cela arrête quelqu’un qui n’a presque plus de pièces.
why-keeps-lead = Cela gagne sans doute le pli, et qui le gagne ouvre de nouveau.

## A hint at the table

# $move: one of the moves above.
hint-try = Essaie ceci : { $move }.
hint-chance = Chances de gagner la manche : { $chance }, ± { $error }.
# A second move that is as good, as far as one can tell.
hint-other = Tout aussi bien, pour autant qu’on sache : { $move }.
# Added, for screen readers, to a card, a pile or a tile that the hint means.
hint-from = Le conseil prend cette carte.
hint-to = Le conseil pose une carte ici.
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
review-nothing = Rien ne s’est décidé dans cette partie : il n’y a rien à analyser.
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
review-given-away = Ensemble, elles ont laissé échapper environ { $lost } d’une manche gagnée, ± { $error }.

## The chance to win, over the moves of a round

review-chart = Chances de gagner
review-chart-about = Les chances de chacun de gagner la manche, du premier coup au dernier. Chaque coup est jugé d’après ce qui se voyait à ce moment-là, c’est pourquoi les lignes sautent un peu.
review-chart-about-breakers = Les chances de gagner la manche, du premier coup au dernier : chaque ligne telle que ce joueur pouvait le voir.
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
review-turned = Ce qui est apparu ensuite a fait passer les chances de gagner, pour { $side }, de { $from } à { $to }.
review-watch = Regarder
# Read aloud after it.
review-watch-move = le coup { $move } de la manche { $round } dans le replay

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
review-how-chance = À chaque décision, ce qui ne se voyait pas est distribué au hasard, et un bon bot continue à partir de là. Il y a { $count } parties d’essai de ce genre pour chaque coup. À Breakers, chacune va jusqu’à la fin de la manche, et les chances découlent du nombre de celles qui sont gagnées ; celles où d’autres ont encore posé comptent un peu moins, car on garde ses meilleures tuiles. À Skip-Bo, chacune continue quelques tours, et ce qui se trouve alors sur la table devient une chance de gagner, d’après la façon dont se sont terminées des manches semblables.
review-how-loss = Le prix d’un coup, ce sont les chances après le meilleur coup, moins les chances après le coup joué. Les deux sont essayés encore une fois avec de nouvelles donnes, pour que la chance ne fasse pas paraître un coup meilleur qu’il n’est.
review-how-fair = Chaque coup est jugé d’après ce qu’on pouvait savoir. On ne reproche à personne ce qui ne se voyait pas.
review-how-luck = La donne, ce sont les chances au premier coup, moins une part égale. La chance, c’est ce qui change entre un coup et le suivant : ce qu’on pioche et ce qui apparaît. Le reste vient des coups : les siens et ceux des autres. Part égale + donne + chance + coups = résultat.
review-how-accuracy = 100 sur 100 veut dire qu’aucun coup n’a rien laissé échapper. Un coup qui perd un quart des chances, ou plus, compte 0 ; entre les deux, il compte en proportion. Le chiffre est la moyenne de toutes les décisions.
review-how-error = Tout cela est estimé. ± dit à combien près : deux fois sur trois, la vraie valeur s’y trouve, et presque toujours dans le double. Un petit prix peut être dû au hasard.

### Playing in line mode: `stockpile play --plain`.
###
### It is read on a screen of 80 columns and it is read aloud: keep it short, and let no meaning hang on
### layout. $who, $whose and $game choose the sentence. What stands between quotation marks « », and
### everything in $move and $moves, is typed as it is. Names of people never follow “de” or “que”, which
### would have to be elided before some of them: “chez” fits all.

## Lists and people

# A list, built up from left to right: $first is the list so far, $next is one item more.
play-list = { $first }, { $next }
# The end of a list of people: “Ben, Cleo et toi”.
play-list-end = { $first } et { $last }
# The person, as one of several people in a list.
play-you = toi

## Around a match

# $game: the name of the game. $others: the other people.
play-against = Tu joues au { $game } contre { $others }.
# $partners: the people of your team, $others: those of the other teams.
play-with-partners = Tu joues au { $game } avec { $partners } contre { $others }.
# $points (number): the score that wins.
play-to-target =
    { $points ->
        [one] Qui arrive en premier à { $points } point gagne la partie.
       *[other] Qui arrive en premier à { $points } points gagne la partie.
    }
play-one-round = Une seule manche décide.
play-type-help = Tape « ? » pour avoir de l’aide à tout moment.
play-preparing = Les bots forts se préparent ; en attendant, de plus simples jouent.
# Said instead in a game that is to come out the same again.
play-preparing-wait = Les bots forts se préparent, et la partie les attend. Cela prend une minute, et une seule fois.
# When that does not work.
play-unprepared = Les bots forts ne peuvent pas être préparés ici ; de plus simples jouent à leur place.
# $name: whose bot it is. $reason: what the computer says of it.
play-bot-failed = Chez { $name }, le bot n’a pas joué ({ $reason }). Un bot simple joue à sa place.
# Said when a match is gone on with that was left earlier.
play-resumed = Tu reprends là où tu en étais.
play-round = Manche { $round }.

# The question to which a move is the answer. A space is put behind it.
play-prompt = Ton coup :
# The question between two rounds. A space is put behind it.
play-prompt-round = Appuie sur Entrée pour la manche suivante :
play-hint = Tape « ? » pour de l’aide, ou « moves » pour voir les coups possibles.
play-hint-round = Appuie sur Entrée pour continuer, ou tape « quit » pour t’arrêter ici.
play-no-moves = La manche est finie : il n’y a rien à jouer.
play-moves-pass = Passer : pass

play-passes =
    { $who ->
        [you] Tu passes.
       *[other] { $name } passe.
    }
play-points =
    { $who ->
        [you] { $points ->
            [one] Tu marques { $points } point.
           *[other] Tu marques { $points } points.
        }
        [we] { $points ->
            [one] Ton équipe marque { $points } point.
           *[other] Ton équipe marque { $points } points.
        }
        [they] { $points ->
            [one] { $names } marquent { $points } point.
           *[other] { $names } marquent { $points } points.
        }
       *[other] { $points ->
            [one] { $names } marque { $points } point.
           *[other] { $names } marque { $points } points.
        }
    }
play-match-won =
    { $who ->
        [you] Tu gagnes la partie.
        [we] Ton équipe gagne la partie.
        [they] { $names } gagnent la partie.
       *[other] { $names } gagne la partie.
    }
# One score in the list of scores.
play-score = { $names } { $points }
# $scores: the list of scores. $target (number): the score that wins the match.
play-scores = Scores : { $scores }. La partie va jusqu’à { $target }.
play-scores-final = Score final : { $scores }.

## A hint, when the person asks for one

# Reasons follow, each a sentence of its own. $chance and $error (numbers): percent; 0 means that it is certain.
play-hint-move =
    { $error ->
        [0] Essaie { $move } : { $chance } pour cent de chances de gagner la manche.
       *[other] Essaie { $move } : environ { $chance } pour cent de chances de gagner la manche, à { $error } près.
    }

## Leaving

# A command to type follows, in a line of its own.
play-left-saved = La partie est enregistrée. Pour la reprendre :
play-left-unsaved = La partie n’est pas enregistrée.
# $reason: what the computer says of it.
play-save-failed = La partie n’a pas pu être enregistrée : { $reason }.

## Help. A line that is indented stays a line of its own; all others are folded to the width.

# $highest (number): the number that completes a building pile.
play-help-skipbo =
    Vide ton talon avant que les autres vident le leur. Pose des cartes sur les piles de construction,
    qui montent de un en un de 1 à { $highest } : le dessus de ton talon, le dessus de tes piles de
    défausse, ou des cartes de ta main. Termine ton tour en mettant une carte de ta main sur l’une de
    tes piles de défausse. S est une carte Skip-Bo, un joker : elle prend le nombre qu’il faut.
play-help-skipbo-moves =
    Coups : h est ta main, d une pile de défausse, et les piles se comptent à partir de 1.
    {"  "}stock>2   le dessus de ton talon sur la pile de construction 2
    {"  "}h7>1      le 7 de ta main sur la pile de construction 1
    {"  "}hS>3      une carte Skip-Bo de ta main sur la pile de construction 3
    {"  "}d4>2      le dessus de ta pile de défausse 4 sur la pile de construction 2
    {"  "}h9>d1     le 9 de ta main sur ta pile de défausse 1 : cela finit ton tour
    {"  "}pass      finir ton tour, la main vide et rien à piocher
# Added where the person plays in a team. $seat: the letter of a partner’s seat.
play-help-skipbo-team =
    Ton équipe gagne quand tous ses talons sont vides. Tu peux aussi te servir dans les talons et les
    piles de défausse de tes coéquipiers. Mets la lettre de la place devant : { $seat }.stock>1 ou
    { $seat }.d2>4.
# $joker: how a joker is shown.
play-help-breakers =
    Pose ta dernière pièce avant tout le monde. L’ouvreur pose une mise en jeu. Les autres répondent à
    leur tour, par une mise en jeu de la même sorte et de la même longueur, assez élevée, ou par
    un Breaker, ou passent. Quand tous les autres ont passé, qui a posé en dernier ouvre de nouveau.
    { $joker } est un joker : il remplace n’importe quel nombre dans une paire ou une suite, mais jamais
    une des pièces d’un Breaker. Il se tape *.
play-help-breakers-moves =
    Coups : + relie des pièces identiques, - relie des pièces qui se suivent.
    {"  "}7         une pièce unique
    {"  "}7+7       une paire ; 7+* est une paire avec un joker
    {"  "}3-4-5     une suite de trois ou plus ; 8-9-* est 8, 9, 10, *-8-9 est 7, 8, 9
    {"  "}4+4-5+5   une suite de deux paires ou plus
    {"  "}2+2+2     un Breaker, brelan ou carré : il répond à toute mise en jeu
    {"  "}pass      ne rien poser cette fois
play-help-commands =
    Commandes :
    {"  "}look      toute la table de nouveau
    {"  "}moves     les coups possibles
    {"  "}hint      le meilleur coup, et pourquoi
# Where something can be taken back; between the two others.
play-help-undo = {"  "}undo      reprendre ton dernier coup, tant que rien de nouveau n’a été vu
play-help-more-commands =
    {"  "}log       ce qui s’est passé dans cette manche
    {"  "}scores    où en est la partie
    {"  "}rules     toutes les règles, comme on les joue ici
    {"  "}quit      t’arrêter ici

## Skip-Bo: what happens

# Before the first round everybody draws a card; the highest deals. $card: the card.
play-lead-drawn-skipbo =
    { $who ->
        [you] Pour savoir qui distribue, tu tires : { $card }.
       *[other] Pour savoir qui distribue, { $name } tire : { $card }.
    }
play-skipbo-lead-highest =
    { $who ->
        [you] Tu as la carte la plus élevée : c’est toi qui distribues.
       *[other] { $name } a la carte la plus élevée et distribue.
    }
# The deal moves on from round to round.
play-skipbo-lead-next-seat =
    { $who ->
        [you] Tu distribues.
       *[other] { $name } distribue.
    }
play-skipbo-lead-youngest =
    { $who ->
        [you] La personne la plus jeune, c’est toi.
       *[other] La personne la plus jeune, c’est { $name }.
    }
play-skipbo-lead-lot =
    { $who ->
        [you] Le sort te désigne.
       *[other] Le sort désigne { $name }.
    }
# $count (number): the cards of each stock pile.
play-skipbo-dealt =
    { $count ->
        [one] Chaque talon a { $count } carte.
       *[other] Chaque talon a { $count } cartes.
    }
play-skipbo-starts =
    { $who ->
        [you] Tu commences.
       *[other] { $name } commence.
    }

# Laying a card on a building pile. $pile (number): which building pile. $number (number): the number
# that the card has, or that a Skip-Bo card stands for. $discard (number): which discard pile it
# comes from.
play-skipbo-lays-hand =
    { $who ->
        [you] Tu poses le { $number } de ta main sur la pile de construction { $pile }.
       *[other] { $name } pose le { $number } de sa main sur la pile de construction { $pile }.
    }
play-skipbo-lays-hand-wild =
    { $who ->
        [you] Tu poses une carte Skip-Bo de ta main comme { $number } sur la pile de construction { $pile }.
       *[other] { $name } pose une carte Skip-Bo de sa main comme { $number } sur la pile de construction { $pile }.
    }
play-skipbo-lays-stock =
    { $who ->
        [you] Tu poses le { $number } de ton talon sur la pile de construction { $pile }.
       *[other] { $name } pose le { $number } de son talon sur la pile de construction { $pile }.
    }
play-skipbo-lays-stock-wild =
    { $who ->
        [you] Tu poses une carte Skip-Bo de ton talon comme { $number } sur la pile de construction { $pile }.
       *[other] { $name } pose une carte Skip-Bo de son talon comme { $number } sur la pile de construction { $pile }.
    }
play-skipbo-lays-discard =
    { $who ->
        [you] Tu poses le { $number } de ta pile de défausse { $discard } sur la pile de construction { $pile }.
       *[other] { $name } pose le { $number } de sa pile de défausse { $discard } sur la pile de construction { $pile }.
    }
play-skipbo-lays-discard-wild =
    { $who ->
        [you] Tu poses une carte Skip-Bo de ta pile de défausse { $discard } comme { $number } sur la pile de construction { $pile }.
       *[other] { $name } pose une carte Skip-Bo de sa pile de défausse { $discard } comme { $number } sur la pile de construction { $pile }.
    }

# In a team, from the pile of a partner. $whose (text): “you” if it is your pile, else “other”, and
# $owner is the name of whoever it belongs to. (If $who is “you”, $whose never is.)
play-skipbo-lays-stock-of-partner =
    { $who ->
        [you] Chez { $owner }, tu prends le { $number } du talon et tu le poses sur la pile de construction { $pile }.
       *[other] { $whose ->
            [you] { $name } pose le { $number } de ton talon sur la pile de construction { $pile }.
           *[other] Chez { $owner }, { $name } prend le { $number } du talon et le pose sur la pile de construction { $pile }.
        }
    }
play-skipbo-lays-stock-of-partner-wild =
    { $who ->
        [you] Chez { $owner }, tu prends une carte Skip-Bo du talon et tu la poses comme { $number } sur la pile de construction { $pile }.
       *[other] { $whose ->
            [you] { $name } pose une carte Skip-Bo de ton talon comme { $number } sur la pile de construction { $pile }.
           *[other] Chez { $owner }, { $name } prend une carte Skip-Bo du talon et la pose comme { $number } sur la pile de construction { $pile }.
        }
    }
play-skipbo-lays-discard-of-partner =
    { $who ->
        [you] Chez { $owner }, tu prends le { $number } de la pile de défausse { $discard } et tu le poses sur la pile de construction { $pile }.
       *[other] { $whose ->
            [you] { $name } pose le { $number } de ta pile de défausse { $discard } sur la pile de construction { $pile }.
           *[other] Chez { $owner }, { $name } prend le { $number } de la pile de défausse { $discard } et le pose sur la pile de construction { $pile }.
        }
    }
play-skipbo-lays-discard-of-partner-wild =
    { $who ->
        [you] Chez { $owner }, tu prends une carte Skip-Bo de la pile de défausse { $discard } et tu la poses comme { $number } sur la pile de construction { $pile }.
       *[other] { $whose ->
            [you] { $name } pose une carte Skip-Bo de ta pile de défausse { $discard } comme { $number } sur la pile de construction { $pile }.
           *[other] Chez { $owner }, { $name } prend une carte Skip-Bo de la pile de défausse { $discard } et la pose comme { $number } sur la pile de construction { $pile }.
        }
    }

play-skipbo-pile-full = La pile de construction { $pile } est complète et mise de côté.
# $card (number), $discard (number): which discard pile.
play-skipbo-discards =
    { $who ->
        [you] Tu te défausses du { $card } sur ta pile de défausse { $discard }.
       *[other] { $name } se défausse du { $card } sur sa pile de défausse { $discard }.
    }
play-skipbo-discards-wild =
    { $who ->
        [you] Tu te défausses d’une carte Skip-Bo sur ta pile de défausse { $discard }.
       *[other] { $name } se défausse d’une carte Skip-Bo sur sa pile de défausse { $discard }.
    }
# At the start of your turn. $cards: the list of cards.
play-skipbo-you-draw = Tu pioches { $cards }.
play-skipbo-you-draw-nothing = Il n’y a plus rien à piocher.
play-skipbo-you-refill = Tu as posé toute ta main et tu pioches { $cards }.
# $count (number): how many cards.
play-skipbo-refills =
    { $count ->
        [one] { $name } a posé toute sa main et pioche { $count } carte.
       *[other] { $name } a posé toute sa main et pioche { $count } cartes.
    }
play-skipbo-reshuffled = Les cartes mises de côté sont mélangées et forment une nouvelle pioche.
play-skipbo-redealt =
    Personne ne peut continuer. Toutes les mains, les piles de défausse et les piles de construction sont mélangées et forment une nouvelle pioche ; les talons restent.
play-skipbo-ended-stock-empty =
    { $who ->
        [you] Tu as vidé ton talon et tu gagnes la manche.
        [we] Ton équipe a vidé ses talons et gagne la manche.
        [they] { $names } ont vidé leurs talons et gagnent la manche.
       *[other] { $names } a vidé son talon et gagne la manche.
    }
play-skipbo-ended-fewest-stock =
    { $who ->
        [you] Personne ne peut continuer. Tu as le moins de cartes de talon et tu gagnes la manche.
        [we] Personne ne peut continuer. Ton équipe a le moins de cartes de talon et gagne la manche.
        [they] Personne ne peut continuer. { $names } ont le moins de cartes de talon et gagnent la manche.
       *[other] Personne ne peut continuer. { $names } a le moins de cartes de talon et gagne la manche.
    }
play-skipbo-ended-stalemate = Personne ne peut continuer. La manche est nulle.

## Skip-Bo: the table

# A building pile in the list that the next message takes in. $number (number): what it needs next.
play-skipbo-needs = la pile { $pile } attend un { $number }
play-skipbo-building = Piles de construction : { $piles }.
# $draw and $aside (numbers): how many cards.
play-skipbo-draw =
    { $draw ->
        [one] Pioche : { $draw } carte. De côté : { $aside }.
       *[other] Pioche : { $draw } cartes. De côté : { $aside }.
    }
# One of the others in a line. $top: the top card of the stock pile. $left (number): how many cards
# the stock pile has. $hand (number): how many cards the hand has. $piles (number): how many discard
# piles have cards. $tops: their top cards.
play-skipbo-opponent =
    { $left ->
        [0] { $piles ->
            [0] { $name } : talon vide, { $hand } en main, défausses vides.
           *[other] { $name } : talon vide, { $hand } en main, dessus des défausses : { $tops }.
        }
       *[other] { $piles ->
            [0] { $name } : talon { $top } (reste { $left }), { $hand } en main, défausses vides.
           *[other] { $name } : talon { $top } (reste { $left }), { $hand } en main, dessus des défausses : { $tops }.
        }
    }
# A partner, from whose piles you may lay. $seat: the letter of the seat.
play-skipbo-partner =
    { $left ->
        [0] { $name }, dans ton équipe à la place { $seat } : talon vide, { $hand } en main.
       *[other] { $name }, dans ton équipe à la place { $seat } : talon { $top } (reste { $left }), { $hand } en main.
    }
play-skipbo-own =
    { $left ->
        [0] Ton talon : vide.
       *[other] Ton talon : { $top } (reste { $left }).
    }
# A discard pile in the list that the next messages take in. $cards: its cards, the top one first.
# The d is what is typed in moves.
play-skipbo-discard = d{ $pile } : { $cards }
play-skipbo-discard-empty = d{ $pile } : vide
play-skipbo-discards-of = Piles de défausse chez { $name }, à partir du dessus : { $piles }.
# Discard piles of a partner, from which you may lay, too.
play-skipbo-partner-discards = Piles de défausse chez { $name }, pour toi aussi, à partir du dessus : { $piles }.
play-skipbo-partner-discards-empty = Chez { $name }, les piles de défausse sont vides.
play-skipbo-own-discards = Tes piles de défausse, à partir du dessus : { $piles }.
# $count (number): how many discard piles there are.
play-skipbo-own-discards-empty = Tes piles de défausse, d1 à d{ $count }, sont vides.
play-skipbo-hand = Ta main : { $cards }.
play-skipbo-hand-empty = Ta main : vide.

## Skip-Bo: what you can do

play-skipbo-can-lay = Tu peux poser : { $moves }.
play-skipbo-can-discard = Ou finis ton tour par une défausse, comme { $move }.
play-skipbo-only-discard = Tu ne peux rien poser. Finis ton tour par une défausse, comme { $move }.
# Where the table plays that a card must be laid if one can be.
play-skipbo-must-lay = Tu dois poser une carte avant de pouvoir te défausser.
# The same where only the own stock card must be.
play-skipbo-must-lay-stock = Tu dois poser la carte du dessus de ton talon avant de pouvoir terminer ton tour.
play-skipbo-can-pass = Ta main est vide et il n’y a rien à piocher : finis ton tour avec pass.
play-skipbo-moves-lay = Poser : { $moves }
play-skipbo-moves-discard = Se défausser, ce qui finit ton tour : { $moves }

## Breakers: what happens

# Before the first round everybody draws a tile; the highest opens. $card: the tile.
play-lead-drawn-breakers =
    { $who ->
        [you] Pour savoir qui ouvre, tu pioches : { $card }.
       *[other] Pour savoir qui ouvre, { $name } pioche : { $card }.
    }
play-breakers-lead-highest =
    { $who ->
        [you] Tu as la pièce la plus élevée.
       *[other] { $name } a la pièce la plus élevée.
    }
play-breakers-lead-round-winner =
    { $who ->
        [you] Tu as gagné la dernière manche.
       *[other] { $name } a gagné la dernière manche.
    }
# $count (number): the tiles in each hand. $unused (number): the tiles that nobody has.
play-breakers-dealt =
    { $unused ->
        [0] { $count ->
            [one] Chacun a { $count } pièce.
           *[other] Chacun a { $count } pièces.
        }
       *[other] { $count ->
            [one] Chacun a { $count } pièce ; face cachée sur le côté : { $unused }.
           *[other] Chacun a { $count } pièces ; face cachée sur le côté : { $unused }.
        }
    }
play-breakers-opens =
    { $who ->
        [you] Tu ouvres.
       *[other] { $name } ouvre.
    }
# $set: the tiles, such as 7+7.
play-breakers-lays-single =
    { $who ->
        [you] Tu poses une pièce unique : { $set }.
       *[other] { $name } pose une pièce unique : { $set }.
    }
play-breakers-lays-pair =
    { $who ->
        [you] Tu poses une paire : { $set }.
       *[other] { $name } pose une paire : { $set }.
    }
# $length (number): how many numbers the run has. $height (number): the highest of them.
play-breakers-lays-run =
    { $who ->
        [you] Tu poses une suite de { $length } jusqu’à { $height } : { $set }.
       *[other] { $name } pose une suite de { $length } jusqu’à { $height } : { $set }.
    }
# $length (number): how many pairs there are; always two or more.
play-breakers-lays-pair-run =
    { $who ->
        [you] Tu poses une suite de { $length } paires jusqu’à { $height } : { $set }.
       *[other] { $name } pose une suite de { $length } paires jusqu’à { $height } : { $set }.
    }
play-breakers-lays-breaker =
    { $who ->
        [you] Tu poses un Breaker : { $set }.
       *[other] { $name } pose un Breaker : { $set }.
    }
play-breakers-trick-won =
    { $who ->
        [you] Tu gagnes le pli et tu ouvres le suivant.
       *[other] { $name } gagne le pli et ouvre le suivant.
    }
play-breakers-ended =
    { $who ->
        [you] Tu as posé ta dernière pièce et tu gagnes la manche.
       *[other] { $names } a posé sa dernière pièce et gagne la manche.
    }

## Breakers: the table

# One seat in the list that the next message takes in. $count (number): how many tiles it has.
play-breakers-count =
    { $who ->
        [you] toi { $count }
       *[other] { $name } { $count }
    }
play-breakers-counts = Pièces restantes : { $counts }.
play-breakers-unused =
    { $count ->
        [one] Sur le côté, face cachée : { $count } pièce.
       *[other] Sur le côté, face cachée : { $count } pièces.
    }
# Where the table shows what was played in finished tricks. $tiles: all of it, sorted.
play-breakers-played = Plis finis : { $tiles }.
# One set in the list that the next message takes in.
play-breakers-laid =
    { $who ->
        [you] toi { $set }
       *[other] { $name } { $set }
    }
# $sets: what was laid in the running trick so far, in order.
play-breakers-trick = Ce pli : { $sets }.
play-breakers-hand = Tes pièces : { $tiles }.

## Breakers: what you can do

play-breakers-lead-any = Tu ouvres : pose la mise en jeu que tu veux. Tape « moves » pour voir les tiennes.
# What would answer. $low (number): the lowest number that will do.
play-breakers-answer-single = Pour répondre : une pièce unique, { $low } ou plus, ou un Breaker.
# $joker: how a joker is shown.
play-breakers-answer-single-of-jokers = Pour répondre : { $joker }, ou un Breaker.
play-breakers-answer-pair = Pour répondre : une paire de { $low } ou plus, ou un Breaker.
play-breakers-answer-pair-of-jokers = Pour répondre : { $joker }+{ $joker }, ou un Breaker.
play-breakers-answer-run = Pour répondre : une suite de { $length } jusqu’à { $low } ou plus, ou un Breaker.
play-breakers-answer-pair-run = Pour répondre : une suite de { $length } paires jusqu’à { $low } ou plus, ou un Breaker.
play-breakers-answer-only-breaker = Pour répondre : il faut un Breaker.
play-breakers-answer-breaker = Pour répondre : il faut un Breaker plus élevé.
play-breakers-must-answer = Tu dois répondre. Tu peux poser : { $moves }.
play-breakers-may-answer = Tu peux poser : { $moves }. Ou passer : pass.
play-breakers-only-pass = Tu ne peux pas répondre. Tape « pass ».
play-breakers-moves-single = Pièces uniques : { $moves }
play-breakers-moves-pair = Paires : { $moves }
play-breakers-moves-run = Suites : { $moves }
play-breakers-moves-pair-run = Suites de paires : { $moves }
play-breakers-moves-breaker = Breakers : { $moves }
# $count (number): how many moves are not listed.
play-breakers-moves-more =
    { $count ->
        [one] Les jokers offrent encore { $count } autre façon de jouer, à la place de pièces que tu as.
       *[other] Les jokers offrent encore { $count } autres façons de jouer, à la place de pièces que tu as.
    }

## Where people draw by hand and can err. draw5, catch, advice, agree and disagree are typed like this.

# $move: what to type. $count (number): how many cards that draws.
play-tabletop-can-draw = Pour piocher, tape { $move }.
# $move: what to type. $name: who plays out of turn.
play-tabletop-can-catch = { $name } joue hors de son tour ! Pour l’arrêter, tape { $move }.
play-tabletop-can-judge = Quelqu’un est accusé d’avoir donné un conseil. Est-ce vrai ? Tape agree (oui) ou disagree (non).
play-tabletop-can-own-up = Ton équipe est accusée d’avoir donné un conseil. Pour l’avouer, tape agree.
play-tabletop-can-deny = Ton équipe est accusée d’avoir donné un conseil. Pour l’avouer, tape agree ; pour le nier, disagree.
# Follows the sentence that something is not a move.
play-tabletop-typed = Ici, tu peux aussi taper draw3, catch B ou, en équipe, advice C.
# $count (number): how many cards somebody wants to draw at once, more than ten.
play-tabletop-many = { $count } cartes d’un coup, c’est beaucoup, et celles en trop vont sous ton talon.
# $seat: the letter of a seat, as an example.
play-help-tabletop =
    Ici, tu pioches toi-même : draw5 prend cinq cartes, draw1 une seule. Ce que tu pioches en trop va sous ton
    talon. Si quelqu’un joue hors de son tour, dis-le : catch { $seat } prend la place { $seat } sur le fait. En équipe,
    advice { $seat } dit que la place { $seat } a donné un conseil à son coéquipier ; agree (oui) et disagree (non) y répondent.

### Tabletop conduct: people draw by hand, can err, and catch each other. Page and terminal share it.
###
### For translators. Short, warm sentences: nobody is scolded, it is part of the fun. $who (text)
### chooses the sentence: “you”, or “other” for somebody else, whose name is $name; $whom does the
### same for a second person. The words of the game are those of the printed sheets in your language.

## What happens

# $count (number): how many cards.
tabletop-draws =
    { $who ->
        [you] { $count ->
            [one] Peschi { $count } carta.
           *[other] Peschi { $count } carte.
        }
       *[other] { $count ->
            [one] { $name } pesca { $count } carta.
           *[other] { $name } pesca { $count } carte.
        }
    }
# Too many cards were drawn. $count (number): how many of them go under the stock pile.
tabletop-slips =
    { $who ->
        [you] { $count ->
            [one] Troppe carte: { $count } carta va coperta sotto il tuo mazzetto.
           *[other] Troppe carte: { $count } carte vanno coperte sotto il tuo mazzetto.
        }
       *[other] { $count ->
            [one] { $name } ha pescato troppo: { $count } carta va coperta sotto il mazzetto.
           *[other] { $name } ha pescato troppo: { $count } carte vanno coperte sotto il mazzetto.
        }
    }
# $offender: the name of who was caught; $whom says whether that is “you”.
tabletop-catches =
    { $who ->
        [you] Cogli sul fatto { $offender }, che gioca fuori turno.
       *[other] { $whom ->
            [you] { $name } ti coglie sul fatto: giochi fuori turno.
           *[other] { $name } coglie sul fatto { $offender }, che gioca fuori turno.
        }
    }
# Somebody has finished a turn out of turn.
tabletop-stands =
    { $who ->
        [you] Nessuno se n’è accorto: il tuo turno vale.
       *[other] Nessuno ha colto sul fatto { $name }: il turno vale.
    }
# $accused: the name of who is said to have given advice; $whom says whether that is “you”.
tabletop-calls =
    { $who ->
        [you] Dici che { $accused } ha dato un consiglio.
       *[other] { $whom ->
            [you] { $name } dice che hai dato un consiglio.
           *[other] { $name } dice che { $accused } ha dato un consiglio.
        }
    }
# $agrees (text): “yes” or “no”.
tabletop-judges =
    { $who ->
        [you] { $agrees ->
            [yes] Dici che era un consiglio.
           *[no] Dici che non era un consiglio.
        }
       *[other] { $agrees ->
            [yes] { $name } dice che era un consiglio.
           *[no] { $name } dice che non era un consiglio.
        }
    }
# $confirmed (text): “yes” or “no”.
tabletop-settled =
    { $confirmed ->
        [yes] Era un consiglio.
       *[no] Non era un consiglio.
    }
# The turn ended before that was settled. $who and $name: the accused.
tabletop-lapsed =
    { $who ->
        [you] Il turno è finito: l’accusa contro di te cade.
       *[other] Il turno è finito: l’accusa contro { $name } cade.
    }
# $count (number): how many cards.
tabletop-penalty =
    { $who ->
        [you] { $count ->
            [one] { $count } carta del mazzo di pesca va sotto il tuo mazzetto senza che nessuno la veda.
           *[other] { $count } carte del mazzo di pesca vanno sotto il tuo mazzetto senza che nessuno le veda.
        }
       *[other] { $count ->
            [one] { $count } carta del mazzo di pesca va sotto il mazzetto di { $name } senza che nessuno la veda.
           *[other] { $count } carte del mazzo di pesca vanno sotto il mazzetto di { $name } senza che nessuno le veda.
        }
    }

## Why, added to some of these

tabletop-slips-why = Chi pesca troppe carte mette le ultime sotto il proprio mazzetto. Gli altri non le vedono.
# The turn goes back to whose turn it is by right.
tabletop-turn-back =
    { $who ->
        [you] Le carte giocate restano, e tocca di nuovo a te.
       *[other] Le carte giocate restano, e il turno è di nuovo di { $name }.
    }
# What it costs to be caught. $caught (text): the house rule, “whole-turn” or “start-only”.
tabletop-ban =
    { $who ->
        [you] { $caught ->
            [start-only] All’inizio del tuo prossimo turno non peschi.
           *[whole-turn] Nel tuo prossimo turno non peschi niente.
        }
       *[other] { $caught ->
            [start-only] { $name } non pesca all’inizio del prossimo turno.
           *[whole-turn] { $name } non pesca niente nel prossimo turno.
        }
    }
tabletop-stands-why =
    { $who ->
        [you] Giocato fuori turno, ma ormai concluso: nessuna penalità, e si continua alla tua sinistra.
       *[other] Giocato fuori turno, ma ormai concluso: nessuna penalità, e si continua alla sinistra di { $name }.
    }
tabletop-penalty-why = È il prezzo di un consiglio tra compagni.
tabletop-settled-why = Deve essere d’accordo più della metà di chi viene interpellato, oppure qualcuno della squadra deve ammetterlo.

## At the table

# A link, while people gather, to a short lesson on it.
tabletop-lesson = Una breve lezione: pescare da sé e tenersi d’occhio
# When the first cards are dealt. “Caught!” is tabletop-catch.
tabletop-welcome = Qui le carte le peschi tu: tocca il mazzo di pesca, carta per carta, fino ad averne { $hand } in mano. Se qualcuno gioca fuori turno, tocca «Visto!».
# Added in teams. “That was advice!” is tabletop-call.
tabletop-welcome-teams = Se qualcuno dà un consiglio al compagno, tocca il suo nome e poi «Era un consiglio!».
# A button, as short as can be: what one calls out.
tabletop-catch = Visto!
# The same button, read aloud. It begins with the same word.
tabletop-catch-about = Visto! Qualcuno gioca fuori turno.
# It is your turn, but somebody else plays, out of turn.
tabletop-interrupted = { $name } sta giocando: tocca «Visto!», o aspetta la fine di quel turno.
# A button beside somebody’s piles, in teams, and what it does.
tabletop-call = Era un consiglio!
tabletop-call-about = Mentre qualcuno gioca, i suoi compagni non gli danno consigli. Gli altri decidono se è successo; con due sole squadre deve ammetterlo quella accusata.
# A question, with two buttons.
tabletop-question =
    { $who ->
        [you] Dici che { $accused } ha dato un consiglio.
       *[other] { $whom ->
            [you] { $name } dice che hai dato un consiglio.
           *[other] { $name } dice che { $accused } ha dato un consiglio. È vero?
        }
    }
tabletop-agree = Sì
tabletop-disagree = No
# The question for the team of the accused, with two buttons. $whom says whether the accused is “you”.
tabletop-own-up =
    { $whom ->
        [you] { $name } dice che hai dato un consiglio. Lo ammetti?
       *[other] { $name } dice che { $accused }, della tua squadra, ha dato un consiglio. Lo ammetti?
    }
tabletop-own-up-agree = Ammetti
tabletop-own-up-disagree = Nega
# How it stands. Numbers: $agree and $disagree have answered, $asked are asked in all.
tabletop-tally = Sì { $agree }, no { $disagree }, su { $asked }
# Beside the name of somebody who was caught, as short as can be.
tabletop-banned = non pesca
# The same, read aloud.
tabletop-banned-about = Ha giocato fuori turno: non pesca all’inizio del prossimo turno.
# Added to the draw pile, read aloud. $hand (number): the cards in your hand.
tabletop-draw = Pesca una carta; ne hai { $hand } in mano.
# Keys: what each of them does.
tabletop-key-draw = Pesca una carta
tabletop-key-catch = Visto! Qualcuno gioca fuori turno

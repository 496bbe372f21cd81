### Hints at the table, and the review of a finished match.
###
### For translators. Read by families, not by statisticians: plain words, short sentences. The words of
### the game are those of the printed sheets in your language. $chance is a chance to win, ready to be
### shown, such as 61 %; $error is how far it may be off, such as 2 (percent); $name is somebody’s name.

## Moves, as a part of a sentence: what goes where. “Better: the 7 from the hand on building pile 2.”

# $card (text): its number, or S for a Skip-Bo card. $pile (number): which building pile.
advice-hand =
    { $card ->
        [S] una carta Skip-Bo dalla mano sulla pila di costruzione { $pile }
       *[other] un { $card } dalla mano sulla pila di costruzione { $pile }
    }
# $pile (number): which discard pile.
advice-discard =
    { $card ->
        [S] una carta Skip-Bo dalla mano sulla pila di scarto { $pile }
       *[other] un { $card } dalla mano sulla pila di scarto { $pile }
    }
# $whose (text): “own”, or “partner” if the pile belongs to a partner, who is called $owner.
advice-stock =
    { $whose ->
        [own] la carta del mazzetto sulla pila di costruzione { $pile }
       *[partner] la carta del mazzetto di { $owner } sulla pila di costruzione { $pile }
    }
# $discard (number): which discard pile the card comes from.
advice-pile =
    { $whose ->
        [own] la carta in cima alla pila di scarto { $discard } sulla pila di costruzione { $pile }
       *[partner] la carta in cima alla pila di scarto { $discard } di { $owner } sulla pila di costruzione { $pile }
    }
advice-pass = passare

## Why a move is good, or what speaks against it. Sentences about the move, whoever makes it.

why-wins-round = Vince il round.
why-only-move = Non c’è altra mossa.
why-best-chance = Nelle partite di prova ha reso di più.
why-must-lay = Questa carta va giocata per forza.
why-lays-stock = Toglie una carta dal mazzetto.
why-frees-stock = Apre la strada alla carta del mazzetto.
why-helps-partner = Aiuta un compagno a svuotare il mazzetto.
why-empties-hand = Aiuta a svuotare la mano, e poi arrivano cinque carte nuove.
why-completes-pile = Completa una pila di costruzione.
why-blocks-next-stock = Impedisce a chi viene dopo di giocare la carta del suo mazzetto.
why-opens-next-stock = Ma apre la strada al mazzetto di chi viene dopo.
why-uncovers-discard = Scopre un’altra carta su una pila di scarto.
why-makes-room = Al prossimo turno peschi una carta nuova in più.
why-keeps-wild = Tiene una carta Skip-Bo per dopo.
why-spends-wild = Merita una carta Skip-Bo.
why-matches-discard = Mette insieme carte uguali e non copre nulla di utile.
why-descends-discard = La pila di scarto scende in ordine: più tardi le sue carte si potranno giocare una dopo l’altra.
why-opens-discard-pile = Comincia una nuova pila di scarto e non copre nulla.
why-buries-low-card = Ma copre una carta più bassa.
why-leaves-next-nothing = Chi viene dopo non potrà giocare nessuna delle sue carte scoperte.
why-sheds-many = Si libera di molte tessere in una volta.
why-sheds-low = Si libera di tessere basse, difficili da giocare dopo.
why-cannot-be-beaten = Nessuno può batterla.
why-keeps-breaker = Tiene un Breaker per dopo.
why-saves-breaker = Il jolly lascia intatto un Breaker.
why-spends-breaker = Merita un Breaker.
why-keeps-joker = Tiene un jolly per dopo.
why-spends-joker = Merita un jolly.
why-splits-set = Ma spezza un altro set.
why-stops-going-out = Ferma chi ha ormai poche tessere.
why-keeps-lead = Probabilmente vince la presa, e chi la vince apre di nuovo.

## A hint at the table

# $move: one of the moves above.
hint-try = Prova così: { $move }.
hint-chance = Probabilità di vincere il round: { $chance }, ± { $error }.
# A second move that is as good, as far as one can tell.
hint-other = Altrettanto buona, per quanto si può dire: { $move }.
# Added, for screen readers, to a card, a pile or a tile that the hint means.
hint-from = Il consiglio è di prendere questa carta.
hint-to = Il consiglio è di mettere qui una carta.
# $tile: a number or the word for a joker.
hint-tile = { $tile }, fa parte del consiglio

## The review of a match

review-title = Analisi
# The title of the browser’s tab. $code: the table.
review-heading = Analisi, tavolo { $code }
review-to-replay = Al replay
# While it is computed. $percent: ready to be shown.
review-working = La partita viene esaminata mossa per mossa: { $percent }
review-waiting = La partita aspetta di essere esaminata…
review-leave = Puoi lasciare questa pagina e tornare: il lavoro continua.
review-nothing = In questa partita non c’era nulla da decidere: non c’è nulla da analizzare.
review-rounds = Quale round

## Who played how well

review-players = Come ha giocato ciascuno
# $accuracy: a number up to 100, ready to be shown. 100: never gave anything away.
review-accuracy = { $accuracy } su 100
# $count (number): moves with something to choose.
review-decisions =
    { $count ->
        [0] Niente da decidere.
        [one] { $count } decisione.
       *[other] { $count } decisioni.
    }
# $lost: what these decisions cost altogether, such as 7 % of a round that is won for sure.
review-given-away = Costo complessivo: circa { $lost } di un round vinto, ± { $error }.

## The chance to win, over the moves of a round

review-chart = Probabilità di vincere
review-chart-about = Quanto era probabile per ciascuno vincere il round, dalla prima mossa all’ultima. Ogni mossa è giudicata in base a ciò che poteva vedere chi l’ha fatta, perciò le linee fanno qualche salto.
review-chart-about-breakers = Quanto era probabile per ciascuno vincere il round, dalla prima mossa all’ultima: ogni linea secondo ciò che poteva vedere quel giocatore.
# Follows it, if there are any. Both kinds have their mark in the chart.
review-chart-numbers = I numeri indicano i momenti qui sotto: i triangoli sono le mosse, i rombi la fortuna.
# For the control that goes through the moves.
review-go = Scorri le mosse
# $move (number): which one, $moves (number): of how many. Read aloud.
review-go-at = Mossa { $move } di { $moves }.
# $text: what was played.
review-at = Mossa { $move } di { $moves }. { $name }: { $text }.
review-at-end = La fine del round.
# One of several in a list. $side: a name, or several.
review-share = { $side } { $chance }
review-as-table = Come tabella
review-head-move = Mossa
review-head-played = Giocata
# In that table. $text: what was played.
review-said = { $name }: { $text }

## The moments that mattered

review-moments = I momenti che hanno contato
review-no-moments = Nessuna mossa di questo round ha regalato molto.
# $move (number): which move of the round.
review-moment = { $name }, mossa { $move }
# $move: one of the moves at the top of this file.
review-played = Giocata: { $move }.
review-better = Meglio: { $move }.
# $after: the chance that was left. $before: the chance that there was with the better move.
review-cost = Probabilità di vincere: { $after } invece di { $before }, ± { $error }.
# A heading among the moments: something turned up after a move.
review-turn = Fortuna, dopo la mossa { $move }
# $side: a name, or several. $from and $to: chances to win.
review-turned = Ciò che è uscito dopo ha portato la probabilità di { $side } da { $from } a { $to }.
review-watch = Guarda
# Read aloud after it.
review-watch-move = la mossa { $move } del round { $round } nel replay

## Sharing a moment: a picture of it, and a link

review-share-moment = Condividi questo momento
# The same, read aloud. $moment: the heading of the moment.
review-share-about = Condividi: { $moment }
review-share-link = Link a questo momento
review-share-send = Invia l’immagine
review-share-save = Salva l’immagine

## Luck and decisions

review-balance = Fortuna o bravura?
# $even: the chance that everybody has before the deal.
review-balance-about = Prima della distribuzione tutti hanno il { $even }. Ecco che cosa ne hanno fatto la fortuna e le mosse, in percentuale:
review-deal = Distribuzione
review-luck = Fortuna
# What all moves did, one’s own and those of the others.
review-choices = Mosse di tutti
# A heading. $side: a name, or several. $even: the chance before the deal. $result: the chance in the end,
# 100 % for who has won.
review-came = { $side }: da { $even } a { $result }
# $error: how far luck and moves may be off, in percent.
review-balance-error = I valori di fortuna e mosse sono stime: ciascuno può scostarsi di circa { $error }. La somma torna sempre.

## How it is computed

review-how = Come si calcola
# $count (number): how many trial games, a few hundred.
review-how-chance = A ogni decisione, ciò che non si poteva vedere viene distribuito a caso, e un buon bot continua da lì. Per ogni mossa si fanno { $count } partite di prova così. In Breakers ognuna arriva alla fine del round, e la probabilità dipende da quante se ne vincono; quelle decise anche dalle mosse degli altri contano un po’ meno, perché le persone si tengono le tessere migliori. In Skip-Bo ognuna continua per alcuni turni, e ciò che allora sta sul tavolo diventa una probabilità, in base a come sono finiti round simili.
review-how-loss = Il costo di una mossa è la probabilità dopo la mossa migliore meno la probabilità dopo la mossa giocata. Entrambe si provano un’altra volta con nuove distribuzioni, perché la fortuna non faccia sembrare una mossa migliore di quella che è.
review-how-fair = Ogni mossa è giudicata in base a ciò che si poteva sapere. A nessuno si rimprovera ciò che non poteva vedere.
review-how-luck = La distribuzione è la probabilità alla prima mossa meno una parte uguale per tutti. La fortuna è ciò che cambia tra una mossa e la successiva: ciò che si pesca e ciò che viene scoperto. Il resto lo cambiano le mosse: le proprie e quelle degli altri. Parte uguale + distribuzione + fortuna + mosse = risultato.
review-how-accuracy = 100 su 100 vuol dire che nessuna mossa ha regalato nulla. Una mossa che regala un quarto della probabilità, o di più, conta 0; in mezzo conta in proporzione. Il numero è la media di tutte le decisioni.
review-how-error = Sono tutte stime. ± ne indica il margine: due volte su tre il valore vero sta lì dentro, e quasi sempre entro il doppio. Un costo piccolo può essere dovuto al caso.

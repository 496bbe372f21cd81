### After a round and after a match, in the browser; and the check of the shuffle.
###
### For translators. Headings, labels of buttons, short sentences. The words of the game are those of
### the printed sheets in your language.

### $who (text) chooses the sentence: “you”, “we” (you and your partners), “they” (another team), or
### “other” for one other person. $names lists the people of the side that has won.

## Who has won: headings

# A match, or a single round.
ending-won =
    { $who ->
        [you] Hai vinto
        [we] Ha vinto la tua squadra
        [they] Hanno vinto { $names }
       *[other] Ha vinto { $names }
    }
# One round of a match. $round (number): which one.
ending-won-round =
    { $who ->
        [you] Hai vinto il round { $round }
        [we] La tua squadra ha vinto il round { $round }
        [they] { $names } hanno vinto il round { $round }
       *[other] { $names } ha vinto il round { $round }
    }
ending-drawn = Nessuno ha vinto
# $round (number): which round.
ending-drawn-round = Nessuno ha vinto il round { $round }

## How it ended

ending-concession =
    { $who ->
        [you] Gli altri hanno abbandonato.
        [we] Gli altri hanno abbandonato.
       *[other] La partita è stata abbandonata.
    }
# Everybody has given up.
ending-concession-nobody = La partita è stata abbandonata.
# All agreed to end the match as it stood.
ending-agreement =
    { $who ->
        [you] Di comune accordo si finisce qui, e hai più punti di tutti.
        [we] Di comune accordo si finisce qui, e la tua squadra ha più punti di tutti.
        [they] Di comune accordo si finisce qui, e { $names } hanno più punti di tutti.
       *[other] Di comune accordo si finisce qui, e { $names } ha più punti di tutti.
    }
ending-agreement-nobody = Di comune accordo si finisce qui.

## The scores

# The head of a table of scores: who it is about.
ending-who = Chi
# The head of a narrow column: how many cards are left in stock piles.
ending-left-skipbo = Mazzetto
# The head of a narrow column: how many tiles are left in hands.
ending-left-breakers = Tessere
# The head of a narrow column: the points of this round.
ending-gained = Round
# The head of a narrow column: the points of the match so far.
ending-score = Totale
# The points of a round. $points (number).
ending-plus = +{ $points }
# Read aloud in front of the name of who has won.
ending-winner = Ha vinto:
# How the points of a round came about. $win (number): points for winning it. $card (number): points
# for each card. $count (number): how many cards are left in the stock piles of the other sides.
ending-points-skipbo =
    { $count ->
        [0] { $win } punti per il round vinto.
        [one] { $win } punti per il round vinto, e { $card } per la carta rimasta nei mazzetti degli altri.
       *[other] { $win } punti per il round vinto, e { $card } per ognuna delle { $count } carte rimaste nei mazzetti degli altri.
    }
# $points (number): points for each tile. $count (number): how many tiles the others have left.
ending-points-breakers =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } { $count ->
        [one] per la tessera rimasta agli altri.
       *[other] per ognuna delle { $count } tessere rimaste agli altri.
    }
# A drawn round.
ending-points-none = Nessuno fa punti.
# $target (number): the score that wins the match.
ending-target = Si gioca fino a { $target } punti.

## Buttons

ending-next = Prossimo round
ending-not-ready = Un momento
# The host does not wait for those who are not ready.
ending-start = Continua senza aspettare
# $names: who is not ready yet.
ending-waiting = In attesa: { $names }.
ending-rematch = Gioca ancora
ending-replay = Rivedi la partita
ending-review = Analizza la partita
ending-statistics = Le tue statistiche
# Opens the link, the record and the check of the shuffle.
ending-more = Condividi e controlla
# The link to the replay.
ending-share = Link al replay
ending-record = Salva la registrazione

## The check of the shuffle

ending-check = Controlla la mescolata
ending-check-about = Il tuo browser può rifare la mescolata e vedere se escono le stesse carte.
ending-checking = Controllo…
# $rounds (number): how many rounds were checked.
ending-fair =
    { $rounds ->
        [one] La mescolata era onesta. Il round è stato controllato.
       *[other] La mescolata era onesta. Round controllati: { $rounds }.
    }
# $shuffles (number): how many shuffles were done again.
ending-fair-why =
    { $shuffles ->
        [one] Quello che decide l’ordine era fissato prima dell’inizio della partita: nessuno ha potuto sceglierlo dopo. Il tuo browser ha rifatto la mescolata e trovato lo stesso ordine.
       *[other] Quello che decide l’ordine era fissato prima dell’inizio della partita: nessuno ha potuto sceglierlo dopo. Il tuo browser ha rifatto tutte e { $shuffles } le mescolate e trovato ogni volta lo stesso ordine.
    }
ending-fair-mine = Ne fa parte anche quello che ha aggiunto il tuo dispositivo.
ending-fits = La registrazione è coerente.
ending-fits-why = Il tuo browser ha rifatto le mescolate e ha trovato le stesse carte. Non era al tavolo, quindi non sa quando sono state promesse.
ending-unfair = La mescolata non è quella promessa.
# $round (number): which round.
ending-flaw-no-link = Round { $round }: il segreto della mescolata non è stato detto, quindi non si può controllare.
ending-flaw-other-link = Round { $round }: il suo segreto non è quello promesso prima della partita.
ending-flaw-not-mine = Round { $round }: manca quello che ha aggiunto il tuo dispositivo. (È normale se hai lasciato il posto prima della distribuzione.)
ending-flaw-other-lead = Round { $round }: chi comincia non è stato deciso come vuole la mescolata.
ending-flaw-other-deal = Round { $round }: quello che è stato distribuito non è quello che dà la mescolata.
ending-flaw-other-shuffle = Round { $round }: mescolando di nuovo è uscito un ordine diverso da quello della mescolata.
ending-unfair-next = Salva la registrazione, e chiedi spiegazioni a chi gestisce il server.

### Het scoreblok, voor wie met de echte kaarten speelt.

score-about = Voor een avond rond de doos. Wat je opschrijft blijft op dit apparaat en werkt ook zonder verbinding.
score-never-opened = De eerste keer moet deze pagina de server bereiken. Daarna werkt ze zonder.
score-new = Nieuw blok
score-evenings = Eerdere avonden
score-game = Wat jullie spelen
score-names = Wie speelt mee
score-names-about = In de volgorde waarin jullie zitten, met de klok mee. Een team is één regel.
score-name = Naam { $number }
score-add-name = Nog iemand
score-target = Punten om te winnen
score-goes-to = tot { $target } punten
score-first-deals = Wie deelt het eerst?
score-first-starts = Wie begint? (De jongste)
score-first-winner-opens = Wie opent? (De hoogste steen)
score-begin = Beginnen
score-next-deals = Ronde { $round }: { $name } deelt, { $other } begint
score-next-starts = Ronde { $round }: { $name } begint
score-next-winner-opens = Ronde { $round }: { $name } opent
score-won = Wie heeft de ronde gewonnen?
score-nobody = Niemand
score-typed = Of meteen de punten
score-write = Opschrijven
score-undo = Laatste ronde schrappen
score-round = Ronde
score-total = Totaal
score-chart = Hoe het ging
score-share = Uitslag delen
score-print = Scoreblad afdrukken
score-rules = De regels om af te drukken
score-delete = Dit blok verwijderen
score-delete-ask = Dit blok verwijderen?
score-delete-about = Het staat alleen op dit apparaat en is niet terug te halen.
score-left =
    { $game ->
        [breakers] Stenen die nog in de hand zijn
       *[skipbo] Kaarten die nog in de stok zijn
    }
score-worth =
    { $points ->
        [one] { $points } punt voor { $name }
       *[other] { $points } punten voor { $name }
    }
score-winner =
    { $points ->
        [one] { $name } wint met { $points } punt
       *[other] { $name } wint met { $points } punten
    }

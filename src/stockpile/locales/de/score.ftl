### Der Punkteblock, für alle, die mit den echten Karten spielen.

score-about = Für einen Abend mit der Schachtel auf dem Tisch. Was du aufschreibst, bleibt auf diesem Gerät und geht auch ohne Verbindung.
score-never-opened = Beim ersten Mal muss diese Seite den Server erreichen. Danach geht es ohne.
score-new = Neuer Block
score-evenings = Frühere Abende
score-game = Was ihr spielt
score-names = Wer spielt mit
score-names-about = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn. Ein Team ist eine Zeile.
score-name = { $number }. Name
score-add-name = Noch jemand
score-target = Punkte zum Sieg
score-goes-to = bis { $target } Punkte
score-first-deals = Wer gibt zuerst?
score-first-starts = Wer beginnt? (Der oder die Jüngste)
score-first-winner-opens = Wer beginnt? (Der höchste Stein)
score-begin = Los geht’s
score-next-deals = Runde { $round }: { $name } gibt, { $other } beginnt
score-next-starts = Runde { $round }: { $name } beginnt
score-next-winner-opens = Runde { $round }: { $name } legt zuerst
score-won = Wer hat die Runde gewonnen?
score-nobody = Niemand
score-typed = Oder gleich die Punkte
score-write = Aufschreiben
score-undo = Letzte Runde streichen
score-round = Runde
score-total = Summe
score-chart = So ist es gelaufen
score-share = Ergebnis teilen
score-print = Punkteblatt drucken
score-rules = Die Regeln zum Ausdrucken
score-delete = Diesen Block löschen
score-delete-ask = Diesen Block löschen?
score-delete-about = Es gibt ihn nur auf diesem Gerät. Er lässt sich nicht zurückholen.
score-left =
    { $game ->
        [breakers] Steine, die noch auf der Hand sind
       *[skipbo] Karten, die noch im Spielerstapel sind
    }
score-worth =
    { $points ->
        [one] { $points } Punkt für { $name }
       *[other] { $points } Punkte für { $name }
    }
score-winner =
    { $points ->
        [one] { $name } gewinnt mit { $points } Punkt
       *[other] { $name } gewinnt mit { $points } Punkten
    }

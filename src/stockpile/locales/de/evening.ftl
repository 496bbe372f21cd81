### Ein Abend an einem Tisch, im Browser: noch einmal spielen, und wie es heute steht.

## Noch einmal

evening-start = Nächste Partie beginnen
evening-chairs = Plätze und Regeln
evening-plays-again = spielt noch einmal
evening-not-yet = noch nicht
evening-bot-plays = nicht da, ein Bot spielt
evening-away = nicht da, wir warten { $time }

## Heute Abend

evening-tonight =
    { $count ->
        [one] Heute Abend: eine Partie
       *[other] Heute Abend: { $count } Partien
    }
evening-who = Wer
evening-wins = Siege
evening-points = Punkte
evening-bots = Alle Bots
evening-streak = { $count } in Folge
evening-last-replay = Letzte Partie ansehen
evening-last-review = Letzte Partie auswerten

## Seit deinem Zug

evening-since = Seit deinem Zug
evening-passed = setzt aus

## Als App installieren

evening-install = Als App installieren
evening-install-now = Dann hat es ein eigenes Symbol, und Regeln und Punkteblock gehen ohne Verbindung.
evening-install-menu = Im Menü deines Browsers steht „Installieren“ oder „Zum Startbildschirm“. Danach gehen Regeln und Punkteblock ohne Verbindung.
evening-install-done = Es ist installiert. Regeln und Punkteblock gehen ohne Verbindung.
evening-install-insecure = Browser installieren Seiten nur über https, und diese Adresse hat nur http. Alles andere geht; der Punkteblock funktioniert, solange er offen ist.

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
evening-install-now = Dann hat es ein eigenes Symbol, und Regeln, Lektionen und Punkteblock gehen ohne Verbindung.
evening-install-menu = Im Menü deines Browsers steht „Installieren“ oder „Zum Startbildschirm“. Danach gehen Regeln, Lektionen und Punkteblock ohne Verbindung.
evening-install-done = Es ist installiert. Regeln, Lektionen und Punkteblock gehen ohne Verbindung.
evening-install-insecure = Browser installieren Seiten nur über https, und diese Adresse hat nur http. Alles andere geht; der Punkteblock funktioniert, solange er offen ist.

## Handys hereinlassen

evening-phones-why = Bisher erreicht nur dieses Gerät den Server. So fängt er an, damit niemand ungefragt hereinschaut.
evening-phones-end = Beende den Server dort, wo er gestartet wurde (Strg+C). Tische und Plätze bleiben erhalten.
evening-phones-start = Starte ihn für das lokale Netz:
evening-phones-open = Öffne die Adresse, die er anzeigt. Der Tisch ist wieder da, mit einem Code, den Handys im selben WLAN scannen können.
evening-phones-in = Handys im selben WLAN können jetzt herein, bis der Server endet. Jeder in diesem Netz kann die Seite öffnen.
evening-phones-safe = Dann kann jeder in diesem Netz die Seite öffnen.

## Großer Tisch auf Fernseher oder Tablet

evening-big-about = Öffne diesen Link auf einem Fernseher oder Tablet. Dort sehen alle den Tisch, aber keine Handkarten; jeder spielt auf dem eigenen Handy.
evening-big-here = Hier öffnen
evening-big-name = Großer Bildschirm
evening-big-phones = Scanne den Code mit dem Handy und setz dich dort hin.

## The table in small: very short names of groups of cards or tiles

evening-see-building = Ablegestapel
evening-see-stock = Spielerstapel
evening-see-discards = Hilfsstapel
evening-see-hand = Auf der Hand
# The set that has to be beaten.
evening-see-trick = Zu schlagen
# A pile without cards, in a list; read aloud.
evening-see-empty = leer
# One group, read aloud. $name: one of the names above. $cards: a list.
evening-see-row = { $name }: { $cards }.

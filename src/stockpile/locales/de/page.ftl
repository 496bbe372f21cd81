### The page in the browser: what every screen has, the start page, tables being set up, preferences.
###
### A chair and a seat are both a „Platz“.

## Everywhere

page-close = Schließen
page-cancel = Abbrechen
page-go-on = Weiter
page-yes = Ja
page-no = Nein
page-problem = Etwas ist schiefgegangen
page-problem-no-connection = Der Server ist nicht zu erreichen. Vielleicht ist dein Netz gerade weg, oder der Server wurde angehalten.
page-problem-page-broke = Diese Seite ist über etwas Unerwartetes gestolpert. Deinem Spiel ist nichts passiert: Lade die Seite neu.
page-problem-nothing-here = Unter dieser Adresse gibt es nichts.
page-try-again = Noch einmal
page-to-start = Zur Startseite
page-refused = Das geht gerade nicht.
page-unloaded = Wenn hier nichts weiter erscheint, lade die Seite noch einmal.
page-needs-script = Stockpile braucht JavaScript, um in diesem Browser zu laufen.
# The name of the program: not translated.
page-name = Stockpile
# The title of a browser tab. $page: what the page is called.
page-title = { $page } – { page-name }
page-game-skipbo = Skip-Bo
page-game-breakers = Breakers
game-skipbo = Skip-Bo
game-breakers = Skip-Bo Breakers
page-copy = Kopieren
page-copied = Kopiert
page-copy-by-hand = Der Browser lässt uns nicht kopieren. Der Text ist markiert: Kopiere ihn selbst.

# What to do about something that was refused: follows the sentence that says why (refusals.ftl).
page-way-no-such-table = Lass dir den Link noch einmal geben.
page-way-seat-taken = Such dir einen anderen Platz aus.
page-way-left = Öffne den Link noch einmal, um zurückzukommen, oder eröffne einen eigenen Tisch.
page-way-removed = Du kannst einen eigenen Tisch eröffnen.
page-way-table-full = Du kannst einen eigenen Tisch eröffnen.
page-way-unknown-token = Mach weiter, dann kennt er dich wieder.
page-way-internal-error = Versuche es noch einmal. Bleibt es so, sag es denen, die den Server betreiben.
page-way-not-the-host = Bitte den Gastgeber darum.

## The start page

page-claim = Spiel Skip-Bo und Breakers nach den gedruckten Regeln: mit Freunden oder sofort gegen Bots.
# On the start page, if there is no connection.
page-offline = Keine Verbindung. Regeln, Lektionen und Punkteblock gehen auch so.
page-menu = Menü
page-rules = Regeln
page-settings = Einstellungen
page-statistics = Partien und Statistik
page-quick-edition = Zu { $count }: nach den Regeln von { $edition }.
page-score = Punkteblock für die echten Karten
page-usual = { $count ->
    [one] Unser üblicher Tisch
   *[other] Unsere üblichen Tische
}
page-usual-about = { $game } mit { $names }
page-usual-open = Wieder aufstellen
page-phones = Handys hereinlassen
# The big button. One tap, and the cards are dealt.
page-play = Jetzt spielen
# On the big button while the table is being prepared.
page-dealing = Austeilen …
page-your-name = Dein Name
page-look = Gesicht und Farbe wählen
# What somebody is called who has not said a name.
page-guest = Gast
page-game = Spiel
page-bots = Wie viele Bots
# Against whom one plays. $count (number): how many bots.
page-against-bots =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
# How many cards are in a stock pile. $count (number).
page-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

page-with-friends = Mit Freunden
page-friends = Ein Tisch für Freunde
page-friends-about = Du bekommst einen Link zum Verschicken. Niemand muss sich anmelden.
page-open-table = Tisch eröffnen
page-own-rules = Andere Regeln …
page-new-table = Regeln deines Tisches
page-join-title = An einem Tisch mitspielen
page-code-or-link = Code oder Link
page-join = Mitspielen
page-not-a-code = Tippe den Code des Tisches, zum Beispiel 93ZCAQ, oder füge den Link ein.
# A link is shown behind it.
page-link-elsewhere = Dieser Link führt zu einem anderen Server:
page-hot-seat = An diesem Gerät
page-hot-seat-short = Reicht es herum: Alle sehen nur ihre eigenen Karten.
page-hot-seat-who = Wer spielt mit?
page-hot-seat-about = Ihr spielt an diesem einen Gerät und reicht es herum. Wer spielt mit?
# $number (number): which of the people who play, from 1 on.
page-name-of = Name { $number }
page-name-away = Name { $number } entfernen
page-one-more = Noch jemand
page-sit-together = Gemeinsam hinsetzen

page-my-tables = Weiterspielen
page-listed-tables = Offene Tische
# $game: the name of the game. $others: a list of people and bots, such as “Ben and 2 bots”.
page-table-with = { $game } mit { $others }
# The end of such a list. $count (number).
page-bots-count =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
# What a table is doing.
page-phase-gathering = Noch nicht begonnen
page-phase-playing = In einer Runde
page-phase-between = Zwischen zwei Runden
page-phase-over = Zu Ende
page-free-chairs =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
page-show-all = Alle { $count } zeigen
# $code: the code of a table.
page-leave-table = Tisch { $code } verlassen
page-leave-title = Diesen Tisch verlassen?
page-leave-about = Du gibst deinen Platz endgültig auf. In einer Partie spielt ein Bot für dich weiter.
page-leave = Verlassen

page-learn = Neu hier? Spielen lernen
page-learn-skipbo = Kurze Lektion mit Karten
page-learn-breakers = Kurze Lektion mit Spiel­steinen

page-trademark = Skip-Bo und Skip-Bo Breakers sind Marken ihres Inhabers, mit dem Stockpile nichts zu tun hat.
page-no-account = Kein Konto, keine Werbung: Dein Name und deine Plätze bleiben in diesem Browser.
page-version = Version { $version }.

page-key = Dieser Server fragt nach einem Schlüssel
page-key-about = Nur wer den Schlüssel kennt, kann hier einen Tisch eröffnen. Frag die Person danach, die den Server betreibt. Zum Mitspielen brauchst du keinen.
page-key-wrong = Das ist nicht der richtige Schlüssel. Frag die Person danach, die den Server betreibt. Zum Mitspielen brauchst du keinen.
page-key-label = Schlüssel

## Coming by a link

# $host: who opened the table. $game: the name of the game.
page-invited = { $host } lädt dich zu { $game } ein
# Where the host has no name of their own.
page-invited-nameless = Du bist zu { $game } eingeladen
# $names: a list of people and bots.
page-who-sits = Am Tisch: { $names }.
page-free-chairs-sentence =
    { $count ->
        [0] Gerade ist kein Platz frei, aber du kannst zuschauen.
        [one] { $count } Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
page-under-way = Gerade läuft eine Partie: Du kannst zuschauen.
page-what-name = Wie heißt du?
page-come-in = Reinkommen

## How a table plays

page-how-long = Dauer
page-single-round = Eine Runde
page-single-round-about = Wer die Runde gewinnt, hat gewonnen.
# Stands behind a number: “500 points to win”.
page-points-to-win = Punkte zum Sieg
# $points (number): the score that wins the match.
page-match-to = Partie bis { $points } Punkte
page-another-number = Andere Anzahl
page-at-most = höchstens { $most }
page-by-lot = Per Los
# $seat: the letter of a seat.
page-seat = Platz { $seat }
# $name: who sits there.
page-seat-of = Platz { $seat }: { $name }
page-more-rules = Ausgabe und Hausregeln
page-more-table = Bots, Zeit, Chat
page-no-teams = Jeder für sich
# How a table is split into teams. $count (number): how many teams. $size (number): seats in each.
page-teams-across =
    { $count ->
        [2] { $size } gegen { $size }, über Kreuz
       *[other] { $count } Teams zu je { $size }, über Kreuz
    }
page-teams-beside =
    { $count ->
        [2] { $size } gegen { $size }, nebeneinander
       *[other] { $count } Teams zu je { $size }, nebeneinander
    }
page-teams-mixed =
    { $count ->
        [2] { $size } gegen { $size }
       *[other] { $count } Teams zu je { $size }
    }
page-seats-count = { $count }
# $turn, $reserve: durations, such as “30 seconds”.
page-clock-of = { $turn } je Zug, { $reserve } Reserve
page-no-clock = Keine
# $level: how well the bots play, $pace: how fast.
page-bots-of = { $level }, { $pace }
page-rules-of-table = Die Regeln dieses Tisches

## Preferences

page-settings-about = Sie bleiben in diesem Browser und gelten an jedem Tisch.
page-language = Sprache
page-theme = Farben
page-theme-auto = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-tabletop = Tisch
page-tabletop-felt = Grüner Filz
page-tabletop-wood = Holz
page-tabletop-night = Nacht
page-tabletop-contrast = Hoher Kontrast
page-back-title = Kartenrücken
page-back-waves = Wellen
page-back-bricks = Ziegel
page-back-leaves = Blätter
page-back-stars = Sterne
page-speed = Bewegte Karten
page-speed-off = Gar nicht
page-speed-fast = Schnell
page-speed-normal = Mittel
page-speed-slow = Langsam
page-speed-about = Wie schnell Karten fliegen und wie lange du siehst, was passiert ist.
page-large = Große Schrift
page-large-about = Alles ist größer.
page-hold = Ablegen wartet einen Moment
page-hold-about = Drei Sekunden lang kannst du eine abgelegte Karte zurücknehmen. Danach hat die nächste Person gezogen.
page-sound = Ton
page-sound-about = Ein leiser Ton, wenn du dran bist und wenn Karten gelegt werden.
page-vibration = Vibrieren
page-vibration-about = Das Gerät vibriert kurz, wenn du dran bist.

## Before a match: who sits where

page-team = Team { $number }
page-chair-empty = Leer
page-chair-ready = Bereit
page-chair-waiting = Nicht bereit
page-chair-host = Gastgeber
page-chair-away = Weg
# Marks one’s own chair.
page-chair-you = du
# Marks the chairs of those who play on this device, if there are several.
page-chair-here = hier
# $seat: the letter of a seat.
page-chair-more = Was du mit Platz { $seat } tun kannst
page-sit-here = Hinsetzen
# Take the chair of a bot, which goes.
page-sit-instead = Bot ablösen
page-who-sits-here = Wer sitzt hier?
page-stand = Aufstehen und zuschauen
page-clear = Platz freimachen
page-make-host = Zum Gastgeber machen
page-remove = Vom Tisch entfernen
page-remove-about = Zurückkommen geht dann nicht mehr.
page-remove-sure = Endgültig entfernen
page-save = Speichern
page-bot-here = Hier sitzt ein Bot
page-bot-here-about = Wähle, wie gut er spielt. Leere Plätze bekommen von selbst Bots, wenn du startest.
page-watching = Es schauen zu:

page-invite = Freunde einladen
page-link = Link zu diesem Tisch
page-link-here = Bisher funktioniert dieser Link nur auf diesem Gerät.
page-link-only-here = Dieser Link funktioniert nur auf diesem Rechner. Damit andere in deinem Netz mitspielen können, starte den Server mit --lan.
page-code = Code
page-share = Teilen …
# What goes along with the link when it is shared.
page-share-text = Komm, spiel mit mir!
page-qr = Bild zum Scannen
page-qr-title = Richte eine Kamera hierher
page-qr-about = Der Link zu diesem Tisch als Bild zum Scannen (QR-Code)

page-plays = So spielt dieser Tisch
page-change = Ändern …
page-apply = Übernehmen
page-seats-lost =
    { $count ->
        [one] { $count } von euch verliert den Platz.
       *[other] { $count } von euch verlieren ihren Platz.
    }

page-add-here = Noch jemand an diesem Gerät
page-add-here-about = Ihr spielt an einem Gerät und reicht es herum: Alle sehen nur ihre eigenen Karten.
page-their-name = Name
page-add = Hinzufügen

page-sit-down = Hinsetzen
page-choose-chair = Für dich ist ein Platz frei.
page-no-chair = Alle Plätze sind besetzt: Du schaust zu.
# $names: people on this device who have no chair. $count (number): how many.
page-without-chair =
    { $count ->
        [one] { $names } ist da, hat aber noch keinen Platz.
       *[other] { $names } sind da, haben aber noch keinen Platz.
    }
# $names: people who have not said that they are ready. $count (number): how many.
page-waiting-for =
    { $count ->
        [one] Wir warten, bis { $names } bereit ist.
       *[other] Wir warten, bis { $names } bereit sind.
    }
page-bots-will-sit =
    { $count ->
        [one] Auf den leeren Platz setzt sich ein Bot.
       *[other] Auf die { $count } leeren Plätze setzen sich Bots.
    }
page-all-here = Alle sind da.
page-say-ready = Sag, wenn du bereit bist.
# $name: the host.
page-host-starts = Wir warten darauf, dass { $name } startet.
# Take empty chairs away. $count (number): how many are left.
page-fewer-chairs = Ohne Bots: { $count } Plätze
page-start = Los geht’s
# $count (number): how many people on this device say so.
page-ready =
    { $count ->
        [one] Ich bin bereit
       *[other] Wir sind bereit
    }
page-not-ready =
    { $count ->
        [one] Ich bin noch nicht bereit
       *[other] Wir sind noch nicht bereit
    }

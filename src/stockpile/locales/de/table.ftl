### The table in the browser, during a match.
###
### $who (text) chooses the sentence: “you”, or “other” for somebody else, whose name is $name.
### $time is a time left such as 0:45, ready to be shown. „Dran sein“ is said of turns.

## Who is who

table-bot = Bot
# One of several bots. $seat: the letter of its seat.
table-bot-at = Bot { $seat }
# Two people have the same name. $seat: the letter of the seat.
table-name-at = { $name } ({ $seat })
# Stands where the name of somebody would.
table-nobody = niemand
# A name in a list, if it is the reader’s own.
table-you = { $name } (du)

## The bars

# The title of the browser’s tab.
table-title = Tisch { $code } – Stockpile
table-title-your-turn = Du bist dran – Stockpile
table-title-turn = { $name } ist dran – Stockpile
# Said to screen readers about the whole screen. $game: the name of the game.
table-heading = { $game }, Tisch { $code }
table-menu = Menü
table-your-turn = Du bist dran
table-turn-of = { $name } ist dran
# While cards or tiles are dealt.
table-dealing = Es wird ausgeteilt …
table-round-over = Die Runde ist zu Ende
table-match-over = Die Partie ist zu Ende
table-round = Runde { $round }
table-one-round = Eine Runde
# One side’s score in the top bar.
table-score = { $names } { $points }
table-standing = Punkte und Mitspieler
table-rules = Regeln dieses Tisches
# Passing: the button, and in the list of keys.
table-pass = Aussetzen
table-undo = Zurücknehmen
table-hold-done = Fertig
table-hint = Tipp
table-emotes = Etwas zurufen
# The line with the last thing that happened; a tap opens the whole log. $text: that line.
table-last = Zuletzt: { $text }
table-log = Was bisher geschah
# $count (number): messages that were not read yet.
table-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
table-log-empty = Noch ist nichts passiert.
# The clock of whoever has the turn.
table-clock = noch { $time }
table-clock-reserve = Reserve, noch { $time }
table-look = Zum Tisch
table-look-back = Zurück zum Ergebnis

## Connection

table-connecting = Verbinden …
table-lost = Verbindung weg. Der Server wird gesucht …
table-lost-queued = Dein letzter Schritt ist vorgemerkt und wird noch gesendet.
table-lost-nothing = Von dir steht nichts aus.
table-back = Wieder da. Nichts ist verloren.
table-unreachable = Der Server ist noch nicht zu erreichen. Diese Seite versucht es weiter.

## Notices over the board

# What the part of the screen with the notices is called; only read aloud.
table-notices = Hinweise

table-stood-in-clock = Deine Zeit war um. Ein Bot spielt für dich.
table-stood-in-away = Ein Bot spielt für dich.
table-take-over = Selbst weiterspielen
# Somebody whose connection is gone.
table-away = { $name } ist weg. In { $time } spielt ein Bot weiter.
table-away-soon = { $name } ist weg. Gleich spielt ein Bot weiter.
table-stands-in = Ein Bot vertritt { $name }.
table-watching = Du schaust zu.
table-watching-round = Du schaust zu. Nach dieser Runde kannst du dich hinsetzen.
# A chair that nobody sits on. $seat: the letter of the seat.
table-sit-at = Platz { $seat } nehmen
# Sit down where a bot sits. $name: what the bot is called.
table-replace = { $name } ablösen
table-you-conceded = Du hast aufgegeben. Ein Bot spielt für dich weiter.
# $names: the people who would end the match now.
table-would-end = Die Partie so beenden, wie sie steht? Dafür: { $names }.
table-you-would-end = Du würdest die Partie so beenden, wie sie steht. Sie endet, wenn alle das wollen.
table-agree = Beenden
table-agree-no-more = Weiterspielen
# $names: the people who would like a pause.
table-would-pause = Eine Pause? Dafür: { $names }.
table-you-would-pause = Du möchtest eine Pause. Sie beginnt, wenn alle sie wollen.
# The button that reminds somebody the table is waiting for. $names: one name or several.
table-nudge = { $names } anstupsen

## Marks beside a name. Very short.

table-mark-away = weg { $time }
table-mark-bot = Bot spielt
table-mark-conceded = aufgegeben
table-mark-agrees = will aufhören
# Beside the name of somebody who would like a pause.
table-mark-pauses = Pause?

## Pause

table-paused = Pause
table-paused-about = Uhren und Bots stehen still, bis jemand weitermacht.
table-go-on = Weiter

## Several people on one device

table-hand-over = Gib { $name } das Gerät
table-hand-over-about = Bis dahin ist keine Hand zu sehen.
table-i-am = Ich bin { $name }

## The menu

table-menu-title = Tisch { $code }
table-menu-seat = Dein Platz
# Shown when several people play on the device: for whom the buttons below are.
table-menu-for = Für { $name }:
table-people = Leute
table-preferences = Einstellungen
table-keys = Tasten
table-big = Großer Tisch auf Fernseher oder Tablet
table-pause = Pause
table-pause-no-more = Doch keine Pause
table-another-device = Auf anderem Gerät weiter
table-end-together = Ende der Partie vorschlagen
table-end-together-no-more = Partie doch nicht beenden
table-concede = Aufgeben
table-stand = Aufstehen und zuschauen
table-leave = Tisch endgültig verlassen
table-to-start = Zur Startseite
table-to-start-about = Dein Platz bleibt deiner.

## Are you sure?

table-cancel = Abbrechen
table-concede-ask = Diese Partie aufgeben?
table-concede-about = Das kannst du nicht zurücknehmen. Ein Bot spielt für dich weiter, oder die Partie endet.
table-stand-ask = Aufstehen?
table-stand-about = Während einer Partie spielt ein Bot auf deinem Platz weiter, und du schaust zu.
table-leave-ask = Den Tisch verlassen?
table-leave-about = Du gehst endgültig und kannst nicht zurückkommen. Während einer Partie spielt ein Bot auf deinem Platz weiter.
# The buttons that do it.
table-stand-do = Aufstehen
table-leave-do = Verlassen

## People

table-seated = Am Tisch
table-watchers = Zuschauer
table-no-watchers = Niemand schaut zu.
table-host = Gastgeber
table-remove = { $name } entfernen
table-remove-ask = { $name } vom Tisch entfernen?
table-remove-about = Zurückkommen geht dann nicht mehr.
table-remove-do = Entfernen
table-make-host = { $name } zum Gastgeber machen
# Whether newcomers may come to the table; then the choices.
table-door = Neue Leute
table-door-open = Wer den Link hat, kommt herein
table-door-knock = Ich lasse alle einzeln ein
table-door-closed = Niemand Neues kommt herein
table-knocking = An der Tür
table-knocks = { $name } klopft an.
table-let-in = { $name } einlassen
table-turn-away = { $name } abweisen
table-seat-bot = Bot hinsetzen
table-seat-empty = Platz { $seat }: leer
table-scores = Punkte
# $target (number): the score that wins.
table-target = Die Partie geht bis { $target }.

## Another device

table-offer = Öffne diesen Link auf dem anderen Gerät oder scanne das Bild. Dein Platz zieht dann dorthin um.
table-offer-picture = Der Link als Bild zum Scannen
# $time: how long the link works.
table-offer-expires = Der Link gilt einmal, noch { $time }.
table-offer-over = Der Link gilt nicht mehr.
table-offer-again = Neuer Link
# The field that holds the link, read aloud.
table-offer-link = Link, mit dem dein Platz umzieht
table-seat-moved = Dein Platz ist auf ein anderes Gerät umgezogen. Hier schaust du zu.

## Emotes: what people show each other. Short exclamations.

table-emote-hello = Hallo!
table-emote-thanks = Danke!
table-emote-nice = Schöner Zug!
table-emote-oops = Hoppla!
table-emote-think = Mal sehen …
table-emote-hurry = Mach schon!
table-emote-laugh = Haha!
table-emote-cry = Oh nein!
table-emote-bye = Tschüss!

## Chat

table-chat = Sag etwas
table-chat-send = Senden
table-chat-silent = Dein Partner ist dran, und so lange schweigst du.

## Keys

table-key-menu = Menü öffnen
table-key-log = Was bisher geschah
table-key-emotes = Etwas zurufen
table-key-undo = Zug zurücknehmen
table-key-hint = Tipp zeigen oder ausblenden
table-key-rules = Regeln dieses Tisches
table-key-clear = Auswahl aufheben
table-key-keys = Diese Liste
table-keys-on = Einzelne Tasten benutzen
table-keys-on-about = Schalte das aus, wenn dein Gerät von selbst Buchstaben tippt, zum Beispiel bei Sprachsteuerung.
table-keys-board = Auf dem Spielfeld
table-keys-table = Am Tisch

## When a move is refused

# Instead of the usual sentence, which knows no names.
table-not-your-turn = { $name } ist dran.
table-board-broke = Das Spielfeld konnte nicht gezeichnet werden. Deinem Spiel ist nichts passiert: Lade die Seite neu.
table-reload = Neu laden

## What happens at the table, for the log and for screen readers

table-told-joined =
    { $who ->
        [you] Du kommst an den Tisch.
       *[other] { $name } kommt an den Tisch.
    }
table-told-left =
    { $who ->
        [you] Du verlässt den Tisch.
       *[other] { $name } verlässt den Tisch.
    }
table-told-removed =
    { $who ->
        [you] Der Gastgeber hat dich entfernt.
       *[other] Der Gastgeber hat { $name } entfernt.
    }
table-told-host =
    { $who ->
        [you] Jetzt bist du Gastgeber.
       *[other] Jetzt ist { $name } Gastgeber.
    }
table-told-sat =
    { $who ->
        [you] Du setzt dich.
       *[other] { $name } setzt sich.
    }
table-told-stood =
    { $who ->
        [you] Du stehst auf.
       *[other] { $name } steht auf.
    }
table-told-seat-moved =
    { $who ->
        [you] Du spielst auf diesem Gerät weiter.
       *[other] { $name } spielt auf einem anderen Gerät weiter.
    }
# Somebody has another name from now on: $name.
table-told-named =
    { $who ->
        [you] Du heißt jetzt { $name }.
       *[other] { $name } hat einen neuen Namen.
    }
# Ready for the next round.
table-told-ready = { $name } ist bereit.
table-told-bot-seated = { $name } setzt sich.
table-told-undone =
    { $who ->
        [you] Du nimmst deinen letzten Zug zurück.
       *[other] { $name } nimmt den letzten Zug zurück.
    }
# $why (text): “away”, or “clock” if the time was up.
table-told-stood-in =
    { $who ->
        [you] { $why ->
            [clock] Deine Zeit ist um. Ein Bot spielt für dich.
           *[away] Du warst weg. Ein Bot spielt für dich.
        }
       *[other] { $why ->
            [clock] Die Zeit von { $name } ist um. Ein Bot springt ein.
           *[away] { $name } ist weg. Ein Bot springt ein.
        }
    }
table-told-took-over =
    { $who ->
        [you] Du spielst wieder selbst.
       *[other] { $name } ist zurück und spielt weiter.
    }
table-told-conceded =
    { $who ->
        [you] Du gibst auf.
       *[other] { $name } gibt auf.
    }
table-told-agrees =
    { $who ->
        [you] Du würdest die Partie so beenden, wie sie steht.
       *[other] { $name } würde die Partie so beenden, wie sie steht.
    }
table-told-agrees-no-more =
    { $who ->
        [you] Du möchtest lieber weiterspielen.
       *[other] { $name } möchte lieber weiterspielen.
    }
table-told-pauses =
    { $who ->
        [you] Du möchtest eine Pause.
       *[other] { $name } möchte eine Pause.
    }
table-told-settings = Der Gastgeber hat geändert, wie der Tisch spielt.
table-told-paused = Der Tisch macht Pause.
table-told-resumed = Am Tisch geht es weiter.
table-told-reset = Der Tisch macht sich für eine neue Partie bereit.
# $by (text): how the match ended, “concession” or “agreement”.
table-told-closed =
    { $by ->
        [concession] Die Partie wurde aufgegeben.
       *[agreement] Alle sind einverstanden: Die Partie endet so, wie sie steht.
    }
# $text: what somebody has written.
table-told-said =
    { $who ->
        [you] Du: { $text }
       *[other] { $name }: { $text }
    }
# $sleeper: who is reminded that the table waits for them; $whom (text): “you”, or “other”.
table-told-nudged =
    { $who ->
        [you] Du stupst { $sleeper } an.
       *[other] { $whom ->
            [you] { $name } stupst dich an: Der Tisch wartet auf dich.
           *[other] { $name } stupst { $sleeper } an.
        }
    }
# $emote (text): one of the nine feelings; the words are those of the table-emote messages.
table-told-emoted =
    { $who ->
        [you] Du: { table-told-emote }
       *[other] { $name }: { table-told-emote }
    }
table-told-emote =
    { $emote ->
        [hello] { table-emote-hello }
        [thanks] { table-emote-thanks }
        [nice] { table-emote-nice }
        [oops] { table-emote-oops }
        [think] { table-emote-think }
        [hurry] { table-emote-hurry }
        [laugh] { table-emote-laugh }
        [cry] { table-emote-cry }
        [bye] { table-emote-bye }
       *[other] …
    }

table-race = Das Rennen
table-race-left = { $name }: noch { $count }

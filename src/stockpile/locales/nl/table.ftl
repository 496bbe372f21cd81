### The table in the browser, during a match.
###
### $who (text) chooses the sentence: “you”, or “other” for somebody else, whose name is $name.
### $time is a time left such as 0:45, ready to be shown.

## Who is who

table-bot = Bot
# One of several bots. $seat: the letter of its seat.
table-bot-at = Bot { $seat }
# Two people have the same name. $seat: the letter of the seat.
table-name-at = { $name } ({ $seat })
# Stands where the name of somebody would.
table-nobody = niemand
# A name in a list, if it is the reader’s own.
table-you = { $name } (jij)

## The bars

# The title of the browser’s tab.
table-title = Tafel { $code } – Stockpile
table-title-your-turn = Jouw beurt – Stockpile
table-title-turn = Beurt van { $name } – Stockpile
# Said to screen readers about the whole screen. $game: the name of the game.
table-heading = { $game }, tafel { $code }
table-menu = Menu
table-your-turn = Jouw beurt
table-turn-of = Beurt van { $name }
# While cards or tiles are dealt.
table-dealing = Er wordt gedeeld …
table-round-over = De ronde is afgelopen
table-match-over = De wedstrijd is afgelopen
table-round = Ronde { $round }
table-one-round = Eén ronde
# One side’s score in the top bar.
table-score = { $names } { $points }
table-standing = Punten en spelers
table-rules = Regels van deze tafel
# Passing: the button, and in the list of keys.
table-pass = Passen
table-undo = Terugnemen
table-hold-done = Klaar
table-hint = Tip
table-emotes = Reageren
# The line with the last thing that happened; a tap opens the whole log. $text: that line.
table-last = Laatst gebeurd: { $text }
table-log = Wat er gebeurde
# $count (number): messages that were not read yet.
table-unread =
    { $count ->
        [one] { $count } nieuw bericht
       *[other] { $count } nieuwe berichten
    }
table-log-empty = Er is nog niets gebeurd.
# The clock of whoever has the turn.
table-clock = nog { $time }
table-clock-reserve = reserve, nog { $time }
table-look = Tafel bekijken
table-look-back = Terug naar de uitslag

## Connection

table-connecting = Verbinden …
table-lost = Verbinding weg. De server wordt gezocht …
table-lost-queued = Je laatste stap is bewaard en wordt nog verstuurd.
table-lost-nothing = Er wacht niets van jou op verzending.
table-back = Weer terug. Er is niets verloren gegaan.
table-unreachable = De server is nog niet te bereiken. Deze pagina blijft het proberen.

## Notices over the board

# What the part of the screen with the notices is called; only read aloud.
table-notices = Meldingen

table-stood-in-clock = Je tijd was om. Een bot speelt voor je.
table-stood-in-away = Een bot speelt voor je.
table-take-over = Zelf verder spelen
# Somebody whose connection is gone.
table-away = { $name } is weg. Over { $time } speelt een bot verder.
table-away-soon = { $name } is weg. Zo meteen speelt een bot verder.
table-stands-in = Een bot valt in voor { $name }.
table-watching = Je kijkt mee.
table-watching-round = Je kijkt mee. Na deze ronde kun je gaan zitten.
# A chair that nobody sits on. $seat: the letter of the seat.
table-sit-at = Plaats { $seat } nemen
# Sit down where a bot sits. $name: what the bot is called.
table-replace = { $name } aflossen
table-you-conceded = Je hebt opgegeven. Een bot speelt voor je verder.
# $names: the people who would end the match now.
table-would-end = De wedstrijd nu beëindigen? Voor: { $names }.
table-you-would-end = Jij wilt de wedstrijd nu beëindigen. Dat gebeurt als iedereen het wil.
table-agree = Beëindigen
table-agree-no-more = Verder spelen
# $names: the people who would like a pause.
table-would-pause = Een pauze? Voor: { $names }.
table-you-would-pause = Jij wilt een pauze. Die begint als iedereen het wil.
# The button that reminds somebody the table is waiting for. $names: one name or several.
table-nudge = { $names } porren

## Marks beside a name. Very short.

table-mark-away = weg { $time }
table-mark-bot = bot speelt
table-mark-conceded = opgegeven
table-mark-agrees = wil stoppen
# Beside the name of somebody who would like a pause.
table-mark-pauses = pauze?

## Pause

table-paused = Pauze
table-paused-about = Klokken en bots staan stil tot iemand verdergaat.
table-go-on = Verder

## Several people on one device

table-hand-over = Geef het apparaat aan { $name }
table-hand-over-about = Tot dan is niemands hand te zien.
table-i-am = Ik ben { $name }

## The menu

table-menu-title = Tafel { $code }
table-menu-seat = Jouw plaats
# Shown when several people play on the device: for whom the buttons below are.
table-menu-for = Voor { $name }:
table-people = Mensen
table-preferences = Instellingen
table-keys = Toetsen
table-big = Grote tafel op tv of tablet
table-pause = Pauze
table-pause-no-more = Toch geen pauze
table-another-device = Verder op ander apparaat
table-end-together = Voorstellen om te stoppen
table-end-together-no-more = Toch niet stoppen
table-concede = Opgeven
table-stand = Opstaan en meekijken
table-leave = Tafel voorgoed verlaten
table-to-start = Naar de startpagina
table-to-start-about = Je plaats blijft van jou.

## Are you sure?

table-cancel = Annuleren
table-concede-ask = Deze wedstrijd opgeven?
table-concede-about = Je kunt dit niet terugnemen. Een bot speelt voor je verder, of de wedstrijd eindigt.
table-stand-ask = Opstaan?
table-stand-about = Tijdens een wedstrijd speelt een bot op jouw plaats verder, en kijk jij mee.
table-leave-ask = De tafel verlaten?
table-leave-about = Je gaat voorgoed weg en kunt niet terugkomen. Tijdens een wedstrijd speelt een bot op jouw plaats verder.
# The buttons that do it.
table-stand-do = Opstaan
table-leave-do = Verlaten

## People

table-seated = Aan tafel
table-watchers = Kijken mee
table-no-watchers = Niemand kijkt mee.
table-host = host
table-remove = { $name } weghalen
table-remove-ask = { $name } van tafel halen?
table-remove-about = Terugkomen kan dan niet meer.
table-remove-do = Weghalen
table-make-host = { $name } host maken
# Whether newcomers may come to the table; then the choices.
table-door = Nieuwe mensen
table-door-open = Wie de link heeft, komt binnen
table-door-knock = Ik laat iedereen zelf binnen
table-door-closed = Niemand nieuw komt binnen
table-knocking = Aan de deur
table-knocks = { $name } klopt aan.
table-let-in = { $name } binnenlaten
table-turn-away = { $name } weigeren
table-seat-bot = Hier een bot zetten
table-seat-empty = Plaats { $seat }: leeg
table-scores = Punten
# $target (number): the score that wins.
table-target = De wedstrijd gaat tot { $target }.

## Another device

table-offer = Open deze link op het andere apparaat, of scan het plaatje. Dan verhuist je plaats daarheen.
table-offer-picture = De link als plaatje om te scannen
# $time: how long the link works.
table-offer-expires = De link werkt één keer, nog { $time }.
table-offer-over = De link werkt niet meer.
table-offer-again = Nieuwe link
# The field that holds the link, read aloud.
table-offer-link = Link waarmee je plaats verhuist
table-seat-moved = Je plaats is naar een ander apparaat verhuisd. Hier kijk je mee.

## Emotes: what people show each other. Short exclamations.

table-emote-hello = Hallo!
table-emote-thanks = Bedankt!
table-emote-nice = Mooie zet!
table-emote-oops = Oeps!
table-emote-think = Eens zien …
table-emote-hurry = Schiet op!
table-emote-laugh = Haha!
table-emote-cry = O nee!
table-emote-bye = Doei!

## Chat

table-chat = Zeg iets
table-chat-send = Versturen
table-chat-silent = Je partner is aan de beurt, en zolang zwijg je.

## Keys

table-key-menu = Menu openen
table-key-log = Wat er gebeurde
table-key-emotes = Reageren
table-key-undo = Zet terugnemen
table-key-hint = Een tip vragen of verbergen
table-key-rules = Regels van deze tafel
table-key-clear = Keuze wissen
table-key-keys = Deze lijst
table-keys-on = Losse toetsen gebruiken
table-keys-on-about = Zet dit uit als je apparaat zelf letters typt, zoals bij spraakbediening.
table-keys-board = Op het speelveld
table-keys-table = Aan tafel

## When a move is refused

# Instead of the usual sentence, which knows no names.
table-not-your-turn = { $name } is aan de beurt.
table-board-broke = Het speelveld kon niet worden getekend. Je spel is veilig: laad de pagina opnieuw.
table-reload = Opnieuw laden

## What happens at the table, for the log and for screen readers

table-told-joined =
    { $who ->
        [you] Je komt aan tafel.
       *[other] { $name } komt aan tafel.
    }
table-told-left =
    { $who ->
        [you] Je gaat van tafel.
       *[other] { $name } gaat van tafel.
    }
table-told-removed =
    { $who ->
        [you] De host heeft je van tafel gehaald.
       *[other] De host heeft { $name } van tafel gehaald.
    }
table-told-host =
    { $who ->
        [you] Jij bent nu de host.
       *[other] { $name } is nu de host.
    }
table-told-sat =
    { $who ->
        [you] Je gaat zitten.
       *[other] { $name } gaat zitten.
    }
table-told-stood =
    { $who ->
        [you] Je staat op.
       *[other] { $name } staat op.
    }
table-told-seat-moved =
    { $who ->
        [you] Je gaat op dit apparaat verder.
       *[other] { $name } gaat op een ander apparaat verder.
    }
# Somebody has another name from now on: $name.
table-told-named =
    { $who ->
        [you] Je heet nu { $name }.
       *[other] { $name } heeft een nieuwe naam.
    }
# Ready for the next round.
table-told-ready = { $name } is klaar.
table-told-bot-seated = { $name } gaat zitten.
table-told-undone =
    { $who ->
        [you] Je neemt je laatste zet terug.
       *[other] { $name } neemt de laatste zet terug.
    }
# $why (text): “away”, or “clock” if the time was up.
table-told-stood-in =
    { $who ->
        [you] { $why ->
            [clock] Je tijd is om. Een bot speelt voor je.
           *[away] Je was weg. Een bot speelt voor je.
        }
       *[other] { $why ->
            [clock] De tijd van { $name } is om. Een bot valt in.
           *[away] { $name } is weg. Een bot valt in.
        }
    }
table-told-took-over =
    { $who ->
        [you] Je speelt weer zelf.
       *[other] { $name } is terug en speelt verder.
    }
table-told-conceded =
    { $who ->
        [you] Je geeft op.
       *[other] { $name } geeft op.
    }
table-told-agrees =
    { $who ->
        [you] Jij wilt de wedstrijd nu beëindigen.
       *[other] { $name } wil de wedstrijd nu beëindigen.
    }
table-told-agrees-no-more =
    { $who ->
        [you] Je speelt liever verder.
       *[other] { $name } speelt liever verder.
    }
table-told-pauses =
    { $who ->
        [you] Jij wilt een pauze.
       *[other] { $name } wil een pauze.
    }
table-told-settings = De host heeft de instellingen van de tafel gewijzigd.
table-told-paused = De tafel heeft pauze.
table-told-resumed = De tafel gaat verder.
table-told-reset = De tafel maakt zich klaar voor een nieuwe wedstrijd.
# $by (text): how the match ended, “concession” or “agreement”.
table-told-closed =
    { $by ->
        [concession] De wedstrijd is opgegeven.
       *[agreement] Iedereen is het eens: de wedstrijd eindigt zoals hij nu staat.
    }
# $text: what somebody has written.
table-told-said =
    { $who ->
        [you] Jij: { $text }
       *[other] { $name }: { $text }
    }
# $sleeper: who is reminded that the table waits for them; $whom (text): “you”, or “other”.
table-told-nudged =
    { $who ->
        [you] Jij geeft { $sleeper } een por.
       *[other] { $whom ->
            [you] { $name } geeft je een por: de tafel wacht op jou.
           *[other] { $name } geeft { $sleeper } een por.
        }
    }
# $emote (text): one of the nine feelings; the words are those of the table-emote messages.
table-told-emoted =
    { $who ->
        [you] Jij: { table-told-emote }
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

table-race = De race
table-race-left = { $name }: nog { $count }

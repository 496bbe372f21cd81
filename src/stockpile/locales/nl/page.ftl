### The page in the browser: what every screen has, the start page, tables being set up, preferences.
###
### A chair and a seat are both a “plaats”.

## Everywhere

page-close = Sluiten
page-cancel = Annuleren
page-go-on = Verder
page-yes = Ja
page-no = Nee
page-problem = Er ging iets mis
page-problem-no-connection = De server is niet te bereiken. Misschien is je netwerk even weg, of is de server gestopt.
page-problem-page-broke = Deze pagina is over iets onverwachts gestruikeld. Je spel is veilig: laad de pagina opnieuw.
page-problem-nothing-here = Op dit adres is niets te vinden.
page-try-again = Nog eens proberen
page-to-start = Naar de startpagina
page-refused = Dat kan nu niet.
page-unloaded = Verschijnt hier verder niets, laad de pagina dan opnieuw.
page-needs-script = Stockpile heeft JavaScript nodig om in deze browser te werken.
# The name of the program: not translated.
page-name = Stockpile
# The title of a browser tab. $page: what the page is called.
page-title = { $page } – { page-name }
page-game-skipbo = Skip-Bo
page-game-breakers = Breakers
game-skipbo = Skip-Bo
game-breakers = Skip-Bo Breakers
page-copy = Kopiëren
page-copied = Gekopieerd
page-copy-by-hand = De browser laat ons niet kopiëren. De tekst is geselecteerd: kopieer hem zelf.

# What to do about something that was refused: follows the sentence that says why (refusals.ftl).
page-way-no-such-table = Vraag je vrienden nog eens om hun link.
page-way-seat-taken = Kies een andere plaats.
page-way-left = Open de link nog eens om terug te komen, of open een eigen tafel.
page-way-removed = Je kunt een eigen tafel openen.
page-way-table-full = Je kunt een eigen tafel openen.
page-way-unknown-token = Ga verder, dan kent hij je weer.
page-way-internal-error = Probeer het nog eens. Blijft het zo, zeg het dan tegen wie de server beheert.
page-way-not-the-host = Vraag het aan de host.

## The start page

page-claim = Speel Skip-Bo en Breakers volgens de gedrukte regels: met vrienden, of meteen tegen bots.
# On the start page, if there is no connection.
page-offline = Geen verbinding. De regels, de lessen en het scoreblok werken ook zo.
page-menu = Menu
page-rules = Regels
page-settings = Instellingen
page-statistics = Wedstrijden en statistieken
page-quick-edition = Met { $count }: volgens de regels van { $edition }.
page-score = Scoreblok voor de echte kaarten
page-usual = { $count ->
    [one] Onze vaste tafel
   *[other] Onze vaste tafels
}
page-usual-about = { $game } met { $names }
page-usual-open = Weer klaarzetten
page-phones = Telefoons binnenlaten
# The big button. One tap, and the cards are dealt.
page-play = Nu spelen
# On the big button while the table is being prepared.
page-dealing = Delen …
page-your-name = Je naam
page-look = Kies je gezicht en kleur
# What somebody is called who has not said a name.
page-guest = Gast
page-game = Spel
page-bots = Hoeveel bots
# Against whom one plays. $count (number): how many bots.
page-against-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
# How many cards are in a stock pile. $count (number).
page-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }

page-with-friends = Met vrienden
page-friends = Een tafel voor vrienden
page-friends-about = Je krijgt een link om te versturen. Niemand hoeft zich aan te melden.
page-open-table = Tafel openen
page-own-rules = Andere regels …
page-new-table = Regels van je tafel
page-join-title = Meedoen aan een tafel
page-code-or-link = Code of link
page-join = Meedoen
page-not-a-code = Typ de code van de tafel, zoals 93ZCAQ, of plak de link.
# A link is shown behind it.
page-link-elsewhere = Deze link gaat naar een andere server:
page-hot-seat = Op dit apparaat
page-hot-seat-short = Geef het door: iedereen ziet alleen de eigen kaarten.
page-hot-seat-who = Wie speelt er mee?
page-hot-seat-about = Jullie spelen op dit ene apparaat en geven het door. Wie speelt er mee?
# $number (number): which of the people who play, from 1 on.
page-name-of = Naam { $number }
page-name-away = Naam { $number } weghalen
page-one-more = Nog iemand
page-sit-together = Samen gaan zitten

page-my-tables = Verder spelen
page-listed-tables = Open tafels
# $game: the name of the game. $others: a list of people and bots, such as “Ben and 2 bots”.
page-table-with = { $game } met { $others }
# The end of such a list. $count (number).
page-bots-count =
    { $count ->
        [one] een bot
       *[other] { $count } bots
    }
# What a table is doing.
page-phase-gathering = Nog niet begonnen
page-phase-playing = Ronde bezig
page-phase-between = Tussen twee rondes
page-phase-over = Afgelopen
page-free-chairs =
    { $count ->
        [one] { $count } vrije plaats
       *[other] { $count } vrije plaatsen
    }
page-show-all = Alle { $count } tonen
# $code: the code of a table.
page-leave-table = Tafel { $code } verlaten
page-leave-title = Deze tafel verlaten?
page-leave-about = Je geeft je plaats voorgoed op. In een wedstrijd speelt een bot voor je verder.
page-leave = Verlaten

page-learn = Nieuw hier? Leer spelen
page-learn-skipbo = Een korte les met kaarten
page-learn-breakers = Een korte les met stenen

page-trademark = Skip-Bo en Skip-Bo Breakers zijn merken van hun eigenaar, met wie Stockpile niets te maken heeft.
page-no-account = Geen account, geen reclame: je naam en je plaatsen blijven in deze browser.
page-version = Versie { $version }.

page-key = Deze server vraagt om een sleutel
page-key-about = Alleen wie de sleutel kent, kan hier een tafel openen. Vraag die aan wie de server beheert. Om mee te doen heb je geen sleutel nodig.
page-key-wrong = Dat is niet de goede sleutel. Vraag die aan wie de server beheert. Om mee te doen heb je geen sleutel nodig.
page-key-label = Sleutel

## Coming by a link

# $host: who opened the table. $game: the name of the game.
page-invited = { $host } nodigt je uit voor { $game }
# Where the host has no name of their own.
page-invited-nameless = Je bent uitgenodigd voor { $game }
# $names: a list of people and bots.
page-who-sits = Aan tafel: { $names }.
page-free-chairs-sentence =
    { $count ->
        [0] Er is nu geen plaats vrij, maar je kunt meekijken.
        [one] Er is { $count } plaats vrij.
       *[other] Er zijn { $count } plaatsen vrij.
    }
page-under-way = Er wordt een wedstrijd gespeeld: je kunt meekijken.
page-what-name = Hoe heet je?
page-come-in = Binnenkomen

## How a table plays

page-how-long = Duur
page-single-round = Eén ronde
page-single-round-about = Wie de ronde wint, heeft gewonnen.
# Stands behind a number: “500 points to win”.
page-points-to-win = punten om te winnen
# $points (number): the score that wins the match.
page-match-to = Wedstrijd tot { $points } punten
page-another-number = Ander aantal
page-at-most = hooguit { $most }
page-by-lot = Door het lot
# $seat: the letter of a seat.
page-seat = Plaats { $seat }
# $name: who sits there.
page-seat-of = Plaats { $seat }: { $name }
page-more-rules = Uitgave en huisregels
page-more-table = Bots, tijd, chat
page-no-teams = Ieder voor zich
# How a table is split into teams. $count (number): how many teams. $size (number): seats in each.
page-teams-across =
    { $count ->
        [2] { $size } tegen { $size }, tegenover elkaar
       *[other] { $count } teams van { $size }, tegenover elkaar
    }
page-teams-beside =
    { $count ->
        [2] { $size } tegen { $size }, naast elkaar
       *[other] { $count } teams van { $size }, naast elkaar
    }
page-teams-mixed =
    { $count ->
        [2] { $size } tegen { $size }
       *[other] { $count } teams van { $size }
    }
page-seats-count = { $count }
# $turn, $reserve: durations, such as “30 seconds”.
page-clock-of = { $turn } per beurt, { $reserve } in reserve
page-no-clock = Geen
# $level: how well the bots play, $pace: how fast.
page-bots-of = { $level }, { $pace }
page-rules-of-table = De regels van deze tafel

## Preferences

page-settings-about = Ze blijven in deze browser en gelden aan elke tafel.
page-language = Taal
page-theme = Kleuren
page-theme-auto = Zoals het apparaat
page-theme-light = Licht
page-theme-dark = Donker
page-tabletop = Tafel
page-tabletop-felt = Groen vilt
page-tabletop-wood = Hout
page-tabletop-night = Nacht
page-tabletop-contrast = Hoog contrast
page-back-title = Kaartruggen
page-back-waves = Golven
page-back-bricks = Bakstenen
page-back-leaves = Bladeren
page-back-stars = Sterren
page-speed = Bewegende kaarten
page-speed-off = Helemaal niet
page-speed-fast = Snel
page-speed-normal = Normaal
page-speed-slow = Langzaam
page-speed-about = Hoe snel kaarten vliegen, en hoe lang je ziet wat er is gebeurd.
page-large = Grote letters
page-large-about = Alles is groter.
page-hold = Weggooien wacht even
page-hold-about = Je kunt een weggegooide kaart drie seconden terugnemen. Daarna heeft de volgende speler gepakt.
page-sound = Geluid
page-sound-about = Een zacht geluid als je aan de beurt bent en als er kaarten worden gelegd.
page-vibration = Trillen
page-vibration-about = Het apparaat trilt even als je aan de beurt bent.

## Before a match: who sits where

page-team = Team { $number }
page-chair-empty = Leeg
page-chair-ready = Klaar
page-chair-waiting = Niet klaar
page-chair-host = Host
page-chair-away = Weg
# Marks one’s own chair.
page-chair-you = jij
# Marks the chairs of those who play on this device, if there are several.
page-chair-here = hier
# $seat: the letter of a seat.
page-chair-more = Wat je met plaats { $seat } kunt doen
page-sit-here = Hier zitten
# Take the chair of a bot, which goes.
page-sit-instead = Bot aflossen
page-who-sits-here = Wie zit hier?
page-stand = Opstaan en meekijken
page-clear = Plaats vrijmaken
page-make-host = Host maken
page-remove = Van tafel halen
page-remove-about = Terugkomen kan dan niet meer.
page-remove-sure = Voorgoed weghalen
page-save = Bewaren
page-bot-here = Hier zit een bot
page-bot-here-about = Kies hoe goed hij speelt. Lege plaatsen krijgen vanzelf bots als je start.
page-watching = Kijken mee:

page-invite = Vrienden uitnodigen
page-link = Link naar deze tafel
page-link-here = Tot nu toe werkt deze link alleen op dit apparaat.
page-link-only-here = Deze link werkt alleen op deze computer. Start de server met --lan om anderen in je netwerk te laten meedoen.
page-code = Code
page-share = Delen …
# What goes along with the link when it is shared.
page-share-text = Kom je met me spelen?
page-qr = Plaatje om te scannen
page-qr-title = Richt hier een camera op
page-qr-about = De link naar deze tafel als plaatje om te scannen (QR-code)

page-plays = Zo speelt deze tafel
page-change = Wijzigen …
page-apply = Toepassen
page-seats-lost =
    { $count ->
        [one] { $count } van jullie raakt de plaats kwijt.
       *[other] { $count } van jullie raken hun plaats kwijt.
    }

page-add-here = Nog iemand op dit apparaat
page-add-here-about = Jullie spelen op één apparaat en geven het door: iedereen ziet alleen de eigen kaarten.
page-their-name = Naam
page-add = Toevoegen

page-sit-down = Gaan zitten
page-choose-chair = Er is een plaats voor je.
page-no-chair = Alle plaatsen zijn bezet: je kijkt mee.
# $names: people on this device who have no chair. $count (number): how many.
page-without-chair =
    { $count ->
        [one] { $names } is er, maar heeft nog geen plaats.
       *[other] { $names } zijn er, maar hebben nog geen plaats.
    }
# $names: people who have not said that they are ready. $count (number): how many.
page-waiting-for =
    { $count ->
        [one] We wachten tot { $names } klaar is.
       *[other] We wachten tot { $names } klaar zijn.
    }
page-bots-will-sit =
    { $count ->
        [one] Op de lege plaats komt een bot.
       *[other] Op de { $count } lege plaatsen komen bots.
    }
page-all-here = Iedereen is er.
page-say-ready = Zeg het als je klaar bent.
# $name: the host.
page-host-starts = We wachten tot { $name } begint.
# Take empty chairs away. $count (number): how many are left.
page-fewer-chairs = Zonder bots: { $count } plaatsen
page-start = Beginnen
# $count (number): how many people on this device say so.
page-ready =
    { $count ->
        [one] Ik ben klaar
       *[other] We zijn klaar
    }
page-not-ready =
    { $count ->
        [one] Ik ben nog niet klaar
       *[other] We zijn nog niet klaar
    }

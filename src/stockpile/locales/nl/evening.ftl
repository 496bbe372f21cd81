### Een avond aan één tafel, in de browser: nog eens spelen, en hoe het er vanavond voor staat.

## Nog eens

evening-start = Volgende wedstrijd beginnen
evening-chairs = Plaatsen en regels
evening-plays-again = speelt nog eens
evening-not-yet = nog niet
evening-bot-plays = weg, een bot speelt
evening-away = weg, we wachten { $time }

## Vanavond

evening-tonight =
    { $count ->
        [one] Vanavond: één wedstrijd
       *[other] Vanavond: { $count } wedstrijden
    }
evening-wins = Gewonnen
evening-points = Punten
evening-bots = Alle bots
evening-streak = { $count } op rij
evening-last-replay = Laatste wedstrijd bekijken
evening-last-review = Terugblik op de laatste wedstrijd

## Sinds je beurt

evening-since = Sinds je beurt
evening-passed = past

## Als app installeren

evening-install = Als app installeren
evening-install-now = Dan heeft het een eigen pictogram, en werken de regels, de lessen en het scoreblok zonder verbinding.
evening-install-menu = In het menu van je browser staat ‘Installeren’ of ‘Zet op beginscherm’. Daarna werken de regels, de lessen en het scoreblok zonder verbinding.
evening-install-done = Het is geïnstalleerd. De regels, de lessen en het scoreblok werken zonder verbinding.
evening-install-insecure = Browsers installeren alleen pagina’s via https, en dit adres heeft gewoon http. Al het andere werkt; het scoreblok ook, zolang het open is.

## Telefoons binnenlaten

evening-phones-why = Tot nu toe kan alleen dit apparaat de server bereiken. Zo begint hij, zodat niemand ongevraagd binnenkijkt.
evening-phones-end = Stop de server waar hij gestart is (Ctrl+C). Tafels en plaatsen blijven bewaard.
evening-phones-start = Start hem voor het lokale netwerk:
evening-phones-open = Open het adres dat hij toont. De tafel is er weer, met een code die telefoons op dezelfde wifi kunnen scannen.
evening-phones-in = Telefoons op dezelfde wifi kunnen nu binnenkomen, tot de server stopt. Iedereen in dat netwerk kan de pagina openen.
evening-phones-safe = Iedereen in dat netwerk kan de pagina dan openen.

## Grote tafel op tv of tablet

evening-big-about = Open deze link op een tv of tablet. Iedereen ziet daar de tafel, maar niemands hand; iedereen speelt op de eigen telefoon.
evening-big-here = Hier openen
evening-big-name = Groot scherm
evening-big-phones = Scan de code met je telefoon en ga daar zitten.

## The table in small: very short names of groups of cards or tiles

evening-see-building = Bouwstapels
evening-see-stock = Stok
evening-see-discards = Weggooistapels
evening-see-hand = In de hand
# The set that has to be beaten.
evening-see-trick = Te kloppen
# A pile without cards, in a list; read aloud.
evening-see-empty = leeg
# One group, read aloud. $name: one of the names above. $cards: a list.
evening-see-row = { $name }: { $cards }.

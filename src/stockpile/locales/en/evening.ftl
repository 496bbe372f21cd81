### An evening at one table, in the browser: playing again, and how it stands tonight.
###
### For translators. Headings, labels of buttons, very short notes beside a name.

## Playing again

# The host’s button: everybody is ready, and the next match begins.
evening-start = Start the next match
# Leads to the chairs and the rules of the table, before the next match.
evening-chairs = Chairs and rules
# Beside a name: wants another match.
evening-plays-again = plays again
# Beside a name: has not said yet whether they play again.
evening-not-yet = not yet
# Beside the name of somebody whose connection is gone.
evening-bot-plays = away, a bot will play
# $time: how long the others wait for somebody who is away, such as 0:45.
evening-away = away, waiting { $time }

## Tonight

# A heading over how often everybody has won. $count (number): how many matches were played.
evening-tonight =
    { $count ->
        [one] Tonight: one match
       *[other] Tonight: { $count } matches
    }
# The heads of a table.
evening-wins = Wins
evening-points = Points
# All bots together, as one row of the table.
evening-bots = Bots
# Beside a name. $count (number): how many matches somebody has won without a break.
evening-streak = { $count } in a row
evening-last-replay = Watch the last match
evening-last-review = Review the last match

## Since your turn

# A small heading over what the others did since the reader’s own turn.
evening-since = Since your turn
# Among pictures of cards, after the name of somebody who passed.
evening-passed = passes

## As an app: a heading, a button, and the text below it

evening-install = Install as an app
evening-install-now = It then has an icon of its own, and the rules, the lessons and the score pad work without a connection.
evening-install-menu = Your browser’s menu has “Install” or “Add to Home Screen”. The rules, the lessons and the score pad then work without a connection.
evening-install-done = It is installed. The rules, the lessons and the score pad work without a connection.
evening-install-insecure = Browsers only install pages over https, and this address uses plain http. Everything else works; the score pad keeps working as long as it is open.

## Letting phones in: what the host can do, step by step

evening-phones-why = So far only this machine can reach the server. That is how it starts, so that nobody else can look in unasked.
evening-phones-end = Stop the server where it was started (Ctrl+C). Tables and seats are kept.
evening-phones-start = Start it for the local network:
evening-phones-open = Open the address that it prints. The table is there again, with a code that phones on the same Wi-Fi can scan.
evening-phones-in = Phones on the same Wi-Fi can come in now, until the server stops. Everybody on that network can open the page.
evening-phones-safe = Everybody on that network can then open the page.

## The big table, for a television or tablet; big-name is its name among those who watch

evening-big-about = Open this link on a television or tablet. It shows the table for all, without anybody’s hand; everybody plays on their own phone.
evening-big-here = Open it here
evening-big-name = Big screen
evening-big-phones = Scan the code with your phone, and sit down there.

## The table in small: very short names of groups of cards or tiles

evening-see-building = Building piles
evening-see-stock = Stock pile
evening-see-discards = Discard piles
evening-see-hand = Hand
# The set that has to be beaten.
evening-see-trick = To beat
# A pile without cards, in a list; read aloud.
evening-see-empty = empty
# One group, read aloud. $name: one of the names above. $cards: a list.
evening-see-row = { $name }: { $cards }.

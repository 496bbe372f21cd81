### One’s own statistics, in the browser.
###
### For translators. Headings, figures with a word under them, short sentences. “You” is the person
### whose browser it is. $rate, $low and $high are percentages ready to be shown, such as 60 %; $time is
### a duration, $date a date, ready to be shown, too.

statistics-title = Your statistics
statistics-about = Counted in this browser, for nobody but you.
# Which games are counted. The games themselves are named elsewhere.
statistics-which = Which game
statistics-all = All games

## Nothing to show

statistics-empty = No finished match yet
statistics-empty-about = As soon as you have finished a match in this browser, you will find it here: what you won, against whom, and the replay.
statistics-empty-play = Play a game

## Matches that were played before anything was counted

# $count (number): how many.
statistics-added =
    { $count ->
        [one] { $count } earlier match of yours was added.
       *[other] { $count } earlier matches of yours were added.
    }
statistics-not-asked = The server could not be asked for earlier matches: { $reason }
# The page does not know which of the people one was.
statistics-unclear = Which one were you?
statistics-unclear-about = It is not clear which name was yours in these matches. Choose it, and they will count, too.
statistics-leave-out = None of them

## Figures: a number, and this under it

statistics-matches =
    { $count ->
        [one] match
       *[other] matches
    }
statistics-won = won
# A row of wins that is not over. $count (number): how many.
statistics-streak =
    { $count ->
        [one] win in a row now
       *[other] wins in a row now
    }
# $count (number): the longest row of wins.
statistics-best-streak = longest streak: { $count }
statistics-time = at the table, breaks included
statistics-usual-time = usually { $time } per match

## What the rate is worth

# $won, $played (numbers).
statistics-won-of = { $won } of { $played } won
# $played (number): very few matches.
statistics-few =
    { $played ->
        [one] One match says nothing yet: luck decides a lot.
       *[other] { $played } matches say little yet: luck decides a lot.
    }
# There are enough matches to say something.
statistics-range = With this many matches, luck alone could still put it anywhere between { $low } and { $high }.
statistics-even = If everybody were equally strong, you would win { $rate }.

## Charts

# Over a chart: wins go up, losses go down, by days, weeks, months or years.
statistics-over-time = Results over time
statistics-by =
    { $unit ->
        [day] By day. Wins go up, losses go down.
        [week] By week. Wins go up, losses go down.
        [month] By month. Wins go up, losses go down.
       *[year] By year. Wins go up, losses go down.
    }
statistics-course = Your share of wins
statistics-course-about = After each match, from the first to the last. The band is how far luck could move it; the dashed line is where it would be if everybody were equally strong.
statistics-as-table = As a table
# Heads of columns.
statistics-when = When
statistics-head-won = Won
statistics-head-lost = Lost
statistics-head-drawn = Drawn
statistics-head-played = Played
statistics-head-rate = Share won
statistics-head-after = After
# $count (number): how many matches. A row of a table.
statistics-after =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }

## Against whom

statistics-against = Against
statistics-people = People
# $level: how well the bots play, such as Friendly.
statistics-bots-of = Bots: { $level }
statistics-mixed = A match against several kinds counts for each of them.

## Points and games

statistics-points = Points
# $count (number): matches for points. $sum, $most (numbers): points altogether, and in the best match.
statistics-points-about =
    { $count ->
        [one] { $sum } points in { $count } match for points.
       *[other] { $sum } points in { $count } matches for points. The most in one match: { $most }.
    }
statistics-by-game = By game
statistics-head-game = Game

## The last matches

statistics-last = Your matches
statistics-result-won = Won
statistics-result-lost = Lost
statistics-result-drawn = Drawn
# $others: the opponents.
statistics-versus = against { $others }
# $partners: the people of one’s own team.
statistics-with = with { $partners }
# Bots in a list of opponents. $level: how well they play.
statistics-bots =
    { $count ->
        [one] a bot ({ $level })
       *[other] { $count } bots ({ $level })
    }
# $points (number): one’s own points.
statistics-own-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
statistics-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
statistics-own-moves =
    { $moves ->
        [one] { $moves } move of yours
       *[other] { $moves } moves of yours
    }
statistics-ended-concession = given up
statistics-ended-agreement = ended by agreement
# Read aloud at the end of a line that is a link.
statistics-replay = Replay

## Keep and delete

statistics-data = Your data
statistics-data-about = All of this is kept in this browser only. Save it before you clear your browser’s data.
statistics-export = Save as a file
statistics-delete = Delete all
statistics-delete-ask = Delete your statistics?
# $count (number): how many matches.
statistics-delete-about =
    { $count ->
        [one] { $count } match will no longer be counted here. This cannot be undone. The replay stays on the server.
       *[other] { $count } matches will no longer be counted here. This cannot be undone. The replays stay on the server.
    }
statistics-deleted = Your statistics have been deleted.

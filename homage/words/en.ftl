# The interface's own texts. What a game says stands in homage/games/<game>/words/.

brand = Homage
tagline = The table for feudal board games

## Pages

pages = Pages
to-start = To the start page
gallery = Gallery
gallery-intro = Every piece alone, as it is drawn on the boards.
piece-village = village
piece-held = held
piece-castle = castle
piece-soldiers = soldiers
piece-lord = lord
piece-bishop = bishop
piece-cardinal = cardinal
piece-king = king
piece-die = die
piece-church = church
piece-coins = coins
piece-cards = cards
piece-crosier = crosier
piece-crown = crown
piece-famine = famine
piece-gate = gate
piece-key = key
piece-hourglass = hourglass
piece-mill = mill
piece-press = press
piece-ram = ram
piece-soldier = soldier
piece-swords = swords
piece-votes = votes
piece-weather = weather
credits = Credits
settings = Reading
switch-language = Lire en français
switch-light = Candlelight
switch-letters = Letters that are easier to read
close = Close
cancel = Cancel
again = Try again
you = you
opening = The table is being laid …

## Start page

new-game = A new game
choose-game = The game
game-facts = { $least } to { $most } players · about { $minutes } minutes
choose-seats = Who sits where
seat-count = How many sit at the table
seat-name = Name at seat { $seat }
seat-sitter = Who plays seat { $seat }
sitter-you = You
sitter-person = Another person on this screen
sitter-bot = { $bot }
bot-steward = Steward (bot)
bot-random = Fool (random bot)
bot-search = Strategist (bot)
next-colour = Colour: { $colour }. Change it
next-charge = Figure: { $charge }. Change it
colour-gules = gules (red)
colour-azure = azure (blue)
colour-vert = vert (green)
colour-or = or (gold)
colour-purpure = purpure (purple)
colour-sable = sable (black)
charge-lion = lion
charge-fleur-de-lys = lily
charge-oak = oak
charge-sun-charge = sun
charge-sun = sun
charge-eagle = eagle
charge-tower = tower
flaw-name-missing = Every seat needs a name.
flaw-name-twice = Two seats have the same name.
choose-rules = The rules
presets = Presets
options = Every option
begin = Begin the game
free-undo = I may take back whatever I like
board-not-json = { $file } is no JSON file.
no-games = This server has no game to offer.
table-turn = Turn { $turn }
tables-running = Games in progress
tables-finished = Finished games
open-replay = See the game again

## Table

table-title = { $game }: the table
table-missing = There is no such table here.
table-waits = The table waits
game-over = The game is over
waiting-for = Waiting for { $seats }
awaited-one = is awaited
board-map = Map
map-tools = Map
zoom-in = Larger
zoom-out = Smaller
turn-map = Turn the map
pick-further = Or choose one of the places that are lit.
confirm-number = Confirm: { $number }
number = { $number }
number-soldiers = { $number ->
    [one] { $number } soldier
   *[other] { $number } soldiers
}
number-crowns = { $number ->
    [one] { $number } crown
   *[other] { $number } crowns
}
number-votes = { $number ->
    [one] { $number } vote
   *[other] { $number } votes
}
range-least = Fewest: { $number }
range-most = Most: { $number }
range-less = One fewer
range-more = One more
why-not = Why not?
undo = Take back
draw-curtain = Draw the curtain
pass-screen = Pass the screen to { $seat }
chronicle = Chronicle
die = die: { $value }
raise-panel = Larger panel
panels = Panels
tab-question = Question
tab-hand = Hand
tab-seats = Players
tab-chronicle = Chronicle
type-label = Type an action
type-hint = Type an action, or press /
type-send = Send what is typed
type-unknown = That is not among the offered actions.

complaint = Something is wrong with the rules here
complaint-label = Say in a sentence what should have happened. It is kept with the position and the question.
complaint-send = Keep it
complaint-kept = Thank you. It is kept as { $file }.

curtain-pass = Pass the screen to { $seat }
curtain-drawn = The curtain is drawn
curtain-why = Nothing can be seen until the right person sits here.
i-am = I am { $seat }

winner =
    { $count ->
        [one] { $seats } wins
       *[other] { $seats } share the victory
    }
rank = Place
seat = Player

help = How to play by keyboard
help-intro = Everything that can be done stands as a button beside the map, and most of it as a lit place on the map.
help-tab = to the next thing that can be chosen
help-arrows = on the map: to the neighbouring lit place
help-enter = choose it
help-numbers = choose the answer with that number
help-slash = type an action; a text that is not offered is told why
help-undo = take back your last action, where that is allowed
help-escape = close, or put back what was picked
help-help = this help

## Connection and errors

link-connecting = connecting …
link-lost = connection lost
link-live = connected
link-stale = The connection is lost. What you see may be old; it is tried again by itself, and nothing you have sent is lost.
error-offline = The server cannot be reached.
error-unknown = The server could not do that.
error-illegal-action = That is not allowed now.
error-stale-answer = The question has changed in the meantime.
error-not-your-turn = It is not your turn.

## Record

replay = The game again
replay-play = Play on by itself
replay-pause = Pause
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-row = Step { $row } of { $rows }
replay-eyes = Seen by
replay-onlooker = an onlooker
record = Record of the game
record-intro = Every decision, throw and draw, one on each line, as “homage replay” reads it.
record-save = Save it as a file
to-table = Back to the table

## Credits

not-affiliated = Homage is not affiliated with any publisher.
own-the-games = It is made in honour of the games it lets you play. Players should own them.
credits-games = The games
credits-by = { $publisher ->
    [none] Designed by { $designer }.
   *[other] Designed by { $designer }, published by { $publisher }.
}
credits-drawn = Icons and letters
credits-built = Built with
credits-own = Boards, villages, castles, counters and shields are drawn for Homage (MIT). All licences of what is in these pages:

## The chronicle of any game

taken-back = { $seat ->
    [table] The game goes back to row { $row }.
   *[other] { $seat } takes back the last action.
}

## What the server refuses

error-fault = The server stumbled over this. Nothing has changed; its log tells more.
error-rules-fault = The rules of this program failed here. Nothing has changed: choose something else. The position is kept as { $file }.
error-malformed = This message cannot be read: { $detail }
error-too-large = This message is too large.
error-not-found = There is nothing at this address.
error-unknown-table = There is no such table here.
error-unknown-reason = There is nothing to explain: this is on offer.
error-language = There are words in English (en) and French (fr) only.
error-spectator = You are looking on: the seats of this table belong to another browser.
error-curtain = The curtain is drawn: say who you are first.
error-foreign-seat = This seat does not belong to this browser.
error-still-secret = This is told when the game is over.
error-kept-secret = In this game, what nobody was shown is never told, not even now that it is over.
error-game-over = The game is over: nothing more can be done in it.
error-bad-option = These settings do not fit: { $detail }
error-bad-record = This record cannot be played: { $detail }
error-preset = There is no preset “{ $preset }”.
error-seats = This game takes { $least } to { $most } players.
error-bot = There is no bot “{ $bot }”; there are { $known }.
error-colours = Two seats have the same colour: give each its own.
error-free-undo = Free taking back is for one person among bots only.
error-disk-full = The disk is full, so this could not be saved. Nothing has changed: make room on the disk and do it again.
error-cannot-save = This could not be saved ({ $reason }). Nothing has changed: do it again in a moment.
error-data = The folder { $path } cannot be used for the games ({ $reason }). Give another with --data, or see to its permissions.

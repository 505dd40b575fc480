# Le Combat des Fiefs: the game’s words in English. A landscape comes as $landscape (its name) and $landscape-a
# (“a forest”); a cell as its coordinates. `none` stands for what is not shown.

game = Le Combat des Fiefs
game-line = A country laid tile by tile: found fiefs, fight for what they share, and climb the staircase of nobility.

## Landscapes

landscape-friche = Wasteland
    .a = a wasteland
landscape-carriere = Quarry
    .a = a quarry
landscape-foret = Forest
    .a = a forest
landscape-lac = Lake
    .a = a lake
landscape-champ = Field
    .a = a field
landscape-vigne = Vineyard
    .a = a vineyard
landscape-plus3 = Tile of +3
    .a = a tile of +3
landscape-minus1 = Tile of −1
    .a = a tile of −1
landscape-minus2 = Tile of −2
    .a = a tile of −2

## Options and presets

preset-rulebook = Rulebook
preset-rulebook-help = The game as its author made it: every draw is blind.
preset-open-row = Open row
preset-open-row-help = Three tiles lie face up; the better your place in the row, the more steps it costs.

option-first = Who begins
option-first-help = The noblest begins, the rules say; here it is by lot, or whoever has the first seat.
option-first-by-lot = by lot
option-first-first-seat = the first seat
option-open-row = Open row of three
option-open-row-help = Instead of a blind draw a tile is taken out of three: for nothing, for a step, or for three.
option-debt-limit = Debt for a tile
option-debt-limit-help = How many steps below 0 a Lord may go to pay for a tile of the open row.
option-harmless = Without harmful tiles
option-harmless-help = The tiles of −1 and −2 stay in the box.
option-extra-rounds = Two extra rounds
option-extra-rounds-help = When all tiles lie, fiefs may be founded for two more rounds despite gaps around the knight.
option-tiles = Tiles of your own copy
option-tiles-help = How many tiles of each landscape there are, as a JSON file: no source tells, so count yours.

## Questions

ask-beginner = Lots are drawn: who is the noblest?
ask-middle = { $seat } draws the tile for the middle.
ask-fill-row = A tile comes to the open row.
ask-draw = { $seat } draws a tile.
ask-take-tile = { $seat } takes a tile of the open row.
ask-chosen = { $seat }: which tile is laid?
ask-laid = { $landscape ->
    [none] { $seat } looks for a place for a tile.
   *[other] { $seat }: where does { $landscape-a } lie?
}
ask-exchange = None of { $seat-s } tiles fits: which one goes back?
ask-resolving = Several of { $seat-s } knights are surrounded: which comes first?
ask-knighting = { $seat }: a knight on a wasteland?
ask-extra-turn = { $seat }: found a fief despite gaps, or place a knight?

## Choices

group-first = Begin
act-first = { $seat } begins
group-turn = Turn up
act-turn = { $landscape }
group-take = Take a tile
act-take = { $price ->
    [0] { $landscape } for nothing
    [1] { $landscape } for a step
   *[other] { $landscape } for { $price } steps
}
group-choose = Lay a tile
act-choose = { $landscape }
group-lay = Lay it
act-lay = At { $cell }
group-put-back = Put back
act-put-back = { $landscape }
group-resolve = Resolve
act-resolve = The knight at { $cell }
group-knight = Place a knight
act-knight = Knight at { $cell }
group-found = Found despite gaps
act-found = The knight at { $cell }
group-pass = No knight
act-pass = No knight now

## What happened

begins-play = { $seat } is the noblest and begins.
hand-dealt = { $seat } takes a wasteland and { $landscape-a }.
tiles-removed = Five play: a wasteland and { $landscape-a } stay in the box.
start-laid = { $seat } draws the tile for the middle: { $landscape-a }.
row-filled = { $landscape } comes to the open row.
tile-drawn = { $landscape ->
    [none] { $seat } draws a tile.
   *[other] { $seat } draws { $landscape-a }.
}
tile-taken = { $seat } takes { $landscape-a } { $steps ->
    [0] for nothing.
    [1] for a step.
   *[other] for { $steps } steps.
}
tile-laid = { $seat } lays { $landscape-a } at { $cell }.
bonus-gained = It touches { $contacts } tiles: { $seat } climbs { $steps ->
    [1] a step.
   *[other] { $steps } steps.
}
hand-shown = None of { $seat-s } tiles fits anywhere: { $landscapes }.
tile-put-back = { $seat } puts { $landscape-a } back and draws anew.
tile-discarded = { $seat } lays { $landscape-a } aside: no tile of the pile would fit.
knight-placed = { $seat } puts a knight at { $cell }.
fief-founded = { $seat } founds a fief at { $cell }: { $down ->
    [0] { $steps ->
        [0] it brings nothing.
        [1] a step up.
       *[other] { $steps } steps up.
    }
    [1] a step down.
   *[other] { $down } steps down.
}
battle-joined = { $seat } attacks from { $cell } with { $power } against { $defence }: { $defender-s } keep at { $keep }.
battle-won = { $seat } wins the battle and holds a keep at { $cell }: { $down ->
    [0] { $steps ->
        [0] it brings nothing.
        [1] a step up.
       *[other] { $steps } steps up.
    }
    [1] a step down.
   *[other] { $down } steps down.
}
keep-lost = { $seat } loses the keep at { $cell }.
lord-sank = { $up ->
    [0] { $steps ->
        [0] The battlefield costs { $seat } nothing.
        [1] { $seat } goes down a step.
       *[other] { $seat } goes down { $steps } steps.
    }
    [1] Rid of a poor battlefield, { $seat } goes up a step.
   *[other] Rid of a poor battlefield, { $seat } goes up { $up } steps.
}
battle-lost = The keep holds: { $seat-s } knight leaves { $cell }.
extra-round-begun = All tiles lie. Extra round { $number } of two: fiefs may be founded despite gaps.
end-counted = { $seat-s } knight at { $cell } was never surrounded: { $down ->
    [0] { $steps ->
        [0] he brings nothing.
        [1] a step up.
       *[other] { $steps } steps up.
    }
    [1] a step down.
   *[other] { $down } steps down.
}
ended-by-tiles = { $seats-count ->
    [1] { $seats } stands highest, on step { $step }, and rules the country.
   *[other] { $seats } stand highest, on step { $step }, and share the victory.
}

## Why not

why-end = The game is over.
why-turn = Another player’s turn: wait until you are asked.
why-set-up = The tile in the middle is drawn at random.
why-draw = Tiles are drawn at random; nobody chooses.
why-place = A tile of the hand must be laid now.
why-knight = Now a knight may be placed on a free wasteland, or none.
why-s3 = Lots decide who begins.
why-t1 = A tile lies there already.
why-t2 = A tile must touch another one, edge to edge.
why-t3 = { $cell ->
    [none] There is no place for { $landscape-a } now: wherever it could lie, another one touches it.
   *[other] Two tiles of one landscape may not touch, and at { $cell } lies { $landscape-a }.
}
why-t4 = That tile is not in your hand.
why-k1 = A knight stands on a wasteland, and nowhere else.
why-k2 = A pawn stands there already: one for each tile.
why-k3 = There is no knight left in your reserve.
why-p1 = No tile fits: one must go back.
why-r1 = Several of your knights are surrounded: say which one comes first.
why-r9 = A knight that came back this turn may be used from your next one.
why-r10 = Only your own knights are resolved, and at once when six tiles surround them.
why-v1 = That tile does not lie in the open row for that price.
why-v2 = Your Lord stands too low to pay so many steps.
why-v4 = In an extra round you may found a fief with a knight of yours, place a knight, or pass.

## The ranking

score-step = Step
score-keeps = Keeps

## The board: ids `combat-…`, said by the page alone

combat-board = The country, tile by tile
combat-stairs = Staircase of nobility
combat-lord = { $seat } on step { $step }
combat-tile = { $landscape } ({ $value })
combat-place = Free place
combat-beside = { $tiles ->
    [one] beside { $landscapes }
   *[other] beside { $landscapes } ({ $tiles } tiles)
}
combat-knight = knight ({ $seat })
combat-keep = keep ({ $seat })
combat-ring = { $tiles } of 6 neighbours laid
combat-around = the tiles around it: { $value }
combat-last = laid last
combat-value = Value: { $value }
combat-unseen = { $tiles ->
    [0] you have seen them all
    [one] one is still unseen
   *[other] { $tiles } are still unseen
}
combat-hand = Your tiles
combat-hand-empty = No tile in your hand.
combat-held = taken up
combat-row = Open row
combat-free = free
combat-price = { $steps ->
    [0] for nothing
    [one] for one step
   *[other] for { $steps } steps
}
combat-pile = { $tiles ->
    [0] The pile is empty
    [one] One tile in the pile
   *[other] { $tiles } tiles in the pile
}
combat-round = Round { $turn }
combat-phases = Parts of a turn
combat-phase-setup = Setting up
combat-phase-draw = Draw
combat-phase-place = Lay
combat-phase-resolve = Resolve
combat-phase-knight = Knight
combat-phase-extra = Extra round
combat-phase-end = The end
combat-count-hand = Tiles in hand
combat-count-known = Known to all:
combat-count-reserve = Knights in reserve
combat-count-resting = { $knights ->
    [one] one more rests until the next turn
   *[other] { $knights } more rest until the next turn
}
combat-count-keeps = Keeps
combat-count-step = Step on the staircase
combat-battle = Battle: { $attacker } against { $defender }
combat-attacker = Attacker
combat-defender = Defender
combat-power = Power
combat-field = Battlefield, counted by neither side
combat-won = { $seat } wins and raises a keep.
combat-lost = The keep holds for { $seat }.
combat-piece-knight = knight
combat-piece-keep = keep

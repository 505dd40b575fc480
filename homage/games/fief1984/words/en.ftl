# Fief (1984): the game's words in English. An id argument `village` comes as $village (its name) and, in its forms,
# $village-s (“Blaye’s”); a region as $region and $region-the; a place as $place, $place-from, $place-to,
# $place-village and $place-behind; a list also as $lords-count. `none` stands for nobody.

game = Fief
game-line = Lords, bishops and a crown to fight for, in a kingdom of twenty-four villages.

## Lords

lord-clement = Clément
lord-charles = Charles
lord-eric = Éric
lord-francois = François
lord-gauvain = Gauvain
lord-guillaume = Guillaume
lord-henri = Henri
lord-hugues = Hugues
lord-jacques = Jacques
lord-jean = Jean
lord-lambert = Lambert
lord-louis = Louis
lord-pierre = Pierre
lord-robert = Robert
lord-roland = Roland

## Cards: a name, and `a`, the card in a sentence

card-clement = Clément
    .a = Clément
card-charles = Charles
    .a = Charles
card-eric = Éric
    .a = Éric
card-francois = François
    .a = François
card-gauvain = Gauvain
    .a = Gauvain
card-guillaume = Guillaume
    .a = Guillaume
card-henri = Henri
    .a = Henri
card-hugues = Hugues
    .a = Hugues
card-jacques = Jacques
    .a = Jacques
card-jean = Jean
    .a = Jean
card-lambert = Lambert
    .a = Lambert
card-louis = Louis
    .a = Louis
card-pierre = Pierre
    .a = Pierre
card-robert = Robert
    .a = Robert
card-roland = Roland
    .a = Roland
card-revolt = Revolt
    .a = a revolt
card-bad-weather = Bad weather
    .a = bad weather
card-plague = Plague
    .a = a plague
card-famine = Famine
    .a = a famine
card-assassination = Assassination
    .a = an assassination
card-good-harvest = Good harvest
    .a = a good harvest
card-sun = Sun
    .a = a sun
card-justice = Justice
    .a = justice
card-lords-tithe = Lord’s tithe
    .a = a lord’s tithe
card-royal-tithe = Royal tithe
    .a = a royal tithe
card-bishopric-tithe = Bishopric’s tithe
    .a = a bishopric’s tithe

## Phases, titles, standings

phase-setup = Setting up
phase-cards = Cards
phase-revenues = Revenues
phase-purchases = Purchases
phase-movement = Movement
phase-combat = Combat
phase-negotiations = Negotiations

title-duchy = Duchy
title-county = County
title-barony = Barony

standing-waiting = waiting
standing-besieging = besieging
standing-attacking = attacking
standing-guest = let through
standing-assaulting = assaulting

## Options and presets

preset-rulebook = Rulebook
preset-rulebook-help = The game as the rulebook of 1984 has it.
preset-quick-start = Quick start
preset-quick-start-help = A lord each from the start, and two fiefs to win: a game for an evening.

option-goal = Fiefs to win
option-goal-help = The first to hold so many fiefs wins at once. With 0 there is no such goal, and the game needs a limit.
option-turns = Limit of turns
option-turns-help = The game ends after this turn, and most fiefs win. 0 for no limit.
option-minutes = Limit of time
option-minutes-help = When so many minutes have passed the turn is finished, and most fiefs win. 0 for no limit.
option-map = Map
option-map-help = The board of 1984 as we have rebuilt it, or the board of 2011.
option-map-1984r = 1984, rebuilt
option-map-2011 = 2011
option-board = A board of your own
option-board-help = A board as a JSON file; it is checked before the game.
option-bishoprics = Bishoprics
option-bishoprics-help = Which villages belong to which bishopric: nobody is sure for 1984, so there are two readings.
option-bishoprics-default = six villages each
option-bishoprics-alternative = nearer to 2011
option-start-lord = A lord at the start
option-start-lord-help = Each family may begin with a lord drawn by lot: a smoother start.
option-start-lord-none = none
option-start-lord-random = one each, by lot
option-start-soldiers = Soldiers at the start
option-start-soldiers-help = All of them stand in the village of the first castle.
option-start-money = Crowns at the start
option-start-money-help = Each player receives this sum from the bank.
option-bank = The bank
option-bank-help = The box holds 10,800 crowns. When they are gone, the bank pays no more, unless you wish otherwise.
option-bank-10800 = 10,800 crowns
option-bank-unlimited = without limit
option-plague = Plague counts soldiers
option-plague-help = Every third soldier dies, counted for each player over the whole region, or in each village.
option-plague-per-player = over the region
option-plague-per-village = village by village
option-tithe-unowned = Bishop’s tithe on free villages
option-tithe-unowned-help = What a village that belongs to nobody brings its bishop.
option-tithe-unowned-0 = nothing
option-tithe-unowned-100 = 100 crowns
option-show-cash = Open purses
option-show-cash-help = Everybody sees how much money the others have.
option-talks = Talks
option-talks-help = In the negotiations each player speaks in turn until he is done, or all at once for three minutes.
option-talks-in-turn = in turn, no clock
option-talks-clock = three minutes, all at once

## What happened: movement

travelled = { $lord } marches { $origin-from } { $place-to }{ $soldiers ->
    [0] , alone.
    [one] {" "}with a soldier.
   *[other] {" "}with { $soldiers } soldiers.
}
soldiers-collected = On the way { $lord } picks up { $soldiers ->
    [one] the soldier
   *[other] the { $soldiers } soldiers
} who stood before { $place-village }.
village-entered = { $seat } enters { $village }, where nobody stood.
force-stopped = { $seat-s } force stops before { $place-village }, on the road from { $place-behind }: { $occupant } holds the place.
force-joined = They join { $seat-s } force before { $place-village }.
sortie-begun = { $lord } sallies out of besieged { $village }{ $soldiers ->
    [0] , alone.
    [one] {" "}with a soldier.
   *[other] {" "}with { $soldiers } soldiers.
}
relief-arrived = Relief for { $village }: { $seat } stands on the road behind the besiegers and will attack them.
attack-announced = { $seat } announces an attack on { $place-village }, by the { $place-behind } road.
attack-forced = There is no way round a fight: { $seat-s } force before { $place-village } must attack.
siege-laid = { $seat } lays siege to { $place-village }.
siege-continued = { $seat } keeps up the siege of { $place-village }.
passage-asked = { $seat } asks { $occupant } for the way through { $place-village }{ $crowns ->
    [0] .
   *[other] {" "}and offers { $crowns } crowns.
}
passage-granted = { $seat } grants { $guest } the way through { $place-village }{ $crowns ->
    [0] .
   *[other] {" "}for { $crowns } crowns.
}
passage-refused = { $seat } refuses { $guest } the way through { $place-village }.

## What happened: combat

villagers-resisted = The villagers of { $village } rise against { $intruder-s } soldiers and throw { $pips }: { $killed ->
    [0] nobody falls.
    [one] a soldier falls.
   *[other] { $killed } soldiers fall.
}
villagers-held-back = { $seat } leaves { $intruder-s } soldiers in { $village } in peace, this turn.
sortie-returned = The siege of { $village } is over before any fight: { $seat-s } pieces go back inside.
sortie-fought = Before { $village } { $seat-s } { $counters ->
    [one] single counter falls
   *[other] { $counters } counters fall
} upon { $foe-s } { $foes }, who besiege it.
attack-begun = { $seat } attacks { $foe } at { $village }: { $counters } against { $foes }{ $castle ->
    [0] , in the open.
   *[other] , behind castle walls.
}
rivals-fought = Before { $village } { $seat-s } force of { $counters } and { $foe-s } of { $foes } turn on each other.
blow-struck = { $seat } throws { $pips }: { $foe } loses { $losses ->
    [0] nobody
    [one] one counter
   *[other] { $losses } counters
} at { $village }.
counters-lost = { $seat } loses { $lords-count ->
    [0] { $soldiers ->
        [one] a soldier
       *[other] { $soldiers } soldiers
    }
   *[other] { $soldiers ->
        [0] { $lords }
        [one] a soldier and, with him, { $lords }
       *[other] { $soldiers } soldiers and, with them, { $lords }
    }
} at { $village }.
} at { $village }.
fight-won = { $seat } has beaten { $foe } at { $village }; { $counters ->
    [one] one counter is left standing.
   *[other] { $counters } counters are left standing.
}
nobody-left = { $seat } and { $foe } have destroyed each other at { $village }.
works-destroyed = The fighting lays waste { $village }: { $mills ->
    [0] { $presses ->
        [one] a press is
       *[other] { $presses } presses are
    }
    [one] { $presses ->
        [0] a mill is
        [one] a mill and a press are
       *[other] a mill and { $presses } presses are
    }
   *[other] { $presses ->
        [0] { $mills } mills are
        [one] { $mills } mills and a press are
       *[other] { $mills } mills and { $presses } presses are
    }
} destroyed.
village-taken = { $seat } takes { $village }.
coalition-asked = { $seat } asks { $other } to join forces against those in { $village }{ $crowns ->
    [0] .
   *[other] {" "}and offers { $crowns } crowns.
}
coalition-joined = { $seat } joins { $other } against those in { $village }{ $crowns ->
    [0] .
   *[other] {" "}for { $crowns } crowns.
}
coalition-refused = { $seat } refuses to join { $other } and will fight whoever is left at { $village }.
coalition-not-sought = { $seat } wants no help from { $other } before { $village }.
bids-shown = The hands open: for { $village } { $seat } bids { $crowns } crowns, { $other } { $others_crowns }.
bid-won = { $seat } pays { $other } { $crowns } crowns and takes { $village }; { $other } stays before it as a guest.

## What happened: crown and fiefs

title-borne = { $lord } now bears the title of { $region-the } for { $seat }.
capital-taken = { $seat } holds { $village }, the capital, and with it the whole fief: { $region-the } passes to { $seat } from { $other }.
king-by-conquest = The throne stood empty. By taking { $village }, { $lord } makes himself King, and { $seat } rules.
king-agreed = { $seat-s } King lets { $other } keep the title of { $region-the }.
king-objected = { $seat-s } King objects: { $other } shall not bear the title of { $region-the }.
title-in-custody = The title of { $region-the } goes from { $other } into the custody of { $seat-s } King.
custody-inherited = Custody of { $region-the } passes to { $seat-s } new King.
last-lord-lost = { $seat } has no lord left, and there is no King: { $seat } keeps { $region-the } until there is one.
throne-vacant = The throne is vacant: the players elect a King.
votes-cast = { $seat } gives { $lord } { $votes ->
    [one] one vote.
   *[other] { $votes } votes.
}
abstained = { $seat } does not vote.
election-undecided = Nobody has the most votes: the throne stays empty until next turn.
lord-elected = { $lord }, of { $seat-s } family, is elected with { $votes ->
    [one] one vote
   *[other] { $votes } votes
}. He must be sanctified.
clergy-asked = { $seat } asks { $other-s } clergy to crown { $lord }{ $crowns ->
    [0] .
   *[other] {" "}and offers { $crowns } crowns.
}
clergy-agreed = { $seat } lets { $cardinals ->
    [0] { $bishops ->
        [one] a bishop
       *[other] { $bishops } bishops
    }
    [one] { $bishops ->
        [0] a cardinal
        [one] a bishop and a cardinal
       *[other] { $bishops } bishops and a cardinal
    }
   *[other] { $bishops ->
        [0] { $cardinals } cardinals
        [one] a bishop and { $cardinals } cardinals
       *[other] { $bishops } bishops and { $cardinals } cardinals
    }
} crown { $lord }.
clergy-refused = { $seat } will not have { $lord } crowned.
sanctifying-failed = { $lord }, of { $seat-s } family, is not sanctified: the throne stays empty until next turn.
king-crowned = { $lord } is sanctified. Long live the King, and { $seat } with him!
fief-asked = { $seat } asks { $other-s } King to raise { $region-the } to a fief{ $crowns ->
    [0] .
   *[other] {" "}and offers { $crowns } crowns.
}
fief-refused = { $seat-s } King will not raise { $region-the } for { $other }.
fief-raised = { $seat } holds a new fief: { $region-the }.
capital-named = { $village } becomes the capital of { $region-the }, { $seat-s } fief.
soldiers-gathered = { $seat } gathers a soldier in { $village } from { $villages-count ->
    [one] { $villages }.
   *[other] each of { $villages }.
}
title-granted = { $seat-s } King grants { $region-the } to { $lord }, and so to { $other }.
title-withheld = { $seat-s } King keeps what is left in his custody.
capital-lost = No village of { $region-the }, { $seat-s } fief, is free of opponents: it has no capital for now.
free-soldier = With the new fief { $seat } receives a soldier in { $village }.

## What happened: talks

money-paid = { $seat } pays { $other } { $crowns } crowns.
village-given = { $seat } gives { $village } to { $other }, to live in.
money-requested = { $seat } asks { $other } for { $crowns } crowns.
request-refused = { $seat } refuses { $other } the { $crowns } crowns.
deal-proposed = { $seat } proposes a deal to { $other }: { $pays ->
    [0] { $gives-count ->
        [0] nothing
       *[other] { $gives }
    }
   *[other] { $gives-count ->
        [0] { $pays } crowns
       *[other] { $pays } crowns and { $gives }
    }
} for { $gets ->
    [0] { $takes-count ->
        [0] nothing.
       *[other] { $takes }.
    }
   *[other] { $takes-count ->
        [0] { $gets } crowns.
       *[other] { $gets } crowns and { $takes }.
    }
}
deal-agreed = { $seat } takes { $other-s } deal.
deal-refused = { $seat } does not take { $other-s } deal.
talks-finished = { $seat } has no more to say this turn.
talks-closed = The time for talks is over.

## What happened: ends

time-ran-out = The time is up: the game ends with this turn.
gift-lapsed = { $seat } has nobody in { $village }, so the gift is void.
turn-ended = Turn { $turn } is over; { $seat } plays first in the next.
ended-by-fiefs = { $seat } is the first to have { $fiefs ->
    [one] a fief
   *[other] { $fiefs } fiefs
} and wins!
ended-by-time = The time is up. Fiefs count first, then soldiers on the board, then money.
ended-by-turns = The last of { $turns ->
    [one] one turn
   *[other] { $turns } turns
} is over. Fiefs count first, then soldiers on the board, then money.

## Terms of a deal: `pay-300`, `give-blaye`, `get-bourg`, as the proposer means them

words-pay = pay { $what }
words-give = give { $what }
words-get = get { $what }
words-number = { $number } crowns

## Previews

winning-odds = Wins { $percent } times in 100: { $counters } against { $foes }.

## What is asked: movement

ask-movement-slot = Where do { $seat-s } lords go?
ask-force-orders = What does { $seat-s } force do before { $place-village }?
ask-right-of-way = Does { $seat } grant the way through { $place-village }{ $crowns ->
    [0] ?
   *[other] {" "}for { $crowns } crowns?
}

## What is asked: combat

ask-resistance = Do { $seat-s } villagers of { $village } resist the intruders?
ask-villagers-die = A die for the villagers of { $village }.
ask-sorties = Which sortie does { $seat } fight first?
ask-attacks = Which attack does { $seat } fight first?
ask-exchange = { $attacker } and { $defender } throw the dice at { $village }.
ask-casualties = { $count ->
    [one] Which counter does { $seat } take off
   *[other] Which { $count } counters does { $seat } take off
} at { $village }?
ask-coalition-offer = Does { $seat } ask { $other } to join forces before { $village }?
ask-coalition-answer = Does { $seat } join { $first } against those in { $village }{ $crowns ->
    [0] ?
   *[other] {" "}for { $crowns } crowns?
}
ask-sealed-bids = How much do { $seats } bid for { $village }, each with a closed hand?

## What is asked: crown, fiefs, talks

ask-name-bearer = Which of { $seat-s } lords bears the title of { $region-the }?
ask-crown-of-conquest = Which of { $seat-s } lords becomes King by this conquest?
ask-royal-answer = Does the King let { $taker } keep the title of { $region-the }?
ask-suffrage = Whom does { $seat } want for King?
ask-appeal = Whom does { $seat } ask to crown { $lord }?
ask-clergy-answer = Does { $seat-s } clergy crown { $lord }{ $crowns ->
    [0] ?
   *[other] {" "}for { $crowns } crowns?
}
ask-fief-slot = Which region would { $seat } see raised to a fief?
ask-fief-answer = Does { $seat-s } King raise { $region-the } for { $asker }{ $crowns ->
    [0] ?
   *[other] {" "}for { $crowns } crowns?
}
ask-capital-choice = Which village does { $seat } make the capital of { $region-the }?
ask-gathering = From where does { $seat } gather soldiers in the capital of { $region-the }?
ask-granting = To whom does the King give the titles he owes?
ask-favour = To whom does the King grant the titles he keeps, if to anybody?
ask-reward = In which capital does { $seat } put the new soldier?
ask-talk-slot = What does { $seat } say, give or propose?
ask-open-talks = The table is open for talks: { $seats } may still speak.
ask-request-answer = Does { $seat } give { $asker } the { $crowns } crowns?
ask-deal-answer = Does { $seat } take { $asker-s } deal? { $asker } would { $terms }.

## What can be done: everywhere

group-done = Finish
act-done = Done
group-pass = Pass
act-pass = Pass
group-agree = Yes
act-agree = Yes
group-refuse = No
act-refuse = No
group-die = The die
act-die = The die shows { $pips }
group-draw = The stack
act-draw = { $card } comes from the stack

## What can be done: movement

group-move = Move
act-move = { $lord } to { $village }
group-collect = Move and collect
act-collect = { $lord } to { $village }, with all who stand on the road
group-sally = Sally out
act-sally = { $lord } sallies out
group-attack = Attack
act-attack = Attack { $place-village } by the { $place-behind } road
group-besiege = Besiege
act-besiege = Besiege { $place-village } by the { $place-behind } road
group-ask = Ask for passage
act-ask = Ask for the way through { $place-village }, and offer crowns

## What can be done: combat

group-resist = Resist
act-resist = Let the villagers of { $village } resist
group-let-pass = Let be
act-let-pass = Leave the intruders in { $village } in peace
group-fight = Fight
act-fight = Fight at { $village }
group-lose = Losses
act-lose = Take off { $lords-count ->
    [0] { $soldiers ->
        [one] a soldier
       *[other] { $soldiers } soldiers
    }
   *[other] { $soldiers ->
        [0] { $lords }
        [one] a soldier, and { $lords }
       *[other] { $soldiers } soldiers, and { $lords }
    }
}
group-fight-alone = Fight alone
act-fight-alone = Ask for no help at { $village }
group-ask-coalition = Join forces
act-ask-coalition = Ask for a coalition at { $village }, and offer crowns
group-bid = Bid
act-bid = Bid crowns, closed hand

## What can be done: crown, fiefs, talks

group-vote = Vote
act-vote = Votes for { $lord }
group-ask-clergy = Ask for the crowning
act-ask-clergy = Ask { $seat }, and offer crowns
group-raise = Raise a fief
act-raise = Raise { $region-the }
group-ask-fief = Ask for a fief
act-ask-fief = Ask the King for { $region-the }, and offer crowns
group-bear = Bearer
act-bear = { $lord } bears the title of { $region-the }
group-name-capital = Capital
act-name-capital = { $village } is the capital
group-gather = Gather
act-gather = One soldier from { $villages }
group-crown = Crown
act-crown = { $lord } becomes King
group-object = Object
act-object = Object, and keep the title
group-grant = Grant
act-grant = Grant { $region-the } to { $lord }
group-station = Station
act-station = A soldier for { $village }
group-pay = Give money
act-pay = Give { $seat } crowns
group-give = Give a village
act-give = Give { $village } to { $seat }
group-request = Ask for money
act-request = Ask { $seat } for crowns
group-propose = Propose a deal
act-propose = Propose to { $seat }: { $terms }
group-time-up = Time
act-time-up = The time is up
group-negotiation-closed = Talks
act-negotiation-closed = The time for talks is over

## What happened: the beginning

thrown-for-place = { $seat } throws { $first } and { $second } for the choice of regions.
region-chosen = { $seat } sits down before { $region-the }.
family-settled = { $seat } begins at { $village } with a castle, { $soldiers ->
    [one] a soldier
   *[other] { $soldiers } soldiers
} and { $crowns } crowns.
lord-sired = { $lord } heads { $seat-s } family, at { $village }.

## What happened: cards

card-taken = { $seat } takes a card.
card-drawn = { $seat } draws { $card-a }.
stack-shuffled = The discards are shuffled: { $cards } cards make a new stack.
card-swapped = { $seat } exchanges a card.
card-put-away = { $seat } puts a card away, face down.
lord-laid = { $lord } joins { $seat-s } family, at { $village }.
bishop-made = { $lord }, of { $seat-s } family, becomes Bishop of { $bishopric }.
cardinal-made = { $lord }, of { $seat-s } family, becomes a cardinal.
attack-played = { $seat } plays { $card-a } on { $region-the }.
revolt-stirred = { $seat } stirs up a revolt, with famine, in { $region-the }.
murder-plotted = { $seat } sends an assassin to { $lord }.
attack-parried = { $seat } parries with { $card-a }.
weather-broke = Bad weather breaks over { $region-the }.
famine-spread = Famine spreads in { $region-the }.
revolt-thrown = Revolt in { $region-the }: the die shows { $pips }.
revolt-bought-off = { $seat } buys off the revolt in { $region-the } for { $crowns } crowns.
revolt-subsided = The revolt in { $region-the } subsides by itself.
mill-wrecked = The rebels destroy a mill at { $village }.
press-wrecked = The rebels destroy a press at { $village }.
works-wrecked = The rebels of { $region-the } destroy { $mills ->
    [0] { $presses ->
        [0] nothing, for nothing is there.
        [one] a press.
       *[other] { $presses } presses.
    }
    [one] { $presses ->
        [0] a mill.
        [one] a mill and a press.
       *[other] a mill and { $presses } presses.
    }
   *[other] { $presses ->
        [0] { $mills } mills.
        [one] { $mills } mills and a press.
       *[other] { $mills } mills and { $presses } presses.
    }
}
castle-stormed = The rebels storm the castle of { $village } and throw { $pips }: { $soldiers ->
    [0] no soldier dies.
    [one] a soldier dies.
   *[other] { $soldiers } soldiers die.
}
plague-broke = Plague breaks out in { $region-the }.
plague-dead = { $soldiers ->
    [one] One of { $seat-s } soldiers dies
   *[other] { $soldiers } of { $seat-s } soldiers die
} of the plague: { $place }.
fever-thrown = { $lord }, of { $seat-s } family, lies ill: the die shows { $pips }.
lord-perished = { $lord }, of { $seat-s } family, dies of the plague.
lord-murdered = { $lord }, of { $seat-s } family, is murdered.
lord-executed = Justice is done: { $lord }, of { $seat-s } family, is executed.

## What happened: revenues and purchases

bishop-tithe-shown = { $seat } shows a bishopric’s tithe for { $bishopric }.
lords-tithe-shown = { $seat } shows a lord’s tithe for { $region-the }.
royal-tithe-shown = { $seat } shows the royal tithe.
income-paid = { $seat } receives { $crowns } crowns.
income-cut = The bank is empty: of { $due } crowns { $seat } receives { $crowns }.
soldiers-bought = { $seat } hires { $soldiers ->
    [one] a soldier
   *[other] { $soldiers } soldiers
} at { $village }.
mill-bought = { $seat } builds a mill at { $village }.
press-bought = { $seat } builds a press at { $village }.
castle-bought = { $seat } builds a castle at { $village }.

## What is asked: the beginning, cards

ask-place-throw = The dice decide who chooses a region first.
ask-region-choice = Before which region does { $seat } sit down?
ask-first-village = In which village does { $seat } begin?
ask-first-lord = Which lord heads { $seat-s } family? The stack decides.
ask-card-deal = { $seat } is dealt a card.
ask-card-slot = Which cards does { $seat } play, lay or put away?
ask-discard-slot = Which cards does { $seat } put away before the turn ends?

## What can be done: the beginning, cards, revenues, purchases

group-choose = Choose a region
act-choose = Sit down before { $region-the }
group-settle = Choose a village
act-settle = Begin at { $village }
group-sire = The first lord
act-sire = { $lord } heads the family
group-lay = Lay a lord
act-lay = Lay { $lord }, at { $village }
group-ordain = Make a bishop
act-ordain = Make { $lord } Bishop of { $bishopric }
group-elevate = Make a cardinal
act-elevate = Make { $lord } a cardinal
group-unleash = Attack a region
act-unleash = { $card } on { $region-the }
group-stir-up = Stir up a revolt
act-stir-up = Revolt and famine in { $region-the }
group-murder = Send an assassin
act-murder = Have { $lord } murdered
group-exchange = Exchange a card
act-exchange = Exchange { $card }
group-discard = Put a card away
act-discard = Put away { $card }
group-parry = Parry
act-parry = Parry the attack
group-buy-off = Buy off
act-buy-off = Buy the revolt off
group-condemn = Justice
act-condemn = Have { $lord } executed
group-wreck-mill = Destroy a mill
act-wreck-mill = Destroy a mill at { $village }
group-wreck-press = Destroy a press
act-wreck-press = Destroy a press at { $village }
group-storm = Storm a castle
act-storm = Storm the castle of { $village }
group-lose-plague = The dead
act-lose-plague = Soldiers die: { $place }
group-bishop-tithe = Bishopric’s tithe
act-bishop-tithe = Take the tithe of { $bishopric }
group-lords-tithe = Lord’s tithe
act-lords-tithe = Take the lord’s tithe of { $region-the }
group-royal-tithe = Royal tithe
act-royal-tithe = Take the royal tithe
group-buy-soldiers = Hire soldiers
act-buy-soldiers = Soldiers for { $village }, 100 crowns each
group-buy-mill = Build a mill
act-buy-mill = A mill at { $village }, 300 crowns
group-buy-press = Build a press
act-buy-press = A press at { $village }, 200 crowns
group-buy-castle = Build a castle
act-buy-castle = A castle at { $village }, 2,000 crowns

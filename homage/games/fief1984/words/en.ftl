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
passage-lapsed = { $seat } has not used the way through { $place-village }: the leave has lapsed.

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
        [one] a soldier at { $village }.
       *[other] { $soldiers } soldiers at { $village }.
    }
   *[other] { $soldiers ->
        [0] { $lords } at { $village }.
        [one] a soldier at { $village } and, with him, { $lords }.
       *[other] { $soldiers } soldiers at { $village } and, with them, { $lords }.
    }
}
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
income-cut = The bank is empty: of { $due } crowns { $seat } receives { $crowns ->
    [0] nothing.
   *[other] { $crowns }.
}
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

## What is asked: attacks, revenues, purchases

ask-parry-answer = Is { $card-a } in { $region-the } parried?
ask-revolt-answer = A revolt of { $pips } in { $region-the }: a good harvest, crowns, or nothing?
ask-justice-answer = { $attacker-s } assassin stands before { $lord }. Does { $seat } call for justice?
ask-sentence = Which of { $attacker-s } lords does { $seat } condemn?
ask-plague-losses = The plague takes { $count ->
    [one] one of { $seat-s } soldiers in { $region-the }. Which?
   *[other] { $count } of { $seat-s } soldiers in { $region-the }. Which?
}
ask-fever-die = { $lord } lies ill: on 1 or 2 he dies.
ask-revolt-die = How bad is the revolt in { $region-the }? A die tells.
ask-wreck-choice = Which mill or press of { $region-the } does { $seat } have destroyed?
ask-storm-choice = Which castle of { $region-the } do the rebels storm, as { $seat } wills?
ask-storm-die = The rebels storm the castle of { $village }: a die tells how many die.
ask-tithe-slot = Which tithes does { $seat } levy?
ask-purchase-slot = What does { $seat } buy?

## Why not

why-turn = Others are awaited now: your turn will come.
why-e1 = The game is over: a player has reached the goal.
why-e3 = The game is over: its time or its turns have run out.
why-1 = Only cards in your hand can be played, each in its phase.
why-1b = Each attack has its own parry: a sun against bad weather, a good harvest against famine and revolt, justice against murder.
why-1c = This lord is not on the board: his card must be laid first.
why-2b = A tithe needs its card and a claim: a bishop for the bishopric’s, a fief for the lord’s, the King for the royal one.
why-3 = In the phase of purchases a soldier costs 100 crowns, a press 200, a mill 300, a castle 2,000; no village has more than three mills and presses.
why-4 = In the phase of movement a lord makes up to two trips, each along one road; soldiers move only with a lord.
why-5d = Here only the dice have a say.
why-a1 = In bad weather soldiers do not move, and no attack is announced.
why-a2 = In bad weather nobody fights here: a fight that cannot be avoided waits, and its force may not leave.
why-a4 = A revolt is played only together with a famine.
why-a5 = The answer to a revolt is a good harvest, the ransom, or nothing.
why-a7 = A revolt is bought off for 300 crowns times its die, by whoever may parry it.
why-a8 = On a revolt of 3 the attacker picks one mill or press of the region.
why-a10 = The rebels storm a castle of the region in which soldiers of its holder stand.
why-a11 = A die tells how many soldiers die in the castle.
why-a12 = The plague takes every third soldier in the region, and their player picks where.
why-a14 = A sick lord has one throw: on 1 or 2 he dies.
why-a15 = An assassin is sent only to an opponent’s lord on the board.
why-a16 = Justice takes a lord of the attacker’s family.
why-b1 = A bishop’s card goes under a lord of yours on the board who has none yet.
why-b3 = Soldiers do not follow a bishop.
why-b4 = Only a bishop of yours can become a cardinal, once, while one of the three cards is left.
why-b5 = A cardinal has given up the tithe of his see.
why-c3 = One card may be exchanged in a turn, before any attack or parry of yours; after that you play no attack, parry or tithe in that turn.
why-c4 = Cards are put away in your own go of the first phase, and at the end of the turn.
why-c5 = Only one tithe of each kind in a turn.
why-c9 = This card is no attack: a parry only answers one, and a tithe waits for the revenues.
why-c12 = Cards are dealt by chance, one after the other.
why-d7 = Only justice stops an assassin, and only the victim’s player may call for it.
why-d8 = A parry is played only in answer to an attack.
why-f1 = With a King on the throne, a player with a lord who holds a whole region may ask for the fief, once for each region.
why-f3 = The holder of a title picks one of his own lords on the board to bear it.
why-f4 = The capital is a village of the fief, chosen when the fief is made.
why-f5 = When a fief is made, one soldier from each other village may go to the capital, and no more.
why-f7 = Villagers rise in the combat phase only, against an intruder’s soldiers in a village of a fief that is not its capital.
why-f9 = An intruder is inside: until he has gone you neither buy nor lay lords there.
why-f10 = You may give a village of your own fief, not its capital, in which nobody but the receiver has pieces.
why-f12 = When a capital has been taken, the King lets the title go to the taker, or keeps it.
why-f15 = The King must give away, to lords on the board, the titles of a player who has lost his last lord.
why-f18 = The King grants the titles in his custody to lords on the board; and a capital must be free of opponents.
why-f20 = The new soldier goes to the capital of the fief that was just given.
why-k1 = Fights come in their order, villagers first, then sorties, then attacks; each player picks among his own.
why-k4 = You lose just as many counters as the dice say, out of your own in this fight.
why-k12 = Of two players before a village, the one who came first may ask the other to join forces.
why-k13 = The offer to join forces is taken or refused.
why-k15 = A bid is in hundreds, at most the crowns you have, and not below your last one.
why-k16 = Another force is there already: the later one can only attack.
why-l2 = A lord is laid in a castle of yours without opponents inside, so long as you have one.
why-l3 = Without a castle a lord is laid in a free village of your own region; only if it has none, in any free village.
why-l7 = This lord is not of your family.
why-l8 = Lords and bishops are laid only in your own go of the first phase.
why-m2 = Not so many soldiers stand with this lord.
why-m5 = Who stops before an opponent’s village has ended his move, and does not go in.
why-m6 = A force before an opponent’s village attacks, besieges or asks for passage, and is bound by it for the turn.
why-m7 = Only a guest goes through an opponent’s village, in a later turn than the grant, and not past a siege; nor does he stay inside.
why-m8 = This force must fight here this turn, and goes nowhere.
why-m10 = The village is besieged: others may not come up to it.
why-m11 = A besieged village is left only by a sortie, and a sortie is one trip.
why-m13 = Another player’s force stands on the road: it is closed.
why-m14 = Two forces are fighting for that village already; there is no room for a third.
why-m17 = No opponent is inside: the force may go in, or wait.
why-m19 = Relief stands on the road behind this force: it cannot turn back.
why-n1 = The time for talks runs out by the clock alone.
why-n2 = Cards are never traded, given or shown.
why-n3 = In the talks money may be given and asked for; a yes needs the crowns in hand.
why-n4 = In the talks nothing changes hands but money and villages of a fief.
why-n8 = Just this has been refused already in this phase.
why-p1 = You buy in villages of yours only: with a piece of yours inside, or empty ones of your own fief.
why-p2 = A village has one castle, no more.
why-p3 = There are no more of these counters in stock.
why-p8 = Money is given in the talks of the last phase, or with a request.
why-q1 = There is an election only while the throne is vacant, when the last phase begins.
why-q2 = You have not so many votes: one for each lord, bishop, cardinal and title of yours.
why-q3 = Each player votes once, for one lord, or not at all.
why-q4 = Only a lord on the board can be elected, and no bishop.
why-q6 = The elected lord needs two bishops or a cardinal; players who have clergy are asked one by one, each once.
why-q8 = By conquest only a lord becomes King, no bishop, who stands in the capital just taken while the throne is vacant.
why-q9 = The King cannot be made a bishop.
why-r4 = Tithes are shown in the phase of revenues, before anybody is paid.
why-r8 = The bishopric’s tithe is for a see of one of your bishops.
why-r9 = The lord’s tithe is for a fief of yours.
why-r11 = The royal tithe is for the player whose lord is King.
why-r15 = Sums are in hundreds, and at most what you have.
why-s4 = The first lord is drawn by lot.
why-s5 = You begin in a village of the region that you have chosen.
why-s6 = Each sits down before a region of his own, once, at the beginning.
why-s7 = Here only the dice have a say.

## The ranking

score-fiefs = Fiefs
score-soldiers = Soldiers
score-cash = Crowns

## The board: ids `fief-…`, said by the page alone

fief-turn = Turn { $turn }
fief-phases = The six phases of a turn
fief-phase-0 = Setting up
fief-phase-1 = Cards
fief-phase-2 = Revenues
fief-phase-3 = Purchases
fief-phase-4 = Movement
fief-phase-5 = Combat
fief-phase-6 = Negotiation
fief-free = free
fief-held = held by { $seat }
fief-occupied = occupied by { $seat }
fief-capital = capital
fief-castle = castle
fief-soldiers = { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
}
fief-mills = { $mills ->
    [one] { $mills } mill
   *[other] { $mills } mills
}
fief-presses = { $presses ->
    [one] { $presses } press
   *[other] { $presses } presses
}
fief-besieged = besieged
fief-given = given to { $seat }
fief-sortie = a sortie of { $soldiers } stands at the gate
fief-standing-besieging = besieging
fief-standing-attacking = attacking
fief-standing-guest = a guest
fief-standing-waiting = waiting
fief-force = { $seat }, { $standing } before { $village }: { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
} { $lords }
fief-king = king
fief-cardinal = cardinal
fief-bishop = bishop of { $see }
fief-see = bishopric of { $see }
fief-of-family = of { $seat }
fief-lord-in = in { $village }
fief-lord-before = on the road before { $village }
fief-region-held = fief of { $seat }
fief-region-custody = in the custody of { $seat }
fief-region-free = no fief yet
fief-bearer = title borne by { $lord }
fief-weather = bad weather
fief-famine = famine
fief-first = first this turn
fief-lords = Lords and titles
fief-count-cash = crowns
fief-count-fiefs = fiefs
fief-count-votes = votes
fief-count-hand = cards in hand
fief-bank = Bank
fief-bank-cash = crowns in the bank
fief-bank-castles = castles left
fief-bank-mills = mills left
fief-bank-presses = presses left
fief-deck = cards in the deck, and discards
fief-hand = Your cards
fief-hand-empty = No card in hand
fief-card-lord = lord
fief-card-attack = attack
fief-card-parry = parry
fief-card-tax = tax
fief-card-bishop = bishop
fief-battle = Combat at { $village }
fief-attacker = attacks
fief-defender = defends
fief-nobody = nobody
fief-bids = Bids for { $village }
fief-bid-sealed = has bid
fief-bid-open = thinks

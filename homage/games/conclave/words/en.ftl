# Conclave: the game’s words in English. A hand comes as $hand (its name) and $hand-a (“a pair of Princes”), so does a
# Joust card ($joust) and an Earl card ($earl). `none`, or a count of 0, stands for what is not shown.

game = Conclave
game-line = Liar’s Poker among Earls: say what you hold, or what you do not, and call the others’ bluff.

## Joust cards, hands and Earl cards

joust-prince = Prince
    .a = a Prince
joust-vassal = Vassal
    .a = a Vassal
joust-no-luck = No Luck
    .a = a No Luck card

hand-ppp = Three Princes
    .a = three Princes
hand-vvv = Three Vassals
    .a = three Vassals
hand-ppv = Pair of Princes, Vassal
    .a = a pair of Princes with a Vassal
hand-ppn = Pair of Princes
    .a = a pair of Princes
hand-vvp = Pair of Vassals, Prince
    .a = a pair of Vassals with a Prince
hand-vvn = Pair of Vassals
    .a = a pair of Vassals
hand-pvn = Prince, Vassal
    .a = a Prince and a Vassal
hand-pnn = Prince alone
    .a = a Prince alone
hand-vnn = Vassal alone
    .a = a Vassal alone
hand-nnn = Nothing
    .a = nothing at all

earl-castle = Castle
    .a = a Castle
earl-land = Land
    .a = a Land
earl-market-town = Market Town
    .a = a Market Town
earl-church = Church
    .a = a Church
earl-cathedral = Cathedral
    .a = a Cathedral
earl-prince = Prince
    .a = a Prince
earl-vassal = Vassal
    .a = a Vassal
earl-champion = Champion
    .a = a Champion
earl-monk = Monk
    .a = a Monk
earl-mercenary = Mercenary
    .a = a Mercenary
earl-treachery = Treachery
    .a = a Treachery
earl-intrigue = Intrigue
    .a = an Intrigue
earl-allies = Allies
    .a = an Allies card
earl-banquet = Banquet
    .a = a Banquet
earl-banner = Banner
    .a = a Banner

## Options and presets

preset-rulebook = With Earl decks
preset-rulebook-help = Every Earl has a deck of 24 cards and a tray: what a Conclave brings is drawn, and a deck can run out.
preset-quick-start = Quick start
preset-quick-start-help = No decks at all: what a Conclave brings is counted in points.

option-rounds = Rounds
option-rounds-help = How many turns each Earl has.
option-short = Short match
option-short-help = Without Earl decks and trays; rewards are points.
option-decks = Earl decks
option-decks-help = Everybody has the same ready-made deck, or each Earl puts 24 of the 90 cards of his set together.
option-decks-ready = ready-made
option-decks-own = of one’s own
option-joust = Joust deck of your own copy
option-joust-help = How many Princes, Vassals and No Luck cards there are, as a JSON file: prince, vassal and no_luck, 24 in all. Without it, 8 each.

score-points = Points
score-lies = Caught lying
score-hits = Liars caught

## Questions

ask-deck-choice = { $seat } builds a deck: how many cards of the type { $earl }?
ask-starting-draw = { $seat } draws the first cards.
ask-first-caller = Lots are drawn: who begins?
ask-the-action = { $seat }: call a Conclave?
ask-deal = { $seat } is dealt three Joust cards.
ask-declaration = { $seat }: what do you say you hold?
ask-challenge-turn = { $seat }: whose declaration is a lie?
ask-tie-card = { $seat } turns up a card to break the tie.
ask-free-draw = { $seat }: draw the free card?
ask-reward-draw = { $seat } draws the free card.
ask-tray-card = { $seat } won: which card of the tray?
ask-last-draw = { $seat } makes the required draw.

## Choices

group-first = Begin
act-first = { $seat } begins
group-deal = Deal
act-deal = { $joust }
group-turn-up = Turn up
act-turn-up = { $joust }
group-earl = Draw
act-earl = { $earl }
group-put = Build the deck
act-put = { $earl }: so many into the deck
group-call = Call a Conclave
act-call = Call a Conclave
group-rest = No Action
act-rest = No Action in this turn
group-declare = Declare
act-declare = { $hand }
group-challenge = Challenge
act-challenge = Challenge { $seat }
group-pass = Challenge nobody
act-pass = Challenge nobody
group-draw = Draw
act-draw = Draw the free card
group-decline = Decline
act-decline = Leave the free card
group-pick = Take from the tray
act-pick = { $earl }
group-leave = Take none
act-leave = Take no card of the tray

## What is at stake

at-stake = If it is a lie, { $target } is out; if it is the truth, { $seat } is out.
true-hand = This is the truth: no challenge can harm.
last-card = Careful: this is the last card of the deck. The required draw of this turn will then fail, and that is the end of the match for its owner.
deck-short = Careful: { $cards ->
    [0] no card is
    [one] one card is
   *[other] { $cards } cards are
} then left for { $draws ->
    [one] one required draw
   *[other] { $draws } required draws
}; one that fails puts its owner out of the match.

## What happened

deck-built = { $seat } has built a deck of 24 cards.
starting-hand-drawn = { $cards-count ->
    [0] { $seat } draws five cards.
   *[other] { $seat } draws five cards: { $cards }.
}
begins-match = The lot falls on { $seat }, who begins.
conclave-called = { $seat } calls a Conclave.
none-called = { $seat } calls nobody together.
hand-dealt = { $cards-count ->
    [0] { $seat } is dealt three cards.
   *[other] { $seat } is dealt { $cards-a }.
}
hand-declared = { $seat } declares { $hand-a }.
nobody-challenged = { $seat } challenges nobody.
declaration-challenged = { $seat } challenges { $target }, who declared { $hand-a }.
lie-caught = { $seat } lied: it is { $hand-a }, not { $declared-a }. { $seat } is out of the Conclave.
truth-proved = { $seat } told the truth: it is { $hand-a }. { $challenger } is out of the Conclave, cards unseen.
tie-found = { $seats } each declared { $hand-a }, and nobody in the Conclave declared more: a card each decides.
tie-card-turned = { $seat } turns up { $joust-a }.
still-tied = { $seats } are still level, each with { $joust-a }: once more.
conclave-won = { $seat } wins the Conclave with { $hand-a }, so declared.
conclave-won-alone = { $seat } alone is left and wins the Conclave; { $hand-a } was the word.
points-gained = { $seat } gains { $points ->
    [one] a point.
   *[other] { $points } points.
}
reward-drawn = { $earl ->
    [none] { $seat } draws the free card.
   *[other] { $seat } draws the free card: { $earl-a }.
}
reward-declined = { $seat } leaves the free card.
deck-empty = { $seat } has no card left to draw as a reward.
tray-picked = { $earl ->
    [none] { $seat } takes a card of the tray.
   *[other] { $seat } takes { $earl-a } of the tray.
}
tray-left = { $seat } takes no card of the tray.
card-drawn = { $earl ->
    [none] { $seat } makes the required draw and ends the turn.
   *[other] { $seat } makes the required draw, { $earl-a }, and ends the turn.
}
passed-away = { $seat } cannot make the required draw and is out of the match.
most-points = { $seats-count ->
    [1] { $seats } wins the match with { $points ->
        [one] one point.
       *[other] { $points } points.
    }
   *[other] { $seats } share the victory, with { $points ->
        [one] one point each.
       *[other] { $points } points each.
    }
}
fewer-lies = { $seats-count ->
    [1] { $seats } wins the match
   *[other] { $seats } share the victory
} on { $points ->
    [one] one point
   *[other] { $points } points
}: as many as another had, who was caught lying more often. { $lies ->
    [0] Nobody ever caught a lie there.
    [one] That happened but once.
   *[other] That happened { $lies } times.
}
more-hits = { $seats-count ->
    [1] { $seats } wins the match
   *[other] { $seats } share the victory
} on { $points ->
    [one] one point
   *[other] { $points } points
}: level with another in points and in lies, but with more liars caught, { $hits } in all.
last-at-table = { $seat } alone is left at the table and wins the match.

## Why not

why-call = A Conclave is called as the Action, at the beginning of one’s own turn.
why-deal = Joust cards are dealt by chance, face down, three to each Earl.
why-declare = Everybody now declares one of the ten hands, true or not; challenges come after the last declaration.
why-challenge = Challenges come once all have declared: challenge one other Earl, or nobody.
why-tie = A card for each tied Earl decides; nothing can be chosen.
why-reward = Rewards are drawn when the Conclave is resolved, by those who stayed in.
why-order = It is another’s turn: all goes round from the caller’s left, the caller last.
why-r4 = A declaration stands: what is said is said.
why-r5 = Who is out of the Conclave has no more say in it.
why-r6 = One challenges another Earl who is still in the Conclave, not oneself and nobody who is out.
why-r7 = That Earl has been proved truthful: the cards lie open, and a challenge could only fail.
why-r14 = The free card is drawn, or left.
why-r17 = The winner may take one card left on the tray, of any type, or none.
why-r18 = None of that type is left on the tray.
why-r20 = There is one Action in a turn, and it has been taken: this Conclave.
why-m1 = A deck has exactly 24 cards, at most 6 of a type, chosen type by type.
why-m2 = A turn is one Action, a Conclave or none, and then the required draw.
why-m3 = The lot decides who begins.
why-m4 = The match is over.
why-m7 = Who could not make a required draw is out of the match.
why-m12 = In a match Earl cards are drawn by chance and never played.

## The board: ids `conclave-…`, said by the page alone

conclave-board = The conference table, seen from above
conclave-joust-deck = The Joust deck
conclave-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
conclave-is-caller = called the Conclave
conclave-is-best = highest declaration
conclave-declared = declares: { $hand }
conclave-shown = showed: { $hand }
conclave-challenged = challenged { $name }
conclave-passed = challenged nobody
conclave-passed-short = let it pass
conclave-turned-up = turned up: { $card }
conclave-asked = is asked
conclave-standing-none = at the table
conclave-standing-in = takes part
conclave-standing-proved = told the truth
conclave-standing-lied = caught lying
conclave-standing-wrong = was mistaken
conclave-gone = left the match
conclave-own = holds, seen by you alone: { $cards }
conclave-face-down = Three Joust cards, face down
conclave-hidden = seen by you alone
conclave-stakes = What is at stake

conclave-hands = The ten hands
conclave-hands-note = chance that another Earl holds it
conclave-your-hand = your hand
conclave-chance = Another Earl holds it with a chance of { $percent } %
conclave-percent = { $percent } %
conclave-tray = Your oak tray
conclave-building = Your Earl deck
conclave-in-hand = { $count } in your hand
conclave-in-deck = { $count } in your deck
conclave-in-tray = { $count } in your tray
conclave-named-count = { $name }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}

conclave-your-cards = Your three Joust cards
conclave-earl-hand = Your Earl cards
conclave-hand-empty = No Earl cards in your hand
conclave-no-cards = No Joust cards before you

conclave-round = Round { $turn } of { $rounds }
conclave-steps = Steps of a turn
conclave-step-build = Building decks
conclave-step-action = Action
conclave-step-declare = Declarations
conclave-step-challenge = Challenges
conclave-step-tie = Breaking a tie
conclave-step-reward = Rewards
conclave-step-draw = Draw

conclave-count-deck = Cards in the Earl deck
conclave-count-hand = Cards in hand
conclave-count-tray = Cards in the oak tray
conclave-count-hits = Liars caught
conclave-count-lies = Times caught lying
conclave-sizes = Deck { $deck }, hand { $hand }, tray { $tray }
conclave-record = Liars caught: { $hits }; caught lying: { $lies }

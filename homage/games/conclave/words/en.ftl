# The words of this game (en).

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

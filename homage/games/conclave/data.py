"""What is in the box: Joust cards and hands in their order, Earl cards and how many of each."""

from typing import Final

# ---- the Joust deck ----------------------------------------------------------------------------------------

JOUSTS: Final = ("prince", "vassal", "no_luck")  # the higher card first
PRINCE: Final = 0
VASSAL: Final = 1
NO_LUCK: Final = 2
JOUST_KINDS: Final = 3
JOUST_CARDS: Final = 24
JOUST_COUNTS: Final = (8, 8, 8)  # no source gives the split: the one table on which nothing depends, M10
DEALT: Final = 3  # to each Earl, §Deal

# H1 The hands, best first, and how many Princes, Vassals and No Luck cards each has.
HANDS: Final = ("ppp", "vvv", "ppv", "ppn", "vvp", "vvn", "pvn", "pnn", "vnn", "nnn")
HAND_COUNTS: Final = (
    *((3, 0, 0), (0, 3, 0), (2, 1, 0), (2, 0, 1), (1, 2, 0)),
    *((0, 2, 1), (1, 1, 1), (1, 0, 2), (0, 1, 2), (0, 0, 3)),
)
HAND_KINDS: Final = len(HANDS)
NOTHING: Final = HANDS.index("nnn")

# ---- the Earl cards ----------------------------------------------------------------------------------------

PROPERTY: Final = ("castle", "land", "market_town", "church", "cathedral")
FACES: Final = ("prince", "vassal", "champion", "monk", "mercenary")
POLITICS: Final = ("treachery", "intrigue", "allies", "banquet", "banner")
EARLS: Final = PROPERTY + FACES + POLITICS
EARL_KINDS: Final = len(EARLS)
COPIES: Final = 6  # of each type in a set
SET_CARDS: Final = EARL_KINDS * COPIES
DECK_CARDS: Final = 24
TRAY_CARDS: Final = SET_CARDS - DECK_CARDS
STARTING_HAND: Final = 5
PALACE: Final = "palace"  # lies on the table from the start and is never counted

READY_DECK: Final = (2, 3, 2, 1, 1, 2, 3, 0, 0, 0, 3, 2, 2, 0, 3)  # M1 by type, as in `EARLS`

# ---- how an Earl stands in a Conclave ----------------------------------------------------------------------

STANDINGS: Final = ("none", "in", "proved", "lied", "wrong")
AWAY: Final = 0
IN: Final = 1
PROVED: Final = 2
LIED: Final = 3
WRONG: Final = 4

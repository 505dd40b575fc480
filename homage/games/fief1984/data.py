"""Tables of the 1984 game: names, cards, prices, limits. Money is in crowns."""

from typing import Final

LORDS: Final = (
    *("clement", "charles", "eric", "francois", "gauvain", "guillaume", "henri", "hugues", "jacques", "jean"),
    *("lambert", "louis", "pierre", "robert", "roland"),
)
LORD_COUNT: Final = 15

# Cards with a blue back, as kinds: 0–14 the lords, then these, then one bishop for each see of the board.
REVOLT: Final = 15
BAD_WEATHER: Final = 16
PLAGUE: Final = 17
FAMINE: Final = 18
ASSASSINATION: Final = 19
GOOD_HARVEST: Final = 20
SUN: Final = 21
JUSTICE: Final = 22
LORDS_TITHE: Final = 23
ROYAL_TITHE: Final = 24
BISHOPRIC_TITHE: Final = 25
FIRST_BISHOP: Final = 26

FIXED_CARDS: Final = (
    *LORDS,
    *("revolt", "bad_weather", "plague", "famine", "assassination"),
    *("good_harvest", "sun", "justice"),
    *("lords_tithe", "royal_tithe", "bishopric_tithe"),
)
FIXED_COUNTS: Final = (*(1 for _ in LORDS), 4, 3, 2, 2, 1, 6, 6, 1, 5, 5, 4)  # and one bishop a see
HAND: Final = 3  # cards in a full hand

CARDINALS: Final = 3
SOLDIERS: Final = 30  # counters a player
CASTLES: Final = 12  # counters in all, as are mills and presses
MILLS: Final = 12
PRESSES: Final = 12
WORKS: Final = 3  # mills and presses together, at most, in a village
CROWNS: Final = 10_800  # 18 notes of 100 and 18 of 500
NOTE: Final = 100  # the smallest note

SOLDIER_PRICE: Final = 100
PRESS_PRICE: Final = 200
MILL_PRICE: Final = 300
CASTLE_PRICE: Final = 2000

VILLAGE_YIELD: Final = 100
PRESS_YIELD: Final = 100
MILL_YIELD: Final = 200
LORDS_TITHE_YIELD: Final = 200  # a village of the fief
ROYAL_TITHE_YIELD: Final = 1500
RANSOM: Final = 300  # times the revolt's die

TRIPS: Final = 2  # a lord, a turn

# What a force on a road is about (M6, M7, M16).
NONE: Final = 0
WAITING: Final = 1
BESIEGING: Final = 2
ATTACKING: Final = 3
GUEST: Final = 4
ASSAULTING: Final = 5  # an attack out of a siege, which goes on meanwhile (M10)
STANDINGS: Final = ("none", "waiting", "besieging", "attacking", "guest", "assaulting")

# Custody of a title (F14).
GRANTED: Final = 0  # it is with a lord's family
KEPT: Final = 1  # the King keeps it and may grant it (F12)
OWED: Final = 2  # the King must give it in the next Phase 6 (F15)

# Why a game ended.
BY_FIEFS: Final = 1
BY_TIME: Final = 2
BY_TURNS: Final = 3

PHASES: Final = ("cards", "revenues", "purchases", "movement", "combat", "negotiations")
TITLES: Final = ("duchy", "county", "barony")
# Of regions whose board names none, in their order.
COLOURS: Final = (
    *("#a9b82f", "#5a8db5", "#d8402a", "#e07b22", "#d9b8a6"),
    *("#cf9d1e", "#7d6aa5", "#4f9a8b", "#b0607f", "#8a7f6d"),
)

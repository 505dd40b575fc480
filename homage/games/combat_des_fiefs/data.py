"""What is in the box: landscapes and their values, how many tiles of each, pawns, bonus and prices."""

from typing import Final

LANDSCAPES: Final = (
    *(
        "friche",
        "carriere",
        "foret",
        "lac",
        "champ",
        "vigne",
    ),  # wasteland, quarry, forest, lake, field, vines
    *("plus3", "minus1", "minus2"),  # their names are not known
)
FRICHE: Final = 0
MODEST: Final = (1, 2, 3)  # the landscapes of value +1
HARMFUL: Final = (7, 8)
KINDS: Final = len(LANDSCAPES)
VALUES: Final = (0, 1, 1, 1, 2, 2, 3, -1, -2)  # in steps of the staircase

# How many tiles there are of each: the one table that no source gives (S1). An owner of the game may lay his
# own beside it (option `tiles`).
TILES: Final = 73
COUNTS: Final = (19, 9, 9, 9, 7, 7, 5, 4, 4)
LEAST_FRICHES: Final = 6
LEAST_MODEST: Final = 6

PAWNS: Final = {2: 6, 3: 4, 4: 3, 5: 2, 6: 2}  # of each player, §Equipment
BONUS: Final = (0, 0, 0, 0, 1, 2, 3)  # steps, by the number of tiles touched, §Bonus
RING: Final = 6
PRICES: Final = (0, 1, 3)  # steps for a tile of the open row, the cheapest lies farthest from the pile, V1
EXTRA_ROUNDS: Final = 2  # V4

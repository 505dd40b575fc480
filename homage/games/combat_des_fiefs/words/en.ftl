# The words of this game (en).

## The board: ids `combat-…`, said by the page alone

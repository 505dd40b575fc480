# The words of this game (fr).

## The board: ids `combat-…`, said by the page alone

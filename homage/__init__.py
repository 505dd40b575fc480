"""Homage: the table for feudal board games.

With `HOMAGE_COMPILED=1` in the environment, engine, kit and games are the compiled ones of build/compiled/.
"""

import os

if os.environ.get("HOMAGE_COMPILED") == "1":
    from homage._compiled import put_first

    put_first(__path__)

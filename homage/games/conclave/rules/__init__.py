"""The rules, by the stations of a turn: who draws lots, calls, deals, declares, challenges, is rewarded."""

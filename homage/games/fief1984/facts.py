"""The facts of a Fief table: flat lists, copied whole."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from homage.engine.state import State, Step
from homage.engine.values import NOBODY
from homage.games.fief1984.board import Board
from homage.games.fief1984.data import (
    CROWNS,
    FIXED_COUNTS,
    LORD_COUNT,
    SOLDIERS,
)


class Settings:
    """The options of one table, settled before the game and never changed. Money in crowns."""

    def __init__(self, options: dict[str, Any], rules: int) -> None:
        self.rules = rules
        self.goal: int = options["goal"]  # fiefs, 0 for none
        self.turns: int = options["turns"]  # 0 for no limit
        self.minutes: int = options["minutes"]  # 0 for no limit
        self.unlimited_bank: bool = options["bank"] == "unlimited"
        self.start_soldiers: int = options["start_soldiers"]
        self.start_money: int = options["start_money"]
        self.start_lord: bool = options["start_lord"] == "random"
        self.plague_by_village: bool = options["plague"] == "per_village"
        self.tithe_unowned: int = 100 if options["tithe_unowned"] == "100" else 0
        self.show_cash: bool = options["show_cash"]
        self.talks_clock: bool = options["talks"] == "clock"


@mypyc_attr(allow_interpreted_subclasses=True)
class Facts(State):
    """What lies on the table, by noun: each list is indexed by the id that stands before the colon.

    turn: the turn, from 1; 0 in the setup
    first: the seat that plays first this turn
    bank: crowns in the bank
    deck_size: cards in the stack
    arrivals: forces that have stopped before a village so far
    king: the King, or NOBODY
    royal_tithe: the seat that claims the royal tithe this turn, or NOBODY
    time_up: 1 when the time limit has passed (E3)
    ending: BY_FIEFS, BY_TIME or BY_TURNS when the game is over, else 0
    clockwise: seats in the order of their regions round the board
    home: seat: the region it chose, NOBODY before
    cash: seat: crowns
    stock: seat: soldiers not on the board
    hand_size: seat: cards in hand
    buried_size: seat: cards put away face down since the last shuffle (C13)
    pinned: seat: cards in hand that surely date from before the last shuffle
    pinned_buried: seat: of the cards put away face down, those that surely date from before the last shuffle
    exchanged: seat: 1 when it exchanged a card this turn (C3)
    played: seat: 1 when it played an attack or a parry this turn (C3)
    soldiers: place: soldiers standing there
    owner: place: the seat whose pieces stand there, or NOBODY
    standing: place: what the force at an entrance is about (M6)
    chosen: place: the turn in which that was said
    arrived: place: which arrival that force was; smaller came first (K12)
    castle: village: 1 with a castle
    mills: village: mills
    presses: village: presses
    given: village: the seat it is given to, or NOBODY (F10)
    given_turn: village: the turn of that gift
    relief: village: 1 when pieces at its gate came by the besieger's road (M19)
    family: lord: the seat he belongs to, NOBODY off the board
    where: lord: the place he stands at, NOBODY off the board
    trips: lord: trips made this turn
    see: lord: the bishopric whose card lies under him, or NOBODY
    cardinal: lord: 1 with a cardinal's card
    tally: lord: votes cast for him in this election
    title: region: the seat that has its title card (F14: the custodian), NOBODY until it is raised
    bearer: region: the lord who bears the title, or NOBODY
    capital: region: the capital of the fief, or NOBODY
    custody: region: GRANTED, KEPT or OWED (F12, F15)
    sitting: region: in custody, the seat whose pieces do not take the capital by staying in it (F14), else
    NOBODY
    promised: region: 1 when a free soldier waits for its capital to be named (F20)
    weather: region: 1 in bad weather
    famine: region: 1 in famine
    lords_tithe: region: 1 when its lord's tithe is claimed this turn
    tithe: see: the seat that claims its tithe this turn, or NOBODY
    deck: card: how many are in the stack
    discards: card: how many lie openly among the discards
    hands: seat * cards + card: how many he holds
    buried: seat * cards + card: how many of the discards he put there face down
    reborn: seat * cards + card: how many he knows to have been in the last shuffle and has not seen since
    refused_deals: texts refused in this phase (N8)
    refused_sums: sums refused in this phase, rising: (asker * seats + asked) * SUMS + crowns
    """

    facts: ClassVar[tuple[str, ...]] = (
        "turn",
        "first",
        "bank",
        "deck_size",
        "arrivals",
        "king",
        "royal_tithe",
        "time_up",
        "ending",
        "clockwise",
        "home",
        "cash",
        "stock",
        "hand_size",
        "buried_size",
        "pinned",
        "pinned_buried",
        "exchanged",
        "played",
        "soldiers",
        "owner",
        "standing",
        "chosen",
        "arrived",
        "castle",
        "mills",
        "presses",
        "given",
        "given_turn",
        "relief",
        "family",
        "where",
        "trips",
        "see",
        "cardinal",
        "tally",
        "title",
        "bearer",
        "capital",
        "custody",
        "sitting",
        "promised",
        "weather",
        "famine",
        "lords_tithe",
        "tithe",
        "deck",
        "discards",
        "hands",
        "buried",
        "reborn",
        "refused_deals",
        "refused_sums",
    )

    def __init__(  # noqa: PLR0915 - one line for each fact
        self,
        agenda: list[Step[Any]],
        shown: int,
        board: Board,
        settings: Settings,
        seats: int,
        turn: int,
        first: int,
        bank: int,
        deck_size: int,
        arrivals: int,
        king: int,
        royal_tithe: int,
        time_up: int,
        ending: int,
        clockwise: list[int],
        home: list[int],
        cash: list[int],
        stock: list[int],
        hand_size: list[int],
        buried_size: list[int],
        pinned: list[int],
        pinned_buried: list[int],
        exchanged: list[int],
        played: list[int],
        soldiers: list[int],
        owner: list[int],
        standing: list[int],
        chosen: list[int],
        arrived: list[int],
        castle: list[int],
        mills: list[int],
        presses: list[int],
        given: list[int],
        given_turn: list[int],
        relief: list[int],
        family: list[int],
        where: list[int],
        trips: list[int],
        see: list[int],
        cardinal: list[int],
        tally: list[int],
        title: list[int],
        bearer: list[int],
        capital: list[int],
        custody: list[int],
        sitting: list[int],
        promised: list[int],
        weather: list[int],
        famine: list[int],
        lords_tithe: list[int],
        tithe: list[int],
        deck: list[int],
        discards: list[int],
        hands: list[int],
        buried: list[int],
        reborn: list[int],
        refused_deals: list[str],
        refused_sums: list[int],
    ) -> None:
        super().__init__(agenda, shown)
        self.names = board.names
        self.board, self.settings, self.seats = board, settings, seats
        self.turn = turn
        self.first = first
        self.bank = bank
        self.deck_size = deck_size
        self.arrivals = arrivals
        self.king = king
        self.royal_tithe = royal_tithe
        self.time_up = time_up
        self.ending = ending
        self.clockwise = clockwise
        self.home = home
        self.cash = cash
        self.stock = stock
        self.hand_size = hand_size
        self.buried_size = buried_size
        self.pinned = pinned
        self.pinned_buried = pinned_buried
        self.exchanged = exchanged
        self.played = played
        self.soldiers = soldiers
        self.owner = owner
        self.standing = standing
        self.chosen = chosen
        self.arrived = arrived
        self.castle = castle
        self.mills = mills
        self.presses = presses
        self.given = given
        self.given_turn = given_turn
        self.relief = relief
        self.family = family
        self.where = where
        self.trips = trips
        self.see = see
        self.cardinal = cardinal
        self.tally = tally
        self.title = title
        self.bearer = bearer
        self.capital = capital
        self.custody = custody
        self.sitting = sitting
        self.promised = promised
        self.weather = weather
        self.famine = famine
        self.lords_tithe = lords_tithe
        self.tithe = tithe
        self.deck = deck
        self.discards = discards
        self.hands = hands
        self.buried = buried
        self.reborn = reborn
        self.refused_deals = refused_deals
        self.refused_sums = refused_sums

    def clone(self) -> "Facts":
        return type(self)(
            self.agenda[:],
            self.shown,
            self.board,
            self.settings,
            self.seats,
            self.turn,
            self.first,
            self.bank,
            self.deck_size,
            self.arrivals,
            self.king,
            self.royal_tithe,
            self.time_up,
            self.ending,
            self.clockwise[:],
            self.home[:],
            self.cash[:],
            self.stock[:],
            self.hand_size[:],
            self.buried_size[:],
            self.pinned[:],
            self.pinned_buried[:],
            self.exchanged[:],
            self.played[:],
            self.soldiers[:],
            self.owner[:],
            self.standing[:],
            self.chosen[:],
            self.arrived[:],
            self.castle[:],
            self.mills[:],
            self.presses[:],
            self.given[:],
            self.given_turn[:],
            self.relief[:],
            self.family[:],
            self.where[:],
            self.trips[:],
            self.see[:],
            self.cardinal[:],
            self.tally[:],
            self.title[:],
            self.bearer[:],
            self.capital[:],
            self.custody[:],
            self.sitting[:],
            self.promised[:],
            self.weather[:],
            self.famine[:],
            self.lords_tithe[:],
            self.tithe[:],
            self.deck[:],
            self.discards[:],
            self.hands[:],
            self.buried[:],
            self.reborn[:],
            self.refused_deals[:],
            self.refused_sums[:],
        )

    @classmethod
    def empty(cls, board: Board, settings: Settings, seats: int) -> "Facts":
        """A bare board: nothing placed, all cards in the stack, all crowns in the bank."""
        places, villages = board.place_count, board.village_count
        regions, sees = len(board.regions), len(board.sees)
        deck = [*FIXED_COUNTS, *[1] * sees]
        cards = len(deck)
        return cls(
            [],
            0,
            board,
            settings,
            seats,
            0,
            0,
            CROWNS,
            sum(deck),
            0,
            NOBODY,
            NOBODY,
            0,
            0,
            [],
            [NOBODY] * seats,
            [0] * seats,
            [SOLDIERS] * seats,
            [0] * seats,
            [0] * seats,
            [0] * seats,
            [0] * seats,
            [0] * seats,
            [0] * seats,
            [0] * places,
            [NOBODY] * places,
            [0] * places,
            [0] * places,
            [0] * places,
            [0] * villages,
            [0] * villages,
            [0] * villages,
            [NOBODY] * villages,
            [0] * villages,
            [0] * villages,
            [NOBODY] * LORD_COUNT,
            [NOBODY] * LORD_COUNT,
            [0] * LORD_COUNT,
            [NOBODY] * LORD_COUNT,
            [0] * LORD_COUNT,
            [0] * LORD_COUNT,
            [NOBODY] * regions,
            [NOBODY] * regions,
            [NOBODY] * regions,
            [0] * regions,
            [NOBODY] * regions,
            [0] * regions,
            [0] * regions,
            [0] * regions,
            [0] * regions,
            [NOBODY] * sees,
            deck,
            [0] * cards,
            [0] * (seats * cards),
            [0] * (seats * cards),
            [0] * (seats * cards),
            [],
            [],
        )

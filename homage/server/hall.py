"""All tables of a server: opening them, finding them, and who looks at them."""

import asyncio
import secrets
from collections.abc import Sequence
from pathlib import Path
from time import time
from typing import Final

import structlog

from homage.bots import bots
from homage.engine.errors import RulesError
from homage.engine.game import Game
from homage.engine.record import Record
from homage.registry import game_named
from homage.server.botroom import BotRoom
from homage.server.bus import Bus
from homage.server.driver import Driver
from homage.server.errors import BadSettings, NoSeat, Refused
from homage.server.luck import commitment, new_secret
from homage.server.pacing import Pace
from homage.server.sessions import Screen, digest
from homage.server.store import Store, Stored
from homage.server.tables import Table
from homage.server.wire import NewSeat, NewTable, Seat, TableCard

COLOURS: Final = ("gules", "azure", "vert", "or", "purpure", "sable")
CHARGES: Final = ("lion", "fleur-de-lys", "oak", "sun-charge", "eagle", "tower")
LONGEST_NAME: Final = 40
MOST: Final = 200  # tables in memory before finished ones are let go
GRACE: Final = 30.0  # seconds that a deadline gets at least after a start of the server
log = structlog.get_logger()


class Hall:
    """The tables in memory, each with its driver, and the screens before them."""

    def __init__(self, store: Store, complaints: Path, pace: Pace, room: BotRoom) -> None:
        self.store, self.complaints, self.pace, self.room = store, complaints, pace, room
        self.bus = Bus()
        self.tables: dict[str, Table] = {}
        self.drivers: dict[str, Driver] = {}
        self.screens: dict[tuple[str, str], Screen] = {}
        self.loading = asyncio.Lock()
        self.waking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Let the tables that were left running go on."""
        self.waking = asyncio.create_task(self.wake())

    async def wake(self) -> None:
        """Load every running table, one after the other."""
        for ident in await asyncio.to_thread(self.store.idents, True):
            try:
                await self.table(ident)
            except (RulesError, Refused) as error:
                log.warning("table cannot go on", table=ident, reason=str(error))

    async def close(self) -> None:
        """Stop everything; what was acknowledged is stored already."""
        if self.waking is not None:
            self.waking.cancel()
        for driver in self.drivers.values():
            await driver.close()
        await self.room.close()
        await asyncio.to_thread(self.store.close)

    async def table(self, ident: str) -> Table:
        """The table of that id. Raises UnknownTable."""
        found = self.tables.get(ident)
        if found is not None:
            return found
        async with self.loading:
            if ident not in self.tables:
                stored = await self.store.load(ident)
                now = time()
                stored.deadlines = {text: max(due, now + GRACE) for text, due in stored.deadlines.items()}
                self.seat(Table(game_of(stored), stored, self.store, self.bus, self.complaints))
            return self.tables[ident]

    def seat(self, table: Table) -> None:
        """Take a table in and let it go on."""
        if len(self.tables) >= MOST:
            self.forget()
        self.tables[table.ident] = table
        self.drivers[table.ident] = Driver(table, self.room, self.pace)
        self.drivers[table.ident].look()

    def forget(self) -> None:
        """Let go of finished games that nobody looks at; the store has them."""
        for ident in [one for one, table in self.tables.items() if table.over and one not in self.bus.ears]:
            del self.tables[ident], self.drivers[ident]

    async def open(self, wanted: NewTable, session: str) -> str:
        """Open a table; people's seats belong to this session. Returns its id. Raises BadSettings or
        BadOption."""
        game = game_named(wanted.game)
        if wanted.preset is not None and wanted.preset not in game.presets:
            raise BadSettings("error-preset", {"preset": wanted.preset})
        if not game.players[0] <= len(wanted.seats) <= game.players[1]:
            raise BadSettings("error-seats", {"least": game.players[0], "most": game.players[1]})
        options = {**game.presets.get(wanted.preset or "", {}), **wanted.options}
        settled = game.settled(options, len(wanted.seats))
        seats = seated(wanted.seats)
        check_seats(seats, wanted.free_undo)
        secret = new_secret()
        record = Record(game.slug, game.rules, len(seats), settled, commitment(secret))
        holders = [digest(session) if seat.kind == "person" else None for seat in seats]
        stored = Stored(secrets.token_hex(8), record, secret, wanted.free_undo, seats, holders, {})
        table = Table(game, stored, self.store, self.bus, self.complaints)
        saved = table.apply(lambda: None, 0)
        await self.store.open(stored, saved)
        table.deadlines = saved.deadlines
        self.seat(table)
        return table.ident

    async def cards(self) -> list[TableCard]:
        """The list of tables, the last changed first."""
        return await self.store.cards()

    def screen(self, session: str, table: Table) -> Screen:
        """What this browser holds at this table."""
        holder = digest(session)
        key = (holder, table.ident)
        holds = [seat for seat, one in enumerate(table.holders) if holder and one == holder]
        if not holds:
            return Screen(())
        return self.screens.setdefault(key, Screen(holds))

    def sit(self, session: str, table: Table, seat: int | None) -> None:
        """“I am …”, or, with None, the curtain. Raises NoSeat."""
        screen = self.screen(session, table)
        if seat is not None and seat not in screen.holds:
            raise NoSeat("error-foreign-seat")
        screen.seated = seat
        self.bus.ring(table.ident)


def game_of(stored: Stored) -> Game:
    """The game of a stored table. Raises BadOption where it is no longer installed."""
    return game_named(stored.record.game)


def seated(wanted: Sequence[NewSeat]) -> list[Seat]:
    """Seats as they are kept: a name for everybody, and arms that nobody else has asked for."""
    colours = [colour for colour in COLOURS if colour not in [one.colour for one in wanted]]
    charges = [charge for charge in CHARGES if charge not in [one.charge for one in wanted]]
    seats = []
    for number, one in enumerate(wanted):
        name = " ".join(one.name.split())[:LONGEST_NAME]
        bot = one.bot if one.kind == "bot" else None
        colour = one.colour[:32] or colours.pop(0)
        charge = one.charge[:32] or charges.pop(0)
        seats.append(
            Seat(number, name or (bot or f"{number + 1}").capitalize(), one.kind, bot, colour, charge)
        )
    return seats


def check_seats(seats: list[Seat], free_undo: bool) -> None:
    """Known bots, different colours, free undo for one person only. Raises BadSettings."""
    for seat in seats:
        if seat.kind == "bot" and seat.bot not in bots():
            raise BadSettings("error-bot", {"bot": str(seat.bot), "known": ", ".join(sorted(bots()))})
    if len({seat.colour for seat in seats}) < len(seats):
        raise BadSettings("error-colours")
    if free_undo and len([seat for seat in seats if seat.kind == "person"]) != 1:
        raise BadSettings("error-free-undo")

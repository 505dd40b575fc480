"""A model of how rows follow one another, and an arithmetic coder: together they pack a record small.

Each word of a row is foretold by several contexts (what stands before it in its row, the rows before, the
last row of the same seat); their forecasts are mixed by how well each has done so far. All sums are whole
numbers, so that every computer unpacks what any has packed. What is written here decides how stored games are
read: it may be replaced by another model under another number, but never changed.
"""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

END: Final = "\n"  # the word after a row's last
ONE: Final = 1 << 16  # a whole weight
SCALE: Final = 1 << 20  # a whole forecast
MOST_ROWS: Final = 1 << 24
HALVING: Final = 1000  # counts of a context before they are halved

Row = tuple[str, ...]


class Encoder:
    """An arithmetic coder of 32 bits."""

    def __init__(self) -> None:
        self.low, self.high, self.pending = 0, (1 << 32) - 1, 0
        self.bits: list[int] = []

    def pick(self, shares: Sequence[int], wanted: int) -> int:
        """Write which of several outcomes, with these shares, it is."""
        self.narrow(sum(shares[:wanted]), shares[wanted], sum(shares))
        return wanted

    def number(self, total: int, wanted: int) -> int:
        """Write a number below `total`, all alike."""
        self.narrow(wanted, 1, total)
        return wanted

    def narrow(self, before: int, size: int, total: int) -> None:
        """Keep the part of the interval that stands for the outcome, and write what is settled."""
        span = self.high - self.low + 1
        self.high = self.low + span * (before + size) // total - 1
        self.low += span * before // total
        while True:
            if self.high < 1 << 31:
                self.put(0)
            elif self.low >= 1 << 31:
                self.put(1)
                self.low, self.high = self.low - (1 << 31), self.high - (1 << 31)
            elif self.low >= 1 << 30 and self.high < 3 << 30:
                self.pending += 1
                self.low, self.high = self.low - (1 << 30), self.high - (1 << 30)
            else:
                return
            self.low, self.high = self.low * 2, self.high * 2 + 1

    def put(self, bit: int) -> None:
        """Write a bit and those that waited for it."""
        self.bits.append(bit)
        self.bits.extend([1 - bit] * self.pending)
        self.pending = 0

    def finish(self) -> bytes:
        """All that was written."""
        self.pending += 1
        self.put(0 if self.low < 1 << 30 else 1)
        self.bits.extend([0] * (-len(self.bits) % 8))
        text = "".join([str(bit) for bit in self.bits])
        return int(text, 2).to_bytes(len(text) // 8, "big")


class Decoder:
    """Reads what an Encoder wrote; what is `wanted` is not known and not looked at."""

    def __init__(self, data: bytes) -> None:
        self.bits = iter("".join([f"{byte:08b}" for byte in data]))
        self.low, self.high, self.value = 0, (1 << 32) - 1, 0
        for _ in range(32):
            self.value = self.value * 2 + self.bit()

    def bit(self) -> int:
        """The next bit; zeros after the last."""
        return int(next(self.bits, "0"))

    def pick(self, shares: Sequence[int], wanted: int) -> int:
        """Which of several outcomes it is."""
        total = sum(shares)
        point = self.point(total)
        before = 0
        for index, share in enumerate(shares):
            if point < before + share:
                self.narrow(before, share, total)
                return index
            before += share
        raise ValueError("this is not what the model packed")

    def number(self, total: int, wanted: int) -> int:
        """A number below `total`."""
        found = self.point(total)
        self.narrow(found, 1, total)
        return found

    def point(self, total: int) -> int:
        """Where in the interval the value stands."""
        return ((self.value - self.low + 1) * total - 1) // (self.high - self.low + 1)

    def narrow(self, before: int, size: int, total: int) -> None:
        """Keep the part of the interval that stands for the outcome, and read on."""
        span = self.high - self.low + 1
        self.high = self.low + span * (before + size) // total - 1
        self.low += span * before // total
        while True:
            if self.low >= 1 << 31:
                less = 1 << 31
            elif self.low >= 1 << 30 and self.high < 3 << 30:
                less = 1 << 30
            elif self.high < 1 << 31:
                less = 0
            else:
                return
            self.low, self.high = (self.low - less) * 2, (self.high - less) * 2 + 1
            self.value = (self.value - less) * 2 + self.bit()


class Silent(Encoder):
    """Writes nothing: for rows that only teach."""

    def narrow(self, before: int, size: int, total: int) -> None:
        """Nothing."""


Coder = Encoder | Decoder


class Context:
    """What has followed one context: how often each word came, and under None how often a new one."""

    def __init__(self) -> None:
        self.total = 0
        self.seen: dict[str | None, int] = {}

    def count(self, word: str) -> None:
        """Learn that this word came."""
        if word not in self.seen:
            self.seen[None] = self.seen.get(None, 0) + 1
            self.total += 1
        self.seen[word] = self.seen.get(word, 0) + 1
        self.total += 1
        if self.total > HALVING:
            self.seen = {one: (count + 1) // 2 for one, count in self.seen.items()}
            self.total = sum(self.seen.values())

    def trust(self) -> tuple[int, int]:
        """What kind of context it is: how much it has seen, and of how many kinds."""
        return min(self.total, 40).bit_length(), min(len(self.seen), 3)


class Model:
    """What has been learned so far."""

    def __init__(self) -> None:
        self.contexts: dict[Hashable, Context] = {}
        self.weights: dict[Hashable, int] = {}
        self.words: list[str] = []
        self.ids: dict[str, int] = {}
        self.letters: dict[str, dict[int, int]] = {}
        self.rows: list[Row] = [(), (), ()]  # the last three, newest first
        self.own: dict[str, Row] = {}  # the last of each seat

    def row(self, coder: Coder, wanted: Row) -> Row:
        """Code one row; returns it."""
        words: list[str] = []
        while not words or words[-1] != END:
            given = wanted[len(words)] if len(words) < len(wanted) else END
            words.append(self.word(coder, tuple(words), given))
        row = tuple(words[:-1])
        self.rows = [row, *self.rows[:2]]
        self.own[row[0] if row else ""] = row
        return row

    def keys(self, begun: Row) -> list[Hashable]:
        """The contexts of the next word of a row."""
        last, second, third = self.rows
        own = self.own.get(begun[0], ()) if begun else ()
        rest = begun[1:]
        return [
            (0, begun),
            (1, rest, len(begun)),
            (2, begun, last[:2]),
            (3, begun, last),
            (4, begun, last[:2], second[:2]),
            (5, begun, last, second[:2], third[:2]),
            (6, begun, own[:2]),
            (7, rest, len(begun), last[1:2], second[1:2]),
            (8, begun, own),
            (9, begun, last, own),
        ]

    def word(self, coder: Coder, begun: Row, wanted: str) -> str:
        """Code one word; returns it."""
        keys = self.keys(begun)
        known = [(key, self.contexts[key]) for key in keys if key in self.contexts]
        voices = [(self.voice(key, context), context) for key, context in known]
        words, shares = self.forecast(voices)
        at = coder.pick(shares, words.index(wanted) if wanted in words else len(words))
        fresh = at == len(words)
        word = self.fresh(coder, wanted) if fresh else words[at]
        self.reward(voices, None if fresh else word)
        for key in keys:
            self.contexts.setdefault(key, Context()).count(word)
        return word

    def voice(self, key: Hashable, context: Context) -> Hashable:
        """Whose weight a context has: that of all like it."""
        return (key[0] if isinstance(key, tuple) else key, *context.trust())

    def forecast(self, voices: Sequence[tuple[Hashable, Context]]) -> tuple[list[str], list[int]]:
        """The words that may come and their shares; one share more stands for any other word."""
        mixed: dict[str | None, int] = {None: 0}
        for voice, context in voices:
            share = self.weights.setdefault(voice, ONE >> 4) * 256 // context.total
            for word, count in context.seen.items():
                mixed[word] = mixed.get(word, 0) + share * count
        fresh = mixed.pop(None)
        total = sum(mixed.values()) + fresh or 1
        words = [word for word in mixed if word is not None]
        return words, [*[mixed[word] * SCALE // total + 1 for word in words], fresh * SCALE // total + 64]

    def reward(self, voices: Sequence[tuple[Hashable, Context]], word: str | None) -> None:
        """Give those contexts more weight that foretold the word."""
        merits = [
            self.weights[voice] * context.seen.get(word, 0) // context.total for voice, context in voices
        ]
        total = sum(merits)
        if total:
            for (voice, _), merit in zip(voices, merits, strict=True):
                weight = self.weights[voice]
                self.weights[voice] = max(64, weight + ((merit * ONE // total - weight) >> 5))

    def fresh(self, coder: Coder, wanted: str) -> str:
        """Code a word that no context foretold: its number, or letter by letter where it has none yet."""
        at = coder.number(len(self.words) + 1, self.ids.get(wanted, len(self.words)))
        if at < len(self.words):
            return self.words[at]
        word = bytes(self.spelled(coder, wanted.encode())).decode()
        self.ids[word] = len(self.words)
        self.words.append(word)
        return word

    def spelled(self, coder: Coder, wanted: bytes) -> Iterator[int]:
        """Code the letters of a word, each foretold by the one before; 0 ends it."""
        before = ""
        for place in range(1 << 16):
            counts = self.letters.setdefault(before, {})
            given = wanted[place] if place < len(wanted) else 0
            letter = coder.pick([1 + 8 * counts.get(one, 0) for one in range(256)], given)
            counts[letter] = counts.get(letter, 0) + 1
            if not letter:
                return
            before = "0" if 48 <= letter <= 57 else chr(letter)
            yield letter


def taught(sample: Sequence[str]) -> Model:
    """A model that has read these rows."""
    model, coder = Model(), Silent()
    for row in sample:
        model.row(coder, tuple(row.split(" ")))
    return model


def encoded(rows: Sequence[str], sample: Sequence[str]) -> bytes:
    """Rows, packed by a model that has read the sample."""
    model, coder = taught(sample), Encoder()
    coder.number(MOST_ROWS, len(rows))
    for row in rows:
        model.row(coder, tuple(row.split(" ")))
    return coder.finish()


def decoded(data: bytes, sample: Sequence[str]) -> list[str]:
    """The rows that `encoded` was given, with the same sample."""
    model, coder = taught(sample), Decoder(data)
    return [" ".join(model.row(coder, ())) for _ in range(coder.number(MOST_ROWS, 0))]

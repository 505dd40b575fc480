"""What a Conclave is likely to bring, from a set of declarations on."""

from collections.abc import Sequence

from homage.games.conclave.steward.opponents import Opponent


class Outlook:
    """The round of challenges as one Earl foresees it.

    Seats are places in the order of the Conclave. By place: `declared`; `lies`, how likely each declaration
    is a lie (for `me`, 0 or 1); `others`, what is made of each; `weights`, how much a point of his costs
    oneself. Who is in and who is proved are bits.
    """

    def __init__(
        self,
        me: int,
        declared: Sequence[int],
        lies: Sequence[float],
        others: Sequence[Opponent | None],
        weights: Sequence[float],
    ) -> None:
        self.me, self.declared, self.lies, self.others = me, declared, lies, others
        self.weights = weights
        self.places = range(len(declared))
        self.known: dict[int, float] = {}

    def from_place(self, at: int, inside: int, proved: int) -> float:
        """What is to be expected when the Earl at this place has his say, and those of the bits are in."""
        while at < len(self.declared) and not inside >> at & 1:
            at += 1
        over = at == len(self.declared)
        key = inside if over else (at << 16) | (inside << 8) | proved
        value = self.known.get(key)
        if value is None:
            if over:
                value = self.worth(inside)
            elif at == self.me:
                value = self.best(inside, proved)
            else:
                value = self.usual(at, inside, proved)
            self.known[key] = value
        return value

    def best(self, inside: int, proved: int) -> float:
        """What one can make of one's own say."""
        return max([value for _, value in self.options(inside, proved)])

    def options(self, inside: int, proved: int) -> list[tuple[int, float]]:
        """Every place that one may challenge, -1 for none, with what is to be expected of it."""
        options = [(-1, self.from_place(self.me + 1, inside, proved))]
        for target in self.targets(self.me, inside, proved):
            options.append((target, self.challenged(self.me, target, inside, proved)))
        return options

    def targets(self, at: int, inside: int, proved: int) -> list[int]:
        """Whom the Earl at a place may challenge."""
        return [
            place for place in self.places if place != at and inside >> place & 1 and not proved >> place & 1
        ]

    def challenged(self, at: int, target: int, inside: int, proved: int) -> float:
        """What follows from a challenge: either of the two is out."""
        lie = self.lies[target]
        value = 0.0
        if lie > 0:
            value += lie * self.from_place(at + 1, inside & ~(1 << target), proved)
        if lie < 1:
            value += (1 - lie) * self.from_place(at + 1, inside & ~(1 << at), proved | 1 << target)
        return value

    def usual(self, at: int, inside: int, proved: int) -> float:
        """What follows from what another Earl is likely to do: he challenges the best of the others, or
        nobody."""
        targets = self.targets(at, inside, proved)
        quiet = self.from_place(at + 1, inside, proved)
        other = self.others[at]
        if not targets or other is None:
            return quiet
        target = min(targets, key=lambda place: self.declared[place])
        hand = self.declared[target]
        chance = other.challenges(hand, hand <= self.declared[at], len(targets))
        return (1 - chance) * quiet + chance * self.challenged(at, target, inside, proved)

    def worth(self, inside: int) -> float:
        """One's own points less those of the others, who weigh the more the nearer they are to the lead."""
        stayed = [place for place in self.places if inside >> place & 1]
        best = min([self.declared[place] for place in stayed])
        winners = [place for place in stayed if self.declared[place] == best]
        value = 0.0
        for place in stayed:
            points = 1.0 + (1.0 / len(winners) if place in winners else 0.0)
            value += points if place == self.me else -self.weights[place] * points
        return value

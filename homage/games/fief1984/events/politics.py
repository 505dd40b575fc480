"""What is told of kings, titles, fiefs and talks."""

from homage.engine.values import NUMBER, SEAT, Event
from homage.games.fief1984.kinds import LORD, REGION, VILLAGE, VILLAGES


class TitleBorne(Event):
    """`lord` of `seat` now bears the title of `region`."""

    fields = (("seat", SEAT), ("region", REGION), ("lord", LORD))

    def __init__(self, seat: int, region: int, lord: int) -> None:
        self.seat, self.region, self.lord = seat, region, lord


class CapitalTaken(Event):
    """`seat` holds `village`, the capital of `region`: the whole fief passes to him from `other`."""

    fields = (("seat", SEAT), ("other", SEAT), ("region", REGION), ("village", VILLAGE))

    def __init__(self, seat: int, other: int, region: int, village: int) -> None:
        self.seat, self.other, self.region, self.village = seat, other, region, village


class KingByConquest(Event):
    """The throne was vacant: by taking `village`, `lord` of `seat` is King."""

    fields = (("seat", SEAT), ("lord", LORD), ("village", VILLAGE))

    def __init__(self, seat: int, lord: int, village: int) -> None:
        self.seat, self.lord, self.village = seat, lord, village


class KingAgreed(Event):
    """King's player `seat` lets `other` keep the title of `region`."""

    fields = (("seat", SEAT), ("other", SEAT), ("region", REGION))

    def __init__(self, seat: int, other: int, region: int) -> None:
        self.seat, self.other, self.region = seat, other, region


class KingObjected(Event):
    """King's player `seat` objects: `other` does not get the title of `region`."""

    fields = (("seat", SEAT), ("other", SEAT), ("region", REGION))

    def __init__(self, seat: int, other: int, region: int) -> None:
        self.seat, self.other, self.region = seat, other, region


class TitleInCustody(Event):
    """The title of `region`, until now `other`'s, goes into the custody of the King's player `seat`."""

    fields = (("seat", SEAT), ("other", SEAT), ("region", REGION))

    def __init__(self, seat: int, other: int, region: int) -> None:
        self.seat, self.other, self.region = seat, other, region


class CustodyInherited(Event):
    """The custody of `region` passes to the new King's player `seat`."""

    fields = (("seat", SEAT), ("region", REGION))

    def __init__(self, seat: int, region: int) -> None:
        self.seat, self.region = seat, region


class LastLordLost(Event):
    """`seat` has no lord left and there is no King: he keeps the title of `region` until there is one."""

    fields = (("seat", SEAT), ("region", REGION))

    def __init__(self, seat: int, region: int) -> None:
        self.seat, self.region = seat, region


class ThroneVacant(Event):
    """The throne is vacant: the players elect a King."""


class VotesCast(Event):
    """`seat` gives `votes` votes to `lord`."""

    fields = (("seat", SEAT), ("lord", LORD), ("votes", NUMBER))

    def __init__(self, seat: int, lord: int, votes: int) -> None:
        self.seat, self.lord, self.votes = seat, lord, votes


class Abstained(Event):
    """`seat` does not vote."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class ElectionUndecided(Event):
    """Nobody has the most votes: the throne stays vacant until the next turn."""


class LordElected(Event):
    """`lord` of `seat` is elected with `votes` votes; he must be sanctified."""

    fields = (("seat", SEAT), ("lord", LORD), ("votes", NUMBER))

    def __init__(self, seat: int, lord: int, votes: int) -> None:
        self.seat, self.lord, self.votes = seat, lord, votes


class ClergyAsked(Event):
    """`seat` asks `other` to let his clergy crown `lord`, for `crowns` crowns (0: for nothing)."""

    fields = (("seat", SEAT), ("other", SEAT), ("lord", LORD), ("crowns", NUMBER))

    def __init__(self, seat: int, other: int, lord: int, crowns: int) -> None:
        self.seat, self.other, self.lord, self.crowns = seat, other, lord, crowns


class ClergyAgreed(Event):
    """`seat` lets his `bishops` bishops and `cardinals` cardinals crown `lord`."""

    fields = (("seat", SEAT), ("lord", LORD), ("bishops", NUMBER), ("cardinals", NUMBER))

    def __init__(self, seat: int, lord: int, bishops: int, cardinals: int) -> None:
        self.seat, self.lord, self.bishops, self.cardinals = seat, lord, bishops, cardinals


class ClergyRefused(Event):
    """`seat` will not have `lord` crowned by his clergy."""

    fields = (("seat", SEAT), ("lord", LORD))

    def __init__(self, seat: int, lord: int) -> None:
        self.seat, self.lord = seat, lord


class SanctifyingFailed(Event):
    """`lord` of `seat` is not sanctified: the throne stays vacant until the next turn."""

    fields = (("seat", SEAT), ("lord", LORD))

    def __init__(self, seat: int, lord: int) -> None:
        self.seat, self.lord = seat, lord


class KingCrowned(Event):
    """`lord` of `seat` is sanctified and is King."""

    fields = (("seat", SEAT), ("lord", LORD))

    def __init__(self, seat: int, lord: int) -> None:
        self.seat, self.lord = seat, lord


class FiefAsked(Event):
    """`seat` asks the King's player `other` to raise `region`, for `crowns` crowns (0: for nothing)."""

    fields = (("seat", SEAT), ("other", SEAT), ("region", REGION), ("crowns", NUMBER))

    def __init__(self, seat: int, other: int, region: int, crowns: int) -> None:
        self.seat, self.other, self.region, self.crowns = seat, other, region, crowns


class FiefRefused(Event):
    """King's player `seat` does not raise `region` for `other`."""

    fields = (("seat", SEAT), ("other", SEAT), ("region", REGION))

    def __init__(self, seat: int, other: int, region: int) -> None:
        self.seat, self.other, self.region = seat, other, region


class FiefRaised(Event):
    """`region` is now a fief of `seat`."""

    fields = (("seat", SEAT), ("region", REGION))

    def __init__(self, seat: int, region: int) -> None:
        self.seat, self.region = seat, region


class CapitalNamed(Event):
    """`village` is the capital of `region`, the fief of `seat`."""

    fields = (("seat", SEAT), ("region", REGION), ("village", VILLAGE))

    def __init__(self, seat: int, region: int, village: int) -> None:
        self.seat, self.region, self.village = seat, region, village


class SoldiersGathered(Event):
    """One soldier of `seat` from each of `villages` goes to the capital `village`."""

    fields = (("seat", SEAT), ("village", VILLAGE), ("villages", VILLAGES))

    def __init__(self, seat: int, village: int, villages: tuple[int, ...]) -> None:
        self.seat, self.village, self.villages = seat, village, villages


class TitleGranted(Event):
    """The King of `seat` grants the title of `region` to `lord` of `other`."""

    fields = (("seat", SEAT), ("region", REGION), ("other", SEAT), ("lord", LORD))

    def __init__(self, seat: int, region: int, other: int, lord: int) -> None:
        self.seat, self.region, self.other, self.lord = seat, region, other, lord


class TitleWithheld(Event):
    """King's player `seat` keeps the titles that are left in his custody."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CapitalLost(Event):
    """No village of `region`, the fief of `seat`, is free of opponents: it has no capital for now."""

    fields = (("seat", SEAT), ("region", REGION))

    def __init__(self, seat: int, region: int) -> None:
        self.seat, self.region = seat, region


class FreeSoldier(Event):
    """`seat` receives a soldier in `village` with his new fief."""

    fields = (("seat", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, village: int) -> None:
        self.seat, self.village = seat, village


class MoneyPaid(Event):
    """`seat` pays `crowns` crowns to `other`."""

    fields = (("seat", SEAT), ("other", SEAT), ("crowns", NUMBER))

    def __init__(self, seat: int, other: int, crowns: int) -> None:
        self.seat, self.other, self.crowns = seat, other, crowns


class VillageGiven(Event):
    """`seat` gives `village` to `other`."""

    fields = (("seat", SEAT), ("other", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, other: int, village: int) -> None:
        self.seat, self.other, self.village = seat, other, village


class MoneyRequested(Event):
    """`seat` asks `other` for `crowns` crowns."""

    fields = (("seat", SEAT), ("other", SEAT), ("crowns", NUMBER))

    def __init__(self, seat: int, other: int, crowns: int) -> None:
        self.seat, self.other, self.crowns = seat, other, crowns


class RequestRefused(Event):
    """`seat` refuses `other` the `crowns` crowns."""

    fields = (("seat", SEAT), ("other", SEAT), ("crowns", NUMBER))

    def __init__(self, seat: int, other: int, crowns: int) -> None:
        self.seat, self.other, self.crowns = seat, other, crowns


class DealProposed(Event):
    """`seat` offers `other` `pays` crowns and `gives`, and wants `gets` crowns and `takes` from him."""

    fields = (
        ("seat", SEAT),
        ("other", SEAT),
        ("pays", NUMBER),
        ("gets", NUMBER),
        ("gives", VILLAGES),
        ("takes", VILLAGES),
    )

    def __init__(
        self, seat: int, other: int, pays: int, gets: int, gives: tuple[int, ...], takes: tuple[int, ...]
    ) -> None:
        self.seat, self.other, self.pays, self.gets, self.gives, self.takes = (
            seat,
            other,
            pays,
            gets,
            gives,
            takes,
        )


class DealAgreed(Event):
    """`seat` takes the deal that `other` offers."""

    fields = (("seat", SEAT), ("other", SEAT))

    def __init__(self, seat: int, other: int) -> None:
        self.seat, self.other = seat, other


class DealRefused(Event):
    """`seat` does not take the deal that `other` offers."""

    fields = (("seat", SEAT), ("other", SEAT))

    def __init__(self, seat: int, other: int) -> None:
        self.seat, self.other = seat, other


class TalksFinished(Event):
    """`seat` has no more to say this turn."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TalksClosed(Event):
    """The time for talks is over."""


EVENTS = (
    TitleBorne,
    CapitalTaken,
    KingByConquest,
    KingAgreed,
    KingObjected,
    TitleInCustody,
    CustodyInherited,
    LastLordLost,
    ThroneVacant,
    VotesCast,
    Abstained,
    ElectionUndecided,
    LordElected,
    ClergyAsked,
    ClergyAgreed,
    ClergyRefused,
    SanctifyingFailed,
    KingCrowned,
    FiefAsked,
    FiefRefused,
    FiefRaised,
    CapitalNamed,
    SoldiersGathered,
    TitleGranted,
    TitleWithheld,
    CapitalLost,
    FreeSoldier,
    MoneyPaid,
    VillageGiven,
    MoneyRequested,
    RequestRefused,
    DealProposed,
    DealAgreed,
    DealRefused,
    TalksFinished,
    TalksClosed,
)

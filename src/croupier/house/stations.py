"""A station that reports its own sums: what differs from the house's is a fault, by the book."""

from dataclasses import dataclass
from typing import Final

import msgspec

from croupier.core.messages import Message, say
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.answers import Accepted
from croupier.house.house import SYSTEM, House
from croupier.house.tables import TableStream, stream_of
from croupier.roulette.stations import foreign_numbers, wrong_credit
from croupier.table.faults import ReportMalfunction
from croupier.table.result import result_of
from croupier.table.state import Table

SCOPE: Final = "station"
#: What the books call each of these faults, where they name them.
_CREDIT: Final = ("odds", "credits")
_NUMBERS: Final = ("numbers",)
_DISPLAY: Final = ("display",)


@dataclass(frozen=True, slots=True, kw_only=True)
class StationReport:
    """What a station says of itself: the credit it shows, what it credited for a round, and the
    numbers on its screen. What it does not know it leaves out.

    `seq` is the table's sequence number that its screen is of: what is on its way is no fault.
    `winning` is the number that it shows for the round. `leaving`: it is switched off on purpose.
    """

    player: str
    round_no: int
    credited: int | None = None
    balance: int | None = None
    seq: int | None = None
    numbers: tuple[str, ...] = ()
    winning: str | None = None
    leaving: bool = False


class StationHeard(msgspec.Struct, frozen=True, kw_only=True, tag="heard"):
    """Whether the house agrees with a station, and whether a fault of it was put on record now."""

    agrees: bool
    malfunction: bool
    detail: str = ""
    clauses: tuple[str, ...] = ()


AGREED: Final = StationHeard(agrees=True, malfunction=False)


@dataclass(frozen=True, slots=True)
class Finding:
    """What is wrong with a station, and by which ground of the book."""

    says: Message
    ground: str


def find_fault(table: Table, seq: int, report: StationReport) -> Finding | None:
    """The first thing in which a station and the house differ; None where they agree.

    Pure. A credit is held against the round it is for, as long as that is the table's last one.
    """
    if foreign := foreign_numbers(table.game, report.numbers):
        says = say("house-station-shows-foreign", numbers=list(foreign[:5]))
        return Finding(says, ground_of(table, _NUMBERS))
    settled, seat = table.settlement, table.seats.get(report.player)
    current = report.round_no == table.round_no and report.seq in (None, seq)
    came = settled.pocket if settled is not None and current else None
    if came and report.winning not in (None, came):
        says = say("house-station-shows-winning", shown=report.winning, came=came)
        return Finding(says, ground_of(table, _DISPLAY))
    if report.credited is not None and current and settled is not None and settled.pocket:
        wagerer = settled.wagerers.get(report.player)
        if wagerer is not None:
            wrong = wrong_credit(result_of(table, settled.pocket), wagerer, report.credited)
            if wrong is not None:
                return Finding(wrong, ground_of(table, _CREDIT))
        elif report.credited:
            says = say("house-station-credited-without-wager", credited=report.credited)
            return Finding(says, ground_of(table, _CREDIT))
    same = report.balance is None or seat is None or report.balance == seat.balance
    if report.seq == seq and not same and seat is not None and report.balance is not None:
        says = say("house-station-shows-balance", shown=report.balance, due=seat.balance)
        return Finding(says, ground_of(table, _CREDIT))
    return None


def ground_of(table: Table, names: tuple[str, ...]) -> str:
    rule = table.game.malfunctions.get(SCOPE)
    return next((name for name in names if rule is not None and name in rule.grounds), "")


async def hear_station(
    house: House, stream: TableStream, report: StationReport, at: int
) -> StationHeard:
    """Hold a report against the house; a difference is put to the table as a malfunction.

    The wagers are those of the house's own records, so that they are confirmed. A fault that stands
    already is not taken twice.
    """
    finding = find_fault(stream.state, stream.version, report)
    if finding is None:
        return AGREED
    fault = ReportMalfunction(
        by=Role.SYSTEM,
        at=at,
        scope=SCOPE,
        player=report.player,
        ground=finding.ground,
        said=finding.says,
    )
    answer = await house.gateway.submit(SYSTEM, stream_of(stream.id), fault)
    events = answer.events if isinstance(answer, Accepted) else ()
    clauses = tuple(dict.fromkeys(clause for event in events for clause in event.clauses))
    return StationHeard(
        agrees=False,
        malfunction=isinstance(answer, Accepted),
        detail=str(finding.says),
        clauses=answer.clauses if isinstance(answer, Refusal) else clauses,
    )

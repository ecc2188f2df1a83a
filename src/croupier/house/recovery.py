"""What a restart owes the players whose wagering period ran out while the house was down."""

from croupier.core.messages import say
from croupier.core.roles import Role
from croupier.house.answers import Accepted
from croupier.house.house import SYSTEM, House
from croupier.house.tables import TableStream
from croupier.table.faults import ReportMalfunction, RestoreEquipment
from croupier.table.phases import Phase

SCOPE = "system"
_OPEN = frozenset({Phase.BETTING, Phase.FINAL_BETS})


async def recover(house: House, now: int) -> list[str]:
    """Treat each period that ran out meanwhile as the book treats a malfunction before the close.

    Comes before anything else is asked of the house. The wagers are those of the records, so they
    are confirmed; what then happens to them is the book's. Gives the tables it concerned. Where a
    game has no such rule, or no clock, the table waits for its dealer as it stood.
    """
    concerned = []
    for stream in house.own():
        if await recover_table(house, stream, now):
            concerned.append(stream.id)
    return concerned


async def recover_table(house: House, stream: TableStream, now: int) -> bool:
    """The same for one table, when a node takes it over; whether it was concerned."""
    return _ran_out(stream, now) and await _report(house, stream, now)


def _ran_out(stream: TableStream, now: int) -> bool:
    table = stream.state
    rule = table.game.malfunctions.get(SCOPE)
    ran_out = table.phase in _OPEN and table.closes_at is not None and table.closes_at <= now
    return ran_out and rule is not None and Role.SYSTEM in rule.roles


async def _report(house: House, stream: TableStream, now: int) -> bool:
    closes_at = stream.state.closes_at or now
    # The house failed while betting was open: the fault belongs before the close.
    fault = ReportMalfunction(
        by=Role.SYSTEM,
        at=closes_at - 1,
        scope=SCOPE,
        said=say("house-was-down-at-close"),
    )
    answer = await house.gateway.submit(SYSTEM, stream.name, fault, approved=True)
    if not isinstance(answer, Accepted):
        return False
    if stream.state.is_faulty(SCOPE):
        restore = RestoreEquipment(by=Role.SYSTEM, at=now, scope=SCOPE)
        await house.gateway.submit(SYSTEM, stream.name, restore, approved=True)
    return True

"""Dealing a session's table for a scenario that says no more of a round than its number."""

from collections.abc import Iterator
from typing import Any, Final

from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import PIT_LINE, Role, lowest
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Answer
from croupier.house.house import House
from croupier.house.pacing import confirm
from croupier.house.tournament_rounds import PREFIX, TournamentRounds, forms_unseen
from croupier.roulette.game import Warn
from croupier.roulette.pockets import Pocket
from croupier.table import betting, corrections, no_spin, result, spin
from croupier.table.declare import Command
from croupier.table.past_rounds import LateAct
from croupier.table.phases import BETTING, BETWEEN_ROUNDS, SPINNING, Phase
from croupier.table.state import Table
from croupier.tournament.forms import CheckForm

#: Opening, spinning, warning, closing, and the number.
_STEPS_MAX: Final = 6
_FINAL: Final = (result.EnterResult, no_spin.CallNoSpin, LateAct)


class Dealer:
    """Does at a table all that leads to something, as the lowest who may do each part."""

    def __init__(self, house: House, rounds: TournamentRounds) -> None:
        self._house = house
        self._rounds = rounds

    async def open(self, table: str, at: int) -> Answer | None:
        """Open betting unless it is open, or a round is under way."""
        stands = self._house.tables[table].state
        if stands.phase not in BETWEEN_ROUNDS:
            return None
        return await self._do(table, next(_opening(stands, at)))

    async def enter(self, table: str, pocket: Pocket, at: int, by: Role | None = None) -> Answer:
        """Come to a number. One that the wheel does not have stops no betting."""
        if refusal := result.refuse_number(self._house.tables[table].state.game, pocket):
            return refusal
        return await self._run(table, lambda stands: _to_number(stands, pocket, at, by))

    async def call_no_spin(
        self, table: str, reason: str, at: int, by: Role | None = None
    ) -> Answer:
        """Spin a ball that counts for nothing."""
        return await self._run(table, lambda stands: _to_no_spin(stands, reason, at, by))

    async def correct(
        self,
        table: str,
        pocket: Pocket,
        reason: str,
        at: int,
        by: Role | None = None,
        round_no: int = 0,
    ) -> Answer:
        """Put another number on record, of the last round or of the one that is named."""
        power = self._house.tables[table].state.game.correction
        roles = power.roles if power is not None else frozenset({Role.GAME_SUPERVISOR})
        role = by if by in roles else _least(roles)
        command = corrections.CorrectResult(
            by=role, at=at, pocket=pocket, reason=reason, round_no=round_no
        )
        return await self._run(table, lambda stands: iter((command,)))

    async def _run(self, table: str, moves: Any) -> Answer:
        """Step by step up to the last, and then what a dealer does after it."""
        for _ in range(_STEPS_MAX):
            command = next(moves(self._house.tables[table].state))
            if isinstance(command, spin.SpinBall):
                await self._check_forms(table, command.at)
            answer = await self._do(table, command)
            if not isinstance(answer, Accepted):
                return answer
            if isinstance(command, _FINAL):
                reply = await self._rounds.settled(table)
                await self._do_duties(table, command.at)
                return reply or answer
        return Refusal(Reason.WRONG_PHASE, f"table {table} does not come to a result")

    async def _do(self, table: str, command: Command) -> Answer:
        actor = Actor(id=command.by.value, roles=frozenset({command.by}))
        return await self._house.gateway.submit(actor, f"table:{table}", command, approved=True)

    async def _check_forms(self, table: str, at: int) -> None:
        """A scenario that says nothing of it has a supervisor who finds nothing wrong with it."""
        found = self._rounds.session_at(table)
        if found is None:
            return
        for player in forms_unseen(*found):
            observed = CheckForm(by=Role.GAME_SUPERVISOR, at=at, player=player, as_written=True)
            supervisor = Actor(id=observed.by.value, roles=frozenset({observed.by}))
            await self._house.gateway.submit(supervisor, f"{PREFIX}{found[0].id}", observed)

    async def _do_duties(self, table: str, at: int) -> None:
        for waiting in self._house.tables[table].state.tasks:
            await self._do(table, confirm(waiting, at))


def _opening(table: Table, at: int) -> Iterator[Command]:
    yield betting.OpenBetting(by=_holder(table, betting.OpenBetting), at=at)


def _to_spin(table: Table, at: int, *, reopens: bool = True) -> Iterator[Command]:
    if table.phase in BETWEEN_ROUNDS and (reopens or table.phase is not Phase.VOID):
        yield from _opening(table, at)
    spun = table.spin is not None and not table.spin.void
    if not spun and table.phase in SPINNING:
        yield spin.SpinBall(by=_least(table.game.spin.roles), at=at)


def _to_no_spin(table: Table, reason: str, at: int, by: Role | None) -> Iterator[Command]:
    ground = table.game.no_spins.get(reason)
    roles = ground.roles if ground is not None else frozenset({Role.DEALER})
    yield from _to_spin(table, at, reopens=False)
    role = by if by in roles else _least(roles)
    yield no_spin.CallNoSpin(by=role, at=at, reason=reason, text=reason)


def _to_number(table: Table, pocket: Pocket, at: int, by: Role | None) -> Iterator[Command]:
    yield from _to_spin(table, at)
    warned = table.warned or table.game.close.warn is Warn.NEVER
    if not warned and table.phase in BETTING:
        yield betting.CallFinalBets(by=_holder(table, betting.CallFinalBets), at=at)
    if table.phase in BETTING:
        yield betting.CloseBetting(by=_holder(table, betting.CloseBetting), at=at)
    role = _holder(table, result.EnterResult)
    holders = result.EnterResult.holders_in(table.game)
    yield result.EnterResult(by=by if by in holders else role, at=at, pocket=pocket)


def _holder(table: Table, kind: type[Command]) -> Role:
    return _least(kind.holders_in(table.game))


def _least(roles: frozenset[Role]) -> Role:
    return lowest(roles & {*PIT_LINE} or {Role.DEALER})

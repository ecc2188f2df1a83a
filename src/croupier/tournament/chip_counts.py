"""Chips counted: at a table against the record, and back into the inventory."""

from collections.abc import Mapping
from typing import Annotated

from croupier.core.declarations import FieldKind
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament.answer import CHIPS_MAX, find_session, refuse_counts
from croupier.tournament.declare import (
    EVER,
    STAFF,
    Command,
    Counts,
    Decision,
    Event,
    OfTable,
    command,
    event,
    refuse,
)
from croupier.tournament.disqualification import BreachReported
from croupier.tournament.state import Stage, Tournament

#: How many chips of each value.
Tally = Annotated[Mapping[Money, int], FieldKind("tally")]


@command("return-chips", roles=STAFF, after=EVER)
class ReturnChips(OfTable):
    """Count chips back into the inventory, by value of a chip."""

    issued: Tally
    counted: Tally

    def decide(self, tournament: Tournament) -> Decision:
        """Chips back in the inventory; what is missing is on record by number and value."""
        session = find_session(tournament, self.table)
        if isinstance(session, Refusal):
            return session
        # As long as the next session waits, they are those of the one before it.
        waits = session.stage is Stage.SEATED and session.number > 1
        still = session.is_open or bool(session.play_off) or session.stage is Stage.SEATED
        if still and not waits and not tournament.cancelled:
            detail = say("tournament-chips-back-after")
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.INVENTORY)
        piles = (*self.issued.items(), *self.counted.items())
        if not piles or not all(value > 0 and 0 <= n <= CHIPS_MAX for value, n in piles):
            detail = say("tournament-no-pile")
            return refuse(tournament, Reason.INVALID, detail, Topic.INVENTORY)
        missing = _more(self.issued, self.counted)
        surplus = _more(self.counted, self.issued)
        return (
            ChipsReturned(
                at=self.at,
                by=self.by,
                table=session.table,
                session=session.number - waits,
                missing=missing,
                surplus=surplus,
                clauses=tournament.cite(Topic.INVENTORY, Topic.OPERATORS_CHIPS),
                warnings=tuple(
                    say(code, count=count, value=value)
                    for code, off in (
                        ("tournament-chips-missing", missing),
                        ("tournament-chips-surplus", surplus),
                    )
                    for value, count in off.items()
                ),
            ),
        )


@event
class ChipsReturned(Event):
    """Chips are back in the inventory but for what is missing, by value of a chip."""

    table: str
    missing: Mapping[Money, int]
    #: What was found beyond what was issued.
    surplus: Mapping[Money, int] = {}
    #: Which session at the table they were issued for; early logs do not say.
    session: int = 0

    def evolve(self, tournament: Tournament) -> Tournament:
        """What earlier sessions left missing stays on record; a count of one anew replaces."""
        table = self.table
        last = tournament.counted_back.get(table, self.session)
        before = tournament.off_before.get(table, ({}, {}))
        if last != self.session:
            before = tournament.missing_chips[table], tournament.surplus_chips[table]
        missing, surplus = _added(before[0], self.missing), _added(before[1], self.surplus)
        return tournament.but(
            missing_chips={**tournament.missing_chips, table: missing},
            surplus_chips={**tournament.surplus_chips, table: surplus},
            off_before={**tournament.off_before, table: before},
            counted_back={**tournament.counted_back, table: self.session},
        )


def _added(before: Mapping[Money, int], more: Mapping[Money, int]) -> dict[Money, int]:
    """Chips of earlier sessions and of another, by value."""
    return {**before, **{value: before.get(value, 0) + count for value, count in more.items()}}


@command("count-chips", roles=STAFF)
class CountChips(OfTable):
    """Have every player's chips counted and held against the record."""

    counts: Counts

    def decide(self, tournament: Tournament) -> Decision:
        """Everyone's chips at a table, against what the record says they have."""
        session = find_session(tournament, self.table)
        if isinstance(session, Refusal):
            return session
        players = tournament.wagering(session)
        missed = [entrant.name for entrant in players if entrant.name not in self.counts]
        if missed:
            detail = say("tournament-not-counted", players=missed)
            return refuse(tournament, Reason.INVALID, detail, Topic.COUNT, Topic.TOTALS)
        topics = (Topic.COUNT, Topic.TOTALS)
        if refusal := refuse_counts(tournament, session, self.counts, *topics):
            return refusal
        differences = {
            entrant.name: self.counts[entrant.name] - entrant.chips
            for entrant in players
            if self.counts[entrant.name] != entrant.chips
        }
        over = [name for name, by in differences.items() if by > 0]
        counted = (
            ChipsCounted(
                at=self.at,
                by=self.by,
                table=session.table,
                counts=self.counts,
                differences=differences,
                clauses=tournament.cite(Topic.COUNT, *([Topic.CHIPS_ADDED] if differences else [])),
                warnings=tuple(
                    say("tournament-off-record", player=name, by=by)
                    for name, by in differences.items()
                ),
            ),
        )
        return (*counted, *(_surplus(tournament, session.table, name, self) for name in over))


@event
class ChipsCounted(Event):
    """Every player's chips at a table, and where they differ from the record."""

    table: str
    counts: Mapping[str, Money]
    differences: Mapping[str, int]


def _more(one: Mapping[Money, int], other: Mapping[Money, int]) -> dict[Money, int]:
    """Of each value, by how many chips one pile has more than another."""
    more = {value: count - other.get(value, 0) for value, count in one.items()}
    return {value: count for value, count in more.items() if count > 0}


def _surplus(tournament: Tournament, table: str, player: str, command: Command) -> Event:
    """Chips that came from no win are the manager's to decide on."""
    return BreachReported(
        at=command.at,
        by=command.by,
        table=table,
        player=player,
        ground=say("breach-more-chips-than-record"),
        clauses=tournament.cite(Topic.CHIPS_ADDED),
    )

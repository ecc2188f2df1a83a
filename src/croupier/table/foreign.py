"""Colour checks away from their table: exchanged elsewhere, and then taken off its books.

What another table gave value chips for is no longer in its player's stack at the table that issued
it: the house says so there by itself.
"""

from collections.abc import Mapping
from typing import Annotated, Any

from croupier.core.declarations import FieldKind, PlayerName
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import ApprovalNeeded, Reason, Refusal
from croupier.core.roles import PIT, Role
from croupier.table.answer import Decision, refuse
from croupier.table.checks import in_hand
from croupier.table.declare import Command, Event, command, event
from croupier.table.lookup import find_seat
from croupier.table.phases import EVER, WHILE_OPEN
from croupier.table.state import ColourIssue, Table
from croupier.table.tasks import raise_tasks


@command(
    "foreign-colour",
    phases=WHILE_OPEN,
    roles=PIT,
    words={"issued_at": "table", "issuer_closed": "closed", "issued_value": "value"},
)
class RedeemForeignColour(Command):
    """Turn another table's colour checks into value chips; the house looks up what it knows of it.

    Checks that are on no book any more, as somebody has walked off with them, take a second person.
    """

    player: PlayerName
    issued_at: str
    colour: str
    count: int
    #: A house with that table knows these itself, whatever is said of it.
    issuer_closed: bool = False
    issued_value: Money | None = None
    lowest_minimum: Money | None = None
    #: Whether the table that issued them still has them out.
    on_books: Annotated[bool, FieldKind("house")] = True
    approved: Annotated[str, FieldKind("house")] = ""

    def decide(self, table: Table) -> Decision:
        """Another table's checks: where the book allows it, once that table is closed."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        rule = table.game.colours
        if rule is None or not rule.elsewhere_roles:
            detail = say("table-checks-exchanged-there-nowhere-else", issued_at=self.issued_at)
            return refuse(Reason.NOT_OFFERED, detail, rule.table_clauses if rule else ())
        if not self.issuer_closed:
            detail = say("table-open-checks-exchanged-there", issued_at=self.issued_at)
            return refuse(Reason.NOT_PERMITTED, detail, rule.table_clauses)
        if self.by not in rule.elsewhere_roles:
            detail = say("table-may-not-verify-exchange", by=self.by)
            return refuse(Reason.NOT_PERMITTED, detail, rule.elsewhere_clauses)
        lowest = self.lowest_minimum if rule.unknown_at_minimum else None
        value = self.issued_value or lowest
        if value is None and not self.on_books:
            detail = say("house-no-checks-out", issued_at=self.issued_at, colour=self.colour)
            return refuse(Reason.NOT_OFFERED, detail, rule.elsewhere_clauses)
        if value is None or value <= 0 or self.count <= 0:
            return refuse(
                Reason.INVALID, say("table-neither-value-at-issue-nor"), rule.elsewhere_clauses
            )
        if not self.on_books and not self.approved:
            detail = say("table-second-person-checks-on-no-book", issued_at=self.issued_at)
            return ApprovalNeeded(
                Reason.NOT_PERMITTED, detail, rule.elsewhere_clauses, roles=rule.elsewhere_roles
            )
        return (
            ForeignColourRedeemed(
                at=self.at,
                by=self.by,
                player=seat.player,
                issued_at=self.issued_at,
                colour=self.colour,
                value=value,
                count=self.count,
                known=self.issued_value is not None,
                taken_off=self.on_books,
                clauses=rule.elsewhere_clauses,
            ),
        )

    @classmethod
    def spoken(cls, words: Mapping[str, Any], by: Role) -> Mapping[str, Any]:
        """A table is open unless the scenario says that it has closed."""
        return {"closed": False}


@event()
class ForeignColourRedeemed(Event):
    """Colour checks of a closed table were exchanged for value chips here."""

    player: str
    issued_at: str
    colour: str
    value: Money
    count: int
    known: bool
    #: Whether they are then taken off the books of the table that issued them.
    taken_off: bool = False

    def evolve(self, table: Table) -> Table:
        seat = table.seats[self.player]
        paid = seat.but(balance=seat.balance + self.value * self.count)
        mark = (self.issued_at, self.colour)
        redeemed = table.but(
            seats={**table.seats, self.player: paid},
            banked=table.banked - self.value * self.count,
            foreign={**table.foreign, mark: table.foreign.get(mark, 0) + self.count},
            bought={**table.bought, mark: table.bought.get(mark, 0) + self.count}
            if self.taken_off
            else table.bought,
        )
        return redeemed.but(tasks=raise_tasks(redeemed, "foreign-colour", player=self.player))


@command("checks-gone", phases=EVER, roles=frozenset({Role.SYSTEM}))
class NoteChecksGone(Command):
    """Another table has exchanged checks of this one, `total` of a colour in all."""

    redeemed_at: str
    colour: str
    total: int
    #: Who presented the last of them: theirs go first.
    player: str = ""

    def decide(self, table: Table) -> Decision:
        """Take them out of the stacks that they are a part of, the presenter's first."""
        rule, issue = table.game.colours, table.colours.get(self.colour)
        clauses = rule.elsewhere_clauses if rule else ()
        left = self.total - table.gone.get((self.redeemed_at, self.colour), 0)
        if left <= 0:
            return refuse(Reason.INVALID, say("table-some-checks-some-value-wanted"), clauses)
        taken: dict[str, int] = {}
        players = issue.players if issue is not None else ()
        for player in sorted(players, key=lambda each: each != self.player):
            count = min(left, in_hand(table, player).get(self.colour, 0))
            if count > 0 and player in table.seats:
                taken[player] = count
                left -= count
        missing = (
            say("warning-checks-not-out", count=left, colour=self.colour, table=self.redeemed_at),
        )
        return (
            ChecksGone(
                at=self.at,
                by=self.by,
                redeemed_at=self.redeemed_at,
                colour=self.colour,
                value=issue.value if issue is not None else Money(0),
                taken=taken,
                total=self.total,
                clauses=clauses,
                warnings=missing if left else (),
            ),
        )


@event()
class ChecksGone(Event):
    """Colour checks of this table were exchanged at another; they are in no stack here any more."""

    redeemed_at: str
    colour: str
    value: Money
    taken: dict[str, int]
    #: How many of the colour that table has exchanged in all.
    total: int

    @property
    def amounts(self) -> dict[str, int]:
        """What left each player's stack here."""
        return {player: self.value * count for player, count in self.taken.items()}

    def evolve(self, table: Table) -> Table:
        seats, amounts = dict(table.seats), self.amounts
        for player, amount in amounts.items():
            seats[player] = seats[player].but(balance=seats[player].balance - amount)
        colours = dict(table.colours)
        if self.taken:
            issue = colours[self.colour]
            out = {who: count - self.taken.get(who, 0) for who, count in issue.out.items()}
            left = {who: count for who, count in out.items() if count}
            colours[self.colour] = ColourIssue(issue.value, left)
        return table.but(
            seats=seats,
            colours={name: each for name, each in colours.items() if each.out},
            banked=table.banked + sum(amounts.values()),
            gone={**table.gone, (self.redeemed_at, self.colour): self.total},
        )

"""A cashier's till: opened and closed with a count, filled from the vault and emptied into it.

What goes over the counter is on record where it happens: tickets, fees, prizes and value chips. Who
holds an open till pays and takes from it, so its balance is its own events and those of its holder.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Final

import msgspec

from croupier.core import declarations
from croupier.core.declarations import FieldKind, HouseText, Registry
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.names import why_not_a_name
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, may_not, or_above

#: How many notes and coins of each denomination, in cents.
Denomination = Annotated[int, msgspec.Meta(ge=1, le=100_000_000)]
Pieces = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Counts = Mapping[Denomination, Pieces]
#: Looked up by the house.
HouseCents = Annotated[int, FieldKind("house")]

HOLDERS: Final = frozenset({Role.CASHIER})
#: A till whose holder has gone is closed by somebody who answers for the cage.
CLOSERS: Final = HOLDERS | or_above(Role.PIT_BOSS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Till:
    """A till as it stands, less what its holder paid and took over the counter."""

    #: Who works at it; nobody while it is closed.
    holder: str = ""
    opened_at: int = 0
    #: What was counted at the opening.
    opened_with: Money = Money(0)
    filled: Money = Money(0)
    dropped: Money = Money(0)
    #: What the last holder left in it, once there was one.
    left: Money | None = None
    #: The value chips that should be in it; they stay when its holder goes.
    chips: Money = Money(0)

    @property
    def banked(self) -> int:
        """What it holds but for what went over the counter."""
        return self.opened_with + self.filled - self.dropped


class TillEvent(declarations.Event):
    """A fact about one till."""

    def evolve(self, till: Till) -> Till:
        """The till after this fact."""
        raise NotImplementedError


Decision = tuple[TillEvent, ...] | Refusal


class TillCommand(declarations.Command):
    """A request about a till, from somebody whom the house names."""

    #: Which till, and who sends it.
    name: HouseText = ""
    sender: HouseText = ""

    def decide(self, till: Till) -> Decision:
        """What the command leads to, once the role lets it through."""
        raise NotImplementedError


class CounterCommand(TillCommand):
    """One that depends on what the holder paid and took over the counter, up to a record."""

    paid: HouseCents = 0
    taken: HouseCents = 0
    as_of: HouseCents = 0

    def expected(self, till: Till) -> int:
        """What should be in the till."""
        return till.banked + self.taken - self.paid

    def refuse_cash(self, till: Till, amount: int) -> Refusal | None:
        """Why cash does not leave the till: there should be less in it."""
        held = max(0, self.expected(till))
        if amount <= held:
            return None
        return Refusal(Reason.INVALID, say("cage-till-holds-less", asked=amount, held=held))


#: Everything that is declared for tills.
TILLS: Final[Registry[TillCommand, TillEvent]] = Registry("till", TillCommand)


def total(counts: Counts) -> Money:
    """What a count comes to."""
    return Money(sum(value * pieces for value, pieces in counts.items()))


def refuse_other(till: Till, sender: str) -> Refusal | None:
    """Why somebody may not work at a till: it is closed, or another's."""
    if not till.holder:
        return Refusal(Reason.WRONG_PHASE, say("cage-till-closed"))
    if sender != till.holder:
        return Refusal(Reason.NOT_PERMITTED, say("cage-till-of-another", holder=till.holder))
    return None


def _refuse_move(till: Till, sender: str, counts: Counts, chips: Counts) -> Refusal | None:
    """Why nothing is brought or taken away: there is nothing, or it is not the holder's doing."""
    if refusal := refuse_other(till, sender):
        return refusal
    if total(counts) + total(chips) == 0:
        return Refusal(Reason.INVALID, say("cage-till-nothing-counted"))
    return None


def refuse_chips(till: Till, amount: int) -> Refusal | None:
    """Why chips do not leave a till: it has fewer."""
    if amount <= till.chips:
        return None
    return Refusal(Reason.INVALID, say("cage-till-fewer-chips", asked=amount, held=till.chips))


@TILLS.command("open-till", roles=HOLDERS)
class OpenTill(TillCommand):
    """Count a till and begin to work at it. `chips` are the value chips in it."""

    counts: Counts
    chips: Counts = {}

    def decide(self, till: Till) -> Decision:
        """The count is held against what the last holder left; a new till is filled first."""
        if reason := why_not_a_name(self.name):
            return Refusal(Reason.INVALID, reason)
        if till.holder:
            return Refusal(Reason.WRONG_PHASE, say("cage-till-open", holder=till.holder))
        amount, chips, new = total(self.counts), total(self.chips), till.left is None
        return (
            TillOpened(
                at=self.at,
                by=self.by,
                holder=self.sender,
                counts=dict(self.counts),
                amount=amount,
                brought=amount if new else Money(0),
                difference=0 if till.left is None else amount - till.left,
                chips=dict(self.chips),
                chips_brought=chips if new else Money(0),
                chips_difference=0 if new else chips - till.chips,
            ),
        )


@TILLS.event
class TillOpened(TillEvent):
    """Somebody works at a till; `difference` is what it holds more than was left in it."""

    holder: str
    counts: Counts
    amount: Money
    #: What came from the vault with it.
    brought: Money
    difference: int
    #: The same of value chips.
    chips: Counts = {}
    chips_brought: Money = Money(0)
    chips_difference: int = 0

    def evolve(self, till: Till) -> Till:
        """A shift begins."""
        return Till(
            holder=self.holder,
            opened_at=self.at,
            opened_with=self.amount,
            left=self.amount,
            chips=total(self.chips),
        )


@TILLS.command("fill-till", roles=HOLDERS)
class FillTill(TillCommand):
    """Bring notes, coins and value chips from the vault."""

    counts: Counts
    chips: Counts = {}

    def decide(self, till: Till) -> Decision:
        """Something, by its holder."""
        if refusal := _refuse_move(till, self.sender, self.counts, self.chips):
            return refusal
        return (
            TillFilled(
                at=self.at,
                by=self.by,
                counts=dict(self.counts),
                amount=total(self.counts),
                chips=dict(self.chips),
            ),
        )


@TILLS.event
class TillFilled(TillEvent):
    """Money came from the vault."""

    counts: Counts
    amount: Money
    chips: Counts = {}

    def evolve(self, till: Till) -> Till:
        """It holds more."""
        chips = Money(till.chips + total(self.chips))
        return replace(till, filled=Money(till.filled + self.amount), chips=chips)


@TILLS.command("drop-till", roles=HOLDERS)
class DropTill(CounterCommand):
    """Take notes, coins and value chips to the vault."""

    counts: Counts
    chips: Counts = {}

    def decide(self, till: Till) -> Decision:
        """No more than there should be in it."""
        amount = total(self.counts)
        if refusal := (
            _refuse_move(till, self.sender, self.counts, self.chips)
            or self.refuse_cash(till, amount)
            or refuse_chips(till, total(self.chips))
        ):
            return refusal
        return (
            TillDropped(
                at=self.at,
                by=self.by,
                counts=dict(self.counts),
                amount=amount,
                chips=dict(self.chips),
            ),
        )


@TILLS.event
class TillDropped(TillEvent):
    """Money went to the vault."""

    counts: Counts
    amount: Money
    chips: Counts = {}

    def evolve(self, till: Till) -> Till:
        """It holds less."""
        chips = Money(till.chips - total(self.chips))
        return replace(till, dropped=Money(till.dropped + self.amount), chips=chips)


@TILLS.command("close-till", roles=CLOSERS, grave=True)
class CloseTill(CounterCommand):
    """Count a till at the end of a shift; cash that is not left in it goes to the vault."""

    counts: Counts
    chips: Counts = {}
    leave: Money = Money(0)
    #: Why the count is not what it should be.
    note: Annotated[str, msgspec.Meta(max_length=400)] = ""

    def decide(self, till: Till) -> Decision:
        """A difference is explained, and nobody leaves more than there is."""
        if not till.holder:
            return Refusal(Reason.WRONG_PHASE, say("cage-till-closed"))
        if self.sender != till.holder and self.by in HOLDERS:
            return Refusal(Reason.NOT_PERMITTED, say("cage-till-of-another", holder=till.holder))
        amount, expected = total(self.counts), self.expected(till)
        if not 0 <= self.leave <= amount:
            refused = say("cage-till-holds-less", asked=self.leave, held=amount)
            return Refusal(Reason.INVALID, refused)
        chips = total(self.chips)
        if not self.note.strip():
            for counted, due in ((amount, expected), (chips, till.chips)):
                if counted != due:
                    wanted = say("cage-till-difference", counted=counted, expected=due)
                    return Refusal(Reason.INVALID, wanted)
        return (
            TillClosed(
                at=self.at,
                by=self.by,
                holder=till.holder,
                counts=dict(self.counts),
                amount=amount,
                paid=self.paid,
                taken=self.taken,
                as_of=self.as_of,
                expected=expected,
                difference=amount - expected,
                left=self.leave,
                note=self.note,
                chips=dict(self.chips),
                chips_expected=till.chips,
                chips_difference=chips - till.chips,
            ),
        )


@TILLS.event
class TillClosed(TillEvent):
    """A shift at a till ended.

    `expected` counts what its holder paid and took over the counter up to the record `as_of`.
    """

    holder: str
    counts: Counts
    amount: Money
    paid: int
    taken: int
    as_of: int
    expected: int
    difference: int
    left: Money
    note: str = ""
    #: Value chips are counted too, and stay in it.
    chips: Counts = {}
    chips_expected: int = 0
    chips_difference: int = 0

    def evolve(self, till: Till) -> Till:
        """Nobody works at it, and some money lies in it."""
        return Till(left=self.left, chips=total(self.chips))


def decide(till: Till, command: TillCommand) -> Decision:
    """Events or a refusal. Changes nothing itself."""
    roles = command.roles or frozenset()
    if command.by not in roles:
        return Refusal(Reason.NOT_PERMITTED, may_not(command.by, command.action, roles))
    return command.decide(till)

"""What is put on record of a command that needs a second person: that it waits, and the answer."""

from dataclasses import dataclass, replace
from typing import Annotated, Any, Final

from croupier.core import declarations
from croupier.core.declarations import FieldKind, Registry
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.log.codec import Codec
from croupier.house.stream_kind import StreamKind

PREFIX: Final = "ask:"


class ApprovalEvent(declarations.Fact):
    """A fact about a command that needs a second person."""

    def evolve(self, kept: "Kept | None") -> "Kept":
        """What is kept after this fact."""
        raise NotImplementedError


class ApprovalCommand(declarations.Command):
    """A request about a command that needs a second person."""

    def decide(self, kept: "Kept | None") -> tuple[ApprovalEvent, ...] | Refusal:
        """What the command leads to."""
        raise NotImplementedError


#: Everything that is declared for approvals.
APPROVALS: Final[Registry[ApprovalCommand, ApprovalEvent]] = Registry("approval", ApprovalCommand)


@APPROVALS.event
class ApprovalWaits(ApprovalEvent):
    """Somebody sent a command that a second person must agree to."""

    stored_as = "AskWaits"

    table: str
    action: str
    command: dict[str, Any]
    asked_by: str
    roles: frozenset[Role]
    players: frozenset[str] | None
    key: str
    #: Who may agree; where nobody is named, anyone who could have sent it.
    needs: frozenset[Role] = frozenset()
    clauses: tuple[str, ...] = ()
    #: The round and spin that it was asked for in, and the version of the table then.
    round_no: int = 0
    spin_no: int = 0
    version: int = 0

    def evolve(self, kept: "Kept | None") -> "Kept":
        """It waits."""
        return Kept(self)


@APPROVALS.event
class ApprovalAnswered(ApprovalEvent):
    """A second person answered; `outcome` says what came of it."""

    stored_as = "AskAnswered"

    agreed: bool
    outcome: str

    def evolve(self, kept: "Kept | None") -> "Kept":
        """It waits no longer."""
        if kept is None:
            raise TypeError(f"an approval starts with {type(self).__name__}")
        return replace(kept, answered=True)


@dataclass(frozen=True, slots=True)
class Kept:
    """A command that waits, or has been answered."""

    event: ApprovalWaits
    answered: bool = False


@APPROVALS.command("request-approval", roles=frozenset(Role))
class RequestApproval(ApprovalCommand):
    """Keep a command until a second person has answered."""

    waits: Annotated[ApprovalWaits, FieldKind("house")]

    def decide(self, kept: Kept | None) -> tuple[ApprovalEvent, ...] | Refusal:
        """A number is used once."""
        if kept is not None:
            return Refusal(Reason.INVALID, say("house-number-taken"))
        return (self.waits,)


@APPROVALS.command("answer-approval", roles=frozenset(Role))
class AnswerApproval(ApprovalCommand):
    """Note what a second person said, and what came of it."""

    agreed: bool
    outcome: Annotated[str, FieldKind("house")]

    def decide(self, kept: Kept | None) -> tuple[ApprovalEvent, ...] | Refusal:
        """It is answered once."""
        if kept is None or kept.answered:
            return Refusal(Reason.INVALID, say("house-nothing-waits-under-number"))
        return (ApprovalAnswered(agreed=self.agreed, outcome=self.outcome),)


APPROVAL_CODEC: Codec[ApprovalEvent] = Codec(APPROVALS.events.values())
APPROVAL_STREAMS: Final[StreamKind[Kept | None, ApprovalEvent]] = StreamKind(
    prefix=PREFIX,
    codec=APPROVAL_CODEC,
    decide=lambda kept, command: command.decide(kept),
    evolve=lambda kept, event: event.evolve(kept),
    empty=lambda number: None,
)

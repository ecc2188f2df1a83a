"""What is asked of a promotion. The drawn winner and the time arrive as facts."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.promotion.terms import Milliseconds, Prize, Terms


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """An ask, with who asks and when."""

    action: ClassVar[str] = ""
    by: Role
    at: Milliseconds = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftPromotion(Command):
    """Write terms and prizes down. `prescribed` are kinds that regulations ban besides."""

    action: ClassVar[str] = "draft"
    terms: Terms
    prizes: tuple[Prize, ...]
    by_chance: bool = True
    prescribed: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class SubmitToRegulator(Command):
    """Send the full terms to the regulator, for the first time or again."""

    action: ClassVar[str] = "submit-to-regulator"


@dataclass(frozen=True, slots=True, kw_only=True)
class StartPromotion(Command):
    """Begin. `channels` say where patrons find the terms."""

    action: ClassVar[str] = "start"
    channels: tuple[str, ...] = ("in the casino",)


@dataclass(frozen=True, slots=True, kw_only=True)
class AmendPromotion(Command):
    """Change the terms, the prizes, or both."""

    action: ClassVar[str] = "amend"
    terms: Terms | None = None
    prizes: tuple[Prize, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleaseMarketing(Command):
    """Let marketing material out."""

    action: ClassVar[str] = "release-marketing"
    refers_to_terms: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class EnterPromotion(Command):
    """Take part."""

    action: ClassVar[str] = "enter"
    player: str
    #: Somebody has seen that the player meets the terms; nothing says so by itself.
    eligible: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawWinner(Command):
    """Somebody was drawn: for one prize, or for all that are left where none is named."""

    action: ClassVar[str] = "draw"
    winner: str = ""
    #: The lot: which of how many entries it fell on, in the order of names from nought.
    lot: int | None = None
    among: int = 0
    scrutineer: bool = False
    #: Who the scrutineer was.
    witness: str = ""
    present: bool = False
    prize: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NotifyWinner(Command):
    """The winner was told, or all reasonable was done for it."""

    action: ClassVar[str] = "notify"
    method: str
    player: str = ""


class Part(NamedTuple):
    """A part of a payment; the whole where no amount is given."""

    method: str
    amount: Money | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PayPrize(Command):
    """Pay a prize, or what a prize is worth, in money."""

    action: ClassVar[str] = "pay"
    parts: tuple[Part, ...]
    payee: str = ""
    crossed: bool = True
    prize: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOverPrize(Command):
    """Give the winner the thing itself."""

    action: ClassVar[str] = "hand-over"
    prize: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimPrize(Command):
    """Somebody claims a prize."""

    action: ClassVar[str] = "claim"
    player: str
    value: Money
    name: str = ""
    address: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DenyClaim(Command):
    """Refuse a claim, and say why to the claimant."""

    action: ClassVar[str] = "deny"
    player: str
    reason: str
    told: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class TellReason(Command):
    """Tell a claimant why the claim was refused."""

    action: ClassVar[str] = "tell-reason"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PostponePromotion(Command):
    """Put it off: its integrity is in doubt."""

    action: ClassVar[str] = "postpone"
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ValidateIntegrity(Command):
    """The doubt is gone; it goes on."""

    action: ClassVar[str] = "validate"


@dataclass(frozen=True, slots=True, kw_only=True)
class CancelPromotion(Command):
    """Call it off."""

    action: ClassVar[str] = "cancel"
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class InformInspector(Command):
    """Tell the inspector that it was postponed or cancelled."""

    action: ClassVar[str] = "inform-inspector"


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseDispute(Command):
    """End a dispute over the terms by the operator's decision."""

    action: ClassVar[str] = "close-dispute"
    player: str
    decision: str
    satisfied: bool = True
    right_advised: bool = False

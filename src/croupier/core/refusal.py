"""A refusal is a value: which reason, under which clauses, what was asked and what is allowed."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from croupier.core.facts import Facts, facts_of
from croupier.core.messages import Message, Saying
from croupier.core.roles import Role


class Reason(StrEnum):
    """Why something was refused. The texts are part of the public contract."""

    NOT_PERMITTED = "not-permitted"
    WRONG_PHASE = "wrong-phase"
    BETTING_CLOSED = "betting-closed"
    EQUIPMENT_FAULT = "equipment-fault"
    SAME_DIRECTION = "same-direction"
    CARD_REQUIRED = "card-required"
    LIMIT_OF_PLAYERS = "limit-of-players"
    NO_SUCH_BET = "no-such-bet"
    NOT_OFFERED = "not-offered"
    NOT_YOUR_WAGER = "not-your-wager"
    BELOW_MINIMUM = "below-minimum"
    ABOVE_MAXIMUM = "above-maximum"
    NOT_A_UNIT = "not-a-unit"
    INSUFFICIENT_CREDIT = "insufficient-credit"
    NOTICE_REQUIRED = "notice-required"
    NO_SUCH_TICKET = "no-such-ticket"
    ALREADY_REDEEMED = "already-redeemed"
    TERMS_INCOMPLETE = "terms-incomplete"
    NOT_PLAYING = "not-playing"
    DISPUTE_OPEN = "dispute-open"
    OUT_OF_TURN = "out-of-turn"
    LOCKED = "locked"
    NO_PASS_CARD = "no-pass-card"
    NO_UNDISCLOSED_LEFT = "no-undisclosed-left"
    EXCLUDED = "excluded"
    PLAY_LIMIT = "play-limit"
    REALITY_CHECK = "reality-check"
    INVALID = "invalid"


MEANINGS: Final[dict[Reason, str]] = {
    Reason.NOT_PERMITTED: "This person may not do this; the clause says who may.",
    Reason.WRONG_PHASE: "It is not the time for this, or a task waits to be done first.",
    Reason.BETTING_CLOSED: "Betting is not open: the wager came too late, or too early.",
    Reason.EQUIPMENT_FAULT: "Something is out of order and has not been put right yet.",
    Reason.SAME_DIRECTION: "Each spin turns the wheel, and the ball, against the one before.",
    Reason.CARD_REQUIRED: "The book demands a valid card of one's own.",
    Reason.LIMIT_OF_PLAYERS: "The table takes no more players, or no more guests.",
    Reason.NO_SUCH_BET: "The text is no bet, or the layout has no such spot.",
    Reason.NOT_OFFERED: "The book knows no such thing in this game, or the table has it not.",
    Reason.NOT_YOUR_WAGER: "There is no such wager of this player's to change.",
    Reason.BELOW_MINIMUM: "The stake is less than the least that the sign allows.",
    Reason.ABOVE_MAXIMUM: "The stake is more than the sign allows, and the book cuts nothing down.",
    Reason.NOT_A_UNIT: "The stake is not the minimum plus whole units.",
    Reason.INSUFFICIENT_CREDIT: "The player's balance, or the float, does not cover it.",
    Reason.NOTICE_REQUIRED: "A sign or notification must stand for some time first.",
    Reason.NO_SUCH_TICKET: "This house has issued no such ticket, or has cancelled it.",
    Reason.ALREADY_REDEEMED: "The ticket has been paid.",
    Reason.TERMS_INCOMPLETE: "Terms and conditions lack something that the book demands of them.",
    Reason.NOT_PLAYING: "Nobody of this name is still playing in the tournament.",
    Reason.DISPUTE_OPEN: "The game does not go on until the dispute is settled.",
    Reason.OUT_OF_TURN: "Somebody else wagers before this player does.",
    Reason.LOCKED: "A wager made in turn is neither removed nor altered.",
    Reason.NO_PASS_CARD: "The player has no pass card left.",
    Reason.NO_UNDISCLOSED_LEFT: "The player has made as many undisclosed wagers as there are.",
    Reason.EXCLUDED: "The person may not play: by their own word, or by the house's.",
    Reason.PLAY_LIMIT: "A limit on this person's play has been reached; the house's rule is named.",
    Reason.REALITY_CHECK: "How long one has played, and with what result, must be read first.",
    Reason.INVALID: "The request makes no sense as it stands; the sentence says why.",
}


@dataclass(frozen=True, slots=True)
class Refusal:
    """A "no" to a person. Nothing changed. The message says why; a text is from an earlier log."""

    reason: Reason
    message: Saying
    clauses: tuple[str, ...] = ()

    @property
    def detail(self) -> str:
        """Why, in plain English, as programs and logs have it."""
        return str(self.message)

    @property
    def code(self) -> str:
        """The code of the message, or nothing where only its text is known."""
        return self.message.code if isinstance(self.message, Message) else ""

    @property
    def params(self) -> dict[str, Any]:
        """What the message is made of besides its code."""
        return self.message.params if isinstance(self.message, Message) else {}

    @property
    def facts(self) -> Facts:
        """The same under the names that clients knew before messages had codes."""
        return facts_of(self.message) if isinstance(self.message, Message) else {}

    def __str__(self) -> str:
        cited = f" ({', '.join(self.clauses)})" if self.clauses else ""
        return f"{self.detail}{cited}"


def read_refusal(
    reason: Reason, detail: str, clauses: tuple[str, ...], code: str, params: dict[str, Any]
) -> Refusal:
    """A refusal that was stored or sent: by its code, or by its text alone if it had none."""
    return Refusal(reason, Message(code, params) if code else detail, clauses)


@dataclass(frozen=True, slots=True)
class ApprovalNeeded(Refusal):
    """Nothing stands against it but that somebody in one of these roles has not agreed yet."""

    roles: frozenset[Role] = frozenset()

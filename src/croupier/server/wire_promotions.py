"""The shapes of what is sent to promotions, made from their own declarations."""

from typing import Any, Final, Union

from croupier.core.roles import Role
from croupier.house.views.contest_shapes import DutyShown
from croupier.house.views.promotion_shapes import PromotionLine, PromotionStep
from croupier.promotion.catalogue import COMMANDS
from croupier.promotion.declare import PromotionCommand
from croupier.promotion.terms import Prize
from croupier.promotion.terms import PromotionTerms as Conditions
from croupier.server.wire_commands import Message, Text, ask_shape, command_from, value_shape
from croupier.server.wire_contests import Slug

_SHAPES: Final = {
    action: ask_shape(kind, name=f"Promotion{kind.__name__}Ask", tag=action)
    for action, kind in sorted(COMMANDS.items())
}
AnyPromotionCommand: Any = Union[tuple(_SHAPES.values())]  # noqa: UP007
PromotionTerms: Any = value_shape(Conditions)
PrizeStated: Any = value_shape(Prize)


def to_promotion_command(asked: Any, by: Role, at: int) -> PromotionCommand:
    """The promotion's command that a message means."""
    made: PromotionCommand = command_from(COMMANDS[asked.__struct_config__.tag], asked, by, at)
    return made


class NewPromotion(Message, frozen=True, kw_only=True):
    """A promotion to be planned under a book."""

    promotion: Slug
    book: Text


class PromotionDraft(Message, frozen=True, kw_only=True):
    """Terms and prizes of a promotion that are not written down yet."""

    terms: PromotionTerms
    prizes: tuple[PrizeStated, ...] = ()


class PromotionList(Message, frozen=True, kw_only=True):
    """Every promotion of the house."""

    promotions: tuple[PromotionLine, ...]
    time: int


class PromotionHistory(Message, frozen=True, kw_only=True):
    """All that happened in a promotion, oldest first."""

    promotion: str
    steps: tuple[PromotionStep, ...]


class DutyList(Message, frozen=True, kw_only=True):
    """What promotions owe, what is due first at the top."""

    duties: tuple[DutyShown, ...]
    time: int

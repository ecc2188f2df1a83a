"""A second factor: digits that change every thirty seconds, from something that one carries."""

from dataclasses import replace

from croupier.core.declarations import HouseText
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.people.declare import (
    ADMINISTRATORS,
    PEOPLE,
    Decision,
    Known,
    PersonCommand,
    PersonEvent,
    refuse_stranger,
)
from croupier.people.staff import STAFF_ROLES


@PEOPLE.command("set-second-factor", roles=STAFF_ROLES)
class SetSecondFactor(PersonCommand):
    """Let a device of one's own be asked for at each sign-in."""

    salt: HouseText
    check: HouseText

    def decide(self, known: Known, twin: str) -> Decision:
        """Somebody who has none: a thief with a session must not replace the owner's."""
        if refusal := refuse_stranger(known):
            return refusal
        if known.factor:
            detail = say("people-second-factor-administrator-clears-first", name=known.name)
            return Refusal(Reason.INVALID, detail)
        return (SecondFactorSet(name=self.name, salt=self.salt, check=self.check),)


@PEOPLE.event
class SecondFactorSet(PersonEvent):
    """A member of staff has shown that a device of theirs makes the right digits.

    What it makes them from comes from the house's own key and this salt, and is written nowhere.
    """

    salt: str
    #: A digest of the secret: where the house has another key, it is no longer this one.
    check: str

    def evolve(self, known: Known) -> Known:
        """Asked for from now on."""
        return replace(known, factor=self.salt, factor_check=self.check)


@PEOPLE.command("clear-second-factor", roles=ADMINISTRATORS, grave=True)
class ClearSecondFactor(PersonCommand):
    """Forget somebody's second factor, whose device is lost."""

    def decide(self, known: Known, twin: str) -> Decision:
        """One that there is."""
        if refusal := refuse_stranger(known):
            return refusal
        if not known.factor:
            return Refusal(Reason.INVALID, say("people-no-second-factor", name=known.name))
        return (SecondFactorCleared(name=self.name),)


@PEOPLE.event
class SecondFactorCleared(PersonEvent):
    """An administrator cleared a second factor; its owner may set another."""

    def evolve(self, known: Known) -> Known:
        """Asked for no more."""
        return replace(known, factor="", factor_check="")

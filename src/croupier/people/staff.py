"""Members of staff: taken on in roles that go together, with a password of their own."""

from dataclasses import replace
from typing import Final

from croupier.core.declarations import HouseText
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import NOT_STAFF, PIT_LINE, Role
from croupier.people.declare import (
    ADMINISTRATORS,
    PEOPLE,
    Decision,
    Known,
    PersonCommand,
    PersonEvent,
    refuse_enrolment,
    refuse_stranger,
)

#: What a member of staff may be.
STAFF_ROLES: Final = frozenset(Role) - NOT_STAFF
#: Who lets people in handles no money, and who watches the house does not work for it.
_APART: Final = (
    (frozenset({Role.ADMINISTRATOR}), frozenset({Role.CASHIER, Role.DEALER})),
    (
        frozenset({Role.INSPECTOR, Role.AUTHORISED_OFFICER}),
        frozenset({Role.ADMINISTRATOR, Role.CASHIER, *PIT_LINE}),
    ),
)


@PEOPLE.command("enrol-staff", roles=ADMINISTRATORS)
class EnrolStaff(PersonCommand):
    """Take a member of staff on."""

    #: These are no field's alone to say: the password is hashed before.
    password_hash: HouseText
    staff_roles: frozenset[Role]
    temporary: bool = False

    def decide(self, known: Known, twin: str) -> Decision:
        """Under a name of their own, in roles that one person may hold."""
        if wrong := self.staff_roles & NOT_STAFF:
            return Refusal(Reason.INVALID, say("people-no-member-staff", wrong=sorted(wrong)))
        for some, others in _APART:
            if self.staff_roles & some and self.staff_roles & others:
                pair = (min(self.staff_roles & some), min(self.staff_roles & others))
                return Refusal(Reason.INVALID, say("people-nobody-at-once", pair=sorted(pair)))
        if refusal := refuse_enrolment(known, twin):
            return refusal
        return (
            StaffEnrolled(
                name=self.name,
                roles=self.staff_roles,
                password_hash=self.password_hash,
                temporary=self.temporary,
            ),
        )


@PEOPLE.event
class StaffEnrolled(PersonEvent):
    """A member of staff; the hash is argon2's, with its parameters and salt."""

    roles: frozenset[Role]
    password_hash: str
    #: Somebody else knows the password: it opens nothing but its own change.
    temporary: bool = False

    def evolve(self, known: Known) -> Known:
        """Known anew, no matter who stood under the name before."""
        return Known(
            name=known.name,
            stands=True,
            roles=self.roles,
            password_hash=self.password_hash,
            temporary=self.temporary,
        )


@PEOPLE.command("change-password", roles=STAFF_ROLES)
class ChangePassword(PersonCommand):
    """Choose another password for oneself."""

    password_hash: HouseText

    def decide(self, known: Known, twin: str) -> Decision:
        """Somebody who stands."""
        if refusal := refuse_stranger(known):
            return refusal
        return (PasswordChanged(name=self.name, password_hash=self.password_hash),)


@PEOPLE.event
class PasswordChanged(PersonEvent):
    """A member of staff chose another password."""

    password_hash: str

    def evolve(self, known: Known) -> Known:
        """Nobody else knows this one."""
        return replace(known, password_hash=self.password_hash, temporary=False)


@PEOPLE.command("strike-off", roles=ADMINISTRATORS, grave=True)
class StrikeOff(PersonCommand):
    """Strike a name off: its password or key opens nothing from now on."""

    def decide(self, known: Known, twin: str) -> Decision:
        """Somebody or something that stands."""
        return refuse_stranger(known) or (Struck(name=self.name),)


@PEOPLE.event
class Struck(PersonEvent):
    """Somebody left or a key was revoked: the name opens nothing any more."""

    def evolve(self, known: Known) -> Known:
        """Nobody stands under it."""
        return replace(known, stands=False)

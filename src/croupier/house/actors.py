"""Who stands at the desk, and what they may speak as."""

from dataclasses import dataclass, field
from functools import cached_property

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role


@dataclass(frozen=True, kw_only=True)
class Actor:
    """A person or device that has been recognised.

    `players` are the names it may act for at a table: a terminal acts for its own seat alone,
    staff act for everyone. `standing` is what another node finds the same actor by: `session:` and
    a reference, `device:` and a name, or the name of one of the house's own machines. Empty, it is
    known to this process alone. `commands` are all that a device's key may be used for at a table;
    None if its roles alone decide. `serves` is what a driver is for: `wheel:` and a serial number,
    or a station.
    """

    id: str
    roles: frozenset[Role]
    players: frozenset[str] | None = None
    commands: frozenset[str] | None = None
    serves: str = ""
    standing: str = field(default="", compare=False, repr=False)

    @cached_property
    def only_role(self) -> Role | None:
        """The one role it has; None if it has several, or none."""
        return next(iter(self.roles)) if len(self.roles) == 1 else None


def is_of_two(name: str) -> bool:
    """Whether this is how two people sign who agree; nobody is called so."""
    return " and " in name


def first_of(name: str) -> str:
    """Whose doing it is, where a second person has agreed to it.

    >>> first_of("ann and bob"), first_of("ann")
    ('ann', 'ann')
    """
    return name.partition(" and ")[0]


def refuse_actor(actor: Actor, by: Role, player: str | None, action: str) -> Refusal | None:
    """Why this actor may not act in this role, for this player, or by this command at all."""
    if actor.commands is not None and action not in actor.commands:
        detail = say("house-key-not-enrolled-for", id=actor.id, action=action)
        return Refusal(Reason.NOT_PERMITTED, detail)
    if by not in actor.roles:
        held = sorted(actor.roles)
        return Refusal(
            Reason.NOT_PERMITTED, say("house-not-in-role", id=actor.id, held=held, by=by)
        )
    if player and actor.players is not None and player not in actor.players:
        return Refusal(Reason.NOT_YOUR_WAGER, say("house-does-not-act", id=actor.id, player=player))
    return None

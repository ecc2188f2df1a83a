"""Who acts, as it is said on the command line."""

from croupier.cli.output import Stop
from croupier.core.roles import Role
from croupier.house.actors import Actor


def parse_actor(by: str, usual: str) -> Actor:
    """Who acts, from ROLE:NAME; `usual` is the role that mostly does."""
    role, _, name = by.partition(":")
    if not name.strip():
        raise Stop(f"say who acts: --by {usual}:NAME")
    try:
        return Actor(id=by, roles=frozenset({Role(role)}))
    except ValueError:
        raise Stop(f"no role {role!r}; there is {', '.join(Role)}") from None

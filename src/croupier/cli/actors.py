"""Who acts on a house from the command line: a member of its staff, who signs in."""

import getpass
import os
import sys
from typing import Final

from croupier.cli.house_log import run_on
from croupier.cli.output import Stop
from croupier.core.roles import Role, lowest
from croupier.house.actors import Actor
from croupier.house.house import House
from croupier.house.log.store import Store
from croupier.house.people import Register
from croupier.house.world import Nobody, SystemClock

#: Where a program that calls this one leaves the password; a person is asked for it.
SECRET: Final = "STAFF_PASSWORD"


def sign_in(data: str, name: str, roles: frozenset[Role]) -> tuple[Actor, Role]:
    """Somebody enrolled in this house, by name and password, and the role to act in.

    That is the least of their roles among `roles`; without any of them, whatever decides refuses.
    """
    if not name:
        raise Stop("say who acts: --by NAME, a member of staff of this house")
    secret = _secret(name)
    actor = run_on(data, lambda store: _recognise(store, name, secret))
    return actor, lowest(actor.roles & roles or actor.roles)


def _secret(name: str) -> str:
    given = os.environ.get(SECRET)
    if given is not None:
        return given
    if not sys.stdin.isatty():
        raise Stop(f"the password of {name} is read from a terminal or from {SECRET}")
    return getpass.getpass(f"password of {name}: ")


async def _recognise(store: Store, name: str, secret: str) -> Actor:
    # Passwords are the server's to check; reading a log needs none of it.
    from croupier.server.sessions import Sessions, SignInRefused

    register = Register(House(store, SystemClock(), Nobody()))
    await register.start()
    sessions = Sessions(register, SystemClock())
    try:
        token, session = await sessions.sign_in(name, secret)
    except SignInRefused as refused:
        raise Stop(str(refused), code=1) from refused
    await sessions.sign_out(token)
    return session.actor

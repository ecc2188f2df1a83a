"""Who acts on a house from the command line: a member of its staff, who signs in.

Where a server has the house open, the command goes to it over HTTP. A house that nobody has open
is opened here, and is ours alone meanwhile; the password is checked against its own register.
"""

import getpass
import os
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar

from croupier.cli.house_log import house_file, is_url, run_async, run_on, signing_of_house
from croupier.cli.output import UsageError
from croupier.core.roles import Role, lowest
from croupier.house.actors import Actor
from croupier.house.house import House
from croupier.house.log.facts import SettingsRecorded, read_facts
from croupier.house.log.store import Store
from croupier.house.occupancy import Occupancy, Occupied
from croupier.house.people import Register
from croupier.house.world import Nobody, SystemClock

if TYPE_CHECKING:
    from croupier.client import House as Client

T = TypeVar("T")
#: Where a program that calls this one leaves the password; a person is asked for it.
SECRET: Final = "STAFF_PASSWORD"
#: The same for the digits of a second factor, from who has one.
DIGITS: Final = "STAFF_DIGITS"
#: Where a house in a database is served. One in a folder says so itself.
SERVER: Final = "HOUSE_URL"


def act(
    data: str,
    name: str,
    roles: frozenset[Role],
    *,
    here: Callable[[Actor, Role], T],
    served: "Callable[[Client], Awaitable[T]]",
) -> T:
    """Do something to a house as somebody who has signed in: through its server, or here.

    `here` gets the actor and the least of their roles among `roles`; without any of them, whatever
    decides refuses.
    """
    if not name:
        raise UsageError("say who acts: --by NAME, a member of staff of this house")
    with _taken(data) as server:
        secret = _secret(name)
        if server:
            return run_async(lambda: _at(server, name, secret, served))
        actor = run_on(data, lambda store: _recognise(store, data, name, secret))
        return here(actor, lowest(actor.roles & roles or actor.roles))


@contextmanager
def _taken(data: str) -> Iterator[str]:
    """The address of the server that has the house open; else it is ours for a while."""
    if is_url(data):
        yield os.environ.get(SERVER, "")
        return
    try:
        ours = Occupancy(house_file(data).parent)
    except Occupied as occupied:
        if not occupied.address:
            raise UsageError(f"{data} is open in another command; try again", code=1) from occupied
        yield occupied.address
        return
    try:
        yield ""
    finally:
        ours.release()


async def _at(server: str, name: str, secret: str, served: "Callable[[Client], Awaitable[T]]") -> T:
    from croupier.client import House as Client
    from croupier.client import HouseAway, HouseError

    try:
        async with Client(server) as client:
            await _signed_in(client, name, secret)
            try:
                return await served(client)
            finally:
                await client.request("DELETE", "/v1/session", dict[str, Any])
    except HouseError as error:
        raise UsageError(str(error), code=1) from error
    except HouseAway as error:
        raise UsageError(
            f"{server} has the house open and does not answer: {error}", code=1
        ) from error


async def _signed_in(client: "Client", name: str, secret: str) -> None:
    """Sign in, with the digits of a second factor where the house wants them."""
    from croupier.client import HouseError

    try:
        await client.sign_in(name, secret, os.environ.get(DIGITS, ""))
    except HouseError as error:
        if error.problem.wants != "digits" or DIGITS in os.environ:
            raise
        await client.sign_in(name, secret, _digits(name))


def _digits(name: str) -> str:
    return _given(f"digits of {name}", DIGITS, input).replace(" ", "")


def _secret(name: str) -> str:
    return _given(f"password of {name}", SECRET, getpass.getpass)


def _given(what: str, variable: str, prompt: Callable[[str], str]) -> str:
    """What the environment holds; else what a person types."""
    given = os.environ.get(variable)
    if given is not None:
        return given
    if not sys.stdin.isatty():
        raise UsageError(f"the {what} must come from a terminal or from {variable}")
    return prompt(f"{what}: ")


async def _recognise(store: Store, data: str, name: str, secret: str) -> Actor:
    # Passwords are the server's to check; reading a log needs none of it.
    from croupier.house.log.keeping import known_snapshot_key
    from croupier.server.sessions import Sessions, SignInRefused

    if (key := known_snapshot_key(signing_of_house(data))) is not None:
        store.snapshot_key = key
    register = Register(House(store, SystemClock(), Nobody()))
    await register.start()
    facts = [fact for _, fact in await read_facts(store) if isinstance(fact, SettingsRecorded)]
    wanted = facts[-1].settings.get("house.second_factor", ()) if facts else ()
    sessions = Sessions(register, SystemClock(), factor_roles=frozenset(map(Role, wanted)))
    try:
        known = register.staff(name)
        digits = ""
        if known is not None and known.factor:
            if not sessions.has_factor(known):
                raise UsageError(
                    f"the second factor of {name} needs the house's key: set proof.key"
                )
            digits = _digits(name)
        token, session = await sessions.sign_in(name, secret, digits=digits)
    except SignInRefused as refused:
        raise UsageError(str(refused), code=1) from refused
    first = sessions.first(session)
    await sessions.sign_out(token)
    if first is not None:
        raise UsageError(
            f"{name} has a {first.replace('-', ' ')} of their own to choose first", code=1
        )
    return session.actor

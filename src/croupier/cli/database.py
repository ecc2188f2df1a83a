"""`croupier database`: the tables of a house, made by their owner for another role."""

import asyncio
from typing import Annotated

from cyclopts import Parameter

from croupier.cli.output import UsageError
from croupier.server.settings import mask_url


def database(
    url: Annotated[str, Parameter(help="postgresql:// URL of the tables' owner")],
    /,
    *,
    runtime: Annotated[str, Parameter(help="the role that runs the house")],
) -> None:
    """Make the tables of a house, or bring them up, and let a role run it.

    The role adds records and reads them. It owns nothing, so that an intruder in the house cannot
    change what is recorded.
    """
    from croupier.house.log.postgres import prepare_database
    from croupier.house.log.store import StoreUnavailable

    try:
        asyncio.run(prepare_database(url, runtime))
    except StoreUnavailable as error:
        raise UsageError(f"{mask_url(url)}: {error}", code=1) from error
    print(f"{mask_url(url)} is ready; {runtime} may add records and read them")

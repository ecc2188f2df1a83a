"""`croupier database`: the tables of a house, made by their owner for another role."""

import asyncio
from typing import Annotated

from cyclopts import Parameter

from croupier.cli.output import Stop
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
    asyncio.run(_prepare(url, runtime))
    print(f"{mask_url(url)} is ready; {runtime} may add records and read them")


async def _prepare(url: str, runtime: str) -> None:
    import asyncpg

    from croupier.house.log.postgres import UNAVAILABLE
    from croupier.house.log.postgres_schema import grant, prepare

    try:
        connection = await asyncpg.connect(url)
        try:
            if not await connection.fetchval("select 1 from pg_roles where rolname = $1", runtime):
                raise Stop(f"the database has no role {runtime}: create role {runtime} login")
            async with connection.transaction():
                await prepare(connection)
                await grant(connection, runtime)
        finally:
            await connection.close()
    except (*UNAVAILABLE, asyncpg.PostgresError) as error:
        raise Stop(f"{mask_url(url)}: {error}", code=1) from error

"""`croupier serve` and `croupier config`: run a house, and see how it would be run."""

import os
import ssl
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal
from urllib.request import urlopen

from cyclopts import Parameter

from croupier.cli.output import UsageError
from croupier.server.load_settings import load_settings
from croupier.server.settings import Everything, SettingsError, show_settings

if TYPE_CHECKING:
    from croupier.bootstrap import Running

FIRST_PASSWORD: Final = "first-password"
_ONE_WORKER: Final = (
    "one process serves a house in a file: each record carries the hash of the one before, so that "
    "all tables have one writer. Several processes serve one in PostgreSQL, as nodes with "
    "--database, --bus and --node"
)


def serve(
    *,
    data: Annotated[Path | None, Parameter(help="folder of the log; default croupier-data")] = None,
    database: Annotated[str | None, Parameter(help="PostgreSQL URL in place of the folder")] = None,
    bus: Annotated[str | None, Parameter(help="NATS URL, where nodes share the database")] = None,
    node: Annotated[str | None, Parameter(help="this node's name; default made up")] = None,
    host: Annotated[str | None, Parameter(help="address; default 127.0.0.1")] = None,
    port: Annotated[int | None, Parameter(help="port; default 8000")] = None,
    config: Annotated[Path | None, Parameter(help="settings as TOML")] = None,
    demo: Annotated[bool | None, Parameter(help="open demo tables with virtual wheels")] = None,
    workers: Annotated[int, Parameter(help="1: more processes are nodes on PostgreSQL")] = 1,
) -> None:
    """Run a house: tables over HTTP and WebSocket, on a durable log."""
    if workers != 1:
        raise UsageError(_ONE_WORKER)
    settings = _load(
        config,
        data=str(data) if data is not None else None,
        database=database,
        bus=bus,
        node=node,
        host=host,
        port=port,
        demo=demo,
    )
    from croupier.log_opening import CannotServe
    from croupier.serving import serve as run

    try:
        run(settings, lambda running, place: _greet(settings, running, place))
    except CannotServe as error:
        raise UsageError(str(error), code=1) from error


def config(
    what: Annotated[Literal["show"], Parameter(help="show is all there is")] = "show",
    /,
    *,
    file: Annotated[Path | None, Parameter("--config", help="settings as TOML")] = None,
) -> None:
    """Print every setting that holds, with secrets covered."""
    for line in _lines(show_settings(_load(file))):
        print(line)


def ready(
    *,
    port: Annotated[int | None, Parameter(help="port; default as the settings have it")] = None,
    config: Annotated[Path | None, Parameter(help="settings as TOML")] = None,
) -> None:
    """Check whether the house that these settings describe takes commands: 0 yes, 1 no.

    For health checks on the same machine, over https where the settings name a certificate. The
    certificate is made out to the house's public name, so that it is not checked on the loopback.
    """
    settings = _load(config, port=port)
    scheme = "https" if settings.tls.certificate else "http"
    unchecked = ssl.create_default_context()
    unchecked.check_hostname = False
    unchecked.verify_mode = ssl.CERT_NONE
    url = f"{scheme}://127.0.0.1:{settings.port}/readyz"
    try:
        # Anything but an answer of success is raised.
        urlopen(url, timeout=3, context=unchecked).close()
    except OSError as error:
        why = getattr(error, "reason", error)
        raise UsageError(f"{url}: {why}", code=1) from error
    print(f"{url}: ready")


def _load(file: Path | None, **given: object) -> Everything:
    try:
        return load_settings(file, os.environ, given)
    except SettingsError as error:
        raise UsageError(str(error)) from error


def _lines(shown: dict[str, Any], section: str = "") -> list[str]:
    """Settings as TOML."""
    own = [
        f"{name} = {_toml(value)}" for name, value in shown.items() if not isinstance(value, dict)
    ]
    head = [f"[{section}]"] if section else []
    inner = [
        line
        for name, value in shown.items()
        if isinstance(value, dict)
        for line in ("", *_lines(value, name))
    ]
    return [*head, *own, *inner]


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def _greet(settings: Everything, running: "Running", place: str) -> None:
    """Say where the house is, and who may sign in."""
    from croupier.server.demo import demo_notes, load_demo

    tables = len(running.gateway.house.tables)
    print(f"{tables} {'table' if tables == 1 else 'tables'} at {place}")
    if running.first_password:
        _hand_over(settings, running.first_password)
    if settings.demo:
        print("\n".join(demo_notes(load_demo())))
    print("Ctrl-C stops.", flush=True)


def _hand_over(settings: Everything, password: str) -> None:
    """Give the first password to a person: on a terminal, or in a file that only they may read.

    What a service prints is kept in some log, where a password has no place.
    """
    if sys.stdout.isatty():
        print(f"The first administrator is admin, password {password}")
        return
    folder = Path(settings.data)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / FIRST_PASSWORD
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(handle, "w", encoding="utf-8") as out:
        out.write(f"{password}\n")
    print(f"The first administrator is admin; the password is in {file}: read it and delete it")

"""A house as a server: its port, its certificate, its signals, and its own lines of log."""

import contextlib
import gc
import logging
import signal
import socket
import ssl
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Final

import structlog
import uvicorn
from starlette.applications import Starlette

from croupier import __version__
from croupier.bootstrap import Running, start_house, stop_house
from croupier.house.log.store import StoreUnavailable
from croupier.house.nodes.bus import BusAway
from croupier.house.nodes.versions import VersionsApart
from croupier.house.occupancy import Occupancy, Occupied
from croupier.log_opening import CannotServe, house_folder
from croupier.server.app import make_app
from croupier.server.doorstep import HouseConfig
from croupier.server.gateway import HttpGateway
from croupier.server.http_limits import CROWD
from croupier.server.notify import READY, STOPPING, notify
from croupier.server.settings import Everything
from croupier.server.tracing import start_tracing
from croupier.server.upgrade import HouseHttp

#: So long requests that are under way may take once the server stops.
_DRAIN_SECONDS: Final = 5
#: A connection without a request ends after this long. Proxies and clients keep theirs for up to a
#: minute, and the server must not be the one that ends it first, just as a request arrives.
_IDLE_SECONDS: Final = 75
_SWITCH_SECONDS: Final = 0.0005
#: A wager makes a hundred values and few cycles: collecting those at every 700 is a waste.
_GC_THRESHOLDS: Final = (50_000, 20, 50)

_log = structlog.get_logger("croupier.house")

Listening = Callable[[Running, str], None]


def lifespan_of(
    settings: Everything, place: str, listening: Listening | None, failures: list[Exception]
) -> Callable[[Starlette], contextlib.AbstractAsyncContextManager[dict[str, HttpGateway]]]:
    """The house's life around the application's. Why it could not begin goes to `failures`."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, HttpGateway]]:
        occupancy = None
        try:
            # Before anything is written: of two who open one file neither knows what is its own.
            occupancy = _occupy(settings, place)
            running = await start_house(settings)
        except Exception as error:
            failures.append(_said(error))
            if occupancy is not None:
                occupancy.release()
            raise
        app.state.gateway = running.gateway
        prepare_to_serve()
        if listening is not None:
            listening(running, place)
        notify(READY)
        try:
            yield {"gateway": running.gateway}
        finally:
            notify(STOPPING)
            await stop_house(running)
            if occupancy is not None:
                occupancy.release()

    return lifespan


def _said(error: Exception) -> Exception:
    """Why a house does not open: in a sentence, or as it is where that is our own fault."""
    if isinstance(error, BusAway | VersionsApart):
        return CannotServe(str(error))
    if isinstance(error, StoreUnavailable | OSError):
        return CannotServe(f"the log cannot be opened: {error}")
    return error


def _occupy(settings: Everything, place: str) -> Occupancy | None:
    """Say in the house's folder where it is served, so that commands come to us; it is ours alone.

    Where the file system knows no locks nobody can say whether it is.
    """
    if settings.database:
        return None
    try:
        return Occupancy(house_folder(settings), place)
    except Occupied as occupied:
        if isinstance(occupied.__cause__, BlockingIOError):
            raise CannotServe(f"{settings.data} is open already, at {occupied.address}") from None
        _log.warning("house-not-locked", error=str(occupied.__cause__))
        return None


def configure_logs(level: str) -> None:
    """One JSON object per line on standard error. Nothing that is secret is ever passed in."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=lambda *_: _Lines(),
        cache_logger_on_first_use=True,
    )


class _Lines:
    """Writes a line, and goes on where it cannot: a full disk must not stop play a second time."""

    def msg(self, message: str) -> None:
        """Write to standard error."""
        with contextlib.suppress(OSError):
            print(message, file=sys.stderr, flush=True)

    log = debug = info = warning = error = critical = exception = msg


def prepare_to_serve() -> None:
    """Set the interpreter up for serving, once all that the start makes is made."""
    # What was made at the start stays for good; the collector need not visit it again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GC_THRESHOLDS)
    # The thread that waits for the disk gets its turn soon after the disk is done.
    sys.setswitchinterval(_SWITCH_SECONDS)


class _Server(uvicorn.Server):
    """Ends with its own exit code: the signal that stopped it is not raised again."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop gracefully on a signal; a second one stops at once."""
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(settings: Everything, answer: Listening | None = None) -> None:
    """Run the server until it is stopped, or CannotServe. `answer` gets the address it serves."""
    configure_logs(settings.log_level)
    CROWD.prepare(settings.proxies)
    listening = _listen(settings)
    scheme = "https" if settings.tls.certificate else "http"
    place = f"{scheme}://{settings.host}:{listening.getsockname()[1]}/"
    failures: list[Exception] = []
    config = HouseConfig(
        make_app(lifespan_of(settings, place, answer, failures)),
        http=HouseHttp,
        # Sockets are our own.
        ws="none",
        lifespan="on",
        # What goes wrong at the start is said by us, once and without a trace of the program.
        log_level="critical",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=_DRAIN_SECONDS,
        timeout_keep_alive=_IDLE_SECONDS,
        ssl_certfile=settings.tls.certificate or None,
        ssl_keyfile=settings.tls.key or None,
        ssl_ca_certs=settings.tls.clients or None,
        ssl_cert_reqs=_shown(settings),
    )
    server = _Server(config)
    # Where the start fails, uvicorn ends the program; we end it with the reason.
    with listening, _traced(settings), contextlib.suppress(SystemExit):
        server.run(sockets=[listening])
    if not server.started:
        raise failures[0] if failures else CannotServe("the house could not be opened")


@contextlib.contextmanager
def _traced(settings: Everything) -> Iterator[None]:
    """Send spans to a collector meanwhile, if the settings name one."""
    own = settings.tracing
    if not own.endpoint:
        yield
        return
    stop = start_tracing(own.endpoint, __version__, settings.node, own.share)
    try:
        yield
    finally:
        stop()


def _shown(settings: Everything) -> ssl.VerifyMode:
    """Whether clients show a certificate: none, who has one, or nobody comes in without."""
    if not settings.tls.clients:
        return ssl.CERT_NONE
    return ssl.CERT_REQUIRED if settings.tls.clients_only else ssl.CERT_OPTIONAL


def _listen(settings: Everything) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        where = f"{settings.host} port {settings.port}"
        # Python adds to the system's words which address it was.
        why = (error.strerror or str(error)).partition(" (while")[0]
        raise CannotServe(f"cannot listen on {where}: {why}; --port takes another") from error

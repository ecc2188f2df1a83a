"""The command line: which commands there are, and how they end.

Commands are imported only when they are called, so that each starts as fast as it can.
"""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final, NoReturn

from cyclopts import App, CycloptsError

from croupier import __version__
from croupier.consoles.output import Stop
from croupier.equipment.notation import NotationError
from croupier.rules.book import NotOffered

#: Every command, where it lives, and the line that the list of commands shows for it.
COMMANDS: Final = {
    "bets": ("croupier.consoles.bets:bets", "Every bet that a game offers."),
    "odds": ("croupier.consoles.odds:odds", "What each bet is worth, exactly."),
    "simulate": ("croupier.consoles.simulate:simulate", "Play wagers or strategies many times."),
    "layout": ("croupier.consoles.draw:layout", "Draw the layout of a game."),
    "wheel": ("croupier.consoles.draw:wheel", "Draw the wheel of a game."),
    "rules": ("croupier.consoles.rules:rules", "Read a rulebook, in our words."),
    "scenario": ("croupier.consoles.scenario:scenario", "Run stories against the rulebooks."),
    "clauses": ("croupier.consoles.clauses:clauses", "What became of every clause."),
    "serve": ("croupier.consoles.serve:serve", "Run a house over HTTP and WebSocket."),
    "config": ("croupier.consoles.serve:config", "Show the settings that hold."),
    "demo": ("croupier.consoles.demo:demo", "Play a little house into a folder."),
    "verify": ("croupier.consoles.verify:verify", "Check every record of a house."),
    "audit": ("croupier.consoles.audit:audit", "Whether chance was at work."),
    "replay": ("croupier.consoles.replay:replay", "Show rounds as sentences with clauses."),
    "export": ("croupier.consoles.export:export", "Write records for other programs."),
    "backup": ("croupier.consoles.backup:backup", "Copy a house, and verify the copy."),
    "restore": ("croupier.consoles.backup:restore", "Bring a copy of a house back."),
    "equipment": ("croupier.consoles.equipment:equipment", "Wheels, balls, parts, terminals."),
    "cage": ("croupier.consoles.cage:cage", "Tickets, as a cashier handles them."),
    "dispute": ("croupier.consoles.dispute:dispute", "Disputes, and one with all it rests on."),
    "report": ("croupier.consoles.report:report", "What the house took, won and owes."),
    "tournament": ("croupier.consoles.tournament:tournament", "Terms, ranking, prizes."),
    "promotion": ("croupier.consoles.promotion:promotion", "Terms, draws, what is due."),
}

#: Packages that belong to another extra than the house's own.
_EXTRAS: Final = {
    **dict.fromkeys(("numpy", "scipy", "numba", "flint", "matplotlib"), "lab"),
    **{"duckdb": "export", "nats": "nodes"},
}
OK, FAILED, USAGE = 0, 1, 2
_INTERRUPTED = 130


def make_app() -> App:
    """The program with all its commands, none of them imported yet."""
    app = App(
        name="croupier",
        help="Roulette by real rulebooks.",
        version=__version__,
        suppress_keyboard_interrupt=False,
    )
    for name, (place, says) in COMMANDS.items():
        app.command(place, name=name, help=says)
    return app


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run one command and end the program with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal that lacks a sign shows a question mark in its place.
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run one command: 0 it is well, 1 a check failed, 2 it was asked wrongly."""
    try:
        code = make_app()(
            list(arguments), exit_on_error=False, print_error=False, result_action="return_value"
        )
        sys.stdout.flush()
    except CycloptsError as error:
        return _complain(str(error), hint="croupier --help lists the commands")
    except (NotOffered, NotationError) as error:
        return _complain(str(error))
    except Stop as stop:
        return _complain(str(stop), code=stop.code)
    except ModuleNotFoundError as error:
        # Only packages that may be left out can be missing; one of our own is our own fault.
        if (error.name or "croupier").partition(".")[0] == "croupier":
            raise
        extra = _EXTRAS.get((error.name or "").partition(".")[0], "house,tickets")
        extras = f"pip install 'croupier[{extra}]'"
        return _complain(f"this command needs the package {error.name}", hint=extras)
    except BrokenPipeError:
        return _leave_quietly()
    except KeyboardInterrupt:
        return _INTERRUPTED
    return code if isinstance(code, int) else OK


def _complain(text: str, *, hint: str = "", code: int = USAGE) -> int:
    print(f"croupier: {text}", file=sys.stderr)
    if hint:
        print(hint, file=sys.stderr)
    return code


def _leave_quietly() -> int:
    """The reader of our output went away; what Python would still flush goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return OK

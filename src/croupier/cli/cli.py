"""The command line: which commands there are, and how they end.

Commands are imported only when they are called, so that each starts as fast as it can.
"""

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from io import TextIOWrapper
from typing import Final, NoReturn

from cyclopts import (
    App,
    Argument,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    Token,
    UnknownCommandError,
    UnusedCliTokensError,
)

from croupier import __version__
from croupier.cli.output import UsageError
from croupier.core.optional_packages import extra_of, missing_package
from croupier.roulette.book import NotOffered
from croupier.roulette.notation import NotationError

#: Every command, where it lives, and the line that the list of commands shows for it.
COMMANDS: Final = {
    "bets": ("croupier.cli.bets:bets", "Every bet that a game offers."),
    "odds": ("croupier.cli.odds:odds", "What each bet is worth, exactly."),
    "simulate": ("croupier.cli.simulate:simulate", "Play wagers or strategies many times."),
    "layout": ("croupier.cli.draw:layout", "Draw the layout of a game."),
    "wheel": ("croupier.cli.draw:wheel", "Draw the wheel of a game."),
    "rules": ("croupier.cli.rules:rules", "Read a rulebook, in our words."),
    "powers": ("croupier.cli.powers:powers", "Who may do what, and when."),
    "scenario": ("croupier.cli.scenario:scenario", "Run scenarios against the rulebooks."),
    "clauses": ("croupier.cli.clauses:clauses", "What became of every clause."),
    "setup": ("croupier.cli.setup:setup", "Set up a house of one's own, for a first wager."),
    "serve": ("croupier.cli.serve:serve", "Run a house over HTTP and WebSocket."),
    "config": ("croupier.cli.serve:config", "Show the settings that hold."),
    "ready": ("croupier.cli.serve:ready", "Whether the house on this machine takes commands."),
    "demo": ("croupier.cli.demo:demo", "Play a little house into a folder."),
    "verify": ("croupier.cli.verify:verify", "Check every record of a house."),
    "proof": ("croupier.cli.proof:proof", "Keys, signed heads and receipts."),
    "witness": ("croupier.cli.witness:witness", "Sign another house's heads."),
    "audit": ("croupier.cli.audit:audit", "Whether chance was at work."),
    "evidence": ("croupier.cli.evidence:evidence", "A bundle for a testing laboratory."),
    "replay": ("croupier.cli.replay:replay", "Show rounds as sentences with clauses."),
    "export": ("croupier.cli.export:export", "Write records for other programs."),
    "database": ("croupier.cli.database:database", "Make a house's tables in PostgreSQL."),
    "backup": ("croupier.cli.backup:backup", "Copy a house, and verify the copy."),
    "restore": ("croupier.cli.backup:restore", "Bring a copy of a house back."),
    "device": ("croupier.cli.device:device", "Drive wheels and other devices, or emulate them."),
    "equipment": ("croupier.cli.equipment:equipment", "Wheels, balls, parts, terminals."),
    "cage": ("croupier.cli.cage:cage", "Tickets, as a cashier handles them."),
    "dispute": ("croupier.cli.dispute:dispute", "Disputes, and one with all it rests on."),
    "report": ("croupier.cli.report:report", "What the house took, won and owes."),
    "tournament": ("croupier.cli.tournament:tournament", "Terms, ranking, prizes."),
    "promotion": ("croupier.cli.promotion:promotion", "Terms, draws, what is due."),
}

OK, FAILED, USAGE = 0, 1, 2
# As a shell has them: ended from the keyboard, or because nobody reads what is printed.
_INTERRUPTED, _UNREAD = 130, 141
_NUMBERS: Final[Mapping[type | None, str]] = {int: "a whole number", float: "a number"}
_LISTED: Final = "croupier --help lists the commands"


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
    """Run one command: 0 it is well, 1 a check failed, 2 the command line is wrong."""
    if unknown := _unknown(arguments):
        return _complain(unknown, hint=_LISTED)
    try:
        code = make_app()(
            list(arguments), exit_on_error=False, print_error=False, result_action="return_value"
        )
        sys.stdout.flush()
    except UnknownCommandError as error:
        # Not its own text, for which every command beside it would be imported.
        word = (error.unused_tokens or [""])[0]
        return _complain(_no_command(word, error.app or ()), hint=_LISTED)
    except CycloptsError as error:
        return _complain(_misused(error), hint=_shown_by(error))
    except (NotOffered, NotationError) as error:
        return _complain(str(error))
    except UsageError as stop:
        return _complain(str(stop), code=stop.code)
    except ImportError as error:
        # Only packages that may be left out can be missing; one of our own is our own fault.
        missing = missing_package(error)
        if not missing:
            raise
        return _complain(f"this command needs the package {missing}: {extra_of(missing)}")
    except BrokenPipeError:
        return _leave_quietly()
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError, PermissionError) as error:
        # What a person named and cannot be read or written; anything else is our own fault.
        if error.filename is None:
            raise
        return _complain(f"{error.filename}: {error.strerror}")
    except KeyboardInterrupt:
        return _INTERRUPTED
    return code if isinstance(code, int) else OK


def _unknown(arguments: Sequence[str]) -> str:
    """Why the first word is no command; empty if it is one. No command is imported for it."""
    word = arguments[0] if arguments else "-"
    if word.startswith("-") or word in COMMANDS:
        return ""
    return _no_command(word, COMMANDS)


def _no_command(word: str, names: Iterable[str]) -> str:
    """That there is no such command, with the one that may be meant."""
    there = [name for name in names if not name.startswith("-")]
    near = get_close_matches(word, there, n=1, cutoff=0.5)
    few = f" There is {', '.join(there)}." if len(there) < 9 else ""
    hint = f" Did you mean {near[0]}?" if near else few
    return f"there is no command {word!r}.{hint}"


def _misused(error: CycloptsError) -> str:
    """What is wrong with the words behind a command, as its help names them."""
    said = " ".join(error.command_chain or ())
    match error:
        case UnusedCliTokensError(unused_tokens=[first, *_]):
            return f"{said} does not take {first!r}"
        case MissingArgumentError(keyword=str() as option):
            return f"{option} needs a value"
        case MissingArgumentError(argument=Argument() as missing) if not missing.tokens:
            is_placed = missing.field_info.is_positional
            return f"{said} needs {missing.name.lstrip('-').upper() if is_placed else missing.name}"
        case CoercionError(target_type=kind, token=Token() as word) if kind in _NUMBERS:
            return f"{word.keyword or said} takes {_NUMBERS[kind]}, and {word.value!r} is none"
        case _:
            return str(error)


def _shown_by(error: CycloptsError) -> str:
    """Where somebody finds what the command takes."""
    if not error.command_chain:
        return _LISTED
    return f"croupier {' '.join(error.command_chain)} --help shows what it takes"


def _complain(text: str, *, hint: str = "", code: int = USAGE) -> int:
    print(f"croupier: {text}", file=sys.stderr)
    if hint:
        print(hint, file=sys.stderr)
    return code


def _leave_quietly() -> int:
    """The reader of our output went away; what Python would still flush goes nowhere.

    What was found is not known by then, so it is not said to be well.
    """
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return _UNREAD

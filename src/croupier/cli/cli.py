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
    Parameter,
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
    "bets": ("croupier.cli.bets:bets", "List every bet of a game."),
    "odds": ("croupier.cli.odds:odds", "Compute the exact odds of every bet."),
    "simulate": ("croupier.cli.simulate:simulate", "Simulate wagers or strategies."),
    "layout": ("croupier.cli.draw:layout", "Draw the layout of a game."),
    "wheel": ("croupier.cli.draw:wheel", "Draw the wheel of a game."),
    "rules": ("croupier.cli.rules:rules", "Read a rulebook in plain words."),
    "powers": ("croupier.cli.powers:powers", "Show who may do what, and when."),
    "scenario": ("croupier.cli.scenario:scenario", "Run scenarios against the rulebooks."),
    "clauses": ("croupier.cli.clauses:clauses", "Show how each clause is carried out."),
    "setup": ("croupier.cli.setup:setup", "Set up a house of your own."),
    "serve": ("croupier.cli.serve:serve", "Run a house over HTTP and WebSocket."),
    "config": ("croupier.cli.serve:config", "Show the settings in force."),
    "ready": ("croupier.cli.serve:ready", "Check that the house on this machine is up."),
    "demo": ("croupier.cli.demo:demo", "Play a demo evening into a folder."),
    "verify": ("croupier.cli.verify:verify", "Check every record of a house."),
    "proof": ("croupier.cli.proof:proof", "Make keys, signed heads and receipts."),
    "witness": ("croupier.cli.witness:witness", "Sign other houses' heads as a witness."),
    "audit": ("croupier.cli.audit:audit", "Test wheels, draws and random sources."),
    "evidence": ("croupier.cli.evidence:evidence", "Bundle evidence for a test laboratory."),
    "replay": ("croupier.cli.replay:replay", "Replay rounds as sentences with clauses."),
    "export": ("croupier.cli.export:export", "Export records for other programs."),
    "database": ("croupier.cli.database:database", "Create the tables of a PostgreSQL store."),
    "backup": ("croupier.cli.backup:backup", "Back a house up and verify the copy."),
    "restore": ("croupier.cli.backup:restore", "Restore a house from a backup."),
    "device": ("croupier.cli.device:device", "Drive wheels and other devices, or emulate them."),
    "equipment": ("croupier.cli.equipment:equipment", "Keep the register of equipment."),
    "cage": ("croupier.cli.cage:cage", "Show, pay, void and reprint tickets."),
    "dispute": ("croupier.cli.dispute:dispute", "List disputes, or export one in full."),
    "report": ("croupier.cli.report:report", "Report what the house took, won and owes."),
    "tournament": ("croupier.cli.tournament:tournament", "Tournaments: terms, ranking, prizes."),
    "promotion": ("croupier.cli.promotion:promotion", "Promotions: terms, draws, what is due."),
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
        default_parameter=Parameter(negative_iterable=(), show_default=_worth_showing),
    )
    for name, (place, says) in COMMANDS.items():
        app.command(place, name=name, help=says)
    return app


def _worth_showing(default: object) -> str | None:
    """A default as the help shows it; one that is empty, or a flag that is off, says nothing."""
    if isinstance(default, tuple):
        return ", ".join(map(str, default)) or None
    return str(default) if default or (default == 0 and default is not False) else None


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

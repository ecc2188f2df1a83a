"""`croupier tournament`: terms checked and printed, a tournament of a house shown."""

import json
import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

from croupier.cli.actors import act
from croupier.cli.contest_output import (
    print_missing,
    print_or_write,
    read_stream,
    run_scenario,
    stream_names,
)
from croupier.cli.house_log import run_on
from croupier.cli.output import UsageError, print_json
from croupier.cli.paper_language import PaperLanguage
from croupier.core.messages import say
from croupier.core.money import show_dollars
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Answer
from croupier.house.house import House
from croupier.house.log.store import Store
from croupier.house.tournaments import Tournaments
from croupier.house.views.contests import leaders, stage_of
from croupier.house.views.report import Column, Kind, Report
from croupier.house.views.tournament_papers import ranking_paper
from croupier.house.world import Nobody, SystemClock, SystemEntropy
from croupier.ledger.tournaments import TournamentLedger
from croupier.roulette.catalogue import find_book
from croupier.tournament.declare import evolve, roles_for
from croupier.tournament.opening import TournamentOpened, open_tournament
from croupier.tournament.payment import Method, PayPrize, PrizePaid
from croupier.tournament.state import Tournament
from croupier.tournament.terms import missing_terms

if TYPE_CHECKING:
    from croupier.client import House as Client

Action = Literal["check", "list", "show", "ranking", "terms", "export", "pay", "run"]


def tournament(
    action: Action,
    where: str,
    name: str = "",
    *,
    book: str = "",
    player: str = "",
    by: str = "",
    method: Method = Method.CASH,
    pdf: Path | None = None,
    language: PaperLanguage = "en",
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Check terms, show a tournament of a house, pay its prizes, or run a scenario about one.

    Parameters
    ----------
    action
        check takes a file of terms and a book; run takes a scenario file; the others take a house.
    where
        The file, or a folder with house.db or a postgresql:// URL.
    name
        Which tournament; the only one where it is left out.
    book
        The book whose checklist the terms must answer.
    player
        With pay: whose prize.
    by
        With pay: who acts, a member of staff of this house, who signs in with a password.
    method
        With pay: how the prize is paid.
    pdf
        Write terms or ranking to this file, for printing.
    language
        With --pdf: the language of the paper.
    as_json
        As JSON, for programs.
    """
    if action == "check":
        return _check(Path(where), book, as_json=as_json)
    if action == "run":
        return run_scenario(Path(where), "tournament", as_json=as_json)
    if action == "list":
        print("\n".join(stream_names(where, "tournament:")) or "no tournament")
        return 0
    if action == "pay":
        return _pay(where, name, player, by, method)
    return _show(action, where, name, pdf=pdf, as_json=as_json, language=language)


def _check(path: Path, book: str, *, as_json: bool) -> int:
    from croupier.cli.terms_file import tournament_terms

    rules = find_book(book).tournament if book else None
    if rules is None:
        raise UsageError("name a book that has tournaments, with --book")
    return print_missing(missing_terms(tournament_terms(path), rules), as_json=as_json)


def _pay(where: str, name: str, player: str, by: str, method: Method) -> int:
    if not player:
        raise UsageError("whose prize? name the winner with --player")
    chosen, _ = run_on(where, lambda store: read_stream(store, "tournament:", name), read_only=True)

    def here(actor: Actor, role: Role) -> str:
        command = PayPrize(by=role, at=SystemClock().now(), player=player, method=method)

        async def work(store: Store) -> Answer:
            house = House(store, SystemClock(), Nobody())
            await Tournaments(house, SystemEntropy()).start()
            return await house.gateway.submit(actor, f"tournament:{chosen}", command)

        answer = run_on(where, work, writes=True)
        if not isinstance(answer, Accepted):
            raise UsageError(str(answer), code=1)
        paid = [event for event in answer.events if isinstance(event, PrizePaid)]
        return "\n".join(f"{e.player} is paid {show_dollars(e.amount)} by {e.method}" for e in paid)

    async def served(client: "Client") -> str:
        body = {"type": PayPrize.action, "player": player, "method": method}
        path, key = f"/v1/tournaments/{chosen}/commands", secrets.token_urlsafe(12)
        answer = await client.request("POST", path, dict[str, Any], body, key=key)
        if answer["type"] != "accepted":
            raise UsageError(
                f"{player} is not paid: {answer.get('detail', answer['type'])}", code=1
            )
        return f"{player} is paid by {method}"

    print(act(where, by, roles_for(PayPrize), here=here, served=served))
    return 0


def _show(
    action: str, where: str, name: str, *, pdf: Path | None, as_json: bool, language: str
) -> int:
    name, records = run_on(where, lambda store: read_stream(store, "tournament:", name))
    if action == "export":
        print_json([record.shown for record in records])
        return 0
    state, ledger = _replayed(name, [record.event for record in records])
    if action == "ranking":
        ranking = _ranking(state) if pdf is None else ranking_paper(state)
        print_or_write(ranking, pdf=pdf, as_json=as_json, language=language)
    elif action == "terms":
        from croupier.house.views.terms_report import tournament_terms

        print_or_write(tournament_terms(state), pdf=pdf, as_json=as_json, language=language)
    elif as_json:
        print(json.dumps(_facts(state, ledger), indent=1, ensure_ascii=False))
    else:
        for fact, value in _facts(state, ledger).items():
            print(f"{fact + ':':18}{_in_a_line(value)}")
    return 0


def _replayed(name: str, events: list[Any]) -> tuple[Tournament, TournamentLedger]:
    """The tournament with its ledger; both are followed, and must agree to the cent."""
    opening, *rest = events
    if not isinstance(opening, TournamentOpened):
        raise UsageError(f"the history of {name} does not begin with its opening", code=1)
    state, ledger = open_tournament(opening), TournamentLedger(name)
    for event in rest:
        state = evolve(state, event)
        ledger.follow(event, state)
    return state, ledger


def _facts(state: Tournament, ledger: TournamentLedger) -> dict[str, Any]:
    cash = {a: show_dollars(x) for a, x in sorted(ledger.balances.items()) if ":player:" not in a}
    return {
        "tournament": state.id,
        "book": state.game.book,
        "stands": stage_of(state),
        "terms": f"version {state.version}" if state.version else "not published",
        "director": state.director or "nobody",
        "entries": state.entries,
        "prize pool": show_dollars(state.prize_pool),
        "tables": ", ".join(sorted(state.designated)) or "none",
        "sessions": {s.table: f"{s.stage}, round {s.round_no}" for s in state.sessions.values()},
        "disputes": len(state.disputes),
        "prizes": {player: show_dollars(prize) for player, prize in state.prizes.items()},
        "owed": {player: show_dollars(amount) for player, amount in state.owed.items()},
        "accounts": cash,
    }


def _in_a_line(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {one}" for name, one in value.items()) or "none"
    return str(value)


def _ranking(state: Tournament) -> Report:
    board = leaders(state, seq=0, time=int(time.time() * 1000))
    return Report(
        title=say("paper-tournament-ranking", name=state.id),
        subtitle=(
            say("paper-tournament-entrants", count=len(board.lines), advance=board.advance or 0),
        ),
        columns=(
            Column(say("column-rank"), Kind.COUNT),
            Column(say("column-player")),
            Column(say("column-table")),
            Column(say("column-chips"), Kind.MONEY),
            Column(say("column-change"), Kind.MONEY),
            Column(say("column-stands-as")),
            Column(say("column-above-cut")),
        ),
        rows=tuple(
            (
                x.rank,
                x.player,
                x.table,
                x.chips,
                x.change,
                say("named-entrant-status", value=x.status),
                say("paper-yes") if x.above_cut else "",
            )
            for x in board.lines
        ),
        notes=(say("paper-tournament-chips"),),
    )

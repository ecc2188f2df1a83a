"""Every role tries every command in every phase, over sockets and over HTTP.

The matrix is the declarations': who may, and when. Whatever it does not allow is refused at both
doors, and nothing of it is in the log. HTTP answers one by one: by it each tries one command in
five, others from role to role and from phase to phase. The soak tries all.
"""

import itertools
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import httpx2
import pytest

from croupier.core.roles import Role
from croupier.house.views.actions import COMMANDS
from croupier.roulette.catalogue import all_books, find_book
from croupier.server.command_messages import SHAPES
from croupier.table.declare import Command
from croupier.table.phases import Phase
from tests.house.serving import Client, Server
from tests.house.test_roles import one_of_each
from tests.samples import sample

pytestmark = pytest.mark.xdist_group("powers")
SETTINGS = {
    "CROUPIER_CADENCE_REST": "3600",
    "CROUPIER_HOUSE_FOUR_EYES": "",
    **{
        f"CROUPIER_LIMITS_{name}_PER_SECOND": "100000"
        for name in ("REQUESTS", "MESSAGES", "COMMANDS")
    },
}
#: One game with terminals and one without are tried each time, all of them in the soak.
ALWAYS: Final = (("adelaide", "terminal"), ("star", "table"))
GAMES: Final = [
    *(pytest.param(*each, 5) for each in ALWAYS),
    *(
        pytest.param(book.code, offer.name, 1, marks=pytest.mark.soak)
        for book in all_books()
        for offer in book.offers
    ),
]
#: A round, and in which phase the table is then.
WALK: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("open-betting", {}),
    ("spin", {"direction": "opposite", "revolutions": 6}),
    ("final-bets", {}),
    ("no-more-bets", {}),
    ("spin", {"direction": "opposite", "revolutions": 6}),
    ("result", {"pocket": "17"}),
    ("open-betting", {}),
    ("spin", {"direction": "same", "revolutions": 6}),
    ("no-spin", {"reason": "same-direction"}),
    ("close-table", {}),
)
#: Who may not is told so, and not that it is the wrong moment.
LATE: Final = ("wrong-phase", "betting-closed")
#: So many are sent before answers are read.
AT_ONCE: Final = 10
KEYS: Final = itertools.count()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "data", settings=SETTINGS, store=store)
    server.start()
    yield server
    assert server.stop() == 0, server.log()
    assert "Traceback" not in server.log(), server.log()


@pytest.fixture(scope="module")
def tokens(server: Server) -> dict[Role, str]:
    return one_of_each(server)


def message(action: str) -> dict[str, Any]:
    """A command with something in every field, for the one player there is."""
    made: dict[str, Any] = json.loads(json.dumps(sample(SHAPES[action]), default=_plain))
    # Each speaks in the one role that they have.
    made.pop("by", None)
    return {**made, **({"player": "zoe"} if "player" in made else {}), "type": action}


def _plain(value: Any) -> Any:
    if hasattr(value, "__struct_fields__"):
        return {name: getattr(value, name) for name in value.__struct_fields__}
    return sorted(value) if isinstance(value, frozenset | set) else str(value)


def timely(kind: type[Command], phase: Phase) -> bool:
    """Whether a command may have its time in a phase; some say so by more than their phases."""
    return phase in kind.phases or kind.is_timely.__func__ is not Command.is_timely.__func__  # type: ignore[attr-defined]


def not_allowed(book: str, game: str, phase: Phase) -> list[tuple[Role, str, bool]]:
    """Role and command of each field of the matrix that is empty, and if so for the role."""
    played = find_book(book).game(game)
    return [
        (role, action, role not in kind.holders_in(played))
        for role in Role
        for action, kind in COMMANDS.items()
        if not kind.own_roles and (role not in kind.holders_in(played) or not timely(kind, phase))
    ]


def asked_by_http(client: httpx2.Client, table: str, actions: list[str]) -> list[dict[str, Any]]:
    place = f"/v1/tables/{table}/commands"
    return [
        client.post(
            place, json=message(action), headers={"Idempotency-Key": f"h{next(KEYS)}"}
        ).json()
        for action in actions
    ]


def asked_by_socket(client: Client, table: str, actions: list[str]) -> list[dict[str, Any]]:
    answers = []
    for start in range(0, len(actions), AT_ONCE):
        part = actions[start : start + AT_ONCE]
        for n, action in enumerate(part):
            sent = {"type": "submit", "id": f"m{n}", "table": table, "key": f"k{next(KEYS)}"}
            client.send(**sent, command=message(action))
        answers += [
            client.next("accepted", "refused", "pending", "fault", id=f"m{n}")
            for n in range(len(part))
        ]
    return answers


def version(server: Server, table: str, token: str) -> tuple[int, Phase]:
    with server.http(token) as http:
        found = http.get(f"/v1/tables/{table}?as=pit").json()
    return found["seq"], Phase(found["view"]["phase"])


def walk(server: Server, tokens: dict[Role, str], table: str, action: str, words: Any) -> None:
    """The first role that may; where none may, the game has no such step now."""
    for role in (Role.DEALER, Role.GAME_SUPERVISOR, Role.PIT_BOSS):
        with server.client(tokens[role]) as client:
            for task in client.see(table, "dealer").get("view", {}).get("tasks", ()):
                client.submit(table, "confirm", task=task["task"], player=task["player"])
            if client.submit(table, action, **words)["type"] == "accepted":
                return


@pytest.mark.parametrize(("book", "game", "each"), GAMES)
def test_what_the_matrix_does_not_allow_is_refused_at_both_doors(
    server: Server, tokens: dict[Role, str], book: str, game: str, each: int
) -> None:
    table, pit = f"M-{book}-{game}-{each}", tokens[Role.PIT_BOSS]
    sign: dict[str, Any] = {"table": table, "book": book, "game": game, "min": 500, "max": 50_000}
    sign["signed"] = list(find_book(book).game(game).unsigned)
    with server.http(tokens[Role.OPERATOR]) as http:
        opened = http.post("/v1/tables", json=sign)
        assert opened.status_code == 200, opened.text
    asked, phases, wrong = Counter[str](), set[Phase](), []
    turns = itertools.count()
    for action, words in (("", {}), *WALK):
        if action:
            walk(server, tokens, table, action, words)
        before, phase = version(server, table, pit)
        if phase in phases:
            continue
        phases.add(phase)
        empty = not_allowed(book, game, phase)
        for role, token in tokens.items():
            rows = [(name, by_role) for asker, name, by_role in empty if asker is role]
            some = rows[next(turns) % each :: each]
            with server.client(token) as client, server.http(token) as http:
                said = (
                    ("socket", rows, asked_by_socket(client, table, [name for name, _ in rows])),
                    ("http", some, asked_by_http(http, table, [name for name, _ in some])),
                )
            for door, tried, answers in said:
                asked[door] += len(tried)
                for (name, by_role), answer in zip(tried, answers, strict=True):
                    late = answer.get("reason") in LATE
                    if answer.get("type") != "refused" or (by_role and late):
                        wrong.append((door, phase, role, name, answer))
        assert version(server, table, pit) == (before, phase)
    assert asked["socket"] > 2_500
    assert asked["http"] * each > 2_400
    assert wrong == []
    assert {Phase.IDLE, Phase.BETTING} <= phases
    if Role.DEALER in COMMANDS["no-more-bets"].holders_in(find_book(book).game(game)):
        assert {Phase.NO_MORE_BETS, Phase.SETTLED} <= phases

"""A tournament over HTTP as somebody would try it who means no good, or has it wrong.

Whatever is sent at whatever stage is answered, refused with a clause and changes nothing; what is
cut off in the middle is done once; what is put right in chips waits for a second person in chips.
"""

import threading
import time
from collections.abc import Iterator
from typing import Any, Final

import httpx2
import pytest

from croupier.core.roles import Role
from croupier.tournament.catalogue import COMMANDS
from croupier.tournament.declare import roles_for
from tests.house.serving import STAFF, Server, terminal_key
from tests.house.test_compliance import fraud_cases
from tests.house.test_contests import (
    KEYS,
    PAPERS,
    PASSWORD,
    chips,
    deal,
    exclude,
    must,
    sign_in,
    submit,
    whole_terms,
)

pytestmark = pytest.mark.xdist_group("house-play")
PLACE: Final = "tournaments/open"
TABLE: Final = "O1"
#: Everything that can be sent, as it could be meant.
WORDS: Final[dict[str, dict[str, Any]]] = {
    "add-chips": {"player": "ann", "amount": 500},
    "add-value": {"amount": 500},
    "appoint-director": {"name": "olga"},
    "award-prizes": {"table": TABLE},
    "change-limits": {"minimum": 500, "maximum": 1000},
    "count-chips": {"table": TABLE, "counts": {"ann": 1}},
    "designate-tables": {"tables": [TABLE]},
    "disqualify": {"player": "ann", "reason": "breach"},
    "draw-seats": {"tables": [TABLE]},
    "end-session": {"table": TABLE},
    "end-table-early": {"table": TABLE},
    "exchange-chips": {"player": "ann", "to": "ben", "amount": 500},
    "issue-chips": {"table": TABLE, "players": ["ann"], "amount": 100_000},
    "penalise": {"player": "ann", "penalty": "warning", "reason": "noise"},
    "play-off": {"players": ["ann", "ben"]},
    "practise": {"table": TABLE, "pocket": "1"},
    "publish-terms": {"terms": {}},
    "record-presence": {"present": True},
    "reinstate": {"player": "ann", "reason": "late"},
    "reopen-session": {"table": TABLE, "reason": "a dispute"},
    "remove": {"player": "ann", "bet": "red"},
    "return-chips": {"table": TABLE, "issued": {"2500": 4}, "counted": {"2500": 4}},
    "seat": {"table": TABLE, "players": ["ann"]},
    "start-session": {"table": TABLE},
    "take-back-award": {"reason": "a dispute"},
    "substitute": {"player": "ann", "substitute": "eve"},
    "wager": {"player": "ann", "bet": "red", "stake": 500},
    **dict.fromkeys(
        ("advise-regulator", "brief-players", "cancel", "dispute", "move-start", "resolve"), {}
    ),
    "release-tables": {},
}
OF_PLAYER: Final = {"player": "ann"}
TOKENS: Final[dict[str, str]] = {}
#: What is still done once prizes are awarded, and once all is called off.
AFTER_AWARD: Final = {"pay-prize", "return-chips", "release-tables", "dispute", "resolve", "cancel"}
AFTER_ALL: Final = {"pay-prize", "return-chips", "release-tables"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = {
        "CROUPIER_CADENCE_REST": "3600",
        "CROUPIER_LIMITS_COMMANDS_PER_SECOND": "100000",
        "CROUPIER_HOUSE_FOUR_EYES": "correct-result,void-wagers",
    }
    server = Server(tmp_path_factory.mktemp("house") / "data", settings=settings)
    server.start()
    with server.http(server.sign_in("ada")) as ada:
        for name, roles in (("olga", ["operator", "tournament-director"]), ("dina", ["dealer"])):
            person = {"name": name, "password": PASSWORD, "roles": roles}
            assert ada.post("/v1/staff", json=person).status_code == 200
    yield server
    assert server.stop() == 0, server.log()
    assert "Traceback" not in server.log(), server.log()


def token(server: Server, name: str = "olga") -> str:
    """Who signed in once is signed in, over every power cut."""
    if name not in TOKENS:
        TOKENS[name] = server.sign_in(name) if name in STAFF else sign_in(server, name)
    return TOKENS[name]


def seq(http: httpx2.Client) -> int:
    return int(http.get(f"/v1/{PLACE}").json()["seq"])


def try_all(http: httpx2.Client, actions: set[str], reasons: set[str]) -> None:
    """Everything of these is refused for one of these reasons, with a clause."""
    for action in sorted(actions):
        words = WORDS.get(action, OF_PLAYER)
        reply = http.post(
            f"/v1/{PLACE}/commands",
            json={"type": action, **words},
            headers={"Idempotency-Key": f"k{next(KEYS)}"},
        )
        if reply.status_code == 403:
            continue
        assert reply.status_code == 200, (action, reply.text)
        answer = reply.json()
        assert answer["type"] == "refused", (action, answer)
        assert answer["reason"] in reasons, (action, answer)
        assert answer["clauses"] or answer["reason"] == "not-your-wager", (action, answer)


def sweep_strangers(server: Server) -> None:
    """Nobody does what another's role is for."""
    with server.http(token(server)) as http:
        before = seq(http)
        for key, role in (
            (token(server, "dina"), Role.DEALER),
            (token(server, "ines"), Role.INSPECTOR),
            (terminal_key("ann"), Role.PLAYER),
        ):
            others = {name for name, kind in COMMANDS.items() if role not in roles_for(kind)}
            with server.http(key) as stranger:
                try_all(stranger, others, {"not-permitted"})
        # A terminal speaks for its own player alone.
        with server.http(terminal_key("ben")) as ben:
            try_all(ben, {"wager", "remove", "pass", "undisclosed"}, {"not-your-wager"})
        assert seq(http) == before


def begin(server: Server) -> None:
    with server.http(token(server)) as http:
        table = {"table": TABLE, "book": "star", "game": "table", "min": 500, "max": 50000}
        assert http.post("/v1/tables", json=table).status_code == 200
        new = {"tournament": "open", "book": "star"}
        assert http.post("/v1/tournaments", json=new).status_code == 200
        untimely = {"enter", "seat", "start-session", "end-session", "award-prizes", "pay-prize"}
        reasons = {"terms-incomplete", "wrong-phase", "not-playing", "invalid", "notice-required"}
        try_all(http, untimely | {"wager", "play-off", "draw-seats"}, reasons)
        sweep_strangers(server)
        must(http, PLACE, "publish-terms", terms={**whole_terms("star"), "rounds": 2})
        must(http, PLACE, "appoint-director", name="olga", by="operator")
        must(http, PLACE, "designate-tables", tables=[TABLE])
        exclude(server, "zed")
        for spelling in ("zed", "Zed", "z.e.d"):
            barred = submit(http, PLACE, "enter", player=spelling, **PAPERS)
            assert (barred["reason"], bool(barred["clauses"])) == ("excluded", True), spelling
        for player in ("ann", "ben", "cat"):
            must(http, PLACE, "enter", player=player, **PAPERS)
        for kind, words in (
            ("substitute", {"player": "ann", "substitute": "Zed", "agreed": True}),
            ("seat", {"table": TABLE, "players": ["ann", "zed"]}),
            ("seat", {"table": TABLE, "players": ["ann", "ann"]}),
        ):
            refused = submit(http, PLACE, kind, **words)
            assert (refused["type"], bool(refused["clauses"])) == ("refused", True), words
        must(http, PLACE, "seat", table=TABLE, players=["ann", "ben", "cat"])
        must(http, PLACE, "issue-chips", table=TABLE, players=["ann", "ben", "cat"], amount=100000)
        must(http, PLACE, "start-session", table=TABLE)
        again = submit(http, PLACE, "start-session", table=TABLE)
        assert (again["reason"], bool(again["clauses"])) == ("wrong-phase", True)
        sweep_strangers(server)
        untimely = {"enter", "seat", "draw-seats", "award-prizes", "pay-prize", "play-off"}
        try_all(http, untimely, {"wrong-phase", "invalid", "not-permitted", "terms-incomplete"})


def play(server: Server, pocket: str, **bets: str) -> None:
    with server.http(token(server)) as http, server.http(token(server, "dina")) as dina:
        with server.client(token(server, "sam")) as sam:
            for task in sam.see(TABLE, "dealer")["view"]["tasks"]:
                sam.done(TABLE, "confirm", task=task["task"], player=task["player"])
        deal(dina, "open-betting", table=TABLE)
        for player, bet in bets.items():
            words = {"player": player, "bet": bet, "stake": 20_000, "by": "tournament-director"}
            must(http, PLACE, "wager", **words)
        deal(dina, "spin", table=TABLE)
        deal(dina, "no-more-bets", table=TABLE)
        deal(dina, "result", table=TABLE, pocket=pocket)


def agreed(server: Server, action: str, **words: Any) -> dict[str, Any]:
    """Something that a supervisor asks for and a second person agrees to; what that one sees."""
    with server.http(token(server, "sam")) as sam, server.http(token(server, "pat")) as pat:
        reply = sam.post(
            f"/v1/tables/{TABLE}/commands",
            json={"type": action, **words},
            headers={"Idempotency-Key": f"k{next(KEYS)}"},
        )
        assert reply.json()["type"] == "pending", reply.text
        (waiting,) = pat.get("/v1/waiting").json()["waiting"]
        own = sam.post(f"/v1/waiting/{waiting['number']}", json={"agrees": True})
        assert own.json()["reason"] == "not-permitted"
        done = pat.post(f"/v1/waiting/{waiting['number']}", json={"agrees": True})
        assert done.json()["type"] == "accepted", done.text
        assert pat.get("/v1/waiting").json()["waiting"] == []
        shown: dict[str, Any] = waiting
        return shown


@pytest.mark.clause("star", "10.2.1#1", "10.3.1", "10.3.2#2", "10.4.2(h)(i)", "10.5.2", "10.6.7")
@pytest.mark.clause("star", "10.5.5.1", "10.11.2", "3.17", "9.4.1")
def test_a_tournament_stands_whatever_is_tried(server: Server) -> None:
    begin(server)
    play(server, "1", ann="black", ben="red", cat="black")
    put_right(server)
    not_cut_short(server)
    play(server, "3", ann="red", ben="red", cat="red")
    with server.http(token(server)) as http:
        late = submit(http, PLACE, "wager", player="ann", bet="red", stake=500)
        assert (late["reason"], bool(late["clauses"])) == ("betting-closed", True)
        held = chips(http, PLACE)
        must(http, PLACE, "end-session", table=TABLE, counts=held)
        again = submit(http, PLACE, "end-session", table=TABLE, counts=held)
        assert (again["reason"], bool(again["clauses"])) == ("wrong-phase", True)
        try_all(
            http, {"wager", "start-session", "pay-prize"}, {"wrong-phase", "not-playing", "invalid"}
        )
    awarded(server)
    with server.http(token(server)) as http:
        before = seq(http)
        try_all(http, COMMANDS.keys() - AFTER_AWARD, {"wrong-phase", "not-permitted"})
        assert seq(http) == before
        sweep_strangers(server)


def not_cut_short(server: Server) -> None:
    """A session with a round left is ended by its manager alone, and never without a reason."""
    with server.http(token(server)) as http, server.http(token(server, "sam")) as sam:
        held, before = chips(http, PLACE), seq(http)
        words = {"table": TABLE, "counts": held, "reason": "the hall closes"}
        others = submit(sam, PLACE, "end-session", **words)
        assert (others["reason"], others["code"]) == ("not-permitted", "tournament-manager-ends")
        for reason in ("", "  "):
            silent = submit(http, PLACE, "end-session", **{**words, "reason": reason})
            assert (silent["reason"], silent["clauses"][0]) == ("invalid", "10.5.5.1")
        assert seq(http) == before


def put_right(server: Server) -> None:
    """In chips, in words of chips, and by two people."""
    with server.http(token(server)) as http:
        assert chips(http, PLACE) == {"ann": 80_000, "ben": 120_000, "cat": 80_000}
        moved = {"player": "ann", "bet": "black", "to": "red", "reason": "knocked off"}
        shown = agreed(server, "override", **moved)
        assert shown["contest"] == "open"
        assert shown["costs"] == [{"player": "ann", "amount": 40_000}]
        assert chips(http, PLACE) == {"ann": 120_000, "ben": 120_000, "cat": 80_000}
        shown = agreed(server, "correct-result", pocket="2", reason="misread")
        assert (shown["contest"], shown["before"], shown["after"]) == ("open", "1", "2")
        assert {one["player"]: one["amount"] for one in shown["costs"]} == {
            "ann": -40_000,
            "ben": -40_000,
            "cat": 40_000,
        }
        assert chips(http, PLACE) == {"ann": 80_000, "ben": 80_000, "cat": 120_000}
        shown = agreed(server, "void-wagers", player="ben", reason="fraud")
        assert (shown["contest"], shown["costs"]) == ("open", [{"player": "ben", "amount": 20_000}])
        assert chips(http, PLACE) == {"ann": 80_000, "ben": 100_000, "cat": 120_000}
    # As at any table of the book, the house has opened an incident about it.
    (case,) = fraud_cases(server)
    assert (case["table"], case["person"], case["round_no"]) == (TABLE, "ben", 1)
    with server.http(terminal_key("ann")) as ann:
        for action, words in (
            ("override", {**moved, "bet": "red", "to": "black"}),
            ("void-wagers", {"player": "ann", "reason": "fraud"}),
            ("correct-result", {"pocket": "1"}),
        ):
            own = deal(ann, action, table=TABLE, refused=True, **words)
            assert (own["reason"], bool(own["clauses"])) == ("not-permitted", True), action


def awarded(server: Server) -> None:
    """The power goes while prizes are awarded, and while one is paid: each is done once."""
    for after in (0, 0.01):
        cut_off(server, "olga", "award-prizes", after=after, table=TABLE, key="award-open")
    with server.http(token(server)) as http:
        must(http, PLACE, "award-prizes", table=TABLE, key="award-open")
        prizes = http.get(f"/v1/{PLACE}").json()["prizes"]
        assert prizes == {"cat": 10_500, "ben": 4_500}
    paying = {"player": "cat", "method": "transfer", "key": "pay-cat"}
    for after in (0, 0.005, 0.02):
        cut_off(server, "olga", "pay-prize", after=after, **paying)
    with server.http(token(server)) as http:
        paid = {"player": "cat", "method": "transfer"}
        must(http, PLACE, "pay-prize", **paid, key="pay-cat")
        again = submit(http, PLACE, "pay-prize", **paid)
        assert (again["reason"], bool(again["clauses"])) == ("wrong-phase", True)
        other = submit(http, PLACE, "pay-prize", player="ann", method="transfer")
        assert (other["reason"], bool(other["clauses"])) == ("invalid", True)
        view = http.get(f"/v1/{PLACE}").json()
        assert (view["paid"], view["owed"]) == ({"cat": 10_500}, {"ben": 4_500})
        accounts = {one["account"]: one["amount"] for one in view["accounts"]}
        assert accounts["world:transfer"] == 10_500
        kinds = [one["kind"] for one in http.get(f"/v1/{PLACE}/export").json()["records"]]
        assert (kinds.count("PrizesAwarded"), kinds.count("PrizePaid")) == (1, 1)


def cut_off(server: Server, name: str, kind: str, *, after: float, **words: Any) -> None:
    """Send something and end the house so soon after, whether or not it was answered."""

    def send() -> None:
        with server.http(key) as http:
            try:
                submit(http, PLACE, kind, **words)
            except httpx2.HTTPError:
                return

    key = token(server, name)
    sender = threading.Thread(target=send)
    sender.start()
    time.sleep(after)
    server.kill()
    sender.join(30)
    server.start()


@pytest.mark.clause("star", "10.3.4")
def test_after_cancelling_all_is_refused_and_every_fee_is_back(server: Server) -> None:
    with server.http(token(server)) as http:
        new = {"tournament": "off", "book": "star"}
        assert http.post("/v1/tournaments", json=new).status_code == 200
        place = "tournaments/off"
        must(http, place, "publish-terms", terms=whole_terms("star"))
        must(http, place, "appoint-director", name="olga", by="operator")
        must(http, place, "enter", player="ann", **PAPERS)
        must(http, place, "cancel", reason="too few", key="off")
        assert must(http, place, "cancel", reason="too few", key="off")["repeated"]
        before = http.get(f"/v1/{place}").json()
        accounts = {one["account"]: one["amount"] for one in before["accounts"]}
        assert accounts.get("entry-fees:off", 0) == 0
        for action in sorted(COMMANDS.keys() - AFTER_ALL):
            refused = submit(http, place, action, **WORDS.get(action, OF_PLAYER))
            assert refused["type"] == "refused", (action, refused)
            assert refused["clauses"], (action, refused)
        assert http.get(f"/v1/{place}").json()["seq"] == before["seq"]


def test_the_log_of_all_that_verifies(server: Server) -> None:
    server.verify_log()

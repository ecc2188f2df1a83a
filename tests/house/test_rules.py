"""The rules on request, complete: over the network, from a running house."""

from collections.abc import Iterator

import pytest

from croupier.roulette.catalogue import book_folders
from croupier.roulette.clauses import load_clauses
from tests.house.serving import Server

pytestmark = pytest.mark.xdist_group("house-play")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "data")
    server.start()
    yield server
    assert server.stop() == 0, server.log()


@pytest.mark.clause("adelaide", "12(m)")
@pytest.mark.clause("crown", "13.13")
@pytest.mark.clause("star", "9.15")
@pytest.mark.parametrize("book", book_folders())
def test_every_clause_of_a_book_is_given_out_with_its_section(server: Server, book: str) -> None:
    with server.http() as anyone:
        answer = anyone.get(f"/v1/books/{book}/clauses").json()
        page = anyone.get(f"/v1/books/{book}/rules")
    rows = [(each["clause"], each["says"]) for each in answer["clauses"]]
    assert rows == [(each.clause, each.says) for each in load_clauses(book)]
    assert all(each["section"] for each in answer["clauses"])
    assert page.headers["content-type"].startswith("text/html")
    assert page.text.count("<dt>") == len(rows)


@pytest.mark.clause("adelaide", "12(k)")
@pytest.mark.clause("crown", "13.11")
@pytest.mark.parametrize(
    ("book", "clauses"),
    [
        ("adelaide", {"12(i)", "12(j)", "12(k)", "12(m)"}),
        ("crown", {"13.10", "13.11", "13.13"}),
    ],
)
def test_a_player_who_complains_is_told_of_every_right(
    server: Server, book: str, clauses: set[str]
) -> None:
    with server.http() as anyone:
        answer = anyone.get(f"/v1/books/{book}/clauses").json()
    assert clauses <= set(answer["complaints"])


def test_a_word_finds_clauses_and_nonsense_finds_none(server: Server) -> None:
    with server.http() as anyone:
        found = anyone.get("/v1/books/crown/clauses?find=dispute").json()["clauses"]
        none = anyone.get("/v1/books/crown/rules?find=zebra").text
    assert found
    assert all("dispute" in (each["says"] + each["clause"]).lower() for each in found)
    assert "<dt>" not in none


@pytest.mark.parametrize("path", ["clauses?clause=99.9", "clauses?find=" + "x" * 65])
def test_a_bad_question_is_answered_so(server: Server, path: str) -> None:
    with server.http() as anyone:
        assert anyone.get(f"/v1/books/crown/{path}").status_code in (404, 422)
        assert anyone.get("/v1/books/nowhere/rules").status_code == 404
        assert anyone.get("/v1/books/<b>/rules").status_code == 404


def test_nothing_of_the_page_is_taken_for_markup(server: Server) -> None:
    with server.http() as anyone:
        page = anyone.get("/v1/books/adelaide/rules?find=<script>").text
    assert "<script" not in page


@pytest.mark.clause("adelaide", "6(b)#1")
@pytest.mark.clause("star", "1.1#roulette-2", "1.1#00-roulette-2")
def test_the_printed_rules_show_where_bets_lie_and_what_the_house_keeps(server: Server) -> None:
    with server.http() as anyone:
        adelaide = anyone.get("/v1/books/adelaide/rules").text
        star = anyone.get("/v1/books/star/rules").text
    for kind in ("straight:", "split:", "street:", "corner:", "six-line:", "dozen:", "red: "):
        assert f"<title>{kind}" in adelaide, kind
    assert adelaide.count("<svg") == 2
    assert "the house keeps 2.70%" in star
    assert "the house keeps 5.26%" in star

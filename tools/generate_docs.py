"""Writes the pages on rulebooks, and the reference, from the code itself: `make clauses`.

    python -m tools.generate_docs             write the pages and files that are kept
    python -m tools.generate_docs --check     write nothing; say which kept files are out of date
    python -m tools.generate_docs --site      write what is made with the site, and not kept

A book is a page. The page follows from the data alone, so that two people get the same one. The
books' pages are kept, since people read there what became of each clause; the reference is made
with the site.
"""

import argparse
import html
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Final

from croupier.cli.clauses import lacks_house
from croupier.cli.matrix import Matrix, collect_matrix
from croupier.core.roles import PIT_LINE, Role
from croupier.roulette.bets import Kind
from croupier.roulette.book import NotOffered, Offer, Rulebook
from croupier.roulette.catalogue import all_books, book_folders
from croupier.roulette.clauses import Clause, Fate, load_clauses
from croupier.roulette.game import Clauses, Game, LuckyBall
from croupier.roulette.game_options import every_choice, every_game
from croupier.roulette.limits import LimitsRule, OffUnit, Over, Rounding, Under
from croupier.roulette.odds import prospects
from croupier.roulette.offered import beside_bets, layout_bets, offered_calls
from croupier.roulette.proofs import DONE_BY_HOUSE, PROOF_FILE, Proof, in_house
from croupier.table.catalogue import powers_in
from tools.generate_library import library_pages
from tools.generate_reference import reference_pages

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = Path("docs") / "rulebooks"
NAV: Final = Path("mkdocs.yml")
_WRITTEN: Final = "<!-- Written by `make clauses` from the rulebook's folder. Change it there. -->"
_TABLE_STARTS: Final = "<!-- books -->"
_NAV_INDEX: Final = "      - rulebooks/index.md\n"
_NAV_PAGE: Final = re.compile(r"      - [^\n]*: rulebooks/[^\n]*\.md\n")

#: Options that change what can be bet on; the table of bets has a line for each of their values.
_BETTING: Final = ("wheel", "layout", "lucky_ball")


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the pages on rulebooks.")
    parser.add_argument("--check", action="store_true", help="write nothing, fail if out of date")
    parser.add_argument("--site", action="store_true", help="write what the site alone needs")
    asked = parser.parse_args()
    check, wanted = asked.check, reference() if asked.site else pages()
    stale = {path: text for path, text in wanted.items() if not _is_current(ROOT / path, text)}
    for path, text in stale.items():
        if not check:
            (ROOT / path).write_text(text, "utf-8")
        print(f"{'out of date' if check else 'written'}: {path}")
    return 1 if check and stale else 0


def _is_current(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text("utf-8") == text


def pages(root: Path = ROOT) -> dict[Path, str]:
    """Every generated file that is kept, with the text that it should have."""
    books = all_books()
    return {
        **{PAGES / f"{book.code}.md": book_page(book) for book in books},
        PAGES / "index.md": index_page((root / PAGES / "index.md").read_text("utf-8"), books),
        NAV: navigation((root / NAV).read_text("utf-8"), books),
        **proof_files(),
    }


def reference() -> dict[Path, str]:
    """The pages of the reference that are made from the code with the site."""
    return {**reference_pages(), **library_pages()}


def proof_files() -> dict[Path, str]:
    """For each book, how far its rows are proven, so that an installed house can show it."""
    return {
        Path("src", *folder.split("."), PROOF_FILE): _as_lines(
            {clause.clause: _proof(clause) for clause in load_clauses(code)}
        )
        for code, folder in book_folders().items()
    }


@cache
def _matrix() -> Matrix:
    return collect_matrix()


def _proof(clause: Clause) -> Proof:
    return _matrix().proof(clause)


def _as_lines(proofs: Mapping[str, Proof]) -> str:
    """JSON with a line for each row that has a test, which reads well as a difference."""
    lines = (f"{json.dumps(row)}: {json.dumps(found)}" for row, found in proofs.items() if found)
    return "{" + ",\n".join(lines) + "}\n"


def index_page(text: str, books: Sequence[Rulebook]) -> str:
    """The chapter's first page: what people wrote on it, and below the mark a table of books."""
    written = text.partition(_TABLE_STARTS)[0].rstrip()
    rows = [
        (
            f"[{book.title}]({book.code}.md)",
            book.edition,
            ", ".join(offer.name for offer in book.offers),
            str(len(load_clauses(book.code))),
            _proven(load_clauses(book.code)),
        )
        for book in books
    ]
    header = ("Book", "Edition", "Games", "Rows", "Proven in a house")
    return f"{written}\n\n{_TABLE_STARTS}\n\n{table(header, rows)}"


def _proven(clauses: Sequence[Clause]) -> str:
    """Of the rows that a house carries out, how many a test that went through a house proves."""
    owed = [clause for clause in clauses if clause.fate in DONE_BY_HOUSE]
    return f"{sum(in_house(_proof(clause)) for clause in owed)} of {len(owed)}"


def navigation(text: str, books: Sequence[Rulebook]) -> str:
    """The site's navigation with one entry for each book's page."""
    lines = "".join(f"      - {book.title}: rulebooks/{book.code}.md\n" for book in books)
    return _NAV_PAGE.sub("", text).replace(_NAV_INDEX, _NAV_INDEX + lines)


def book_page(book: Rulebook) -> str:
    """The whole page of one book."""
    return "\n".join(
        (
            f"# {book.title}\n\n{_WRITTEN}\n",
            f"Code `{book.code}`, edition {book.edition}.\n",
            *_titles(book),
            *(section for offer in book.offers for section in _game_sections(book, offer)),
            *_clause_sections(load_clauses(book.code)),
        )
    )


def _titles(book: Rulebook) -> Iterator[str]:
    if book.titles:
        rows = [(title, f"`{role}`") for title, role in book.titles.items()]
        yield table(("The book says", "We say"), rows)


def _game_sections(book: Rulebook, offer: Offer) -> Iterator[str]:
    game = book.game(offer.name)
    yield f"## {offer.title}\n\nGame `{offer.name}`. {_laid_over(game)}\n"
    yield from _options(offer)
    yield "### Bets\n\n" + _bet_totals(offer)
    yield "### Odds\n\n" + _odds(offer)
    yield "### Limits\n\n" + _limits(game.limits)
    yield "### No spin\n\n" + _no_spins(offer)
    yield "### Powers\n\n" + _powers(game)


def _laid_over(game: Game) -> str:
    if not game.prevails:
        return f"Settled under {_cited(game.settle_clauses)}."
    return f"Its rules prevail under {_cited(game.prevails)}."


def _options(offer: Offer) -> Iterator[str]:
    if offer.options:
        rows = [
            (f"`{option.name}`", ", ".join(option.values), option.says) for option in offer.options
        ]
        yield "### Options\n\n" + table(("Option", "Values, the default first", "Meaning"), rows)


def _bet_totals(offer: Offer) -> str:
    """How much can be bet on, for each wheel and layout that go together."""
    rows: dict[tuple[str, ...], None] = {}
    for game in _dealt(offer):
        edges = Counter(found.edge for found in prospects(game))
        rows[
            game.wheel.title,
            f"{game.layout.name}: {game.layout.title}",
            game.options.get("lucky_ball", "off"),
            str(len(layout_bets(game))),
            str(len(beside_bets(game)) + len(offered_calls(game))),
            ", ".join(str(edge) for edge, _ in edges.most_common()),
        ] = None
    header = ("Wheel", "Layout", "Lucky Ball", "Bets", "Call bets and bets beside", "Edges")
    return table(header, list(rows))


def _dealt(offer: Offer) -> Iterator[Game]:
    """The games that differ in what can be bet on; other options stand at their defaults."""
    fixed = {o.name: o.default for o in offer.options if o.name not in _BETTING}
    for options in every_choice(offer):
        if fixed.items() <= options.items():
            try:
                yield offer.deal(options)
            except NotOffered:
                continue


def _odds(offer: Offer) -> str:
    rows: dict[tuple[str, ...], None] = {}
    for game in _dealt(offer):
        for kind in {bet.kind: None for bet in game.bets.values()}:
            permits = game.spot_clauses.get(kind, ())
            cited = _cited((*game.odds_clauses.get(kind, ()), *permits))
            if kind is Kind.LUCKY_BALL and game.lucky:
                rows.update({(*row, cited): None for row in _lucky_odds(game.lucky)})
            else:
                rows[f"`{kind}`", f"{game.odds[kind]} to 1", cited] = None
    return table(("Bet", "Pays", "Clauses"), list(rows))


def _lucky_odds(lucky: LuckyBall) -> Iterator[tuple[str, str]]:
    for colour, odds in lucky.standard.items():
        boosts = "".join(f", {boost} {paid[colour]}" for boost, paid in lucky.boosts.items())
        yield f"`lucky-ball:{colour}`", f"{odds}{boosts} to 1"


def _limits(rule: LimitsRule) -> str:
    rows = [
        ("a wager under the minimum", _KEPT[rule.under], _cited(rule.under_clauses)),
        ("a wager over the maximum", _KEPT[rule.over], _cited(rule.over_clauses)),
        ("a wager that is no whole unit", _KEPT[rule.off_unit], _cited(rule.off_unit_clauses)),
        ("a win the float cannot pay", _KEPT[rule.rounding], _cited(rule.rounding_clauses)),
    ]
    if rule.aggregate:
        both = (*rule.aggregate_under_clauses, *rule.aggregate_over_clauses)
        rows.append(("all wagers of a player on a spin", "limited together", _cited(both)))
    return table(("What", "Becomes of it", "Clauses"), rows)


def _no_spins(offer: Offer) -> str:
    """The grounds of the game with whatever options, as some options bring grounds of their own."""
    grounds = {
        ground: rule for game in every_game((offer,)) for ground, rule in game.no_spins.items()
    }
    rows = []
    for ground, rule in grounds.items():
        notes = [
            *(["void even if nobody calls it"] if rule.void_uncalled else []),
            *(["may be found after the result"] if rule.after_result else []),
        ]
        rows.append((ground, people(rule.roles), "; ".join(notes), _cited(rule.clauses)))
    return table(("Ground", "Called by", "Also", "Clauses"), rows)


def _powers(game: Game) -> str:
    rows = [
        (f"`{action}`", people(power.roles), _cited(power.clauses))
        for action, power in sorted(powers_in(game).items())
    ]
    return table(("Action", "By", "Clauses"), rows)


def _clause_sections(clauses: Sequence[Clause]) -> Iterator[str]:
    counted = Counter(clause.fate for clause in clauses)
    fates = [(fate.value, _FATES[fate], str(counted[fate])) for fate in Fate if counted[fate]]
    yield "## Clauses\n\n" + table(("Fate", "Means", "Rows"), fates)
    rows = [
        (
            clause.clause,
            clause.area,
            clause.says,
            clause.fate.value,
            _places(clause),
            ", ".join(f"{level} {count}" for level, count in _proof(clause).items()),
        )
        for clause in clauses
    ]
    yield f"Proven in a house: {_proven(clauses)} rows that a house carries out.{_owed(clauses)}\n"
    yield table(("Clause", "Area", "Says", "Fate", "Where", "Proof"), rows)


def _owed(clauses: Sequence[Clause]) -> str:
    """The rows that a house carries out and no test that went through one proves."""
    rows = [clause.clause for clause in clauses if lacks_house(clause, _proof(clause))]
    return f" Not yet: {', '.join(rows)}." if rows else ""


#: What a book does with a wager that breaks a limit, or a win that cannot be paid.
_KEPT: Final[Mapping[Enum, str]] = {
    Under.REFUSED: "not taken",
    Under.VALID_AFTER_CLOSE: "not taken; one found after the close is valid as it lies",
    Under.RETURNED_AT_CLOSE: "debited, and returned when the wagering period ends",
    Under.SETTLED_ONCE: "settled once and its owner advised; later ones are returned",
    Over.REFUSED: "not taken",
    Over.CUT: "cut to the next lowest permitted wager",
    Over.SETTLED_AT_MAX: "settled up to the maximum",
    OffUnit.REFUSED: "not taken",
    OffUnit.CUT: "cut to the next lowest permitted wager",
    OffUnit.TAKEN: "taken as it lies",
    Rounding.EXACT: "owed exactly",
    Rounding.UP: "paid up to the next payable sum",
    Rounding.LOWER_MULTIPLE: "paid as for the next lower multiple of the minimum",
}
_FATES: Final = {
    Fate.DATA: "a value that the system reads",
    Fate.FUNCTION: "something that the system does",
    Fate.SCREEN: "shown to somebody",
    Fate.RECORD: "kept for later",
    Fate.PROMPT: "a member of staff is asked to do it",
    Fate.EQUIPMENT: "demanded by the equipment register",
    Fate.RULES_TEXT: "binds people; they can read it",
    Fate.PLANNED: "waits for a part of the system",
}


def _places(clause: Clause) -> str:
    return "<br>".join(f"`{target.removeprefix('croupier.')}`" for target in clause.targets)


def _cited(clauses: Clauses) -> str:
    return ", ".join(clauses) or "–"


def people(roles: frozenset[Role]) -> str:
    """Roles by name; a whole end of the pit's line as its lowest with "or above"."""
    ends = (place for place in range(len(PIT_LINE) - 1) if roles.issuperset(PIT_LINE[place:]))
    start = next(ends, len(PIT_LINE))
    above = PIT_LINE[start + 1 :]
    return ", ".join(
        f"{role.value} or above" if above and role is PIT_LINE[start] else role.value
        for role in Role
        if role in roles and role not in above
    )


def table(header: Iterable[str], rows: Sequence[Iterable[str]]) -> str:
    """A Markdown table; what would break it is escaped, code and links are left alone."""
    lines = [_line(header, str), _line(["---"] * len(tuple(header)), str)]
    return "\n".join([*lines, *(_line(row, _escaped) for row in rows)]) + "\n"


def _line(cells: Iterable[str], show: Callable[[str], str]) -> str:
    return f"| {' | '.join(show(cell) for cell in cells)} |"


def _escaped(cell: str) -> str:
    if cell.startswith(("`", "[")):
        return cell
    return html.escape(cell, quote=False).replace("|", "\\|").replace("*", "\\*") or " "


if __name__ == "__main__":
    sys.exit(main())

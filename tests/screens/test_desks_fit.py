"""Every desk and display at every size that people have: nothing cut, covered or too small."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.house.serving import Server
from tests.screens.dealing import by_hand
from tests.screens.directing import at_table, choose, open_desk, seat, start
from tests.screens.looking import Screens
from tests.screens.measuring import SIZES, misfits, resize
from tests.screens.test_cashier import draw_ticket

pytestmark = pytest.mark.xdist_group("screens-desks")

#: Games of every book, and those of them whose forms are opened and that are seen from the pit.
DEALT = (
    *(("adelaide", "table"), ("crown", "american"), ("new-zealand", "table")),
    *(("france", "french"), ("star", "table"), ("rapid", "rapid")),
)
FORMS = ("new-zealand", "table"), ("france", "french")
SEEN = ("crown", "american"), ("france", "french"), ("rapid", "rapid")
CUP, CUP_TABLE = "autumn-cup", "F1"
#: Everything that can be unfolded is, but for menus, which lie over what is below them.
UNFOLD = """() => {
    const closed = document.querySelectorAll("main details:not(:has(.unfolded))");
    for (const each of closed) each.open = true;
}"""
PICTURED = (1280, 800), (390, 844)


#: The desks whose words are longest, in the language with the longest and in one without spaces.
SPOKEN = ("de-DE", "zh-CN")


def fits(screens: Screens, page: Page, name: str) -> None:
    """Nothing is wrong at any size; pictures of two are kept."""
    found = []
    for width, height in SIZES:
        resize(page, width, height)
        found += [f"{name} {width}x{height}: {wrong}" for wrong in misfits(page)]
        if (width, height) in PICTURED:
            screens.picture(page, f"desk-{name}-{width}x{height}")
    resize(page, 1280, 800)
    assert not found, "\n" + "\n".join(found)


@pytest.fixture(scope="module")
def cup(house: Server, olga: str) -> str:
    """A tournament that is being played."""
    seat(house, olga, CUP, (CUP_TABLE,))
    start(house, olga, CUP, CUP_TABLE)
    at_table(house, CUP_TABLE, "open-betting")
    return olga


@pytest.fixture
def dealt(screens: Screens, request: pytest.FixtureRequest) -> Iterator[str]:
    """A table of one game at which somebody has won and somebody has a dispute."""
    book, game = request.param
    with by_hand(screens.house, game, book) as hand:
        if not hand.game["electronic"]:
            for player in ("zoe", "maximilian-of-the-long-name"):
                hand.done("buy-in", player=player, amount=100_000)
            hand.open()
            for number in range(1, 13):
                bet = f"straight:{number}"
                hand.client.done(hand.table, "place", player="zoe", bet=bet, stake=500)
            hand.finish("7")
            hand.client.submit(
                hand.table, "dispute", player="zoe", text="The ball jumped out of 8."
            )
        else:
            hand.open()
        yield hand.table


def tables_of(screens: Screens) -> list[str]:
    with screens.house.http() as http:
        return [line["table"] for line in http.get("/v1/tables").json()["tables"]]


@pytest.mark.parametrize("path", ["/", "/sign-in", "/tournaments", "/promotions", "/nowhere"])
def test_what_everybody_sees_fits(screens: Screens, cup: str, path: str) -> None:
    page = screens.open(path)
    expect(page.locator("h1, h2").first).to_be_visible()
    if path == "/":
        expect(page.locator("main ul li").first).to_be_visible()
    fits(screens, page, path.strip("/") or "lobby")


@pytest.mark.parametrize("dealt", DEALT, indirect=True, ids="-".join)
def test_the_consoles_of_the_dealers_fit(
    screens: Screens, dealt: str, request: pytest.FixtureRequest
) -> None:
    name = request.node.callspec.id
    page = screens.open(f"/dealer/{dealt}", staff="dora")
    expect(page.get_by_role("region", name="Next")).to_be_visible()
    fits(screens, page, f"dealer-{name}")


@pytest.mark.parametrize("dealt", FORMS, indirect=True, ids="-".join)
def test_the_forms_of_the_dealers_fit(
    screens: Screens, dealt: str, request: pytest.FixtureRequest
) -> None:
    name = request.node.callspec.id
    page = screens.open(f"/dealer/{dealt}", staff="dora")
    expect(page.get_by_role("region", name="Next")).to_be_visible()
    for action in ("Buy-in", "Call bet", "No spin", "Call supervisor", "Hand over"):
        button = page.get_by_role("button", name=action, exact=True)
        if button.count() and button.is_enabled():
            button.click()
            expect(page.get_by_role("dialog")).to_be_visible()
            fits(screens, page, f"dealer-{name}-{action.replace(' ', '-').lower()}")
            page.keyboard.press("Escape")


@pytest.mark.parametrize("dealt", SEEN, indirect=True, ids="-".join)
def test_the_pits_desks_fit(screens: Screens, dealt: str, request: pytest.FixtureRequest) -> None:
    page = screens.open(f"/pit/{dealt}", staff="pat")
    expect(page.get_by_role("region", name="Exposure")).to_be_visible()
    page.evaluate(UNFOLD)
    fits(screens, page, f"pit-{request.node.callspec.id}")


def test_the_pits_wall_and_its_forms_fit(screens: Screens) -> None:
    page = screens.open("/pit", staff="pat")
    expect(page.get_by_role("region", name="Tables")).to_be_visible()
    page.evaluate(UNFOLD)
    fits(screens, page, "pit")
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    fits(screens, page, "pit-opening")


def test_the_cashiers_desk_fits(screens: Screens) -> None:
    number = draw_ticket(screens, 1000_00)
    page = screens.open("/cashier", staff="carol")
    scanner = page.get_by_label("Scan a ticket or type its number")
    expect(scanner).to_be_visible()
    fits(screens, page, "cashier")
    page.get_by_role("button", name="Open a till").click()
    fits(screens, page, "cashier-count")
    page.keyboard.press("Escape")
    scanner.fill(number)
    scanner.press("Enter")
    expect(page.get_by_test_id("amount")).to_be_visible()
    fits(screens, page, "cashier-ticket")


def parts(name: str) -> Callable[[Page, str], None]:
    def show(page: Page, part: str) -> None:
        page.get_by_role("navigation", name=name).get_by_role("button", name=part).click()

    return show


def test_the_inspectors_desk_fits(screens: Screens, cup: str) -> None:
    with by_hand(screens.house, "american") as hand:
        hand.done("buy-in", player="zoe", amount=10_000)
        hand.open()
        hand.client.done(hand.table, "place", player="zoe", bet="straight:7", stake=500)
        hand.finish("7")
        page = screens.open(f"/inspector/{hand.table}/1", staff="ines")
        expect(
            page.get_by_role("list", name="Timeline").get_by_role("listitem").first
        ).to_be_visible()
        fits(screens, page, "inspector-round")
    show = parts("Inspector")
    for part in ("Search", "Disputes", "Log", "Clauses", "Reports"):
        show(page, part)
        expect(page.locator("main section").first).to_be_visible()
        fits(screens, page, f"inspector-{part.lower()}")


def test_the_directors_desk_fits(screens: Screens, cup: str) -> None:
    page = open_desk(screens, cup)
    choose(page, CUP)
    for tab in ("Tables", "Entrants", "Terms", "Prizes and accounts", "All actions"):
        page.get_by_role("button", name=tab, exact=True).click()
        fits(screens, page, f"director-{tab.split()[0].lower()}")
    page.get_by_role("button", name="Terms", exact=True).click()
    page.get_by_role("button", name="Change terms").click()
    expect(page.get_by_label("Entry fee", exact=True)).to_be_visible()
    fits(screens, page, "director-drafting")
    show = parts("Director")
    for part in ("Promotions", "Statements"):
        show(page, part)
        fits(screens, page, f"director-{part.lower()}")


@pytest.mark.parametrize("language", SPOKEN)
def test_the_desks_fit_in_other_languages(screens: Screens, cup: str, language: str) -> None:
    now = language[:2]
    with by_hand(screens.house, "american") as hand:
        hand.done("buy-in", player="maximilian-of-the-long-name", amount=10_000)
        hand.open()
        for path, staff in (
            (f"/dealer/{hand.table}", "dora"),
            (f"/pit/{hand.table}", "pat"),
            ("/pit", "pat"),
            ("/cashier", "carol"),
            ("/inspector", "ines"),
            ("/admin", "ada"),
        ):
            page = screens.open(path, staff=staff, language=language)
            expect(page.get_by_role("heading").first).to_be_visible()
            page.wait_for_load_state("networkidle")
            fits(screens, page, f"{path.split('/')[1]}-{now}")
        page = open_desk(screens, cup, language=language)
        page.get_by_role("button", name=CUP).click()
        expect(page.get_by_role("article", name=CUP)).to_be_visible()
        fits(screens, page, f"director-{now}")


def test_the_administrators_desk_fits(screens: Screens) -> None:
    page = screens.open("/admin", staff="ada")
    show = parts("Administrator")
    for part in ("Overview", "House", "Staff", "Devices", "Tables", "Settings"):
        show(page, part)
        expect(page.locator("main li").first).to_be_visible()
        fits(screens, page, f"admin-{part.lower()}")


def test_a_display_of_many_numbers_fits(screens: Screens) -> None:
    """Twenty numbers where there is room for them, fewer where there is not, each of them whole."""
    with by_hand(screens.house, "terminal") as hand:
        for pocket in range(22):
            hand.open()
            hand.finish(str(pocket))
        hand.open()
        page = screens.open(f"/display/{hand.table}", "display", language="de-DE")
        rungs = page.get_by_role("region", name="Letzte Zahlen").get_by_role("listitem")
        expect(rungs).to_have_count(20)
        fits(screens, page, "display-many")
        wall = screens.open(f"/display/wall/{','.join([hand.table, *tables_of(screens)[:5]])}")
        cell = wall.get_by_role("article").first
        expect(cell).to_contain_text("21")
        for width, height in SIZES:
            resize(wall, width, height)
            number, before = cell.locator(".figure"), cell.locator("footer > .numbers")
            above, below = number.bounding_box(), before.bounding_box()
            assert above
            assert below
            assert above["y"] + above["height"] <= below["y"] + 1, (width, height)
        fits(screens, wall, "display-wall-many")


def test_the_displays_fit(screens: Screens, cup: str) -> None:
    tables = tables_of(screens)
    wall = ",".join(tables[:6])
    paths = ["T1", "T1/flying", "T2", f"wall/{wall}", f"tournament/{CUP}"]
    with screens.house.http() as http:
        lucky = [t for t in tables if http.get(f"/v1/tables/{t}/game").json().get("lucky")]
    paths += [f"{table}/lucky" for table in lucky[:1]]
    for path in paths:
        page = screens.open(f"/display/{path}", "display")
        expect(page.locator("main, h1").first).to_be_visible()
        fits(screens, page, f"display-{path.split('/')[-1].split(',')[0].lower()}")


def test_the_head_of_a_desk_takes_two_lines_on_a_phone(screens: Screens) -> None:
    for name, staff in (("inspector", "ines"), ("director", "tess"), ("cashier", "carol")):
        page = screens.open(f"/{name}", "phone", staff=staff)
        title = page.get_by_role("heading", level=1, name=name.title())
        expect(title).to_be_visible()
        head, language = title.bounding_box(), page.get_by_label("Language").bounding_box()
        assert head is not None
        assert language is not None
        assert language["y"] < head["y"] + head["height"], name
        height = page.locator("header").first.evaluate("(head) => head.clientHeight")
        assert height <= 110, (name, height)

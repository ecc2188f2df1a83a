"""The console's one button walks a whole round of every game, and what it asks is never refused."""

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.views.audience_views import DealerView, NextShown
from croupier.house.views.dealing import light, next_step, steps
from croupier.house.views.narration import Audience
from croupier.house.views.table_view import cut
from croupier.roulette.catalogue import all_books
from croupier.roulette.game import Warn
from croupier.roulette.pockets import Pocket
from croupier.table.betting import BettingOpened, CallFinalBets, CloseBetting, OpenBetting
from croupier.table.catalogue import powers_in
from croupier.table.closing import CloseTable
from croupier.table.decide import decide
from croupier.table.declare import Command
from croupier.table.describe import describe
from croupier.table.evolve import evolve
from croupier.table.faults import ReportMalfunction, RestoreEquipment
from croupier.table.help import DealerChanged, HandOver
from croupier.table.phases import Phase
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn, Leave
from croupier.table.spin import SpinBall
from croupier.table.state import Table
from croupier.table.tasks import ConfirmTask
from tests.clauses.play import after, betting, events_of, place
from tests.unit.house.test_matrix import table_of as empty_table

GAMES = [(book.code, offer.name) for book in all_books() for offer in book.offers]


def table_of(book: str, game: str = "table") -> Table:
    """An open table with ann at it, bought in as the book lets money in."""
    table = empty_table(book, game)
    for by in (Role.PLAYER, Role.DEALER):
        buy = BuyIn(by=by, player="ann", amount=Money(100_000))
        if not isinstance(decide(table, buy), Refusal):
            return take(table, buy)
    raise AssertionError(f"nobody buys in at {game} of {book}")


def command_of(shown: NextShown, by: Role, at: int = 0) -> Command:
    """What the primary button sends."""
    match shown.action:
        case "open-betting":
            return OpenBetting(by=by, at=at)
        case "spin":
            return SpinBall(by=by, at=at)
        case "final-bets":
            return CallFinalBets(by=by, at=at)
        case "no-more-bets":
            return CloseBetting(by=by, at=at)
        case "result":
            return EnterResult(by=by, at=at, pocket=Pocket("17"))
        case "confirm":
            return ConfirmTask(by=by, at=at, task=shown.task, player=shown.player)
        case "restore":
            player = shown.player or None
            return RestoreEquipment(by=by, at=at, scope=shown.scope, player=player)
    raise AssertionError(shown)


def take(table: Table, command: Command) -> Table:
    decision = decide(table, command)
    assert not isinstance(decision, Refusal), (command, decision)
    for event in decision:
        table = evolve(table, event)
    return table


@pytest.mark.parametrize(("book", "game"), GAMES)
def test_the_button_walks_a_round_from_open_to_open(book: str, game: str) -> None:
    table, walked = table_of(book, game), []
    wagered = False
    for now in range(0, 400_000, 5_000):
        shown = next_step(table, Role.DEALER, now)
        assert shown.text
        if shown.action == "":
            assert "clock" in shown.text, shown
            table = take(table, CloseBetting(by=Role.SYSTEM, at=table.closes_at or now))
            walked.append("no-more-bets")
            continue
        table = take(table, command_of(shown, Role.DEALER, now))
        walked.append(shown.task or shown.action)
        if table.phase is Phase.BETTING and not wagered:
            wagered = True
            by = Role.PLAYER if Role.PLAYER in powers_in(table.game)["place"].roles else Role.DEALER
            table = take(table, place("red", 5, by=by))
        if table.round_no == 2:
            break
    assert walked.count("open-betting") == 2, walked
    main = [step for step in walked if step in ("spin", "no-more-bets", "result")]
    order = ["no-more-bets", "spin"] if table.game.close.before_spin else ["spin", "no-more-bets"]
    assert main == [*order, "result"]
    tasks = [task.name for task in table.game.tasks.get("result", ())]
    if {"collect", "pay"} <= set(tasks):
        assert walked.index("collect") < walked.index("pay")


@pytest.mark.parametrize(("book", "game"), GAMES)
def test_steps_are_open_before_and_done_after(book: str, game: str) -> None:
    table = table_of(book, game)
    assert not any(step.done for step in steps(table))
    names = [step.step for step in steps(table)]
    assert ("final-bets" in names) == (table.game.close.warn is not Warn.NEVER)
    table = betting(table)
    assert [step.step for step in steps(table) if step.done] == ["open-betting"]
    for _ in range(20):
        shown = next_step(table, Role.DEALER, 0)
        if shown.action == "open-betting":
            break
        submit = (
            command_of(shown, Role.DEALER)
            if shown.action
            else CloseBetting(by=Role.SYSTEM, at=table.closes_at or 0)
        )
        table = take(table, submit)
    assert all(step.done for step in steps(table) if not step.step.startswith("lucky")), names


@pytest.mark.clause("crown", "10.9.2#1", "10.9.2#3")
def test_a_red_light_stops_the_round_until_it_is_green() -> None:
    table = betting(table_of("crown", "touchbet"))
    assert light(table) == "green"
    table = take(table, ReportMalfunction(by=Role.SYSTEM, scope="red-light"))
    assert light(table) == "red"
    shown = next_step(table, Role.DEALER, 0)
    assert (shown.action, shown.task) == ("", "tell-supervisor")
    for role in (Role.GAME_SUPERVISOR, Role.PIT_BOSS):
        shown = next_step(table, role, 0)
        assert shown.action == "confirm"
        table = take(table, command_of(shown, role))
    shown = next_step(table, Role.DEALER, 0)
    assert (shown.action, shown.scope, shown.clauses) == ("restore", "red-light", ("10.9.2",))
    table = take(table, command_of(shown, Role.DEALER))
    assert light(table) == "green"
    take(table, command_of(next_step(table, Role.DEALER, 0), Role.DEALER))


def test_no_other_game_has_a_light() -> None:
    lit = {(book, game) for book, game in GAMES if light(table_of(book, game))}
    assert lit == {("crown", "touchbet")}


@pytest.mark.clause("crown", "9.5.1")
def test_a_french_table_is_opened_and_closed_in_french() -> None:
    table = table_of("crown", "french")
    assert "Faites vos jeux" in next_step(table, Role.DEALER, 0).say
    seen = SpinBall(by=Role.DEALER, direction="opposite", revolutions=6)
    table = after(betting(table), seen)
    shown = next_step(table, Role.DEALER, 0)
    assert (shown.action, shown.say) == ("no-more-bets", ("No more bets", "Rien ne va plus"))


@pytest.mark.clause("star", "1.1#dealer")
def test_who_deals_is_on_record_and_a_handover_names_both() -> None:
    table = after(table_of("star"), HandOver(by=Role.DEALER, dealer="dora"))
    view = cut(table, Audience.DEALER, now=0)
    assert isinstance(view, DealerView)
    assert view.dealer == "dora"
    (opened,) = events_of(table, OpenBetting(by=Role.DEALER))
    assert isinstance(opened, BettingOpened)
    assert opened.dealer == "dora"
    assert describe(opened) == "round 1: place your bets, dora deals (5.1)"
    again = decide(table, HandOver(by=Role.DEALER, dealer="dora"))
    assert isinstance(again, Refusal)
    assert again.detail == "dora deals already"
    nobody = decide(table, HandOver(by=Role.DEALER, dealer=" "))
    assert isinstance(nobody, Refusal)
    (changed,) = events_of(table, HandOver(by=Role.GAME_SUPERVISOR, dealer="drew"))
    assert isinstance(changed, DealerChanged)
    assert (changed.dealer, changed.before) == ("drew", "dora")
    player = decide(table, HandOver(by=Role.PLAYER, dealer="ann"))
    assert isinstance(player, Refusal)


def test_a_closed_table_has_nothing_to_do() -> None:
    table = after(empty_table("star", "table"), CloseTable(by=Role.GAME_SUPERVISOR))
    assert next_step(table, Role.DEALER, 0).text == "The table is closed"


@pytest.mark.clause("rapid", "8.1 SGC bullet 2")
def test_the_console_shows_each_station_the_clock_and_the_last_number() -> None:
    table = take(betting(table_of("rapid", "rapid")), place("red", 10))
    view = cut(table, Audience.DEALER, now=0)
    assert isinstance(view, DealerView)
    (shown,) = view.seats
    assert (shown.player, shown.balance, shown.staked) == ("ann", 99_000, 1000)
    assert (shown.card, shown.idle, shown.faults, shown.guest) == ("valid", 0, (), False)
    assert (view.closes_at, view.phase, view.numbers) == (30_000, "betting", ())


@pytest.mark.clause("rapid", "8.1 SGC bullet 3")
def test_a_management_representative_reaches_what_manages_the_game() -> None:
    table = table_of("rapid", "rapid")
    view = cut(table, Audience.PIT, now=0, role=Role.MANAGEMENT_REPRESENTATIVE)
    assert isinstance(view, DealerView)
    asked = {shown.action for shown in view.actions}
    assert {"wagering-period", "malfunction", "restore", "change-limits", "close-table"} <= asked
    (dealers,) = [cut(table, Audience.DEALER, now=0, role=Role.DEALER)]
    assert isinstance(dealers, DealerView)
    assert "close-table" not in {shown.action for shown in dealers.actions}


@pytest.mark.clause("crown", "11.2#1")
def test_the_dealers_console_takes_every_entry_of_the_game() -> None:
    view = cut(table_of("crown", "touchtable"), Audience.DEALER, now=0)
    assert isinstance(view, DealerView)
    entries = {"buy-in", "cash-out", "join", "result", "confirm", "open-betting", "spin", "no-spin"}
    assert entries - {"confirm"} <= {shown.action for shown in view.actions}
    assert view.seats[0].chips == "1 x $1000"


def test_chips_to_cut_for_a_balance_are_told_where_it_leaves_in_chips() -> None:
    ticket = cut(table_of("crown", "touchbet"), Audience.DEALER, now=0)
    assert isinstance(ticket, DealerView)
    assert ticket.seats[0].chips == ""


def test_a_player_who_sits_out_may_be_asked_to_leave_once_the_book_says_so() -> None:
    games = [(book, game) for book, game in GAMES if table_of(book, game).game.idle is not None]
    assert games
    for book, game in games:
        table = table_of(book, game)
        rule = table.game.idle
        assert rule is not None
        seat = table.seats["ann"].but(idle=rule.rounds)
        full = table.but(seats={"ann": seat}, seats_max=1)
        for at_table, wanted in ((table, False), (full, True)):
            view = cut(at_table, Audience.DEALER, now=0)
            assert isinstance(view, DealerView)
            assert view.seats[0].may_be_sent_away is wanted
            leave = Leave(by=min(rule.roles, key=list(Role).index), player="ann")
            assert isinstance(decide(at_table, leave), Refusal) is not wanted

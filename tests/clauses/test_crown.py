"""Clauses of one book that are shown better in Python than in a story at a table."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import Final

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, or_above
from croupier.devices.ticket import printed_ticket
from croupier.roulette.bets import Kind
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game, Warn
from croupier.roulette.limits import Limits, Range
from croupier.roulette.lines import Result, Wagerer
from croupier.roulette.notation import parse_bet
from croupier.roulette.odds import prospects
from croupier.roulette.pockets import Pocket
from croupier.roulette.stations import foreign_numbers, wrong_credit
from croupier.scenario.read import parse_scenario
from croupier.scenario.run import set_up, take_step
from croupier.table.betting import CallFinalBets, CloseBetting, OpenBetting
from croupier.table.catalogue import powers_in
from croupier.table.declare import Command
from croupier.table.limits import SetPersonalLimits
from croupier.table.opening import OpenTable
from croupier.table.result import EnterResult, FlagResult
from croupier.table.seats import BuyIn, Join, Leave
from croupier.table.spin import SpinBall
from croupier.table.state import Table
from croupier.table.tasks import ConfirmTask
from croupier.table.wagers import PlaceWager
from tests.clauses import play
from tests.clauses.in_house import open_in_house

BOOK: Final = find_book("crown")
LIMITS: Final = Limits(table=Range(Money(500), Money(20_000)))
GAMES: Final = ("american", "double-zero", "french", "touchbet", "touchtable")
SIGNED: Final = frozenset({"wheel-order"})


def deal(name: str, **options: str) -> Game:
    return BOOK.game(name, options)


def opened(name: str, *, signed: frozenset[str] = SIGNED, **options: str) -> Table | Refusal:
    command = OpenTable(
        by=Role.OPERATOR,
        table="R1",
        book="crown",
        game=name,
        options=options,
        limits=LIMITS,
        signed=signed,
    )
    return open_in_house(command)


def table_of(name: str) -> Table:
    table = opened(name)
    assert isinstance(table, Table)
    return table


def do(table: Table, *commands: Command) -> Table:
    return play.after(table, *commands)


def refused(table: Table, command: Command) -> Refusal:
    return play.refusal_of(table, command)


def bet_round(table: Table, player: str, bet: str, dollars: int) -> Table:
    """Open, bet, spin and close."""
    dealer = Role.DEALER
    laid = do(
        table,
        OpenBetting(by=dealer),
        PlaceWager(by=Role.PLAYER, player=player, bet=bet, stake=Money(100 * dollars), pad=True),
        SpinBall(by=dealer, direction="opposite", revolutions=6),
    )
    if table.game.close.warn is not Warn.NEVER:
        laid = do(laid, CallFinalBets(by=dealer))
    return do(laid, CloseBetting(by=dealer))


def waiting(table: Table) -> list[str]:
    return [task.task.name for task in table.tasks]


LAYOUTS: Final = [
    ("american", {"layout": "A"}, 157, 7, 0),
    ("american", {"layout": "B"}, 157, 7, 0),
    ("american", {"layout": "C"}, 157, 7, 0),
    ("double-zero", {"layout": "F"}, 161, 7, 7),
    ("double-zero", {"layout": "O"}, 159, 8, 2),
    ("double-zero", {"layout": "V"}, 160, 9, 3),
    ("french", {"layout": "I"}, 157, 7, 0),
    ("french", {"layout": "J"}, 157, 7, 0),
    ("touchbet", {"wheel": "single-zero"}, 157, 7, 0),
    ("touchbet", {"wheel": "double-zero"}, 161, 7, 7),
    ("touchtable", {"wheel": "single-zero"}, 157, 7, 0),
    ("touchtable", {"wheel": "double-zero"}, 159, 8, 2),
]


@pytest.mark.clause("crown", "2.1", "3.1#2", "6.2.1", "8.2.1", "8.3.1", "8.4.2", "9.3.1", "9.4.1")
@pytest.mark.clause("crown", "10.4.1#2", "11.4.1#2", "6.3.1", "6.3.2", "8.4.1#1", "8.4.1#2")
@pytest.mark.clause("crown", "8.4.3(a)(i)", "8.4.3(a)(ii)", "8.4.3(b)(i)", "8.4.3(b)(ii)")
@pytest.mark.clause("crown", "8.4.3(c)(i)", "8.4.3(c)(ii)", "Diagram A", "Diagram B", "Diagram C")
@pytest.mark.clause("crown", "Diagram E", "Diagram F", "Diagram H", "Diagram I", "Diagram J")
@pytest.mark.clause("crown", "Diagram K", "Diagram O", "Diagram P", "Diagram V", "Diagram W")
@pytest.mark.parametrize(("name", "options", "places", "on_zero", "on_double_zero"), LAYOUTS)
def test_places_on_each_layout_and_winners_on_the_zeros(
    name: str, options: dict[str, str], places: int, on_zero: int, on_double_zero: int
) -> None:
    game = deal(name, **options)
    assert len(game.bets) == places
    assert len(game.pays(Pocket("0"))) == on_zero
    if on_double_zero:
        assert len(game.pays(Pocket("00"))) == on_double_zero
    assert len(game.layout.pockets) == (38 if on_double_zero else 37)


@pytest.mark.clause("crown", "6.1#1", "6.1#2", "6.1#3", "6.1#4", "6.1#5", "6.1#6", "6.1#7")
@pytest.mark.clause("crown", "6.1#8", "6.1#9", "6.1#10", "6.1#11", "6.1#12", "6.1#13")
def test_how_many_of_each_kind_and_what_they_pay() -> None:
    game = deal("american")
    counts = Counter(bet.kind for bet in game.bets.values())
    assert {kind.value: (counts[kind], game.odds[kind]) for kind in counts} == {
        "straight": (37, 35),
        "split": (60, 17),
        "street": (14, 11),
        "corner": (23, 8),
        "six-line": (11, 5),
        "column": (3, 2),
        "dozen": (3, 2),
        **dict.fromkeys(("low", "high", "even", "odd", "red", "black"), (1, 1)),
    }


@pytest.mark.clause("crown", "6.1", "8.4.1#1", "9.6.1", "10.8.1", "11.8.1")
@pytest.mark.parametrize(("name", "options", "places", "on_zero", "on_double_zero"), LAYOUTS)
def test_every_bet_keeps_the_edge_of_its_wheel(
    name: str, options: dict[str, str], places: int, on_zero: int, on_double_zero: int
) -> None:
    """Every bet on every pocket: 1/37, 2/38, or 3/38 on the five numbers."""
    game = deal(name, **options)
    edges = {each.bet: each.edge for each in prospects(game)}
    five = {bet: edge for bet, edge in edges.items() if bet.startswith("five-line")}
    rest = {edge for bet, edge in edges.items() if bet not in five}
    assert rest == {Fraction(2, 38) if on_double_zero else Fraction(1, 37)}
    assert set(five.values()) <= {Fraction(3, 38)}


def net(game: Game, call: str) -> dict[int, list[int]]:
    """What a race-track bet of one chip a piece comes to, and on which pockets."""
    pieces = game.pieces(parse_bet(call))
    staked = sum(piece.pieces for piece in pieces)
    nets: dict[int, list[int]] = {}
    for pocket in game.wheel.order:
        pays = game.pays(pocket)
        hit = [piece for piece in pieces if piece.bet.name in pays]
        won = sum(piece.pieces * (pays[piece.bet.name] + 1) for piece in hit)
        nets.setdefault(int(won) - staked, []).append(int(pocket))
    return {amount: sorted(pockets) for amount, pockets in nets.items()}


SINGLE: Final = ("american", "french", "touchbet", "touchtable")


@pytest.mark.clause("crown", "6.4#2", "6.4#3", "6.4#4", "6.4#5", "9.6.2(a)", "10.8.1", "11.8.1")
@pytest.mark.parametrize("name", SINGLE)
def test_race_track_bets_on_all_thirty_seven_pockets(name: str) -> None:
    game = deal(name)
    assert net(game, "tier")[12] == [5, 8, 10, 11, 13, 16, 23, 24, 27, 30, 33, 36]
    assert net(game, "orphelins").keys() == {-5, 13, 31}
    assert net(game, "orphelins")[31] == [1, 17]
    assert net(game, "orphelins")[13] == [6, 9, 14, 20, 31, 34]
    assert net(game, "voisins")[15] == [0, 2, 3]
    assert net(game, "voisins")[9] == [4, 7, 12, 15, 18, 19, 21, 22, 25, 26, 28, 29, 32, 35]
    assert net(game, "zero-game")[32] == [26]
    assert net(game, "zero-game")[14] == [0, 3, 12, 15, 32, 35]
    for call, pieces in (("tier", 6), ("orphelins", 5), ("voisins", 9), ("zero-game", 4)):
        assert sum(amount * len(at) for amount, at in net(game, call).items()) == -pieces


@pytest.mark.clause("crown", "6.4#6", "9.2#1", "Diagram D")
@pytest.mark.parametrize("name", SINGLE)
def test_neighbours_of_every_number_win_on_five_pockets(name: str) -> None:
    game = deal(name)
    for centre in game.wheel.order:
        won = net(game, f"neighbours:{centre}")
        assert won[31] == sorted(map(int, game.wheel.neighbours(centre)))
        assert len(won[-5]) == 32
    assert net(game, "neighbours:17")[31] == [2, 6, 17, 25, 34]
    assert net(game, "neighbours:0")[31] == [0, 3, 15, 26, 32]


@pytest.mark.clause("crown", "6.4#1")
@pytest.mark.parametrize("name", SINGLE)
def test_race_track_bets_exist_only_with_a_race_track(name: str) -> None:
    assert len(deal(name).calls) == 5
    assert not deal(name, racetrack="false").calls


@pytest.mark.clause("crown", "8.1")
@pytest.mark.parametrize("name", ["double-zero", "touchbet", "touchtable"])
def test_two_zeros_have_no_race_track(name: str) -> None:
    assert not deal(name, wheel="double-zero", racetrack="true").calls


@pytest.mark.clause("crown", "2.1", "8.2.1", "9.3.1", "10.4.1#2", "11.4.1#2")
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("american", {"layout": "F"}),
        ("american", {"wheel": "double-zero"}),
        ("double-zero", {"layout": "A"}),
        ("double-zero", {"wheel": "single-zero"}),
        ("french", {"layout": "A"}),
        ("touchbet", {"wheel": "double-zero", "layout": "A"}),
        ("touchbet", {"layout": "F"}),
        ("touchbet", {"layout": "V"}),
        ("touchtable", {"wheel": "double-zero", "layout": "F"}),
        ("touchtable", {"layout": "O"}),
    ],
)
def test_a_layout_that_the_game_does_not_have_is_refused(
    name: str, options: dict[str, str]
) -> None:
    with pytest.raises(NotOffered):
        deal(name, **options)


@pytest.mark.clause("crown", "8.2.2", "Diagram G", "Diagram N")
@pytest.mark.parametrize(
    ("name", "wheel"),
    [
        ("double-zero", "double-zero"),
        ("double-zero", "diagram-n"),
        ("touchbet", "double-zero"),
        ("touchtable", "double-zero"),
    ],
)
def test_a_double_zero_table_opens_only_with_its_wheel_signed(name: str, wheel: str) -> None:
    unsigned = opened(name, signed=frozenset(), wheel=wheel)
    assert isinstance(unsigned, Refusal)
    assert "8.2.2" in unsigned.clauses
    assert isinstance(opened(name, wheel=wheel), Table)


def test_a_single_zero_table_needs_no_signature() -> None:
    for name in SINGLE:
        assert isinstance(opened(name, signed=frozenset()), Table)


@pytest.mark.clause("crown", "1.2", "9.2")
@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_dealer_may_do_everyone_above_may(name: str) -> None:
    game = deal(name)
    powers = [*powers_in(game).values(), *game.invalidations.values()]
    roles = [power.roles for power in powers] + [rule.roles for rule in game.no_spins.values()]
    assert all(or_above(Role.DEALER) <= each for each in roles if Role.DEALER in each)
    assert all(
        or_above(Role.GAME_SUPERVISOR) <= each for each in roles if Role.GAME_SUPERVISOR in each
    )
    assert BOOK.role("Croupier") is Role.DEALER
    assert BOOK.role("Chef de table") is Role.GAME_SUPERVISOR


@pytest.mark.clause("crown", "5.1", "5.3", "5.4.1", "7.1", "9.5.1", "9.5.2", "9.5.3#2", "11.6.3#1")
def test_what_is_said_aloud() -> None:
    american, french, touchtable = deal("american"), deal("french"), deal("touchtable")
    assert american.announcements["open"] == ("Place your bets",)
    assert american.announcements["close"] == ("No more bets",)
    assert american.announcements["no-spin"] == ("No spin",)
    assert french.announcements["open"] == ("Place your bets", "Faites vos jeux")
    assert french.announcements["close"] == ("No more bets", "Rien ne va plus")
    assert touchtable.announcements["final"] == ("Final bets",)
    assert set(french.titles) == {kind.value for kind in french.odds}


@pytest.mark.clause("crown", "10.6.2(a)", "10.6.2(b)", "10.6.2(c)", "10.6.3(a)", "10.6.3(b)(i)")
@pytest.mark.clause("crown", "10.6.3(b)(ii)", "10.7.1", "11.6.3#2", "11.6.4(b)(i)")
@pytest.mark.clause("crown", "11.6.4(b)(ii)", "11.7.1")
def test_what_screens_owe_their_player() -> None:
    owed = {
        name: {clause for display in deal(name).displays for clause in display.clauses}
        for name in GAMES
    }
    assert owed["touchbet"] >= {"10.6.2(a)", "10.6.2(b)", "10.6.2(c)", "10.6.3(a)", "10.7.1"}
    assert owed["touchbet"] >= {"10.6.3(b)(i)", "10.6.3(b)(ii)"}
    assert owed["touchtable"] == {"11.6.3", "11.6.4(b)(i)", "11.6.4(b)(ii)", "11.7.1"}


@pytest.mark.clause("crown", "10.3.2(a)")
def test_the_fifty_first_station_is_refused() -> None:
    table = table_of("touchbet")
    for number in range(50):
        table = do(table, Join(by=Role.PLAYER, player=f"p{number}"))
    refusal = refused(table, Join(by=Role.PLAYER, player="p50"))
    assert refusal.reason is Reason.LIMIT_OF_PLAYERS
    assert "10.3.2(a)" in refusal.clauses
    left = do(table, Leave(by=Role.PLAYER, player="p7"))
    assert do(left, Join(by=Role.PLAYER, player="p50")).seats["p50"].number == 8


@pytest.mark.clause("crown", "11.3.1#1", "11.3.1#2")
def test_the_twenty_second_player_is_refused_and_a_guest_is_not() -> None:
    table = table_of("touchtable")
    for number in range(21):
        table = do(table, Join(by=Role.PLAYER, player=f"p{number}"))
    refusal = refused(table, Join(by=Role.PLAYER, player="p21"))
    assert refusal.reason is Reason.LIMIT_OF_PLAYERS
    assert "11.3.1" in refusal.clauses
    assert do(table, Join(by=Role.DEALER, player="g1", guest=True)).seats["g1"].guest


@pytest.mark.clause("crown", "11.2#6")
@pytest.mark.parametrize("name", ["american", "double-zero", "french", "touchbet"])
def test_only_one_game_has_guests(name: str) -> None:
    refusal = refused(table_of(name), Join(by=Role.PLAYER, player="g", guest=True))
    assert refusal.reason is Reason.NOT_OFFERED


@pytest.mark.clause("crown", "4.2.1#2")
def test_the_owner_of_a_small_wager_is_told_before_bets_open_again() -> None:
    table = do(table_of("american"), BuyIn(by=Role.DEALER, player="ann", amount=Money(5000)))
    table = bet_round(table, "ann", "red", 3)
    table = do(table, EnterResult(by=Role.DEALER, pocket=Pocket("1")))
    assert waiting(table) == ["announce", "dolly", "collect", "pay", "advise"]
    done = (ConfirmTask(by=Role.DEALER, task=name) for name in ("dolly", "collect", "pay"))
    table = do(table, *done)
    refusal = refused(table, OpenBetting(by=Role.DEALER))
    assert refusal.clauses == ("4.2.1",)
    assert "Tell ann" in refusal.detail
    table = do(table, ConfirmTask(by=Role.DEALER, task="advise", player="ann"))
    assert do(table, OpenBetting(by=Role.DEALER)).seats["ann"].advised


@pytest.mark.clause("crown", "4.3#2")
def test_each_marker_brings_its_own_players_limits_into_force() -> None:
    table = table_of("american")
    for player in ("ann", "bob"):
        limits = SetPersonalLimits(
            by=Role.PIT_BOSS, player=player, min=Money(1000), max=Money(90_000)
        )
        table = do(table, Join(by=Role.PLAYER, player=player), limits)
    assert waiting(table) == ["marker", "marker"]
    table = do(table, ConfirmTask(by=Role.DEALER, task="marker", player="bob"))
    assert table.seats["ann"].personal is None
    assert table.seats["bob"].personal == Range(Money(1000), Money(90_000))
    reopened = do(table, OpenBetting(by=Role.DEALER))
    assert waiting(reopened) == ["marker"]


TASKS: Final = [
    ("american", ["announce", "dolly", "collect", "pay"]),
    ("double-zero", ["announce", "dolly", "collect", "pay"]),
    ("french", ["rateau", "collect", "pay-outside", "pay"]),
    ("touchbet", ["announce", "dolly", "collect", "pay"]),
    ("touchtable", ["announce"]),
]


@pytest.mark.clause("crown", "3.6(a)", "3.6(b)", "5.4.1", "5.4.2", "5.5", "9.5.3#1", "9.5.4#1")
@pytest.mark.clause("crown", "9.5.4#2", "10.6.1", "11.6.4(a)")
@pytest.mark.parametrize(("name", "tasks"), TASKS)
def test_what_a_result_asks_of_staff_in_each_game(name: str, tasks: list[str]) -> None:
    by = Role.NOTE_READER if name == "touchbet" else Role.DEALER
    table = do(table_of(name), BuyIn(by=by, player="ann", amount=Money(5000)))
    table = bet_round(table, "ann", "red", 5)
    table = do(table, EnterResult(by=Role.DEALER, pocket=Pocket("1")))
    assert waiting(table) == tasks


@pytest.mark.clause("crown", "9.5.4#2")
def test_without_outside_winners_there_is_nothing_to_pay_early() -> None:
    table = do(table_of("french"), BuyIn(by=Role.DEALER, player="ann", amount=Money(5000)))
    table = bet_round(table, "ann", "straight:1", 5)
    table = do(table, EnterResult(by=Role.DEALER, pocket=Pocket("1")))
    assert waiting(table) == ["rateau", "collect", "pay"]
    assert table.tasks[0].text.endswith("name the wagers on it: En plein.")


@pytest.mark.clause("crown", "10.9.3#1", "11.9.2#1")
@pytest.mark.parametrize("name", ["touchbet", "touchtable"])
def test_a_flagged_outcome_stops_the_next_round_until_a_supervisor_decides(name: str) -> None:
    by = Role.NOTE_READER if name == "touchbet" else Role.DEALER
    table = do(table_of(name), BuyIn(by=by, player="ann", amount=Money(5000)))
    table = bet_round(table, "ann", "red", 5)
    table = do(table, EnterResult(by=Role.DEALER, pocket=Pocket("1")))
    table = do(table, FlagResult(by=Role.DEALER, pocket=Pocket("2")))
    for task in [w for w in table.tasks if w.task.blocks and not w.task.judged]:
        table = do(table, ConfirmTask(by=Role.DEALER, task=task.task.name))
    assert refused(table, OpenBetting(by=Role.DEALER)).reason is Reason.WRONG_PHASE
    assert "check-outcome" in waiting(table)
    mine = ConfirmTask(by=Role.DEALER, task="check-outcome")
    assert refused(table, mine).reason is Reason.NOT_PERMITTED
    answer = do(table, ConfirmTask(by=Role.GAME_SUPERVISOR, task="check-outcome"))
    assert "check-outcome" not in waiting(answer)
    assert waiting(do(answer, OpenBetting(by=Role.DEALER))) == []


@pytest.mark.clause("crown", "10.7.5(a)(i)", "10.7.5(a)(iii)")
@pytest.mark.parametrize("language", ["en", "fr", "de", "zh"])
def test_a_ticket_says_whose_its_loss_is(language: str) -> None:
    story = "name: t\nbook: crown\ngame: touchbet\nlimits: {min: 5, max: 50}\nsteps:\n"
    story += "  - buy-in: {player: ann, amount: 50}\n  - cash-out: {player: ann}\n"
    scenario = parse_scenario(story)
    told = set_up(scenario)
    assert all(take_step(told, step).report["ok"] for step in scenario.steps)
    (ticket,) = told.house.tickets()
    numbered = replace(ticket, number="124160765153406834")
    terms = printed_ticket("Casino", numbered, "AUD", language).term_texts
    assert any("10.7.5(a)(i)" in term and "10.7.5(a)(iii)" in term for term in terms), terms


def credited(game: Game, pocket: str, wagers: dict[str, int], cents: int) -> str | None:
    result = Result(game=game, limits=LIMITS, pocket=Pocket(pocket))
    wrong = wrong_credit(result, Wagerer("ann", wagers, {}, False, None), cents)
    return None if wrong is None else str(wrong)


@pytest.mark.clause("crown", "10.9.6(a)", "11.9.5(a)")
def test_a_credit_that_does_not_fit_the_odds_is_told() -> None:
    game = deal("touchbet")
    assert credited(game, "17", {"straight:17": 1000}, 36_000) is None
    assert credited(game, "17", {"straight:17": 1000}, 37_000) == ("$370 credited to ann, $360 due")
    assert credited(game, "18", {"straight:17": 1000}, 0) is None
    double = deal("touchbet", wheel="double-zero")
    assert credited(double, "00", {"five-line:0-00-1-2-3": 1000}, 7000) is None
    pieces = {piece.bet.name: 1000 for piece in game.pieces(parse_bet("zero-game"))}
    assert credited(deal("touchtable"), "26", pieces, 36_000) is None
    assert credited(deal("touchtable"), "26", pieces, 35_000) is not None


@pytest.mark.clause("crown", "10.9.6(b)", "11.9.5(b)")
def test_numbers_foreign_to_the_game_are_told() -> None:
    assert foreign_numbers(deal("touchbet"), ("0", "00", "17", "37")) == ("00", "37")
    assert foreign_numbers(deal("touchbet", wheel="double-zero"), ("0", "00")) == ()
    assert foreign_numbers(deal("touchtable"), ("36", "37")) == ("37",)


@pytest.mark.clause("crown", "9.6.1#1", "9.6.1#2", "9.6.1#3", "9.6.1#4", "9.6.1#5", "9.6.1#6")
@pytest.mark.clause("crown", "9.6.1#7", "9.6.1#8", "9.6.1#9", "9.6.1#10", "9.6.1#11", "9.6.1#12")
@pytest.mark.clause("crown", "9.6.1#13", "9.1")
@pytest.mark.parametrize(
    ("text", "pocket", "odds"),
    [
        ("en-plein:17", "17", 35),
        ("a-cheval:0-3", "0", 17),
        ("en-transversale:0-2-3", "2", 11),
        ("en-carre:0-1-2-3", "3", 8),
        ("sixaine:1-2-3-4-5-6", "6", 5),
        ("colonne:3", "36", 2),
        ("douzaine:3", "25", 2),
        ("manque", "1", 1),
        ("passe", "36", 1),
        ("pair", "2", 1),
        ("impair", "1", 1),
        ("rouge", "3", 1),
        ("noir", "2", 1),
    ],
)
def test_french_names_pay_as_listed_and_nothing_comes_back_on_zero(
    text: str, pocket: str, odds: int
) -> None:
    game = deal("french")
    bet = parse_bet(text)
    assert game.pays(Pocket(pocket))[bet.name] == odds
    if bet.kind not in (Kind.SPLIT, Kind.STREET, Kind.CORNER):
        assert bet.name not in game.pays(Pocket("0"))


@pytest.mark.clause("crown", "5.3")
def test_a_sensor_may_close_after_the_dealers_call_and_the_dealer_after_a_clock() -> None:
    table = play.closed(play.betting(play.table_of("crown", "american")))
    called = play.after(table, CloseBetting(by=Role.DEALER))
    assert called.close_called
    assert play.refusal_of(called, CloseBetting(by=Role.DEALER)).reason is Reason.WRONG_PHASE
    sensed = play.after(called, CloseBetting(by=Role.SYSTEM))
    assert play.refusal_of(sensed, CloseBetting(by=Role.DEALER)).reason is Reason.WRONG_PHASE

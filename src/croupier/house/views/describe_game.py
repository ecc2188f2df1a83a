"""The game of a table as its screens need it: layout, bets, chips, grounds. Pure."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from croupier.core.by_identity import Same
from croupier.core.roles import Role
from croupier.house.views import game_description as shapes
from croupier.house.views.forms import forms_of
from croupier.roulette.bets import LUCKY_COLOURS, Bet, BetName, Kind
from croupier.roulette.calls import Call, CallKind, all_calls
from croupier.roulette.catalogue import find_book
from croupier.roulette.chips import NOTES
from croupier.roulette.game import Game, MalfunctionRule
from croupier.roulette.layout import SIDE, Spot
from croupier.roulette.limits import Limits
from croupier.roulette.offered import beside_bets, neighbours_max, refuse_bet, spot_clauses
from croupier.roulette.payouts import plain_odds
from croupier.roulette.pockets import colour_of, in_order
from croupier.table.state import Table

#: The value of chips on a rail, in cents; a table takes those between its smallest and its maximum.
LADDER: Final = (
    *(1, 5, 10, 50, 1_00, 2_50, 5_00, 25_00, 100_00, 500_00),
    *(1_000_00, 5_000_00, 25_000_00, 100_000_00),
)
CHIPS_MAX: Final = 8
#: Where a second area for 0 is drawn: outside, beside the square of 0.
_AREA_PLACE: Final = (-SIDE // 2, -SIDE // 2)
#: A floor's tables, and the limits that they had lately.
_KEPT_MAX: Final = 256


def describe_game(table: Table) -> shapes.GameDescription:
    """Everything that a screen must know of a table's game and that stays as it is.

    Any stranger may have it as often as they like, so it is made once.
    """
    seconds = table.wagering_seconds
    if seconds is None:
        seconds = table.game.close.seconds
    return _described(table.id, Same(table.game), Same(table.limits), seconds)


@lru_cache(maxsize=_KEPT_MAX)
def _described(
    table: str, same: Same[Game], limits: Same[Limits], seconds: int | None
) -> shapes.GameDescription:
    game = same.value
    return shapes.GameDescription(
        table=table,
        forms=forms_of(game),
        book=game.book,
        edition=game.edition,
        book_title=find_book(game.book).title,
        books={code: find_book(code).title for code in (game.book, game.governing_book) if code},
        game=game.name,
        title=game.title,
        options=dict(game.options),
        electronic=game.electronic,
        wheel=tuple(game.wheel.order),
        wheel_title=game.wheel.title,
        colours={pocket: colour_of(pocket) for pocket in in_order(game.wheel.order)},
        layout=game.layout.name,
        side=SIDE,
        squares=_squares(game),
        spots=tuple(_spots(game)),
        calls=tuple(_calls(game)),
        neighbours_max=neighbours_max(game),
        max_bets=CallKind.MAX in game.calls,
        asian=tuple(_beside(game, bet) for bet in beside_bets(game)),
        lucky=_lucky(game),
        odds=tuple(_odds(game)),
        chips=chip_rail(limits.value),
        chip_first=bool(game.chip_first_clauses),
        notes=tuple(sorted(NOTES)) if "note" in game.tenders else (),
        words=dict(game.titles),
        says={moment: tuple(texts) for moment, texts in game.announcements.items()},
        displays=_displays(game),
        no_spins=_no_spins(game),
        malfunctions=_malfunctions(game),
        voids=_voids(game),
        invalidations=_invalidations(game),
        tenders=tuple(game.tenders),
        staff=dict(game.staff.places) if game.staff else {},
        cash_out=game.cash_out.value,
        guests_max=game.entry.guests_max,
        colours_checks=_colour_checks(game),
        player_card=game.entry.card,
        pad=bool(game.entry.pad_clauses),
        tokens=game.tokens is not None,
        wagering_seconds=seconds or None,
        warn_seconds=game.close.warn_seconds,
        unsigned=tuple(game.unsigned),
    )


def chip_rail(limits: Limits) -> tuple[int, ...]:
    """The chips of a rail, smallest first: from what the float pays in up to the maximum.

    Every one of them is whole in the smallest chip. Where there are too many the smallest go, but
    never one that a stake of the minimum needs.
    """
    least, most = limits.smallest_chip, max(r.max for r in (limits.table, *limits.per_bet.values()))
    sizes = {least, *(size for size in LADDER if least < size <= most and size % least == 0)}
    if limits.table.unit:
        # Stakes go up from the minimum in units: smaller chips could lie on nothing.
        wanted = limits.table.unit
        sizes = {size for size in sizes if size % wanted == 0} | {wanted, limits.table.min}
    rail = sorted(sizes)
    needed = [size for size in rail if size <= limits.table.min]
    if len(rail) > CHIPS_MAX and len(needed) > 1:
        rail = [size for size in rail if size >= needed[-1]]
    return tuple(rail[:CHIPS_MAX])


def bet_name(game: Game, bet: BetName) -> str:
    """A bet as the table calls it: `split 14-17`, or in the table's own words `A Cheval 14-17`."""
    kind, _, rest = bet.partition(":")
    return f"{kind_name(game, kind)} {rest}".strip()


def kind_name(game: Game, kind: str) -> str:
    """A kind of bet as the table calls it."""
    rule = next((rule for known, rule in game.calls.items() if known == kind), None)
    title = rule.title if rule is not None else ""
    return game.titles.get(kind) or title or kind.replace("-", " ")


def _squares(game: Game) -> tuple[shapes.SquareDescription, ...]:
    return tuple(
        shapes.SquareDescription(
            pocket=square.pocket,
            left=square.left,
            top=square.top,
            right=square.right,
            bottom=square.bottom,
        )
        for square in game.layout.squares
    )


def _spots(game: Game) -> Iterable[shapes.SpotDescription]:
    for spot in game.layout.spots:
        if spot.bet.name in game.bets:
            yield _spot(game, spot, spot.bet.name)
    for area, bet in game.areas.items():
        x, y = _AREA_PLACE
        yield _spot(game, Spot(game.bets[bet], x, y), area)


def _spot(game: Game, spot: Spot, name: BetName) -> shapes.SpotDescription:
    bet = spot.bet
    return shapes.SpotDescription(
        bet=name,
        kind=bet.kind,
        name=bet_name(game, name),
        x=spot.x,
        y=spot.y,
        numbers=tuple(bet.numbers),
        pays=pays(game, bet),
        clauses=_each(game.odds_clauses.get(bet.kind, ()), spot_clauses(game, bet)),
        stands_for=bet.name if name != bet.name else "",
        wide=spot.box[0] if spot.box else 0,
        long=spot.box[1] if spot.box else 0,
    )


def pays(game: Game, bet: Bet) -> int | float:
    """The odds of a bet; of a Lucky Ball area those without a boost."""
    if game.lucky is not None and bet.kind is Kind.LUCKY_BALL:
        return game.lucky.standard[bet.name.partition(":")[2]]
    return plain_odds(game.odds[bet.kind])


def _calls(game: Game) -> Iterable[shapes.CallDescription]:
    kinds = frozenset(kind for kind in game.calls if isinstance(kind, CallKind))
    for call in all_calls(kinds, game.wheel):
        if refuse_bet(game, call) is None:
            yield _call(game, call)


def _call(game: Game, call: Call) -> shapes.CallDescription:
    rule, pieces, held = game.calls[call.kind], game.pieces(call), game.held(call.name)
    covered = in_order({pocket for piece in pieces for pocket in piece.bet.numbers})
    return shapes.CallDescription(
        bet=call.name,
        kind=call.kind,
        title=bet_name(game, call.name),
        centre=call.centre or "",
        numbers=covered,
        pieces=tuple(shapes.PieceDescription(bet=p.bet.name, pieces=p.pieces) for p in pieces),
        cost=held.cost if held else sum(piece.pieces for piece in pieces),
        by_player=Role.PLAYER in rule.roles,
        held=rule.held,
        whole=rule.shares > 1,
        shares=rule.shares,
        clauses=rule.clauses,
    )


def _beside(game: Game, bet: Bet) -> shapes.BesideDescription:
    rule = game.call_rule(bet)
    return shapes.BesideDescription(
        bet=bet.name,
        kind=bet.kind,
        name=bet_name(game, bet.name),
        numbers=tuple(bet.numbers),
        pays=pays(game, bet),
        by_player=rule is not None and Role.PLAYER in rule.roles,
        clauses=_each(game.odds_clauses.get(bet.kind, ()), rule.clauses if rule else ()),
    )


def _odds(game: Game) -> Iterable[shapes.OddsDescription]:
    offered = {bet.kind for bet in game.bets.values()}
    for kind in Kind:
        if kind in offered and kind is not Kind.LUCKY_BALL:
            yield shapes.OddsDescription(
                kind=kind,
                name=kind_name(game, kind),
                pays=plain_odds(game.odds[kind]),
                clauses=game.odds_clauses.get(kind, ()),
            )


def _lucky(game: Game) -> shapes.LuckyDescription | None:
    lucky = game.lucky
    if lucky is None:
        return None
    areas = tuple(
        shapes.LuckyAreaDescription(
            bet=f"{Kind.LUCKY_BALL}:{colour}",
            colour=colour,
            name=bet_name(game, f"{Kind.LUCKY_BALL}:{colour}"),
            pays=lucky.standard[colour],
        )
        for colour in LUCKY_COLOURS
    )
    return shapes.LuckyDescription(
        areas=areas,
        boosts={boost: dict(odds) for boost, odds in lucky.boosts.items()},
        clauses=_each(lucky.numbers_clauses, lucky.standard_clauses),
        boost_clauses={boost: tuple(cited) for boost, cited in lucky.boost_clauses.items()},
    )


def _displays(game: Game) -> tuple[shapes.DisplayDescription, ...]:
    return tuple(
        shapes.DisplayDescription(screen=each.screen, shows=each.shows, clauses=each.clauses)
        for each in game.displays
    )


def _ground(
    ground: str, roles: Iterable[Role], clauses: tuple[str, ...], *, needs_text: bool = False
) -> shapes.GroundDescription:
    return shapes.GroundDescription(
        ground=ground, needs_text=needs_text, roles=_roles(roles), clauses=clauses
    )


def _no_spins(game: Game) -> tuple[shapes.GroundDescription, ...]:
    return tuple(
        _ground(ground, rule.roles, rule.clauses, needs_text=rule.needs_text)
        for ground, rule in game.no_spins.items()
    )


def _voids(game: Game) -> tuple[shapes.GroundDescription, ...]:
    return tuple(
        _ground(ground, rule.power.roles, rule.power.clauses) for ground, rule in game.voids.items()
    )


def _invalidations(game: Game) -> tuple[shapes.GroundDescription, ...]:
    return tuple(
        _ground(ground, power.roles, power.clauses, needs_text=ground in game.described)
        for ground, power in game.invalidations.items()
    )


def _malfunctions(game: Game) -> tuple[shapes.MalfunctionDescription, ...]:
    return tuple(_malfunction(scope, rule) for scope, rule in game.malfunctions.items())


def _malfunction(scope: str, rule: MalfunctionRule) -> shapes.MalfunctionDescription:
    return shapes.MalfunctionDescription(
        scope=scope,
        grounds=tuple(
            _ground(
                ground,
                power.roles or rule.roles,
                power.clauses,
                needs_text=ground in rule.described,
            )
            for ground, power in rule.grounds.items()
        ),
        roles=_roles(rule.roles),
        restore_roles=_roles(rule.restore_roles or rule.roles),
        reach=rule.reach,
        gate=rule.gate,
        hold_hours=rule.hold_hours,
        clauses=_each(
            rule.before_clauses, rule.confirmed_clauses, rule.void_clauses, rule.gate_clauses
        ),
    )


def _colour_checks(game: Game) -> shapes.ColourChecksDescription | None:
    rule = game.colours
    if rule is None:
        return None
    return shapes.ColourChecksDescription(
        value_defaults=rule.value_defaults,
        same_value=rule.same_value,
        several_roles=_roles(rule.several_roles),
        elsewhere_roles=_roles(rule.elsewhere_roles),
        clauses=_each(rule.value_clauses, rule.same_colour_clauses, rule.table_clauses),
    )


def _roles(roles: Iterable[Role]) -> tuple[str, ...]:
    return tuple(sorted(roles))


def _each(*groups: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(clause for group in groups for clause in group))

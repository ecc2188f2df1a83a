"""Steps as commands: each verb of the format, and who does it when nobody is named."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from croupier.core.money import Money, parse_money
from croupier.core.roles import Role, lowest
from croupier.roulette.bets import Kind
from croupier.roulette.game import Game
from croupier.roulette.notation import NotationError, parse_bet
from croupier.roulette.pockets import Pocket, parse_pocket
from croupier.roulette.register import Ball
from croupier.scenario.read import NotAScenario, parse_duration
from croupier.table import chip_commands as k
from croupier.table import commands as c
from croupier.table import floor_commands as f
from croupier.table import order_commands as o
from croupier.table import supply_commands as s
from croupier.table.declare import Command
from croupier.table.state import Table


@dataclass(frozen=True, slots=True)
class Acting:
    """Who acts, and when."""

    by: Role
    at: int


Words = Mapping[str, Any]
Maker = Callable[[Words, Acting], Command]


def make_command(verb: str, words: Words, acting: Acting) -> Command:
    """The command behind a step; NotAScenario where the step lacks a word."""
    maker = _MAKERS.get(verb)
    if maker is None:
        raise NotAScenario(f"no step {verb!r}; there is {', '.join(_MAKERS)}")
    try:
        return maker(words, acting)
    except KeyError as error:
        raise NotAScenario(f"{verb} needs {error.args[0]}") from error


def _pocket(value: Any) -> Pocket:
    # A number that is on no wheel goes through as it stands, for the table to refuse.
    return parse_pocket(value) or Pocket(str(value))


def _money(value: Any) -> Money:
    return parse_money(value)


def _ball(words: Words) -> Ball:
    return Ball(
        diameter_mm=Decimal(str(words["mm"])),
        material=str(words["material"]),
        metallic=bool(words.get("metallic", False)),
        sphere=bool(words.get("sphere", True)),
    )


def _optional_money(words: Words, key: str) -> Money | None:
    return None if words.get(key) is None else parse_money(words[key])


def _round(words: Words) -> int:
    """The round that a step names; 0 where it leaves that to the table."""
    return int(words.get("round") or 0)


def _player(kind: Callable[..., Command]) -> Maker:
    return lambda w, a: kind(by=a.by, at=a.at, player=str(w["player"]))


def _bare(kind: Callable[..., Command]) -> Maker:
    return lambda w, a: kind(by=a.by, at=a.at)


def _taking(kind: Callable[..., Command]) -> Maker:
    return lambda w, a: kind(
        by=a.by,
        at=a.at,
        player=str(w["player"]),
        bet=str(w["bet"]),
        stake=_optional_money(w, "stake"),
        **({"to": str(w["to"])} if "to" in w else {}),
    )


def _limits(w: Words, a: Acting) -> Command:
    return c.ChangeLimits(
        by=a.by,
        at=a.at,
        min=_money(w["min"]),
        max=_money(w["max"]),
        unit=_optional_money(w, "unit"),
    )


def _announced(w: Words, a: Acting) -> Command:
    return c.AnnounceLimits(
        by=a.by,
        at=a.at,
        min=_money(w["min"]),
        max=_money(w["max"]),
        unit=_optional_money(w, "unit"),
        effective_at=a.at + parse_duration(w.get("at", "0s")),
    )


_MAKERS: dict[str, Maker] = {
    "join": lambda w, a: c.Join(
        by=a.by,
        at=a.at,
        player=str(w["player"]),
        card=str(w.get("card", "valid")),
        guest=bool(w.get("guest", False)),
    ),
    "buy-in": lambda w, a: c.BuyIn(
        by=a.by,
        at=a.at,
        player=str(w["player"]),
        amount=_money(w["amount"]),
        tender=None if w.get("with") is None else str(w["with"]),
    ),
    "cash-out": lambda w, a: c.CashOut(
        by=a.by, at=a.at, player=str(w["player"]), ticket=str(w.get("ticket", ""))
    ),
    "leave": lambda w, a: c.Leave(
        by=a.by,
        at=a.at,
        player=str(w["player"]),
        ticket=str(w.get("ticket", "")),
        disrupting=bool(w.get("disrupting", a.by is not Role.PLAYER)),
    ),
    "open-betting": _bare(c.OpenBetting),
    "place": lambda w, a: c.PlaceWager(
        by=a.by,
        at=a.at,
        player=str(w["player"]),
        bet=str(w["bet"]),
        stake=_money(w["stake"]),
        tokens=w.get("with") == "token",
        pad=bool(w.get("pad", True)),
    ),
    "call-bet": lambda w, a: c.CallBet(
        by=a.by,
        at=a.at,
        player=str(w["player"]),
        bet=str(w["bet"]),
        stake=_money(w["stake"]),
        tender=None if w.get("with") is None else str(w["with"]),
    ),
    "remove": _taking(c.RemoveWager),
    "move": _taking(c.MoveWager),
    "reposition": _taking(c.RepositionWager),
    "clear": _player(c.ClearWagers),
    "undo": _player(c.UndoWager),
    "repeat": _player(c.RepeatWagers),
    "spin": lambda w, a: c.SpinBall(
        by=a.by,
        at=a.at,
        direction=str(w.get("direction", "")),
        revolutions=None if w.get("revolutions") is None else int(w["revolutions"]),
        wheel_moving=None if w.get("wheel_moving") is None else bool(w["wheel_moving"]),
        mechanical=bool(w.get("mechanical", False)),
        presser=str(w.get("player", "")),
        source=str(w.get("source", "")),
    ),
    "final-bets": _bare(c.CallFinalBets),
    "no-more-bets": lambda w, a: c.CloseBetting(
        by=a.by, at=a.at, means=str(w.get("means", "call"))
    ),
    "result": lambda w, a: c.EnterResult(by=a.by, at=a.at, pocket=_pocket(w["number"])),
    # A story that only names the ground has described it by that name.
    "no-spin": lambda w, a: c.CallNoSpin(
        by=a.by,
        at=a.at,
        reason=str(w["reason"]),
        text=str(w.get("text", w["reason"])),
        round_no=_round(w),
    ),
    "lucky-numbers": lambda w, a: c.DrawLuckyNumbers(
        by=a.by, at=a.at, numbers={str(colour): _pocket(n) for colour, n in w.items()}
    ),
    "lucky-boost": lambda w, a: c.DrawLuckyBoost(
        by=a.by, at=a.at, colour=str(w["colour"]), odds=str(w["odds"])
    ),
    "correct-result": lambda w, a: c.CorrectResult(
        by=a.by, at=a.at, pocket=_pocket(w["number"]), round_no=_round(w)
    ),
    "malfunction": lambda w, a: c.ReportMalfunction(
        by=a.by,
        at=a.at,
        scope=str(w["scope"]),
        player=None if w.get("player") is None else str(w["player"]),
        confirmed=bool(w.get("confirmed", True)),
        ground=str(w.get("ground", "")),
        text=str(w.get("text", "")),
    ),
    "restore": lambda w, a: c.RestoreEquipment(
        by=a.by,
        at=a.at,
        scope=str(w["scope"]),
        player=None if w.get("player") is None else str(w["player"]),
        removed=bool(w.get("removed", False)),
    ),
    "invalidate": lambda w, a: c.InvalidateOutcome(
        by=a.by,
        at=a.at,
        reason=str(w["reason"]),
        text=str(w.get("text", w["reason"])),
        forfeit=frozenset(str(player) for player in w.get("forfeit", ())),
        round_no=_round(w),
    ),
    "void-wagers": lambda w, a: c.VoidWagers(
        by=a.by,
        at=a.at,
        player=str(w["player"]),
        reason=str(w.get("reason", "")),
        round_no=_round(w),
    ),
    "refuse-wager": lambda w, a: c.RefuseWager(
        by=a.by,
        at=a.at,
        player=str(w["player"]),
        bet=str(w["bet"]),
        reason=str(w.get("reason", "")),
    ),
    "personal-limits": lambda w, a: c.SetPersonalLimits(
        by=a.by,
        at=a.at,
        player=str(w["player"]),
        min=_optional_money(w, "min"),
        max=_optional_money(w, "max"),
        kinds=frozenset(str(kind) for kind in w.get("bets", ())),
    ),
    "announce-limits": _announced,
    "change-limits": _limits,
    "announce-close": lambda w, a: c.AnnounceClose(
        by=a.by, at=a.at, effective_at=a.at + parse_duration(w.get("at", "0s"))
    ),
    "close-table": _bare(c.CloseTable),
    "dispute": lambda w, a: c.OpenDispute(
        by=a.by, at=a.at, player=str(w["player"]), text=str(w.get("text", ""))
    ),
    "hold": lambda w, a: c.HoldClaim(
        by=a.by, at=a.at, player=str(w["player"]), amount=_money(w["amount"])
    ),
    "release": lambda w, a: c.ReleaseClaim(
        by=a.by, at=a.at, player=str(w["player"]), pay=bool(w.get("pay", True))
    ),
    "colour": lambda w, a: k.IssueColour(
        by=a.by,
        at=a.at,
        player=str(w["player"]),
        colour=str(w["colour"]),
        value=_optional_money(w, "value"),
        count=int(w["count"]),
        consent=bool(w.get("consent", False)),
        waiting=bool(w.get("waiting", False)),
    ),
    "colour-out": lambda w, a: k.RedeemColour(
        by=a.by, at=a.at, player=str(w["player"]), colour=str(w["colour"]), count=int(w["count"])
    ),
    "foreign-colour": lambda w, a: k.RedeemForeignColour(
        by=a.by,
        at=a.at,
        player=str(w["player"]),
        issued_at=str(w["table"]),
        issuer_closed=bool(w.get("closed", False)),
        colour=str(w["colour"]),
        count=int(w["count"]),
        issued_value=_optional_money(w, "value"),
        lowest_minimum=_optional_money(w, "lowest_minimum"),
    ),
    "count-float": lambda w, a: k.CountFloat(
        by=a.by, at=a.at, moment=str(w["moment"]), amount=_money(w["amount"])
    ),
    "fill": lambda w, a: k.FillFloat(by=a.by, at=a.at, amount=_money(w["amount"])),
    "credit": lambda w, a: k.CreditFloat(by=a.by, at=a.at, amount=_money(w["amount"])),
    "record-mistake": lambda w, a: k.RecordMistake(
        by=a.by,
        at=a.at,
        player=str(w["player"]),
        amount=_money(w["amount"]),
        round_no=int(w.get("round", 1)),
        suspected=bool(w.get("suspected", False)),
        attempted=bool(w.get("attempted", False)),
        identified=bool(w.get("identified", False)),
        rectified=_optional_money(w, "rectified") or Money(0),
        text=str(w.get("text", "")),
    ),
    "designate": lambda w, a: s.DesignatePlayer(
        by=a.by, at=a.at, player=str(w["player"]), allowed=bool(w.get("allowed", True))
    ),
    "change-ball": lambda w, a: s.ChangeBall(by=a.by, at=a.at, ball=_ball(w)),
    "confirm": lambda w, a: c.ConfirmTask(
        by=a.by,
        at=a.at,
        task=str(w["task"]),
        player=str(w.get("player", "")),
        pocket=None if w.get("number") is None else _pocket(w["number"]),
    ),
    "resolve": lambda w, a: f.ResolveDispute(
        by=a.by,
        at=a.at,
        dispute=int(w.get("dispute", 1)),
        decision=str(w.get("decision", "")),
        final=bool(w.get("final", False)),
        agreed=bool(w.get("agreed", True)),
        inspector_told=bool(w.get("inspector_told", False)),
    ),
    "exclude": lambda w, a: f.ExcludePlayer(
        by=a.by, at=a.at, player=str(w["player"]), reason=str(w.get("reason", ""))
    ),
    "refuse-credit": lambda w, a: f.RefuseCredit(
        by=a.by,
        at=a.at,
        player=str(w["player"]),
        amount=_money(w["amount"]),
        text=str(w.get("text", "")),
    ),
    "flag-result": lambda w, a: f.FlagResult(by=a.by, at=a.at, pocket=_pocket(w["number"])),
    "call-supervisor": lambda w, a: f.CallSupervisor(by=a.by, at=a.at, text=str(w.get("text", ""))),
    "call-attendant": lambda w, a: f.CallAttendant(
        by=a.by, at=a.at, player=str(w["player"]), on=bool(w.get("on", True))
    ),
    "message": lambda w, a: f.TellPlayers(
        by=a.by, at=a.at, text=str(w["text"]), player=str(w.get("player", ""))
    ),
    "handover": lambda w, a: f.HandOver(by=a.by, at=a.at, dealer=str(w["dealer"])),
    "require-colours": lambda w, a: o.RequireColours(by=a.by, at=a.at, on=bool(w.get("on", True))),
    "limit-players": lambda w, a: o.LimitPlayers(by=a.by, at=a.at, players_max=int(w["max"])),
    "wagering-period": lambda w, a: o.SetWageringPeriod(
        by=a.by, at=a.at, seconds=parse_duration(w["seconds"]) // 1000
    ),
    "override": lambda w, a: o.OverrideSettlement(
        by=a.by,
        at=a.at,
        player=str(w["player"]),
        bet=str(w["bet"]),
        to=str(w["to"]),
        stake=_optional_money(w, "stake"),
        reason=str(w.get("reason", "")),
    ),
    "extra-spin": lambda w, a: f.OrderExtraSpins(
        by=a.by, at=a.at, count=None if w.get("count") is None else int(w["count"])
    ),
}


def usual_role(verb: str, words: Words, table: Table) -> Role:
    """The lowest role that the rulebook lets do a step."""
    game = table.game
    roles = _own_roles(verb, words, table)
    if not roles:
        power = game.powers.get(verb)
        roles = power.roles if power else frozenset({Role.DEALER})
    return lowest(roles)


def _own_roles(verb: str, words: Words, table: Table) -> frozenset[Role]:
    game = table.game
    if verb in ("place", "move", "repeat"):
        return _wagering_roles(words, table)
    seat = table.seats.get(str(words.get("player")))
    if seat and seat.guest and verb in ("remove", "clear", "undo", "cash-out"):
        return frozenset({Role.DEALER})
    if verb == "resolve" and words.get("final") and (last := game.powers.get("final-decision")):
        return last.roles
    if verb == "spin":
        return game.spin.roles - {Role.PLAYER}
    if verb == "restore" and (broken := game.malfunctions.get(str(words.get("scope")))):
        return broken.restore_roles
    if verb == "no-spin" and (ground := game.no_spins.get(str(words.get("reason")))):
        return ground.roles
    if verb == "correct-result" and game.correction:
        return game.correction.roles
    if verb == "malfunction" and (fault := game.malfunctions.get(str(words.get("scope")))):
        return fault.roles
    if verb == "invalidate" and (power := game.invalidations.get(str(words.get("reason")))):
        return power.roles
    if verb == "void-wagers":
        rule = game.voids.get(str(words.get("reason"))) or game.voids.get("*")
        return rule.power.roles if rule else frozenset()
    if verb in ("hold", "release"):
        return frozenset({Role.OPERATOR})
    if verb == "confirm":
        named = [w.task.roles for w in table.tasks if w.task.name == words.get("task")]
        return named[0] if named else frozenset()
    return frozenset()


def _wagering_roles(words: Words, table: Table) -> frozenset[Role]:
    """A player lays wagers; the dealer lays what only a dealer may, and a guest's."""
    seat = table.seats.get(str(words.get("player")))
    if seat and seat.guest:
        return frozenset({Role.DEALER})
    rule = _call_rule(str(words.get("to", words.get("bet", ""))), table.game)
    return rule or frozenset({Role.PLAYER})


def _call_rule(text: str, game: Game) -> frozenset[Role]:
    try:
        bet = parse_bet(text)
    except NotationError:
        return frozenset()
    rule = game.call_rule(bet)
    return rule.roles if rule and bet.kind is not Kind.STRAIGHT else frozenset()

#!/usr/bin/env python3
"""Check an exported log of a roulette house, with nothing but this file and Python.

    python verify_log.py EXPORT [--key KEY]... [--anchors FILE]...

EXPORT is what `croupier proof export` writes; the page "The form of an exported log" says what is
in it. The program checks the chain, the signed heads, every amount at every table, every ticket,
and every line of every result against the rules in the export.

How far that goes: it shares no code with the house, but the same project wrote both, and a mistake
in what they have in common is found by neither. It takes wheel, odds and rules from the export and
cannot say whether they are those of the rulebook. A round that was put right after another had
begun is checked for its sums, not line by line. Times, spins, counts and clauses are not read.
"""

import argparse
import base64
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

# ---- signatures: Ed25519, RFC 8032 ---------------------------------------------------------------

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
Point = tuple[int, int, int, int]


def _add(a: Point, b: Point) -> Point:
    e = (a[1] - a[0]) * (b[1] - b[0]) % P
    f = (a[1] + a[0]) * (b[1] + b[0]) % P
    g = 2 * a[3] * b[3] * D % P
    h = 2 * a[2] * b[2] % P
    return (
        (f - e) * (h - g) % P,
        (h + g) * (f + e) % P,
        (h - g) * (h + g) % P,
        (f - e) * (f + e) % P,
    )


def _times(n: int, point: Point) -> Point:
    result: Point = (0, 1, 1, 0)
    while n:
        if n & 1:
            result = _add(result, point)
        point, n = _add(point, point), n >> 1
    return result


def _point(raw: bytes) -> Point | None:
    y = int.from_bytes(raw, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if (x * x - square) % P or (not x and sign):
        return None
    x = P - x if x & 1 != sign else x
    return (x, y, 1, x * y % P)


_BASE_Y = 4 * pow(5, P - 2, P) % P
_BASE = _point((_BASE_Y).to_bytes(32, "little"))


def signature_holds(public: bytes, message: bytes, signature: bytes) -> bool:
    if len(public) != 32 or len(signature) != 64 or _BASE is None:
        return False
    a, r = _point(public), _point(signature[:32])
    s = int.from_bytes(signature[32:], "little")
    if a is None or r is None or s >= ORDER:
        return False
    h = int.from_bytes(hashlib.sha512(signature[:32] + public + message).digest(), "little") % ORDER
    left, right = _times(s, _BASE), _add(r, _times(h, a))
    same_x = (left[0] * right[2] - right[0] * left[2]) % P == 0
    return same_x and (left[1] * right[2] - right[1] * left[2]) % P == 0


# ---- records, tree and heads ---------------------------------------------------------------------


class Fault(Exception):
    """Something in the log is not as it should be."""


def check(condition: bool, text: str) -> None:
    if not condition:
        raise Fault(text)


def record_hash(record: dict[str, Any]) -> bytes:
    texts = [str(record["number"]), record["stream"], str(record["version"]), str(record["at"])]
    texts += [record[name] for name in ("actor", "cause", "key", "kind")]
    fields = [text.encode() for text in texts]
    fields += [base64.b64decode(record["payload"]), bytes.fromhex(record["previous"])]
    request, answer = bytes.fromhex(record["request"]), bytes.fromhex(record["answer"])
    fields += [request, answer] if request or answer else []
    return hashlib.sha256(b"".join(len(f).to_bytes(8, "big") + f for f in fields)).digest()


class Tree:
    """A Merkle tree by RFC 9162 that grows leaf by leaf."""

    def __init__(self) -> None:
        self.size, self.peaks = 0, list[bytes]()

    def add(self, leaf: bytes) -> None:
        node, size = hashlib.sha256(b"\0" + leaf).digest(), self.size
        while size & 1:
            node, size = hashlib.sha256(b"\1" + self.peaks.pop() + node).digest(), size >> 1
        self.peaks.append(node)
        self.size += 1

    def root(self) -> bytes:
        node = self.peaks[-1]
        for peak in reversed(self.peaks[:-1]):
            node = hashlib.sha256(b"\1" + peak + node).digest()
        return node


def read_key(text: str) -> tuple[str, bytes, bytes]:
    """Name, id and public key of a key as it is written: name+id+base64."""
    name, key_id, raw = text.strip().split("+", 2)
    whole = base64.b64decode(raw)
    check(whole[:1] == b"\x01" and len(whole) == 33, f"{text} is no Ed25519 key of a log")
    wanted = hashlib.sha256(name.encode() + b"\n" + whole).digest()[:4]
    check(wanted.hex() == key_id, f"{text} does not have the id {key_id}")
    return name, wanted, whole[1:]


class Heads:
    """Signed heads, by the number of records that they cover."""

    def __init__(self, notes: list[str], keys: list[str]) -> None:
        self.keys = [read_key(key) for key in keys]
        self.pinned, self.met, self.due = bool(keys), 0, dict[int, list[str]]()
        for note in dict.fromkeys(notes):
            self.due.setdefault(int(note.split("\n")[1]), []).append(note)
        self.closed: tuple[int, int] = (0, 0)
        self.states: list[tuple[int, int, str]] = []

    def compare(self, tree: Tree, last: bytes, origin: str) -> None:
        for note in self.due.pop(tree.size, []):
            text, _, signed = note.rpartition("\n\n")
            text += "\n"
            check(self._signed(text, signed), f"a head of {tree.size} is not signed by the key")
            lines = text.split("\n")
            check(lines[0] == origin, f"a head of {lines[0]}, and this log is {origin}")
            root = base64.b64decode(lines[2])
            check(root == tree.root(), f"the log of {tree.size} is not the one that was signed")
            check(lines[3] == f"last {last.hex()}", f"record {tree.size} is not the one signed")
            self.states.append((int(lines[4].removeprefix("at ")), tree.size, lines[5]))
            self.met += 1

    def _signed(self, text: str, lines: str) -> bool:
        for line in lines.splitlines():
            name, _, raw = line.removeprefix("— ").partition(" ")
            signature = base64.b64decode(raw)
            for known, key_id, public in self.keys:
                named = (known, key_id) == (name, signature[:4])
                if named and signature_holds(public, text.encode(), signature[4:]):
                    return True
        return False

    def finish(self, size: int) -> None:
        check(not self.due, f"{max(self.due, default=0)} records were signed, and {size} are here")
        check(self.met > 0 or not self.keys, "the log is signed, and no signed head is here")
        closed = None
        for _, covered, state in [*sorted(self.states), (0, size, "end")]:
            if closed is not None:
                check(covered <= closed, f"records after {closed} came while the house was closed")
            closed = covered if state == "closed" else None


# ---- bets, by their names ------------------------------------------------------------------------

INSIDE = ("straight", "split", "street", "corner", "five-line", "six-line", "asian-neighbour")


def is_red(n: int) -> bool:
    return n in (1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36)


def covers(bet: str, pocket: str) -> bool:
    """Whether a bet on the layout wins on a number."""
    kind, _, rest = bet.partition(":")
    if kind in INSIDE:
        return pocket in rest.split("-")
    if not pocket.isdigit() or pocket in ("0", "00"):
        return False
    n = int(pocket)
    simple = {
        "low": n <= 18,
        "high": n >= 19,
        "even": n % 2 == 0,
        "odd": n % 2 == 1,
        "red": is_red(n),
        "black": not is_red(n),
    }
    if kind == "dozen":
        return (n - 1) // 12 + 1 == int(rest)
    if kind == "column":
        return n % 3 == int(rest) % 3
    if kind == "two-dozens":
        return str((n - 1) // 12 + 1) in rest.split("-")
    if kind == "two-columns":
        return str((n - 1) % 3 + 1) in rest.split("-")
    return simple.get(kind, False)


class Rules:
    """The rules of one table, as the export has them."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.given = given
        self.wheel, self.odds = given["wheel"], given["odds"]
        self.areas, self.pieces = given["areas"], given["pieces"]
        self.lucky = given["lucky"]
        #: Where a zero halves stakes: the kinds of bets, and whether they may stay in prison.
        self.zero = given.get("zero")

    def cost(self, bet: str) -> int:
        """What one of a wager's stake costs in all."""
        return int(self.given["costs"].get(bet, 1))

    def spot_odds(self, spot: str, pocket: str, drawn: "Drawn") -> Fraction:
        spot = self.areas.get(spot, spot)
        kind, _, colour = spot.partition(":")
        if kind == "lucky-ball":
            if not self.lucky or drawn.numbers.get(colour) != pocket:
                return Fraction(0)
            if drawn.boost and drawn.boost[0] == colour:
                return Fraction(self.lucky["boosts"][drawn.boost[1]][colour])
            return Fraction(self.lucky["standard"][colour])
        return Fraction(self.odds.get(kind, 0) if covers(spot, pocket) else 0)

    def most(self, bet: str, stake: int, pocket: str, drawn: "Drawn") -> Fraction:
        """The most that a wager can win."""
        if bet not in self.pieces:
            return stake * self.spot_odds(bet, pocket, drawn)
        pieces, shares = self.pieces[bet], self.given["shares"].get(bet.partition(":")[0], 1)
        if shares > 1:
            share = stake // int(shares)
            return max(share * self.spot_odds(spot, pocket, drawn) for spot, _ in pieces)
        one = stake // max(1, sum(count for _, count in pieces))
        parts = (one * int(count) * self.spot_odds(spot, pocket, drawn) for spot, count in pieces)
        return sum(parts, Fraction(0))


class Drawn:
    def __init__(self) -> None:
        self.numbers: dict[str, str] = {}
        self.boost: tuple[str, str] | None = None


# ---- tables --------------------------------------------------------------------------------------

PLAYER, BET, STAKE, WIN, RETURNED, STANDS, VOID = range(7)


class Seat:
    def __init__(self, balance: int = 0, owed: int = 0) -> None:
        self.balance, self.held, self.tokens, self.owed = balance, 0, 0, owed
        self.wagers: Counter[str] = Counter()
        self.strays: Counter[str] = Counter()
        self.token_wagers = 0


class Table:
    """One table: seats, house and rounds from the facts alone."""

    def __init__(self, name: str, opening: dict[str, Any], rules: Rules) -> None:
        check(opening["table"] == name, f"it opens {opening['table']}")
        self.name, self.rules = name, rules
        self.chip = opening["limits"]["smallest_chip"]
        self.range = opening["limits"]["table"]
        self.per_bet = opening["limits"]["per_bet"]
        self.plain = True
        self.seats: dict[str, Seat] = {}
        self.away: dict[str, int] = {}
        self.house = self.rounds = self.settled = 0
        self.drawn = Drawn()
        #: Zeros that each stake in prison has met, now and before the last number.
        self.prison: dict[tuple[str, str], int] = {}
        self.before: dict[tuple[str, str], int] = {}
        self.is_last = self.was_last = False
        self.last_round = 0

    def take(self, kind: str, e: dict[str, Any]) -> None:
        handler = getattr(self, f"on_{kind}", None)
        if handler is not None:
            handler(e)

    def seat(self, player: str) -> Seat:
        check(player in self.seats, f"{player} is not at the table")
        return self.seats[player]

    def on_PlayerJoined(self, e: dict[str, Any]) -> None:
        if e["player"] not in self.seats:
            owed = self.away.pop(e["player"], 0)
            due = max(0, -owed)
            check(e.get("repaid", 0) == due, f"{e.get('repaid', 0)} is repaid, and {due} is due")
            self.seats[e["player"]] = Seat(due, max(0, owed))

    def on_PlayerLeft(self, e: dict[str, Any]) -> None:
        seat = self.seat(e["player"])
        there = seat.balance + sum(seat.wagers.values())
        check(there == 0, f"{e['player']} leaves with {there} still at the table")
        if seat.held:
            # An amount withheld stays behind its owner, and the seat with it.
            return
        if seat.owed:
            self.away[e["player"]] = seat.owed
        del self.seats[e["player"]]

    def on_BoughtIn(self, e: dict[str, Any]) -> None:
        check(e["amount"] > 0, f"a buy-in of {e['amount']}")
        self.seat(e["player"]).balance += e["amount"]
        self.seat(e["player"]).tokens += e["amount"] if e["tokens"] else 0

    def on_CashedOut(self, e: dict[str, Any]) -> None:
        seat = self.seat(e["player"])
        in_tokens = e["payment"] == "tokens"
        whole = seat.tokens if in_tokens else seat.balance - seat.tokens
        check(0 < e["amount"] == whole, f"{e['amount']} is cashed out of {whole}")
        seat.balance -= e["amount"]
        seat.tokens -= e["amount"] if in_tokens else 0

    def on_WagersChanged(self, e: dict[str, Any]) -> None:
        seat = self.seat(e["player"])
        for change in e["changes"]:
            self._change(seat, change)
        check(seat.balance >= seat.tokens >= 0, f"{e['player']} lays more than is there")

    def on_StrayWagerLaid(self, e: dict[str, Any]) -> None:
        seat = self.seat(e["player"])
        self._change(seat, e["change"])
        seat.strays[e["change"][0]] += e["change"][1]

    on_StrayWagerLifted = on_StrayWagerLaid

    def _change(self, seat: Seat, change: list[Any]) -> None:
        bet, stake, cost, token = [*change, 0][:4]
        check(cost == stake * self.rules.cost(bet), f"{stake} on {bet} does not cost {cost}")
        seat.balance -= cost
        seat.tokens -= token
        seat.token_wagers += token
        seat.wagers[bet] += cost
        check(seat.wagers[bet] >= 0, f"more comes up from {bet} than lay there")

    def on_BettingOpened(self, e: dict[str, Any]) -> None:
        due = self.rounds + (0 if e["respin"] else 1)
        check(e["round_no"] == due, f"round {e['round_no']} where {due} is due")
        self.rounds, self.drawn = due, Drawn()

    def on_BallSpun(self, e: dict[str, Any]) -> None:
        self.drawn = Drawn()

    def on_LuckyNumbersDrawn(self, e: dict[str, Any]) -> None:
        self.drawn.numbers = e["numbers"]

    def on_LuckyBoostDrawn(self, e: dict[str, Any]) -> None:
        self.drawn.boost = (e["colour"], e["odds"])

    def on_LimitsChanged(self, e: dict[str, Any]) -> None:
        self.range = e["range"]

    def on_PersonalLimitsSet(self, e: dict[str, Any]) -> None:
        self.plain = False

    def on_RoundSettled(self, e: dict[str, Any]) -> None:
        check(e["pocket"] in self.rules.wheel, f"{e['pocket']} is not on this wheel")
        lying = {
            (player, bet): cost
            for player, seat in self.seats.items()
            for bet, cost in seat.wagers.items()
            if cost
        }
        laid: Counter[tuple[str, str]] = Counter()
        self.before, self.was_last, self.is_last = self.prison, self.is_last, False
        for line in e["lines"]:
            laid[line[PLAYER], line[BET]] += line[STAKE]
            self._judge(line, e["pocket"])
        self.prison = {}
        self._imprison(e, e["pocket"])
        self.last_round = self.rounds
        check(dict(laid) == lying, "the lines are not the wagers that lay there")
        for player in {line[PLAYER] for line in e["lines"]}:
            self.seats[player].wagers.clear()
            self.seats[player].strays.clear()
        for line in e["lines"]:
            self._pay(line)
        self._move_tokens(e)
        self.settled += 1

    def _judge(self, line: list[Any], pocket: str) -> None:
        """A line of a result: won or lost by the number, paid by the odds."""
        what = f"{line[PLAYER]}'s {line[STAKE]} on {line[BET]} on {pocket}"
        if line[VOID]:
            check(not line[WIN] and line[RETURNED] == line[STAKE], f"{what}: void and not whole")
            stray = self.seats[line[PLAYER]].strays[line[BET]] > 0
            check(stray or not self._is_plain(line), f"{what} is within its limits, and void")
            return
        if (due := self._halved(line, pocket)) is not None:
            stands = [[line[BET], due]] if due and self._stays(line, pocket) else []
            check(not line[WIN] and line[RETURNED] == due, f"{what} is worth {due}")
            check([list(each) for each in line[STANDS]] == stands, f"{what} leaves {line[STANDS]}")
            return
        most = self.rules.most(line[BET], line[STAKE], pocket, self.drawn)
        up = -(-most // self.chip) * self.chip
        check(0 <= line[WIN] <= up, f"{what} wins {line[WIN]}, and {most} is right")
        check(0 <= line[RETURNED] <= line[STAKE], f"{what} keeps {line[RETURNED]}")
        if self._is_plain(line) and most % self.chip == 0:
            check(line[WIN] == most, f"{what} wins {line[WIN]}, and {most} is right")
            check(not most or line[RETURNED] == line[STAKE], f"{what} wins and keeps no stake")
            check(bool(most or not line[RETURNED]), f"{what} loses and keeps {line[RETURNED]}")

    def _halved(self, line: list[Any], pocket: str) -> int | None:
        """What a stake is worth that a zero halves now or has halved before; None for others."""
        zero, key = self.rules.zero, (line[PLAYER], line[BET])
        met = self.before.get(key, 0)
        if not zero or line[BET].partition(":")[0] not in zero["kinds"]:
            return None
        if pocket in ("0", "00"):
            stays = zero["prison"] and not self.was_last
            return line[STAKE] if stays else self._share(line[STAKE], met + 1)
        if not met:
            return None
        if not covers(line[BET], pocket):
            return 0
        return line[STAKE] if met == 1 else line[STAKE] // (self.chip << met - 1) * self.chip

    def _stays(self, line: list[Any], pocket: str) -> bool:
        zero = self.rules.zero
        return pocket not in ("0", "00") or bool(zero and zero["prison"] and not self.was_last)

    def _share(self, stake: int, zeros: int) -> int:
        return min(stake, -(-stake // (self.chip << zeros)) * self.chip)

    def _imprison(self, e: dict[str, Any], pocket: str) -> None:
        """The stakes that an event says are in prison are those that its zero left there."""
        said = {(player, bet): zeros for player, bet, zeros in e.get("prison", ())}
        kinds = self.rules.zero["kinds"] if self.rules.zero else ()
        left = {
            (line[PLAYER], line[BET]): self.before.get((line[PLAYER], line[BET]), 0) + 1
            for line in e["lines"]
            if pocket in ("0", "00") and line[STANDS] and line[BET].partition(":")[0] in kinds
        }
        check(said == left, f"{sorted(said)} are said to be in prison, and {sorted(left)} are")
        self.prison |= said

    def on_LastSpinAnnounced(self, e: dict[str, Any]) -> None:
        self.is_last = True

    def on_StakeShared(self, e: dict[str, Any]) -> None:
        seat, key = self.seat(e["player"]), (e["player"], e["bet"])
        check(self.prison.pop(key, 0) == e["zeros"] > 0, f"{key} has met other zeros")
        check(seat.wagers.pop(e["bet"], 0) == e["stake"], f"{e['stake']} does not lie on {key[1]}")
        due = self._share(e["stake"], e["zeros"])
        check(e["returned"] == due, f"{e['returned']} goes back, and {due} is right")
        seat.balance += due
        self.house += e["stake"] - due

    def _is_plain(self, line: list[Any]) -> bool:
        """A wager on a spot of the layout within limits that are the same for everyone."""
        allowed = self.per_bet.get(line[BET].partition(":")[0], self.range)
        least, most, unit = allowed["min"], allowed["max"], allowed.get("unit")
        if line[BET] in self.rules.pieces or line[BET] in self.rules.areas or not self.plain:
            return False
        return bool(least <= line[STAKE] <= most and not (unit and (line[STAKE] - least) % unit))

    def _pay(self, line: list[Any], sign: int = 1) -> None:
        seat = self.seat(line[PLAYER])
        stands = sum(amount for _, amount in line[STANDS])
        seat.balance += sign * (line[WIN] + line[RETURNED] - stands)
        self.house += sign * (line[STAKE] - line[RETURNED] - line[WIN])
        for bet, amount in line[STANDS]:
            seat.wagers[bet] += sign * amount

    def _move_tokens(self, e: dict[str, Any]) -> None:
        for player, hand, layout in e.get("tokens", ()):
            seat = self.seats.get(player)
            if seat is not None:
                seat.tokens += hand
                seat.token_wagers += layout
                check(seat.tokens >= 0 <= seat.token_wagers, f"{player} has less than no tokens")

    def on_WagersReturned(self, e: dict[str, Any]) -> None:
        for line in e["lines"]:
            check(line[VOID] and not line[WIN], f"{line[PLAYER]}'s wager goes back with a win")
            check(line[RETURNED] in (0, line[STAKE]), f"part of {line[BET]} goes back")
            wagers = self.seat(line[PLAYER]).wagers
            check(wagers[line[BET]] >= line[STAKE], f"{line[STAKE]} did not lie on {line[BET]}")
            wagers[line[BET]] -= line[STAKE]
            self._pay(line)
        self._move_tokens(e)

    def on_NoSpinCalled(self, e: dict[str, Any]) -> None:
        if e["returned"]:
            self.on_WagersReturned(e)

    def on_RoundResettled(self, e: dict[str, Any]) -> None:
        """The moves of a settlement that was put right come to what its lines come to."""
        worth: Counter[str] = Counter()
        for sign, lines in ((-1, e["before"]), (1, e["lines"])):
            for line in lines:
                worth[line[PLAYER]] += sign * (line[WIN] + line[RETURNED] - line[STAKE])
                self.house += sign * (line[STAKE] - line[RETURNED] - line[WIN])
        past = bool(e.get("round_no"))
        players = {line[PLAYER] for line in (*e["before"], *e["lines"])}
        judged = e["pocket"] is not None and e["cause"] == "correction" and not past
        if e.get("round_no", 0) in (0, self.last_round):
            self.prison = {key: met for key, met in self.prison.items() if key[0] not in players}
            self._follow(e, players)
        if judged and not e.get("follows"):
            for line in e["lines"]:
                self._judge(line, e["pocket"])
            self._imprison(e, e["pocket"])
        else:
            self.prison |= {(player, bet): zeros for player, bet, zeros in e.get("prison", ())}
        for player, balance, layout, owed in e["moves"]:
            check(balance + layout - owed == worth[player], f"{player} is moved {balance}")
            seat = self.seats.get(player)
            if seat is None:
                self.away[player] = self.away.get(player, 0) + owed
                continue
            seat.balance += balance
            seat.owed += owed
            check(seat.balance >= 0, f"{player} would have {seat.balance}")
        for player in players & set(self.seats):
            self._stand_again(player, e)
        self._move_tokens(e)

    def _follow(self, e: dict[str, Any], players: set[str]) -> None:
        """An earlier number that was put right changed what was in prison before this one."""
        if not e.get("follows"):
            return
        laid = {name: wagerer[6:] for name, wagerer in e["revised"]["wagerers"].items()}
        self.before = {key: met for key, met in self.before.items() if key[0] not in players}
        for player in players:
            for prison in laid.get(player, ()):
                self.before |= {(player, bet): zeros for bet, zeros in prison.items()}

    def _stand_again(self, player: str, e: dict[str, Any]) -> None:
        wagers = self.seats[player].wagers
        if e.get("round_no"):
            # Of a round of before only what is in prison now lies as its lines have it.
            held = {bet for name, bet, _ in e.get("prison", ()) if name == player}
            lies = [each for line in e["lines"] if line[PLAYER] == player for each in line[STANDS]]
            for bet in held:
                wagers[bet] = sum(amount for name, amount in lies if name == bet)
            return
        for line in e["before"]:
            for bet, _ in line[STANDS] if line[PLAYER] == player else ():
                wagers.pop(bet, None)
        for line in e["lines"]:
            for bet, amount in line[STANDS] if line[PLAYER] == player else ():
                wagers[bet] += amount

    def on_TipGiven(self, e: dict[str, Any]) -> None:
        seat = self.seat(e["player"])
        seat.balance -= e["amount"]
        check(e["amount"] > 0 <= seat.balance, f"a tip of {e['amount']}")

    def on_ClaimHeld(self, e: dict[str, Any]) -> None:
        seat = self.seat(e["player"])
        seat.balance -= e["amount"]
        seat.held += e["amount"]
        check(seat.balance >= 0, f"{e['amount']} is withheld of {seat.balance + e['amount']}")

    def on_ClaimReleased(self, e: dict[str, Any]) -> None:
        seat = self.seat(e["player"])
        check(0 < e["amount"] <= seat.held, f"{e['amount']} is released of {seat.held}")
        seat.held -= e["amount"]
        seat.balance += e["amount"] if e["paid"] else 0
        self.house += 0 if e["paid"] else e["amount"]

    def on_ForeignColourRedeemed(self, e: dict[str, Any]) -> None:
        self.seat(e["player"]).balance += e["value"] * e["count"]

    def on_ChecksGone(self, e: dict[str, Any]) -> None:
        for player, count in e["taken"].items():
            seat = self.seat(player)
            seat.balance -= e["value"] * count
            check(seat.balance >= 0, f"more checks of {player} are gone than there were")

    def on_MistakeRecorded(self, e: dict[str, Any]) -> None:
        paid = -e["rectified"] if e["amount"] > 0 else e["rectified"]
        self.seat(e["player"]).balance += paid
        self.house -= paid


class Tickets:
    """Each ticket is owed for one cash-out, and ends at most once."""

    def __init__(self) -> None:
        self.owed: dict[str, tuple[int, str]] = {}
        self.stand: dict[str, int] = {}
        self.taken: dict[str, tuple[int, str]] = {}
        self.bought: dict[str, tuple[str, int]] = {}
        self.table: dict[str, str] = {}
        self.ended: set[str] = set()

    def buy_in(self, table: str, kind: str, e: dict[str, Any]) -> None:
        """A buy-in with a ticket is followed by its number, and that by the ticket's own end."""
        if kind == "BoughtIn":
            check(table not in self.bought, "a buy-in with a ticket names none")
            if e["tender"] == "ticket":
                self.bought[table] = (e["player"], e["amount"])
            return
        number, amount = e["ticket"], e["amount"]
        check(self.bought.pop(table, None) == (e["player"], amount), f"{amount} was not bought in")
        stands = self.stand.get(number) == amount and number not in self.taken
        check(stands, f"ticket {number} for {amount} does not stand")
        self.taken[number] = (amount, table)

    def take(self, number: str, kind: str, e: dict[str, Any]) -> None:
        check(e["number"] == number, f"it speaks of {e['number']}")
        if kind == "TicketIssued":
            owed = self.owed.pop(number, None)
            check(owed == (e["amount"], e["table"]), f"{e['amount']} of {e['table']} was not owed")
            self.stand[number], self.table[number] = e["amount"], e["table"]
            return
        check(number in self.stand, f"ticket {number} ended before, or never was")
        if kind in ("TicketPrinted", "PaperTaken", "PrintReported", "TicketReportedLost"):
            check(self.stand[number] == e["amount"], f"{e['amount']} is not what it was for")
            return
        if kind == "TicketTakenIn":
            taken = self.taken.pop(number, None)
            check(taken == (e["amount"], e["table"]), f"ticket {number} was credited nowhere")
        check(self.stand.pop(number) == e["amount"], f"{e['amount']} is not what it was for")
        self.ended.add(number)
        if kind == "TicketReprinted":
            self.owed[e["new_number"]] = (e["amount"], self.table[number])


# ---- the whole log -------------------------------------------------------------------------------


class Log:
    def __init__(self, header: dict[str, Any], heads: Heads) -> None:
        self.rules, self.heads = header["rules"], heads
        self.tree, self.last, self.origin = Tree(), bytes(32), ""
        self.versions: Counter[str] = Counter()
        self.tables: dict[str, Table] = {}
        self.tickets = Tickets()
        self.key, self.keys = "", set[str]()

    def take(self, record: dict[str, Any]) -> None:
        number, stream = record["number"], record["stream"]
        check(number == self.tree.size + 1, f"record {self.tree.size + 1} is missing")
        check(bytes.fromhex(record["previous"]) == self.last, "it does not follow on")
        digest = record_hash(record)
        check(digest.hex() == record["digest"], "it was changed after it was written")
        self.versions[stream] += 1
        check(record["version"] == self.versions[stream], f"version {record['version']}")
        self._check_key(record["key"])
        self._content(record, *stream.partition(":")[::2])
        self.origin = self.origin or f"croupier/{digest.hex()[:32]}"
        self.tree.add(digest)
        self.last = digest
        self.heads.compare(self.tree, digest, self.origin)

    def _check_key(self, key: str) -> None:
        if key and key != self.key:
            check(key not in self.keys, f"key {key} was used before")
            self.keys.add(key)
        self.key = key

    def _content(self, record: dict[str, Any], family: str, name: str) -> None:
        if family not in ("table", "ticket", "house"):
            return
        kind, e = record["kind"], json.loads(base64.b64decode(record["payload"]))
        if kind == "KeyAccepted" and not self.heads.pinned:
            self.heads.keys.append(read_key(e["key"]))
        elif family == "ticket":
            self.tickets.take(name, kind, e)
        elif kind == "TableOpened":
            check(name not in self.tables, f"table {name} was opened before")
            self.tables[name] = Table(name, e, Rules(self.rules[name]))
        elif family == "table":
            check(name in self.tables, f"table {name} was never opened")
            self.tables[name].take(kind, e)
            if kind == "CashedOut" and e["ticket"]:
                again = e["ticket"] in self.tickets.ended or e["ticket"] in self.tickets.stand
                check(not again, f"ticket {e['ticket']} was issued before")
                self.tickets.owed[e["ticket"]] = (e["amount"], name)
            elif kind in ("BoughtIn", "TicketTaken"):
                self.tickets.buy_in(name, kind, e)


def lines_of(file: str) -> Iterator[dict[str, Any]]:
    with open(file, encoding="utf-8") as source:
        for line in source:
            yield json.loads(line)


def anchors_of(file: str) -> list[str]:
    notes = []
    with open(file, encoding="utf-8") as source:
        for line in source:
            start = line.find('{"note":')
            if start >= 0:
                notes.append(json.JSONDecoder().raw_decode(line, start)[0]["note"])
    return notes


def verify(file: str, keys: list[str], anchors: list[str]) -> Log:
    lines = lines_of(file)
    header = next(lines)
    check(header.get("format") == "croupier-log-1", "this is no exported log")
    notes = [*header["heads"], *(note for place in anchors for note in anchors_of(place))]
    log = Log(header, Heads(notes, keys))
    for record in lines:
        try:
            log.take(record)
        except Fault as fault:
            raise Fault(
                f"record {record.get('number')} ({record.get('stream')}): {fault}"
            ) from None
        except (KeyError, ValueError, TypeError, IndexError) as error:
            raise Fault(f"record {record.get('number')} cannot be read: {error!r}") from None
    check(not log.tickets.owed, f"tickets {', '.join(log.tickets.owed)} were never issued")
    left = [*log.tickets.taken, *log.tickets.bought]
    check(not left, f"buy-ins with tickets that did not end: {', '.join(left)}")
    log.heads.finish(log.tree.size)
    return log


def main() -> int:
    parser = argparse.ArgumentParser(description="Check an exported log of a roulette house.")
    parser.add_argument("export")
    parser.add_argument("--key", action="append", default=[], help="the house's public key")
    parser.add_argument("--anchors", action="append", default=[], help="a file of signed heads")
    given = parser.parse_args()
    try:
        log = verify(given.export, given.key, given.anchors)
    except (Fault, OSError, ValueError) as fault:
        print(f"WRONG  {fault}")
        return 1
    for name, table in log.tables.items():
        print(f"{name}: {table.settled} rounds, the house won {table.house / 100:.2f}")
    standing = sum(log.tickets.stand.values())
    print(
        f"{log.tree.size} records, {log.heads.met} signed heads, tickets for {standing / 100:.2f}"
    )
    print("all is well")
    return 0


if __name__ == "__main__":
    sys.exit(main())

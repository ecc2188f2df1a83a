#!/usr/bin/env python3
"""Check an exported log of a roulette house, with nothing but this file and Python.

    python verify_log.py EXPORT [--key KEY]... [--anchors FILE]...

EXPORT is what `croupier proof export` writes; the page "The form of an exported log" says what is
in it. The program checks the chain, the signed heads, every amount at every table, every ticket,
every till, the fees, chips and prizes of tournaments, the draws and prizes of promotions, and every
line of every result against the rules in the export.

How far that goes: it shares no code with the house, but the same project wrote both, and a mistake
in what they have in common is found by neither. It takes wheel, odds and rules from the export and
cannot say whether they are those of the rulebook. A round that was put right after another had
begun is checked for its sums and for the lines that it undoes; its new lines are not judged. By how
much somebody was paid wrongly by hand is what was found at the table: the log has only what was
right, so the amount of a mistake is checked for no more than what is put right of it. Who did
something is read at tills alone. Clauses, colours and counts of chips are not read; neither are
times, but that a ticket is paid before it runs out. What was never paid, such as a prize, stands
open and is printed. A number on which nobody had a wager, limits to which nobody came, a close that
is left out, a fill after the last count of the float: if everything was chained anew, signed heads
alone show these.
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


Key = tuple[str, bytes, bytes]


def read_key(text: str) -> Key:
    """Name, id and public key of a key as it is written: name+id+base64."""
    name, key_id, raw = text.strip().split("+", 2)
    whole = base64.b64decode(raw)
    check(whole[:1] == b"\x01" and len(whole) == 33, f"{text} is no Ed25519 key of a log")
    wanted = hashlib.sha256(name.encode() + b"\n" + whole).digest()[:4]
    check(wanted.hex() == key_id, f"{text} does not have the id {key_id}")
    return name, wanted, whole[1:]


def _instant(note: str) -> int:
    return int(note.split("\n")[4].removeprefix("at "))


class Heads:
    """Signed heads, by the number of records that they cover."""

    def __init__(self, notes: list[str], keys: list[str]) -> None:
        self.given = [read_key(key) for key in keys]
        self.met, self.due = 0, dict[int, list[str]]()
        #: So many records are signed, and these accept a key.
        self.covered, self.accepting = 0, set[int]()
        #: The key in force, those named since that wait for its word, and those before it.
        self.key: Key | None = None
        self.owed: list[tuple[int, Key]] = []
        self.past: list[Key] = []
        for note in sorted(dict.fromkeys(notes), key=_instant):
            self.due.setdefault(int(note.split("\n")[1]), []).append(note)
        self.closed: tuple[int, int] = (0, 0)
        self.states: list[tuple[int, int, str]] = []

    def accept(self, number: int, text: str) -> None:
        """The log says that it has a key; each but the first must be signed by the one before."""
        key = read_key(text)
        self.accepting.add(number)
        if self.given and key not in self.given:
            return
        if self.key is None:
            self.key = key
        elif self.owed or key != self.key:
            self.owed.append((number, key))

    def _spoken(self, signer: Key) -> None:
        """Who signs the log signs which key it names last; one that is given needs no word."""
        place = len(self.owed) if signer == self.key else 0
        if signer != self.key and self._believed(signer):
            place = next((n for n, each in enumerate(self.owed, 1) if each[1] == signer), 0)
        if place:
            later = self.owed[place - 1][1]
            self.past = [k for k in (*self.past, self.key) if k is not None and k != later]
            self.key, self.owed = later, self.owed[place:]

    def _believed(self, key: Key) -> bool:
        return key in self.given and key not in self.past

    def compare(self, tree: Tree, last: bytes, origin: str) -> None:
        for note in self.due.pop(tree.size, []):
            text, _, signed = note.rpartition("\n\n")
            text += "\n"
            signer = self._signer(text, signed)
            if signer is None:
                old = self._by(self.past, text, signed) is not None
                why = (
                    "signed by a key that another has followed" if old else "not signed by the key"
                )
                raise Fault(f"a head of {tree.size} is {why}")
            lines = text.split("\n")
            check(lines[0] == origin, f"a head of {lines[0]}, and this log is {origin}")
            root = base64.b64decode(lines[2])
            check(root == tree.root(), f"the log of {tree.size} is not the one that was signed")
            check(lines[3] == f"last {last.hex()}", f"record {tree.size} is not the one signed")
            self.states.append((int(lines[4].removeprefix("at ")), tree.size, lines[5]))
            self._spoken(signer)
            self.met, self.covered = self.met + 1, tree.size

    def _signer(self, text: str, lines: str) -> Key | None:
        if self.key is None:
            return self._by(self.given, text, lines)
        return self._by([self.key, *(key for _, key in self.owed)], text, lines)

    def _by(self, keys: list[Key], text: str, lines: str) -> Key | None:
        for line in lines.splitlines():
            name, _, raw = line.removeprefix("— ").partition(" ")
            signature = base64.b64decode(raw)
            for key in keys:
                named = key[:2] == (name, signature[:4])
                if named and signature_holds(key[2], text.encode(), signature[4:]):
                    return key
        return None

    def finish(self, size: int) -> None:
        check(not self.due, f"{max(self.due, default=0)} records were signed, and {size} are here")
        check(
            self.met > 0 or not (self.given or self.accepting),
            "the log is signed, and no signed head is here",
        )
        closed = None
        for _, covered, state in [*sorted(self.states), (0, size, "end")]:
            if closed is not None:
                added = any(n not in self.accepting for n in range(closed + 1, covered + 1))
                check(not added, f"records after {closed} came while the house was closed")
            closed = covered if state == "closed" else None
        for number, key in self.owed:
            check(
                self._believed(key),
                f"record {number} accepts another key, and the one before did not sign it",
            )

    def notes(self, size: int, *, elsewhere: bool) -> Iterator[str]:
        """What a reader should know of how far the heads prove the log."""
        if not self.met:
            yield "no head of this log is signed: a cut end or a log written anew would not show"
            return
        if left := size - self.covered:
            yield f"the last {left} records are newer than the last signed head"
        if not self.given:
            yield "the key is the log's own: compare it with a note of yours, or give --key"
        if not elsewhere:
            yield "all signed heads came with the log: give those kept elsewhere with --anchors"


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
        for bet in self.pieces:
            self._check_neighbours(*bet.partition(":")[::2])

    def _check_neighbours(self, kind: str, number: str) -> None:
        """A number's neighbours are those that lie beside it on the wheel, as many on each side."""
        if kind != "neighbours" or number not in self.wheel:
            return
        spots = [spot for spot, _ in self.pieces[f"{kind}:{number}"]]
        place, reach, size = self.wheel.index(number), len(spots) // 2, len(self.wheel)
        there = [self.wheel[(place + by) % size] for by in range(-reach, reach + 1)]
        right = sorted(spots) == sorted(f"straight:{each}" for each in there)
        check(right, f"the neighbours of {number} are not {', '.join(spots)}")

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

PLAYER, BET, STAKE, WIN, RETURNED, STANDS, VOID, ODDS = range(8)


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
        #: How the lines of each round that was settled stand now, as one text.
        self.results: dict[int, str] = {}
        self.is_last = self.was_last = False
        self.last_round = self.spins = 0
        #: Whether bets are closed, the round is over, and it was settled.
        self.closed, self.over, self.done = False, True, False
        #: What the house put into the float and took out, beside what it won; none if not counted.
        self.banked = 0

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
        if e["tender"] != "chips" and not e["tokens"]:
            self.banked -= e["amount"]

    def on_CashedOut(self, e: dict[str, Any]) -> None:
        seat = self.seat(e["player"])
        in_tokens = e["payment"] == "tokens"
        whole = seat.tokens if in_tokens else seat.balance - seat.tokens
        check(0 < e["amount"] == whole, f"{e['amount']} is cashed out of {whole}")
        seat.balance -= e["amount"]
        seat.tokens -= e["amount"] if in_tokens else 0

    def on_WagersChanged(self, e: dict[str, Any]) -> None:
        seat = self.seat(e["player"])
        in_time = not self.closed or e["cause"] == "reposition"
        check(in_time, f"{e['player']}'s wagers change after the close")
        for change in e["changes"]:
            more = change[1] > 0 and e["cause"] != "reposition"
            check(not (self.done and more), f"{e['player']} lays a wager after the result")
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
        check(self.over, f"round {self.rounds} has no end, and the next opens")
        self.rounds, self.drawn = due, Drawn()
        self.closed = self.over = self.done = False

    def on_BetsClosed(self, e: dict[str, Any]) -> None:
        self.closed = True

    def on_BallSpun(self, e: dict[str, Any]) -> None:
        self.spins += 1
        check(e["spin_no"] == self.spins, f"spin {e['spin_no']} where {self.spins} is due")
        check(not self.done, f"the ball is spun again after round {self.rounds}")
        self.drawn, self.over = Drawn(), False

    def on_LuckyNumbersDrawn(self, e: dict[str, Any]) -> None:
        check(not self.drawn.numbers, "lucky numbers are drawn twice in one round")
        check(not self.done, f"lucky numbers are drawn after round {self.rounds}")
        drawn = set(e["numbers"].values())
        colours = set(e["numbers"]) == set(self.rules.lucky["standard"])
        right = colours and len(drawn) == len(e["numbers"]) and drawn <= set(self.rules.wheel)
        check(right, f"{e['numbers']} are not different numbers, one for each colour")
        left = list(self.rules.wheel)
        for colour, place in zip(self.rules.lucky["standard"], e.get("lot", ()), strict=False):
            fell = place < len(left) and left.pop(place) == e["numbers"][colour]
            check(fell, f"the lot of {colour} did not fall on {e['numbers'][colour]}")
        self.drawn.numbers = e["numbers"]

    def on_LuckyBoostDrawn(self, e: dict[str, Any]) -> None:
        check(bool(self.drawn.numbers), "a boost is drawn before the numbers")
        check(self.drawn.boost is None, "a boost is drawn twice in one round")
        check(not self.done, f"a boost is drawn after round {self.rounds}")
        known = e["colour"] in self.rules.lucky["boosts"].get(e["odds"], {})
        check(known, f"there is no boost {e['odds']} of {e['colour']}")
        if e.get("lot"):
            colours = list(self.rules.lucky["standard"])
            check(colours[e["lot"][0]] == e["colour"], f"the lot is not {e['colour']}")
        self.drawn.boost = (e["colour"], e["odds"])

    def on_OutcomeInvalidated(self, e: dict[str, Any]) -> None:
        if not e.get("round_no"):
            self._end()

    def on_MalfunctionReported(self, e: dict[str, Any]) -> None:
        if e["scope"] == "lucky-display" and not self.done:
            # What the screen showed counts for nothing, and may be drawn anew.
            self.drawn = Drawn()
        if e.get("voids"):
            self._end()

    def _end(self, *, settled: bool = False) -> None:
        """A round is over, by a result or without one."""
        self.over, self.done, self.closed = True, settled, False

    def on_FloatCounted(self, e: dict[str, Any]) -> None:
        over = e["amount"] - self.banked - self.house if e["moment"] == "closer" else 0
        check(e["difference"] == over, f"the float is {over} over, and not {e['difference']}")
        self.banked = e["amount"] - self.house

    def on_FloatFilled(self, e: dict[str, Any]) -> None:
        self.banked += e["amount"]
        check(e["amount"] > 0, f"a fill of {e['amount']}")

    def on_FloatCredited(self, e: dict[str, Any]) -> None:
        self.banked -= e["amount"]
        check(e["amount"] > 0, f"a credit of {e['amount']}")

    def on_LimitsChanged(self, e: dict[str, Any]) -> None:
        self.range = e["range"]

    def on_PersonalLimitsSet(self, e: dict[str, Any]) -> None:
        self.plain = False

    def on_RoundSettled(self, e: dict[str, Any]) -> None:
        check(e["pocket"] in self.rules.wheel, f"{e['pocket']} is not on this wheel")
        check(not self.done, f"round {self.rounds} was settled before")
        self._end(settled=True)
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
        self.results[self.rounds] = json.dumps([line[:ODDS] for line in e["lines"]])
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
        if line[BET] in self.rules.pieces and self._fits(line):
            check(line[WIN] == most, f"{what} wins {line[WIN]}, and {most} is right")
        if self._is_plain(line) and most % self.chip == 0:
            check(line[WIN] == most, f"{what} wins {line[WIN]}, and {most} is right")
            check(not most or line[RETURNED] == line[STAKE], f"{what} wins and keeps no stake")
            check(bool(most or not line[RETURNED]), f"{what} loses and keeps {line[RETURNED]}")
            check(Fraction(line[ODDS]) * line[STAKE] == most, f"{what}: {line[ODDS]} to 1 is said")

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
        lines = json.loads(self.results[self.last_round])
        for line in lines:
            if (line[PLAYER], line[BET]) == key:
                line[RETURNED], line[STANDS] = due, []
        self.results[self.last_round] = json.dumps(lines)

    def _fits(self, line: list[Any]) -> bool:
        """A call bet each of whose pieces is within the limits of its spot, laid by anybody."""
        pieces, cost = self.rules.pieces[line[BET]], self.rules.cost(line[BET])
        kind = line[BET].partition(":")[0]
        if not self.plain or kind in self.per_bet or self.rules.given["shares"].get(kind, 1) > 1:
            return False
        one, whole = line[STAKE] // cost, 0
        for spot, count in pieces:
            allowed = self.per_bet.get(spot.partition(":")[0], self.range)
            whole += one * count
            if not allowed["min"] <= one * count <= allowed["max"] or allowed.get("unit"):
                return False
        return whole == line[STAKE]

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
        if not e.get("round_no"):
            self._end()
        if e["returned"]:
            self.on_WagersReturned(e)

    def on_RoundResettled(self, e: dict[str, Any]) -> None:
        """The moves of a settlement that was put right come to what its lines come to."""
        self._undo(e)
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

    def _undo(self, e: dict[str, Any]) -> None:
        """What is undone is what stood, and a correction leaves no wager of a player out."""
        round_no = e.get("round_no") or self.last_round
        check(round_no in self.results, f"round {round_no} is settled anew, and was not settled")
        stand = [json.dumps(line) for line in json.loads(self.results[round_no])]
        for line in e["before"]:
            text = json.dumps(line[:ODDS])
            check(text in stand, f"{text} is undone, and did not stand in round {round_no}")
            stand.remove(text)
        left = [json.loads(text) for text in stand]
        players = {line[PLAYER] for line in (*e["before"], *e["lines"])}
        if e["cause"] == "correction":
            out = [line for line in left if line[PLAYER] in players and not line[VOID]]
            check(not out, f"{out} are left out of what is settled anew")
        if not e["cause"].startswith("override") and not e.get("follows"):
            old, new = (_stakes(e[name]) for name in ("before", "lines"))
            check(old == new, "other stakes are settled anew than were undone")
        self.results[round_no] = json.dumps([*left, *(line[:ODDS] for line in e["lines"])])

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
        self.banked -= e["value"] * e["count"]

    def on_ChecksGone(self, e: dict[str, Any]) -> None:
        for player, count in e["taken"].items():
            seat = self.seat(player)
            seat.balance -= e["value"] * count
            self.banked += e["value"] * count
            check(seat.balance >= 0, f"more checks of {player} are gone than there were")

    def on_MistakeRecorded(self, e: dict[str, Any]) -> None:
        amount, rectified, round_no = e["amount"], e["rectified"], e["round_no"]
        right = amount and 0 <= rectified <= abs(amount)
        check(bool(right), f"{rectified} is put right of a mistake of {amount}")
        lines = json.loads(self.results.get(round_no, "[]"))
        wagered = any(line[PLAYER] == e["player"] for line in lines)
        check(wagered, f"{e['player']} had no wager that was settled in round {round_no}")
        if not rectified:  # it may be of somebody who has left
            return
        seat, paid = self.seat(e["player"]), -rectified if amount > 0 else rectified
        seat.balance += paid
        check(paid > 0 or seat.balance >= seat.tokens, f"{e['player']} gives back more than held")
        self.house -= paid


def _stakes(lines: list[Any]) -> Counter[tuple[str, str]]:
    laid: Counter[tuple[str, str]] = Counter()
    for line in lines:
        laid[line[PLAYER], line[BET]] += line[STAKE]
    return laid


class Tickets:
    """Each ticket is owed for one cash-out, and ends at most once."""

    def __init__(self) -> None:
        self.owed: dict[str, tuple[int, str]] = {}
        self.stand: dict[str, int] = {}
        self.taken: dict[str, tuple[int, str]] = {}
        self.bought: dict[str, tuple[str, int]] = {}
        self.table: dict[str, str] = {}
        self.until: dict[str, int] = {}
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
            self.until[number] = e.get("expires_at") or sys.maxsize
            return
        check(number in self.stand, f"ticket {number} ended before, or never was")
        if kind in ("TicketPrinted", "PaperTaken", "PrintReported", "TicketReportedLost"):
            check(self.stand[number] == e["amount"], f"{e['amount']} is not what it was for")
            return
        if kind == "TicketRedeemed":
            check(e["at"] <= self.until[number], f"ticket {number} is paid after its time")
        if kind == "TicketTakenIn":
            taken = self.taken.pop(number, None)
            check(taken == (e["amount"], e["table"]), f"ticket {number} was credited nowhere")
        check(self.stand.pop(number) == e["amount"], f"{e['amount']} is not what it was for")
        self.ended.add(number)
        if kind == "TicketReprinted":
            self.owed[e["new_number"]] = (e["amount"], self.table[number])


# ---- tills, tournaments and promotions -----------------------------------------------------------

FAMILIES = ("table", "ticket", "house", "till", "tournament", "promotion")
OUT = {"TicketRedeemed": "amount", "TicketPaidByHand": "amount"}
REFUNDS = {"EntrantWithdrew": "refund", "EntrantDisqualified": "refund"}
FEES = {
    "EntryAccepted": "fee",
    "EntrantReinstated": "fee",
    "BoughtBack": "fee",
    "AddOnBought": "fee",
}


def cash_of(family: str, kind: str, e: dict[str, Any]) -> int:
    """Cash that comes over a counter, below zero where it goes."""
    if kind in OUT and family == "ticket":
        return -int(e[OUT[kind]])
    if family != "tournament":
        return 0
    if kind in FEES or kind in REFUNDS:
        return int(e.get(FEES.get(kind, ""), 0)) - int(e.get(REFUNDS.get(kind, ""), 0))
    if kind == "ChipsIssued":
        return int(e.get("paid", 0)) * len(e["players"])
    if kind == "TournamentCancelled":
        return -sum(e["refunds"].values())
    return -int(e["amount"]) if kind == "PrizePaid" and e.get("method", "cash") == "cash" else 0


def worth(counts: dict[str, int]) -> int:
    return sum(int(value) * pieces for value, pieces in counts.items())


class Shift:
    """One holder at a till, from its opening to its close."""

    def __init__(self, holder: str, held: int, chips: int) -> None:
        self.holder, self.held, self.chips = holder, held, chips
        self.moved: list[tuple[int, int]] = []


class Tills:
    """Every till: what was brought, filled, dropped, paid and taken comes to what is counted."""

    def __init__(self) -> None:
        self.open: dict[str, Shift] = {}
        self.left: dict[str, tuple[int, int]] = {}

    def over_counter(self, record: dict[str, Any], family: str, e: dict[str, Any]) -> None:
        cash = cash_of(family, record["kind"], e) if self.open else 0
        for shift in self.open.values() if cash else ():
            if record["actor"] == shift.holder or record["actor"].startswith(
                f"{shift.holder} and "
            ):
                shift.moved.append((record["number"], cash))

    def take(self, till: str, record: dict[str, Any], e: dict[str, Any]) -> None:
        kind, chips = record["kind"], worth(e.get("chips", {}))
        sold = {"ChipsSold": 1, "ChipsCashed": -1}.get(kind, 0)
        counted = chips if sold else worth(e["counts"])
        check(e["amount"] == counted, f"a count of {counted} is entered as {e['amount']}")
        if kind == "TillOpened":
            self._open(till, e, chips)
            return
        check(till in self.open, f"nobody works at till {till}")
        shift = self.open[till]
        if sold:
            shift.moved.append((record["number"], sold * counted))
            shift.chips -= sold * counted
        elif kind == "TillClosed":
            self._close(till, shift, e, chips)
        else:
            sign = {"TillFilled": 1, "TillDropped": -1}[kind]
            shift.held += sign * counted
            shift.chips += sign * chips

    def _open(self, till: str, e: dict[str, Any], chips: int) -> None:
        check(till not in self.open, f"till {till} is open already")
        cash, had = self.left.get(till, (e["amount"], chips))
        over = (e["difference"], e.get("chips_difference", 0))
        right = (e["amount"] - cash, chips - had)
        check(over == right, f"{over} is over in till {till}, and {right} is right")
        self.open[till] = Shift(e["holder"], e["amount"], chips)

    def _close(self, till: str, shift: Shift, e: dict[str, Any], chips: int) -> None:
        check(e["holder"] == shift.holder, f"the till is {shift.holder}'s")
        late = [cash for number, cash in shift.moved if number > e["as_of"]]
        check(not late, f"{sum(late)} went over the counter after the count")
        paid = -sum(cash for _, cash in shift.moved if cash < 0)
        taken = sum(cash for _, cash in shift.moved if cash > 0)
        due = shift.held + taken - paid
        right = (paid, taken, due, e["amount"] - due, shift.chips, chips - shift.chips)
        names = ("paid", "taken", "expected", "difference", "chips_expected", "chips_difference")
        said = tuple(e.get(name, 0) for name in names)
        check(said == right, f"till {till} closes with {said}, and {right} is right")
        check(0 <= e["left"] <= e["amount"], f"{e['left']} is left of {e['amount']}")
        self.left[till] = (e["left"], chips)
        del self.open[till]


class Entrant:
    def __init__(self, fee: int) -> None:
        self.fee, self.further, self.chips, self.owed = fee, 0, 0, 0
        #: What chips were bought for that turn into cash again, and that cash, issue by issue.
        self.bought: list[list[int]] = []

    @property
    def for_chips(self) -> int:
        left = 0
        for price, cash in self.bought:
            left = max(0, left + price - cash)
        return left

    def cash_in(self, cash: int) -> None:
        if self.bought:
            self.bought[-1][1] += cash


class Tournament:
    """Fees, chips, the pool, prizes and what was paid of them."""

    def __init__(self, rules: dict[str, Any]) -> None:
        self.rules, self.terms = rules, dict[str, Any]()
        self.entrants: dict[str, Entrant] = {}
        self.due: Counter[str] = Counter()
        self.goods: Counter[str] = Counter()
        self.prizes: dict[str, int] = {}
        self.added = self.in_goods = 0
        self.withdrawn: set[str] = set()
        #: Who went out in play and not for a breach.
        self.out: set[str] = set()
        #: Whether chips are followed: not in logs of the first form.
        self.follows = True

    def take(self, kind: str, e: dict[str, Any]) -> None:
        handler = getattr(self, f"on_{kind}", None)
        if handler is not None:
            handler(e)

    def entrant(self, name: str) -> Entrant:
        check(name in self.entrants, f"{name} has not entered")
        return self.entrants[name]

    def on_TermsPublished(self, e: dict[str, Any]) -> None:
        self.terms = e["terms"]

    def on_EntryAccepted(self, e: dict[str, Any]) -> None:
        fee = self.terms.get("entry_fee") or 0
        check(e["fee"] == fee, f"{e['player']} pays {e['fee']}, and {fee} is the fee")
        check(e["player"] not in self.entrants, f"{e['player']} enters twice")
        self.entrants[e["player"]] = Entrant(fee)

    def on_EntrantWithdrew(self, e: dict[str, Any]) -> None:
        self.withdrawn.add(e["player"])
        self.out.discard(e["player"])
        if not e.get("whole"):
            return self._refund(e)
        entrant = self.entrant(e["player"])
        due = entrant.fee + entrant.further + entrant.for_chips
        check(e["refund"] == due, f"{e['refund']} goes back of {due}")
        entrant.fee = entrant.further = entrant.chips = 0
        entrant.bought.clear()

    def _refund(self, e: dict[str, Any]) -> None:
        entrant = self.entrant(e["player"])
        check(e["refund"] in (0, entrant.fee), f"{e['refund']} goes back of {entrant.fee}")
        entrant.fee -= e["refund"]

    def on_EntrantDisqualified(self, e: dict[str, Any]) -> None:
        self.out.discard(e["player"])
        self._refund(e)
        cash = e.get("cash", 0)
        if cash:
            entrant = self.entrant(e["player"])
            check(cash == entrant.chips or not self.follows, f"{cash} in cash of {entrant.chips}")
            self.due[e["player"]] += cash
            entrant.cash_in(cash)
            entrant.chips = 0

    def on_EntrantEliminated(self, e: dict[str, Any]) -> None:
        self.out.add(e["player"])

    def on_EntrantReinstated(self, e: dict[str, Any]) -> None:
        self.out.discard(e["player"])
        entrant, cash = self.entrant(e["player"]), e.get("cash", 0)
        entrant.fee += e["fee"]
        fee = self.terms.get("entry_fee") or 0
        check(entrant.fee <= fee, f"{e['player']} has paid {entrant.fee}, of {fee}")
        check(cash <= self.due[e["player"]], f"{cash} was not owed to {e['player']}")
        self.due[e["player"]] -= cash
        entrant.cash_in(-cash)
        entrant.chips += cash

    def on_EntrantSubstituted(self, e: dict[str, Any]) -> None:
        check(e["substitute"] not in self.entrants, f"{e['substitute']} has entered already")
        self.entrants[e["substitute"]] = self.entrant(e["player"])
        del self.entrants[e["player"]]

    def on_PlayersSeated(self, e: dict[str, Any]) -> None:
        self.out.difference_update(e["players"])
        for name in e["players"]:
            self.entrant(name).chips = self.entrant(name).owed = 0

    def on_ChipsIssued(self, e: dict[str, Any]) -> None:
        chips, price = self.terms.get("chips") or 0, self.terms.get("buy_in") or 0
        check(e["amount"] == chips, f"{e['amount']} in chips, and all get {chips}")
        paid = e.get("paid", 0)
        check(paid in (0, price), f"{paid} is paid for chips, and {price} is the price")
        for name in e["players"]:
            entrant = self.entrant(name)
            entrant.chips = chips
            self._pay(entrant, paid, e)

    def on_BoughtBack(self, e: dict[str, Any]) -> None:
        left = 0 if e.get("pooled", True) else self.entrant(e["player"]).chips
        self._further(e, ("buy_back_fee", "chips"), left)
        self.entrant(e["player"]).chips = e["chips"]
        self.out.discard(e["player"])

    def on_AddOnBought(self, e: dict[str, Any]) -> None:
        self._further(e, ("add_on_fee", "add_on_chips"))
        self.entrant(e["player"]).chips += e["chips"]

    def _further(self, e: dict[str, Any], names: tuple[str, str], left: int = 0) -> None:
        """Chips for a fee; `left` is what stays the player's beside them."""
        due = tuple(self.terms.get(name) or 0 for name in names)
        said = (e["fee"], e["chips"] - left)
        check(said == due, f"{said[0]} for {said[1]} in chips, and {due} is right")
        self._pay(self.entrant(e["player"]), e["fee"], e)

    def _pay(self, entrant: Any, paid: int, e: dict[str, Any]) -> None:
        """A price of chips is for the pool, unless the chips turn into cash again."""
        if e.get("pooled", True):
            entrant.further += paid
        else:
            entrant.bought.append([paid, 0])

    def on_ChipsMoved(self, e: dict[str, Any]) -> None:
        same = all(stake == cost for _, stake, cost, *_ in e["played"]["changes"])
        check(same, f"a wager of {e['player']}'s costs something else")

    def on_RoundPlayed(self, e: dict[str, Any]) -> None:
        played, drawn = e["played"], Drawn()
        frozen = played.get("frozen") or {}
        drawn.numbers, drawn.boost = frozen.get("lucky_numbers", {}), frozen.get("lucky_boost")
        for line in played["lines"]:
            self._judge(e["table"], line, played["pocket"], drawn)
            gain = line[WIN] + line[RETURNED] - line[STAKE]
            self.entrant(line[PLAYER]).chips += gain
        for name, deducted in e.get("deductions", {}).items():
            self.entrant(name).chips -= deducted

    def _judge(self, table: str, line: list[Any], pocket: str, drawn: Drawn) -> None:
        """Chips of a tournament win their stake times the odds, whatever the limits."""
        rules = Rules(self.rules[table])
        odds = Fraction(0) if line[VOID] else rules.spot_odds(line[BET], pocket, drawn)
        due = (line[STAKE] * odds, line[STAKE] if odds or line[VOID] else 0)
        said = (line[WIN], line[RETURNED])
        check(said == due, f"{line[PLAYER]}'s {line[STAKE]} on {line[BET]} on {pocket}: {said}")

    def on_RoundPlayedAnew(self, e: dict[str, Any]) -> None:
        self.out.difference_update(e.get("again", ()))
        for player, balance, layout, *_ in e["played"]["moves"]:
            if player in self.entrants:
                self.entrants[player].chips += balance + layout
        for name, deducted in e.get("deductions", {}).items():
            self.entrant(name).chips += deducted

    def on_MistakePutRight(self, e: dict[str, Any]) -> None:
        put = e["played"]
        entrant = self.entrant(e["player"])
        entrant.chips += -put["rectified"] if put["amount"] > 0 else put["rectified"]

    def on_WagerLaid(self, e: dict[str, Any]) -> None:
        self.follows = False

    def on_PlayOffStarted(self, e: dict[str, Any]) -> None:
        for name, chips in e["chips"].items():
            self.entrant(name).chips = chips

    def on_SessionReopened(self, e: dict[str, Any]) -> None:
        self.out.difference_update(e.get("again", ()))
        for name, chips in e["chips"].items():
            self.entrant(name).chips = chips
        for name, cash in e.get("cash", {}).items():
            check(self.due[name] >= cash, f"{name} has been paid")
            self.due[name] -= cash
            self.entrant(name).cash_in(-cash)

    def on_SessionEnded(self, e: dict[str, Any]) -> None:
        back = e.get("chips_back", True)
        for name, score in e["scores"].items():
            entrant = self.entrant(name)
            right = entrant.chips + (e.get("differences", {}).get(name, 0) if back else 0)
            check(score == right or not self.follows, f"{name} has {right}, and {score} is said")
            entrant.chips = score
        placed = [e["scores"][name] for name in e["ranking"] if name in e["scores"]]
        check(placed == sorted(placed, reverse=True), "the ranking is not by chips")
        cash = dict(e["scores"]) if self.terms.get("cash_chips") else {}
        if e.get("with_residual"):
            left = {n: self.entrant(n).chips for n in e["gone"] if n in self.out}
            cash |= {name: chips for name, chips in left.items() if chips}
        check(e.get("cash", {}) == cash, f"{e.get('cash')} in cash for chips, {cash} is right")
        self.due.update(cash)
        for name, amount in cash.items():
            self.entrant(name).cash_in(amount)

    def on_ValueAdded(self, e: dict[str, Any]) -> None:
        check(e["amount"] > 0, f"a value of {e['amount']} is added")
        if e.get("form", "cash") == "cash" or not e.get("what"):
            self.added += e["amount"]
        else:
            self.in_goods += e["amount"]

    def on_PrizesAwarded(self, e: dict[str, Any]) -> None:
        check(not self.prizes, "prizes are awarded twice")
        paid = sum(entrant.fee + entrant.further for entrant in self.entrants.values())
        pool = paid + self.added
        if len(set(self.entrants) - self.withdrawn) >= (self.terms.get("entries_min") or 0):
            pool = max(pool, (self.terms.get("guarantee") or 0) - self.in_goods)
        check(e["pool"] == pool, f"a pool of {e['pool']} is shared, and {pool} is right")
        given = sum(e["prizes"].values()) + e.get("unclaimed", 0)
        check(given == pool, f"prizes come to {given}, of {pool}")
        for name in e["prizes"]:
            self.entrant(name)
        self.prizes = dict(e["prizes"])
        self.due.update(self.prizes)
        self.goods = Counter(e.get("goods", {}))

    def on_AwardTakenBack(self, e: dict[str, Any]) -> None:
        check(e["prizes"] == self.prizes, f"{e['prizes']} was not what was awarded")
        for name, prize in self.prizes.items():
            check(self.due[name] >= prize, f"{name} has been paid")
            self.due[name] -= prize
        self.prizes, self.goods = {}, Counter()

    def on_PrizePaid(self, e: dict[str, Any]) -> None:
        due = self.goods if e.get("method") == "goods" else self.due
        owed = due.pop(e["player"], 0)
        check(e["amount"] == owed > 0, f"{e['player']} is paid {e['amount']}, and {owed} is owed")

    def on_TournamentCancelled(self, e: dict[str, Any]) -> None:
        whole = int(e.get("whole", False))
        paid = {
            name: entrant.fee + whole * (entrant.further + entrant.for_chips)
            for name, entrant in self.entrants.items()
        }
        due = {name: amount for name, amount in paid.items() if amount}
        check(e["refunds"] == due, f"{e['refunds']} goes back, and {due} is due")


class Promotion:
    """Who entered, on whom the lots fell, and what was paid of what was won."""

    def __init__(self, rules: dict[str, Any]) -> None:
        self.entrants: set[str] = set()
        self.values: list[int] = []
        self.won: dict[int, str] = {}
        self.given: set[int] = set()

    def take(self, kind: str, e: dict[str, Any]) -> None:
        if kind in ("PromotionDrafted", "PromotionAmended"):
            values = [prize.get("value") or 0 for prize in e["prizes"]]
            for prize, winner in self.won.items():
                kept = values[prize : prize + 1] == [self.values[prize]]
                check(kept, f"prize {prize}, which {winner} won, is amended")
            self.values = values
        elif kind == "EntryTaken":
            self.entrants.add(e["player"])
        elif kind == "EntryWithdrawn":
            self.entrants.remove(e["player"])
        elif kind == "WinnerDrawn":
            self._drawn(e)
        elif kind in ("PrizesPaid", "PrizesHandedOver"):
            self._give(e, paid=kind == "PrizesPaid")
        elif kind == "PrizesForfeited":
            self._take_back(e)

    def _drawn(self, e: dict[str, Any]) -> None:
        check(e["winner"] in self.entrants, f"{e['winner']} has not entered")
        if e.get("lot") is not None:
            names = sorted(self.entrants - set(e.get("barred", ())))
            fell = e["among"] == len(names) and names[e["lot"] : e["lot"] + 1] == [e["winner"]]
            check(fell, f"lot {e['lot']} of {e['among']} did not fall on {e['winner']}")
        for prize in e["prizes"]:
            check(0 <= prize < len(self.values), f"there is no prize {prize}")
            check(prize not in self.won, f"prize {prize} is drawn twice")
            self.won[prize] = e["winner"]

    def _take_back(self, e: dict[str, Any]) -> None:
        for prize in e["prizes"]:
            owed = self.won.get(prize) == e["player"] and prize not in self.given
            check(owed, f"prize {prize} is taken from {e['player']}, who is not owed it")
            del self.won[prize]
            if e["becomes"] == "kept":
                # Nobody wins it or is given it any more.
                self.won[prize] = ""
                self.given.add(prize)

    def _give(self, e: dict[str, Any], *, paid: bool) -> None:
        for prize in e["prizes"]:
            check(self.won.get(prize) == e["player"], f"{e['player']} did not win prize {prize}")
            check(prize not in self.given, f"prize {prize} is given twice")
            self.given.add(prize)
        if paid:
            due = sum(self.values[prize] for prize in e["prizes"])
            parts = sum(e["amount"] if part[1] is None else part[1] for part in e["parts"])
            check(e["amount"] == due == parts, f"{e['amount']} is paid, and {due} was won")


# ---- the whole log -------------------------------------------------------------------------------


class Log:
    def __init__(self, header: dict[str, Any], heads: Heads) -> None:
        self.rules, self.heads = header["rules"], heads
        self.tree, self.last, self.origin = Tree(), bytes(32), ""
        self.versions: Counter[str] = Counter()
        self.tables: dict[str, Table] = {}
        self.tickets, self.tills = Tickets(), Tills()
        self.tournaments: dict[str, Tournament] = {}
        self.promotions: dict[str, Promotion] = {}
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
        if family not in FAMILIES:
            return
        kind, e = record["kind"], json.loads(base64.b64decode(record["payload"]))
        check(e.get("at", record["at"]) == record["at"], "it was stored as of another time")
        self.tills.over_counter(record, family, e)
        if family == "till":
            self.tills.take(name, record, e)
        elif family == "tournament":
            self._contest(self.tournaments, Tournament, name, kind, e)
        elif family == "promotion":
            self._contest(self.promotions, Promotion, name, kind, e)
        else:
            self._play(family, name, kind, e)

    def _contest(self, known: dict[str, Any], made: Any, name: str, kind: str, e: Any) -> None:
        """An event of a tournament or promotion, which its own opening comes before."""
        if kind == f"{made.__name__}Opened":
            check(name not in known, f"{name} was opened before")
            known[name] = made(self.rules)
        check(name in known, f"{name} was never opened")
        known[name].take(kind, e)

    def _play(self, family: str, name: str, kind: str, e: dict[str, Any]) -> None:
        if family == "house":
            if kind == "KeyAccepted":
                self.heads.accept(self.tree.size + 1, e["key"])
            what = f"behind record {e.get('own')} another hand wrote, up to {e.get('found')}"
            check(kind != "WrittenByAnother", what)
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
    prizes = sum(sum(each.due.values()) for each in log.tournaments.values())
    print(f"prizes of tournaments that are not paid: {prizes / 100:.2f}")
    print(
        f"{log.tree.size} records, {log.heads.met} signed heads, tickets for {standing / 100:.2f}"
    )
    for note in log.heads.notes(log.tree.size, elsewhere=bool(given.anchors)):
        print(f"note: {note}")
    print("all is well")
    return 0


if __name__ == "__main__":
    sys.exit(main())

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal, read_refusal


def test_a_refusal_reads_as_its_detail_and_its_clauses() -> None:
    refusal = Refusal(Reason.BELOW_MINIMUM, "stake $1, minimum $5", ("4.1", "4.2"))
    assert str(refusal) == "stake $1, minimum $5 (4.1, 4.2)"


def test_a_refusal_without_clauses_reads_as_its_detail() -> None:
    assert str(Refusal(Reason.INVALID, "no such number")) == "no such number"


def test_a_refusal_says_its_message_in_plain_english() -> None:
    refusal = Refusal(Reason.BELOW_MINIMUM, say("table-not-joined-table", player="ann"))
    assert refusal.detail == "ann has not joined the table"
    assert (refusal.code, refusal.params) == ("table-not-joined-table", {"player": "ann"})
    assert refusal.facts == {"why": "not-seated", "player": "ann"}


def test_a_refusal_that_was_stored_as_text_is_still_read() -> None:
    stored = read_refusal(Reason.INVALID, "no such number", (), "", {})
    assert (stored.detail, stored.code, stored.params) == ("no such number", "", {})


def test_the_names_of_reasons_are_what_other_programs_see() -> None:
    assert set(Reason) == {
        "already-redeemed",
        "above-maximum",
        "below-minimum",
        "betting-closed",
        "card-required",
        "dispute-open",
        "equipment-fault",
        "excluded",
        "insufficient-credit",
        "invalid",
        "limit-of-players",
        "locked",
        "no-pass-card",
        "no-such-bet",
        "no-such-ticket",
        "no-undisclosed-left",
        "not-a-unit",
        "not-offered",
        "not-permitted",
        "not-playing",
        "not-your-wager",
        "notice-required",
        "out-of-turn",
        "play-limit",
        "reality-check",
        "same-direction",
        "terms-incomplete",
        "wrong-phase",
    }

from croupier.core.refusal import Reason, Refusal


def test_a_refusal_reads_as_its_detail_and_its_clauses() -> None:
    refusal = Refusal(Reason.BELOW_MINIMUM, "stake $1, minimum $5", ("4.1", "4.2"))
    assert str(refusal) == "stake $1, minimum $5 (4.1, 4.2)"


def test_a_refusal_without_clauses_reads_as_its_detail() -> None:
    assert str(Refusal(Reason.INVALID, "no such number")) == "no such number"


def test_refusals_are_alike_that_say_the_same() -> None:
    """Facts repeat the sentence for other languages, so they tell nothing apart."""
    told = Refusal(Reason.INVALID, "no such number", (), {"why": "no-table"})
    assert told == Refusal(Reason.INVALID, "no such number")


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

"""The battery on raw bits and on what is mapped from them."""

import hashlib
import random

from hypothesis import given
from hypothesis import strategies as st

from croupier.house.world import SystemEntropy
from croupier.lab.audits.findings import Verdict
from croupier.lab.audits.randomness import (
    audit_randomness,
    bits_sample,
    chance_of_count,
    outcomes_sample,
    scale,
)


def test_a_good_generator_passes_and_its_samples_are_named_by_digest() -> None:
    raw = random.Random(12).randbytes(60_000)
    samples = [
        bits_sample(raw, name="raw bits", how="unscaled"),
        outcomes_sample(scale(raw, 37), 37, name="37-way", how="scaled"),
    ]
    answer: list[str] = []
    audit = audit_randomness(samples, answer.append)
    assert audit.verdict is Verdict.FAIR
    assert audit.samples[0].digest == hashlib.sha256(raw).hexdigest()
    assert len(answer) == sum(sample.tests for sample in samples)
    # A walk that seldom comes back says nothing of excursions; everything else ran.
    assert {test for _, test, _ in audit.skipped} <= {
        "random excursions",
        "random excursions variant",
    }


def test_bytes_that_count_upwards_fail() -> None:
    audit = audit_randomness([bits_sample(bytes(range(256)) * 200, name="raw", how="")])
    assert audit.verdict is Verdict.FLAGGED
    assert audit.sentences()[-1].endswith("the source fails.")


def test_a_mapping_that_folds_fails_although_its_source_is_good() -> None:
    raw = random.Random(5).randbytes(200_000)
    folded = [byte % 37 for byte in raw]
    audit = audit_randomness([outcomes_sample(folded, 37, name="folded", how="modulo")])
    assert audit.verdict is Verdict.FLAGGED


def test_tests_that_need_more_are_named_and_the_others_run() -> None:
    audit = audit_randomness([bits_sample(random.Random(1).randbytes(1000), name="raw", how="")])
    assert audit.findings
    assert {test for _, test, _ in audit.skipped} >= {"Maurer's universal", "random excursions"}
    shown = audit.as_json()
    assert all(row["why"] for row in shown["skipped"])


@given(st.binary(min_size=1, max_size=200), st.integers(2, 64))
def test_mapping_takes_groups_that_fit_and_leaves_the_others_out(raw: bytes, kinds: int) -> None:
    width = kinds.bit_length()
    digits = "".join(f"{byte:08b}" for byte in raw)
    groups = [int(digits[at : at + width], 2) for at in range(0, len(digits) - width + 1, width)]
    assert scale(raw, kinds).tolist() == [value for value in groups if value < kinds]


def test_the_house_draws_by_the_same_rule() -> None:
    assert {SystemEntropy().below(37) for _ in range(2000)} == set(range(37))


def test_how_likely_so_many_failures_are() -> None:
    assert chance_of_count(0, 46, 0.95) == 1.0
    assert 0.05 < chance_of_count(5, 46, 0.95) < 0.1

"""The battery that standards name, on a raw source and on outcomes mapped from it.

Raw bits go through the fifteen tests of NIST SP 800-22. Outcomes of a virtual wheel go through the
tests that gaming standards list: chi-square, equi-distribution, serial, gap, poker, coupon
collector, permutation, runs, spectral, serial correlation and sub-sequences; and through those of a
real wheel, since a mapping can spoil neighbours. Every p-value is held against 95 % and 99 %, and
all of them together are corrected for their number.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from scipy import special

from croupier.core.messages import Message, Saying, say
from croupier.lab.audits import bit_tests as w
from croupier.lab.audits import bits as b
from croupier.lab.audits import symbols as s
from croupier.lab.audits.bits import Bits, PValues, TooFewBits
from croupier.lab.audits.findings import Finding, Measured, Verdict, judge, overall
from croupier.lab.audits.pockets import wave_p
from croupier.lab.audits.second_level import Proportion, proportions
from croupier.lab.audits.second_level import measured as second_level
from croupier.lab.audits.stream import Stream
from croupier.lab.audits.symbols import Outcomes, TooFewOutcomes

if TYPE_CHECKING:
    from croupier.lab.audits.number_files import OutcomeStream

#: What findings on all of a source, and on many sequences of it, are said to be on.
WHOLE: Final = "whole source"
SEQUENCES: Final = "sequences"

#: The test of which only the worst of many patterns is stated.
TEMPLATES: Final = "non-overlapping template"

Progress = Callable[[str], None]
"""Called with the name of each test before it starts."""

#: NIST's tests in the order of its document, with the section that describes each.
BIT_TESTS: Final[Mapping[str, tuple[Callable[[Bits], PValues], str, Message]]] = {
    "frequency": (b.frequency, "2.1", say("lab-means-frequency")),
    "frequency within a block": (
        b.block_frequency,
        "2.2",
        say("lab-means-frequency-within-a-block"),
    ),
    "runs": (b.runs, "2.3", say("lab-means-runs")),
    "longest run of ones": (b.longest_run, "2.4", say("lab-means-longest-run")),
    "binary matrix rank": (b.matrix_rank, "2.5", say("lab-means-matrix-rank")),
    "discrete Fourier transform": (b.spectral, "2.6", say("lab-means-fourier")),
    TEMPLATES: (w.all_templates, "2.7", say("lab-means-template")),
    "overlapping template": (w.overlapping_template, "2.8", say("lab-means-overlapping-template")),
    "Maurer's universal": (w.universal, "2.9", say("lab-means-universal")),
    "linear complexity": (w.linear_complexity, "2.10", say("lab-means-linear-complexity")),
    "serial": (b.serial, "2.11", say("lab-means-serial")),
    "approximate entropy": (b.approximate_entropy, "2.12", say("lab-means-approximate-entropy")),
    "cumulative sums": (w.cumulative_sums, "2.13", say("lab-means-cumulative-sums")),
    "random excursions": (w.random_excursions, "2.14", say("lab-means-excursions")),
    "random excursions variant": (
        w.random_excursions_variant,
        "2.15",
        say("lab-means-excursions-variant"),
    ),
}


def wheel_order(outcomes: Outcomes, kinds: int) -> PValues:
    """Outcomes make no waves around the wheel, nor do the distances between them."""
    s.need_outcomes(outcomes, 100)
    counts = np.bincount(outcomes, minlength=kinds).astype(np.int64)
    steps = np.bincount(np.diff(outcomes) % kinds, minlength=kinds)
    found = {f"wave {number}": wave_p(counts, number) for number in (1, 2, 3, 4)}
    equal = np.full(kinds, 1 / kinds)
    return {**found, "distance": s.against(steps, equal)}


#: The tests of outcomes; the names are those of the standards.
OUTCOME_TESTS: Final[Mapping[str, tuple[Callable[[Outcomes, int], PValues], Message]]] = {
    "equi-distribution": (s.equidistribution, say("lab-means-equi-distribution")),
    "serial pairs": (s.serial_pairs, say("lab-means-pairs")),
    "serial triples": (s.serial_triples, say("lab-means-triples")),
    "longer tuples": (s.longer_tuples, say("lab-means-tuples")),
    "gap": (s.gaps, say("lab-means-gap")),
    "poker": (s.poker, say("lab-means-poker")),
    "coupon collector": (s.coupon_collector, say("lab-means-coupon-collector")),
    "permutation": (s.permutation, say("lab-means-permutation")),
    "runs": (s.runs_up_down, say("lab-means-runs-up-down")),
    "spectral": (s.spectral_peak, say("lab-means-spectral")),
    "serial correlation": (s.serial_correlation, say("lab-means-correlation")),
    "sub-sequences": (s.sub_sequences, say("lab-means-sub-sequences")),
    "wheel order": (wheel_order, say("lab-means-wheel-order")),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """What is tested: bits where `kinds` is 2, else outcomes of so many kinds."""

    name: str
    how: Saying
    kinds: int
    values: Outcomes | Bits
    digest: str

    @property
    def called(self) -> Message:
        """What it is called, for people."""
        return say("lab-sample-named", sample=self.name)

    @property
    def tests(self) -> int:
        """How many tests there are for it."""
        return len(BIT_TESTS if self.kinds == 2 else OUTCOME_TESTS)


@dataclass(frozen=True, slots=True, kw_only=True)
class RandomnessAudit:
    """All findings on all samples, and the tests for which a sample was too short."""

    samples: tuple[Sample, ...]
    findings: tuple[Finding, ...]
    #: What many sequences of the source came to, test by test, where they were asked for.
    proportions: tuple[Proportion, ...] = ()
    #: The quick part over all of a source.
    whole: "Stream | OutcomeStream | None" = None
    skipped: tuple[tuple[str, str, Message], ...] = field(default=())

    @property
    def verdict(self) -> Verdict:
        """What everything together comes to."""
        return overall(self.findings)

    def beyond(self, sample: Sample, level: float) -> int:
        """How many tests of a sample, each on its own, fail at a level such as 0.95."""
        return sum(f.p <= 1 - level for f in self.of(sample))

    def of(self, sample: Sample) -> tuple[Finding, ...]:
        """The findings on one sample."""
        return tuple(found for found in self.findings if found.group == sample.name)

    def messages(self) -> list[Message]:
        """The verdict, for people."""
        return list(_messages(self))

    def sentences(self) -> list[str]:
        """The verdict in plain words."""
        return [str(each) for each in self.messages()]

    def as_json(self) -> dict[str, Any]:
        """Everything, for programs."""
        return {
            "verdict": self.verdict.value,
            "says": self.sentences(),
            "samples": [self._sample_json(sample) for sample in self.samples],
            "findings": [found.as_json() for found in self.findings],
            "proportions": [each.as_json() for each in self.proportions],
            "skipped": [
                {"sample": sample, "test": test, "why": str(why)}
                for sample, test, why in self.skipped
            ],
        }

    def _sample_json(self, sample: Sample) -> dict[str, Any]:
        return {
            "name": sample.name,
            "how": str(sample.how),
            "kinds": sample.kinds,
            "count": int(sample.values.size),
            "sha256": sample.digest,
            "tests": len(self.of(sample)),
            "beyond_95": self.beyond(sample, 0.95),
            "beyond_99": self.beyond(sample, 0.99),
        }


def bits_sample(raw: bytes, *, name: str, how: Saying) -> Sample:
    """The bits of some bytes, each byte's highest first."""
    values = np.unpackbits(np.frombuffer(raw, dtype=np.uint8))
    digest = hashlib.sha256(raw).hexdigest()
    return Sample(name=name, how=how, kinds=2, values=values, digest=digest)


def outcomes_sample(
    outcomes: Sequence[int] | Outcomes, kinds: int, *, name: str, how: Saying
) -> Sample:
    """Outcomes as they came; the digest is over one byte for each."""
    values = np.asarray(outcomes, dtype=np.int64)
    digest = hashlib.sha256(values.astype(np.uint8).tobytes()).hexdigest()
    return Sample(name=name, how=how, kinds=kinds, values=values, digest=digest)


def scale(raw: bytes, kinds: int) -> Outcomes:
    """Outcomes from bytes by the rule of the virtual wheel: what does not fit is left out.

    Bits are taken in groups just long enough; a group that is out of range is thrown away and the
    next one taken, never folded back.

    >>> scale(bytes([0b000001_10, 0b0101_1001, 0b00_111111]), 37).tolist()
    [1, 36]
    """
    width = kinds.bit_length()
    every = np.unpackbits(np.frombuffer(raw, dtype=np.uint8))
    groups = every[: every.size // width * width].reshape(-1, width).astype(np.int64)
    values = groups @ (1 << np.arange(width - 1, -1, -1))
    return values[values < kinds]


def audit_randomness(
    samples: Sequence[Sample],
    report: Progress | None = None,
    *,
    whole: "Stream | OutcomeStream | None" = None,
    sequences: Iterable[Sample] = (),
) -> RandomnessAudit:
    """Put every sample through all the tests for its kind.

    `whole` is the quick part over all of a source, and `sequences` are judged by how many of them
    pass; what both come to is corrected together with the rest.
    """
    measured, skipped = _measure(samples, report)
    if whole is not None:
        measured += [
            Measured(
                test=test,
                group=WHOLE,
                count=whole.count,
                statistic=None,
                shown="",
                p=p,
                method=say("lab-by-pass", unit=whole.unit),
            )
            for test, p in whole.p_values().items()
        ]
    found: list[list[tuple[str, float]]] = []
    for sequence in sequences:
        parts, _ = _measure([sequence], report)
        found.append([(_one_name(each.test), each.p) for each in parts])
    many = proportions(found)
    measured += second_level(many, SEQUENCES)
    return RandomnessAudit(
        samples=tuple(samples),
        findings=judge(measured),
        proportions=many,
        whole=whole,
        skipped=tuple(skipped),
    )


def _one_name(test: Saying) -> str:
    """What a test is called over many sequences: which template was the worst is left out."""
    if isinstance(test, Message) and test.params["test"] == TEMPLATES:
        return TEMPLATES
    return str(test)


def _measure(
    samples: Sequence[Sample], report: Progress | None
) -> tuple[list[Measured], list[tuple[str, str, Message]]]:
    measured: list[Measured] = []
    skipped: list[tuple[str, str, Message]] = []
    for sample in samples:
        for test, method, run in _tests(sample):
            if report is not None:
                report(f"{sample.name}: {test}")
            try:
                found = run()
            except (TooFewBits, TooFewOutcomes) as error:
                skipped.append((sample.name, test, error.message))
                continue
            measured += [
                Measured(
                    test=_named(test, part),
                    group=sample.name,
                    count=int(sample.values.size),
                    statistic=None,
                    shown="",
                    p=p,
                    method=method,
                )
                for part, p in found.items()
            ]
    return measured, skipped


def _named(test: str, part: str) -> Saying:
    """A test, with which part of it: a word, or a place such as `-4`."""
    if not part:
        return test
    if part[0].isalpha():
        return say("lab-piece-of", test=test, part=part)
    return say("lab-part-of", test=test, part=part)


def _tests(sample: Sample) -> Iterator[tuple[str, Message, Callable[[], PValues]]]:
    if sample.kinds == 2:
        bits = sample.values.astype(np.uint8)
        for name, (test, section, means) in BIT_TESTS.items():
            method = say("lab-by-section", section=section, means=means)
            yield name, method, lambda test=test: test(bits)  # type: ignore[misc]
        return
    outcomes = sample.values.astype(np.int64)
    for name, (each, means) in OUTCOME_TESTS.items():
        yield name, means, lambda each=each: each(outcomes, sample.kinds)  # type: ignore[misc]


def chance_of_count(beyond: int, tests: int, level: float) -> float:
    """The chance that as many of so many independent tests fail at a level by chance alone."""
    return float(special.bdtrc(beyond - 1, tests, 1 - level)) if beyond else 1.0


def _messages(audit: RandomnessAudit) -> Iterator[Message]:
    for sample in audit.samples:
        tests = len(audit.of(sample))
        if not tests:
            yield say("lab-random-short", sample=sample.called)
            continue
        yield say(
            "lab-random-counted",
            sample=sample.called,
            tests=tests,
            at95=audit.beyond(sample, 0.95),
            of95=f"{tests * 0.05:.1f}",
            at99=audit.beyond(sample, 0.99),
            of99=f"{tests * 0.01:.1f}",
        )
    if audit.proportions:
        short = [each for each in audit.proportions if not each.is_accepted]
        count = max(each.sequences for each in audit.proportions)
        tests = len(audit.proportions)
        yield say("lab-random-sequences", count=count, tests=tests, short=len(short))
    match audit.verdict:
        case Verdict.FAIR:
            yield say("lab-random-fair")
        case Verdict.SUSPECT:
            yield say("lab-random-suspect")
        case Verdict.FLAGGED:
            yield say("lab-random-flagged")

"""`croupier audit randomness`: the battery that standards name, on a source and on its outcomes."""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from croupier.cli import audit_output as output
from croupier.cli.output import UsageError
from croupier.cli.paper_language import PaperLanguage
from croupier.core.messages import ENGLISH, Saying, say
from croupier.house.wheel import VirtualWheel
from croupier.house.world import SystemEntropy
from croupier.lab.audits.randomness import (
    SEQUENCES,
    WHOLE,
    RandomnessAudit,
    Sample,
    audit_randomness,
    bits_sample,
    outcomes_sample,
    scale,
)
from croupier.lab.audits.sources import BadOutcomes, is_written
from croupier.lab.audits.stream import CHUNK, stream_over
from croupier.roulette.catalogue import all_books
from croupier.roulette.game import Game
from croupier.roulette.game_options import every_game

if TYPE_CHECKING:
    from croupier.lab.audits.document import Document

KINDS = (37, 38)
BITS = 1_000_000
OUTCOMES = 500_000
_BITS_MAX = 1_000_000_000
_SEED_MAX = 2**64 - 1
_SEQUENCES_MAX = 10_000
_SEQUENCE_MIN = 1_000
_HEAD = 4096
#: The whole battery takes the first so many bytes of a file; its quick part takes all of them.
_BATTERY_BYTES = 1 << 17
_BATTERY_OUTCOMES = 1 << 20
#: Of written outcomes, no more than these are kept at a time.
_KEPT_MAX = 1 << 24


def randomness(
    file: Path | None = None,
    *,
    bits: int = BITS,
    outcomes: int = OUTCOMES,
    seed: int | None = None,
    sequences: int = 1,
    bounds: Annotated[tuple[int, int] | None, Parameter(name="--range")] = None,
    pdf: Path | None = None,
    language: PaperLanguage = ENGLISH,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Test the source behind the virtual wheel, raw and mapped, at 95 % and 99 %.

    Without a file or a seed, bits come from the operating system, and outcomes from the virtual
    wheel itself, as a house draws them. The exit code is 1 where chance is ruled out.

    Parameters
    ----------
    file
        Bytes of another source, from which outcomes are mapped by the virtual wheel's rule; or
        recorded outcomes, written as numbers, which are tested as they are. The report says which
        it was.
    bits
        How many raw bits to draw.
    outcomes
        How many outcomes to draw on each wheel.
    seed
        Test Python's generator from this seed instead, so that a report can be made again.
    sequences
        Of a file: take so many sequences of --bits bits or --outcomes outcomes, and judge by how
        many pass and how even their p-values are.
    bounds
        The least and the greatest outcome that can come, for outcomes written as numbers.
    pdf
        Write the report to this new file.
    language
        With --pdf: the language of the paper.
    json
        Everything as one JSON object.
    """
    output.check_new(pdf)
    if not 1 <= sequences <= _SEQUENCES_MAX:
        raise UsageError(f"--sequences {sequences}: from 1 to {_SEQUENCES_MAX} are allowed")
    if file is None and (sequences > 1 or bounds is not None):
        raise UsageError("--sequences and --range are of a file")
    if file is not None and seed is not None:
        raise UsageError("choose a file or a seed")
    for name, value in (("--bits", bits), ("--outcomes", outcomes)):
        if not 1000 <= value <= _BITS_MAX:
            raise UsageError(f"{name} {value}: from 1000 to {_BITS_MAX} are allowed")
    if seed is not None and not 0 <= seed <= _SEED_MAX:
        raise UsageError(f"--seed {seed}: from 0 to {_SEED_MAX} are allowed")
    with _progress() as report:
        if file is not None:
            audit = _of_file(file, bits, outcomes, sequences, bounds, report)
        else:
            audit = audit_randomness(_samples(bits, outcomes, seed, report), report)
    _report(audit, _source(file, seed), pdf, language, as_json=json)
    return output.exit_code(audit.verdict)


Progress = Callable[[str], None]


@contextmanager
def _progress() -> Iterator[Progress]:
    """A bar on the standard error where that is a terminal, and silence elsewhere."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from croupier.lab.audits.randomness import BIT_TESTS, OUTCOME_TESTS

    steps = 1 + len(BIT_TESTS) + len(KINDS) * (1 + len(OUTCOME_TESTS))
    columns = (BarColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    console = Console(stderr=True)
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=steps)
        yield lambda name: bar.update(task, advance=1, description=name)


def _source(file: Path | None, seed: int | None) -> Saying:
    if file is not None:
        return str(file)
    if seed is not None:
        return say("lab-source-seed", seed=str(seed))
    now = datetime.now(UTC).isoformat(timespec="seconds")
    return say("lab-source-system", at=now)


def _of_file(
    file: Path,
    bits: int,
    outcomes: int,
    sequences: int,
    bounds: tuple[int, int] | None,
    report: Progress,
) -> RandomnessAudit:
    head = _piece(file, 0, _HEAD)
    if is_written(head):
        return _of_written(file, outcomes, sequences, bounds, report)
    if bounds is not None:
        raise UsageError(f"{file} holds bytes; --range is for outcomes that are written as numbers")
    size = file.stat().st_size
    if size * 8 < 1000:
        raise UsageError(f"{file} has {size} bytes; at least 125 are wanted")
    samples = _mapped(
        _piece(file, 0, _BATTERY_BYTES), _piece(file, 0, _BATTERY_BYTES), None, report
    )
    whole = stream_over(_pieces(file), lambda seen: report(f"{seen / size:.0%} of all bytes"))
    many: Iterator[Sample] = iter(())
    if sequences > 1:
        if size < sequences * (bits // 8):
            most = size * 8 // bits
            raise UsageError(f"{file} holds {most} sequences of {bits:,} bits, not {sequences}")
        many = _bit_sequences(file, sequences, bits // 8, size)
    return audit_randomness(samples, report, whole=whole, sequences=many)


def _of_written(
    file: Path, outcomes: int, sequences: int, bounds: tuple[int, int] | None, report: Progress
) -> RandomnessAudit:
    from croupier.lab.audits.number_files import stream_written

    size = file.stat().st_size
    try:
        found, whole, parts = stream_written(
            lambda: _pieces(file),
            bounds,
            lambda count: _windows(count, sequences, outcomes),
            size=CHUNK,
            report=lambda seen: report(f"{seen / size:.0%} of all outcomes"),
        )
    except BadOutcomes as error:
        raise UsageError(f"{file}: {error}") from None
    if whole.count < _SEQUENCE_MIN:
        raise UsageError(
            f"{file} has {whole.count} outcomes; at least {_SEQUENCE_MIN:,} are wanted"
        )
    if parts and parts[0].size < _SEQUENCE_MIN:
        raise UsageError(
            f"{sequences} sequences of {file} have {parts[0].size} outcomes each; too few"
        )
    sample = outcomes_sample(found.outcomes, found.kinds, name=f"{found.kinds}-way", how=found.how)
    many = (outcomes_sample(part, found.kinds, name=SEQUENCES, how="") for part in parts)
    return audit_randomness([sample], report, whole=whole, sequences=many)


def _windows(count: int, sequences: int, outcomes: int) -> list[tuple[int, int]]:
    """Stretches that are kept: one for the battery, and sequences that lie evenly over a file.

    A file that is not too long is cut into its sequences without a rest.
    """
    first = [(0, min(count, _BATTERY_OUTCOMES))]
    if sequences == 1:
        return first
    if count <= _KEPT_MAX:
        ends = [number * count // sequences for number in range(sequences + 1)]
        return [*first, *pairwise(ends)]
    size = min(outcomes, _KEPT_MAX // sequences)
    starts = (number * (count - size) // (sequences - 1) for number in range(sequences))
    return [*first, *((start, start + size) for start in starts)]


def _piece(file: Path, start: int, size: int) -> bytes:
    try:
        with file.open("rb") as source:
            source.seek(start)
            return source.read(size)
    except OSError as error:
        raise UsageError(f"{file} cannot be read: {error.strerror or error}") from None


def _pieces(file: Path) -> Iterator[bytes]:
    with file.open("rb") as source:
        while piece := source.read(CHUNK):
            yield piece


def _bit_sequences(file: Path, count: int, size: int, total: int) -> Iterator[Sample]:
    """Sequences that lie evenly over a file, read one after the other."""
    for number in range(count):
        start = number * (total - size) // max(1, count - 1)
        yield bits_sample(_piece(file, start, size), name=SEQUENCES, how="")


def _samples(bits: int, outcomes: int, seed: int | None, report: Progress) -> list[Sample]:
    report("drawing bits")
    if seed is None:
        return [_system_bits(bits), *(_virtual(kinds, outcomes, report) for kinds in KINDS)]
    generator = random.Random(seed)
    raw = generator.randbytes(bits // 8)
    # Each outcome takes six bits, of which values from 37 or 38 up are thrown away.
    return _mapped(raw, generator.randbytes(2 * outcomes), outcomes, report)


def system_samples(bits: int, outcomes: int) -> list[Sample]:
    """Bits of the running source, and outcomes of the virtual wheel as a house draws them."""
    return _samples(bits, outcomes, None, lambda name: None)


def _mapped(raw: bytes, mapped: bytes, outcomes: int | None, report: Progress) -> list[Sample]:
    samples = [bits_sample(raw, name="raw bits", how=say("lab-how-unscaled"))]
    for kinds in KINDS:
        report(f"mapping to {kinds}")
        how = say("lab-how-six-bits")
        values = scale(mapped, kinds)[:outcomes]
        samples.append(outcomes_sample(values, kinds, name=f"{kinds}-way", how=how))
    return samples


def _system_bits(bits: int) -> Sample:
    raw = SystemEntropy().bytes(bits // 8)
    return bits_sample(raw, name="raw bits", how=say("lab-how-system"))


def _virtual(kinds: int, outcomes: int, report: Progress) -> Sample:
    """What the virtual wheel draws, by the very code that a house runs."""
    report(f"drawing outcomes of {kinds}")
    game = _game_of(kinds)
    ring, place = VirtualWheel(SystemEntropy()), game.wheel.place
    drawn = [place[ring.pocket(game)] for _ in range(outcomes)]
    how = say("lab-how-virtual", wheel=game.wheel.title)
    return outcomes_sample(drawn, kinds, name=f"{kinds}-way", how=how)


def _game_of(kinds: int) -> Game:
    games = (game for book in all_books() for game in every_game(book.offers))
    found = next((game for game in games if len(game.wheel.order) == kinds), None)
    if found is None:
        raise UsageError(f"no book has a wheel of {kinds} pockets")
    return found


def _report(
    audit: RandomnessAudit, source: Saying, pdf: Path | None, language: str, *, as_json: bool
) -> None:
    facts: dict[str, Saying] = {"source": source}
    for sample in audit.samples:
        facts[sample.name] = say(
            "lab-fact-sample",
            count=f"{sample.values.size:,}",
            how=sample.how,
            digest=sample.digest,
        )
    if audit.whole is not None:
        digest = audit.whole.digest.hexdigest()
        facts["whole source"] = say(
            "lab-fact-whole", count=f"{audit.whole.count:,}", unit=audit.whole.unit, digest=digest
        )
    facts["made with"] = output.shown_versions()
    notes = [
        say(
            "lab-note-not-run",
            test=say("lab-test-named", test=test),
            name=say("lab-sample-named", sample=name),
            why=why,
        )
        for name, test, why in audit.skipped
    ]
    if pdf is not None:
        output.write_pdf(pdf, _document(audit, facts, notes, language))
    if as_json:
        output.print_object(
            {"source": str(source), **audit.as_json(), "made_with": output.versions()}
        )
        return
    title = f"Audit of randomness: {audit.verdict}"
    table = output.levels_table(audit.findings)
    output.print_audit(title, facts, audit.sentences(), table, notes)


def _document(
    audit: RandomnessAudit, facts: dict[str, Saying], notes: Sequence[Saying], language: str
) -> "Document":
    # Imported here: paper takes memory that a long source has better use for.
    from croupier.lab.audits.document import Document, findings_grid

    grids = tuple(
        findings_grid(
            say("lab-sample-headed", name=sample.called, how=sample.how),
            audit.of(sample),
            power=False,
        )
        for sample in audit.samples
        if audit.of(sample)
    )
    parts = ((WHOLE, say("lab-whole-source")), (SEQUENCES, say("lab-sequences")))
    for group, title in parts:
        if found := [each for each in audit.findings if each.group == group]:
            grids += (findings_grid(title, found, power=False),)
    return Document(
        title=say("lab-title-randomness"),
        verdict=audit.verdict,
        sentences=tuple(audit.messages()),
        facts=output.on_paper(facts),
        grids=grids,
        notes=(say("lab-method-randomness"), *notes),
        language=language,
    )

"""Whether the numbers of a wheel look like chance: reads a CSV file, says what it found.

python examples/audit_a_wheel.py spins.csv
"""

import sys

import croupier


def main(file: str) -> int:
    """The exit code is 1 if something was found."""
    wheel = croupier.game(croupier.books()[0].code).wheel
    audit = croupier.audit_wheel(file, wheel)
    print(f"{audit.spins} spins of a {wheel.title} wheel: {audit.verdict}")
    for sentence in audit.sentences():
        print("  ", sentence)
    return 0 if audit.verdict == "nothing found" else 1


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))

"""`croupier audit`: whether chance was at work, with the power of each test stated."""

from cyclopts import App

audit = App(name="audit", help="Test wheels, draws and random sources for fairness.")
audit.command(
    "croupier.cli.audit_wheel:wheel", name="wheel", help="Test recorded numbers for bias."
)
audit.command(
    "croupier.cli.audit_randomness:randomness", name="randomness", help="Test random sources."
)
audit.command(
    "croupier.cli.audit_draws:draws", name="draws", help="Test draws: Lucky Ball, seats, winners."
)

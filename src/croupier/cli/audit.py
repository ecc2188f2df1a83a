"""`croupier audit`: whether chance was at work, with the power of each test stated."""

from cyclopts import App

audit = App(name="audit", help="Whether wheels, random sources and draws are left to chance.")
audit.command("croupier.cli.audit_wheel:wheel", name="wheel", help="Recorded numbers.")
audit.command("croupier.cli.audit_randomness:randomness", name="randomness", help="Random sources.")
audit.command("croupier.cli.audit_draws:draws", name="draws", help="Lucky Ball, seats, winners.")

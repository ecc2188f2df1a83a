"""What every other package may rely on: money, refusals, roles and invariants."""

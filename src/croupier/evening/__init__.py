"""A seeded little house that plays through the real desk: for demonstrations, tests and soaks."""

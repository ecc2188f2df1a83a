"""Seeded evenings played through a real house: for demonstrations, tests and soaks."""

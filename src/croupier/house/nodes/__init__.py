"""Several processes, one house: who owns which table, and what they send one another."""

"""Several processes, one house: who owns which table, and what they tell one another."""

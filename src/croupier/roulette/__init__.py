"""What a rulebook is: games as values, limits, irregularities, settlement and exact odds."""

"""The compliance of a house: patrons and their cards, limits on play, exclusions, incidents."""

"""The second opinion: the chain checked and every table reckoned again, written apart."""

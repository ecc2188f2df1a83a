"""The second opinion: the chain checked and every table computed again, written apart."""

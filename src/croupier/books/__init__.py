"""One folder per edition of a real rulebook. Books are found here, never listed elsewhere."""

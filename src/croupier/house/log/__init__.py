"""The log: facts as stored, numbered, chained by hash, appended or refused whole."""

"""A wheel: a thing of its own, whose history follows its serial number from table to table."""

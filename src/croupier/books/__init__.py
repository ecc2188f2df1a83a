"""One folder per edition of a real rulebook. Books are found here, never listed elsewhere.

`CROUPIER_BOOKS` names folders with further books, so that a house can keep its own where it likes.
"""

import os

__path__ += [folder for folder in os.environ.get("CROUPIER_BOOKS", "").split(os.pathsep) if folder]

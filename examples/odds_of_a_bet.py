"""One bet under every game of every book: what it pays, and what the house keeps."""

import sys

import croupier


def main(bet: str = "red") -> None:
    """Print the chance and the house's edge wherever the bet is offered."""
    for book in croupier.books():
        for offer in book.offers:
            found = croupier.odds(croupier.game(book.code, offer.name), bet)
            if isinstance(found, croupier.Refusal):
                print(f"{book.title}, {offer.title}: {found}")
            else:
                print(
                    f"{book.title}, {offer.title}: wins {float(found.probability):.2%}, "
                    f"edge {found.edge} = {float(found.edge):.3%}"
                )


if __name__ == "__main__":
    main(*sys.argv[1:])

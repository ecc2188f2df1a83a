"""The option in which language a command prints on paper."""

from typing import Annotated

from cyclopts import Parameter

from croupier.core.messages import languages


def _check(_: type, language: str) -> None:
    if language not in languages():
        raise ValueError(
            f"there is no catalogue of {language!r}; there is {', '.join(languages())}"
        )


PaperLanguage = Annotated[str, Parameter(validator=_check)]

"""Bodies as they are sent, by operation. Tests read each as the type that its operation takes."""

from typing import Any, Final

EXAMPLES: Final[dict[str, dict[str, Any]]] = {
    "sign_in": {"a member of staff": {"name": "dora", "password": "a long sentence of one's own"}},
    "enrol_staff": {
        "a dealer": {"name": "dan", "password": "to be changed at once", "roles": ["dealer"]}
    },
    "enrol_device": {
        "a terminal": {"name": "terminal-4", "roles": ["player"], "players": ["ann"]},
        "a wheel's driver": {"name": "rim-1", "roles": ["sensor"], "serves": "wheel:W1"},
    },
    "ask_table": {
        "a wager": {"type": "place", "player": "ann", "bet": "split:14-17", "stake": 1000},
        "a buy-in": {"type": "buy-in", "player": "ann", "amount": 10_000},
        "betting opens": {"type": "open-betting"},
        "a result": {"type": "result", "pocket": "17"},
    },
    "answer_waiting": {"the second person agrees": {"agrees": True}},
}

"""Bodies as they are sent, by operation. Tests read each as the type that its operation takes."""

from typing import Any, Final

from croupier.roulette.catalogue import book_folders, find_book

_BOOK: Final = find_book(next(iter(book_folders())))
#: The first game of the first book on the shelf.
GAME: Final[dict[str, str]] = {"book": _BOOK.code, "game": _BOOK.offers[0].name}
#: A name that is nobody's.
_RECEIVER: Final = "https://crm.test/hook"
EXAMPLES: Final[dict[str, dict[str, Any]]] = {
    "sign_in": {"a member of staff": {"name": "dora", "password": "a long sentence of one's own"}},
    "enrol_staff": {
        "a dealer": {"name": "dan", "password": "to be changed at once", "roles": ["dealer"]}
    },
    "enrol_device": {
        "a terminal": {"name": "terminal-4", "roles": ["player"], "players": ["ann"]},
        "a wheel's driver": {"name": "rim-1", "roles": ["sensor"], "serves": "wheel:W1"},
    },
    "submit_to_table": {
        "a wager": {"type": "place", "player": "ann", "bet": "split:14-17", "stake": 1000},
        "a buy-in": {"type": "buy-in", "player": "ann", "amount": 10_000},
        "betting opens": {"type": "open-betting"},
        "a result": {"type": "result", "pocket": "17"},
    },
    "answer_waiting": {"the second person agrees": {"agrees": True}},
    "open_table": {
        "a sign of $5 to $500": {"table": "T4", **GAME, "min": 500, "max": 50_000, "unit": 500}
    },
    "report_station": {"at the end of a round": {"player": "ann", "round_no": 12, "balance": 9000}},
    # The house itself.
    "name_house": {"a house": {"name": "Riverside", "currency": "AUD"}},
    "set_clock": {"two seconds on": {"by": 2000, "reason": "held against the time signal"}},
    "begin_verification": {"the whole log": {}},
    "change_password": {
        "a first password": {"current": "to be changed at once", "password": "a sentence of my own"}
    },
    "lock_session": {"a break": {"pin": "4711"}},
    "unlock_session": {"back again": {"pin": "4711"}},
    "set_second_factor": {
        "the device's digits": {"salt": "0123456789abcdef0123456789abcdef", "digits": "287082"}
    },
    "take_seat": {"a guest": {"table": "T2"}},
    "take_post": {"its dealer": {"role": "dealer"}},
    "acknowledge_alert": {"seen": {"text": "the reader was cleaned"}},
    # Other systems.
    "enrol_service": {"a warehouse": {"name": "warehouse", "scopes": ["events", "events:money"]}},
    "rotate_service_key": {"an hour of both keys": {"overlap_seconds": 3600}},
    "add_webhook": {
        "results of a table": {
            **{"name": "crm", "service": "warehouse", "url": _RECEIVER},
            **{"kinds": ["RoundSettled"], "tables": ["T1"]},
        }
    },
    "replay_webhook": {"all after a record": {"after": 812}},
    # Wheels and what stands at a table.
    "enter_wheel": {"a wheel": {"maker": "a maker", "pockets": 37, "ball": "B1"}},
    "deal_table": {"a table": {"table": "T1"}, "no longer": {"table": "T1", "release": True}},
    "set_launch": {"after twenty seconds": {"seconds": 20}},
    "change_sources": {"the rim counts": {"devices": ["rim-1"]}},
    "decide_number": {"a correction": {"pocket": "17", "correct": True}},
    "order_device": {"start": {"device": "rim-1", "order": "start"}},
    "take_readings": {
        "a result": {
            "driver": "rim-1",
            "readings": [{"seq": 7, "kind": "number", "spin": 3, "pocket": "17"}],
        }
    },
    "enter_item": {
        "a ball": {"ball": {"diameter_mm": "20", "material": "nylon", "metallic": False}}
    },
    "inspect_item": {"unfit": {"unfit": "worn"}},
    "place_item": {"at a table": {"table": "T1"}, "in the store room": {"table": ""}},
    "retire_item": {"broken": {"reason": "a fret is bent"}},
    "fill_table": {
        "as it was found": {"diameter_m": "0.80", "ball_mm": "20", "ball_material": "nylon"}
    },
    # Tickets and tills; counts are of notes and coins by their cents.
    "void_ticket": {"never handed out": {"reason": "the printer jammed"}},
    "reprint_ticket": {"half of it is blank": {"reason": "half of it is blank"}},
    "pay_by_hand": {"nothing came out": {"reason": "nothing came out"}},
    "report_lost": {"lost": {"reason": "left in a taxi"}},
    "report_found_lost": {"lost": {"reason": "left in a taxi"}},
    "give_out_ticket": {"to its player": {"player": "ann"}},
    "open_till": {"a float of $500": {"counts": {"5000": 10}}},
    "fill_till": {"ten twenties": {"counts": {"2000": 10}}},
    "drop_till": {"five hundreds": {"counts": {"10000": 5}}},
    "sell_chips": {"four $25 chips": {"chips": {"2500": 4}}},
    "cash_chips": {"a $100 chip that ann brings": {"chips": {"10000": 1}, "player": "ann"}},
    "close_till": {"as it should be": {"counts": {"5000": 10}, "leave": 50_000}},
    # Players and patrons.
    "keep_favourites": {
        "one layout": {"game": GAME["game"], "layouts": [{"red": 500, "straight:17": 100}]}
    },
    "submit_play": {
        "a break of a day": {"type": "cool-off", "hours": 24},
        "a reminder confirmed": {"type": "acknowledge-check"},
    },
    "submit_patron": {"somebody new": {"type": "enrol-patron", "member": "M-1029"}},
    "submit_office": {
        "a month's report": {"type": "tell-regulator", "matter": "mistakes", "month": "2026-10"}
    },
    "open_case": {"a side bet": {"kind": "side-bet", "text": "two at the rail", "table": "T1"}},
    "submit_case": {"a note": {"type": "note-case", "text": "seen on the camera"}},
    "seize_winnings": {"of a table": {"table": "T1"}},
    # Contests.
    "open_tournament": {"a tournament": {"tournament": "spring", **GAME}},
    "check_tournament": {"a draft": {"terms": {"entry_fee": 5000, "chips": 100_000}}},
    "submit_to_tournament": {"who is there": {"type": "record-presence", "present": True}},
    "open_promotion": {"a promotion": {"promotion": "autumn", "book": GAME["book"]}},
    "check_promotion": {"a draft": {"terms": {"least_wager": 500}}},
    "submit_to_promotion": {"called off": {"type": "cancel", "reason": "too few entries"}},
}

# Die Meldungen von Croupier auf Deutsch, im Format von Project Fluent. Siehe docs/internals/WORDS.md.

## format

format-name = Deutsch
format-money = { $amount } $
format-decimal = ,
format-group = .
format-list = { ", " }
format-comma = { ", " }
format-semicolon = { "; " }
format-or = { " oder " }
format-and = { " und " }
format-dash = -
format-odds = { $win } zu { $stake }
format-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
plural-one = n = 1

## ball

ball-described = { $mm } mm, { $material }

## cage

cage-no-ticket-issued-by-house = dieses Haus hat kein Ticket „{ $ticket }“ ausgegeben
cage-no-ticket-printed = für { MONEY($amount) } wird kein Ticket gedruckt
cage-reported-lost-already = der Verlust ist bereits gemeldet
cage-say-why-ticket-voided = geben Sie an, warum das Ticket ungültig wird
cage-ticket-and-its-end = { $why }; { NAME($status, of: "ticket-status") } über { MONEY($amount) } durch { $by } am { MOMENT($at) }{ $reason ->
    [none] { "" }
   *[other] : { $reason }
}
cage-ticket-book-made-good-at = ein Ticket dieses Regelwerks wird nur an der Kasse ersetzt
cage-ticket-ended = Ticket { $ticket } ist { NAME($status, of: "ticket-status") }{ $instead ->
    [none] { "" }
   *[other] ; { $instead } ersetzt es
}
cage-ticket-expired = Ticket { $ticket } ist abgelaufen
cage-ticket-issued-before = Ticket { $ticket } wurde schon ausgegeben
cage-ticket-lost-stolen-or-spoilt = ein später verlorenes, gestohlenes oder beschädigtes Ticket ersetzt das Haus nicht
cage-ticket-not-at-printer = Ticket { $ticket } wurde nicht an diesen Drucker geschickt
cage-ticket-not-owners = Ticket { $ticket } gehört nicht { $player }
cage-ticket-paper-first = ein Ticket wird gegen Vorlage bezahlt; ein verlorenes wird zuerst gemeldet
cage-ticket-paid = Ticket { $ticket } ist bereits ausgezahlt
cage-ticket-printed-already = es wurde bereits gedruckt; das Personal druckt es nach einer Störung des Druckers erneut
cage-ticket-printed-by-owner = ein Ticket wird seinem Inhaber ausgegeben; das Personal druckt nur den Ersatz eines verdorbenen
cage-ticket-reported-lost-somebody-else = das Ticket ist als verloren gemeldet; eine zweite Person prüft, wer es vorlegt
cage-till-closed = niemand arbeitet an dieser Kasse
cage-till-difference = { MONEY($counted) } gezählt, { MONEY($expected) } erwartet: geben Sie den Grund an
cage-till-first = öffnen Sie eine Kasse, bevor Sie auszahlen
cage-till-held-already = Sie arbeiten schon an der Kasse { $till }
cage-till-holds-less = { MONEY($asked) } sind verlangt, und in der Kasse sind { MONEY($held) }
cage-till-nothing-counted = zählen Sie zuerst Scheine oder Münzen
cage-till-of-another = { $holder } arbeitet an dieser Kasse
cage-till-open = { $holder } arbeitet schon an dieser Kasse

## change

change-laid = +{ MONEY($stake) } { BET($bet) }
change-lifted = { MONEY($stake) } { BET($bet) }

## cli

cli-which-book = welches Regelwerk? --book nimmt { LIST($books) }

## compliance

compliance-book-table-gives-nobody-power = das Regelwerk dieses Tisches gibt niemandem die Befugnis: { NAME($action, of: "action") }
compliance-book-table-knows-no-such = das Regelwerk von Tisch { $table } kennt solche Vereinbarungen nicht
compliance-card-cannot-issued-in-use = Karte „{ $card }“ kann nicht ausgegeben werden: sie ist in Gebrauch oder leer
compliance-case-not-open = { $closed ->
    [true] Fall { $case } ist geschlossen
   *[false] es gibt keinen Fall { $case }
}
compliance-confirm-you-have-read = { $check } Bestätigen Sie, dass Sie dies gelesen haben.
compliance-cool-off-lasts-from-hour = eine Spielpause dauert von einer Stunde bis { SPAN($most) }
compliance-days-signing-taking-effect-wanted = Tag der Unterschrift und Tag des Inkrafttretens fehlen, etwa 2024-08-16
compliance-detained-already = { $detained } wird bereits festgehalten
compliance-device-held-before-found = ein Gerät war im Besitz, bevor es gefunden wurde
compliance-exclusion-days-none = ein Ausschluss von { $days } Tagen ist keiner
compliance-in-register-already = { $name } steht bereits im Register
compliance-inspectorate-not-told-arrangement = die Aufsicht wurde über die Vereinbarung nicht informiert
compliance-limit-set-already = { NAME($limit, of: "limit") } von { $patron } ist bereits { $shown }
compliance-made-told-before-first-bet = sie wird vor dem ersten Einsatz von { $patron } an { $table } getroffen und gemeldet
compliance-name-document-written-in = nennen Sie das Dokument, in dem es steht
compliance-name-matter-month-such-as = nennen Sie eine Sache ({ $there }) und einen Monat, etwa 2026-01
compliance-no-arrangement-restricts-there = keine Vereinbarung beschränkt auf { LIST($foreign) }; möglich ist { $there }
compliance-no-card-stands = { $patron } hat keine gültige Karte „{ $card }“
compliance-no-form-card-there = „{ $form }“ ist keine Kartenart; es gibt { $there }
compliance-no-kind-incident-there = „{ $kind }“ ist keine Art von Vorfall; es gibt { LIST($kinds) }
compliance-no-kind-member-there = „{ $member }“ ist keine Mitgliedsart; es gibt { $there }
compliance-no-limit-more-than-nothing = { $amount } ist keine Grenze: mehr als null, höchstens { $shown }
compliance-nobody-detained-in-case = in diesem Fall wird niemand festgehalten
compliance-not-excluded = { $patron } ist nicht ausgeschlossen
compliance-not-handed-over-authorised-person = { $detained } wurde keiner befugten Person übergeben
compliance-not-in-register = { $patron } steht nicht im Register
compliance-nothing-waits-read-by = für { $patron } steht nichts zu lesen an
compliance-number-taken = die Nummer ist vergeben
compliance-person-excluded = { $player } { $kind ->
    [cool-off] hat eine Spielpause genommen
    [self-exclusion] hat sich selbst ausgeschlossen
    [house] ist vom Haus ausgeschlossen
   *[table] wurde von Tisch { $table } ausgeschlossen
}{ $until ->
    [none] { "" }
   *[other] { " " }bis { INSTANT($until) }
}; was der Person zusteht, wird dennoch ausgezahlt
compliance-play-limit = { $limit ->
    [time-session] { SPAN($span) } Spiel ohne Pause: die Pause dauert bis { INSTANT($until) }
    [time-day] die Tagesgrenze ist { SPAN($span) } Spiel; der nächste Tag beginnt { INSTANT($until) }
    [stake-round] { MONEY($asked) } wären gesetzt; die Grenze ist { MONEY($most) }
    [loss-session] mit diesem Einsatz könnten in der Sitzung { MONEY($asked) } verloren gehen; die Grenze ist { MONEY($most) }
   *[loss-day] mit diesem Einsatz könnten am Tag { MONEY($asked) } verloren gehen; die Grenze ist { MONEY($most) }
}
compliance-reality-check = Sie spielen seit { SPAN($span) }. Sie haben in dieser Zeit { MONEY($amount) } { SIGN($loss) ->
    [less] gewonnen
   *[more] verloren
}.
compliance-say-what-decided = geben Sie an, was entschieden wurde
compliance-say-what-found-or-done = geben Sie an, was gefunden oder getan wurde
compliance-say-what-happened = geben Sie an, was geschehen ist
compliance-say-when-authorised-person-took = geben Sie an, wann die befugte Person übernommen hat
compliance-say-which-authorised-person-took = geben Sie an, welche befugte Person übernommen hat
compliance-say-which-device-who-held = geben Sie an, welches Gerät und wer es hatte
compliance-say-who-detained = geben Sie an, wer festgehalten wird
compliance-say-who-interfered-or-nobody = geben Sie an, wer eingegriffen hat, oder dass es niemand weiß
compliance-say-why = geben Sie den Grund an
compliance-say-why-card-ends = geben Sie an, warum die Karte endet
compliance-self-exclusion-lasts-at-least = ein Selbstausschluss dauert mindestens { SPAN($least) }
compliance-signed-on-cannot-hold-before = am { $signed_on } unterschrieben, kann es nicht früher gelten
compliance-their-own-word-nobody-lifts = { NAME($kind, of: "exclusion") } von { $patron }: eine eigene Entscheidung, { $until ->
    [none] ohne Ende
   *[other] bis { INSTANT($until) }
}; niemand hebt sie auf
compliance-told-already = { $matter } für { $month } ist bereits gemeldet

## core

core-house-own-name = „{ $name }“ ist ein Name des Hauses selbst
core-name-no-control-characters = ein Name hat keine Steuerzeichen
core-no-name = „{ $name }“ ist kein Name

## equipment

equipment-at-already = { $id } ist bereits an { $table }
equipment-does-not-keep-equipment = die Rolle „{ NAME($by, of: "role") }“ verwaltet das Gerät nicht
equipment-entered-already = { $id } ist bereits eingetragen
equipment-found-unfit = { $id } wurde als untauglich befunden: { $unfit }
equipment-house-no = das Haus hat kein { $id }
equipment-item-refused = { $id }: { $detail }
equipment-kind-unknown = { $id } soll { $said } sein; es gibt { $kinds }
equipment-not-on-wheel = { $id }: { $centre } ist nicht im Kessel
equipment-say-why-taken-out-use = geben Sie an, warum { $id } außer Betrieb geht

## event

event-AttendantCalled = { $on ->
    [true] { $player } ruft jemanden
   *[false] jemand war bei { $player }
}
event-BallChanged = andere Kugel: { $ball }
event-BallSpun = Wurf { $spin_no }: { $revolutions ->
    [none] { $direction ->
    [unknown] niemand sah, wie sie lief
   *[other] { NAME($direction, of: "direction") }, Umläufe unbekannt
}
   *[other] { NAME($direction, of: "direction") }, { $revolutions } Umläufe
}{ $faults ->
    [0] { "" }
   *[other] , nicht gültig: { LIST($faults, of: "ground") }
}
event-BetsClosed = nichts geht mehr, durch { NAME($means, of: "means") }
event-BettingOpened = Runde { $round_no }: bitte das Spiel zu machen{ $respin ->
    [true] { " " }(erneut)
   *[false] { "" }
}{ $dealer ->
    [none] { "" }
   *[other] , { $dealer } dealt
}{ $omitted ->
    [0] { "" }
   *[other] ; vorher nicht erledigt: { LIST($omitted, of: "task") }
}
event-BoughtIn = { $player } kauft sich mit { MONEY($amount) } ein ({ NAME($tender, of: "tender") })
event-BreakEnded = die Pause ist vorbei
event-BreakTaken = der Tisch macht Pause, Bestand { $float ->
    [none] unverändert
   *[other] { NAME($float, of: "float") }
}
event-CardLapsed = { $player } muss eine gültige Karte zeigen: { NAME($reason, of: "ground") }
event-CashedOut = { $player } lässt { MONEY($amount) } auszahlen ({ NAME($payment, of: "tender") })
event-ChecksGone = { $redeemed_at } hat Jetons { $colour } dieses Tisches eingetauscht: { LIST($taken) }
event-ClaimHeld = { MONEY($amount) } von { $player } werden einbehalten
event-ClaimReleased = { MONEY($amount) } von { $player } werden { $paid ->
    [true] ausgezahlt
   *[false] verweigert
}
event-CloseAnnounced = ein Schild kündigt die Schließung des Tisches an
event-ColourIssued = { $player } erhält { $count } Jetons { $colour } zu je { MONEY($value) }
event-ColourRedeemed = { $player } gibt { $count } Jetons { $colour } zu je { MONEY($value) } zurück
event-ColoursCollected = verlorene Farbjetons eingezogen: { LIST($lost) }
event-ColoursReturned = Farbjetons gehen an ihre Besitzer zurück: { LIST($back) }
event-ColoursRequired = { $on ->
    [true] nur Farbjetons dieses Tisches werden gespielt
   *[false] alle Jetons dürfen wieder gespielt werden
}
event-DealerChanged = { $dealer } dealt{ $before ->
    [none] { "" }
   *[other] { " " }anstelle von { $before }
}
event-DisputeOpened = { $player } bestreitet Runde { $round_no }: { $text }
event-DisputeResolved = Streitfall { $dispute } ist entschieden: { $decision }
event-EquipmentRestored = wieder in Betrieb: { NAME($scope, of: "scope") }
event-ExtraSpinsOrdered = Würfe ohne Spieler sind angeordnet
event-FinalBetsCalled = letzte Einsätze
event-FloatCounted = { NAME($moment, of: "ground") } gezählt: { MONEY($amount) }
event-FloatCredited = Rückgabe von { MONEY($amount) }
event-FloatFilled = Auffüllung von { MONEY($amount) }
event-ForeignColourRedeemed = { $player } tauscht { $count } Jetons { $colour } des geschlossenen Tisches { $issued_at } zu je { MONEY($value) }
event-LastSpinAnnounced = die nächste Zahl ist die letzte der Sitzung
event-LimitsAnnounced = ein Schild kündigt { $range } an
event-LimitsChanged = die Grenzen sind jetzt { $range }
event-LuckyBoostDrawn = { NAME($colour, of: "ball") } zahlt die Quote { NAME($odds, of: "boost") }
event-LuckyNumbersDrawn = Lucky-Ball-Zahlen: { LIST($numbers) }
event-MalfunctionReported = Störung: { NAME($scope, of: "scope") }{ $player ->
    [none] { "" }
   *[other] , { $player }
}
event-MistakeRecorded = { $player } erhielt in Runde { $round_no } { MONEY($amount, sign: "none") } { SIGN($amount) ->
    [less] zu wenig
   *[more] zu viel
}; { MONEY($rectified) } berichtigt
event-NoSpinCalled = ungültiger Wurf: { NAME($reason, of: "ground") }, die Einsätze { $returned ->
    [true] gehen zurück
   *[false] bleiben
}
event-NumberRead = { $reader } liest { $pocket }
event-OutcomeInvalidated = das Ergebnis ist annulliert: { NAME($reason, of: "ground") }
event-PaidOut = { $player } erhält { MONEY($amount) }, die anstanden
event-PartnersFlagged = { LIST($players, by: "and") } handeln gemeinsam{ $done ->
    [none] { "" }
   *[other] : { $done }
}
event-PersonalLimitsSet = { $player } spielt unter { $range ->
    [none] den Grenzen des Schildes
   *[other] { $range }
}{ $kinds ->
    [0] { "" }
   *[other] , nur { LIST($kinds, of: "bet") }
}
event-PlayerDesignated = { $player } darf { $allowed ->
    [true] { "" }
   *[false] nicht mehr{ " " }
}Marker benutzen
event-PlayerDirectedOut = { $player } wird gebeten, den Tisch zu verlassen
event-PlayerExcluded = { $player } ist ausgeschlossen: { $reason }
event-PlayerJoined = { $player } nimmt Platz { $seat_no }{ $guest ->
    [true] { " " }als Gast
   *[false] { "" }
}
event-PlayerLeft = { $player } geht
event-PlayersLimited = höchstens { $players_max } dürfen spielen
event-PlayersTold = { $text ->
    [none] Mitteilung an die Spieler entfernt
   *[other] { $player ->
    [none] an die Spieler
   *[other] { $player }
}: { $text }
}
event-ReadingsDiffered = die Lesungen weichen ab: { LIST($readings) }
event-ResultFlagged = { $recorded } ist verzeichnet, { $seen } wurde gesehen
event-RoundResettled = { NAME($cause, of: "cause") }: { number-of-event }
event-RoundSettled = { number-of-event }
event-RunSeen = was die Geräte am Rad vom Lauf sahen, ist festgehalten
event-SeizureEnded = Fall { $case } ist geschlossen: { MONEY($amount) } von { $player } werden { $paid ->
    [true] zurückgegeben
   *[false] einbehalten
}
event-SourceDeclared = die Zahlen kommen jetzt von: { NAME($source, of: "source") }{ $before ->
    [none] { "" }
   *[other] { " " }(bisher: { NAME($before, of: "source") })
}
event-StaffNamed = Personal des Tisches: { LIST($people) }
event-StakeImprisoned = { $player } lässt { MONEY($stake) } auf { BET($bet) } nach { $zeros } Nullen im Prison
event-StakeShared = { $player } teilt { MONEY($stake) } auf { BET($bet) } nach { $zeros } Nullen: { MONEY($returned) } zurück, { MONEY($lost) } verloren
event-StrayWagerLaid = { $player } legt { BET($bet) }, wo es ungültig ist
event-StrayWagerLifted = { $player } nimmt { BET($bet) } zurück
event-SupervisorCalled = ein Aufseher wird gerufen{ $text ->
    [none] { "" }
   *[other] : { $text }
}
event-TableClosed = der Tisch schließt
event-TableOpened = Tisch { $table } öffnet: { $game } von { $book }, { $limits }
event-TaskDone = erledigt: { NAME($task, of: "task") }
event-TerminalLimitsAnnounced = das Terminal von { $player } kündigt { $range } an
event-TerminalLimitsSet = das Terminal von { $player } nimmt { $range }
event-TicketTaken = ein Schein über { MONEY($amount) } von { $player } ist eingezogen
event-TipGiven = { $player } gibt { MONEY($amount) } Tronc
event-WageringPeriodSet = die Setzzeit dauert { $seconds } Sekunden
event-WagersChanged = { $player }, { NAME($cause, of: "cause") }: { LIST($changes) }
event-WagersReturned = die Einsätze gehen zurück ({ NAME($cause, of: "cause") })
event-WinnersPaid = die Gewinner auf { BET($bet) } sind ausgezahlt: { LIST($players) }
event-WinningsSeized = { MONEY($amount) } von { $player } werden für Fall { $case } beschlagnahmt
event-WinsLocked = große Gewinne zu prüfen: { LIST($wins) }
event-and-lines = { $event }; { $lines ->
    [0] keine Einsätze
   *[other] { LIST($lines, by: "semicolon") }
}

## game

game-asian-neighbour-takes-numbers = asian-neighbour nimmt 3 Zahlen; „{ $text }“ hat { $count }
game-at-least = { NAME($name, of: "part") }: { $count }, mindestens { $least }
game-at-most = { NAME($name, of: "part") }: { $count }, höchstens { $most }
game-ball-holds-metal = eine Kugel aus { $material } enthält Metall
game-ball-mm-allowed = Kugel von { $diameter_mm } mm, erlaubt { $allowed }
game-ball-no-sphere = die Kugel ist nicht rund
game-book-no-game-there = Regelwerk { $code } hat kein Spiel „{ $name }“; es gibt { $games }
game-button-carries-wanted = Marker { $centre } trägt { $carried }, nötig ist { $wanted }
game-call-bet-lies-on-several = „{ $text }“ ist eine Ansage und liegt auf mehreren Plätzen
game-call-not-offered = { BET($bet) }: { $why_not }
game-do-not-lie-side-by = { LIST($pair, by: "and") } liegen auf Tableau { $name } nicht nebeneinander
game-do-not-meet-as-on = { LIST($numbers, by: "dash") } bilden auf Tableau { $name } keine Wette „{ NAME($kind, of: "bet") }“
game-emblem-in-use-at = Emblem { $emblem } ist an { $taken } in Gebrauch
game-follows-single-zero-wheel-one = { BET($call) } folgt dem Kessel mit einer Null; dieser hat 00
game-game-no-option-there = Spiel { $name } hat keine Option „{ $unknown }“; es gibt { $there }
game-in-no-lucky-ball = „{ $tail }“ in „{ $text }“ ist keine Lucky Ball; es gibt { LIST($lucky_colours) }
game-in-no-number-on-roulette = „{ $word }“ in „{ $text }“ ist keine Roulettezahl
game-in-no-there = „{ $tail }“ in „{ $text }“ gibt es nicht; es gibt 1, 2 und 3
game-in-only-adjoin = „{ $tail }“ in „{ $text }“: nur 1-2 und 2-3 grenzen aneinander
game-in-only-neighbours-have-reach = „{ $reach }“ in „{ $text }“: nur Nachbarn haben eine Reichweite, { $known }
game-kind-not-in-game = „{ NAME($kind, of: "bet") }“ ist keine Wette dieses Spiels
game-layout-does-not-mark-it = Tableau { $name } hat sie nicht
game-layout-no-five-number-bet = Tableau { $name } hat keine Fünfzahlenwette
game-layout-no-lucky-ball-areas = Tableau { $name } hat keine Lucky-Ball-Felder
game-limits-hold-no-wager = die Grenzen { $limits }{ $kind ->
    [none] { "" }
   *[other] { " " }auf { NAME($kind, of: "bet") }
} lassen keinen Einsatz zu
game-lucky-ball-no-mega-odds = diese Lucky Ball hat keine Mega-Quote
game-lucky-ball-not-offered-here = Lucky Ball wird hier nicht angeboten
game-mega-chance-brings-unit-below = eine Mega-Chance von { $chance } bringt auf { $colour } { $expected } je Einheit; nötig ist weniger als { $limit }
game-missing = es fehlt: { NAME($name, of: "part") }
game-neighbours-on-either-side-here = { BET($call) }: Nachbarn sind hier die { $neighbours_reach } zu jeder Seite
game-no-approval-reference = ohne Zulassungsnummer: { NAME($name, of: "part") }
game-no-book-there = kein Regelwerk „{ $code }“; es gibt { LIST($book_folders) }
game-no-group-table-there = { BET($bet) } ist keine Gruppe dieses Tisches; es gibt { $groups }
game-no-kind-bet-known = „{ $text }“ ist keine Wettart; bekannt: { LIST($readers) }
game-no-probability = { $chance } ist keine Wahrscheinlichkeit: 0 bis 1
game-no-role-there = keine Rolle „{ $word }“; es gibt { $known }
game-not-offered-at-table = { BET($bet) } wird an diesem Tisch nicht angeboten
game-not-on-layout = { BET($call) }: { $centre } ist nicht auf Tableau { $name }
game-not-on-layout-2 = { LIST($foreign) }: nicht auf Tableau { $name }
game-option-there = Option { $name } ist „{ $shown }“; es gibt { LIST($values) }
game-option-whole-number-from-wanted = Option { $name } ist „{ $shown }“; nötig ist eine ganze Zahl ab 1
game-order-wheel-needs-signature = die Zahlenfolge des Kessels { $title } braucht eine Unterschrift
game-order-wheel-not-signed = die Zahlenfolge des Kessels { $title } ist nicht unterschrieben
game-pocket-wanted = Fach { $place } ist { $order }, nötig ist { $order_2 }
game-set-needs-at-least-two = ein Satz braucht mindestens zwei Farben
game-smallest-chip-worth-nothing = der kleinste Jeton ist nichts wert
game-stands-alone-in-does-not = { $name } steht allein; „{ $tail }“ in „{ $text }“ gehört nicht dazu
game-stands-twice-in = „{ $word }“ steht zweimal in „{ $text }“
game-takes-numbers = { $name } nimmt { $wanted } Zahlen; „{ $text }“ hat { $count }
game-takes-one-number = { $name } nimmt eine Zahl; „{ $text }“ hat { $count }
game-value = { BET($call) }: { $why_not }
game-wanted = { NAME($name, of: "part") } aus { $material }, nötig ist { $allowed }
game-wheel = Kessel: { LIST($faults, by: "semicolon") }
game-wheel-at-least-m = Kessel { $shown ->
    [none] ohne Durchmesser
   *[other] von { $shown } m
}, mindestens { $metres_min } m
game-wheel-inspection-not-confirmed = Kesselprüfung: „{ $check }“ ist nicht bestätigt

## house

house-after-deadline = es kam nach seiner Frist; nichts hat sich geändert
house-approval-lapsed = niemand hat rechtzeitig zugestimmt; nichts hat sich geändert
house-at-table = an { $table }: { $why }
house-betting-not-open-at-table = an Tisch { $id } ist das Setzen nicht offen
house-by-waits-second-person = { NAME($action, of: "action") } von { $id } wartet auf eine zweite Person
house-checks-being-taken-off = Jetons von { $table }, die ein anderer Tisch eingetauscht hat, werden gerade ausgebucht; bitte erneut versuchen
house-checks-still-out = { $left } Jetons { $colour } von { $issued_at } sind noch im Umlauf
house-clock-demands-no-longer = die Uhr verlangt dies nicht mehr
house-closed-decision = { $case } wurde mit der Entscheidung geschlossen: { $due }
house-commands-wait-second-person = { $waiting_max } Vorgänge warten auf eine zweite Person
house-dealt-from-wheel-whose-sources = { $id } spielt mit Kessel { $wheel }; dessen Quellen werden dort geändert
house-did-not-agree = { $id } hat nicht zugestimmt: { NAME($action, of: "action") }
house-does-not-act = { $id } handelt nicht für { $player }
house-edition-holds-from-on = Ausgabe { $edition } von { $book } gilt ab { $day }
house-equipment-faults = { LIST($faults, by: "semicolon") }
house-fee-paid-at-cashier-who = die Gebühr wird an der Kasse gezahlt, die die Anmeldung annimmt
house-forms-have-not-checked = die Zettel von { LIST($unseen) } sind nicht geprüft
house-house-draws-itself = das zieht das Haus selbst
house-key-not-enrolled-for = der Schlüssel von { $id } ist für { $action } nicht zugelassen
house-key-used-before = dieser Schlüssel wurde schon für etwas anderes benutzt
house-leads-elsewhere = { $person } ist { $chief } an { $where }; höchstens { $count } zugleich
house-lets-no-services-in = die Rolle „{ NAME($by, of: "role") }“ lässt keine Dienste zu
house-may-not-acknowledge = { $id } darf dies nicht quittieren; dürfen: { LIST($roles, of: "role") }
house-may-not-set-up-tournament = die Rolle „{ NAME($by, of: "role") }“ darf kein Turnier anlegen
house-meant-round = das galt für Spielrunde { $round_no }; jetzt ist { $round_of }
house-name-taken = der Name { $name } ist schon vergeben ({ $word })
house-named-oversee-draws-not = { $scrutineer } wurde als Aufsicht der Ziehungen benannt, nicht { $id }
house-no-card-stands-issued = für { $player } ist keine gültige Karte ausgegeben
house-no-checks-out = { $issued_at } hat keine Jetons { $colour } im Umlauf
house-no-fault-printer-at-on = für dieses Ticket ist keine Druckerstörung an { $table } vermerkt
house-no-open-case-device-named = { $case } ist kein offener Fall eines Geräts, das eine benannte Person seit bekannter Zeit hatte
house-no-other-table-plays-on = kein anderer Tisch spielt weiter, also wird der Bestand gezählt
house-no-role-agree-in = { $id } hat keine Rolle, um zuzustimmen
house-no-such-thing = nicht vorhanden: „{ $id }“ ({ $word }); es gibt { $known }
house-nobody-may-buy-in = hier darf sich niemand einkaufen
house-nobody-names-themselves-oversee-draw = niemand benennt sich selbst zur Aufsicht einer Ziehung
house-nobody-signs-in-here-as = niemand meldet sich hier als { $name } an
house-not-closed-what-seized-stays = { $case } ist nicht geschlossen: Beschlagnahmtes bleibt verwahrt
house-not-in-role = { $id } ist { $held }, nicht { NAME($by, of: "role") }
house-nothing-waits-under = unter { $number } wartet nichts
house-nothing-waits-under-number = unter dieser Nummer wartet nichts
house-number-in-use = die Nummer ist in Gebrauch; senden Sie eine andere
house-number-taken = die Nummer ist vergeben
house-numbers-come-from-source = die Zahlen von { $id } kommen von: { NAME($source, of: "source") }
house-numbers-come-from-wheel = die Zahlen von { $id } kommen von Kessel { $serial }
house-oversees-draw-somebody-else-conducts = { $scrutineer } beaufsichtigt die Ziehung, jemand anderes führt sie durch
house-players-keep-their-own-favourites = Spieler führen ihre eigenen Favoriten
house-record-unwritten = die Aufzeichnung ist gerade nicht möglich: nichts wird angenommen, nichts hat sich geändert
house-register-holds-things-already = das Register enthält schon { $items_max } Gegenstände
house-role-may-not-acknowledge = die Rolle „{ NAME($by, of: "role") }“ darf dies nicht quittieren; dürfen: { $who }
house-second-pair-eyes-another-person = die zweite Person ist eine andere Person
house-second-person-must-agree = eine zweite Person muss zustimmen
house-sees-no-webhooks = die Rolle „{ NAME($by, of: "role") }“ verwaltet keine Webhooks
house-service-enrolled-already = Dienst { $name } ist bereits angemeldet
house-service-name-no-dot = der Name eines Dienstes hat keinen Punkt
house-shutting-down = das Haus fährt herunter
house-somebody-find-out-first = zuerst ist festzustellen: { LIST($missing) }
house-somebody-must-see-criteria-selection = jemand muss prüfen, dass die Auswahlkriterien erfüllt sind
house-table-does-not-come-result = Tisch { $id } kommt zu keinem Ergebnis
house-table-refuses = Tisch { $table }: { $why }
house-table-set-aside-tournament-no = Tisch { $id } ist für Turnier { $name } reserviert; anderes Spiel wird nicht angenommen
house-table-stands-already = Tisch { $table } steht bereits
house-terminal-takes-no-money-itself = ein Terminal nimmt selbst kein Geld; das tut der Croupier oder ein Notenleser
house-there-no-service = es gibt keinen Dienst { $name }
house-there-no-table = es gibt keinen Tisch „{ $table }“
house-there-no-webhook = es gibt keinen Webhook { $name }
house-there-webhook-already = einen Webhook { $name } gibt es schon
house-ticket-above-cap = das Guthaben hier wäre über { MONEY($cap) }; ein Kassierer zahlt den Schein aus
house-unknown-at-node = Sitzung oder Gerät ist am Knoten des Tisches nicht bekannt
house-waits-second-source-agrees = { $pocket } wartet auf eine zweite Quelle, die übereinstimmt
house-what-seized-worked-out-from = { MONEY($amount) }: was beschlagnahmt wird, ergibt sich aus dem Protokoll
house-wheel-not-seen = Kessel { $serial } wird gerade nicht gelesen: kein Einsatz wird angenommen
house-won-nothing-at-since-device = { $person } hat an { $table } nichts gewonnen, seit das Gerät im Besitz war

## limits

limits-range = { MONEY($min) } bis { MONEY($max) }{ $unit ->
    [none] { "" }
   *[other] { " " }in Einheiten von { MONEY($unit) }
}

## line

line-cites = { $clauses ->
    [0] { "" }
   *[other] ; { LIST($clauses, by: "comma") }
}
line-lost = { line-staked }: { MONEY($lost) } verloren{ $returned ->
    [0] { "" }
   *[other] , { MONEY($returned) } zurück
}{ line-cites }
line-of-player = { $player }: { $line }
line-staked = { MONEY($stake) } auf { BET($bet) }
line-stands = { line-staked }: kein Gewinn, { LIST($stands) } bleibt stehen{ $lost ->
    [0] { "" }
   *[other] , { MONEY($lost) } verloren
}{ line-cites }
line-undone = rückgängig: { $line }
line-void = { line-staked }: kein Ergebnis, { $whole ->
    [true] der Einsatz ist ganz
   *[false] { MONEY($returned) } zurück
}{ line-cites }
line-won = { line-staked } zu { ODDS($odds) }: Gewinn { MONEY($win) }, { $stands ->
    [0] Einsatz zurück
   *[other] { $same ->
    [true] der Einsatz bleibt stehen
   *[false] { LIST($stands) } bleibt stehen
}
}{ line-cites }

## named

named-value = { $name } { $value }

## number

number-of-event = { $pocket ->
    [none] keine Zahl
   *[other] { $pocket } { NAME($pocket_colour, of: "colour") }
}

## people

people-enrolled-already = { $name } ist bereits angemeldet
people-no-member-staff = kein Mitarbeiter ist { LIST($wrong, of: "role") }
people-no-second-factor = { $name } hat keinen zweiten Faktor
people-no-such-session = diese Sitzung gibt es nicht
people-nobody-at-once = niemand ist zugleich { LIST($pair, of: "role", by: "and") }
people-nobody-stands-under = unter { $name } ist niemand angemeldet
people-own-password-only = jeder ändert sein eigenes Passwort und seinen zweiten Faktor
people-second-factor-administrator-clears-first = { $name } hat einen zweiten Faktor; ein Administrator löscht ihn zuerst
people-session-begun-before = die Sitzung hat schon begonnen
people-sessions-house-keep = Sitzungen führt das Haus
people-would-taken = { $name } würde mit { $twin } verwechselt

## role

role-may-not = { NAME($action, of: "action") }: die Rolle „{ NAME($role, of: "role") }“ darf das nicht{ $other ->
    [none] { "" }
   *[other] ; „{ NAME($other, of: "role") }“ darf es
}

## stake

stake-on-bet = { MONEY($stake) } auf { BET($bet) }

## table

table-above-maximum = { MONEY($asked) } auf { BET($bet) }, Maximum { MONEY($most) }
table-action-not-in-game = dieses Spiel kennt nicht: { NAME($action, of: "action") }
table-action-untimely = { NAME($action, of: "action") }: nicht, solange der Tisch in „{ NAME($phase, of: "phase") }“ ist
table-advance-differs = ein Vorschuss von { MONEY($amount) }; der erste war { MONEY($first) }
table-all-colours-one-player-have = alle Farben eines Spielers haben einen Wert, { MONEY($value) }
table-amount-withheld-already = ein Betrag von { $player } wird bereits einbehalten
table-at-least-one-player-plays = mindestens ein Spieler spielt
table-at-table-already = { $player } ist schon am Tisch
table-balance-too-small = { $player } hat { MONEY($balance) }
table-ball-come-rest-can-no = die Kugel liegt; „{ NAME($reason, of: "ground") }“ kann nicht mehr ausgerufen werden
table-ball-in-play = die Kugel ist im Spiel
table-ball-not-spun = die Kugel ist nicht geworfen
table-ball-not-spun-by = die Rolle „{ NAME($by, of: "role") }“ wirft die Kugel nicht
table-ball-runs-against-wheel = die Kugel läuft gegen den Kessel
table-ball-runs-opposite-or-same = eine Kugel läuft gegen oder mit dem Kessel, einige Umläufe
table-ball-spun-already = die Kugel ist bereits geworfen
table-becomes-chips-before-wagered = { NAME($tender, of: "tender") } wird vor dem Setzen in Jetons getauscht
table-below-minimum = { MONEY($asked) } auf { BET($bet) }, Minimum { MONEY($least) }
table-betting-closed = Nichts geht mehr
table-betting-not-closed-by = „{ $means }“ schließt das Setzen nicht
table-betting-not-opened = das Setzen ist noch nicht eröffnet
table-book-gives-no-ground-ask = das Regelwerk gibt keinen Grund, einen Spieler fortzuschicken
table-book-no-forfeiture-here = das Regelwerk kennt hier keinen Verfall
table-book-no-places-staff-name = das Regelwerk hat keine zu besetzenden Posten
table-book-no-power-withhold-amount = das Regelwerk erlaubt kein Einbehalten
table-book-no-rule-correcting-result = das Regelwerk sieht keine Berichtigung eines Ergebnisses vor
table-book-restricts-nobody-kinds-bet = das Regelwerk beschränkt niemanden auf Wettarten
table-both-minimum-maximum-needed = Minimum und Maximum sind nötig
table-buttons-in-use-in-spin = { $spin_max } Marker sind in diesem Wurf in Gebrauch
table-buttons-stand-on = { $number_max } Marker stehen auf { BET($bet) }
table-buys-nothing = für { MONEY($amount) } gibt es nichts
table-buys-nothing-here-there = „{ $tender }“ wird hier nicht angenommen; es gibt { $taken }
table-called-aloud-owner-saw-where = { BET($bet) } wurde angesagt: der Spieler sah, wohin der Croupier setzte
table-called-already-or-not = { $player }: { $on ->
    [true] jemand ist schon unterwegs
   *[false] niemand wurde gerufen
}
table-cannot-made-notes = { MONEY($amount) } geht nicht in Noten zu { $notes }
table-card-valid-one-one-own = die Karte von { $player } ist „{ NAME($card, of: "ground") }“; nötig ist eine eigene gültige
table-changes-their-colours-before-leaving = { $player } tauscht die Farbjetons vor dem Gehen
table-check-allowed = { MONEY($asked) } je Jeton; erlaubt ist { $limits }
table-checks-exchanged-there-nowhere-else = Jetons von { $issued_at } werden nur dort getauscht
table-checks-in-chips = { MONEY($cost) } an Farbjetons, { MONEY($balance) } an Jetons
table-checks-in-hand = { $player } hat { $out } Jetons { $colour } in der Hand
table-checks-not-issued-at-table = Jetons { $colour } wurden an diesem Tisch nicht ausgegeben
table-chips-make-not = die Jetons ergeben { MONEY($counted) }, nicht { MONEY($amount) }
table-closes-after-sign = { $minutes ->
    [0] der Tisch schließt erst nach Ankündigung
   *[other] ein besetzter Tisch schließt nach einem Schild von { $minutes } Minuten
}
table-closing-time-shown-minutes = eine Schließung wird { $minutes } Minuten angezeigt
table-colours-out = { $count } Farben sind ausgegeben
table-counted-float-amount = ein gezählter Bestand hat einen Betrag
table-dealer-hand-dealer-own = die Hand des Croupiers ist seine eigene
table-deals-already = { $dealer } dealt bereits
table-decision-not-final = die Entscheidung der Rolle „{ NAME($by, of: "role") }“ ist nicht endgültig
table-dispute-decided-good = Streitfall { $number } ist endgültig entschieden: { $decision }
table-does-not-fall-into-parts = { MONEY($asked) } teilt sich nicht in { $count } Teile ganzer Cent
table-does-not-fall-into-pieces = { MONEY($asked) } teilt sich nicht auf die { $count } Stücke von { BET($to) }
table-each-place-person-own = jeder Posten hat eine eigene Person
table-excluded-already = { $player } ist bereits ausgeschlossen
table-excluded-from-game = { $player } ist von diesem Spiel ausgeschlossen
table-fault-not-put-right = { NAME($scope, of: "scope") }: die Störung ist noch nicht behoben
table-fault-on-record-already = { NAME($scope, of: "scope") }: die Störung ist bereits vermerkt
table-final-bets-announced-first = zuerst werden die letzten Einsätze ausgerufen
table-final-bets-announced-while-ball = die letzten Einsätze werden ausgerufen, während die Kugel läuft
table-float-below-minimum = ein Bestand von { MONEY($asked) }, mindestens { MONEY($least) }
table-float-counted-or-locked-in = ein Bestand wird gezählt oder eingeschlossen, nicht „{ $float }“
table-float-too-small = der Bestand ist { MONEY($float) }
table-four-different-numbers-wanted = nötig sind vier verschiedene Zahlen, für { LIST($lucky_colours, of: "ball") }
table-game-no-equipment-fault-rule = dieses Spiel hat kein Gerät „{ NAME($scope, of: "scope") }“ mit Störungsregel; es gibt { $known }
table-game-no-guest-players = dieses Spiel hat keine Gastspieler
table-game-no-warning-before-close = dieses Spiel hat keine Ankündigung vor dem Schluss
table-game-not-played-colour-checks = dieses Spiel wird nicht mit Farbjetons gespielt
table-given-in-hand = { MONEY($asked) } gegeben, { MONEY($balance) } in der Hand
table-groups-area-have-not-signed = die Gruppen dieses Feldes hat der Betreiber nicht unterschrieben
table-guest-bets-through-dealer = ein Gast setzt über den Croupier
table-guest-cashed-out-by-dealer = ein Gast wird vom Croupier ausgezahlt
table-guests-at-table = { $count } Gäste sind am Tisch
table-held-by-who-have-not = { $colour } gehört { LIST($players) }, die nicht zugestimmt haben
table-higher-minimum-needs-minutes-on = ein höheres Minimum steht { $minutes } Minuten auf dem Schild
table-higher-minimum-needs-minutes-on-terminal = ein höheres Minimum steht { $minutes } Minuten am Terminal
table-higher-minimum-needs-minutes-on-terminal-own = ein höheres Minimum wird zuerst { $minutes } Minuten an diesem Terminal angezeigt
table-higher-minimum-needs-sign-minutes = ein höheres Minimum wird zuerst { $minutes } Minuten angezeigt
table-holds-too-little = { $player } hat { MONEY($balance) }
table-last-spin-announced = der letzte Wurf ist angekündigt
table-later-numbers-decided-what-round = spätere Zahlen haben entschieden, was Runde { $round_no } im Prison ließ
table-leave-no-room = ein Minimum von { MONEY($least) } und ein Maximum von { MONEY($most) } lassen keinen Raum
table-leaves-game-lays-no-further = { $player } verlässt das Spiel und setzt nicht mehr
table-left-already = { $player } ist schon gegangen
table-left-below-minimum = { MONEY($asked) } blieben auf { BET($bet) }, Minimum { MONEY($least) }
table-left-outside-limits = { MONEY($asked) } blieben auf { BET($bet) }; erlaubt ist { $limits }
table-less-lies-than-moved = { $player } hat { MONEY($lies) } auf { BET($bet) }, zu legen auf { BET($to) }
table-lies-on-bet = { $player } hat { MONEY($lies) } auf { BET($bet) }
table-lucky-ball-not-offered-here = Lucky Ball wird hier nicht angeboten
table-lucky-ball-screen-out-order = der Lucky-Ball-Bildschirm ist gestört
table-lucky-ball-wagers-wait-four = Lucky-Ball-Einsätze warten auf die vier Zahlen und die Quote
table-may-bet-only = { $player } darf nur setzen: { LIST($kinds, of: "bet") }
table-may-not-call-no-spin = die Rolle „{ NAME($by, of: "role") }“ darf wegen „{ NAME($reason, of: "ground") }“ keinen ungültigen Wurf ausrufen
table-may-not-confirm = die Rolle „{ NAME($by, of: "role") }“ darf nicht bestätigen: { $text }
table-may-not-find-fault-by = die Rolle „{ NAME($by, of: "role") }“ darf nicht feststellen: { NAME($ground, of: "ground") }
table-may-not-verify-exchange = die Rolle „{ NAME($by, of: "role") }“ darf den Tausch nicht prüfen
table-minimum-licensed-from = Minimum { MONEY($asked) }, zugelassen ab { MONEY($least) }
table-minimum-unit-above-nothing-minimum = Minimum und Einheit sind über null, und das Minimum liegt nicht über dem Maximum
table-mistake-amount-no-more-than = ein Fehler hat einen Betrag, und mehr wird nicht berichtigt
table-name-case = nennen Sie den Fall
table-needs-stake = { BET($bet) } braucht einen Einsatz
table-neither-opener-nor-closer = „{ $moment }“ ist weder Öffnung noch Schluss
table-neither-value-at-issue-nor = weder der Ausgabewert noch das niedrigste Minimum ist bekannt
table-next-ball-spun-result-round = die nächste Kugel ist geworfen; das Ergebnis der Runde { $round_no } bleibt
table-no-amount-chips = { MONEY($amount) } ist kein Betrag in Jetons
table-no-ball-in-play = keine Kugel ist im Spiel
table-no-colour-there = „{ $colour }“ ist keine Farbe; es gibt { LIST($lucky_colours, of: "ball") }
table-no-dispute-on-record = kein Streitfall { $dispute } ist vermerkt
table-no-fault-on-record = { NAME($scope, of: "scope") }: keine Störung{ $player ->
    [none] { "" }
   *[other] { " " }von { $player }
} ist vermerkt
table-no-fault-reaches = { $player } hat keine { $bets ->
    [0] Einsätze
   *[other] { LIST($bets, of: "bet") }
}, die diese Störung betrifft
table-no-fitted-wheel = an diesem Kessel ist kein Gerät „{ NAME($source, of: "source") }“
table-no-ground-invalidate-here-there = „{ NAME($reason, of: "ground") }“ ist hier kein Grund zur Annullierung; es gibt { $known }
table-no-ground-no-spin-here = „{ NAME($reason, of: "ground") }“ ist hier kein Grund für einen ungültigen Wurf; es gibt { $known }
table-no-ground-put-wager-back = „{ NAME($reason, of: "ground") }“ ist kein Grund, einen Einsatz zurückzulegen; es gibt { LIST($listed, of: "ground") }
table-no-ground-void-wagers-here = „{ NAME($reason, of: "ground") }“ ist hier kein Grund, Einsätze für ungültig zu erklären; es gibt { $known }
table-no-group-table = { BET($bet) } ist keine Gruppe dieses Tisches
table-no-malfunction-after-close-left = für { $player } ist keine Störung nach dem Schluss mehr zu prüfen
table-no-malfunction-reached = keine Störung hat { $player } betroffen
table-no-more-bets-called-already = „Nichts geht mehr“ ist bereits ausgerufen
table-no-more-bets-called-while = „Nichts geht mehr“ wird ausgerufen, während die Kugel läuft
table-no-numbers-drawn-once-betting = nach dem Schluss werden keine Zahlen gezogen
table-no-outside-area-winner = { BET($bet) } ist kein äußeres Feld mit Gewinner
table-no-payment-waits-told-area = keine Auszahlung wartet, die Feld für Feld erfolgt
table-no-place-at-table-there = „{ $unknown }“ ist kein Posten dieses Tisches; es gibt { $known }
table-no-result-of-round = kein Ergebnis der Runde { $round_no } ist vermerkt
table-no-result-of-this-round = kein Ergebnis dieser Runde ist vermerkt
table-no-result-on-record = kein Ergebnis ist vermerkt
table-no-room-left-every-piece = für jedes Stück von { BET($bet) } ist kein Platz mehr
table-no-room-on-bet = auf { BET($bet) } darf nichts mehr liegen: { $limits }
table-no-source-numbers = „{ $source }“ ist keine Quelle von Zahlen
table-no-stake-in-prison-on = { $player } hat auf { BET($bet) } keinen Einsatz im Prison
table-no-such-bet = die Wette „{ BET($bet) }“ gibt es hier nicht: { $why }
table-no-such-fault-there = { NAME($scope, of: "scope") }: „{ NAME($ground, of: "ground") }“ ist keine bekannte Störung; es gibt { $known }
table-no-such-round = eine Runde { $round_no } gibt es an diesem Tisch nicht
table-no-such-round-ever = eine Runde { $round_no } gab es an diesem Tisch nicht
table-no-such-wager-on = { $player } hatte keinen solchen Einsatz auf { BET($bet) }
table-no-terminal = { $player } hat kein Terminal
table-no-wager-earlier-rounds-stand = { $player } hat in Runde { $round_no } keinen Einsatz; frühere Runden bleiben
table-no-wager-in-round = { $player } hat in Runde { $round_no } keinen Einsatz
table-no-wager-on-layout = { $player } hat keinen Einsatz auf dem Tableau
table-no-wagers-last-round-repeat = { $player } hat keine Einsätze einer letzten Runde zu wiederholen
table-nobody-restricted-here = niemand ist hier auf { LIST($foreign, of: "bet") } beschränkt
table-not-among-players-who-may = { $player } gehört nicht zu den Spielern, die Marker benutzen dürfen
table-not-at-table = nicht am Tisch: { LIST($absent) }
table-not-joined-table = { $player } hat keinen Platz am Tisch
table-not-offered-at-table = { BET($bet) } wird an diesem Tisch nicht angeboten
table-not-offered-here = { BET($bet) } wird hier nicht angeboten
table-not-on-break = der Tisch macht keine Pause
table-not-on-wheel = { $pocket } ist nicht im Kessel
table-not-paid-off-now = { $player } ist jetzt nicht auszuzahlen
table-not-told-inspector = { $player } wurde nicht auf den Inspektor hingewiesen
table-not-wagered-tokens-here = { BET($bet) } wird hier nicht mit Promotionsjetons gesetzt
table-not-waiting = „{ $task }“ steht nicht an; an stehen: { $names }
table-not-winning-number = { $pocket } ist nicht die Gewinnzahl; { $text }
table-not-won-on = { $player } hat auf { BET($bet) } nicht gewonnen
table-nothing-cash-out-may-simply = { $player } hat nichts auszuzahlen und kann einfach gehen
table-nothing-found-against-their-wagers = gegen { LIST($unfound) } liegt nichts vor: die Einsätze verfallen nicht
table-nothing-seized-here = für { $case } ist hier nichts beschlagnahmt
table-nothing-undo-in-round = { $player } hat in dieser Runde nichts rückgängig zu machen
table-nothing-withheld = von { $player } wird nichts einbehalten
table-numbers-drawn-after-spin = die Zahlen werden nach dem Wurf gezogen
table-odds-not-enabled-there = die Quote { $odds } ist nicht freigegeben; es gibt { LIST($boosts) }
table-on-break = der Tisch macht Pause
table-on-break-already = der Tisch macht bereits Pause
table-one-boost-drawn-spin-after = je Wurf wird eine Quote gezogen, nach seinen Zahlen
table-one-player-one-colour = ein Spieler hat eine Farbe
table-only-operator-ends-hold-early = nur der Betreiber beendet ein Einbehalten vorzeitig
table-only-operator-may-withhold = nur der Betreiber darf einbehalten
table-open-checks-exchanged-there = { $issued_at } ist offen; seine Jetons werden dort getauscht
table-opener-counted-once-before-any = die Öffnung wird einmal gezählt, bevor Jetons bewegt sind
table-order-wheel-not-signed-by = die Zahlenfolge des Kessels { $title } hat der Betreiber nicht unterschrieben
table-out-at = { $colour } ist zu { MONEY($value) } ausgegeben
table-outside-limits = { MONEY($asked) } auf { BET($bet) }; erlaubt ist { $limits }
table-over-in-all = { MONEY($asked) } insgesamt, Maximum { MONEY($most) }
table-over-in-all-below-minimum = { MONEY($staked) } von { MONEY($most) } liegen; { $below }
table-paid-already = { BET($bet) } ist bereits ausgezahlt
table-placed-by-dealer = { BET($bet) } setzt der Croupier
table-player-declares-what-each-worth = der Spieler erklärt, was jeder Jeton wert ist
table-player-own-pad-touched-together = das eigene Feld des Spielers wird zusammen mit dem Tableau berührt
table-players-at-table = Spieler sind am Tisch
table-players-at-table-no-more = { $present } Spieler sind am Tisch, höchstens { $count } dürfen spielen
table-plays-colour-checks-table = { $player } spielt mit Farbjetons dieses Tisches
table-reading = { $reader } sah { $pocket }
table-readings-differ = { LIST($seen) }: ein Aufseher entscheidet über die Zahl
table-round-on-record = für Runde { $round_no } ist { $pocket } vermerkt
table-round-settled-earlier-rounds-stand = Runde { $round_no } ist abgerechnet: frühere Runden bleiben
table-sat-out-rounds-needed = { $player } hat { $idle } Runden ausgesetzt; nötig sind { $rounds }{ $full ->
    [true] { " " }und ein voller Tisch
   *[false] { "" }
}
table-say-how-malfunction-credited-amount = geben Sie an, wie die Störung den Betrag gutschrieb
table-say-how-much-given = geben Sie an, wie viel gegeben wird
table-say-what = geben Sie an, was „{ NAME($reason, of: "ground") }“ war
table-say-what-decided = geben Sie an, was entschieden wurde
table-say-what-disputed = geben Sie an, was strittig ist
table-say-which-rule-broken = geben Sie an, welche Regel verletzt wurde
table-say-who-deals = geben Sie an, wer dealt
table-say-why-not-working-correctly = geben Sie an, warum es nicht richtig arbeitet
table-say-why-position-would-unfair = geben Sie an, warum die Lage unfair wäre
table-second-person-agrees-another-source = eine zweite Person stimmt einer anderen Quelle der Zahlen zu
table-seized-until-closed = { MONEY($amount) } von { $player } sind beschlagnahmt, bis { $case } geschlossen ist
table-several-colours-one-player-need = mehrere Farben für einen Spieler brauchen eine Zustimmung
table-shows-valid-card-their-own = { $player } zeigt vor dem nächsten Einsatz eine eigene gültige Karte
table-signs-message-at-most = { $count } Zeichen; eine Nachricht hat höchstens { $most }
table-single-wagers-struck-only-where = einzelne Einsätze werden nur gestrichen, wo die anderen bestätigt sind
table-some-checks-some-value-wanted = nötig sind Jetons mit einem Wert
table-somebody-else-would-kept-from = jemand anderes könnte nicht mehr mit Farbjetons spielen
table-source-already = die Quelle ist bereits { NAME($source, of: "source") }
table-spin-not-valid = der Wurf ist nicht gültig: { LIST($faults, of: "ground") }
table-spin-numbers-already = dieser Wurf hat seine Zahlen schon
table-spins-none = { $count } Würfe sind keine
table-stake-none = ein Einsatz von { MONEY($stake) } ist keiner
table-stake-on-in-prison = der Einsatz von { $player } auf { BET($bet) } ist im Prison
table-station-out-order = die Station von { $player } ist gestört
table-such-terms-made-before-player = solche Absprachen trifft man vor dem ersten Einsatz
table-supervisor-decides-number = ein Aufseher entscheidet über die Zahl
table-takes-two-act-together = zusammen handeln zwei
table-task-first = zuerst: { $text }
table-there-no-outcome-strike-out = es gibt kein Ergebnis zu streichen
table-wager-costs-balance = der Einsatz kostet { MONEY($asked) }, das Guthaben ist { MONEY($balance) }
table-wager-costs-tokens-make = der Einsatz kostet { MONEY($asked) }, die Promotionsjetons ergeben { MONEY($tokens) }
table-wagered-in-colours-dealer-may = { BET($bet) } wird in Farben gesetzt; der Croupier darf dort Wertjetons legen
table-wagering-period-lasts-some-seconds = eine Setzzeit dauert einige Sekunden
table-wagers-at-table = { $player } hat Einsätze am Tisch
table-wagers-have-changed-since-clear = die Einsätze haben sich geändert; räumen Sie sie stattdessen ab
table-wagers-lie-on-layout = auf dem Tableau liegen Einsätze
table-wagers-lie-there-next-round = dort liegen Einsätze; die nächste Runde kann andere Grenzen haben
table-wagers-went-back-betting-opens = die Einsätze gingen zurück; zuerst wird das Setzen eröffnet
table-what-no-record-confirms-found = was keine Aufzeichnung bestätigt, wird nach dem Schluss festgestellt
table-wheel-turned-at-last-spin = der Kessel drehte beim letzten Wurf ebenso ({ NAME($rotor, of: "rotor") })
table-wheel-turned-by-machine-may = ein maschinell gedrehter Kessel darf beim Wurf stehen
table-wheel-turns-not = ein Kessel dreht { LIST($ways, of: "rotor", by: "or") }, nicht „{ $rotor }“
table-whose-station-name-player-who = wessen Station? nennen Sie einen Spieler, der eine hat
table-would-leave-less-than-position = { $player } hätte weniger, als die Lage ergibt

## wheel

wheel-ball-running-or-number-not = die Kugel von { $serial } läuft, oder ihre Zahl ist nicht entschieden
wheel-no-number-open = von { $serial } ist keine Zahl offen
wheel-no-number-yet = { $serial } hatte noch keine Zahl
wheel-no-roulette-wheel-pockets = kein Roulettekessel hat { $pockets } Fächer
wheel-no-source = { $device } ist keine Quelle von { $serial }
wheel-no-wheel-entered = kein Kessel „{ $serial }“ ist eingetragen
wheel-not-dealt-from = { $table } spielt nicht mit { $serial }
wheel-number-already = die Zahl ist bereits { $pocket }
wheel-second-person-must-agree-another = eine zweite Person muss einer anderen Quelle zustimmen
wheel-wheel-read-by-at-most = ein Kessel wird von höchstens { $sources_max } Geräten gelesen

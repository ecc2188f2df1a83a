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
format-plus = { " + " }
format-because = { $what }: { $why }
format-odds = { $win } zu { $stake }
format-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
plural-one = n = 1
format-amount = { $amount } { $sign }
format-spoken-money = { $whole } { $unit }{ $cents ->
    [none] { "" }
   *[other] { " " }{ $cents }
}
format-number-words = null; eins; zwei; drei; vier; fünf; sechs; sieben; acht; neun; zehn; elf; zwölf; dreizehn; vierzehn; fünfzehn; sechzehn; siebzehn; achtzehn; neunzehn; [>%ein>und]zwanzig; 30: [>%ein>und]dreißig; 40: [>%ein>und]vierzig; 50: [>%ein>und]fünfzig; 60: [>%ein>und]sechzig; 70: [>%ein>und]siebzig; 80: [>%ein>und]achtzig; 90: [>%ein>und]neunzig; 100: <%ein<hundert[>>]; 1000: <%ein<tausend[>>]; 1000000: eine Million[ >>]; 2000000: << Millionen[ >>]; 1000000000: eine Milliarde[ >>]; 2000000000: << Milliarden[ >>]; 1000000000000: eine Billion[ >>]; 2000000000000: << Billionen[ >>]
format-number-words-ein = 1: ein; ==; 100: <%ein<hundert[>%ein>]
format-locale = de-DE

## account

account-name = { $account ->
    [world-cash] Außerhalb des Hauses: Bargeld
    [world-cheque] Außerhalb des Hauses: Schecks
    [world-transfer] Außerhalb des Hauses: Überweisungen
    [world-goods] Außerhalb des Hauses: Sachpreise
    [entry-fees] Startgelder
    [added-value] Zuschuss des Hauses
    [unclaimed-prizes] Preise, die niemand nehmen konnte
    [goods] Sachpreise
    [goods-of] Sachpreise für { $player }
    [prize-pool] Preispool
    [prize] Preis von { $player }
    [operator] Eigenes Geld des Hauses
    [tournament-chips] Turnierjetons des Hauses
   *[world] Außerhalb des Hauses
}
account-chips = Turnierjetons

## action

action-announce-close = Schließung ankündigen
action-announce-limits = Limits ankündigen
action-buy-in = Einkauf
action-call-attendant = Bedienung
action-call-bet = Ansage annehmen
action-call-supervisor = Aufseher rufen
action-cash-out = Auszahlen
action-change-ball = Kugel wechseln
action-change-limits = Limits ändern
action-clear = Einsätze abräumen
action-close-table = Tisch schließen
action-colour = Farbjetons ausgeben
action-share-colour = Farbe teilen
action-want-colour = Wünscht eine Farbe
action-change-sources = Quellen eines Kessels ändern
action-correct-number = Zahl eines Kessels berichtigen
action-deal-table = Tisch an einem Kessel spielen
action-release-table = Tisch vom Kessel nehmen
action-colour-out = Farbjetons einlösen
action-confirm = Erledigt
action-correct-result = Ergebnis berichtigen
action-count-float = Tischbestand zählen
action-credit = Abgabe an die Kasse
action-designate = Markierbuttons
action-dispute = Einspruch
action-end-seizure = Beschlagnahme beenden
action-exclude = Ausschließen
action-extra-spin = Zusatzcoup
action-fill = Nachfüllung
action-final-bets = Letzte Einsätze
action-flag-result = Ergebnis zweifelhaft
action-foreign-colour = Jetons eines anderen Tisches
action-handover = Ablösung
action-hold = Betrag einbehalten
action-invalidate = Runde annullieren
action-join = Spieler setzen
action-leave = Tisch verlassen
action-limit-players = Spielerzahl begrenzen
action-malfunction = Störung
action-message = Mitteilung
action-move = Einsatz versetzen
action-no-more-bets = Nichts geht mehr
action-no-spin = Ungültiger Wurf
action-open-betting = Spiel eröffnen
action-override = Anders abrechnen
action-partners = Gemeinsam handelnde Spieler
action-personal-limits = Persönliche Limits
action-terminal-limits = Limits eines Terminals
action-place = Einsatz legen
action-record-mistake = Fehler festhalten
action-refuse-credit = Guthaben verweigern
action-refuse-wager = Einsatz ablehnen
action-release = Einbehalt freigeben
action-remove = Wegnehmen
action-repeat = Wiederholen
action-reposition = Einsatz richtigstellen
action-require-colours = Farbjetons verlangen
action-request-review = Überprüfung verlangen
action-resolve = Einspruch entscheiden
action-restore = Wieder in Ordnung
action-result = Ergebnis
action-seize = Gewinn beschlagnahmen
action-spin = Wurf
action-undo = Zurücknehmen
action-void-wagers = Einsätze für ungültig erklären
action-second-driver = Einen zweiten Treiber betreiben
action-report-readings = Ablesungen melden
action-credit-note = Einen Schein gutschreiben
action-wagering-period = Setzzeit
action-end-break = Pause beenden
action-imprison = Im Gefängnis bleiben
action-last-spin = Letzter Wurf
action-share = Mit dem Haus teilen
action-staff = Personal
action-take-break = Pause machen
action-tip = Trinkgeld
action-pay-winners = Gewinner einer Fläche bezahlen
action-lucky-numbers = Lucky-Ball-Zahlen
action-lucky-boost = Lucky-Ball-Erhöhung
action-pay-off = Schuld begleichen
action-checks-gone = Anderswo eingelöste Jetons
action-declare-source = Quelle angeben
action-note-reading = Lesung einer Zahl
action-note-undecided = Zahl offen
action-ticket-in = Ticket angenommen

## admin

admin-title = Administrator
admin-what = Arbeitsplatz des Administrators
admin-nobody = Noch niemand.
admin-no-devices = Kein Gerät ist angemeldet.
admin-name = Name
admin-roles = Rollen
admin-password = Erstes Passwort
admin-password-hint = Mindestens 12 Zeichen. Die Person soll es sofort ändern.
admin-temporary = Passwort zu ändern
admin-second-factor = zweiter Faktor
admin-clear-factor = Zweiten Faktor löschen
admin-factor-cleared = { $name } darf einen neuen zweiten Faktor einrichten.
admin-take-on = Zum Personal hinzufügen
admin-struck-off = { $name } wurde entfernt.
admin-taken-on = { $name } kann sich jetzt anmelden.
admin-strike-off = Entfernen
admin-end-sessions = Sitzungen beenden
admin-sessions-ended = Alle Sitzungen von { $name } sind beendet.
admin-enrol = Anmelden
admin-kind = Art
admin-player = Für welchen Spieler
admin-wheel = Seriennummer seines Kessels
admin-station = Sein Platz, als TISCH/SPIELER
admin-station-or-cashier = Sein Platz als TISCH/SPIELER oder eine Kasse als cashier:NAME
admin-notes = Scheine in Dollar, etwa 5 10 20 50 100
admin-cap = Bis zu welchem Guthaben, in Dollar
admin-serves = dient
admin-acts-for = für { $players }
admin-everything = für das ganze Haus
admin-displays = sieht, was Anzeigen zeigen
admin-revoke = Sperren
admin-revoked = Der Schlüssel von { $name } ist nicht mehr gültig.
admin-key-of = Schlüssel von { $name }
admin-key-once = Er wird nur dieses eine Mal gezeigt. Geben Sie ihn jetzt dem Gerät; das Haus behält nur den Prüfwert.
admin-copy = Kopieren
admin-copied = Kopiert.
admin-reports = Offene Probleme
admin-no-reports = Keine Probleme.
admin-program = Das laufende Programm
admin-verify = Berechnen und festhalten
admin-version = Version
admin-tables = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
admin-demo = Dies ist ein Demohaus: nur Spielgeld.
admin-steps-left = { $count ->
    [one] Noch ein Schritt bis zur Öffnung
   *[other] Noch { $count } Schritte bis zur Öffnung
}
admin-steps-done = Alles ist da
admin-done = erledigt
admin-health = Zustand des Systems
admin-never = nie
admin-devices-away = Ohne Lebenszeichen: { $names }
admin-backups = Sicherungen
admin-backups-detail = Sie entstehen in { $folder } im laufenden Betrieb und werden Datensatz für Datensatz geprüft. Kopieren Sie sie auf einen anderen Rechner.
admin-make-backup = Jetzt sichern
admin-no-backups = Noch keine Sicherung.
admin-records = { $count ->
    [one] 1 Datensatz
   *[other] { $count } Datensätze
}
admin-root = Wurzel des Protokolls
admin-naming = Name und Währung
admin-brand = Logo und Farben
admin-brand-detail = Aus den Einstellungen brand.logo, brand.accent und brand.accent_daylight. Was dort geändert wird, gilt ab dem nächsten Start.
admin-brand-logo = Logo
admin-brand-accent = Akzent auf dem Filz
admin-brand-daylight = Akzent bei Tageslicht
admin-brand-none = nichts Eigenes
admin-house-name = Name des Hauses
admin-currency = Währung
admin-naming-detail = Steht ab jetzt auf jedem Bildschirm und auf Tickets. Beträge werden nicht umgerechnet.
admin-rename = Speichern
admin-renamed = Das Haus heißt { $name }.
admin-own-password = Muss bei der ersten Anmeldung ein eigenes Passwort wählen
admin-code-of = Code, der { $name } anmeldet
admin-scan-code = Lesen Sie ihn mit der Kamera des Bildschirms ein, der angemeldet werden soll; er meldet sich selbst an.
admin-no-tables = Kein Tisch ist offen.
admin-at-pit = Im Pit
admin-new-table = Neuer Tisch
admin-template = Vorlage
admin-choose-template = Spiel eines Regelwerks wählen
admin-table-name = Name des Tisches
admin-opened-by = Geöffnet wird er von { $names }:
admin-nobody-opens = Noch darf ihn niemand vom Personal öffnen; nötig ist: { $roles }.
admin-pit-desk = Pit
admin-find-setting = Einstellung suchen
admin-settings-detail = Sie stehen in der Einstellungsdatei und der Umgebung und werden bei jedem Start gelesen. Geheimes ist verdeckt.
admin-setting = Einstellung
admin-value = Wert
admin-changes = Wer was geändert hat
admin-no-changes = Seit der Öffnung des Hauses wurde nichts geändert.
admin-clock = Die Uhr des Hauses
admin-clock-shows = Das Haus: { $house }. Dieses Gerät: { $device }.
admin-clock-detail = Stellen Sie zuerst die Uhr der Maschine richtig. Was nach der alten Uhr gesetzt wurde, etwa Ankündigungen und Tickets, sagt es danach.
admin-clock-seconds = Verstellen um (Sekunden)
admin-clock-reason = Warum
admin-clock-set = Die Uhr stellen
admin-clock-right = Sie geht richtig
admin-clock-done = Die Uhr ist gestellt, und es ist aufgezeichnet.
admin-clock-confirmed = Dass die Uhr richtig geht, ist aufgezeichnet.
admin-language = Sprache der Ausdrucke

## admin-backup-state

admin-backup-state-running = in Arbeit
admin-backup-state-clean = geprüft
admin-backup-state-wrong = fehlerhaft
admin-backup-state-failed = fehlgeschlagen
admin-backup-state-gone = nicht mehr da

## admin-change

admin-change-name = Name und Währung
admin-change-settings = Einstellungen
admin-change-program = Programm
admin-change-clock = Uhr

## admin-figure

admin-figure-open = In Betrieb seit
admin-figure-records = Datensätze
admin-figure-signed = Signiert bis Datensatz
admin-figure-log = Protokoll
admin-figure-disk = Frei auf der Platte
admin-figure-tables = Tische
admin-figure-screens = Verbundene Bildschirme
admin-figure-backup = Letzte Sicherung

## admin-part

admin-part-overview = Überblick
admin-part-house = Haus
admin-part-staff = Personal
admin-part-devices = Geräte
admin-part-tables = Tische
admin-part-settings = Einstellungen

## admin-step

admin-step-name = Name und Währung
admin-step-opener = Eine Person, die Tische öffnen darf
admin-step-dealer = Ein Croupier
admin-step-cashier = Eine Kasse
admin-step-table = Ein Tisch
admin-step-terminal = Ein Terminal oder eine Anzeige
admin-step-printer = Ein Ticketdrucker
admin-step-backup = Eine erste Sicherung

## admin-step-detail

admin-step-detail-name = Wie das Haus heißt und in welcher Währung es spielt
admin-step-detail-opener = Ein Betreiber oder Pitboss; ein Administrator hat an den Tischen keine Befugnis
admin-step-detail-dealer = Mit einem ersten Passwort, das sofort geändert wird
admin-step-detail-cashier = Zählt eine Lade und zahlt Tickets aus
admin-step-detail-table = Nach der Vorlage eines Regelwerks, mit seinem Kessel im Verzeichnis
admin-step-detail-terminal = Ein Bildschirm, der einen Code liest und angemeldet wird
admin-step-detail-printer = An einem Platz oder einer Kasse; nur nötig, wo Tickets gedruckt werden
admin-step-detail-backup = Im laufenden Betrieb erstellt und geprüft

## alert

alert-malfunction = Störung: { $scope }{ $player ->
    [none] { "" }
   *[other] , { $player }
}
alert-device = { $device }: { $text }
alert-dispute = { $player } bestreitet Runde { $round }: { $text }
alert-invalidated = das Ergebnis ist annulliert: { $reason }
alert-limits = ein Aushang kündigt an: { $limits }
alert-closes = ein Aushang kündigt die Schließung des Tisches an
alert-claim = { $amount } von { $player } sind einbehalten
alert-supervisor = ein Aufseher wird gerufen{ $text ->
    [none] { "" }
   *[other] : { $text }
}
alert-doubt = { $recorded } ist eingetragen, { $seen } wurde gesehen
alert-exclusion = { $player } ist ausgeschlossen: { $reason }
alert-attendant = { $player } ruft jemanden
alert-attended = bei { $player } war jemand
alert-partners = { $players } handeln gemeinsam{ $done ->
    [none] { "" }
   *[other] : { $done }
}
alert-seized = { $amount } von { $player } sind für Fall { $number } beschlagnahmt
alert-key = Der Schlüssel von { $device } wurde für „{ NAME($action, of: "action") }“ benutzt, wofür er nicht angemeldet ist
alert-card = { $player } muss eine gültige Karte zeigen: { $reason }
alert-overpaid = { $player } erhielt in Runde { $round } { $amount } zu viel; { $put } berichtigt
alert-underpaid = { $player } erhielt in Runde { $round } { $amount } zu wenig; { $put } berichtigt
alert-float = gezählt: { $amount }, { $more } mehr als in den Büchern
alert-float-less = gezählt: { $amount }, { $less } weniger als in den Büchern
alert-over = { $player } hat { $stake } auf { $bet }, höchstens { $most }
alert-staff = weniger Personal, als das Regelwerk Plätze vorsieht: { $missing }
alert-launcher = { $dealer } hat jede Kugel der Sitzung geworfen
alert-second = { $by } beantragt „{ $action }“: eine zweite Person muss zustimmen
alert-wheel = { $virtual ->
    [true] der virtuelle Kessel
   *[other] { $serial ->
    [none] der Kessel
   *[other] Kessel { $serial }
}
}: nach { $spins } Ergebnissen ist der Hinweis gegen einen fairen Kessel { $odds ->
    [none] überwältigend
   *[other] { $odds } zu 1
}, am meisten für { $about ->
    [steps] Schritte von einem Ergebnis zum nächsten
    [drops] Fallstellen der Kugel
   *[results] Ergebnisse
}, die { $shape ->
    [pocket] { alert-wheel-middle } bevorzugen
    [sector] sich um { alert-wheel-middle } häufen
    [wave] zu { alert-wheel-middle } neigen
   *[any] ungleich sind
}{ $pockets ->
    [none] { "" }
   *[other] { " " }({ $pockets })
}{ $group ->
    [none] { "" }
   *[other] { " " }in den Würfen von { $group }
}. So oft man auch hinsieht: Ein fairer Kessel erreicht { $level } zu 1 in einem Spieljahr höchstens mit einer Wahrscheinlichkeit von { $chance } %. Das ist ein Grund, den Kessel prüfen zu lassen: Es sagt nichts über die Ursache und nichts über einen kommenden Wurf.
alert-wheel-middle = { $about ->
    [steps] { $middle } Fächer im Uhrzeigersinn
   *[other] { $middle }
}
alert-house = { $what } { $detail }

## alert-kind

alert-kind-attendant = Bedienung
alert-kind-card = Spielerkarte
alert-kind-claim = Betrag einbehalten
alert-kind-conduct = Verhalten
alert-kind-device = Gerät
alert-kind-dispute = Einspruch
alert-kind-equipment = Gerät
alert-kind-exclusion = Ausschluss
alert-kind-float = Tischbestand
alert-kind-house = Das Haus
alert-kind-invalidated = Runde annulliert
alert-kind-key = Schlüssel außerhalb seines Zwecks
alert-kind-malfunction = Störung
alert-kind-mistake = Fehler
alert-kind-notice = Aushang
alert-kind-over-maximum = Über dem Maximum
alert-kind-result-in-doubt = Ergebnis zweifelhaft
alert-kind-second-person = Zweite Person nötig
alert-kind-staff = Personal
alert-kind-supervisor = Aufseher gerufen
alert-kind-task = Zu tun
alert-kind-wheel = Kessel

## announcement

announcement-Le-coup-est-nul = Le coup est nul
announcement-Faites-vos-jeux = Faites vos jeux
announcement-Place-your-bets = Bitte das Spiel zu machen
announcement-Final-bets = Letzte Einsätze
announcement-Finish-betting = Letzte Einsätze
announcement-No-more-bets = Nichts geht mehr
announcement-Rien-ne-va-plus = Rien ne va plus
announcement-No-spin = Ungültiger Wurf

## audit

audit-fault = Eintrag { $record }{ $stream ->
    [none] { "" }
   *[other] { " " }({ $stream })
}: { $what }
audit-content = hier stimmt etwas nicht; der Prüfer sagt auf Englisch: { $what }
audit-derived = Abgeleitetes ist nicht in Ordnung; der Prüfer sagt auf Englisch: { $what }
audit-root-missing = kein Eintrag bis hier hat den Hashwert { $root }: einige fehlen oder wurden ersetzt
audit-key-twice = derselbe Schlüssel wurde für zwei Anfragen verwendet
audit-other-text = an Tisch { $table } galt ein anderer Text von { $book } als dieser
audit-fraud-without-case = Tisch { $table } hat Runde { $round } wegen Betrugs gestrichen, und { $case } wurde nicht eröffnet
audit-snapshot-aside = ein Zwischenstand wird nicht verwendet; der Prüfer sagt auf Englisch: { $what }
audit-nothing-signed = kein Stand dieses Protokolls ist signiert: ein abgeschnittenes Ende oder ein neu geschriebenes Protokoll fiele nicht auf
audit-newer-than-signed = die letzten { $count } Einträge sind neuer als der letzte signierte Stand
audit-not-closed = das Haus hat seine Schließung nicht signiert: es ist in Betrieb, wurde gewaltsam angehalten, besteht aus mehreren Knoten, oder das Ende wurde abgeschnitten
audit-key-own = der Schlüssel ist der des Protokolls selbst: vergleichen Sie ihn mit Ihrer Notiz, oder lassen Sie gegen einen Schlüssel prüfen, den Sie haben
audit-key-unused = { $key } wurde angegeben und hat hier nichts signiert: er gehört vielleicht zu dem, was abgeschnitten wurde
audit-nothing-outside = nichts außerhalb bürgt für das Ende dieses Protokolls: Einträge, die samt ihren signierten Ständen abgeschnitten wurden, fielen nicht auf (bewahren Sie signierte Stände auf einem anderen Rechner auf, und lassen Sie sie mit prüfen)
audit-some-outside = was außerhalb aufbewahrt wird, bürgt für { $outside } von { $count } Einträgen: andere, die danach abgeschnitten wurden, fielen nicht auf
audit-copy-older = bis { $at } wurden { $signed } Einträge signiert, und die Kopie hat { $size }: die letzten { $lost } fehlen ihr

## ball

ball-described = { $mm } mm, { $material }
ball-red = rot
ball-green = grün
ball-blue = blau
ball-yellow = gelb

## bet

bet-straight = Plein
bet-split = Cheval
bet-street = Transversale Pleine
bet-corner = Carré
bet-six-line = Transversale Simple
bet-five-line = Fünfer
bet-column = Kolonne
bet-dozen = Dutzend
bet-two-columns = zwei Kolonnen
bet-two-dozens = zwei Dutzend
bet-red = rot
bet-black = schwarz
bet-even = gerade
bet-odd = ungerade
bet-low = 1 bis 18
bet-high = 19 bis 36
bet-lucky-ball = Lucky Ball
bet-asian-neighbour = Asiatische Nachbarn
bet-neighbours = Nachbarn
bet-max = Maximumwette
bet-tier = Tiers
bet-orphelins = Orphelins
bet-voisins = Voisins
bet-zero-game = Zero-Spiel

## board

board-title = Rangliste · { $tournament }
board-board = Rangliste
board-rank = Rang
board-name = Name
board-chips = Jetons
board-change = Änderung
board-pool = Preistopf { $amount }
board-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
board-cut = { $advance ->
    [none] Grenze
    [one] Grenze · der Beste jedes Tisches kommt weiter
   *[other] Grenze · die besten { $advance } jedes Tisches kommen weiter
}
board-marker = Marke
board-turn = setzt
board-form = verdeckt
board-goes-on = über der Grenze
board-page = { $page } von { $pages }
board-nobody = Noch niemand ist angemeldet
board-nobody-detail = Anmeldungen nimmt die Kasse an. Wer angemeldet ist, steht hier.
board-not-found = Dieses Turnier ist hier nicht bekannt
board-table = Tisch { $table }

## board-stage

board-stage-planned = Geplant
board-stage-entries = Anmeldung läuft
board-stage-playing = Läuft
board-stage-between-sessions = Zwischen Sitzungen
board-stage-over = Endstand
board-stage-cancelled = Abgesagt

## board-status

board-status-eliminated = ausgeschieden
board-status-disqualified = disqualifiziert
board-status-advanced = weiter
board-status-playing = { "" }

## boost

boost-standard = Standard
boost-super = Super
boost-mega = Mega

## breach

breach-no-wager = kein Einsatz
breach-absent = abwesend
breach-hid-chips = Jetons versteckt
breach-of-rules = ein Verstoß gegen die Regeln
breach-chips-from-elsewhere = { MONEY($amount) } in Jetons von anderswo
breach-more-chips-than-record = mehr Jetons als aufgezeichnet
breach-too-few-entries = zu wenige Anmeldungen

## cage

cage-no-ticket-issued-by-house = dieses Haus hat kein Ticket „{ $ticket }“ ausgegeben
cage-no-ticket-number = „{ $text }“ ist keine Ticketnummer: { $fault }
cage-number-check-digit = die Prüfziffer passt nicht, mindestens eine Ziffer ist also falsch
cage-number-holds = { $sign ->
    [none] sie enthält keine Ziffern
   *[other] sie enthält „{ $sign }“
}
cage-number-length = sie hat { $digits } Ziffern, nicht { $wanted }
cage-number-system = kein System hat die Nummer { $system }
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
cage-say-why-made-good = sagen Sie, was mit dem Ticket nicht stimmt
cage-ticket-printed-already = es wurde bereits gedruckt; das Personal druckt es nach einer Störung des Druckers erneut
cage-ticket-printed-by-owner = ein Ticket wird seinem Inhaber ausgegeben; das Personal druckt nur den Ersatz eines verdorbenen
cage-ticket-reported-lost-somebody-else = das Ticket ist als verloren gemeldet; eine zweite Person prüft, wer es vorlegt
cage-till-closed = niemand arbeitet an dieser Kasse
cage-till-difference = { MONEY($counted) } gezählt, { MONEY($expected) } erwartet: geben Sie den Grund an
cage-no-chips-counted = zählen Sie zuerst Jetons
cage-till-first = öffnen Sie eine Kasse, bevor Sie auszahlen
cage-till-fewer-chips = Jetons über { MONEY($asked) } sind verlangt, und in der Kasse sind { MONEY($held) } davon
cage-till-held-already = Sie arbeiten schon an der Kasse { $till }
cage-till-holds-less = { MONEY($asked) } sind verlangt, und in der Kasse sind { MONEY($held) }
cage-till-moved-meanwhile = inzwischen ging etwas über den Schalter; zählen Sie die Kasse noch einmal
cage-till-nothing-counted = zählen Sie zuerst Scheine, Münzen oder Jetons
cage-till-of-another = { $holder } arbeitet an dieser Kasse
cage-till-open = { $holder } arbeitet schon an dieser Kasse

## care

care-my-play = Mein Spiel und meine Limits
care-check = Einen Moment
care-check-read = Ich habe das gelesen
care-check-more = Meine Limits
care-since = Sie spielen seit { $time }.
care-not-playing = Sie sind in keiner Spielsitzung.
care-lost = Sie haben in dieser Sitzung { $amount } verloren.
care-won = Sie haben in dieser Sitzung { $amount } gewonnen.
care-limits = Limits
care-no-limits = Kein Limit ist gesetzt.
care-of-house = vom Haus
care-later = ändert sich { $time }
care-set = Limit setzen
care-in-dollars = Dollar
care-in-minutes = Minuten
care-set-submit = Setzen
care-drop = Mein Limit aufheben
care-set-note = Ein engeres Limit gilt sofort, ein weiteres nach einer Wartezeit.
care-away = Fernbleiben
care-cool-off = 24 Stunden
care-cool-off-week = 7 Tage
care-self-exclude = Mich unbefristet ausschließen
care-away-note = Das lässt sich nicht zurücknehmen. Was Ihnen gehört, wird trotzdem ausgezahlt.
care-hold = Taste halten
care-statement = Spielübersicht

## care-limit

care-limit-loss-session = Verluste in einer Sitzung
care-limit-loss-day = Verluste an einem Tag
care-limit-stake-round = Einsätze in einer Runde
care-limit-time-session = Zeit ohne Pause
care-limit-time-day = Zeit an einem Tag

## cashier

cashier-title = Kasse
cashier-what = Arbeitsplatz der Kasse
cashier-scan = Ticket einlesen oder Nummer eingeben
cashier-look-up = Nachsehen
cashier-pay = { $amount } auszahlen
cashier-paid = { $amount } ausgezahlt
cashier-paid-detail = Geben Sie das Geld heraus und behalten Sie das Ticket.
cashier-do-not-pay = Nicht auszahlen
cashier-number = Zahl
cashier-from = Von Tisch
cashier-issued = Ausgestellt
cashier-issued-by = von
cashier-expires = Läuft ab
cashier-clock-wrong = Ausgegeben nach einer falschen Uhr; nach einer richtigen bis { $time }
cashier-clock-doubt = Ausgegeben nach einer zweifelhaften Uhr: im Pit nachfragen
cashier-ended = Beendet
cashier-ended-by = von { $name }
cashier-replaced = Ersetzt durch { $number }
cashier-void = Ungültig machen
cashier-reprint = Neu drucken
cashier-print = Drucken
cashier-printed = Gedruckt.
cashier-not-printed = Nicht gedruckt: { $why }
cashier-no-printer = Keiner Ihrer Drucker ist verbunden. Drucken Sie das PDF.
cashier-by-hand = Von Hand auszahlen
cashier-paper = Ticket als PDF
cashier-reason = Grund
cashier-void-title = Dieses Ticket ungültig machen
cashier-next = Nächstes Ticket
cashier-standing = Offene Tickets
cashier-liability = Aus Tickets geschuldet
cashier-unclaimed = Nicht abgeholt
cashier-unclaimed-list = Nicht abgeholte Tickets
cashier-latest = Tickets
cashier-none = Keine Tickets.
cashier-prizes = Auszuzahlende Turnierpreise
cashier-promotion-prizes = Zu übergebende Aktionspreise
cashier-pay-winner = { $player } einen Preis auszahlen
cashier-give-winner = { $player } einen Preis übergeben
cashier-pay-prize-to = { $amount } an { $player } auszahlen
cashier-prize-paid = { $player } hat { $amount } erhalten.
cashier-prize-once = Ein Preis wird einmal, dem Gewinner und ganz ausgezahlt.
cashier-method = Art der Auszahlung
cashier-count = { $count } · { $amount }
cashier-today = Heute an der Kasse
cashier-person = Person
cashier-tickets-paid = Ausgezahlte Tickets
cashier-prizes-paid = Preise in bar
cashier-fees-taken = Startgelder
cashier-reports = Berichte
cashier-till = Kassenlade
cashier-till-none = Auf Ihren Namen ist keine Lade offen.
cashier-till-open = Lade öffnen
cashier-till-name = Welche Lade
cashier-till-new = Eine andere Lade
cashier-till-left = { $amount } sind darin geblieben
cashier-till-holds = Sollbestand
cashier-till-opened = seit { $time }
cashier-till-fill = Auffüllen
cashier-till-drop = Abführen
cashier-till-close = Lade schließen
cashier-till-fill-title = Bargeld aus dem Tresor
cashier-till-drop-title = Bargeld in den Tresor
cashier-till-close-title = Lade { $till } schließen
cashier-till-open-title = Lade öffnen
cashier-till-counted = Gezählt
cashier-till-expected = Erwartet
cashier-till-difference = Differenz
cashier-till-exact = Ausgeglichen
cashier-till-over = { $amount } zu viel
cashier-till-short = { $amount } zu wenig
cashier-till-leave = In der Lade lassen
cashier-till-note = Warum sie abweicht
cashier-till-float = Anfangsbestand
cashier-till-filled = Aufgefüllt
cashier-till-dropped = Abgeführt
cashier-till-paid = Ausgezahlt
cashier-till-taken = Eingenommen
cashier-till-closings = Geschlossene Laden
cashier-till-done = Lade { $till } ist geschlossen.
cashier-chips = Jetons
cashier-chips-held = Jetons darin
cashier-cash = Scheine und Münzen
cashier-chips-sell = Jetons verkaufen
cashier-chips-cash = Jetons auszahlen
cashier-chips-sell-detail = Nehmen Sie das Bargeld, dann geben Sie die Jetons aus.
cashier-chips-cash-detail = Zählen Sie die Jetons ein, dann zahlen Sie aus.
cashier-chips-take = { $amount } einnehmen
cashier-chips-who = Wer es ist, falls bekannt
cashier-chips-sold-done = Jetons über { $amount } verkauft.
cashier-chips-cashed-done = { $amount } für Jetons ausgezahlt.
cashier-chips-sold = Verkaufte Jetons
cashier-chips-cashed = Eingelöste Jetons
cashier-chips-waits = Erst muss eine zweite Person zustimmen.
cashier-pieces = Wie viele zu { $value }
cashier-fewer = Ein Stück { $value } weniger
cashier-more = Ein Stück { $value } mehr
cashier-chip-pieces = Wie viele Jetons zu { $value }
cashier-chip-fewer = Ein Jeton zu { $value } weniger
cashier-chip-more = Ein Jeton zu { $value } mehr
cashier-total = Summe
cashier-find = Ticket ohne Nummer suchen
cashier-find-last = Endet auf
cashier-find-player = Spieler
cashier-find-table = Tisch
cashier-find-amount = Etwa $
cashier-find-show = Suchen
cashier-report-lost = Als verloren melden
cashier-lost-title = Dieses Ticket ist verloren
cashier-lost-detail = Ab jetzt muss eine zweite Person zustimmen, bevor jemand dafür Geld erhält.
cashier-lost-since = Als verloren gemeldet
cashier-pay-lost = Dem Eigentümer auszahlen
cashier-waiting = Wartet auf eine zweite Person
cashier-waiting-own = Jemand anders muss zustimmen: eine andere Kasse oder ein Aufseher, am eigenen Arbeitsplatz.
cashier-agree = Zustimmen
cashier-decline = Ablehnen
cashier-requested-by = { $who } bittet darum
cashier-agreed-to = Zugestimmt: Es ist ausgezahlt.
cashier-declined = Abgelehnt: Nichts wurde ausgezahlt.
cashier-held = Erst muss eine zweite Person zustimmen.

## cashier-status

cashier-status-issued = Auszuzahlen
cashier-status-redeemed = Schon ausgezahlt
cashier-status-cancelled = Abgesagt
cashier-status-voided = Ungültig
cashier-status-expired = Abgelaufen

## cause

cause-place = setzt
cause-remove = nimmt weg
cause-repeat = wiederholt
cause-undo = nimmt zurück
cause-clear = räumt ab
cause-move = versetzt
cause-call-bet = Ansage
cause-reposition = richtiggestellt
cause-override = anders abgerechnet
cause-refused = abgelehnt
cause-void-wagers = Einsätze ungültig
cause-no-spin = ungültiger Wurf
cause-invalidate = Ergebnis annulliert
cause-malfunction = Störung
cause-table-closed = Tisch geschlossen
cause-close = Schluss
cause-correct-result = Ergebnis berichtigt
cause-limits = auf die Limits der Runde gebracht
cause-undisclosed = verdeckter Einsatz

## change

change-laid = +{ MONEY($stake) } { BET($bet) }
change-lifted = { MONEY($stake) } { BET($bet) }

## cli

cli-which-book = welches Regelwerk? --book nimmt { LIST($books) }

## colour

colour-red = rot
colour-black = schwarz
colour-green = grün

## comfort

comfort-title = Bild und Ton
comfort-daylight = Helle Darstellung
comfort-safe = Farben für Farbenblinde
comfort-large = Große Schrift
comfort-left = Anordnung für Linkshänder
comfort-muted = Stumm
comfort-volume = Lautstärke
comfort-open = Bitte das Spiel zu machen
comfort-closed = Nichts geht mehr

## common

common-loading = Einen Moment
common-load-again = Neu laden
common-screen-not-loaded = Dieser Bildschirm ließ sich nicht laden
common-screen-not-loaded-detail = Das Haus startet vielleicht gerade neu. Nichts ist verloren.
common-no-such-page = Diesen Bildschirm gibt es nicht
common-to-lobby = Zu den Tischen
common-language = Sprache
common-close = Schließen
common-cancel = Abbrechen
common-hold-to-confirm = Zum Bestätigen halten
common-disconnected = Verbindung verloren
common-disconnected-detail = Alles Angenommene ist sicher. Dieser Bildschirm macht von selbst weiter.
common-unreachable = Das Haus ist nicht erreichbar
common-sign-in-with = Mit { $provider } anmelden
common-or-password = oder mit Passwort
common-sign-in = Anmelden
common-sign-out = Abmelden
common-lock = Sperren
common-unlock = Entsperren
common-lock-title = Diesen Platz sperren
common-lock-detail = Wählen Sie vier bis acht Ziffern. Bis sie wieder eingegeben werden, geht hier nichts.
common-locked-title = Gesperrt
common-locked-by = Gesperrt von { $name }
common-pin = PIN
common-pin-digits = { $count } Ziffern
common-pin-back = Letztes Zeichen löschen
common-pin-wrong = Die PIN ist falsch
common-sign-in-to = Anmelden: { $what }
common-name = Name
common-secret = Passwort oder Terminalschlüssel
common-digits = Sechsstelliger Code Ihres zweiten Faktors
common-digits-wrong = Die Ziffern sind falsch oder schon benutzt
common-demo-staff = Dies ist ein Demohaus: mit einem Klick Platz nehmen
common-no-table = Einen Tisch { $table } gibt es nicht
common-not-allowed = Sie haben keinen Zugang zu diesem Bildschirm
common-signed-in-as = Angemeldet als { $name }
common-seconds-left = noch { $seconds } Sekunden
common-number = { $pocket } { $colour }
common-last-numbers = Letzte Zahlen
common-no-numbers-yet = Noch keine Zahlen
common-hot = Häufig
common-cold = Selten
common-wheel-at = Kessel, die Kugel liegt auf { $pocket }
common-wheel-turning = Kessel, die Kugel läuft
common-wheel-resting = Kessel in Ruhe
common-layout = Tableau
common-layout-help = Pfeiltasten bewegen über das Tableau, Enter legt einen Jeton, Entf nimmt einen weg.
common-move-help = M nimmt einen eigenen Stapel auf, Enter setzt ihn anderswo ab, Esc lässt ihn liegen.
common-picked-up = { $stake } von { $name } aufgenommen. Pfeiltasten wählen den Ort, Enter setzt ab, Entf nimmt vom Tableau, Esc lässt liegen.
common-put-back = auf { $name } gelassen
common-carried-to = { $stake } auf { $name } abgesetzt
common-carried-off = { $stake } vom Tableau genommen
common-take-off = Wegnehmen
common-spot-pays = { $name }, zahlt { ODDS($pays) }
common-your-stake = Ihr Einsatz { $stake }
common-in-prison = { $zeros ->
    [one] nach einer Null im Gefängnis
   *[other] nach { $zeros } Nullen im Gefängnis
}
common-pending-stake = noch nicht angenommen
common-race-track = Rennbahn
common-neighbours = Nachbarn
common-neighbours-of = { $pocket } und { $each } auf jeder Seite
common-neighbours-each = { $each } auf jeder Seite
common-fewer = Weniger
common-more = Mehr
common-chips-to-cost = { $count ->
    [one] 1 Jeton
   *[other] { $count } Jetons
}
common-chips = Jetons
common-chip-of = Jeton zu { $value }
common-column-mark = { $pays } zu 1
common-dozen-1 = 1. 12
common-dozen-2 = 2. 12
common-dozen-3 = 3. 12
common-low = 1–18
common-high = 19–36
common-even = Gerade
common-odd = Ungerade
common-payout-short = { ODDS($pays) }
common-dismiss = Schließen
common-messages = Mitteilungen
common-role-dealer = Croupier
common-role-supervisor = Aufseher
common-role-pit-boss = Pitboss
common-role-cashier = Kasse
common-role-inspector = Inspektor
common-role-director = Turnierleiter
common-keypad-for = Ziffernblock: { $what }
common-keyboard-for = Tastatur: { $what }
common-add-chip = { $value } dazu
common-decimal-point = Dezimalkomma
common-clear-figures = Eingabe löschen
common-capitals = Großbuchstaben
common-space = Leerzeichen

## compliance

compliance-book-table-gives-nobody-power = das Regelwerk dieses Tisches gibt niemandem die Befugnis: { NAME($action, of: "action") }
compliance-book-table-knows-no-such = das Regelwerk von Tisch { $table } kennt solche Vereinbarungen nicht
compliance-call-no-spin = Der Wurf ist ungültig: bitte ansagen.
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
compliance-name-matter-month-such-as = nennen Sie eine Sache ({ LIST($there, of: "report") }) und einen Monat, etwa 2026-01
compliance-no-arrangement-restricts-there = keine Vereinbarung beschränkt auf { LIST($foreign, of: "bet") }; möglich ist { $there ->
    [0] nichts
   *[other] { LIST($there, of: "bet") }
}
compliance-no-card-stands = { $patron } hat keine gültige Karte „{ $card }“
compliance-no-form-card-there = „{ $form }“ ist keine Kartenart; es gibt { LIST($there, of: "patron-choice") }
compliance-no-kind-incident-there = „{ $kind }“ ist keine Art von Vorfall; es gibt { LIST($kinds, of: "incident") }
compliance-no-kind-member-there = „{ $member }“ ist keine Mitgliedsart; es gibt { LIST($there, of: "patron-choice") }
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
compliance-told-already = { NAME($matter, of: "report") } für { $month } ist bereits gemeldet

## contest

contest-title = Turnier { $tournament }
contest-chips = Turnierjetons
contest-round = { $rounds ->
    [none] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
contest-play-off = Stechen
contest-place = Platz { $place } von { $of }
contest-above-cut = über der Grenze
contest-below-cut = nicht über der Grenze
contest-your-turn = Sie sind an der Reihe
contest-turn-of = { $player } setzt jetzt
contest-wager-now = Setzen, passen oder ein Formular abgeben
contest-acted = Ihr Einsatz liegt
contest-passed = Sie passen in dieser Runde
contest-form-given = Ihr Formular ist beim Aufseher
contest-late = Die Zeit ist um: das Minimum und nicht mehr
contest-waits = { $text ->
    [dispute] Das Spiel wartet auf eine Entscheidung
    [director] Das Spiel wartet auf den Turnierleiter
   *[other] Das Spiel wartet: { $text }
}
contest-out-detail = Die Rangliste zeigt, wo alle stehen.
contest-console = Konsole
contest-clock = Setzzeit
contest-session-ends = Sitzung endet in { $clock }
contest-pass = Passen (noch { $left })
contest-pass-title = Eine Passkarte spielen?
contest-pass-text = Sie steht in dieser Runde für Ihren Einsatz und ist dann verbraucht.
contest-undisclosed = Verdeckter Einsatz (noch { $left })
contest-undisclosed-title = Verdeckter Einsatz
contest-undisclosed-text = Tippen Sie eine Wette an und schreiben Sie den Betrag. Bis zum Ende der Runde sieht ihn nur der Aufseher.
contest-bet = Wette
contest-amount = Betrag
contest-none = noch keine
contest-hand-in = Formular abgeben
contest-bad-amount = Schreiben Sie einen Betrag in Dollar oder lassen Sie es leer
contest-board = Rangliste
contest-terms = Bedingungen
contest-players = Spieler dieser Sitzung
contest-marker = Marke
contest-has-form = Formular
contest-form-seen = Formular geprüft
contest-has-passed = gepasst
contest-has-acted = hat gesetzt
contest-waiting = muss setzen
contest-absent = abwesend
contest-is-late = zu spät
contest-limits = je Runde { $least } bis { $most }
contest-act-for = { $action }: { $player }
contest-more = Mehr
contest-entries = Turnieranmeldungen
contest-take-entry = Anmeldung annehmen
contest-fee = Startgeld { $amount }
contest-entered = { $most ->
    [none] { $count } angemeldet
   *[other] { $count } von { $most } angemeldet
}
contest-tournaments = Turniere
contest-lead = Die Bedingungen jedes Turniers und wo alle stehen.
contest-pool = Preistopf { $amount }
contest-no-tournaments = Zurzeit gibt es kein Turnier
contest-no-tournaments-detail = Sobald die Bedingungen des nächsten veröffentlicht sind, stehen sie hier mit Startgeld und Preisen. Anmeldungen nimmt die Kasse an.
contest-print = Drucken
contest-no-terms = Die Bedingungen sind noch nicht veröffentlicht

## contest-act

contest-act-marker = Marke hierher
contest-act-check-form = Formular prüfen
contest-act-absent = Abwesend
contest-act-timeout = Zeit ist um
contest-act-no-wager = Kein Einsatz
contest-act-pass = Passkarte
contest-act-chips-removed = Letzte Jetons genommen
contest-act-hide-chips = Jetons versteckt
contest-act-report-breach = Verstoß

## contest-kind

contest-kind-tournament = Turnier
contest-kind-promotion = Aktion

## contest-out

contest-out-eliminated = Sie sind aus dieser Sitzung ausgeschieden
contest-out-disqualified = Sie wurden disqualifiziert
contest-out-withdrawn = Sie haben sich zurückgezogen
contest-out-advanced = Sie kommen in die nächste Sitzung

## core

core-house-own-name = „{ $name }“ ist ein Name des Hauses selbst
core-name-no-control-characters = ein Name hat keine Steuerzeichen
core-name-of-two-scripts = „{ $name }“ hat Buchstaben zweier Schriften
core-no-name = „{ $name }“ ist kein Name

## course

course-idle = steht
course-open = Spiel offen
course-running = Kugel läuft
course-closed = nichts geht mehr
course-number = Zahl
course-void = ungültig
course-undecided = unentschieden

## criterion

criterion-member = Steht im Gästeverzeichnis
criterion-card = Hat eine gültige Karte
criterion-not-staff = Arbeitet nicht für das Haus

## currency

currency-dollar = Dollar
currency-euro = Euro
currency-pound = Pfund
currency-franc = Franken

## dealer

dealer-title = Croupier · { $table }
dealer-what = Konsole des Croupiers
dealer-round = Runde { $round }
dealer-dealt-by = Croupier { $dealer }
dealer-next = Jetzt
dealer-wait = Warten
dealer-say-now = Ansagen
dealer-steps = Schritte der Runde
dealer-step = { $text }: { $done ->
    [true] erledigt
   *[other] steht aus
}
dealer-pad = Ergebnis
dealer-pad-hint = Tippen Sie die Zahl an, in der die Kugel liegt; war es die falsche, gleich eine andere.
dealer-pad-locked = Zahlen lassen sich eingeben, sobald das Spiel geschlossen und die Kugel geworfen ist.
dealer-confirm-number = { $pocket } { $colour } bestätigen
dealer-confirms = bestätigt zugleich: { $steps }
dealer-good-spin = bestätigt, dass der Wurf gültig war
dealer-entered = { $pocket } { $colour } wurde eingegeben
dealer-wrong-number = Falsche Zahl
dealer-wrong-entered = Eine falsche Zahl wurde eingegeben
dealer-correct-to = Tippen Sie auf die Zahl, in der die Kugel liegt
dealer-other-number = Andere Zahl
dealer-is-it = { $pocket } { $colour }?
dealer-seats = Plätze
dealer-nobody = Noch sitzt niemand. Ein erster Einkauf setzt einen Spieler.
dealer-balance = Guthaben
dealer-staked = Gesetzt
dealer-guest = Gast
dealer-card = Karte { $card }
dealer-idle = { $rounds ->
    [one] 1 Runde ohne Einsatz
   *[other] { $rounds } Runden ohne Einsatz
}
dealer-calling = ruft eine Bedienung
dealer-owed = schuldet { $amount }
dealer-held = { $amount } einbehalten
dealer-tokens = { $amount } in Spielmarken
dealer-own-limits = eigene Limits { $text }
dealer-faulty = gestört: { $fault }
dealer-may-be-asked = darf zum Gehen aufgefordert werden
dealer-wants-colour = wünscht eine Farbe
dealer-chips-for = abzählen: { $chips }
dealer-actions-for = Aktionen für { $player }
dealer-tasks = Zu tun
dealer-task-for = für { $roles }
dealer-blocks = die Runde wartet darauf
dealer-collect = Verlierer einziehen
dealer-collect-first = zuerst, bevor ein Gewinner bezahlt wird
dealer-pay = Gewinner bezahlen
dealer-nothing-to-collect = Nichts einzuziehen.
dealer-nothing-to-pay = Kein Gewinner zu bezahlen.
dealer-exact = die Jetons gehen nicht genau auf
dealer-checks = Farbjetons
dealer-check = je { $value } · { $out }
dealer-irregular = Unregelmäßig
dealer-more = Mehr
dealer-green-light = Grünes Licht
dealer-red-light = Rotes Licht
dealer-faults = Außer Betrieb: { $faults }
dealer-message = Auf den Terminals: { $text }

## device-kind

device-kind-player = Spielerterminal
device-kind-display = Anzeige
device-kind-sensor = Treiber eines Kessels
device-kind-note-reader = Treiber eines Geldscheinlesers
device-kind-printer = Treiber eines Druckers
device-kind-card-reader = Treiber eines Karten- und Ticketlesers

## direction

direction-opposite = gegenläufig
direction-same = gleichläufig

## director

director-title = Turnierleiter
director-what = Arbeitsplatz des Turnierleiters
director-tab-tournaments = Turniere
director-tab-promotions = Aktionen
director-tab-statements = Aufstellungen
director-statement = Aufstellung
director-denied-claims = Abgelehnte Ansprüche
director-no-contests = Noch kein Turnier und keine Aktion
director-no-contests-detail = Legen Sie unter Turniere oder Aktionen etwas an. Von da an steht die Abrechnung hier.
director-new-tournament = Neues Turnier
director-new-promotion = Neue Aktion
director-short-name = Kurzname
director-short-name-hint = Buchstaben, Ziffern, - und _; er steht auf der Rangliste.
director-book = Regelwerk
director-game = Spiel
director-books-own = Wie im Regelwerk
director-create = Anlegen
director-no-tournament = Noch kein Turnier
director-no-tournament-detail = Legen Sie eines an: erst die Bedingungen, dann Anmeldungen, Plätze und Spiel.
director-no-promotion = Noch keine Aktion
director-no-promotion-detail = Planen Sie eine: erst Bedingungen und Preise.
director-entries-title = Anmeldungen
director-pool = Topf { $amount }
director-pool-title = Preistopf
director-fee = Startgeld
director-limits = Limits
director-tables = Tische
director-director = Turnierleiter
director-away = abwesend
director-copy-terms = Beginnen mit den Bedingungen von
director-seat-cards = Platzkarten
director-advertising = Namen für die Werbung
director-results = Ergebnisse
director-leader-board = Rangliste
director-print = Bedingungen drucken
director-export = Exportieren
director-steps = Von den Bedingungen zu den Preisen
director-step-terms = Bedingungen veröffentlichen
director-step-regulator = Behörde benachrichtigen
director-step-director = Turnierleiter ernennen
director-step-tables = Tische reservieren
director-step-entries = Anmeldungen annehmen
director-step-brief = Spieler einweisen
director-step-seats = Plätze auslosen
director-step-play = Sitzungen spielen
director-step-prizes = Preise vergeben
director-step-pay = Preise auszahlen
director-done = erledigt
director-not-done = nicht erledigt
director-skipped-steps = Ein gestrichelter Schritt wurde übergangen. Wo das Regelwerk ihn verlangt, sagt es das Haus.
director-disputes = Einsprüche
director-disputes-open = { $count ->
    [one] Ein Einspruch ist offen: das Spiel wartet
   *[other] { $count } Einsprüche sind offen: das Spiel wartet
}
director-tab-tables = Tische
director-tab-entrants = Teilnehmer
director-tab-terms = Bedingungen
director-tab-money = Preise und Konten
director-tab-all = Alle Aktionen
director-tab-course = Ablauf
director-not-seated = Noch hat niemand einen Platz. Losen Sie die Plätze aus, wenn die Anmeldungen da sind.
director-no-tables = Noch ist kein Tisch reserviert. Reservieren Sie Tische, bevor Plätze ausgelost werden.
director-wait-for-places = { $count ->
    [one] 1 Spieler wartet auf einen Platz.
   *[other] { $count } Spieler warten auf einen Platz.
}
director-out = Ausgeschieden, zuletzt zuerst: { $names }
director-find = Suchen
director-status-title = Status
director-place = Platz
director-chips = Jetons
director-prize = Preis
director-prizes = Preise
director-actions = Aktionen
director-actions-of = Aktionen für { $player }
director-wager-of = Einsatz von { $player }
director-more-entrants = { $count } weitere; tippen Sie einen Namen ein.
director-no-entrants = Noch niemand ist angemeldet. Sind die Bedingungen veröffentlicht, nimmt die Kasse Anmeldungen und Startgeld an.
director-no-prizes = Noch keine Preise vergeben
director-paid-out = ausgezahlt
director-pay-prize = { $amount } auszahlen
director-pay-prize-of = { $amount } an { $player } auszahlen
director-no-prizes-yet = Noch keine Preise
director-accounts = Konten
director-no-accounts = Noch nichts gebucht
director-missing-chips = Fehlende Jetons
director-surplus-chips = Überzählige Jetons
director-nothing-may = Hier lässt sich zurzeit nichts tun.
director-absent = abwesend
director-late = zu spät
director-has-form = Formular abgegeben
director-has-passed = Passkarte
director-employee = Personal
director-no-copy = keine Ausfertigung der Bedingungen
director-table-title = Tisch { $table }
director-session = Sitzung { $number }
director-round = { $rounds ->
    [none] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
director-marker = Marke
director-turn = setzt
director-waiting = noch kein Einsatz
director-ranking = Rangfolge
director-through = Weiter
director-level = Gleichstand an der Grenze, Stechen
director-published = Veröffentlichte Bedingungen
director-version = Fassung { $version }
director-change-terms = Bedingungen ändern
director-terms-draft = Teilnahmebedingungen
director-publish = Bedingungen veröffentlichen
director-not-whole = { $count ->
    [one] Nicht veröffentlicht: Etwas, das das Regelwerk verlangt, fehlt.
   *[other] Nicht veröffentlicht: { $count } Angaben, die das Regelwerk verlangt, fehlen.
}
director-no-terms = Es sind keine Bedingungen veröffentlicht. Erst danach werden Anmeldungen angenommen.
director-missing = Was fehlt
director-missing-count = { $count ->
    [one] 1 Angabe fehlt
   *[other] { $count } Angaben fehlen
}
director-nothing-missing = Nichts fehlt
director-not-said = nicht angegeben
director-optional = optional
director-choose = Wählen
director-choose-table = Wählen Sie erst einen Tisch.
director-everywhere = Überall
director-all-that-are-left = Alle, die übrig sind
director-nobody = Nichts zur Auswahl
director-send = Senden
director-deadlines = Fristen
director-nothing-due = Nichts ist fällig.
director-owed-to = an { $to }
director-at-once = so bald wie möglich
director-until = bis { $time }
director-overdue-since = überfällig seit { $time }
director-prize-count = { $count ->
    [one] 1 Preis
   *[other] { $count } Preise
}
director-undrawn = Nicht gezogen
director-claims = Ansprüche
director-denied = Abgelehnt
director-banned = Darf kein Preis sein: { $kinds }
director-given = übergeben
director-not-drawn = nicht gezogen
director-kept = bleibt beim Haus
director-drawn = gezogen
director-written = Bedingungen, wie festgehalten
director-write-down = Festhalten
director-amend = Ändern
director-closes = Anmeldeschluss
director-draws-at = Ziehung nicht vor
director-least-wager = Mindesteinsatz seit Beginn
director-least-turnover = Mindestumsatz seit Beginn
director-forfeited = Preis eines endgültig abgelehnten Gewinners
director-forfeited-unsaid = Die Bedingungen sagen nichts dazu
director-held-by-house = Vom Haus selbst geprüft
director-scrutineer = Aufsicht der Ziehung
director-overseen = anwesend
director-tab-history = Verlauf
director-waits = wartet
director-denied-for = abgelehnt: { $reason }
director-interruptions = Unterbrechungen
director-inspector-by = Inspektor bis { $time }
director-inspector-knows = Inspektor benachrichtigt { $time }
director-all-that-are-owed = nichts angekreuzt: alles Geschuldete
director-choose-winner = Wählen Sie erst einen Gewinner.
director-in-the-casino = im Casino
director-prize-number = Preis { $number }
director-kind-of-prize = Art des Preises
director-value-of-prize = Wert in Dollar
director-monetary-alternative = Stattdessen Geld
director-litres = Liter
director-add-prize = Preis hinzufügen
director-remove-prize = Diesen Preis entfernen
director-by-chance = Der Gewinner wird durch Zufall ermittelt
director-says = { $action ->
    [advise-regulator] Festhalten, dass die Behörde von dem Turnier und seinen jetzigen Bedingungen benachrichtigt ist.
    [submit-to-regulator] Festhalten, dass die Behörde die vollständigen Bedingungen erhalten hat.
    [validate] Festhalten, dass der Zweifel an der Integrität ausgeräumt ist; die Aktion geht weiter.
    [inform-inspector] Festhalten, dass der Inspektor benachrichtigt ist.
    [oversee-draw] Festhalten, dass Sie anwesend sind und die nächste Ziehung beaufsichtigen.
   *[other] Mehr ist nicht nötig.
}
director-hint = { $kind ->
    [tally] Wert × Anzahl je Zeile, etwa 100 × 20
    [lines] Eines je Zeile
    [parts] cheque oder transfer je Zeile, mit Betrag, wo es nicht das Ganze ist
    [colours] Farbe und Wert je Zeile, etwa red 100
   *[other] { "" }
}
director-entries = { $most ->
    [none] { $count } angemeldet
   *[other] { $count } von { $most } angemeldet
}
director-complaint = { $kind ->
    [money] Das ist kein Geldbetrag
    [chips] Das ist kein Betrag in Jetons
    [counts] Geben Sie jeden Betrag ganz ein
    [entrants] Wählen Sie mindestens einen
    [tables] Wählen Sie mindestens einen
    [shares] Prozente, etwa 70, 30
    [tally] Wert × Anzahl je Zeile
    [when] Das ist kein Zeitpunkt
   *[other] Eine ganze Zahl ist nötig
}
director-wanted = Pflichtfeld

## director-field

director-field-player = Spieler
director-field-players = Spieler
director-field-name = Name
director-field-licensed = Hat eine Lizenz
director-field-present = Ist anwesend
director-field-tables = Tische
director-field-table = Tisch
director-field-understood = Die Bedingungen sind verstanden
director-field-bank_told = Die Spieler kennen ihre Jetons
director-field-pocket = Zahl
director-field-amount = Betrag
director-field-form = Das Anmeldeformular ist vollständig
director-field-form_of_value = Gegeben als
director-field-agreed_players = Spieler, die zustimmen
director-field-fee_paid = Das Startgeld ist bezahlt
director-field-entitled = Darf hier sein und spielen
director-field-selected = Erfüllt die Auswahlkriterien
director-field-agreed = Stimmt den Bedingungen zu
director-field-copy_given = Hat eine Ausfertigung der Bedingungen
director-field-employee = Arbeitet für das Haus
director-field-approved_by = Genehmigt von
director-field-publicity = Der Name darf in der Werbung stehen
director-field-reason = Grund
director-field-ground = Grund
director-field-substitute = Wer den Platz übernimmt
director-field-notice = Vorlauf in Minuten
director-field-colours = Wert jeder Farbe
director-field-counts = Gezählte Jetons
director-field-issued = Ausgegebene Jetons
director-field-counted = Zurückgezählte Jetons
director-field-bet = Wette
director-field-stake = Einsatz in Jetons
director-field-position = Von welcher Position
director-field-minimum = Minimum
director-field-maximum = Maximum
director-field-text = In Worten
director-field-decision = Entscheidung
director-field-to = An wen
director-field-refund = Das Startgeld geht zurück
director-field-penalty = Strafe
director-field-channels = Wo Gäste die Bedingungen finden
director-field-refers_to_terms = Es nennt, wo die Bedingungen stehen
director-field-eligible = Ist teilnahmeberechtigt
director-field-prize = Preis
director-field-prizes = Preise
director-field-method = Wie
director-field-parts = Art der Auszahlung
director-field-payee = Auf wen ausgestellt
director-field-crossed = Der Scheck ist gekreuzt
director-field-value = Wert
director-field-address = Adresse
director-field-told = Der Antragsteller kennt den Grund
director-field-satisfied = Der Gast ist zufrieden
director-field-right_advised = Auf das Recht hingewiesen, sich an die Behörde zu wenden
director-field-becomes = Was daraus wird
director-field-what = Was es ist, wenn kein Bargeld
director-field-place = Für welchen Platz
director-field-as_written = Wie geschrieben zugelassen

## director-group

director-group-before = Vor dem Spiel
director-group-planning = Vor dem Beginn
director-group-entries = Anmeldungen
director-group-sessions = Sitzungen
director-group-rounds = Während einer Runde
director-group-conduct = Verhalten
director-group-end = Ende
director-group-prizes = Ziehung und Preise
director-group-claims = Ansprüche und Einsprüche
director-group-integrity = Integrität

## director-option

director-option-cash = Bargeld
director-option-cheque = Scheck
director-option-transfer = Überweisung
director-option-goods = Sachpreise
director-option-services = Dienstleistungen
director-option-deduct = Das Minimum wird abgezogen
director-option-disqualify = Disqualifiziert
director-option-in-person = Persönlich
director-option-telephone = Telefonisch
director-option-email = Per E-Mail
director-option-mail = Per Post
director-option-redrawn = Unter den anderen neu gezogen
director-option-kept = Bleibt beim Haus

## display

display-review = Ergebnis wird geprüft
display-title = Anzeige · { $table }
display-table = Tisch { $table }
display-round = Runde { $round }
display-limits = Limits
display-rack = Farbjetons
display-last = Letzte Zahlen
display-waiting = Warten auf die erste Zahl
display-flying = Alle Wetten der Runde
display-staked = Auf dem Tableau
display-no-bets = Noch keine Wetten
display-bets = { $count ->
    [one] 1 Wette
   *[other] { $count } Wetten
}
display-won = Gewinnende Wetten
display-lucky = Lucky Ball
display-ball = { $colour }: Zahl { $number }, zahlt { $pays } zu 1
display-undrawn = noch nicht gezogen
display-pays = { $pays } zu 1
display-no-lucky = Lucky Ball wird an diesem Tisch nicht gespielt
display-wall = Die Tische
display-no-such-table = Tisch { $table } ist nicht offen
display-comes = Sobald der Tisch öffnet, erscheint er hier von selbst.
display-soon = Die erste Zahl ist unterwegs
display-notice = { $minutes ->
    [0] { $text }
   *[other] { $text } · in { $minutes } min
}

## duty

duty-announce = Sagen Sie { $number } an.
duty-collect-pass-card = Passkarte von { $player } einziehen.
duty-officer-told = Als befugte Amtsperson sagen, dass Sie vom Schließen des Tisches wissen.
duty-announce-form = Verdeckten Einsatz von { $player } ansagen: { BET($bet) }, { MONEY($stake) }.
duty-announce-blank-form = Ansagen, dass auf dem Formular von { $player } Betrag oder Art fehlt: ein Minimum wird abgezogen.
duty-dolly = Stellen Sie den Dolly auf { $number }.
duty-move-fifth = Legen Sie ein Fünftel jeder gewinnenden Nachbarnwette auf { $number }.
duty-collect-bets = Ziehen Sie alle verlorenen Wetten ein.
duty-pay-bets = Bezahlen Sie alle gewonnenen Wetten.
duty-mark-value = Kennzeichnen Sie am Tisch den Wert der Jetons von { $player }.
duty-advise-bets = Sagen Sie { $player }: Weitere Wetten unter dem Minimum gehen zurück.
duty-remove-ball = Versuchen Sie, die Kugel herauszunehmen, bevor sie zur Ruhe kommt.
duty-shown = Sorgen Sie dafür, dass { $number } eingegeben und auf den Terminals gezeigt wird.
duty-reset-terminals = Setzen Sie die Terminals zurück.
duty-collect = Ziehen Sie alle verlorenen Einsätze ein.
duty-pay = Bezahlen Sie alle gewonnenen Einsätze.
duty-stop-ball = Sie dürfen die Kugel am Liegenbleiben hindern.
duty-advise = Sagen Sie { $player }: Weitere Einsätze unter dem Minimum gehen zurück.
duty-value-marker = Legen Sie einen Markierbutton auf die Farbe von { $player }.
duty-tell-surveillance = Melden Sie der Überwachung den Tausch von { $player }.
duty-mark-position = Kennzeichnen Sie den Platz von { $player } mit einer deutlichen Marke.
duty-rateau = Zeigen Sie mit dem Rateau auf { $number } und nennen Sie die Einsätze darauf: { $kinds ->
    [0] keine
   *[other] { LIST($kinds) }
}.
duty-move-neighbours = Legen Sie die gewinnenden Nachbarnjetons auf { $number }.
duty-pay-outside = Bezahlen Sie Kolonnen, Dutzende und einfache Chancen; wer nicht abräumt, darf sofort beginnen.
duty-dispute-button = Drücken Sie fest die Dispute-Taste.
duty-tell-supervisor = Verständigen Sie den Tischaufseher (oder höher).
duty-tell-pit-boss = Verständigen Sie den Pitboss (oder höher).
duty-check-outcome = Prüfen Sie das eingetragene Ergebnis und berichtigen Sie es, wenn es falsch ist.
duty-bad-spin = Drücken Sie die Taste Bad Spin.
duty-ring-bell = Läuten Sie mit der Ansage die Glocke.
duty-announce-colour = Sagen Sie { $number } { NAME($colour, of: "colour") } an.
duty-move-track = Verschieben Sie die gewinnenden Einsätze der Rennbahn auf das Haupttableau.
duty-return-ball = Legen Sie die Kugel zurück in { $number ->
    [none] den Kessel
   *[other] Fach { $number }
}.
duty-examine-ball = Prüfen Sie die Kugel, bevor sie wieder verwendet wird.
duty-move-outside-zero = Verschieben Sie die Einsätze der äußeren 0 auf die innere 0.
duty-spin-now = Werfen Sie die Kugel so bald wie möglich.
duty-hand-movement = Fahren Sie mit der Hand über das Tableau: Das Setzen ist vorbei.
duty-call-close = Sagen Sie an: Nichts geht mehr.
duty-player-sign = Hängen Sie das Schild mit dem eigenen Minimum und Maximum von { $player } aus.
duty-marker = Legen Sie einen Markierbutton mit dem Wert der Jetons von { $player }.
duty-unit-functional = Erklären Sie das uSpin-Gerät für repariert und voll funktionsfähig, oder entfernen Sie es.
duty-lift-dolly = Heben Sie den Dolly ab.
duty-load-ball = Legen Sie die Kugel in das uSpin-Gerät.
duty-good-spin = Sagen Sie, dass der Wurf gültig war: gegen den Kessel und oft genug.
duty-large-win = Prüfen Sie den Gewinn von { $player } und melden Sie es dann.
duty-pay-out = Zahlen Sie { $player } { MONEY($amount) } in Jetons: { $chips ->
    [none] in bar
   *[other] { $chips }
}.

## entrant-status

entrant-status-playing = dabei
entrant-status-eliminated = ausgeschieden
entrant-status-disqualified = disqualifiziert
entrant-status-advanced = weiter
entrant-status-withdrawn = zurückgezogen

## equipment

equipment-at-already = { $id } ist bereits an { $table ->
    [none] keinem Tisch
   *[other] { $table }
}
equipment-does-not-keep-equipment = die Rolle „{ NAME($by, of: "role") }“ verwaltet das Gerät nicht
equipment-entered-already = { $id } ist bereits eingetragen
equipment-found-unfit = { $id } wurde als untauglich befunden: { $unfit }
equipment-house-no = das Haus hat kein { $id }
equipment-item-refused = { $id }: { $detail }
equipment-kind-unknown = { $id } soll { $said ->
    [0] nichts
   *[other] { LIST($said, of: "item") }
} sein; es gibt { LIST($kinds, of: "item") }
equipment-not-on-wheel = { $id }: { $centre } ist nicht im Kessel
equipment-say-why-taken-out-use = geben Sie an, warum { $id } außer Betrieb geht
equipment-none-at-table = am Tisch fehlt aus dem Register: { NAME($name, of: "item") }

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
event-ColourShared = { $player } ist einverstanden, dass auch { $sharer } { $colour } bekommt
event-ColourWanted = { $wanted ->
    [true] { $player } wünscht Farbjetons und wartet auf eine Farbe
   *[false] { $player } wartet nicht mehr auf eine Farbe
}
event-ColourIssued = { $player } erhält { $count } Jetons { $colour } zu je { MONEY($value) }
event-ColourRedeemed = { $player } gibt { $count } Jetons { $colour } zu je { MONEY($value) } zurück
event-ColoursCollected = verlorene Farbjetons eingezogen: { LIST($lost) }
event-ColoursPaid = Gewinner werden in ihrer Farbe bezahlt: { LIST($paid) }
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
event-FraudFound = Betrug in Runde { $round_no }: ein Vorfall wird angelegt
event-LastSpinAnnounced = die nächste Zahl ist die letzte der Sitzung
event-LeavingBegun = { $player } geht, sobald die Einsätze abgerechnet sind
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
event-NoSpinCalled = ungültiger Wurf: { NAME($reason, of: "ground") }{ $cause ->
    [none] { "" }
   *[other] { "" } (das Rad meldet: { NAME($cause, of: "device-cause") })
}, die Einsätze { $returned ->
    [true] gehen zurück
   *[false] bleiben
}
event-NumberLeftOpen = die Zahl ist offen, jemand entscheidet sie: { NAME($cause, of: "device-cause") }{ $seen ->
    [none] { "" }
   *[other] { " " }({ $seen })
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
event-ReviewRequested = eine Überprüfung des Streitfalls { $dispute } wird verlangt
event-RoundResettled = { NAME($cause, of: "cause") }{ $round_no ->
    [0] { "" }
   *[other] { " " }der Runde { $round_no }
}: { number-of-event }{ $was ->
    [none] { "" }
   *[other] , nicht { $was }
}{ $read ->
    [none] { "" }
   *[other] ; das Rad hatte { $read } ergeben
}
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

## session

session-AbsenceReported = { $player } ist abwesend
session-BreachReported = der Leitung über { $player } gemeldet: { $ground }
session-ChipsCounted = die Jetons aller sind gezählt
session-ChipsIssued = je { MONEY($amount) } in Jetons an { LIST($players) }
session-ChipsReturned = die Jetons des Tisches sind zurückgezählt
session-DisputeOpened = Einspruch { $number }: { $text }
session-DutyDone = für { $player } erledigt: { $duty ->
    [collect-pass-card] Passkarte eingezogen
   *[other] verdeckter Einsatz angesagt
}
session-EntrantDisqualified = { $player } wird disqualifiziert: { $reason }
session-EntrantEliminated = { $player } ist ausgeschieden, { MONEY($residual) } in Jetons übrig
session-EntrantReinstated = { $player } ist wieder dabei: { $reason }
session-FormChecked = die Aufsicht hat das Formular von { $player } gesehen
session-FormPassed = { $player } gibt einen verdeckten Einsatz ab
session-FormReturned = das Formular von { $player } geht zurück: { $fault }
session-MarkerPlaced = { $player } hat den Marker und setzt zuerst
session-NoSpinCalled = kein Spiel: { $reason }
session-PassCardPlayed = { $player } spielt eine Passkarte
session-PlayOffCounted = das Stechen ist gezählt; noch gleichauf: { $play_off ->
    [0] niemand
   *[many] { LIST($play_off) }
}
session-PlayOffEnded = das Stechen ist zu Ende
session-PlayOffStarted = ein Stechen beginnt: { LIST($players) }
session-PlayersSeated = Plätze in dieser Reihenfolge: { LIST($players) }
session-PracticeSpun = ein Probespiel: { $pocket }
session-RemovalRecorded = die letzten Jetons von { $player } sind eingezogen
session-RoundOpened = die Zeit zum Setzen läuft
session-RoundTakenBack = die letzte Runde zählt nicht: { $reason }
session-RoundVoided = die Runde hat kein Ergebnis: { $reason }
session-SessionEnded = der Durchgang ist zu Ende, Beste zuerst: { LIST($ranking) }{ $reason ->
    [none] { "" }
   *[other] ; vorzeitig beendet: { $reason }
}
session-SessionReopened = das Ende des Durchgangs ist zurückgenommen
session-SessionStarted = Durchgang { $number } beginnt: { LIST($players) }
session-StationFailed = der Platz von { $player } { $broken ->
    [true] ist gestört
   *[false] geht wieder
}
session-TimeCalled = die Zeit von { $player } zum Setzen ist um

## excluded

excluded-self-exclusion = selbst ausgeschlossen
excluded-cool-off = in Bedenkzeit
excluded-house = vom Haus ausgeschlossen
excluded-table = an einem Tisch ausgeschlossen

## exclusion

exclusion-cool-off = Bedenkzeit
exclusion-self-exclusion = Selbstausschluss

## fate

fate-data = Daten
fate-function = Funktion
fate-screen = Bildschirm
fate-record = Aufzeichnung
fate-prompt = Aufforderung
fate-equipment = Gerät
fate-rules-text = Regeltext
fate-planned = geplant

## feature

feature-buy-in = Jetons werden gekauft
feature-charity = Wohltätigkeits- oder Medienveranstaltung
feature-criteria = Spieler werden ausgewählt
feature-right-to-refuse = Anmeldungen dürfen abgelehnt werden
feature-secondary = Eine zweite Chance
feature-signing = Spieler unterschreiben die Bedingungen

## field

field-player = Spieler
field-amount = Betrag
field-difference = Differenz
field-lately = In der Stunde davor
field-tender = Zahlungsmittel
field-bet = Wette
field-to = Auf welche Wette
field-stake = Einsatz
field-reason = Grund
field-ground = Was nicht stimmt
field-scope = Was ausgefallen ist
field-text = In Worten
field-pocket = Zahl
field-colour = Farbe
field-value = Wert je Stück
field-sharer = Wer sie auch bekommt
field-wanted = Noch gewünscht
field-devices = Geräte
field-count = Anzahl
field-dealer = Wer jetzt dealt
field-min = Minimum
field-max = Maximum
field-unit = Einheit
field-effective_at = In wie vielen Minuten
field-moment = Wann
field-slip = Belegnummer
field-diameter_mm = Durchmesser in Millimetern
field-material = Material
field-metallic = Aus Metall
field-seconds = Sekunden
field-players_max = Höchstens so viele Spieler
field-players = Spieler
field-done = Was das Haus tut
field-dispute = Nummer des Einspruchs
field-decision = Entscheidung
field-final = Endgültig: niemand entscheidet neu
field-agreed = Der Spieler ist einverstanden
field-covered = Von den Regeln erfasst
field-inspector_told = Auf den Inspektor hingewiesen
field-card = Gezeigte Karte
field-guest = Ein Gast
field-on = Ab jetzt
field-allowed = Erlaubt
field-case = Aktenzeichen
field-pay = Auszahlen
field-unconfirmed = Einsätze, die keine Aufzeichnung bestätigt, einzeln
field-confirmed = Einsätze lassen sich aus den Aufzeichnungen bestätigen
field-removed = Entfernt
field-approved = Genehmigt von
field-round_no = Runde
field-suspected = Offenbar mit Absicht
field-attempted = Berichtigung versucht
field-identified = Der Gast ist bekannt
field-rectified = Bisher berichtigt
field-why = Warum
field-disrupting = Stört das Spiel
field-issued_at = Ausgegeben an Tisch
field-ball = Kugel
field-boost = Erhöhung
field-chips = Jetons
field-direction = Richtung
field-float = Tischbestand
field-forfeit = Wer verliert
field-kinds = Wettarten
field-means = Auf welche Weise
field-numbers = Zahlen
field-odds = Quote
field-people = Personen
field-reader = Leser
field-revolutions = Umdrehungen
field-source = Quelle
field-ticket = Ticket
field-tokens = In Spielmarken
field-wheel_moving = Der Kessel dreht sich

## finding

finding-diameter_m = Durchmesser des Kessels in Metern
finding-signed_by = Reihenfolge des Kessels unterschrieben von
finding-ball_mm = Durchmesser der Kugel in Millimetern
finding-ball_material = Material der Kugel
finding-approval = Zulassungsnummer
finding-passed = Geprüft
finding-materials = Aus

## first

first-title = Bevor Sie beginnen
first-password = Wählen Sie ein eigenes Passwort
first-password-detail = Das erhaltene kennt noch jemand. Zwölf Zeichen oder mehr; am besten einige Wörter.
first-current = Das erhaltene Passwort
first-own = Ihr eigenes Passwort
first-again = Ihr eigenes Passwort noch einmal
first-differ = Die beiden Passwörter unterscheiden sich
first-choose = Wählen
first-factor = Zweiten Faktor hinzufügen
first-factor-detail = Ihre Rolle bewegt Geld. Lesen Sie den Code mit einer Authenticator-App ein oder tippen Sie die Buchstaben dort ein; geben Sie dann die sechs Ziffern ein, die sie zeigt.
first-picture = Code für eine Authenticator-App
first-digits = Sechs Ziffern
first-prove = Prüfen und beginnen
first-leave = Abmelden

## float

float-counted = gezählt
float-locked = verschlossen

## form

form-choose = Wählen
form-everybody = Alle
form-none-recorded = Nach dem Schluss dieser Runde ist kein Einsatz aufgezeichnet.
form-nothing-there = Zurzeit gibt es keine.
form-optional = optional
form-yes = Ja
form-no = Nein
form-money-hint = Dollar, etwa 25 oder 2,50
form-not-money = Bitte einen Geldbetrag eingeben
form-not-whole = Bitte eine ganze Zahl eingeben
form-wanted = Pflichtfeld
form-pick-on-layout = Auf das Tableau tippen oder eine Ansage wählen
form-send = Senden
form-hold-to-send = Zum Bestätigen halten
form-waits = Wartet auf eine zweite Person.
form-fault = Ob es getan wurde, ist nicht bekannt. Sehen Sie auf den Tisch, bevor Sie es noch einmal verlangen.
form-calls = Ansagen
form-at-table = Am Tisch
form-somebody-else = Jemand anders

## form-check-colour

form-check-colour-red = Rot
form-check-colour-orange = Orange
form-check-colour-yellow = Gelb
form-check-colour-green = Grün
form-check-colour-blue = Blau
form-check-colour-purple = Violett
form-check-colour-pink = Rosa
form-check-colour-brown = Braun
form-check-colour-white = Weiß
form-check-colour-black = Schwarz

## form-tender

form-tender-cash = Bargeld
form-tender-note = Schein
form-tender-chips = Jetons
form-tender-voucher = Gutschein
form-tender-token = Spielmarke

## game

game-asian-neighbour-takes-numbers = asian-neighbour nimmt 3 Zahlen; „{ $text }“ hat { $count }
game-at-least = { NAME($name, of: "part") }: { $count }, mindestens { $least }
game-at-most = { NAME($name, of: "part") }: { $count }, höchstens { $most }
game-ball-holds-metal = eine Kugel aus { NAME($material, of: "material") } enthält Metall
game-ball-mm-allowed = Kugel von { $diameter_mm } mm, erlaubt { $allowed }
game-ball-no-sphere = die Kugel ist nicht rund
game-book-no-game-there = Regelwerk { $code } hat kein Spiel „{ $name }“{ $near ->
    [none] { "" };
   *[other] { "" }; meinten Sie { $near }?
} es gibt { $games }
game-button-carries-wanted = Marker { $centre } trägt { $carried }, nötig ist { $wanted }
game-call-bet-lies-on-several = „{ $text }“ ist eine Ansage und liegt auf mehreren Plätzen
game-call-not-offered = { BET($bet) }: { $why_not }
game-do-not-lie-side-by = { LIST($pair, by: "and") } liegen auf Tableau { $name } nicht nebeneinander
game-do-not-meet-as-on = { LIST($numbers, by: "dash") } bilden auf Tableau { $name } keine Wette „{ NAME($kind, of: "bet") }“
game-emblem-in-use-at = Emblem { $emblem } ist an { $taken } in Gebrauch
game-follows-single-zero-wheel-one = { BET($call) } folgt dem Kessel mit einer Null; dieser hat 00
game-game-no-option-there = Spiel { $name } hat keine Option „{ $unknown }“{ $near ->
    [none] { "" };
   *[other] { "" }; meinten Sie { $near }?
} es gibt { $there ->
    [0] keine
   *[other] { LIST($there) }
}
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
game-no-book-there = kein Regelwerk „{ $code }“{ $near ->
    [none] { "" };
   *[other] { "" }; meinten Sie { $near }?
} es gibt { LIST($book_folders) }
game-no-group-table-there = { BET($bet) } ist keine Gruppe dieses Tisches; es gibt { LIST($groups) }
game-no-kind-bet-known = „{ $text }“ ist keine Wettart{ $near ->
    [none] { "" };
   *[other] { "" }; meinten Sie { $near }?
} bekannt: { LIST($readers) }
game-no-probability = { $chance } ist keine Wahrscheinlichkeit: 0 bis 1
game-no-role-there = keine Rolle „{ $word }“{ $near ->
    [none] { "" };
   *[other] { "" }; meinten Sie { $near }?
} es gibt { $known }
game-no-sentence = { $book }: Die Aufgabe „{ $task }“ hat keinen Satz { $code }; er gehört in words/en.ftl im Ordner des Regelwerks
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
game-wanted = { NAME($name, of: "part") } aus { $material ->
    [none] keinem Material
   *[other] { NAME($material, of: "material") }
}, nötig ist { LIST($allowed, of: "material", by: "or") }
game-wheel = Kessel: { LIST($faults, by: "semicolon") }
game-wheel-at-least-m = Kessel { $shown ->
    [none] ohne Durchmesser
   *[other] von { $shown } m
}, mindestens { $metres_min } m
game-wheel-inspection-not-confirmed = Kesselprüfung: „{ $check }“ ist nicht bestätigt

## game-option

game-option-stand_alone = alleinstehend
game-option-multiples_notice = Hinweis auf Vielfache
game-option-buttons_per_number = Buttons je Zahl
game-option-buttons_per_spin = Buttons je Wurf
game-option-designated_buttons = benannte Buttons
game-option-wheel = Kessel
game-option-layout = Tableau
game-option-racetrack = Rennbahn
game-option-wagering_seconds = Setzsekunden
game-option-double_table = Doppeltisch
game-option-licensed_min = zugelassenes Minimum
game-option-electronic = elektronisch
game-option-asian_racetrack = asiatische Rennbahn
game-option-call_bets = Ansagen
game-option-max_bet = Maximumwette
game-option-base = Grundlage
game-option-lucky_ball = Lucky Ball
game-option-uspin = uSpin
game-option-player_card = Spielerkarte
game-option-cashless = bargeldlos
game-option-drop_box = Dropbox

## ground

ground-act-of-god = höhere Gewalt
ground-ball-out = Kugel aus dem Kessel
ground-ball-stuck = Kugel steckt fest
ground-borrowed-card = geliehene Karte
ground-brawl = Schlägerei
ground-civil-commotion = Unruhen
ground-credits = falsche Guthaben
ground-display = falsche Anzeige
ground-disruption = gestörtes Spiel
ground-equipment = Gerät
ground-expired-card = abgelaufene Karte
ground-fire = Feuer
ground-foreign-object = Fremdkörper
ground-fraud = Betrug
ground-interference = Eingriff
ground-interrupted = unterbrochenes Spiel
ground-no-card = ohne Karte
ground-numbers = falsche Zahlen
ground-odds = falsche Quoten
ground-opinion = Ermessen des Aufsehers
ground-prohibited-device = verbotenes Gerät
ground-proxy = spielt für andere
ground-riot = Aufruhr
ground-robbery = Raub
ground-same-direction = gleiche Richtung
ground-sequence = falsche Reihenfolge
ground-short-revolutions = zu wenige Umdrehungen
ground-uspin-loaded-by-other = uSpin von anderem geladen
ground-wheel-not-moving = Kessel steht
ground-wheel-stopped = Kessel blieb stehen
ground-opener = Eröffnung
ground-closer = Schluss
ground-valid = gültig
ground-lapsed = abgelaufen
ground-borrowed = geliehen
ground-none = keine

## heading

heading-dates = Wann es stattfindet
heading-entry_fee = Das Startgeld, falls es eines gibt
heading-buy_in = Was der Einkauf kostet
heading-re_buy = Was ein Wiedereinkauf kostet
heading-add_on = Was ein Zukauf kostet
heading-entries_min = Die Mindestzahl der Spieler
heading-entries_max = Die Höchstzahl der Spieler
heading-location = Wo es stattfindet
heading-start_changes = Dass der Beginn nach Ankündigung verschoben werden darf
heading-regulator_told = Dass die Behörde von Änderungen erfährt
heading-acceptance = Dass die Teilnahme die Bedingungen annimmt
heading-entitled = Dass nur teilnimmt, wer hier spielen darf
heading-right_to_refuse = Dass jede Anmeldung abgelehnt werden darf
heading-selection_criteria = Die Auswahlkriterien
heading-employees = Wie Personal teilnimmt
heading-abide = Dass die Spieler die Bedingungen einhalten
heading-availability = Wo die Bedingungen zu lesen sind
heading-signing = Dass eine Ausfertigung zu unterschreiben ist
heading-entry_method = Wie man sich anmeldet
heading-withdrawal = Bis wann man zurücktritt oder Ersatz benennt
heading-rounds = Wie viele Runden oder Sitzungen, oder wie lange
heading-tables = Wie viele Tische aktiv sind
heading-progression = Wie Spieler weiterkommen
heading-buy_back = Wie und wann man sich wieder einkauft
heading-secondary_rounds = Wer eine zweite Chance erhält
heading-equal_bank = Dass alle mit denselben Jetons beginnen
heading-chip_disposition = Was aus den Jetons wird
heading-chip_type = Die verwendeten Jetons
heading-minimum_wager = Der Mindest- oder Pflichteinsatz
heading-secret_wagers = Wie viele geheime Einsätze, und wie
heading-elimination = Wie Spieler ausscheiden
heading-winners = Wie Gewinner ermittelt werden
heading-prize_pool = Der Preistopf oder seine Formel
heading-distribution = Wie der Topf verteilt wird
heading-penalties = Wann und wie ein Spieler bestraft wird
heading-disqualification = Wann ein Spieler disqualifiziert wird
heading-substitutes = Wann Ersatz benannt werden darf
heading-refunds = Wann ein Startgeld zurückgeht
heading-late_arrival = Was auf Verspätung folgt
heading-absence = Was auf Abwesenheit folgt
heading-telephones = Was auf Telefonbenutzung folgt
heading-substitution = Was auf einen Ersatz folgt
heading-disqualified_chips = Was auf Disqualifikation folgt
heading-retirement = Was auf einen Rückzug folgt
heading-rules_prevail = Dass die Regeln den Bedingungen vorgehen
heading-early_end = Wann ein Tisch vorzeitig endet
heading-early_end_agreed = Wann alle das Ende vereinbaren dürfen
heading-privacy = Wie mit persönlichen Daten umgegangen wird
heading-publicity = Dass Namen nur mit Erlaubnis genannt werden
heading-conduct = Wer es leitet
heading-director_final = Dass die Entscheidung des Turnierleiters endgültig ist
heading-liability = Wie weit die Haftung reicht, mit beiden Gesetzen
heading-complaints = Dass eine Beschwerde untersucht werden kann
heading-cash_chips = Ob Chips am Ende einer Sitzung zu Bargeld werden
heading-chips = Die Jetons einer Sitzung
heading-advance = Wie viele weiterkommen oder gewinnen
heading-compulsory_wager = Ob ein Einsatz Pflicht ist
heading-min = Das Minimum jeder Runde
heading-max = Das Maximum jeder Runde
heading-limits_step = Wann die Limits steigen dürfen
heading-allocation = Wie Tische und Plätze vergeben werden
heading-order = Die Reihenfolge des Setzens, oder keine
heading-pass_cards = Wie viele Passkarten, oder keine
heading-undisclosed = Wie viele verdeckte Einsätze, oder keine
heading-buy_back_method = Wie und wann man sich wieder einkauft
heading-form = Das Anmeldeformular
heading-prizes = Die Preise
heading-payment = Wie Preise ausgezahlt werden
heading-undertakings = Jede Zusage oder Garantie
heading-value = Was der Preis wert ist
heading-award_manner = Wie der Preis vergeben wird
heading-award_when_where = Wann und wo er vergeben wird
heading-eligibility = Wer teilnehmen darf
heading-prize_nature = Die Art des Preises und jeder Vorbehalt
heading-entry_closes = Wann die Teilnahme endet
heading-place_date_time = Ort, Tag und Uhrzeit
heading-claim_method = Wie ein Preis beansprucht wird, persönlich oder nicht
heading-winner_notice = Wie der Gewinner benachrichtigt wird
heading-results_published = Wie Ergebnisse veröffentlicht werden
heading-prize_conditions = Bedingungen der Übergabe eines Preises, oder keine
heading-closes_at = Teilnahme bis
heading-draws_at = Die Ziehung ist nicht vor
heading-least_wager = Mindesteinsatz seit Beginn
heading-least_turnover = Mindestumsatz seit Beginn
heading-criteria = Wer teilnimmt
heading-forfeited = Preis eines endgültig abgelehnten Gewinners
heading-prize = Preis

## house

house-after-deadline = es kam nach seiner Frist; nichts hat sich geändert
house-approval-lapsed = niemand hat rechtzeitig zugestimmt; nichts hat sich geändert
house-ball-in-play-settle-anew = an Tisch { $id } läuft die Kugel: ein früheres Spiel wird danach neu abgerechnet oder gar nicht
house-betting-not-open-at-table = an Tisch { $id } ist das Setzen nicht offen
house-by-waits-second-person = { NAME($action, of: "action") } von { $id } wartet auf eine zweite Person
house-checks-being-taken-off = Jetons von { $table }, die ein anderer Tisch eingetauscht hat, werden gerade ausgebucht; bitte erneut versuchen
house-checks-still-out = { $left } Jetons { NAME($colour, of: "form-check-colour") } von { $issued_at } sind noch im Umlauf
house-clock-demands-no-longer = die Uhr verlangt dies nicht mehr
house-closed-decision = { $case } wurde mit der Entscheidung geschlossen: { $given_back ->
    [true] zurückzugeben
   *[false] einzubehalten
}
house-commands-wait-second-person = { $waiting_max } Vorgänge warten auf eine zweite Person
house-deals-where-seated = { $id } hat an diesem Tisch als { $player } einen Platz und arbeitet hier nicht
house-dealt-from-wheel-whose-sources = { $id } spielt mit Kessel { $wheel }; dessen Quellen werden dort geändert
house-did-not-agree = { $id } hat nicht zugestimmt: { NAME($action, of: "action") }
house-does-not-act = { $id } handelt nicht für { $player }
house-choice-ended = { $option } ist seit { $day } nicht mehr { $value }
house-edition-holds-from-on = Ausgabe { $edition } von { $book } gilt ab { $day }
house-equipment-faults = { LIST($faults, by: "semicolon") }
house-fee-paid-at-cashier-who = was für einen Platz gezahlt oder zurückgegeben wird, geht über den Schalter der Kasse
tournament-duty-not-waiting = für { $player } ist nichts zu tun
tournament-no-seat-at-table = { $player } hat keinen Platz an Tisch { $table }
tournament-round-before-play-off = Runde { $round_no } an Tisch { $table } ergab die Reihenfolge, um die es im Stechen geht: zuerst nimmt die Turnierleitung sie zurück
tournament-round-not-on-record = Runde { $round_no } an Tisch { $table } ist nicht als Runde dieses Durchgangs verzeichnet
house-forms-have-not-checked = die Zettel von { LIST($unseen) } sind nicht geprüft
house-house-draws-itself = das zieht das Haus selbst
house-key-not-for-table = der Schlüssel von { $id } gilt für einen anderen Kessel als den von { $table }
house-key-not-enrolled-for = der Schlüssel von { $id } ist für { $action } nicht zugelassen
house-key-used-before = dieser Schlüssel wurde schon für etwas anderes benutzt
house-leads-elsewhere = { $person } ist { $chief } an { LIST($where) }; höchstens { $count } zugleich
house-lets-no-services-in = die Rolle „{ NAME($by, of: "role") }“ lässt keine Dienste zu
house-let-in-by-oneself = { $id } hat es eingelassen; dass es gesehen wurde, sagt jemand anders
house-may-not-acknowledge = { $id } darf dies nicht quittieren; dürfen: { LIST($roles, of: "role") }
house-may-not-set-up-tournament = die Rolle „{ NAME($by, of: "role") }“ darf kein Turnier anlegen
house-meant-round = das galt für Spielrunde { $round_no }; jetzt ist { $round_of }
house-name-taken = der Name { $name } ist schon vergeben ({ $word })
house-named-oversee-draws-not = { $scrutineer } wurde als Aufsicht der Ziehungen benannt, nicht { $id }
house-no-card-stands-issued = für { $player } ist keine gültige Karte ausgegeben; das Pit gibt eine aus
house-no-checks-out = { $issued_at } hat keine Jetons { NAME($colour, of: "form-check-colour") } im Umlauf
house-no-fault-printer-at-on = für dieses Ticket ist keine Druckerstörung an { $table } vermerkt
house-no-open-case-device-named = { $case } ist kein offener Fall eines Geräts, das eine benannte Person seit bekannter Zeit hatte
house-no-other-table-plays-on = kein anderer Tisch spielt weiter, also wird der Bestand gezählt
house-no-role-agree-in = { $id } hat keine Rolle, um zuzustimmen
house-no-such-thing = nicht vorhanden: „{ $id }“ ({ NAME($word, of: "stream-kind") }); es gibt { $known ->
    [0] keine
   *[other] { LIST($known) }
}
house-nobody-may-buy-in = hier darf sich niemand einkaufen
house-nobody-names-themselves-oversee-draw = niemand benennt sich selbst zur Aufsicht einer Ziehung
house-drawer-keeps-entries = { $id } darf ziehen und nimmt niemandem die Anmeldung
house-nobody-signs-in-here-as = niemand meldet sich hier als { $name } an
house-not-closed-what-seized-stays = { $case } ist nicht geschlossen: Beschlagnahmtes bleibt verwahrt
house-not-in-role = { $id } ist { $held ->
    [0] ohne Rolle
   *[other] { LIST($held, of: "role") }
}, nicht { NAME($by, of: "role") }
house-not-seen-themselves = ein Administrator hat { $id } eingelassen, und noch niemand von der bisherigen Aufsicht hat es gesehen
house-nothing-waits-under = unter { $number } wartet nichts
house-nothing-waits-under-number = unter dieser Nummer wartet nichts
house-number-in-use = die Nummer ist in Gebrauch; senden Sie eine andere
house-number-taken = die Nummer ist vergeben
house-numbers-come-from-source = die Zahlen von { $id } kommen von: { NAME($source, of: "source") }
house-numbers-come-from-wheel = die Zahlen von { $id } kommen von Kessel { $serial }
house-oversees-draw-somebody-else-conducts = { $scrutineer } beaufsichtigt die Ziehung, jemand anderes führt sie durch
house-not-of-the-staff = { $name } gehört nicht zum Personal dieses Hauses
house-players-keep-their-own-favourites = Spieler führen ihre eigenen Favoriten
house-record-unwritten = die Aufzeichnung ist gerade nicht möglich: nichts wird angenommen, nichts hat sich geändert
house-register-holds-things-already = das Register enthält schon { $items_max } Gegenstände
house-role-may-not-acknowledge = die Rolle „{ NAME($by, of: "role") }“ darf dies nicht quittieren; dürfen: { LIST($who, of: "role") }
house-second-pair-eyes-another-person = die zweite Person ist eine andere Person
house-second-person-must-agree = eine zweite Person muss zustimmen
house-sees-no-webhooks = die Rolle „{ NAME($by, of: "role") }“ verwaltet keine Webhooks
house-service-enrolled-already = Dienst { $name } ist bereits angemeldet
house-service-name-no-dot = der Name eines Dienstes hat keinen Punkt
house-shutting-down = das Haus fährt herunter
house-somebody-else-decides = { $reader } sah { $pocket }, jemand anderes nicht: für diese Zahl entscheidet ein Dritter
house-somebody-find-out-first = zuerst ist festzustellen: { LIST($missing) }
house-finding = { NAME($name, of: "finding") }{ $of ->
    [none] { "" }
   *[other] : { NAME($of, of: "part") }
}
house-somebody-must-see-criteria-selection = jemand muss prüfen, dass die Auswahlkriterien erfüllt sind
house-table-refuses = Tisch { $table }: { $why }
house-station-of-each-in-session = diese Einsätze gehören zum Turnier { $name }: die Störung ist für den Platz jedes Spielers zu melden, mit den Einsätzen, die keine Aufzeichnung bestätigt ({ LIST($players) })
house-table-set-aside-tournament-no = Tisch { $id } ist für Turnier { $name } reserviert; anderes Spiel wird nicht angenommen
house-ball-decides-first = an Tisch { $table } entscheidet die Kugel: { $player } kann nach der Zahl einsteigen
house-dispute-of-ones-own = ein Spieler beanstandet für sich selbst, am eigenen Tisch
house-no-printer-at = das Haus kennt keinen Drucker an { $table }
house-table-designated = er ist für Turnier { $tournament } bestimmt
house-table-in-play = eine Runde läuft, oder es liegen Einsätze auf dem Tableau
house-table-not-here = er steht nicht in diesem Haus
house-table-other-game = er hat ein anderes Spiel, { $game }
house-table-under-book = an ihm gilt das Regelwerk { $book }
house-table-has-places = Tisch { $table } hat { $places } Plätze
house-table-stands-already = Tisch { $table } steht bereits
house-takes-part-oneself = { $id } nimmt selbst teil; das tut jemand anders
house-terminal-takes-no-money-itself = ein Terminal nimmt selbst kein Geld; das tut der Croupier oder ein Notenleser
house-there-no-service = es gibt keinen Dienst { $name }
house-there-no-table = es gibt keinen Tisch „{ $table }“
house-there-no-webhook = es gibt keinen Webhook { $name }
house-there-webhook-already = einen Webhook { $name } gibt es schon
house-ticket-above-cap = das Guthaben hier wäre über { MONEY($cap) }; ein Kassierer zahlt den Schein aus
house-unknown-at-node = Sitzung oder Gerät ist am Knoten des Tisches nicht bekannt
house-waits-second-source-agrees = { $pocket } wartet auf eine zweite Quelle, die übereinstimmt
house-what-seized-worked-out-from = { MONEY($amount) }: was beschlagnahmt wird, ergibt sich aus dem Protokoll
house-station-credited = { MONEY($credited) } wurden { $player } gutgeschrieben, { MONEY($due) } stehen zu
house-station-credited-without-wager = { MONEY($credited) } wurden ohne Einsatz gutgeschrieben
house-station-shows-balance = die Station zeigt { MONEY($shown) }, { MONEY($due) } stehen zu
house-station-shows-foreign = der Bildschirm zeigt { LIST($numbers) }; dieses Spiel hat das nicht
house-station-shows-winning = der Bildschirm zeigt { $shown } als Gewinnzahl, gefallen ist { $came }
house-wheel-not-seen = Kessel { $serial } wird gerade nicht gelesen: kein Einsatz wird angenommen
house-wheel-of-other-game = { $table } braucht einen Kessel mit { $wanted } Fächern; { $serial } ist keiner
house-wheel-undecided = die Zahl des Kessels { $serial } ist nicht entschieden: bis dahin wird kein Einsatz angenommen
house-won-nothing-at-since-device = { $person } hat an { $table } nichts gewonnen, seit das Gerät im Besitz war
house-was-down-at-close = das Haus stand still, als die Setzzeit endete
house-station-silent = von diesem Platz kam seit { $seconds } Sekunden nichts
house-node-behind = der Knoten von Tisch { $table } kann { $action } noch nicht: aktualisieren Sie ihn
house-own-printer-fault = wer die Druckerstörung an { $table } vermerkt hat, ersetzt dieses Ticket nicht allein: jemand anders tut es oder stimmt zu
house-setting-was = { $name }: { $before } ist jetzt { $now }
house-clock-apart = { $source } geht gegenüber dem Haus { $seconds } Sekunden { $is_ahead ->
    [true] vor
   *[false] nach
}: die Uhr ist zu prüfen
house-records-of-another = die Einträge { $first } bis { $last } sind nicht von diesem Haus
house-records-gone = Eintrag { $own } war der letzte, danach Eintrag { $found }: einige wurden weggenommen oder ersetzt
house-clock-set-by = um { $by } ms, { $who }: { $why }
house-hours-ahead = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
} voraus
house-version = Version { $version }
house-let-in = { LIST($what, by: "semicolon") } ({ $who })
house-let-in-roles = { $name }: { LIST($roles, of: "role") }{ $whose ->
    [none] { "" }
   *[other] { " " }{ $whose }
}
house-let-in-service = { $name }: { LIST($scopes) }
house-let-in-webhook = { $name }: { $url }
house-settings-were = { LIST($changes, by: "semicolon") }

## http

http-content-type = der Inhaltstyp { $kind ->
    [none] fehlt
   *[other] ist { $kind }
}; verlangt ist application/json
http-parameter-wanted = { $place } { $name } ist erforderlich
http-parameter-pattern = { $place } { $name } entspricht nicht { $pattern }
http-body-cut-off = der Inhalt wurde abgeschnitten
http-body-too-large = ein Inhalt darf { $most } Bytes haben
http-nothing-at = unter { $path } liegt nichts
http-record-away = die Aufzeichnung ist nicht erreichbar; nichts hat sich geändert
http-record-away-see = die Aufzeichnung ist nicht erreichbar: sehen Sie nach, ob sich etwas geändert hat
http-fault = das ist ein Fehler des Servers, er wurde aufgezeichnet
http-address-too-long = eine Adresse darf { $most } Bytes haben
http-address-controls = eine Adresse enthält Steuerzeichen
http-control-characters = ein Text enthält Steuerzeichen
http-house-starting = das Haus startet
http-starting-or-stopping = das Haus startet oder hält an
http-other-house = dieses Haus antwortet nicht auf diesen Namen
http-slower = bitte langsamer
http-not-known = ob es geschehen ist, ist unbekannt: senden Sie es mit demselben Schlüssel noch einmal
http-not-written = die Aufzeichnung kann jetzt nicht geschrieben werden; nichts hat sich geändert
http-attempt-changed-nothing = die Aufzeichnung kann jetzt nicht geschrieben werden: dieser Versuch hat nichts geändert; senden Sie ihn mit demselben Schlüssel noch einmal
http-sign-in-or-key = melden Sie sich an oder senden Sie einen Schlüssel als Bearer-Token
http-own-pages-cookie = das Cookie einer Sitzung gilt nur von den eigenen Seiten des Hauses
http-own-pages = das geht nur von den eigenen Seiten des Hauses
http-password-first = wählen Sie zuerst ein eigenes Passwort: POST /v1/password
http-factor-first = richten Sie zuerst einen zweiten Faktor ein: POST /v1/second-factor
http-not-for-role = { $actor } ist { $held ->
    [0] ohne Rolle
   *[other] { LIST($held, of: "role") }
}; dies ist für: { LIST($allowed, of: "role") }
http-no-case = es gibt keinen Vorgang „{ $case }“
http-name-player = nennen Sie den Spieler
http-name-player-seat = nennen Sie den Spieler; nur Personal an den Tischen sieht den Platz anderer
http-not-acting-for = { $actor } handelt nicht für { $player }
http-not-speaking-for = { $actor } spricht nicht für { $player }
http-seated-only = { $actor } sieht dies nur von Spielern, die an einem Tisch sitzen
http-no-register = es gibt kein Register „{ $name }“; es gibt { $known }
http-no-patrons = { $actor } sieht weder Gästeakten noch Gästeverzeichnisse
http-no-contest = unbekannt: { NAME($kind, of: "contest-kind") } „{ $name }“
http-contest-waits = nichts an einem Turnier oder einer Aktion wartet auf eine zweite Person
http-no-table-which-game = es gibt keinen Tisch „{ $table }“; geben Sie Regelwerk und Spiel an
http-no-mark = „{ $mark }“ ist kein Zeichen: { $why }
http-lacks-scope = { $actor } fehlt das Recht { $scope }
http-beyond-the-log = das Protokoll reicht noch nicht bis Nummer { $after }: seine letzte Nummer ist { $last }
http-no-event-kind = es gibt keine Ereignisart „{ $kind }“{ $near ->
    [0] { "" }
   *[other] ; meinten Sie { LIST($near, by: "or") }?
}
http-too-many-wait = es warten schon zu viele auf Neues
http-no-alert = kein Alarm „{ $alert }“ steht an
http-not-this-seat = { $actor } sieht den Platz von { $player ->
    [none] niemandem
   *[other] { $player }
} nicht
http-key-opens-nothing = Token oder Schlüssel öffnen hier nichts
http-sign-in-for-view = melden Sie sich an, um diese Ansicht zu sehen ({ $view })
http-view-denied = { $actor } darf diese Ansicht nicht sehen ({ $view })
http-displays-enrolled = Anzeigen werden hier angemeldet
http-too-many-come = zu viele kommen gleichzeitig; versuchen Sie es noch einmal
http-no-demo = das ist kein Demohaus
http-too-many-visitors = zu viele Besucher von hier
http-no-demo-role = das Demohaus hat keinen { NAME($role, of: "role") }; es gibt { LIST($there, of: "role") }
http-guests-full = { $count } Gäste spielen hier schon; kommen Sie später wieder
http-seats-taken = alle Plätze von { $table } sind besetzt
http-no-copies-folder = dieses Haus hat keinen Ordner für Kopien
http-copy-under-way = eine Kopie wird gerade gemacht
http-clock-fixed = die Uhr dieses Hauses lässt sich nicht stellen
http-clock-of-database = die Knoten dieses Hauses richten sich nach der Uhr seiner Datenbank: diese stellen und sie neu starten
http-clock-between-rounds = an { $tables } läuft eine Runde; stellen Sie die Uhr zwischen den Runden
http-no-round = Tisch { $table } hatte keine Runde { $round }
http-events-so-far = Tisch { $table } hatte { $count } Ereignisse
http-no-event = Tisch { $table } hat kein Ereignis { $seq }
http-no-clause = das Regelwerk { $book } hat keine Ziffer { $clause }
http-own-reports-wait = die von Ihnen angeforderten Berichte sind noch nicht fertig
http-too-many-reports = es werden gerade zu viele Berichte erstellt
http-report-failed = der Bericht konnte nicht erstellt werden
http-needs-package = diesem Haus fehlt das Paket { $package }: { $install }
http-too-many-sign-ins = zu viele Anmeldungen von hier
http-sign-in-lost = diese Anmeldung läuft hier nicht: beginnen Sie von vorn
http-no-provider = dieses Haus hat keinen Anmeldedienst
http-provider-away = { $provider } ist nicht erreichbar: { $why }
http-provider-refused = { $provider } hat Sie nicht angemeldet: { $why }
http-claim-nobody = { $claim } nennt niemanden dieses Hauses
http-address-unverified = die Adresse ist nicht bestätigt
http-password-wanted = ein Passwort wird verlangt, als `password`
http-password-short = ein Passwort hat mindestens { $least } Zeichen
http-password-controls = ein Passwort hat keine Steuerzeichen
http-password-alike = ein Passwort hat mindestens { $least } verschiedene Zeichen
http-password-tried-first = ein Wort, das zuerst probiert wird, mit Ziffern und Zeichen darum ist kein Passwort
http-password-digits = Ziffern allein sind kein Passwort
http-only-sessions-lock = nur eine Sitzung lässt sich sperren; Schlüssel und Zertifikate haben keine
http-too-many-failures = zu viele Fehlversuche: versuchen Sie es später
http-other-password = das jetzige Passwort ist ein anderes
http-staff-see = nur für Personal
http-nothing-waits = unter { $number } wartet nichts
http-device-name = ein Gerät hat einen Namen ohne Punkte und spielt oder misst
http-note-reader = ein Banknotenleser hat eine Liste von Noten und eine Obergrenze
http-serves-one = ein Sensor dient einem Kessel, ein Noten- oder Kartenleser einem Platz, ein Drucker einem Platz oder einer Kasse, und sonst nichts
http-no-command = kein Tisch kennt den Befehl „{ $command }“
http-other-hash = Eintrag { $number } hat diesen Hash nicht
http-no-version = es gibt keine Version { $version } von { $stream }, die Ihre ist
http-not-enrolled = { $actor } ist für keinen Kessel und keinen Platz angemeldet
http-driver-of-another = ein anderer Treiber meldet unter demselben Schlüssel für { $device }
http-no-dispute = Tisch { $table } hat keinen Streitfall { $number }
http-figures-differ = der Bericht wird nicht erstellt, weil die Zahlen abweichen: { $why }
http-no-report = es gibt keinen Bericht „{ $kind }“; es gibt { $known }
http-report-denied = { $actor } sieht diesen Bericht nicht
http-check-under-way = eine Prüfung läuft; sie kann inzwischen angesehen werden
http-no-time = „{ $text }“ ist keine Zeit; schreiben Sie 2026-01-05 oder 2026-01-05T14:30
http-no-statements = { $actor } sieht keine Aufstellungen und keine Suche nach Spielern
http-factor-staff = Personal hat einen zweiten Faktor; Geräte haben Schlüssel
http-factor-key = ein zweiter Faktor braucht einen dauerhaften Schlüssel: setzen Sie proof.key
http-digits-wrong = die Ziffern sind falsch: geht die Uhr des Geräts richtig?
http-digits-wanted = die Ziffern Ihres zweiten Faktors werden auch verlangt, als `digits`
http-digits-used = die Ziffern sind falsch oder wurden schon benutzt
http-factor-other = ein anderer Administrator löscht den eigenen zweiten Faktor
http-wrong-secret = Name oder Passwort ist falsch
http-nothing-locked = hier ist nichts gesperrt: melden Sie sich an
http-too-many-pins = zu viele falsche PINs: melden Sie sich an
http-pins-ended = zu viele falsche PINs: die Sitzung ist beendet, melden Sie sich an
http-wrong-pin = die PIN ist falsch
http-too-many-tables = höchstens { $most } Tische lassen sich über eine Verbindung ansehen
http-may-not-open = { $actor } darf nach diesem Regelwerk keinen Tisch öffnen
http-unit-none = eine Einheit ist mehr als nichts
http-no-bets-called = hier heißt keine Wette { $strange }; es gibt { LIST($allowed, of: "bet") }
http-too-many-look-back = es sehen schon zu viele zurück
http-no-ticket = es gibt kein Ticket { $ticket }
http-no-ticket-under = es gibt kein Ticket unter „{ $wanted }“
http-waits-for-second = es wartet auf eine zweite Person, unter { $number }
http-entry-denied = { $actor } sieht die Anmeldung von { $player } nicht
http-no-paper = es gibt kein Papier „{ $paper }“; es gibt { $known }
http-webhooks-key = Webhooks werden mit dem Schlüssel des Hauses signiert: setzen Sie zuerst proof.key
http-address-host = eine Adresse nennt einen Rechner und kein Passwort
http-address-https = eine Adresse beginnt mit https, außer auf diesem Rechner selbst
http-address-inside = { $host } liegt innen: der Betreiber nennt solche Netze unter webhooks.inside
http-address-letters = eine Adresse besteht aus einfachen Buchstaben
http-no-service = es gibt keinen Dienst { $service } mit dem Recht { $scope }
http-no-wheel = es gibt keinen Kessel „{ $wheel }“
http-dealt-from = { $table } wird von { $wheel } bedient
http-not-for-wheel = { $device } ist für diesen Kessel nicht angemeldet
http-correct-to = auf welche Zahl berichtigen?
http-record-unread = die Aufzeichnung kann jetzt nicht gelesen werden
http-provider-no-factor = ein zweiter Faktor wird verlangt, und der Dienst hat keinen abgefragt

## incident

incident-prohibited-device = Verbotenes Gerät
incident-interference = Eingriff
incident-side-bet = Nebenwette
incident-advice = Rat an einen Spieler
incident-partnership = Gemeinschaftsspiel
incident-card-misuse = Missbrauch einer Karte
incident-conduct = Verhalten
incident-fraud = Betrug
incident-complaint = Beschwerde

## incident-action

incident-action-note-case = Befund hinzufügen
incident-action-confiscate = Gerät beschlagnahmen
incident-action-detain = Festhalten
incident-action-hand-over-person = Übergeben
incident-action-close-case = Entscheiden und schließen
incident-action-seize = Gewinn beschlagnahmen

## incident-field

incident-field-kind = Was es ist
incident-field-text = Was geschah
incident-field-finding = Was gefunden oder getan wurde
incident-field-person = Wer
incident-field-table = Tisch
incident-field-round_no = Runde
incident-field-held_from = Gerät gehalten seit
incident-field-description = Welches Gerät
incident-field-holder = Wer es hielt
incident-field-to = Befugte Person, die übernahm
incident-field-handed_at = Wann
incident-field-decision = Entscheidung
incident-field-give_back = Der beschlagnahmte Gewinn geht zurück
incident-field-reason = Grund
incident-field-days = Tage
incident-field-member = Mitglied
incident-field-card = Kartennummer
incident-field-form = Art der Karte
incident-field-why = Warum sie endet
incident-field-document = Dokument
incident-field-made_at = Geschlossen am
incident-field-told_at = Aufsicht unterrichtet
incident-field-limit = Was begrenzt wird
incident-field-amount = Dollar oder Minuten
incident-field-hours = Stunden

## incidents

incidents-incidents = Vorfälle
incidents-none = Kein Vorfall ist offen.
incidents-open-count = { $count ->
    [one] 1 offen
   *[other] { $count } offen
}
incidents-report = Vorfall melden
incidents-closed-cases = { $count ->
    [one] 1 geschlossener Vorfall
   *[other] { $count } geschlossene Vorfälle
}
incidents-look-into = Untersuchen
incidents-look-into-of = { $number } untersuchen
incidents-case-title = { $number } · { $kind }
incidents-register = Verzeichnis (PDF)
incidents-at = { $round ->
    [0] { $table }
   *[other] { $table }, Runde { $round }
}
incidents-held-from = Gerät gehalten ab { $time }
incidents-detained-now = { $person } wird festgehalten
incidents-evidence = Beweise
incidents-round-record = { $round ->
    [0] { $table } seit der Eröffnung, Schritt für Schritt
   *[other] Runde { $round } von { $table }, Schritt für Schritt
}
incidents-round-file = Runde, wie sie gespeichert ist
incidents-dispute = Einspruch { $number } (PDF)
incidents-no-evidence = Es geht um keine Runde.
incidents-steps = Was gefunden und getan wurde
incidents-seize-says = Was die Person an diesem Tisch gewann, seit sie das Gerät hielt, wird aus dem Protokoll ermittelt und beschlagnahmt.
incidents-wanted = { $field }: wird gebraucht
incidents-no-table = An keinem Tisch
incidents-may-stay-empty = optional
incidents-without-end = leer: unbefristet
incidents-reported = { $number } ist aufgenommen.
incidents-done = { $action }: festgehalten.
incidents-send = Senden
incidents-patrons = Gäste und Ausschlüsse
incidents-find = Gast suchen
incidents-look-up = Nachsehen
incidents-no-patrons = Niemand dieses Namens steht im Verzeichnis.
incidents-more-patrons = Es gibt mehr; tippen Sie einen Teil des Namens ein.
incidents-until = bis { $time }
incidents-no-end = unbefristet
incidents-since = seit { $time }
incidents-lifted = gilt nicht mehr
incidents-cards = Karten
incidents-card-stands = gültig
incidents-exclusions = Ausschlüsse
incidents-no-exclusions = Keine.
incidents-arrangements = Vereinbarungen
incidents-limits = Eigene Limits
incidents-no-limits = Keine Limits.
incidents-statement = Aufstellung (PDF)
incidents-step = { $kind ->
    [opened] { $who ->
    [none] Gemeldet: { $text }
   *[other] Gemeldet, über { $who }: { $text }
}
    [confiscated] Von { $who } genommen: { $text }
    [detained] { $who } wird festgehalten
    [handed-over] An { $who } übergeben
    [closed] Geschlossen: { $text }
   *[other] { $text }
}

## inspector

inspector-title = Inspektor
inspector-what = Arbeitsplatz des Inspektors
inspector-tab-rounds = Runden
inspector-tab-verify = Protokoll
inspector-tab-clauses = Klauseln
inspector-tab-reports = Berichte
inspector-table = Tisch
inspector-rounds = Runden des Tisches
inspector-older = Ältere Runden
inspector-round = Runde { $round }
inspector-sums = { $staked } gesetzt, { $paid } bezahlt
inspector-sums-chips = { $staked } gesetzt, { $paid } gewonnen, in Jetons von { $tournament }
inspector-corrected = { $times ->
    [one] berichtigt
   *[other] { $times }-mal berichtigt
}
inspector-no-spins = { $times ->
    [one] 1 ungültiger Wurf
   *[other] { $times } ungültige Würfe
}
inspector-choose = Runde wählen
inspector-choose-detail = Jedes Ereignis steht der Reihe nach da, mit dem, der es tat, und der Klausel.
inspector-no-rounds = An diesem Tisch wurde noch keine Runde gespielt.
inspector-timeline = Zeitachse
inspector-acknowledged = Bestätigte Meldungen
inspector-seen-by = von { $name }, { $time }
inspector-noted = „{ $note }“
inspector-scrubber = Schritt der Runde
inspector-step = Schritt { $place } von { $count }
inspector-record = Datensatz { $number }
inspector-standing = Der Tisch nach diesem Schritt
inspector-phase = Phase
inspector-seat = { $player }: { $balance } frei, { $staked } gesetzt
inspector-export-round = Diese Runde exportieren
inspector-previous = Voriger Schritt
inspector-next-step = Nächster Schritt
inspector-verify = Das ganze Protokoll prüfen
inspector-verify-lead = Jeder Datensatz wird gelesen, seine Prüfsumme verglichen und jeder Kontostand unabhängig neu berechnet.
inspector-expected = Erwartete Wurzel, falls Sie eine von früher haben
inspector-running = Gelesen: { $records } von { $total } Datensätzen
inspector-clean = Das Protokoll ist unversehrt
inspector-wrong = Das Protokoll ist nicht unversehrt
inspector-failed = Die Prüfung konnte nicht beendet werden
inspector-none = Seit der Öffnung des Hauses noch nicht geprüft.
inspector-root = Wurzel der Kette
inspector-checked = { $records } Datensätze · { $rounds } Runden · { $tables } Tische · { $tickets } Tickets
inspector-book = Regelwerk
inspector-choose-clause = Wählen Sie eine Klausel
inspector-choose-clause-detail = Was sie verlangt, was das Haus dafür tut, was das belegt und wo sie galt.
inspector-find = In Klauseln suchen
inspector-clauses-found = { $count } Klauseln
inspector-applied = Wo sie galt
inspector-never-applied = In diesem Haus hat sie noch nicht gegolten.
inspector-does = Was das System tut
inspector-where = Im Programm
inspector-tests = { $count ->
    [one] 1 Test sichert sie
   *[other] { $count } Tests sichern sie
}
inspector-in-house = In einem laufenden Haus nachgewiesen.
inspector-not-in-house = Nicht in einem laufenden Haus nachgewiesen.
inspector-no-tests = Kein Test nennt sie.
inspector-reports-lead = Jede Zahl wird aus dem Protokoll berechnet.
inspector-tab-search = Suche
inspector-tab-disputes = Einsprüche
inspector-search-lead = Jede Runde jedes Tisches. Alle Angaben müssen zutreffen.
inspector-from = Von
inspector-to = Bis
inspector-player = Spieler
inspector-pocket = Zahl
inspector-ticket = Ticket
inspector-clause = Klausel
inspector-least = Mindestens $
inspector-most = Höchstens $
inspector-any-table = Alle Tische
inspector-search-now = Suchen
inspector-found = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
inspector-nothing-found = Keine passende Runde.
inspector-search-more = Ältere
inspector-zone = Ortszeit: { $name }.
inspector-no-disputes = Keine Einsprüche.
inspector-open = Offen
inspector-decided = Entschieden
inspector-dossier = Akte (PDF)
inspector-replay = Runde abspielen
inspector-pause = Pause
inspector-speed = Tempo
inspector-verified-at = Geprüft { $time } für { $who }
inspector-anchors = Signierter Stand
inspector-anchors-lead = Das Haus signiert den Stand seines Protokolls und hinterlegt ihn dort, wo es ihn nicht zurücknehmen kann: bei Zeugen, in Dateien anderswo, bei einem Zeitserver. Mit einem früheren Stand lässt sich beweisen, dass davor nichts geändert wurde.
inspector-keys = Signiert mit
inspector-copy-head = Stand kopieren
inspector-no-head = Noch kein Stand ist signiert.

## item

item-wheel = Kessel
item-ball = Kugel
item-part = Teil
item-chips = Jetons
item-button = Nachbarnbutton
item-terminal = Terminal

## item-field

item-field-order = Fächer im Uhrzeigersinn, durch Leerzeichen getrennt
item-field-diameter_m = Durchmesser in Metern
item-field-signed_by = Reihenfolge unterschrieben von
item-field-diameter_mm = Durchmesser in Millimetern
item-field-material = Material
item-field-metallic = Aus Metall
item-field-name = Name im Regelwerk
item-field-count = Anzahl
item-field-approval = Zulassungsnummer
item-field-table = Tisch
item-field-emblem = Emblem
item-field-colours = Farben, durch Kommas getrennt
item-field-centre = Zahl in der Mitte
item-field-rim = Zahlen am Rand, durch Leerzeichen getrennt
item-field-part = Wie das Regelwerk es nennt
item-field-serial = Seriennummer

## level

level-core = Nur die Regeln
level-house = Durch ein Haus
level-device = Mit einem Gerät
level-screen = Auf einem Bildschirm

## limit

limit-field-min = Minimum
limit-field-max = Maximum
limit-field-unit = Einheit über dem Minimum
limit-field-aggregate-min = Mindestens insgesamt
limit-field-aggregate-max = Höchstens insgesamt

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

## lobby

lobby-title = Tische
lobby-heading = Nehmen Sie Platz
lobby-lead = Echte Tische nach echten Regelwerken. Alles Geld hier ist Spielgeld.
lobby-lead-house = Die Tische des Hauses.
lobby-play-now = Jetzt spielen
lobby-play-now-at = Jetzt spielen an { $table }, { $title }
lobby-play = Spielen
lobby-play-at = An Tisch { $table } spielen
lobby-display = Anzeige
lobby-display-of = Anzeige von Tisch { $table }
lobby-dealer = Croupier
lobby-dealer-of = Croupier: Konsole von Tisch { $table }
lobby-pit = Pit
lobby-pit-of = Pit-Arbeitsplatz von Tisch { $table }
lobby-table = Tisch { $table }
lobby-round = Runde { $round }
lobby-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
lobby-dealt-by-hand = von Hand gedealt
lobby-promotions = Aktionen
lobby-staff-doors = Personal
lobby-pit-desk = Pit
lobby-pit-desk-detail = Alle Tische auf einen Blick, Meldungen, Limits, Berichtigungen
lobby-cashier = Kasse
lobby-cashier-detail = Ticket einlesen, ansehen, einmal auszahlen
lobby-inspector = Inspektor
lobby-inspector-detail = Jede Runde Schritt für Schritt, mit Klauseln
lobby-director = Turnierleiter
lobby-admin = Administrator
lobby-admin-detail = Personal, Geräte und das Haus selbst
lobby-director-detail = Turniere: Anmeldungen, Vorrunden, Rangfolge
lobby-no-tables = Kein Tisch ist offen
lobby-no-tables-detail = Der Pit öffnet Tische; sie erscheinen hier von selbst.
lobby-not-reached = Das Haus ist nicht erreichbar
lobby-not-reached-detail = Diese Seite versucht es von selbst wieder.
lobby-seat-refused = Kein Platz erhalten
lobby-for-programs = Für Entwickler
lobby-metrics = Messwerte
lobby-filters = Welche Tische
lobby-any-minimum = Jedes Minimum
lobby-minimum-to = Minimum bis { $amount }
lobby-free-only = Mit freiem Platz
lobby-betting-only = Spiel offen
lobby-none-fits = Zurzeit kein passender Tisch
lobby-none-fits-detail = Wählen Sie ein anderes Minimum oder warten Sie: Tische ändern sich von selbst.
lobby-free-seats = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
lobby-full = voll

## means

means-call = Ansage
means-hand = Handzeichen
means-sensor = Sensor
means-clock = Uhr
means-ball-at-rest = ruhende Kugel

## member

member-club = Clubmitglied
member-social = Gelegenheitsmitglied
member-none = nicht im Verzeichnis

## named

named-value = { $name } { $value }

## number

number-of-event = { $pocket ->
    [none] keine Zahl
   *[other] { $pocket } { NAME($pocket_colour, of: "colour") }
}

## option-value

option-value-true = ja
option-value-false = nein
option-value-single-zero = eine Null
option-value-double-zero = zwei Nullen
option-value-mega = Mega
option-value-standard = Standard
option-value-off = aus
option-value-none = keine
option-value-fitting = passend

## outcome

outcome-settled = abgerechnet
outcome-void = ungültig
outcome-open = läuft

## patron-action

patron-action-exclude-patron = Aus dem Haus ausschließen
patron-action-lift-exclusion = Ausschluss aufheben
patron-action-set-play-limit = Spiel begrenzen
patron-action-cool-off = Bedenkzeit
patron-action-self-exclude = Selbstausschluss
patron-action-enrol-patron = Anmelden
patron-action-issue-card = Karte ausgeben
patron-action-end-card = Karte beenden
patron-action-make-arrangement = Vereinbarung festhalten

## patron-choice

patron-choice-club = Clubmitglied
patron-choice-social = Gelegenheitsmitglied
patron-choice-physical = Zum Anfassen
patron-choice-digital = Auf dem Telefon

## patron-limit

patron-limit-loss-session = Verlust in einer Sitzung
patron-limit-loss-day = Verlust an einem Tag
patron-limit-stake-round = Einsatz in einer Runde
patron-limit-time-session = Zeit in einer Sitzung
patron-limit-time-day = Zeit an einem Tag

## payment-method

payment-method-cash = Bargeld
payment-method-cheque = Scheck
payment-method-transfer = Überweisung

## part

part-approved-picture = zugelassenes Bild
part-ball = Kugel
part-bell = Glocke
part-cameras = Kameras
part-change-block = Wechselblock
part-chipping-machine = Chipmaschine
part-colour-boxes = Farbkästen
part-console-drop-box = Geldkassette der Konsole
part-display-rack = Schaurahmen
part-distinctive-marker = Kennzeichen
part-dolly = Dolly
part-drop-box = Geldkassette
part-extra-screen-features = weitere Anzeigen des Bildschirms
part-float-tray = Chipschale
part-flying-roulette-display = Flying-Roulette-Anzeige
part-free-and-even-movement = freier und gleichmäßiger Lauf
part-game-console = Spielkonsole
part-game-system = Spielsystem
part-horizontal-hazards = waagerechte Rauten
part-jetons = Jetons
part-layout-cloth = Tableau-Tuch
part-level = waagerechter Stand
part-limit-sign = Limitschild
part-lucky-ball-screen = Lucky-Ball-Bildschirm
part-marker-buttons = Wertmarken
part-neighbours-button = Nachbarntaste
part-plaques = Plaques
part-player-displays = Anzeigen der Spieler
part-printer = Drucker
part-rake = Rechen
part-rateau = Rateau
part-screen-design = Bildschirmgestaltung
part-station-drop-boxes = Geldkassetten der Plätze
part-stations = Plätze
part-uspin = uSpin-Gerät
part-vertical-hazards = senkrechte Rauten
part-wheel-lid = Kesseldeckel
part-wheel = Kessel
part-winning-number-display = Anzeige der Gewinnzahl
part-winning-number-sensors = Sensoren der Gewinnzahl

## material

material-brass = Messing
material-clear = durchsichtig
material-logo = einem Logo
material-plastic = Kunststoff
material-value = seinem Wert
material-wood = Holz

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
people-source-of-wheel = { $name } ist eine Quelle des Kessels { $wheel }; zwei Personen nehmen sie zuerst davon weg
people-would-taken = { $name } würde mit { $twin } verwechselt

## phase

phase-closed = Tisch geschlossen
phase-idle = Nächste Runde bald
phase-betting = Bitte das Spiel zu machen
phase-final-bets = Letzte Einsätze
phase-no-more-bets = Nichts geht mehr
phase-settled = Ergebnis
phase-void = Runde ungültig
phase-held = Runde angehalten

## pit

pit-title = Pit
pit-title-of = Pit · { $table }
pit-what = Arbeitsplatz im Pit
pit-role-shift-manager = Schichtleiter
pit-floor = Tische
pit-to-floor = Alle Tische
pit-to-dealer = Konsole des Croupiers
pit-no-tables = Kein Tisch ist offen
pit-no-tables-detail = Öffnen Sie einen: Er erscheint hier und in der Lobby sofort.
pit-stale = Die Zahlen sind nicht aktuell: Das Haus antwortet nicht.
pit-tables-count = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
pit-players-count = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
pit-alerts-count = { $count ->
    [one] 1 Meldung
   *[other] { $count } Meldungen
}
pit-tasks-count = { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
}
pit-round = Runde { $round }
pit-no-round = Noch keine Runde
pit-dealt-by = Croupier { $dealer }
pit-games-per-hour = Runden/h
pit-turnover = Umsatz
pit-drop = Drop
pit-hold-rate = Hold
pit-players = Spieler
pit-staked = Gesetzt
pit-float = Tischbestand
pit-limits = Limits
pit-exposure = Risiko
pit-exposure-of = schlimmste { $pocket }: zahlt { $amount }
pit-exposure-safe = schlimmste { $pocket }: behält { $amount }
pit-exposure-none = keine Einsätze
pit-pocket-pays = { $pocket }: das Haus zahlt { $amount }
pit-pocket-keeps = { $pocket }: das Haus behält { $amount }
pit-in-wheel-order = Kesselfolge
pit-in-number-order = Zahlenfolge
pit-order = Reihenfolge der Zahlen
pit-house-pays = Haus zahlt
pit-house-keeps = Haus behält
pit-alerts = Meldungen
pit-no-alerts = Nichts wartet auf Bestätigung.
pit-acknowledge = Bestätigen
pit-acknowledge-of = Bestätigen: { $text }
pit-add-note = Notiz
pit-note-of = Notiz schreiben: { $text }
pit-note = Notiz zum Protokoll
pit-acknowledged = Bestätigt
pit-none-acknowledged = Noch nichts bestätigt.
pit-seen-by = von { $name }, { $time }
pit-noted = „{ $note }“
pit-acknowledged-says = Bestätigt: { $text }
pit-over = inzwischen vorbei
pit-waiting-round = Tisch und Runde
pit-waiting-number = Zahl
pit-waiting-becomes = wird zu
pit-waiting-costs = Was es bedeutet
pit-waiting-nobody = Niemandes Geld ändert sich
pit-waiting-chips = { SIGN($amount) ->
    [less] { $player } verliert { MONEY($amount, sign: "none") } in Turnierjetons
   *[more] { $player } gewinnt { MONEY($amount, sign: "none") } in Turnierjetons
}
pit-waiting-no-chips = Niemandes Turnierjetons ändern sich
pit-waiting = Wartet auf eine zweite Person
pit-asked-by = beantragt von { $name }
pit-own-request = Sie haben dies beantragt. Jemand anders muss zustimmen.
pit-agree = Zum Zustimmen halten
pit-agree-to = Zum Zustimmen halten: { $what }
pit-decline = Ablehnen
pit-decline-of = Ablehnen: { $what }
pit-agreed = Zugestimmt und erledigt: { $what }
pit-declined = Abgelehnt: { $what }
pit-due = Fällig
pit-no-due = Nichts ist fällig.
pit-refresh = Aktualisieren
pit-as-of = Stand { $time }
pit-notices = Aushänge
pit-takes-effect-in = in { $left }
pit-in-effect = die Zeit ist gekommen
pit-notice-clock = angekündigt nach einer Uhr, die vorging und seither zurückgestellt wurde
pit-open-table = Tisch öffnen
pit-table = Tisch
pit-book = Regelwerk
pit-game = Spiel
pit-options = Optionen
pit-seats-max = Höchstens so viele Plätze
pit-signed-for = Unterschrieben für: { NAME($what, of: "word") }
pit-may-stay-empty = optional
pit-wanted-name = Ein Tisch braucht einen Namen: Buchstaben, Ziffern, - und _.
pit-wanted-money = Minimum und Maximum sind Geldbeträge, etwa 5 und 500.
pit-not-allowed-book = Ihre Rollen dürfen unter diesem Regelwerk keinen Tisch öffnen.
pit-opened = Tisch { $table } ist offen.
pit-seats = Plätze
pit-nobody = Niemand sitzt.
pit-balance = Guthaben
pit-actions-for = Aktionen für { $player }
pit-guest = Gast
pit-card = Karte { $card }
pit-owed = schuldet { $amount }
pit-held = { $amount } einbehalten
pit-own-limits = eigene Limits { $text }
pit-faulty = gestört: { $fault }
pit-calling = ruft eine Bedienung
pit-excluded = Von diesem Tisch ausgeschlossen
pit-disputes = Einsprüche
pit-dispute-of = Nr. { $number } · { $player } · Runde { $round }
pit-decide = Entscheiden
pit-decide-of = Einspruch { $number } entscheiden
pit-decided = Entschieden: { $decision }
pit-dossier = Akte (PDF)
pit-tasks = Zu tun
pit-done = Erledigt
pit-done-of = Erledigt: { $text }
pit-task-for = für { $roles }
pit-faults = Außer Betrieb: { $faults }
pit-actions = Aktionen
pit-more = Mehr
pit-timeline = Zeitachse
pit-timeline-of = { $round ->
    [0] Seit der Eröffnung
   *[other] Runde { $round }
}
pit-earlier = Frühere Runde
pit-later = Spätere Runde
pit-live = Jetzt
pit-nothing-yet = In dieser Runde ist noch nichts geschehen.
pit-more-happened = Es geschah mehr, als gezeigt ist; der Bildschirm des Inspektors hat alles.
pit-by = von { $actor }
pit-equipment = Geräteverzeichnis
pit-equipment-none = Nichts steht im Verzeichnis.
pit-complete = Jeder Tisch braucht alles, was sein Regelwerk verlangt, bevor an ihm gespielt wird.
pit-incomplete = Das Verzeichnis wird geführt; Tische dürfen ohne es spielen.
pit-mark = Kennzeichen
pit-kind = Art
pit-store-room = Lager
pit-fit = tauglich
pit-unfit = untauglich: { $why }
pit-retired = ausgesondert: { $why }
pit-inspected-at = geprüft { $time }
pit-never-inspected = noch nicht geprüft
pit-table-fault = { $table }: darf nicht bespielt werden: { $fault }
pit-register = Gerät eintragen
pit-enter = Eintragen
pit-inspect = Prüfen
pit-move = An einen Tisch bringen
pit-retire = Aussondern
pit-item-action = { $action }: { $mark }
pit-found-unfit = Untauglich, weil (leer, wenn tauglich)
pit-checks = Bestandene Prüfungen, durch Kommas getrennt
pit-to-table = An welchen Tisch (leer: Lager)
pit-reason = Grund
pit-save = Speichern
pit-saved = { $mark } steht im Verzeichnis.
pit-order-of = Wie an Tisch { $table }
pit-fill-order = Reihenfolge übernehmen von
pit-needs = Was Tisch { $table } braucht
pit-needs-met = Alles, was das Regelwerk verlangt, ist da.
pit-lacking = Fehlt noch
pit-passed = Bestanden: { $check }
pit-fill = Alles Fehlende eintragen
pit-find-tables = Tische suchen
pit-search = Tisch, Spiel oder Croupier
pit-filter = Zeigen
pit-sort-by = Sortieren nach
pit-none-fits = Kein passender Tisch
pit-none-fits-detail = Suchen Sie etwas anderes oder zeigen Sie alle.
pit-virtual-dealer = virtueller Croupier
pit-no-dealer = kein Croupier
pit-exposure-scale = Ein voller Balken ist { $amount }: ein volles Plein an diesem Tisch
pit-sound-on = Ton an
pit-sound-off = Ton aus
pit-waits-since = seit { $time }
pit-escalated = Schichtleiter
pit-made-of = Aus: { $materials }

## pit-filter

pit-filter-all = Alle
pit-filter-alerts = Meldungen
pit-filter-betting = Spiel offen
pit-filter-idle = Ohne Spieler
pit-filter-stopped = Angehalten

## pit-group

pit-group-result = Ergebnis und Einsätze
pit-group-limits = Limits und Aushänge
pit-group-people = Spieler
pit-group-problem = Störungen und Kugel
pit-group-money = Tischbestand

## pit-sort

pit-sort-table = Tisch
pit-sort-alerts = Meldungen
pit-sort-exposure = Risiko
pit-sort-turnover = Umsatz
pit-sort-players = Spieler
pit-sort-pace = Tempo
pit-sort-dealer = Croupier

## play

play-title = Tisch { $table }
play-round = Runde { $round }
play-credits = Guthaben
play-staked = Gesetzt
play-won = Gewonnen
play-held = Einbehalten
play-owed = Ihnen geschuldet
play-tokens = Spielmarken
play-account = Konto { $player }
play-personal = Ihre eigenen Limits
play-undo = Zurücknehmen
play-clear = Abräumen
play-repeat = Wiederholen
play-double = Verdoppeln
play-favourites = Favoriten
play-max-bet = Maximum
play-max-bet-on = Wählen Sie eine Zahl für die Maximumwette
play-zoom = Zoom
play-race-track = Rennbahn
play-layout = Tableau
play-cash-out = Auszahlen
play-add-credits = Guthaben aufladen
play-second = Zweiter Kessel daneben
play-second-none = An keinem anderen Tisch ist ein Platz frei.
play-menu = Menü
play-recall = Letzte Runden
play-rules = Regeln und Hilfe
play-attendant = Bedienung rufen
play-attendant-called = Eine Bedienung ist gerufen
play-messages = Mitteilungen
play-no-messages = Keine Mitteilungen
play-lobby = Tische
play-accepted = angenommen: { $bet }, { $stake }
play-moved = versetzt: { $stake } von { $from } auf { $to }
play-taken-off = weggenommen: { $bet }, { $stake }
play-cut-down = { $bet } wurde auf { $stake } gekürzt, das Höchste an dieser Stelle
play-laid = { $bets ->
    [one] angenommen: 1 Wette, { $stake }
   *[other] angenommen: { $bets } Wetten, zusammen { $stake }
}
play-under-review = Ergebnis wird geprüft
play-under-review-detail = Jemand sieht es noch einmal an. Ihr Geld ist so lange sicher.
play-nothing-to-double = Auf dem Tableau liegt nichts zum Verdoppeln
play-seat-taking = Platz wird genommen
play-not-seated = Sie haben keinen Platz an diesem Tisch
play-not-seated-detail = Kaufen Sie sich am Tisch oder an der Kasse ein; dann öffnet sich dieser Bildschirm.
play-sit = Platz nehmen
play-play-as-guest = Als Gast spielen
play-game-unreachable = Der Tisch war nicht erreichbar
play-table-full = An Tisch { $table } ist jeder Platz besetzt
play-have-room = An diesen Tischen ist Platz
play-seated-now = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
play-waits-for-house = Dieser Bildschirm macht weiter, sobald das Haus antwortet.
play-try-again = Noch einmal versuchen
play-terminal-of = ein Terminal
play-you-won = Sie gewinnen { $amount }
play-held-in-prison = { $amount } im Gefängnis
play-comes-back = { $amount } zurück
play-corrected-from = Das Ergebnis wurde berichtigt: aus { $before } wurde { $now }
play-result-staked = Gesetzt
play-result-returned = Zurück
play-result-net = Netto
play-no-win = Diesmal kein Gewinn
play-place-first = Legen Sie Ihre Jetons auf das Tableau
play-result = Ergebnis
play-last-result = Letztes Ergebnis
play-call-bets = Ansagen auf dem Tableau
play-recall-title = Ihre letzten Runden
play-recall-none = Noch keine beendete Runde
play-recall-round = Runde { $round }
play-recall-staked = gesetzt
play-recall-won = gewonnen
play-recall-no-bets = In dieser Runde keine Wetten
play-corrected = berichtigt
play-receipt = Beleg
play-receipt-bet = Wette
play-receipt-stake = Einsatz
play-receipt-win = Gewinn
play-receipt-clause = Regel
play-receipt-why = Warum
play-cash-out-title = Auszahlen
play-cash-out-question = { $amount } auszahlen?
play-cash-out-ticket = Ein Ticket wird gedruckt. Es wird einmal, an der Kasse, ausgezahlt.
play-cash-out-chips = Der Croupier zahlt Ihnen in Jetons aus.
play-ticket = Ticket
play-ticket-show = Bringen Sie es zur Kasse. Es wird einmal ausgezahlt.
play-bar-code = Strichcode des Tickets
play-qr-code = QR-Code des Tickets
play-to-printer = An einen Drucker senden
play-ticket-printed = Es ist gedruckt. Nehmen Sie es aus dem Drucker.
play-ticket-not-printed = Der Drucker hat es nicht gedruckt. Rufen Sie eine Bedienung: Ihr Geld ist sicher.
play-ticket-paper = Ticket drucken
play-chips-paid = Ausgezahlt
play-favourites-title = Favoriten
play-favourites-none = Speichern Sie, was auf dem Tableau liegt, und legen Sie es mit einem Tipp wieder.
play-favourite-save = Diese Einsätze speichern
play-favourite-lay = { $bets ->
    [one] 1 Wette
   *[other] { $bets } Wetten
}, { $stake }
play-favourite-drop = Löschen
play-credits-title = Guthaben aufladen
play-credits-notes = Dieses Terminal nimmt diese Scheine:
play-rules-title = Regeln und Hilfe
play-help-title = So wird gespielt
play-help-text = Wählen Sie einen Jeton und tippen Sie auf das Tableau, oder ziehen Sie ihn dorthin. Ziehen Sie einen eigenen Stapel auf eine andere Position oder neben das Tableau, um ihn wegzunehmen. Halten Sie eine Position, um zu sehen, was sie abdeckt. Auch Linien und Kreuzungen sind Positionen. Ein hohler Jeton ist unterwegs, ein voller angenommen.
play-help-keys = Tasten: 1 bis 9 wählen einen Jeton, Pfeile bewegen über das Tableau, Enter legt, Entf nimmt, M nimmt einen Stapel auf, U nimmt zurück, C räumt ab, R wiederholt, D verdoppelt.
play-help-duty = Sie allein sind dafür verantwortlich, wo Ihre Jetons liegen.
play-odds-title = Was Wetten zahlen
play-limits-title = Limits dieses Tisches
play-boost = { $boost }-Erhöhung
play-lucky-title = Lucky Ball
play-lucky-number = Kugel { $colour }: { $number }, zahlt { $pays } zu 1
play-lucky-none = Kugel { $colour }: noch nicht gezogen, zahlt { $pays } zu 1
play-notice = { $text }, in { $clock }
play-dispute-of = Einspruch zu Runde { $round }
play-dispute-why = Was stimmt nicht?
play-dispute-send = Dem Aufseher vorlegen
play-dispute-sent = Der Aufseher weiß von Runde { $round }
play-disputes-own = Meine Streitfälle
play-disputes-none = Sie haben keine Einsprüche.
play-dispute-round = Runde { $round }
play-dispute-decided = Entschieden: { $decision }
play-dispute-open = Noch nicht entschieden
play-review-ask = Überprüfung verlangen
play-review-asked = Sie haben eine Überprüfung des Streitfalls zu Runde { $round } verlangt
play-review-requested = Eine Überprüfung ist verlangt
play-review-done = Überprüft

## play-ball

play-ball-red = rot
play-ball-green = grün
play-ball-blue = blau
play-ball-yellow = gelb

## prison

prison-title = Im Gefängnis
prison-in-prison = { $zeros ->
    [one] nach einer Null im Gefängnis
   *[other] nach { $zeros } Nullen im Gefängnis
}
prison-share = Teilen: { $amount } zurück
prison-stay = Bleiben: { $amount }, wenn es gewinnt
prison-worth = Jetzt wert: { $share } geteilt, { $stay } im Schnitt, wenn es bleibt
prison-share-is-better = Teilen ist mehr wert
prison-stay-is-better = Bleiben ist mehr wert

## prize-kind

prize-kind-cash = Bargeld
prize-kind-tobacco = Tabak
prize-kind-firearm = Schusswaffe
prize-kind-ammunition = Munition
prize-kind-imitation-firearm = Waffenattrappe
prize-kind-weapon = Waffe
prize-kind-prohibited-weapon = verbotene Waffe
prize-kind-liquor = Alkohol
prize-kind-casino-dollars = Casino-Dollar
prize-kind-appliance = Gerät
prize-kind-machinery = Maschine
prize-kind-vehicle = Fahrzeug
prize-kind-travel = Reise
prize-kind-real-estate = Immobilie

## promotion

promotion-not-now = { $doing }: nicht möglich, solange die Aktion so steht: { NAME($status, of: "stage") }
promotion-doing-claim = ein Anspruch
promotion-doing-deny = die Ablehnung eines Anspruchs
promotion-doing-reason = die Mitteilung eines Grundes
promotion-doing-dispute = der Abschluss eines Streitfalls
promotion-doing-draft = ein Entwurf
promotion-doing-amend = eine Änderung
promotion-doing-scrutineer = die Benennung einer Aufsicht
promotion-doing-oversee = die Aufsicht über eine Ziehung
promotion-doing-draw = eine Ziehung
promotion-doing-enter = eine Anmeldung
promotion-doing-withdraw = der Rückzug einer Anmeldung
promotion-doing-postpone = ein Aufschub
promotion-doing-validate = die Fortsetzung
promotion-doing-cancel = die Absage
promotion-doing-inform = eine Mitteilung an den Inspektor
promotion-doing-notice = eine Benachrichtigung
promotion-doing-pay = eine Auszahlung
promotion-doing-hand-over = die Übergabe
promotion-doing-start = der Beginn
promotion-doing-marketing = die Werbung
promotion-doing-submit = die Übersendung der Bedingungen
promotion-doing-forfeit = das Zurücknehmen eines Preises
promotion-claim-none = ein Anspruch auf { MONEY($value) } ist keiner
promotion-claim-waits = { $player } hat diesen Anspruch erhoben, er wird bearbeitet
promotion-claimed = { $player } beansprucht einen Preis von { MONEY($value) }
promotion-nothing-claimed = { $player } hat nichts beansprucht
promotion-why-denied = geben Sie an, weshalb dem Anspruch von { $player } nicht entsprochen wird
promotion-name-and-address = Name und Anschrift von { $player } werden für die Akten gebraucht
promotion-decision-needed = sagen Sie, wie der Streit mit { $player } entschieden wurde
promotion-denied = der Anspruch von { $player } auf { MONEY($value) } ist abgelehnt: { $reason }
promotion-no-reason-owed = { $player } ist kein Grund geschuldet
promotion-knows-why = { $player } weiß, weshalb der Anspruch abgelehnt wurde
promotion-right-to-complain = weisen Sie { $player } zuerst auf das Beschwerderecht beim Inspektor hin
promotion-dispute-decided = der Streitfall von { $player } ist entschieden ({ $decision }); { $player } { $satisfied ->
    [true] ist zufrieden
   *[false] kann sich beim Inspektor beschweren
}
promotion-no-chance = ein Vorteil ohne Ziehung oder Zufall ist kein Aktionspreis
promotion-drafted = Bedingungen festgehalten, mit { $count ->
    [one] { $count } Preis
   *[other] { $count } Preisen
}
promotion-amended = Bedingungen geändert; es gibt { $count ->
    [one] { $count } Preis
   *[other] { $count } Preise
}
promotion-regulator-must-have = die Behörde muss die geänderten Bedingungen erhalten
promotion-banned = kein Preis darf dies sein oder enthalten: { LIST($kinds, of: "prize-kind") }
promotion-no-such-time = diesen Zeitpunkt hat es nie gegeben
promotion-draw-before-close = die Ziehung läge vor dem Anmeldeschluss
promotion-wager-none = ein Einsatz von { MONEY($least) } ist keiner; lassen Sie ihn weg
promotion-no-such-worth = kein Preis ist { MONEY($value) } wert
promotion-no-such-liquor = nichts enthält weniger als gar keinen Alkohol
promotion-never-exchanged = { NAME($kind, of: "prize-kind") }: wird nie gegen Geld getauscht
promotion-drawn-without = gezogen ohne { $players }, seit der Teilnahme gesperrt
promotion-drawn-stays = Preis { $number } ist gezogen und wird nicht geändert
promotion-scrutineer-named = { $name } ist als Aufsicht der Ziehungen benannt
promotion-no-scrutineer = niemand wurde als Aufsicht der Ziehungen benannt
promotion-overseen-already = { $name } beaufsichtigt die nächste Ziehung bereits
promotion-overseen = { $name } beaufsichtigt die nächste Ziehung
promotion-no-prize-left = ein solcher Preis ist nicht mehr zu ziehen
promotion-closes-by-hand = die Bedingungen schließen Anmeldungen nur in Worten: keine Uhr des Hauses weist eine verspätete ab
promotion-draws-by-hand = die Bedingungen legen die Ziehung nur in Worten fest: keine Uhr des Hauses hält sie zurück
promotion-claim-refused = der letzte Anspruch von { $player } wurde abgelehnt; vor jeder Übergabe steht ein neuer Anspruch
promotion-entries-open = solange Anmeldungen offen sind, wird niemand gezogen
promotion-before-time = vor dem Zeitpunkt der Bedingungen wird niemand gezogen
promotion-nobody-entered = niemand ist angemeldet
promotion-not-entered = { $player ->
    [none] niemand
   *[other] { $player }
} ist nicht angemeldet
promotion-lot-elsewhere = Los { $lot } von { $among } fiel nicht auf { $player }
promotion-scrutineer-needed = ein Preis über { MONEY($over) } wird unter einer Aufsicht gezogen, die sich angemeldet hat
promotion-won = { $player } ist für Preis { $numbers } gezogen{ $lot ->
    [none] , von Hand
   *[other] , Los { $lot } von { $among }
}{ $witness ->
    [none] { "" }
   *[other] , unter Aufsicht von { $witness }
}
promotion-entries-closed = die Anmeldungen sind geschlossen
promotion-time-stated = ein vergangener Zeitpunkt bleibt, wie er angegeben war; keiner wird in die Vergangenheit verlegt oder gestrichen
promotion-entered-already = { $player } ist schon angemeldet
promotion-terms-unmet = { $player } erfüllt die Bedingungen nicht
promotion-staff-says = ein Mitarbeiter sagt, ob { $player } die Bedingungen erfüllt
promotion-criterion-unmet = die Bedingungen verlangen, dass { $player } { $criterion ->
    [member] im Gästeverzeichnis steht
    [card] eine gültige Karte hat
   *[other] nicht für das Haus arbeitet
}
promotion-wager-short = die Bedingungen verlangen einen Einsatz von { MONEY($least) } seit Beginn; { $player } hat { MONEY($made) }
promotion-turnover-short = die Bedingungen verlangen Einsätze von { MONEY($least) } seit Beginn; { $player } hat { MONEY($made) }
promotion-takes-part = { $player } nimmt teil{ $wagered ->
    [0] { "" }
   *[other] , nach Einsätzen von { MONEY($wagered) }
}
promotion-takes-part-no-more = { $player } nimmt nicht mehr teil
promotion-doubt-needed = geben Sie an, was zweifelhaft ist
promotion-postponed = sie ist aufgeschoben: { $reason }
promotion-validated = ihre Ordnungsmäßigkeit ist bestätigt, sie geht weiter
promotion-why-called-off = geben Sie an, weshalb sie abgesagt wird
promotion-called-off = sie ist abgesagt: { $reason }
promotion-inspector-knows-all = nichts wurde aufgeschoben oder abgesagt, wovon der Inspektor nicht weiß
promotion-inspector-late = der Inspektor wurde zu spät benachrichtigt
promotion-inspector-informed = der Inspektor ist{ $late ->
    [true] { " " }zu spät
   *[false] { "" }
} benachrichtigt
promotion-not-drawn = { $player ->
    [none] niemand
   *[other] { $player }
} wurde nicht gezogen
promotion-no-such-notice = ein Gewinner wird so benachrichtigt: { LIST($known, of: "director-option") }, nicht durch „{ $method }“
promotion-notice-late = { $player } wurde zu spät benachrichtigt
promotion-notified = { $player } ist{ $late ->
    [true] { " " }zu spät
   *[false] { "" }
} vom Preis benachrichtigt: { NAME($method, of: "director-option") }
promotion-planned = die Aktion { $promotion } ist nach dem Regelwerk { $book } geplant
promotion-no-rules = das Regelwerk { $book } hat keine Regeln für Aktionspreise
promotion-nothing-owed = kein gezogener Preis ist noch zu übergeben
promotion-others-won = { $winners } haben gewonnen, niemand sonst erhält etwas
promotion-named-twice = ein Preis ist zweimal genannt
promotion-not-owed = Preis { $number } steht { $player } nicht zu
promotion-nobody-else-paid = { $player } hat gewonnen, niemand sonst wird ausgezahlt
promotion-no-money-alternative = für diesen Preis gibt es keinen Ersatz in Geld
promotion-no-cash = kein Preis wird bar ausgezahlt
promotion-no-such-payment = Geld wird gezahlt durch { LIST($known, of: "promotion-payment") }, nicht durch „{ $method }“
promotion-payment-cheque = Scheck
promotion-payment-eft = Überweisung
promotion-cheque-crossed = ein Scheck für einen Preis ist gekreuzt
promotion-parts-differ = die Teile ergeben zusammen nicht { MONEY($amount) }
promotion-paid = { $player } erhält { MONEY($amount) }: { LIST($ways, by: "and") }
promotion-paid-by = { MONEY($amount) } durch { NAME($method, of: "promotion-payment") }
promotion-given = { $player } erhält Preis { $numbers }
promotion-forfeit-unsaid = die Bedingungen sagen nicht, was aus dem Preis wird: neu ziehen oder behalten
promotion-why-forfeit = es ist anzugeben, warum { $player } den Preis verliert
promotion-not-denied = kein Anspruch von { $player } ist abgelehnt
promotion-reason-first = { $player } hat noch nicht erfahren, warum der Anspruch abgelehnt wurde
promotion-nobody-left = es ist niemand mehr da, der gezogen werden könnte; der Preis bleibt beim Haus
promotion-terms-forfeit = nach den Bedingungen { $stated ->
    [redrawn] wird ein solcher Preis unter den anderen neu gezogen
   *[other] bleibt ein solcher Preis beim Haus
}
promotion-forfeited = { $player } verliert Preis { $numbers }: { $reason }; er { $becomes ->
    [redrawn] wird unter den anderen neu gezogen
   *[other] bleibt beim Haus
}
promotion-regulator-without = die Bedingungen wurden der Behörde nicht übersandt
promotion-regulator-hours = die Bedingungen müssen der Behörde seit { $hours } Stunden vorliegen
promotion-terms-nowhere = Gäste finden die Bedingungen nirgends
promotion-starts = sie beginnt; ihre Bedingungen sind zu finden: { $channels }
promotion-material-silent = das Material verweist nicht auf die Bedingungen
promotion-marketing-out = Werbung, die auf die Bedingungen verweist, ist veröffentlicht
promotion-submitted = der Behörde liegen die vollständigen Bedingungen vor

## promotion-action

promotion-action-submit-to-regulator = An die Behörde senden
promotion-action-start = Aktion beginnen
promotion-action-release-marketing = Werbung freigeben
promotion-action-enter = Spieler anmelden
promotion-action-withdraw-entry = Teilnahme zurückziehen
promotion-action-nominate-scrutineer = Aufsicht benennen
promotion-action-oversee-draw = Ziehung beaufsichtigen
promotion-action-draw = Gewinner ziehen
promotion-action-notify = Gewinner benachrichtigt
promotion-action-pay = Preis auszahlen
promotion-action-hand-over = Preis übergeben
promotion-action-claim = Anspruch aufnehmen
promotion-action-deny = Anspruch ablehnen
promotion-action-forfeit = Preis zurücknehmen
promotion-action-tell-reason = Grund mitteilen
promotion-action-postpone = Verschieben
promotion-action-validate = Integrität ist gesichert
promotion-action-cancel = Aktion absagen
promotion-action-inform-inspector = Inspektor benachrichtigen
promotion-action-close-dispute = Einspruch schließen

## promotions

promotions-title = Aktionen
promotions-lead = Die Bedingungen jeder Aktion, vollständig.
promotions-none = Zurzeit läuft keine Aktion
promotions-none-detail = Beginnt eine, stehen ihre Bedingungen und Preise hier, und Sie können teilnehmen. Bis dahin sind die Tische für Sie offen.
promotions-prizes = { $count ->
    [one] 1 Preis im Wert von { $value }
   *[other] { $count } Preise im Wert von zusammen { $value }
}
promotions-entered = { $count ->
    [one] 1 Teilnahme
   *[other] { $count } Teilnahmen
}
promotions-until = Teilnahme bis { $time }
promotions-draw = Ziehung am { $time } oder später
promotions-print = Bedingungen drucken
promotions-enter = Teilnehmen
promotions-enter-as = Als { $player } teilnehmen
promotions-at-desk = Teilnahme an der Kasse.
promotions-at-seat = Melden Sie sich an einem Terminal an, um teilzunehmen.
promotions-in = Sie nehmen teil
promotions-leave = Nicht mehr teilnehmen
promotions-leave-as = Als { $player } nicht mehr teilnehmen
promotions-closed = Die Teilnahme ist geschlossen.
promotions-tables = Zu den Tischen
promotions-lost = Das Haus ist nicht erreichbar

## reason

reason-not-permitted = Das steht Ihnen nicht zu
reason-same-direction = Kessel und Kugel laufen bei jedem Wurf gegen die vorige Richtung
reason-wrong-phase = Das ist nicht der Zeitpunkt dafür
reason-betting-closed = Nichts geht mehr
reason-equipment-fault = Etwas ist außer Betrieb
reason-card-required = Eine eigene gültige Karte ist nötig
reason-limit-of-players = Der Tisch nimmt keine Spieler mehr auf
reason-no-such-bet = Diese Wette gibt es hier nicht
reason-not-offered = Das wird hier nicht angeboten
reason-not-your-wager = Einen solchen Einsatz gibt es nicht
reason-below-minimum = Der Einsatz liegt unter dem Minimum
reason-above-maximum = Der Einsatz liegt über dem Maximum
reason-not-a-unit = Der Einsatz passt nicht zu den Einheiten des Tisches
reason-insufficient-credit = Das Guthaben reicht nicht
reason-notice-required = Ein Aushang muss erst eine Zeit lang hängen
reason-no-such-ticket = Dieses Ticket wird nicht ausgezahlt
reason-already-redeemed = Dieses Ticket ist ausgezahlt
reason-terms-incomplete = Den Bedingungen fehlt etwas, das die Regeln verlangen
reason-not-playing = Niemand dieses Namens spielt noch
reason-dispute-open = Erst muss ein Einspruch entschieden werden
reason-out-of-turn = Jemand anders setzt zuerst
reason-locked = Ein Einsatz, der an der Reihe war, wird nicht geändert
reason-no-pass-card = Keine Passkarte mehr übrig
reason-no-undisclosed-left = Kein verdeckter Einsatz mehr übrig
reason-excluded = Diese Person darf nicht spielen
reason-play-limit = Ein Spiellimit ist erreicht
reason-reality-check = Erst ist der Spielstand zu lesen
reason-invalid = So lässt sich das nicht ausführen

## refusal

refusal-problem = { $status ->
    [400] Das war nicht lesbar
    [401] Melden Sie sich erst an
    [403] Das steht Ihnen nicht zu
    [404] Das gibt es nicht
    [409] Das geht jetzt nicht
    [413] Das ist zu groß
    [422] So lässt sich das nicht ausführen
    [429] Zu viele Anfragen: einen Moment bitte
    [500] Ein Fehler der Anlage des Hauses
    [503] Das Haus kann das jetzt nicht annehmen
   *[other] Das ging nicht
}
refusal-wrong-secret = Name oder Passwort ist falsch
refusal-too-many-failures = Zu viele Fehlversuche: später noch einmal

## report

report-shift = Schicht
report-day = Tag
report-table = Tisch
report-mistakes = Zahlungsfehler
report-tickets = Tickets
report-cage = Kasse

## role

role-may-not = { NAME($action, of: "action") }: die Rolle „{ NAME($role, of: "role") }“ darf das nicht{ $other ->
    [none] { "" }
   *[other] ; „{ NAME($other, of: "role") }“ darf es
}
role-player = Spieler
role-dealer = Croupier
role-game-supervisor = Tischaufseher
role-casino-supervisor = Saalaufseher
role-pit-boss = Pitboss
role-shift-manager = Schichtleiter
role-management-representative = Vertreter der Direktion
role-operator = Betreiber
role-tournament-director = Turnierleiter
role-cashier = Kassierer
role-surveillance = Überwachung
role-authorised-officer = befugte Person
role-inspector = Inspektor
role-administrator = Administrator
role-system = System
role-sensor = Kesseltreiber
role-note-reader = Geldscheinleser
role-printer = Drucker
role-card-reader = Kartenleser

## rules

rules-title = Regeln von { $book }
rules-complaints = Ihre Rechte bei einer Beschwerde
rules-find = Regel suchen
rules-section = Abschnitt
rules-print = Regeln drucken
rules-count = { $shown } von { $all } Regeln
rules-none = Keine Regel passt
rules-failed = Die Regeln lassen sich gerade nicht zeigen
rules-button = Regeln
rules-book = Regelwerk

## scope

scope-lucky-display = Lucky-Ball-Bildschirm
scope-printer = Drucker
scope-red-light = rotes Licht
scope-station = Spielerplatz
scope-system = System
scope-uspin = uSpin-Gerät

## sign

sign-minimum = min
sign-maximum = max
sign-unit = in Einheiten von { $unit }
sign-stated-aggregate-min = insgesamt mindestens
sign-stated-aggregate-max = insgesamt höchstens
sign-own = { $kind } { $min } bis { $max }
sign-odds = Wetten und was sie zahlen
sign-chip-first = Wählen Sie erst einen Jeton
sign-placing = Wo Jetons liegen
sign-placing-kind = Art der Wette
sign-placing-text = { $positions } { $positions ->
    [one] Position
   *[other] Positionen
}, je { $numbers } { $numbers ->
    [one] Zahl
   *[other] Zahlen
}
sign-track = Wetten der Rennbahn
sign-pieces = Jetons auf { $pieces }
sign-by-kind = jede Art hat eigene: siehe Regeln

## sitting

sitting-seated = sitzen
sitting-play = läuft
sitting-ended = beendet
sitting-play-off = Stechen

## source

source-dealer = Croupier
source-sensor = Sensor
source-uspin = uSpin
source-virtual = virtuell

## spoken-in

spoken-in-Faites-vos-jeux = fr
spoken-in-Le-coup-est-nul = fr
spoken-in-Rien-ne-va-plus = fr

## stage

stage-planned = geplant
stage-entries = Anmeldung läuft
stage-playing = läuft
stage-between-sessions = zwischen Sitzungen
stage-over = beendet
stage-cancelled = abgesagt
stage-none = geplant
stage-draft = Entwurf
stage-submitted = bei der Behörde
stage-started = läuft
stage-drawn = gezogen
stage-paid = ausgezahlt
stage-postponed = verschoben

## stake

stake-on-bet = { MONEY($stake) } auf { BET($bet) }

## statistics

statistics-title = Statistik
statistics-last = { $count ->
    [one] Die letzte Zahl dieses Tisches.
   *[other] Die letzten { $count } Zahlen dieses Tisches.
}
statistics-no-memory = Der Kessel hat kein Gedächtnis: Jede Zahl ist beim nächsten Wurf so wahrscheinlich wie bei jedem anderen, was auch vorher kam. Diese Zahlen beschreiben die Vergangenheit und sagen nichts voraus.
statistics-road = Die Zahlen der Reihe nach, eine neue Spalte, wo die Farbe wechselt
statistics-chances = Gesehen und erwartet
statistics-chance = Chance
statistics-seen = Gesehen
statistics-expected = Erwartet
statistics-compared = Vergleich
statistics-usual = im üblichen Bereich
statistics-unusual = außerhalb des üblichen Bereichs, was ab und zu zufällig vorkommt
statistics-heat = Wie oft jedes Fach kam, in der Folge des Kessels
statistics-spins = Würfe
statistics-not-loaded = Die Zahlen ließen sich nicht laden

## step

step-open-betting = Spiel eröffnen
step-spin = Kugel werfen
step-final-bets = Letzte Einsätze ansagen
step-no-more-bets = Nichts geht mehr ansagen
step-result = Zahl eingeben
step-announce = Ansagen
step-rateau = Rateau
step-dolly = Dolly
step-collect = Einziehen
step-pay = Bezahlen
step-lift-dolly = Dolly heben

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
table-buys-nothing-here-there = „{ $tender }“ wird hier nicht angenommen; es gibt { LIST($taken, of: "tender") }
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
table-game-no-equipment-fault-rule = dieses Spiel hat kein Gerät „{ NAME($scope, of: "scope") }“ mit Störungsregel; es gibt { $known ->
    [0] keine
   *[other] { LIST($known, of: "scope") }
}
table-game-no-guest-players = dieses Spiel hat keine Gastspieler
table-game-no-warning-before-close = dieses Spiel hat keine Ankündigung vor dem Schluss
table-game-not-played-colour-checks = dieses Spiel wird nicht mit Farbjetons gespielt
table-given-in-hand = { MONEY($asked) } gegeben, { MONEY($balance) } in der Hand
table-groups-area-have-not-signed = die Gruppen dieses Feldes hat der Betreiber nicht unterschrieben
table-guest-bets-through-dealer = ein Gast setzt über den Croupier
table-guest-cashed-out-by-dealer = ein Gast wird vom Croupier ausgezahlt
table-guests-at-table = { $count } Gäste sind am Tisch
table-second-person-checks-on-no-book = kein Buch führt diese Chips von { $issued_at } mehr: eine zweite Person prüft sie
table-say-whether-wagers-confirmed = sagen Sie, ob die Aufzeichnungen die Einsätze bestätigen oder welche nicht
table-say-whether-accepted = sagen Sie, ob { $player } die Entscheidung annimmt
table-does-not-hold-colour = { $player } hat kein { $colour }
table-holds-colour-already = { $player } hat { $colour } schon
table-held-by-who-have-not = { $colour } gehört { LIST($players) }, die nicht zugestimmt haben
table-higher-minimum-needs-minutes-on = ein höheres Minimum steht { $minutes } Minuten auf dem Schild
table-higher-minimum-needs-minutes-on-terminal = ein höheres Minimum steht { $minutes } Minuten am Terminal
table-higher-minimum-needs-minutes-on-terminal-own = ein höheres Minimum wird zuerst { $minutes } Minuten an diesem Terminal angezeigt
table-higher-minimum-needs-sign-minutes = ein höheres Minimum wird zuerst { $minutes } Minuten angezeigt
table-holds-too-little = { $player } kann { MONEY($balance) } zurückgeben
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
table-review-not-requested = niemand hat eine Überprüfung des Streitfalls { $number } verlangt
table-no-review = dieses Regelwerk kennt keine Überprüfung
table-nothing-to-review = zu Streitfall { $number } gibt es keine Entscheidung des Hauses, die zu überprüfen wäre
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
table-no-ground-invalidate-here-there = „{ NAME($reason, of: "ground") }“ ist hier kein Grund zur Annullierung; es gibt { $known ->
    [0] keine
   *[other] { LIST($known, of: "ground") }
}
table-no-ground-no-spin-here = „{ NAME($reason, of: "ground") }“ ist hier kein Grund für einen ungültigen Wurf; es gibt { LIST($known, of: "ground") }
table-no-ground-put-wager-back = „{ NAME($reason, of: "ground") }“ ist kein Grund, einen Einsatz zurückzulegen; es gibt { LIST($listed, of: "ground") }
table-no-ground-void-wagers-here = „{ NAME($reason, of: "ground") }“ ist hier kein Grund, Einsätze für ungültig zu erklären; es gibt { $known ->
    [0] keine
   *[other] { LIST($known, of: "ground") }
}
table-no-group-table = { BET($bet) } ist keine Gruppe dieses Tisches
table-no-malfunction-after-close-left = für { $player } ist keine Störung nach dem Schluss mehr zu prüfen
table-no-malfunction-reached = keine Störung hat { $player } betroffen
table-no-more-bets-called-already = „Nichts geht mehr“ ist bereits ausgerufen
table-no-more-bets-called-while = „Nichts geht mehr“ wird ausgerufen, während die Kugel läuft
table-no-numbers-drawn-once-betting = nach dem Schluss werden keine Zahlen gezogen
table-no-outside-area-winner = { BET($bet) } ist kein äußeres Feld mit Gewinner
table-no-payment-waits-told-area = keine Auszahlung wartet, die Feld für Feld erfolgt
table-no-place-at-table-there = „{ $unknown }“ ist kein Posten dieses Tisches; es gibt { LIST($known) }
table-no-result-of-round = kein Ergebnis der Runde { $round_no } ist vermerkt
table-no-result-of-this-round = kein Ergebnis dieser Runde ist vermerkt
table-no-result-on-record = kein Ergebnis ist vermerkt
table-no-room-left-every-piece = für jedes Stück von { BET($bet) } ist kein Platz mehr
table-no-room-on-bet = auf { BET($bet) } darf nichts mehr liegen: { $limits }
table-no-source-numbers = „{ $source }“ ist keine Quelle von Zahlen
table-no-stake-in-prison-on = { $player } hat auf { BET($bet) } keinen Einsatz im Prison
table-no-such-bet = die Wette „{ BET($bet) }“ gibt es hier nicht: { $why }
table-no-such-fault-there = { NAME($scope, of: "scope") }: „{ NAME($ground, of: "ground") }“ ist keine bekannte Störung; es gibt { $known ->
    [0] keine
   *[other] { LIST($known, of: "ground") }
}
table-no-such-name = „{ $table }“ ist kein Name für einen Tisch: Buchstaben, Ziffern, Leerzeichen, Punkte und Striche, höchstens 48, zuerst ein Buchstabe oder eine Ziffer
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
table-not-waiting = „{ $task }“ steht nicht an; an stehen: { $names ->
    [0] nichts
   *[other] { LIST($names, of: "task") }
}
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
table-reader-silent = { LIST($seen) }, und der andere Leser schweigt: ein Aufseher entscheidet über die Zahl
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
table-said-already = das ist schon gesagt
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
table-task-first = zuerst: { $task }
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

## task

task-advise = Hinweis
task-announce = Ansage
task-bad-spin = Bad Spin
task-call-close = Schlussansage
task-check-outcome = Ergebnis prüfen
task-choice = Wahl bei Zero
task-collect = Einziehen
task-dispute-button = Dispute-Taste
task-dolly = Dolly
task-examine-ball = Kugel prüfen
task-good-spin = gültiger Wurf
task-hand-movement = Handbewegung
task-large-win = großer Gewinn
task-lid = Kessel verschließen
task-lift-dolly = Dolly heben
task-load-ball = Kugel laden
task-marker = Marke
task-move-outside-zero = äußere 0 versetzen
task-move-winners = Gewinner versetzen
task-pay = Bezahlen
task-pay-out = Auszahlung
task-pay-outside = Außenwetten bezahlen
task-player-sign = Schild des Spielers
task-rateau = Rateau
task-remove-ball = Kugel herausnehmen
task-reset-terminals = Terminals zurücksetzen
task-return-ball = Kugel zurücklegen
task-ring-bell = Glocke
task-shown = Zahl angezeigt
task-spin-now = sofort werfen
task-stop-ball = Kugel anhalten
task-tell-pit-boss = Pitboss verständigen
task-tell-supervisor = Aufseher verständigen
task-tell-surveillance = Überwachung verständigen
task-unit-functional = Gerät in Ordnung
task-value-marker = Wertmarke

## tender

tender-cash = Bargeld
tender-note = Schein
tender-chips = Jetons
tender-voucher = Gutschein
tender-token = Spielmarke
tender-ticket = Ticket

## term

term-entry_fee = Startgeld
term-guarantee = Garantierter Topf
term-entries_min = Mindestens so viele Anmeldungen
term-entries_max = Höchstens so viele Anmeldungen
term-withdrawal_until = Kostenloser Rücktritt bis
term-starts_at = Beginn der ersten Sitzung
term-may_substitute = Ersatz darf benannt werden
term-chips = Jetons für alle
term-buy_in = Preis der Jetons
term-chip_type = Art der Jetons
term-cash_chips = Jetons werden zu Geld
term-minimum = Minimum je Runde
term-maximum = Maximum je Runde
term-compulsory = Ein Einsatz ist Pflicht
term-limits_change = Limits dürfen sich unterwegs ändern
term-sessions = Sitzungen
term-rounds = Runden je Sitzung
term-minutes = oder Minuten je Sitzung
term-tables = Aktive Tische
term-advance = Weiter von jedem Tisch
term-wager_seconds = Sekunden zum Setzen
term-ordered = Einsätze der Reihe nach
term-pass_cards = Passkarten
term-undisclosed = Verdeckte Einsätze
term-buy_backs = Wiedereinkäufe je Spieler
term-buy_back_fee = Preis eines Wiedereinkaufs
term-add_ons = Zukäufe je Spieler
term-add_on_fee = Preis eines Zukaufs
term-add_on_chips = Jetons eines Zukaufs
term-no_wager_disqualifies = Wer nicht setzt, wird disqualifiziert
term-absent = Wer abwesend ist
term-absences_max = Höchstens so viele Runden abwesend
term-penalties = Strafen, eine je Zeile
term-disqualified_for = Gründe der Disqualifikation, einer je Zeile
term-prizes = Prozent je Platz, etwa 70, 30

## term-group

term-group-entry = Anmeldung
term-group-chips = Jetons
term-group-play = Spiel
term-group-again = Zweite Chancen
term-group-conduct = Verhalten
term-group-prizes = Preise
term-group-features = Was die Bedingungen sonst vorsehen
term-group-texts = In Worten

## terms

terms-item = { NAME($key, of: "heading") }
terms-incomplete = in den Bedingungen fehlt: { LIST($items, by: "semicolon") }

## ticket-status

ticket-status-issued = ausgestellt
ticket-status-redeemed = ausgezahlt
ticket-status-cancelled = storniert
ticket-status-voided = ungültig gemacht
ticket-status-expired = abgelaufen

## tournament

tournament-no-place = { $player } ist im Turnier nicht angemeldet
tournament-not-playing = { $player }: { NAME($status, of: "entrant-status") }
tournament-no-session-set = { $table ->
    [none] der Spieler hat keinen Tisch
   *[other] für Tisch { $table } ist keine Sitzung angesetzt
}
tournament-dispute-open = ein Einspruch ist offen{ $text ->
    [none] { "" }
   *[other] : { $text }
}
tournament-no-session = an Tisch { $table } läuft keine Sitzung
tournament-director-away = der Turnierleiter ist nicht da
tournament-session-played = { $rounds ->
    [none] die Zeit der Sitzung ist abgelaufen
   *[other] alle { $rounds } Runden der Sitzung sind gespielt
}
tournament-manager-decides = der Turnierleiter entscheidet über { $player }: { $ground }
tournament-no-time-limit = den Spielern wurde keine Zeitgrenze angekündigt
tournament-time-left = die Zeit von { $player } wurde { $seconds } s vor ihrem Ende ausgerufen
tournament-wagered-in-time = { $player } hat rechtzeitig gesetzt oder gepasst
tournament-wagered = { $player } hat in dieser Runde gesetzt oder gepasst
tournament-no-wager-needed = die Bedingungen erlauben eine Runde ohne Einsatz
tournament-no-handing = { $player } darf { $to } keine Jetons geben
tournament-not-in-play = { $player } spielt nicht mit
tournament-ground-needed = geben Sie an, weshalb der Spieler disqualifiziert wird
tournament-no-such-ground = „{ $ground }“ ist keiner der Gründe in den Bedingungen: { $listed }
tournament-no-fee-back = nach einem Verstoß wird kein Startgeld erstattet
tournament-nothing-decided = gegen { $player } wurde nichts entschieden
tournament-session-ended = die Sitzung an Tisch { $table } ist mit einer Rangfolge beendet
tournament-chips-paid = { $player } wurden die Jetons ausgezahlt
tournament-too-little = { $player } hat zu wenig für einen Einsatz
tournament-no-such-penalty = „{ $penalty }“ ist keine der Strafen: { $listed }
tournament-limits-hold-nothing = Limits von { MONEY($least) } bis { MONEY($most) } lassen keinen Einsatz zu
tournament-limits-unannounced = den Spielern wurde vor Beginn nicht gesagt, dass sich die Limits ändern können
tournament-limits-between-rounds = Limits ändern sich zwischen den Runden
tournament-nothing-disputed = hier ist nichts strittig
tournament-what-disputed = es ist anzugeben, was strittig ist
tournament-what-decided = es ist anzugeben, wie entschieden wurde
tournament-not-counted = die Jetons von { $players } wurden nicht gezählt
tournament-count-none = das ist keine Zählung von Jetons: { $players }
tournament-count-stranger = { $players } haben keinen Platz an Tisch { $table }
tournament-second-count = die Zählung von { LIST($players) } weicht von der Aufzeichnung ab; zuerst zählt jemand anders und hält dasselbe fest
tournament-off-record = { $player } weicht um { MONEY($by) } von der Aufzeichnung ab
tournament-no-seat = { $player } hat keinen Platz an einem Tisch
tournament-removal-recorded = dass die Jetons von { $player } eingezogen wurden, ist festgehalten
tournament-form-incomplete = Betrag oder Art des Einsatzes fehlt
tournament-form-outside-limits = der Betrag liegt außerhalb der Limits
tournament-form-over-chips = der Betrag ist höher als die Jetons des Spielers
tournament-cancelled = das Turnier wurde abgesagt
tournament-over = die Preise sind vergeben und das Turnier ist beendet
tournament-not-totalled = die Jetons von { $players } wurden nicht zusammengezählt
tournament-record-removal-first = halten Sie erst fest, wessen Jetons zuerst eingezogen wurden: { $players }
tournament-manager-ends = nur der Turnierleiter beendet eine Sitzung vor ihrer letzten Runde oder vor dem Ende ihrer Zeit
tournament-why-cut-short = es ist anzugeben, warum die Sitzung endet, obwohl noch Runden oder Zeit bleiben
tournament-cash-needs-all = vor der letzten Runde werden Jetons nur zu Bargeld, wenn alle Spieler zustimmen
tournament-still-level = { $players } sind noch gleichauf
tournament-round-on = eine Runde läuft
tournament-record-removal = halten Sie fest, wessen Jetons zuerst eingezogen wurden: { $players }
tournament-cut-short = die Sitzung endet nach Runde { $played } von { $rounds }, obwohl noch Plätze zu gewinnen waren
tournament-time-cut-short = die Sitzung endet nach { $played } von { $minutes } Minuten, obwohl noch Plätze zu gewinnen waren
tournament-not-ended-early = { LIST($why, by: "semicolon") }
tournament-who-goes-on-open = wer weiterkommt, steht noch nicht fest
tournament-not-all-agree = nicht alle Spieler am Tisch stimmen dem Tausch der Jetons in Bargeld zu
tournament-chips-back-after = die Jetons gehen zurück, wenn die Sitzung beendet ist
tournament-chips-missing = fehlend: { $count } × { MONEY($value) }
tournament-chips-surplus = zu viel: { $count } × { MONEY($value) }
tournament-no-pile = das ist keine Zählung von Chips: jeden Wert und die Anzahl angeben
tournament-no-entry-before-terms = vor Veröffentlichung der Bedingungen werden keine Anmeldungen angenommen
tournament-no-entry-before-regulator = bevor die Behörde vom Turnier unterrichtet ist, werden keine Anmeldungen angenommen
tournament-entries-over = das Spiel hat begonnen, Anmeldungen werden nicht mehr angenommen
tournament-entered = { $player } ist schon angemeldet
tournament-criteria-unmet = { $player } erfüllt die Auswahlkriterien nicht
tournament-denied = die Anmeldung von { $player } wurde abgelehnt
tournament-not-entitled = { $player } darf nicht im Casino sein oder nicht spielen
tournament-staff-barred = Personal nimmt nur an Wohltätigkeits- oder Medienturnieren teil
tournament-approval-needed = { $player } braucht zuerst die Zustimmung der Geschäftsleitung
tournament-form-lacks = { $player } hat das Anmeldeformular nicht ausgefüllt
tournament-fee-unpaid = { $player } hat das Startgeld von { MONEY($fee) } nicht bezahlt
tournament-terms-unsigned = { $player } hat die Bedingungen nicht unterschrieben
tournament-full = alle { $count } Plätze sind vergeben
tournament-has-place = { $player } hat schon einen Platz
tournament-no-right-to-refuse = die Bedingungen behalten kein Recht vor, eine Anmeldung abzulehnen
tournament-no-substitutes = die Bedingungen kennen keine Ersatzspieler
tournament-cannot-substitute = { $substitute } kann { $player } nicht vertreten
tournament-substitute-between = ein Platz wechselt zwischen den Sitzungen
tournament-awarded = die Preise sind vergeben
tournament-no-undisclosed-left = { $player } hat keinen verdeckten Einsatz mehr
tournament-passed-or-form = { $player } hat in dieser Runde eine Passkarte oder ein Formular gespielt
tournament-form-and-layout = { MONEY($laid) } auf dem Tableau und das Formular übersteigen die Jetons von { $player }
tournament-no-form = { $player } hat in dieser Runde kein Formular abgegeben
tournament-form-back = das Formular von { $player } geht zurück: { $fault }
tournament-form-hidden = das Formular von { $player } bleibt bis zum Ende der Runde verdeckt
tournament-no-form-before = { $player } hat in der Runde davor kein Formular abgegeben
tournament-no-rules = das Regelwerk { $book } hat keine Regeln für Turniere
tournament-none-level = in keiner beendeten Sitzung sind diese Spieler nach Jetons gleichauf
tournament-terms-stand = das Spiel hat begonnen: die Bedingungen bleiben, wie sie sind
tournament-fee-kept = { MONEY($amount) } eines Startgelds kämen nicht in den Topf
tournament-cash-chips = Wertjetons sind nicht für Turniere
tournament-numbers-clash = mindestens { $few } und höchstens { $many } Spieler
tournament-term-negative = „{ NAME($term, of: "term") }“ darf nicht unter null liegen
tournament-term-none = „{ NAME($term, of: "term") }“ muss über null liegen
tournament-share-none = jeder Platz erhält 1 bis 100 Prozent des Topfes
tournament-no-terms-to-advise = es gibt noch keine Bedingungen, von denen die Behörde unterrichtet werden könnte
tournament-no-licence = { $name ->
    [none] von niemandem
   *[other] von { $name }
} ist eine Lizenz dafür bekannt
tournament-table-busy = Tisch { $table } hat noch eine Sitzung zu beenden
tournament-table-not-designated = Tisch { $table } ist nicht für das Turnier reserviert
tournament-no-tables = kein Tisch ist für das Turnier reserviert
tournament-no-briefing = für eine Einweisung gibt es noch keine { $terms ->
    [true] Spieler
   *[false] Bedingungen
}
tournament-briefing-lacks = die Spieler { $bank ->
    [true] haben die Bedingungen noch nicht verstanden
   *[false] kennen die Jetons noch nicht
}
tournament-every-spin-counts = an diesem Tisch hat das Spiel begonnen: jeder Wurf zählt
tournament-not-on-wheel = { $pocket } ist nicht auf dem Kessel
tournament-value-forms = Werte kommen als { LIST($forms, of: "director-option") } hinzu, und mehr als nichts
tournament-goods-for-place = Sachpreise und Leistungen gelten einem der Plätze, vom ersten an
tournament-nobody-wins = niemand kann einen Preis gewinnen
tournament-prizes-once = Preise werden einmal vergeben, wenn die letzte Sitzung mit einer Rangfolge beendet ist
tournament-yet-to-play = das ist nicht das Finale: { $players } müssen noch spielen
tournament-not-final = Sitzung { $number } von { $sessions } ist nicht das Finale{ $tables ->
    [0] { "" }
   *[other] ; siehe Tisch { $tables }
}
tournament-must-play-off = { $one } und { $other } sind gleichauf und müssen stechen
tournament-removal-unknown = wessen Jetons von { $players } zuerst eingezogen wurden, ist nicht festgehalten
tournament-no-goods = { $player } steht kein Sachpreis zu
tournament-prize-paid = { $player } wurden schon { MONEY($amount) } ausgezahlt
tournament-not-awarded = die Preise sind noch nicht vergeben
tournament-unreported = niemand hat { $player } gemeldet: Personal am Tisch meldet, dann entscheidet die Leitung
tournament-manager-reports = wer das Turnier leitet, meldet niemanden in anderer Funktion: jemand anderes meldet { $player }
tournament-award-paid = ein Preis dieser Vergabe ist ausgezahlt; sie bleibt bestehen
tournament-award-undisputed = nichts ist strittig, wofür die Vergabe zurückgenommen werden könnte
tournament-end-undisputed = an { $table } ist nichts strittig, wofür das Ende zurückgenommen werden könnte
tournament-end-built-on = das Ende des Durchgangs an { $table } steht: für { LIST($players) } ging es seither weiter
tournament-director-plays = { $name } kann das Turnier nicht leiten und zugleich mitspielen
tournament-no-prize = { $player } hat keinen Preis gewonnen
tournament-one-place-each = jeder Platz ist für einen Spieler
tournament-session-on = an Tisch { $table } läuft eine Sitzung
tournament-yet-to-play-off = { $players } müssen noch stechen
tournament-plays-elsewhere = { $player } spielt an Tisch { $table }
tournament-no-copy = { $player } hat keine Ausfertigung der geltenden Bedingungen erhalten
tournament-not-signed = { $player } hat die geltenden Bedingungen nicht unterschrieben
tournament-wait-for-places = { $players } Spieler warten auf Plätze an { $tables } Tischen
tournament-lot-wrong = das Los enthält nicht jeden der { $count } Wartenden genau einmal
tournament-other-allotment = { MONEY($amount) } in Jetons, doch alle erhalten { MONEY($allotment) }
tournament-chips-before-session = Jetons werden am Tisch vor seiner Sitzung ausgegeben
tournament-chips-issued = { $players }: die Jetons für diese Sitzung sind schon ausgegeben
tournament-one-value = alle Farben eines Spielers haben einen Wert
tournament-start-notice = ein Beginn wird mit { $least ->
    [0] angemessener Frist
   *[other] mindestens { $least } Minuten Frist
} verlegt, nicht mit { $notice } Minuten
tournament-no-start-before-terms = vor Veröffentlichung der Bedingungen beginnt keine Sitzung
tournament-nobody-has-chips = niemand an Tisch { $table } hat Jetons
tournament-start-early = bis zum bekannten Beginn { $minutes ->
    [one] fehlt { $minutes } Minute
   *[other] fehlen { $minutes } Minuten
}
tournament-session-begun = die Sitzung an Tisch { $table } hat schon begonnen
tournament-no-director = niemand leitet das Turnier
tournament-regulator-unaware = die Behörde weiß nichts von den geänderten Bedingungen
tournament-not-briefed = { $players } wurden in die geltenden Bedingungen nicht eingewiesen
tournament-not-eliminated = { $player } ist nicht ausgeschieden
tournament-no-more-buy-backs = die Bedingungen sehen { $count ->
    [0] keinen
   *[other] { $count }
} Wiedereinkauf je Spieler vor
tournament-still-in = { $player } ist noch im Spiel
tournament-buy-back-late = ein Wiedereinkauf ist möglich, solange Runden der Sitzung übrig sind
tournament-no-more-add-ons = die Bedingungen sehen { $count ->
    [0] keinen
   *[other] { $count }
} Zukauf je Spieler vor
tournament-add-on-between = Jetons werden zwischen den Runden einer Sitzung zugekauft
tournament-add-on-late = Jetons werden zugekauft, solange Runden der Sitzung übrig sind
tournament-no-order = dieses Turnier kennt keine Reihenfolge des Setzens
tournament-other-first = die Runde hat mit einem anderen begonnen
tournament-wagered-in-turn = { $player } hat der Reihe nach gesetzt
tournament-before = { $first } setzt vor { $player }
tournament-chips-only = im Turnier wird nur mit Turnierjetons gesetzt
tournament-called-bet = dieser Einsatz wird angesagt, und der Croupier setzt ihn
tournament-will-count = { MONEY($laid) } liegen dort, { MONEY($counts) } zählen
tournament-not-wagered = { NAME($tender, of: "tender") }: damit wird im Turnier nicht gesetzt
tournament-position = { $player } setzt von Platz { $place }, nicht von { $position }
tournament-stake-none = ein Einsatz von { MONEY($stake) } ist keiner
tournament-passed = { $player } hat in dieser Runde eine Passkarte gespielt
tournament-own-terminal = { $player } setzt am eigenen Terminal; fällt es aus, legt der Croupier die Jetons
tournament-time-over = die Zeit für die Einsätze von { $player } ist um
tournament-no-pass-card = { $player } hat keine Passkarte mehr

## tournament-action

tournament-action-advise-regulator = Behörde benachrichtigen
tournament-action-appoint-director = Turnierleiter ernennen
tournament-action-record-presence = Anwesenheit des Turnierleiters
tournament-action-designate-tables = Tische reservieren
tournament-action-release-tables = Tische zurückgeben
tournament-action-brief-players = Spieler einweisen
tournament-action-practise = Probewurf
tournament-action-add-value = Topf aufstocken
tournament-action-enter = Spieler anmelden
tournament-action-refuse-entry = Anmeldung ablehnen
tournament-action-give-copy = Ausfertigung aushändigen
tournament-action-sign-terms = Bedingungen unterschrieben
tournament-action-withdraw = Zurückziehen
tournament-action-substitute = Ersatz
tournament-action-cancel = Absagen und erstatten
tournament-action-seat = Spieler setzen
tournament-action-draw-seats = Plätze auslosen
tournament-action-issue-chips = Jetons ausgeben
tournament-action-move-start = Beginn verschieben
tournament-action-start-session = Sitzung beginnen
tournament-action-buy-back = Wiedereinkauf
tournament-action-add-on = Zukauf
tournament-action-end-session = Sitzung beenden
tournament-action-end-table-early = Tisch vorzeitig beenden
tournament-action-play-off = Stechen beginnen
tournament-action-return-chips = Jetons zurückzählen
tournament-action-award-prizes = Preise vergeben
tournament-action-take-back-award = Vergabe zurücknehmen
tournament-action-reopen-session = Durchgang wieder öffnen
tournament-action-pay-prize = Preis auszahlen
tournament-action-marker = Marke geben
tournament-action-wager = Einsatz
tournament-action-remove = Einsatz wegnehmen
tournament-action-pass = Passkarte
tournament-action-undisclosed = Verdeckter Einsatz
tournament-action-check-form = Formular prüfen
tournament-action-reveal = Formular auswerten
tournament-action-absent = Abwesend
tournament-action-timeout = Zeit ist abgelaufen
tournament-action-no-wager = Kein Einsatz
tournament-action-chips-removed = Letzte Jetons genommen
tournament-action-change-limits = Limits ändern
tournament-action-dispute = Einspruch
tournament-action-resolve = Einsprüche entscheiden
tournament-action-add-chips = Jetons hinzugefügt
tournament-action-hide-chips = Jetons versteckt
tournament-action-report-breach = Verstoß melden
tournament-action-exchange-chips = Jetons weitergegeben
tournament-action-disqualify = Disqualifizieren
tournament-action-reinstate = Wieder zulassen
tournament-action-penalise = Bestrafen
tournament-action-count-chips = Jetons zählen
tournament-action-duty-done = Aufgabe erledigt
tournament-action-round-void = Runde ohne Ausgang
tournament-action-round-opened = Runde eröffnet
tournament-action-round-settled = Runde abgerechnet
tournament-action-round-settled-anew = Runde neu abgerechnet
tournament-action-play-at-table = Am Tisch
tournament-action-publish-terms = Bedingungen veröffentlichen

## view

view-task-of = { $roles }: { $task }
view-table-closed = Der Tisch ist geschlossen
view-by-the-clock = Das Setzen endet mit der Uhr
view-repair-first = Instand setzen lassen, dann melden: { $scope }
view-not-yet = { $step }: { $why }
view-limits = { $least } bis { $most }
view-in-units = { $limits } in Einheiten von { $unit }
view-limits-become = Die Limits werden { $limits }
view-table-closes = Dieser Tisch schließt
view-staked = { $stake } auf { $bet }
view-neither = weder gewonnen noch verloren
view-no-result = kein Ergebnis
view-whole = der Einsatz ist ganz
view-back = { $amount } zurück
view-won-at = { ODDS($odds) }, Gewinn { $win }
view-stake-back = Einsatz zurück
view-stays-up = { $stake } bleibt stehen
view-stake-stays = Einsatz bleibt stehen
view-lost = { $amount } verloren
view-second-source = Es wartet auf eine zweite Quelle, die übereinstimmt.
view-line-terminal-fault = Dieses Terminal ist außer Betrieb
view-line-waits-for-repair = Das Spiel wartet, bis eine Störung behoben ist
view-line-fault = Außer Betrieb: { $about }
view-line-card = Zeigen Sie eine eigene gültige Karte
view-line-excluded = Sie nehmen an diesem Spiel nicht mehr teil
view-line-held = { $amount } sind einbehalten, solange eine Störung untersucht wird
view-line-owed = { $amount } sind nach einer Berichtigung geschuldet
view-line-put-right = Runde { $round } wurde neu abgerechnet ({ $why }): { $was ->
    [none] { "" }
   *[other] eingetragen war die { $was }.{ " " }
}{ $now ->
    [none] Keine Zahl zählt.
   *[other] Die Zahl ist { $now }.
} { $change ->
    [more] Sie haben { $amount } mehr.
    [less] Sie haben { $amount } weniger.
   *[same] Ihr Guthaben ist dasselbe.
}
view-line-leaving = Sie gehen, sobald Ihre Einsätze abgerechnet sind; dann wird Ihr Guthaben ausgezahlt
view-line-advised = Einsätze unter dem Minimum gehen ab jetzt zurück
view-line-kinds = Sie spielen nur { $about }

## warning

warning-paid-to-maximum = { BET($bet) }: nur { MONEY($most) } werden ausgezahlt oder eingezogen
warning-no-multiple = { BET($bet) }: { MONEY($asked) } ist kein Vielfaches des Minimums { MONEY($least) }
warning-under-minimum = unter dem Minimum: { $detail }
warning-count-differs = die Zählung weicht um { MONEY($difference) } ab
warning-buttons-short = { $count ->
    [one] 1 Farbe braucht eine Wertmarke
   *[other] { $count } Farben brauchen eine Wertmarke
}, der Tisch hat { $buttons }
warning-final-bets-unannounced = die letzten Einsätze wurden nicht angesagt
warning-changed-after-close = gesetzt, verschoben oder abgeräumt, als der Kessel schon geschlossen hatte; es gilt, was vorher lag
warning-launched-alone = { $dealer } hat jede Kugel der Sitzung geworfen
warning-over-between = { LIST($players, by: "and") } haben zusammen { MONEY($whole) } auf { BET($bet) }, { MONEY($over) } über dem Maximum ({ $clauses })
warning-checks-not-out = { $count } Farbjetons ({ NAME($colour, of: "colour") }), an { $table } eingetauscht, waren nicht ausgegeben
warning-won = { $player } hat { MONEY($amount) } gewonnen
warning-left-with-due = { $player } ist gegangen: { MONEY($owed, sign: "none") } { SIGN($owed) ->
    [less] stehen ihm noch zu
   *[more] schuldet er noch
}
warning-owes = { $player } schuldet { MONEY($owed) }: fordern Sie es zurück
warning-next-under-goes-back = { $player }: weitere Einsätze unter dem Minimum gehen zurück
warning-idle = { $player } hat einige Runden nicht gespielt und darf gebeten werden zu gehen
warning-no-more-bets-unannounced = „Nichts geht mehr“ wurde nicht angesagt, bevor die Kugel zur Ruhe kam
warning-no-spin-due = der Wurf ist für ungültig zu erklären: { NAME($ground, of: "ground") }
warning-short-of = { NAME($role, of: "role") }: { $there } von { $count }
warning-not-placed-by-dealer = { BET($bet) } wurde nicht vom Croupier gesetzt: der Einsatz ist ungültig
warning-cut-to-piece = { BET($bet) }: auf { MONEY($each) } je Stück gekürzt
warning-two-readers-differ = zwei Leser widersprechen sich: { $read }
warning-read-by = { $pocket } von { $reader }

## wheel

wheel-ball-running-or-number-not = die Kugel von { $serial } läuft, oder ihre Zahl ist nicht entschieden
wheel-launch-seconds = zwischen { $least } und { $most } Sekunden Einsatzzeit, oder 0, wenn das Haus nicht startet
wheel-no-number-open = von { $serial } ist keine Zahl offen
wheel-no-number-yet = { $serial } hatte noch keine Zahl
wheel-no-roulette-wheel-pockets = kein Roulettekessel hat { $pockets } Fächer
wheel-no-source = { $device } ist keine Quelle von { $serial }
wheel-no-such-pocket = der Kessel { $serial } hat keine { $pocket }
wheel-no-wheel-entered = kein Kessel „{ $serial }“ ist eingetragen
wheel-not-dealt-from = { $table } spielt nicht mit { $serial }
wheel-spun-on = { $serial } lief weiter: der letzte Lauf ist { $last }, nicht { $spin }
wheel-number-already = die Zahl ist bereits { $pocket }
wheel-second-person-must-agree-another = eine zweite Person muss einer anderen Quelle zustimmen
wheel-second-person-must-agree-number = eine zweite Person muss einer anderen Zahl von { $serial } zustimmen
wheel-wheel-read-by-at-most = ein Kessel wird von höchstens { $sources_max } Geräten gelesen

## wheels

wheels-wheels = Kessel und Geräte
wheels-none = Kein Kessel ist eingetragen.
wheels-tables = { $tables ->
    [none] bedient keinen Tisch
   *[other] bedient { $tables }
}
wheels-spins = { $spins } Würfe, { $noSpins } ungültige
wheels-undecided = Die Zahl muss entschieden werden: Sehen Sie auf den Kessel.
wheels-number = Zahl
wheels-decide = Entscheiden
wheels-correct = Letzte Zahl berichtigen: eingetragen ist { $number }
wheels-correct-it = Berichtigen
wheels-correct-detail = Eine zweite Person muss zustimmen; bis dahin warten die Tische dieses Rads.
wheels-no-spin = Ungültiger Wurf
wheels-devices = Geräte
wheels-online = verbunden
wheels-silent = stumm
wheels-last-heard = zuletzt gehört { $at }
wheels-replied = antwortete
wheels-history = Würfe und Statistik
wheels-evenness = { $spins } Zahlen. Wahrscheinlichkeit einer so ungleichen Zählung bei einem fairen Kessel: { $chance }; eines so starken Zusammenhangs von einer zur nächsten: { $lag }.
wheels-counts = Wie oft jedes Fach kam, im Uhrzeigersinn
wheels-speeds = Tempo der Drehscheibe in den letzten Würfen, bis { $most } U/min; Ringe: gegen den Uhrzeigersinn
wheels-drops = Wo die Kugel die Bahn verließ: wie oft in jeder Zone des Kessels
wheels-time = Zeit
wheels-direction = Drehscheibe
wheels-speed = U/min
wheels-corrected = berichtigt
wheels-rotor = { $rotor ->
    [clockwise] im Uhrzeigersinn
    [counter-clockwise] gegen den Uhrzeigersinn
   *[other] { "" }
}
wheels-stations = Geräte von Plätzen und Kassen
wheels-restart = Neu starten
wheels-self-test = Selbsttest
wheels-alerts = Meldungen der Kessel
wheels-number-from-elsewhere = „{ $what }“ für { $place } abgewiesen: was dort zählt, kommt von { $source }
wheels-reported = { $device }{ $cause ->
    [none] { "" }
   *[other] : { $cause }
}
wheels-table-apart = { $table } hat „{ NAME($action, of: "action") }“ nicht angenommen: { $why }
wheels-alert = { NAME($alert, of: "wheel-alert") }: { $text }

## column

column-address = Anschrift
column-amount = Betrag
column-as-published = Wie veröffentlicht
column-at = Zeit
column-attempted = Versucht
column-bet = Wette
column-bought-in = Eingekauft
column-by = Von
column-by-hand = Von Hand
column-came-to = Ausgang
column-cards = Karten
column-case = Fall
column-cash = Bargeld
column-cashed-out = Ausgezahlt
column-change = Veränderung
column-cheque = Scheck
column-chips = Jetons
column-claimant = Anspruchsteller
column-claimed = Gefordert
column-clauses = Klauseln
column-closer = Schlussbestand
column-contest = Wettbewerb
column-credits = Abgaben an die Kasse
column-day = Tag
column-decided = Entschieden
column-decision = Entscheidung
column-decisions = Entscheidungen
column-denied = Abgelehnt
column-denied-by = Abgelehnt von
column-detained = Festgehalten
column-deviations = Abweichungen
column-devices = Geräte
column-did = Tätigkeit
column-disputed = Beanstandet
column-disputes = Einsprüche
column-drop = Drop
column-clock = Uhr
column-due = Fällig
column-entries = Anmeldungen
column-expected = Erwartet
column-fees = Startgelder
column-fees-given-back = Startgelder erstattet
column-fees-taken = Startgelder eingenommen
column-chips-sold = Verkaufte Jetons
column-chips-cashed = Eingelöste Jetons
column-fills = Nachfüllungen
column-final = Endgültig
column-first = Zuerst
column-from = Ab
column-games = Runden
column-goods = Sachpreise
column-handed-to = Übergeben an
column-hold = Hold
column-holds = In Kraft
column-how = Wie
column-identified = Identifiziert
column-in = Eingang
column-in-keeping = Verwahrt
column-inspector-told = Inspektor unterrichtet
column-issued = Ausgestellt
column-item = Posten
column-kept-of-turnover = Anteil am Umsatz
column-kind = Art
column-last = Zuletzt
column-later = Später
column-law-and-clauses = Gesetz und Klauseln
column-left = Verbleibt
column-limit = Limit
column-lost = Verloren
column-member = Mitglied
column-minutes = Minuten
column-month = Monat
column-name = Name
column-no = Nr.
column-no-spins = Ungültige Würfe
column-number = Nr.
column-off-by = Abweichung
column-opened = Eröffnet
column-opener = Anfangsbestand
column-out = Ausgang
column-overpaid = Überzahlt
column-overpaid-by = Überzahlt um
column-owed = Geschuldet
column-paid = Ausgezahlt
column-paid-by-hand = Von Hand ausgezahlt
column-paid-out = Auszahlungen
column-part = Teil
column-patron = Gast
column-person = Person
column-place = Platz
column-player = Spieler
column-pocket = Fach
column-prize = Preis
column-prizes = Preise
column-prizes-in-cash = Preise in bar
column-promotion = Aktion
column-put-right = Berichtigt
column-reason = Grund
column-record = Eintrag
column-repaired = Behoben
column-reprinted = Neu gedruckt
column-result = Ergebnis
column-results = Ergebnisse
column-round = Runde
column-round-void = Runde ungültig
column-rounds = Runden
column-seat = Platz
column-sector-deviations = Sektor, Abweichungen
column-session = Sitzung
column-set-aside = Storniert
column-share = Anteil
column-since = Seit
column-staked = Eingesetzt
column-stands = Stand
column-stands-as = Stand
column-suspected = Verdacht
column-table = Tisch
column-ticket = Ticket
column-tickets-out = Tickets ausgestellt
column-tickets-paid = Ausgezahlt
column-times = Anzahl
column-transfer = Überweisung
column-turnover = Umsatz
column-underpaid = Unterzahlt
column-underpaid-by = Unterzahlt um
column-until = Bis
column-voided = Ungültig gemacht
column-what = Was
column-what-the-terms-state = Gegenstand
column-when = Wann
column-where = Wo
column-who = Wer
column-why-it-was-not-met = Warum nicht erfüllt
column-win = Bruttospielertrag
column-withheld = Einbehalten
column-won = Gewonnen
column-value = Wert
column-winner = Gewinner
column-settled = Erledigt
column-rank = Rang
column-above-cut = Über der Grenze

## due

due-withheld = Einbehaltene { MONEY($amount) } auszahlen oder verweigern
due-sign-limits = Laut Schild gilt von da an { $limits }
due-sign-closes = Laut Schild schließt der Tisch
due-month-end = { $count ->
    [one] { $count } Fehlzahlung der Behörde melden
   *[other] { $count } Fehlzahlungen der Behörde melden
}
due-dispute = Einspruch { $number } entscheiden: { $text }
due-hand-over = { $person } einer befugten Person übergeben
due-case = Fall abschließen
due-limit = { NAME($limit, of: "patron-limit") }: wird { $amount }
due-clock-doubt = nach einer Uhr gesetzt, an der Zweifel bestehen
due-clock-ahead = nach einer Uhr gesetzt, die { SPAN($span) } vorging: richtig { INSTANT($right) }
due-clock-behind = nach einer Uhr gesetzt, die { SPAN($span) } nachging: richtig { INSTANT($right) }
due-ends = { $kind ->
    [house] Der Ausschluss durch das Haus endet
    [table] Der Ausschluss an einem Tisch endet
    [cool-off] Die Bedenkzeit endet
   *[other] Der Selbstausschluss endet
}
due-promotion = { $duty ->
    [draw] Gewinner ziehen
    [inform-inspector] Den Inspektor von der Unterbrechung der Aktion benachrichtigen
    [notify] Den Gewinner benachrichtigen
    [submit-to-regulator] Der Behörde die geänderten Bedingungen senden
   *[tell-reason] Dem Gast sagen, warum sein Anspruch abgelehnt wurde
}
due-prize = Turniergewinn von { MONEY($amount) } auszahlen

## dossier

dossier-approval = { NAME($action, of: "action") }: { $agreed ->
    [none] unbeantwortet
    [true] zugestimmt
   *[other] abgelehnt
} { $by } { $outcome }
dossier-decision = { $decision } ({ LIST($manners, by: "comma") })
dossier-final = endgültig
dossier-not-agreed = nicht anerkannt
dossier-inspector-told = Inspektor unterrichtet
dossier-number = { NAME($cause, of: "number-cause") }: { $pocket ->
    [none] keine Zahl
   *[other] { $pocket }
}, Quelle: { $source }
dossier-stake = { MONEY($amount) } auf { BET($bet) }
dossier-stakes = { LIST($stakes, by: "comma") }
dossier-wager = { $player }, { NAME($cause, of: "cause") }: { $stake }

## dossier-part

dossier-part-approval = Zustimmung
dossier-part-clause = Klausel
dossier-part-decision = Entscheidung
dossier-part-dispute = Einspruch
dossier-part-layout = Tableau
dossier-part-message = Mitteilung
dossier-part-number = Zahl
dossier-part-receipt = Beleg
dossier-part-review = Überprüfung
dossier-part-round = Runde
dossier-part-wager = Einsatz

## exclusion-kind

exclusion-kind-house = durch das Haus
exclusion-kind-table = an einem Tisch
exclusion-kind-self-exclusion = Selbstausschluss
exclusion-kind-cool-off = Bedenkzeit

## posted

posted-prize = Preis
posted-fee-back = Startgeld erstattet
posted-fees-back = Startgelder erstattet
posted-entry-fee = Startgeld
posted-substitute = Startgeld eines Ersatzspielers
posted-chips = Jetonkauf
posted-buy-back = Wiedereinkauf
posted-add-on = Zukauf
posted-fee-again = Startgeld erneut gezahlt
posted-other = Sonstiges
posted-dispute = Einspruch: { $text }
posted-denied = Anspruch auf { MONEY($amount) } abgelehnt: { $reason }
posted-forfeited = Preis von { MONEY($amount) } zurückgenommen, { $becomes ->
    [redrawn] wird neu gezogen
   *[other] bleibt beim Haus
}

## viewed

viewed-play = das Spiel
viewed-patron = die Gästeakte
viewed-statement = die Spielübersicht

## named-in-reports

named-action = { NAME($value, of: "action") }
named-deed = { NAME($value, of: "deed") }
named-bet = { NAME($value, of: "bet") }
named-contest-kind = { NAME($value, of: "contest-kind") }
named-dossier-part = { NAME($value, of: "dossier-part") }
named-entrant-status = { NAME($value, of: "entrant-status") }
named-exclusion = { NAME($value, of: "exclusion-kind") }
named-ground = { NAME($value, of: "ground") }
named-incident = { NAME($value, of: "incident") }
named-incident-action = { NAME($value, of: "incident-action") }
named-limit = { NAME($value, of: "patron-limit") }
named-viewed = { NAME($value, of: "viewed") }
named-patron-action = { NAME($value, of: "patron-action") }
named-prize = { NAME($value, of: "prize-kind") }
named-promotion-action = { NAME($value, of: "promotion-action") }
named-scope = { NAME($value, of: "scope") }
named-source = { NAME($value, of: "source") }
named-stage = { NAME($value, of: "stage") }
named-tender = { NAME($value, of: "paid-in") }
named-ticket-status = { NAME($value, of: "ticket-status") }
named-tournament-action = { NAME($value, of: "tournament-action") }
named-device-cause = { NAME($value, of: "device-cause") }
named-member = { NAME($value, of: "member") }

## number-cause

number-cause-reading = Ablesung
number-cause-result = Ergebnis
number-cause-correction = Berichtigung
number-cause-void = Annullierung

## paid-in

paid-in-cash = bar
paid-in-cheque = Scheck
paid-in-transfer = Überweisung
paid-in-goods = Sachpreis

## paper

paper-empty = Nichts zu berichten.
paper-total = Summe
paper-page = Seite { $page } von { $pages }
paper-yes = ja
paper-no = nein
paper-money = { MONEY($amount) }
paper-span = { SPAN($span) }
paper-no-limit = keines
paper-whole-log = gesamtes Protokoll
paper-from = ab { INSTANT($start) }
paper-to = bis { INSTANT($end) }
paper-from-to = von { INSTANT($start) } bis { INSTANT($end) }
paper-shift = Schicht
paper-day = Tag
paper-kinds-of-bet = Wettarten
paper-tickets = Tickets
paper-mistakes = Über- und Unterzahlungen
paper-cage = Kasse
paper-table-figures = { $table }: Drop { MONEY($drop) }, Ertrag { MONEY($win) } (davon { MONEY($adjusted) } aus berichtigten Zahlungen und abgelehnten Ansprüchen), { $games ->
    [one] { $games } Runde
   *[other] { $games } Runden
}, ungültige Würfe: { $void }
paper-tickets-issued = { $count ->
    [one] { $count } Ticket
   *[other] { $count } Tickets
} über { MONEY($amount) } ausgestellt
paper-tickets-stand = { $count ->
    [one] { $count } Ticket offen
   *[other] { $count } Tickets offen
}, daraus geschuldet: { MONEY($amount) }
paper-tickets-unclaimed = { $count ->
    [one] { $count } Ticket nicht abgeholt
   *[other] { $count } Tickets nicht abgeholt
}, insgesamt { MONEY($amount) }
paper-mistakes-above = Fehler von jeweils mehr als { MONEY($amount) }.
paper-recorded-under = Aufgezeichnet nach { LIST($clauses, by: "comma") }.
paper-standing = Davon in Kraft: { $count }.
paper-exclusions = Ausschlüsse
paper-views = Einsicht in das Spiel von Gästen
paper-patrons = Gäste und ihre Limits
paper-by-in-role = { $name } ({ NAME($role, of: "role") })
paper-undecided = { $count } noch nicht entschieden.
paper-disputes = Einsprüche
paper-malfunctions = Störungen
paper-withheld = { $count ->
    [one] { $count } Betrag
   *[other] { $count } Beträge
} zurzeit einbehalten, insgesamt { MONEY($amount) }.
paper-amount-withheld = Betrag einbehalten
paper-claim-paid = ausgezahlt
paper-claim-refused = verweigert
paper-mis-settled = Fehlzahlungen
paper-only-above = Nur solche von jeweils mehr als { MONEY($amount) }.
paper-month-end = Monatsabschluss: Fehlzahlungen
paper-month-reported = { $month }: { $at ->
    [none] noch nicht gemeldet
   *[other] gemeldet { $at }
}, fällig { $due }
paper-cases-open = { $count ->
    [one] { $count } Fall offen
   *[other] { $count } Fälle offen
}, dafür verwahrt: { MONEY($amount) }.
paper-case-course = { LIST($parts, by: "semicolon") }
paper-incidents = Vorfälle
paper-both = { LIST($names, by: "and") }
paper-partners = { $warnings ->
    [0] als Gemeinschaft gemeldet
   *[other] { LIST($warnings, by: "semicolon") }
}
paper-where = { LIST($kinds, of: "stream-kind", by: "comma") }
paper-staff = Tätigkeiten des Personals
paper-late = Davon überfällig: { $count }.
paper-due = Fälliges
paper-now = sofort
paper-late-by = seit { SPAN($span) } überfällig
paper-statement = Spielübersicht { $player }
paper-wheels = Ergebnisse der Kessel
paper-wheel-too-few = { $table }: { $spins } Ergebnisse sind zu wenige für eine Aussage.
paper-wheel-found = { $table }: { $spins } Ergebnisse, je Fach { $expected } erwartet; Chi-Quadrat { $square } bei { $freedom } Freiheitsgraden, Wahrscheinlichkeit { $probability }; Korrelation aufeinanderfolgender Ergebnisse { $lag }, Wahrscheinlichkeit { $lag_probability }: { $flagged ->
    [true] KESSEL PRÜFEN
   *[other] nichts Auffälliges
}.
paper-ledger-differs = Nicht wie im Hauptbuch: { LIST($contests, by: "comma") }.
paper-ledger-agrees = Alles stimmt auf den Cent mit dem Hauptbuch überein.
paper-ledger-off = Das Hauptbuch weicht um { MONEY($amount) } ab.
paper-contests = Turniere und Aktionen
paper-contest-statement = Abrechnung { NAME($kind, of: "contest-kind") } { $name }: { NAME($stands, of: "stage") }
paper-contest-figures = Anmeldungen: { $entries }; Preise { MONEY($prizes) }, davon { MONEY($owed) } offen; Einsprüche: { $disputes }, abgelehnt: { $denied }
paper-as-it-is = als Sachpreis
paper-denied-claims = Abgelehnte Ansprüche
paper-tournament-terms = Turnier { $name }: Teilnahmebedingungen
paper-promotion-terms = Aktion { $name }: Teilnahmebedingungen
paper-version = Fassung { $version }
paper-seat-cards = Turnier { $name }: Platzkarten
paper-each-round = je Runde { MONEY($least) } bis { MONEY($most) }
paper-session-rounds = { $count ->
    [one] { $count } Runde je Sitzung
   *[other] { $count } Runden je Sitzung
}
paper-session-minutes = { $count ->
    [one] { $count } Minute je Sitzung
   *[other] { $count } Minuten je Sitzung
}
paper-ranking = Turnier { $name }: Rangfolge
paper-place = { $place }.
paper-above-cut = über dem Schnitt
paper-nobodys = { MONEY($amount) } des Preistopfs standen niemandem zu.
paper-odd-cents = Überzählige Cent gehen einzeln an die ersten Plätze.
paper-advertising = Turnier { $name }: wer in der Werbung genannt werden darf
paper-results = Turnier { $name }: Ergebnisse
paper-prize-pool = Preistopf { MONEY($amount) }
paper-shared-out = Verteilung: { LIST($shares, by: "comma") }
paper-dossier = Einspruch { $number } an Tisch { $table }
paper-dossier-of = { $player }, Runde { $round }, { $game } ({ $book })
paper-dossier-records = Jede Zeile ist ein Eintrag des Protokolls, dessen Hashkette sich prüfen lässt.
paper-promotion-due = Aktion { $name }: Fälliges
paper-overdue = überfällig
paper-outstanding = fällig
paper-promotion-shown = Aktion { $name }: { NAME($stage, of: "stage") }
paper-promotion-entries = { $entries } Teilnahmen, { $denied } abgelehnte Ansprüche verwahrt
paper-still-to-state = noch anzugeben: { $item }
paper-tournament-ranking = Turnier { $name }: Rangliste
paper-tournament-entrants = { $count } Teilnehmer, { $advance } je Tisch kommen weiter
paper-tournament-chips = Jetons sind außerhalb des Turniers nichts wert.

## receipt

receipt-line = { "  " }{ $line }

## stream-kind

stream-kind-table = Tisch
stream-kind-ticket = Ticket
stream-kind-tournament = Turnier
stream-kind-promotion = Aktion
stream-kind-patron = Gast
stream-kind-incident = Vorfall
stream-kind-wheel = Kessel
stream-kind-equipment = Ausrüstung
stream-kind-approval = Zustimmung
stream-kind-office = Büro
stream-kind-till = Kasse

## terms-on-paper

terms-none = keine Angabe
terms-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
terms-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
terms-share = { $place } Platz { $share } %
terms-shares = { LIST($shares, by: "comma") }
terms-stated = { LIST($said, by: "comma") } ({ $clause })
terms-prize = Preis { $number }
terms-detail = { NAME($key, of: "heading") }: { $stated }
terms-prize-said = { LIST($parts, by: "comma") }
terms-criteria = { LIST($criteria, by: "semicolon") }
terms-forfeited = { $becomes ->
    [redrawn] Er wird unter den anderen neu gezogen
   *[other] Er bleibt beim Haus
}
terms-moment = { MOMENT($at) }

## event-cited

event-cited = { $said } ({ LIST($clauses, by: "comma") })

## deed

deed-acknowledge = Meldung quittiert
deed-activate-edition = Fassung der Regeln in Kraft gesetzt
deed-add-webhook = Webhook angelegt
deed-alarm-key = Schlüssel missbraucht
deed-bring = Ausrüstung an einen Tisch gebracht
deed-change-password = Passwort geändert
deed-change-sources = Zahlenquellen geändert
deed-clear-second-factor = Zweiten Faktor entfernt
deed-close-till = Kasse geschlossen
deed-cash-chips = Jetons ausgezahlt
deed-correct-number = Zahl berichtigt
deed-deal-table = Tisch an Kessel angeschlossen
deed-decide-number = Zahl entschieden
deed-drop-till = Bargeld in den Tresor
deed-enrol-device = Gerät angemeldet
deed-enrol-service = Dienst angemeldet
deed-enrol-staff = Personal angemeldet
deed-enter = Ausrüstung erfasst
deed-enter-wheel = Kessel erfasst
deed-favourites = Lieblingswetten gespeichert
deed-fill-till = Kasse aufgefüllt
deed-give-up-delivery = Zustellung aufgegeben
deed-inspect = Ausrüstung geprüft
deed-issue = Ticket ausgestellt
deed-lock = Bildschirm gesperrt
deed-note-failed-sign-in = Anmeldung fehlgeschlagen
deed-note-view = Einsicht in das Spiel eines Gastes
deed-note-webhook-reached = Webhook erreicht
deed-open-till = Kasse geöffnet
deed-pay-by-hand = Ticket von Hand ausgezahlt
deed-print = Ticket gedruckt
deed-redeem = Ticket ausgezahlt
deed-sell-chips = Jetons verkauft
deed-release-table = Tisch vom Kessel gelöst
deed-remove-webhook = Webhook entfernt
deed-replay-webhook = Webhook wiederholt
deed-report-lost = Ticket als verloren gemeldet
deed-report-print = Druck gemeldet
deed-reprint = Ticket neu gedruckt
deed-request-approval = Zustimmung erbeten
deed-retire = Ausrüstung ausgemustert
deed-rotate-service-key = Schlüssel eines Dienstes erneuert
deed-second-eyes = Als zweite Person geantwortet
deed-set-aside = Ticket zurückgelegt
deed-set-launch = Abwurf eingestellt
deed-set-second-factor = Zweiten Faktor gesetzt
deed-sign-in = Angemeldet
deed-sign-out = Abgemeldet
deed-strike-off = Abgemeldet und gestrichen
deed-strike-service = Dienst gestrichen
deed-take-reading = Ablesung übernommen
deed-tell-regulator = Behörde benachrichtigt
deed-unlock = Bildschirm entsperrt
deed-void = Ticket ungültig gemacht
patron-action-acknowledge-check = Hinweis gelesen
incident-action-open-case = Fall eröffnet

## heading-of-prizes

heading-make = Marke
heading-model = Modell
heading-accessories = Zubehör, falls vorhanden
heading-on_road_costs = ob Zulassung und Ähnliches enthalten sind
heading-persons = für wie viele Personen
heading-airfares = ob Flüge enthalten sind
heading-transfers = ob Transfers enthalten sind
heading-other_transport = ob andere Beförderung enthalten ist
heading-duration = Dauer
heading-accommodation = Unterkunft
heading-meals = Mahlzeiten
heading-travel_dates = wann gereist werden muss, oder jederzeit
heading-spending_money = ob Taschengeld enthalten ist
heading-dwelling_type = Art der Immobilie
heading-plans = Baupläne
heading-contract = Vertrag
heading-easements = Grunddienstbarkeiten, falls vorhanden
heading-address = Lage
heading-conveyancing = ob die Übertragung enthalten ist
heading-legal_costs = ob Rechtskosten enthalten sind
heading-fixtures = ob Einbauten enthalten sind
heading-furniture = ob Möbel enthalten sind

## amount

amount-whole = { $whole }
amount-both = { $whole } und { $rest }
amount-dollar = { $count ->
    [one] ein
   *[other] { $words }
} Dollar
amount-cent = { $count ->
    [one] ein
   *[other] { $words }
} Cent
amount-euro = { $count ->
    [one] ein
   *[other] { $words }
} Euro
amount-euro-cent = { $count ->
    [one] ein
   *[other] { $words }
} Cent
amount-pound = { $count ->
    [one] ein
   *[other] { $words }
} Pfund
amount-penny = { $count ->
    [one] ein Penny
   *[other] { $words } Pence
}
amount-franc = { $count ->
    [one] ein
   *[other] { $words }
} Franken
amount-centime = { $count ->
    [one] ein
   *[other] { $words }
} Rappen

## month

month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember

## ticket

ticket-title = Auszahlungsticket
ticket-time = { $day }. { NAME($month, of: "month") } { $year } { $time }
ticket-paid-once = Wird einmal ausgezahlt, nach { $clause }.
ticket-not-replaced = Selbst vorlegen; verloren, gestohlen, unleserlich: kein Ersatz ({ LIST($clauses) }).
ticket-duplicate = ZWEITSCHRIFT
ticket-void = UNGÜLTIG
ticket-table = Tisch
ticket-station = Spielerplatz
ticket-seat = Platz
ticket-issued = Ausgestellt
ticket-expires = Gültig bis

## house-report

house-report-staff-enrolled = Ein Administrator hat Personal aufgenommen.
house-report-devices-enrolled = Ein Administrator hat Geräte angemeldet.
house-report-services-enrolled = Ein Administrator hat ein anderes System eingelassen.
house-report-webhooks-added = Ein Administrator lässt Ereignisse an eine Adresse bringen.
house-report-settings-changed = Einstellungen wurden geändert.
house-report-program-changed = Ein anderes Programm läuft.
house-report-clock-far-ahead = Die Uhr geht dem Protokoll weit voraus.
house-report-clock-source-away = Die Zeitquelle antwortet nicht.
house-report-clock-differs = Die Uhr weicht von ihrer Quelle ab.
house-report-clock-set = Die Uhr wurde gestellt.
house-report-log-not-continued = Das Protokoll kann nicht fortgeführt werden.
house-report-head-not-signed = Der Kopf des Protokolls wurde nicht signiert.
house-report-head-left-aside = Der letzte signierte Kopf blieb außer Acht.
house-report-appended-while-closed = Bei geschlossenem Haus wurden Einträge angefügt.
house-report-log-written-by-another = Jemand anderes hat in das Protokoll geschrieben.
house-report-witness-refused = Ein Zeuge hat den Kopf des Protokolls abgelehnt.
house-report-anchor-not-put = Der Kopf des Protokolls wurde nicht außen hinterlegt.

## option-help

option-help-asian_racetrack = das Tableau hat die asiatische Rennbahn
option-help-base = das Regelwerk, das gilt, wo dieses schweigt
option-help-buttons_per_number = höchste Zahl von Nachbarnbuttons auf einer Zahl
option-help-buttons_per_spin = höchste Zahl von Nachbarnbuttons je Wurf
option-help-call_bets = Tasten für Rennbahnwetten auf dem Bildschirm
option-help-cashless = Jetons werden über ein Terminal am Tisch verkauft
option-help-designated_buttons = Nachbarnbuttons sind bestimmten Spielern vorbehalten
option-help-double_table = ein Tisch mit zwei Tableaus
option-help-drop_box = ein Geldkasten ist angebracht, Bargeld wird angenommen
option-help-electronic = Spieler an Terminals
option-help-layout = die Zeichnung, der das Tableau folgt
option-help-licensed_min = das kleinste Minimum nach der Lizenz, in Dollar
option-help-lucky_ball = die Nebenwette und ihre Quoten
option-help-max_bet = die Taste für den Höchsteinsatz
option-help-multiples_notice = ein Aushang verlangt Vielfache des Minimums
option-help-player_card = zum Spielen ist eine gültige Spielerkarte nötig
option-help-racetrack = das Tableau hat die Rennbahn
option-help-stand_alone = nur ein Kessel; jede Wette kommt über ein Terminal
option-help-uspin = ein Gerät, das die Kugel für den Croupier werfen kann
option-help-wagering_seconds = Dauer der Setzzeit in Sekunden
option-help-wheel = wie viele Fächer der Kessel hat

## wheel-alert

wheel-alert-fault = Störung
wheel-alert-silent = Keine Antwort
wheel-alert-button = Taste gedrückt
wheel-alert-device-out-of-scope = Ablesung abgelehnt
wheel-alert-number-undecided = Zahl unentschieden
wheel-alert-table-apart = Tisch folgt nicht
wheel-alert-foreign-number = Zahl aus fremder Quelle

## device-cause

device-cause-ball-lost = Kugel verloren
device-cause-ball-not-seen = Kugel nicht erkannt
device-cause-close-unseen = Schluss nicht erkannt
device-cause-component = Bauteil defekt
device-cause-disagreement = Leser widersprechen sich
device-cause-events-lost = Ablesungen verloren
device-cause-failed-launch = Abwurf misslungen
device-cause-fell-back = Kugel zurückgefallen
device-cause-missed = Zahl verpasst
device-cause-no-such-pocket = kein solches Fach
device-cause-number-disagrees = Zahl stimmt nicht überein
device-cause-power-up = eingeschaltet
device-cause-restarted = neu gestartet
device-cause-self-test = Selbsttest
device-cause-stopped = Rad steht
device-cause-too-long = Kugel läuft zu lange
device-cause-torn = Ablesung abgerissen
device-cause-undecided = unentschieden
device-cause-with-rotor = Kugel mit dem Rotor
device-cause-away = nicht erreichbar
device-cause-cover-open = Deckel offen
device-cause-cutter = Abschneider gestört
device-cause-fraud-attempt = Betrugsversuch
device-cause-fraud-guard-fault = Betrugsschutz gestört
device-cause-jam = Stau
device-cause-offline = offline
device-cause-paper-low = Papier fast zu Ende
device-cause-paper-out = Papier zu Ende
device-cause-stacker-fault = Stapler gestört
device-cause-stacker-full = Stapler voll
device-cause-stacker-jam = Stapler verklemmt
device-cause-stacker-removed = Stapler entnommen
device-cause-unrecoverable = nicht behebbarer Fehler
device-cause-bad-spin = Fehlwurf
device-cause-not-on-wheel = nicht auf dem Kessel
device-cause-one-reader = nur ein Leser hat sie gelesen

## par

par-title = PAR-Blatt: { $game }
par-of = Regelwerk { $book }, Ausgabe { $edition }, Spiel { $game }
par-per-unit = Je gesetzter Einheit. Die Volatilität beträgt 1,645 Standardabweichungen eines Wurfs.
par-bands-exact = Die Bänder des Einbehalts sind bis zu so vielen Würfen exakt; ein schraffierter Teil darüber ist durch die Normalkurve angenähert.
par-bet = { BET($bet) }
par-mix = { LIST($bets, of: "bet", by: "plus") }
par-kind = { NAME($kind, of: "bet") }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
}
par-kinds = { LIST($kinds) }
par-in-prison = { $bets } im Gefängnis
par-column-bet = Wette
par-column-bets = Wetten
par-column-best = Bestes
par-column-hit-rate = Trefferquote
par-column-edge = Hausvorteil
par-column-variance = Varianz
par-column-deviation = Abweichung
par-column-volatility = Volatilität
par-column-exact-to = Exakt bis
par-all-spins = alle Würfe
par-to-spins = ~ { FIGURE($spins) } Würfe
par-to-none = ~ keine
par-normal = ~ Näherung durch die Normalkurve
par-picture = { $name }: Einbehalt, Bänder von 90 % und 99 %

## plot

plot-spins = Würfe
plot-stack = Bestand, $
plot-ways = { FIGURE($count) } Sitzungen unterwegs
plot-simulated = simuliert
plot-exact = exakt
plot-start = Beginn
plot-ruined = ruiniert: { FIGURE($share) } der Sitzungen
plot-stack-end = Bestand am Ende, $
plot-share-sessions = Anteil der Sitzungen
plot-ends = Wie Sitzungen enden
plot-net-expected = netto abzüglich des Erwarteten, $
plot-net-bands = Netto gegen Erwartung, mit Bändern von 95 % und 99 %
plot-net-spin = netto je Wurf, $
plot-share-spins = Anteil der Würfe
plot-results = Ergebnisse eines Wurfs
plot-hold = Einbehalt, % der Einsätze
plot-hold-bands = Einbehalt: Bänder von 90 % und 99 %

## lab

lab-verdict-fair = nichts gefunden
lab-verdict-suspect = verdächtig bei 95 %
lab-verdict-flagged = auffällig bei 99 %
lab-verdict-records = die Aufzeichnungen sind zu prüfen
lab-verdict-is = Befund: { $verdict }
lab-title-wheel = Prüfung eines Kessels
lab-title-draws = Prüfung von Ziehungen
lab-title-randomness = Prüfung des Zufalls
lab-tests = Tests
lab-column-test = Test
lab-column-on = An
lab-column-number = Anzahl
lab-column-found = Gefunden
lab-column-corrected = Korrigiert
lab-column-power = Vier von fünf Malen
lab-column-method = Verfahren
lab-pass = bestanden
lab-fail = NICHT BESTANDEN
lab-fact-source = Quelle
lab-fact-sha256 = SHA-256
lab-fact-wheel = Kessel
lab-fact-spins = Würfe
lab-fact-made-with = erstellt mit
lab-fact-whole-source = ganze Quelle
lab-draws-of-kind = { FIGURE($count) } Ziehungen
lab-more-notes = und { $count } weitere, die --json aufzählt
lab-note-impossible = unmöglich: { $what }
lab-note-not-tested = nicht geprüft: { $what }
lab-note-left-out = ausgelassen: { $what }
lab-note-too-few = zu wenige für einen Test: { $name }, { FIGURE($spins) } Würfe
lab-note-not-run = nicht ausgeführt: { $test } an { $name }: { $why }
lab-too-few-draws = { $kind }, { $count } Ziehungen{ $sure ->
    [true] , die keine Wahl lassen
   *[other] { "" }
}
lab-corrected-numbers = { $table }: { $count } Zahlen wurden berichtigt; die berichtigten gelten
lab-voided-results = { $table }: { $count } Ergebnisse wurden für ungültig erklärt und sind ausgelassen
lab-method-wheel = Welcher Teil des Niveaus jedem Test gehört, war vorher festgelegt; Tests derselben Zählungen teilen sich ihren durch Nachziehen fairer Kessel. Von hundert fairen Kesseln sind höchstens fünf verdächtig und höchstens einer auffällig. Die letzte Spalte nennt die kleinste Verzerrung, die ein Test mit einer Chance von 80 % auf dem Niveau von 95 % findet, gemessen an simulierten verzerrten Kesseln. Die Sektorstatistik mittelt die Likelihood über alle Läufe von 2 bis 18 Nachbarn; Abstände sind Schritte im Uhrzeigersinn von einem Ergebnis zum nächsten; die Drift vergleicht vor und nach jedem Zeitpunkt. Zuerst werden die Aufzeichnungen geprüft: Blöcke, die sich wiederholen, bleiben weg.
lab-method-draws = Was gezogen wird, hat einen Rang unter dem, was noch da war, und bei einer fairen Ziehung ist jeder Rang gleich wahrscheinlich, was auch zuvor gezogen wurde. Die Ränge aller Ziehungen einer Art werden zusammen geprüft, und alle Tests werden zusammen nach Holm korrigiert.
lab-method-randomness = Jeder p-Wert ist die Chance, dass eine vollkommene Quelle ebenso weit abweicht; für sich verfehlt eine vollkommene Quelle einen Test von zwanzig bei 95 % und einen von hundert bei 99 %. Die Spalte Korrigiert enthält p-Werte nach Holms Korrektur für die Zahl aller Tests, nach der der Befund lautet. Rohbits: NIST SP 800-22 Revision 1a, Parameter wie in den Beispielen, mit drei Abweichungen vom Referenzprogramm: alle 148 Muster ergeben einen p-Wert, den des schlechtesten; die Chancen der linearen Komplexität und der überlappenden Muster sind die genauen des überarbeiteten Textes; die Anteile bestandener Folgen werden genau geprüft. Ergebnisse: die Tests der Spielnormen, an den Fächern in der Reihenfolge des Kessels. Beim Skalieren wird verworfen und neu gezogen, was nicht passt; nichts wird gefaltet.
lab-test-sector = Sektor
lab-test-one-pocket = ein Fach
lab-test-waves = Wellen
lab-test-pockets = Fächer
lab-test-too-even = zu gleichmäßig
lab-test-distances = Abstände
lab-test-results = Ergebnisse
lab-test-like-after-like = Gleiches nach Gleichem
lab-test-earlier-spins = frühere Würfe
lab-test-drift = Drift
lab-test-drop-zones = Fallzonen
lab-test-early-or-late = früh oder spät
lab-test-one-after-the-other = eins nach dem anderen
lab-test-quarters = Viertel
lab-test-the-same-again = dasselbe noch einmal
lab-test-frequency = Häufigkeit
lab-test-frequency-within-a-block = Häufigkeit im Block
lab-test-runs = Läufe
lab-test-longest-run-of-ones = längster Lauf von Einsen
lab-test-binary-matrix-rank = Rang binärer Matrizen
lab-test-discrete-Fourier-transform = diskrete Fourier-Transformation
lab-test-non-overlapping-template = nicht überlappendes Muster
lab-test-overlapping-template = überlappendes Muster
lab-test-linear-complexity = lineare Komplexität
lab-test-serial = seriell
lab-test-approximate-entropy = angenäherte Entropie
lab-test-cumulative-sums = kumulierte Summen
lab-test-random-excursions = zufällige Ausflüge
lab-test-random-excursions-variant = zufällige Ausflüge, Variante
lab-test-equi-distribution = Gleichverteilung
lab-test-serial-pairs = serielle Paare
lab-test-serial-triples = serielle Tripel
lab-test-longer-tuples = längere Tupel
lab-test-gap = Lücke
lab-test-poker = Poker
lab-test-coupon-collector = Sammler
lab-test-permutation = Permutation
lab-test-spectral = Spektrum
lab-test-serial-correlation = serielle Korrelation
lab-test-sub-sequences = Teilfolgen
lab-test-wheel-order = Reihenfolge des Kessels
lab-part-of = { NAME($test, of: "lab-test") } { $part }
lab-test-named = { NAME($test, of: "lab-test") }
lab-drawn = gezogen an Stelle { $turn }
lab-how-often = wie oft { $item }
lab-group-all = alle Würfe
lab-group-dealer = Dealer { $name }
lab-group-direction = Richtung { $name }
lab-group-ball = Kugel { $name }
lab-group-rotor = Rotor { $name }
lab-group-wheel = Kessel { $name }
lab-group-table = Tisch { $name }
lab-group-window = Fenster { $number } von { $count }, { $span }
lab-shown-over = { FIGURE($off) } σ über { $length }
lab-shown-crests = { $number } Kämme, χ² { FIGURE($value) } auf 2
lab-shown-chi = χ² { FIGURE($value) } auf { $degrees }
lab-shown-most = χ² { FIGURE($value) } auf { $degrees }, meist in { $zone }
lab-shown-best = { NAME($test, of: "lab-test") } { $shown }
lab-shown-likes = Rot { FIGURE($red) }, Ungerade { FIGURE($odd) }, Hoch { FIGURE($high) } σ
lab-shown-lag = Abstand { $lag }, { FIGURE($off) } σ
lab-shown-drift = χ² { FIGURE($value) } auf { $degrees }, ab Zeile { FIGURE($line) }
lab-shown-drift-number = χ² { FIGURE($value) } auf { $degrees }, ab der Zahl { FIGURE($line) }
lab-shown-came-up = { $count } von { $pool } kamen vor
lab-shown-times = { FIGURE($seen) }-mal, { FIGURE($expected) } erwartet
lab-shown-passed = { $passed } von { $count } bestehen
lab-by-simulation = { FIGURE($count) } simulierte Kessel
lab-by-chi-square = Chi-Quadrat-Verteilung
lab-by-normal = Normalverteilung
lab-by-pass = ein Durchgang über alle { $unit }
lab-by-lean = Ob die ersten im Topf so oft gezogen werden wie die letzten.
lab-by-lag = Ob ein Rang mit dem zuvor gezogenen zusammenhängt.
lab-by-quarters = Ob jedes Viertel des Topfes seinen Anteil hat.
lab-by-items = Ob alles im Topf gleich oft kommt.
lab-by-repeats = Ob eine Ziehung die vorige so oft wiederholt, wie der Zufall es will.
lab-by-chances = Ob jedes so oft kommt, wie die Einstellungen des Tisches sagen.
lab-power-none = nichts: es waren zu wenige
lab-power-sector = ein Sektor von 9, { FIGURE($size) } über seinem Anteil
lab-power-pocket = ein Fach { FIGURE($size) } über seinem Anteil
lab-power-crests = zwei Kämme { FIGURE($size) } über ihrem Anteil
lab-power-distances = neun benachbarte Abstände { FIGURE($size) } über ihrem Anteil
lab-power-even = { FIGURE($size) } der Zahlen gleichmäßig ausgeteilt
lab-power-zone = eine Zone { FIGURE($size) } über ihrem Anteil
lab-power-likes = Gleiches nach Gleichem in der Farbe, { FIGURE($size) } über der Hälfte
lab-power-lag = { FIGURE($size) } der Ergebnisse wie { $lag } Würfe zuvor
lab-power-drift = in der zweiten Hälfte ein Sektor von 9 { FIGURE($size) } über seinem Anteil
lab-power-mean = ein Mittel { FIGURE($size) } des Topfes neben der Mitte
lab-power-correlation = { FIGURE($size) } Korrelation mit dem Rang zuvor
lab-says-not-tested = Nichts wurde geprüft: was aufgezeichnet ist, sind keine Ergebnisse eines Kessels.
lab-says-chance = Ihr p-Wert ist { $p }, oder { $adjusted } korrigiert für die { $tests } Tests dieser Prüfung.
lab-p = { FIGURE($p) }
lab-p-below = unter { FIGURE($p) }
lab-says-fair = Kein Zeichen einer Verzerrung in { FIGURE($spins) } Würfen. { $tests } Tests, keiner jenseits des Zufalls.
lab-says-furthest = Am weitesten ging der Test { $test }. { $chance }
lab-says-suspect = Verdächtig: durch Zufall allein ginge der Test { $test } in weniger als 1 von 20 Prüfungen so weit.
lab-says-record-more = { $chance } Zeichnen Sie mehr Würfe auf, bevor etwas unternommen wird.
lab-says-flagged = { $called }: durch Zufall allein ginge der Test { $test } in weniger als 1 von 100 Prüfungen so weit.
lab-says-advice = { $chance } { $advice }
lab-called-no-wheel = Nicht, was ein Kessel gibt
lab-called-changed = Verändert
lab-called-tilted = Geneigt
lab-called-thrown = Gleich geworfen
lab-called-biased = Verzerrt
lab-records-say = Aufzeichnungen: { $says }{ $p ->
    [none] { "" }
   *[other] { " " }(p { FIGURE($p) })
}.
lab-records-left-out = { FIGURE($left) } Ergebnisse bleiben bei allem Folgenden weg, und { FIGURE($spins) } werden geprüft.
lab-records-find-out = Finden Sie heraus, wie die Aufzeichnungen entstanden, bevor man sich auf sie verlässt.
lab-says-both = { $first } { $second }
lab-says-worst-sector = Der schlimmste Sektor ist { $pockets }: { FIGURE($off) } Standardabweichungen { $more ->
    [true] mehr
   *[other] weniger
} als sein Anteil.
lab-says-powers = Was in vier von fünf Fällen gefunden worden wäre: { LIST($powers, by: "semicolon") }.
lab-quoted = „{ NAME($test, of: "lab-test") }“
lab-quoted-on = „{ NAME($test, of: "lab-test") }“ an { $group }
lab-advice-sector = Nehmen Sie den Kessel aus dem Spiel; messen Sie Stege und Sitz der Fächer um diesen Sektor.
lab-advice-pocket = Nehmen Sie den Kessel aus dem Spiel und prüfen Sie dieses Fach: Stege, Boden, und ob die Nachbarn die Kugel seltener fangen.
lab-advice-waves = Nehmen Sie den Kessel aus dem Spiel und lassen Sie den Rotor messen: gegenüberliegende Seiten nutzen sich gleich ab.
lab-advice-pockets = Nehmen Sie den Kessel aus dem Spiel und lassen Sie jedes Fach messen: mehrere sind ungleich.
lab-advice-even = Klären Sie, wie diese Zahlen aufgezeichnet wurden: ein Kessel ist weniger gleichmäßig, Menschen und Programme, die ausgleichen, sind es nicht.
lab-advice-distances = Prüfen Sie die Abwürfe: die Kugel landet in festem Abstand von der Aufnahme. Wechseln Sie Dealer und Geschwindigkeiten, und prüfen Sie jeden Dealer.
lab-advice-likes = Klären Sie, wie diese Zahlen aufgezeichnet wurden: Farben folgen einander, wie Menschen sie schreiben, nicht wie ein Kessel sie gibt.
lab-advice-lags = Klären Sie, wie diese Zahlen entstanden: Ergebnisse hängen von denen einige Würfe zuvor ab, was auf einen Generator oder eine kopierte Aufzeichnung deutet statt auf einen Kessel.
lab-advice-drift = Finden Sie heraus, was sich damals änderte (Umzug, Reparatur, Kugel, Reinigung), und prüfen Sie die Ergebnisse davor und danach für sich.
lab-advice-drops = Die Kugel verlässt die Bahn in manchen Zonen öfter: richten Sie den Kessel, der geneigt ist oder einen verschobenen Abweiser hat.
lab-advice-dealer = Es liegt an den Würfen eines Dealers: beobachten Sie die Abwürfe, lassen Sie Geschwindigkeit und Abwurfpunkt wechseln, und prüfen Sie andere Dealer am selben Kessel.
lab-advice-direction = Es zeigt sich nur in einer Richtung: lassen Sie Bahn und Stege dieser Seite prüfen.
lab-advice-ball = Es zeigt sich nur mit einer Kugel: nehmen Sie sie aus dem Gebrauch und messen Sie sie.
lab-advice-rotor = Es zeigt sich nur bei manchen Geschwindigkeiten des Rotors: wechseln Sie die Geschwindigkeit und lassen Sie den Antrieb prüfen.
lab-advice-wheel = Es liegt an diesem einen Kessel: nehmen Sie ihn aus dem Spiel und untersuchen Sie ihn.
lab-advice-table = Es liegt an diesem einen Tisch: nehmen Sie seinen Kessel aus dem Spiel und untersuchen Sie ihn.
lab-advice-window = Es liegt in diesem Zeitabschnitt: finden Sie heraus, was damals anders war.
lab-advice-more = Zeichnen Sie mehr Würfe auf und prüfen Sie diese für sich.
lab-record-twice = jede Zahl steht zweimal: { FIGURE($pairs) } von { FIGURE($half) } Zeilenpaaren sind gleich
lab-record-twice-later = jede Zahl steht zweimal: { FIGURE($pairs) } von { FIGURE($half) } Zeilenpaaren sind gleich, { $rows } Zeilen voneinander entfernt, als wären zwei Leser eines Kessels in eins geschrieben
lab-record-stuck = ein Sensor hing fest: { $runs }
lab-record-run = { $pocket } { $times }-mal hintereinander ab Zeile { FIGURE($line) }
lab-record-repeat = Zeilen wiederholen sich: { $blocks }; der Zufall wiederholt weniger als { $length }
lab-record-block = { $now } wiederholen { $before } ({ FIGURE($size) } Zahlen)
lab-span-numbers = Zahlen { FIGURE($first) } bis { FIGURE($last) }
lab-span-lines = Zeilen { FIGURE($first) } bis { FIGURE($last) }
lab-listed = { LIST($parts, by: "semicolon") }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } weitere
}
lab-record-rule = nach manchen Zahlen kommt fast immer dieselbe ({ $steps }): sie sind nach einer Regel gemacht, nicht von einem Kessel
lab-record-states = nach manchen Zahlen kommt fast immer dieselbe ({ $steps }): sie gleichen den Zuständen eines Geräts, als Zahlen gelesen
lab-record-back = Zeiten gehen { $count }-mal zurück, zuerst in Zeile { FIGURE($line) }; Ergebnisse gelten in der geschriebenen Reihenfolge
lab-record-soon = { FIGURE($count) } Ergebnisse kommen binnen { $apart } s nach dem vorigen (das früheste nach { FIGURE($least) } s, zuerst in Zeile { FIGURE($line) }): das tut kein Kessel{ $many ->
    [true] ; vielleicht sind zwei Tische als einer aufgezeichnet, daher werden keine Abstände geprüft
   *[other] { "" }
}
lab-record-breaks = { FIGURE($count) } Pausen von mehr als einer Stunde, die längste von { FIGURE($hours) } Stunden
lab-record-years = { FIGURE($count) } Pausen von mehr als einer Stunde, die längste von { FIGURE($hours) } Stunden: vor Zeile { FIGURE($line) } liegt mehr als ein Jahr, ihre Zeit ist also falsch
lab-record-crowded = { FIGURE($count) } Ergebnisse haben dieselbe Zeit (ab Zeile { FIGURE($line) }): kein Kessel gibt mehr als { FIGURE($most) } { $grain ->
    [minute] in einer Minute
    [hour] in einer Stunde
   *[day] an einem Tag
}
lab-record-missing = { FIGURE($count) } Würfe fehlen ihrer Nummer nach, zuerst vor Zeile { FIGURE($line) }
lab-record-numbered-twice = { $count }-mal hat ein Wurf die Nummer des vorigen, zuerst in Zeile { FIGURE($line) }
lab-watched-never = Wurf für Wurf beobachtet, stieg der Beleg nie über { FIGURE($peak) } zu 1.
lab-watched-alert = Wurf für Wurf beobachtet: nach { FIGURE($spins) } Würfen ist der Beleg gegen einen fairen Kessel { $odds ->
    [none] überwältigend
   *[other] { FIGURE($odds) } zu 1
}, vor allem für { $guess }; ein fairer Kessel kommt binnen eines Spieljahres mit einer Chance von höchstens { FIGURE($alpha) } auf { FIGURE($level) } zu 1.
lab-guess = { $about ->
    [results] Ergebnisse
    [steps] Schritte von einem Ergebnis zum nächsten
   *[other] Fälle der Kugel
}, die { $shape ->
    [wave] zu { $middle } neigen
    [pocket] { $middle } bevorzugen
    [sector] sich um { $middle } drängen
   *[other] ungleich sind
}{ $steps ->
    [true] { " " }(Fächer im Uhrzeigersinn)
   *[other] { "" }
}{ $group ->
    [none] { "" }
   *[other] { " " }({ $group })
}
lab-kelly = Ein Spieler, der es wüsste, könnte von seinem Bestand { $stakes } zu { $odds } zu 1 setzen (Kellys Einsätze nach den unteren Grenzen von 95 %), und dieser wüchse um { FIGURE($growth) } je Wurf.
lab-kelly-stake = { FIGURE($share) } auf { $pocket }
lab-draws-counted = { FIGURE($total) } Ziehungen von { $kinds } Arten, { $tests } Tests.
lab-draws-impossible = { $count } Aufzeichnungen können nicht von einer ehrlichen Ziehung stammen; sie sind aufgeführt.
lab-draws-fair = Für ihre Zahl korrigiert, weicht kein Test vom Zufall ab.
lab-draws-few = Es gibt von keiner Art genug Ziehungen, um sie auf Zufall zu prüfen.
lab-draws-suspect = Ein Test weicht bei 95 % vom Zufall ab. Prüfen Sie, was gezogen wurde, und zeichnen Sie mehr auf.
lab-draws-flagged = Zufall ist bei 99 % für mindestens eine Art von Ziehung ausgeschlossen.
lab-random-short = { $sample }: zu kurz für jeden Test.
lab-random-counted = { $sample }: { $tests } p-Werte, { $at95 } jenseits 95 % ({ FIGURE($of95) } erwartet), { $at99 } jenseits 99 % ({ FIGURE($of99) } erwartet).
lab-random-sequences = { $count } Folgen, { $tests } Tests: { $short } außerhalb dessen, was SP 800-22 für den bestandenen Anteil oder die Gleichmäßigkeit der p-Werte annimmt.
lab-random-fair = Für ihre Zahl korrigiert, weicht keiner vom Zufall ab.
lab-random-suspect = Für ihre Zahl korrigiert, weicht einer bei 95 % ab. Ziehen Sie eine neue Probe und prüfen Sie sie.
lab-random-flagged = Für ihre Zahl korrigiert, ist Zufall bei 99 % ausgeschlossen: die Quelle fällt durch.
lab-whole-source = Die ganze Quelle, in einem Durchgang
lab-sequences = Folgen
lab-zone = Zone der Schüssel
lab-drops-equal = Fälle (gestrichelt: gleich)
lab-rotor-speed = Rotorgeschwindigkeit
lab-spins-leaning = Würfe (orange: Neigung, 1 von 100)
lab-picture-title = { FIGURE($spins) } Würfe eines Kessels { NAME($wheel, of: "lab-wheel") }: { $verdict }
lab-wheel-single-zero = mit einer Null
lab-wheel-double-zero = mit doppelter Null
lab-degrees = { $shown } Freiheitsgraden, p = { FIGURE($p) }
lab-shaded = schattiert: der Sektor, der am weitesten von seinem Anteil abweicht, { FIGURE($off) } σ: { $pockets }
lab-expected = erwartet: { FIGURE($hits) } je Fach
lab-bars = Balken: Treffer über (blau, nach außen) oder unter (orange, nach innen) dem gleichen Anteil, in Standardabweichungen (σ).
lab-one-in-twenty = An einem fairen Kessel liegt etwa ein Fach von zwanzig jenseits von 2 σ (gestrichelt).
lab-record-same-file = { $name } ist dieselbe Datei wie { $other } und bleibt weg
lab-fact-named = { NAME($fact, of: "lab-fact") }
lab-means-frequency = Einsen und Nullen sind gleich viele.
lab-means-frequency-within-a-block = Einsen und Nullen sind in jedem Block gleich viele.
lab-means-runs = Läufe gleicher Bits sind so viele, wie es sein sollen.
lab-means-longest-run = Der längste Lauf von Einsen jedes Blocks ist so lang, wie er sein soll.
lab-means-matrix-rank = Quadratische Matrizen aus Bits haben so viele unabhängige Zeilen, wie sie sollen.
lab-means-fourier = In der diskreten Fourier-Transformation sticht keine Periode hervor.
lab-means-template = Das Muster aus neun Bits, das am weitesten abweicht, von allen 148 ohne Periode.
lab-means-overlapping-template = Läufe von neun Einsen kommen so oft, wie sie sollen, Überlappungen mitgezählt.
lab-means-universal = Maurers Test: Muster kehren nach so langer Zeit wieder, wie sie sollen, also lässt sich nichts verdichten.
lab-means-linear-complexity = Das kürzeste Schieberegister jedes Blocks ist so lang, wie es sein soll.
lab-means-serial = Alle Muster aus so vielen Bits kommen gleich oft.
lab-means-approximate-entropy = Muster einer Länge und der nächsten sind so gemischt, wie sie sein sollen.
lab-means-cumulative-sums = Ein Gang aus Einsen und Nullen schweift so weit, wie er soll, von beiden Enden.
lab-means-excursions = Zwischen Rückkehren zur Null besucht ein Gang jede nahe Stelle so oft, wie er soll.
lab-means-excursions-variant = Über den ganzen Gang wird jede Stelle bis neun von der Null so oft besucht, wie sie soll.
lab-means-equi-distribution = Alle Ergebnisse kommen gleich oft und nicht zu gleichmäßig; auch ihre Summen schweifen nicht ab.
lab-means-pairs = Alle Paare, die sich nicht überlappen, kommen gleich oft.
lab-means-triples = Alle Tripel, die sich nicht überlappen, kommen gleich oft.
lab-means-tuples = Vier, fünf und sechs Ergebnisse in Folge, in weniger Klassen eingeteilt, kommen gleichmäßig.
lab-means-gap = Die Zeit, bis ein Ergebnis wiederkehrt, ist, wie sie sein soll, für eines und für ein Drittel von ihnen.
lab-means-poker = Hände von fünf enthalten so viele verschiedene Ergebnisse, wie sie sollen.
lab-means-coupon-collector = Es dauert so lange, wie es soll, bis jedes Ergebnis einer Menge gekommen ist.
lab-means-permutation = Vier verschiedene Ergebnisse in Folge stehen in jeder Ordnung gleich oft.
lab-means-runs-up-down = Läufe über und unter der Mitte und Läufe auf und ab sind so viele, wie es sein sollen.
lab-means-spectral = Keine Periode sticht hervor: die höchste Spitze des Spektrums, nach Fishers Test.
lab-means-correlation = Ergebnisse hängen nicht von denen davor ab, bis zehn zurück: jedes für sich und alle zusammen.
lab-means-sub-sequences = Jedes zweite, dritte, fünfte und siebte Ergebnis ist für sich gleich verteilt.
lab-means-wheel-order = Ergebnisse bilden keine Wellen um den Kessel, auch die Abstände zwischen ihnen nicht.
lab-by-section = SP 800-22, { $section }. { $means }
lab-sample-named = { NAME($sample, of: "lab-sample") }
lab-sample-raw-bits = rohe Bits
lab-sample-37-way = 37 Fächer
lab-sample-38-way = 38 Fächer
lab-sample-whole-source = ganze Quelle
lab-sample-sequences = Folgen
lab-sample-headed = { $name }: { $how }
lab-fact-raw-bits = rohe Bits
lab-fact-37-way = 37 Fächer
lab-fact-38-way = 38 Fächer
lab-fact-sample = { FIGURE($count) }, { $how }; SHA-256 { $digest }
lab-fact-whole = { FIGURE($count) } { NAME($unit, of: "lab-unit") }, in einem Durchgang; SHA-256 { $digest }
lab-unit-bytes = Bytes
lab-unit-outcomes = Ergebnisse
lab-source-seed = Pythons Generator (MT19937), Startwert { $seed }
lab-source-system = der Zufall des Betriebssystems, gezogen { $at }
lab-how-unscaled = unskaliert, höchstes Bit jedes Bytes zuerst
lab-how-six-bits = je sechs Bits; was nicht passt, wird verworfen und neu gezogen
lab-how-system = unskaliert, vom Betriebssystem
lab-how-virtual = skaliert: der virtuelle Kessel, { $wheel }
lab-how-written = aufgezeichnete Ergebnisse, als Text gelesen: { $doubled ->
    [true] 0 bis 36 und 00
   *[false] { $least } bis { $most }
} ({ $given ->
    [true] wie angegeben
   *[false] das kleinste und das größte, das kam
})
lab-few-bits = { FIGURE($least) } Bits werden gebraucht, es sind { FIGURE($size) }
lab-few-returns = der Gang kehrte { $count }-mal zurück; 500 werden gebraucht
lab-few-outcomes = { FIGURE($least) } Ergebnisse werden gebraucht, es sind { FIGURE($size) }
lab-few-classes = zu wenige für zwei Klassen von Ergebnissen
lab-few-kinds = zu wenige Ergebnisse von { $kinds } Arten für längere Tupel
lab-second-level = { NAME($test, of: "lab-test") }: { NAME($part, of: "lab-share") }
lab-share-proportion = Anteil
lab-share-uniformity = Gleichmäßigkeit
lab-piece-of = { NAME($test, of: "lab-test") } { NAME($part, of: "lab-piece") }
lab-piece-backward = rückwärts
lab-piece-forward = vorwärts
lab-piece-chi-square = Chi-Quadrat
lab-piece-sums = Summen
lab-piece-too-even = zu gleichmäßig
lab-piece-a-third = ein Drittel
lab-piece-one = eines
lab-piece-first = erster
lab-piece-second = zweiter
lab-piece-middle = Mitte
lab-piece-up-and-down = auf und ab
lab-piece-lags = alle Abstände
lab-piece-distance = Abstand
lab-piece-lag-1 = Abstand 1
lab-piece-lag-2 = Abstand 2
lab-piece-lag-3 = Abstand 3
lab-piece-lag-4 = Abstand 4
lab-piece-lag-5 = Abstand 5
lab-piece-lag-6 = Abstand 6
lab-piece-lag-7 = Abstand 7
lab-piece-lag-8 = Abstand 8
lab-piece-lag-9 = Abstand 9
lab-piece-lag-10 = Abstand 10
lab-piece-every-2 = jedes 2.
lab-piece-every-3 = jedes 3.
lab-piece-every-5 = jedes 5.
lab-piece-every-7 = jedes 7.
lab-piece-wave-1 = Welle 1
lab-piece-wave-2 = Welle 2
lab-piece-wave-3 = Welle 3
lab-piece-wave-4 = Welle 4

## evidence

evidence-title = Nachweise zu { $program }
evidence-made = Erstellt { $at } in einem { NAME($run, of: "evidence-run") } Lauf.
evidence-run-full = vollen
evidence-run-short = kurzen
evidence-contents = Inhalt
evidence-by-standard = Inhalt nach Normen
evidence-none-for-it = dafür wurde nichts ausgeführt
evidence-empty = Nichts.
evidence-seconds = { FIGURE($seconds) } s
evidence-line = { $title }: { $says }
evidence-more-rows = { $title } ({ $count } weitere Zeilen in evidence.json)
evidence-status-named = { NAME($status, of: "evidence-status") }
evidence-status-passed = bestanden
evidence-status-failed = NICHT BESTANDEN
evidence-status-not-run = nicht ausgeführt
evidence-status-see-below = siehe unten
evidence-row = { LIST($cells, by: "semicolon") }
evidence-counted = { $count } { $status }
evidence-amount = { MONEY($cents) }
evidence-moment = { MOMENT($at) }
evidence-both = { $first }: { $second }
evidence-level = { NAME($level, of: "level") }
evidence-fate = { NAME($fate, of: "fate") }
evidence-roles = { LIST($roles, of: "role") }
evidence-phases = { LIST($phases, of: "evidence-phase") }
evidence-deviations = Offene Abweichungen
evidence-program = Programm und Prüfsummen
evidence-settings = Einstellungen
evidence-clauses = Regelwerke: jede Bestimmung und ihr Nachweis
evidence-scenarios = In einem Haus für dieses Bündel gespielte Szenarien
evidence-par-sheets = PAR-Blätter aller Spiele
evidence-randomness = Zufall: die Testreihe an rohen und abgebildeten Werten
evidence-access = Zugriff: wer was darf
evidence-verification = Prüfung, Zähler und unterschriebene Köpfe
evidence-recall = Abruf der letzten Spiele
evidence-backup = Sicherung und Wiederherstellung
evidence-interruption = Unterbrechung: ein laufendes Haus wird abgebrochen und neu gestartet
evidence-says-ended = { $count } Abschnitte: { LIST($ended) }. Offen: { $open }.
evidence-says-skipped = Durch --skip ausgelassen.
evidence-says-broke = Konnte nicht erstellt werden: { $why }
evidence-says-program = Version { $version }. Prüfsummen sind SHA-256 über die Dateien, die hier laufen.
evidence-says-settings = Wie sie in dieser Umgebung gelten, Geheimes ist verdeckt.
evidence-says-levels = Die Stufen der Nachweise stammen aus den aufgezeichneten Läufen der eigenen Tests, nicht aus diesem Lauf; der Abschnitt über Geschichten ist aus diesem Lauf.
evidence-says-open-rows = { $count } Zeilen sind offen: kein Test durch ein Haus weist sie nach.
evidence-says-no-scenarios = Nicht ausgeführt: diese Installation hat keine Szenarien bei sich.
evidence-says-scenarios = { $played } von { $count } Szenarien wurden gespielt, { $missed } Abweichungen.
evidence-left-scenarios = { $count } Szenarien wurden in diesem kurzen Lauf nicht gespielt.
evidence-says-par = Für dieses Bündel genau berechnet, über jede Wahl der Optionen: { $games } Spiele, { $sheets } verschiedene Blätter; Brüche stehen in evidence.json.
evidence-sheet = { $game }{ $options ->
    [none] { "" }
   *[other] ; { $options }
} ({ $count ->
    [one] 1 Wahl der Optionen
   *[other] { $count } Wahlen der Optionen
})
evidence-says-drawn = { FIGURE($bits) } rohe Bits der laufenden Quelle und { FIGURE($outcomes) } Ergebnisse des virtuellen Kessels mit je 37 und 38 Fächern, für dieses Bündel gezogen.
evidence-says-access = Jeder Befehl jedes Spiels und der übrigen Ströme des Hauses: die Rollen, die Phasen, die Bestimmungen dahinter.
evidence-says-played = { $rounds } Runden wurden an Tischen jedes Regelwerks begonnen; der Prüfer, der keine Rechnung mit dem Spielkern teilt, hat jeden Stand und Zähler aus { FIGURE($records) } Einträgen neu berechnet.
evidence-says-heads = { $count } unterschriebene Köpfe decken das Protokoll, von { LIST($keys) }. Dasselbe Protokoll liegt in log.jsonl, in der Form, die ein fremdes Prüfprogramm liest.
evidence-says-alone = Das eigenständige Prüfprogramm verify_log.py daneben fand log.jsonl in Ordnung.
evidence-says-alone-fails = Das eigenständige Prüfprogramm beanstandet: { $why }
evidence-left-alone = Das eigenständige Prüfprogramm liegt nicht bei dieser Installation.
evidence-left-part = Hier liegt keine Datei zu „{ NAME($part, of: "evidence-part") }“: nichts in diesem Bündel spricht davon.
evidence-not-set = nicht gesetzt
evidence-says-recall = Die letzten { $count } Spiele jedes Tisches, aus dem Protokoll zurückgelesen.
evidence-says-backup = Das Haus wurde kopiert, während niemand es benutzte, in einen anderen Ordner zurückgebracht und geprüft; dann wurde ein Byte der Kopie verändert.
evidence-says-interruption = Ein Haus wurde als Prozess gestartet und ohne Warnung abgebrochen, während Terminals Einsätze sandten. Nach jedem Abbruch wurde das Protokoll geprüft und das Haus neu gestartet: jedes gezeigte Ergebnis musste wieder gezeigt werden, jeder beantwortete Befehl wurde unter seinem Schlüssel erneut gesandt und musste gleich beantwortet werden, und über die ohne Antwort musste entschieden werden.
evidence-says-tickets = Vor jedem Abbruch wurde ein Ticket ausgegeben, jedes zweite wurde ausgezahlt. Danach versuchte eine Kasse zweimal, es auszahlen zu lassen.
evidence-parts = Teile
evidence-part-named = { NAME($part, of: "evidence-part") }
evidence-part-code = Programm
evidence-part-books = Regelwerke
evidence-part-screens = Bildschirme
evidence-books = Regelwerke
evidence-open-rows = Offene Zeilen
evidence-misses = Abweichungen
evidence-meters = Zähler nach Tisch
evidence-identities = Gleichheiten
evidence-heads = Unterschriebene Köpfe
evidence-last-games = Tisch { $table }, letzte { $count } Spiele
evidence-steps = Schritte
evidence-kills = Abbrüche
evidence-column-standard = Norm
evidence-column-heading = Überschrift
evidence-column-section = Abschnitt
evidence-column-status = Stand
evidence-column-seconds = Sekunden
evidence-column-page = Seite
evidence-column-kind = Art
evidence-column-part = Teil
evidence-column-files = Dateien
evidence-column-digest = Prüfsumme
evidence-column-value = Wert
evidence-column-book = Regelwerk
evidence-column-rows = Zeilen
evidence-column-done-by-house = Vom Haus erledigt
evidence-column-proven = Im Haus nachgewiesen
evidence-column-says = Sagt
evidence-column-fate = Wurde zu
evidence-column-scenarios = Szenarien
evidence-column-scenario = Szenario
evidence-column-missed = Verfehlt
evidence-column-stream = Strom
evidence-column-action = Befehl
evidence-column-roles = Rollen
evidence-column-phases = Phasen
evidence-column-one-way = Auf dem einen Weg
evidence-column-other-way = Auf dem anderen
evidence-column-holds = Ergebnis
evidence-column-records = Einträge
evidence-column-root = Wurzel
evidence-column-last-hash = Hash des letzten Eintrags
evidence-column-signed-at = Unterschrieben
evidence-column-round = Runde
evidence-column-record = Eintrag
evidence-column-at = Zeit
evidence-column-kill = Abbruch
evidence-column-rounds-shown = Zuvor gezeigte Runden
evidence-column-shown-again = Wieder gezeigt
evidence-column-wagers = Angenommene Befehle
evidence-column-answered-again = Gleich beantwortet
evidence-column-in-doubt = Ohne Antwort
evidence-column-decided = Entschieden
evidence-column-ticket = Ticket einmal ausgezahlt
evidence-column-verified = Prüfung des Protokolls
evidence-same-meter = { $table }: { $column } nach Zählern, neu berechnet
evidence-same-credit = { $table }: Guthaben von { $player } nach Zählern, was vorhanden ist
evidence-same-total = { $column }: Tische, Summe
evidence-same-records = Einträge im Protokoll, Einträge unter unterschriebenen Köpfen
evidence-step-copied = Eine Kopie wird erstellt
evidence-step-restored = Die Kopie wird in einen leeren Ordner zurückgebracht
evidence-step-verified = Das Zurückgebrachte wird geprüft
evidence-step-same = Es hat dieselben { FIGURE($records) } Einträge und dieselbe Wurzel
evidence-step-refused = Eine Kopie mit einem veränderten Eintrag wird nicht zurückgebracht
evidence-ticket-none = kein Ticket
evidence-ticket-paid-before = vor dem Abbruch ausgezahlt
evidence-ticket-paid-after = nach dem Abbruch ausgezahlt
evidence-phase-closed = Tisch geschlossen
evidence-phase-idle = zwischen den Runden
evidence-phase-betting = Einsätze
evidence-phase-final-bets = letzte Einsätze
evidence-phase-no-more-bets = nichts geht mehr
evidence-phase-settled = abgerechnet
evidence-phase-void = ungültig
evidence-phase-held = angehalten

## simulated

simulated-title = { $game }: { LIST($wagers) }; { $limits }
simulated-wager = { BET($bet) } { MONEY($stake) }
simulated-limits = Limits { $range }
simulated-no-limits = keine Limits
simulated-by-strategy = { $title }; { $strategy }
simulated-found = Gefunden
simulated-confidence = 95 % Konfidenz
simulated-exact = Genau
simulated-measure-named = { NAME($measure, of: "simulated-measure") }
simulated-measure-edge = Hausvorteil
simulated-measure-net-a-spin = netto je Wurf
simulated-measure-hit-rate = Trefferquote
simulated-measure-net = netto
simulated-measure-ahead = im Plus
simulated-measure-gain = Gewinn
simulated-measure-ruin = Ruin
simulated-measure-loss-of-stakes = Verlust der Einsätze
simulated-from-to = { $low } bis { $high }
simulated-not-known = nicht bekannt
simulated-gain = { FIGURE($amount) } $
simulated-loss = −{ FIGURE($amount) } $
simulated-how = { $method }; { LIST($many) }
simulated-spins = { FIGURE($spins) } Würfe
simulated-sessions = { FIGURE($sessions) } Sitzungen von höchstens { FIGURE($spins) } Würfen
simulated-seed = Startwert { $seed }
simulated-staked = gesetzt { MONEY($staked) }, netto { MONEY($net) }
simulated-quantile = { FIGURE($share) } { MONEY($cents) }
simulated-quantiles = { $ends ->
    [stacks] Guthaben am Ende höchstens
   *[net] netto höchstens
}, mit Wahrscheinlichkeit: { LIST($shown) }
simulated-made-with = erstellt mit { $made }
simulated-at-limit = jenseits des Tischmaximums: { NAME($what, of: "simulated-limit") }
simulated-limit-restart = von vorn beginnen
simulated-limit-most = das Höchste setzen
simulated-limit-stop = aufhören
simulated-by-spin = jeder Wurf gezogen
simulated-by-multinomial = Anzahlen auf einmal gezogen (multinomial)
simulated-by-convolution = genaue Faltung, nichts gezogen
simulated-by-states = jeder Zustand verfolgt, nichts gezogen
simulated-played-back = jeder Wurf aus { $source } wiedergegeben
simulated-interpreted = interpretiert
simulated-compiled = übersetzt
simulated-both = { $spun }; { $how }

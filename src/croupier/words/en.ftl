# Messages of Croupier in English, in the format of Project Fluent. docs/internals/WORDS.md says how.

## How this language writes things

format-name = English
format-money = ${ $amount }
format-decimal = .
format-group = ,
format-list = { ", " }
format-comma = { ", " }
format-semicolon = { "; " }
format-or = { " or " }
format-and = { " and " }
format-dash = -
format-plus = { " + " }
format-because = { $what }: { $why }
format-odds = { $win } to { $stake }
format-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
plural-one = n = 1
ordinal-one = n % 10 = 1 and n % 100 != 11
ordinal-two = n % 10 = 2 and n % 100 != 12
ordinal-few = n % 10 = 3 and n % 100 != 13
format-amount = { $sign }{ $amount }
format-spoken-money = { $whole } { $unit }{ $cents ->
    [none] { "" }
   *[other] { " " }{ $cents }
}
format-number-words = zero; one; two; three; four; five; six; seven; eight; nine; ten; eleven; twelve; thirteen; fourteen; fifteen; sixteen; seventeen; eighteen; nineteen; twenty[->>]; 30: thirty[->>]; 40: forty[->>]; 50: fifty[->>]; 60: sixty[->>]; 70: seventy[->>]; 80: eighty[->>]; 90: ninety[->>]; 100: << hundred[ and >>]; 1000: << thousand[>%and>]; 1000000: << million[>%and>]; 1000000000: << billion[>%and>]; 1000000000000: << trillion[>%and>]
format-number-words-and = 1: ' and ==; 100: ' ==
format-locale = en-AU

## account

account-name = { $account ->
    [world-cash] Outside the house: cash
    [world-cheque] Outside the house: cheques
    [world-transfer] Outside the house: transfers
    [world-goods] Outside the house: goods and services
    [entry-fees] Entry fees
    [added-value] Added by the house
    [unclaimed-prizes] Prizes nobody could take
    [goods] Goods and services as prizes
    [goods-of] Goods and services for { $player }
    [prize-pool] Prize pool
    [prize] Prize of { $player }
    [operator] The house’s own money
    [tournament-chips] The house’s tournament chips
   *[world] Outside the house
}
account-chips = tournament chips

## action

action-announce-close = Announce closing
action-announce-limits = Announce limits
action-buy-in = Buy-in
action-call-attendant = Attendant
action-call-bet = Call bet
action-call-supervisor = Call supervisor
action-cash-out = Cash out
action-change-ball = Change ball
action-change-limits = Change limits
action-clear = Clear wagers
action-close-table = Close table
action-colour = Issue colour checks
action-share-colour = Share a colour
action-want-colour = Wants a colour
action-change-sources = Change a wheel’s sources
action-correct-number = Correct a wheel’s number
action-deal-table = Deal a table from a wheel
action-release-table = Take a table off a wheel
action-colour-out = Redeem colour checks
action-confirm = Done
action-correct-result = Correct result
action-count-float = Count float
action-credit = Credit
action-designate = Marker buttons
action-dispute = Dispute
action-end-seizure = End seizure
action-exclude = Exclude
action-extra-spin = Extra spin
action-fill = Fill
action-final-bets = Final bets
action-flag-result = Result in doubt
action-foreign-colour = Other table’s checks
action-handover = Hand over
action-hold = Hold amount
action-invalidate = Invalidate round
action-join = Seat a player
action-leave = Leave table
action-limit-players = Limit players
action-malfunction = Malfunction
action-message = Message
action-move = Move wager
action-no-more-bets = No more bets
action-no-spin = No spin
action-open-betting = Open betting
action-override = Settle elsewhere
action-partners = Players acting together
action-personal-limits = Personal limits
action-terminal-limits = Limits of a terminal
action-place = Place wager
action-record-mistake = Record a mistake
action-refuse-credit = Refuse credit
action-refuse-wager = Refuse wager
action-release = Release hold
action-remove = Take down
action-repeat = Repeat
action-reposition = Put wager right
action-require-colours = Require colour checks
action-request-review = Ask for a review
action-resolve = Decide dispute
action-restore = Works again
action-result = Result
action-seize = Seize winnings
action-spin = Spin
action-undo = Undo
action-void-wagers = Void wagers
action-second-driver = Run a second driver
action-report-readings = Report readings
action-credit-note = Credit a note
action-wagering-period = Wagering period
action-end-break = End the break
action-imprison = Stay in prison
action-last-spin = Last spin
action-share = Share with the house
action-staff = Staff
action-take-break = Take a break
action-tip = Tip
action-pay-winners = Pay winners of an area
action-lucky-numbers = Lucky numbers
action-lucky-boost = Lucky boost
action-pay-off = Pay off a debt
action-checks-gone = Checks redeemed elsewhere
action-declare-source = Declare the source
action-note-reading = Reading of a number
action-note-undecided = Number left open
action-ticket-in = Ticket taken

## admin

admin-title = Administrator
admin-what = the administrator’s desk
admin-nobody = Nobody yet.
admin-no-devices = No device is enrolled.
admin-name = Name
admin-roles = Roles
admin-password = First password
admin-password-hint = At least 12 characters. The person should change it at once.
admin-temporary = password to be changed
admin-second-factor = second factor
admin-clear-factor = Clear second factor
admin-factor-cleared = { $name } may set another second factor.
admin-take-on = Add to staff
admin-struck-off = { $name } has been removed.
admin-taken-on = { $name } can sign in now.
admin-strike-off = Remove
admin-end-sessions = End sessions
admin-sessions-ended = Every session of { $name } has ended.
admin-enrol = Enrol
admin-kind = Kind
admin-player = For which player
admin-wheel = Serial number of its wheel
admin-station = Its station, as TABLE/PLAYER
admin-station-or-cashier = Its station as TABLE/PLAYER, or a cashier as cashier:NAME
admin-notes = Notes in dollars, such as 5 10 20 50 100
admin-cap = Up to which balance, in dollars
admin-serves = serves
admin-acts-for = for { $players }
admin-everything = for the whole house
admin-displays = sees what displays show
admin-revoke = Revoke
admin-revoked = The key of { $name } is no longer valid.
admin-key-of = Key of { $name }
admin-key-once = It is shown this once. Give it to the device now; the house keeps only its digest.
admin-copy = Copy
admin-copied = Copied.
admin-reports = Open problems
admin-no-reports = No problems.
admin-program = The running program
admin-verify = Compute and record
admin-version = Version
admin-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
admin-demo = This is a demo house: play money only.
admin-steps-left = { $count ->
    [one] One step before the doors open
   *[other] { $count } steps before the doors open
}
admin-steps-done = Everything is there
admin-done = done
admin-health = System status
admin-never = never
admin-devices-away = Not heard from: { $names }
admin-backups = Backups
admin-backups-detail = Made in { $folder } while the house runs, and checked record by record. Copy them to another machine.
admin-make-backup = Back up now
admin-no-backups = No backup yet.
admin-records = { $count ->
    [one] 1 record
   *[other] { $count } records
}
admin-root = Root of the log
admin-naming = Name and currency
admin-brand = Mark and colours
admin-brand-detail = From the settings brand.logo, brand.accent and brand.accent_daylight. Changes apply from the next start.
admin-brand-logo = Mark
admin-brand-accent = Accent on felt
admin-brand-daylight = Accent by daylight
admin-brand-none = none of its own
admin-house-name = Name of the house
admin-currency = Currency
admin-naming-detail = Shown on every screen and printed on tickets from now on. Amounts are not converted.
admin-rename = Save
admin-renamed = The house is called { $name }.
admin-own-password = Must choose a password of their own at first sign-in
admin-code-of = Code that enrols { $name }
admin-scan-code = Scan it with the camera of the screen that is to be enrolled; it signs itself in.
admin-no-tables = No table is open.
admin-at-pit = At the pit
admin-new-table = A new table
admin-template = Template
admin-choose-template = Choose a game of a rulebook
admin-table-name = Name of the table
admin-opened-by = It is opened by { $names }:
admin-nobody-opens = Nobody on the staff may open it yet; needed is: { $roles }.
admin-pit-desk = Pit desk
admin-find-setting = Find a setting
admin-settings-detail = Read from the settings file and the environment at each start. Secrets are masked.
admin-setting = Setting
admin-value = Value
admin-changes = Who changed what
admin-no-changes = Nothing was changed since the house was opened.
admin-clock = The house's clock
admin-clock-shows = The house: { $house }. This device: { $device }.
admin-clock-detail = See to the machine's clock first. What was set by the old one, such as notices and tickets, says so afterwards.
admin-clock-seconds = Adjust by, in seconds
admin-clock-reason = Why
admin-clock-set = Set the clock
admin-clock-right = It is right as it is
admin-clock-done = The clock is set, and it is on record.
admin-clock-confirmed = That the clock is right is on record.
admin-language = Language of printouts

## admin-backup-state

admin-backup-state-running = being made
admin-backup-state-clean = checked
admin-backup-state-wrong = faulty
admin-backup-state-failed = failed
admin-backup-state-gone = no longer there

## admin-change

admin-change-name = Name and currency
admin-change-settings = Settings
admin-change-program = Program
admin-change-clock = Clock

## admin-figure

admin-figure-open = Running for
admin-figure-records = Records
admin-figure-signed = Signed to record
admin-figure-log = Log
admin-figure-disk = Free disk space
admin-figure-tables = Tables
admin-figure-screens = Screens connected
admin-figure-backup = Last backup

## admin-part

admin-part-overview = Overview
admin-part-house = House
admin-part-staff = Staff
admin-part-devices = Devices
admin-part-tables = Tables
admin-part-settings = Settings

## admin-step

admin-step-name = Name and currency
admin-step-opener = Somebody who can open tables
admin-step-dealer = A dealer
admin-step-cashier = A cashier
admin-step-table = A table
admin-step-terminal = A terminal or display
admin-step-printer = A printer of tickets
admin-step-backup = A first backup

## admin-step-detail

admin-step-detail-name = What the house is called, and the currency of its chips
admin-step-detail-opener = An operator or pit boss; an administrator has no power at the tables
admin-step-detail-dealer = With a first password that they change at once
admin-step-detail-cashier = Counts a till and pays tickets
admin-step-detail-table = From a rulebook’s own template, with its wheel in the register
admin-step-detail-terminal = A screen that reads a code and is enrolled
admin-step-detail-printer = Beside a station or a cashier; needed only where tickets are printed
admin-step-detail-backup = Made while the house runs, and checked

## alert

alert-malfunction = malfunction: { $scope }{ $player ->
    [none] { "" }
   *[other] , { $player }
}
alert-device = { $device }: { $text }
alert-dispute = { $player } disputes round { $round }: { $text }
alert-invalidated = the outcome is invalidated: { $reason }
alert-limits = a sign announces { $limits }
alert-closes = a sign announces the closing of the table
alert-claim = { $amount } of { $player } is withheld
alert-supervisor = a supervisor is called{ $text ->
    [none] { "" }
   *[other] : { $text }
}
alert-doubt = { $recorded } is recorded, { $seen } was seen
alert-exclusion = { $player } is excluded: { $reason }
alert-attendant = { $player } calls for somebody
alert-attended = somebody has been to { $player }
alert-partners = { $players } act together{ $done ->
    [none] { "" }
   *[other] : { $done }
}
alert-seized = { $amount } of { $player } is seized for case { $number }
alert-key = The key of { $device } was used for “{ NAME($action, of: "action") }”, which it is not enrolled for
alert-card = { $player } must show a valid card: { $reason }
alert-overpaid = { $player } was overpaid { $amount } in round { $round }; { $put } put right
alert-underpaid = { $player } was underpaid { $amount } in round { $round }; { $put } put right
alert-float = counted: { $amount }, { $more } more than the books
alert-float-less = counted: { $amount }, { $less } less than the books
alert-over = { $player } has { $stake } on { $bet }, at most { $most }
alert-staff = fewer staff than the book has places for: { $missing }
alert-launcher = { $dealer } has launched every ball of the session
alert-second = { $by } requests “{ $action }”: a second person must agree
alert-wheel = { $virtual ->
    [true] the virtual wheel
   *[other] { $serial ->
    [none] the wheel
   *[other] wheel { $serial }
}
}: after { $spins } results the evidence against a fair wheel is { $odds ->
    [none] overwhelming
   *[other] { $odds } to 1
}, most of all for { $about ->
    [steps] steps from one result to the next
    [drops] drops of the ball
   *[results] results
} { $shape ->
    [pocket] that favour { alert-wheel-middle }
    [sector] that crowd around { alert-wheel-middle }
    [wave] that lean towards { alert-wheel-middle }
   *[any] that are unequal
}{ $pockets ->
    [none] { "" }
   *[other] { " " }({ $pockets })
}{ $group ->
    [none] { "" }
   *[other] { " " }in the spins of { $group }
}. However often it is read, a fair wheel reaches { $level } to 1 within a year of play with a chance of { $chance }% at most. It is a reason to have the wheel checked: it does not say what the cause is, nor anything about a coming spin.
alert-wheel-middle = { $about ->
    [steps] { $middle } pockets clockwise
   *[other] { $middle }
}
alert-house = { $what } { $detail }

## alert-kind

alert-kind-attendant = Attendant
alert-kind-card = Player card
alert-kind-claim = Amount withheld
alert-kind-conduct = Conduct
alert-kind-device = Device
alert-kind-dispute = Dispute
alert-kind-equipment = Equipment
alert-kind-exclusion = Exclusion
alert-kind-float = Float
alert-kind-house = The house
alert-kind-invalidated = Round invalidated
alert-kind-key = Key out of its scope
alert-kind-malfunction = Malfunction
alert-kind-mistake = Mistake
alert-kind-notice = Notice
alert-kind-over-maximum = Over the maximum
alert-kind-result-in-doubt = Result in doubt
alert-kind-second-person = Second person wanted
alert-kind-staff = Staff
alert-kind-supervisor = Supervisor called
alert-kind-task = To do
alert-kind-wheel = Wheel

## announcement

announcement-Le-coup-est-nul = Le coup est nul
announcement-Faites-vos-jeux = Faites vos jeux
announcement-Place-your-bets = Place your bets
announcement-Final-bets = Final bets
announcement-Finish-betting = Finish betting
announcement-No-more-bets = No more bets
announcement-Rien-ne-va-plus = Rien ne va plus
announcement-No-spin = No spin

## audit

audit-fault = record { $record }{ $stream ->
    [none] { "" }
   *[other] { " " }({ $stream })
}: { $what }
audit-content = { $what }
audit-derived = { $what }
audit-root-missing = no record up to here has the hash { $root }: some are missing or were replaced
audit-key-twice = the same key was used for two requests
audit-other-text = table { $table } was played under another text of { $book } than this one
audit-fraud-without-case = table { $table } struck round { $round } for fraud, and { $case } was not opened
audit-snapshot-aside = { $what }
audit-nothing-signed = no head of this log is signed: a cut end or a log written anew would not show
audit-newer-than-signed = the last { $count } records are newer than the last signed head
audit-not-closed = the house has not signed that it closed: it is in play, was stopped by force, is of several nodes, or the end was cut off
audit-key-own = the key is the log’s own: compare it with a note of yours, or have it checked against a key that you hold
audit-key-unused = { $key } was given and has signed nothing here: it may be of what was cut
audit-nothing-outside = nothing outside vouches for the end of this log: records that were cut off together with their heads would not show (keep signed heads on another machine, and have them checked with the log)
audit-some-outside = what is kept outside vouches for { $outside } of { $count } records: others that were cut off after them would not show
audit-copy-older = { $signed } records were signed up to { $at }, and the copy has { $size }: the last { $lost } are not in it

## ball

ball-described = { $mm } mm, { $material }
ball-red = red
ball-green = green
ball-blue = blue
ball-yellow = yellow

## bet

bet-straight = straight
bet-split = split
bet-street = street
bet-corner = corner
bet-six-line = six line
bet-five-line = five line
bet-column = column
bet-dozen = dozen
bet-two-columns = two columns
bet-two-dozens = two dozens
bet-red = red
bet-black = black
bet-even = even
bet-odd = odd
bet-low = 1 to 18
bet-high = 19 to 36
bet-lucky-ball = Lucky Ball
bet-asian-neighbour = Asian neighbours
bet-neighbours = neighbours
bet-max = max bet
bet-tier = Tiers
bet-orphelins = Orphelins
bet-voisins = Voisins
bet-zero-game = Zero game

## board

board-title = Leader board · { $tournament }
board-board = Leader board
board-rank = Rank
board-name = Name
board-chips = Chips
board-change = Change
board-pool = Prize pool { $amount }
board-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
board-cut = { $advance ->
    [none] Cut
    [one] Cut · the best of each table goes on
   *[other] Cut · the best { $advance } of each table go on
}
board-marker = marker
board-turn = to wager
board-form = undisclosed
board-goes-on = above the cut
board-page = { $page } of { $pages }
board-nobody = Nobody has entered yet
board-nobody-detail = The cashier takes entries. Who has entered stands here.
board-not-found = This tournament is not known here
board-table = Table { $table }

## board-stage

board-stage-planned = Planned
board-stage-entries = Taking entries
board-stage-playing = Playing
board-stage-between-sessions = Between sessions
board-stage-over = Final ranking
board-stage-cancelled = Cancelled

## board-status

board-status-eliminated = out
board-status-disqualified = disqualified
board-status-advanced = through
board-status-playing = { "" }

## boost

boost-standard = standard
boost-super = super
boost-mega = mega

## breach

breach-no-wager = no wager
breach-absent = absent
breach-hid-chips = hid chips
breach-of-rules = a breach of the rules
breach-chips-from-elsewhere = { MONEY($amount) } in chips from elsewhere
breach-more-chips-than-record = more chips than the record has
breach-too-few-entries = too few entries

## cage

cage-no-ticket-issued-by-house = no ticket '{ $ticket }' was issued by this house
cage-no-ticket-number = '{ $text }' is no ticket number: { $fault }
cage-number-check-digit = its check digit does not agree, so at least one digit is wrong
cage-number-holds = { $sign ->
    [none] it holds no digits
   *[other] it holds '{ $sign }'
}
cage-number-length = it has { $digits } digits, not { $wanted }
cage-number-system = no system has the number { $system }
cage-no-ticket-printed = no ticket is printed for { MONEY($amount) }
cage-reported-lost-already = it has been reported lost already
cage-say-why-ticket-voided = say why the ticket is voided
cage-ticket-and-its-end = { $why }; { NAME($status, of: "ticket-status") } for { MONEY($amount) } by { $by } on { MOMENT($at) }{ $reason ->
    [none] { "" }
   *[other] : { $reason }
}
cage-ticket-book-made-good-at = a ticket of this book is made good at the cage alone
cage-ticket-ended = ticket { $ticket } was { NAME($status, of: "ticket-status") }{ $instead ->
    [none] { "" }
   *[other] ; { $instead } took its place
}
cage-ticket-expired = ticket { $ticket } has expired
cage-ticket-issued-before = ticket { $ticket } was issued before
cage-ticket-lost-stolen-or-spoilt = a ticket that was lost, stolen or spoilt later is not the house's to replace
cage-ticket-not-at-printer = ticket { $ticket } was not sent to this printer
cage-ticket-not-owners = ticket { $ticket } is not { $player }'s
cage-ticket-paper-first = a ticket is paid on its paper; one that was lost is reported first
cage-ticket-paid = ticket { $ticket } has been paid
cage-say-why-made-good = say what is wrong with the ticket
cage-ticket-printed-already = it has been printed; staff print it again after a fault of the printer
cage-ticket-printed-by-owner = a ticket is given out to its owner; staff print the one that takes a spoilt one's place
cage-ticket-reported-lost-somebody-else = the ticket was reported lost; somebody else must check who brings it
cage-till-closed = nobody works at this till
cage-till-difference = { MONEY($counted) } was counted and { MONEY($expected) } is expected: say why
cage-no-chips-counted = count some chips first
cage-till-first = open a till before you pay
cage-till-fewer-chips = { MONEY($asked) } of chips is asked for, and the till holds { MONEY($held) } of them
cage-till-held-already = you work at till { $till } already
cage-till-holds-less = { MONEY($asked) } is asked for, and the till holds { MONEY($held) }
cage-till-moved-meanwhile = something went over the counter meanwhile; count the till again
cage-till-nothing-counted = count some notes, coins or chips first
cage-till-of-another = { $holder } works at this till
cage-till-open = { $holder } works at this till already

## care

care-my-play = My play and my limits
care-check = A moment
care-check-read = I have read this
care-check-more = My limits
care-since = You have been playing since { $time }.
care-not-playing = You are not in a session of play.
care-lost = You have lost { $amount } in this session.
care-won = You have won { $amount } in this session.
care-limits = Limits
care-no-limits = No limit is set.
care-of-house = of the house
care-later = changes { $time }
care-set = Set a limit
care-in-dollars = Dollars
care-in-minutes = Minutes
care-set-submit = Set
care-drop = Drop my limit
care-set-note = A tighter limit holds at once, a looser one after a waiting time.
care-away = Stay away
care-cool-off = 24 hours
care-cool-off-week = 7 days
care-self-exclude = Exclude myself without an end
care-away-note = This cannot be taken back. What is yours is paid out all the same.
care-hold = Hold the button
care-statement = Activity statement

## care-limit

care-limit-loss-session = Losses in a session
care-limit-loss-day = Losses in a day
care-limit-stake-round = Stakes in a round
care-limit-time-session = Time without a break
care-limit-time-day = Time in a day

## cashier

cashier-title = Cashier
cashier-what = the cashier’s desk
cashier-scan = Scan a ticket or type its number
cashier-look-up = Look up
cashier-pay = Pay { $amount }
cashier-paid = Paid { $amount }
cashier-paid-detail = Hand over the money and keep the ticket.
cashier-do-not-pay = Do not pay
cashier-number = Number
cashier-from = From table
cashier-issued = Issued
cashier-issued-by = by
cashier-expires = Expires
cashier-clock-wrong = Issued by a clock that was wrong; by a right one until { $time }
cashier-clock-doubt = Issued while the clock was in doubt: ask the pit
cashier-ended = Ended
cashier-ended-by = by { $name }
cashier-replaced = Replaced by { $number }
cashier-void = Void
cashier-reprint = Reprint
cashier-print = Print
cashier-printed = Printed.
cashier-not-printed = Not printed: { $why }
cashier-no-printer = No printer of yours is on line. Print the PDF.
cashier-by-hand = Pay by hand
cashier-paper = Ticket as PDF
cashier-reason = Reason
cashier-void-title = Void this ticket
cashier-next = Next ticket
cashier-standing = Tickets out
cashier-liability = Owed on tickets
cashier-unclaimed = Unclaimed
cashier-unclaimed-list = Unclaimed tickets
cashier-latest = Tickets
cashier-none = No tickets.
cashier-prizes = Tournament prizes to pay
cashier-promotion-prizes = Promotional prizes to give
cashier-pay-winner = Pay a prize to { $player }
cashier-give-winner = Hand a prize over to { $player }
cashier-pay-prize-to = Pay { $amount } to { $player }
cashier-prize-paid = { $player } has been paid { $amount }.
cashier-prize-once = A prize is paid once, to the winner, in full.
cashier-method = How it is paid
cashier-count = { $count } · { $amount }
cashier-today = Today at the counter
cashier-person = Person
cashier-tickets-paid = Tickets paid
cashier-prizes-paid = Prizes in cash
cashier-fees-taken = Entry fees
cashier-reports = Reports
cashier-till = Till
cashier-till-none = No till is open in your name.
cashier-till-open = Open a till
cashier-till-name = Which till
cashier-till-new = Another till
cashier-till-left = { $amount } was left in it
cashier-till-holds = Should hold
cashier-till-opened = since { $time }
cashier-till-fill = Fill
cashier-till-drop = Drop
cashier-till-close = Close till
cashier-till-fill-title = Cash from the vault
cashier-till-drop-title = Cash to the vault
cashier-till-close-title = Close till { $till }
cashier-till-open-title = Open a till
cashier-till-counted = Counted
cashier-till-expected = Expected
cashier-till-difference = Difference
cashier-till-exact = Balanced
cashier-till-over = { $amount } over
cashier-till-short = { $amount } short
cashier-till-leave = Leave in the till
cashier-till-note = Why it differs
cashier-till-float = Float
cashier-till-filled = Filled
cashier-till-dropped = Dropped
cashier-till-paid = Paid out
cashier-till-taken = Taken
cashier-till-closings = Closed tills
cashier-till-done = Till { $till } is closed.
cashier-chips = Chips
cashier-chips-held = Chips in it
cashier-cash = Notes and coins
cashier-chips-sell = Sell chips
cashier-chips-cash = Cash chips
cashier-chips-sell-detail = Take the cash, then hand over the chips.
cashier-chips-cash-detail = Count the chips in, then pay.
cashier-chips-take = Take { $amount }
cashier-chips-who = Who it is, if known
cashier-chips-sold-done = { $amount } of chips sold.
cashier-chips-cashed-done = { $amount } paid for chips.
cashier-chips-sold = Chips sold
cashier-chips-cashed = Chips cashed
cashier-chips-waits = A second person must agree first.
cashier-pieces = How many of { $value }
cashier-fewer = One { $value } less
cashier-more = One { $value } more
cashier-chip-pieces = How many chips of { $value }
cashier-chip-fewer = One chip of { $value } less
cashier-chip-more = One chip of { $value } more
cashier-total = Total
cashier-find = Find a ticket without its number
cashier-find-last = Ends in
cashier-find-player = Player
cashier-find-table = Table
cashier-find-amount = About $
cashier-find-show = Find
cashier-report-lost = Report lost
cashier-lost-title = This ticket is lost
cashier-lost-detail = From now on a second person must agree before anybody is paid for it.
cashier-lost-since = Reported lost
cashier-pay-lost = Pay the owner
cashier-waiting = Waiting for a second person
cashier-waiting-own = Somebody else must agree: another cashier or a supervisor, at their own desk.
cashier-agree = Agree
cashier-decline = Decline
cashier-requested-by = requested by { $who }
cashier-agreed-to = Agreed: it has been paid.
cashier-declined = Declined: nothing has been paid.
cashier-held = A second person must agree first.

## cashier-status

cashier-status-issued = To be paid
cashier-status-redeemed = Already paid
cashier-status-cancelled = Cancelled
cashier-status-voided = Void
cashier-status-expired = Expired

## cause

cause-place = place
cause-remove = remove
cause-repeat = repeat
cause-undo = undo
cause-clear = clear
cause-move = move
cause-call-bet = call bet
cause-reposition = reposition
cause-override = override
cause-refused = refused
cause-void-wagers = void wagers
cause-no-spin = no spin
cause-invalidate = invalidate
cause-malfunction = malfunction
cause-table-closed = table closed
cause-close = close
cause-correct-result = correct result
cause-limits = held to the limits of the round
cause-undisclosed = undisclosed wager

## change

change-laid = +{ MONEY($stake) } { BET($bet) }
change-lifted = { MONEY($stake) } { BET($bet) }

## cli

cli-which-book = which book? --book takes one of { LIST($books) }

## colour

colour-red = red
colour-black = black
colour-green = green

## comfort

comfort-title = Look and sound
comfort-daylight = Light theme
comfort-safe = Colour-blind safe colours
comfort-large = Large type
comfort-left = Left-handed layout
comfort-muted = Mute
comfort-volume = Volume
comfort-open = Place your bets
comfort-closed = No more bets

## common

common-loading = One moment
common-load-again = Reload
common-screen-not-loaded = This screen could not be loaded
common-screen-not-loaded-detail = The house may be restarting. Nothing has been lost.
common-no-such-page = There is no such screen
common-to-lobby = To the tables
common-language = Language
common-close = Close
common-cancel = Cancel
common-hold-to-confirm = Hold to confirm
common-disconnected = Connection lost
common-disconnected-detail = Everything that was accepted is safe. This screen carries on by itself.
common-unreachable = The house cannot be reached
common-sign-in-with = Sign in with { $provider }
common-or-password = or with a password
common-sign-in = Sign in
common-sign-out = Sign out
common-lock = Lock
common-unlock = Unlock
common-lock-title = Lock this post
common-lock-detail = Choose four to eight digits. Nothing can be done here until they are given again.
common-locked-title = Locked
common-locked-by = Locked by { $name }
common-pin = PIN
common-pin-digits = { $count } digits
common-pin-back = Delete the last one
common-pin-wrong = The PIN is wrong
common-sign-in-to = Sign in to { $what }
common-name = Name
common-secret = Password or terminal key
common-digits = Six-digit code of your second factor
common-digits-wrong = The digits are wrong, or were used before
common-demo-staff = This is a demo house: take a place with one click
common-no-table = There is no table { $table }
common-not-allowed = You do not have access to this screen
common-signed-in-as = Signed in as { $name }
common-seconds-left = { $seconds } seconds left
common-number = { $pocket } { $colour }
common-last-numbers = Last numbers
common-no-numbers-yet = No numbers yet
common-hot = Hot
common-cold = Cold
common-wheel-at = Wheel, the ball lies in { $pocket }
common-wheel-turning = Wheel, the ball is running
common-wheel-resting = Wheel at rest
common-layout = Betting layout
common-layout-help = Arrow keys move over the layout, Enter places a chip, Delete takes one away.
common-move-help = M picks up a stack of yours, Enter puts it down elsewhere, Escape leaves it.
common-picked-up = { $stake } picked up from { $name }. Arrow keys choose a position, Enter puts down, Delete takes off the layout, Escape leaves it.
common-put-back = left on { $name }
common-carried-to = { $stake } put down on { $name }
common-carried-off = { $stake } taken off the layout
common-take-off = Take off
common-spot-pays = { $name }, pays { ODDS($pays) }
common-your-stake = your stake { $stake }
common-in-prison = { $zeros ->
    [one] in prison after one zero
   *[other] in prison after { $zeros } zeros
}
common-pending-stake = not yet accepted
common-race-track = Race track
common-neighbours = Neighbours
common-neighbours-of = { $pocket } and { $each } on either side
common-neighbours-each = { $each } on either side
common-fewer = Fewer
common-more = More
common-chips-to-cost = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
common-chips = Chips
common-chip-of = chip of { $value }
common-column-mark = { $pays } to 1
common-dozen-1 = 1st 12
common-dozen-2 = 2nd 12
common-dozen-3 = 3rd 12
common-low = 1–18
common-high = 19–36
common-even = Even
common-odd = Odd
common-payout-short = { ODDS($pays) }
common-dismiss = Dismiss
common-messages = Messages
common-role-dealer = Dealer
common-role-supervisor = Supervisor
common-role-pit-boss = Pit boss
common-role-cashier = Cashier
common-role-inspector = Inspector
common-role-director = Director
common-keypad-for = Keypad: { $what }
common-keyboard-for = Keyboard: { $what }
common-add-chip = Add { $value }
common-decimal-point = Decimal point
common-clear-figures = Clear the figures
common-capitals = Capitals
common-space = Space

## compliance

compliance-book-table-gives-nobody-power = the book of this table gives nobody the power to { NAME($action, of: "word") }
compliance-book-table-knows-no-such = the book of table { $table } knows no such arrangements
compliance-call-no-spin = The spin is void: call no spin.
compliance-card-cannot-issued-in-use = card '{ $card }' cannot be issued: it is in use or empty
compliance-case-not-open = { $closed ->
    [true] case { $case } is closed
   *[false] there is no { $case }
}
compliance-confirm-you-have-read = { $check } Confirm that you have read this.
compliance-cool-off-lasts-from-hour = a cool-off lasts from an hour to { SPAN($most) }
compliance-days-signing-taking-effect-wanted = the days of signing and of taking effect are wanted, such as 2024-08-16
compliance-detained-already = { $detained } is detained already
compliance-device-held-before-found = a device was held before it was found
compliance-exclusion-days-none = an exclusion of { $days } days is none
compliance-in-register-already = { $name } is in the register already
compliance-inspectorate-not-told-arrangement = the inspectorate has not been told of the arrangement
compliance-limit-set-already = { $limit } of { $patron } is { $shown } already
compliance-made-told-before-first-bet = it is made, and the inspectorate informed, before { $patron }'s first bet at { $table }
compliance-name-document-written-in = name the document it is written in
compliance-name-matter-month-such-as = name a matter ({ LIST($there, of: "report") }) and a month, such as 2026-01
compliance-no-arrangement-restricts-there = no arrangement restricts to { LIST($foreign, of: "bet") }; there is { $there ->
    [0] nothing
   *[other] { LIST($there, of: "bet") }
}
compliance-no-card-stands = { $patron } has no card '{ $card }' that stands
compliance-no-form-card-there = '{ $form }' is no form of a card; there is { LIST($there, of: "patron-choice") }
compliance-no-kind-incident-there = '{ $kind }' is no kind of incident; there is { LIST($kinds, of: "incident") }
compliance-no-kind-member-there = '{ $member }' is no kind of member; there is { LIST($there, of: "patron-choice") }
compliance-no-limit-more-than-nothing = { $amount } is no limit; it is more than nothing, at most { $shown }
compliance-nobody-detained-in-case = nobody is detained in this case
compliance-not-excluded = { $patron } is not excluded
compliance-not-handed-over-authorised-person = { $detained } has not been handed over to an authorised person
compliance-not-in-register = { $patron } is not in the register
compliance-nothing-waits-read-by = nothing waits to be read by { $patron }
compliance-number-taken = the number is taken
compliance-person-excluded = { $player } { $kind ->
    [cool-off] has taken a cool-off
    [self-exclusion] has excluded themselves
    [house] is excluded from the house
   *[table] was excluded at table { $table }
}{ $until ->
    [none] { "" }
   *[other] { " " }until { INSTANT($until) }
}; what is theirs is still paid out
compliance-play-limit = { $limit ->
    [time-session] { SPAN($span) } of play without a break: the break is until { INSTANT($until) }
    [time-day] the day's limit is { SPAN($span) } of play; the next day begins { INSTANT($until) }
    [stake-round] { MONEY($asked) } would be staked; the limit is { MONEY($most) }
    [loss-session] with this wager { MONEY($asked) } could be lost in the session; the limit is { MONEY($most) }
   *[loss-day] with this wager { MONEY($asked) } could be lost in the day; the limit is { MONEY($most) }
}
compliance-reality-check = You have played for { SPAN($span) }. You have { SIGN($loss) ->
    [less] won
   *[more] lost
} { MONEY($amount) } in this time.
compliance-say-what-decided = say what was decided
compliance-say-what-found-or-done = say what was found or done
compliance-say-what-happened = say what happened
compliance-say-when-authorised-person-took = say when the authorised person took over
compliance-say-which-authorised-person-took = say which authorised person took over
compliance-say-which-device-who-held = say which device, and who held it
compliance-say-who-detained = say who is detained
compliance-say-who-interfered-or-nobody = say who interfered, or that nobody knows
compliance-say-why = say why
compliance-say-why-card-ends = say why the card ends
compliance-self-exclusion-lasts-at-least = a self-exclusion lasts { SPAN($least) } at least
compliance-signed-on-cannot-hold-before = it was signed on { $signed_on } and cannot hold before
compliance-their-own-word-nobody-lifts = { $patron }'s { NAME($kind, of: "exclusion") } is their own word, { $until ->
    [none] without an end
   *[other] until { INSTANT($until) }
}; nobody lifts it
compliance-told-already = { NAME($matter, of: "report") } of { $month } has been reported already

## contest

contest-title = Tournament { $tournament }
contest-chips = Tournament chips
contest-round = { $rounds ->
    [none] Round { $round }
   *[other] Round { $round } of { $rounds }
}
contest-play-off = Play-off
contest-place = Place { $place } of { $of }
contest-above-cut = above the cut
contest-below-cut = not above the cut
contest-your-turn = It is your turn
contest-turn-of = { $player } wagers now
contest-wager-now = Wager, pass or hand in a form
contest-acted = Your wager lies
contest-passed = You pass this round
contest-form-given = Your form is with the supervisor
contest-late = Time is over: the minimum and no more
contest-waits = { $text ->
    [dispute] Play waits for a decision
    [director] Play waits for the director
   *[other] Play waits: { $text }
}
contest-out-detail = The leader board shows where everybody stands.
contest-console = Console
contest-clock = Time to wager
contest-session-ends = Session ends in { $clock }
contest-pass = Pass ({ $left } left)
contest-pass-title = Play a pass card?
contest-pass-text = It stands for your wager in this round and is used up.
contest-undisclosed = Undisclosed wager ({ $left } left)
contest-undisclosed-title = Undisclosed wager
contest-undisclosed-text = Touch a bet and write the amount. Nobody but the supervisor sees it until the round is over.
contest-bet = Bet
contest-amount = Amount
contest-none = none yet
contest-hand-in = Hand in the form
contest-bad-amount = Write an amount in dollars, or leave it empty
contest-board = Leader board
contest-terms = Terms
contest-players = Players of this session
contest-marker = marker
contest-has-form = form
contest-form-seen = form checked
contest-has-passed = passed
contest-has-acted = wagered
contest-waiting = to wager
contest-absent = absent
contest-is-late = late
contest-limits = each round { $least } to { $most }
contest-act-for = { $action }: { $player }
contest-more = More
contest-entries = Tournament entries
contest-take-entry = Take an entry
contest-fee = Entry fee { $amount }
contest-entered = { $most ->
    [none] { $count } entered
   *[other] { $count } of { $most } entered
}
contest-tournaments = Tournaments
contest-lead = The terms of every tournament, and where everybody stands.
contest-pool = Prize pool { $amount }
contest-no-tournaments = There is no tournament now
contest-no-tournaments-detail = Once the terms of the next are published, they stand here with its fee and its prizes. The cashier takes entries.
contest-print = Print
contest-no-terms = The terms are not published yet

## contest-act

contest-act-marker = Marker here
contest-act-check-form = Check form
contest-act-absent = Absent
contest-act-timeout = Time is over
contest-act-no-wager = No wager
contest-act-pass = Pass card
contest-act-chips-removed = Last chips taken
contest-act-hide-chips = Hid chips
contest-act-report-breach = breach

## contest-kind

contest-kind-tournament = tournament
contest-kind-promotion = promotion

## contest-out

contest-out-eliminated = You are out of this session
contest-out-disqualified = You have been disqualified
contest-out-withdrawn = You have withdrawn
contest-out-advanced = You go on to the next session

## core

core-house-own-name = '{ $name }' is the house's own name
core-name-no-control-characters = a name has no control characters
core-name-of-two-scripts = '{ $name }' has letters of two scripts
core-no-name = '{ $name }' is no name

## course

course-idle = stopped
course-open = bets open
course-running = ball running
course-closed = no more bets
course-number = number
course-void = no spin
course-undecided = undecided

## criterion

criterion-member = Is in the register of patrons
criterion-card = Holds a card that stands
criterion-not-staff = Does not work for the house

## currency

currency-dollar = { $count ->
    [one] dollar
   *[other] dollars
}
currency-euro = { $count ->
    [one] euro
   *[other] euros
}
currency-pound = { $count ->
    [one] pound
   *[other] pounds
}
currency-franc = { $count ->
    [one] franc
   *[other] francs
}

## dealer

dealer-title = Dealer · { $table }
dealer-what = the dealer’s console
dealer-round = Round { $round }
dealer-dealt-by = dealt by { $dealer }
dealer-next = Next
dealer-wait = Wait
dealer-say-now = Say
dealer-steps = Steps of the round
dealer-step = { $text }: { $done ->
    [true] done
   *[other] to come
}
dealer-pad = Result
dealer-pad-hint = Tap the number the ball lies in; tap another at once if it was the wrong one.
dealer-pad-locked = Numbers can be entered once betting is closed and the ball has been spun.
dealer-confirm-number = Confirm { $pocket } { $colour }
dealer-confirms = also confirms: { $steps }
dealer-good-spin = this confirms that the spin was good
dealer-entered = { $pocket } { $colour } was entered
dealer-wrong-number = Wrong number
dealer-wrong-entered = A wrong number was entered
dealer-correct-to = Tap the number the ball lies in
dealer-other-number = Another number
dealer-is-it = { $pocket } { $colour }?
dealer-seats = Seats
dealer-nobody = Nobody is seated yet. A first buy-in seats a player.
dealer-balance = Balance
dealer-staked = Staked
dealer-guest = guest
dealer-card = card { $card }
dealer-idle = { $rounds ->
    [one] 1 round without a bet
   *[other] { $rounds } rounds without a bet
}
dealer-calling = calls an attendant
dealer-owed = owes { $amount }
dealer-held = { $amount } held
dealer-tokens = { $amount } in tokens
dealer-own-limits = own limits { $text }
dealer-faulty = faulty: { $fault }
dealer-may-be-asked = may be asked to leave
dealer-wants-colour = wants a colour
dealer-chips-for = cut { $chips }
dealer-actions-for = What to do for { $player }
dealer-tasks = To do
dealer-task-for = for { $roles }
dealer-blocks = the round waits for it
dealer-collect = Collect losers
dealer-collect-first = first, before any winner is paid
dealer-pay = Pay winners
dealer-nothing-to-collect = Nothing to collect.
dealer-nothing-to-pay = No winner to pay.
dealer-exact = the chips on hand do not make it exactly
dealer-checks = Colour checks
dealer-check = { $value } each · { $out }
dealer-irregular = Irregular
dealer-more = More
dealer-green-light = Green light
dealer-red-light = Red light
dealer-faults = Out of order: { $faults }
dealer-message = On the terminals: { $text }

## device-kind

device-kind-player = Player’s terminal
device-kind-display = Display
device-kind-sensor = Driver of a wheel
device-kind-note-reader = Driver of a note reader
device-kind-printer = Driver of a printer
device-kind-card-reader = Driver of a card and ticket reader

## direction

direction-opposite = opposite
direction-same = same

## director

director-title = Director
director-what = the director’s desk
director-tab-tournaments = Tournaments
director-tab-promotions = Promotions
director-tab-statements = Statements
director-statement = Statement
director-denied-claims = Denied claims
director-no-contests = No tournament or promotion yet
director-no-contests-detail = Set one up under Tournaments or Promotions. From then on its statement stands here.
director-new-tournament = New tournament
director-new-promotion = New promotion
director-short-name = Short name
director-short-name-hint = Letters, figures, - and _; it stands on the leader board.
director-book = Rulebook
director-game = Game
director-books-own = As the book says
director-create = Set up
director-no-tournament = No tournament yet
director-no-tournament-detail = Set one up: its terms come first, then entries, places and play.
director-no-promotion = No promotion yet
director-no-promotion-detail = Plan one: its terms and prizes come first.
director-entries-title = Entries
director-pool = pool { $amount }
director-pool-title = Prize pool
director-fee = Fee
director-limits = Limits
director-tables = Tables
director-director = Director
director-away = away
director-copy-terms = Begin with the terms of
director-seat-cards = Seat cards
director-advertising = Names for advertising
director-results = Results
director-leader-board = Leader board
director-print = Print terms
director-export = Export
director-steps = From terms to prizes
director-step-terms = Publish terms
director-step-regulator = Notify the regulator
director-step-director = Appoint director
director-step-tables = Set tables aside
director-step-entries = Take entries
director-step-brief = Brief players
director-step-seats = Draw places
director-step-play = Play sessions
director-step-prizes = Award prizes
director-step-pay = Pay prizes
director-done = done
director-not-done = not done
director-skipped-steps = A dashed step was passed over. The house says so where the book demands it.
director-disputes = Disputes
director-disputes-open = { $count ->
    [one] A dispute is open: play waits
   *[other] { $count } disputes are open: play waits
}
director-tab-tables = Tables
director-tab-entrants = Entrants
director-tab-terms = Terms
director-tab-money = Prizes and accounts
director-tab-all = All actions
director-tab-course = Course
director-not-seated = Nobody has a place yet. Draw places by lot when entries are in.
director-no-tables = No table is set aside yet. Set tables aside before places are drawn.
director-wait-for-places = { $count ->
    [one] 1 player waits for a place.
   *[other] { $count } players wait for a place.
}
director-out = Out, last first: { $names }
director-find = Find
director-status-title = Status
director-place = Place
director-chips = Chips
director-prize = Prize
director-prizes = Prizes
director-actions = Actions
director-actions-of = Actions for { $player }
director-wager-of = Wager of { $player }
director-more-entrants = { $count } more; type a name to find them.
director-no-entrants = Nobody has entered yet. Once the terms are published, the cashier takes entries and fees.
director-no-prizes = No prizes awarded yet
director-paid-out = paid
director-pay-prize = Pay { $amount }
director-pay-prize-of = Pay { $amount } to { $player }
director-no-prizes-yet = No prizes yet
director-accounts = Accounts
director-no-accounts = Nothing posted yet
director-missing-chips = Missing chips
director-surplus-chips = Surplus chips
director-nothing-may = Nothing can be done here now.
director-absent = absent
director-late = late
director-has-form = form passed
director-has-passed = pass card
director-employee = staff
director-no-copy = no copy of the terms
director-table-title = Table { $table }
director-session = Session { $number }
director-round = { $rounds ->
    [none] round { $round }
   *[other] round { $round } of { $rounds }
}
director-marker = marker
director-turn = to wager
director-waiting = no wager yet
director-ranking = Ranking
director-through = Through
director-level = Level across the cut, to play off
director-published = Published terms
director-version = version { $version }
director-change-terms = Change terms
director-terms-draft = Terms and conditions
director-publish = Publish terms
director-not-whole = { $count ->
    [one] Not published: one thing that the book demands is missing.
   *[other] Not published: { $count } things that the book demands are missing.
}
director-no-terms = No terms have been published. Entries are taken once they are.
director-missing = What is missing
director-missing-count = { $count ->
    [one] 1 thing missing
   *[other] { $count } things missing
}
director-nothing-missing = Nothing is missing
director-not-said = not specified
director-optional = optional
director-choose = Choose
director-choose-table = Choose a table first.
director-everywhere = Everywhere
director-all-that-are-left = All that are left
director-nobody = None to choose from
director-send = Send
director-deadlines = Deadlines
director-nothing-due = Nothing is due.
director-owed-to = to { $to }
director-at-once = as soon as possible
director-until = by { $time }
director-overdue-since = overdue since { $time }
director-prize-count = { $count ->
    [one] 1 prize
   *[other] { $count } prizes
}
director-undrawn = Not drawn
director-claims = Claims
director-denied = Denied
director-banned = May not be a prize: { $kinds }
director-given = given
director-not-drawn = not drawn
director-kept = kept by the house
director-drawn = drawn
director-written = Terms as written down
director-write-down = Write down
director-amend = Amend
director-closes = Entries close
director-draws-at = Draw not before
director-least-wager = Least wager since the start
director-least-turnover = Least turnover since the start
director-forfeited = Prize of a winner who was refused for good
director-forfeited-unsaid = The terms do not say
director-held-by-house = Checked by the house automatically
director-scrutineer = Scrutineer
director-overseen = present
director-tab-history = History
director-waits = waiting
director-denied-for = denied: { $reason }
director-interruptions = Interruptions
director-inspector-by = inspector by { $time }
director-inspector-knows = inspector notified { $time }
director-all-that-are-owed = none ticked: all that are owed
director-choose-winner = Choose a winner first.
director-in-the-casino = in the casino
director-prize-number = Prize { $number }
director-kind-of-prize = Kind of prize
director-value-of-prize = Value in dollars
director-monetary-alternative = Money instead
director-litres = Litres
director-add-prize = Add a prize
director-remove-prize = Remove this prize
director-by-chance = The winner is found by chance
director-says = { $action ->
    [advise-regulator] Record that the regulator has been notified of the tournament and of its terms as they stand.
    [submit-to-regulator] Record that the regulator has been sent the full terms.
    [validate] Record that the doubt about integrity is gone; the promotion goes on.
    [inform-inspector] Record that the inspector has been notified.
    [oversee-draw] Record that you are there and oversee the next draw.
   *[other] Nothing more is needed.
}
director-hint = { $kind ->
    [tally] Value × number on each line, such as 100 × 20
    [lines] One on each line
    [parts] cheque or transfer on each line, with an amount where it is not the whole
    [colours] Colour and value on each line, such as red 100
   *[other] { "" }
}
director-entries = { $most ->
    [none] { $count } entered
   *[other] { $count } of { $most } entered
}
director-complaint = { $kind ->
    [money] Enter an amount of money
    [chips] Enter an amount of chips
    [counts] Enter each amount in full
    [entrants] Choose at least one
    [tables] Choose at least one
    [shares] Percentages, such as 70, 30
    [tally] Value × number on each line
    [when] Enter a date and time
   *[other] Enter a whole number
}
director-wanted = Required

## director-field

director-field-player = Player
director-field-players = Players
director-field-name = Name
director-field-licensed = Holds a licence
director-field-present = Is there
director-field-tables = Tables
director-field-table = Table
director-field-understood = The terms are understood
director-field-bank_told = The players know their chips
director-field-pocket = Number
director-field-amount = Amount
director-field-form = The entry form is complete
director-field-form_of_value = Given as
director-field-agreed_players = Players who agree
director-field-fee_paid = The fee is paid
director-field-entitled = May be here and may gamble
director-field-selected = Meets the criteria of selection
director-field-agreed = Agrees to the terms
director-field-copy_given = Has a copy of the terms
director-field-employee = Works for the house
director-field-approved_by = Approved by
director-field-publicity = Name may be used in advertising
director-field-reason = Reason
director-field-ground = Ground
director-field-substitute = Who takes the place
director-field-notice = Minutes of notice
director-field-colours = Value of each colour
director-field-counts = Chips counted
director-field-issued = Chips issued
director-field-counted = Chips counted back
director-field-bet = Bet
director-field-stake = Stake in chips
director-field-position = From which position
director-field-minimum = Minimum
director-field-maximum = Maximum
director-field-text = In words
director-field-decision = Decision
director-field-to = To whom
director-field-refund = The fee goes back
director-field-penalty = Penalty
director-field-channels = Where patrons find the terms
director-field-refers_to_terms = It says where the terms are
director-field-eligible = Is eligible
director-field-prize = Prize
director-field-prizes = Prizes
director-field-method = How
director-field-parts = How it is paid
director-field-payee = To whom it is made out
director-field-crossed = The cheque is crossed
director-field-value = Value
director-field-address = Address
director-field-told = The claimant was told why
director-field-satisfied = The patron is satisfied
director-field-right_advised = Told of the right to go to the regulator
director-field-becomes = What becomes of it
director-field-what = What it is, where no cash
director-field-place = For which place
director-field-as_written = Let through as written

## director-group

director-group-before = Before play
director-group-planning = Before the start
director-group-entries = Entries
director-group-sessions = Sessions
director-group-rounds = During a round
director-group-conduct = Conduct
director-group-end = End
director-group-prizes = Draw and prizes
director-group-claims = Claims and disputes
director-group-integrity = Integrity

## director-option

director-option-cash = Cash
director-option-cheque = Cheque
director-option-transfer = Transfer
director-option-goods = Goods
director-option-services = Services
director-option-deduct = The minimum is deducted
director-option-disqualify = Disqualified
director-option-in-person = In person
director-option-telephone = By telephone
director-option-email = By e-mail
director-option-mail = By mail
director-option-redrawn = Drawn again among the others
director-option-kept = Kept by the house

## display

display-review = Result under review
display-title = Display · { $table }
display-table = Table { $table }
display-round = Round { $round }
display-limits = Limits
display-rack = Colour chips
display-last = Last numbers
display-waiting = Waiting for the first number
display-flying = All bets of the round
display-staked = On the layout
display-no-bets = No bets yet
display-bets = { $count ->
    [one] 1 bet
   *[other] { $count } bets
}
display-won = Winning bets
display-lucky = Lucky Ball
display-ball = { $colour }: number { $number }, pays { $pays } to 1
display-undrawn = not drawn yet
display-pays = { $pays } to 1
display-no-lucky = Lucky Ball is not played at this table
display-wall = The tables
display-no-such-table = Table { $table } is not open
display-comes = It appears here by itself as soon as the table opens.
display-soon = The first number is on its way
display-notice = { $minutes ->
    [0] { $text }
   *[other] { $text } · in { $minutes } min
}

## duty

duty-announce = Announce { $number }.
duty-collect-pass-card = Collect { $player }’s pass card.
duty-officer-told = As an Authorised Officer, say that you know that the table closes.
duty-announce-form = Announce { $player }’s undisclosed wager: { BET($bet) }, { MONEY($stake) }.
duty-announce-blank-form = Announce that { $player }’s form lacks amount or type: a minimum is deducted.
duty-dolly = Place the dolly on { $number }.
duty-move-fifth = Put a fifth of each winning neighbours bet on { $number }.
duty-collect-bets = Collect all losing bets.
duty-pay-bets = Pay all winning bets.
duty-mark-value = Mark the value of { $player }'s chips at the table.
duty-advise-bets = Tell { $player }: further bets under the minimum will go back.
duty-remove-ball = Try to lift the ball out before it comes to rest.
duty-shown = See that { $number } is entered and shown on the terminals.
duty-reset-terminals = Reset the terminals.
duty-collect = Collect all losing wagers.
duty-pay = Pay all winning wagers.
duty-stop-ball = You may keep the ball from coming to rest.
duty-advise = Tell { $player }: further wagers under the minimum go back.
duty-value-marker = Put a marker button on { $player }'s colour.
duty-tell-surveillance = Tell Surveillance of { $player }'s exchange.
duty-mark-position = Mark { $player }'s position with a distinctive marker.
duty-rateau = Point to { $number } with the rateau and name the wagers on it: { $kinds ->
    [0] none
   *[other] { LIST($kinds) }
}.
duty-move-neighbours = Put the winning neighbours chips on { $number }.
duty-pay-outside = Pay columns, dozens and even chances; who is not clearing may begin at once.
duty-dispute-button = Press the Dispute Button firmly.
duty-tell-supervisor = Tell the Game Supervisor (or above).
duty-tell-pit-boss = Tell the Pit Boss (or above).
duty-check-outcome = Look into the outcome that was recorded, and correct it if it is wrong.
duty-bad-spin = Press the Bad Spin button.
duty-ring-bell = Ring the bell with the call.
duty-announce-colour = Announce { $number } { NAME($colour, of: "colour") }.
duty-move-track = Move the winning racetrack wagers to the main layout.
duty-return-ball = Return the ball to { $number ->
    [none] the wheel
   *[other] pocket { $number }
}.
duty-examine-ball = Examine the ball before it is used again.
duty-move-outside-zero = Move the wagers on the outside 0 to the inside 0.
duty-spin-now = Spin the ball as soon as practicable.
duty-hand-movement = Move your hand over the layout: betting is over.
duty-call-close = Call: no more bets.
duty-player-sign = Put up the sign with { $player }'s own minimum and maximum.
duty-marker = Put a marker button with the value of { $player }'s checks.
duty-unit-functional = Declare the uSpin repaired and fully functional, or remove it.
duty-lift-dolly = Lift the dolly.
duty-load-ball = Load the ball into the uSpin unit.
duty-good-spin = Say that it was a good spin: against the wheel, and often enough.
duty-large-win = Look into the win of { $player }, then say so.
duty-pay-out = Pay { $player } { MONEY($amount) } in chips: { $chips ->
    [none] in cash
   *[other] { $chips }
}.

## entrant-status

entrant-status-playing = in
entrant-status-eliminated = eliminated
entrant-status-disqualified = disqualified
entrant-status-advanced = through
entrant-status-withdrawn = withdrawn

## equipment

equipment-at-already = { $id } is at { $table ->
    [none] no table
   *[other] { $table }
} already
equipment-does-not-keep-equipment = a { NAME($by, of: "role") } does not keep the equipment
equipment-entered-already = { $id } is entered already
equipment-found-unfit = { $id } was found unfit: { $unfit }
equipment-house-no = the house has no { $id }
equipment-item-refused = { $id }: { $detail }
equipment-kind-unknown = { $id } is said to be { $said ->
    [0] nothing
   *[other] { LIST($said, of: "item") }
}: one of { LIST($kinds, of: "item") }
equipment-not-on-wheel = { $id }: { $centre } is not on the wheel
equipment-say-why-taken-out-use = say why { $id } is taken out of use
equipment-none-at-table = { NAME($name, of: "item") }: none of the register is at the table

## event

event-AttendantCalled = { $on ->
    [true] { $player } calls for somebody
   *[false] somebody has been to { $player }
}
event-BallChanged = another ball: { $ball }
event-BallSpun = spin { $spin_no }: { $revolutions ->
    [none] { $direction ->
    [unknown] nobody saw how it ran
   *[other] { NAME($direction, of: "direction") }, unknown revolutions
}
   *[other] { NAME($direction, of: "direction") }, { $revolutions } revolutions
}{ $faults ->
    [0] { "" }
   *[other] , not valid: { LIST($faults, of: "ground") }
}
event-BetsClosed = no more bets, by { NAME($means, of: "means") }
event-BettingOpened = round { $round_no }: place your bets{ $respin ->
    [true] { " " }again
   *[false] { "" }
}{ $dealer ->
    [none] { "" }
   *[other] , { $dealer } deals
}{ $omitted ->
    [0] { "" }
   *[other] ; not done before: { LIST($omitted, of: "task") }
}
event-BoughtIn = { $player } buys in for { MONEY($amount) } with { NAME($tender, of: "tender") }
event-BreakEnded = the break is over
event-BreakTaken = the table takes a break, its float { $float ->
    [none] as it is
   *[other] { NAME($float, of: "float") }
}
event-CardLapsed = { $player } must show a valid card: { NAME($reason, of: "ground") }
event-CashedOut = { $player } cashes out { MONEY($amount) } as { NAME($payment, of: "tender") }
event-ChecksGone = { $redeemed_at } has exchanged { $colour } checks of this table: { LIST($taken) }
event-ClaimHeld = { MONEY($amount) } of { $player } is withheld
event-ClaimReleased = { MONEY($amount) } of { $player } is { $paid ->
    [true] paid
   *[false] refused
}
event-CloseAnnounced = a sign announces the closing of the table
event-ColourShared = { $player } agrees that { $sharer } gets { $colour } too
event-ColourWanted = { $wanted ->
    [true] { $player } wants colour checks and waits for a colour
   *[false] { $player } no longer waits for a colour
}
event-ColourIssued = { $player } is given { $count } { $colour } at { MONEY($value) } each
event-ColourRedeemed = { $player } gives back { $count } { $colour } at { MONEY($value) } each
event-ColoursCollected = losing colour checks are collected: { LIST($lost) }
event-ColoursPaid = winners are paid in their own colour: { LIST($paid) }
event-ColoursReturned = colour checks come back to their owners: { LIST($back) }
event-ColoursRequired = { $on ->
    [true] only colour checks of this table are played
   *[false] any chips may be played again
}
event-DealerChanged = { $dealer } deals{ $before ->
    [none] { "" }
   *[other] { " " }in place of { $before }
}
event-DisputeOpened = { $player } disputes round { $round_no }: { $text }
event-DisputeResolved = dispute { $dispute } is decided: { $decision }
event-EquipmentRestored = { NAME($scope, of: "scope") } works again
event-ExtraSpinsOrdered = spins without players are directed
event-FinalBetsCalled = final bets
event-FloatCounted = { NAME($moment, of: "ground") } counted: { MONEY($amount) }
event-FloatCredited = credit of { MONEY($amount) }
event-FloatFilled = fill of { MONEY($amount) }
event-ForeignColourRedeemed = { $player } exchanges { $count } { $colour } of closed table { $issued_at } at { MONEY($value) } each
event-FraudFound = fraud in round { $round_no }: an incident is opened
event-LastSpinAnnounced = the next number is the last of the session
event-LeavingBegun = { $player } leaves once the wagers are settled
event-LimitsAnnounced = a sign announces { $range }
event-LimitsChanged = limits are now { $range }
event-LuckyBoostDrawn = { NAME($colour, of: "ball") } pays { NAME($odds, of: "boost") } odds
event-LuckyNumbersDrawn = lucky numbers: { LIST($numbers) }
event-MalfunctionReported = malfunction of { NAME($scope, of: "scope") }{ $player ->
    [none] { "" }
   *[other] { " " }of { $player }
}
event-MistakeRecorded = { $player } was { SIGN($amount) ->
    [less] underpaid
   *[more] overpaid
} { MONEY($amount, sign: "none") } in round { $round_no }; { MONEY($rectified) } put right
event-NoSpinCalled = no spin: { NAME($reason, of: "ground") }{ $cause ->
    [none] { "" }
   *[other] { "" } (the wheel reports: { NAME($cause, of: "device-cause") })
}, wagers { $returned ->
    [true] go back
   *[false] stand
}
event-NumberLeftOpen = the number is open, a person decides it: { NAME($cause, of: "device-cause") }{ $seen ->
    [none] { "" }
   *[other] { " " }({ $seen })
}
event-NumberRead = { $reader } reads { $pocket }
event-OutcomeInvalidated = the outcome is invalidated: { NAME($reason, of: "ground") }
event-PaidOut = { $player } is paid { MONEY($amount) } that waited
event-PartnersFlagged = { LIST($players, by: "and") } act together{ $done ->
    [none] { "" }
   *[other] : { $done }
}
event-PersonalLimitsSet = { $player } plays under { $range ->
    [none] the sign's limits
   *[other] { $range }
}{ $kinds ->
    [0] { "" }
   *[other] , only { LIST($kinds, of: "bet") }
}
event-PlayerDesignated = { $player } { $allowed ->
    [true] may
   *[false] may no longer
} use marker buttons
event-PlayerDirectedOut = { $player } is asked to leave the table
event-PlayerExcluded = { $player } is excluded: { $reason }
event-PlayerJoined = { $player } takes seat { $seat_no }{ $guest ->
    [true] { " " }as a guest
   *[false] { "" }
}
event-PlayerLeft = { $player } leaves
event-PlayersLimited = no more than { $players_max } may play
event-PlayersTold = { $text ->
    [none] words for players taken away
   *[other] { $player ->
    [none] players
   *[other] { $player }
} told: { $text }
}
event-ReadingsDiffered = the readings differ: { LIST($readings) }
event-ResultFlagged = { $recorded } is recorded, { $seen } was seen
event-ReviewRequested = a review of dispute { $dispute } is asked for
event-RoundResettled = { NAME($cause, of: "cause") }{ $round_no ->
    [0] { "" }
   *[other] { " " }of round { $round_no }
}: { number-of-event }{ $was ->
    [none] { "" }
   *[other] , not { $was }
}{ $read ->
    [none] { "" }
   *[other] ; the wheel gave { $read }
}
event-RoundSettled = { number-of-event }
event-RunSeen = what the wheel's devices saw of the run is put on record
event-SeizureEnded = case { $case } is closed: { MONEY($amount) } of { $player } is { $paid ->
    [true] given back
   *[false] kept
}
event-SourceDeclared = numbers come from { NAME($source, of: "source") } from now on{ $before ->
    [none] { "" }
   *[other] , no longer from { NAME($before, of: "source") }
}
event-StaffNamed = staff of the table: { LIST($people) }
event-StakeImprisoned = { $player } leaves { MONEY($stake) } on { BET($bet) } in prison after { $zeros } zeros
event-StakeShared = { $player } shares { MONEY($stake) } on { BET($bet) } after { $zeros } zeros: { MONEY($returned) } back, { MONEY($lost) } lost
event-StrayWagerLaid = { $player } lays { BET($bet) } where it is void
event-StrayWagerLifted = { $player } takes { BET($bet) } back
event-SupervisorCalled = a supervisor is called{ $text ->
    [none] { "" }
   *[other] : { $text }
}
event-TableClosed = the table closes
event-TableOpened = table { $table } opens: { $game } of { $book }, { $limits }
event-TaskDone = done: { NAME($task, of: "task") }
event-TerminalLimitsAnnounced = the terminal of { $player } announces { $range }
event-TerminalLimitsSet = the terminal of { $player } takes { $range }
event-TicketTaken = a ticket of { MONEY($amount) } is taken from { $player }
event-TipGiven = { $player } gives a tip of { MONEY($amount) }
event-WageringPeriodSet = wagers are taken for { $seconds } seconds
event-WagersChanged = { $player } { NAME($cause, of: "cause") }: { LIST($changes) }
event-WagersReturned = wagers go back ({ NAME($cause, of: "cause") })
event-WinnersPaid = the winners on { BET($bet) } are paid: { LIST($players) }
event-WinningsSeized = { MONEY($amount) } of { $player } is seized for case { $case }
event-WinsLocked = large wins are to be verified: { LIST($wins) }
event-and-lines = { $event }; { $lines ->
    [0] no wagers
   *[other] { LIST($lines, by: "semicolon") }
}

## session

session-AbsenceReported = { $player } is absent
session-BreachReported = reported to the director about { $player }: { $ground }
session-ChipsCounted = everybody’s chips are counted
session-ChipsIssued = { MONEY($amount) } in chips each to { LIST($players) }
session-ChipsReturned = the chips of the table are counted back
session-DisputeOpened = dispute { $number }: { $text }
session-DutyDone = done for { $player }: { $duty ->
    [collect-pass-card] pass card collected
   *[other] undisclosed wager announced
}
session-EntrantDisqualified = { $player } is disqualified: { $reason }
session-EntrantEliminated = { $player } is out, with { MONEY($residual) } in chips left
session-EntrantReinstated = { $player } is in again: { $reason }
session-FormChecked = a supervisor has seen { $player }’s form
session-FormPassed = { $player } hands in an undisclosed wager
session-FormReturned = { $player }’s form goes back: { $fault }
session-MarkerPlaced = { $player } has the marker and wagers first
session-NoSpinCalled = no spin: { $reason }
session-PassCardPlayed = { $player } plays a pass card
session-PlayOffCounted = the play-off is counted; level still: { $play_off ->
    [0] nobody
   *[many] { LIST($play_off) }
}
session-PlayOffEnded = the play-off is over
session-PlayOffStarted = a play-off begins: { LIST($players) }
session-PlayersSeated = seated in this order: { LIST($players) }
session-PracticeSpun = a spin for practice: { $pocket }
session-RemovalRecorded = { $player }’s last chips are taken
session-RoundOpened = the time for wagers runs
session-RoundTakenBack = the last round counts for nothing: { $reason }
session-RoundVoided = the round has no outcome: { $reason }
session-SessionEnded = the session is over, best first: { LIST($ranking) }{ $reason ->
    [none] { "" }
   *[other] ; ended before its time: { $reason }
}
session-SessionReopened = the end of the session is taken back
session-SessionStarted = session { $number } begins: { LIST($players) }
session-StationFailed = the station of { $player } { $broken ->
    [true] is out of order
   *[false] works again
}
session-TimeCalled = { $player }’s time to wager is over

## excluded

excluded-self-exclusion = self-excluded
excluded-cool-off = cools off
excluded-house = excluded by the house
excluded-table = excluded at a table

## exclusion

exclusion-cool-off = cool-off
exclusion-self-exclusion = self-exclusion

## fate

fate-data = data
fate-function = function
fate-screen = screen
fate-record = record
fate-prompt = prompt
fate-equipment = equipment
fate-rules-text = rules text
fate-planned = planned

## feature

feature-buy-in = Chips are bought
feature-charity = A charity or media event
feature-criteria = Players are selected
feature-right-to-refuse = Applications may be refused
feature-secondary = A second chance
feature-signing = Players sign the terms

## field

field-player = Player
field-amount = Amount
field-difference = Difference
field-lately = Within the hour before
field-tender = Tender
field-bet = Bet
field-to = To which bet
field-stake = Stake
field-reason = Reason
field-ground = What is wrong
field-scope = What has failed
field-text = In words
field-pocket = Number
field-colour = Colour
field-value = Value of each
field-sharer = Who is to have it too
field-wanted = Still wanted
field-devices = Devices
field-count = How many
field-dealer = Who deals now
field-min = Minimum
field-max = Maximum
field-unit = Unit
field-effective_at = In how many minutes
field-moment = When
field-slip = Slip number
field-diameter_mm = Diameter in millimetres
field-material = Material
field-metallic = Of metal
field-seconds = Seconds
field-players_max = Players at most
field-players = Players
field-done = What the house does
field-dispute = Dispute number
field-decision = Decision
field-final = Nobody may decide it again
field-agreed = The player agrees
field-covered = The rules cover it
field-inspector_told = Told of the inspector
field-card = Card shown
field-guest = A guest
field-on = From now on
field-allowed = Allowed
field-case = Case number
field-pay = Pay it out
field-unconfirmed = Wagers that no record confirms, each by itself
field-confirmed = Wagers can be confirmed from the records
field-removed = Removed
field-approved = Approved by
field-round_no = Round
field-suspected = Made on purpose, it seems
field-attempted = Tried to put it right
field-identified = The patron is known
field-rectified = Put right so far
field-why = Why
field-disrupting = Disrupts the game
field-issued_at = Issued at table
field-ball = Ball
field-boost = Boost
field-chips = Chips
field-direction = Direction
field-float = Float
field-forfeit = Who forfeits
field-kinds = Kinds of bet
field-means = By what means
field-numbers = Numbers
field-odds = Odds
field-people = People
field-reader = Reader
field-revolutions = Revolutions
field-source = Source
field-ticket = Ticket
field-tokens = In tokens
field-wheel_moving = The wheel moves

## finding

finding-diameter_m = Diameter of the wheel in metres
finding-signed_by = Order of the wheel signed for by
finding-ball_mm = Diameter of the ball in millimetres
finding-ball_material = Material of the ball
finding-approval = Approval number
finding-passed = Checked
finding-materials = Made of

## first

first-title = Before you begin
first-password = Choose a password of your own
first-password-detail = Somebody else knows the one you were given. Twelve characters or more; a few words are best.
first-current = The password you were given
first-own = Your own password
first-again = Your own password once more
first-differ = The two passwords differ
first-choose = Choose
first-factor = Add a second factor
first-factor-detail = Your role moves money. Read the code with an authenticator app, or type the letters into it; then enter the six digits that it shows.
first-picture = Code for an authenticator app
first-digits = Six digits
first-prove = Check and begin
first-leave = Sign out

## float

float-counted = counted
float-locked = locked

## form

form-choose = Choose
form-everybody = Everybody
form-none-recorded = No wager of this round is on record after its close.
form-nothing-there = None at the moment.
form-optional = optional
form-yes = Yes
form-no = No
form-money-hint = dollars, such as 25 or 2.50
form-not-money = Enter an amount of money
form-not-whole = Enter a whole number
form-wanted = Required
form-pick-on-layout = Tap the layout, or choose a call bet
form-send = Send
form-hold-to-send = Hold to confirm
form-waits = Waiting for a second person.
form-fault = Whether it was done is not known. Check the table before you try again.
form-calls = Call bets
form-at-table = At the table
form-somebody-else = Somebody else

## form-check-colour

form-check-colour-red = Red
form-check-colour-orange = Orange
form-check-colour-yellow = Yellow
form-check-colour-green = Green
form-check-colour-blue = Blue
form-check-colour-purple = Purple
form-check-colour-pink = Pink
form-check-colour-brown = Brown
form-check-colour-white = White
form-check-colour-black = Black

## form-tender

form-tender-cash = Cash
form-tender-note = Note
form-tender-chips = Chips
form-tender-voucher = Voucher
form-tender-token = Token

## game

game-asian-neighbour-takes-numbers = asian-neighbour takes 3 numbers; '{ $text }' has { $count }
game-at-least = { $count } of { $name }, at least { $least }
game-at-most = { $count } of { $name }, at most { $most }
game-ball-holds-metal = a ball of { NAME($material, of: "material") } holds metal
game-ball-mm-allowed = ball of { $diameter_mm } mm, allowed { $allowed }
game-ball-no-sphere = the ball is no sphere
game-book-no-game-there = book { $code } has no game '{ $name }'{ $near ->
    [none] { "" };
   *[other] { "" }; did you mean { $near }?
} there is { $games }
game-button-carries-wanted = button { $centre } carries { $carried }, { $wanted } wanted
game-call-bet-lies-on-several = '{ $text }' is a call bet and lies on several spots
game-call-not-offered = { BET($bet) }: { $why_not }
game-do-not-lie-side-by = { LIST($pair, by: "and") } do not lie side by side on layout { $name }
game-do-not-meet-as-on = { LIST($numbers, by: "dash") } do not meet as a { $kind } on layout { $name }
game-emblem-in-use-at = emblem { $emblem } is in use at { $taken }
game-follows-single-zero-wheel-one = { $call } follows the single-zero wheel; this one has 00
game-game-no-option-there = game { $name } has no option '{ $unknown }'{ $near ->
    [none] { "" };
   *[other] { "" }; did you mean { $near }?
} there is { $there ->
    [0] none
   *[other] { LIST($there) }
}
game-in-no-lucky-ball = '{ $tail }' in '{ $text }' is no Lucky Ball; { LIST($lucky_colours) } are
game-in-no-number-on-roulette = '{ $word }' in '{ $text }' is no number on a roulette wheel
game-in-no-there = '{ $tail }' in '{ $text }' is no { $name }; there are 1, 2 and 3
game-in-only-adjoin = '{ $tail }' in '{ $text }': only 1-2 and 2-3 adjoin
game-in-only-neighbours-have-reach = '{ $reach }' in '{ $text }': only neighbours have a reach, of { $known }
game-kind-not-in-game = { NAME($kind, of: "bet") } is not a bet of this game
game-layout-does-not-mark-it = layout { $name } does not mark it
game-layout-no-five-number-bet = layout { $name } has no five-number bet
game-layout-no-lucky-ball-areas = layout { $name } has no Lucky Ball areas
game-limits-hold-no-wager = limits of { $limits }{ $kind ->
    [none] { "" }
   *[other] { " " }on { NAME($kind, of: "bet") }
} hold no wager
game-lucky-ball-no-mega-odds = this Lucky Ball has no Mega odds
game-lucky-ball-not-offered-here = Lucky Ball is not offered here
game-mega-chance-brings-unit-below = a Mega chance of { $chance } brings { $colour } { $expected } a unit; below { $limit } wanted
game-missing = { $name } is missing
game-neighbours-on-either-side-here = { $call }: neighbours are the { $neighbours_reach } on either side here
game-no-approval-reference = { $name } has no approval reference
game-no-book-there = no book '{ $code }'{ $near ->
    [none] { "" };
   *[other] { "" }; did you mean { $near }?
} there is { LIST($book_folders) }
game-no-group-table-there = { BET($bet) } is no group of this table; there is { LIST($groups) }
game-no-kind-bet-known = '{ $text }' is no kind of bet{ $near ->
    [none] { "" };
   *[other] { "" }; did you mean { $near }?
} known: { LIST($readers) }
game-no-probability = { $chance } is no probability: 0 to 1
game-no-role-there = no role '{ $word }'{ $near ->
    [none] { "" };
   *[other] { "" }; did you mean { $near }?
} there is { $known }
game-no-sentence = { $book }: the task "{ $task }" has no sentence { $code }; write it into words/en.ftl in the folder of the book
game-not-offered-at-table = { BET($bet) } is not offered at this table
game-not-on-layout = { $call }: { $centre } is not on layout { $name }
game-not-on-layout-2 = { LIST($foreign) } is not on layout { $name }
game-option-there = option { $name } is '{ $shown }'; there is { LIST($values) }
game-option-whole-number-from-wanted = option { $name } is '{ $shown }'; a whole number from 1 is wanted
game-order-wheel-needs-signature = the order of the { $title } wheel needs a signature
game-order-wheel-not-signed = the order of the { $title } wheel has not been signed
game-pocket-wanted = pocket { $place } is { $order }, { $order_2 } wanted
game-set-needs-at-least-two = a set needs at least two colours
game-smallest-chip-worth-nothing = the smallest chip is worth nothing
game-stands-alone-in-does-not = { $name } stands alone; '{ $tail }' in '{ $text }' does not belong to it
game-stands-twice-in = '{ $word }' stands twice in '{ $text }'
game-takes-numbers = { $name } takes { $wanted } numbers; '{ $text }' has { $count }
game-takes-one-number = { $name } takes one number; '{ $text }' has { $count }
game-value = { $call }: { $why_not }
game-wanted = { $name } of { $material ->
    [none] no material
   *[other] { NAME($material, of: "material") }
}, { LIST($allowed, of: "material", by: "or") } wanted
game-wheel = wheel: { LIST($faults, by: "semicolon") }
game-wheel-at-least-m = wheel of { $shown ->
    [none] no diameter
   *[other] { $shown } m
}, at least { $metres_min } m
game-wheel-inspection-not-confirmed = wheel inspection: { $check } is not confirmed

## game-option

game-option-stand_alone = stand alone
game-option-multiples_notice = multiples notice
game-option-buttons_per_number = buttons per number
game-option-buttons_per_spin = buttons per spin
game-option-designated_buttons = designated buttons
game-option-wheel = wheel
game-option-layout = layout
game-option-racetrack = racetrack
game-option-wagering_seconds = wagering seconds
game-option-double_table = double table
game-option-licensed_min = licensed min
game-option-electronic = electronic
game-option-asian_racetrack = asian racetrack
game-option-call_bets = call bets
game-option-max_bet = max bet
game-option-base = base
game-option-lucky_ball = lucky ball
game-option-uspin = uspin
game-option-player_card = player card
game-option-cashless = cashless
game-option-drop_box = drop box

## ground

ground-act-of-god = act of god
ground-ball-out = ball out
ground-ball-stuck = ball stuck
ground-borrowed-card = borrowed card
ground-brawl = brawl
ground-civil-commotion = civil commotion
ground-credits = credits
ground-display = display
ground-disruption = disruption
ground-equipment = equipment
ground-expired-card = expired card
ground-fire = fire
ground-foreign-object = foreign object
ground-fraud = fraud
ground-interference = interference
ground-interrupted = interrupted
ground-no-card = no card
ground-numbers = numbers
ground-odds = odds
ground-opinion = opinion
ground-prohibited-device = prohibited device
ground-proxy = proxy
ground-riot = riot
ground-robbery = robbery
ground-same-direction = same direction
ground-sequence = sequence
ground-short-revolutions = short revolutions
ground-uspin-loaded-by-other = uspin loaded by other
ground-wheel-not-moving = wheel not moving
ground-wheel-stopped = wheel stopped
ground-opener = opener
ground-closer = closer
ground-valid = valid
ground-lapsed = lapsed
ground-borrowed = borrowed
ground-none = none

## heading

heading-dates = when it is held
heading-entry_fee = the entry fee, if any
heading-buy_in = what the buy-in costs
heading-re_buy = what a re-buy costs
heading-add_on = what an add-on costs
heading-entries_min = the least number of players
heading-entries_max = the greatest number of players
heading-location = where it is held
heading-start_changes = that a start may move after notice
heading-regulator_told = that the regulator hears of changes
heading-acceptance = that taking part accepts the terms
heading-entitled = that only those who may gamble here enter
heading-right_to_refuse = that any application may be refused
heading-selection_criteria = the criteria of selection
heading-employees = on what footing staff take part
heading-abide = that players abide by the terms
heading-availability = how players get to see the terms
heading-signing = that a copy must be signed
heading-entry_method = how to enter
heading-withdrawal = how long one withdraws or names another
heading-rounds = how many rounds or sessions, or how long
heading-tables = how many tables are active
heading-progression = how players go on
heading-buy_back = how and when one buys back
heading-secondary_rounds = who gets a second chance
heading-equal_bank = that all start with the same chips
heading-chip_disposition = what becomes of the chips
heading-chip_type = the chips used
heading-minimum_wager = the minimum or compulsory wager
heading-secret_wagers = how many secret wagers, and how they are made
heading-elimination = how players are eliminated
heading-winners = how winners are found
heading-prize_pool = the prize pool or its formula
heading-distribution = how the pool is shared out
heading-penalties = when a player is penalised, and how
heading-disqualification = when a player is disqualified
heading-substitutes = when a substitute may be named
heading-refunds = when a fee goes back
heading-late_arrival = what follows lateness
heading-absence = what follows absence
heading-telephones = what follows the use of a telephone
heading-substitution = what follows naming a substitute
heading-disqualified_chips = what follows disqualification
heading-retirement = what follows retirement
heading-rules_prevail = that the rules prevail over the terms
heading-early_end = when a table ends early
heading-early_end_agreed = when all may agree to end a table
heading-privacy = how personal information is handled
heading-publicity = that names are used only with permission
heading-conduct = who conducts it
heading-director_final = that the director's decision is final
heading-liability = how far liability goes, naming both Acts
heading-complaints = that a complaint may be investigated
heading-cash_chips = whether chips turn into cash at the end of a session
heading-chips = the chips for a session
heading-advance = how many go on or win
heading-compulsory_wager = whether a wager is compulsory
heading-min = the minimum for each round
heading-max = the maximum for each round
heading-limits_step = when the limits may rise
heading-allocation = how tables and places are given out
heading-order = the order of wagering, or none
heading-pass_cards = how many pass cards, or none
heading-undisclosed = how many undisclosed wagers, or none
heading-buy_back_method = how and when one buys back
heading-form = the application form
heading-prizes = the prizes
heading-payment = how prizes are paid
heading-undertakings = any undertaking or guarantee
heading-value = what the prize is worth
heading-award_manner = how the prize is awarded
heading-award_when_where = when and where it is awarded
heading-eligibility = who is eligible
heading-prize_nature = the nature of the prize, and any reservation
heading-entry_closes = when entries close
heading-place_date_time = place, date and time
heading-claim_method = how a prize is claimed, in person or not
heading-winner_notice = how the winner is notified
heading-results_published = how results are published
heading-prize_conditions = conditions of receiving a prize, or none
heading-closes_at = entries are taken until
heading-draws_at = the draw is not before
heading-least_wager = least wager since the start
heading-least_turnover = least turnover since the start
heading-criteria = who enters
heading-forfeited = prize of a winner who was refused for good
heading-prize = prize

## house

house-after-deadline = it came after its deadline; nothing has changed
house-approval-lapsed = nobody agreed to it in time; nothing has changed
house-ball-in-play-settle-anew = the ball is in play at table { $id }: an earlier round is settled anew after it, or not at all
house-betting-not-open-at-table = betting is not open at table { $id }
house-by-waits-second-person = { NAME($action, of: "word") } by { $id } waits for a second person
house-checks-being-taken-off = checks of { $table } that another table has exchanged are just being taken off its books; try again
house-checks-still-out = { $left } { NAME($colour, of: "form-check-colour") } checks of { $issued_at } are still out
house-clock-demands-no-longer = the clock demands this no longer
house-closed-decision = { $case } was closed with the decision that it is { $given_back ->
    [true] given back
   *[false] kept
}
house-commands-wait-second-person = { $waiting_max } commands wait for a second person
house-deals-where-seated = { $id } has a seat at this table, as { $player }, and does not work here
house-dealt-from-wheel-whose-sources = { $id } is dealt from wheel { $wheel }, whose sources are changed there
house-did-not-agree = { $id } did not agree to { NAME($action, of: "word") }
house-does-not-act = { $id } does not act for { $player }
house-choice-ended = { $option } is not { $value } since { $day }
house-edition-holds-from-on = edition { $edition } of { $book } holds from { $day } on
house-equipment-faults = { LIST($faults, by: "semicolon") }
house-fee-paid-at-cashier-who = what is paid for a place or given back goes over the cashier's counter
tournament-duty-not-waiting = nothing waits to be done for { $player }
tournament-no-seat-at-table = { $player } has no place at table { $table }
tournament-round-before-play-off = round { $round_no } at table { $table } gave the order that the play-off is about: the manager takes that back first
tournament-round-not-on-record = round { $round_no } at table { $table } is not on record as a round of this session
house-forms-have-not-checked = the forms of { LIST($unseen) } have not been checked
house-house-draws-itself = the house draws this itself
house-key-not-for-table = the key of { $id } is for another wheel than that of { $table }
house-key-not-enrolled-for = the key of { $id } is not enrolled for { $action }
house-key-used-before = this key was used before for something else
house-leads-elsewhere = { $person } is { $chief } at { LIST($where) }; { $count } at a time may be led
house-lets-no-services-in = a { NAME($by, of: "role") } lets no services in
house-let-in-by-oneself = { $id } let it in; somebody else says that it was seen
house-may-not-acknowledge = { $id } may not acknowledge this; { LIST($roles) } may
house-may-not-set-up-tournament = a { NAME($by, of: "role") } may not set up a tournament
house-meant-round = it was meant for round { $round_no }; this is { $round_of }
house-name-taken = there is a { $word } { $name } already
house-named-oversee-draws-not = { $scrutineer } was named to oversee draws, not { $id }
house-no-card-stands-issued = no card that stands has been issued to { $player }; the pit issues one
house-no-checks-out = { $issued_at } has no { NAME($colour, of: "form-check-colour") } checks out
house-no-fault-printer-at-on = no fault of a printer at { $table } is on record for this ticket
house-no-open-case-device-named = { $case } is no open case of a device that a named person held since some time
house-no-other-table-plays-on = no other table plays on, so the float is counted
house-no-role-agree-in = { $id } has no role to agree in
house-no-such-thing = there is no { NAME($word, of: "stream-kind") } '{ $id }'; there is { $known ->
    [0] none
   *[other] { LIST($known) }
}
house-nobody-may-buy-in = nobody may buy in here
house-nobody-names-themselves-oversee-draw = nobody names themselves to oversee a draw
house-drawer-keeps-entries = { $id } may draw the winners, and takes nobody’s entry away
house-nobody-signs-in-here-as = nobody signs in here as { $name }
house-not-closed-what-seized-stays = { $case } is not closed: what was seized stays in keeping
house-not-in-role = { $id } is { $held ->
    [0] no role
   *[other] { LIST($held, of: "role") }
}, not { NAME($by, of: "role") }
house-not-seen-themselves = { $id } was let in by an administrator, and no supervisor of before has seen that yet
house-nothing-waits-under = nothing waits under { $number }
house-nothing-waits-under-number = nothing waits under this number
house-number-in-use = the number is in use; send it again with another
house-number-taken = the number is taken
house-numbers-come-from-source = the numbers of { $id } come from: { $source }
house-numbers-come-from-wheel = the numbers of { $id } come from wheel { $serial }
house-oversees-draw-somebody-else-conducts = { $scrutineer } oversees the draw, and somebody else conducts it
house-not-of-the-staff = { $name } is nobody of this house's staff
house-players-keep-their-own-favourites = players keep their own favourites
house-record-unwritten = the record cannot be written now, so nothing is taken; nothing has changed
house-register-holds-things-already = the register holds { $items_max } things already
house-role-may-not-acknowledge = a { NAME($by, of: "role") } may not acknowledge this; { LIST($who, of: "role") } may
house-second-pair-eyes-another-person = the second pair of eyes is another person's
house-second-person-must-agree = a second person must agree
house-sees-no-webhooks = a { NAME($by, of: "role") } sees to no webhooks
house-service-enrolled-already = service { $name } is enrolled already
house-service-name-no-dot = a service's name has no dot
house-shutting-down = the house is shutting down
house-somebody-else-decides = { $reader } saw { $pocket }, and another did not: somebody else decides for that number
house-somebody-find-out-first = somebody has to find out first: { LIST($missing) }
house-finding = { NAME($name, of: "finding") }{ $of ->
    [none] { "" }
   *[other] : { NAME($of, of: "part") }
}
house-somebody-must-see-criteria-selection = somebody must see that the criteria of selection are met
house-table-refuses = table { $table }: { $why }
house-station-of-each-in-session = these wagers are tournament { $name }’s: report the fault of each player’s station, with the wagers that no record confirms ({ LIST($players) })
house-table-set-aside-tournament-no = table { $id } is set aside for tournament { $name }; no other play is taken
house-ball-decides-first = the ball decides at table { $table }: { $player } may come in after the number
house-dispute-of-ones-own = a player disputes for themselves, at their own table
house-no-printer-at = the house knows no printer at { $table }
house-table-designated = it is designated for tournament { $tournament }
house-table-in-play = it has a round under way, or wagers on the layout
house-table-not-here = it does not stand in this house
house-table-other-game = it has another game, { $game }
house-table-under-book = it is played under { $book }
house-table-has-places = table { $table } has { $places } places
house-table-stands-already = table { $table } stands already
house-takes-part-oneself = { $id } takes part in it; somebody else does this
house-terminal-takes-no-money-itself = a terminal takes no money itself; the dealer or a note reader does
house-there-no-service = there is no service { $name }
house-there-no-table = there is no table '{ $table }'
house-there-no-webhook = there is no webhook { $name }
house-there-webhook-already = there is a webhook { $name } already
house-ticket-above-cap = the balance here would be above { MONEY($cap) }; a cashier pays the ticket
house-unknown-at-node = the session or device is not known at the table's node
house-waits-second-source-agrees = { $pocket } waits for a second source that agrees
house-what-seized-worked-out-from = { MONEY($amount) }: what is seized is worked out from the log
house-station-credited = { MONEY($credited) } credited to { $player }, { MONEY($due) } due
house-station-credited-without-wager = { MONEY($credited) } credited without a wager
house-station-shows-balance = the station shows { MONEY($shown) }, { MONEY($due) } due
house-station-shows-foreign = the screen shows { LIST($numbers) }, which this game has not
house-station-shows-winning = the screen shows { $shown } as the winning number, { $came } came
house-wheel-not-seen = wheel { $serial } is not being read just now: no wager is taken
house-wheel-of-other-game = { $table } needs a wheel of { $wanted } pockets, which { $serial } is not
house-wheel-undecided = the number of wheel { $serial } is not decided: no wager is taken until it is
house-won-nothing-at-since-device = { $person } has won nothing at { $table } since the device was held
house-was-down-at-close = the house was down when the wagering period ended
house-station-silent = nothing was heard of this station for { $seconds } seconds
house-node-behind = the node of table { $table } cannot { $action } yet: upgrade it
house-own-printer-fault = who recorded the fault of the printer at { $table } does not make this ticket good alone: somebody else does, or agrees
house-setting-was = { $name } { $before } is now { $now }
house-clock-apart = { $source } is { $seconds } seconds { $is_ahead ->
    [true] ahead of
   *[false] behind
} the house: see to the clock
house-records-of-another = records { $first } to { $last } are not from this house
house-records-gone = record { $own } was the last, and then record { $found }: some were taken away or replaced
house-clock-set-by = by { $by } ms, { $who }: { $why }
house-hours-ahead = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} ahead
house-version = version { $version }
house-let-in = { LIST($what, by: "semicolon") } ({ $who })
house-let-in-roles = { $name }: { LIST($roles, of: "role") }{ $whose ->
    [none] { "" }
   *[other] { " " }{ $whose }
}
house-let-in-service = { $name }: { LIST($scopes) }
house-let-in-webhook = { $name }: { $url }
house-settings-were = { LIST($changes, by: "semicolon") }

## http

http-content-type = the content type is { $kind ->
    [none] missing
   *[other] { $kind }
}; application/json is wanted
http-parameter-wanted = { $place } { $name } is wanted: { $says }
http-parameter-pattern = { $place } { $name } does not match { $pattern }
http-body-cut-off = the body was cut off
http-body-too-large = a body may have { $most } bytes
http-nothing-at = nothing lies at { $path }
http-record-away = the record cannot be reached now; nothing has changed
http-record-away-see = the record cannot be reached now: see whether anything has changed
http-fault = this is a fault of the server, and has been recorded
http-address-too-long = an address may have { $most } bytes
http-address-controls = an address holds control characters
http-control-characters = a text holds control characters
http-house-starting = the house is starting
http-starting-or-stopping = the house is starting or stopping
http-other-house = this house does not answer to that name
http-slower = slower, please
http-not-known = whether it was done is not known: send it again with the same key
http-not-written = the record cannot be written now; nothing has changed
http-attempt-changed-nothing = the record cannot be written now: this attempt has changed nothing; send it again with the same key
http-sign-in-or-key = sign in, or send a key as a bearer token
http-own-pages-cookie = a session's cookie works from the house's own pages alone
http-own-pages = this works from the house's own pages alone
http-password-first = choose a password of your own first: POST /v1/password
http-factor-first = set up a second factor first: POST /v1/second-factor
http-not-for-role = { $actor } is { $held ->
    [0] no role
   *[other] { LIST($held, of: "role") }
}; this is for { LIST($allowed, of: "role") }
http-no-case = there is no case '{ $case }'
http-name-player = name the player
http-name-player-seat = name the player; only staff at the tables see a seat for others
http-not-acting-for = { $actor } does not act for { $player }
http-not-speaking-for = { $actor } does not speak for { $player }
http-seated-only = { $actor } sees this of players who sit at a table
http-no-register = there is no register '{ $name }'; there is { $known }
http-no-patrons = { $actor } sees no patron's file, and no register of patrons
http-no-contest = there is no { NAME($kind, of: "contest-kind") } '{ $name }'
http-contest-waits = nothing of a contest waits for a second person
http-no-table-which-game = there is no table '{ $table }'; say which book and game it is to be
http-no-mark = '{ $mark }' is no mark: { $why }
http-lacks-scope = { $actor } lacks the scope { $scope }
http-beyond-the-log = the log does not reach number { $after } yet: its last number is { $last }
http-no-event-kind = there is no kind of event '{ $kind }'{ $near ->
    [0] { "" }
   *[other] ; did you mean { LIST($near, by: "or") }?
}
http-too-many-wait = too many wait for news already
http-no-alert = no alert '{ $alert }' stands
http-not-this-seat = { $actor } does not see the seat of { $player ->
    [none] nobody
   *[other] { $player }
}
http-key-opens-nothing = the token or key opens nothing here
http-sign-in-for-view = sign in to see the { $view } view
http-view-denied = { $actor } may not see the { $view } view
http-displays-enrolled = displays are enrolled here
http-too-many-come = too many come at the same time; try again
http-no-demo = this is no demo house
http-too-many-visitors = too many visitors from here
http-no-demo-role = the demo house has no { NAME($role, of: "role") }; there is { LIST($there, of: "role") }
http-guests-full = { $count } guests play here already; come back later
http-seats-taken = every seat of { $table } is taken
http-no-copies-folder = this house has no folder for copies
http-copy-under-way = a copy is being made
http-clock-fixed = this house's clock cannot be set
http-clock-of-database = the nodes of this house go by the clock of its database: set that one, and start them anew
http-clock-between-rounds = a round is open at { $tables }; set the clock between rounds
http-no-round = table { $table } has had no round { $round }
http-events-so-far = table { $table } has had { $count } events
http-no-event = table { $table } has no event { $seq }
http-no-clause = book { $book } has no clause { $clause }
http-own-reports-wait = the reports that you have asked for are not ready yet
http-too-many-reports = too many reports are being made
http-report-failed = the report could not be made
http-needs-package = this house lacks the package { $package }: { $install }
http-too-many-sign-ins = too many sign-ins from here
http-sign-in-lost = this sign-in is not under way here: begin again
http-no-provider = this house has no provider of sign-ins
http-provider-away = { $provider } cannot be reached: { $why }
http-provider-refused = { $provider } did not sign you in: { $why }
http-claim-nobody = { $claim } names nobody on the roll of this house
http-address-unverified = the address is not verified
http-password-wanted = a password is wanted, as `password`
http-password-short = a password has { $least } characters or more
http-password-controls = a password has no control characters
http-password-alike = a password has { $least } different characters or more
http-password-tried-first = a word that is tried first, with digits and signs around it, is no password
http-password-digits = digits alone are no password
http-only-sessions-lock = only a session can be locked; a key or certificate has none
http-too-many-failures = too many failures: try again later
http-other-password = the present password is another
http-staff-see = staff see this
http-nothing-waits = nothing waits under { $number }
http-device-name = a device has a name without dots, and plays or senses
http-note-reader = a note reader has a list of notes, and a cap
http-serves-one = a sensor serves one wheel, a note reader or card reader one station, a printer one station or cashier, and nothing else
http-no-command = no table takes the command '{ $command }'
http-other-hash = record { $number } does not have this hash
http-no-version = there is no version { $version } of { $stream } that is yours
http-not-enrolled = { $actor } is enrolled for no wheel and no station
http-driver-of-another = another driver reports for { $device } under the same key
http-no-dispute = table { $table } has no dispute { $number }
http-figures-differ = the report is not made, for the figures differ: { $why }
http-no-report = there is no report '{ $kind }'; there is { $known }
http-report-denied = { $actor } does not see this report
http-check-under-way = a check is under way; its progress can be read meanwhile
http-no-time = '{ $text }' is no time; write 2026-01-05 or 2026-01-05T14:30
http-no-statements = { $actor } sees no statements, and no search by a player
http-factor-staff = members of staff have a second factor; devices have keys
http-factor-key = a second factor needs a key that outlasts the process: set proof.key
http-digits-wrong = the digits are wrong: is the clock of the device right?
http-digits-wanted = the digits of your second factor are wanted too, as `digits`
http-digits-used = the digits are wrong, or were used before
http-factor-other = another administrator clears one's second factor
http-wrong-secret = the name or the secret is wrong
http-nothing-locked = nothing is locked here: sign in
http-too-many-pins = too many wrong PINs: sign in
http-pins-ended = too many wrong PINs: the session has ended, sign in
http-wrong-pin = the PIN is wrong
http-too-many-tables = one socket views { $most } tables at most
http-may-not-open = { $actor } may not open a table under this book
http-unit-none = a unit is more than nothing
http-no-bets-called = no bet here is called { $strange }; there is { LIST($allowed, of: "bet") }
http-too-many-look-back = too many requests for past rounds already
http-no-ticket = there is no ticket { $ticket }
http-no-ticket-under = there is no ticket under '{ $wanted }'
http-waits-for-second = it waits for a second person, under { $number }
http-entry-denied = { $actor } does not see the entry of { $player }
http-no-paper = there is no paper '{ $paper }'; there are { $known }
http-webhooks-key = webhooks are signed with the house's key: set proof.key first
http-address-host = an address names a host, and nobody's password
http-address-https = an address begins with https, unless it is on this machine
http-address-inside = { $host } is inside: the operator names such networks in webhooks.inside
http-address-letters = an address is written in plain letters
http-no-service = there is no service { $service } with the scope { $scope }
http-no-wheel = there is no wheel '{ $wheel }'
http-dealt-from = { $table } is dealt from { $wheel }
http-not-for-wheel = { $device } is not enrolled for this wheel
http-correct-to = correct to which number?
http-record-unread = the record cannot be read now
http-provider-no-factor = a second factor is wanted, and the provider asked for none

## incident

incident-prohibited-device = Prohibited device
incident-interference = Interference
incident-side-bet = Side bet
incident-advice = Advice to a player
incident-partnership = Partnership
incident-card-misuse = Misuse of a card
incident-conduct = Conduct
incident-fraud = Fraud
incident-complaint = Complaint

## incident-action

incident-action-note-case = Add a finding
incident-action-confiscate = Confiscate a device
incident-action-detain = Detain
incident-action-hand-over-person = Hand over
incident-action-close-case = Decide and close
incident-action-seize = Seize winnings

## incident-field

incident-field-kind = What it is
incident-field-text = What happened
incident-field-finding = What was found or done
incident-field-person = Who
incident-field-table = Table
incident-field-round_no = Round
incident-field-held_from = Device held since
incident-field-description = Which device
incident-field-holder = Who held it
incident-field-to = Authorised person who took over
incident-field-handed_at = When
incident-field-decision = Decision
incident-field-give_back = Winnings that were seized go back
incident-field-reason = Reason
incident-field-days = Days
incident-field-member = Member
incident-field-card = Card number
incident-field-form = Kind of card
incident-field-why = Why it ended
incident-field-document = Document
incident-field-made_at = Made
incident-field-told_at = Inspectorate told
incident-field-limit = What is limited
incident-field-amount = Dollars, or minutes of time
incident-field-hours = Hours

## incidents

incidents-incidents = Incidents
incidents-none = No incident is open.
incidents-open-count = { $count ->
    [one] 1 open
   *[other] { $count } open
}
incidents-report = Report an incident
incidents-closed-cases = { $count ->
    [one] 1 closed incident
   *[other] { $count } closed incidents
}
incidents-look-into = Look into
incidents-look-into-of = Look into { $number }
incidents-case-title = { $number } · { $kind }
incidents-register = Register (PDF)
incidents-at = { $round ->
    [0] { $table }
   *[other] { $table }, round { $round }
}
incidents-held-from = device held from { $time }
incidents-detained-now = { $person } is detained
incidents-evidence = Evidence
incidents-round-record = { $round ->
    [0] { $table } since its opening, step by step
   *[other] Round { $round } of { $table }, step by step
}
incidents-round-file = Round as it is stored
incidents-dispute = Dispute { $number } (PDF)
incidents-no-evidence = It is about no round.
incidents-steps = What was found and done
incidents-seize-says = What the person won at this table since the device was held is worked out from the log and seized.
incidents-wanted = { $field } is required
incidents-no-table = At no table
incidents-may-stay-empty = optional
incidents-without-end = empty: without an end
incidents-reported = { $number } is on record.
incidents-done = { $action }: written down.
incidents-send = Send
incidents-patrons = Patrons and exclusions
incidents-find = Find a patron
incidents-look-up = Look up
incidents-no-patrons = Nobody of that name is in the register.
incidents-more-patrons = There are more; type a part of the name.
incidents-until = until { $time }
incidents-no-end = without an end
incidents-since = since { $time }
incidents-lifted = no longer holds
incidents-cards = Cards
incidents-card-stands = stands
incidents-exclusions = Exclusions
incidents-no-exclusions = None.
incidents-arrangements = Arrangements
incidents-limits = Own limits
incidents-no-limits = No limits.
incidents-statement = Statement (PDF)
incidents-step = { $kind ->
    [opened] { $who ->
    [none] Reported: { $text }
   *[other] Reported, about { $who }: { $text }
}
    [confiscated] Taken from { $who }: { $text }
    [detained] { $who } is detained
    [handed-over] Handed over to { $who }
    [closed] Closed: { $text }
   *[other] { $text }
}

## inspector

inspector-title = Inspector
inspector-what = the inspector’s desk
inspector-tab-rounds = Rounds
inspector-tab-verify = Log
inspector-tab-clauses = Clauses
inspector-tab-reports = Reports
inspector-table = Table
inspector-rounds = Rounds of the table
inspector-older = Older rounds
inspector-round = Round { $round }
inspector-sums = { $staked } staked, { $paid } paid
inspector-sums-chips = { $staked } staked, { $paid } paid in chips of { $tournament }
inspector-corrected = { $times ->
    [one] corrected
   *[other] corrected { $times } times
}
inspector-no-spins = { $times ->
    [one] 1 no spin
   *[other] { $times } no spins
}
inspector-choose = Choose a round
inspector-choose-detail = Every event of it is shown in order, with who did it and under which clause.
inspector-no-rounds = No round has been played at this table yet.
inspector-timeline = Timeline
inspector-acknowledged = Acknowledged alerts
inspector-seen-by = by { $name }, { $time }
inspector-noted = “{ $note }”
inspector-scrubber = Step of the round
inspector-step = Step { $place } of { $count }
inspector-record = record { $number }
inspector-standing = The table after this step
inspector-phase = Phase
inspector-seat = { $player }: { $balance } free, { $staked } staked
inspector-export-round = Export this round
inspector-previous = Previous step
inspector-next-step = Next step
inspector-verify = Verify the whole log
inspector-verify-lead = Every record is read, its hash compared, and every balance computed again with arithmetic of its own.
inspector-expected = Expected root, if you have one from before
inspector-running = Reading: { $records } of { $total } records
inspector-clean = The log is intact
inspector-wrong = The log is not intact
inspector-failed = The check could not be finished
inspector-none = Not verified yet since the house opened.
inspector-root = Chain root
inspector-checked = { $records } records · { $rounds } rounds · { $tables } tables · { $tickets } tickets
inspector-book = Rulebook
inspector-choose-clause = Choose a clause
inspector-choose-clause-detail = What it demands, what the house does about it, what proves that, and where it applied.
inspector-find = Find in clauses
inspector-clauses-found = { $count } clauses
inspector-applied = Where it applied
inspector-never-applied = It has not applied in this house yet.
inspector-does = What the system does
inspector-where = In the program
inspector-tests = { $count ->
    [one] 1 test holds it
   *[other] { $count } tests hold it
}
inspector-in-house = Proven in a running house.
inspector-not-in-house = Not proven in a running house.
inspector-no-tests = No test names it.
inspector-reports-lead = Every figure is computed from the log.
inspector-tab-search = Search
inspector-tab-disputes = Disputes
inspector-search-lead = Any round of any table. Every condition must match.
inspector-from = From
inspector-to = To
inspector-player = Player
inspector-pocket = Number
inspector-ticket = Ticket
inspector-clause = Clause
inspector-least = At least $
inspector-most = At most $
inspector-any-table = All tables
inspector-search-now = Search
inspector-found = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
inspector-nothing-found = No matching rounds.
inspector-search-more = Older ones
inspector-zone = Times are local: { $name }.
inspector-no-disputes = No disputes.
inspector-open = Open
inspector-decided = Decided
inspector-dossier = Dossier (PDF)
inspector-replay = Play the round
inspector-pause = Pause
inspector-speed = Speed
inspector-verified-at = Checked { $time } for { $who }
inspector-anchors = Signed head
inspector-anchors-lead = The house signs where its log stands and puts it where it cannot take it back: witnesses, files elsewhere, a time server. Anyone who has an earlier head can prove that nothing before it was changed.
inspector-keys = Signed with
inspector-copy-head = Copy the head
inspector-no-head = No head has been signed yet.

## item

item-wheel = Wheel
item-ball = Ball
item-part = Part
item-chips = Chips
item-button = Neighbours button
item-terminal = Terminal

## item-field

item-field-order = Pockets clockwise, separated by spaces
item-field-diameter_m = Diameter in metres
item-field-signed_by = Order signed for by
item-field-diameter_mm = Diameter in millimetres
item-field-material = Material
item-field-metallic = Of metal
item-field-name = Name in the book
item-field-count = How many
item-field-approval = Approval number
item-field-table = Table
item-field-emblem = Emblem
item-field-colours = Colours, separated by commas
item-field-centre = Number in the middle
item-field-rim = Numbers on the rim, separated by spaces
item-field-part = What the book calls it
item-field-serial = Serial number

## level

level-core = Rules alone
level-house = Through a house
level-device = With a device
level-screen = On a screen

## limit

limit-field-min = Minimum
limit-field-max = Maximum
limit-field-unit = Unit above the minimum
limit-field-aggregate-min = Least in all
limit-field-aggregate-max = Most in all

## limits

limits-range = { MONEY($min) } to { MONEY($max) }{ $unit ->
    [none] { "" }
   *[other] { " " }in units of { MONEY($unit) }
}

## line

line-cites = { $clauses ->
    [0] { "" }
   *[other] ; { LIST($clauses, by: "comma") }
}
line-lost = { line-staked }: lost { MONEY($lost) }{ $returned ->
    [0] { "" }
   *[other] , { MONEY($returned) } back
}{ line-cites }
line-of-player = { $player }: { $line }
line-staked = { MONEY($stake) } on { BET($bet, as: "words") }
line-stands = { line-staked }: no win, { LIST($stands) } stays up{ $lost ->
    [0] { "" }
   *[other] , lost { MONEY($lost) }
}{ line-cites }
line-undone = undone: { $line }
line-void = { line-staked }: no result, { $whole ->
    [true] the stake is whole
   *[false] { MONEY($returned) } back
}{ line-cites }
line-won = { line-staked } at { ODDS($odds) }: win { MONEY($win) }, { $stands ->
    [0] stake back
   *[other] { $same ->
    [true] stake stays up
   *[false] { LIST($stands) } stays up
}
}{ line-cites }

## lobby

lobby-title = Tables
lobby-heading = Take your seat
lobby-lead = Real tables under real casino rulebooks. All money here is play money.
lobby-lead-house = The tables of the house.
lobby-play-now = Play now
lobby-play-now-at = Play now at { $table }, { $title }
lobby-play = Play
lobby-play-at = Play at table { $table }
lobby-display = Display
lobby-display-of = Display of table { $table }
lobby-dealer = Dealer
lobby-dealer-of = Dealer console of table { $table }
lobby-pit = Pit
lobby-pit-of = Pit desk of table { $table }
lobby-table = Table { $table }
lobby-round = Round { $round }
lobby-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
lobby-dealt-by-hand = dealt by hand
lobby-promotions = Promotions
lobby-staff-doors = Staff
lobby-pit-desk = Pit desk
lobby-pit-desk-detail = Every table at a glance, alerts, limits, corrections
lobby-cashier = Cashier
lobby-cashier-detail = Scan a ticket, see it, pay it once
lobby-inspector = Inspector
lobby-inspector-detail = Any round step by step, with its clauses
lobby-director = Director
lobby-admin = Administrator
lobby-admin-detail = Staff, devices and the house itself
lobby-director-detail = Tournaments: entries, heats, ranking
lobby-no-tables = No table is open
lobby-no-tables-detail = The pit opens tables; they appear here by themselves.
lobby-not-reached = The house cannot be reached
lobby-not-reached-detail = This page tries again by itself.
lobby-seat-refused = No seat was given
lobby-for-programs = For developers
lobby-metrics = Metrics
lobby-filters = Which tables
lobby-any-minimum = Any minimum
lobby-minimum-to = Minimum up to { $amount }
lobby-free-only = With a free seat
lobby-betting-only = Betting now
lobby-none-fits = No matching tables right now
lobby-none-fits-detail = Choose another minimum, or wait: tables change by themselves.
lobby-free-seats = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
lobby-full = full

## means

means-call = call
means-hand = hand
means-sensor = sensor
means-clock = clock
means-ball-at-rest = ball at rest

## member

member-club = club member
member-social = social member
member-none = not in the register

## named

named-value = { $name } { $value }

## number

number-of-event = { $pocket ->
    [none] no number
   *[other] { $pocket } { NAME($pocket_colour, of: "colour") }
}

## option-value

option-value-true = yes
option-value-false = no
option-value-single-zero = single zero
option-value-double-zero = double zero
option-value-mega = mega
option-value-standard = standard
option-value-off = off
option-value-none = none
option-value-fitting = fitting

## outcome

outcome-settled = settled
outcome-void = void
outcome-open = under way

## patron-action

patron-action-exclude-patron = Exclude from the house
patron-action-lift-exclusion = Lift the exclusion
patron-action-set-play-limit = Limit play
patron-action-cool-off = Cool off
patron-action-self-exclude = Self-exclude
patron-action-enrol-patron = Enrol
patron-action-issue-card = Issue a card
patron-action-end-card = End a card
patron-action-make-arrangement = Write an arrangement down

## patron-choice

patron-choice-club = Club member
patron-choice-social = Social member
patron-choice-physical = In the hand
patron-choice-digital = On a telephone

## patron-limit

patron-limit-loss-session = Loss in a session
patron-limit-loss-day = Loss in a day
patron-limit-stake-round = Stake in a round
patron-limit-time-session = Time in a session
patron-limit-time-day = Time in a day

## payment-method

payment-method-cash = Cash
payment-method-cheque = Cheque
payment-method-transfer = Transfer

## part

part-approved-picture = approved picture
part-ball = ball
part-bell = bell
part-cameras = cameras
part-change-block = change block
part-chipping-machine = chipping machine
part-colour-boxes = colour boxes
part-console-drop-box = console drop box
part-display-rack = display rack
part-distinctive-marker = distinctive marker
part-dolly = dolly
part-drop-box = drop box
part-extra-screen-features = extra screen features
part-float-tray = float tray
part-flying-roulette-display = Flying Roulette display
part-free-and-even-movement = free and even movement
part-game-console = game console
part-game-system = game system
part-horizontal-hazards = horizontal hazards
part-jetons = jetons
part-layout-cloth = layout cloth
part-level = level
part-limit-sign = limit sign
part-lucky-ball-screen = Lucky Ball screen
part-marker-buttons = marker buttons
part-neighbours-button = neighbours button
part-plaques = plaques
part-player-displays = player displays
part-printer = printer
part-rake = rake
part-rateau = rateau
part-screen-design = screen design
part-station-drop-boxes = station drop boxes
part-stations = stations
part-uspin = uSpin unit
part-vertical-hazards = vertical hazards
part-wheel-lid = wheel lid
part-wheel = wheel
part-winning-number-display = winning number display
part-winning-number-sensors = winning number sensors

## material

material-brass = brass
material-clear = clear
material-logo = a logo
material-plastic = plastic
material-value = its value
material-wood = wood

## people

people-enrolled-already = { $name } is enrolled already
people-no-member-staff = no member of staff is { LIST($wrong) }
people-no-second-factor = { $name } has no second factor
people-no-such-session = there is no such session
people-nobody-at-once = nobody is { LIST($pair, by: "and") } at once
people-nobody-stands-under = nobody stands under { $name }
people-own-password-only = one changes one's own password and second factor
people-second-factor-administrator-clears-first = { $name } has a second factor; an administrator clears it first
people-session-begun-before = the session has begun before
people-sessions-house-keep = sessions are the house's to keep
people-source-of-wheel = { $name } is a source of wheel { $wheel }; two people take it off the wheel first
people-would-taken = { $name } would be taken for { $twin }

## phase

phase-closed = Table closed
phase-idle = Next round soon
phase-betting = Place your bets
phase-final-bets = Finish betting
phase-no-more-bets = No more bets
phase-settled = Result
phase-void = Round void
phase-held = Round held

## pit

pit-title = Pit desk
pit-title-of = Pit · { $table }
pit-what = the pit desk
pit-role-shift-manager = Shift manager
pit-floor = Tables
pit-to-floor = All tables
pit-to-dealer = Dealer’s console
pit-no-tables = No table is open
pit-no-tables-detail = Open one: it appears here and in the lobby at once.
pit-stale = The figures are not up to date: the house does not answer.
pit-tables-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
pit-players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
pit-alerts-count = { $count ->
    [one] 1 alert
   *[other] { $count } alerts
}
pit-tasks-count = { $count ->
    [one] 1 thing to do
   *[other] { $count } things to do
}
pit-round = Round { $round }
pit-no-round = No round yet
pit-dealt-by = dealt by { $dealer }
pit-games-per-hour = Games/h
pit-turnover = Turnover
pit-drop = Drop
pit-hold-rate = Hold
pit-players = Players
pit-staked = Staked
pit-float = Float
pit-limits = Limits
pit-exposure = Exposure
pit-exposure-of = worst { $pocket }: pays { $amount }
pit-exposure-safe = worst { $pocket }: keeps { $amount }
pit-exposure-none = no wagers
pit-pocket-pays = { $pocket }: the house pays { $amount }
pit-pocket-keeps = { $pocket }: the house keeps { $amount }
pit-in-wheel-order = Wheel order
pit-in-number-order = Number order
pit-order = Order of the numbers
pit-house-pays = house pays
pit-house-keeps = house keeps
pit-alerts = Alerts
pit-no-alerts = Nothing waits to be acknowledged.
pit-acknowledge = Acknowledge
pit-acknowledge-of = Acknowledge: { $text }
pit-add-note = Note
pit-note-of = Write a note: { $text }
pit-note = Note to the record
pit-acknowledged = Acknowledged
pit-none-acknowledged = Nothing has been acknowledged yet.
pit-seen-by = by { $name }, { $time }
pit-noted = “{ $note }”
pit-acknowledged-says = Acknowledged: { $text }
pit-over = already over
pit-waiting-round = Table and round
pit-waiting-number = Number
pit-waiting-becomes = becomes
pit-waiting-costs = What it means
pit-waiting-nobody = Nobody’s money changes
pit-waiting-chips = { SIGN($amount) ->
    [less] { $player } loses { MONEY($amount, sign: "none") } in tournament chips
   *[more] { $player } gains { MONEY($amount, sign: "none") } in tournament chips
}
pit-waiting-no-chips = Nobody’s tournament chips change
pit-waiting = Waiting for a second person
pit-asked-by = requested by { $name }
pit-own-request = You requested this. Somebody else must agree.
pit-agree = Hold to agree
pit-agree-to = Hold to agree: { $what }
pit-decline = Decline
pit-decline-of = Decline: { $what }
pit-agreed = Agreed and done: { $what }
pit-declined = Declined: { $what }
pit-due = Due
pit-no-due = Nothing is due.
pit-refresh = Refresh
pit-as-of = as of { $time }
pit-notices = Notices
pit-takes-effect-in = in { $left }
pit-in-effect = its time has come
pit-notice-clock = put up by a clock that was ahead and was set back since
pit-open-table = Open a table
pit-table = Table
pit-book = Rulebook
pit-game = Game
pit-options = Options
pit-seats-max = Seats at most
pit-signed-for = Signed for: { NAME($what, of: "word") }
pit-may-stay-empty = optional
pit-wanted-name = A table needs a name: letters, digits, - and _.
pit-wanted-money = Minimum and maximum are amounts of money, such as 5 and 500.
pit-not-allowed-book = Your roles may not open a table under this book.
pit-opened = Table { $table } is open.
pit-seats = Seats
pit-nobody = Nobody is seated.
pit-balance = Balance
pit-actions-for = What to do for { $player }
pit-guest = guest
pit-card = card { $card }
pit-owed = owes { $amount }
pit-held = { $amount } held
pit-own-limits = own limits { $text }
pit-faulty = faulty: { $fault }
pit-calling = calls an attendant
pit-excluded = Excluded from this table
pit-disputes = Disputes
pit-dispute-of = No. { $number } · { $player } · round { $round }
pit-decide = Decide
pit-decide-of = Decide dispute { $number }
pit-decided = Decided: { $decision }
pit-dossier = Dossier (PDF)
pit-tasks = To do
pit-done = Done
pit-done-of = Done: { $text }
pit-task-for = for { $roles }
pit-faults = Out of order: { $faults }
pit-actions = Actions
pit-more = More
pit-timeline = Timeline
pit-timeline-of = { $round ->
    [0] Since the opening
   *[other] Round { $round }
}
pit-earlier = Earlier round
pit-later = Later round
pit-live = Now
pit-nothing-yet = Nothing has happened in this round yet.
pit-more-happened = More happened than is shown; the inspector’s screen has all of it.
pit-by = by { $actor }
pit-equipment = Equipment register
pit-equipment-none = Nothing is in the register.
pit-complete = Each table needs everything that its book requires before it is dealt.
pit-incomplete = The register is kept; tables may be dealt without it.
pit-mark = Mark
pit-kind = Kind
pit-store-room = store room
pit-fit = fit
pit-unfit = unfit: { $why }
pit-retired = retired: { $why }
pit-inspected-at = inspected { $time }
pit-never-inspected = not inspected yet
pit-table-fault = { $table }: not to be dealt: { $fault }
pit-register = Add equipment
pit-enter = Enter
pit-inspect = Inspect
pit-move = Bring to a table
pit-retire = Take out of use
pit-item-action = { $action }: { $mark }
pit-found-unfit = Unfit because (empty if it is fit)
pit-checks = Passed checks, separated by commas
pit-to-table = To which table (empty: store room)
pit-reason = Reason
pit-save = Save
pit-saved = { $mark } is in the register.
pit-order-of = As at table { $table }
pit-fill-order = Fill in the order of
pit-needs = What table { $table } needs
pit-needs-met = Everything that the book requires is there.
pit-lacking = Still missing
pit-passed = Passed: { $check }
pit-fill = Enter all that is missing
pit-find-tables = Find tables
pit-search = Table, game or dealer
pit-filter = Show
pit-sort-by = Sort by
pit-none-fits = No matching tables
pit-none-fits-detail = Search for something else, or show all of them.
pit-virtual-dealer = virtual dealer
pit-no-dealer = no dealer
pit-exposure-scale = A full bar is { $amount }: one full straight-up at this table
pit-sound-on = Sound on
pit-sound-off = Sound off
pit-waits-since = since { $time }
pit-escalated = Shift manager
pit-made-of = Made of: { $materials }

## pit-filter

pit-filter-all = All
pit-filter-alerts = Alerts
pit-filter-betting = Betting
pit-filter-idle = No players
pit-filter-stopped = Stopped

## pit-group

pit-group-result = Result and wagers
pit-group-limits = Limits and notices
pit-group-people = Players
pit-group-problem = Faults and ball
pit-group-money = Float

## pit-sort

pit-sort-table = Table
pit-sort-alerts = Alerts
pit-sort-exposure = Exposure
pit-sort-turnover = Turnover
pit-sort-players = Players
pit-sort-pace = Pace
pit-sort-dealer = Dealer

## play

play-title = Table { $table }
play-round = Round { $round }
play-credits = Credits
play-staked = Staked this spin
play-won = Won this spin
play-held = Held
play-owed = Owed to you
play-tokens = Tokens
play-account = Account { $player }
play-personal = your own limits
play-undo = Undo
play-clear = Clear
play-repeat = Repeat
play-double = Double
play-favourites = Favourites
play-max-bet = Max bet
play-max-bet-on = Choose a number for the max bet
play-zoom = Zoom
play-race-track = Race track
play-layout = Layout
play-cash-out = Cash out
play-add-credits = Add credits
play-second = Second wheel beside this one
play-second-none = No other table has a free seat.
play-menu = Menu
play-recall = Last rounds
play-rules = Rules and help
play-attendant = Call attendant
play-attendant-called = An attendant has been asked
play-messages = Messages
play-no-messages = No messages
play-lobby = Tables
play-accepted = accepted: { $bet }, { $stake }
play-moved = moved: { $stake } from { $from } to { $to }
play-taken-off = taken off: { $bet }, { $stake }
play-cut-down = { $bet } was reduced to { $stake }, the most allowed there
play-laid = { $bets ->
    [one] accepted: 1 bet, { $stake }
   *[other] accepted: { $bets } bets, { $stake } in all
}
play-under-review = Result under review
play-under-review-detail = It is being checked again. Your money is safe meanwhile.
play-nothing-to-double = There is nothing on the layout to double
play-seat-taking = Taking a seat
play-not-seated = You have no seat at this table
play-not-seated-detail = Buy in at the table or at the cage; then this screen opens.
play-sit = Take a seat
play-play-as-guest = Play as a guest
play-game-unreachable = The table could not be reached
play-table-full = Every seat of table { $table } is taken
play-have-room = These tables have room
play-seated-now = { $count ->
    [one] 1 player
   *[other] { $count } players
}
play-waits-for-house = This screen goes on by itself as soon as the house answers.
play-try-again = Try again
play-terminal-of = a terminal
play-you-won = You win { $amount }
play-held-in-prison = { $amount } in prison
play-comes-back = { $amount } back
play-corrected-from = The result was corrected: { $before } became { $now }
play-result-staked = Staked
play-result-returned = Returned
play-result-net = Net
play-no-win = No win this time
play-place-first = Lay your chips on the layout
play-result = Result
play-last-result = Last result
play-call-bets = Call bets on the layout
play-recall-title = Your last rounds
play-recall-none = No finished round yet
play-recall-round = Round { $round }
play-recall-staked = staked
play-recall-won = won
play-recall-no-bets = No bets in this round
play-corrected = corrected
play-receipt = Receipt
play-receipt-bet = Bet
play-receipt-stake = Stake
play-receipt-win = Win
play-receipt-clause = rule
play-receipt-why = Why
play-cash-out-title = Cash out
play-cash-out-question = Cash out { $amount }?
play-cash-out-ticket = A ticket is printed. It is paid once, at the cashier.
play-cash-out-chips = The dealer pays you in chips.
play-ticket = Ticket
play-ticket-show = Take it to the cashier. It is paid once.
play-bar-code = Bar code of the ticket
play-qr-code = QR code of the ticket
play-to-printer = Send to a printer
play-ticket-printed = It is printed. Take it from the printer.
play-ticket-not-printed = The printer did not print it. Call an attendant: your money is safe.
play-ticket-paper = Print the ticket
play-chips-paid = Paid out
play-favourites-title = Favourites
play-favourites-none = Save what lies on the layout, and lay it again with one tap.
play-favourite-save = Save this layout
play-favourite-lay = { $bets ->
    [one] 1 bet
   *[other] { $bets } bets
}, { $stake }
play-favourite-drop = Delete
play-credits-title = Add credits
play-credits-notes = This terminal takes these notes:
play-rules-title = Rules and help
play-help-title = How to play
play-help-text = Choose a chip and touch the layout, or drag the chip there. Drag a stack of yours to another position, or beside the layout to take it off. Hold a position to see what it covers. Lines and crossings are positions too. A hollow chip is on its way; a solid one is accepted.
play-help-keys = Keys: 1 to 9 choose a chip, arrows move over the layout, Enter lays, Delete takes, M picks a stack up, U undoes, C clears, R repeats, D doubles.
play-help-duty = You alone are responsible for where your chips lie.
play-odds-title = What bets pay
play-limits-title = Limits of this table
play-boost = { $boost } boost
play-lucky-title = Lucky Ball
play-lucky-number = { $colour } ball: { $number }, pays { $pays } to 1
play-lucky-none = { $colour } ball: not drawn yet, pays { $pays } to 1
play-notice = { $text }, in { $clock }
play-dispute-of = Dispute round { $round }
play-dispute-why = What is wrong?
play-dispute-send = Send to the supervisor
play-dispute-sent = The supervisor has been told about round { $round }
play-disputes-own = My disputes
play-disputes-none = You have no disputes.
play-dispute-round = Round { $round }
play-dispute-decided = Decided: { $decision }
play-dispute-open = Not decided yet
play-review-ask = Ask for a review
play-review-asked = You have asked for a review of the dispute about round { $round }
play-review-requested = A review has been asked for
play-review-done = Reviewed

## play-ball

play-ball-red = red
play-ball-green = green
play-ball-blue = blue
play-ball-yellow = yellow

## prison

prison-title = In prison
prison-in-prison = { $zeros ->
    [one] in prison after one zero
   *[other] in prison after { $zeros } zeros
}
prison-share = Share: { $amount } back
prison-stay = Stay: { $amount } if it wins
prison-worth = Worth now: { $share } shared, { $stay } on average if it stays
prison-share-is-better = sharing is worth more
prison-stay-is-better = staying is worth more

## prize-kind

prize-kind-cash = cash
prize-kind-tobacco = tobacco
prize-kind-firearm = firearm
prize-kind-ammunition = ammunition
prize-kind-imitation-firearm = imitation firearm
prize-kind-weapon = weapon
prize-kind-prohibited-weapon = prohibited weapon
prize-kind-liquor = liquor
prize-kind-casino-dollars = casino dollars
prize-kind-appliance = appliance
prize-kind-machinery = machinery
prize-kind-vehicle = vehicle
prize-kind-travel = travel
prize-kind-real-estate = real estate

## promotion

promotion-not-now = { $doing } has no place while the promotion is { $status ->
    [none] not drafted
   *[other] { NAME($status, of: "stage") }
}
promotion-doing-claim = a claim
promotion-doing-deny = denying a claim
promotion-doing-reason = giving a reason
promotion-doing-dispute = closing a dispute
promotion-doing-draft = a draft
promotion-doing-amend = an amendment
promotion-doing-scrutineer = naming a scrutineer
promotion-doing-oversee = overseeing a draw
promotion-doing-draw = a draw
promotion-doing-enter = an entry
promotion-doing-withdraw = withdrawing an entry
promotion-doing-postpone = postponing
promotion-doing-validate = going on
promotion-doing-cancel = cancelling
promotion-doing-inform = a notice to the inspector
promotion-doing-notice = a notice
promotion-doing-pay = a payment
promotion-doing-hand-over = handing over
promotion-doing-start = the start
promotion-doing-marketing = marketing
promotion-doing-submit = sending the terms
promotion-doing-forfeit = taking a prize back
promotion-claim-none = a claim for { MONEY($value) } is none
promotion-claim-waits = { $player } has made this claim, and it waits
promotion-claimed = { $player } claims a prize of { MONEY($value) }
promotion-nothing-claimed = { $player } has claimed nothing
promotion-why-denied = say why { $player }'s claim is not met
promotion-name-and-address = name and address of { $player } are wanted for the record
promotion-decision-needed = say what was decided in the dispute with { $player }
promotion-denied = the claim of { $player } to { MONEY($value) } is denied: { $reason }
promotion-no-reason-owed = { $player } is owed no reason
promotion-knows-why = { $player } knows why the claim was denied
promotion-right-to-complain = tell { $player } first of the right to complain to an inspector
promotion-dispute-decided = the dispute of { $player } is decided ({ $decision }); { $player } { $satisfied ->
    [true] is satisfied
   *[false] may complain to an inspector
}
promotion-no-chance = a benefit without a draw or any chance is no promotional prize
promotion-drafted = terms are written down, with { $count ->
    [one] { $count } prize
   *[other] { $count } prizes
}
promotion-amended = terms are amended; there are { $count ->
    [one] { $count } prize
   *[other] { $count } prizes
}
promotion-regulator-must-have = the regulator must have the amended terms
promotion-banned = no prize may be or hold: { LIST($kinds, of: "prize-kind") }
promotion-no-such-time = such a time has never been
promotion-draw-before-close = the draw would be before entries close
promotion-wager-none = a wager of { MONEY($least) } is none; leave it out
promotion-no-such-worth = no prize is worth { MONEY($value) }
promotion-no-such-liquor = nothing holds less than no liquor
promotion-never-exchanged = { NAME($kind, of: "prize-kind") } are never exchanged for money
promotion-drawn-without = drawn without { $players }, excluded since they entered
promotion-drawn-stays = prize { $number } has been drawn and is not amended
promotion-scrutineer-named = { $name } is named to oversee draws
promotion-no-scrutineer = nobody has been named to oversee draws
promotion-overseen-already = { $name } oversees the next draw already
promotion-overseen = { $name } oversees the next draw
promotion-no-prize-left = there is no such prize left to draw
promotion-closes-by-hand = the terms close entries in words alone: no clock of the house refuses a late one
promotion-draws-by-hand = the terms hold the draw in words alone: no clock of the house keeps it back
promotion-claim-refused = the last claim of { $player } was denied; a new claim comes before any prize is given
promotion-entries-open = nobody is drawn while entries are open
promotion-before-time = nobody is drawn before the time that the terms state
promotion-nobody-entered = nobody has entered
promotion-not-entered = { $player ->
    [none] nobody
   *[other] { $player }
} has not entered
promotion-lot-elsewhere = lot { $lot } of { $among } did not fall on { $player }
promotion-scrutineer-needed = a prize over { MONEY($over) } is drawn under a scrutineer, who has signed in
promotion-won = { $player } is drawn for prize { $numbers }{ $lot ->
    [none] , by hand
   *[other] , lot { $lot } of { $among }
}{ $witness ->
    [none] { "" }
   *[other] , overseen by { $witness }
}
promotion-entries-closed = entries have closed
promotion-time-stated = a time that has passed stays as it was stated, and none is moved into the past or taken out
promotion-entered-already = { $player } has entered already
promotion-terms-unmet = { $player } does not meet the terms
promotion-staff-says = a member of staff says whether { $player } meets the terms
promotion-criterion-unmet = the terms require that { $player } { $criterion ->
    [member] is in the register of patrons
    [card] holds a card that stands
   *[other] does not work for the house
}
promotion-wager-short = the terms require a wager of { MONEY($least) } since the start; { $player } has { MONEY($made) }
promotion-turnover-short = the terms require wagers of { MONEY($least) } since the start; { $player } has { MONEY($made) }
promotion-takes-part = { $player } takes part{ $wagered ->
    [0] { "" }
   *[other] , having wagered { MONEY($wagered) }
}
promotion-takes-part-no-more = { $player } takes part no more
promotion-doubt-needed = say what is in doubt
promotion-postponed = it is postponed: { $reason }
promotion-validated = its integrity is validated, and it goes on
promotion-why-called-off = say why it is called off
promotion-called-off = it is called off: { $reason }
promotion-inspector-knows-all = nothing was postponed or cancelled that the inspector does not know of
promotion-inspector-late = the inspector was notified too late
promotion-inspector-informed = the inspector is notified{ $late ->
    [true] { " " }too late
   *[false] { "" }
}
promotion-not-drawn = { $player ->
    [none] nobody
   *[other] { $player }
} was not drawn
promotion-no-such-notice = a winner is told by { LIST($known, of: "director-option") }, not by '{ $method }'
promotion-notice-late = { $player } was told too late
promotion-notified = { $player } is told of the prize by { NAME($method, of: "director-option") }{ $late ->
    [true] { " " }too late
   *[false] { "" }
}
promotion-planned = promotion { $promotion } is planned under { $book }
promotion-no-rules = book { $book } has no rules for promotional prizes
promotion-nothing-owed = no prize that was drawn is left to be given
promotion-others-won = { $winners } won, and nobody else is given anything
promotion-named-twice = a prize is named twice
promotion-not-owed = prize { $number } is not one that { $player } is owed
promotion-nobody-else-paid = { $player } won, and nobody else is paid
promotion-no-money-alternative = this prize has no alternative in money
promotion-no-cash = no prize is paid in cash
promotion-no-such-payment = money is paid by { LIST($known, of: "promotion-payment") }, not by '{ $method }'
promotion-payment-cheque = cheque
promotion-payment-eft = transfer
promotion-cheque-crossed = a cheque for a prize is crossed
promotion-parts-differ = the parts are not { MONEY($amount) } together
promotion-paid = { $player } is paid { MONEY($amount) }: { LIST($ways, by: "and") }
promotion-paid-by = { MONEY($amount) } by { NAME($method, of: "promotion-payment") }
promotion-given = { $player } is given prize { $numbers }
promotion-forfeit-unsaid = the terms do not say what becomes of the prize: say whether it is drawn again or kept
promotion-why-forfeit = say why { $player } loses the prize
promotion-not-denied = no claim of { $player } stands denied
promotion-reason-first = { $player } has not heard yet why the claim was denied
promotion-nobody-left = nobody else is left to be drawn; the house keeps the prize
promotion-terms-forfeit = the terms say that such a prize is { $stated ->
    [redrawn] drawn again among the others
   *[other] kept by the house
}
promotion-forfeited = { $player } loses prize { $numbers }: { $reason }; it is { $becomes ->
    [redrawn] drawn again among the others
   *[other] kept by the house
}
promotion-regulator-without = the regulator has not been sent the terms
promotion-regulator-hours = the regulator must have had the terms for { $hours } hours
promotion-terms-nowhere = patrons cannot find the terms anywhere
promotion-starts = it starts; its terms are to be found { $channels }
promotion-material-silent = the material does not refer to the terms
promotion-marketing-out = marketing material that refers to the terms is out
promotion-submitted = the regulator has the full terms

## promotion-action

promotion-action-submit-to-regulator = Send to regulator
promotion-action-start = Start promotion
promotion-action-release-marketing = Release marketing
promotion-action-enter = Enter a player
promotion-action-withdraw-entry = Withdraw an entry
promotion-action-nominate-scrutineer = Name scrutineer
promotion-action-oversee-draw = Oversee the draw
promotion-action-draw = Draw a winner
promotion-action-notify = Winner notified
promotion-action-pay = Pay a prize
promotion-action-hand-over = Hand a prize over
promotion-action-claim = Take a claim
promotion-action-deny = Deny a claim
promotion-action-forfeit = Take a prize back
promotion-action-tell-reason = Tell the reason
promotion-action-postpone = Postpone
promotion-action-validate = Integrity is sure
promotion-action-cancel = Cancel promotion
promotion-action-inform-inspector = Notify the inspector
promotion-action-close-dispute = Close a dispute

## promotions

promotions-title = Promotions
promotions-lead = Terms and conditions of every promotion, in full.
promotions-none = No promotion is running
promotions-none-detail = When one starts, its terms and prizes stand here, and you can enter. Until then the tables are open to you.
promotions-prizes = { $count ->
    [one] 1 prize, worth { $value }
   *[other] { $count } prizes, worth { $value } together
}
promotions-entered = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
promotions-until = Entries until { $time }
promotions-draw = Draw on { $time } or later
promotions-print = Print terms
promotions-enter = Take part
promotions-enter-as = Take part as { $player }
promotions-at-desk = Entries are taken at the cashier’s desk.
promotions-at-seat = Sign in at a terminal to take part.
promotions-in = You take part
promotions-leave = Take part no more
promotions-leave-as = Take part no more as { $player }
promotions-closed = Entries are closed.
promotions-tables = To the tables
promotions-lost = The house cannot be reached

## reason

reason-not-permitted = This is not yours to do
reason-same-direction = Each spin turns the wheel, and the ball, against the one before
reason-wrong-phase = This is not the time for it
reason-betting-closed = Betting is closed
reason-equipment-fault = Something is out of order
reason-card-required = A valid card of one’s own is needed
reason-limit-of-players = The table takes no more players
reason-no-such-bet = There is no such bet here
reason-not-offered = This is not offered here
reason-not-your-wager = There is no such wager to change
reason-below-minimum = The stake is under the minimum
reason-above-maximum = The stake is over the maximum
reason-not-a-unit = The stake does not fit the units of the table
reason-insufficient-credit = The balance does not cover it
reason-notice-required = A sign must stand for some time first
reason-no-such-ticket = This ticket is not to be paid
reason-already-redeemed = This ticket has been paid
reason-terms-incomplete = The terms lack something that the rules demand
reason-not-playing = Nobody of this name is still playing
reason-dispute-open = A dispute must be settled first
reason-out-of-turn = Somebody else wagers first
reason-locked = A wager made in turn is not altered
reason-no-pass-card = There is no pass card left
reason-no-undisclosed-left = There is no undisclosed wager left
reason-excluded = This person may not play
reason-play-limit = A limit on play has been reached
reason-reality-check = How the play stands must be read first
reason-invalid = This cannot be done as it was asked

## refusal

refusal-problem = { $status ->
    [400] This could not be read
    [401] Sign in first
    [403] This is not yours to do
    [404] There is no such thing
    [409] This cannot be done now
    [413] This is too large
    [422] This cannot be done as it was asked
    [429] Too many requests: one moment, please
    [500] A fault of the house’s machine
    [503] The house cannot take this up now
   *[other] This could not be done
}
refusal-wrong-secret = The name or the secret is wrong
refusal-too-many-failures = Too many failures: try again later

## report

report-shift = Shift
report-day = Day
report-table = Table
report-mistakes = Mistakes in payment
report-tickets = Tickets
report-cage = Cage

## role

role-may-not = { $role ->
    [operator] an
    [authorised-officer] an
    [inspector] an
    [administrator] an
   *[other] a
} { NAME($role, of: "role") } may not { NAME($action, of: "word") }{ $other ->
    [none] { "" }
    [operator] ; an { NAME($other, of: "role") } may
    [authorised-officer] ; an { NAME($other, of: "role") } may
    [inspector] ; an { NAME($other, of: "role") } may
    [administrator] ; an { NAME($other, of: "role") } may
   *[other] ; a { NAME($other, of: "role") } may
}
role-player = player
role-dealer = dealer
role-game-supervisor = game supervisor
role-casino-supervisor = casino supervisor
role-pit-boss = pit boss
role-shift-manager = shift manager
role-management-representative = management representative
role-operator = operator
role-tournament-director = tournament director
role-cashier = cashier
role-surveillance = surveillance
role-authorised-officer = authorised officer
role-inspector = inspector
role-administrator = administrator
role-system = system
role-sensor = wheel driver
role-note-reader = note reader
role-printer = printer
role-card-reader = card reader

## rules

rules-title = Rules of { $book }
rules-complaints = Your rights when you complain
rules-find = Find a rule
rules-section = Section
rules-print = Print the rules
rules-count = { $shown } of { $all } rules
rules-none = No rule matches
rules-failed = The rules cannot be shown now
rules-button = Rules
rules-book = Book of rules

## scope

scope-lucky-display = Lucky Ball screen
scope-printer = printer
scope-red-light = red light
scope-station = station
scope-system = system
scope-uspin = uSpin unit

## sign

sign-minimum = min
sign-maximum = max
sign-unit = in units of { $unit }
sign-stated-aggregate-min = in all at least
sign-stated-aggregate-max = in all at most
sign-own = { $kind } { $min } to { $max }
sign-odds = Bets and what they pay
sign-chip-first = Choose a chip first
sign-placing = Where chips lie
sign-placing-kind = Kind of bet
sign-placing-text = { $positions } { $positions ->
    [one] position
   *[other] positions
}, { $numbers } { $numbers ->
    [one] number
   *[other] numbers
} each
sign-track = Bets of the race track
sign-pieces = chips on { $pieces }
sign-by-kind = each kind has its own: see Rules

## sitting

sitting-seated = seated
sitting-play = playing
sitting-ended = ended
sitting-play-off = play-off

## source

source-dealer = dealer
source-sensor = sensor
source-uspin = uspin
source-virtual = virtual

## spoken-in

spoken-in-Faites-vos-jeux = fr
spoken-in-Le-coup-est-nul = fr
spoken-in-Rien-ne-va-plus = fr

## stage

stage-planned = planned
stage-entries = taking entries
stage-playing = playing
stage-between-sessions = between sessions
stage-over = over
stage-cancelled = cancelled
stage-none = planned
stage-draft = draft
stage-submitted = with the regulator
stage-started = running
stage-drawn = drawn
stage-paid = paid
stage-postponed = postponed

## stake

stake-on-bet = { MONEY($stake) } on { BET($bet) }

## statistics

statistics-title = Statistics
statistics-last = { $count ->
    [one] The last number of this table.
   *[other] The last { $count } numbers of this table.
}
statistics-no-memory = The wheel has no memory: every number is as likely on the next spin as on any other, whatever came before. These figures describe the past and predict nothing.
statistics-road = The numbers in their order, a new column where the colour changes
statistics-chances = Seen and expected
statistics-chance = Chance
statistics-seen = Seen
statistics-expected = Expected
statistics-compared = Compared
statistics-usual = within the usual range
statistics-unusual = outside the usual range, which happens now and then by chance
statistics-heat = How often each pocket came, in the order of the wheel
statistics-spins = spins
statistics-not-loaded = The numbers could not be loaded

## step

step-open-betting = Open betting
step-spin = Spin the ball
step-final-bets = Call the final bets
step-no-more-bets = Call no more bets
step-result = Enter the number
step-announce = Announce
step-rateau = Rateau
step-dolly = Dolly
step-collect = Collect
step-pay = Pay
step-lift-dolly = Lift dolly

## table

table-above-maximum = { MONEY($asked) } on { BET($bet) }, maximum { MONEY($most) }
table-action-not-in-game = this game has no { NAME($action, of: "word") }
table-action-untimely = { NAME($action, of: "word") } has no place while the table is { NAME($phase, of: "word") }
table-advance-differs = an advance of { MONEY($amount) }; the first was { MONEY($first) }
table-all-colours-one-player-have = all colours of one player have one value, { MONEY($value) }
table-amount-withheld-already = an amount of { $player }'s is withheld already
table-at-least-one-player-plays = at least one player plays
table-at-table-already = { $player } is at the table already
table-balance-too-small = { $player } has { MONEY($balance) }
table-ball-come-rest-can-no = the ball has come to rest; { $reason } can no longer be called
table-ball-in-play = the ball is in play
table-ball-not-spun = the ball has not been spun
table-ball-not-spun-by = the ball is not spun by a { NAME($by, of: "role") }
table-ball-runs-against-wheel = the ball runs against the wheel
table-ball-runs-opposite-or-same = a ball runs opposite or same, some revolutions
table-ball-spun-already = the ball has been spun already
table-becomes-chips-before-wagered = { $tender } becomes chips before it is wagered
table-below-minimum = { MONEY($asked) } on { BET($bet) }, minimum { MONEY($least) }
table-betting-closed = betting is closed
table-betting-not-closed-by = betting is not closed by '{ $means }'
table-betting-not-opened = betting has not opened
table-book-gives-no-ground-ask = the book gives no ground to ask a player to leave
table-book-no-forfeiture-here = the book has no forfeiture here
table-book-no-places-staff-name = the book has no places for staff to name
table-book-no-power-withhold-amount = the book has no power to withhold an amount
table-book-no-rule-correcting-result = the book has no rule for correcting a result
table-book-restricts-nobody-kinds-bet = the book restricts nobody to kinds of bet
table-both-minimum-maximum-needed = both a minimum and a maximum are needed
table-buttons-in-use-in-spin = { $spin_max } buttons are in use in this spin
table-buttons-stand-on = { $number_max } buttons stand on { BET($bet) }
table-buys-nothing = { MONEY($amount) } buys nothing
table-buys-nothing-here-there = '{ $tender }' buys nothing here; there is { LIST($taken, of: "tender") }
table-called-aloud-owner-saw-where = { BET($bet) } was called aloud: its owner saw to where the dealer put it
table-called-already-or-not = { $player }: { $on ->
    [true] somebody is on the way already
   *[false] nobody was called
}
table-cannot-made-notes = { MONEY($amount) } cannot be made of notes of { $notes }
table-card-valid-one-one-own = { $player }'s card is { $card }; a valid one of one's own is needed
table-changes-their-colours-before-leaving = { $player } changes their colours before leaving
table-check-allowed = { MONEY($asked) } a check; allowed is { $limits }
table-checks-exchanged-there-nowhere-else = checks of { $issued_at } are exchanged there and nowhere else
table-checks-in-chips = { MONEY($cost) } of checks, { MONEY($balance) } in chips
table-checks-in-hand = { $player } has { $out } { $colour } checks in hand
table-checks-not-issued-at-table = { $colour } checks were not issued at this table
table-chips-make-not = the chips make { MONEY($counted) }, not { MONEY($amount) }
table-closes-after-sign = { $minutes ->
    [0] the table closes only after prior notification
   *[other] an occupied table closes after a sign of { $minutes } minutes
}
table-closing-time-shown-minutes = a closing time is shown for { $minutes } minutes
table-colours-out = { $count } colours are out
table-counted-float-amount = a counted float has an amount
table-dealer-hand-dealer-own = the dealer's hand is the dealer's own
table-deals-already = { $dealer } deals already
table-decision-not-final = a { NAME($by, of: "role") }'s decision is not final
table-dispute-decided-good = dispute { $number } has been decided for good: { $decision }
table-does-not-fall-into-parts = { MONEY($asked) } does not fall into { $count } parts of whole cents
table-does-not-fall-into-pieces = { MONEY($asked) } does not fall into the { $count } pieces of { BET($to) }
table-each-place-person-own = each place has a person of its own
table-excluded-already = { $player } is excluded already
table-excluded-from-game = { $player } is excluded from this game
table-fault-not-put-right = the { NAME($scope, of: "scope") } fault has not been put right
table-fault-on-record-already = this { NAME($scope, of: "scope") } fault is on record already
table-final-bets-announced-first = final bets is announced first
table-final-bets-announced-while-ball = final bets is announced while the ball circles
table-float-below-minimum = a float of { MONEY($asked) }, at least { MONEY($least) }
table-float-counted-or-locked-in = a float is counted or locked in, not '{ $float }'
table-float-too-small = the float is { MONEY($float) }
table-four-different-numbers-wanted = four different numbers are wanted, for { LIST($lucky_colours) }
table-game-no-equipment-fault-rule = this game has no equipment '{ NAME($scope, of: "scope") }' with a fault rule; there is { $known ->
    [0] none
   *[other] { LIST($known, of: "scope") }
}
table-game-no-guest-players = this game has no guest players
table-game-no-warning-before-close = this game has no warning before the close
table-game-not-played-colour-checks = this game is not played with colour checks
table-given-in-hand = { MONEY($asked) } given, { MONEY($balance) } in hand
table-groups-area-have-not-signed = the groups of this area have not been signed by the operator
table-guest-bets-through-dealer = a guest bets through the dealer
table-guest-cashed-out-by-dealer = a guest is cashed out by the dealer
table-guests-at-table = { $count } guests are at the table
table-second-person-checks-on-no-book = no book has these checks of { $issued_at } any more: a second person verifies them
table-say-whether-wagers-confirmed = say whether the records confirm the wagers, or which they do not
table-say-whether-accepted = say whether { $player } accepts the decision
table-does-not-hold-colour = { $player } holds no { $colour }
table-holds-colour-already = { $player } holds { $colour } already
table-held-by-who-have-not = { $colour } is held by { LIST($players) }, who have not agreed
table-higher-minimum-needs-minutes-on = a higher minimum needs { $minutes } minutes on a sign
table-higher-minimum-needs-minutes-on-terminal = a higher minimum needs { $minutes } minutes on the terminal's sign
table-higher-minimum-needs-minutes-on-terminal-own = a higher minimum needs { $minutes } minutes on this terminal's own sign first
table-higher-minimum-needs-sign-minutes = a higher minimum needs a sign for { $minutes } minutes first
table-holds-too-little = { $player } can give back { MONEY($balance) }
table-last-spin-announced = the last spin has been announced
table-later-numbers-decided-what-round = later numbers decided what round { $round_no } left in prison
table-leave-no-room = a minimum of { MONEY($least) } and a maximum of { MONEY($most) } leave no room
table-leaves-game-lays-no-further = { $player } leaves the game and lays no further wager
table-left-already = { $player } has left already
table-left-below-minimum = { MONEY($asked) } would be left on { BET($bet) }, minimum { MONEY($least) }
table-left-outside-limits = { MONEY($asked) } would be left on { BET($bet) }; allowed is { $limits }
table-less-lies-than-moved = { $player } has { MONEY($lies) } on { BET($bet) }, to be put on { BET($to) }
table-lies-on-bet = { $player } has { MONEY($lies) } on { BET($bet) }
table-lucky-ball-not-offered-here = Lucky Ball is not offered here
table-lucky-ball-screen-out-order = the Lucky Ball screen is out of order
table-lucky-ball-wagers-wait-four = Lucky Ball wagers wait for the four numbers and the boost
table-may-bet-only = { $player } may bet only { LIST($kinds) }
table-may-not-call-no-spin = a { NAME($by, of: "role") } may not call no spin for { $reason }
table-may-not-confirm = a { NAME($by, of: "role") } may not confirm: { $text }
table-may-not-find-fault-by = a { NAME($by, of: "role") } may not find a fault by { $ground }
table-may-not-verify-exchange = a { NAME($by, of: "role") } may not verify the exchange
table-minimum-licensed-from = minimum { MONEY($asked) }, licensed from { MONEY($least) }
table-minimum-unit-above-nothing-minimum = minimum and unit are above nothing, and the minimum is not above the maximum
table-mistake-amount-no-more-than = a mistake has an amount, and no more than that is put right
table-name-case = name the case
table-needs-stake = { BET($bet) } needs a stake
table-neither-opener-nor-closer = '{ $moment }' is neither opener nor closer
table-neither-value-at-issue-nor = neither the value at issue nor the lowest minimum on offer is known
table-next-ball-spun-result-round = the next ball has been spun; the result of round { $round_no } stands
table-no-amount-chips = { MONEY($amount) } is no amount of chips
table-no-ball-in-play = no ball is in play
table-no-colour-there = '{ $colour }' is no colour; there is { LIST($lucky_colours) }
table-review-not-requested = nobody has asked for a review of dispute { $number }
table-no-review = this book has no review of a decision
table-nothing-to-review = dispute { $number } has no decision of the house that waits for a review
table-no-dispute-on-record = no dispute { $dispute } is on record
table-no-fault-on-record = no { NAME($scope, of: "scope") } fault{ $player ->
    [none] { "" }
   *[other] { " " }of { $player }
} is on record
table-no-fault-reaches = { $player } has no { $bets ->
    [0] wagers
   *[other] { LIST($bets, of: "bet") }
} that this fault reaches
table-no-fitted-wheel = no { $source } is fitted to this wheel
table-no-ground-invalidate-here-there = '{ $reason }' is no ground to invalidate here; there is { $known ->
    [0] none
   *[other] { LIST($known, of: "ground") }
}
table-no-ground-no-spin-here = '{ $reason }' is no ground for no spin here; there is { LIST($known, of: "ground") }
table-no-ground-put-wager-back = '{ $reason }' is no ground to put a wager back; there is { LIST($listed) }
table-no-ground-void-wagers-here = '{ $reason }' is no ground to void wagers here; there is { $known ->
    [0] none
   *[other] { LIST($known, of: "ground") }
}
table-no-group-table = { BET($bet) } is no group of this table
table-no-malfunction-after-close-left = no malfunction after the close is left to look into for { $player }
table-no-malfunction-reached = no malfunction has reached { $player }
table-no-more-bets-called-already = no more bets has been called already
table-no-more-bets-called-while = no more bets is called while the ball circles
table-no-numbers-drawn-once-betting = no numbers are drawn once betting has closed
table-no-outside-area-winner = { BET($bet) } is no outside area with a winner
table-no-payment-waits-told-area = no payment waits that is announced area by area
table-no-place-at-table-there = '{ $unknown }' is no place at this table; there is { LIST($known) }
table-no-result-of-round = no result of round { $round_no } is on record
table-no-result-of-this-round = no result of this round is on record
table-no-result-on-record = no result is on record
table-no-room-left-every-piece = no room is left for every piece of { BET($bet) }
table-no-room-on-bet = nothing more may lie on { BET($bet) }: { $limits }
table-no-source-numbers = '{ $source }' is no source of numbers
table-no-stake-in-prison-on = { $player } has no stake in prison on { BET($bet) }
table-no-such-bet = { $why }
table-no-such-fault-there = '{ $ground }' is no such fault of a { NAME($scope, of: "scope") }; there is { $known ->
    [0] none
   *[other] { LIST($known, of: "ground") }
}
table-no-such-name = '{ $table }' is no name for a table: letters, digits, spaces, dots and dashes, 48 at most, a letter or digit first
table-no-such-round = there is no round { $round_no } at this table
table-no-such-round-ever = there was no round { $round_no } at this table
table-no-such-wager-on = { $player } had no such wager on { BET($bet) }
table-no-terminal = { $player } has no terminal
table-no-wager-earlier-rounds-stand = { $player } has no wager in round { $round_no }; earlier rounds stand
table-no-wager-in-round = { $player } has no wager in round { $round_no }
table-no-wager-on-layout = { $player } has no wager on the layout
table-no-wagers-last-round-repeat = { $player } has no wagers of a last round to repeat
table-nobody-restricted-here = nobody is restricted to { LIST($foreign) } here
table-not-among-players-who-may = { $player } is not among the players who may use marker buttons
table-not-at-table = { LIST($absent) } is not at the table
table-not-joined-table = { $player } has not joined the table
table-not-offered-at-table = { BET($bet) } is not offered at this table
table-not-offered-here = { BET($bet) } is not offered here
table-not-on-break = the table is not on a break
table-not-on-wheel = { $pocket } is not on the wheel
table-not-paid-off-now = { $player } is not to be paid off now
table-not-told-inspector = { $player } has not been told of the inspector
table-not-wagered-tokens-here = { BET($bet) } is not wagered with tokens here
table-not-waiting = '{ $task }' is not waiting; { $names ->
    [0] nothing
   *[other] { LIST($names, of: "task") }
} is
table-not-winning-number = { $pocket } is not the winning number; { $text }
table-not-won-on = { $player } has not won on { BET($bet) }
table-nothing-cash-out-may-simply = { $player } has nothing to cash out and may simply leave
table-nothing-found-against-their-wagers = nothing was found against { LIST($unfound) }: their wagers are not forfeited
table-nothing-seized-here = nothing is seized here for { $case }
table-nothing-undo-in-round = { $player } has nothing to undo in this round
table-nothing-withheld = nothing of { $player }'s is withheld
table-numbers-drawn-after-spin = numbers are drawn after the spin
table-odds-not-enabled-there = { $odds } odds are not enabled; there is { LIST($boosts) }
table-on-break = the table is on a break
table-on-break-already = the table is on a break already
table-one-boost-drawn-spin-after = one boost is drawn a spin, after its numbers
table-one-player-one-colour = one player has one colour
table-only-operator-ends-hold-early = only the operator ends a hold early
table-only-operator-may-withhold = only the operator may withhold
table-open-checks-exchanged-there = { $issued_at } is open; its checks are exchanged there
table-opener-counted-once-before-any = the opener is counted once, before any chip has moved
table-order-wheel-not-signed-by = the order of the { $title } wheel has not been signed by the operator
table-out-at = { $colour } is out at { MONEY($value) }
table-outside-limits = { MONEY($asked) } on { BET($bet) }; allowed is { $limits }
table-over-in-all = { MONEY($asked) } in all, maximum { MONEY($most) }
table-over-in-all-below-minimum = { MONEY($staked) } lie of { MONEY($most) }; { $below }
table-paid-already = { BET($bet) } is paid already
table-placed-by-dealer = { BET($bet) } is placed by the dealer
table-player-declares-what-each-worth = the player declares what each is worth
table-player-own-pad-touched-together = the player's own pad is touched together with the layout
table-players-at-table = players are at the table
table-players-at-table-no-more = { $present } players are at the table, and no more than { $count } may play
table-plays-colour-checks-table = { $player } plays with colour checks of this table
table-reader-silent = { LIST($seen) } and the other reader is silent: a supervisor decides the number
table-reading = { $reader } saw { $pocket }
table-readings-differ = { LIST($seen) }: a supervisor decides the number
table-round-on-record = round { $round_no } has { $pocket } on record
table-round-settled-earlier-rounds-stand = round { $round_no } has been settled: earlier rounds stand
table-sat-out-rounds-needed = { $player } sat out { $idle } rounds; { $rounds }{ $full ->
    [true] { " " }and a full table
   *[false] { "" }
} are needed
table-say-how-malfunction-credited-amount = say how the malfunction credited the amount
table-say-how-much-given = say how much is given
table-say-what = say what the { $reason } was
table-say-what-decided = say what was decided
table-say-what-disputed = say what is disputed
table-say-which-rule-broken = say which rule was broken
table-say-who-deals = say who deals
table-say-why-not-working-correctly = say why it is not working correctly
table-say-why-position-would-unfair = say why the position would be unfair
table-second-person-agrees-another-source = a second person agrees to another source of numbers
table-seized-until-closed = { MONEY($amount) } of { $player } is seized until { $case } is closed
table-several-colours-one-player-need = several colours for one player need approval
table-shows-valid-card-their-own = { $player } shows a valid card of their own before the next wager
table-signs-message-at-most = { $count } signs; a message has { $most } at most
table-single-wagers-struck-only-where = single wagers are struck only where the others are confirmed
table-some-checks-some-value-wanted = some checks of some value are wanted
table-somebody-else-would-kept-from = somebody else would be kept from playing with colour checks
table-said-already = that has been said already
table-source-already = the source is { $source } already
table-spin-not-valid = the spin is not valid: { LIST($faults) }
table-spin-numbers-already = this spin has its numbers already
table-spins-none = { $count } spins are none
table-stake-none = a stake of { MONEY($stake) } is none
table-stake-on-in-prison = { $player }'s stake on { BET($bet) } is in prison
table-station-out-order = { $player }'s station is out of order
table-such-terms-made-before-player = such terms are made before the player's first bet
table-supervisor-decides-number = a supervisor decides the number
table-takes-two-act-together = it takes two to act together
table-task-first = first: { $task }
table-there-no-outcome-strike-out = there is no outcome to strike out
table-wager-costs-balance = the wager costs { MONEY($asked) }, the balance is { MONEY($balance) }
table-wager-costs-tokens-make = the wager costs { MONEY($asked) }, tokens make { MONEY($tokens) }
table-wagered-in-colours-dealer-may = { BET($bet) } is wagered in colours; the dealer may place value chips there
table-wagering-period-lasts-some-seconds = a wagering period lasts some seconds
table-wagers-at-table = { $player } has wagers at the table
table-wagers-have-changed-since-clear = the wagers have changed since; clear them instead
table-wagers-lie-on-layout = wagers lie on the layout
table-wagers-lie-there-next-round = wagers lie there; the next round may have other limits
table-wagers-went-back-betting-opens = the wagers went back; betting opens first
table-what-no-record-confirms-found = what no record confirms is found after the close
table-wheel-turned-at-last-spin = the wheel turned { $rotor } at the last spin too
table-wheel-turned-by-machine-may = a wheel turned by a machine may stand still at the launch
table-wheel-turns-not = a wheel turns { LIST($ways, by: "or") }, not '{ $rotor }'
table-whose-station-name-player-who = whose station? name a player who has one
table-would-leave-less-than-position = it would leave { $player } with less than the position does

## task

task-advise = advise
task-announce = announce
task-bad-spin = bad spin
task-call-close = call close
task-check-outcome = check outcome
task-choice = choice
task-collect = collect
task-dispute-button = dispute button
task-dolly = dolly
task-examine-ball = examine ball
task-good-spin = good spin
task-hand-movement = hand movement
task-large-win = large win
task-lid = lid
task-lift-dolly = lift dolly
task-load-ball = load ball
task-marker = marker
task-move-outside-zero = move outside zero
task-move-winners = move winners
task-pay = pay
task-pay-out = pay out
task-pay-outside = pay outside
task-player-sign = player sign
task-rateau = rateau
task-remove-ball = remove ball
task-reset-terminals = reset terminals
task-return-ball = return ball
task-ring-bell = ring bell
task-shown = shown
task-spin-now = spin now
task-stop-ball = stop ball
task-tell-pit-boss = tell pit boss
task-tell-supervisor = tell supervisor
task-tell-surveillance = tell surveillance
task-unit-functional = unit functional
task-value-marker = value marker

## tender

tender-cash = cash
tender-note = note
tender-chips = chips
tender-voucher = voucher
tender-token = token
tender-ticket = ticket

## term

term-entry_fee = Entry fee
term-guarantee = Guaranteed pool
term-entries_min = Entries at least
term-entries_max = Entries at most
term-withdrawal_until = Free withdrawal until
term-starts_at = Start of the first session
term-may_substitute = A substitute may be named
term-chips = Chips for everybody
term-buy_in = Price of the chips
term-chip_type = Kind of chips
term-cash_chips = Chips become cash
term-minimum = Minimum per round
term-maximum = Maximum per round
term-compulsory = A wager is compulsory
term-limits_change = Limits may change on the way
term-sessions = Sessions
term-rounds = Rounds per session
term-minutes = or minutes per session
term-tables = Active tables
term-advance = Go on from each table
term-wager_seconds = Seconds to wager
term-ordered = Wagers in order
term-pass_cards = Pass cards
term-undisclosed = Undisclosed wagers
term-buy_backs = Buy-backs per player
term-buy_back_fee = Fee of a buy-back
term-add_ons = Add-ons per player
term-add_on_fee = Fee of an add-on
term-add_on_chips = Chips of an add-on
term-no_wager_disqualifies = No wager disqualifies
term-absent = Who is absent
term-absences_max = Rounds absent at most
term-penalties = Penalties, one on each line
term-disqualified_for = Grounds of disqualification, one on each line
term-prizes = Percent for each place, such as 70, 30

## term-group

term-group-entry = Entry
term-group-chips = Chips
term-group-play = Play
term-group-again = Second chances
term-group-conduct = Conduct
term-group-prizes = Prizes
term-group-features = What else the terms provide for
term-group-texts = In words

## terms

terms-item = { $key } ({ $says })
terms-incomplete = the terms do not state: { LIST($items, by: "semicolon") }

## ticket-status

ticket-status-issued = issued
ticket-status-redeemed = redeemed
ticket-status-cancelled = cancelled
ticket-status-voided = voided
ticket-status-expired = expired

## tournament

tournament-no-place = { $player } has no place in the tournament
tournament-not-playing = { $player } is { NAME($status, of: "entrant-status") }
tournament-no-session-set = { $table ->
    [none] the player has no table
   *[other] no session is set for table { $table }
}
tournament-dispute-open = a dispute is open{ $text ->
    [none] { "" }
   *[other] : { $text }
}
tournament-no-session = no session is being played at table { $table }
tournament-director-away = the director is not there
tournament-session-played = { $rounds ->
    [none] all the time of the session have been played
   *[other] all { $rounds } rounds of the session have been played
}
tournament-manager-decides = the manager decides about { $player }: { $ground }
tournament-no-time-limit = players had no notice of a time limit
tournament-time-left = the time of { $player } was called { $seconds } s before its end
tournament-wagered-in-time = { $player } has wagered or passed in time
tournament-wagered = { $player } has wagered or passed in this round
tournament-no-wager-needed = the terms let a round pass without a wager
tournament-no-handing = { $player } may hand no chips to { $to }
tournament-not-in-play = { $player } is not playing
tournament-ground-needed = say for what the player is disqualified
tournament-no-such-ground = '{ $ground }' is none of the grounds in the terms: { $listed }
tournament-no-fee-back = no fee goes back after a breach
tournament-nothing-decided = nothing was decided against { $player }
tournament-session-ended = the session at table { $table } has ended with an order
tournament-chips-paid = { $player } has been paid for the chips
tournament-too-little = { $player } has too little for a wager
tournament-no-such-penalty = '{ $penalty }' is none of the penalties: { $listed }
tournament-limits-hold-nothing = limits of { MONEY($least) } to { MONEY($most) } hold no wager
tournament-limits-unannounced = players were not told before the start that limits may change
tournament-limits-between-rounds = limits change between rounds
tournament-nothing-disputed = nothing is disputed here
tournament-what-disputed = say what is disputed
tournament-what-decided = say what was decided
tournament-not-counted = the chips of { $players } were not counted
tournament-count-none = this is no count of chips: { $players }
tournament-count-stranger = { $players } have no place at table { $table }
tournament-second-count = the count of { LIST($players) } differs from the record; somebody else counts and records the same first
tournament-off-record = { $player } is { MONEY($by) } off the record
tournament-no-seat = { $player } has no place at a table
tournament-removal-recorded = the removal of { $player }'s chips is on record
tournament-form-incomplete = amount or type of wager is missing
tournament-form-outside-limits = the amount is outside the limits
tournament-form-over-chips = the amount is more than the player's chips
tournament-cancelled = the tournament was cancelled
tournament-over = the prizes have been awarded and the tournament is over
tournament-not-totalled = the chips of { $players } were not totalled
tournament-record-removal-first = record first whose chips were taken first: { $players }
tournament-manager-ends = the tournament's manager alone ends a session before its last round or the end of its time
tournament-why-cut-short = say why the session ends with rounds or time left
tournament-cash-needs-all = chips turn into cash before the last round only if every player agrees
tournament-still-level = { $players } are still level
tournament-round-on = a round is being played
tournament-record-removal = record whose chips were taken first: { $players }
tournament-cut-short = the session ends after round { $played } of { $rounds }, while places could still be won
tournament-time-cut-short = the session ends after { $played } of { $minutes } minutes, while places could still be won
tournament-not-ended-early = { LIST($why, by: "semicolon") }
tournament-who-goes-on-open = who goes on is not settled yet
tournament-not-all-agree = not every player at the table agrees to chips for cash
tournament-chips-back-after = chips go back when the session has ended
tournament-chips-missing = missing: { $count } x { MONEY($value) }
tournament-chips-surplus = too many: { $count } x { MONEY($value) }
tournament-no-pile = this is no count of chips: name each value, and how many there were
tournament-no-entry-before-terms = no entry is taken before the terms are published
tournament-no-entry-before-regulator = no entry is taken before the regulator is told of the tournament
tournament-entries-over = play has begun and no more entries are taken
tournament-entered = { $player } has entered already
tournament-criteria-unmet = { $player } does not meet the criteria of selection
tournament-denied = { $player } was denied entry
tournament-not-entitled = { $player } may not be in the casino, or may not gamble
tournament-staff-barred = staff enter only a charitable or media event
tournament-approval-needed = { $player } needs an executive's approval first
tournament-form-lacks = { $player } has not completed the entry form
tournament-fee-unpaid = { $player } has not paid the fee of { MONEY($fee) }
tournament-terms-unsigned = { $player } has not signed the terms
tournament-full = all { $count } places are taken
tournament-has-place = { $player } has a place already
tournament-no-right-to-refuse = the terms reserve no right to refuse an application
tournament-no-substitutes = the terms know no substitutes
tournament-cannot-substitute = { $substitute } cannot stand in for { $player }
tournament-substitute-between = a place changes hands between sessions
tournament-awarded = the prizes have been awarded
tournament-no-undisclosed-left = { $player } has no undisclosed wager left
tournament-passed-or-form = { $player } has played a pass card or a form in this round
tournament-form-and-layout = { MONEY($laid) } on the layout and the form are more than { $player }'s chips
tournament-no-form = { $player } has passed no form in this round
tournament-form-back = { $player }'s form goes back: { $fault }
tournament-form-hidden = { $player }'s form is hidden until the round is over
tournament-no-form-before = { $player } passed no form in the round before
tournament-no-rules = book { $book } has no rules for tournaments
tournament-none-level = no ended session has these players level with chips
tournament-terms-stand = play has begun: the terms stand as they are
tournament-fee-kept = { MONEY($amount) } of a fee would not reach the pool
tournament-cash-chips = cash chips are not for tournament play
tournament-numbers-clash = at least { $few } and at most { $many } players
tournament-term-negative = '{ NAME($term, of: "term") }' cannot be less than nothing
tournament-term-none = '{ NAME($term, of: "term") }' must be more than nothing
tournament-share-none = each place has from 1 to 100 percent of the pool
tournament-no-terms-to-advise = there are no terms yet that the regulator could be advised of
tournament-no-licence = { $name ->
    [none] nobody
   *[other] { $name }
} is not known to hold a licence for it
tournament-table-busy = table { $table } has a session to finish
tournament-table-not-designated = table { $table } is not designated for the tournament
tournament-no-tables = no table is designated for the tournament
tournament-no-briefing = there are no { $terms ->
    [true] players
   *[false] terms
} yet for a briefing
tournament-briefing-lacks = the players { $bank ->
    [true] have not understood the terms
   *[false] do not know the chips
} yet
tournament-every-spin-counts = play has begun at this table: every spin counts
tournament-not-on-wheel = { $pocket } is not on the wheel
tournament-value-forms = value is added as { LIST($forms, of: "director-option") }, and more than nothing
tournament-goods-for-place = goods and services are for one of the places, from the first on
tournament-nobody-wins = nobody can win a prize
tournament-prizes-once = prizes are awarded once, after the final session has ended with an order
tournament-yet-to-play = this is not the final: { $players } have yet to play
tournament-not-final = session { $number } of { $sessions } is not the final{ $tables ->
    [0] { "" }
   *[other] ; see table { $tables }
}
tournament-must-play-off = { $one } and { $other } are level and must play off
tournament-removal-unknown = whose chips were taken first of { $players } is not on record
tournament-no-goods = no goods are due to { $player }
tournament-prize-paid = { $player } has been paid { MONEY($amount) } already
tournament-not-awarded = the prizes have not been awarded yet
tournament-unreported = nobody has reported { $player }: staff at the table report, and then the manager decides
tournament-manager-reports = who manages the tournament reports nobody in another post: somebody else reports { $player }
tournament-award-paid = a prize of this award has been paid; the award stands
tournament-award-undisputed = nothing is disputed for which the award could be taken back
tournament-end-undisputed = nothing is disputed at { $table } for which its end could be taken back
tournament-end-built-on = the end of the session at { $table } stands: play has gone on from it for { LIST($players) }
tournament-director-plays = { $name } cannot both conduct the tournament and play in it
tournament-no-prize = { $player } has won no prize
tournament-one-place-each = each place is for one player
tournament-session-on = a session is being played at table { $table }
tournament-yet-to-play-off = { $players } have yet to play off
tournament-plays-elsewhere = { $player } is playing at table { $table }
tournament-no-copy = { $player } has not been given a copy of the terms in force
tournament-not-signed = { $player } has not signed the terms in force
tournament-wait-for-places = { $players } players wait for places at { $tables } tables
tournament-lot-wrong = the lot does not hold each of the { $count } who wait, once
tournament-other-allotment = { MONEY($amount) } in chips, but all get { MONEY($allotment) }
tournament-chips-before-session = chips are issued at the table before its session
tournament-chips-issued = already issued their chips for this session: { $players }
tournament-one-value = all colours of a player have one value
tournament-start-notice = a start is moved on { $least ->
    [0] reasonable
   *[other] at least { $least } minutes'
} notice, not { $notice } minutes'
tournament-no-start-before-terms = no session starts before the terms are published
tournament-nobody-has-chips = nobody at table { $table } has chips
tournament-start-early = { $minutes } minutes are left to the start that players know
tournament-session-begun = the session at table { $table } has begun already
tournament-no-director = nobody is in charge of the tournament
tournament-regulator-unaware = the regulator does not know of the changed terms
tournament-not-briefed = { $players } have not been briefed on the terms in force
tournament-not-eliminated = { $player } was not eliminated
tournament-no-more-buy-backs = the terms have { $count ->
    [0] no
   *[other] { $count }
} buy-back for a player
tournament-still-in = { $player } is still in
tournament-buy-back-late = one buys back while rounds of the session are left
tournament-no-more-add-ons = the terms have { $count ->
    [0] no
   *[other] { $count }
} add-on for a player
tournament-add-on-between = chips are added between the rounds of a session
tournament-add-on-late = chips are added while rounds of the session are left
tournament-no-order = this tournament has no order of wagering
tournament-other-first = the round has begun with another first
tournament-wagered-in-turn = { $player } has wagered in turn
tournament-before = { $first } wagers before { $player }
tournament-chips-only = nothing but tournament chips is wagered in a tournament
tournament-called-bet = this bet is called, and the dealer places it
tournament-will-count = { MONEY($laid) } lies there, { MONEY($counts) } will count
tournament-not-wagered = { NAME($tender, of: "tender") } is not wagered in a tournament
tournament-position = { $player } wagers from position { $place }, not { $position }
tournament-stake-none = a stake of { MONEY($stake) } is none
tournament-passed = { $player } has played a pass card in this round
tournament-own-terminal = { $player } wagers at a terminal; if it fails, the dealer lays the chips
tournament-time-over = the time for { $player }'s wagers is over
tournament-no-pass-card = { $player } has no pass card left

## tournament-action

tournament-action-advise-regulator = Notify the regulator
tournament-action-appoint-director = Appoint director
tournament-action-record-presence = Director’s presence
tournament-action-designate-tables = Set tables aside
tournament-action-release-tables = Give tables back
tournament-action-brief-players = Brief players
tournament-action-practise = Practice spin
tournament-action-add-value = Add to the pool
tournament-action-enter = Enter a player
tournament-action-refuse-entry = Refuse entry
tournament-action-give-copy = Give copy of terms
tournament-action-sign-terms = Terms signed
tournament-action-withdraw = Withdraw
tournament-action-substitute = Substitute
tournament-action-cancel = Cancel and refund
tournament-action-seat = Seat players
tournament-action-draw-seats = Draw places
tournament-action-issue-chips = Issue chips
tournament-action-move-start = Move the start
tournament-action-start-session = Start session
tournament-action-buy-back = Buy back
tournament-action-add-on = Add-on
tournament-action-end-session = End session
tournament-action-end-table-early = End table early
tournament-action-play-off = Start play-off
tournament-action-return-chips = Count chips back
tournament-action-award-prizes = Award prizes
tournament-action-take-back-award = Take back the award
tournament-action-reopen-session = Reopen the session
tournament-action-pay-prize = Pay a prize
tournament-action-marker = Give the marker
tournament-action-wager = Wager
tournament-action-remove = Take wager off
tournament-action-pass = Pass card
tournament-action-undisclosed = Undisclosed wager
tournament-action-check-form = Check form
tournament-action-reveal = Examine form
tournament-action-absent = Absent
tournament-action-timeout = Time has run out
tournament-action-no-wager = No wager
tournament-action-chips-removed = Last chips taken
tournament-action-change-limits = Change limits
tournament-action-dispute = Dispute
tournament-action-resolve = Decide disputes
tournament-action-add-chips = Chips added
tournament-action-hide-chips = Chips hidden
tournament-action-report-breach = Report a breach
tournament-action-exchange-chips = Chips handed over
tournament-action-disqualify = Disqualify
tournament-action-reinstate = Reinstate
tournament-action-penalise = Penalise
tournament-action-count-chips = Count chips
tournament-action-duty-done = Duty done
tournament-action-round-void = Round without outcome
tournament-action-round-opened = Round opened
tournament-action-round-settled = Round settled
tournament-action-round-settled-anew = Round settled anew
tournament-action-play-at-table = At the table
tournament-action-publish-terms = Publish terms

## view

view-task-of = { $roles }: { $task }
view-table-closed = The table is closed
view-by-the-clock = Betting ends by the clock
view-repair-first = Have it put right, then say so: { $scope }
view-not-yet = { $step }: { $why }
view-limits = { $least } to { $most }
view-in-units = { $limits } in units of { $unit }
view-limits-become = The limits become { $limits }
view-table-closes = This table closes
view-staked = { $stake } on { $bet }
view-neither = neither won nor lost
view-no-result = no result
view-whole = the stake is whole
view-back = { $amount } back
view-won-at = at { ODDS($odds) }, win { $win }
view-stake-back = stake back
view-stays-up = { $stake } stays up
view-stake-stays = stake stays up
view-lost = lost { $amount }
view-second-source = It waits for a second source that agrees.
view-line-terminal-fault = This terminal is out of order
view-line-waits-for-repair = Play waits until a fault is put right
view-line-fault = Out of order: { $about }
view-line-card = Show a valid card of your own
view-line-excluded = You take no further part in this game
view-line-held = { $amount } is withheld while a malfunction is looked into
view-line-owed = { $amount } is owed after a correction
view-line-put-right = Round { $round } was settled anew ({ $why }): { $was ->
    [none] { "" }
   *[other] it had { $was }.{ " " }
}{ $now ->
    [none] No number counts.
   *[other] The number is { $now }.
} { $change ->
    [more] You have { $amount } more.
    [less] You have { $amount } less.
   *[same] Your balance is the same.
}
view-line-leaving = You leave once your wagers are settled; what you have is then paid
view-line-advised = Wagers under the minimum go back from now on
view-line-kinds = You play { $about } alone

## warning

warning-paid-to-maximum = { BET($bet) }: only { MONEY($most) } will be paid or collected
warning-no-multiple = { BET($bet) }: { MONEY($asked) } is no multiple of the minimum { MONEY($least) }
warning-under-minimum = under the minimum: { $detail }
warning-count-differs = the count differs by { MONEY($difference) }
warning-buttons-short = { $count ->
    [one] 1 colour needs a marker button
   *[other] { $count } colours need a marker button
}, the table has { $buttons }
warning-final-bets-unannounced = final bets were not announced
warning-changed-after-close = laid, moved or taken up when the wheel had closed; it is as it was before
warning-launched-alone = { $dealer } launched every ball of the session
warning-over-between = { LIST($players, by: "and") } have { MONEY($whole) } on { BET($bet) } between them, { MONEY($over) } over the maximum ({ $clauses })
warning-checks-not-out = { $count } { NAME($colour, of: "colour") } checks exchanged at { $table } were not out
warning-won = { $player } won { MONEY($amount) }
warning-left-with-due = { $player } has left: { MONEY($owed, sign: "none") } due { SIGN($owed) ->
    [less] to
   *[more] from
} { $player }
warning-owes = { $player } owes { MONEY($owed) }: ask for it back
warning-next-under-goes-back = { $player }: further wagers under the minimum will go back
warning-idle = { $player } has not played for some rounds and may be asked to go
warning-no-more-bets-unannounced = no more bets was not announced before the ball came to rest
warning-no-spin-due = no spin is due: { NAME($ground, of: "ground") }
warning-short-of = { NAME($role, of: "role") }: { $there } of { $count }
warning-not-placed-by-dealer = { BET($bet) } was not placed by the dealer: it is void
warning-cut-to-piece = { BET($bet) }: cut to { MONEY($each) } a piece
warning-two-readers-differ = two readers differ: { $read }
warning-read-by = { $pocket } by { $reader }

## wheel

wheel-ball-running-or-number-not = the ball of { $serial } is running, or its number is not decided
wheel-launch-seconds = between { $least } and { $most } seconds of betting, or 0 for none by the house
wheel-no-number-open = no number of { $serial } is open
wheel-no-number-yet = { $serial } has had no number yet
wheel-no-roulette-wheel-pockets = no roulette wheel has { $pockets } pockets
wheel-no-source = { $device } is no source of { $serial }
wheel-no-such-pocket = wheel { $serial } has no { $pocket }
wheel-no-wheel-entered = no wheel '{ $serial }' has been entered
wheel-not-dealt-from = { $table } is not dealt from { $serial }
wheel-spun-on = { $serial } has spun on: its last spin is { $last }, not { $spin }
wheel-number-already = the number is { $pocket } already
wheel-second-person-must-agree-another = a second person must agree to another source
wheel-second-person-must-agree-number = a second person must agree to another number of { $serial }
wheel-wheel-read-by-at-most = a wheel is read by at most { $sources_max } devices

## wheels

wheels-wheels = Wheels and devices
wheels-none = No wheel has been entered.
wheels-tables = { $tables ->
    [none] deals no table
   *[other] deals { $tables }
}
wheels-spins = { $spins } spins, { $noSpins } no-spins
wheels-undecided = The number must be decided: check the wheel.
wheels-number = Number
wheels-decide = Decide
wheels-correct = Put the last number right: { $number } is on record
wheels-correct-it = Put it right
wheels-correct-detail = A second person must agree; the tables of this wheel wait until then.
wheels-no-spin = No spin
wheels-devices = Devices
wheels-online = on line
wheels-silent = silent
wheels-last-heard = last heard { $at }
wheels-replied = answered
wheels-history = Spins and statistics
wheels-evenness = { $spins } numbers. Chance of so uneven a count on a fair wheel: { $chance }; of so strong a link from one to the next: { $lag }.
wheels-counts = How often each pocket came, clockwise
wheels-speeds = Speed of the rotor in the last spins, up to { $most } rpm; rings are counter-clockwise
wheels-drops = Where the ball left the track: how often in each zone of the bowl
wheels-time = Time
wheels-direction = Rotor
wheels-speed = rpm
wheels-corrected = corrected
wheels-rotor = { $rotor ->
    [clockwise] clockwise
    [counter-clockwise] counter-clockwise
   *[other] { "" }
}
wheels-stations = Devices of stations and cashiers
wheels-restart = Restart
wheels-self-test = Self-test
wheels-alerts = Alerts of wheels
wheels-number-from-elsewhere = “{ $what }” for { $place } was refused: what counts there comes from { $source }
wheels-reported = { $device } { $cause }
wheels-table-apart = { $table } did not take { $action }: { $why }
wheels-alert = { NAME($alert, of: "wheel-alert") }: { $text }

## column

column-address = Address
column-amount = Amount
column-as-published = As published
column-at = At
column-attempted = Attempted
column-bet = Bet
column-bought-in = Bought in
column-by = By
column-by-hand = By hand
column-came-to = Came to
column-cards = Cards
column-case = Case
column-cash = Cash
column-cashed-out = Cashed out
column-change = Change
column-cheque = Cheque
column-chips = Chips
column-claimant = Claimant
column-claimed = Claimed
column-clauses = Clauses
column-closer = Closer
column-contest = Contest
column-credits = Credits
column-day = Day
column-decided = Decided
column-decision = Decision
column-decisions = Decisions
column-denied = Denied
column-denied-by = Denied by
column-detained = Detained
column-deviations = Deviations
column-devices = Devices
column-did = Did
column-disputed = Disputed
column-disputes = Disputes
column-drop = Drop
column-clock = Clock
column-due = Due
column-entries = Entries
column-expected = Expected
column-fees = Fees
column-fees-given-back = Fees given back
column-fees-taken = Fees taken
column-chips-sold = Chips sold
column-chips-cashed = Chips cashed
column-fills = Fills
column-final = Final
column-first = First
column-from = From
column-games = Games
column-goods = Goods
column-handed-to = Handed to
column-hold = Hold
column-holds = Stands
column-how = How
column-identified = Identified
column-in = In
column-in-keeping = In keeping
column-inspector-told = Inspector told
column-issued = Issued
column-item = Item
column-kept-of-turnover = Kept of turnover
column-kind = Kind
column-last = Last
column-later = Later
column-law-and-clauses = Law and clauses
column-left = Left
column-limit = Limit
column-lost = Lost
column-member = Member
column-minutes = Minutes
column-month = Month
column-name = Name
column-no = No
column-no-spins = No-spins
column-number = No.
column-off-by = Off by
column-opened = Opened
column-opener = Opener
column-out = Out
column-overpaid = Overpaid
column-overpaid-by = Overpaid by
column-owed = Owed
column-paid = Paid
column-paid-by-hand = Paid by hand
column-paid-out = Paid out
column-part = Part
column-patron = Patron
column-person = Person
column-place = Place
column-player = Player
column-pocket = Pocket
column-prize = Prize
column-prizes = Prizes
column-prizes-in-cash = Prizes in cash
column-promotion = Promotion
column-put-right = Put right
column-reason = Reason
column-record = Record
column-repaired = Put right
column-reprinted = Reprinted
column-result = Result
column-results = Results
column-round = Round
column-round-void = Round void
column-rounds = Rounds
column-seat = Seat
column-sector-deviations = Sector, deviations
column-session = Session
column-set-aside = Set aside
column-share = Share
column-since = Since
column-staked = Staked
column-stands = Stands
column-stands-as = Stands as
column-suspected = Suspected
column-table = Table
column-ticket = Ticket
column-tickets-out = Tickets out
column-tickets-paid = Paid
column-times = Times
column-transfer = Transfer
column-turnover = Turnover
column-underpaid = Underpaid
column-underpaid-by = Underpaid by
column-until = Until
column-voided = Voided
column-what = What
column-what-the-terms-state = What the terms state
column-when = When
column-where = Where
column-who = Who
column-why-it-was-not-met = Why it was not met
column-win = Win
column-withheld = Withheld
column-won = Won
column-value = Value
column-winner = Winner
column-settled = Settled
column-rank = Rank
column-above-cut = Above the cut

## due

due-withheld = { MONEY($amount) } withheld is paid or refused
due-sign-limits = the sign says { $limits } from then on
due-sign-closes = the sign says that the table closes
due-month-end = the regulator is notified of { $count } payments that went wrong
due-dispute = dispute { $number } is decided: { $text }
due-hand-over = { $person } is handed over to an authorised person
due-case = the case is closed
due-limit = { NAME($limit, of: "patron-limit") } becomes { $amount }
due-clock-doubt = set by a clock that is in doubt
due-clock-ahead = set by a clock that was { SPAN($span) } ahead: { INSTANT($right) } by a right one
due-clock-behind = set by a clock that was { SPAN($span) } behind: { INSTANT($right) } by a right one
due-ends = { $kind ->
    [house] the exclusion by the house ends
    [table] the exclusion at a table ends
    [cool-off] the time to cool off ends
   *[other] the self-exclusion ends
}
due-promotion = { $duty ->
    [draw] the winners are drawn
    [inform-inspector] the inspector is notified that the promotion was interrupted
    [notify] the winner is notified of the prize
    [submit-to-regulator] the regulator is sent the terms as they were amended
   *[tell-reason] the patron is told why the claim was denied
}
due-prize = { MONEY($amount) } won in the tournament is paid

## dossier

dossier-approval = { $action }: { $agreed ->
    [none] not answered
    [true] agreed
   *[other] refused
} { $by } { $outcome }
dossier-decision = { $decision } ({ LIST($manners, by: "comma") })
dossier-final = final
dossier-not-agreed = not agreed to
dossier-inspector-told = inspector told of
dossier-number = { NAME($cause, of: "number-cause") }: { $pocket ->
    [none] no number
   *[other] { $pocket }
}, from { $source }
dossier-stake = { MONEY($amount) } on { BET($bet) }
dossier-stakes = { LIST($stakes, by: "comma") }
dossier-wager = { $player }, { NAME($cause, of: "cause") }: { $stake }

## dossier-part

dossier-part-approval = approval
dossier-part-clause = clause
dossier-part-decision = decision
dossier-part-dispute = dispute
dossier-part-layout = layout
dossier-part-message = message
dossier-part-number = number
dossier-part-receipt = receipt
dossier-part-review = review
dossier-part-round = round
dossier-part-wager = wager

## exclusion-kind

exclusion-kind-house = house
exclusion-kind-table = table
exclusion-kind-self-exclusion = self-exclusion
exclusion-kind-cool-off = cool-off

## posted

posted-prize = prize
posted-fee-back = fee given back
posted-fees-back = fees given back
posted-entry-fee = entry fee
posted-substitute = fee of a substitute
posted-chips = chips bought
posted-buy-back = buy-back
posted-add-on = add-on
posted-fee-again = fee paid again
posted-other = other
posted-dispute = dispute: { $text }
posted-denied = claim to { MONEY($amount) } denied: { $reason }
posted-forfeited = prize of { MONEY($amount) } taken back, { $becomes ->
    [redrawn] drawn again
   *[other] kept by the house
}

## viewed

viewed-play = play
viewed-patron = patron
viewed-statement = statement

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

number-cause-reading = reading
number-cause-result = result
number-cause-correction = correction
number-cause-void = void

## paid-in

paid-in-cash = cash
paid-in-cheque = cheque
paid-in-transfer = transfer
paid-in-goods = goods

## paper

paper-empty = Nothing to report.
paper-total = Total
paper-page = Page { $page } of { $pages }
paper-yes = yes
paper-no = no
paper-money = { MONEY($amount) }
paper-span = { SPAN($span) }
paper-no-limit = none
paper-whole-log = all of the log
paper-from = from { INSTANT($start) }
paper-to = to { INSTANT($end) }
paper-from-to = from { INSTANT($start) } to { INSTANT($end) }
paper-shift = Shift
paper-day = Day
paper-kinds-of-bet = Kinds of bet
paper-tickets = Tickets
paper-mistakes = Over- and underpayments
paper-cage = Cage
paper-table-figures = { $table }: drop { MONEY($drop) }, win { MONEY($win) } ({ MONEY($adjusted) } of it from payments put right and claims refused), { $games } games, { $void } no-spins
paper-tickets-issued = { $count } tickets issued for { MONEY($amount) }
paper-tickets-stand = { $count ->
    [one] { $count } ticket stands
   *[other] { $count } tickets stand
}, { MONEY($amount) } is owed
paper-tickets-unclaimed = { $count ->
    [one] { $count } ticket is unclaimed
   *[other] { $count } tickets are unclaimed
}, { MONEY($amount) } in all
paper-mistakes-above = Mistakes of more than { MONEY($amount) } each.
paper-recorded-under = Recorded under { LIST($clauses, by: "comma") }.
paper-standing = { $count } of them stand.
paper-exclusions = Exclusions
paper-views = Views of patrons' play
paper-patrons = Patrons and their limits
paper-by-in-role = { $name } ({ NAME($role, of: "role") })
paper-undecided = { $count } wait for a decision.
paper-disputes = Disputes
paper-malfunctions = Malfunctions
paper-withheld = { $count } amounts are withheld now, { MONEY($amount) } in all.
paper-amount-withheld = an amount is withheld
paper-claim-paid = paid
paper-claim-refused = refused
paper-mis-settled = Payments that went wrong
paper-only-above = Only those of more than { MONEY($amount) } each.
paper-month-end = Month end: payments that went wrong
paper-month-reported = { $month }: { $at ->
    [none] not reported yet
   *[other] reported { $at }
}, due { $due }
paper-cases-open = { $count } cases are open, { MONEY($amount) } is in keeping for them.
paper-case-course = { LIST($parts, by: "semicolon") }
paper-incidents = Incidents
paper-both = { LIST($names, by: "and") }
paper-partners = { $warnings ->
    [0] flagged as partners
   *[other] { LIST($warnings, by: "semicolon") }
}
paper-where = { LIST($kinds, of: "stream-kind", by: "comma") }
paper-staff = What everybody did
paper-late = { $count } of these are late.
paper-due = What is due
paper-now = now
paper-late-by = late by { SPAN($span) }
paper-statement = Statement of { $player }
paper-wheels = Results of wheels
paper-wheel-too-few = { $table }: { $spins } results are too few to say anything.
paper-wheel-found = { $table }: { $spins } results, { $expected } expected for each pocket; chi-square { $square } with { $freedom } degrees of freedom, probability { $probability }; one result and the next correlate by { $lag }, probability { $lag_probability }: { $flagged ->
    [true] CHECK THE WHEEL
   *[other] nothing stands out
}.
paper-ledger-differs = Not as the ledger has it: { LIST($contests, by: "comma") }.
paper-ledger-agrees = All of it agrees with the ledger, to the cent.
paper-ledger-off = The ledger is off by { MONEY($amount) }.
paper-contests = Tournaments and promotions
paper-contest-statement = Statement of { NAME($kind, of: "contest-kind") } { $name }: { NAME($stands, of: "stage") }
paper-contest-figures = { $entries } entries; prizes of { MONEY($prizes) }, of which { MONEY($owed) } is owed; { $disputes } disputes, { $denied } denied
paper-as-it-is = as it is
paper-denied-claims = Denied claims
paper-tournament-terms = Tournament { $name }: terms and conditions
paper-promotion-terms = Promotion { $name }: terms and conditions
paper-version = version { $version }
paper-seat-cards = Tournament { $name }: seat cards
paper-each-round = each round from { MONEY($least) } to { MONEY($most) }
paper-session-rounds = { $count ->
    [one] 1 round a session
   *[other] { $count } rounds a session
}
paper-session-minutes = { $count ->
    [one] 1 minute a session
   *[other] { $count } minutes a session
}
paper-ranking = Tournament { $name }: ranking
paper-place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
paper-above-cut = above the cut
paper-nobodys = { MONEY($amount) } of the pool was nobody's to take.
paper-odd-cents = Odd cents go one each to the first places.
paper-advertising = Tournament { $name }: who may be named in advertising
paper-results = Tournament { $name }: results
paper-prize-pool = prize pool { MONEY($amount) }
paper-shared-out = shared out: { LIST($shares, by: "comma") }
paper-dossier = Dispute { $number } at table { $table }
paper-dossier-of = { $player }, round { $round }, { $game } of { $book }
paper-dossier-records = Every line is a record of the log, whose hash chain can be checked.
paper-promotion-due = Promotion { $name }: what is due
paper-overdue = overdue
paper-outstanding = due
paper-promotion-shown = Promotion { $name }: { NAME($stage, of: "stage") }
paper-promotion-entries = { $entries } entries, { $denied } denied claims kept
paper-still-to-state = still to be stated: { $item }
paper-tournament-ranking = Tournament { $name }: ranking
paper-tournament-entrants = { $count } entrants, { $advance } go on from each table
paper-tournament-chips = Chips are worth nothing outside the tournament.

## receipt

receipt-line = { "  " }{ $line }

## stream-kind

stream-kind-table = table
stream-kind-ticket = ticket
stream-kind-tournament = tournament
stream-kind-promotion = promotion
stream-kind-patron = patron
stream-kind-incident = incident
stream-kind-wheel = wheel
stream-kind-equipment = equipment
stream-kind-approval = approval
stream-kind-office = office
stream-kind-till = till

## terms-on-paper

terms-none = none
terms-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
terms-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
terms-share = { $place } { $share } %
terms-shares = { LIST($shares, by: "comma") }
terms-stated = { LIST($said, by: "comma") } ({ $clause })
terms-prize = prize { $number }
terms-detail = { NAME($key, of: "heading") }: { $stated }
terms-prize-said = { LIST($parts, by: "comma") }
terms-criteria = { LIST($criteria, by: "semicolon") }
terms-forfeited = it is { $becomes ->
    [redrawn] drawn again among the others
   *[other] kept by the house
}
terms-moment = { MOMENT($at) }

## event-cited

event-cited = { $said } ({ LIST($clauses, by: "comma") })

## deed

deed-acknowledge = acknowledge an alert
deed-activate-edition = activate an edition of the rules
deed-add-webhook = add a webhook
deed-alarm-key = key misused
deed-bring = bring equipment to a table
deed-change-password = change a password
deed-change-sources = change the sources of numbers
deed-clear-second-factor = clear a second factor
deed-close-till = close a till
deed-cash-chips = cash chips
deed-correct-number = correct a number
deed-deal-table = deal a table from a wheel
deed-decide-number = decide a number
deed-drop-till = cash to the vault
deed-enrol-device = enrol a device
deed-enrol-service = enrol a service
deed-enrol-staff = enrol staff
deed-enter = enter equipment
deed-enter-wheel = enter a wheel
deed-favourites = keep favourite bets
deed-fill-till = fill a till
deed-give-up-delivery = give up a delivery
deed-inspect = inspect equipment
deed-issue = issue a ticket
deed-lock = lock the screen
deed-note-failed-sign-in = failed sign-in
deed-note-view = view a patron’s play
deed-note-webhook-reached = webhook reached
deed-open-till = open a till
deed-pay-by-hand = pay a ticket by hand
deed-print = print a ticket
deed-redeem = redeem a ticket
deed-sell-chips = sell chips
deed-release-table = release a table from a wheel
deed-remove-webhook = remove a webhook
deed-replay-webhook = replay a webhook
deed-report-lost = report a ticket lost
deed-report-print = report a print
deed-reprint = reprint a ticket
deed-request-approval = request approval
deed-retire = retire equipment
deed-rotate-service-key = renew a service’s key
deed-second-eyes = answer as second person
deed-set-aside = set a ticket aside
deed-set-launch = set the launch
deed-set-second-factor = set a second factor
deed-sign-in = sign in
deed-sign-out = sign out
deed-strike-off = strike off
deed-strike-service = strike a service off
deed-take-reading = take a reading
deed-tell-regulator = notify the regulator
deed-unlock = unlock the screen
deed-void = void a ticket
patron-action-acknowledge-check = Reminder read
incident-action-open-case = Open a case

## heading-of-prizes

heading-make = its make
heading-model = its model
heading-accessories = its accessories, or none
heading-on_road_costs = whether registration and the like are included
heading-persons = for how many people
heading-airfares = whether airfares are included
heading-transfers = whether transfers are included
heading-other_transport = whether other transport is included
heading-duration = how long it is
heading-accommodation = what accommodation
heading-meals = which meals
heading-travel_dates = when the travel must be taken, or any time
heading-spending_money = whether there is spending money
heading-dwelling_type = the type of dwelling
heading-plans = the plans
heading-contract = the contract
heading-easements = easements, or none
heading-address = where it is
heading-conveyancing = whether conveyancing is included
heading-legal_costs = whether legal costs are included
heading-fixtures = whether fixtures are included
heading-furniture = whether furniture is included

## amount

amount-whole = { $whole }
amount-both = { $whole } and { $rest }
amount-dollar = { $words } { currency-dollar }
amount-cent = { $count ->
    [one] { $words } cent
   *[other] { $words } cents
}
amount-euro = { $words } { currency-euro }
amount-euro-cent = { $count ->
    [one] { $words } cent
   *[other] { $words } cents
}
amount-pound = { $words } { currency-pound }
amount-penny = { $count ->
    [one] { $words } penny
   *[other] { $words } pence
}
amount-franc = { $words } { currency-franc }
amount-centime = { $count ->
    [one] { $words } centime
   *[other] { $words } centimes
}

## month

month-1 = Jan
month-2 = Feb
month-3 = Mar
month-4 = Apr
month-5 = May
month-6 = Jun
month-7 = Jul
month-8 = Aug
month-9 = Sep
month-10 = Oct
month-11 = Nov
month-12 = Dec

## ticket

ticket-title = Cash-out ticket
ticket-time = { $day } { NAME($month, of: "month") } { $year } { $time }
ticket-paid-once = Paid once, under { $clause }.
ticket-not-replaced = Present it yourself: lost, stolen or illegible, it is not replaced ({ LIST($clauses) }).
ticket-duplicate = DUPLICATE
ticket-void = VOID
ticket-table = Table
ticket-station = Station
ticket-seat = Seat
ticket-issued = Issued
ticket-expires = Expires

## house-report

house-report-staff-enrolled = An administrator has taken staff on.
house-report-devices-enrolled = An administrator has enrolled devices.
house-report-services-enrolled = An administrator has let another system in.
house-report-webhooks-added = An administrator has events brought to an address.
house-report-settings-changed = Settings were changed.
house-report-program-changed = Another program runs.
house-report-clock-far-ahead = The clock is far ahead of the log.
house-report-clock-source-away = The source of time does not answer.
house-report-clock-differs = The clock differs from its source.
house-report-clock-set = The clock was set.
house-report-log-not-continued = The log cannot go on.
house-report-head-not-signed = The head of the log was not signed.
house-report-head-left-aside = The last signed head was left aside.
house-report-appended-while-closed = Records were added while the house was closed.
house-report-log-written-by-another = Somebody else has written to the log.
house-report-witness-refused = A witness refused the head of the log.
house-report-anchor-not-put = The head of the log was not put outside.

## option-help

option-help-asian_racetrack = the cloth has the Asian racetrack area
option-help-base = the book that governs where this one is silent
option-help-buttons_per_number = most neighbours buttons on a number
option-help-buttons_per_spin = most neighbours buttons in a spin
option-help-call_bets = buttons for race-track bets on the screen
option-help-cashless = chips are sold through a terminal at the table
option-help-designated_buttons = neighbours buttons are for designated players
option-help-double_table = a table with two layouts
option-help-drop_box = a drop box is attached, so that cash is taken
option-help-electronic = players at terminals
option-help-layout = the drawing that the cloth follows
option-help-licensed_min = the least minimum that the licence allows, in dollars
option-help-lucky_ball = the side wager and its odds
option-help-max_bet = the max bet button
option-help-multiples_notice = a notice demands multiples of the minimum
option-help-player_card = a valid player card is needed to play
option-help-racetrack = the cloth has the racetrack area
option-help-stand_alone = only a wheel; every bet comes through a terminal
option-help-uspin = a unit that may spin the ball for the dealer
option-help-wagering_seconds = length of the wagering period in seconds
option-help-wheel = how many pockets the wheel has

## wheel-alert

wheel-alert-fault = Fault
wheel-alert-silent = No answer
wheel-alert-button = Button pressed
wheel-alert-device-out-of-scope = Reading refused
wheel-alert-number-undecided = Number undecided
wheel-alert-table-apart = Table does not follow
wheel-alert-foreign-number = Number from elsewhere

## device-cause

device-cause-ball-lost = ball lost
device-cause-ball-not-seen = ball not seen
device-cause-close-unseen = close not seen
device-cause-component = component faulty
device-cause-disagreement = readers disagree
device-cause-events-lost = readings lost
device-cause-failed-launch = launch failed
device-cause-fell-back = ball fell back
device-cause-missed = number missed
device-cause-no-such-pocket = no such pocket
device-cause-number-disagrees = number disagrees
device-cause-power-up = switched on
device-cause-restarted = started anew
device-cause-self-test = self-test
device-cause-stopped = wheel stopped
device-cause-too-long = ball too long
device-cause-torn = reading torn
device-cause-undecided = undecided
device-cause-with-rotor = ball with the rotor
device-cause-away = away
device-cause-cover-open = cover open
device-cause-cutter = cutter faulty
device-cause-fraud-attempt = attempted fraud
device-cause-fraud-guard-fault = fraud guard faulty
device-cause-jam = jammed
device-cause-offline = off line
device-cause-paper-low = paper low
device-cause-paper-out = paper out
device-cause-stacker-fault = stacker faulty
device-cause-stacker-full = stacker full
device-cause-stacker-jam = stacker jammed
device-cause-stacker-removed = stacker removed
device-cause-unrecoverable = unrecoverable fault
device-cause-bad-spin = bad spin
device-cause-not-on-wheel = not on the wheel
device-cause-one-reader = only one reader has read it

## par

par-title = PAR sheet: { $game }
par-of = Book { $book }, edition { $edition }, game { $game }
par-per-unit = Per unit staked. Volatility is 1.645 standard deviations of one spin.
par-bands-exact = Bands of hold are exact up to so many spins; a hatched part beyond is approximated by the normal curve.
par-bet = { BET($bet) }
par-mix = { LIST($bets, of: "bet", by: "plus") }
par-kind = { NAME($kind, of: "bet") }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
}
par-kinds = { LIST($kinds) }
par-in-prison = { $bets } in prison
par-column-bet = Bet
par-column-bets = Bets
par-column-best = Best
par-column-hit-rate = Hit rate
par-column-edge = Edge
par-column-variance = Variance
par-column-deviation = Deviation
par-column-volatility = Volatility
par-column-exact-to = Bands exact to
par-all-spins = all spins
par-to-spins = ~ { FIGURE($spins) } spins
par-to-none = ~ none
par-normal = ~ normal approximation
par-picture = { $name }: hold, 90 % and 99 % bands

## plot

plot-spins = spins
plot-stack = stack, $
plot-ways = { FIGURE($count) } sessions on their way
plot-simulated = simulated
plot-exact = exact
plot-start = start
plot-ruined = ruined: { FIGURE($share) } of sessions
plot-stack-end = stack at the end, $
plot-share-sessions = share of sessions
plot-ends = How sessions end
plot-net-expected = net less what is expected, $
plot-net-bands = Net against expectation, with 95 % and 99 % bands
plot-net-spin = net of a spin, $
plot-share-spins = share of spins
plot-results = Results of a spin
plot-hold = hold, % of stakes
plot-hold-bands = Hold: 90 % and 99 % bands

## lab

lab-verdict-fair = nothing found
lab-verdict-suspect = suspect at 95 %
lab-verdict-flagged = flagged at 99 %
lab-verdict-records = the records need attention
lab-verdict-is = Verdict: { $verdict }
lab-title-wheel = Audit of a wheel
lab-title-draws = Audit of draws
lab-title-randomness = Audit of randomness
lab-tests = Tests
lab-column-test = Test
lab-column-on = On
lab-column-number = Number
lab-column-found = Found
lab-column-corrected = Corrected
lab-column-power = Four times in five
lab-column-method = Method
lab-pass = pass
lab-fail = FAIL
lab-fact-source = source
lab-fact-sha256 = sha256
lab-fact-wheel = wheel
lab-fact-spins = spins
lab-fact-made-with = made with
lab-fact-whole-source = whole source
lab-draws-of-kind = { FIGURE($count) } draws
lab-more-notes = and { $count } more, which --json lists
lab-note-impossible = impossible: { $what }
lab-note-not-tested = not tested: { $what }
lab-note-left-out = left out: { $what }
lab-note-too-few = too few to test: { $name }, { FIGURE($spins) } spins
lab-note-not-run = not run: { $test } on { $name }: { $why }
lab-too-few-draws = { $kind }, { $count } draws{ $sure ->
    [true] , which leave no choice
   *[other] { "" }
}
lab-corrected-numbers = { $table }: { $count } numbers were corrected; the corrected ones count
lab-voided-results = { $table }: { $count } results were voided and are left out
lab-method-wheel = What of the level each test has was fixed beforehand; tests of the same counts share theirs by resampling fair wheels. Of fair wheels, at most 5 in 100 are suspect and at most 1 in 100 is flagged. The last column states the smallest bias that a test finds with a chance of 80 % at the level of 95 %, measured on simulated biased wheels. The sector statistic averages the likelihood over all runs of 2 to 18 neighbours; distances are steps clockwise from one result to the next; drift compares what was before and after every moment. Records are checked first: blocks that repeat are left out.
lab-method-draws = Whatever is drawn has a rank among what was left in the pool, and in a fair draw every rank is equally likely, whatever was drawn before. Ranks of all draws of a kind are tested together, and all tests are corrected together by Holm's method.
lab-method-randomness = Each p-value is the chance that a perfect source departs as far; on its own, a perfect source fails one test in twenty at 95 % and one in a hundred at 99 %. The column Corrected holds p-values after Holm's correction for the number of all tests, by which the verdict is given. Raw bits: NIST SP 800-22 revision 1a, parameters as in its examples. It departs from the reference program in three points: all 148 templates make one p-value, that of the worst; the chances of linear complexity and of overlapping templates are the exact ones of the revised text; and the shares of sequences that pass are tested exactly. Outcomes: the tests that gaming standards list, on the pockets in the order of the wheel. Re-scaling throws away what does not fit and draws again; nothing is folded.
lab-test-sector = sector
lab-test-one-pocket = one pocket
lab-test-waves = waves
lab-test-pockets = pockets
lab-test-too-even = too even
lab-test-distances = distances
lab-test-results = results
lab-test-like-after-like = like after like
lab-test-earlier-spins = earlier spins
lab-test-drift = drift
lab-test-drop-zones = drop zones
lab-test-early-or-late = early or late
lab-test-one-after-the-other = one after the other
lab-test-quarters = quarters
lab-test-the-same-again = the same again
lab-test-frequency = frequency
lab-test-frequency-within-a-block = frequency within a block
lab-test-runs = runs
lab-test-longest-run-of-ones = longest run of ones
lab-test-binary-matrix-rank = binary matrix rank
lab-test-discrete-Fourier-transform = discrete Fourier transform
lab-test-non-overlapping-template = non-overlapping template
lab-test-overlapping-template = overlapping template
lab-test-linear-complexity = linear complexity
lab-test-serial = serial
lab-test-approximate-entropy = approximate entropy
lab-test-cumulative-sums = cumulative sums
lab-test-random-excursions = random excursions
lab-test-random-excursions-variant = random excursions variant
lab-test-equi-distribution = equi-distribution
lab-test-serial-pairs = serial pairs
lab-test-serial-triples = serial triples
lab-test-longer-tuples = longer tuples
lab-test-gap = gap
lab-test-poker = poker
lab-test-coupon-collector = coupon collector
lab-test-permutation = permutation
lab-test-spectral = spectral
lab-test-serial-correlation = serial correlation
lab-test-sub-sequences = sub-sequences
lab-test-wheel-order = wheel order
lab-part-of = { NAME($test, of: "lab-test") } { $part }
lab-test-named = { NAME($test, of: "lab-test") }
lab-drawn = drawn { NUMBER($turn, type: "ordinal") ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] as number { $turn }
}
lab-how-often = how often { $item }
lab-group-all = all spins
lab-group-dealer = dealer { $name }
lab-group-direction = direction { $name }
lab-group-ball = ball { $name }
lab-group-rotor = rotor { $name }
lab-group-wheel = wheel { $name }
lab-group-table = table { $name }
lab-group-window = window { $number } of { $count }, { $span }
lab-shown-over = { FIGURE($off) } σ over { $length }
lab-shown-crests = { $number } crests, χ² { FIGURE($value) } on 2
lab-shown-chi = χ² { FIGURE($value) } on { $degrees }
lab-shown-most = χ² { FIGURE($value) } on { $degrees }, most in { $zone }
lab-shown-best = { NAME($test, of: "lab-test") } { $shown }
lab-shown-likes = red { FIGURE($red) }, odd { FIGURE($odd) }, high { FIGURE($high) } σ
lab-shown-lag = lag { $lag }, { FIGURE($off) } σ
lab-shown-drift = χ² { FIGURE($value) } on { $degrees }, from line { FIGURE($line) }
lab-shown-drift-number = χ² { FIGURE($value) } on { $degrees }, from number { FIGURE($line) } on
lab-shown-came-up = { $count } of { $pool } came up
lab-shown-times = { FIGURE($seen) } times, { FIGURE($expected) } expected
lab-shown-passed = { $passed } of { $count } pass
lab-by-simulation = { FIGURE($count) } simulated wheels
lab-by-chi-square = chi-square distribution
lab-by-normal = normal distribution
lab-by-pass = one pass over all { $unit }
lab-by-lean = Whether those first in the pool are drawn as often as those last.
lab-by-lag = Whether a rank goes with the one drawn before it.
lab-by-quarters = Whether each quarter of the pool has its share.
lab-by-items = Whether everything in the pool comes up equally often.
lab-by-repeats = Whether a draw repeats the one before as often as chance has it.
lab-by-chances = Whether each comes up as often as the table's settings say.
lab-power-none = nothing: there were too few
lab-power-sector = a sector of 9, { FIGURE($size) } above its share
lab-power-pocket = one pocket { FIGURE($size) } above its share
lab-power-crests = two crests { FIGURE($size) } above their share
lab-power-distances = nine neighbouring distances { FIGURE($size) } above their share
lab-power-even = { FIGURE($size) } of the numbers dealt out evenly
lab-power-zone = one zone { FIGURE($size) } above its share
lab-power-likes = like after like in colour, { FIGURE($size) } above half
lab-power-lag = { FIGURE($size) } of the results the same as { $lag } spins before
lab-power-drift = in the second half, a sector of 9 { FIGURE($size) } above its share
lab-power-mean = a mean { FIGURE($size) } of the pool off its middle
lab-power-correlation = { FIGURE($size) } correlation with the rank before
lab-says-not-tested = Nothing was tested: what is recorded are not the results of a wheel.
lab-says-chance = Its p-value is { $p }, or { $adjusted } corrected for the { $tests } tests of this audit.
lab-p = { FIGURE($p) }
lab-p-below = below { FIGURE($p) }
lab-says-fair = No sign of bias in { FIGURE($spins) } spins. { $tests } tests, none beyond chance.
lab-says-furthest = The test that went furthest was { $test }. { $chance }
lab-says-suspect = Suspect: by chance alone, the test { $test } would go so far in fewer than 1 of 20 audits.
lab-says-record-more = { $chance } Record more spins before anything is done.
lab-says-flagged = { $called }: by chance alone, the test { $test } would go so far in fewer than 1 of 100 audits.
lab-says-advice = { $chance } { $advice }
lab-called-no-wheel = Not what a wheel gives
lab-called-changed = Changed
lab-called-tilted = Tilted
lab-called-thrown = Thrown alike
lab-called-biased = Biased
lab-records-say = Records: { $says }{ $p ->
    [none] { "" }
   *[other] { " " }(p { FIGURE($p) })
}.
lab-records-left-out = { FIGURE($left) } results are left out of all that follows, and { FIGURE($spins) } are tested.
lab-records-find-out = Find out how the records were made before they are relied on.
lab-says-both = { $first } { $second }
lab-says-worst-sector = The worst sector is { $pockets }: { FIGURE($off) } standard deviations { $more ->
    [true] more
   *[other] less
} than its share.
lab-says-powers = What would have been found four times in five: { LIST($powers, by: "semicolon") }.
lab-quoted = "{ NAME($test, of: "lab-test") }"
lab-quoted-on = "{ NAME($test, of: "lab-test") }" on { $group }
lab-advice-sector = Take the wheel out of play; measure its frets and the seats of the pockets around this sector.
lab-advice-pocket = Take the wheel out of play and check this pocket: its frets, its floor, and whether its neighbours catch the ball less.
lab-advice-waves = Take the wheel out of play and have the rotor measured: opposite sides of it wear alike.
lab-advice-pockets = Take the wheel out of play and have every pocket measured: several are uneven.
lab-advice-even = Find out how these numbers were recorded: a wheel is less even than this, people and programs that balance their numbers are not.
lab-advice-distances = Check the launches: the ball lands a set distance from where it was taken up. Change dealers and speeds, and audit each dealer.
lab-advice-likes = Find out how these numbers were recorded: colours follow each other as people write them, not as a wheel gives them.
lab-advice-lags = Find out how these numbers were made: results hang on those some spins before, which points to a generator or to a copied record rather than to a wheel.
lab-advice-drift = Find out what changed at that time (a move, a repair, a ball, a cleaning) and audit the results before and after it on their own.
lab-advice-drops = The ball leaves the track more often in some zones: level the wheel, which is tilted or has a deflector out of place.
lab-advice-dealer = It lies in the spins of one dealer: watch the launches, have the dealer vary speed and point of release, and audit other dealers on the same wheel.
lab-advice-direction = It shows in one direction only: have the track and the frets of that side checked.
lab-advice-ball = It shows with one ball only: take that ball out of use and measure it.
lab-advice-rotor = It shows at some speeds of the rotor only: vary the speed, and have the drive checked.
lab-advice-wheel = It lies on this one wheel: take it out of play and inspect it.
lab-advice-table = It lies at this one table: take its wheel out of play and inspect it.
lab-advice-window = It lies in this stretch of time: find out what was different then.
lab-advice-more = Record more spins, and audit them on their own.
lab-record-twice = each number stands twice: { FIGURE($pairs) } of { FIGURE($half) } pairs of rows are equal
lab-record-twice-later = each number stands twice: { FIGURE($pairs) } of { FIGURE($half) } pairs of rows are equal, { $rows } rows apart, as where two readers of one wheel are written as one
lab-record-stuck = a sensor was stuck: { $runs }
lab-record-run = { $pocket } { $times } times running from line { FIGURE($line) }
lab-record-repeat = rows repeat: { $blocks }; chance repeats fewer than { $length }
lab-record-block = { $now } repeat { $before } ({ FIGURE($size) } numbers)
lab-span-numbers = numbers { FIGURE($first) } to { FIGURE($last) }
lab-span-lines = lines { FIGURE($first) } to { FIGURE($last) }
lab-listed = { LIST($parts, by: "semicolon") }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
lab-record-rule = after some numbers nearly always the same one comes ({ $steps }): these are made by a rule, not by a wheel
lab-record-states = after some numbers nearly always the same one comes ({ $steps }): these look like the states of a device, read as numbers
lab-record-back = times go back { $count ->
    [1] once
   *[other] { $count } times
}, first at line { FIGURE($line) }; results are taken in the order written
lab-record-soon = { FIGURE($count) } results come within { $apart } s of the one before (the soonest after { FIGURE($least) } s, first at line { FIGURE($line) }): no wheel does that{ $many ->
    [true] ; two tables may be recorded as one, so no distances are tested
   *[other] { "" }
}
lab-record-breaks = { FIGURE($count) } breaks of more than an hour, the longest of { FIGURE($hours) } hours
lab-record-years = { FIGURE($count) } breaks of more than an hour, the longest of { FIGURE($hours) } hours: more than a year lies before line { FIGURE($line) }, so that its time is wrong
lab-record-crowded = { FIGURE($count) } results have one time (from line { FIGURE($line) }): no wheel gives more than { FIGURE($most) } in { $grain ->
    [minute] a minute
    [hour] an hour
   *[day] a day
}
lab-record-missing = { FIGURE($count) } spins are missing by their numbers, first before line { FIGURE($line) }
lab-record-numbered-twice = { $count ->
    [1] once
   *[other] { $count } times
} a spin has the number of the one before, first at line { FIGURE($line) }
lab-watched-never = Watched spin by spin, the evidence never rose above { FIGURE($peak) } to 1.
lab-watched-alert = Watched spin by spin: after { FIGURE($spins) } spins the evidence against a fair wheel is { $odds ->
    [none] overwhelming
   *[other] { FIGURE($odds) } to 1
}, most of all for { $guess }; a fair wheel comes to { FIGURE($level) } to 1 within a year of play with a chance of { FIGURE($alpha) } at most.
lab-guess = { $about ->
    [results] results
    [steps] steps from one result to the next
   *[other] drops of the ball
} that { $shape ->
    [wave] lean towards { $middle }
    [pocket] favour { $middle }
    [sector] crowd around { $middle }
   *[other] are unequal
}{ $steps ->
    [true] { " " }pockets clockwise
   *[other] { "" }
}{ $group ->
    [none] { "" }
   *[other] { " " }({ $group })
}
lab-kelly = A player who knew could lay, of a stack, { $stakes } at { $odds } to 1 (Kelly's stakes by the lower ends of 95 % confidence), and it would grow by { FIGURE($growth) } a spin.
lab-kelly-stake = { FIGURE($share) } on { $pocket }
lab-draws-counted = { FIGURE($total) } draws of { $kinds } kinds, { $tests } tests.
lab-draws-impossible = { $count } records cannot come from an honest draw; they are listed.
lab-draws-fair = Corrected for their number, no test departs from chance.
lab-draws-few = There are too few draws of any kind to test them for chance.
lab-draws-suspect = One test departs from chance at 95 %. Check what was drawn, and record more.
lab-draws-flagged = Chance is ruled out at 99 % for at least one kind of draw.
lab-random-short = { $sample }: too short for any test.
lab-random-counted = { $sample }: { $tests } p-values, { $at95 } beyond 95 % ({ FIGURE($of95) } expected), { $at99 } beyond 99 % ({ FIGURE($of99) } expected).
lab-random-sequences = { $count } sequences, { $tests } tests: { $short } outside of what SP 800-22 accepts for the share that passes or for the evenness of p-values.
lab-random-fair = Corrected for their number, none of them departs from chance.
lab-random-suspect = Corrected for their number, one departs at 95 %. Draw a new sample and test it.
lab-random-flagged = Corrected for their number, chance is ruled out at 99 %: the source fails.
lab-whole-source = All of the source, in one pass
lab-sequences = Sequences
lab-zone = zone of the bowl
lab-drops-equal = drops (dashed: equal)
lab-rotor-speed = rotor speed
lab-spins-leaning = spins (orange: leaning, 1 in 100)
lab-picture-title = { FIGURE($spins) } spins of a { NAME($wheel, of: "lab-wheel") } wheel: { $verdict }
lab-wheel-single-zero = single-zero
lab-wheel-double-zero = double-zero
lab-degrees = { $shown } degrees, p = { FIGURE($p) }
lab-shaded = shaded: the sector furthest off its share, { FIGURE($off) } σ: { $pockets }
lab-expected = expected { FIGURE($hits) } hits a pocket
lab-bars = Bars: hits above (blue, outward) or below (orange, inward) an equal share, in standard deviations (σ).
lab-one-in-twenty = On a fair wheel about one pocket in twenty lies beyond 2 σ (dashed).
lab-record-same-file = { $name } is the same file as { $other } and is left out
lab-fact-named = { NAME($fact, of: "lab-fact") }
lab-means-frequency = Ones and noughts are as many.
lab-means-frequency-within-a-block = Ones and noughts are as many in every block.
lab-means-runs = Runs of equal bits are as many as they should be.
lab-means-longest-run = The longest run of ones in each block is as long as it should be.
lab-means-matrix-rank = Square matrices of bits have as many independent rows as they should.
lab-means-fourier = No period stands out in the discrete Fourier transform.
lab-means-template = The pattern of nine bits that is furthest off, of all 148 that have no period.
lab-means-overlapping-template = Runs of nine ones come up as often as they should, overlaps counted.
lab-means-universal = Maurer's test: patterns come back after as long as they should, so nothing can be packed.
lab-means-linear-complexity = The shortest feedback register for each block is as long as it should be.
lab-means-serial = All patterns of so many bits come up equally often.
lab-means-approximate-entropy = Patterns of one length and of the next are as mixed as they should be.
lab-means-cumulative-sums = A walk of ones and noughts strays as far as it should, from either end.
lab-means-excursions = Between returns to zero, a walk visits each near place as often as it should.
lab-means-excursions-variant = Over the whole walk, each place within nine of zero is visited as often as it should.
lab-means-equi-distribution = All outcomes come up equally often, and not too evenly; nor do their sums stray.
lab-means-pairs = All pairs that do not overlap come up equally often.
lab-means-triples = All triples that do not overlap come up equally often.
lab-means-tuples = Four, five and six outcomes in a row, each put into one of fewer classes, come up evenly.
lab-means-gap = The time until an outcome comes back is as it should be, for one of them and for a third.
lab-means-poker = Hands of five hold as many different outcomes as they should.
lab-means-coupon-collector = It takes as long as it should until every outcome of a set has come up.
lab-means-permutation = Four different outcomes in a row stand in each order equally often.
lab-means-runs-up-down = Runs above and below the middle, and runs up and down, are as many as they should be.
lab-means-spectral = No period stands out: the highest peak of the spectrum, by Fisher's test.
lab-means-correlation = Outcomes do not go with those before them, up to ten back: each, and all together.
lab-means-sub-sequences = Every second, third, fifth and seventh outcome is equally distributed on its own.
lab-means-wheel-order = Outcomes make no waves around the wheel, nor do the distances between them.
lab-by-section = SP 800-22, { $section }. { $means }
lab-sample-named = { NAME($sample, of: "lab-sample") }
lab-sample-raw-bits = raw bits
lab-sample-37-way = 37-way
lab-sample-38-way = 38-way
lab-sample-whole-source = whole source
lab-sample-sequences = sequences
lab-sample-headed = { $name }: { $how }
lab-fact-raw-bits = raw bits
lab-fact-37-way = 37-way
lab-fact-38-way = 38-way
lab-fact-sample = { FIGURE($count) }, { $how }; sha256 { $digest }
lab-fact-whole = { FIGURE($count) } { NAME($unit, of: "lab-unit") }, in one pass; sha256 { $digest }
lab-unit-bytes = bytes
lab-unit-outcomes = outcomes
lab-source-seed = Python's generator (MT19937), seed { $seed }
lab-source-system = the operating system's randomness, drawn at { $at }
lab-how-unscaled = unscaled, highest bit of each byte first
lab-how-six-bits = six bits at a time; what does not fit is thrown away and drawn again
lab-how-system = unscaled, from the operating system
lab-how-virtual = scaled: the virtual wheel, { $wheel }
lab-how-written = recorded outcomes, read as text: { $doubled ->
    [true] 0 to 36 and 00
   *[false] { $least } to { $most }
} ({ $given ->
    [true] as given
   *[false] the least and the greatest that came
})
lab-few-bits = { FIGURE($least) } bits are wanted, there are { FIGURE($size) }
lab-few-returns = the walk came back { $count } times; 500 are wanted
lab-few-outcomes = { FIGURE($least) } outcomes are wanted, there are { FIGURE($size) }
lab-few-classes = too few for two classes of outcomes
lab-few-kinds = too few outcomes of { $kinds } kinds for longer tuples
lab-second-level = { NAME($test, of: "lab-test") }: { NAME($part, of: "lab-share") }
lab-share-proportion = proportion
lab-share-uniformity = uniformity
lab-piece-of = { NAME($test, of: "lab-test") } { NAME($part, of: "lab-piece") }
lab-piece-backward = backward
lab-piece-forward = forward
lab-piece-chi-square = chi-square
lab-piece-sums = sums
lab-piece-too-even = too even
lab-piece-a-third = a third
lab-piece-one = one
lab-piece-first = first
lab-piece-second = second
lab-piece-middle = middle
lab-piece-up-and-down = up and down
lab-piece-lags = lags
lab-piece-distance = distance
lab-piece-lag-1 = lag 1
lab-piece-lag-2 = lag 2
lab-piece-lag-3 = lag 3
lab-piece-lag-4 = lag 4
lab-piece-lag-5 = lag 5
lab-piece-lag-6 = lag 6
lab-piece-lag-7 = lag 7
lab-piece-lag-8 = lag 8
lab-piece-lag-9 = lag 9
lab-piece-lag-10 = lag 10
lab-piece-every-2 = every 2
lab-piece-every-3 = every 3
lab-piece-every-5 = every 5
lab-piece-every-7 = every 7
lab-piece-wave-1 = wave 1
lab-piece-wave-2 = wave 2
lab-piece-wave-3 = wave 3
lab-piece-wave-4 = wave 4

## evidence

evidence-title = Evidence of { $program }
evidence-made = Made at { $at } in a { NAME($run, of: "evidence-run") } run.
evidence-run-full = full
evidence-run-short = short
evidence-contents = Contents
evidence-by-standard = Contents by standard
evidence-none-for-it = nothing was run for it
evidence-empty = None.
evidence-seconds = { FIGURE($seconds) } s
evidence-line = { $title }: { $says }
evidence-more-rows = { $title } ({ $count } more rows in evidence.json)
evidence-status-named = { NAME($status, of: "evidence-status") }
evidence-status-passed = passed
evidence-status-failed = FAILED
evidence-status-not-run = not run
evidence-status-see-below = see below
evidence-row = { LIST($cells, by: "semicolon") }
evidence-counted = { $count } { $status }
evidence-amount = { MONEY($cents) }
evidence-moment = { MOMENT($at) }
evidence-both = { $first }: { $second }
evidence-level = { NAME($level, of: "level") }
evidence-fate = { NAME($fate, of: "fate") }
evidence-roles = { LIST($roles, of: "role") }
evidence-phases = { LIST($phases, of: "evidence-phase") }
evidence-deviations = Open deviations
evidence-program = Program and digests
evidence-settings = Settings
evidence-clauses = Rulebooks: every clause and its proof
evidence-scenarios = Scenarios played in a house for this bundle
evidence-par-sheets = PAR sheets of every game
evidence-randomness = Randomness: the battery on raw and mapped output
evidence-access = Access: who may do what
evidence-verification = Verification, meters and signed heads
evidence-recall = Recall of the last games
evidence-backup = Backup and restoring
evidence-interruption = Interruption: a serving house is killed and started again
evidence-says-ended = { $count } sections: { LIST($ended) }. Open: { $open }.
evidence-says-skipped = Left out by --skip.
evidence-says-broke = Could not be made: { $why }
evidence-says-program = Version { $version }. Digests are SHA-256 over the files that run here.
evidence-says-settings = As they hold in this environment, with secrets covered.
evidence-says-levels = Levels of proof come from the recorded runs of the project’s own tests, not from this run; the section on scenarios is from this run.
evidence-says-open-rows = { $count } rows are open: no test that went through a house proves them.
evidence-says-no-scenarios = Not run: this installation has no scenarios beside it.
evidence-says-scenarios = { $played } of { $count } scenarios were played, { $missed } misses.
evidence-left-scenarios = { $count } scenarios were not played in this short run.
evidence-says-par = Computed exactly for this bundle, over every choice of options: { $games } games, { $sheets } different sheets; fractions are in evidence.json.
evidence-sheet = { $game }{ $options ->
    [none] { "" }
   *[other] ; { $options }
} ({ $count ->
    [one] 1 choice of options
   *[other] { $count } choices of options
})
evidence-says-drawn = { FIGURE($bits) } raw bits of the running source and { FIGURE($outcomes) } outcomes of the virtual wheel on each of 37 and 38 pockets, drawn for this bundle.
evidence-says-access = Every command of every game and of the house’s other streams: the roles, the phases, the clauses behind it.
evidence-says-played = { $rounds } rounds were begun at tables of every book; the auditor, who shares no arithmetic with the engine, computed every balance and meter again from { FIGURE($records) } records.
evidence-says-heads = { $count } signed heads cover the log, by { LIST($keys) }. The same log is in log.jsonl, in the form that a verifier of somebody else’s reads.
evidence-says-alone = The verifier that stands alone, verify_log.py beside it, found log.jsonl in order.
evidence-says-alone-fails = The verifier that stands alone complains: { $why }
evidence-left-alone = The verifier that stands alone is not beside this installation.
evidence-left-part = There is no file of “{ NAME($part, of: "evidence-part") }” here: nothing in this bundle speaks of it.
evidence-not-set = not set
evidence-says-recall = The last { $count } games of each table, read back from the log.
evidence-says-backup = The house was copied while nobody used it, brought back into another folder, and verified; then a byte of the copy was changed.
evidence-says-interruption = A house was started as a process and killed without warning while terminals were sending wagers. After each kill the log was verified, and the house was started again: every result that it had shown had to be shown again, every command that had been answered was sent again under its key and had to be answered the same, and those without an answer had to be decided.
evidence-says-tickets = Before each kill a ticket was issued, and every second one was paid. Afterwards a cashier tried to have it paid twice more.
evidence-parts = Parts
evidence-part-named = { NAME($part, of: "evidence-part") }
evidence-part-code = code
evidence-part-books = books
evidence-part-screens = screens
evidence-books = Books
evidence-open-rows = Open rows
evidence-misses = Misses
evidence-meters = Meters by table
evidence-identities = Identities
evidence-heads = Signed heads
evidence-last-games = Table { $table }, last { $count } games
evidence-steps = Steps
evidence-kills = Kills
evidence-column-standard = Standard
evidence-column-heading = Heading
evidence-column-section = Section
evidence-column-status = Status
evidence-column-seconds = Seconds
evidence-column-page = Page
evidence-column-kind = Kind
evidence-column-part = Part
evidence-column-files = Files
evidence-column-digest = Digest
evidence-column-value = Value
evidence-column-book = Book
evidence-column-rows = Rows
evidence-column-done-by-house = Done by a house
evidence-column-proven = Proven in a house
evidence-column-says = Says
evidence-column-fate = Became
evidence-column-scenarios = Scenarios
evidence-column-scenario = Scenario
evidence-column-missed = Missed
evidence-column-stream = Stream
evidence-column-action = Command
evidence-column-roles = Roles
evidence-column-phases = Phases
evidence-column-one-way = One way
evidence-column-other-way = The other
evidence-column-holds = Holds
evidence-column-records = Records
evidence-column-root = Root
evidence-column-last-hash = Hash of the last record
evidence-column-signed-at = Signed at
evidence-column-round = Round
evidence-column-record = Record
evidence-column-at = At
evidence-column-kill = Kill
evidence-column-rounds-shown = Rounds shown before
evidence-column-shown-again = Shown again
evidence-column-wagers = Commands accepted
evidence-column-answered-again = Answered the same
evidence-column-in-doubt = Without an answer
evidence-column-decided = Decided
evidence-column-ticket = Ticket paid once
evidence-column-verified = Verification of the log
evidence-same-meter = { $table }: { $column } by meters, computed again
evidence-same-credit = { $table }: credit of { $player } by meters, what is held
evidence-same-total = { $column }: tables, total
evidence-same-records = Records in the log, records under signed heads
evidence-step-copied = A copy is made
evidence-step-restored = The copy is brought back into an empty folder
evidence-step-verified = What was brought back is verified
evidence-step-same = It has the same { FIGURE($records) } records and the same root
evidence-step-refused = A copy in which a record was changed is not brought back
evidence-ticket-none = no ticket
evidence-ticket-paid-before = paid before the kill
evidence-ticket-paid-after = paid after the kill
evidence-phase-closed = table closed
evidence-phase-idle = between rounds
evidence-phase-betting = betting
evidence-phase-final-bets = final bets
evidence-phase-no-more-bets = no more bets
evidence-phase-settled = settled
evidence-phase-void = void
evidence-phase-held = held

## simulated

simulated-title = { $game }: { LIST($wagers) }; { $limits }
simulated-wager = { BET($bet) } { MONEY($stake) }
simulated-limits = limits { $range }
simulated-no-limits = no limits
simulated-by-strategy = { $title }; { $strategy }
simulated-found = Found
simulated-confidence = 95 % confidence
simulated-exact = Exact
simulated-measure-named = { NAME($measure, of: "simulated-measure") }
simulated-measure-edge = edge
simulated-measure-net-a-spin = net a spin
simulated-measure-hit-rate = hit rate
simulated-measure-net = net
simulated-measure-ahead = ahead
simulated-measure-gain = gain
simulated-measure-ruin = ruin
simulated-measure-loss-of-stakes = loss of stakes
simulated-from-to = { $low } to { $high }
simulated-not-known = not known
simulated-gain = ${ FIGURE($amount) }
simulated-loss = -${ FIGURE($amount) }
simulated-how = { $method }; { LIST($many) }
simulated-spins = { FIGURE($spins) } spins
simulated-sessions = { FIGURE($sessions) } sessions of at most { FIGURE($spins) } spins
simulated-seed = seed { $seed }
simulated-staked = staked { MONEY($staked) }, net { MONEY($net) }
simulated-quantile = { FIGURE($share) } { MONEY($cents) }
simulated-quantiles = { $ends ->
    [stacks] stacks at the end, at most
   *[net] net at most
}, with probability: { LIST($shown) }
simulated-made-with = made with { $made }
simulated-at-limit = beyond the table's maximum: { NAME($what, of: "simulated-limit") }
simulated-limit-restart = restart
simulated-limit-most = most
simulated-limit-stop = stop
simulated-by-spin = every spin drawn
simulated-by-multinomial = counts drawn at once (multinomial)
simulated-by-convolution = exact convolution, nothing drawn
simulated-by-states = every state followed, nothing drawn
simulated-played-back = every spin played back from { $source }
simulated-interpreted = interpreted
simulated-compiled = compiled
simulated-both = { $spun }; { $how }

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
format-odds = { $win } to { $stake }
format-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
plural-one = n = 1

## ball

ball-described = { $mm } mm, { $material }

## cage

cage-no-ticket-issued-by-house = no ticket '{ $ticket }' was issued by this house
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
cage-ticket-printed-already = it has been printed; staff print it again after a fault of the printer
cage-ticket-printed-by-owner = a ticket is given out to its owner; staff print the one that takes a spoilt one's place
cage-ticket-reported-lost-somebody-else = the ticket was reported lost; somebody else looks at who brings it
cage-till-closed = nobody works at this till
cage-till-difference = { MONEY($counted) } was counted and { MONEY($expected) } is expected: say why
cage-till-first = open a till before you pay
cage-till-held-already = you work at till { $till } already
cage-till-holds-less = { MONEY($asked) } is asked for, and the till holds { MONEY($held) }
cage-till-nothing-counted = count some notes or coins first
cage-till-of-another = { $holder } works at this till
cage-till-open = { $holder } works at this till already

## change

change-laid = +{ MONEY($stake) } { BET($bet) }
change-lifted = { MONEY($stake) } { BET($bet) }

## cli

cli-which-book = which book? --book takes one of { LIST($books) }

## compliance

compliance-book-table-gives-nobody-power = the book of this table gives nobody the power to { NAME($action, of: "action") }
compliance-book-table-knows-no-such = the book of table { $table } knows no such arrangements
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
compliance-made-told-before-first-bet = it is made, and told, before { $patron }'s first bet at { $table }
compliance-name-document-written-in = name the document it is written in
compliance-name-matter-month-such-as = name a matter ({ $there }) and a month, such as 2026-01
compliance-no-arrangement-restricts-there = no arrangement restricts to { LIST($foreign) }; there is { $there }
compliance-no-card-stands = { $patron } has no card '{ $card }' that stands
compliance-no-form-card-there = '{ $form }' is no form of a card; there is { $there }
compliance-no-kind-incident-there = '{ $kind }' is no kind of incident; there is { LIST($kinds) }
compliance-no-kind-member-there = '{ $member }' is no kind of member; there is { $there }
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
compliance-told-already = { $matter } of { $month } has been told already

## core

core-house-own-name = '{ $name }' is the house's own name
core-name-no-control-characters = a name has no control characters
core-no-name = '{ $name }' is no name

## equipment

equipment-at-already = { $id } is at { $table } already
equipment-does-not-keep-equipment = a { NAME($by, of: "role") } does not keep the equipment
equipment-entered-already = { $id } is entered already
equipment-found-unfit = { $id } was found unfit: { $unfit }
equipment-house-no = the house has no { $id }
equipment-item-refused = { $id }: { $detail }
equipment-kind-unknown = { $id } is said to be { $said }: one of { $kinds }
equipment-not-on-wheel = { $id }: { $centre } is not on the wheel
equipment-say-why-taken-out-use = say why { $id } is taken out of use

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
event-ColourIssued = { $player } is given { $count } { $colour } at { MONEY($value) } each
event-ColourRedeemed = { $player } gives back { $count } { $colour } at { MONEY($value) } each
event-ColoursCollected = losing colour checks are collected: { LIST($lost) }
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
event-LastSpinAnnounced = the next number is the last of the session
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
event-NoSpinCalled = no spin: { NAME($reason, of: "ground") }, wagers { $returned ->
    [true] go back
   *[false] stand
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
event-RoundResettled = { NAME($cause, of: "cause") }: { number-of-event }
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

## game

game-asian-neighbour-takes-numbers = asian-neighbour takes 3 numbers; '{ $text }' has { $count }
game-at-least = { $count } of { $name }, at least { $least }
game-at-most = { $count } of { $name }, at most { $most }
game-ball-holds-metal = a ball of { $material } holds metal
game-ball-mm-allowed = ball of { $diameter_mm } mm, allowed { $allowed }
game-ball-no-sphere = the ball is no sphere
game-book-no-game-there = book { $code } has no game '{ $name }'; there is { $games }
game-button-carries-wanted = button { $centre } carries { $carried }, { $wanted } wanted
game-call-bet-lies-on-several = '{ $text }' is a call bet and lies on several spots
game-call-not-offered = { BET($bet) }: { $why_not }
game-do-not-lie-side-by = { LIST($pair, by: "and") } do not lie side by side on layout { $name }
game-do-not-meet-as-on = { LIST($numbers, by: "dash") } do not meet as a { $kind } on layout { $name }
game-emblem-in-use-at = emblem { $emblem } is in use at { $taken }
game-follows-single-zero-wheel-one = { $call } follows the single-zero wheel; this one has 00
game-game-no-option-there = game { $name } has no option '{ $unknown }'; there is { $there }
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
game-no-book-there = no book '{ $code }'; there is { LIST($book_folders) }
game-no-group-table-there = { BET($bet) } is no group of this table; there is { $groups }
game-no-kind-bet-known = '{ $text }' is no kind of bet; known: { LIST($readers) }
game-no-probability = { $chance } is no probability: 0 to 1
game-no-role-there = no role '{ $word }'; there is { $known }
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
game-wanted = { $name } of { $material }, { $allowed } wanted
game-wheel = wheel: { LIST($faults, by: "semicolon") }
game-wheel-at-least-m = wheel of { $shown ->
    [none] no diameter
   *[other] { $shown } m
}, at least { $metres_min } m
game-wheel-inspection-not-confirmed = wheel inspection: { $check } is not confirmed

## house

house-after-deadline = it came after its deadline; nothing has changed
house-approval-lapsed = nobody agreed to it in time; nothing has changed
house-at-table = at { $table }, { $why }
house-betting-not-open-at-table = betting is not open at table { $id }
house-by-waits-second-person = { NAME($action, of: "action") } by { $id } waits for a second person
house-checks-being-taken-off = checks of { $table } that another table has exchanged are just being taken off its books; try again
house-checks-still-out = { $left } { $colour } checks of { $issued_at } are still out
house-clock-demands-no-longer = the clock demands this no longer
house-closed-decision = { $case } was closed with the decision that it is { $due }
house-commands-wait-second-person = { $waiting_max } commands wait for a second person
house-dealt-from-wheel-whose-sources = { $id } is dealt from wheel { $wheel }, whose sources are changed there
house-did-not-agree = { $id } did not agree to { NAME($action, of: "action") }
house-does-not-act = { $id } does not act for { $player }
house-edition-holds-from-on = edition { $edition } of { $book } holds from { $day } on
house-equipment-faults = { LIST($faults, by: "semicolon") }
house-fee-paid-at-cashier-who = the fee is paid at the cashier, who takes the entry
house-forms-have-not-checked = the forms of { LIST($unseen) } have not been checked
house-house-draws-itself = the house draws this itself
house-key-not-enrolled-for = the key of { $id } is not enrolled for { $action }
house-key-used-before = this key was used before for something else
house-leads-elsewhere = { $person } is { $chief } at { $where }; { $count } at a time may be led
house-lets-no-services-in = a { NAME($by, of: "role") } lets no services in
house-may-not-acknowledge = { $id } may not acknowledge this; { LIST($roles) } may
house-may-not-set-up-tournament = a { NAME($by, of: "role") } may not set up a tournament
house-meant-round = it was meant for round { $round_no }; this is { $round_of }
house-name-taken = there is a { $word } { $name } already
house-named-oversee-draws-not = { $scrutineer } was named to oversee draws, not { $id }
house-no-card-stands-issued = no card that stands has been issued to { $player }
house-no-checks-out = { $issued_at } has no { $colour } checks out
house-no-fault-printer-at-on = no fault of a printer at { $table } is on record for this ticket
house-no-open-case-device-named = { $case } is no open case of a device that a named person held since some time
house-no-other-table-plays-on = no other table plays on, so the float is counted
house-no-role-agree-in = { $id } has no role to agree in
house-no-such-thing = there is no { $word } '{ $id }'; there is { $known }
house-nobody-may-buy-in = nobody may buy in here
house-nobody-names-themselves-oversee-draw = nobody names themselves to oversee a draw
house-nobody-signs-in-here-as = nobody signs in here as { $name }
house-not-closed-what-seized-stays = { $case } is not closed: what was seized stays in keeping
house-not-in-role = { $id } is { $held }, not { NAME($by, of: "role") }
house-nothing-waits-under = nothing waits under { $number }
house-nothing-waits-under-number = nothing waits under this number
house-number-in-use = the number is in use; send it again with another
house-number-taken = the number is taken
house-numbers-come-from-source = the numbers of { $id } come from: { $source }
house-numbers-come-from-wheel = the numbers of { $id } come from wheel { $serial }
house-oversees-draw-somebody-else-conducts = { $scrutineer } oversees the draw, and somebody else conducts it
house-players-keep-their-own-favourites = players keep their own favourites
house-record-unwritten = the record cannot be written now, so nothing is taken; nothing has changed
house-register-holds-things-already = the register holds { $items_max } things already
house-role-may-not-acknowledge = a { NAME($by, of: "role") } may not acknowledge this; { $who } may
house-second-pair-eyes-another-person = the second pair of eyes is another person's
house-second-person-must-agree = a second person must agree
house-sees-no-webhooks = a { NAME($by, of: "role") } sees to no webhooks
house-service-enrolled-already = service { $name } is enrolled already
house-service-name-no-dot = a service's name has no dot
house-shutting-down = the house is shutting down
house-somebody-find-out-first = somebody has to find out first: { LIST($missing) }
house-somebody-must-see-criteria-selection = somebody must see that the criteria of selection are met
house-table-does-not-come-result = table { $id } does not come to a result
house-table-refuses = table { $table } { $why }
house-table-set-aside-tournament-no = table { $id } is set aside for tournament { $name }; no other play is taken
house-table-stands-already = table { $table } stands already
house-terminal-takes-no-money-itself = a terminal takes no money itself; the dealer or a note reader does
house-there-no-service = there is no service { $name }
house-there-no-table = there is no table '{ $table }'
house-there-no-webhook = there is no webhook { $name }
house-there-webhook-already = there is a webhook { $name } already
house-ticket-above-cap = the balance here would be above { MONEY($cap) }; a cashier pays the ticket
house-unknown-at-node = the session or device is not known at the table's node
house-waits-second-source-agrees = { $pocket } waits for a second source that agrees
house-what-seized-worked-out-from = { MONEY($amount) }: what is seized is worked out from the log
house-wheel-not-seen = wheel { $serial } is not being read just now: no wager is taken
house-won-nothing-at-since-device = { $person } has won nothing at { $table } since the device was held

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

## named

named-value = { $name } { $value }

## number

number-of-event = { $pocket ->
    [none] no number
   *[other] { $pocket } { NAME($pocket_colour, of: "colour") }
}

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
people-would-taken = { $name } would be taken for { $twin }

## role

role-may-not = { $role ->
    [operator] an
    [authorised-officer] an
    [inspector] an
    [administrator] an
   *[other] a
} { NAME($role, of: "role") } may not { NAME($action, of: "action") }{ $other ->
    [none] { "" }
    [operator] ; an { NAME($other, of: "role") } may
    [authorised-officer] ; an { NAME($other, of: "role") } may
    [inspector] ; an { NAME($other, of: "role") } may
    [administrator] ; an { NAME($other, of: "role") } may
   *[other] ; a { NAME($other, of: "role") } may
}

## stake

stake-on-bet = { MONEY($stake) } on { BET($bet) }

## table

table-above-maximum = { MONEY($asked) } on { BET($bet) }, maximum { MONEY($most) }
table-action-not-in-game = this game has no { NAME($action, of: "action") }
table-action-untimely = { NAME($action, of: "action") } has no place while the table is { NAME($phase, of: "phase") }
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
table-buys-nothing-here-there = '{ $tender }' buys nothing here; there is { $taken }
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
table-game-no-equipment-fault-rule = this game has no equipment '{ NAME($scope, of: "scope") }' with a fault rule; there is { $known }
table-game-no-guest-players = this game has no guest players
table-game-no-warning-before-close = this game has no warning before the close
table-game-not-played-colour-checks = this game is not played with colour checks
table-given-in-hand = { MONEY($asked) } given, { MONEY($balance) } in hand
table-groups-area-have-not-signed = the groups of this area have not been signed by the operator
table-guest-bets-through-dealer = a guest bets through the dealer
table-guest-cashed-out-by-dealer = a guest is cashed out by the dealer
table-guests-at-table = { $count } guests are at the table
table-held-by-who-have-not = { $colour } is held by { LIST($players) }, who have not agreed
table-higher-minimum-needs-minutes-on = a higher minimum needs { $minutes } minutes on a sign
table-higher-minimum-needs-minutes-on-terminal = a higher minimum needs { $minutes } minutes on the terminal's sign
table-higher-minimum-needs-minutes-on-terminal-own = a higher minimum needs { $minutes } minutes on this terminal's own sign first
table-higher-minimum-needs-sign-minutes = a higher minimum needs a sign for { $minutes } minutes first
table-holds-too-little = { $player } holds { MONEY($balance) }
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
table-no-ground-invalidate-here-there = '{ $reason }' is no ground to invalidate here; there is { $known }
table-no-ground-no-spin-here = '{ $reason }' is no ground for no spin here; there is { $known }
table-no-ground-put-wager-back = '{ $reason }' is no ground to put a wager back; there is { LIST($listed) }
table-no-ground-void-wagers-here = '{ $reason }' is no ground to void wagers here; there is { $known }
table-no-group-table = { BET($bet) } is no group of this table
table-no-malfunction-after-close-left = no malfunction after the close is left to look into for { $player }
table-no-malfunction-reached = no malfunction has reached { $player }
table-no-more-bets-called-already = no more bets has been called already
table-no-more-bets-called-while = no more bets is called while the ball circles
table-no-numbers-drawn-once-betting = no numbers are drawn once betting has closed
table-no-outside-area-winner = { BET($bet) } is no outside area with a winner
table-no-payment-waits-told-area = no payment waits that is told area by area
table-no-place-at-table-there = '{ $unknown }' is no place at this table; there is { $known }
table-no-result-of-round = no result of round { $round_no } is on record
table-no-result-of-this-round = no result of this round is on record
table-no-result-on-record = no result is on record
table-no-room-left-every-piece = no room is left for every piece of { BET($bet) }
table-no-room-on-bet = nothing more may lie on { BET($bet) }: { $limits }
table-no-source-numbers = '{ $source }' is no source of numbers
table-no-stake-in-prison-on = { $player } has no stake in prison on { BET($bet) }
table-no-such-bet = { $why }
table-no-such-fault-there = '{ $ground }' is no such fault of a { NAME($scope, of: "scope") }; there is { $known }
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
table-not-waiting = '{ $task }' is not waiting; { $names } is
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
table-task-first = first: { $text }
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

## wheel

wheel-ball-running-or-number-not = the ball of { $serial } is running, or its number is not decided
wheel-no-number-open = no number of { $serial } is open
wheel-no-number-yet = { $serial } has had no number yet
wheel-no-roulette-wheel-pockets = no roulette wheel has { $pockets } pockets
wheel-no-source = { $device } is no source of { $serial }
wheel-no-wheel-entered = no wheel '{ $serial }' has been entered
wheel-not-dealt-from = { $table } is not dealt from { $serial }
wheel-number-already = the number is { $pocket } already
wheel-second-person-must-agree-another = a second person must agree to another source
wheel-wheel-read-by-at-most = a wheel is read by at most { $sources_max } devices

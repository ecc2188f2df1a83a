// Written by `make wire` from the server's own messages. Do not edit.
// Money is in cents, instants are milliseconds of the server's clock.

/** What follows when a player is not there. */
export type Absence = "deduct" | "disqualify";

/**
 * Done and durable. `seq` is the table's version that it led to. `ticket` is the number of the
 * ticket that was printed, where a cash-out printed one. With `changed`, a client that sees this
 * seat has seen all up to `seq` once it has folded that in, and gets no update for it.
 */
export interface Accepted {
  type: "accepted";
  id: string;
  table: string;
  round_no: number;
  seq: number;
  time: number;
  clauses: string[];
  warnings: string[];
  warned: Worded[];
  repeated: boolean;
  ticket: string;
  changed: SeatChanged | null;
}

/** An account of the ledger, what people call it, and the unit it is kept in. */
export interface AccountShown {
  account: string;
  said: Worded;
  unit: string;
  amount: number;
}

/** The patron has read how long and with what result they have played. */
export interface AcknowledgeCheckRequest {
  type: "acknowledge-check";
  player?: string | null;
  by?: Role | null;
}

/** An alert that somebody has seen: by whom, when, and what they added. */
export interface AcknowledgedAlert {
  id: string;
  table: string;
  kind: string;
  text: string;
  round_no: number;
  player: string;
  facts: AlertFacts | null;
  note: string;
  by: string;
  at: number;
}

/** Alerts that were acknowledged, newest first. */
export interface AcknowledgedList {
  alerts: AcknowledgedAlert[];
  time: number;
}

/** That somebody has seen an alert; a word on it may be added. */
export interface Acknowledging {
  text?: string;
}

/** Something that may be asked: now, or why not. */
export interface ActionShown {
  action: string;
  reason: string;
  detail: string;
  clauses: string[];
  facts: Facts;
  code: string;
  params: Record<string, unknown>;
}

/** Note from which day an edition of a book holds, apart from the day it was signed. */
export interface ActivateEditionRequest {
  type: "activate-edition";
  book: string;
  edition: string;
  signed_on: string;
  effective_from: string;
  by?: Role | null;
}

/**
 * What an alert's sentence is made of, beside its player, round and time. `text` is what
 * somebody wrote. `code` and `params` are the sentence of a task. A notice without limits is
 * that of a closing.
 */
export interface AlertFacts {
  action?: string;
  amount?: number;
  bet?: string;
  by?: string;
  code?: string;
  least?: number;
  more?: number;
  most?: number;
  params?: Record<string, unknown>;
  players?: string[];
  reason?: string;
  recorded?: string;
  scope?: string;
  seen?: string;
  text?: string;
  unit?: number | null;
  wheel?: WheelEvidence;
}

/** Alerts that nobody has acknowledged, newest first. */
export interface AlertList {
  alerts: AlertShown[];
  time: number;
}

/**
 * Something that somebody in the pit must know of; it stands until it is acknowledged. `over`
 * says that what it was about has ended meanwhile. `until` is when a notice takes effect.
 */
export interface AlertShown {
  id: string;
  table: string;
  kind: "attendant" | "card" | "claim" | "conduct" | "device" | "dispute" | "equipment" | "exclusion" | "float" | "house" | "invalidated" | "key" | "malfunction" | "mistake" | "notice" | "over-maximum" | "result-in-doubt" | "second-person" | "staff" | "supervisor" | "task" | "wheel";
  text: string;
  at: number;
  roles: string[];
  clauses: string[];
  round_no: number;
  player: string;
  over: boolean;
  until: number | null;
  facts: AlertFacts;
}

/** Put up a sign with the time at which the table closes, or notify whom the book names. */
export interface AnnounceCloseRequest {
  type: "announce-close";
  effective_at: number;
  by?: Role | null;
}

/** Announce that the next number is the last of the session. */
export interface AnnounceLastSpinRequest {
  type: "last-spin";
  by?: Role | null;
}

/** Put up a sign with new limits and the time from which they hold. */
export interface AnnounceLimitsRequest {
  type: "announce-limits";
  min: number;
  max: number;
  unit?: number | null;
  effective_at: number;
  by?: Role | null;
}

/** A place in the log where a clause decided something. */
export interface Applied {
  table: string;
  round_no: number;
  seq: number;
  number: number;
  at: number;
  kind: string;
  sentence: string;
}

/** What the second person says. */
export interface ApprovalAnswer {
  agrees: boolean;
}

/** Whom a view or a sentence is for. */
export type Audience = "dealer" | "display" | "pit" | "seat";

/** A copy: running, clean, wrong or failed. `place` is its folder beside the log. */
export interface BackupDetails {
  at: number;
  by: string;
  place: string;
  state: string;
  records: number;
  root: string;
}

/** Copies that were made and checked, newest first, and the one that is being made. */
export interface Backups {
  folder: string;
  backups: BackupDetails[];
}

/** A ball as entered in the register. */
export interface Ball {
  diameter_mm: string;
  material: string;
  metallic: boolean;
  sphere?: boolean;
}

/** A ball: its diameter in millimetres and what it is made of. */
export interface BallDescription {
  diameter_mm: string;
  material: string;
  metallic: boolean;
  sphere?: boolean;
}

/** A bet with odds of its own that lies beside the main layout. */
export interface BesideDescription {
  bet: string;
  kind: string;
  name: string;
  numbers: string[];
  pays: number;
  by_player: boolean;
  clauses: string[];
}

/** Limits of one kind of bet, where they are its own. */
export interface BetLimits {
  kind: string;
  min: number;
  max: number;
  unit: number | null;
  text: string;
}

/** A rulebook and its games. */
export interface BookDetails {
  book: string;
  title: string;
  edition: string;
  games: OfferDetails[];
}

/** Every rulebook that the house knows. */
export interface BookList {
  books: BookDetails[];
}

/** A neighbours button: the number in its middle and those on its rim. */
export interface ButtonDescription {
  centre: string;
  rim: string[];
}

/** Turn a tender into chips or credits; a first buy-in sits the player down. */
export interface BuyInRequest {
  type: "buy-in";
  player: string;
  amount: number;
  tender?: string | null;
  by?: Role | null;
}

/** The cage now: what is owed on tickets, what nobody came for, who paid what today. */
export interface CageDetails {
  standing: number;
  liability: number;
  unclaimed: number;
  unclaimed_amount: number;
  cashiers: CashierDetails[];
  time: number;
}

/** Call somebody to a player's terminal; `on` is false once nobody is wanted any more. */
export interface CallAttendantRequest {
  type: "call-attendant";
  player: string;
  on?: boolean;
  by?: Role | null;
}

/** A wager declared aloud, with its chips or a tender for them, and placed by the dealer. */
export interface CallBetRequest {
  type: "call-bet";
  player: string;
  bet: string;
  stake: number;
  tokens?: boolean;
  pad?: boolean | null;
  chips?: string;
  tender?: string | null;
  by?: Role | null;
}

/**
 * A call bet. A stake asked for costs `cost` times itself; `held` stays beside the layout.
 * `by_player` says that a player may place it; otherwise it is called to the dealer. `whole`
 * says that the stake is for all of the bet, which then falls into `shares`.
 */
export interface CallDescription {
  bet: string;
  kind: string;
  title: string;
  centre: string;
  numbers: string[];
  pieces: PieceDescription[];
  cost: number;
  by_player: boolean;
  held: boolean;
  whole: boolean;
  shares: number;
  clauses: string[];
}

/** Warn that betting is about to end. */
export interface CallFinalBetsRequest {
  type: "final-bets";
  by?: Role | null;
}

/** The spin gives no result, for a reason that the book lists. */
export interface CallNoSpinRequest {
  type: "no-spin";
  round_no?: number;
  reason: string;
  text?: string;
  by?: Role | null;
}

/** Call a supervisor to the table; `text` may say what for. */
export interface CallSupervisorRequest {
  type: "call-supervisor";
  text?: string;
  by?: Role | null;
}

/**
 * What a table's wheel has just done: betting is closed, or the ball has its number. It goes in
 * the same bytes to every seat and display of a table, as soon as it is durable at the wheel and
 * before any seat is settled; the update with what comes of it follows. It counts for the round
 * that it names, and has no sequence number: after a gap the table's view has it.
 */
export interface Called {
  type: "called";
  table: string;
  round_no: number;
  call: "no-more-bets" | "result";
  at: number;
  pocket: string | null;
}

/**
 * How one has played. `check` must be read and confirmed before the next wager. It says
 * `session_ms` and `session_loss` in words, and `excluded` the kind of `exclusion`.
 */
export interface CareShown {
  player: string;
  check: string;
  excluded: string;
  excluded_until: number | null;
  session_from: number | null;
  session_loss: number;
  day_loss: number;
  at_risk: number;
  limits: PlayLimitShown[];
  session_ms: number;
  exclusion: string;
}

/** An incident and what was done about it; `then` is what the book has staff do at once. */
export interface CaseDetails {
  case: string;
  kind: string;
  text: string;
  person: string;
  table: string;
  round_no: number;
  opened_at: number;
  held_from: number | null;
  devices: [string, string][];
  detained: string;
  handed_to: string;
  notes: string[];
  decision: string;
  give_back: boolean;
  closed: boolean;
  clauses: string[];
  disputes: number[];
  may: CaseMay[];
  then: string;
  then_said: Worded | null;
}

/** An incident and every step of it, oldest first. */
export interface CaseHistory {
  case: CaseDetails;
  steps: CaseStep[];
}

/** Every incident, newest first, and the kinds there are. */
export interface CaseList {
  cases: CaseDetails[];
  kinds: Record<string, string>;
  may_open: boolean;
}

/** A command the caller may give about a case; the clauses are those that give the power. */
export interface CaseMay {
  action: string;
  clauses: string[];
}

/** Something found or done: opened, noted, confiscated, detained, handed-over or closed. */
export interface CaseStep {
  at: number;
  actor: string;
  role: Role;
  kind: string;
  text: string;
  who: string;
  clauses: string[];
}

/** Take the whole free balance. `ticket` is the number to print, should one be owed. */
export interface CashOutRequest {
  type: "cash-out";
  player: string;
  by?: Role | null;
}

/**
 * What one person paid, took and cancelled at the cage today. Prizes and fees are a
 * tournament's, where they are in cash; `given_back` is of fees.
 */
export interface CashierDetails {
  name: string;
  paid: number;
  paid_amount: number;
  by_hand: number;
  by_hand_amount: number;
  reprinted: number;
  voided: number;
  prizes: number;
  prizes_amount: number;
  fees: number;
  fees_amount: number;
  given_back: number;
  chips_sold: number;
  chips_cashed: number;
}

/** Put another ball into play. */
export interface ChangeBallRequest {
  type: "change-ball";
  ball: Ball;
  by?: Role | null;
}

/** Change the limits now. */
export interface ChangeLimitsRequest {
  type: "change-limits";
  min: number;
  max: number;
  unit?: number | null;
  by?: Role | null;
}

/** A set of chips without denominations. */
export interface ChipsDescription {
  table: string;
  emblem: string;
  colours: string[];
}

/** Value chips that somebody buys or brings; `player` is who, where it is known. */
export interface ChipsOverTheCounter {
  chips: Record<string, number>;
  player?: string;
}

/** A claim that waits, or one that was denied and is kept, with its reason. */
export interface ClaimShown {
  player: string;
  value: number;
  name: string;
  address: string;
  reason: string;
  at: number;
}

/** One clause of a rulebook, in our words, and what became of it in the program. */
export interface ClauseDetails {
  book: string;
  clause: string;
  says: string;
  kind: string;
  fate: string;
  section: string;
}

/**
 * A clause, what the system does with it and where, and the last places where it applied. Duties
 * of one clause are distinguished by a mark. Older places come before `next`.
 */
export interface ClauseHistory {
  book: string;
  title: string;
  edition: string;
  clause: string;
  duties: Duty[];
  applied: Applied[];
  next: number | null;
}

/** Clauses of a rulebook. */
export interface ClauseList {
  book: string;
  title: string;
  edition: string;
  clauses: ClauseDetails[];
  complaints: string[];
}

/** Take all of one's wagers down. */
export interface ClearWagersRequest {
  type: "clear";
  player: string;
  by?: Role | null;
}

/** By how many milliseconds the house's clock is to be set, and why. */
export interface ClockSetting {
  by: number;
  reason: string;
}

/** No more bets: by call, hand, clock or sensor. */
export interface CloseBettingRequest {
  type: "no-more-bets";
  means?: string;
  by?: Role | null;
}

/** End the investigation; `give_back` says what becomes of winnings that were seized. */
export interface CloseCaseRequest {
  type: "close-case";
  decision: string;
  give_back?: boolean;
  by?: Role | null;
}

/** Close the table. */
export interface CloseTableRequest {
  type: "close-table";
  by?: Role | null;
}

/** How colour checks are used here. */
export interface ColourChecksDescription {
  value_defaults: boolean;
  same_value: boolean;
  several_roles: string[];
  elsewhere_roles: string[];
  clauses: string[];
}

/** A colour that is out: what each check is worth, and who holds how many. */
export interface ColourShown {
  colour: string;
  value: number;
  out: Record<string, number>;
}

/** A member of staff has done what the table called for; `pocket` says on which number. */
export interface ConfirmTaskRequest {
  type: "confirm";
  task: string;
  player?: string;
  pocket?: string | null;
  by?: Role | null;
}

/** Take a device away from its holder. */
export interface ConfiscateDeviceRequest {
  type: "confiscate";
  description: string;
  holder: string;
  by?: Role | null;
}

/** Done and durable. `seq` is the version of the tournament or promotion that it led to. */
export interface ContestAccepted {
  type: "accepted";
  name: string;
  seq: number;
  time: number;
  clauses: string[];
  warnings: string[];
  warned: Worded[];
  repeated: boolean;
}

/** Everything that happened in a tournament or a promotion, record by record. */
export interface ContestExport {
  name: string;
  records: ContestRecord[];
}

/** A record as it is kept: what happened, when, by whose hand, and its place in the chain. */
export interface ContestRecord {
  number: number;
  seq: number;
  at: number;
  kind: string;
  actor: string;
  cause: string;
  digest: string;
  payload: unknown;
}

/** Not done; nothing has changed. `reason` is one of a fixed list. */
export interface ContestRefused {
  type: "refused";
  name: string;
  seq: number;
  time: number;
  reason: Reason;
  detail: string;
  clauses: string[];
  facts: Facts;
  code: string;
  params: Record<string, unknown>;
}

/**
 * A player of a session as everybody at its table sees them. `place` is by the chips of all at
 * the table, level players on the same one. `acted` says that the round has a wager, a form or a
 * pass card of theirs, `above_cut` that they would go on if the session ended now. That there is
 * a form shows, and nothing of what it says.
 */
export interface ContestantShown {
  player: string;
  seat_no: number;
  place: number;
  chips: number;
  status: string;
  pass_cards: number;
  undisclosed_left: number;
  acted: boolean;
  above_cut: boolean;
  has_turn: boolean;
  has_marker: boolean;
  has_form: boolean;
  form_checked: boolean;
  has_passed: boolean;
  absent: boolean;
  late: boolean;
}

/** Stay away from play for some hours; it cannot be taken back. */
export interface CoolOffRequest {
  type: "cool-off";
  hours: number;
  player?: string | null;
  by?: Role | null;
}

/** The recorded number was wrong; this one was spun. `reason` is put on record with it. */
export interface CorrectResultRequest {
  type: "correct-result";
  round_no?: number;
  pocket: string;
  reason?: string;
  by?: Role | null;
}

/** Count the float: the opener before play, or the closer at its end. */
export interface CountFloatRequest {
  type: "count-float";
  moment: string;
  amount: number;
  counts?: Record<string, number>;
  by?: Role | null;
}

/** Notes, coins and value chips that were counted. */
export interface CountedCash {
  counts: Record<string, number>;
  chips?: Record<string, number>;
}

/** Chips go to the cage. */
export interface CreditFloatRequest {
  type: "credit";
  amount: number;
  counts?: Record<string, number>;
  slip?: string;
  by?: Role | null;
}

/** Something that the house finds out of an entrant by itself. */
export type Criterion = "card" | "member" | "not-staff";

/**
 * The table as its dealer sees it: seats, what to do next, what to say, what may be asked.
 * `light` is green or red where the book has a console light, and else empty. `dealer` is who
 * deals, where a handover was put on record, and `staff` who works there, by the book's titles.
 */
export interface DealerView {
  audience: "dealer";
  table: string;
  title: string;
  book: string;
  edition: string;
  game: string;
  round_no: number;
  phase: string;
  closes_at: number | null;
  betting_ms: number | null;
  spun_at: number | null;
  landed_at: number | null;
  limits: LimitsShown;
  numbers: NumberShown[];
  hot: string[];
  cold: string[];
  notices: NoticeShown[];
  say: string[];
  pocket: string | null;
  lucky_numbers: Record<string, string>;
  lucky_boost: [string, string] | null;
  lucky: LuckyShown[];
  contest: SessionSeen | null;
  seats: SeatShown[];
  tasks: TaskShown[];
  steps: StepShown[];
  next: NextShown;
  light: string;
  dealer: string;
  messages: MessageShown[];
  colour_checks: ColourShown[];
  colours_only: boolean;
  collect: WagerShown[];
  pay: PaymentShown[];
  actions: ActionShown[];
  spin_no: number;
  spin_faults: string[];
  faults: string[];
  warnings: string[];
  warned: Worded[];
  staff: Record<string, string[]>;
}

/** Who may deal at a table, by name. */
export interface Dealers {
  dealers: string[];
}

/**
 * Say whose numbers count at this table: `dealer`, `virtual`, `two-readers` or `wheel:` and its
 * serial number. A second person agrees; the house fills in who.
 */
export interface DeclareSourceRequest {
  type: "declare-source";
  source: string;
  by?: Role | null;
}

/** Let a player use marker buttons, or no longer. */
export interface DesignatePlayerRequest {
  type: "designate";
  player: string;
  allowed?: boolean;
  by?: Role | null;
}

/** Have somebody kept until an authorised person takes over. */
export interface DetainPersonRequest {
  type: "detain";
  person: string;
  by?: Role | null;
}

/** How a device is: on line, when it last spoke, and what is wrong with it. */
export interface DeviceHealth {
  name: string;
  source: boolean;
  online: boolean;
  heard_at: number;
  firmware: string;
  faults: string[];
  replied: string;
}

/**
 * A device's key. It is shown this once. A screen that opens `address` signs itself in;
 * `picture` is that as a QR code, `side` modules wide, for a path in SVG. Both are empty for a
 * driver, which has no screen.
 */
export interface DeviceKey {
  name: string;
  key: string;
  address: string;
  picture: string;
  side: number;
}

/** A device: what it may do, for which players, and which wheel or station it serves. */
export interface DeviceLine {
  name: string;
  roles: Role[];
  players: string[] | null;
  serves: string;
  notes: number[];
  cap: number;
  commands: string[];
}

/** Every device whose key opens something, by name. */
export interface DeviceList {
  devices: DeviceLine[];
}

/** A tournament as its director sees it. */
export interface DirectorView {
  tournament: string;
  book: string;
  game: string;
  stage: string;
  version: number;
  regulator_knows: boolean;
  director: string;
  director_there: boolean;
  briefed: boolean;
  minimum: number;
  maximum: number;
  designated: string[];
  entries: number;
  entries_min: number | null;
  entries_max: number | null;
  entry_fee: number;
  prize_pool: number;
  added: number;
  entrants: EntrantShown[];
  sessions: SessionShown[];
  to_be_seated: string[];
  out: string[];
  disputes: string[];
  prizes: Record<string, number>;
  paid: Record<string, number>;
  owed: Record<string, number>;
  missing_chips: Record<string, Record<string, number>>;
  surplus_chips: Record<string, Record<string, number>>;
  accounts: AccountShown[];
  may: string[];
  forms: FormDescription[];
  seq: number;
  time: number;
}

/** Something that the book has a screen show. */
export interface DisplayDescription {
  screen: string;
  shows: string;
  clauses: string[];
}

/**
 * The displays of a table: what anyone in the room may see. `all_wagers` are the bets of the
 * round, summed over all seats, and `winners` those of them that have won. `kinds` are the only
 * ones that the notice lists, where everybody at the table is restricted to them; empty where it
 * lists them all. `rack` are the colours in play and their values. `review`: the result may yet
 * be changed.
 */
export interface DisplayView {
  audience: "display";
  table: string;
  title: string;
  book: string;
  edition: string;
  game: string;
  round_no: number;
  phase: string;
  closes_at: number | null;
  betting_ms: number | null;
  spun_at: number | null;
  landed_at: number | null;
  limits: LimitsShown;
  numbers: NumberShown[];
  hot: string[];
  cold: string[];
  notices: NoticeShown[];
  say: string[];
  pocket: string | null;
  lucky_numbers: Record<string, string>;
  lucky_boost: [string, string] | null;
  lucky: LuckyShown[];
  contest: SessionSeen | null;
  all_wagers: WagerShown[];
  winners: string[];
  kinds: string[];
  players: number;
  rack: RackShown[];
  review: boolean;
}

/** A dispute of a table; one without a decision waits for it. */
export interface DisputeLine {
  table: string;
  dispute: number;
  player: string;
  round_no: number;
  text: string;
  decision: string;
  final: boolean;
}

/** Every dispute on record. */
export interface DisputeList {
  disputes: DisputeLine[];
}

/** A dispute on record. */
export interface DisputeShown {
  dispute: number;
  player: string;
  round_no: number;
  text: string;
  decision: string;
}

/** It is done. */
export interface Done {
  done: boolean;
}

/**
 * One duty of a clause, in our words. `proof` counts the tests that name this very row, by how
 * far they went.
 */
export interface Duty {
  clause: string;
  area: string;
  kind: string;
  fate: string;
  says: string;
  does: string;
  where: string[];
  proof: Record<string, number>;
  in_house: boolean;
}

/** What promotions owe, what is due first at the top. */
export interface DutyList {
  duties: DutyShown[];
  time: number;
}

/** Something owed. Without a time it is owed as soon as it can be done. */
export interface DutyShown {
  promotion: string;
  what: string;
  to: string;
  by: number | null;
  overdue: boolean;
  clauses: string[];
}

/** Go on after a break. */
export interface EndBreakRequest {
  type: "end-break";
  by?: Role | null;
}

/** A card opens nothing any more: lost, expired or withdrawn. */
export interface EndCardRequest {
  type: "end-card";
  card: string;
  why: string;
  by?: Role | null;
}

/** The case is closed: give the winnings back, or keep them. */
export interface EndSeizureRequest {
  type: "end-seizure";
  case: string;
  pay: boolean;
  text?: string;
  by?: Role | null;
}

/** Put somebody in the register: a club member, or a social one. */
export interface EnrolPatronRequest {
  type: "enrol-patron";
  member: string;
  by?: Role | null;
}

/** The ball is at rest in a pocket. */
export interface EnterResultRequest {
  type: "result";
  pocket: string;
  by?: Role | null;
}

/** An entrant, as the director and the entrant see it. */
export interface EntrantShown {
  player: string;
  status: string;
  table: string;
  seat_no: number;
  fee: number;
  refunded: number;
  chips: number;
  laid: Record<string, number>;
  pass_cards: number;
  undisclosed_left: number;
  has_form: boolean;
  has_passed: boolean;
  absent: boolean;
  late: boolean;
  employee: boolean;
  copy_given: boolean;
  prize: number;
  has_turn: boolean;
  may: string[];
}

/** The register. `complete` says that a table needs everything that its book requires. */
export interface EquipmentList {
  items: RegisteredItem[];
  tables: TableEquipment[];
  complete: boolean;
}

/** Events in their order; the next page begins after `next`, also where this one is empty. */
export interface EventPage {
  events: Happening[];
  next: number;
}

/** Keep somebody from every table of the house. A table names the book whose power it is. */
export interface ExcludePatronRequest {
  type: "exclude-patron";
  reason: string;
  days?: number | null;
  table?: string;
  by?: Role | null;
}

/** Keep a player from taking further part in the game at this table, for a named breach. */
export interface ExcludePlayerRequest {
  type: "exclude";
  player: string;
  reason: string;
  by?: Role | null;
}

/** Something that keeps, or kept, a patron from play. */
export interface ExclusionDetails {
  kind: string;
  since: number;
  until: number | null;
  stands: boolean;
  reason: string;
  law: string;
  table: string;
  clauses: string[];
}

/** Digits that the device made from what it was given. */
export interface FactorDigits {
  salt: string;
  digits: string;
}

/**
 * What a refusal's sentence is made of, for clients that read no codes. Amounts are whole cents,
 * instants and spans milliseconds.
 */
export interface Facts {
  action?: string;
  asked?: number;
  at?: number;
  balance?: number;
  bet?: string;
  by?: string;
  count?: number;
  least?: number;
  lies?: number;
  limit?: string;
  loss?: number;
  most?: number;
  phase?: string;
  player?: string;
  role?: string;
  scope?: string;
  span?: number;
  status?: string;
  ticket?: string;
  tokens?: number;
  unit?: number | null;
  until?: number;
  why?: "by-the-dealer" | "cool-off" | "fault-stands" | "guest-bets" | "guest-cash-out" | "in-all" | "in-prison" | "left-over" | "no-room" | "no-table" | "not-at-the-table" | "not-opened" | "not-seated" | "nothing-laid" | "nothing-to-cash-out" | "nothing-to-repeat" | "nothing-to-undo" | "pieces" | "self-exclusion" | "shutting-down" | "station" | "unwritten";
}

/** A message that could not be taken up. Nothing has changed. */
export interface Fault {
  type: "fault";
  id: string;
  title: string;
  detail: string;
}

/** Something that keeps a table from being dealt, and the clauses behind it. */
export interface FaultDetails {
  detail: string;
  clauses: string[];
  code: string;
  params: Record<string, unknown>;
}

/** The layouts that a player keeps for a game: stakes in cents by bet, newest first. */
export interface FavouritesShown {
  game: string;
  layouts: Record<string, number>[];
}

/** Something terms may provide for besides figures, and must then describe. */
export type Feature = "buy-in" | "charity" | "criteria" | "right-to-refuse" | "secondary" | "signing";

/**
 * One field of a form; `kind` says how it is typed, `first` what stands there beforehand.
 * `options` are what is chosen from, where that is the same everywhere.
 */
export interface FieldDescription {
  name: string;
  kind: string;
  optional: boolean;
  first: string;
  options: string[];
}

/** Chips come from the cage. */
export interface FillFloatRequest {
  type: "fill";
  amount: number;
  counts?: Record<string, number>;
  slip?: string;
  by?: Role | null;
}

/**
 * The template of a game is entered with what somebody found. Book, game and options are those
 * of a table that is not open yet.
 */
export interface Filling {
  diameter_m?: string | null;
  signed_by?: string;
  passed?: string[];
  ball_mm?: string | null;
  ball_material?: string;
  approval?: string;
  materials?: Record<string, string>;
  counts?: Record<string, number>;
  book?: string;
  game?: string;
  options?: Record<string, string>;
}

/** Note that some players act together, and what the house does about it once it has. */
export interface FlagPartnersRequest {
  type: "partners";
  players: string[];
  done?: string;
  by?: Role | null;
}

/** Say that the recorded number seems wrong; `pocket` is the one that was seen. */
export interface FlagResultRequest {
  type: "flag-result";
  pocket: string;
  by?: Role | null;
}

/** The whole floor: a line for each table, and alerts, newest first. */
export interface FloorDetails {
  tables: FloorLine[];
  alerts: AlertShown[];
  waiting: number;
  time: number;
}

/**
 * A table's figures of the day, which is one of UTC. `hold` is what the house kept of the drop,
 * in hundredths of a per cent; None without a drop.
 */
export interface FloorFigures {
  games: number;
  games_per_hour: number;
  turnover: number;
  drop: number;
  win: number;
  hold: number | null;
}

/** One table on the wall. */
export interface FloorLine {
  table: string;
  title: string;
  book: string;
  book_title: string;
  game: string;
  phase: string;
  round_no: number;
  closes_at: number | null;
  last: string | null;
  numbers: string[];
  limits: string;
  min: number;
  max: number;
  players: number;
  staked: number;
  float: number;
  virtual: boolean;
  figures: FloorFigures;
  worst: Share | null;
  alerts: number;
  tasks: number;
  dealer: string;
  scale: number;
}

/** What becomes of a prize whose winner was refused for good. */
export type Forfeited = "kept" | "redrawn";

/** What staff fill in for a command, who may give it and when. */
export interface FormDescription {
  action: string;
  says: string;
  grave: boolean;
  roles: string[];
  phases: string[];
  fields: FieldDescription[];
}

/**
 * The game dealt at a table. Limits are in the views, since they change. `books` are those whose
 * rules are given out on request: its own, then the one that governs where that is silent. With
 * `chip_first` a terminal chooses no chip by itself. `staff` is how many people work at the
 * table, by the book's titles; empty where the book has no places for them.
 */
export interface GameDescription {
  table: string;
  forms: FormDescription[];
  book: string;
  edition: string;
  book_title: string;
  books: Record<string, string>;
  game: string;
  title: string;
  options: Record<string, string>;
  electronic: boolean;
  wheel: string[];
  wheel_title: string;
  colours: Record<string, string>;
  layout: string;
  side: number;
  squares: SquareDescription[];
  spots: SpotDescription[];
  calls: CallDescription[];
  neighbours_max: number;
  max_bets: boolean;
  asian: BesideDescription[];
  lucky: LuckyDescription | null;
  odds: OddsDescription[];
  chips: number[];
  chip_first: boolean;
  notes: number[];
  words: Record<string, string>;
  says: Record<string, string[]>;
  displays: DisplayDescription[];
  no_spins: GroundDescription[];
  malfunctions: MalfunctionDescription[];
  voids: GroundDescription[];
  invalidations: GroundDescription[];
  tenders: string[];
  cash_out: string;
  guests_max: number;
  colours_checks: ColourChecksDescription | null;
  player_card: boolean;
  pad: boolean;
  tokens: boolean;
  wagering_seconds: number | null;
  warn_seconds: number;
  unsigned: string[];
  staff: Record<string, number>;
}

/** Give chips to the staff: an amount, or some of the player's colour. */
export interface GiveTipRequest {
  type: "tip";
  player: string;
  amount?: number | null;
  colour?: string;
  count?: number;
  by?: Role | null;
}

/** A ground on which something may be done, who may, and whether it must be put in words. */
export interface GroundDescription {
  ground: string;
  needs_text: boolean;
  roles: string[];
  clauses: string[];
}

/** An authorised person has taken over somebody who was detained. */
export interface HandOverPersonRequest {
  type: "hand-over-person";
  to: string;
  handed_at: number;
  by?: Role | null;
}

/** Say who deals from now on. */
export interface HandOverRequest {
  type: "handover";
  dealer: string;
  by?: Role | null;
}

/** Something that happened, in words for this audience. */
export interface Happened {
  seq: number;
  at: number;
  said: string[];
}

/** One event of the log: its number, its stream such as `table:T1`, its kind and its fields. */
export interface Happening {
  number: number;
  stream: string;
  at: number;
  kind: string;
  event: Record<string, unknown>;
}

/** How the house is. Room is in bytes; -1 where it is not known. */
export interface Health {
  ready: boolean;
  opened_at: number;
  records: number;
  log_bytes: number;
  disk_free: number;
  tables: number;
  sockets: number;
  signed: number;
  devices_away: string[];
  last_backup_at: number | null;
  time: number;
}

/** Withhold an amount while a malfunction is looked into. */
export interface HoldClaimRequest {
  type: "hold";
  player: string;
  amount: number;
  by?: Role | null;
}

/** Something about the house that somebody changed. `os:` names who started the program. */
export interface HouseChange {
  at: number;
  by: string;
  what: string;
  detail: string;
  said: Worded;
}

/** What everybody may know: the house's name, its money, and whether it is for practice. */
export interface HouseDetails {
  name: string;
  currency: string;
  language: string;
  demo: boolean;
  named: boolean;
  logo: string;
  accent: string;
  accent_daylight: string;
}

/**
 * What the house is to be called, in which money it deals and in which language it prints.
 * Without a language that stays as it is.
 */
export interface HouseNaming {
  name: string;
  currency: "AUD" | "CAD" | "CHF" | "EUR" | "GBP" | "NZD" | "USD";
  language?: string | null;
}

/** Something about the house itself: a code, and what is behind it. */
export interface HouseReport {
  at: number;
  code: string;
  detail: string;
}

/** What the house says of itself since it was opened, newest last. */
export interface HouseReports {
  reports: HouseReport[];
  time: number;
}

/** Say how a thing was found: which checks it passed, and why it is unfit where it is. */
export interface InspectItemRequest {
  checks?: Record<string, boolean>;
  unfit?: string;
  by?: Role | null;
}

/** It was postponed or called off, and until when the inspector hears of it. */
export interface InterruptionShown {
  what: string;
  reason: string;
  at: number;
  due: number;
  informed_at: number | null;
}

/** Strike the outcome of the game; `forfeit` names players whose stakes are not refunded. */
export interface InvalidateOutcomeRequest {
  type: "invalidate";
  round_no?: number;
  reason: string;
  text?: string;
  forfeit?: string[];
  by?: Role | null;
}

/** Give a patron a card, in the hand or on a telephone. */
export interface IssueCardRequest {
  type: "issue-card";
  card: string;
  form?: string;
  by?: Role | null;
}

/**
 * Give a player chips without denomination; `value` is what the player declares each to be. One
 * that somebody else holds is given once every holder has agreed to share it (`share-colour`). A
 * second colour is for nobody while somebody else waits for a first (`want-colour`). `approved`
 * is the role of somebody who let the player hold several; the house fills it in once they have,
 * nobody types it.
 */
export interface IssueColourRequest {
  type: "colour";
  player: string;
  colour: string;
  value?: number | null;
  count: number;
  by?: Role | null;
}

/** A thing within a prize. */
export type Item = [string, number];

/** A thing of the house: exactly one of these. */
export interface ItemDescription {
  wheel?: WheelDescription | null;
  ball?: BallDescription | null;
  part?: PartDescription | null;
  chips?: ChipsDescription | null;
  button?: ButtonDescription | null;
  terminal?: TerminalDescription | null;
}

/** Sit down. `card` is what was shown: valid, expired, borrowed or none. */
export interface JoinRequest {
  type: "join";
  player: string;
  card?: string;
  guest?: boolean;
  by?: Role | null;
}

/** Leave a stake in prison, as it would stay without a word. */
export interface KeepInPrisonRequest {
  type: "imprison";
  player: string;
  bet: string;
  by?: Role | null;
}

/** The last results of a table, newest first, as many as it keeps. */
export interface LastNumbers {
  table: string;
  round_no: number;
  numbers: string[];
}

/** One line of a leader board. `change` is against the allotment that everybody began with. */
export interface LeaderShown {
  rank: number;
  player: string;
  table: string;
  chips: number;
  change: number;
  status: string;
  above_cut: boolean;
  has_marker: boolean;
  has_turn: boolean;
  has_form: boolean;
}

/** A leader board: everybody by chips, level players with the same rank. */
export interface Leaders {
  tournament: string;
  lines: LeaderShown[];
  advance: number | null;
  seq: number;
  time: number;
}

/** Leave the table, or be sent away by staff. */
export interface LeaveRequest {
  type: "leave";
  player: string;
  disrupting?: boolean;
  by?: Role | null;
}

/** Let somebody play again whom the house itself has excluded. */
export interface LiftExclusionRequest {
  type: "lift-exclusion";
  reason: string;
  by?: Role | null;
}

/** Something that may be limited for one patron. Money is in cents, time in minutes. */
export type Limit = "loss-day" | "loss-session" | "stake-round" | "time-day" | "time-session";

/** Let no more than so many play here from now on; those at the table may stay. */
export interface LimitPlayersRequest {
  type: "limit-players";
  players_max: number;
  by?: Role | null;
}

/** What the sign at the table says, as numbers and in words. */
export interface LimitsShown {
  min: number;
  max: number;
  unit: number | null;
  aggregate_min: number | null;
  aggregate_max: number | null;
  text: string;
  per_bet: BetLimits[];
}

/** The newest signed head as a signed note, and the keys that the house signs with. */
export interface LogHead {
  note: string;
  keys: string[];
}

/** A proof: hashes in hexadecimal, and the signed head that they lead to. */
export interface LogProof {
  path: string[];
  note: string;
}

/** A record with the proof that it is in the published log; payload in base64. */
export interface LogReceipt {
  record: Record<string, unknown>;
  path: string[];
  note: string;
}

/** A Lucky Ball area, with its odds where no boost falls on it. */
export interface LuckyAreaDescription {
  bet: string;
  colour: string;
  name: string;
  pays: number;
}

/** Lucky Ball: its areas, and what each colour pays under each kind of boost. */
export interface LuckyDescription {
  areas: LuckyAreaDescription[];
  boosts: Record<string, Record<string, number>>;
  clauses: string[];
  boost_clauses: Record<string, string[]>;
}

/**
 * A Lucky Ball colour of this round: its number once drawn, and what it pays now. `boost` names
 * the boost that fell on this colour; `standard` is what it pays without one.
 */
export interface LuckyShown {
  colour: string;
  bet: string;
  number: string | null;
  pays: number;
  standard: number;
  boost: string;
}

/** Write down an arrangement made before play, and when the inspectorate was notified. */
export interface MakeArrangementRequest {
  type: "make-arrangement";
  table: string;
  document: string;
  made_at: number;
  told_at?: number | null;
  kinds?: string[];
  by?: Role | null;
}

/** A scope in which something may fail. `reach` says whose wagers it concerns. */
export interface MalfunctionDescription {
  scope: string;
  grounds: GroundDescription[];
  roles: string[];
  restore_roles: string[];
  reach: string;
  gate: boolean;
  hold_hours: number;
  clauses: string[];
}

/**
 * A line for a player: of the dealer, or of the system about this very terminal. `what` names
 * which of the system's lines it is, `amount` and `about` what it is made of.
 */
export interface MessageShown {
  sender: string;
  text: string;
  at: number | null;
  clauses: string[];
  what: "advised" | "card" | "excluded" | "fault" | "held" | "kinds" | "leaving" | "owed" | "put-right" | "terminal-fault" | "waits-for-repair" | null;
  amount: number;
  about: string[];
}

/** How a prize is paid. */
export type Method = "cash" | "cheque" | "goods" | "transfer";

/** What terms must state and do not; nothing where they are whole. */
export interface MissingList {
  missing: MissingShown[];
  banned: string[];
}

/** Something that terms must state and do not. */
export interface MissingShown {
  key: string;
  says: string;
  clauses: string[];
}

/** A table as it stood after one event. */
export interface Moment {
  table: string;
  seq: number;
  at: number;
  view: PitView;
}

/** Move a wager, or some of it, to another bet. */
export interface MoveWagerRequest {
  type: "move";
  player: string;
  bet: string;
  to: string;
  stake?: number | null;
  pad?: boolean | null;
  by?: Role | null;
}

/** Name everybody who works at the table, by the titles of the book. */
export interface NameStaffRequest {
  type: "staff";
  people: Record<string, string[]>;
  by?: Role | null;
}

/** One demand of a book; `lacks` says why it is not met, and is empty where it is. */
export interface NeedDetails {
  name: string;
  clauses: string[];
  required: boolean;
  least: number;
  most: number | null;
  here: number;
  lacks: string[];
  lacking: Worded[];
}

/** Put an incident on record. `held_from` is since when a device was held, where one was. */
export interface NewCase {
  kind: string;
  text: string;
  person?: string;
  table?: string;
  round_no?: number;
  spin_no?: number;
  held_from?: number | null;
  by?: Role | null;
}

/** A terminal, display or sensor to be enrolled; a terminal says for whom it acts. */
export interface NewDevice {
  name: string;
  roles?: Role[];
  players?: string[];
  serves?: string;
  notes?: number[];
  cap?: number;
  commands?: string[];
}

/**
 * What a device that makes one-time digits is given. Nothing holds until digits are shown.
 * `address` is for a QR code; `picture` draws it, as the path of an SVG of `side` units.
 */
export interface NewFactor {
  salt: string;
  secret: string;
  address: string;
  picture: string;
  side: number;
}

/** All that a player wants to keep for a game; what is not among them goes. */
export interface NewFavourites {
  player?: string | null;
  game: string;
  layouts: Record<string, number>[];
}

/** Another password of one's own, and the present one. */
export interface NewPassword {
  current: string;
  password: string;
}

/** A promotion to be planned under a book. */
export interface NewPromotion {
  promotion: string;
  book: string;
}

/** Limits of their own for one kind of bet. */
export interface NewRange {
  min: number;
  max: number;
  unit?: number | null;
}

/** Another system that gets a key, and what it may do. */
export interface NewService {
  name: string;
  scopes: Scope[];
}

/** A member of staff to be taken on. */
export interface NewStaff {
  name: string;
  password: string;
  roles: Role[];
  temporary?: boolean;
}

/** A table to be opened under a book, with what the sign on it says. */
export interface NewTable {
  table: string;
  book: string;
  game: string;
  options?: Record<string, string>;
  min: number;
  max: number;
  unit?: number | null;
  aggregate_min?: number | null;
  aggregate_max?: number | null;
  per_bet?: Record<string, NewRange>;
  seats_max?: number | null;
  signed?: string[];
}

/** A tournament to be set up under a book, on one of its games. */
export interface NewTournament {
  tournament: string;
  book: string;
  game?: string;
  options?: Record<string, string>;
}

/**
 * An address to which the feed is brought; without kinds or tables, all of them. It begins after
 * `after`, or with what happens from now on.
 */
export interface NewWebhook {
  name: string;
  service: string;
  url: string;
  kinds?: string[];
  tables?: string[];
  after?: number | null;
}

/** A wheel to be entered. */
export interface NewWheel {
  maker: string;
  pockets: number;
  ball?: string;
  certificates?: string[];
}

/**
 * The one thing to do now. With an empty `action` there is nothing but to wait, for `text`.
 * `task` and `player` go with `confirm`, `scope` and `player` with `restore`. `say` is what is
 * announced along with it. `code` and `params` are the sentence of the task, or that of the
 * `reason` for which the `step` of the round that comes next cannot be done yet.
 */
export interface NextShown {
  action: string;
  text: string;
  say: string[];
  clauses: string[];
  task: string;
  player: string;
  scope: string;
  roles: string[];
  step: string;
  reason: Reason | null;
  detail: string;
  facts: Facts;
  code: string;
  params: Record<string, unknown>;
}

/** Add what was found or done. */
export interface NoteCaseRequest {
  type: "note-case";
  text: string;
  by?: Role | null;
}

/** A sign that has been put up: `what` changes at `effective_at`, in words in `text`. */
export interface NoticeShown {
  what: string;
  text: string;
  posted_at: number;
  effective_at: number;
  clauses: string[];
  limits: LimitsShown | null;
}

/** A pocket and its colour, which a screen never leaves to the colour alone. */
export interface NumberShown {
  pocket: string;
  colour: string;
}

/** What a kind of bet pays: a line of the notice at the table. */
export interface OddsDescription {
  kind: string;
  name: string;
  pays: number;
  clauses: string[];
}

/** A game as a book offers it, who may open a table of it, and what must be signed for first. */
export interface OfferDetails {
  game: string;
  title: string;
  options: OptionDetails[];
  opened_by: string[];
  unsigned: string[];
}

/** Announce that bets may be placed. */
export interface OpenBettingRequest {
  type: "open-betting";
  by?: Role | null;
}

/**
 * A player disputes something; it is recorded and put to the role the book names. `round_no` is
 * the round that it is about, where that is not the present one.
 */
export interface OpenDisputeRequest {
  type: "dispute";
  player: string;
  text: string;
  round_no?: number;
  by?: Role | null;
}

/**
 * One choice for a table: the values there are, the first where nothing is said. With `number`
 * any whole number from 1 may stand in place of the values.
 */
export interface OptionDetails {
  name: string;
  says: string;
  values: string[];
  number: boolean;
}

/** Direct spins at a table where nobody plays; without a count they go on until stopped. */
export interface OrderExtraSpinsRequest {
  type: "extra-spin";
  count?: number | null;
  by?: Role | null;
}

/** Something that the house wants of a device. */
export interface OrderSent {
  number: number;
  order: string;
  value: string;
}

/** Settle a wager as if it had lain elsewhere, where its position would be unfair. */
export interface OverrideSettlementRequest {
  type: "override";
  player: string;
  bet: string;
  to: string;
  stake?: number | null;
  reason?: string;
  by?: Role | null;
}

/**
 * A dispute as the player who has it sees it. `may_request`: the decision stands for good, and
 * the player may have the inspectorate review it; `review` is "requested" from then on, and
 * "done" once that is decided too.
 */
export interface OwnDispute {
  dispute: number;
  round_no: number;
  text: string;
  decision: string;
  may_request: boolean;
  review: string;
}

/** A part of a payment; the whole if no amount is given. */
export type Part = [string, number | null];

/** A part of a table, by the name that its book has for it. */
export interface PartDescription {
  name: string;
  count?: number;
  material?: string;
  approval?: string;
}

/** A patron as staff see them. Cards are listed by number, with why one has ended. */
export interface PatronDetails {
  patron: string;
  member: string;
  cards: Record<string, string>;
  exclusions: ExclusionDetails[];
  arrangements: string[];
  care: CareShown;
}

/** A patron in the list: what keeps them from play, and until when; empty where nothing does. */
export interface PatronLine {
  patron: string;
  member: string;
  excluded: string;
  until: number | null;
}

/** Patrons, those who are kept from play first; `more` says that some were left out. */
export interface PatronList {
  patrons: PatronLine[];
  more: boolean;
  time: number;
}

/** The winners on one outside area are paid, before all are; one player's alone if named. */
export interface PayWinnersRequest {
  type: "pay-winners";
  bet: string;
  player?: string;
  by?: Role | null;
}

/**
 * A winner to be paid, and the chips to cut for it; empty where they cannot make it exactly.
 * `colour` is the winner's own, where the book has winners paid in it.
 */
export interface PaymentShown {
  player: string;
  bet: string;
  amount: number;
  chips: string;
  colour: string;
}

/** Not done yet: it waits for a second person or a second source. Nothing has changed. */
export interface Pending {
  type: "pending";
  id: string;
  table: string;
  round_no: number;
  seq: number;
  time: number;
  number: number;
  detail: string;
}

/** Some pieces of a call bet on one spot. */
export interface PieceDescription {
  bet: string;
  pieces: number;
}

/** Digits that somebody chooses when leaving a post, and gives when coming back. */
export interface Pin {
  pin: string;
}

/** Request the server's time; half the way there and back is the offset's error. */
export interface Ping {
  type: "ping";
  id: string;
  sent?: number;
}

/** The table as the pit sees it: the dealer's view with the house's money and its troubles. */
export interface PitView {
  audience: "pit";
  table: string;
  title: string;
  book: string;
  edition: string;
  game: string;
  round_no: number;
  phase: string;
  closes_at: number | null;
  betting_ms: number | null;
  spun_at: number | null;
  landed_at: number | null;
  limits: LimitsShown;
  numbers: NumberShown[];
  hot: string[];
  cold: string[];
  notices: NoticeShown[];
  say: string[];
  pocket: string | null;
  lucky_numbers: Record<string, string>;
  lucky_boost: [string, string] | null;
  lucky: LuckyShown[];
  contest: SessionSeen | null;
  seats: SeatShown[];
  tasks: TaskShown[];
  steps: StepShown[];
  next: NextShown;
  light: string;
  dealer: string;
  messages: MessageShown[];
  colour_checks: ColourShown[];
  colours_only: boolean;
  collect: WagerShown[];
  pay: PaymentShown[];
  actions: ActionShown[];
  spin_no: number;
  spin_faults: string[];
  faults: string[];
  warnings: string[];
  warned: Worded[];
  staff: Record<string, string[]>;
  float: number;
  house: number;
  disputes: DisputeShown[];
  excluded: string[];
  signs: string[];
  exposure: Record<string, number>;
  worst: Share | null;
  games_per_hour: number;
  turnover: number;
  drop: number;
  hold: number | null;
  alerts: AlertShown[];
}

/** Bring a thing to a table, or with no table back to the store room. */
export interface PlaceItemRequest {
  table?: string;
  by?: Role | null;
}

/** Put a stake on a bet; on a call bet the stake is for one piece. */
export interface PlaceWagerRequest {
  type: "place";
  player: string;
  bet: string;
  stake: number;
  tokens?: boolean;
  pad?: boolean | null;
  chips?: string;
  by?: Role | null;
}

/**
 * A limit on play: how far it is used, whether it is the player's own, and what waits. Where
 * `later_from` is set, the limit becomes `later` then; without an amount it goes.
 */
export interface PlayLimitShown {
  limit: string;
  amount: number | null;
  text: string;
  used: number;
  own: boolean;
  later: number | null;
  later_from: number | null;
}

/** The server's time, with what the ping said of its own. */
export interface Pong {
  type: "pong";
  id: string;
  sent: number;
  time: number;
}

/**
 * A ticket is given out to the player whose balance it is. Without a language it is printed in
 * that of the house.
 */
export interface Printing {
  player: string;
  language?: string | null;
}

/**
 * A stake in prison after some zeros, and its owner's choice. `share` is what sharing gives back
 * now and `free` what a win at the next number sets free. `stay` is what staying is worth on
 * average, and `better` names the choice that is worth more.
 */
export interface PrisonShown {
  bet: string;
  stake: number;
  zeros: number;
  share: number;
  free: number;
  stay: number;
  better: string;
}

/** A prize with what is said of it. None for the alternative: nothing was said. */
export interface Prize {
  kind: string;
  value?: number | null;
  details?: Record<string, unknown>;
  millilitres?: number;
  items?: Item[];
  monetary_alternative?: boolean | null;
}

/** A prize, and where it stands. Without a winner it has not been drawn. */
export interface PrizeShown {
  number: number;
  kind: string;
  says: string;
  said: Worded;
  value: number | null;
  winner: string;
  given: boolean;
  kept: boolean;
  payable: boolean;
}

/**
 * What went wrong with a request, as `application/problem+json`. Nothing has changed. Where it
 * was refused, `reason` is one of a fixed list and `facts` are what `detail` is made of.
 */
export interface Problem {
  status: number;
  title: string;
  detail: string;
  clauses: string[];
  reason: Reason | null;
  facts: Facts;
  code: string;
  params: Record<string, unknown>;
  wants: "" | "digits";
}

/** The program that runs: its version, and a SHA-256 of its code, books and screens. */
export interface ProgramDetails {
  version: string;
  digests: Record<string, string>;
}

/** Change the terms, the prizes, or both. */
export interface PromotionAmendPromotionRequest {
  type: "amend";
  terms?: PromotionTerms | null;
  prizes?: Prize[] | null;
  by?: Role | null;
}

/** Call it off. */
export interface PromotionCancelPromotionRequest {
  type: "cancel";
  reason: string;
  by?: Role | null;
}

/** Somebody claims a prize. */
export interface PromotionClaimPrizeRequest {
  type: "claim";
  player: string;
  value: number;
  name?: string;
  address?: string;
  by?: Role | null;
}

/** End a dispute over the terms by the operator's decision. */
export interface PromotionCloseDisputeRequest {
  type: "close-dispute";
  player: string;
  decision: string;
  satisfied?: boolean;
  right_advised?: boolean;
  by?: Role | null;
}

/** Refuse a claim, and say why to the claimant. */
export interface PromotionDenyClaimRequest {
  type: "deny";
  player: string;
  reason: string;
  told?: boolean;
  name?: string;
  address?: string;
  by?: Role | null;
}

/** Terms and prizes of a promotion that are not written down yet. */
export interface PromotionDraft {
  terms: PromotionTerms;
  prizes?: Prize[];
}

/** Write terms and prizes down. `prescribed` are kinds that regulations ban besides. */
export interface PromotionDraftPromotionRequest {
  type: "draft";
  terms: PromotionTerms;
  prizes: Prize[];
  by_chance?: boolean;
  prescribed?: string[];
  by?: Role | null;
}

/** Draw a winner among all entries: for one prize, or for all that are left. */
export interface PromotionDrawWinnerRequest {
  type: "draw";
  prize?: number | null;
  present?: boolean;
  by?: Role | null;
}

/** Take part. What the terms let the house find out by itself is taken from nobody's word. */
export interface PromotionEnterPromotionRequest {
  type: "enter";
  player: string;
  eligible?: boolean | null;
  by?: Role | null;
}

/** Take prizes from a winner whose claim was denied for good. */
export interface PromotionForfeitPrizesRequest {
  type: "forfeit";
  player: string;
  reason: string;
  becomes?: Forfeited | null;
  prizes?: number[];
  right_advised?: boolean;
  by?: Role | null;
}

/** Give one winner the things themselves. */
export interface PromotionHandOverPrizeRequest {
  type: "hand-over";
  player: string;
  prizes?: number[];
  by?: Role | null;
}

/** All that happened in a promotion, oldest first. */
export interface PromotionHistory {
  promotion: string;
  steps: PromotionStep[];
}

/** Inform the inspector that it was postponed or cancelled. */
export interface PromotionInformInspectorRequest {
  type: "inform-inspector";
  by?: Role | null;
}

/** A promotion in the list of them. */
export interface PromotionLine {
  promotion: string;
  book: string;
  status: string;
  prizes: number;
  entrants: number;
  value: number;
  closes_at: number | null;
  draws_at: number | null;
  open: boolean;
  own_entry: boolean;
}

/** Every promotion of the house. */
export interface PromotionList {
  promotions: PromotionLine[];
  time: number;
}

/** Name who oversees draws: somebody who signs in under that name. */
export interface PromotionNominateScrutineerRequest {
  type: "nominate-scrutineer";
  name: string;
  by?: Role | null;
}

/** The winner was notified, or all reasonable was done for it. */
export interface PromotionNotifyWinnerRequest {
  type: "notify";
  method: string;
  player?: string;
  by?: Role | null;
}

/** The scrutineer is there, and oversees the next draw. */
export interface PromotionOverseeDrawRequest {
  type: "oversee-draw";
  by?: Role | null;
}

/** Pay one winner prizes, or what prizes are worth, in money. */
export interface PromotionPayPrizeRequest {
  type: "pay";
  player: string;
  prizes?: number[];
  parts: Part[];
  payee?: string;
  crossed?: boolean;
  by?: Role | null;
}

/** Put it off: its integrity is in doubt. */
export interface PromotionPostponePromotionRequest {
  type: "postpone";
  reason: string;
  by?: Role | null;
}

/** Let marketing material out. */
export interface PromotionReleaseMarketingRequest {
  type: "release-marketing";
  refers_to_terms: boolean;
  by?: Role | null;
}

/** Begin. `channels` say where patrons find the terms, besides on the house's own screens. */
export interface PromotionStartPromotionRequest {
  type: "start";
  channels?: string[];
  by?: Role | null;
}

/** Something that happened in a promotion, as a sentence. */
export interface PromotionStep {
  seq: number;
  at: number;
  actor: string;
  says: string;
  clauses: string[];
  warnings: string[];
  code: string;
  params: Record<string, unknown>;
  warned: Worded[];
}

/** Send the full terms to the regulator, for the first time or again. */
export interface PromotionSubmitToRegulatorRequest {
  type: "submit-to-regulator";
  by?: Role | null;
}

/** Give a claimant the reason why the claim was refused. */
export interface PromotionTellReasonRequest {
  type: "tell-reason";
  player: string;
  by?: Role | null;
}

/** What is said of the promotion: by the keys of the checklist, and in figures. */
export interface PromotionTerms {
  texts?: Record<string, unknown>;
  closes_at?: number | null;
  draws_at?: number | null;
  least_wager?: number | null;
  least_turnover?: number | null;
  criteria?: Criterion[];
  forfeited?: Forfeited | null;
}

/** The doubt is gone; it goes on. */
export interface PromotionValidateIntegrityRequest {
  type: "validate";
  by?: Role | null;
}

/** A promotion as staff see it. */
export interface PromotionView {
  promotion: string;
  book: string;
  status: string;
  missing: MissingShown[];
  banned: string[];
  prizes: PrizeShown[];
  entrants: number;
  closes_at: number | null;
  draws_at: number | null;
  scrutineer: string;
  overseen: boolean;
  owed: string[];
  claims: ClaimShown[];
  denied: ClaimShown[];
  unanswered: string[];
  interruptions: InterruptionShown[];
  disputes: number;
  due: DutyShown[];
  notices: string[];
  payments: string[];
  forfeited: string[];
  forms: FormDescription[];
  seq: number;
  time: number;
}

/** Take part no more, as long as entries are taken and nothing has been drawn. */
export interface PromotionWithdrawEntryRequest {
  type: "withdraw-entry";
  player: string;
  by?: Role | null;
}

/** A colour in play and what each of its checks is worth, as the rack shows it to the room. */
export interface RackShown {
  colour: string;
  value: number;
}

/** One fact as a driver states it, under its number in the driver's journal. */
export interface Reading {
  seq: number;
  kind: string;
  at?: number;
  spin?: number;
  pocket?: string;
  source?: string;
  cause?: string;
  text?: string;
  seen?: string;
  rotor?: string;
  speed?: number | null;
  drop?: number | null;
  after_no_spin?: boolean;
  powered_up?: boolean;
  quiet?: number;
  firmware?: string;
  command?: string;
  reply?: string;
  note?: number;
  amount?: number;
  event?: number;
  button?: string;
  code?: string;
}

/**
 * What a driver reports; empty as a sign of life. `done` is the last order carried out.
 * `waiting` is how many more readings it has than these, and `journal` names the one they are
 * in. `sent` is the instant by the driver's clock, by which readings have theirs; `began` is
 * that of the driver's start.
 */
export interface Readings {
  driver: string;
  journal?: string;
  done?: number;
  waiting?: number;
  began?: number;
  sent?: number;
  readings?: Reading[];
}

/** How far the house has a driver's readings, which it refused, and what it wants. */
export interface ReadingsTaken {
  seq: number;
  refused: number[];
  orders: OrderSent[];
}

/** Why something was refused. The texts are part of the public contract. */
export type Reason = "above-maximum" | "already-redeemed" | "below-minimum" | "betting-closed" | "card-required" | "dispute-open" | "equipment-fault" | "excluded" | "insufficient-credit" | "invalid" | "limit-of-players" | "locked" | "no-pass-card" | "no-such-bet" | "no-such-ticket" | "no-undisclosed-left" | "not-a-unit" | "not-offered" | "not-permitted" | "not-playing" | "not-your-wager" | "notice-required" | "out-of-turn" | "play-limit" | "reality-check" | "same-direction" | "terms-incomplete" | "wrong-phase";

/**
 * What became of one wager of the round, and under which clauses. `text` says it in one
 * sentence. `odds` are those of a win, `stands` what stays up after it.
 */
export interface ReceiptLine {
  bet: string;
  stake: number;
  win: number;
  lost: number;
  returned: number;
  text: string;
  clauses: string[];
  odds: number;
  void: boolean;
  stands: WagerShown[];
}

/** A record as it is stored, with the hashes that bind it to the one before. */
export interface RecordDetails {
  number: number;
  stream: string;
  version: number;
  at: number;
  actor: string;
  cause: string;
  key: string;
  kind: string;
  payload: unknown;
  text: string;
  previous: string;
  digest: string;
  request: string;
  answer: string;
}

/**
 * A wager was paid too much (positive) or too little (negative), with what was done since. It is
 * of a round that was settled, in which the player had a wager. `rectified` is what has been
 * given back to the float or paid to the player so far: nothing, while the player is away.
 */
export interface RecordMistakeRequest {
  type: "record-mistake";
  round_no?: number;
  player: string;
  amount: number;
  suspected?: boolean;
  attempted?: boolean;
  identified?: boolean;
  rectified?: number;
  text?: string;
  by?: Role | null;
}

/** Turn chips without denomination back into value chips at the table that issued them. */
export interface RedeemColourRequest {
  type: "colour-out";
  player: string;
  colour: string;
  count: number;
  by?: Role | null;
}

/**
 * Turn another table's colour checks into value chips; the house looks up what it knows of it.
 * Checks that are on no book any more, as somebody has walked off with them, take a second
 * person.
 */
export interface RedeemForeignColourRequest {
  type: "foreign-colour";
  player: string;
  issued_at: string;
  colour: string;
  count: number;
  issuer_closed?: boolean;
  issued_value?: number | null;
  lowest_minimum?: number | null;
  by?: Role | null;
}

/** Refuse an amount that a malfunction put on a player's balance. */
export interface RefuseCreditRequest {
  type: "refuse-credit";
  player: string;
  amount: number;
  text?: string;
  by?: Role | null;
}

/** Refuse a wager that lies on the layout, before the close; `reason` is put on record. */
export interface RefuseWagerRequest {
  type: "refuse-wager";
  player: string;
  bet: string;
  reason?: string;
  by?: Role | null;
}

/**
 * Not done; nothing has changed. `reason` is one of a fixed list. `facts` are what `detail` is
 * made of, for a screen that says it in another language.
 */
export interface Refused {
  type: "refused";
  id: string;
  table: string;
  round_no: number;
  seq: number;
  time: number;
  reason: Reason;
  detail: string;
  clauses: string[];
  facts: Facts;
  code: string;
  params: Record<string, unknown>;
}

/** A thing as it stands; `refused` says why the book of its table does not let it be used. */
export interface RegisteredItem {
  id: string;
  kind: string;
  item: ItemDescription;
  table: string;
  checks: Record<string, boolean>;
  inspected_at: number | null;
  unfit: string;
  retired: string;
  refused: FaultDetails | null;
}

/** End a hold: pay the amount, or refuse it as credited by the malfunction. */
export interface ReleaseClaimRequest {
  type: "release";
  player: string;
  pay?: boolean;
  by?: Role | null;
}

/** Take a wager down, or some of it. */
export interface RemoveWagerRequest {
  type: "remove";
  player: string;
  bet: string;
  stake?: number | null;
  pad?: boolean | null;
  by?: Role | null;
}

/**
 * Lay the wagers of the last round again, or others that are named, all or nothing. What is
 * named comes on top of what lies: every wager once more doubles them.
 */
export interface RepeatWagersRequest {
  type: "repeat";
  player: string;
  wagers?: Record<string, number>;
  by?: Role | null;
}

/** Bring everything after a number again. */
export interface Replay {
  after: number;
}

/**
 * Something failed. `confirmed`: can the wagers be confirmed from the records? After the close
 * somebody must say so: nobody's silence confirms a wager. `unconfirmed` names the wagers that
 * cannot be, by player, where all the others can.
 */
export interface ReportMalfunctionRequest {
  type: "malfunction";
  scope: string;
  player?: string | null;
  confirmed?: boolean | null;
  ground?: string;
  text?: string;
  unconfirmed?: Record<string, string[]>;
  by?: Role | null;
}

/** Put a misplaced wager right after the close, before the ball rests. */
export interface RepositionWagerRequest {
  type: "reposition";
  player: string;
  bet: string;
  to: string;
  stake?: number | null;
  pad?: boolean | null;
  why?: string;
  by?: Role | null;
}

/** The player, or the house, wants the inspectorate to review a decision. */
export interface RequestReviewRequest {
  type: "request-review";
  dispute: number;
  player?: string;
  by?: Role | null;
}

/** Have players use colour checks of this table, or let them use any chips again. */
export interface RequireColoursRequest {
  type: "require-colours";
  on?: boolean;
  by?: Role | null;
}

/**
 * Decide a dispute, numbered from 1. `final`: nobody may decide it again. `agreed`: whether the
 * complainant accepts the decision, which nobody takes for granted; `inspector_told` says that
 * the complainant knows of the inspector. `covered` says whether the dispute arises from the
 * rules; one that they do not cover is reviewed on request.
 */
export interface ResolveDisputeRequest {
  type: "resolve";
  dispute: number;
  decision: string;
  final?: boolean;
  agreed?: boolean | null;
  inspector_told?: boolean;
  covered?: boolean;
  by?: Role | null;
}

/** What failed works again, or was replaced or removed. */
export interface RestoreEquipmentRequest {
  type: "restore";
  scope: string;
  player?: string | null;
  removed?: boolean;
  by?: Role | null;
}

/** Take a thing out of use for good. */
export interface RetireItemRequest {
  reason: string;
  by?: Role | null;
}

/** A part a person plays at the table or around it. */
export type Role = "administrator" | "authorised-officer" | "card-reader" | "cashier" | "casino-supervisor" | "dealer" | "game-supervisor" | "inspector" | "management-representative" | "note-reader" | "operator" | "pit-boss" | "player" | "printer" | "sensor" | "shift-manager" | "surveillance" | "system" | "tournament-director";

/** How long the present key goes on beside the new one; a week at most. */
export interface Rotation {
  overlap_seconds?: number;
}

/** A past round in words: all of it for staff, one's own part for a seat. */
export interface RoundDetails {
  table: string;
  round_no: number;
  said: string[];
}

/** A round for another program, record by record. */
export interface RoundExport {
  table: string;
  book: string;
  edition: string;
  game: string;
  round_no: number;
  records: RecordDetails[];
}

/**
 * A round and what came of it: settled, void, or open still; money in cents. A round that a
 * tournament's session played is in that tournament's chips.
 */
export interface RoundLine {
  round_no: number;
  outcome: string;
  pocket: string | null;
  colour: string;
  opened_at: number;
  ended_at: number | null;
  staked: number;
  paid: number;
  wagers: number;
  players: number;
  corrections: number;
  no_spins: number;
  tournament: string;
}

/** Rounds of a table, newest first. `before` of the next page; None where there is none. */
export interface RoundPage {
  table: string;
  book: string;
  edition: string;
  game: string;
  title: string;
  rounds: RoundLine[];
  next: number | null;
}

/**
 * A past round of one player: the number, what was staked and won, and what became of it.
 * `outcome` is settled or void; `changed` says that a settlement was corrected later, `was`
 * which number stood there if it is another now, `cause` and `reason` why.
 */
export interface RoundRecalled {
  round_no: number;
  at: number;
  outcome: string;
  pocket: string | null;
  colour: string;
  staked: number;
  won: number;
  changed: boolean;
  was: string | null;
  cause: string;
  reason: string;
  receipt: ReceiptLine[];
  tournament: string;
}

/** One thing that a service may do. */
export type Scope = "events" | "events:identities" | "events:money" | "metrics" | "webhooks";

/** A round that was found, and the event that was sought in it. */
export interface SearchHit {
  table: string;
  round_no: number;
  step: Step;
}

/** Rounds, newest first; `next` goes on with older ones. */
export interface SearchPage {
  hits: SearchHit[];
  next: number | null;
}

/**
 * What a wager of one's own changed at the seat: the stake on each bet concerned, or zero.
 * `cost` is what lies on the layout more than before.
 */
export interface SeatChanged {
  balance: number;
  cost: number;
  wagers: Record<string, number>;
  can_undo: boolean;
}

/**
 * A seat as staff see it. `card` is valid or lapsed, `faults` are those of this seat's own
 * equipment, `chips` what to cut for the whole balance, and `may_be_sent_away` says that the
 * book gives a ground now. After the close `recorded` has the wagers of the round, also once
 * they are settled.
 */
export interface SeatShown {
  seat_no: number;
  player: string;
  balance: number;
  staked: number;
  wagers: WagerShown[];
  guest: boolean;
  owed: number;
  held: number;
  card: string;
  idle: number;
  faults: string[];
  calling_since: number | null;
  tokens: number;
  personal_limits: LimitsShown | null;
  kinds: string[];
  colours: Record<string, number>;
  chips: string;
  may_be_sent_away: boolean;
  prison: PrisonShown[];
  recorded: WagerShown[];
  wants_colour: boolean;
}

/**
 * One seat's own view. Nothing of any other seat is in it. `staked` is what lies on the layout
 * now; `spin_staked` what was wagered on the present spin, also once it is settled, and `win`
 * what that brought. `care` is there where something limits this player's play, or must be read
 * before a wager. `review`: a change of the result waits for a second person.
 */
export interface SeatView {
  audience: "seat";
  table: string;
  title: string;
  book: string;
  edition: string;
  game: string;
  round_no: number;
  phase: string;
  closes_at: number | null;
  betting_ms: number | null;
  spun_at: number | null;
  landed_at: number | null;
  limits: LimitsShown;
  numbers: NumberShown[];
  hot: string[];
  cold: string[];
  notices: NoticeShown[];
  say: string[];
  pocket: string | null;
  lucky_numbers: Record<string, string>;
  lucky_boost: [string, string] | null;
  lucky: LuckyShown[];
  contest: SessionSeen | null;
  player: string;
  seat_no: number | null;
  balance: number;
  staked: number;
  spin_staked: number;
  owed: number;
  held: number;
  tokens: number;
  wagers: WagerShown[];
  last_wagers: WagerShown[];
  personal_limits: LimitsShown | null;
  kinds: string[];
  win: number;
  receipt: ReceiptLine[];
  may: string[];
  can_undo: boolean;
  messages: MessageShown[];
  attendant_since: number | null;
  guest: boolean;
  care: CareShown | null;
  review: boolean;
  prison: PrisonShown[];
  disputes: OwnDispute[];
}

/** A table as one audience sees it, at a sequence number of its stream. */
export interface Seen {
  table: string;
  seq: number;
  time: number;
  view: AnyView;
}

/** Seize what the person of a case won at a table while they held a device. */
export interface Seize {
  by?: Role | null;
  table: string;
}

/** Take winnings made with a prohibited device into keeping until a case is closed. */
export interface SeizeWinningsRequest {
  type: "seize";
  player: string;
  amount: number;
  case: string;
  by?: Role | null;
}

/** Stay away from play for some days, or without an end; it cannot be taken back before. */
export interface SelfExcludeRequest {
  type: "self-exclude";
  days?: number | null;
  player?: string | null;
  by?: Role | null;
}

/** A service's key. It is shown this once. */
export interface ServiceKey {
  name: string;
  key: string;
}

/** A service that is let in. While two keys open, `old_key_until` says for how long. */
export interface ServiceLine {
  name: string;
  scopes: string[];
  old_key_until: number | null;
}

/** Every service that is let in. */
export interface ServiceList {
  services: ServiceLine[];
}

/** Who one is. `token` is the session's own secret, shown once, when it begins. */
export interface Session {
  name: string;
  roles: string[];
  players: string[] | null;
  expires_at: number | null;
  token: string;
  locked: boolean;
  first: "" | "password" | "second-factor";
  may: string[];
}

/**
 * The session that is played at a table; amounts there are tournament chips. `ends_at` is when
 * the time for a wager is over, and `session_ends_at` when the session is, where the terms set a
 * time; None where they set none. `waits` says why play waits.
 */
export interface SessionSeen {
  tournament: string;
  stage: string;
  round_no: number;
  rounds: number | null;
  minimum: number;
  maximum: number;
  advance: number | null;
  turn: string;
  ends_at: number | null;
  session_ends_at: number | null;
  waits: string;
  players: ContestantShown[];
}

/** A session at a table. */
export interface SessionShown {
  table: string;
  number: number;
  stage: string;
  round_no: number;
  rounds: number | null;
  seats: string[];
  waiting_for: string[];
  marker: string;
  turn: string;
  ranking: string[];
  advance: string[];
  play_off: string[];
  ends_at: number | null;
  session_ends_at: number | null;
}

/** Limits agreed for one player; `kinds` restricts that player to some kinds of bet. */
export interface SetPersonalLimitsRequest {
  type: "personal-limits";
  player: string;
  min?: number | null;
  max?: number | null;
  kinds?: string[];
  by?: Role | null;
}

/**
 * Limit one's play, in cents or minutes; without an amount one's own limit goes. A tighter limit
 * holds at once, a looser one only after the house's waiting time.
 */
export interface SetPlayLimitRequest {
  type: "set-play-limit";
  limit: Limit;
  amount?: number | null;
  player?: string | null;
  by?: Role | null;
}

/** Set the minimum and maximum of one terminal, now or from an instant that it announces. */
export interface SetTerminalLimitsRequest {
  type: "terminal-limits";
  player: string;
  min: number;
  max: number;
  unit?: number | null;
  effective_at?: number | null;
  by?: Role | null;
}

/** Fix for how long wagers are taken, from the next time that betting opens. */
export interface SetWageringPeriodRequest {
  type: "wagering-period";
  seconds: number;
  by?: Role | null;
}

/** One setting and what it is now, as text; secrets are covered. */
export interface SettingDetails {
  name: string;
  value: string;
}

/** All settings as they are now, and what was changed when by whom, newest first. */
export interface SettingList {
  settings: SettingDetails[];
  changes: HouseChange[];
}

/** What comes of one pocket for the house: `pays` is net, and negative where it wins. */
export interface Share {
  pocket: string;
  pays: number;
}

/**
 * A player who holds a colour agrees that somebody else gets the same. The player's own screen
 * says so, or somebody who heard it at the table; which is on record.
 */
export interface ShareColourRequest {
  type: "share-colour";
  player: string;
  colour: string;
  sharer: string;
  by?: Role | null;
}

/** Take back what a stake in prison counts as, and leave the rest to the house. */
export interface ShareStakeRequest {
  type: "share";
  player: string;
  bet: string;
  by?: Role | null;
}

/** A member of staff by password, or a terminal by its key, requests a session. */
export interface SignIn {
  name: string;
  password?: string;
  secret?: string;
  digits?: string;
}

/** How staff may sign in besides a password: what the provider is called, or nothing. */
export interface SignInWays {
  provider: string;
}

/** A table afresh. What happened before it is not sent, whatever was requested. */
export interface Snapshot {
  type: "snapshot";
  table: string;
  seq: number;
  time: number;
  view: AnyView;
}

/** Launch the ball; what was seen of the launch comes with it, and what was not is unknown. */
export interface SpinBallRequest {
  type: "spin";
  direction?: string;
  revolutions?: number | null;
  wheel_moving?: boolean | null;
  mechanical?: boolean;
  presser?: string;
  source?: string;
  rotor?: string;
  by?: Role | null;
}

/**
 * One run of the ball: its number, or why it has none; speed is the rotor's rpm times ten.
 * `drop` is the zone of the bowl in which the ball left the track, where a device sees that.
 */
export interface SpinShown {
  at: number;
  pocket: string;
  cause: string;
  rotor: string;
  speed: number | null;
  corrected: boolean;
  drop: number | null;
}

/**
 * A place where a chip may stand; `x`, `y` is the middle of the chip. An area that stands for
 * another bet says for which in `stands_for`. `wide` and `long` are the size of its box, across
 * the columns and along them, where the drawing of the cloth says so.
 */
export interface SpotDescription {
  bet: string;
  kind: string;
  name: string;
  x: number;
  y: number;
  numbers: string[];
  pays: number;
  clauses: string[];
  stands_for: string;
  wide: number;
  long: number;
}

/** A marked square of the layout. */
export interface SquareDescription {
  pocket: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A member of staff. `temporary`: the password was given, and is to be changed first. */
export interface StaffLine {
  name: string;
  roles: Role[];
  temporary: boolean;
  second_factor: boolean;
}

/** Everybody who may sign in, by name, and every role that there is. */
export interface StaffList {
  staff: StaffLine[];
  roles: Role[];
}

/**
 * Whether the house agrees. A station that is wrong is out of use until it is put right. The
 * next report is expected within `beat_seconds`; 0 where none is.
 */
export interface StationAnswer {
  agrees: boolean;
  malfunction: boolean;
  beat_seconds: number;
  detail: string;
  clauses: string[];
}

/** How a device beside a player or a cashier is; `serves` is `station:T1/ann` or `cashier:…`. */
export interface StationDevice {
  name: string;
  serves: string;
  driver: string;
  online: boolean;
  heard_at: number;
  faults: string[];
}

/**
 * What a station shows: its credit, what it credited for a round, its numbers. `leaving` says
 * that it is switched off on purpose, so that nobody waits for its next report.
 */
export interface StationSays {
  player: string;
  round_no: number;
  credited?: number | null;
  balance?: number | null;
  seq?: number | null;
  numbers?: string[];
  winning?: string | null;
  leaving?: boolean;
}

/**
 * One event: who did it, by which command, as a sentence, under which clauses. What a session
 * put on record names its tournament; `seq` is then how far the table had come.
 */
export interface Step {
  seq: number;
  number: number;
  at: number;
  actor: string;
  cause: string;
  kind: string;
  sentence: string;
  clauses: string[];
  warnings: string[];
  warned: Worded[];
  role: string;
  code: string;
  params: Record<string, unknown>;
  tournament: string;
}

/**
 * A step of the round: done or still to come. With a `code` it is a task that waits. `say` is
 * what is announced with it, while it is still to come.
 */
export interface StepShown {
  step: string;
  text: string;
  done: boolean;
  clauses: string[];
  say: string[];
  code: string;
  params: Record<string, unknown>;
}

/**
 * Submit a command to a table. The same key is answered the same way, however often it comes.
 * `again` says that it was sent before and not answered: it is then never answered as refused
 * while nobody can look up whether it was done.
 */
export interface Submit {
  type: "submit";
  id: string;
  table: string;
  key: string;
  command: AnyCommand;
  again?: boolean;
  round_no?: number;
  deadline?: number;
}

/** See a table. With `after`, what happened since that sequence number is sent first. */
export interface Subscribe {
  type: "subscribe";
  id: string;
  table: string;
  audience: Audience;
  player?: string;
  after?: number | null;
}

/** A table is shown from here on; the first view at it follows at once. */
export interface Subscribed {
  type: "subscribed";
  id: string;
  table: string;
  audience: Audience;
}

/** What is wrong with a table's equipment; nothing where it may be dealt. */
export interface TableEquipment {
  table: string;
  items: number;
  faults: FaultDetails[];
}

/** A table in the list of tables: what anybody may see. */
export interface TableLine {
  table: string;
  title: string;
  book: string;
  book_title: string;
  game: string;
  phase: string;
  round_no: number;
  numbers: string[];
  limits: string;
  players: number;
  virtual: boolean;
  electronic: boolean;
  full: boolean;
  min: number;
  max: number;
  closes_at: number | null;
  free: number | null;
}

/** Every table of the house. In a demo house anybody may take a seat or a post. */
export interface TableList {
  tables: TableLine[];
  time: number;
  demo: boolean;
  house: string;
}

/**
 * Everything that a table of a book needs, and what somebody must find out to fill it in.
 * `ready` says that the table may be dealt as far as its equipment goes.
 */
export interface TableNeeds {
  table: string;
  book: string;
  game: string;
  ready: boolean;
  complete: boolean;
  needs: NeedDetails[];
  faults: FaultDetails[];
  findings: string[];
}

/** Stop play for a while; `float` is `counted`, with its amount, or `locked` in. */
export interface TakeBreakRequest {
  type: "take-break";
  float?: string;
  amount?: number | null;
  by?: Role | null;
}

/** A visitor of a demo house requests a member of staff of their own for a role. */
export interface TakePost {
  role: Role;
}

/** A visitor of a demo house requests a seat with play money. */
export interface TakeSeat {
  table: string;
}

/**
 * What a member of staff does next, in words, and what waits for it. `code` and `params` are its
 * sentence in any language, `text` the English one.
 */
export interface TaskShown {
  task: string;
  text: string;
  clauses: string[];
  roles: string[];
  blocks: string[];
  player: string;
  code: string;
  params: Record<string, unknown>;
}

/** Put a few words on the players' terminals, or on one of them; no words take them away. */
export interface TellPlayersRequest {
  type: "message";
  text: string;
  player?: string;
  by?: Role | null;
}

/** Note that a month's report has gone to the regulator. */
export interface TellRegulatorRequest {
  type: "tell-regulator";
  matter: string;
  month: string;
  by?: Role | null;
}

/** Something that terms state; a screen may say by its `key` what it is in another language. */
export interface TermStated {
  key: string;
  says: string;
  stated: string;
  said: Worded;
}

/** A machine at which a player wagers; `part` is what the book calls such machines. */
export interface TerminalDescription {
  part?: string;
  serial?: string;
  approval?: string;
}

/** Terms and conditions as people read them, line by line. */
export interface TermsDetails {
  title: string;
  version: number;
  lines: string[];
  stated: TermStated[];
}

/**
 * A ticket for its owner: printed, or its bar code and QR code as pictures, SVG. `printer` is
 * the one it was sent to; `outcome` is `printed`, why it was not, or empty while the printer has
 * not said.
 */
export interface TicketCodes {
  number: string;
  amount: number;
  expires_at: number;
  bar_code: string;
  qr_code: string;
  printer: string;
  outcome: string;
}

/**
 * A ticket as it stands: issued, redeemed, cancelled, voided or expired, and by whom. `payable`
 * says whether a cashier may pay it now; where not, `why_not` says why.
 */
export interface TicketDetails {
  number: string;
  shown: string;
  amount: number;
  table: string;
  status: string;
  issued_at: number;
  expires_at: number;
  issued_by: string;
  ended_at: number | null;
  ended_by: string;
  replaced_by: string;
  reason: string;
  payable: boolean;
  why_not: string;
  code: string;
  params: Record<string, unknown>;
  clauses: string[];
  reference: number;
  lost_at: number | null;
  station: string;
  replaces: string;
  given_out: boolean;
  printer: string;
  outcome: string;
  clock_ahead: number | null;
}

/** Tickets, newest first; `more` says that older ones were left out. */
export interface TicketList {
  tickets: TicketDetails[];
  count: number;
  total: number;
  more: boolean;
  time: number;
}

/** A shift that ended: what was counted, what was expected, and why they differ. */
export interface TillClosed {
  till: string;
  holder: string;
  at: number;
  counted: number;
  expected: number;
  difference: number;
  chips_difference: number;
  left: number;
  note: string;
}

/** The count at the end of a shift; cash that is not left in the till goes to the vault. */
export interface TillClosing {
  counts: Record<string, number>;
  chips?: Record<string, number>;
  leave?: number;
  note?: string;
}

/** A till as it stands. `expected` and `chips` are what it should hold, `left` what was left. */
export interface TillShown {
  name: string;
  holder: string;
  opened_at: number;
  opened_with: number;
  filled: number;
  dropped: number;
  paid: number;
  taken: number;
  expected: number;
  chips: number;
  left: number | null;
  own: boolean;
}

/** All tills, the last closings, and the notes, coins and value chips that are counted. */
export interface TillsShown {
  tills: TillShown[];
  closings: TillClosed[];
  denominations: number[];
  chip_denominations: number[];
  time: number;
}

/**
 * A round, event by event. `first` and `last` are its sequence numbers on the table's stream. A
 * long round comes in parts: request the next since the last record given while `more` is true.
 */
export interface Timeline {
  table: string;
  book: string;
  edition: string;
  game: string;
  round_no: number;
  first: number;
  last: number;
  steps: Step[];
  more: boolean;
}

/** The operator adds to the prize pool: cash, goods or services. */
export interface TournamentAddValueRequest {
  type: "add-value";
  amount: number;
  form?: string;
  what?: string;
  place?: number;
  by?: Role | null;
}

/** Notify the regulator that the tournament, or a change of its terms, is intended. */
export interface TournamentAdviseRegulatorRequest {
  type: "advise-regulator";
  by?: Role | null;
}

/** Put somebody licensed in overall control. */
export interface TournamentAppointDirectorRequest {
  type: "appoint-director";
  name: string;
  licensed?: boolean | null;
  by?: Role | null;
}

/** Share out the pool by the ranking of the final table. */
export interface TournamentAwardPrizesRequest {
  type: "award-prizes";
  table: string;
  by?: Role | null;
}

/** Explain the terms; the director is satisfied that they are understood. */
export interface TournamentBriefPlayersRequest {
  type: "brief-players";
  understood?: boolean;
  bank_told?: boolean;
  by?: Role | null;
}

/** Buy more chips, where the terms sell them to everybody. */
export interface TournamentBuyAddOnRequest {
  type: "add-on";
  player: string;
  by?: Role | null;
}

/** Come back after elimination. */
export interface TournamentBuyBackRequest {
  type: "buy-back";
  player: string;
  by?: Role | null;
}

/** A player's time to wager has run out. */
export interface TournamentCallTimeRequest {
  type: "timeout";
  player: string;
  by?: Role | null;
}

/** Call the whole tournament off. */
export interface TournamentCancelTournamentRequest {
  type: "cancel";
  reason?: string;
  by?: Role | null;
}

/** Raise or lower the limits of each round. */
export interface TournamentChangeLimitsRequest {
  type: "change-limits";
  minimum: number;
  maximum: number;
  by?: Role | null;
}

/**
 * The supervisor checks a form before the spin; a faulty one goes back. One that is let through
 * `as_written`, with its fault, counts for what it is deemed to say.
 */
export interface TournamentCheckFormRequest {
  type: "check-form";
  player: string;
  as_written?: boolean;
  by?: Role | null;
}

/** Have every player's chips counted and held against the record. */
export interface TournamentCountChipsRequest {
  type: "count-chips";
  table: string;
  counts: Record<string, number>;
  by?: Role | null;
}

/** Set tables aside for tournament play alone. */
export interface TournamentDesignateTablesRequest {
  type: "designate-tables";
  tables: string[];
  by?: Role | null;
}

/** Take a player out for a breach, or for absence. */
export interface TournamentDisqualifyRequest {
  type: "disqualify";
  player: string;
  reason: string;
  refund?: boolean;
  by?: Role | null;
}

/** Terms of a tournament that are not published yet. */
export interface TournamentDraft {
  terms: TournamentTerms;
}

/** Give out places by lot. `order` is the lot itself: everyone who is to be seated, as drawn. */
export interface TournamentDrawSeatsRequest {
  type: "draw-seats";
  tables: string[];
  by?: Role | null;
}

/** End play at a table. The chips of everyone who is still in were counted. */
export interface TournamentEndSessionRequest {
  type: "end-session";
  table: string;
  counts?: Record<string, number> | null;
  reason?: string;
  by?: Role | null;
}

/** End play at a table before its time. */
export interface TournamentEndTableEarlyRequest {
  type: "end-table-early";
  table: string;
  agreed?: string[];
  counts?: Record<string, number> | null;
  by?: Role | null;
}

/** Apply for a place. */
export interface TournamentEnterRequest {
  type: "enter";
  player: string;
  entitled?: boolean | null;
  agreed?: boolean;
  copy_given?: boolean;
  employee?: boolean;
  approved_by?: string;
  form?: boolean;
  fee_paid?: boolean;
  selected?: boolean;
  publicity?: boolean;
  by?: Role | null;
}

/** A player would hand chips to another. */
export interface TournamentExchangeChipsRequest {
  type: "exchange-chips";
  player: string;
  to: string;
  amount: number;
  by?: Role | null;
}

/** Give a player a copy of the terms. */
export interface TournamentGiveCopyRequest {
  type: "give-copy";
  player: string;
  by?: Role | null;
}

/** Give or sell the allotment of chips to players at a table. */
export interface TournamentIssueChipsRequest {
  type: "issue-chips";
  table: string;
  players: string[];
  amount: number;
  colours?: Record<string, number>;
  by?: Role | null;
}

/** Put chips on a bet, from one's own position, for a player without a terminal. */
export interface TournamentLayWagerRequest {
  type: "wager";
  player: string;
  bet: string;
  stake: number;
  tender?: string;
  position?: number | null;
  by?: Role | null;
}

/** A tournament in the list of them: what anybody may see. */
export interface TournamentLine {
  tournament: string;
  book: string;
  stage: string;
  entries: number;
  entries_max: number | null;
  entry_fee: number;
  prize_pool: number;
  unpaid: number;
  tables: string[];
}

/** Every tournament of the house. */
export interface TournamentList {
  tournaments: TournamentLine[];
  time: number;
}

/** Alter the starting time: to an instant, or to the end of the notice that players get. */
export interface TournamentMoveStartRequest {
  type: "move-start";
  notice?: number;
  to?: number | null;
  by?: Role | null;
}

/** Put another in one's place. */
export interface TournamentNameSubstituteRequest {
  type: "substitute";
  player: string;
  entitled?: boolean | null;
  agreed?: boolean;
  copy_given?: boolean;
  employee?: boolean;
  approved_by?: string;
  substitute: string;
  by?: Role | null;
}

/** Something is disputed: at one table, or everywhere where none is named. */
export interface TournamentOpenDisputeRequest {
  type: "dispute";
  table?: string;
  player?: string;
  text?: string;
  by?: Role | null;
}

/** Write an undisclosed wager and pass the form to the supervisor. */
export interface TournamentPassFormRequest {
  type: "undisclosed";
  player: string;
  bet?: string;
  stake?: number | null;
  by?: Role | null;
}

/** Pay a winner all that the tournament owes them. */
export interface TournamentPayPrizeRequest {
  type: "pay-prize";
  player: string;
  method?: Method;
  by?: Role | null;
}

/** Impose a penalty that the terms list; a warning where they list none. */
export interface TournamentPenaliseRequest {
  type: "penalise";
  player: string;
  penalty: string;
  reason: string;
  by?: Role | null;
}

/** Show who wagers first. */
export interface TournamentPlaceMarkerRequest {
  type: "marker";
  player: string;
  by?: Role | null;
}

/** Lay a pass card instead of a wager. */
export interface TournamentPlayPassCardRequest {
  type: "pass";
  player: string;
  by?: Role | null;
}

/** Make terms and conditions known, for the first time or changed. */
export interface TournamentPublishTermsRequest {
  type: "publish-terms";
  terms: TournamentTerms;
  by?: Role | null;
}

/** Somebody wants to examine a player's form after the round. */
export interface TournamentReadFormRequest {
  type: "reveal";
  player: string;
  by?: Role | null;
}

/** The director leaves or comes back. */
export interface TournamentRecordPresenceRequest {
  type: "record-presence";
  present: boolean;
  by?: Role | null;
}

/** The dealer took this player's last chips: kept in the order of the reports. */
export interface TournamentRecordRemovalRequest {
  type: "chips-removed";
  player: string;
  by?: Role | null;
}

/** Deny somebody a place. */
export interface TournamentRefuseEntryRequest {
  type: "refuse-entry";
  player: string;
  reason?: string;
  by?: Role | null;
}

/** Take back that a player was disqualified or eliminated. */
export interface TournamentReinstateRequest {
  type: "reinstate";
  player: string;
  reason: string;
  by?: Role | null;
}

/** Give tables back to ordinary play; all of them where none is named. */
export interface TournamentReleaseTablesRequest {
  type: "release-tables";
  tables?: string[];
  by?: Role | null;
}

/** Take one's chips off a bet. */
export interface TournamentRemoveWagerRequest {
  type: "remove";
  player: string;
  bet: string;
  by?: Role | null;
}

/** Take back the end of a session, or of its play-off, for what is disputed about it. */
export interface TournamentReopenSessionRequest {
  type: "reopen-session";
  table: string;
  reason: string;
  by?: Role | null;
}

/** A player is not in the seat. It lasts until the player acts again. */
export interface TournamentReportAbsenceRequest {
  type: "absent";
  player: string;
  by?: Role | null;
}

/** Staff have seen a player break a rule; the manager decides what comes of it. */
export interface TournamentReportBreachRequest {
  type: "report-breach";
  player: string;
  ground?: string;
  by?: Role | null;
}

/** A player's chips grew, or were to grow, by something other than a win. */
export interface TournamentReportChipsAddedRequest {
  type: "add-chips";
  player: string;
  amount: number;
  by?: Role | null;
}

/** A player was found hiding chips on purpose. */
export interface TournamentReportChipsHiddenRequest {
  type: "hide-chips";
  player: string;
  by?: Role | null;
}

/** A player lets a round pass without wager or pass card. */
export interface TournamentReportNoWagerRequest {
  type: "no-wager";
  player: string;
  by?: Role | null;
}

/** Decide what is disputed at a table, or everything where none is named. */
export interface TournamentResolveDisputeRequest {
  type: "resolve";
  table?: string;
  decision?: string;
  by?: Role | null;
}

/** Count chips back into the inventory, by value of a chip. */
export interface TournamentReturnChipsRequest {
  type: "return-chips";
  table: string;
  issued: Record<string, number>;
  counted: Record<string, number>;
  by?: Role | null;
}

/** Give players their places at a table, in the order of seats. */
export interface TournamentSeatPlayersRequest {
  type: "seat";
  table: string;
  players: string[];
  by?: Role | null;
}

/** A player agrees in writing to the terms in force. */
export interface TournamentSignTermsRequest {
  type: "sign-terms";
  player: string;
  by?: Role | null;
}

/** A spin that counts for nothing, to show how the game goes. */
export interface TournamentSpinForPracticeRequest {
  type: "practise";
  table: string;
  pocket: string;
  by?: Role | null;
}

/** Let players who are level play on for a place. */
export interface TournamentStartPlayOffRequest {
  type: "play-off";
  players: string[];
  by?: Role | null;
}

/** Begin play at a table. */
export interface TournamentStartSessionRequest {
  type: "start-session";
  table: string;
  by?: Role | null;
}

/** Take back the award for what is disputed about it, before anybody has a prize. */
export interface TournamentTakeBackAwardRequest {
  type: "take-back-award";
  reason: string;
  by?: Role | null;
}

/** What the operator offers. None means that the terms do not say. */
export interface TournamentTerms {
  entry_fee?: number | null;
  guarantee?: number;
  fee_kept?: number;
  entries_min?: number | null;
  entries_max?: number | null;
  chips?: number | null;
  buy_in?: number | null;
  chip_type?: string | null;
  cash_chips?: boolean;
  minimum?: number | null;
  maximum?: number | null;
  compulsory?: boolean | null;
  limits_change?: boolean;
  starts_at?: number | null;
  rounds?: number | null;
  minutes?: number | null;
  tables?: number | null;
  advance?: number | null;
  ordered?: boolean | null;
  pass_cards?: number | null;
  undisclosed?: number | null;
  wager_seconds?: number | null;
  absent?: Absence;
  absences_max?: number | null;
  no_wager_disqualifies?: boolean;
  buy_backs?: number | null;
  buy_back_fee?: number | null;
  add_ons?: number;
  add_on_fee?: number | null;
  add_on_chips?: number;
  withdrawal_until?: number | null;
  may_substitute?: boolean;
  prizes?: number[];
  unclaimed?: Unclaimed;
  penalties?: string[];
  disqualified_for?: string[];
  sessions?: number;
  features?: Feature[];
  texts?: Record<string, string>;
}

/** Leave the tournament of one's own will. */
export interface TournamentWithdrawRequest {
  type: "withdraw";
  player: string;
  by?: Role | null;
}

/** Where a share of the pool goes that no place-getter may take. */
export type Unclaimed = "held" | "shared";

/** An event that was given up, after so many tries. */
export interface Undelivered {
  number: number;
  attempts: number;
  error: string;
}

/** Take back the last change one made this round. */
export interface UndoWagerRequest {
  type: "undo";
  player: string;
  by?: Role | null;
}

/** See a table no longer. */
export interface Unsubscribe {
  type: "unsubscribe";
  id: string;
  table: string;
}

/** A table is no longer shown. */
export interface Unsubscribed {
  type: "unsubscribed";
  id: string;
  table: string;
}

/** What happened after `after`, up to `seq`, and how the table stands now. */
export interface Update {
  type: "update";
  table: string;
  after: number;
  seq: number;
  time: number;
  happened: Happened[];
  view: AnyView;
}

/**
 * A check of the whole log: how far it has come, and what was found. `state` is none, running,
 * clean, wrong or failed. `root` is the hash of the last good record: noted outside the house,
 * it shows later that nothing before it was changed.
 */
export interface Verification {
  state: string;
  by: string;
  started_at: number | null;
  ended_at: number | null;
  records: number;
  total: number;
  rounds: number;
  tables: number;
  tickets: number;
  liability: number;
  root: string;
  fault: Worded | null;
  fault_record: number | null;
  notes: Worded[];
}

/** Check the log; with `root`, also that a hash noted earlier is still in it. */
export interface VerifyRequest {
  root?: string;
}

/** Declare one player's wagers of a round void. */
export interface VoidWagersRequest {
  type: "void-wagers";
  round_no?: number;
  player: string;
  reason: string;
  by?: Role | null;
}

/** Why a ticket is to be voided, printed again or paid by hand. */
export interface Voiding {
  reason: string;
}

/** One wager as it lies; for a call bet that is held together, the stake of one piece. */
export interface WagerShown {
  bet: string;
  stake: number;
}

/**
 * A command that waits for a second person; `fields` is what `text` says, by name. Among them
 * `lately` is what was moved in the same way within the hour, which counts with it. `round_no`
 * is the round it is about; `before` and `after` its number now and if they agree, `costs` what
 * that would mean for whom.
 */
export interface WaitingCommand {
  number: number;
  table: string;
  action: string;
  asked_by: string;
  text: string;
  asked_at: number;
  fields: Record<string, string | number>;
  round_no: number;
  before: string;
  after: string;
  costs: WaitingCost[];
  contest: string;
  amount: number;
}

/** What agreeing would mean for a player, in cents or chips: negative where it costs them. */
export interface WaitingCost {
  player: string;
  amount: number;
}

/** Every command that waits. */
export interface WaitingList {
  waiting: WaitingCommand[];
}

/**
 * A player wants colour checks and waits for a colour, or no longer does. The player's own
 * screen says so, or somebody who heard it at the table; which is on record.
 */
export interface WantColourRequest {
  type: "want-colour";
  player: string;
  wanted?: boolean;
  by?: Role | null;
}

/** A webhook: everything up to `reached` has arrived, but for what is in `undelivered`. */
export interface WebhookLine {
  name: string;
  service: string;
  url: string;
  kinds: string[];
  tables: string[];
  reached: number;
  undelivered: Undelivered[];
}

/** Every webhook. */
export interface WebhookList {
  webhooks: WebhookLine[];
}

/** What deliveries are signed with (Standard Webhooks, `v1`). It is shown this once. */
export interface WebhookSecret {
  name: string;
  secret: string;
}

/** The first message: who one is here, and the server's time. */
export interface Welcome {
  type: "welcome";
  version: number;
  name: string;
  time: number;
}

/** Something that somebody should see to. */
export interface WheelAlertShown {
  at: number;
  wheel: string;
  code: string;
  text: string;
  said: Worded;
}

/** A number that a person has seen, or none for no spin; `correct` puts the last one right. */
export interface WheelDecision {
  pocket?: string | null;
  correct?: boolean;
  spin?: number;
}

/** A wheel: its pockets clockwise, its diameter in metres, and who signed for its order. */
export interface WheelDescription {
  order: string[];
  diameter_m?: string | null;
  checks?: Record<string, boolean>;
  signed_by?: string;
  approval?: string;
}

/**
 * How strongly the results of a wheel speak against its being fair. `evidence` is what a unit
 * became that was bet against a fair wheel at fair odds. A fair wheel reaches `level` within a
 * year of play with a chance of `chance` at most, however often it is read. What did best is a
 * guess `about` results, the steps from one to the next or the drops of the ball: they favour
 * `middle`, crowd in a sector around it, lean to its side of the wheel as a wave does, or are
 * uneven in any way. `serial` is empty where no wheel of the table was entered in the register.
 */
export interface WheelEvidence {
  serial: string;
  virtual: boolean;
  spins: number;
  evidence: number;
  level: number;
  chance: number;
  about: "drops" | "results" | "steps";
  shape: "any" | "pocket" | "sector" | "wave";
  middle: string;
  pockets: string[];
  group: string;
}

/** After how many seconds of betting the house has the ball launched; zero for never. */
export interface WheelLaunch {
  seconds: number;
}

/** Every wheel of the house, the devices of stations and cashiers, and what is wrong. */
export interface WheelList {
  wheels: WheelShown[];
  stations: StationDevice[];
  alerts: WheelAlertShown[];
}

/** Something that a device of the wheel is to do: restart, self-test, start. */
export interface WheelOrder {
  device: string;
  order: string;
  value?: string;
}

/** A wheel as the pit sees it. */
export interface WheelShown {
  serial: string;
  maker: string;
  pockets: number;
  ball: string;
  certificates: string[];
  tables: string[];
  course: string;
  number: string;
  numbers: string[];
  spins: number;
  no_spins: number;
  undecided: string;
  launch_seconds: number;
  devices: DeviceHealth[];
}

/** Whose readings count: of one device, of two that must agree, or of none. */
export interface WheelSources {
  devices: string[];
}

/**
 * The last spins of a wheel, newest first, and what they say of it; never what comes next.
 * `counts` go with `order`, clockwise from zero. A small chance is a reason to examine the
 * wheel.
 */
export interface WheelSpins {
  serial: string;
  spins: SpinShown[];
  order: string[];
  counts: number[];
  square: number;
  chance: number;
  lag_chance: number;
  flagged: boolean;
}

/** A table to be dealt from a wheel, or no longer; `automatic` without a dealer. */
export interface WheelTable {
  table: string;
  automatic?: boolean;
  release?: boolean;
}

/** A message. `text` is plain English; without a code it is all that there is. */
export interface Worded {
  text: string;
  code: string;
  params: Record<string, unknown>;
}

/** What may be asked over HTTP, by method and path. */
export interface Operations {
  "GET /healthz": { body: undefined; out: unknown };
  "GET /metrics": { body: undefined; out: unknown };
  "GET /readyz": { body: undefined; out: unknown };
  "GET /v1/alerts": { body: undefined; out: AlertList };
  "GET /v1/alerts/acknowledged": { body: undefined; out: AcknowledgedList };
  "POST /v1/alerts/{alert}/acknowledge": { body: Acknowledging; out: Done };
  "GET /v1/books": { body: undefined; out: BookList };
  "GET /v1/books/{book}/clauses": { body: undefined; out: ClauseList };
  "GET /v1/books/{book}/rules": { body: undefined; out: unknown };
  "GET /v1/cage": { body: undefined; out: CageDetails };
  "POST /v1/cage/set-aside": { body: undefined; out: TicketList };
  "GET /v1/cases": { body: undefined; out: CaseList };
  "POST /v1/cases": { body: NewCase; out: CaseDetails };
  "GET /v1/cases/{case}": { body: undefined; out: CaseHistory };
  "POST /v1/cases/{case}": { body: CloseCaseRequest | ConfiscateDeviceRequest | DetainPersonRequest | HandOverPersonRequest | NoteCaseRequest; out: CaseDetails };
  "POST /v1/cases/{case}/seize": { body: Seize; out: Answer };
  "GET /v1/deadlines": { body: undefined; out: DutyList };
  "POST /v1/demo/seat": { body: TakeSeat; out: Session };
  "POST /v1/demo/staff": { body: TakePost; out: Session };
  "GET /v1/devices": { body: undefined; out: DeviceList };
  "POST /v1/devices": { body: NewDevice; out: DeviceKey };
  "DELETE /v1/devices/{name}": { body: undefined; out: Done };
  "GET /v1/disputes": { body: undefined; out: DisputeList };
  "GET /v1/disputes/{table}/{number}": { body: undefined; out: unknown };
  "GET /v1/equipment": { body: undefined; out: EquipmentList };
  "POST /v1/equipment/{mark}": { body: ItemDescription; out: RegisteredItem };
  "POST /v1/equipment/{mark}/inspect": { body: InspectItemRequest; out: RegisteredItem };
  "POST /v1/equipment/{mark}/place": { body: PlaceItemRequest; out: RegisteredItem };
  "POST /v1/equipment/{mark}/retire": { body: RetireItemRequest; out: RegisteredItem };
  "GET /v1/events": { body: undefined; out: EventPage };
  "GET /v1/floor": { body: undefined; out: FloorDetails };
  "GET /v1/house": { body: undefined; out: HouseDetails };
  "POST /v1/house": { body: HouseNaming; out: HouseDetails };
  "GET /v1/house/backups": { body: undefined; out: Backups };
  "POST /v1/house/backups": { body: undefined; out: Backups };
  "POST /v1/house/clock": { body: ClockSetting; out: HouseReports };
  "GET /v1/house/health": { body: undefined; out: Health };
  "POST /v1/house/program": { body: undefined; out: ProgramDetails };
  "GET /v1/house/reports": { body: undefined; out: HouseReports };
  "GET /v1/house/settings": { body: undefined; out: SettingList };
  "GET /v1/inspect/books/{book}/clauses/{clause}": { body: undefined; out: ClauseHistory };
  "GET /v1/inspect/search": { body: undefined; out: SearchPage };
  "GET /v1/inspect/tables/{table}/moments/{seq}": { body: undefined; out: Moment };
  "GET /v1/inspect/tables/{table}/rounds": { body: undefined; out: RoundPage };
  "GET /v1/inspect/tables/{table}/rounds/{round_no}": { body: undefined; out: Timeline };
  "GET /v1/inspect/tables/{table}/rounds/{round_no}/export": { body: undefined; out: RoundExport };
  "GET /v1/log/consistency": { body: undefined; out: LogProof };
  "GET /v1/log/head": { body: undefined; out: LogHead };
  "GET /v1/log/proof": { body: undefined; out: LogProof };
  "GET /v1/log/receipt": { body: undefined; out: LogReceipt };
  "GET /v1/me": { body: undefined; out: Session };
  "POST /v1/office": { body: ActivateEditionRequest | TellRegulatorRequest; out: Done };
  "POST /v1/password": { body: NewPassword; out: Done };
  "GET /v1/patrons": { body: undefined; out: PatronList };
  "GET /v1/patrons/{patron}": { body: undefined; out: PatronDetails };
  "POST /v1/patrons/{patron}": { body: EndCardRequest | EnrolPatronRequest | ExcludePatronRequest | IssueCardRequest | LiftExclusionRequest | MakeArrangementRequest; out: PatronDetails };
  "GET /v1/play": { body: undefined; out: CareShown };
  "POST /v1/play": { body: AcknowledgeCheckRequest | CoolOffRequest | SelfExcludeRequest | SetPlayLimitRequest; out: CareShown };
  "GET /v1/play/favourites": { body: undefined; out: FavouritesShown };
  "POST /v1/play/favourites": { body: NewFavourites; out: FavouritesShown };
  "GET /v1/play/statement": { body: undefined; out: unknown };
  "GET /v1/promotions": { body: undefined; out: PromotionList };
  "POST /v1/promotions": { body: NewPromotion; out: Done };
  "GET /v1/promotions/{promotion}": { body: undefined; out: PromotionView };
  "POST /v1/promotions/{promotion}/check": { body: PromotionDraft; out: MissingList };
  "POST /v1/promotions/{promotion}/commands": { body: PromotionAmendPromotionRequest | PromotionCancelPromotionRequest | PromotionClaimPrizeRequest | PromotionCloseDisputeRequest | PromotionDenyClaimRequest | PromotionDraftPromotionRequest | PromotionDrawWinnerRequest | PromotionEnterPromotionRequest | PromotionForfeitPrizesRequest | PromotionHandOverPrizeRequest | PromotionInformInspectorRequest | PromotionNominateScrutineerRequest | PromotionNotifyWinnerRequest | PromotionOverseeDrawRequest | PromotionPayPrizeRequest | PromotionPostponePromotionRequest | PromotionReleaseMarketingRequest | PromotionStartPromotionRequest | PromotionSubmitToRegulatorRequest | PromotionTellReasonRequest | PromotionValidateIntegrityRequest | PromotionWithdrawEntryRequest; out: ContestAccepted | ContestRefused };
  "GET /v1/promotions/{promotion}/export": { body: undefined; out: ContestExport };
  "GET /v1/promotions/{promotion}/history": { body: undefined; out: PromotionHistory };
  "GET /v1/promotions/{promotion}/statement": { body: undefined; out: unknown };
  "GET /v1/promotions/{promotion}/terms": { body: undefined; out: TermsDetails };
  "GET /v1/promotions/{promotion}/terms/paper": { body: undefined; out: unknown };
  "POST /v1/readings": { body: Readings; out: ReadingsTaken };
  "GET /v1/registers/{register}": { body: undefined; out: unknown };
  "GET /v1/reports/{kind}": { body: undefined; out: unknown };
  "POST /v1/second-factor": { body: undefined; out: NewFactor };
  "PUT /v1/second-factor": { body: FactorDigits; out: Done };
  "GET /v1/services": { body: undefined; out: ServiceList };
  "POST /v1/services": { body: NewService; out: ServiceKey };
  "DELETE /v1/services/{service}": { body: undefined; out: Done };
  "POST /v1/services/{service}/key": { body: Rotation; out: ServiceKey };
  "DELETE /v1/session": { body: undefined; out: Done };
  "GET /v1/session": { body: undefined; out: Session };
  "POST /v1/session": { body: SignIn; out: Session };
  "POST /v1/session/lock": { body: Pin; out: Done };
  "POST /v1/session/unlock": { body: Pin; out: Session };
  "GET /v1/sign-in": { body: undefined; out: SignInWays };
  "GET /v1/staff": { body: undefined; out: StaffList };
  "POST /v1/staff": { body: NewStaff; out: Done };
  "DELETE /v1/staff/{name}": { body: undefined; out: Done };
  "DELETE /v1/staff/{name}/second-factor": { body: undefined; out: Done };
  "DELETE /v1/staff/{name}/sessions": { body: undefined; out: Done };
  "GET /v1/tables": { body: undefined; out: TableList };
  "POST /v1/tables": { body: NewTable; out: Done };
  "GET /v1/tables/{table}": { body: undefined; out: Seen };
  "POST /v1/tables/{table}/commands": { body: AnyCommand; out: Answer };
  "GET /v1/tables/{table}/dealers": { body: undefined; out: Dealers };
  "GET /v1/tables/{table}/equipment": { body: undefined; out: TableNeeds };
  "POST /v1/tables/{table}/equipment": { body: Filling; out: TableNeeds };
  "GET /v1/tables/{table}/game": { body: undefined; out: GameDescription };
  "GET /v1/tables/{table}/numbers": { body: undefined; out: LastNumbers };
  "GET /v1/tables/{table}/rounds": { body: undefined; out: RoundRecalled[] };
  "GET /v1/tables/{table}/rounds/{round_no}": { body: undefined; out: RoundDetails };
  "POST /v1/tables/{table}/stations": { body: StationSays; out: StationAnswer };
  "GET /v1/tickets": { body: undefined; out: TicketList };
  "POST /v1/tickets/by-reference/{reference}/lost": { body: Voiding; out: TicketDetails };
  "POST /v1/tickets/by-reference/{reference}/redeem": { body: undefined; out: TicketDetails };
  "GET /v1/tickets/{number}": { body: undefined; out: TicketDetails };
  "POST /v1/tickets/{number}/lost": { body: Voiding; out: TicketDetails };
  "GET /v1/tickets/{number}/paper": { body: undefined; out: unknown };
  "POST /v1/tickets/{number}/pay-by-hand": { body: Voiding; out: TicketDetails };
  "POST /v1/tickets/{number}/print": { body: Printing; out: TicketCodes };
  "POST /v1/tickets/{number}/redeem": { body: undefined; out: TicketDetails };
  "POST /v1/tickets/{number}/reprint": { body: Voiding; out: TicketDetails };
  "POST /v1/tickets/{number}/void": { body: Voiding; out: TicketDetails };
  "GET /v1/tills": { body: undefined; out: TillsShown };
  "POST /v1/tills/{till}/cash-chips": { body: ChipsOverTheCounter; out: TillsShown };
  "POST /v1/tills/{till}/close": { body: TillClosing; out: TillsShown };
  "POST /v1/tills/{till}/drop": { body: CountedCash; out: TillsShown };
  "POST /v1/tills/{till}/fill": { body: CountedCash; out: TillsShown };
  "POST /v1/tills/{till}/open": { body: CountedCash; out: TillsShown };
  "POST /v1/tills/{till}/sell-chips": { body: ChipsOverTheCounter; out: TillsShown };
  "GET /v1/tournaments": { body: undefined; out: TournamentList };
  "POST /v1/tournaments": { body: NewTournament; out: Done };
  "GET /v1/tournaments/{tournament}": { body: undefined; out: DirectorView };
  "POST /v1/tournaments/{tournament}/check": { body: TournamentDraft; out: MissingList };
  "POST /v1/tournaments/{tournament}/commands": { body: TournamentReportAbsenceRequest | TournamentReportChipsAddedRequest | TournamentBuyAddOnRequest | TournamentAddValueRequest | TournamentAdviseRegulatorRequest | TournamentAppointDirectorRequest | TournamentAwardPrizesRequest | TournamentBriefPlayersRequest | TournamentBuyBackRequest | TournamentCancelTournamentRequest | TournamentChangeLimitsRequest | TournamentCheckFormRequest | TournamentRecordRemovalRequest | TournamentCountChipsRequest | TournamentDesignateTablesRequest | TournamentOpenDisputeRequest | TournamentDisqualifyRequest | TournamentDrawSeatsRequest | TournamentEndSessionRequest | TournamentEndTableEarlyRequest | TournamentEnterRequest | TournamentExchangeChipsRequest | TournamentGiveCopyRequest | TournamentReportChipsHiddenRequest | TournamentIssueChipsRequest | TournamentPlaceMarkerRequest | TournamentMoveStartRequest | TournamentReportNoWagerRequest | TournamentPlayPassCardRequest | TournamentPayPrizeRequest | TournamentPenaliseRequest | TournamentStartPlayOffRequest | TournamentSpinForPracticeRequest | TournamentPublishTermsRequest | TournamentRecordPresenceRequest | TournamentRefuseEntryRequest | TournamentReinstateRequest | TournamentReleaseTablesRequest | TournamentRemoveWagerRequest | TournamentReopenSessionRequest | TournamentReportBreachRequest | TournamentResolveDisputeRequest | TournamentReturnChipsRequest | TournamentReadFormRequest | TournamentSeatPlayersRequest | TournamentSignTermsRequest | TournamentStartSessionRequest | TournamentNameSubstituteRequest | TournamentTakeBackAwardRequest | TournamentCallTimeRequest | TournamentPassFormRequest | TournamentLayWagerRequest | TournamentWithdrawRequest; out: ContestAccepted | ContestRefused };
  "GET /v1/tournaments/{tournament}/entrants/{player}": { body: undefined; out: EntrantShown };
  "GET /v1/tournaments/{tournament}/export": { body: undefined; out: ContestExport };
  "GET /v1/tournaments/{tournament}/leaders": { body: undefined; out: Leaders };
  "GET /v1/tournaments/{tournament}/papers/{paper}": { body: undefined; out: unknown };
  "GET /v1/tournaments/{tournament}/statement": { body: undefined; out: unknown };
  "GET /v1/tournaments/{tournament}/terms": { body: undefined; out: TermsDetails };
  "GET /v1/tournaments/{tournament}/terms/paper": { body: undefined; out: unknown };
  "GET /v1/verify": { body: undefined; out: Verification };
  "POST /v1/verify": { body: VerifyRequest; out: Verification };
  "GET /v1/waiting": { body: undefined; out: WaitingList };
  "POST /v1/waiting/{number}": { body: ApprovalAnswer; out: Answer };
  "GET /v1/webhooks": { body: undefined; out: WebhookList };
  "POST /v1/webhooks": { body: NewWebhook; out: WebhookSecret };
  "DELETE /v1/webhooks/{webhook}": { body: undefined; out: Done };
  "POST /v1/webhooks/{webhook}/replay": { body: Replay; out: Done };
  "GET /v1/wheels": { body: undefined; out: WheelList };
  "GET /v1/wheels/{serial}": { body: undefined; out: WheelShown };
  "PUT /v1/wheels/{serial}": { body: NewWheel; out: WheelShown };
  "PUT /v1/wheels/{serial}/launch": { body: WheelLaunch; out: WheelShown };
  "POST /v1/wheels/{serial}/number": { body: WheelDecision; out: WheelShown };
  "POST /v1/wheels/{serial}/orders": { body: WheelOrder; out: Done };
  "PUT /v1/wheels/{serial}/sources": { body: WheelSources; out: WheelShown };
  "GET /v1/wheels/{serial}/spins": { body: undefined; out: WheelSpins };
  "POST /v1/wheels/{serial}/tables": { body: WheelTable; out: WheelShown };
}

export type AnyCommand =
  | AnnounceCloseRequest
  | AnnounceLastSpinRequest
  | AnnounceLimitsRequest
  | BuyInRequest
  | CallAttendantRequest
  | CallBetRequest
  | CallFinalBetsRequest
  | CallNoSpinRequest
  | CallSupervisorRequest
  | CashOutRequest
  | ChangeBallRequest
  | ChangeLimitsRequest
  | ClearWagersRequest
  | CloseBettingRequest
  | CloseTableRequest
  | ConfirmTaskRequest
  | CorrectResultRequest
  | CountFloatRequest
  | CreditFloatRequest
  | DeclareSourceRequest
  | DesignatePlayerRequest
  | EndBreakRequest
  | EndSeizureRequest
  | EnterResultRequest
  | ExcludePlayerRequest
  | FillFloatRequest
  | FlagPartnersRequest
  | FlagResultRequest
  | GiveTipRequest
  | HandOverRequest
  | HoldClaimRequest
  | InvalidateOutcomeRequest
  | IssueColourRequest
  | JoinRequest
  | KeepInPrisonRequest
  | LeaveRequest
  | LimitPlayersRequest
  | MoveWagerRequest
  | NameStaffRequest
  | OpenBettingRequest
  | OpenDisputeRequest
  | OrderExtraSpinsRequest
  | OverrideSettlementRequest
  | PayWinnersRequest
  | PlaceWagerRequest
  | RecordMistakeRequest
  | RedeemColourRequest
  | RedeemForeignColourRequest
  | RefuseCreditRequest
  | RefuseWagerRequest
  | ReleaseClaimRequest
  | RemoveWagerRequest
  | RepeatWagersRequest
  | ReportMalfunctionRequest
  | RepositionWagerRequest
  | RequestReviewRequest
  | RequireColoursRequest
  | ResolveDisputeRequest
  | RestoreEquipmentRequest
  | SeizeWinningsRequest
  | SetPersonalLimitsRequest
  | SetTerminalLimitsRequest
  | SetWageringPeriodRequest
  | ShareColourRequest
  | ShareStakeRequest
  | SpinBallRequest
  | TakeBreakRequest
  | TellPlayersRequest
  | UndoWagerRequest
  | VoidWagersRequest
  | WantColourRequest;

export type AnyView =
  | DealerView
  | DisplayView
  | PitView
  | SeatView;

export type FromClient =
  | Subscribe
  | Unsubscribe
  | Submit
  | Ping;

export type FromServer =
  | Welcome
  | Subscribed
  | Snapshot
  | Update
  | Called
  | Accepted
  | Refused
  | Pending
  | Pong
  | Fault
  | Unsubscribed;

export type Answer =
  | Accepted
  | Refused
  | Pending;

/** Why something is refused. */
export const REASONS = [
  "not-permitted",
  "wrong-phase",
  "betting-closed",
  "equipment-fault",
  "same-direction",
  "card-required",
  "limit-of-players",
  "no-such-bet",
  "not-offered",
  "not-your-wager",
  "below-minimum",
  "above-maximum",
  "not-a-unit",
  "insufficient-credit",
  "notice-required",
  "no-such-ticket",
  "already-redeemed",
  "terms-incomplete",
  "not-playing",
  "dispute-open",
  "out-of-turn",
  "locked",
  "no-pass-card",
  "no-undisclosed-left",
  "excluded",
  "play-limit",
  "reality-check",
  "invalid",
] as const;

/** Which sentence of a reason it is. */
export const WHYS = [
  "by-the-dealer",
  "cool-off",
  "fault-stands",
  "guest-bets",
  "guest-cash-out",
  "in-all",
  "in-prison",
  "left-over",
  "no-room",
  "no-table",
  "not-at-the-table",
  "not-opened",
  "not-seated",
  "nothing-laid",
  "nothing-to-cash-out",
  "nothing-to-repeat",
  "nothing-to-undo",
  "pieces",
  "self-exclusion",
  "shutting-down",
  "station",
  "unwritten",
] as const;

/** What an alert is about. */
export const ALERT_KINDS = [
  "attendant",
  "card",
  "claim",
  "conduct",
  "device",
  "dispute",
  "equipment",
  "exclusion",
  "float",
  "house",
  "invalidated",
  "key",
  "malfunction",
  "mistake",
  "notice",
  "over-maximum",
  "result-in-doubt",
  "second-person",
  "staff",
  "supervisor",
  "task",
  "wheel",
] as const;

/** What the system says to a player. */
export const NOTICES_TO_PLAYERS = [
  "advised",
  "card",
  "excluded",
  "fault",
  "held",
  "kinds",
  "leaving",
  "owed",
  "put-right",
  "terminal-fault",
  "waits-for-repair",
] as const;

/** What may happen at a table. */
export const EVENT_KINDS = [
  "AttendantCalled",
  "BallChanged",
  "BallSpun",
  "BetsClosed",
  "BettingOpened",
  "BoughtIn",
  "BreakEnded",
  "BreakTaken",
  "CardLapsed",
  "CashedOut",
  "ChecksGone",
  "ClaimHeld",
  "ClaimReleased",
  "CloseAnnounced",
  "ColourIssued",
  "ColourRedeemed",
  "ColourShared",
  "ColourWanted",
  "ColoursCollected",
  "ColoursPaid",
  "ColoursRequired",
  "ColoursReturned",
  "DealerChanged",
  "DisputeOpened",
  "DisputeResolved",
  "EquipmentRestored",
  "ExtraSpinsOrdered",
  "FinalBetsCalled",
  "FloatCounted",
  "FloatCredited",
  "FloatFilled",
  "ForeignColourRedeemed",
  "FraudFound",
  "LastSpinAnnounced",
  "LeavingBegun",
  "LimitsAnnounced",
  "LimitsChanged",
  "LuckyBoostDrawn",
  "LuckyNumbersDrawn",
  "MalfunctionReported",
  "MistakeRecorded",
  "NoSpinCalled",
  "NumberLeftOpen",
  "NumberRead",
  "OutcomeInvalidated",
  "PaidOut",
  "PartnersFlagged",
  "PersonalLimitsSet",
  "PlayerDesignated",
  "PlayerDirectedOut",
  "PlayerExcluded",
  "PlayerJoined",
  "PlayerLeft",
  "PlayersLimited",
  "PlayersTold",
  "ReadingsDiffered",
  "ResultFlagged",
  "ReviewRequested",
  "RoundResettled",
  "RoundSettled",
  "RunSeen",
  "SeizureEnded",
  "SourceDeclared",
  "StaffNamed",
  "StakeImprisoned",
  "StakeShared",
  "StrayWagerLaid",
  "StrayWagerLifted",
  "SupervisorCalled",
  "TableClosed",
  "TableOpened",
  "TaskDone",
  "TerminalLimitsAnnounced",
  "TerminalLimitsSet",
  "TicketTaken",
  "TipGiven",
  "WageringPeriodSet",
  "WagersChanged",
  "WagersReturned",
  "WinnersPaid",
  "WinningsSeized",
  "WinsLocked",
] as const;

/** The steps of a round. */
export const STEPS = [
  "announce",
  "collect",
  "dolly",
  "final-bets",
  "lift-dolly",
  "no-more-bets",
  "open-betting",
  "pay",
  "rateau",
  "result",
  "spin",
] as const;

/** What is announced, with its blanks. */
export const ANNOUNCEMENTS = [
  "Faites vos jeux",
  "Final bets",
  "Finish betting",
  "Le coup est nul",
  "No more bets",
  "No spin",
  "Place your bets",
  "Rien ne va plus",
  "{colour}",
  "{kinds}",
  "{number}",
] as const;

/** What may be out of order at a table. */
export const SCOPES = [
  "lucky-display",
  "printer",
  "red-light",
  "station",
  "system",
  "uspin",
] as const;

/** The roles that may open a table under some book. */
export const OPENERS = [
  "casino-supervisor",
  "game-supervisor",
  "management-representative",
  "operator",
  "pit-boss",
  "shift-manager",
] as const;

/** Amounts that a sign may state beside its ranges. */
export const STATED_LIMITS = [
  "aggregate_min",
  "aggregate_max",
] as const;

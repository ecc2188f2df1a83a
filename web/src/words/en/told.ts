/** What the house tells: tasks, alerts, notices, lines for a player, and the names of its codes. */

import { oddsPair } from "../../lib/odds";
import type {
  AlertShown,
  ANNOUNCEMENTS,
  EVENT_KINDS,
  Role,
  SCOPES,
  STEPS,
  TASK_FORMS,
  WheelEvidence,
} from "../../wire";

export type TaskForm = (typeof TASK_FORMS)[number];
export type Step = (typeof STEPS)[number];
export type Scope = (typeof SCOPES)[number];
export type Announcement = Exclude<(typeof ANNOUNCEMENTS)[number], `{${string}}`>;
export type EventKind = (typeof EVENT_KINDS)[number];
export type AlertKind = AlertShown["kind"];

/** What a book has said in French, whoever plays. */
export const FRENCH_BY_RULE: ReadonlySet<string> = new Set<Announcement>(["Faites vos jeux", "Le coup est nul", "Rien ne va plus"]);

const ROLES: Record<Role, string> = {
  player: "player",
  dealer: "dealer",
  "game-supervisor": "game supervisor",
  "casino-supervisor": "casino supervisor",
  "pit-boss": "pit boss",
  "shift-manager": "shift manager",
  "management-representative": "management representative",
  operator: "operator",
  "tournament-director": "tournament director",
  cashier: "cashier",
  surveillance: "surveillance",
  "authorised-officer": "authorised officer",
  inspector: "inspector",
  administrator: "administrator",
  system: "system",
  sensor: "wheel driver",
  "note-reader": "note reader",
  printer: "printer",
  "card-reader": "card reader",
};

const SCOPE_NAMES: Record<Scope, string> = {
  "lucky-display": "Lucky Ball screen",
  printer: "printer",
  "red-light": "red light",
  station: "station",
  system: "system",
  uspin: "uSpin unit",
};

const STEP_NAMES: Record<Step, string> = {
  "open-betting": "Open betting",
  spin: "Spin the ball",
  "final-bets": "Call the final bets",
  "no-more-bets": "Call no more bets",
  result: "Enter the number",
  announce: "Announce",
  rateau: "Rateau",
  dolly: "Dolly",
  collect: "Collect",
  pay: "Pay",
  "lift-dolly": "Lift dolly",
};

const ALERTS: Record<AlertKind, string> = {
  attendant: "Attendant",
  card: "Player card",
  claim: "Amount withheld",
  conduct: "Conduct",
  dispute: "Dispute",
  equipment: "Equipment",
  exclusion: "Exclusion",
  float: "Float",
  house: "The house",
  invalidated: "Round invalidated",
  key: "Key out of its scope",
  malfunction: "Malfunction",
  mistake: "Mistake",
  notice: "Notice",
  "over-maximum": "Over the maximum",
  "result-in-doubt": "Result in doubt",
  "second-person": "Second person wanted",
  staff: "Staff",
  supervisor: "Supervisor called",
  task: "To do",
  wheel: "Wheel",
};

export default {
  role: (role: string): string => ROLES[role as Role] ?? role.replaceAll("-", " "),
  scope: (scope: string): string => SCOPE_NAMES[scope as Scope] ?? scope.replaceAll("-", " "),
  ground: (ground: string): string => ground.replaceAll("-", " "),
  step: (step: string): string => STEP_NAMES[step as Step] ?? step.replaceAll("-", " "),
  // The record's own sentence is English and needs no heading.
  event: (_kind: string): string => "",
  alertKind: (kind: string): string => ALERTS[kind as AlertKind] ?? kind.replaceAll("-", " "),
  // The book's own sentence is the English one.
  task: (form: string): string => form,
  taskOf: (roles: string, task: string) => `${roles}: ${task}`,
  orRole: " or ",
  pocketNamed: (pocket: string) => `pocket ${pocket}`,
  theWheel: "the wheel",
  noneNamed: "none",
  announced: (words: string): string => words,
  tableClosed: "The table is closed",
  byTheClock: "Betting ends by the clock",
  repairFirst: (scope: string) => `Have it put right, then say so: ${scope}`,
  notYet: (step: string, why: string) => `${step}: ${why}`,
  limits: (least: string, most: string) => `${least} to ${most}`,
  inUnits: (limits: string, unit: string) => `${limits} in units of ${unit}`,
  limitsBecome: (limits: string) => `The limits become ${limits}`,
  tableCloses: "This table closes",
  terminalFault: "This terminal is out of order",
  waitsForRepair: "Play waits until a fault is put right",
  outOfOrder: (scope: string) => `Out of order: ${scope}`,
  showCard: "Show a valid card of your own",
  noFurtherPart: "You take no further part in this game",
  withheld: (amount: string) => `${amount} is withheld while a malfunction is looked into`,
  owed: (amount: string) => `${amount} is owed after a correction`,
  advised: "Wagers under the minimum go back from now on",
  playsAlone: (kinds: string) => `You play ${kinds} alone`,
  senderDealer: "dealer",
  senderSystem: "system",
  staked: (stake: string, bet: string) => `${stake} on ${bet}`,
  neither: "neither won nor lost",
  noResult: "no result",
  whole: "the stake is whole",
  back: (amount: string) => `${amount} back`,
  wonAt: (odds: number, win: string) => `at ${oddsPair(odds).join(" to ")}, win ${win}`,
  stakeBack: "stake back",
  staysUp: (stake: string) => `${stake} stays up`,
  stakeStays: "stake stays up",
  lost: (amount: string) => `lost ${amount}`,
  alertMalfunction: (scope: string, player: string) => `malfunction: ${scope}${player && `, ${player}`}`,
  alertDispute: (player: string, round: number, text: string) => `${player} disputes round ${round}: ${text}`,
  alertInvalidated: (reason: string) => `the outcome is invalidated: ${reason}`,
  alertLimits: (limits: string) => `a sign announces ${limits}`,
  alertCloses: "a sign announces the closing of the table",
  alertClaim: (amount: string, player: string) => `${amount} of ${player} is withheld`,
  alertSupervisor: (text: string) => `a supervisor is called${text && `: ${text}`}`,
  alertDoubt: (recorded: string, seen: string) => `${recorded} is recorded, ${seen} was seen`,
  alertExclusion: (player: string, reason: string) => `${player} is excluded: ${reason}`,
  alertAttendant: (player: string) => `${player} calls for somebody`,
  alertAttended: (player: string) => `somebody has been to ${player}`,
  alertPartners: (players: string, done: string) => `${players} act together${done && `: ${done}`}`,
  alertSeized: (amount: string, player: string, number: string) =>
    `${amount} of ${player} is seized for case ${number}`,
  alertKey: (device: string, action: string) => `The key of ${device} was used for “${action}”, which it is not enrolled for`,
  alertCard: (player: string, reason: string) => `${player} must show a valid card: ${reason}`,
  alertOverpaid: (player: string, amount: string, round: number, put: string) =>
    `${player} was overpaid ${amount} in round ${round}; ${put} put right`,
  alertUnderpaid: (player: string, amount: string, round: number, put: string) =>
    `${player} was underpaid ${amount} in round ${round}; ${put} put right`,
  alertFloat: (amount: string, more: string) => `counted: ${amount}, ${more} more than the books`,
  alertFloatLess: (amount: string, less: string) => `counted: ${amount}, ${less} less than the books`,
  alertOver: (player: string, stake: string, bet: string, most: string) =>
    `${player} has ${stake} on ${bet}, at most ${most}`,
  alertStaff: (missing: string) => `fewer staff than the book has places for: ${missing}`,
  alertLauncher: (dealer: string) => `${dealer} has launched every ball of the session`,
  alertWheel: (found: WheelEvidence): string => {
    const wheel = found.virtual ? "the virtual wheel" : found.serial ? `wheel ${found.serial}` : "the wheel";
    const of = found.about === "steps" ? `${found.middle} pockets clockwise` : found.middle;
    const what = { results: "results", steps: "steps from one result to the next", drops: "drops of the ball" }[
      found.about
    ];
    const guess = {
      pocket: `that favour ${of}`,
      sector: `that crowd around ${of}`,
      wave: `that lean towards ${of}`,
      any: "that are unequal",
    }[found.shape];
    const pockets = found.pockets.length ? ` (${found.pockets.join(" ")})` : "";
    const group = found.group ? ` in the spins of ${found.group}` : "";
    const number = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
    const odds = found.evidence < 1e9 ? `${number.format(found.evidence)} to 1` : "overwhelming";
    return (
      `${wheel}: after ${number.format(found.spins)} results the evidence against a fair wheel is ${odds}, ` +
      `most of all for ${what} ${guess}${pockets}${group}. However often one looks, a fair wheel reaches ` +
      `${number.format(found.level)} to 1 within a year of play with a chance of ${100 * found.chance}% at most. It is a ` +
      "reason to have the wheel looked at: it does not say what the cause is, nor anything about a coming spin."
    );
  },
  alertSecond: (by: string, action: string) => `${by} asks for “${action}”: a second person must agree`,
  warned: "The house adds",
  secondSource: "It waits for a second source that agrees.",
};

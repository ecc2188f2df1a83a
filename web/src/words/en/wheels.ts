const COURSES: Record<string, string> = {
  idle: "stopped",
  open: "bets open",
  running: "ball running",
  closed: "no more bets",
  number: "number",
  void: "no spin",
  undecided: "undecided",
};

const percent = (chance: number) => `${(100 * chance).toFixed(1)} %`;

export default {
  wheels: "Wheels and devices",
  none: "No wheel has been entered.",
  course: (course: string) => COURSES[course] ?? course,
  tables: (tables: string) => (tables ? `deals ${tables}` : "deals no table"),
  spins: (spins: number, noSpins: number) => `${spins} spins, ${noSpins} no-spins`,
  undecided: "The number must be decided: look at the wheel.",
  number: "Number",
  decide: "Decide",
  noSpin: "No spin",
  devices: "Devices",
  online: "on line",
  silent: "silent",
  lastHeard: (at: string) => `last heard ${at}`,
  history: "Spins and statistics",
  evenness: (spins: number, chance: number, lag: number) =>
    `${spins} numbers. Chance of so uneven a count on a fair wheel: ${percent(chance)}; of so strong a link from one to the next: ${percent(lag)}.`,
  counts: "How often each pocket came, clockwise",
  speeds: (most: string) => `Speed of the rotor in the last spins, up to ${most} rpm; rings are counter-clockwise`,
  time: "Time",
  direction: "Rotor",
  speed: "rpm",
  corrected: "corrected",
  rotor: (rotor: string) => ({ clockwise: "clockwise", "counter-clockwise": "counter-clockwise" })[rotor] ?? "",
  stations: "Devices of stations and cashiers",
  restart: "Restart",
  selfTest: "Self-test",
  alerts: "Alerts of wheels",
};

const COURSES: Record<string, string> = {
  idle: "stopped",
  open: "bets open",
  running: "ball running",
  closed: "no more bets",
  number: "number",
  void: "no spin",
  undecided: "undecided",
};

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
  stations: "Devices of stations and cashiers",
  restart: "Restart",
  selfTest: "Self-test",
  alerts: "Alerts of wheels",
};

import type { Words } from "../../lib/language.svelte";
import type en from "../en/wheels";

const COURSES: Record<string, string> = {
  idle: "arrêtée",
  open: "mises ouvertes",
  running: "la bille tourne",
  closed: "rien ne va plus",
  number: "numéro",
  void: "coup nul",
  undecided: "non décidé",
};

const percent = (chance: number) => `${(100 * chance).toFixed(1).replace(".", ",")} %`;

export default {
  wheels: "Roues et appareils",
  none: "Aucune roue n’est inscrite.",
  course: (course: string) => COURSES[course] ?? course,
  tables: (tables: string) => (tables ? `sert ${tables}` : "ne sert aucune table"),
  spins: (spins: number, noSpins: number) => `${spins} coups, ${noSpins} coups nuls`,
  undecided: "Le numéro doit être décidé : regardez la roue.",
  number: "Numéro",
  decide: "Décider",
  noSpin: "Coup nul",
  devices: "Appareils",
  online: "en ligne",
  silent: "muet",
  lastHeard: (at: string) => `entendu à ${at}`,
  history: "Coups et statistiques",
  evenness: (spins: number, chance: number, lag: number) =>
    `${spins} numéros. Chance d’un décompte aussi inégal sur un cylindre juste : ${percent(chance)} ; d’un lien aussi fort d’un coup au suivant : ${percent(lag)}.`,
  counts: "Sorties de chaque case, dans le sens horaire",
  speeds: (most: string) => `Vitesse du plateau aux derniers coups, jusqu’à ${most} tr/min ; anneaux : sens antihoraire`,
  time: "Heure",
  direction: "Plateau",
  speed: "tr/min",
  corrected: "corrigé",
  rotor: (rotor: string) => ({ clockwise: "horaire", "counter-clockwise": "antihoraire" })[rotor] ?? "",
  stations: "Appareils des postes et des caisses",
  restart: "Relancer",
  selfTest: "Autotest",
  alerts: "Alertes des roues",
} satisfies Words<typeof en>;

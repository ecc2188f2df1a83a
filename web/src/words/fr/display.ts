import type { Words } from "../../lib/language.svelte";
import type en from "../en/display";

export default {
  review: "Résultat en révision",
  title: (table) => `Affichage · ${table}`,
  table: (table) => `Table ${table}`,
  round: (round) => `Coup ${round}`,
  limits: "Limites",
  last: "Derniers numéros",
  waiting: "En attente du premier numéro",
  notice: (text, minutes) => (minutes > 0 ? `${text} · dans ${minutes} min` : text),
  flying: "Toutes les mises du coup",
  staked: "Sur le tapis",
  noBets: "Aucune mise",
  bets: (count) => (count === 1 ? "1 mise" : `${count} mises`),
  won: "Mises gagnantes",
  lucky: "Lucky Ball",
  ball: (colour, number, pays) => `${colour} : numéro ${number}, paie ${pays} pour 1`,
  undrawn: "pas encore tiré",
  pays: (pays) => `${pays} pour 1`,
  boosted: "Bonus",
  noLucky: "Lucky Ball n’est pas joué à cette table",
  wall: "Les tables",
  noSuchTable: (table) => `La table ${table} n’est pas ouverte`,
  soon: "Le premier numéro arrive",
} satisfies Words<typeof en>;

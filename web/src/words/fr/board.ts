import type { Words } from "../../lib/language.svelte";
import type en from "../en/board";

export default {
  title: (tournament: string) => `Classement · ${tournament}`,
  board: "Classement",
  rank: "Rang",
  name: "Nom",
  chips: "Jetons",
  change: "Écart",
  pool: (amount: string) => `Dotation ${amount}`,
  players: (count: number) => (count === 1 ? "1 joueur" : `${count} joueurs`),
  cut: (advance: number | null) => (advance === null ? "Limite" : advance === 1 ? "Limite · le premier de chaque table continue" : `Limite · les ${advance} premiers de chaque table continuent`),
  marker: "marqueur",
  turn: "à miser",
  form: "mise cachée",
  goesOn: "qualifié pour l’instant",
  page: (page: number, pages: number) => `${page} sur ${pages}`,
  nobody: "Personne n’est encore inscrit",
  notFound: "Ce tournoi n’est pas connu ici",
  table: (table: string) => `Table ${table}`,
  status: (status: string): string =>
    ({ eliminated: "éliminé", disqualified: "disqualifié", advanced: "qualifié", playing: "" })[status] ?? status,
  stage: (stage: string): string =>
    ({ planned: "Prévu", entries: "Inscriptions", playing: "En jeu", "between sessions": "Entre deux séances", over: "Classement final", cancelled: "Annulé" })[stage] ?? stage,
} satisfies Words<typeof en>;

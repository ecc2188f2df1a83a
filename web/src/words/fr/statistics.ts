import type { Words } from "../../lib/language.svelte";
import type en from "../en/statistics";

export default {
  title: "Statistiques",
  last: (count) => (count === 1 ? "Le dernier numéro de cette table." : `Les ${count} derniers numéros de cette table.`),
  noMemory:
    "Le cylindre n’a pas de mémoire : chaque numéro a la même chance au prochain coup, quoi qu’il soit sorti avant. Ces chiffres décrivent le passé et n’annoncent rien.",
  road: "Les numéros dans leur ordre, une nouvelle colonne à chaque changement de couleur",
  chances: "Observé et attendu",
  chance: "Chance",
  seen: "Observé",
  expected: "Attendu",
  compared: "Comparaison",
  usual: "écart habituel",
  unusual: "écart plus grand que d’habitude, ce qui arrive parfois par hasard",
  heat: "Combien de fois chaque case est sortie, dans l’ordre du cylindre",
  spins: "coups",
  notTold: "Les numéros n’ont pas pu être chargés",
} satisfies Words<typeof en>;

import type { Words } from "../../lib/language.svelte";
import type en from "../en/sign";

export default {
  minimum: "min.",
  maximum: "max.",
  unit: (unit) => `par unités de ${unit}`,
  inAll: "au total",
  least: (amount) => `au moins ${amount}`,
  most: (amount) => `au plus ${amount}`,
  own: (kind, min, max) => `${kind} de ${min} à ${max}`,
  odds: "Les mises et ce qu’elles paient",
  chipFirst: "Choisissez d’abord un jeton",
  placing: "Où se posent les jetons",
  placingKind: "Sorte de mise",
  placingText: (positions, numbers) =>
    `${positions} ${positions === 1 ? "position" : "positions"}, ${numbers} ${numbers === 1 ? "numéro" : "numéros"} chacune`,
  track: "Mises de la piste",
  pieces: (pieces) => `jetons sur ${pieces}`,
  byKind: "propres à chaque mise : voir Règles",
} satisfies Words<typeof en>;

import type { Words } from "../../lib/language.svelte";
import type en from "../en/prison";

export default {
  title: "En prison",
  inPrison: (zeros) => (zeros === 1 ? "en prison après un zéro" : `en prison après ${zeros} zéros`),
  share: (amount) => `Partager : ${amount} rendus`,
  stay: (amount) => `Rester : ${amount} si elle gagne`,
  worth: (share, stay) => `Valeur : ${share} au partage, ${stay} en moyenne si elle reste`,
  shareIsBetter: "le partage vaut mieux",
  stayIsBetter: "la prison vaut mieux",
} satisfies Words<typeof en>;

import type { Words } from "../../lib/language.svelte";
import type en from "../en/comfort";

export default {
  title: "Affichage et son",
  daylight: "Écran clair",
  safe: "Couleurs pour daltoniens",
  large: "Grands caractères",
  left: "Pour gauchers",
  muted: "Sans son",
  volume: "Volume",
  open: "Faites vos jeux",
  closed: "Rien ne va plus",
} satisfies Words<typeof en>;

import type { Words } from "../../lib/language.svelte";
import type en from "../en/rules";

export default {
  title: (book) => `Règlement : ${book}`,
  complaints: "Vos droits en cas de réclamation",
  find: "Chercher une règle",
  section: "Section",
  print: "Imprimer le règlement",
  count: (shown, all) => `${shown} règles sur ${all}`,
  none: "Aucune règle ne correspond",
  failed: "Le règlement ne peut être affiché maintenant",
  button: "Règlement",
  book: "Recueil",
} satisfies Words<typeof en>;

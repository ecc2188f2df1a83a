import type { Words } from "../../lib/language.svelte";
import type en from "../en/first";

export default {
  title: "Avant de commencer",
  password: "Choisissez votre propre mot de passe",
  passwordDetail: "Quelqu’un d’autre connaît celui que vous avez reçu. Douze caractères au moins ; quelques mots font le mieux.",
  current: "Le mot de passe reçu",
  own: "Votre mot de passe",
  again: "Votre mot de passe encore une fois",
  differ: "Les deux mots de passe diffèrent",
  choose: "Choisir",
  factor: "Ajoutez un second facteur",
  factorDetail: "Votre fonction touche à l’argent. Lisez le code avec une application d’authentification, ou tapez-y les lettres ; donnez ensuite les six chiffres qu’elle montre.",
  picture: "Code pour une application d’authentification",
  digits: "Six chiffres",
  prove: "Vérifier et commencer",
  leave: "Se déconnecter",
} satisfies Words<typeof en>;

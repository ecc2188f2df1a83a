import type { Words } from "../../lib/language.svelte";
import type en from "../en/care";

const LIMITS: Record<string, string> = {
  "loss-session": "Pertes par session",
  "loss-day": "Pertes par jour",
  "stake-round": "Mises par coup",
  "time-session": "Temps sans pause",
  "time-day": "Temps par jour",
};

export default {
  myPlay: "Mon jeu et mes limites",
  check: "Un instant",
  checkRead: "J’ai lu ce message",
  checkMore: "Mes limites",
  since: (time) => `Vous jouez depuis ${time}.`,
  notPlaying: "Vous n’êtes pas en session de jeu.",
  lost: (amount) => `Vous avez perdu ${amount} pendant cette session.`,
  won: (amount) => `Vous avez gagné ${amount} pendant cette session.`,
  limits: "Limites",
  noLimits: "Aucune limite n’est fixée.",
  limit: (limit) => LIMITS[limit] ?? limit,
  ofHouse: "de la maison",
  later: (time) => `change ${time}`,
  set: "Fixer une limite",
  inDollars: "Dollars",
  inMinutes: "Minutes",
  setAsk: "Fixer",
  drop: "Supprimer ma limite",
  setNote: "Une limite plus stricte vaut tout de suite, une plus large après un délai.",
  away: "Faire une pause",
  coolOff: "24 heures",
  coolOffWeek: "7 jours",
  selfExclude: "M’exclure sans fin",
  awayNote: "C’est sans retour. Ce qui est à vous est payé malgré tout.",
  hold: "Maintenez le bouton",
  statement: "Relevé d’activité",
} satisfies Words<typeof en>;

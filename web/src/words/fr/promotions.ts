import type en from "../en/promotions";

export default {
  title: "Promotions",
  lead: "Le règlement complet de chaque promotion.",
  none: "Aucune promotion en cours",
  noneDetail: "Son règlement paraîtra ici dès qu’une promotion commence.",
  prizes: (count: number, value: string) => (count === 1 ? `1 lot d’une valeur de ${value}` : `${count} lots d’une valeur totale de ${value}`),
  entered: (count: number) => (count === 1 ? "1 participation" : `${count} participations`),
  until: (time: string) => `Participation jusqu’au ${time}`,
  draw: (time: string) => `Tirage le ${time} ou plus tard`,
  print: "Imprimer le règlement",
  enter: "Participer",
  enterAs: (player: string) => `Participer au nom de ${player}`,
  atDesk: "Inscription à la caisse.",
  atSeat: "Identifiez-vous à un terminal pour participer.",
  in: "Vous participez",
  leave: "Ne plus participer",
  leaveAs: (player: string) => `Ne plus participer au nom de ${player}`,
  closed: "Les participations sont closes.",
  tables: "Vers les tables",
  lost: "La maison ne répond pas",
} satisfies typeof en;

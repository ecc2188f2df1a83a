import { oddsPair } from "../../lib/odds";
import type { Words } from "../../lib/language.svelte";
import type { Role } from "../../wire";
import type en from "../en/told";
import type { AlertKind, Announcement, EventKind, Scope, Step, TaskForm } from "../en/told";

const ROLES: Record<Role, string> = {
  player: "joueur",
  dealer: "croupier",
  "game-supervisor": "chef de table",
  "casino-supervisor": "inspecteur de salle",
  "pit-boss": "chef de partie",
  "shift-manager": "directeur de service",
  "management-representative": "représentant de la direction",
  operator: "exploitant",
  "tournament-director": "directeur de tournoi",
  cashier: "caissier",
  surveillance: "surveillance",
  "authorised-officer": "agent autorisé",
  inspector: "inspecteur",
  administrator: "administrateur",
  system: "système",
  sensor: "pilote de roue",
  "note-reader": "lecteur de billets",
  printer: "imprimante",
  "card-reader": "lecteur de cartes",
};

const SCOPE_NAMES: Record<Scope, string> = {
  "lucky-display": "écran Lucky Ball",
  printer: "imprimante",
  "red-light": "feu rouge",
  station: "poste du joueur",
  system: "système",
  uspin: "appareil uSpin",
};

const GROUNDS: Record<string, string> = {
  "act-of-god": "force majeure",
  "ball-out": "bille sortie du cylindre",
  "ball-stuck": "bille coincée",
  "borrowed-card": "carte empruntée",
  brawl: "bagarre",
  "civil-commotion": "troubles",
  credits: "crédits faux",
  display: "affichage faux",
  disruption: "jeu perturbé",
  equipment: "matériel",
  "expired-card": "carte périmée",
  fire: "incendie",
  "foreign-object": "objet étranger",
  fraud: "fraude",
  interference: "intervention étrangère",
  interrupted: "jeu interrompu",
  "no-card": "sans carte",
  numbers: "numéros faux",
  odds: "rapports faux",
  opinion: "avis du chef de table",
  "prohibited-device": "appareil interdit",
  proxy: "joue pour un autre",
  riot: "émeute",
  robbery: "vol",
  "same-direction": "bille et cylindre dans le même sens",
  sequence: "ordre du jeu",
  "short-revolutions": "trop peu de tours",
  "uspin-loaded-by-other": "uSpin chargé par un autre",
  "wheel-not-moving": "cylindre immobile",
  "wheel-stopped": "cylindre arrêté",
  opener: "ouverture",
  closer: "fermeture",
  valid: "valable",
  lapsed: "périmée",
  borrowed: "empruntée",
  none: "aucune",
};

const STEP_NAMES: Record<Step, string> = {
  "open-betting": "Ouvrir les jeux",
  spin: "Lancer la bille",
  "final-bets": "Annoncer les derniers jeux",
  "no-more-bets": "Annoncer « rien ne va plus »",
  result: "Saisir le numéro",
  announce: "Annoncer",
  rateau: "Râteau",
  dolly: "Repère",
  collect: "Ramasser",
  pay: "Payer",
  "lift-dolly": "Lever le repère",
};

const TASKS: Record<TaskForm, string> = {
  "Annoncez le {number}, {chances}, et montrez-le du râteau. Call {number}, {plain_chances}, and point to it with the rake.":
    "Annoncez le {number}, {chances}, et montrez-le du râteau (en anglais : {number}, {plain_chances}).",
  "Fermez le cylindre sous clé. Lock the wheel under its lid.": "Fermez le cylindre sous clé.",
  "Payez les gagnants dans l’ordre : {pay_order}. Pay the winners in this order.":
    "Payez les gagnants dans l’ordre : {pay_order}.",
  "Ramassez les mises perdantes. Collect the losing wagers.": "Ramassez les mises perdantes.",
  "Zéro : partage ou prison ? Ask each even chance: share, or stay in prison?": "Zéro : partage ou prison ?",
  "Announce {number} {colour}.": "Annoncez le {number} {colour}.",
  "Announce {number}.": "Annoncez le {number}.",
  "Call: no more bets.": "Annoncez : rien ne va plus.",
  "Collect all losing bets.": "Ramassez toutes les mises perdantes.",
  "Collect all losing wagers.": "Ramassez toutes les mises perdantes.",
  "Declare the uSpin repaired and fully functional, or remove it.":
    "Déclarez l’appareil uSpin réparé et en parfait état, ou retirez-le.",
  "Examine the ball before it is used again.": "Examinez la bille avant de vous en servir à nouveau.",
  "Lift the dolly.": "Levez le repère.",
  "Load the ball into the uSpin unit.": "Mettez la bille dans l’appareil uSpin.",
  "Look into the outcome that was recorded, and correct it if it is wrong.":
    "Vérifiez le résultat enregistré et corrigez-le s’il est faux.",
  "Mark the value of {player}'s chips at the table.": "Marquez à la table la valeur des jetons de {player}.",
  "Mark {player}'s position with a distinctive marker.":
    "Marquez la place de {player} d’un repère bien visible.",
  "Move the wagers on the outside 0 to the inside 0.":
    "Déplacez les mises du 0 extérieur vers le 0 intérieur.",
  "Move the winning racetrack wagers to the main layout.":
    "Déplacez les mises gagnantes de la piste vers le tapis.",
  "Move your hand over the layout: betting is over.":
    "Passez la main au-dessus du tapis : les jeux sont faits.",
  "Pay all winning bets.": "Payez toutes les mises gagnantes.",
  "Pay all winning wagers.": "Payez toutes les mises gagnantes.",
  "Pay columns, dozens and even chances; who is not clearing may begin at once.":
    "Payez colonnes, douzaines et chances simples ; qui ne ramasse pas peut commencer aussitôt.",
  "Place the dolly on {number}.": "Posez le repère sur le {number}.",
  "Point to {number} with the rateau and name the wagers on it: {kinds}.":
    "Montrez le {number} du râteau et nommez les mises qui y sont : {kinds}.",
  "Press the Bad Spin button.": "Appuyez sur le bouton « Bad Spin ».",
  "Press the Dispute Button firmly.": "Appuyez fermement sur le bouton « Dispute ».",
  "Put a fifth of each winning neighbours bet on {number}.":
    "Posez sur le {number} un cinquième de chaque mise gagnante sur les voisins.",
  "Put a marker button on {player}'s colour.": "Posez un marqueur sur la couleur de {player}.",
  "Put a marker button with the value of {player}'s checks.":
    "Posez un marqueur avec la valeur des jetons de {player}.",
  "Put the winning neighbours chips on {number}.": "Posez sur le {number} les jetons gagnants des voisins.",
  "Put up the sign with {player}'s own minimum and maximum.":
    "Affichez le minimum et le maximum propres à {player}.",
  "Reset the terminals.": "Réinitialisez les terminaux.",
  "Return the ball to {last}.": "Remettez la bille dans {last}.",
  "Say that it was a good spin: against the wheel, and often enough.":
    "Dites que le lancer était bon : contre le cylindre, et assez de tours.",
  "Ring the bell with the call.": "Sonnez la cloche avec l’annonce.",
  "See that {number} is entered and shown on the terminals.":
    "Veillez à ce que le {number} soit saisi et affiché sur les terminaux.",
  "Spin the ball as soon as practicable.": "Lancez la bille dès que possible.",
  "Tell Surveillance of {player}'s exchange.": "Informez la surveillance de l’échange de {player}.",
  "Tell the Game Supervisor (or above).": "Informez le chef de table (ou au-dessus).",
  "Tell the Pit Boss (or above).": "Informez le chef de partie (ou au-dessus).",
  "Tell {player}: further bets under the minimum will go back.":
    "Dites à {player} que d’autres mises sous le minimum seront rendues.",
  "Tell {player}: further wagers under the minimum go back.":
    "Dites à {player} que d’autres mises sous le minimum seront rendues.",
  "Try to lift the ball out before it comes to rest.":
    "Essayez de retirer la bille avant qu’elle ne s’arrête.",
  "You may keep the ball from coming to rest.": "Vous pouvez empêcher la bille de s’arrêter.",
};

const ANNOUNCED: Record<Announcement, string> = {
  "Le coup est nul": "Le coup est nul",
  "Faites vos jeux": "Faites vos jeux",
  "Place your bets": "Faites vos jeux",
  "Final bets": "Derniers jeux",
  "Finish betting": "Terminez vos mises",
  "No more bets": "Rien ne va plus",
  "Rien ne va plus": "Rien ne va plus",
  "No spin": "Coup nul",
};

const ALERTS: Record<AlertKind, string> = {
  attendant: "Préposé",
  card: "Carte du joueur",
  claim: "Montant retenu",
  conduct: "Conduite",
  dispute: "Litige",
  equipment: "Matériel",
  exclusion: "Exclusion",
  float: "Caisse",
  house: "La maison",
  invalidated: "Coup annulé",
  key: "Clé hors de son usage",
  malfunction: "Panne",
  mistake: "Erreur",
  notice: "Avis",
  "over-maximum": "Au-dessus du maximum",
  "result-in-doubt": "Numéro douteux",
  "second-person": "Seconde personne demandée",
  staff: "Personnel",
  supervisor: "Chef de table appelé",
  task: "À faire",
  wheel: "Cylindre",
};

const EVENTS: Record<EventKind, string> = {
  TableOpened: "Table ouverte",
  PlayerDirectedOut: "Joueur prié de quitter la table",
  WinnersPaid: "Gagnants payés",
  WinsLocked: "Gain important à vérifier",
  ColoursCollected: "Jetons de couleur ramassés",
  ChecksGone: "Jetons de couleur échangés à une autre table",
  ColoursPaid: "Gains payés en jetons de couleur",
  ColoursReturned: "Jetons de couleur rendus",
  NumberRead: "Numéro lu",
  PaidOut: "Paiement remis",
  ReadingsDiffered: "Deux lectures différentes",
  SourceDeclared: "Source des numéros déclarée",
  BreakEnded: "La pause est finie",
  BreakTaken: "Pause",
  LastSpinAnnounced: "Dernier coup annoncé",
  StaffNamed: "Personnel désigné",
  StakeImprisoned: "Mise en prison",
  StakeShared: "Mise partagée",
  TipGiven: "Pourboire",
  PlayerJoined: "Joueur assis",
  BoughtIn: "Achat",
  CashedOut: "Sortie",
  PlayerLeft: "Joueur parti",
  BettingOpened: "Faites vos jeux",
  WagersChanged: "Mises changées",
  StrayWagerLaid: "Mise posée hors règle",
  StrayWagerLifted: "Mise hors règle reprise",
  BallSpun: "Bille lancée",
  FinalBetsCalled: "Derniers jeux",
  BetsClosed: "Rien ne va plus",
  WagersReturned: "Mises rendues",
  LuckyNumbersDrawn: "Numéros Lucky Ball",
  LuckyBoostDrawn: "Rapports Lucky Ball",
  RoundSettled: "Numéro sorti",
  RoundResettled: "Coup réglé à nouveau",
  NoSpinCalled: "Coup nul",
  OutcomeInvalidated: "Résultat annulé",
  MalfunctionReported: "Panne",
  EquipmentRestored: "De nouveau en marche",
  PersonalLimitsSet: "Limites personnelles",
  TerminalLimitsSet: "Limites d’un terminal",
  TerminalLimitsAnnounced: "Limites d’un terminal annoncées",
  LimitsAnnounced: "Limites annoncées",
  LimitsChanged: "Limites changées",
  CloseAnnounced: "Fermeture annoncée",
  TableClosed: "Table fermée",
  DisputeOpened: "Litige",
  ClaimHeld: "Montant retenu",
  ClaimReleased: "Retenue levée",
  TaskDone: "Fait",
  DisputeResolved: "Litige tranché",
  PlayerExcluded: "Joueur exclu",
  ResultFlagged: "Numéro douteux",
  ExtraSpinsOrdered: "Coups sans joueurs",
  AttendantCalled: "Préposé appelé",
  SupervisorCalled: "Chef de table appelé",
  PlayersTold: "Message aux joueurs",
  DealerChanged: "Changement de croupier",
  PlayerDesignated: "Marqueurs permis",
  BallChanged: "Bille changée",
  ColourIssued: "Jetons de couleur donnés",
  ColourRedeemed: "Jetons de couleur repris",
  ForeignColourRedeemed: "Jetons d’une autre table repris",
  FloatCounted: "Caisse comptée",
  FloatFilled: "Avance de jetons",
  FloatCredited: "Retour à la caisse",
  MistakeRecorded: "Erreur notée",
  ColoursRequired: "Jetons de couleur exigés",
  PlayersLimited: "Nombre de joueurs limité",
  WageringPeriodSet: "Temps de jeu fixé",
  CardLapsed: "Carte à montrer",
  WinningsSeized: "Gain saisi",
  SeizureEnded: "Fin de saisie",
  PartnersFlagged: "Joueurs associés",
};

export default {
  role: (role) => ROLES[role as Role] ?? role.replaceAll("-", " "),
  scope: (scope) => SCOPE_NAMES[scope as Scope] ?? scope.replaceAll("-", " "),
  ground: (ground) => GROUNDS[ground] ?? ground.replaceAll("-", " "),
  step: (step) => STEP_NAMES[step as Step] ?? step.replaceAll("-", " "),
  event: (kind) => EVENTS[kind as EventKind] ?? kind,
  alertKind: (kind) => ALERTS[kind as AlertKind] ?? kind.replaceAll("-", " "),
  task: (form) => TASKS[form as TaskForm] ?? "",
  taskOf: (roles, task) => `${roles} : ${task}`,
  orRole: " ou ",
  pocketNamed: (pocket) => `la case ${pocket}`,
  theWheel: "le cylindre",
  noneNamed: "aucune",
  announced: (words) => ANNOUNCED[words as Announcement] ?? words,
  tableClosed: "La table est fermée",
  byTheClock: "Les jeux se ferment d’eux-mêmes à l’heure dite",
  repairFirst: (scope) => `À faire réparer, puis à déclarer : ${scope}`,
  notYet: (step, why) => `${step} : ${why}`,
  limits: (least, most) => `de ${least} à ${most}`,
  inUnits: (limits, unit) => `${limits} par unités de ${unit}`,
  limitsBecome: (limits) => `Les limites passeront ${limits}`,
  tableCloses: "Cette table va fermer",
  terminalFault: "Ce terminal est hors service",
  waitsForRepair: "Le jeu attend qu’une panne soit réparée",
  outOfOrder: (scope) => `Hors service : ${scope}`,
  showCard: "Montrez une carte valable à votre nom",
  noFurtherPart: "Vous ne prenez plus part à cette partie",
  withheld: (amount) => `${amount} sont retenus pendant l’examen d’une panne`,
  owed: (amount) => `${amount} sont dus après une correction`,
  advised: "Les mises sous le minimum sont rendues dès maintenant",
  playsAlone: (kinds) => `Vous ne jouez que : ${kinds}`,
  senderDealer: "croupier",
  senderSystem: "système",
  staked: (stake, bet) => `${stake} sur ${bet}`,
  neither: "ni gagné ni perdu",
  noResult: "pas de résultat",
  whole: "la mise est entière",
  back: (amount) => `${amount} rendus`,
  wonAt: (odds, win) => `à ${oddsPair(odds).join(" contre ")}, gain ${win}`,
  stakeBack: "mise rendue",
  staysUp: (stake) => `${stake} reste en jeu`,
  stakeStays: "la mise reste en jeu",
  lost: (amount) => `${amount} perdus`,
  alertMalfunction: (scope, player) => `panne : ${scope}${player && `, ${player}`}`,
  alertDispute: (player, round, text) => `${player} conteste le coup ${round} : ${text}`,
  alertInvalidated: (reason) => `le résultat est annulé : ${reason}`,
  alertLimits: (limits) => `un avis annonce des limites ${limits}`,
  alertCloses: "un avis annonce la fermeture de la table",
  alertClaim: (amount, player) => `${amount} de ${player} sont retenus`,
  alertSupervisor: (text) => `le chef de table est appelé${text && ` : ${text}`}`,
  alertDoubt: (recorded, seen) => `le ${recorded} est enregistré, le ${seen} a été vu`,
  alertExclusion: (player, reason) => `${player} est exclu : ${reason}`,
  alertAttendant: (player) => `${player} appelle quelqu’un`,
  alertAttended: (player) => `quelqu’un est allé voir ${player}`,
  alertPartners: (players, done) => `${players} jouent ensemble${done && ` : ${done}`}`,
  alertSeized: (amount, player, number) => `${amount} de ${player} sont saisis pour le dossier ${number}`,
  alertKey: (device: string, action: string) => `La clé de ${device} a servi à « ${action} », hors de son usage`,
  alertCard: (player, reason) => `${player} doit montrer une carte valable : ${reason}`,
  alertOverpaid: (player, amount, round, put) =>
    `${player} a été payé ${amount} de trop au coup ${round} ; ${put} repris`,
  alertUnderpaid: (player, amount, round, put) =>
    `${player} a été payé ${amount} de moins au coup ${round} ; ${put} rendus`,
  alertFloat: (amount, more) => `compté : ${amount}, ${more} de plus que dans les livres`,
  alertFloatLess: (amount, less) => `compté : ${amount}, ${less} de moins que dans les livres`,
  alertOver: (player, stake, bet, most) => `${player} a ${stake} sur ${bet}, ${most} au plus`,
  alertStaff: (missing: string) => `moins de personnel que le règlement n’en prévoit : ${missing}`,
  alertLauncher: (dealer: string) => `${dealer} a lancé toutes les billes de la séance`,
  alertWheel: (found) => {
    const wheel = found.virtual ? "le cylindre virtuel" : found.serial ? `cylindre ${found.serial}` : "le cylindre";
    const ofResults = found.about === "results";
    const what = { results: "des numéros", steps: "des pas d’un numéro au suivant", drops: "des chutes de la bille" }[
      found.about
    ];
    const steps = `${found.middle} cases dans le sens horaire`;
    const of = ofResults ? `le ${found.middle}` : steps;
    const guess = {
      pocket: `qui favorisent ${of}`,
      sector: `qui se pressent autour ${ofResults ? `du ${found.middle}` : `de ${steps}`}`,
      wave: `qui penchent vers ${of}`,
      any: "qui sont inégaux",
    }[found.shape];
    const pockets = found.pockets.length ? ` (${found.pockets.join(" ")})` : "";
    const group = found.group ? ` dans les coups de ${found.group}` : "";
    const number = new Intl.NumberFormat("fr", { maximumFractionDigits: 0 });
    const odds = found.evidence < 1e9 ? `de ${number.format(found.evidence)} contre 1` : "écrasant";
    return (
      `${wheel} : après ${number.format(found.spins)} numéros, l’indice contre un cylindre régulier est ${odds}, ` +
      `surtout pour ${what} ${guess}${pockets}${group}. Aussi souvent qu’on regarde, un cylindre régulier n’atteint ` +
      `${number.format(found.level)} contre 1 en une année de jeu qu’avec une chance de ${100 * found.chance} % au plus. ` +
      "C’est une raison de faire examiner le cylindre : cela ne dit ni la cause, ni rien d’un coup à venir."
    );
  },
  alertSecond: (by, action) => `${by} demande « ${action} » : une seconde personne doit être d’accord`,
  warned: "La maison ajoute une remarque",
  secondSource: "En attente d’une seconde source qui soit d’accord.",
} satisfies Words<typeof en>;

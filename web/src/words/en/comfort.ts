/** Look and sound of a terminal, and what a table calls out. */
export default {
  title: "Look and sound",
  daylight: "Light screen",
  safe: "Colours for colour blindness",
  large: "Large type",
  left: "For the left hand",
  muted: "No sound",
  volume: "Volume",
  open: "Place your bets",
  closed: "No more bets",
};

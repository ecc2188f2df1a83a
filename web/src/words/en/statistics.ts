/** The last numbers of a table, added up. */
export default {
  title: "Statistics",
  last: (count: number) => (count === 1 ? "The last number of this table." : `The last ${count} numbers of this table.`),
  noMemory:
    "The wheel has no memory: every number is as likely on the next spin as on any other, whatever came before. These figures describe the past and foretell nothing.",
  road: "The numbers in their order, a new column where the colour changes",
  chances: "Seen and expected",
  chance: "Chance",
  seen: "Seen",
  expected: "Expected",
  compared: "Compared",
  usual: "as far from the average as is usual",
  unusual: "farther from the average than is usual, which happens now and then by chance",
  heat: "How often each pocket came, in the order of the wheel",
  spins: "spins",
  notTold: "The numbers could not be loaded",
};

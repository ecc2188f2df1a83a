/* The rules on request. */
export default {
  title: (book: string) => `Rules of ${book}`,
  complaints: "Your rights when you complain",
  find: "Find a rule",
  section: "Section",
  print: "Print the rules",
  count: (shown: number, all: number) => `${shown} of ${all} rules`,
  none: "No rule matches",
  failed: "The rules cannot be shown now",
  button: "Rules",
  book: "Book of rules",
};

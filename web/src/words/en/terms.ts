/** What terms and conditions state, by the key of a book's checklist; the server says it in English. */
export default {
  heading: (_key: string, says: string): string => says,
};

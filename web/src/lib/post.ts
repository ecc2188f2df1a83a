/**
 * The post that a page is: a terminal, a dealer's console, a cashier's desk. Each post of a browser
 * has a session of its own, in a cookie of its own, so that tabs do not disturb each other.
 */

const POSTS = new Set(["play", "dealer", "pit", "cashier", "inspector", "director", "admin", "display"]);

/** The post of an address; none for the lobby and for signing in, which are everybody's. */
export function postOf(path: string): string {
  const [, first = ""] = path.split("/");
  return POSTS.has(first) ? first : "";
}

/** How many may enter a tournament. */

/** The most entries as it is shown: a number that no tournament reaches is no limit. */
export function entriesMost(most: number | null): number | null {
  return most !== null && most > 99_999 ? null : most;
}

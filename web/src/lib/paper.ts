/** Where paper is: every address of a page to print, in the language of now. */

import { language } from "./language.svelte";

export function paper(address: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}language=${language.now}`;
}

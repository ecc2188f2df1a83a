/** The one connection of this page, made when the first screen asks for it. */

import { Connection } from "./connection.svelte";
import { session } from "./session.svelte";

let own: Connection | null = null;

export function connection(): Connection {
  if (!own) {
    own = new Connection();
    session.onChange(() => own?.reopen());
  }
  return own;
}

/** The one connection of this page, made when the first screen needs it. */

import { Connection } from "./connection.svelte";
import { postOf } from "./post";
import { session } from "./session.svelte";

let own: Connection | null = null;
let post = "";

/** The connection as this page's post: a socket belongs to the one who opened it, so another post opens anew. */
export function connection(): Connection {
  const here = postOf(location.pathname);
  if (!own) {
    own = new Connection();
    session.onChange(() => own?.reopen());
  } else if (post !== here) {
    own.reopen();
  }
  post = here;
  return own;
}

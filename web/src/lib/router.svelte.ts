/** Where the page is. Links are ordinary links; a click on one of ours changes the screen. */

import { postOf } from "./post";

let path = $state(globalThis.location?.pathname ?? "/");

export const router = {
  get path(): string {
    return path;
  },
  /** Go to another screen of this house. */
  go(address: string, replace = false): void {
    const next = new URL(address, location.href);
    // A terminal in a frame stays a terminal; any other page is the whole screen's.
    if (window.parent !== window && !next.pathname.startsWith("/play/")) {
      window.parent.location.assign(next);
      return;
    }
    if (replace) history.replaceState(null, "", next);
    else history.pushState(null, "", next);
    path = next.pathname;
    window.scrollTo(0, 0);
  },
  /** Listen to the browser; returns how to stop. */
  start(): () => void {
    const back = () => {
      path = location.pathname;
    };
    // The page may have moved while the words were fetched.
    back();
    window.addEventListener("popstate", back);
    document.addEventListener("click", follow);
    return () => {
      window.removeEventListener("popstate", back);
      document.removeEventListener("click", follow);
    };
  },
};

function follow(event: MouseEvent): void {
  const plain = !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey);
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link) return;
  const next = new URL(link.href, location.href);
  if (next.origin === location.origin && next.pathname.startsWith("/v1/")) {
    // A document is asked for by the session of this very post.
    const post = postOf(location.pathname);
    if (post) next.searchParams.set("post", post);
    link.href = next.href;
  }
  if (!plain || link.target || link.hasAttribute("download")) return;
  if (next.origin !== location.origin || /^\/(v1|openapi|asyncapi|metrics)/.test(next.pathname)) return;
  event.preventDefault();
  router.go(next.href);
}

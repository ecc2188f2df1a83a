/** Keys that steer a whole page, whatever has the focus. */

/** Whether a key is meant for the page: not for a field, not for a dialogue over it, and no shortcut of the browser's. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return false;
  return !(event.target instanceof Element && event.target.closest("input, select, textarea"));
}

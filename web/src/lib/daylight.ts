/** A desk is read by daylight, from its sign-in on: `onMount(daylight)`. */
export function daylight(): () => void {
  document.documentElement.dataset.theme = "daylight";
  return () => delete document.documentElement.dataset.theme;
}

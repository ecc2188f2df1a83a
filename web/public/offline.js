/* Asks the house once a second whether it is there, and then loads what was wanted. */
async function look() {
  try {
    const answer = await fetch("/readyz", { cache: "no-store" });
    if (answer.ok) return location.reload();
  } catch {
    // Not yet.
  }
  setTimeout(look, 1000);
}
setTimeout(look, 1000);

/* Checks once a second whether the house is there, and then loads what was wanted. */
async function check() {
  try {
    const answer = await fetch("/readyz", { cache: "no-store" });
    if (answer.ok) return location.reload();
  } catch {
    // Not yet.
  }
  setTimeout(check, 1000);
}
setTimeout(check, 1000);

/* Says it in the language of the screens, as far as this browser knows it. */
function speak() {
  let kept = null;
  try {
    kept = localStorage.getItem("croupier-language");
  } catch {
    // A browser that keeps nothing still speaks.
  }
  const said = [...document.querySelectorAll("section")];
  const liked = [kept ?? "", ...navigator.languages].map((each) => each.split("-")[0]);
  const found = liked.map((each) => said.find(({ lang }) => lang === each)).find(Boolean) ?? said[0];
  for (const each of said) each.hidden = each !== found;
  document.documentElement.lang = found.lang;
  document.title = `${found.querySelector("h1").textContent} · Croupier`;
}
speak();

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

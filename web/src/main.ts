import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/shared.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./lib/language.svelte";

// Only what is shown while the house does not answer comes from there; see public/sw.js.
if (globalThis.isSecureContext && "serviceWorker" in navigator) {
  window.addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
try {
  await language.begin();
} catch {
  // The house went away between the page and its words: the page is asked for again.
  setTimeout(() => location.reload(), 2_000);
}
const target = document.getElementById("app");
if (target) mount(App, { target });

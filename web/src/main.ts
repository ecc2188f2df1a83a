import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./lib/language.svelte";

document.documentElement.lang = language.now;
const target = document.getElementById("app");
if (target) mount(App, { target });

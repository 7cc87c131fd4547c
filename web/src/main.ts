import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./base.css";
import { learn } from "./lib/language.svelte";
import { dress } from "./lib/theme.svelte";

dress();
await learn();
const target = document.getElementById("page");
if (target) mount(App, { target });
// When the page stands, so that nobody waits for what is only wanted later.
setTimeout(() => import("./behind/awake").then(({ awake }) => awake()).catch(() => {}), 1500);

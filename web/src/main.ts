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
// When the page stands: nobody waits for what is only wanted later.
const behind = () => import("./behind/awake").then(({ awake }) => awake());
if (document.readyState === "complete") behind();
else addEventListener("load", behind);

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

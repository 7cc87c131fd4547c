import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./base.css";
import "./lib/handed.svelte";
import { learn } from "./lib/language.svelte";
import { dress } from "./lib/theme.svelte";
import { foresee } from "./screens";

dress();
const spoken = learn();
foresee().catch(() => {}); // whoever wants it asks again
await spoken.catch(comeAgain);
const target = document.getElementById("page");
if (target) mount(App, { target });
// When the page stands, so that nobody waits for what is only wanted later.
setTimeout(() => import("./behind/awake").then(({ awake }) => awake()).catch(() => {}), 1500);

/** Without words there is nothing to show; of a server that is gone the browser tells itself. */
function comeAgain(): Promise<never> {
  setTimeout(() => location.reload(), 2000);
  return new Promise(() => {});
}

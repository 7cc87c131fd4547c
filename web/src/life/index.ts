export { default as Clock } from "./Clock.svelte";
export { default as Gallery } from "./Gallery.svelte";
export { Notebook } from "./notebook.svelte";
export { default as Sheet } from "./Sheet.svelte";
export { default as Strip } from "./Strip.svelte";
export { default as Summary } from "./Summary.svelte";
export { default as Tags } from "./Tags.svelte";

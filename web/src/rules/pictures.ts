import type { Component } from "svelte";
import Display from "./pictures/Display.svelte";
import ForceDisplay from "./pictures/ForceDisplay.svelte";
import Map from "./pictures/Map.svelte";
import Missions from "./pictures/Missions.svelte";
import Offer from "./pictures/Offer.svelte";
import Ring from "./pictures/Ring.svelte";
import VoteTrack from "./pictures/VoteTrack.svelte";

/** What the rulebooks show, by game and by the names that they give it. */
export const PICTURES: Record<string, Record<string, Component>> = {
  resistance: { ring: Ring, missions: Missions, vote_track: VoteTrack },
  secrets: { display: Display, offer: Offer },
  uprising: { map: Map, force_display: ForceDisplay },
};

import type { Signal } from "../lib/signals.svelte";

/** A stroke: when in seconds, how high in hertz, how long, and what it sounds like. */
type Stroke = readonly [at: number, pitch: number, length: number, wave?: OscillatorType];

/** A typewriter's bell, a row of keys, a stamp, and the end. */
const TUNES: Record<Signal, readonly Stroke[]> = {
  turn: [
    [0, 880, 0.18],
    [0.12, 1320, 0.35],
  ],
  reveal: [
    [0, 420, 0.05, "triangle"],
    [0.07, 470, 0.05, "triangle"],
    [0.14, 520, 0.08, "triangle"],
  ],
  result: [
    [0, 110, 0.16, "triangle"],
    [0.14, 330, 0.3],
  ],
  over: [
    [0, 523, 0.22],
    [0.18, 659, 0.22],
    [0.36, 784, 0.5],
  ],
};

/** Shaken and still by turns, in milliseconds. */
const SHAKES: Record<Signal, number[]> = {
  turn: [80, 60, 80],
  reveal: [40],
  result: [140],
  over: [200, 80, 200],
};

/** Below what a voice in the same room is. */
const LOUD = 0.12;
const ATTACK = 0.01;
const SILENT = 0.0001;

let context: AudioContext | null = null;

export async function play(signal: Signal): Promise<void> {
  context ??= new AudioContext();
  await context.resume();
  for (const stroke of TUNES[signal]) strike(context, stroke);
}

function strike(context: AudioContext, [at, pitch, length, wave = "sine"]: Stroke): void {
  const start = context.currentTime + at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.exponentialRampToValueAtTime(LOUD, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + length);
  gain.connect(context.destination);
  const tone = context.createOscillator();
  tone.type = wave;
  tone.frequency.value = pitch;
  tone.connect(gain);
  tone.start(start);
  tone.stop(start + length);
}

export function shake(signal: Signal): void {
  navigator.vibrate?.(SHAKES[signal]);
}

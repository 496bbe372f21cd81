/** Sounds, made by the device itself: short, soft, and only for people who want them. */

import { preferences } from '../preferences.svelte';

export type Sound = 'turn' | 'lay' | 'wild' | 'smash' | 'pile' | 'win' | 'refuse' | 'emote';

/** A tone: its pitch in hertz, when it begins and how long it lasts in seconds, how loud it is. */
interface Tone {
  pitch: number;
  at: number;
  lasts: number;
  loud: number;
  wave?: OscillatorType;
}

const tunes: Record<Sound, readonly Tone[]> = {
  turn: [
    { pitch: 523, at: 0, lasts: 0.16, loud: 0.16 },
    { pitch: 784, at: 0.13, lasts: 0.3, loud: 0.16 },
  ],
  // A card on felt: low and dull.
  lay: [{ pitch: 170, at: 0, lasts: 0.06, loud: 0.14, wave: 'triangle' }],
  // A card that shimmers.
  wild: [
    { pitch: 170, at: 0, lasts: 0.06, loud: 0.14, wave: 'triangle' },
    { pitch: 1319, at: 0.03, lasts: 0.18, loud: 0.06 },
    { pitch: 1760, at: 0.09, lasts: 0.28, loud: 0.05 },
  ],
  // Something heavy falls.
  smash: [
    { pitch: 82, at: 0, lasts: 0.35, loud: 0.3, wave: 'triangle' },
    { pitch: 110, at: 0.02, lasts: 0.2, loud: 0.2, wave: 'square' },
    { pitch: 55, at: 0.05, lasts: 0.5, loud: 0.25, wave: 'triangle' },
  ],
  pile: [
    { pitch: 392, at: 0, lasts: 0.1, loud: 0.1 },
    { pitch: 494, at: 0.08, lasts: 0.1, loud: 0.1 },
    { pitch: 587, at: 0.16, lasts: 0.22, loud: 0.1 },
  ],
  win: [
    { pitch: 523, at: 0, lasts: 0.16, loud: 0.14 },
    { pitch: 659, at: 0.14, lasts: 0.16, loud: 0.14 },
    { pitch: 784, at: 0.28, lasts: 0.16, loud: 0.14 },
    { pitch: 1047, at: 0.42, lasts: 0.5, loud: 0.14 },
  ],
  refuse: [
    { pitch: 196, at: 0, lasts: 0.12, loud: 0.12, wave: 'triangle' },
    { pitch: 165, at: 0.11, lasts: 0.16, loud: 0.12, wave: 'triangle' },
  ],
  emote: [{ pitch: 880, at: 0, lasts: 0.14, loud: 0.07 }],
};

/** The same sound again within this time, in milliseconds, is noise: much happens at once. */
const APART = 70;

let context: AudioContext | null = null;
const rung = new Map<Sound, number>();

/** Browsers let a page sound only after somebody has touched it: call this when they do. */
export function awakenSounds(): void {
  if (!preferences.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

export function ring(sound: Sound): void {
  if (!preferences.sound || context?.state !== 'running') return;
  const now = performance.now();
  if (now - (rung.get(sound) ?? -APART) < APART) return;
  rung.set(sound, now);
  for (const tone of tunes[sound]) ringTone(context, tone);
}

function ringTone(on: AudioContext, tone: Tone): void {
  const begins = on.currentTime + tone.at;
  const ends = begins + tone.lasts;
  const source = on.createOscillator();
  source.type = tone.wave ?? 'sine';
  source.frequency.value = tone.pitch;
  const volume = on.createGain();
  // It swells and fades: a tone that is cut off clicks.
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(tone.loud, begins + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.001, ends);
  source.connect(volume).connect(on.destination);
  source.start(begins);
  source.stop(ends);
}

/** Drums synthesised from sines and noise. */
import type { Random } from '../random.ts';
import { RATE, type Track } from './instruments.ts';

interface Drum {
  /** Start and end of the tone in Hz, its decay in seconds and its gain. */
  tone?: readonly [from: number, to: number, decay: number, gain: number];
  /** Decay of the noise, its gain, and how much of its low frequencies is removed (0 to 1). */
  noise?: readonly [decay: number, gain: number, thin: number];
  /** Repeats of the attack, for claps. */
  bursts?: number;
}

const DRUMS = {
  kick: { tone: [150, 46, 0.16, 1], noise: [0.008, 0.25, 0.3] },
  snare: { tone: [230, 175, 0.07, 0.4], noise: [0.1, 0.55, 0.55] },
  clap: { noise: [0.11, 0.6, 0.7], bursts: 3 },
  hat: { noise: [0.028, 0.3, 0.96] },
  openhat: { noise: [0.16, 0.28, 0.95] },
  ride: { tone: [5200, 5200, 0.2, 0.035], noise: [0.22, 0.13, 0.97] },
  rim: { tone: [1750, 1600, 0.016, 0.4], noise: [0.01, 0.2, 0.8] },
  shaker: { noise: [0.04, 0.2, 0.9] },
  brush: { noise: [0.09, 0.24, 0.75] },
  tom: { tone: [150, 92, 0.18, 0.7], noise: [0.02, 0.16, 0.4] },
} as const satisfies Record<string, Drum>;

export type DrumName = keyof typeof DRUMS;

/** Adds a stroke to a track; `at` in seconds, `force` 0 to 1. */
export function playDrum(track: Track, name: DrumName, at: number, force: number, rnd: Random): void {
  const { tone, noise, bursts = 1 }: Drum = DRUMS[name];
  const start = Math.round(at * RATE);
  const duration = Math.max(tone?.[2] ?? 0, noise?.[0] ?? 0) * 6;
  const count = Math.min(Math.round(duration * RATE), track.length - start);
  let [phase, low] = [0, 0];
  for (let i = 0; i < count; i++) {
    const t = i / RATE;
    let value = 0;
    if (tone) {
      const [from, to, decay, gain] = tone;
      phase += (to + (from - to) * Math.exp(-t / 0.03)) / RATE;
      value += Math.sin(phase * Math.PI * 2) * Math.exp(-t / decay) * gain;
    }
    if (noise) {
      const [decay, gain, thin] = noise;
      const hiss = rnd.range(-1, 1);
      low += (1 - thin) * (hiss - low);
      const age = bursts > 1 && t < 0.03 ? t % 0.01 : t;
      value += (thin > 0.3 ? hiss - low : hiss) * Math.exp(-age / decay) * gain;
    }
    track[start + i]! += value * force;
  }
}

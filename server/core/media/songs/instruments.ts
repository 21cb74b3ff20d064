/** Instruments: add the samples of a note to a track. Additive, FM and plucked-string synthesis. */
import type { Random } from '../random.ts';

export const RATE = 32_000;

/** Samples of one channel, full scale ±1. */
export type Track = Float32Array;

export interface Note {
  /** Seconds. */
  at: number;
  length: number;
  /** MIDI number; 69 is A at 440 Hz. */
  pitch: number;
  /** 0 to 1. */
  force: number;
}

const TAU = Math.PI * 2;
const TABLE = 2048;

/** One period of a wave as a sum of sines; few partials avoid audible aliasing. */
type Wave = Float32Array;
const createWave = (weights: readonly number[]): Wave =>
  Float32Array.from({ length: TABLE + 1 }, (_, i) =>
    weights.reduce((sum, w, k) => sum + w * Math.sin(((k + 1) * i * TAU) / TABLE), 0),
  );
const createWeights = (count: number, weight: (n: number) => number) =>
  Array.from({ length: count }, (_, i) => weight(i + 1));
const sine = createWave([1]);
const triangle = createWave(createWeights(7, (n) => (n % 2 ? (0.81 * (n % 4 === 1 ? 1 : -1)) / n ** 2 : 0)));
const saw = createWave(createWeights(14, (n) => 0.6 / n));
const square = createWave(createWeights(13, (n) => (n % 2 ? 0.8 / n : 0)));
const organ = createWave([0.6, 0.45, 0.3, 0.2, 0, 0.12, 0, 0.1]);
const reed = createWave([0.5, 0.42, 0.34, 0.24, 0.2, 0.14, 0.1, 0.07]);

interface Voice {
  wave: Wave;
  /** Detuned copies, in cents. */
  detune?: readonly number[];
  attack: number;
  /** Time to fall to a third while held; long for sustained tones. */
  decay: number;
  release: number;
  /** Cutoff of the low-pass filter in Hz at full force. */
  bright: number;
  /** Frequency modulation: ratio of the modulator, depth, its decay. */
  fm?: readonly [ratio: number, depth: number, decay: number];
  vibrato?: number;
  drive?: number;
  breath?: number;
  gain: number;
}

const VOICES = {
  pad: { wave: saw, detune: [-9, 0, 8], attack: 0.35, decay: 9, release: 0.6, bright: 1500, gain: 0.16 },
  strings: {
    wave: saw,
    detune: [-6, 5],
    attack: 0.18,
    decay: 9,
    release: 0.35,
    bright: 2600,
    vibrato: 0.004,
    gain: 0.15,
  },
  violin: { wave: saw, detune: [0, 4], attack: 0.12, decay: 9, release: 0.3, bright: 3000, vibrato: 0.008, gain: 0.26 },
  cello: { wave: saw, attack: 0.1, decay: 9, release: 0.3, bright: 900, vibrato: 0.004, gain: 0.4 },
  piano: {
    wave: createWave([0.7, 0.32, 0.16, 0.1, 0.06, 0.04]),
    detune: [-1.5, 1.5],
    attack: 0.003,
    decay: 0.75,
    release: 0.18,
    bright: 4200,
    gain: 0.26,
  },
  rhodes: {
    wave: sine,
    attack: 0.004,
    decay: 1.1,
    release: 0.2,
    bright: 3500,
    fm: [14, 0.35, 0.12],
    detune: [-2, 2],
    gain: 0.24,
  },
  organ: { wave: organ, attack: 0.01, decay: 20, release: 0.06, bright: 3200, vibrato: 0.003, gain: 0.17 },
  accordion: { wave: reed, detune: [-7, 7], attack: 0.03, decay: 20, release: 0.07, bright: 3400, gain: 0.18 },
  melodica: { wave: reed, attack: 0.03, decay: 20, release: 0.1, bright: 2400, vibrato: 0.005, gain: 0.26 },
  skank: { wave: organ, attack: 0.003, decay: 0.12, release: 0.03, bright: 2800, gain: 0.34 },
  clav: { wave: square, attack: 0.002, decay: 0.13, release: 0.03, bright: 2600, gain: 0.24 },
  clavLead: { wave: square, attack: 0.003, decay: 0.3, release: 0.08, bright: 3000, gain: 0.28 },
  square: {
    wave: square,
    detune: [-4, 4],
    attack: 0.015,
    decay: 1.4,
    release: 0.12,
    bright: 2600,
    vibrato: 0.005,
    gain: 0.24,
  },
  bell: { wave: sine, attack: 0.002, decay: 0.9, release: 0.4, bright: 6000, fm: [3.51, 2.2, 0.5], gain: 0.26 },
  pluck: { wave: saw, detune: [-5, 5], attack: 0.003, decay: 0.2, release: 0.1, bright: 2400, gain: 0.3 },
  flute: {
    wave: createWave([0.9, 0.14, 0.05]),
    attack: 0.06,
    decay: 20,
    release: 0.1,
    bright: 4000,
    vibrato: 0.006,
    breath: 0.05,
    gain: 0.3,
  },
  brass: { wave: saw, attack: 0.035, decay: 6, release: 0.08, bright: 1900, vibrato: 0.005, gain: 0.3 },
  saw: { wave: saw, detune: [-3, 3], attack: 0.004, decay: 0.5, release: 0.05, bright: 700, gain: 0.44 },
  sub: { wave: triangle, attack: 0.006, decay: 1.6, release: 0.07, bright: 500, drive: 1.4, gain: 0.55 },
  slap: {
    wave: sine,
    attack: 0.002,
    decay: 0.28,
    release: 0.04,
    bright: 2200,
    fm: [1, 2.6, 0.09],
    drive: 1.3,
    gain: 0.5,
  },
} as const satisfies Record<string, Voice>;

/** Plucked strings (Karplus-Strong): decay, brightness, overdrive and gain. */
const STRINGS = {
  guitar: { ring: 0.996, bright: 0.62, drive: 0, gain: 0.42 },
  steel: { ring: 0.997, bright: 0.8, drive: 0, gain: 0.5 },
  kora: { ring: 0.9955, bright: 0.7, drive: 0, gain: 0.44 },
  upright: { ring: 0.995, bright: 0.3, drive: 0, gain: 0.85 },
  fuzz: { ring: 0.9985, bright: 0.75, drive: 9, gain: 0.3 },
  drive: { ring: 0.9985, bright: 0.8, drive: 5, gain: 0.3 },
} as const;

type VoiceName = keyof typeof VOICES;
type StringName = keyof typeof STRINGS;
export type InstrumentName = VoiceName | StringName;
export type BassName = 'saw' | 'sub' | 'slap' | 'upright' | 'cello';
export type KeysName =
  'pad' | 'strings' | 'piano' | 'rhodes' | 'organ' | 'accordion' | 'skank' | 'clav' | 'guitar' | 'kora' | 'fuzz';
export type LeadName =
  | 'pluck'
  | 'steel'
  | 'drive'
  | 'flute'
  | 'brass'
  | 'bell'
  | 'square'
  | 'violin'
  | 'melodica'
  | 'accordion'
  | 'clavLead';

const toHertz = (pitch: number) => 440 * 2 ** ((pitch - 69) / 12);

/** Adds a note to a track. */
export function playNote(track: Track, name: InstrumentName, note: Note, rnd: Random): void {
  if (name in STRINGS) playString(track, STRINGS[name as StringName], note, rnd);
  else playVoice(track, VOICES[name as VoiceName], note, rnd);
}

function playVoice(track: Track, voice: Voice, note: Note, rnd: Random): void {
  const { wave, attack, decay, release, fm, vibrato = 0, drive = 0, breath = 0 } = voice;
  const start = Math.round(note.at * RATE);
  const count = Math.min(Math.round((note.length + release * 3) * RATE), track.length - start);
  const detune = voice.detune ?? [0];
  const phases = detune.map(() => rnd.next());
  const steps = detune.map((cents) => (toHertz(note.pitch) * 2 ** (cents / 1200)) / RATE);
  const filterFactor = 1 - Math.exp((-TAU * Math.min(voice.bright * (0.55 + 0.45 * note.force), RATE * 0.4)) / RATE);
  const level = (voice.gain * note.force) / Math.sqrt(detune.length);
  const decayFactor = Math.exp(-1 / (decay * RATE));
  const releaseFactor = Math.exp(-1 / (release * RATE));
  const heldSamples = note.length * RATE;
  const attackSamples = attack * RATE;
  const vibratoPhase = rnd.next();
  let [low, low2, body, tail, fmPhase, vibratoFactor] = [0, 0, 1, 1, 0, 1];
  let depth = fm ? fm[1] * 0.16 : 0;
  const depthFactor = fm ? Math.exp(-1 / (fm[2] * RATE)) : 1;
  for (let i = 0; i < count; i++) {
    // the vibrato is slow: updated every 32 samples
    if (vibrato && i % 32 === 0)
      vibratoFactor = 1 + vibrato * Math.min(1, i / (0.3 * RATE)) * Math.sin((i / RATE) * 5.3 * TAU + vibratoPhase);
    let bend = 0;
    if (fm && depth > 1e-4) {
      fmPhase = (fmPhase + steps[0]! * fm[0]) % 1;
      bend = sine[(fmPhase * TABLE) | 0]! * depth + 8;
      depth *= depthFactor;
    }
    let value = breath ? (rnd.next() - 0.5) * breath : 0;
    for (let k = 0; k < phases.length; k++) {
      let p = phases[k]! + steps[k]! * vibratoFactor;
      if (p >= 1) p -= 1;
      phases[k] = p;
      value += wave[((p + bend) * TABLE) & (TABLE - 1)]!;
    }
    if (drive) value = Math.tanh(value * drive);
    body *= decayFactor;
    if (i > heldSamples) tail *= releaseFactor;
    low += filterFactor * (value - low);
    low2 += filterFactor * (low - low2);
    track[start + i]! += low2 * level * body * tail * (i < attackSamples ? i / attackSamples : 1);
  }
}

function playString(track: Track, string: (typeof STRINGS)[StringName], note: Note, rnd: Random): void {
  const start = Math.round(note.at * RATE);
  const period = RATE / toHertz(note.pitch);
  const size = Math.max(2, Math.floor(period - 0.5));
  const count = Math.min(Math.round((note.length + 0.12) * RATE), track.length - start);
  const line = new Float32Array(size);
  let smooth = 0;
  for (let i = 0; i < size; i++) line[i] = smooth += string.bright * (rnd.range(-1, 1) - smooth);
  const heldSamples = note.length * RATE;
  // interpolates between samples, because the period is rarely a whole number of them
  const fraction = period - 0.5 - size;
  let [position, last, previousFiltered, tail] = [0, 0, 0, 1];
  for (let i = 0; i < count; i++) {
    const current = line[position]!;
    const filtered = 0.5 * (current + last);
    line[position] = string.ring * (filtered * (1 - fraction) + previousFiltered * fraction);
    [last, previousFiltered] = [current, filtered];
    position = (position + 1) % size;
    if (i > heldSamples) tail *= 0.9985;
    const driven = string.drive ? Math.tanh(current * string.drive * note.force * 2) * 0.6 : current;
    track[start + i]! += driven * string.gain * note.force * tail;
  }
}

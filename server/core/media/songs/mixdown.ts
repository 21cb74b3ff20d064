/** Mixes a piece: plays its parts, adds reverb and normalises the loudness. */
import { random } from '../random.ts';
import type { Piece } from './compose.ts';
import { playDrum } from './drums.ts';
import { playNote, RATE, type Track } from './instruments.ts';

/** Target loudness, root mean square of full scale: about -17 dB. */
const LOUDNESS = 0.14;
/** Maximum of samples, so that the encoder does not clip. */
export const CEILING = 0.92;

/** Level of each part while audible, for an equal balance of all genres. */
const LEVELS = { bass: 0.17, keys: 0.13, lead: 0.16, drums: 0.17 } as const;

/** Mixes a piece to a track at `RATE`. */
export function mixPiece(piece: Piece, seed: string): Track {
  const rnd = random(`play:${seed}`);
  const samples = Math.ceil(piece.seconds * RATE);
  const parts = { bass: new Float32Array(samples), keys: new Float32Array(samples), lead: new Float32Array(samples) };
  const drums = new Float32Array(samples);
  for (const { part, player, note } of piece.notes) playNote(parts[part], player, note, rnd);
  for (const { drum, at, force } of piece.strokes) playDrum(drums, drum, at, force, rnd);
  const band = new Float32Array(samples);
  for (const part of ['bass', 'keys', 'lead'] as const) addPart(band, parts[part], LEVELS[part]);
  const mix = band.slice();
  const kit = new Float32Array(samples);
  addPart(kit, drums, LEVELS.drums);
  addPart(mix, drums, LEVELS.drums);
  addReverb(band, kit, mix, piece.room);
  if (piece.crackle) addCrackle(mix, seed);
  masterTrack(mix);
  return mix;
}

/** Adds a part at a level that is measured over its audible samples. */
function addPart(mix: Float32Array, part: Float32Array, level: number): void {
  let [power, audibleSamples] = [0, 0];
  for (const sample of part) {
    if (Math.abs(sample) < 0.004) continue;
    power += sample ** 2;
    audibleSamples++;
  }
  // otherwise a part of few short strokes would be too loud
  const gain = level / Math.sqrt(power / Math.max(audibleSamples, part.length * 0.2) || 1);
  for (let i = 0; i < mix.length; i++) mix[i]! += part[i]! * Math.min(gain, 4);
}

/** Adds a Schroeder reverb: four parallel combs, two all-passes in series. Drums are reverberated less. */
function addReverb(band: Float32Array, drums: Float32Array, out: Float32Array, room: number): void {
  const combs = [1116, 1277, 1422, 1557].map((length) => ({
    line: new Float32Array(Math.round((length * RATE) / 44_100)),
    at: 0,
    low: 0,
  }));
  const passes = [556, 341].map((length) => ({ line: new Float32Array(Math.round((length * RATE) / 44_100)), at: 0 }));
  const feedback = 0.72 + room * 0.22;
  for (let i = 0; i < out.length; i++) {
    const dry = (band[i]! + drums[i]! * 0.3) * 0.25;
    let wet = 0;
    for (const comb of combs) {
      const delayed = comb.line[comb.at]!;
      comb.low += 0.62 * (delayed - comb.low);
      comb.line[comb.at] = dry + comb.low * feedback;
      if (++comb.at === comb.line.length) comb.at = 0;
      wet += delayed;
    }
    for (const pass of passes) {
      const delayed = pass.line[pass.at]!;
      pass.line[pass.at] = wet + delayed * 0.5;
      wet = delayed - wet * 0.5;
      if (++pass.at === pass.line.length) pass.at = 0;
    }
    out[i]! += wet * room * 0.9;
  }
}

/** Adds the crackle of an old record. */
function addCrackle(track: Track, seed: string): void {
  const rnd = random(`dust:${seed}`);
  for (let i = 0; i < track.length; i++) {
    track[i]! += rnd.range(-1, 1) * 0.0025 + (rnd.next() < 0.00018 ? rnd.range(-0.06, 0.06) : 0);
  }
}

/** Normalises the loudness, limits peaks, and fades in and out. */
function masterTrack(track: Track): void {
  const power = track.reduce((sum, sample) => sum + sample ** 2, 0);
  const gain = LOUDNESS / (Math.sqrt(power / track.length) || 1);
  const fade = RATE * 1.6;
  for (let i = 0; i < track.length; i++) {
    track[i] = limitSample(track[i]! * gain) * Math.min(1, i / 200, (track.length - i) / fade);
  }
}

/** Limits a sample: linear to 0.5, then compressed below the ceiling. */
function limitSample(value: number): number {
  const size = Math.abs(value);
  if (size < 0.5) return value;
  return Math.sign(value) * (0.5 + (CEILING - 0.5) * Math.tanh((size - 0.5) / (CEILING - 0.5)));
}

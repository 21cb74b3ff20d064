/** Plays a piece, puts it in a room and brings it to an even loudness. */
import { random } from '../random.ts';
import type { Piece } from './compose.ts';
import { strike } from './drums.ts';
import { play, RATE, type Track } from './instruments.ts';

/** Loudness aimed at, as root mean square of full scale: about -17 dB. */
const LOUDNESS = 0.14;
/** No sample goes above this, so that the encoder does not clip either. */
export const CEILING = 0.92;

/** Level of each part while it sounds, so that every genre is balanced alike. */
const LEVELS = { bass: 0.17, keys: 0.13, lead: 0.16, drums: 0.17 } as const;

/** The finished track at `RATE`. */
export function mixdown(piece: Piece, seed: string): Track {
  const rnd = random(`play:${seed}`);
  const samples = Math.ceil(piece.seconds * RATE);
  const parts = { bass: new Float32Array(samples), keys: new Float32Array(samples), lead: new Float32Array(samples) };
  const drums = new Float32Array(samples);
  for (const { part, player, note } of piece.notes) play(parts[part], player, note, rnd);
  for (const { drum, at, force } of piece.strokes) strike(drums, drum, at, force, rnd);
  const band = new Float32Array(samples);
  for (const part of ['bass', 'keys', 'lead'] as const) add(band, parts[part], LEVELS[part]);
  const mix = band.slice();
  const kit = new Float32Array(samples);
  add(kit, drums, LEVELS.drums);
  add(mix, drums, LEVELS.drums);
  reverb(band, kit, mix, piece.room);
  if (piece.crackle) crackle(mix, seed);
  master(mix);
  return mix;
}

/** Adds a part, brought to a level that counts only the moments in which it is heard. */
function add(mix: Float32Array, part: Float32Array, level: number): void {
  let [power, heard] = [0, 0];
  for (const sample of part) {
    if (Math.abs(sample) < 0.004) continue;
    power += sample ** 2;
    heard++;
  }
  // A part of a few short strokes would otherwise be blown up.
  const gain = level / Math.sqrt(power / Math.max(heard, part.length * 0.2) || 1);
  for (let i = 0; i < mix.length; i++) mix[i]! += part[i]! * Math.min(gain, 4);
}

/** Schroeder's room: four combs side by side, two all-passes in a row. The drums send less than the band. */
function reverb(band: Float32Array, drums: Float32Array, out: Float32Array, room: number): void {
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
      const heard = comb.line[comb.at]!;
      comb.low += 0.62 * (heard - comb.low);
      comb.line[comb.at] = dry + comb.low * feedback;
      if (++comb.at === comb.line.length) comb.at = 0;
      wet += heard;
    }
    for (const pass of passes) {
      const heard = pass.line[pass.at]!;
      pass.line[pass.at] = wet + heard * 0.5;
      wet = heard - wet * 0.5;
      if (++pass.at === pass.line.length) pass.at = 0;
    }
    out[i]! += wet * room * 0.9;
  }
}

/** Dust on an old record. */
function crackle(track: Track, seed: string): void {
  const rnd = random(`dust:${seed}`);
  for (let i = 0; i < track.length; i++) {
    track[i]! += rnd.range(-1, 1) * 0.0025 + (rnd.next() < 0.00018 ? rnd.range(-0.06, 0.06) : 0);
  }
}

/** Even loudness, rounded peaks, and a fade at both ends. */
function master(track: Track): void {
  const power = track.reduce((sum, sample) => sum + sample ** 2, 0);
  const gain = LOUDNESS / (Math.sqrt(power / track.length) || 1);
  const fade = RATE * 1.6;
  for (let i = 0; i < track.length; i++) {
    track[i] = limit(track[i]! * gain) * Math.min(1, i / 200, (track.length - i) / fade);
  }
}

/** Straight up to 0.5, then bent so that it never reaches the ceiling. */
function limit(value: number): number {
  const size = Math.abs(value);
  if (size < 0.5) return value;
  return Math.sign(value) * (0.5 + (CEILING - 0.5) * Math.tanh((size - 0.5) / (CEILING - 0.5)));
}

/** Writes a short piece for a genre: chords, bass, drums and a melody that comes back. */
import type { Genre } from '#generated/enums.ts';
import { random, type Random } from '../random.ts';
import type { DrumName } from './drums.ts';
import { GROOVES, INTERVALS, type Chord, type Groove } from './grooves.ts';
import type { InstrumentName, Note } from './instruments.ts';

/** Content of `songs/{id}.json`, from which everything else is derived. */
export interface Score {
  seed: string;
  genre: Genre;
}

export type Part = 'bass' | 'keys' | 'lead';

export interface Piece {
  /** Whole length with the last chord's ring, in seconds. */
  seconds: number;
  notes: { part: Part; player: InstrumentName; note: Note }[];
  strokes: { drum: DrumName; at: number; force: number }[];
  room: number;
  crackle: boolean;
}

/** Pieces are excerpts of about this many seconds, rounded to whole bars. */
const LENGTH = 22;
const RING = 1.8;

/** The piece of a score; the same score always gives the same one. */
export function compose({ seed, genre }: Score): Piece {
  const groove = GROOVES[genre];
  const rnd = random(`song:${seed}`);
  const step = 60 / rnd.range(groove.bpm[0], groove.bpm[1]) / (groove.steps === 16 ? 4 : groove.bpm[0] > 130 ? 4 : 3);
  const bars = Math.max(4, Math.round(LENGTH / (step * groove.steps) / 4) * 4);
  const key = rnd.int(45, 56);
  const chords = rnd.pick(groove.progressions);
  const piece: Piece = {
    seconds: bars * groove.steps * step + RING,
    notes: [],
    strokes: [],
    room: groove.room,
    crackle: groove.crackle ?? false,
  };
  const time = (bar: number, at: number) => (bar * groove.steps + at + (at % 2 ? groove.swing : 0)) * step;
  const tune = melody(rnd, groove);
  const last = bars - 1;
  for (let bar = 0; bar < bars; bar++) {
    const chord = chords[bar % chords.length] as Chord;
    const full = bar >= Math.min(2, bars / 4) && bar < last;
    drums(piece, rnd, groove, bar, time, { full, fill: bar % 4 === 3 && bar < last });
    bass(piece, groove, bar, time, step, key - 12 + chord[0], chord, bar >= 1 || bars <= 4);
    keys(piece, rnd, groove, bar, time, step, key + 12, chord, bar === last);
    if (bar >= bars / 4 && bar < last) sing(piece, rnd, groove, tune, bar, time, step, key + 24, chord);
  }
  return piece;
}

type Time = (bar: number, at: number) => number;

function drums(
  piece: Piece,
  rnd: Random,
  groove: Groove,
  bar: number,
  time: Time,
  { full, fill }: { full: boolean; fill: boolean },
): void {
  for (const [drum, pattern] of Object.entries(groove.drums) as [DrumName, string][]) {
    const light = drum === 'kick' || drum === 'snare' || drum === 'clap' || drum === 'tom';
    if (!full && light && bar > 0) continue;
    [...pattern].forEach((stroke, at) => {
      if (stroke === '.' || (!full && light)) return;
      piece.strokes.push({ drum, at: time(bar, at), force: (stroke === 'x' ? 0.85 : 0.38) + rnd.range(-0.07, 0.07) });
    });
  }
  if (fill && full && groove.drums.snare) {
    for (const at of [groove.steps - 3, groove.steps - 2, groove.steps - 1]) {
      if (rnd.chance(0.6))
        piece.strokes.push({
          drum: rnd.pick(['snare', 'tom'] as const),
          at: time(bar, at),
          force: rnd.range(0.4, 0.75),
        });
    }
  }
}

function bass(
  piece: Piece,
  groove: Groove,
  bar: number,
  time: Time,
  step: number,
  root: number,
  chord: Chord,
  playing: boolean,
): void {
  if (!playing) return;
  const tones = INTERVALS[chord[1]];
  const hits = [...groove.bass.pattern].flatMap((c, at) => (c === 'x' ? [at] : []));
  hits.forEach((at, i) => {
    const until = hits[i + 1] ?? groove.steps;
    const walk = groove.bass.walking
      ? [0, tones[1] ?? 4, tones[2] ?? 7, 9][i % 4]!
      : i > 0 && i % 4 === 3
        ? 7
        : i === hits.length - 1 && hits.length > 5
          ? 12
          : 0;
    const low = root < 33 ? root + 12 : root;
    piece.notes.push({
      part: 'bass',
      player: groove.bass.name,
      note: {
        at: time(bar, at),
        length: Math.max(0.1, (until - at) * step * 0.88),
        pitch: low + walk,
        force: i === 0 ? 0.9 : 0.74,
      },
    });
  });
}

/** The chord's notes close above `base`, so that hands move little from chord to chord. */
function voicing(base: number, [root, quality]: Chord): number[] {
  return INTERVALS[quality].map((interval) => base + ((root + interval) % 12)).sort((a, b) => a - b);
}

function keys(
  piece: Piece,
  rnd: Random,
  groove: Groove,
  bar: number,
  time: Time,
  step: number,
  base: number,
  chord: Chord,
  ending: boolean,
): void {
  const { name, pattern, broken } = groove.keys;
  const low = name === 'fuzz' ? 24 : name === 'guitar' ? 5 : 0;
  const tones =
    chord[1] === 'power'
      ? INTERVALS.power.map((i) => base + chord[0] + i - (chord[0] > 6 ? 12 : 0))
      : voicing(base, chord);
  const hits = ending ? [0] : [...pattern].flatMap((c, at) => (c === 'x' ? [at] : []));
  hits.forEach((at, i) => {
    const until = ending ? groove.steps : (hits[i + 1] ?? groove.steps);
    const order =
      broken && !ending ? [tones[[0, 2, 1, 2, 3, 1, 2, 1][i % 8]! % tones.length]! + (i % 8 === 4 ? 12 : 0)] : tones;
    order.forEach((pitch, n) => {
      piece.notes.push({
        part: 'keys',
        player: name,
        note: {
          at: time(bar, at) + n * (name === 'guitar' ? 0.014 : 0.002),
          length: Math.max(0.12, (broken ? 4 : until - at) * step * 0.95),
          pitch: pitch - low,
          force: (i === 0 ? 0.74 : 0.6) * rnd.range(0.88, 1.05) * (broken ? 1.2 : tones.length > 3 ? 0.86 : 1),
        },
      });
    });
  });
}

interface MelodyNote {
  at: number;
  length: number;
  /** Steps of the scale, 0 is the key. */
  degree: number;
}

/** Four bars: a phrase, its answer, the phrase again, and an ending. */
function melody(rnd: Random, groove: Groove): MelodyNote[][] {
  const phrase = (from: number): MelodyNote[] => {
    const found: MelodyNote[] = [];
    let degree = from;
    for (let at = 0; at < groove.steps - 1;) {
      const strong = at % 4 === 0;
      const length = rnd.weighted([
        [1, groove.lead.density > 0.4 ? 3 : 1],
        [2, 4],
        [3, 2],
        [4, 3],
        [6, 1],
      ] as const);
      if (rnd.chance(groove.lead.density * (strong ? 2.1 : 1.3))) {
        degree = Math.max(
          -3,
          Math.min(
            8,
            degree +
              rnd.weighted([
                [0, 2],
                [1, 4],
                [-1, 4],
                [2, 2],
                [-2, 2],
                [4, 0.5],
                [-3, 0.5],
              ] as const),
          ),
        );
        found.push({ at, length, degree });
      }
      at += length;
    }
    return found.length ? found : [{ at: 0, length: 6, degree: from }];
  };
  const question = phrase(rnd.int(0, 4));
  const answer = [
    ...question.slice(0, Math.ceil(question.length / 2)),
    ...phrase(2).filter((n) => n.at >= groove.steps / 2),
  ];
  const close = [...question.slice(0, 2), { at: groove.steps / 2, length: groove.steps / 2 - 1, degree: 0 }].filter(
    (n, i, all) => i === all.length - 1 || n.at < groove.steps / 2,
  );
  return [question, answer, question, close];
}

function sing(
  piece: Piece,
  rnd: Random,
  groove: Groove,
  tune: MelodyNote[][],
  bar: number,
  time: Time,
  step: number,
  key: number,
  chord: Chord,
): void {
  const { scale } = groove;
  const home = new Set(INTERVALS[chord[1]].map((interval) => (chord[0] + interval) % 12));
  for (const { at, length, degree } of tune[bar % 4] ?? []) {
    const octave = Math.floor(degree / scale.length);
    let pitch = scale[((degree % scale.length) + scale.length) % scale.length]! + octave * 12;
    // On strong beats the tune leans on the chord.
    if (at % 4 === 0) pitch = nearest(pitch, home);
    const high =
      groove.lead.name === 'drive' || groove.lead.name === 'brass' || groove.lead.name === 'melodica' ? -12 : 0;
    piece.notes.push({
      part: 'lead',
      player: groove.lead.name,
      note: { at: time(bar, at), length: length * step * 0.9, pitch: key + pitch + high, force: rnd.range(0.66, 0.86) },
    });
  }
}

const nearest = (pitch: number, tones: ReadonlySet<number>): number =>
  [0, -1, 1, -2, 2].map((d) => pitch + d).find((p) => tones.has(((p % 12) + 12) % 12)) ?? pitch;

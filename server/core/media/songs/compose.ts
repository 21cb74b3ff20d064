/** Composes a short piece for a genre: chords, bass, drums and a repeated melody. */
import type { Genre } from '#generated/enums.ts';
import { random, type Random } from '../random.ts';
import type { DrumName } from './drums.ts';
import { GROOVES, INTERVALS, type Chord, type Groove } from './grooves.ts';
import type { InstrumentName, Note } from './instruments.ts';

/** Content of `songs/{id}.json`, from which a piece is derived. */
export interface Score {
  seed: string;
  genre: Genre;
}

export type Part = 'bass' | 'keys' | 'lead';

export interface Piece {
  /** Duration in seconds, including the decay of the last chord. */
  seconds: number;
  notes: { part: Part; player: InstrumentName; note: Note }[];
  strokes: { drum: DrumName; at: number; force: number }[];
  room: number;
  crackle: boolean;
}

/** Approximate duration of a piece, rounded to whole bars. */
const TARGET_SECONDS = 22;
const RING_SECONDS = 1.8;

/** Composes the piece of a score, equal for equal scores. */
export function compose({ seed, genre }: Score): Piece {
  const groove = GROOVES[genre];
  const rnd = random(`song:${seed}`);
  const step = 60 / rnd.range(groove.bpm[0], groove.bpm[1]) / (groove.steps === 16 ? 4 : groove.bpm[0] > 130 ? 4 : 3);
  const bars = Math.max(4, Math.round(TARGET_SECONDS / (step * groove.steps) / 4) * 4);
  const key = rnd.int(45, 56);
  const chords = rnd.pick(groove.progressions);
  const piece: Piece = {
    seconds: bars * groove.steps * step + RING_SECONDS,
    notes: [],
    strokes: [],
    room: groove.room,
    crackle: groove.crackle ?? false,
  };
  const toSeconds = (bar: number, at: number) => (bar * groove.steps + at + (at % 2 ? groove.swing : 0)) * step;
  const tune = composeMelody(rnd, groove);
  const lastBar = bars - 1;
  for (let bar = 0; bar < bars; bar++) {
    const chord = chords[bar % chords.length] as Chord;
    const isFull = bar >= Math.min(2, bars / 4) && bar < lastBar;
    addDrums(piece, rnd, groove, bar, toSeconds, { isFull, hasFill: bar % 4 === 3 && bar < lastBar });
    addBass(piece, groove, bar, toSeconds, step, key - 12 + chord[0], chord, bar >= 1 || bars <= 4);
    addKeys(piece, rnd, groove, bar, toSeconds, step, key + 12, chord, bar === lastBar);
    if (bar >= bars / 4 && bar < lastBar) addMelody(piece, rnd, groove, tune, bar, toSeconds, step, key + 24, chord);
  }
  return piece;
}

type Time = (bar: number, at: number) => number;

function addDrums(
  piece: Piece,
  rnd: Random,
  groove: Groove,
  bar: number,
  time: Time,
  { isFull, hasFill }: { isFull: boolean; hasFill: boolean },
): void {
  for (const [drum, pattern] of Object.entries(groove.drums) as [DrumName, string][]) {
    const isMainDrum = drum === 'kick' || drum === 'snare' || drum === 'clap' || drum === 'tom';
    if (!isFull && isMainDrum && bar > 0) continue;
    [...pattern].forEach((stroke, at) => {
      if (stroke === '.' || (!isFull && isMainDrum)) return;
      piece.strokes.push({ drum, at: time(bar, at), force: (stroke === 'x' ? 0.85 : 0.38) + rnd.range(-0.07, 0.07) });
    });
  }
  if (hasFill && isFull && groove.drums.snare) {
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

function addBass(
  piece: Piece,
  groove: Groove,
  bar: number,
  time: Time,
  step: number,
  root: number,
  chord: Chord,
  isPlaying: boolean,
): void {
  if (!isPlaying) return;
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

/** Voices a chord close above `base`, so that successive chords are close to each other. */
function voiceChord(base: number, [root, quality]: Chord): number[] {
  return INTERVALS[quality].map((interval) => base + ((root + interval) % 12)).sort((a, b) => a - b);
}

function addKeys(
  piece: Piece,
  rnd: Random,
  groove: Groove,
  bar: number,
  time: Time,
  step: number,
  base: number,
  chord: Chord,
  isEnding: boolean,
): void {
  const { name, pattern, broken } = groove.keys;
  const low = name === 'fuzz' ? 24 : name === 'guitar' ? 5 : 0;
  const tones =
    chord[1] === 'power'
      ? INTERVALS.power.map((i) => base + chord[0] + i - (chord[0] > 6 ? 12 : 0))
      : voiceChord(base, chord);
  const hits = isEnding ? [0] : [...pattern].flatMap((c, at) => (c === 'x' ? [at] : []));
  hits.forEach((at, i) => {
    const until = isEnding ? groove.steps : (hits[i + 1] ?? groove.steps);
    const order =
      broken && !isEnding ? [tones[[0, 2, 1, 2, 3, 1, 2, 1][i % 8]! % tones.length]! + (i % 8 === 4 ? 12 : 0)] : tones;
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

/** Composes four bars: a phrase, its answer, the phrase again, and an ending. */
function composeMelody(rnd: Random, groove: Groove): MelodyNote[][] {
  const phrase = (from: number): MelodyNote[] => {
    const notes: MelodyNote[] = [];
    let degree = from;
    for (let at = 0; at < groove.steps - 1;) {
      const isStrong = at % 4 === 0;
      const length = rnd.weighted([
        [1, groove.lead.density > 0.4 ? 3 : 1],
        [2, 4],
        [3, 2],
        [4, 3],
        [6, 1],
      ] as const);
      if (rnd.chance(groove.lead.density * (isStrong ? 2.1 : 1.3))) {
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
        notes.push({ at, length, degree });
      }
      at += length;
    }
    return notes.length ? notes : [{ at: 0, length: 6, degree: from }];
  };
  const question = phrase(rnd.int(0, 4));
  const answer = [
    ...question.slice(0, Math.ceil(question.length / 2)),
    ...phrase(2).filter((n) => n.at >= groove.steps / 2),
  ];
  const ending = [...question.slice(0, 2), { at: groove.steps / 2, length: groove.steps / 2 - 1, degree: 0 }].filter(
    (n, i, all) => i === all.length - 1 || n.at < groove.steps / 2,
  );
  return [question, answer, question, ending];
}

function addMelody(
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
  const chordTones = new Set(INTERVALS[chord[1]].map((interval) => (chord[0] + interval) % 12));
  for (const { at, length, degree } of tune[bar % 4] ?? []) {
    const octave = Math.floor(degree / scale.length);
    let pitch = scale[((degree % scale.length) + scale.length) % scale.length]! + octave * 12;
    // strong beats have a note of the chord
    if (at % 4 === 0) pitch = findNearest(pitch, chordTones);
    const high =
      groove.lead.name === 'drive' || groove.lead.name === 'brass' || groove.lead.name === 'melodica' ? -12 : 0;
    piece.notes.push({
      part: 'lead',
      player: groove.lead.name,
      note: { at: time(bar, at), length: length * step * 0.9, pitch: key + pitch + high, force: rnd.range(0.66, 0.86) },
    });
  }
}

const findNearest = (pitch: number, tones: ReadonlySet<number>): number =>
  [0, -1, 1, -2, 2].map((d) => pitch + d).find((p) => tones.has(((p % 12) + 12) % 12)) ?? pitch;

/** Arrangement of each genre: tempo, chords, drum patterns and instruments. A bar has 16 steps, or 12 in a waltz. */
import type { Genre } from '#generated/enums.ts';
import type { DrumName } from './drums.ts';
import type { BassName, KeysName, LeadName } from './instruments.ts';

export type Quality = 'maj' | 'min' | 'maj7' | 'min7' | 'dom7' | 'power';
/** Semitones above the key, and the quality of the chord. */
export type Chord = readonly [root: number, quality: Quality];

export interface Groove {
  bpm: readonly [min: number, max: number];
  /** Steps per bar. */
  steps: 16 | 12;
  /** 0 even, 0.33 a triplet feel. */
  swing: number;
  scale: readonly number[];
  /** One chord per bar. */
  progressions: readonly (readonly Chord[])[];
  /** `x` is a full stroke, `o` a soft one. */
  drums: Partial<Record<DrumName, string>>;
  bass: { name: BassName; pattern: string; walking?: boolean };
  /** Block chords on the pattern's strokes, or broken chords over all steps. */
  keys: { name: KeysName; pattern: string; broken?: boolean };
  /** Chance that a step of the melody has a note. */
  lead: { name: LeadName; density: number };
  /** Reverb, 0 (dry) to 1 (cathedral). */
  room: number;
  crackle?: boolean;
}

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const MINOR = [0, 2, 3, 5, 7, 8, 10];
const DORIAN = [0, 2, 3, 5, 7, 9, 10];
const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10];
const PHRYGIAN = [0, 1, 3, 5, 7, 8, 10];
const PENTA = [0, 2, 4, 7, 9];
const MINOR_PENTA = [0, 3, 5, 7, 10];
const BLUES = [0, 3, 5, 6, 7, 10];

// one progression per line
// prettier-ignore
const pop: readonly (readonly Chord[])[] = [
  [[0, 'maj'], [7, 'maj'], [9, 'min'], [5, 'maj']],
  [[9, 'min'], [5, 'maj'], [0, 'maj'], [7, 'maj']],
  [[0, 'maj'], [9, 'min'], [5, 'maj'], [7, 'maj']],
];
// prettier-ignore
const minor: readonly (readonly Chord[])[] = [
  [[0, 'min'], [8, 'maj'], [3, 'maj'], [10, 'maj']],
  [[0, 'min'], [5, 'min'], [8, 'maj'], [7, 'min']],
  [[0, 'min'], [10, 'maj'], [8, 'maj'], [10, 'maj']],
];
// prettier-ignore
const sevenths: readonly (readonly Chord[])[] = [
  [[2, 'min7'], [7, 'dom7'], [0, 'maj7'], [9, 'min7']],
  [[0, 'maj7'], [9, 'min7'], [2, 'min7'], [7, 'dom7']],
  [[5, 'maj7'], [4, 'min7'], [2, 'min7'], [0, 'maj7']],
];
// prettier-ignore
const darkSevenths: readonly (readonly Chord[])[] = [
  [[0, 'min7'], [5, 'min7'], [10, 'dom7'], [3, 'maj7']],
  [[0, 'min7'], [8, 'maj7'], [5, 'min7'], [7, 'min7']],
];
// prettier-ignore
const vamp: readonly (readonly Chord[])[] = [
  [[0, 'min7'], [5, 'dom7'], [0, 'min7'], [5, 'dom7']],
  [[0, 'dom7'], [0, 'dom7'], [5, 'dom7'], [10, 'dom7']],
];
// prettier-ignore
const twelve: readonly (readonly Chord[])[] = [
  [[0, 'dom7'], [5, 'dom7'], [0, 'dom7'], [0, 'dom7'], [5, 'dom7'], [5, 'dom7'], [0, 'dom7'], [7, 'dom7']],
];
// prettier-ignore
const heavy: readonly (readonly Chord[])[] = [
  [[0, 'power'], [1, 'power'], [0, 'power'], [3, 'power']],
  [[0, 'power'], [8, 'power'], [10, 'power'], [1, 'power']],
];

/** Grooves by genre id (§3). */
// prettier-ignore
export const GROOVES: Record<Genre, Groove> = {
  1: { bpm: [119, 127], steps: 16, swing: 0.04, scale: MINOR,
    progressions: minor,
    drums: { kick: 'x...x...x...x...', clap: '....x.......x...', hat: '..x...x...x...x.', shaker: 'o.oxo.oxo.oxo.ox' },
    bass: { name: 'saw', pattern: '..x...x...x.x.x.' }, keys: { name: 'pad', pattern: 'x...............' },
    lead: { name: 'pluck', density: 0.55 }, room: 0.3 },
  2: { bpm: [98, 114], steps: 16, swing: 0.12, scale: PENTA,
    progressions: pop,
    drums: { kick: 'x.......x.......', brush: '..x.x.x...x.x.x.', rim: '....x.......x...' },
    bass: { name: 'upright', pattern: 'x.......x.......' }, keys: { name: 'guitar', pattern: 'x...x.x.x...x.x.' },
    lead: { name: 'steel', density: 0.38 }, room: 0.14 },
  3: { bpm: [74, 90], steps: 12, swing: 0, scale: BLUES,
    progressions: twelve,
    drums: { kick: 'x.....x.....', snare: '...x.....x..', ride: 'x.ox.ox.ox.o' },
    bass: { name: 'upright', pattern: 'x..x..x..x..', walking: true }, keys: { name: 'organ', pattern: 'x.....x.....' },
    lead: { name: 'drive', density: 0.36 }, room: 0.16 },
  4: { bpm: [92, 108], steps: 16, swing: 0, scale: MAJOR,
    progressions: pop,
    drums: { shaker: 'o.o.x.o.o.o.x.o.' },
    bass: { name: 'upright', pattern: 'x.......x.......' }, keys: { name: 'guitar', pattern: 'x.x.x.x.x.x.x.x.', broken: true },
    lead: { name: 'flute', density: 0.26 }, room: 0.22 },
  5: { bpm: [102, 113], steps: 16, swing: 0.1, scale: DORIAN,
    progressions: vamp,
    drums: { kick: 'x..x..x...x.....', snare: '....x..o.o..x..o', hat: 'xoxoxoxoxoxoxoxo' },
    bass: { name: 'slap', pattern: 'x..x..x.x.xx..x.' }, keys: { name: 'clav', pattern: '..x..xx...x..x.x' },
    lead: { name: 'brass', density: 0.3 }, room: 0.1 },
  6: { bpm: [82, 93], steps: 16, swing: 0.2, scale: MINOR_PENTA,
    progressions: darkSevenths,
    drums: { kick: 'x..x......xx....', snare: '....x.......x...', hat: 'x.x.x.x.x.x.x.xo' },
    bass: { name: 'sub', pattern: 'x..x......x.....' }, keys: { name: 'rhodes', pattern: 'x.....x...x.....' },
    lead: { name: 'bell', density: 0.22 }, room: 0.14, crackle: true },
  7: { bpm: [122, 152], steps: 16, swing: 0.3, scale: MAJOR,
    progressions: sevenths,
    drums: { ride: 'x...x.x.x...x.x.', hat: '....x.......x...', kick: 'o.......o.......', brush: '......o.......o.' },
    bass: { name: 'upright', pattern: 'x...x...x...x...', walking: true }, keys: { name: 'piano', pattern: '..x...x.....x...' },
    lead: { name: 'brass', density: 0.4 }, room: 0.18 },
  8: { bpm: [104, 120], steps: 16, swing: 0, scale: MAJOR,
    progressions: pop,
    drums: { kick: 'x.....x.x.......', snare: '....x.......x...', hat: 'x.x.x.x.x.x.x.x.' },
    bass: { name: 'saw', pattern: 'x.x.x.x.x.x.x.x.' }, keys: { name: 'piano', pattern: 'x..x..x.x..x..x.' },
    lead: { name: 'square', density: 0.34 }, room: 0.2 },
  9: { bpm: [68, 79], steps: 16, swing: 0.08, scale: MINOR_PENTA,
    progressions: darkSevenths,
    drums: { kick: 'x.....x...x.....', clap: '....x.......x...', hat: 'x.xxx.x.x.xxx.xx' },
    bass: { name: 'sub', pattern: 'x.....x...x.....' }, keys: { name: 'rhodes', pattern: 'x.......x..x....' },
    lead: { name: 'square', density: 0.26 }, room: 0.26 },
  10: { bpm: [84, 99], steps: 16, swing: 0.14, scale: PENTA,
    progressions: sevenths,
    drums: { kick: 'x.....x.x.......', snare: '....x.......x..o', hat: 'x.x.x.x.x.x.x.x.' },
    bass: { name: 'upright', pattern: 'x..x..x.x.....x.' }, keys: { name: 'organ', pattern: 'x.......x...x...' },
    lead: { name: 'brass', density: 0.28 }, room: 0.18 },
  11: { bpm: [120, 140], steps: 16, swing: 0, scale: MINOR_PENTA,
    progressions: [[[0, 'power'], [5, 'power'], [10, 'power'], [7, 'power']], [[0, 'power'], [3, 'power'], [10, 'power'], [5, 'power']]],
    drums: { kick: 'x..x..x.x.......', snare: '....x.......x...', hat: 'x.x.x.x.x.x.x.x.' },
    bass: { name: 'saw', pattern: 'x.x.x.x.x.x.x.x.' }, keys: { name: 'fuzz', pattern: 'x.....x.x.......' },
    lead: { name: 'drive', density: 0.32 }, room: 0.14 },
  12: { bpm: [100, 118], steps: 12, swing: 0, scale: MIXOLYDIAN,
    progressions: [[[0, 'maj'], [10, 'maj'], [5, 'maj'], [0, 'maj']], [[0, 'maj'], [0, 'maj'], [10, 'maj'], [5, 'maj']]],
    drums: { tom: 'x..x.xx..x..', shaker: 'xoxxoxxoxxox', rim: '..x..x.x..x.', kick: 'x.....x.....' },
    bass: { name: 'upright', pattern: 'x..x..x..x.x' }, keys: { name: 'kora', pattern: 'xxxxxxxxxxxx', broken: true },
    lead: { name: 'flute', density: 0.3 }, room: 0.16 },
  13: { bpm: [132, 156], steps: 12, swing: 0, scale: MINOR,
    progressions: minor,
    drums: { brush: '....o...o...', kick: 'o...........' },
    bass: { name: 'upright', pattern: 'x...........' }, keys: { name: 'accordion', pattern: '....x...x...' },
    lead: { name: 'accordion', density: 0.34 }, room: 0.2 },
  14: { bpm: [70, 80], steps: 16, swing: 0.1, scale: PENTA,
    progressions: [[[0, 'maj'], [7, 'maj'], [9, 'min'], [5, 'maj']], [[9, 'min'], [2, 'min'], [9, 'min'], [7, 'maj']]],
    drums: { kick: '........x.......', rim: '........x.....o.', hat: 'x.o.x.o.x.o.x.o.' },
    bass: { name: 'sub', pattern: 'x..x..x...x.x...' }, keys: { name: 'skank', pattern: '....x.......x...' },
    lead: { name: 'melodica', density: 0.28 }, room: 0.26 },
  15: { bpm: [74, 96], steps: 16, swing: 0, scale: MAJOR,
    progressions: [[[0, 'maj'], [9, 'min'], [2, 'min'], [7, 'maj']], [[0, 'maj'], [7, 'maj'], [9, 'min'], [4, 'min'], [5, 'maj'], [0, 'maj'], [5, 'maj'], [7, 'maj']]],
    drums: {},
    bass: { name: 'cello', pattern: 'x...............' }, keys: { name: 'piano', pattern: 'x.x.x.x.x.x.x.x.', broken: true },
    lead: { name: 'violin', density: 0.22 }, room: 0.42 },
  16: { bpm: [84, 100], steps: 16, swing: 0.06, scale: DORIAN,
    progressions: darkSevenths,
    drums: { rim: 'x..x..x...x..x..', tom: '......x.......x.', shaker: '..x...x...x...x.' },
    bass: { name: 'sub', pattern: 'x.........x.....' }, keys: { name: 'pad', pattern: 'x...............' },
    lead: { name: 'bell', density: 0.34 }, room: 0.4 },
  17: { bpm: [116, 123], steps: 16, swing: 0, scale: DORIAN,
    progressions: [[[0, 'min7'], [5, 'min7'], [10, 'dom7'], [3, 'maj7']], [[9, 'min7'], [2, 'min7'], [7, 'dom7'], [0, 'maj7']]],
    drums: { kick: 'x...x...x...x...', clap: '....x.......x...', openhat: '..x...x...x...x.', hat: 'xo.oxo.oxo.oxo.o' },
    bass: { name: 'slap', pattern: 'x.x.x.x.x.x.x.x.' }, keys: { name: 'strings', pattern: 'x.......x...x...' },
    lead: { name: 'clavLead', density: 0.3 }, room: 0.2 },
  18: { bpm: [142, 172], steps: 16, swing: 0, scale: PHRYGIAN,
    progressions: heavy,
    drums: { kick: 'xxx.xxx.xxx.xxxx', snare: '....x.......x...', ride: 'x...x...x...x...' },
    bass: { name: 'saw', pattern: 'xxx.xxx.xxx.xxxx' }, keys: { name: 'fuzz', pattern: 'x.x.x.xxx.x.x.xx' },
    lead: { name: 'drive', density: 0.5 }, room: 0.16 },
  20: { bpm: [64, 80], steps: 16, swing: 0, scale: MINOR,
    progressions: minor,
    drums: { tom: 'x.........o.....' },
    bass: { name: 'cello', pattern: 'x.......x.......' }, keys: { name: 'strings', pattern: 'x...............' },
    lead: { name: 'violin', density: 0.16 }, room: 0.5 },
};

export const INTERVALS: Record<Quality, readonly number[]> = {
  maj: [0, 4, 7],
  min: [0, 3, 7],
  maj7: [0, 4, 7, 11],
  min7: [0, 3, 7, 10],
  dom7: [0, 4, 7, 10],
  power: [0, 7, 12],
};

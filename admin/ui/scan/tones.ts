/** Feedback of a scanning screen; each tone has a sound and a colour. */
export type Tone =
  /** Correct; more scans follow. */
  | 'ok'
  /** Correct; the last of its kind. */
  | 'done'
  /** Correct; the last of all. */
  | 'complete'
  /** Another code was expected. */
  | 'wrong'
  /** Correct, but more than needed. */
  | 'many'
  /** Already done. */
  | 'already'
  /** No longer possible. */
  | 'gone'
  /** Claimed by a colleague. */
  | 'taken'
  /** Another step is required first. */
  | 'halt'
  /** Ignored because of an undismissed error. */
  | 'refused'
  | 'unknown';

/** Background of the error screen, by tone; contrast of at least 4.5:1 with white. */
export const COLORS: Readonly<Record<Tone, string>> = {
  ok: '#1b6e3c',
  done: '#1b6e3c',
  complete: '#14532d',
  wrong: '#b3001b',
  many: '#a13d00',
  already: '#5b2a9d',
  gone: '#3f3f9f',
  taken: '#8a1162',
  halt: '#4a4a4a',
  refused: '#7a0012',
  unknown: '#b3001b',
};

/** Beeps as pairs of hertz and milliseconds; 0 hertz is silence. */
const TUNES: Readonly<Record<Tone, readonly (readonly [hertz: number, ms: number])[]>> = {
  ok: [[1320, 70]],
  done: [
    [1320, 60],
    [0, 30],
    [1760, 90],
  ],
  complete: [
    [1047, 90],
    [1319, 90],
    [1568, 90],
    [2093, 220],
  ],
  wrong: [
    [160, 260],
    [0, 60],
    [160, 420],
  ],
  many: [
    [440, 120],
    [0, 40],
    [440, 120],
    [0, 40],
    [440, 120],
  ],
  already: [
    [660, 160],
    [440, 160],
    [330, 260],
  ],
  gone: [
    [880, 120],
    [440, 300],
  ],
  taken: [
    [520, 140],
    [620, 140],
    [520, 140],
    [620, 140],
  ],
  halt: [[240, 600]],
  refused: [
    [120, 90],
    [0, 30],
    [120, 90],
  ],
  unknown: [
    [200, 120],
    [150, 300],
  ],
};

let audio: AudioContext | undefined;

/** Plays the sound of a tone; silent where the browser does not allow it. */
export function playTone(tone: Tone): void {
  audio ??= typeof AudioContext === 'undefined' ? undefined : new AudioContext();
  if (!audio) return;
  void audio.resume();
  const isBad = tone !== 'ok' && tone !== 'done' && tone !== 'complete';
  let at = audio.currentTime;
  for (const [hertz, ms] of TUNES[tone]) {
    if (hertz > 0) beep(audio, { hertz, at, seconds: ms / 1000, type: isBad ? 'square' : 'sine' });
    at += ms / 1000;
  }
}

interface Beep {
  hertz: number;
  at: number;
  seconds: number;
  type: OscillatorType;
}

function beep(context: AudioContext, { hertz, at, seconds, type }: Beep): void {
  const [oscillator, volume] = [context.createOscillator(), context.createGain()];
  oscillator.type = type;
  oscillator.frequency.value = hertz;
  volume.gain.setValueAtTime(0.25, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

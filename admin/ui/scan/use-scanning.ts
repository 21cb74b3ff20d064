import { ApiError } from '#generated/client/api-error.ts';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { errorText } from '#admin/api/submit-errors.ts';
import { playTone, type Tone } from './tones.ts';

/** An error that stands until somebody takes note of it. */
export interface Standing {
  /** What it is: a signal of the screen's own, or the code of a refusal. */
  readonly signal: string;
  readonly text: string;
  /** What was scanned. */
  readonly code: string;
  /** How many scans came meanwhile. */
  readonly refused: number;
}

interface Options {
  /** How a signal, or the code of a refusal, sounds and looks. */
  toneOf: (signal: string) => Tone;
  /** Said of a scan that comes while an error stands. */
  refused: string;
}

/**
 * What a screen for scanners does with events. They go one after the other, so a scan that comes while another is under
 * way waits for its turn and is not lost; what the server refuses becomes an error that stands, and scans meanwhile are
 * counted and told, and do nothing else.
 */
export function useScanning({ toneOf, refused }: Options) {
  const t = useTranslate();
  const [said, setSaid] = useState('');
  const [standing, setStanding] = useState<Standing | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  // what the next event in the queue goes by, which the last drawing of the screen may be behind
  const live = useRef<Standing | null>(null);

  const say = (signal: string, text: string) => {
    playTone(toneOf(signal));
    setSaid(text);
  };
  const stand = (next: Standing | null) => {
    live.current = next;
    setStanding(next);
  };
  /** Runs work after what is under way. */
  const inTurn = (code: string, work: () => Promise<void>): Promise<unknown> => {
    const run = async () => {
      try {
        await work();
      } catch (cause) {
        if (!(cause instanceof ApiError)) throw cause;
        const text = formatApiError(cause, t);
        stand({ signal: cause.code, text, code, refused: 0 });
        say(cause.code, text);
      }
    };
    queue.current = queue.current.then(run, run);
    return queue.current;
  };
  /** The same for a scan, which nothing happens to while an error stands. */
  const scanned = (code: string, work: () => Promise<void>) =>
    inTurn(code, async () => {
      const { current } = live;
      if (!current) return work();
      stand({ ...current, refused: current.refused + 1 });
      say('refused', refused);
    });
  return { said, standing, say, inTurn, scanned, settle: () => stand(null) };
}

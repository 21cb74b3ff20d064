import { ApiError } from '#generated/client/api-error.ts';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { formatApiError } from '#admin/api/submit-errors.ts';
import { playTone, type Tone } from './tones.ts';

/** An error that is shown until it is dismissed. */
export interface ScanError {
  /** A signal of the screen, or the code of an API error. */
  readonly signal: string;
  readonly text: string;
  /** The scanned code. */
  readonly code: string;
  /** Number of scans refused since. */
  readonly refused: number;
}

interface Options {
  /** Returns the tone of a signal or an error code. */
  getSignalTone: (signal: string) => Tone;
  /** Message of a scan that is refused because of an error. */
  refused: string;
}

/**
 * Runs the events of a scanning screen one after another, so that no scan is lost. An API error is shown until it is
 * dismissed; scans in the meantime are refused and counted.
 */
export function useScanning({ getSignalTone, refused }: Options) {
  const t = useTranslate();
  const [said, setSaid] = useState('');
  const [standing, setStanding] = useState<ScanError | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  // queued events need the current value, which may be newer than the last render
  const currentError = useRef<ScanError | null>(null);

  const say = (signal: string, text: string) => {
    playTone(getSignalTone(signal));
    setSaid(text);
  };
  const setError = (error: ScanError | null) => {
    currentError.current = error;
    setStanding(error);
  };
  /** Queues work. */
  const queueWork = (code: string, work: () => Promise<void>): Promise<unknown> => {
    const run = async () => {
      try {
        await work();
      } catch (cause) {
        if (!(cause instanceof ApiError)) throw cause;
        const text = formatApiError(cause, t);
        setError({ signal: cause.code, text, code, refused: 0 });
        say(cause.code, text);
      }
    };
    queue.current = queue.current.then(run, run);
    return queue.current;
  };
  /** Queues a scan, which is refused while there is an error. */
  const scanned = (code: string, work: () => Promise<void>) =>
    queueWork(code, async () => {
      const { current } = currentError;
      if (!current) return work();
      setError({ ...current, refused: current.refused + 1 });
      say('refused', refused);
    });
  return { said, standing, say, queueWork, scanned, settle: () => setError(null) };
}

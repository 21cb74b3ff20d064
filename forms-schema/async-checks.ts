import type { Verdict } from './validators.ts';

/**
 * A check that somebody else must make, as "is this address taken?". It gets values that keep every other rule, and
 * resolves to what is wrong. Stop when the signal says so. A check that fails says nothing: the server has the last word.
 */
export type AsyncValidator = (value: unknown, signal: AbortSignal) => Promise<Verdict | undefined>;

interface Question {
  readonly control: AbortController;
  readonly answered: Promise<void>;
}

/** How many values of a form are remembered. */
const REMEMBERED = 200;

const keyOf = (path: string, value: unknown): string => `${path} ${JSON.stringify(value)}`;

/**
 * What the checks of one form said, by path (without list indices) and value. A verdict belongs to its value, never to
 * what happens to be typed when it comes, so a late answer is harmless; each value is asked about once.
 */
export class AsyncChecks {
  readonly #verdicts = new Map<string, Verdict | undefined>();
  readonly #questions = new Map<string, Question>();

  /** Whether the value was checked already. */
  isKnown(path: string, value: unknown): boolean {
    return this.#verdicts.has(keyOf(path, value));
  }

  /** What is wrong with the value, as far as it is known. */
  verdictOf(path: string, value: unknown): Verdict | undefined {
    return this.#verdicts.get(keyOf(path, value));
  }

  /** Resolves once the value is checked, or its question is dropped or failed. Never rejects. */
  check(path: string, value: unknown, validator: AsyncValidator): Promise<void> {
    const key = keyOf(path, value);
    if (this.#verdicts.has(key)) return Promise.resolve();
    const asked = this.#questions.get(key);
    if (asked) return asked.answered;
    const control = new AbortController();
    const answered = this.#ask(key, value, validator, control.signal);
    this.#questions.set(key, { control, answered });
    return answered;
  }

  /** Stops asking about a value that is no longer there. */
  drop(path: string, value: unknown): void {
    const key = keyOf(path, value);
    this.#questions.get(key)?.control.abort();
    this.#questions.delete(key);
  }

  async #ask(key: string, value: unknown, validator: AsyncValidator, signal: AbortSignal): Promise<void> {
    try {
      const verdict = await validator(value, signal);
      if (!signal.aborted) this.#remember(key, verdict);
    } catch {
      // unknown for now; the server will say
    } finally {
      if (!signal.aborted) this.#questions.delete(key);
    }
  }

  #remember(key: string, verdict: Verdict | undefined): void {
    this.#verdicts.set(key, verdict);
    const [oldest] = this.#verdicts.keys();
    if (this.#verdicts.size > REMEMBERED && oldest !== undefined) this.#verdicts.delete(oldest);
  }
}

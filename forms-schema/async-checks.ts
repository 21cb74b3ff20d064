import type { RuleViolation } from './validators.ts';

/**
 * An asynchronous validation, such as "is this address taken?". Called with values that satisfy all other rules;
 * resolves to the violation. Should stop when the signal aborts. A rejection counts as valid, because the server
 * validates again.
 */
export type AsyncValidator = (value: unknown, signal: AbortSignal) => Promise<RuleViolation | undefined>;

interface RunningCheck {
  readonly control: AbortController;
  readonly done: Promise<void>;
}

/** Maximum number of cached results per form. */
const MAX_RESULTS = 200;

const buildKey = (path: string, value: unknown): string => `${path} ${JSON.stringify(value)}`;

/**
 * Results of a form's asynchronous validations, cached by path (without list indices) and value, so that a late
 * response cannot affect another value and each value is checked once.
 */
export class AsyncChecks {
  readonly #results = new Map<string, RuleViolation | undefined>();
  readonly #running = new Map<string, RunningCheck>();

  /** Whether a result is cached. */
  hasResult(path: string, value: unknown): boolean {
    return this.#results.has(buildKey(path, value));
  }

  /** The cached violation; undefined when valid or unknown. */
  getResult(path: string, value: unknown): RuleViolation | undefined {
    return this.#results.get(buildKey(path, value));
  }

  /** Resolves when the check has finished, failed or been cancelled. Never rejects. */
  check(path: string, value: unknown, validator: AsyncValidator): Promise<void> {
    const key = buildKey(path, value);
    if (this.#results.has(key)) return Promise.resolve();
    const running = this.#running.get(key);
    if (running) return running.done;
    const control = new AbortController();
    const done = this.#run(key, value, validator, control.signal);
    this.#running.set(key, { control, done });
    return done;
  }

  /** Aborts the check of a value that was replaced. */
  cancel(path: string, value: unknown): void {
    const key = buildKey(path, value);
    this.#running.get(key)?.control.abort();
    this.#running.delete(key);
  }

  async #run(key: string, value: unknown, validator: AsyncValidator, signal: AbortSignal): Promise<void> {
    try {
      const violation = await validator(value, signal);
      if (!signal.aborted) this.#store(key, violation);
    } catch {
      // not cached: the server validates on submit
    } finally {
      if (!signal.aborted) this.#running.delete(key);
    }
  }

  #store(key: string, violation: RuleViolation | undefined): void {
    this.#results.set(key, violation);
    const [oldest] = this.#results.keys();
    if (this.#results.size > MAX_RESULTS && oldest !== undefined) this.#results.delete(oldest);
  }
}

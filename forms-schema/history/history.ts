/** The way back and forth through what was typed. Pure: no React, no clock. */
import { copyOf, isSame } from '../plain.ts';
import { inputPath, setAt, valueAt } from '../paths.ts';

/** One step: what an input, list or group held before and after. */
export interface Change {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Typing in one input without a pause of this many milliseconds is one step. */
const PAUSE = 1000;
/** How many steps are kept. */
const MOST = 200;

export class History {
  readonly #values: Record<string, unknown>;
  readonly #past: Change[] = [];
  #future: Change[] = [];
  #lastAt = -Infinity;

  /** Begins with what the inputs hold. */
  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, copyOf(value)]));
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Notes what an input holds now; `at` in milliseconds. What it held already is no step. */
  note(name: string, value: unknown, at: number): void {
    const before = valueAt(this.#values, inputPath(name));
    if (isSame(before, value)) return;
    const after = this.#keep(name, value);
    const last = this.#past.at(-1);
    const goesOn = last?.name === name && typeof value === 'string' && at - this.#lastAt < PAUSE;
    if (last && goesOn) this.#past[this.#past.length - 1] = { name, before: last.before, after };
    else this.#past.push({ name, before, after });
    if (this.#past.length > MOST) this.#past.shift();
    this.#future = [];
    this.#lastAt = at;
  }

  /** The step to take back: set its input to `before`. */
  undo(): Change | undefined {
    return this.#turn(this.#past, this.#future, 'before');
  }

  /** The step to make again: set its input to `after`. */
  redo(): Change | undefined {
    return this.#turn(this.#future, this.#past, 'after');
  }

  #turn(from: Change[], to: Change[], side: 'before' | 'after'): Change | undefined {
    const change = from.pop();
    if (change) {
      to.push(change);
      this.#keep(change.name, change[side]);
    }
    this.#lastAt = -Infinity;
    return change;
  }

  #keep(name: string, value: unknown): unknown {
    const copy = copyOf(value);
    setAt(this.#values, inputPath(name), copy);
    return copy;
  }
}

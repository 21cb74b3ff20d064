/** Undo history of form values. Pure: no React, no clock. */
import { cloneValues, isEqual } from '../plain.ts';
import { toInputPath, setValueAt, getValueAt } from '../paths.ts';

/** A change of an input, list or group. */
export interface Change {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Changes of one input within this many milliseconds are merged. */
const MERGE_WINDOW_MS = 1000;
const MAX_CHANGES = 200;

export class History {
  readonly #values: Record<string, unknown>;
  readonly #past: Change[] = [];
  #future: Change[] = [];
  #lastAt = -Infinity;

  /** @param values the initial input values */
  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cloneValues(value)]));
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Records the value of an input; `at` in milliseconds. An unchanged value is ignored. */
  record(name: string, value: unknown, at: number): void {
    const before = getValueAt(this.#values, toInputPath(name));
    if (isEqual(before, value)) return;
    const after = this.#setValue(name, value);
    const last = this.#past.at(-1);
    const isContinued = last?.name === name && typeof value === 'string' && at - this.#lastAt < MERGE_WINDOW_MS;
    if (last && isContinued) this.#past[this.#past.length - 1] = { name, before: last.before, after };
    else this.#past.push({ name, before, after });
    if (this.#past.length > MAX_CHANGES) this.#past.shift();
    this.#future = [];
    this.#lastAt = at;
  }

  /** Returns the change to undo: set its input to `before`. */
  undo(): Change | undefined {
    return this.#move(this.#past, this.#future, 'before');
  }

  /** Returns the change to redo: set its input to `after`. */
  redo(): Change | undefined {
    return this.#move(this.#future, this.#past, 'after');
  }

  #move(from: Change[], to: Change[], side: 'before' | 'after'): Change | undefined {
    const change = from.pop();
    if (change) {
      to.push(change);
      this.#setValue(change.name, change[side]);
    }
    this.#lastAt = -Infinity;
    return change;
  }

  #setValue(name: string, value: unknown): unknown {
    const copy = cloneValues(value);
    setValueAt(this.#values, toInputPath(name), copy);
    return copy;
  }
}

/**
 * Caches results of recursive computations. A result that depends on an outer computation in progress is only valid inside it
 * and is not cached.
 */
export class Memo {
  /** Keys of the computations in progress, outermost first. */
  readonly #open: string[] = [];
  /** Index of the outermost computation that the current one depends on. */
  #dependsOn = Infinity;

  /** Whether a computation is in progress; if so, the current one depends on it. */
  isRunning(key: string): boolean {
    const place = this.#open.indexOf(key);
    if (place >= 0) this.#dependsOn = Math.min(this.#dependsOn, place);
    return place >= 0;
  }

  /** Keeps the current result out of the cache. */
  preventCaching(): void {
    this.#dependsOn = -1;
  }

  /** Runs a computation that `isRunning` reports. */
  run<Value>(key: string, make: () => Value): Value {
    this.#open.push(key);
    const value = make();
    this.#open.pop();
    return value;
  }

  /** Returns the cached value of a key, or computes it. */
  cache<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const place = this.#open.length;
    const outer = this.#dependsOn;
    this.#dependsOn = Infinity;
    const value = make();
    const isFree = this.#dependsOn >= place;
    if (isFree) values.set(key, value);
    this.#dependsOn = isFree ? outer : Math.min(outer, this.#dependsOn);
    return value;
  }
}

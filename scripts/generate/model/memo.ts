/**
 * Keeps what was made of schemas, so that what is reached by many ways is made once. What is made while something else
 * is still being made may depend on that; it is kept only when it does not.
 */
export class Memo {
  /** What is being made, the outermost first. */
  readonly #open: string[] = [];
  /** Place of the outermost of those that what is being made depends on. */
  #dependsOn = Infinity;

  /** Whether something is being made; who asks depends on it if so. */
  isOpen(key: string): boolean {
    const place = this.#open.indexOf(key);
    if (place >= 0) this.#dependsOn = Math.min(this.#dependsOn, place);
    return place >= 0;
  }

  /** What is being made holds here only, for another reason. */
  holdsHereOnly(): void {
    this.#dependsOn = -1;
  }

  /** Makes something that others may ask for meanwhile. */
  open<Value>(key: string, make: () => Value): Value {
    this.#open.push(key);
    const made = make();
    this.#open.pop();
    return made;
  }

  /** What was kept under a key, else what is made now. */
  keep<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const place = this.#open.length;
    const outer = this.#dependsOn;
    this.#dependsOn = Infinity;
    const made = make();
    const isFree = this.#dependsOn >= place;
    if (isFree) kept.set(key, made);
    this.#dependsOn = isFree ? outer : Math.min(outer, this.#dependsOn);
    return made;
  }
}

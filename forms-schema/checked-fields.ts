import type { FormField } from './overrides.ts';

/** Which fields of a form are checked: those being submitted, else those that were submitted before. */
export class CheckedFields {
  readonly #submitted: Set<string>;
  #submitting: readonly FormField[] | undefined;

  /** @param submitted names of fields that are checked from the beginning */
  constructor(submitted: readonly string[]) {
    this.#submitted = new Set(submitted);
  }

  get isSubmitting(): boolean {
    return this.#submitting !== undefined;
  }

  startSubmit(fields: readonly FormField[]): void {
    this.#submitting = fields;
    this.add(fields);
  }

  endSubmit(): void {
    this.#submitting = undefined;
  }

  /** Has these fields checked while they are corrected. */
  add(fields: readonly FormField[]): void {
    for (const { name } of fields) this.#submitted.add(name);
  }

  /** The fields to check at this moment, out of those that a change concerns. */
  select(fields: readonly FormField[]): readonly FormField[] {
    return this.#submitting ?? fields.filter(({ name }) => this.#submitted.has(name));
  }
}

import type { FormField } from './overrides.ts';

/** The fields to validate: those being submitted, otherwise those submitted before. */
export class CheckedFields {
  readonly #submitted: Set<string>;
  #submitting: readonly FormField[] | undefined;

  /** @param submitted names of fields to validate from the start */
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

  /** Adds fields to validate on change. */
  add(fields: readonly FormField[]): void {
    for (const { name } of fields) this.#submitted.add(name);
  }

  /** Selects the fields that are to be validated now. */
  select(fields: readonly FormField[]): readonly FormField[] {
    return this.#submitting ?? fields.filter(({ name }) => this.#submitted.has(name));
  }
}

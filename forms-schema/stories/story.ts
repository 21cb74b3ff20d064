import type { FieldDefinition } from '#generated/definitions.ts';
import type { FieldOverride } from '../overrides.ts';

/** A field with values for its states (states.ts). */
export interface FieldStory {
  readonly field: FieldDefinition;
  /** A valid wire value. */
  readonly value: unknown;
  /** An invalid value; the empty one when absent. */
  readonly wrong?: unknown;
  /** A long value, where the type allows it. */
  readonly long?: unknown;
  /** Override of the field. */
  readonly override?: FieldOverride;
}

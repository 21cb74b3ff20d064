import type { FieldDefinition } from '#generated/definitions.ts';
import type { FieldOverride } from '../overrides.ts';

/** One field with values for it, from which all its states are made (states.ts). */
export interface FieldStory {
  readonly field: FieldDefinition;
  /** A right value, as the wire has it. */
  readonly value: unknown;
  /** A value that breaks a rule, as somebody would type it. Without one, what is wrong is that it is empty. */
  readonly wrong?: unknown;
  /** As long as such a value gets, where that can be long. */
  readonly long?: unknown;
  /** What a form says about the field beside its definition. */
  readonly override?: FieldOverride;
}

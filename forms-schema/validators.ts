import type { FieldDefinition } from '#generated/definitions.ts';
import { VinylColor } from '#generated/enums.ts';

export type Params = Readonly<Record<string, string | number>>;

/** Why a value was refused: the translation key under `errors` and what fills its placeholders. */
export interface Verdict {
  readonly code: string;
  readonly params?: Params;
}

/**
 * A validation function of §5 with an error of its own. It also sees empty values, and the field's siblings.
 * It must be pure: the browser and the server both run it.
 */
export type Validator = (
  value: unknown,
  field: FieldDefinition,
  siblings: Readonly<Record<string, unknown>>,
) => Verdict | undefined;

/** Colours of the discs: JSON text of a list of palette names, as ["black", "transparent_red"] (§3). */
function colorVinyl(value: unknown): Verdict | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  try {
    const names: unknown = JSON.parse(value);
    const isList = Array.isArray(names) && names.every((name) => VinylColor.values.some((value) => value === name));
    return isList ? undefined : { code: 'color_vinyl_invalid' };
  } catch {
    return { code: 'color_vinyl_invalid' };
  }
}

/** The validation functions that `x-field.validate` may name. */
export const validators = { colorVinyl } as const satisfies Record<string, Validator>;

export type ValidatorName = keyof typeof validators;

/** The function of a name. Throws for a name nobody registered, which is a mistake in the description. */
export function validatorNamed(name: string): Validator {
  const table: Readonly<Record<string, Validator | undefined>> = validators;
  const validator = table[name];
  if (!validator) throw new Error(`no validation function "${name}"; there are ${Object.keys(validators).join(', ')}`);
  return validator;
}

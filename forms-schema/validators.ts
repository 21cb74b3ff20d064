import type { FieldDefinition } from '#generated/definitions.ts';

export type Params = Readonly<Record<string, string | number>>;

/** Why a value was refused: the translation key under `errors` and what fills its placeholders. */
export interface Verdict {
  readonly code: string;
  readonly params?: Params;
}

export type Siblings = Readonly<Record<string, unknown>>;

/**
 * A validation function of §5 with an error of its own. It also sees empty values, and the field's siblings.
 * It must be pure: the browser and the server both run it.
 */
export type Validator = (value: unknown, field: FieldDefinition, siblings: Siblings) => Verdict | undefined;

/** The validation functions that `x-field.validate` may name, given by whoever uses the rules. */
export type NamedValidators = Readonly<Partial<Record<string, Validator>>>;

/** The function of a name. Throws for a name nobody gave, which is a mistake in the description. */
export function validatorNamed(name: string, validators: NamedValidators): Validator {
  const validator = Object.hasOwn(validators, name) ? validators[name] : undefined;
  if (!validator) throw new Error(`no validation function "${name}"; there are ${Object.keys(validators).join(', ')}`);
  return validator;
}

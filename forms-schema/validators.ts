import type { SideLimitTable } from '#domain/catalogue/side-minutes.ts';
import type { FieldDefinition } from '#generated/definitions.ts';

export type Params = Readonly<Record<string, string | number>>;

/** Why a value was refused: the translation key under `errors` and what fills its placeholders. */
export interface Verdict {
  readonly code: string;
  readonly params?: Params;
}

export type Siblings = Readonly<Record<string, unknown>>;

/** What validation functions judge by beside the record: tables that staff may change, each once it is known. */
export interface Facts {
  readonly sideLimits?: SideLimitTable | undefined;
}

/**
 * A validation function of §5 with an error of its own. It also sees empty values, and the field's siblings. It must be
 * pure, for the browser and the server both run it, and refuse nothing for a fact that is not known.
 */
export type Validator = (
  value: unknown,
  field: FieldDefinition,
  siblings: Siblings,
  facts?: Facts,
) => Verdict | undefined;

/** The validation functions that `x-field.validate` may name, given by the user of the rules. */
export type NamedValidators = Readonly<Partial<Record<string, Validator>>>;

/** What a shop judges by beyond what definitions say. */
export interface ShopRules {
  /** The validation functions that fields name; the server's door has the same. */
  readonly validators: NamedValidators;
  /** A hook: how long sides may be, by format, undefined while that is not known. It is asked for once it is wanted. */
  readonly useSideLimits?: (wanted: boolean) => SideLimitTable | undefined;
}

/** The function of a name. Throws for an unknown name, which is a mistake in the description. */
export function validatorNamed(name: string, validators: NamedValidators): Validator {
  const validator = Object.hasOwn(validators, name) ? validators[name] : undefined;
  if (!validator) throw new Error(`no validation function "${name}"; there are ${Object.keys(validators).join(', ')}`);
  return validator;
}

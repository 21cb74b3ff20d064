import { parseEan } from '#domain/ean.ts';
import { wrongPostalCode } from '#domain/postal-codes.ts';
import { sideLimits } from '#domain/side-minutes.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import { sideLengths } from './tracklist.ts';

export type Params = Readonly<Record<string, string | number>>;

/** Why a value was refused: the translation key under `errors` and what fills its placeholders. */
export interface Verdict {
  readonly code: string;
  readonly params?: Params;
}

type Siblings = Readonly<Record<string, unknown>>;

/**
 * A validation function of §5 with an error of its own. It also sees empty values, and the field's siblings.
 * It must be pure: the browser and the server both run it.
 */
export type Validator = (value: unknown, field: FieldDefinition, siblings: Siblings) => Verdict | undefined;

/** A barcode whose check digit is right. What has other signs than digits is left to the field's pattern. */
function ean(value: unknown): Verdict | undefined {
  const isWrong = typeof value === 'string' && /^\d+$/.test(value) && parseEan(value) === undefined;
  return isWrong ? { code: 'ean_invalid' } : undefined;
}

/** A postal code as the country beside it writes them; any where there is none. */
function postalCode(value: unknown, _: FieldDefinition, { country_id: country }: Siblings): Verdict | undefined {
  if (typeof value !== 'string' || value.trim() === '' || typeof country !== 'string') return undefined;
  const wrong = wrongPostalCode(value, country);
  return wrong && { code: 'postal_code_invalid', params: { ...wrong } };
}

/** Sides that can be cut, by the size and speed of the discs that are said beside the tracks. */
const sideMinutes: Validator = (value, field, siblings) =>
  sideLengths(sideLimits(siblings.disc_format))(value, field, siblings);

/** The validation functions that `x-field.validate` may name. */
export const validators = { ean, postalCode, sideMinutes } as const satisfies Record<string, Validator>;

export type ValidatorName = keyof typeof validators;

/** The function of a name. Throws for a name nobody registered, which is a mistake in the description. */
export function validatorNamed(name: string): Validator {
  const table: Readonly<Record<string, Validator | undefined>> = validators;
  const validator = table[name];
  if (!validator) throw new Error(`no validation function "${name}"; there are ${Object.keys(validators).join(', ')}`);
  return validator;
}

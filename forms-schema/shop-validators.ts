/** The shop's validation functions, shared by forms and server. */
import { isStateRequired } from '#domain/addresses/state-countries.ts';
import { isStateOf } from '#domain/addresses/states.ts';
import { parseEan } from '#domain/catalogue/ean.ts';
import { parseVideoId } from '#domain/catalogue/video.ts';
import { isPostalCodeRequired, checkPostalCode } from '#domain/addresses/postal-codes.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import { isEmpty } from './predicates.ts';
import { sideMinutes } from './tracklist.ts';
import { formatLimit, type NamedValidators, type RuleViolation, type Siblings, type Validator } from './validators.ts';

/** Validates the check digit of a barcode. Other characters are left to the field's pattern. */
function ean(value: unknown): RuleViolation | undefined {
  const isWrong = typeof value === 'string' && /^\d+$/.test(value) && parseEan(value) === undefined;
  return isWrong ? { code: 'ean_invalid' } : undefined;
}

/** Validates a postal code by the sibling country; blank is valid. */
function knownPostalCode(
  value: unknown,
  _: FieldDefinition,
  { country_id: country }: Siblings,
): RuleViolation | undefined {
  if (typeof value !== 'string' || value.trim() === '' || typeof country !== 'string') return undefined;
  const problem = checkPostalCode(value, country);
  return problem && { code: 'postal_code_invalid', params: { ...problem } };
}

/** A postal code, required in countries that use them. */
const postalCode: Validator = (value, field, siblings) =>
  isEmpty(value) && typeof siblings.country_id === 'string' && isPostalCodeRequired(siblings.country_id)
    ? { code: 'input_required' }
    : knownPostalCode(value, field, siblings);

/** Validates a state or province by the sibling country. */
function knownState(value: unknown, _: FieldDefinition, { country_id: country }: Siblings): RuleViolation | undefined {
  if (typeof value !== 'string' || value === '' || typeof country !== 'string') return undefined;
  return isStateOf(country, value) ? undefined : { code: 'state_invalid' };
}

/** A state, required in countries whose parcels need one. */
const stateOfCountry: Validator = (value, field, siblings) =>
  isEmpty(value) && isStateRequired(siblings.country_id)
    ? { code: 'input_required' }
    : knownState(value, field, siblings);

/** Requires a value when `sibling` has the value `choice`. */
const requireWhen =
  (sibling: string, choice: string): Validator =>
  (value, _, siblings) =>
    siblings[sibling] === choice && isEmpty(value) ? { code: 'input_required' } : undefined;

/** Requires an end after the sibling `starts_at`. */
function afterStart(end: unknown, _: FieldDefinition, { starts_at: start }: Siblings): RuleViolation | undefined {
  return typeof end === 'number' && typeof start === 'number' && end <= start
    ? { code: 'input_after_start' }
    : undefined;
}

/** Limits a number by a sibling number. */
const limitBySibling =
  (sibling: string): Validator =>
  (value, field, { [sibling]: max }) =>
    typeof value === 'number' && typeof max === 'number' && value > max
      ? { code: 'input_max', params: { max: formatLimit(field, max) } }
      : undefined;

/** Rejects the euro, the base currency of exchange rates. */
const notEuro = (currency: unknown): RuleViolation | undefined =>
  currency === 'EUR' ? { code: 'euro_is_one' } : undefined;

/** Requires exactly one of percentage and sibling `amount`. */
function percentOrAmount(percent: unknown, _: FieldDefinition, { amount }: Siblings): RuleViolation | undefined {
  // a partial update may contain one of them only
  if ((percent === undefined) !== (amount === undefined)) return undefined;
  const isGiven = (value: unknown) => typeof value === 'number';
  return isGiven(percent) === isGiven(amount) ? { code: 'percent_or_amount' } : undefined;
}

/** Accepts links that a video id can be read from (§5). */
const videoLink = (value: unknown): RuleViolation | undefined =>
  isEmpty(value) || parseVideoId(String(value)) !== undefined ? undefined : { code: 'video_invalid' };

/** Validates a text by the field's pattern, with an error of its own; blank is valid. */
const matchPattern =
  (code: string): Validator =>
  (value, { pattern = '' }) =>
    typeof value !== 'string' || value.trim() === '' || new RegExp(pattern, 'u').test(value) ? undefined : { code };

/** Validation functions by the name used in `x-field.validate`. */
export const shopValidators = {
  afterStart,
  cardCode: matchPattern('incorrect_cvc'),
  cardExpiry: matchPattern('card_expiry_invalid'),
  cardNumber: matchPattern('incorrect_number'),
  countryOfDestination: requireWhen('destination', 'country'),
  daysInOrder: limitBySibling('days_max'),
  ean,
  knownPostalCode,
  knownState,
  monthsOfCode: requireWhen('kind', 'months'),
  notEuro,
  percentOfBenefit: requireWhen('benefit', 'percent_off'),
  percentOfCode: requireWhen('kind', 'percent'),
  percentOrAmount,
  postalCode,
  sideMinutes,
  stateOfCountry,
  videoLink,
  warnBeforeRefuse: limitBySibling('refuse'),
} as const satisfies NamedValidators;

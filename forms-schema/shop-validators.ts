/** The validation functions of the shop, for forms and for the server's door alike. */
import { isStateRequired } from '#domain/addresses/state-countries.ts';
import { isStateOf } from '#domain/addresses/states.ts';
import { parseEan } from '#domain/catalogue/ean.ts';
import { isPostalCodeRequired, checkPostalCode } from '#domain/addresses/postal-codes.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import { limitText } from './limit-text.ts';
import { isEmpty } from './predicates.ts';
import { sideMinutes } from './tracklist.ts';
import type { NamedValidators, Siblings, Validator, Verdict } from './validators.ts';

/** A barcode whose check digit is right. What has other signs than digits is left to the field's pattern. */
function ean(value: unknown): Verdict | undefined {
  const isWrong = typeof value === 'string' && /^\d+$/.test(value) && parseEan(value) === undefined;
  return isWrong ? { code: 'ean_invalid' } : undefined;
}

/** A postal code as the country beside it writes them; any where there is none. */
function knownPostalCode(value: unknown, _: FieldDefinition, { country_id: country }: Siblings): Verdict | undefined {
  if (typeof value !== 'string' || value.trim() === '' || typeof country !== 'string') return undefined;
  const wrong = checkPostalCode(value, country);
  return wrong && { code: 'postal_code_invalid', params: { ...wrong } };
}

/** The same, which cannot be left out where addresses have one. */
const postalCode: Validator = (value, field, siblings) =>
  isEmpty(value) && typeof siblings.country_id === 'string' && isPostalCodeRequired(siblings.country_id)
    ? { code: 'input_required' }
    : knownPostalCode(value, field, siblings);

/** A state or province of the country beside it. */
function knownState(value: unknown, _: FieldDefinition, { country_id: country }: Siblings): Verdict | undefined {
  if (typeof value !== 'string' || value === '' || typeof country !== 'string') return undefined;
  return isStateOf(country, value) ? undefined : { code: 'state_invalid' };
}

/** The same, which cannot be left out where parcels need one. */
const stateOfCountry: Validator = (value, field, siblings) =>
  isEmpty(value) && isStateRequired(siblings.country_id)
    ? { code: 'input_required' }
    : knownState(value, field, siblings);

/** Something that cannot be left out where what is chosen beside it needs it. */
const neededBy =
  (sibling: string, choice: string): Validator =>
  (value, _, siblings) =>
    siblings[sibling] === choice && isEmpty(value) ? { code: 'input_required' } : undefined;

/** An end that comes after the beginning beside it. */
function afterStart(end: unknown, _: FieldDefinition, { starts_at: start }: Siblings): Verdict | undefined {
  return typeof end === 'number' && typeof start === 'number' && end <= start
    ? { code: 'input_after_start' }
    : undefined;
}

/** A number that is not more than another one beside it. */
const notMoreThan =
  (other: string): Validator =>
  (value, field, { [other]: most }) =>
    typeof value === 'number' && typeof most === 'number' && value > most
      ? { code: 'input_max', params: { max: limitText(field, most) } }
      : undefined;

/** Any currency but the euro, which all others are measured in. */
const notEuro = (currency: unknown): Verdict | undefined => (currency === 'EUR' ? { code: 'euro_is_one' } : undefined);

/** Either a percentage or an amount beside it: a reduction is one of both. */
function percentOrAmount(percent: unknown, _: FieldDefinition, { amount }: Siblings): Verdict | undefined {
  // of a change that names only one of them, the other is not known here
  if ((percent === undefined) !== (amount === undefined)) return undefined;
  const isGiven = (one: unknown) => typeof one === 'number';
  return isGiven(percent) === isGiven(amount) ? { code: 'percent_or_amount' } : undefined;
}

/** By the names that `x-field.validate` gives them. */
export const shopValidators = {
  afterStart,
  countryOfDestination: neededBy('destination', 'country'),
  daysInOrder: notMoreThan('days_max'),
  ean,
  knownPostalCode,
  knownState,
  monthsOfCode: neededBy('kind', 'months'),
  notEuro,
  percentOfBenefit: neededBy('benefit', 'percent_off'),
  percentOfCode: neededBy('kind', 'percent'),
  percentOrAmount,
  postalCode,
  sideMinutes,
  stateOfCountry,
  warnBeforeRefuse: notMoreThan('refuse'),
} as const satisfies NamedValidators;

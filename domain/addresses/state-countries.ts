/** The name of the subdivision in forms; translated by `address_parts.<word>`. */
export type StateWord = 'state' | 'province' | 'prefecture' | 'county' | 'emirate';

export interface StateCountry {
  readonly word: StateWord;
  /** Whether addresses must have it. */
  readonly required: boolean;
  /** Whether labels have its code instead of its name. */
  readonly writesCode: boolean;
}

const required = (word: StateWord, writesCode = false): StateCountry => ({ word, required: true, writesCode });
const optional = (word: StateWord): StateCountry => ({ word, required: false, writesCode: false });

/**
 * Countries whose addresses have a subdivision, from Google's libaddressinput (`fmt`, `require`, `state_name_type`). Left out
 * are subdivisions that it allows but mail does not need, such as the oblasts of Ukraine.
 */
export const STATE_COUNTRIES = {
  AE: required('emirate'),
  AR: optional('province'),
  AU: required('state', true),
  BR: required('state', true),
  CA: required('province', true),
  CN: required('province'),
  ES: required('province'),
  ID: required('province'),
  IE: optional('county'),
  IN: required('state'),
  IT: required('province', true),
  JP: required('prefecture'),
  KR: required('province'),
  MX: required('state'),
  MY: optional('state'),
  TH: optional('province'),
  TW: required('county'),
  US: required('state', true),
} as const satisfies Readonly<Record<string, StateCountry>>;

const TABLE: Readonly<Record<string, StateCountry>> = STATE_COUNTRIES;

/** The rules of a country's subdivisions; undefined when its addresses have none. */
export function findStateCountry(country: unknown): StateCountry | undefined {
  return typeof country === 'string' && Object.hasOwn(TABLE, country) ? TABLE[country] : undefined;
}

/** Whether an address of the country is incomplete without its subdivision. */
export function isStateRequired(country: unknown): boolean {
  return findStateCountry(country)?.required === true;
}

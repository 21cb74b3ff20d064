/** What a subdivision is called in forms; the translation is `address_parts.<word>`. */
export type StateWord = 'state' | 'province' | 'prefecture' | 'county' | 'emirate';

export interface StateCountry {
  readonly word: StateWord;
  /** Whether a parcel needs it. */
  readonly required: boolean;
  /** Whether its code stands on the parcel; its name does where this is false. */
  readonly writesCode: boolean;
}

const required = (word: StateWord, writesCode = false): StateCountry => ({ word, required: true, writesCode });
const optional = (word: StateWord): StateCountry => ({ word, required: false, writesCode: false });

/**
 * Countries whose addresses have a subdivision, as Google's libaddressinput describes them (`fmt`, `require`,
 * `state_name_type`). What it also allows but mail arrives without, such as the oblasts of Ukraine, is left out.
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

/** What is known of the subdivisions of a country, undefined where its addresses have none. */
export function stateCountry(country: unknown): StateCountry | undefined {
  return typeof country === 'string' && Object.hasOwn(TABLE, country) ? TABLE[country] : undefined;
}

/** Whether an address of the country is incomplete without its subdivision. */
export function isStateRequired(country: unknown): boolean {
  return stateCountry(country)?.required === true;
}

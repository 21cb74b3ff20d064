import { Country } from '#generated/enums.ts';
import { toIsoCountry } from '#domain/countries.ts';
import { ALWAYS, findRowInForce, type DatedRow } from './dated.ts';
import { roundMinor } from '#domain/money.ts';

/** The VAT rate of a country (ISO 3166 alpha-2) in per cent from a day on. */
export interface VatRow extends DatedRow {
  readonly country_id: Country;
  readonly rate: number;
}

// prettier-ignore
/** §9 EU VAT rates %: initial rates of the countries that are EU for VAT. */
const FIRST_RATES: Partial<Record<Country, number>> = {
  DE: 19, AT: 20, BE: 21, BG: 20, CY: 19, HR: 25, DK: 25, ES: 21, EE: 20, FI: 24, FR: 20, GR: 24, HU: 27, IE: 23,
  IT: 22, LV: 21, LT: 21, LU: 16, MT: 18, NL: 21, PL: 23, PT: 23, CZ: 21, RO: 19, SK: 20, SI: 22, SE: 25,
};

/** Later rates (trade facts, "Rates and law"). */
const LATER_RATES: readonly VatRow[] = [
  { country_id: 'LU', rate: 17, valid_from: '2024-01-01' },
  { country_id: 'FI', rate: 25.5, valid_from: '2024-09-01' },
  { country_id: 'SK', rate: 23, valid_from: '2025-01-01' },
  { country_id: 'EE', rate: 24, valid_from: '2025-07-01' },
  { country_id: 'RO', rate: 21, valid_from: '2025-08-01' },
];

/** Initial rows of the database; staff can add later ones. */
export const VAT_SEED: readonly VatRow[] = [
  ...Country.values.flatMap((country_id) => {
    const rate = FIRST_RATES[country_id];
    return rate === undefined ? [] : [{ country_id, rate, valid_from: ALWAYS }];
  }),
  ...LATER_RATES,
];

/** The rate in per cent in force in a country on a day ('YYYY-MM-DD'); 0 for a country without a row (§9 "others 0"). */
export function getVatRateOn(rows: readonly VatRow[], country: string, day: string): number {
  const code = toIsoCountry(country);
  return findRowInForce(rows, day, (row) => row.country_id === code)?.rate ?? 0;
}

/** The VAT contained in a gross minor amount at a rate in per cent: computeContainedVat(1200, 20) → 200. */
export function computeContainedVat(gross: number, rate: number): number {
  return roundMinor((gross * rate) / (100 + rate));
}

/** The net amount of a gross price, in minor units. */
export const removeVat = (gross: number, rate: number): number => gross - computeContainedVat(gross, rate);

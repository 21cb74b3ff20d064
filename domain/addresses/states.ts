import codes from './state-codes.json' with { type: 'json' };
import { findStateCountry } from './state-countries.ts';

const CODES: Readonly<Record<string, string>> = codes;

/** Codes of ISO 3166-2 without the country: IL, ON, 13. Empty where addresses have no subdivision. */
export function listStateCodes(country: string): readonly string[] {
  return findStateCountry(country) ? (CODES[country]?.split(' ') ?? []) : [];
}

/** Whether a country's addresses have the subdivision. */
export function isStateOf(country: string, state: string): boolean {
  return listStateCodes(country).includes(state);
}

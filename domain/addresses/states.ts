/** Whether a value is a subdivision of a country whose addresses have one. */
import codes from './state-codes.json' with { type: 'json' };
import { stateCountry } from './state-countries.ts';

const CODES: Readonly<Record<string, string>> = codes;

/** Codes of ISO 3166-2 without the country: IL, ON, 13. Empty where addresses have no subdivision. */
export function stateCodes(country: string): readonly string[] {
  return stateCountry(country) ? (CODES[country]?.split(' ') ?? []) : [];
}

export function isStateOf(country: string, state: string): boolean {
  return stateCodes(country).includes(state);
}

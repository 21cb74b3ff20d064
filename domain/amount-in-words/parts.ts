import type { Currency } from '#generated/enums.ts';
import { getCurrencyDecimals, toMinor } from '../money.ts';

/** An amount split into its sign, whole units and remaining smallest units. */
export interface AmountParts {
  readonly isNegative: boolean;
  readonly whole: number;
  /** 0 for currencies without decimals. */
  readonly rest: number;
}

/** Splits an amount: 24.9 EUR → 24 and 90; 1500 JPY → 1500 and 0. Throws a RangeError for an invalid amount. */
export function splitAmount(amount: number, currency: Currency): AmountParts {
  const minor = toMinor(amount, currency);
  const unit = 10 ** getCurrencyDecimals(currency);
  return { isNegative: minor < 0, whole: Math.floor(Math.abs(minor) / unit), rest: Math.abs(minor) % unit };
}

/** A noun in singular and plural. */
export type Noun = readonly [one: string, many: string];

/** Nouns of a currency's unit and, if it has decimals, its smaller unit. */
export interface CurrencyNouns {
  readonly unit: Noun;
  readonly rest?: Noun;
}

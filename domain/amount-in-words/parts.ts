import type { Currency } from '#generated/enums.ts';
import { currencyDecimals, toMinor } from '../money.ts';

/** An amount without its sign, in whole units and what is left of one in smallest units. */
export interface Parts {
  readonly isNegative: boolean;
  readonly whole: number;
  /** 0 for currencies without decimals. */
  readonly rest: number;
}

/** 24.9 EUR → 24 and 90; 1500 JPY → 1500 and 0. Throws a RangeError for what is no amount of money. */
export function partsOf(amount: number, currency: Currency): Parts {
  const minor = toMinor(amount, currency);
  const unit = 10 ** currencyDecimals(currency);
  return { isNegative: minor < 0, whole: Math.floor(Math.abs(minor) / unit), rest: Math.abs(minor) % unit };
}

/** What one and several of something are called. */
export type Noun = readonly [one: string, many: string];

/** What a currency's unit and its smaller unit are called; the smaller one only where it has decimals. */
export interface Names {
  readonly unit: Noun;
  readonly rest?: Noun;
}

import type { Currency } from '#generated/enums.ts';
import { toCardinal } from 'n2words/en-GB';
import type { CurrencyNouns, Noun, AmountParts } from './parts.ts';

const CENT: Noun = ['cent', 'cents'];

const NAMES: Readonly<Record<Currency, CurrencyNouns>> = {
  EUR: { unit: ['euro', 'euros'], rest: CENT },
  USD: { unit: ['US dollar', 'US dollars'], rest: CENT },
  GBP: { unit: ['pound sterling', 'pounds sterling'], rest: ['penny', 'pence'] },
  AUD: { unit: ['Australian dollar', 'Australian dollars'], rest: CENT },
  CAD: { unit: ['Canadian dollar', 'Canadian dollars'], rest: CENT },
  KRW: { unit: ['South Korean won', 'South Korean won'] },
  JPY: { unit: ['Japanese yen', 'Japanese yen'] },
  CNY: { unit: ['Chinese yuan', 'Chinese yuan'], rest: ['fen', 'fen'] },
  PHP: { unit: ['Philippine peso', 'Philippine pesos'], rest: ['centavo', 'centavos'] },
};

const formatCount = (count: number, [one, many]: Noun): string => `${toCardinal(count)} ${count === 1 ? one : many}`;

/** Formats in English: "twenty-four euros and ninety cents". */
export function formatInWords({ isNegative, whole, rest }: AmountParts, currency: Currency): string {
  const names = NAMES[currency];
  const parts = [
    ...(whole > 0 || rest === 0 ? [formatCount(whole, names.unit)] : []),
    ...(rest > 0 && names.rest ? [formatCount(rest, names.rest)] : []),
  ];
  return `${isNegative ? 'minus ' : ''}${parts.join(' and ')}`;
}

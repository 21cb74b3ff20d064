import type { Currency } from '#generated/enums.ts';
import { toCardinal } from 'n2words/en-GB';
import type { Names, Noun, Parts } from './parts.ts';

const CENT: Noun = ['cent', 'cents'];

const NAMES: Readonly<Record<Currency, Names>> = {
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

const counted = (count: number, [one, many]: Noun): string => `${toCardinal(count)} ${count === 1 ? one : many}`;

/** "twenty-four euros and ninety cents" */
export function words({ isNegative, whole, rest }: Parts, currency: Currency): string {
  const names = NAMES[currency];
  const said = [
    ...(whole > 0 || rest === 0 ? [counted(whole, names.unit)] : []),
    ...(rest > 0 && names.rest ? [counted(rest, names.rest)] : []),
  ];
  return `${isNegative ? 'minus ' : ''}${said.join(' and ')}`;
}

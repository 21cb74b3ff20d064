import type { Currency } from '#generated/enums.ts';
import { toCardinal } from 'n2words/fr-FR';
import type { CurrencyNouns, Noun, AmountParts } from './parts.ts';

const CENT: Noun = ['cent', 'cents'];

const NAMES: Readonly<Record<Currency, CurrencyNouns>> = {
  EUR: { unit: ['euro', 'euros'], rest: ['centime', 'centimes'] },
  USD: { unit: ['dollar américain', 'dollars américains'], rest: CENT },
  GBP: { unit: ['livre sterling', 'livres sterling'], rest: ['penny', 'pence'] },
  AUD: { unit: ['dollar australien', 'dollars australiens'], rest: CENT },
  CAD: { unit: ['dollar canadien', 'dollars canadiens'], rest: CENT },
  KRW: { unit: ['won sud-coréen', 'wons sud-coréens'] },
  JPY: { unit: ['yen japonais', 'yens japonais'] },
  CNY: { unit: ['yuan chinois', 'yuans chinois'], rest: ['fen', 'fens'] },
  PHP: { unit: ['peso philippin', 'pesos philippins'], rest: ['centavo', 'centavos'] },
};

/** The number agrees with its noun: "vingt et une livres", "un million d’euros". */
function formatCount(count: number, [one, many]: Noun): string {
  const noun = count < 2 ? one : many;
  const number = noun.startsWith('livre') ? toCardinal(count).replace(/\bun$/, 'une') : toCardinal(count);
  // million and milliard are nouns
  const joint = !/(million|milliard)s?$/.test(number) ? ' ' : /^[aeiou]/.test(noun) ? ' d’' : ' de ';
  return `${number}${joint}${noun}`;
}

/** Formats in French: "vingt-quatre euros et quatre-vingt-dix centimes". */
export function formatInWords({ isNegative, whole, rest }: AmountParts, currency: Currency): string {
  const names = NAMES[currency];
  const parts = [
    ...(whole > 0 || rest === 0 ? [formatCount(whole, names.unit)] : []),
    ...(rest > 0 && names.rest ? [formatCount(rest, names.rest)] : []),
  ];
  return `${isNegative ? 'moins ' : ''}${parts.join(' et ')}`;
}

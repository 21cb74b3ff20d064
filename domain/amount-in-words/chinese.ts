import type { Currency } from '#generated/enums.ts';
import { toCardinal, toCurrency } from 'n2words/zh-Hans-CN';
import type { AmountParts } from './parts.ts';

const NAMES: Readonly<Record<Exclude<Currency, 'CNY'>, readonly [unit: string, rest?: string]>> = {
  EUR: ['欧元', '欧分'],
  USD: ['美元', '美分'],
  GBP: ['英镑', '便士'],
  AUD: ['澳元', '澳分'],
  CAD: ['加元', '加分'],
  KRW: ['韩元'],
  JPY: ['日元'],
  PHP: ['菲律宾比索', '分'],
};

/** Formats in financial numerals: "贰拾肆欧元玖拾欧分", "人民币贰拾肆圆玖角整". */
export function formatInWords({ isNegative, whole, rest }: AmountParts, currency: Currency): string {
  const sign = isNegative ? '负' : '';
  if (currency === 'CNY')
    return whole === 0 && rest === 0 ? '人民币零圆整' : `${sign}人民币${toCurrency(whole + rest / 100)}`;
  const [unit, small = ''] = NAMES[currency];
  const units = whole > 0 || rest === 0 ? `${toCardinal(whole)}${unit}` : '';
  if (rest === 0) return `${sign}${units}整`;
  // an empty tens place is written as zero
  return `${sign}${units}${units && rest < 10 ? '零' : ''}${toCardinal(rest)}${small}`;
}

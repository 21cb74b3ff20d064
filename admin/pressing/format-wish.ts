import type { Quote } from '#generated/schemas.ts';
import type { TranslateFunction } from 'react-admin';

/** Formats the pressing details in one line. */
export function formatWish(quote: Quote, t: TranslateFunction, locale: string): string {
  const { quantity, discs = 1, sides = 2, format, weight, colour, sleeve, inner_sleeve } = quote;
  const of = (list: string, value: string | null | undefined) => value && t(`enums.${list}.${value}`);
  return [
    t('quotes.copies', { count: quantity, number: quantity.toLocaleString(locale) }),
    t('quotes.discs', { count: discs }),
    t('quotes.sides', { count: sides }),
    ...[of('DiscFormat', format), of('QuoteWeight', weight), of('QuoteColour', colour)],
    ...[of('Sleeve', sleeve), of('QuoteInnerSleeve', inner_sleeve)],
  ]
    .filter(Boolean)
    .join(' · ');
}

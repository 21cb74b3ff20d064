import type { Quote } from '#generated/schemas.ts';
import type { TranslateFunction } from 'react-admin';

/** Formats the pressing details of a quote in one line. */
export function formatPressingDetails(quote: Quote, t: TranslateFunction, locale: string): string {
  const { quantity, discs = 1, sides = 2, format, weight, colour, sleeve, inner_sleeve } = quote;
  const translate = (list: string, value: string | null | undefined) => value && t(`enums.${list}.${value}`);
  return [
    t('quotes.copies', { count: quantity, number: quantity.toLocaleString(locale) }),
    t('quotes.discs', { count: discs }),
    t('quotes.sides', { count: sides }),
    ...[translate('DiscFormat', format), translate('QuoteWeight', weight), translate('QuoteColour', colour)],
    ...[translate('Sleeve', sleeve), translate('QuoteInnerSleeve', inner_sleeve)],
  ]
    .filter(Boolean)
    .join(' · ');
}

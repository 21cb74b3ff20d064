import type { QuoteWish } from '#generated/schemas.ts';
import type { Translate } from '#storefront/app/locale/translate.ts';

/** Formats the pressing details in one line. */
export function formatWish(wish: QuoteWish, t: Translate, locale: string): string {
  const { quantity, discs = 1, format, weight, colour, sleeve, inner_sleeve } = wish;
  return [
    t('quote.copies', { count: quantity, number: quantity.toLocaleString(locale) }),
    t('quote.discs', { count: discs }),
    t(`enums.DiscFormat.${format}`),
    weight && t(`enums.QuoteWeight.${weight}`),
    colour && t(`enums.QuoteColour.${colour}`),
    sleeve && t(`enums.Sleeve.${sleeve}`),
    inner_sleeve && t(`enums.QuoteInnerSleeve.${inner_sleeve}`),
  ]
    .filter(Boolean)
    .join(' · ');
}

import type { Currency } from '#generated/enums.ts';
import { convert, percentOf, type ExchangeRates } from '#domain/money.ts';

/** A reduction that a code gives on the goods of a cart, never on shipping or boxes. */
export interface PromoRow {
  readonly code: string;
  /** per cent of the goods; or an `amount`, minor in `currency` */
  readonly percent: number | null;
  readonly amount: number | null;
  /** of the amount and the minimum */
  readonly currency: Currency;
  /** minor value of goods from which the code counts */
  readonly minimum: number;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly max_uses: number | null;
  readonly uses: number;
  readonly active: boolean;
}

/** Why a code gives nothing; the translation key is `errors.<reason>`. */
export type PromoRefusal = 'promo_unknown' | 'promo_expired' | 'promo_minimum' | 'promo_used_up';

/** A code as it is stored: customers may type it in any case, with spaces around. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase();
}

/**
 * What a code takes off goods worth `goods` (minor in `currency`, never more than they are worth), or why it takes off
 * nothing. `promo` is the row found for the code the customer typed, null when there is none.
 */
export function promoDiscount(
  promo: PromoRow | null,
  goods: number,
  now: Date,
  currency: string,
  exchange: ExchangeRates,
): { discount: number } | { refused: PromoRefusal } {
  if (!promo?.active) return { refused: 'promo_unknown' };
  if ((promo.starts_at && now < promo.starts_at) || (promo.ends_at && now >= promo.ends_at)) {
    return { refused: 'promo_expired' };
  }
  if (promo.max_uses !== null && promo.uses >= promo.max_uses) return { refused: 'promo_used_up' };
  const inCart = (minor: number): number => convert(minor, promo.currency, currency, exchange);
  if (goods === 0 || goods < inCart(promo.minimum)) return { refused: 'promo_minimum' };
  const discount = promo.percent === null ? inCart(promo.amount ?? 0) : percentOf(goods, promo.percent);
  return { discount: Math.min(discount, goods) };
}

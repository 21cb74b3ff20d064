import type { Currency } from '#generated/enums.ts';
import { convert, computePercentage, type ExchangeRates } from '#domain/money.ts';

/** A promo code; it reduces the items of a cart, but neither shipping nor boxes. */
export interface PromoRow {
  readonly code: string;
  /** per cent of the goods; or an `amount`, minor in `currency` */
  readonly percent: number | null;
  readonly amount: number | null;
  /** of the amount and the minimum */
  readonly currency: Currency;
  /** minimum value of items in minor units */
  readonly minimum: number;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly max_uses: number | null;
  readonly uses: number;
  readonly active: boolean;
}

/** Why a code is refused; also a translation key under `errors`. */
export type PromoRefusal = 'promo_unknown' | 'promo_expired' | 'promo_minimum' | 'promo_used_up';

/** Normalises a typed code: trimmed, in upper case. */
export function normalisePromoCode(code: string): string {
  return code.trim().toUpperCase();
}

/**
 * The discount of a code on items worth `goods` (minor units of `currency`), at most their value, or why it is refused. `promo`
 * is the row of the typed code, null when there is none.
 */
export function computePromoDiscount(
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
  const toCartCurrency = (minor: number): number => convert(minor, promo.currency, currency, exchange);
  if (goods === 0 || goods < toCartCurrency(promo.minimum)) return { refused: 'promo_minimum' };
  const discount = promo.percent === null ? toCartCurrency(promo.amount ?? 0) : computePercentage(goods, promo.percent);
  return { discount: Math.min(discount, goods) };
}

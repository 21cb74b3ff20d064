// Payments recorded by staff.
import { toLocalDay } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import { getFormatLocale } from '#domain/language.ts';
import { fromMinor, toMinor } from '#domain/money.ts';
import type { Currency } from '#generated/enums.ts';
import type { PayManualOrderRequest } from '#generated/schemas.ts';
import type { AnyCall } from '#server/core/api/handler.ts';
import { invalid } from '#server/core/problems/problem.ts';

/**
 * Throws 422 for a transfer without reference, an amount other than the total (minor units), another currency, or a future
 * day.
 */
export function checkManualPayment(
  { body, context, lang }: Pick<AnyCall, 'context' | 'lang'> & { body: PayManualOrderRequest },
  debt: { readonly currency: Currency; readonly total: number },
): void {
  const { amount, currency, paid_on, method, reference } = body;
  // without a reference a transfer could be recorded twice
  if (method === 'transfer' && !reference?.trim()) throw invalid([{ path: 'reference', code: 'input_required' }]);
  if (currency !== debt.currency)
    throw invalid([{ path: 'currency', code: 'currency_differs', params: { currency: debt.currency } }]);
  if (toMinor(amount, currency) !== debt.total) {
    const total = formatMoney(fromMinor(debt.total, debt.currency), debt.currency, getFormatLocale(lang));
    throw invalid([{ path: 'amount', code: 'amount_differs', params: { total } }]);
  }
  if (paid_on > toLocalDay(context.now().getTime() / 1000)) throw invalid([{ path: 'paid_on', code: 'day_in_future' }]);
}

/** Noon (UTC) of a day, but not later than now. */
export function toNoon(day: string, now: Date): Date {
  return new Date(Math.min(Date.parse(`${day}T12:00:00Z`), now.getTime()));
}

import type { BoxPeriodicity, BoxSkipReason, BoxStatus } from '#generated/enums.ts';
import { addMonths } from '#domain/calendar.ts';
import { dayOf } from '#domain/dates.ts';
import { percentOf } from '#domain/money.ts';

/** A month as it is written, '2026-12'; the order of texts is the order of months. */
export type Month = string;

/** The month of a moment on the shop's calendar. */
export const monthOf = (moment: Date): Month => dayOf(moment.getTime() / 1000).slice(0, 7);

/** The month so many months later (earlier when negative). */
export const monthsLater = (month: Month, count: number): Month => addMonths(`${month}-01`, count).slice(0, 7);

/** Months that one charge pays. */
export const MONTHS_PAID: Readonly<Record<BoxPeriodicity, number>> = { monthly: 1, quarterly: 3, yearly: 12 };

/** What of a box decides on its months. */
export interface BoxTerms {
  readonly status: BoxStatus;
  readonly first_month: Month;
  readonly paid_months: number;
  readonly renews: boolean;
  readonly paused_until: Month | null;
  readonly skipped_months: readonly Month[];
}

/** How a month of a box begins. */
export type Due =
  | { readonly status: 'planned'; readonly skipped_because: null }
  | { readonly status: 'skipped'; readonly skipped_because: BoxSkipReason };

const skipped = (skipped_because: BoxSkipReason): Due => ({ status: 'skipped', skipped_because });

/**
 * Whether a box is due in a month; undefined when the month is not its business: it has not begun, is over, or has
 * nothing left and is not charged again. Who pauses, left the month out or owes an earlier one is told, and gets nothing.
 */
export function dueIn(month: Month, box: BoxTerms, owesEarlier = false): Due | undefined {
  if (box.status === 'cancelled' || box.status === 'ended') return undefined;
  if (box.first_month > month || (!box.renews && box.paid_months === 0)) return undefined;
  if (box.status === 'paused' && !isPauseOver(month, box)) return skipped('paused');
  if (box.skipped_months.includes(month)) return skipped('asked');
  if (box.status === 'past_due' || owesEarlier) return skipped('unpaid');
  return { status: 'planned', skipped_because: null };
}

/** Whether a pause ends with the month; one without an end goes on. */
export function isPauseOver(month: Month, { paused_until }: Pick<BoxTerms, 'paused_until'>): boolean {
  return paused_until !== null && paused_until <= month;
}

/** What of a box decides on a charge; the price is minor in the box's currency. */
export interface BoxPrice {
  readonly periodicity: BoxPeriodicity;
  readonly price: number;
  readonly paid_months: number;
  readonly discount_percent: number | null;
  readonly discount_charges: number;
}

/** A charge: `amount` is minor, and `pays` says how many months it pays; none when the month was paid before. */
export interface BoxCharge {
  readonly amount: number;
  readonly pays: number;
  /** It is reduced, so that there is one reduced charge less. */
  readonly reduced: boolean;
}

/** What the next month of a box costs: nothing while months are paid, then as many months at once as its periodicity says. */
export function chargeOf({ periodicity, price, paid_months, ...box }: BoxPrice): BoxCharge {
  if (paid_months > 0) return { amount: 0, pays: 0, reduced: false };
  const reduced = box.discount_charges > 0 && box.discount_percent !== null;
  const off = reduced ? percentOf(price, box.discount_percent ?? 0) : 0;
  return { amount: price - off, pays: MONTHS_PAID[periodicity], reduced };
}

/** Months that are paid once a month was sent, by what was charged for it. */
export const paidAfter = (paid_months: number, pays: number): number => Math.max(paid_months + pays - 1, 0);

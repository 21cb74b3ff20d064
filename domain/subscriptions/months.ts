import type { BoxPeriodicity, BoxSkipReason, BoxStatus } from '#generated/enums.ts';
import { addMonths } from '#domain/calendar.ts';
import { toLocalDay } from '#domain/dates.ts';
import { computePercentage } from '#domain/money.ts';

/** A month such as '2026-12'; sorts as text. */
export type Month = string;

/** The month of a time in the shop's time zone. */
export const getMonth = (at: Date): Month => toLocalDay(at.getTime() / 1000).slice(0, 7);

/** Adds months; negative numbers subtract. */
export const addToMonth = (month: Month, count: number): Month => addMonths(`${month}-01`, count).slice(0, 7);

const MONTHS_PAID: Readonly<Record<BoxPeriodicity, number>> = { monthly: 1, quarterly: 3, yearly: 12 };

/** Number of months paid by one charge. */
export const getMonthsPaid = (periodicity: BoxPeriodicity): number => MONTHS_PAID[periodicity];

/** The terms of a box that its periods depend on. */
export interface BoxTerms {
  readonly status: BoxStatus;
  readonly first_month: Month;
  readonly paid_months: number;
  readonly renews: boolean;
  readonly paused_until: Month | null;
  readonly skipped_months: readonly Month[];
}

/** The initial status of a period. */
export type PlannedPeriod =
  | { readonly status: 'planned'; readonly skipped_because: null }
  | { readonly status: 'skipped'; readonly skipped_because: BoxSkipReason };

const skipPeriod = (skipped_because: BoxSkipReason): PlannedPeriod => ({ status: 'skipped', skipped_because });

/**
 * Plans the period of a box in a month; undefined when the box has not begun, has ended, or has no paid months and does not
 * renew. Skipped when the box is paused, the month was skipped by the customer, or an earlier one is unpaid.
 */
export function planPeriod(month: Month, box: BoxTerms, owesEarlier = false): PlannedPeriod | undefined {
  if (box.status === 'cancelled' || box.status === 'ended') return undefined;
  if (box.first_month > month || (!box.renews && box.paid_months === 0)) return undefined;
  if (box.status === 'paused' && !isPauseOver(month, box)) return skipPeriod('paused');
  if (box.skipped_months.includes(month)) return skipPeriod('asked');
  if (box.status === 'past_due' || owesEarlier) return skipPeriod('unpaid');
  return { status: 'planned', skipped_because: null };
}

/** Whether a pause has ended in the month; false for one without an end. */
export function isPauseOver(month: Month, { paused_until }: Pick<BoxTerms, 'paused_until'>): boolean {
  return paused_until !== null && paused_until <= month;
}

/** The terms of a box that its charges depend on; the price is in minor units of the box's currency. */
export interface BoxPrice {
  readonly periodicity: BoxPeriodicity;
  readonly price: number;
  readonly paid_months: number;
  readonly discount_percent: number | null;
  readonly discount_charges: number;
}

/** A charge: `amount` in minor units, `pays` the number of months it pays; 0 when the month is already paid. */
export interface BoxCharge {
  readonly amount: number;
  readonly pays: number;
  /** Whether it uses one of the discounted charges. */
  readonly reduced: boolean;
}

/** Computes the charge for the next month: 0 while months are paid, else the price of a whole period of the box. */
export function computeCharge({ periodicity, price, paid_months, ...box }: BoxPrice): BoxCharge {
  if (paid_months > 0) return { amount: 0, pays: 0, reduced: false };
  const reduced = box.discount_charges > 0 && box.discount_percent !== null;
  const discount = reduced ? computePercentage(price, box.discount_percent ?? 0) : 0;
  return { amount: price - discount, pays: MONTHS_PAID[periodicity], reduced };
}

/** The paid months left after a month was sent and its charge paid `pays` months. */
export const computePaidMonths = (paid_months: number, pays: number): number => Math.max(paid_months + pays - 1, 0);

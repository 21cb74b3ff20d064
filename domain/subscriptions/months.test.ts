import { describe, expect, it } from 'vitest';
import { type BoxTerms, computeCharge, planPeriod, getMonth, addToMonth, computePaidMonths } from './months.ts';

const box: BoxTerms = {
  status: 'active',
  first_month: '2026-11',
  paid_months: 0,
  renews: true,
  paused_until: null,
  skipped_months: [],
};
const getSkipReason = (terms: Partial<BoxTerms>, month = '2026-12', owes = false) =>
  planPeriod(month, { ...box, ...terms }, owes)?.skipped_because;

describe('months', () => {
  it('are in the shop’s time zone, and continue over the year', () => {
    expect(getMonth(new Date('2026-11-30T23:30:00Z'))).toBe('2026-12');
    expect([addToMonth('2026-11', 2), addToMonth('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  });
});

describe('a box', () => {
  it('is due from its first month on', () => {
    expect(planPeriod('2026-10', box)).toBeUndefined();
    expect(planPeriod('2026-11', box)).toEqual({ status: 'planned', skipped_because: null });
  });

  it('is not due once it has ended', () => {
    expect(planPeriod('2026-12', { ...box, status: 'cancelled' })).toBeUndefined();
    expect(planPeriod('2026-12', { ...box, status: 'ended' })).toBeUndefined();
  });

  it('that was a gift gets the paid months', () => {
    expect(planPeriod('2026-12', { ...box, renews: false, paid_months: 1 })?.status).toBe('planned');
    expect(planPeriod('2026-12', { ...box, renews: false })).toBeUndefined();
  });

  it('is skipped while it is paused, until the agreed month', () => {
    expect(getSkipReason({ status: 'paused' })).toBe('paused');
    expect(getSkipReason({ status: 'paused', paused_until: '2027-01' })).toBe('paused');
    expect(getSkipReason({ status: 'paused', paused_until: '2027-01' }, '2027-01')).toBeNull();
  });

  it('is skipped in a skipped month, and while a month is unpaid', () => {
    expect(getSkipReason({ skipped_months: ['2026-12'] })).toBe('asked');
    expect(getSkipReason({ status: 'past_due' })).toBe('unpaid');
    expect(getSkipReason({}, '2026-12', true)).toBe('unpaid');
  });
});

describe('a charge', () => {
  const price = { price: 8700, paid_months: 0, discount_percent: null, discount_charges: 0 } as const;

  it('pays the months of the periodicity, each once', () => {
    const first = computeCharge({ ...price, periodicity: 'quarterly' });
    expect(first).toEqual({ amount: 8700, pays: 3, reduced: false });
    let paid = computePaidMonths(0, first.pays);
    const later = [];
    while (paid > 0) {
      const next = computeCharge({ ...price, periodicity: 'quarterly', paid_months: paid });
      later.push(next.amount);
      paid = computePaidMonths(paid, next.pays);
    }
    expect(later).toEqual([0, 0]);
  });

  it('is reduced for the number of charges of a code', () => {
    const reduced = { ...price, discount_percent: 15, discount_charges: 1 };
    expect(computeCharge({ ...reduced, periodicity: 'monthly', price: 2999 })).toEqual({
      amount: 2549,
      pays: 1,
      reduced: true,
    });
    expect(computeCharge({ ...reduced, periodicity: 'monthly', discount_charges: 0 }).amount).toBe(8700);
  });

  it('keeps months that were added in the meantime', () => expect(computePaidMonths(1, 3)).toBe(3));
});

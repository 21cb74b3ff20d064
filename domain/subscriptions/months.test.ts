import { describe, expect, it } from 'vitest';
import { type BoxTerms, chargeOf, dueIn, monthOf, monthsLater, paidAfter } from './months.ts';

const box: BoxTerms = {
  status: 'active',
  first_month: '2026-11',
  paid_months: 0,
  renews: true,
  paused_until: null,
  skipped_months: [],
};
const because = (terms: Partial<BoxTerms>, month = '2026-12', owes = false) =>
  dueIn(month, { ...box, ...terms }, owes)?.skipped_because;

describe('months', () => {
  it('are those of the shop, and go on over the year', () => {
    expect(monthOf(new Date('2026-11-30T23:30:00Z'))).toBe('2026-12');
    expect([monthsLater('2026-11', 2), monthsLater('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  });
});

describe('a box', () => {
  it('is due from its first month on', () => {
    expect(dueIn('2026-10', box)).toBeUndefined();
    expect(dueIn('2026-11', box)).toEqual({ status: 'planned', skipped_because: null });
  });

  it('is no business of any month once it is over', () => {
    expect(dueIn('2026-12', { ...box, status: 'cancelled' })).toBeUndefined();
    expect(dueIn('2026-12', { ...box, status: 'ended' })).toBeUndefined();
  });

  it('that was given gets the months that were paid', () => {
    expect(dueIn('2026-12', { ...box, renews: false, paid_months: 1 })?.status).toBe('planned');
    expect(dueIn('2026-12', { ...box, renews: false })).toBeUndefined();
  });

  it('gets nothing while it pauses, and again from the month that was agreed', () => {
    expect(because({ status: 'paused' })).toBe('paused');
    expect(because({ status: 'paused', paused_until: '2027-01' })).toBe('paused');
    expect(because({ status: 'paused', paused_until: '2027-01' }, '2027-01')).toBeNull();
  });

  it('gets nothing in a month left out, nor while it owes one', () => {
    expect(because({ skipped_months: ['2026-12'] })).toBe('asked');
    expect(because({ status: 'past_due' })).toBe('unpaid');
    expect(because({}, '2026-12', true)).toBe('unpaid');
  });
});

describe('a charge', () => {
  const price = { price: 8700, paid_months: 0, discount_percent: null, discount_charges: 0 } as const;

  it('pays as many months as the periodicity says, and no month twice', () => {
    const first = chargeOf({ ...price, periodicity: 'quarterly' });
    expect(first).toEqual({ amount: 8700, pays: 3, reduced: false });
    let paid = paidAfter(0, first.pays);
    const later = [];
    while (paid > 0) {
      const next = chargeOf({ ...price, periodicity: 'quarterly', paid_months: paid });
      later.push(next.amount);
      paid = paidAfter(paid, next.pays);
    }
    expect(later).toEqual([0, 0]);
  });

  it('is reduced as long as a code says', () => {
    const reduced = { ...price, discount_percent: 15, discount_charges: 1 };
    expect(chargeOf({ ...reduced, periodicity: 'monthly', price: 2999 })).toEqual({
      amount: 2549,
      pays: 1,
      reduced: true,
    });
    expect(chargeOf({ ...reduced, periodicity: 'monthly', discount_charges: 0 }).amount).toBe(8700);
  });

  it('keeps months that were given meanwhile', () => expect(paidAfter(1, 3)).toBe(3));
});

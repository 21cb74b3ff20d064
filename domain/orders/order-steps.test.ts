import { expect, it } from 'vitest';
import { listOrderSteps, type SteppedPart } from './order-steps.ts';

// Friday, 2 January 2026, noon in Paris
const FRIDAY = 1_767_351_600;
const PART: SteppedPart = {
  status: 'pending',
  placed_at: FRIDAY - 7200,
  paid_at: FRIDAY - 7100,
  released_on: null,
  parcels: [],
  delivery: { days_min: 2, days_max: 4 },
};
const list = (changes: Partial<SteppedPart>) =>
  listOrderSteps({ ...PART, ...changes }).map(({ kind, done, at, expected_from, expected_to }) => [
    kind,
    done ? (at ?? 'done') : expected_from && `${expected_from}/${expected_to}`,
  ]);

it('lists the steps to come after payment', () =>
  expect(list({})).toEqual([
    ['placed', FRIDAY - 7200],
    ['paid', FRIDAY - 7100],
    ['in_preparation', null],
    ['sent', null],
    ['delivered', null],
  ]));

it('expects the delivery by working days after shipping', () =>
  expect(
    list({ status: 'sent', parcels: [{ status: 'sent', created_at: FRIDAY - 3600, sent_at: FRIDAY }] }).slice(2),
  ).toEqual([
    ['in_preparation', FRIDAY - 3600],
    ['sent', FRIDAY],
    ['delivered', '2026-01-06/2026-01-08'],
  ]));

it('shows the release of pre-orders, and a payment that is awaited', () =>
  expect(list({ status: 'preorder', paid_at: null, released_on: '2026-03-06' }).slice(1, 3)).toEqual([
    ['paid', null],
    ['released', '2026-03-06/2026-03-06'],
  ]));

it('ends with the cancellation', () =>
  expect(list({ status: 'cancelled' })).toEqual([
    ['placed', FRIDAY - 7200],
    ['paid', FRIDAY - 7100],
    ['cancelled', 'done'],
  ]));

it('has no time of shipping for parcels whose time is not known', () =>
  expect(list({ status: 'delivered' }).slice(2)).toEqual([
    ['in_preparation', 'done'],
    ['sent', 'done'],
    ['delivered', 'done'],
  ]));

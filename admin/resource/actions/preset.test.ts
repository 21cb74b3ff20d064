import { ordersResource } from '#generated/resources/orders.ts';
import type { ActionDefinition } from '#generated/definitions.ts';
import { expect, it } from 'vitest';
import { ordersManualResource } from '#generated/resources/orders-manual.ts';
import { artistPayoutsResource } from '#generated/resources/artist-payouts.ts';
import { buildPreset } from './preset.ts';

const actions: readonly ActionDefinition[] = ordersResource.actions;
const refund = actions.find(({ operationId }) => operationId === 'adminRefundOrder');
if (!refund) throw new Error('orders cannot be refunded');

it('sends the currency of its record, but none of its amounts', () => {
  expect(buildPreset(refund, [{ id: 1, currency: 'JPY', shipping: 5.9, amount: 3 }])).toEqual({ currency: 'JPY' });
});

it('is empty for several records, and for none', () => {
  expect(buildPreset({ ...refund, scope: 'bulk' }, [{ id: 1, currency: 'JPY' }])).toEqual({});
  expect(buildPreset(refund, [])).toEqual({});
});

it('prefills the payment of a draft with its total, its currency and the current day', () => {
  const pay = (ordersManualResource.actions as readonly ActionDefinition[]).find(
    ({ operationId }) => operationId === 'adminPayManualOrder',
  );
  if (!pay) throw new Error('drafts cannot be paid');
  const record = { id: 1, currency: 'EUR', total: 416.5 };
  expect(buildPreset(pay, [record], new Date('2026-11-20T23:30:00Z'))).toEqual({
    ...{ amount: 416.5, currency: 'EUR' },
    // midnight has passed in the shop's zone
    paid_on: '2026-11-21',
  });
});

it('prefills a bulk action with the current day only', () => {
  const pay = (artistPayoutsResource.actions as readonly ActionDefinition[]).find(
    ({ operationId }) => operationId === 'adminPayArtistPayouts',
  );
  if (!pay) throw new Error('payouts cannot be paid together');
  const now = new Date('2026-11-20T12:00:00Z');
  const own = { ...pay, prefill: { ...pay.prefill, bank_reference: 'number' } };
  expect(
    buildPreset(
      own,
      [
        { id: 1, number: 'P-1' },
        { id: 2, number: 'P-2' },
      ],
      now,
    ),
  ).toEqual({ paid_on: '2026-11-20' });
});

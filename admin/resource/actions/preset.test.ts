import { ordersResource } from '#generated/resources/orders.ts';
import type { ActionDefinition } from '#generated/definitions.ts';
import { expect, it } from 'vitest';
import { presetOf } from './preset.ts';

const actions: readonly ActionDefinition[] = ordersResource.actions;
const refund = actions.find(({ operationId }) => operationId === 'adminRefundOrder');
if (!refund) throw new Error('orders cannot be refunded');

it('sends the currency of its record without asking, but none of its amounts', () => {
  expect(presetOf(refund, [{ id: 1, currency: 'JPY', shipping: 5.9, amount: 3 }])).toEqual({ currency: 'JPY' });
});

it('knows nothing of several records, or of none', () => {
  expect(presetOf({ ...refund, scope: 'bulk' }, [{ id: 1, currency: 'JPY' }])).toEqual({});
  expect(presetOf(refund, [])).toEqual({});
});

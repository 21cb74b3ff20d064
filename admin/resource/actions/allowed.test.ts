import { expect, it } from 'vitest';
import { ordersResource } from '#generated/resources/orders.ts';
import { applies, recordActions } from './allowed.ts';

const ORDER = { id: 1, payment_status: 'paid', claimed_by: null };
const next = (record: object) =>
  recordActions(ordersResource, 'team').find(
    (action) => action.primary && applies(ordersResource, action, { ...ORDER, ...record }),
  )?.operationId;

it('an order is packed, handed over and delivered: the main button is the step that comes next', () => {
  expect(next({ status: 'paid', to_pack: true })).toBe('adminPackOrder');
  expect(next({ status: 'in_preparation', to_pack: true })).toBe('adminPackOrder');
  expect(next({ status: 'in_preparation', to_pack: false })).toBe('adminHandOverOrders');
  expect(next({ status: 'sent', to_pack: false })).toBe('adminDeliverOrder');
  expect(next({ status: 'pending', to_pack: false })).toBeUndefined();
  expect(next({ status: 'delivered', to_pack: false })).toBeUndefined();
});

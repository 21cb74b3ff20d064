import { batchesResource } from '#generated/resources/batches.ts';
import { ordersResource } from '#generated/resources/orders.ts';
import { projectsResource } from '#generated/resources/projects.ts';
import { describe, expect, it } from 'vitest';
import { fixture } from '../../testing/fixture.ts';
import { listActions, isApplicable, getInputFields, listRecordActions } from './available-actions.ts';

const names = (actions: readonly { operationId: string }[]) => actions.map(({ operationId }) => operationId);
const [move] = fixture.resource.actions;
if (!move) throw new Error('labels cannot be moved');

describe('actions for a role', () => {
  it('are those of their scope that the role may run', () => {
    const many = names(listActions(ordersResource, 'bulk', 'team'));
    expect(many).toContain('adminPrepareOrders');
    expect(many).not.toContain('adminShipOrder');
    expect(names(listActions(ordersResource, 'row', 'user'))).toEqual([]);
    expect(names(listActions(ordersResource, 'row', undefined))).toEqual([]);
  });
});

describe('actions for a record', () => {
  const listRowActions = (record: { id: number; [name: string]: unknown }) =>
    names(listActions(ordersResource, 'row', 'admin').filter((action) => isApplicable(ordersResource, action, record)));

  it.each([
    ['paid', 'paid', 'adminShipOrder', 'adminDeliverOrder'],
    ['sent', 'paid', 'adminDeliverOrder', 'adminShipOrder'],
    ['paid', 'paid', 'adminRefundOrder', 'adminDeliverOrder'],
    ['pending', 'pending', 'adminCancelOrder', 'adminRefundOrder'],
    ['cancelled', 'cancelled', undefined, 'adminResendConfirmation'],
  ])('that is %s and its payment %s are %s, not %s', (status, payment_status, offered, refused) => {
    const actions = listRowActions({ id: 1, status, payment_status });
    if (offered) expect(actions).toContain(offered);
    expect(actions).not.toContain(refused);
  });

  it('have the next step of a batch as the primary one: check, then hand over', () => {
    const main = (status: string) =>
      listActions(batchesResource, 'row', 'team').find(
        (action) => action.primary && isApplicable(batchesResource, action, { id: 1, status }),
      )?.operationId;
    expect([main('draft'), main('checked')]).toEqual(['adminCheckBatch', 'adminHandOverBatch']);
  });

  it('require all conditions, also that a field is empty', () => {
    const [action] = listActions(ordersResource, 'row', 'team');
    if (!action) throw new Error('orders have no actions');
    const free = {
      ...action,
      when: [
        { field: 'status', in: ['paid'] },
        { field: 'claimed_by', empty: true },
      ],
    };
    const isOffered = (record: object) => isApplicable(ordersResource, free, { id: 1, ...record });
    expect(isOffered({ status: 'paid', claimed_by: null })).toBe(true);
    expect(isOffered({ status: 'paid', claimed_by: 7 })).toBe(false);
    expect(isOffered({ status: 'sent', claimed_by: null })).toBe(false);
  });

  it('that change its status are offered while another status may follow', () => {
    expect(isApplicable(fixture.resource, move, { id: 1, status: 'creating' })).toBe(true);
    expect(isApplicable(fixture.resource, move, { id: 1, status: 'successful' })).toBe(false);
  });

  it('that lead to one status are offered while it may follow', () => {
    const listSteps = (step: string) =>
      names(
        listActions(projectsResource, 'row', 'team').filter((action) =>
          isApplicable(projectsResource, action, { id: 1, step }),
        ),
      );
    expect(listSteps('creating')).toEqual(['adminCheckProject']);
    expect(listSteps('in_progress')).toEqual(['adminConfirmProject', 'adminSucceedProject', 'adminFailProject']);
    expect(listSteps('successful')).toEqual([]);
  });
});

describe('the input fields of an action', () => {
  it('have no field that is hidden in forms', () => {
    const [ship] = listActions(ordersResource, 'row', 'admin').filter(
      ({ operationId }) => operationId === 'adminShipOrder',
    );
    if (!ship) throw new Error('orders cannot be sent');
    expect(getInputFields(ordersResource, ship, [{ id: 1 }]).map(({ name }) => name)).not.toContain('shop_order_id');
  });

  it('offer the statuses that may follow, and have the only one as default', () => {
    const [from] = getInputFields(fixture.resource, move, [{ id: 1, status: 'creating' }]);
    expect(from).toMatchObject({ options: ['checking'], defaultValue: 'checking' });
    const [input] = getInputFields(fixture.resource, move, [{ id: 1, status: 'checking' }]);
    expect(input?.options?.length).toBeGreaterThan(1);
    expect(input?.defaultValue).toBeUndefined();
  });
});

const ORDER = { id: 1, payment_status: 'paid', claimed_by: null };
const findPrimary = (record: object) =>
  listRecordActions(ordersResource, 'team').find(
    (action) => action.primary && isApplicable(ordersResource, action, { ...ORDER, ...record }),
  )?.operationId;

it('the primary action of an order is its next step: pack, hand over, deliver', () => {
  expect(findPrimary({ status: 'paid', to_pack: true })).toBe('adminPackOrder');
  expect(findPrimary({ status: 'in_preparation', to_pack: true })).toBe('adminPackOrder');
  expect(findPrimary({ status: 'in_preparation', to_pack: false })).toBe('adminHandOverOrders');
  expect(findPrimary({ status: 'sent', to_pack: false })).toBe('adminDeliverOrder');
  expect(findPrimary({ status: 'pending', to_pack: false })).toBeUndefined();
  expect(findPrimary({ status: 'delivered', to_pack: false })).toBeUndefined();
});

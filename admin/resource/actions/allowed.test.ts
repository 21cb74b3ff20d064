import { batchesResource } from '#generated/resources/batches.ts';
import { ordersResource } from '#generated/resources/orders.ts';
import { projectsResource } from '#generated/resources/projects.ts';
import { describe, expect, it } from 'vitest';
import { fixture } from '../../testing/fixture.ts';
import { actionsFor, applies, askedFields, recordActions } from './allowed.ts';

const names = (actions: readonly { operationId: string }[]) => actions.map(({ operationId }) => operationId);
const [move] = fixture.resource.actions;
if (!move) throw new Error('labels cannot be moved');

describe('actions for a role', () => {
  it('are those of their scope that it may run', () => {
    const many = names(actionsFor(ordersResource, 'bulk', 'team'));
    expect(many).toContain('adminPrepareOrders');
    expect(many).not.toContain('adminShipOrder');
    expect(names(actionsFor(ordersResource, 'row', 'user'))).toEqual([]);
    expect(names(actionsFor(ordersResource, 'row', undefined))).toEqual([]);
  });
});

describe('actions for a record', () => {
  const rowActions = (record: { id: number; [name: string]: unknown }) =>
    names(actionsFor(ordersResource, 'row', 'admin').filter((action) => applies(ordersResource, action, record)));

  it.each([
    ['paid', 'paid', 'adminShipOrder', 'adminDeliverOrder'],
    ['sent', 'paid', 'adminDeliverOrder', 'adminShipOrder'],
    ['paid', 'paid', 'adminRefundOrder', 'adminDeliverOrder'],
    ['pending', 'pending', 'adminCancelOrder', 'adminRefundOrder'],
    ['cancelled', 'cancelled', undefined, 'adminResendConfirmation'],
  ])('that is %s and its payment %s are %s, not %s', (status, payment_status, offered, refused) => {
    const actions = rowActions({ id: 1, status, payment_status });
    if (offered) expect(actions).toContain(offered);
    expect(actions).not.toContain(refused);
  });

  it('have the next step of a batch first: its check, then its handing over', () => {
    const main = (status: string) =>
      actionsFor(batchesResource, 'row', 'team').find(
        (action) => action.primary && applies(batchesResource, action, { id: 1, status }),
      )?.operationId;
    expect([main('draft'), main('checked')]).toEqual(['adminCheckBatch', 'adminHandOverBatch']);
  });

  it('ask for all that its conditions say, also that a field is empty', () => {
    const [action] = actionsFor(ordersResource, 'row', 'team');
    if (!action) throw new Error('orders have no actions');
    const free = {
      ...action,
      when: [
        { field: 'status', in: ['paid'] },
        { field: 'claimed_by', empty: true },
      ],
    };
    const offered = (record: object) => applies(ordersResource, free, { id: 1, ...record });
    expect(offered({ status: 'paid', claimed_by: null })).toBe(true);
    expect(offered({ status: 'paid', claimed_by: 7 })).toBe(false);
    expect(offered({ status: 'sent', claimed_by: null })).toBe(false);
  });

  it('that move it are there while its status leads somewhere', () => {
    expect(applies(fixture.resource, move, { id: 1, status: 'creating' })).toBe(true);
    expect(applies(fixture.resource, move, { id: 1, status: 'successful' })).toBe(false);
  });

  it('that lead to one status are there while that may follow', () => {
    const steps = (step: string) =>
      names(
        actionsFor(projectsResource, 'row', 'team').filter((action) =>
          applies(projectsResource, action, { id: 1, step }),
        ),
      );
    expect(steps('creating')).toEqual(['adminCheckProject']);
    expect(steps('in_progress')).toEqual(['adminConfirmProject', 'adminSucceedProject', 'adminFailProject']);
    expect(steps('successful')).toEqual([]);
  });
});

describe('what an action asks', () => {
  it('is no field that forms do not show', () => {
    const [ship] = actionsFor(ordersResource, 'row', 'admin').filter(
      ({ operationId }) => operationId === 'adminShipOrder',
    );
    if (!ship) throw new Error('orders cannot be sent');
    expect(askedFields(ordersResource, ship, [{ id: 1 }]).map(({ name }) => name)).not.toContain('shop_order_id');
  });

  it('is one of the statuses that may follow, chosen already when there is but one', () => {
    const [from] = askedFields(fixture.resource, move, [{ id: 1, status: 'creating' }]);
    expect(from).toMatchObject({ options: ['checking'], defaultValue: 'checking' });
    const [next] = askedFields(fixture.resource, move, [{ id: 1, status: 'checking' }]);
    expect(next?.options?.length).toBeGreaterThan(1);
    expect(next?.defaultValue).toBeUndefined();
  });
});

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

import type { Order, Timeline } from '#generated/schemas.ts';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderChanges } from '#server/modules/orders/index.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { loadDemo } from '#server/testing/load-demo.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await loadDemo(api);
}, 120_000);
afterAll(() => api.close());

it('lists changes of items in the timeline of their orders with time, author and reason', async () => {
  const changes = await api.db.select().from(orderChanges).orderBy(asc(orderChanges.id));
  expect(changes.map(({ status }) => status)).toEqual(['done', 'pending']);
  for (const change of changes) {
    const path = `/admin/orders/${change.order_id}`;
    const { body } = await api.call<Timeline>('GET', `${path}/timeline`, { as: 'team', query: { limit: 50 } });
    const actions = body.entries.flatMap(({ action }) => (action ? [action] : []));
    const changeEntry = actions.find(({ operation }) => operation === 'adminChangeOrderItems');
    expect(changeEntry).toMatchObject({
      ...{ created_at: toSeconds(change.created_at), reason: change.reason, user_id: change.created_by },
      after: { change_id: change.id, charge: change.amount / 100 },
    });
    const paymentEntry = actions.find(({ operation }) => operation === 'adminPayOrderChange');
    expect(paymentEntry?.created_at).toBe(change.settled_at ? toSeconds(change.settled_at) : undefined);
    if (!paymentEntry) continue;
    const { body: order } = await api.call<Order>('GET', path, { as: 'team' });
    expect(paymentEntry.after).toMatchObject({ total: order.total, lines: expect.stringContaining(' × ') });
    expect(paymentEntry.before?.['lines']).not.toEqual(paymentEntry.after?.['lines']);
  }
});

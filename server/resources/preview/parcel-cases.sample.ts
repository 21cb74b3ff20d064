// Parcels, winners and changes of orders: parts of records that previewed actions have something to do with.
import { and, eq } from 'drizzle-orm';
import type { Order } from '#generated/schemas.ts';
import { contestOf } from '../bulk/bulk-cases.sample.ts';
import { contestEntries } from '#server/modules/contests/index.ts';
import { orderChanges, orderLines } from '#server/modules/orders/index.ts';
import type { Prepare } from './previewed-case.ts';
import type { ActionFixtures } from '#server/testing/action-fixtures.ts';
import { must } from '#server/testing/must.ts';

const TRACKING = { tracking_transporter: 'ups', tracking_number: '1Z 5' };

/** An order of two copies, some of which are packed in a parcel. */
async function packed(worlds: ActionFixtures, copies = 2) {
  const { api, paid } = await worlds.shop();
  const { order_id: id, lines } = await paid(undefined, 2);
  const content = { lines: [{ order_line_id: lines[0]?.id, quantity: copies }] };
  const order = await must<Order>(api, 'POST', `/admin/orders/${id}/pack`, content);
  return { api, id, part: order.shop_orders?.[0]?.shipments?.[0]?.id ?? 0 };
}

async function sent(worlds: ActionFixtures) {
  const one = await packed(worlds);
  await must(one.api, 'POST', `/admin/orders/${one.id}/parcels/${one.part}/send`, { notify: false });
  return one;
}

export const PARCEL_CASES: Readonly<Record<string, readonly Prepare[]>> = {
  adminShipOrder: [
    async (worlds) => {
      const { api, paid } = await worlds.shop();
      const { order_id: id } = await paid(undefined, 2);
      return { api, id, body: TRACKING, kinds: ['parcels_sent', 'orders_shipped', 'mails'] };
    },
    // one copy of two, and the customer is not written to
    async (worlds) => {
      const { api, paid } = await worlds.shop();
      const { order_id: id, lines } = await paid(undefined, 2);
      const body = { ...TRACKING, notify: false, lines: [{ order_line_id: lines[0]?.id, quantity: 1 }] };
      return { api, id, body, kinds: ['parcels_sent', 'copies_to_ship', 'orders_prepared'] };
    },
  ],
  adminSendParcel: [
    async (worlds) => ({ ...(await packed(worlds)), body: {}, kinds: ['parcels_sent', 'orders_shipped', 'mails'] }),
    async (worlds) => ({
      ...(await packed(worlds, 1)),
      body: { notify: false },
      kinds: ['parcels_sent', 'copies_to_ship'],
    }),
  ],
  adminTrackParcel: [
    async (worlds) => ({ ...(await sent(worlds)), body: { ...TRACKING, notify: true }, kinds: ['mails'] }),
    async (worlds) => ({ ...(await sent(worlds)), body: TRACKING, kinds: [] }),
    // parcels that have not left send no mail
    async (worlds) => ({ ...(await packed(worlds)), body: { ...TRACKING, notify: true }, kinds: [] }),
  ],
  adminPayOrderChange: [
    async (worlds) => {
      const { api, paid } = await worlds.shop();
      const { order_id: id } = await paid();
      const [line] = await api.db.select().from(orderLines).where(eq(orderLines.order_id, id));
      const lines = [{ order_line_id: line?.id, quantity: 2 }];
      const told = await must<{ charge: number }>(api, 'POST', `/admin/orders/${id}/items/preview`, { lines });
      const { version } = await must<Order>(api, 'GET', `/admin/orders/${id}`);
      const body = { lines, reason: 'One more', refund: 0, charge: told.charge, currency: 'EUR' };
      await must(api, 'POST', `/admin/orders/${id}/items`, body, {
        headers: { 'if-match': `"${version}"`, 'idempotency-key': `change-${id}` },
      });
      const [change] = await api.db.select().from(orderChanges).where(eq(orderChanges.order_id, id));
      const money = { method: 'transfer', paid_on: '2026-11-01', reference: `T-${id}`, amount: told.charge };
      return {
        ...{ api, id, part: change?.id ?? 0, body: { ...money, currency: 'EUR' } },
        kinds: ['payments_recorded', 'mails', 'stock_taken'],
      };
    },
  ],
  adminRedrawContest: [
    async (worlds) => {
      const { api } = await worlds.shop();
      const { id } = await contestOf(api, 3);
      for (const step of ['close', 'draw']) await must(api, 'POST', `/admin/challenge/${id}/${step}`);
      const isWinner = and(eq(contestEntries.contest_id, id), eq(contestEntries.status, 'won'));
      const [winner] = await api.db.select().from(contestEntries).where(isWinner);
      const body = { reason: 'Does not answer' };
      return { api, id, part: winner?.id ?? 0, body, kinds: ['prizes_withdrawn', 'winners_drawn', 'mails'] };
    },
  ],
};

// Test data of previewed actions on parcels, contest winners and order changes.
import { and, eq } from 'drizzle-orm';
import type { Order } from '#generated/schemas.ts';
import { createContest } from '../bulk/bulk-cases.sample.ts';
import { contestEntries } from '#server/modules/contests/index.ts';
import { orderChanges, orderLines } from '#server/modules/orders/index.ts';
import type { Prepare } from './previewed-case.ts';
import type { ActionFixtures } from '#server/testing/action-fixtures.ts';
import { must } from '#server/testing/must.ts';

const TRACKING = { tracking_transporter: 'ups', tracking_number: '1Z 5' };

/** An order of two copies; `copies` of them are packed in a parcel. */
async function packParcel(fixtures: ActionFixtures, copies = 2) {
  const { api, paid } = await fixtures.shop();
  const { order_id: id, lines } = await paid(undefined, 2);
  const content = { lines: [{ order_line_id: lines[0]?.id, quantity: copies }] };
  const order = await must<Order>(api, 'POST', `/admin/orders/${id}/pack`, content);
  return { api, id, part: order.shop_orders?.[0]?.shipments?.[0]?.id ?? 0 };
}

async function sendParcel(fixtures: ActionFixtures) {
  const parcel = await packParcel(fixtures);
  await must(parcel.api, 'POST', `/admin/orders/${parcel.id}/parcels/${parcel.part}/send`, { notify: false });
  return parcel;
}

export const PARCEL_CASES: Readonly<Record<string, readonly Prepare[]>> = {
  adminShipOrder: [
    async (fixtures) => {
      const { api, paid } = await fixtures.shop();
      const { order_id: id } = await paid(undefined, 2);
      return { api, id, body: TRACKING, kinds: ['parcels_sent', 'orders_shipped', 'mails'] };
    },
    // one of two copies, without a mail to the customer
    async (fixtures) => {
      const { api, paid } = await fixtures.shop();
      const { order_id: id, lines } = await paid(undefined, 2);
      const body = { ...TRACKING, notify: false, lines: [{ order_line_id: lines[0]?.id, quantity: 1 }] };
      return { api, id, body, kinds: ['parcels_sent', 'copies_to_ship', 'orders_prepared'] };
    },
  ],
  adminSendParcel: [
    async (fixtures) => ({
      ...(await packParcel(fixtures)),
      body: {},
      kinds: ['parcels_sent', 'orders_shipped', 'mails'],
    }),
    async (fixtures) => ({
      ...(await packParcel(fixtures, 1)),
      body: { notify: false },
      kinds: ['parcels_sent', 'copies_to_ship'],
    }),
  ],
  adminTrackParcel: [
    async (fixtures) => ({ ...(await sendParcel(fixtures)), body: { ...TRACKING, notify: true }, kinds: ['mails'] }),
    async (fixtures) => ({ ...(await sendParcel(fixtures)), body: TRACKING, kinds: [] }),
    // a parcel that is not sent causes no mail
    async (fixtures) => ({ ...(await packParcel(fixtures)), body: { ...TRACKING, notify: true }, kinds: [] }),
  ],
  adminPayOrderChange: [
    async (fixtures) => {
      const { api, paid } = await fixtures.shop();
      const { order_id: id } = await paid();
      const [line] = await api.db.select().from(orderLines).where(eq(orderLines.order_id, id));
      const lines = [{ order_line_id: line?.id, quantity: 2 }];
      const priced = await must<{ charge: number }>(api, 'POST', `/admin/orders/${id}/items/preview`, { lines });
      const { version } = await must<Order>(api, 'GET', `/admin/orders/${id}`);
      const body = { lines, reason: 'One more', refund: 0, charge: priced.charge, currency: 'EUR' };
      await must(api, 'POST', `/admin/orders/${id}/items`, body, {
        headers: { 'if-match': `"${version}"`, 'idempotency-key': `change-${id}` },
      });
      const [change] = await api.db.select().from(orderChanges).where(eq(orderChanges.order_id, id));
      const money = { method: 'transfer', paid_on: '2026-11-01', reference: `T-${id}`, amount: priced.charge };
      return {
        ...{ api, id, part: change?.id ?? 0, body: { ...money, currency: 'EUR' } },
        kinds: ['payments_recorded', 'mails', 'stock_taken'],
      };
    },
  ],
  adminRedrawContest: [
    async (fixtures) => {
      const { api } = await fixtures.shop();
      const { id } = await createContest(api, 3);
      for (const step of ['close', 'draw']) await must(api, 'POST', `/admin/challenge/${id}/${step}`);
      const isWinner = and(eq(contestEntries.contest_id, id), eq(contestEntries.status, 'won'));
      const [winner] = await api.db.select().from(contestEntries).where(isWinner);
      const body = { reason: 'Does not answer' };
      return { api, id, part: winner?.id ?? 0, body, kinds: ['prizes_withdrawn', 'winners_drawn', 'mails'] };
    },
  ],
};

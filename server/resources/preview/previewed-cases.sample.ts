// Test data of every previewed action on one record.
import { eq } from 'drizzle-orm';
import type { Batch, Dispute, Lot, ManualOrder, Order, TrackingImport } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { createSession } from '#server/core/authentication/sessions.ts';
import { createApprovedPayout, createRequestedPayout } from '#server/modules/earnings/payout.sample.ts';
import { closeEndedLots, lotBids, lots } from '#server/modules/auctions/index.ts';
import { boxes } from '#server/modules/subscriptions/index.ts';
import { BULK_CASES, createContest, prepareFailedPeriods, preparePeriods } from '../bulk/bulk-cases.sample.ts';
import { payment } from '#server/modules/cart/cart.sample.ts';
import { downloadCodes } from '#server/modules/digital/index.ts';
import { disputes, refunds } from '#server/modules/payments/index.ts';
import type { SampleDispatch } from '#server/modules/fulfilment/dispatch.sample.ts';
import { partnerStocks } from '#server/modules/fulfilment/index.ts';
import { testContext } from '../exports/testing.ts';
import { importer } from '#server/modules/imports/testing.ts';
import { partners } from '#server/modules/pricing/index.ts';
import { CUSTOMER_CASES } from './customer-cases.sample.ts';
import { PARCEL_CASES } from './parcel-cases.sample.ts';
import type { Prepare, PreviewedCase } from './previewed-case.ts';
import type { ActionFixtures } from '#server/testing/action-fixtures.ts';
import { must } from '#server/testing/must.ts';

const REASON = { reason: 'Asked for by the customer' };

async function createOrder(fixtures: ActionFixtures, copies = 2) {
  const shop = await fixtures.shop();
  const { order_id: id, lines } = await shop.paid(undefined, copies);
  return { api: shop.api, shop, id, lines, order: await shop.order(id) };
}

async function checkBatch(fixtures: ActionFixtures) {
  const shop = await fixtures.shop();
  const { api } = shop;
  const paidOrders = [await shop.paid(), await shop.paid()];
  // the partner's stock, which the batch deducts
  for (const { lines } of paidOrders)
    await api.db
      .insert(partnerStocks)
      .values({ partner: 'daudin', item_id: lines[0]?.item_id ?? 0, barcode: '', name: 'LP', quantity: 5 });
  const split = await shop.split(2);
  const parts = [...paidOrders.map(({ part }) => part), ...split.parts];
  const { id } = await must<Batch>(api, 'POST', '/admin/batches', { partner: 'daudin', shop_order_ids: parts });
  await must(api, 'POST', `/admin/batches/${id}/check`);
  return { api, shop, id, paidOrders };
}

async function createDispute(fixtures: ActionFixtures) {
  const { api, cart, pay, sample } = await fixtures.shop();
  const { body } = await pay(payment(await cart(await sample.project()), '4000000000000259'));
  const [dispute] = await api.db.select().from(disputes).where(eq(disputes.order_id, body.order_id));
  return { api, id: dispute?.id ?? 0 };
}

async function answerDispute(fixtures: ActionFixtures) {
  const { api, id } = await createDispute(fixtures);
  await must<Dispute>(api, 'POST', `/admin/disputes/${id}/evidence`, { evidence: 'Handed over and signed for.' });
  return { api, id };
}

async function createDraft(fixtures: ActionFixtures) {
  const desk = await fixtures.desk();
  const project = await desk.sample.project({ items: [{ price: 2000, stock: 9 }] });
  const { body } = await desk.draft({ lines: [{ item_id: project.items[0] ?? 0, quantity: 2 }] });
  return { api: desk.api, desk, id: body.id };
}

/** A draft, and the body that records its payment. */
async function createDueDraft(fixtures: ActionFixtures) {
  const { api, desk, id } = await createDraft(fixtures);
  const { total: amount, currency } = await desk.read(id);
  return { api, id, terms: { amount, currency, paid_on: '2026-11-01', method: 'transfer', reference: `T-${id}` } };
}

let bidderCount = 0;

/** Creates a lot with three bids of accounts with an address. */
async function createLot({ api, sample }: SampleDispatch): Promise<number> {
  const [item_id] = (await sample.project({ items: [{ price: 2000, stock: 5 }] })).items;
  const now = Math.floor(Date.now() / 1000);
  const terms = { title: 'Test pressing', item_id, condition: 'nm', currency: 'EUR', start_price: 20 };
  const { id } = await must<Lot>(api, 'POST', '/admin/lots', { ...terms, starts_at: now - 60, ends_at: now + 86_400 });
  await must(api, 'POST', `/admin/lots/${id}/open`);
  for (const maximum of [30, 50, 80]) {
    const email = `bidder-${++bidderCount}@example.com`;
    const account = { email, name: 'Ines', role: 'team', country_id: 'FR' } as const;
    const address = { firstname: 'Ines', lastname: 'M', address: '1 rue Oberkampf', zip_code: '75011', city: 'Paris' };
    const [user] = await api.db
      .insert(users)
      .values({ ...account, ...address })
      .returning();
    const token = await createSession(api.db, user?.id ?? 0, 'test');
    await must(api, 'POST', `/lots/${id}/bids`, { maximum, currency: 'EUR' }, { token });
  }
  return id;
}

/** Creates an ended lot that the winner did not pay in time. */
async function createUnpaidLot(shop: SampleDispatch): Promise<number> {
  const { api } = shop;
  const id = await createLot(shop);
  const past = new Date(Date.now() - 60_000);
  await api.db.update(lots).set({ ends_at: past }).where(eq(lots.id, id));
  await closeEndedLots(testContext(api));
  await api.db.update(lots).set({ pay_until: past }).where(eq(lots.id, id));
  return id;
}

async function sendQuote(fixtures: ActionFixtures) {
  const { api, createSent } = await fixtures.quotes();
  return { api, id: (await createSent()).id };
}

/** An accepted record of a bulk case. */
async function fromBulkCase(fixtures: ActionFixtures, operation: string): Promise<Omit<PreviewedCase, 'kinds'>> {
  const { api, accepted, body } = (await BULK_CASES[operation]?.(fixtures)) ?? {};
  if (!api) throw new Error(`no case for ${operation}`);
  return { api, id: accepted?.[0] ?? 0, ...(body && { body }) };
}

let importCount = 0;

/** Checks an import of a new and an existing customer. */
async function checkImport(fixtures: ActionFixtures) {
  const { api } = await fixtures.quotes();
  const staff = importer(api, { as: 'admin' });
  const index = ++importCount;
  const heading = 'email,firstname,lastname,city';
  const first = await staff.checked('customers', `${heading}\nana${index}@example.com,Ana,Ruiz,Lyon\n`);
  await staff.write(first.id);
  const rows = [`ana${index}@example.com,Ana,Ruiz,Nantes`, `ciro${index}@example.com,Ciro,Conti,Rome`];
  const { id } = await staff.checked('customers', [heading, ...rows, ''].join('\n'));
  return { api, staff, id };
}

export const PREVIEWED_CASES: Readonly<Record<string, readonly Prepare[]>> = {
  ...CUSTOMER_CASES,
  ...PARCEL_CASES,
  adminDeliverOrder: [
    async (fixtures) => {
      const { api, id, lines } = await createOrder(fixtures);
      const parcel = (index: number) => ({
        ...{ tracking_transporter: 'ups', tracking_number: `1Z${id}${index}` },
        lines: [{ order_line_id: lines[0]?.id, quantity: 1 }],
      });
      for (const index of [1, 2]) await must(api, 'POST', `/admin/orders/${id}/ship`, parcel(index));
      return { api, id, kinds: ['parcels_delivered'] };
    },
  ],
  adminCancelOrder: [
    async (fixtures) => {
      const { api, id } = await createOrder(fixtures);
      return { api, id, body: { reason: 'withdrawal' }, kinds: ['refunds', 'mails', 'stock_returned'] };
    },
    async (fixtures) => {
      const { api, id } = await createOrder(fixtures);
      return { api, id, body: { reason: 'withdrawal', notify: false }, kinds: ['refunds', 'stock_returned'] };
    },
    // one of two parts of an order
    async (fixtures) => {
      const { api, split } = await fixtures.shop();
      const { order_id: id, parts } = await split(2);
      const body = { reason: 'out_of_stock', shop_order_id: parts[0] };
      return { api, id, body, kinds: ['refunds', 'mails', 'stock_returned'] };
    },
  ],
  adminRefundOrder: [
    async (fixtures) => {
      const { api, id, lines, order } = await createOrder(fixtures);
      const [line] = order.shop_orders?.[0]?.lines ?? [];
      const copies = [{ order_line_id: lines[0]?.id, quantity: 1 }];
      const body = { amount: line?.price, currency: 'EUR', lines: copies, reason: 'damaged', restock: true };
      return { api, id, body, kinds: ['refunds', 'mails', 'stock_returned'] };
    },
    async (fixtures) => {
      const { api, id } = await createOrder(fixtures);
      const body = { amount: 3, currency: 'EUR', reason: 'goodwill', notify: false };
      return { api, id, body, kinds: ['refunds'] };
    },
  ],
  adminResendConfirmation: [
    async (fixtures) => {
      const { api, id } = await createOrder(fixtures);
      return { api, id, kinds: ['mails'] };
    },
  ],
  adminOfferManualOrder: [
    async (fixtures) => ({ ...(await createDraft(fixtures)), body: { days: 14 }, kinds: ['offers_sent', 'mails'] }),
    // offered again
    async (fixtures) => {
      const { api, desk, id } = await createDraft(fixtures);
      await desk.offer(id);
      return { api, id, body: { days: 30 }, kinds: ['offers_sent', 'mails'] };
    },
  ],
  adminRevokeManualOffer: [
    async (fixtures) => {
      const { api, desk, id } = await createDraft(fixtures);
      await desk.offer(id);
      return { api, id, kinds: ['offers_withdrawn'] };
    },
  ],
  adminConvertManualOrder: [
    async (fixtures) => ({ ...(await createDraft(fixtures)), body: {}, kinds: ['orders_created', 'stock_taken'] }),
    async (fixtures) => {
      const { api, desk, id } = await createDraft(fixtures);
      await desk.offer(id);
      return { api, id, body: { notify: true }, kinds: ['orders_created', 'stock_taken', 'offers_withdrawn', 'mails'] };
    },
  ],
  adminCancelManualOrder: [
    async (fixtures) => {
      const { api, desk, id } = await createDraft(fixtures);
      await desk.offer(id);
      return { api, id, body: REASON, kinds: ['offers_withdrawn'] };
    },
    async (fixtures) => {
      const { api, id } = await createDraft(fixtures);
      await must<ManualOrder>(api, 'POST', `/admin/orders-manual/${id}/convert`, {});
      return { api, id, body: REASON, kinds: ['stock_returned'] };
    },
  ],
  adminPayManualOrder: [
    async (fixtures) => {
      const { api, id, terms } = await createDueDraft(fixtures);
      return { api, id, body: terms, kinds: ['payments_recorded', 'orders_created', 'stock_taken', 'mails'] };
    },
    // the order exists and is unpaid
    async (fixtures) => {
      const { api, id, terms } = await createDueDraft(fixtures);
      await must<ManualOrder>(api, 'POST', `/admin/orders-manual/${id}/convert`, {});
      return { api, id, body: terms, kinds: ['payments_recorded', 'mails'] };
    },
  ],
  adminRetryRefund: [
    async (fixtures) => {
      const { api, id: order } = await createOrder(fixtures);
      await must(api, 'POST', `/admin/orders/${order}/refund`, { amount: 3, currency: 'EUR', reason: 'goodwill' });
      const [refund] = await api.db.select().from(refunds).where(eq(refunds.order_id, order));
      await api.db.execute(`update refunds set status = 'failed' where order_id = ${order}`);
      await api.db.execute(`update orders set refunded = 0 where id = ${order}`);
      return { api, id: refund?.id ?? 0, kinds: ['refunds', 'mails'] };
    },
  ],
  adminAcceptDispute: [async (fixtures) => ({ ...(await createDispute(fixtures)), kinds: ['disputes_lost'] })],
  adminRecordOutcome: [
    async (fixtures) => ({ ...(await answerDispute(fixtures)), body: { status: 'won' }, kinds: ['disputes_won'] }),
    async (fixtures) => ({ ...(await answerDispute(fixtures)), body: { status: 'lost' }, kinds: ['disputes_lost'] }),
  ],
  adminHandOverBatch: [
    async (fixtures) => {
      const { api, id } = await checkBatch(fixtures);
      return { api, id, kinds: ['orders_prepared', 'file_kept', 'partner_stock_taken'] };
    },
    // to a partner with an API
    async (fixtures) => {
      const { api, id, url } = await checkPushedBatch(fixtures);
      await api.db
        .update(partners)
        .set({ delivery: 'api', api_url: url, api_secret: 's' })
        .where(eq(partners.code, 'bigblue'));
      return { api, id, kinds: ['orders_prepared', 'file_sent'] };
    },
  ],
  adminPushBatch: [
    async (fixtures) => {
      const { api, id, url } = await checkPushedBatch(fixtures);
      await api.db
        .update(partners)
        .set({ delivery: 'api', api_url: url, api_secret: 's' })
        .where(eq(partners.code, 'bigblue'));
      await must(api, 'POST', `/admin/batches/${id}/hand-over`);
      await api.db.execute(`update dispatch_batches set push_status = 'failed' where id = ${id}`);
      return { api, id, kinds: ['file_sent'] };
    },
  ],
  adminCloseBatch: [
    async (fixtures) => {
      const { api, id, paidOrders } = await checkBatch(fixtures);
      await must(api, 'POST', `/admin/batches/${id}/hand-over`);
      await must(api, 'POST', `/admin/orders/${paidOrders[0]?.order_id}/ship`, {
        tracking_transporter: 'ups',
        tracking_number: '1Z999',
      });
      return { api, id, kinds: ['orders_released'] };
    },
  ],
  adminCancelBatch: [
    async (fixtures) => {
      const { api, id } = await checkBatch(fixtures);
      return { api, id, body: REASON, kinds: ['orders_released'] };
    },
  ],
  adminApplyTracking: [
    async (fixtures) => ({
      ...(await uploadTracking(fixtures)),
      body: { notify: true },
      kinds: ['parcels_sent', 'mails'],
    }),
    async (fixtures) => ({ ...(await uploadTracking(fixtures)), body: { notify: false }, kinds: ['parcels_sent'] }),
  ],
  adminSendQuote: [
    async (fixtures) => {
      const { api, createDraft: createQuote } = await fixtures.quotes();
      return { api, id: (await createQuote()).body.id, body: { days: 30 }, kinds: ['offers_sent', 'mails'] };
    },
    async (fixtures) => ({ ...(await sendQuote(fixtures)), body: { days: 30 }, kinds: ['offers_sent', 'mails'] }),
  ],
  adminRevokeQuote: [async (fixtures) => ({ ...(await sendQuote(fixtures)), kinds: ['offers_withdrawn'] })],
  adminRepriceQuote: [
    async (fixtures) => {
      const { api, createDraft: createQuote } = await fixtures.quotes();
      const { id, total } = (await createQuote()).body;
      // priced by an older price list
      await api.db.execute(`update quotes set total = ${Math.round((total ?? 0) * 100) - 5000} where id = ${id}`);
      return { api, id, kinds: ['price_raised'] };
    },
    async (fixtures) => {
      const { api, createDraft: createQuote } = await fixtures.quotes();
      const { id, total } = (await createQuote()).body;
      await api.db.execute(`update quotes set total = ${Math.round((total ?? 0) * 100) + 5000} where id = ${id}`);
      return { api, id, kinds: ['price_lowered'] };
    },
  ],
  adminAnswerQuote: [
    async (fixtures) => ({
      ...(await sendQuote(fixtures)),
      body: { answer: 'accepted' },
      kinds: ['offers_accepted', 'mails'],
    }),
    async (fixtures) => ({ ...(await sendQuote(fixtures)), body: { answer: 'refused' }, kinds: ['offers_refused'] }),
  ],
  adminCloseContest: [
    async (fixtures) => {
      const { api } = await fixtures.shop();
      return { api, id: (await createContest(api, 3)).id, kinds: ['entries_closed'] };
    },
  ],
  adminDrawContest: [
    async (fixtures) => {
      const { api } = await fixtures.shop();
      const { id } = await createContest(api, 3);
      await must(api, 'POST', `/admin/challenge/${id}/close`);
      return { api, id, kinds: ['winners_drawn', 'mails'] };
    },
  ],
  adminMailPass: [async (fixtures) => ({ ...(await fromBulkCase(fixtures, 'adminMailPasses')), kinds: ['mails'] })],
  adminWriteImport: [
    async (fixtures) => {
      const { api, id } = await checkImport(fixtures);
      return { api, id, kinds: ['records_created', 'records_changed'] };
    },
  ],
  adminUndoImport: [
    async (fixtures) => {
      const { api, staff, id } = await checkImport(fixtures);
      await staff.write(id);
      return { api, id, kinds: ['records_removed', 'records_restored'] };
    },
  ],
  adminApproveArtistPayout: [
    async (fixtures) => {
      const shop = await fixtures.shop();
      return { api: shop.api, id: await createRequestedPayout(shop), kinds: ['payouts_approved'] };
    },
  ],
  adminRefuseArtistPayout: [
    async (fixtures) => {
      const shop = await fixtures.shop();
      return {
        api: shop.api,
        id: await createRequestedPayout(shop),
        body: REASON,
        kinds: ['payouts_released', 'mails'],
      };
    },
  ],
  adminCancelArtistPayout: [
    async (fixtures) => {
      const shop = await fixtures.shop();
      return { api: shop.api, id: await createRequestedPayout(shop), kinds: ['payouts_released'] };
    },
  ],
  adminPayArtistPayout: [
    async (fixtures) => {
      const shop = await fixtures.shop();
      return {
        api: shop.api,
        id: await createApprovedPayout(shop),
        body: { paid_on: '2026-11-01' },
        kinds: ['payouts', 'mails'],
      };
    },
  ],
  adminReturnArtistPayout: [
    async (fixtures) => {
      const shop = await fixtures.shop();
      const id = await createApprovedPayout(shop);
      await must(shop.api, 'POST', `/admin/artist-payouts/${id}/pay`, { paid_on: '2026-11-01' });
      return { api: shop.api, id, body: REASON, kinds: ['payouts_released', 'mails'] };
    },
  ],
  adminCancelLot: [
    async (fixtures) => {
      const shop = await fixtures.shop();
      return { api: shop.api, id: await createLot(shop), body: REASON, kinds: ['mails'] };
    },
    async (fixtures) => {
      const shop = await fixtures.shop();
      return { api: shop.api, id: await createUnpaidLot(shop), body: REASON, kinds: ['mails', 'offers_withdrawn'] };
    },
  ],
  adminOfferLotToNext: [
    async (fixtures) => {
      const shop = await fixtures.shop();
      const id = await createUnpaidLot(shop);
      return { api: shop.api, id, body: REASON, kinds: ['mails', 'offers_withdrawn', 'offers_sent'] };
    },
  ],
  adminWithdrawBid: [
    async (fixtures) => {
      const shop = await fixtures.shop();
      const lot = await createLot(shop);
      const [bid] = await shop.api.db.select().from(lotBids).where(eq(lotBids.lot_id, lot));
      return { api: shop.api, id: bid?.id ?? 0, body: REASON, kinds: ['mails'] };
    },
  ],
  adminRefuseReview: [
    async (fixtures) => ({ ...(await fromBulkCase(fixtures, 'adminRefuseReviews')), kinds: ['mails'] }),
    async (fixtures) => {
      const bulkCase = await fromBulkCase(fixtures, 'adminRefuseReviews');
      return { ...bulkCase, body: { ...bulkCase.body, notify: false }, kinds: [] };
    },
  ],
  adminRevokePass: [
    async (fixtures) => ({ ...(await fromBulkCase(fixtures, 'adminRevokePasses')), kinds: ['passes_revoked'] }),
  ],
  adminRevokeCode: [
    async (fixtures) => ({ ...(await fromBulkCase(fixtures, 'adminRevokeCodes')), kinds: ['codes_revoked'] }),
  ],
  adminRevokeCodeBatch: [
    async (fixtures) => {
      const { api, id } = await fromBulkCase(fixtures, 'adminRevokeCodes');
      const [code] = await api.db.select().from(downloadCodes).where(eq(downloadCodes.id, id));
      return { api, id: code?.batch_id ?? 0, body: REASON, kinds: ['codes_revoked'] };
    },
  ],
  adminPauseBox: [
    async (fixtures) => {
      const {
        api,
        boxes: [box],
      } = await preparePeriods(fixtures, 1);
      return { api, id: box?.id ?? 0, body: {}, kinds: ['mails', 'months_skipped', 'choices_removed'] };
    },
    async (fixtures) => ({ ...(await fromBulkCase(fixtures, 'adminPauseBoxes')), body: { notify: false }, kinds: [] }),
  ],
  adminResumeBox: [
    async (fixtures) => {
      const boxShop = await fixtures.boxes();
      // nothing is charged before the next month
      return { api: boxShop.api, id: (await boxShop.box({ status: 'paused' })).id, kinds: [] };
    },
  ],
  adminCancelBox: [
    async (fixtures) => {
      const {
        api,
        boxes: [box],
      } = await preparePeriods(fixtures, 1);
      return { api, id: box?.id ?? 0, body: REASON, kinds: ['mails', 'months_skipped', 'choices_removed'] };
    },
    async (fixtures) => {
      const boxShop = await fixtures.boxes();
      const { id } = await boxShop.box({ paid_months: 5 });
      return { api: boxShop.api, id, body: { ...REASON, at_once: true }, kinds: ['mails', 'prepaid_months_ended'] };
    },
    async (fixtures) => {
      const boxShop = await fixtures.boxes();
      const { id } = await boxShop.box({ paid_months: 5 });
      return { api: boxShop.api, id, body: { ...REASON, notify: false }, kinds: [] };
    },
  ],
  adminClearBoxMonth: [
    async (fixtures) => {
      const { api, month } = await preparePeriods(fixtures, 3);
      return { api, id: month, kinds: ['choices_removed'] };
    },
  ],
  adminRunBoxMonth: [
    async (fixtures) => {
      const { api, month } = await preparePeriods(fixtures, 3);
      return { api, id: month, kinds: ['charges', 'orders_created', 'mails', 'stock_taken'] };
    },
    // a missing address, an expired card, a prepaid month, an ended box, a paused box, and a missing copy
    async (fixtures) => {
      const { api, month, item, boxes: boxRows } = await preparePeriods(fixtures, 8);
      const set = (index: number, values: Partial<typeof boxes.$inferInsert>) =>
        api.db
          .update(boxes)
          .set(values)
          .where(eq(boxes.id, boxRows[index]?.id ?? 0));
      await set(0, { address: null });
      await set(1, { card_expires: '2020-01' });
      await set(2, { paid_months: 4 });
      await set(3, { renews: false });
      await set(4, { status: 'paused' });
      await api.db.execute(`update box_periods set amount = 0, pays = 0 where box_id = ${boxRows[2]?.id}`);
      await api.db.execute(`update items set stock = 4 where id = ${item}`);
      const skipped = ['months_skipped', 'choices_removed'] as const;
      return { api, id: month, kinds: ['charges', 'orders_created', 'mails', 'stock_taken', ...skipped] };
    },
  ],
  adminRetryBoxPeriod: [
    async (fixtures) => {
      const { api, ids } = await prepareFailedPeriods(fixtures);
      return { api, id: ids[0] ?? 0, kinds: ['charges', 'orders_created', 'mails', 'stock_taken'] };
    },
    // the card has expired
    async (fixtures) => {
      const { api, ids, boxes: boxRows } = await prepareFailedPeriods(fixtures);
      await api.db
        .update(boxes)
        .set({ card_expires: '2020-01' })
        .where(eq(boxes.id, boxRows[0]?.id ?? 0));
      return { api, id: ids[0] ?? 0, kinds: [] };
    },
  ],
};

/** Checks a batch for a partner with an API. */
async function checkPushedBatch(fixtures: ActionFixtures) {
  const shop = await fixtures.shop();
  const { api } = shop;
  const url = await fixtures.partner();
  api.config.partnerHosts = [new URL(url).host];
  const { part } = await shop.paid();
  const { id } = await must<Batch>(api, 'POST', '/admin/batches', { partner: 'bigblue', shop_order_ids: [part] });
  await must(api, 'POST', `/admin/batches/${id}/check`);
  return { api, id, url };
}

/** Uploads a file with tracking numbers of three orders, one with two parcels, and of an unknown order. */
async function uploadTracking(fixtures: ActionFixtures) {
  const shop = await fixtures.shop();
  const { api } = shop;
  const paidOrders = [await shop.paid(), await shop.paid(), await shop.paid(undefined, 2)];
  await shop.handOver(paidOrders.map(({ part }) => part));
  const [line] = paidOrders[2]?.lines ?? [];
  for (let copy = 0; copy < 2; copy++)
    await must<Order>(api, 'POST', `/admin/orders/${paidOrders[2]?.order_id}/pack`, {
      lines: [{ order_line_id: line?.id, quantity: 1 }],
    });
  const lines = paidOrders.map(({ number, part }) => `${number},7T${part},UPS`);
  const file = ['order,tracking,carrier', ...lines, 'VS-999999,7T0,UPS'].join('\n');
  const { id } = await must<TrackingImport>(api, 'POST', '/admin/tracking-imports', Buffer.from(file), {
    headers: { 'content-type': 'application/octet-stream' },
    query: { name: 'tracking.csv' },
  });
  return { api, id };
}

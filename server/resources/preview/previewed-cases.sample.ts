// For every previewed action on one record: a record that it has something to do with.
import { eq } from 'drizzle-orm';
import type { Batch, Dispute, Lot, ManualOrder, Order, TrackingImport } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { createSession } from '#server/core/authentication/sessions.ts';
import { approvedPayout, requestedPayout } from '#server/modules/earnings/payout.sample.ts';
import { closeEndedLots, lotBids, lots } from '#server/modules/auctions/index.ts';
import { boxes } from '#server/modules/subscriptions/index.ts';
import { BULK_CASES, contestOf, failedPeriods, periodsOf } from '../bulk/bulk-cases.sample.ts';
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

async function paidOrder(worlds: ActionFixtures, copies = 2) {
  const shop = await worlds.shop();
  const { order_id: id, lines } = await shop.paid(undefined, copies);
  return { api: shop.api, shop, id, lines, order: await shop.order(id) };
}

async function checkedBatch(worlds: ActionFixtures) {
  const shop = await worlds.shop();
  const { api } = shop;
  const bought = [await shop.paid(), await shop.paid()];
  // the partner's stock, which the batch deducts
  for (const { lines } of bought)
    await api.db
      .insert(partnerStocks)
      .values({ partner: 'daudin', item_id: lines[0]?.item_id ?? 0, barcode: '', name: 'LP', quantity: 5 });
  const split = await shop.split(2);
  const parts = [...bought.map(({ part }) => part), ...split.parts];
  const { id } = await must<Batch>(api, 'POST', '/admin/batches', { partner: 'daudin', shop_order_ids: parts });
  await must(api, 'POST', `/admin/batches/${id}/check`);
  return { api, shop, id, bought };
}

async function disputed(worlds: ActionFixtures) {
  const { api, cart, pay, sample } = await worlds.shop();
  const { body } = await pay(payment(await cart(await sample.project()), '4000000000000259'));
  const [dispute] = await api.db.select().from(disputes).where(eq(disputes.order_id, body.order_id));
  return { api, id: dispute?.id ?? 0 };
}

async function answeredDispute(worlds: ActionFixtures) {
  const { api, id } = await disputed(worlds);
  await must<Dispute>(api, 'POST', `/admin/disputes/${id}/evidence`, { evidence: 'Handed over and signed for.' });
  return { api, id };
}

async function draftOf(worlds: ActionFixtures) {
  const desk = await worlds.desk();
  const project = await desk.sample.project({ items: [{ price: 2000, stock: 9 }] });
  const { body } = await desk.draft({ lines: [{ item_id: project.items[0] ?? 0, quantity: 2 }] });
  return { api: desk.api, desk, id: body.id };
}

/** A draft with what staff enters when its money has come. */
async function dueDraft(worlds: ActionFixtures) {
  const { api, desk, id } = await draftOf(worlds);
  const { total: amount, currency } = await desk.read(id);
  return { api, id, terms: { amount, currency, paid_on: '2026-11-01', method: 'transfer', reference: `T-${id}` } };
}

let bidders = 0;

/** An auction with three bidders, each of whom has an address. */
async function lotWithBids({ api, sample }: SampleDispatch): Promise<number> {
  const [item_id] = (await sample.project({ items: [{ price: 2000, stock: 5 }] })).items;
  const now = Math.floor(Date.now() / 1000);
  const terms = { title: 'Test pressing', item_id, condition: 'nm', currency: 'EUR', start_price: 20 };
  const { id } = await must<Lot>(api, 'POST', '/admin/lots', { ...terms, starts_at: now - 60, ends_at: now + 86_400 });
  await must(api, 'POST', `/admin/lots/${id}/open`);
  for (const maximum of [30, 50, 80]) {
    const who = { email: `bidder-${++bidders}@example.com`, name: 'Ines', role: 'team', country_id: 'FR' } as const;
    const home = { firstname: 'Ines', lastname: 'M', address: '1 rue Oberkampf', zip_code: '75011', city: 'Paris' };
    const [user] = await api.db
      .insert(users)
      .values({ ...who, ...home })
      .returning();
    const token = await createSession(api.db, user?.id ?? 0, 'test');
    await must(api, 'POST', `/lots/${id}/bids`, { maximum, currency: 'EUR' }, { token });
  }
  return id;
}

/** The same after its end; the winner's time to pay is over. */
async function unpaidLot(shop: SampleDispatch): Promise<number> {
  const { api } = shop;
  const id = await lotWithBids(shop);
  const past = new Date(Date.now() - 60_000);
  await api.db.update(lots).set({ ends_at: past }).where(eq(lots.id, id));
  await closeEndedLots(testContext(api));
  await api.db.update(lots).set({ pay_until: past }).where(eq(lots.id, id));
  return id;
}

async function sentQuote(worlds: ActionFixtures) {
  const { api, sent } = await worlds.quotes();
  return { api, id: (await sent()).id };
}

/** One of the records that an action on many can be done to. */
async function first(worlds: ActionFixtures, operation: string): Promise<Omit<PreviewedCase, 'kinds'>> {
  const { api, can, body } = (await BULK_CASES[operation]?.(worlds)) ?? {};
  if (!api) throw new Error(`no case for ${operation}`);
  return { api, id: can?.[0] ?? 0, ...(body && { body }) };
}

let imports = 0;

/** An import of which one customer is new and the other known. */
async function checkedImport(worlds: ActionFixtures) {
  const { api } = await worlds.quotes();
  const staff = importer(api, { as: 'admin' });
  const at = ++imports;
  const heading = 'email,firstname,lastname,city';
  const first = await staff.checked('customers', `${heading}\nana${at}@example.com,Ana,Ruiz,Lyon\n`);
  await staff.write(first.id);
  const rows = [`ana${at}@example.com,Ana,Ruiz,Nantes`, `ciro${at}@example.com,Ciro,Conti,Rome`];
  const { id } = await staff.checked('customers', [heading, ...rows, ''].join('\n'));
  return { api, staff, id };
}

export const PREVIEWED_CASES: Readonly<Record<string, readonly Prepare[]>> = {
  ...CUSTOMER_CASES,
  ...PARCEL_CASES,
  adminDeliverOrder: [
    async (worlds) => {
      const { api, id, lines } = await paidOrder(worlds);
      const parcel = (at: number) => ({
        ...{ tracking_transporter: 'ups', tracking_number: `1Z${id}${at}` },
        lines: [{ order_line_id: lines[0]?.id, quantity: 1 }],
      });
      for (const at of [1, 2]) await must(api, 'POST', `/admin/orders/${id}/ship`, parcel(at));
      return { api, id, kinds: ['parcels_delivered'] };
    },
  ],
  adminCancelOrder: [
    async (worlds) => {
      const { api, id } = await paidOrder(worlds);
      return { api, id, body: { reason: 'withdrawal' }, kinds: ['refunds', 'mails', 'stock_returned'] };
    },
    async (worlds) => {
      const { api, id } = await paidOrder(worlds);
      return { api, id, body: { reason: 'withdrawal', notify: false }, kinds: ['refunds', 'stock_returned'] };
    },
    // one part of two: the other goes on
    async (worlds) => {
      const { api, split } = await worlds.shop();
      const { order_id: id, parts } = await split(2);
      const body = { reason: 'out_of_stock', shop_order_id: parts[0] };
      return { api, id, body, kinds: ['refunds', 'mails', 'stock_returned'] };
    },
  ],
  adminRefundOrder: [
    async (worlds) => {
      const { api, id, lines, order } = await paidOrder(worlds);
      const [line] = order.shop_orders?.[0]?.lines ?? [];
      const copies = [{ order_line_id: lines[0]?.id, quantity: 1 }];
      const body = { amount: line?.price, currency: 'EUR', lines: copies, reason: 'damaged', restock: true };
      return { api, id, body, kinds: ['refunds', 'mails', 'stock_returned'] };
    },
    async (worlds) => {
      const { api, id } = await paidOrder(worlds);
      const body = { amount: 3, currency: 'EUR', reason: 'goodwill', notify: false };
      return { api, id, body, kinds: ['refunds'] };
    },
  ],
  adminResendConfirmation: [
    async (worlds) => {
      const { api, id } = await paidOrder(worlds);
      return { api, id, kinds: ['mails'] };
    },
  ],
  adminOfferManualOrder: [
    async (worlds) => ({ ...(await draftOf(worlds)), body: { days: 14 }, kinds: ['offers_sent', 'mails'] }),
    // offered once more
    async (worlds) => {
      const { api, desk, id } = await draftOf(worlds);
      await desk.offer(id);
      return { api, id, body: { days: 30 }, kinds: ['offers_sent', 'mails'] };
    },
  ],
  adminRevokeManualOffer: [
    async (worlds) => {
      const { api, desk, id } = await draftOf(worlds);
      await desk.offer(id);
      return { api, id, kinds: ['offers_withdrawn'] };
    },
  ],
  adminConvertManualOrder: [
    async (worlds) => ({ ...(await draftOf(worlds)), body: {}, kinds: ['orders_created', 'stock_taken'] }),
    async (worlds) => {
      const { api, desk, id } = await draftOf(worlds);
      await desk.offer(id);
      return { api, id, body: { notify: true }, kinds: ['orders_created', 'stock_taken', 'offers_withdrawn', 'mails'] };
    },
  ],
  adminCancelManualOrder: [
    async (worlds) => {
      const { api, desk, id } = await draftOf(worlds);
      await desk.offer(id);
      return { api, id, body: REASON, kinds: ['offers_withdrawn'] };
    },
    async (worlds) => {
      const { api, id } = await draftOf(worlds);
      await must<ManualOrder>(api, 'POST', `/admin/orders-manual/${id}/convert`, {});
      return { api, id, body: REASON, kinds: ['stock_returned'] };
    },
  ],
  adminPayManualOrder: [
    async (worlds) => {
      const { api, id, terms } = await dueDraft(worlds);
      return { api, id, body: terms, kinds: ['payments_recorded', 'orders_created', 'stock_taken', 'mails'] };
    },
    // the order was made before and waited for its money
    async (worlds) => {
      const { api, id, terms } = await dueDraft(worlds);
      await must<ManualOrder>(api, 'POST', `/admin/orders-manual/${id}/convert`, {});
      return { api, id, body: terms, kinds: ['payments_recorded', 'mails'] };
    },
  ],
  adminRetryRefund: [
    async (worlds) => {
      const { api, id: order } = await paidOrder(worlds);
      await must(api, 'POST', `/admin/orders/${order}/refund`, { amount: 3, currency: 'EUR', reason: 'goodwill' });
      const [refund] = await api.db.select().from(refunds).where(eq(refunds.order_id, order));
      await api.db.execute(`update refunds set status = 'failed' where order_id = ${order}`);
      await api.db.execute(`update orders set refunded = 0 where id = ${order}`);
      return { api, id: refund?.id ?? 0, kinds: ['refunds', 'mails'] };
    },
  ],
  adminAcceptDispute: [async (worlds) => ({ ...(await disputed(worlds)), kinds: ['disputes_lost'] })],
  adminRecordOutcome: [
    async (worlds) => ({ ...(await answeredDispute(worlds)), body: { status: 'won' }, kinds: ['disputes_won'] }),
    async (worlds) => ({ ...(await answeredDispute(worlds)), body: { status: 'lost' }, kinds: ['disputes_lost'] }),
  ],
  adminHandOverBatch: [
    async (worlds) => {
      const { api, id } = await checkedBatch(worlds);
      return { api, id, kinds: ['orders_prepared', 'file_kept', 'partner_stock_taken'] };
    },
    // to a partner with an API
    async (worlds) => {
      const { api, id, url } = await pushedBatch(worlds);
      await api.db
        .update(partners)
        .set({ delivery: 'api', api_url: url, api_secret: 's' })
        .where(eq(partners.code, 'bigblue'));
      return { api, id, kinds: ['orders_prepared', 'file_sent'] };
    },
  ],
  adminPushBatch: [
    async (worlds) => {
      const { api, id, url } = await pushedBatch(worlds);
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
    async (worlds) => {
      const { api, id, bought } = await checkedBatch(worlds);
      await must(api, 'POST', `/admin/batches/${id}/hand-over`);
      await must(api, 'POST', `/admin/orders/${bought[0]?.order_id}/ship`, {
        tracking_transporter: 'ups',
        tracking_number: '1Z999',
      });
      return { api, id, kinds: ['orders_released'] };
    },
  ],
  adminCancelBatch: [
    async (worlds) => {
      const { api, id } = await checkedBatch(worlds);
      return { api, id, body: REASON, kinds: ['orders_released'] };
    },
  ],
  adminApplyTracking: [
    async (worlds) => ({ ...(await trackingFile(worlds)), body: { notify: true }, kinds: ['parcels_sent', 'mails'] }),
    async (worlds) => ({ ...(await trackingFile(worlds)), body: { notify: false }, kinds: ['parcels_sent'] }),
  ],
  adminSendQuote: [
    async (worlds) => {
      const { api, draft } = await worlds.quotes();
      return { api, id: (await draft()).body.id, body: { days: 30 }, kinds: ['offers_sent', 'mails'] };
    },
    async (worlds) => ({ ...(await sentQuote(worlds)), body: { days: 30 }, kinds: ['offers_sent', 'mails'] }),
  ],
  adminRevokeQuote: [async (worlds) => ({ ...(await sentQuote(worlds)), kinds: ['offers_withdrawn'] })],
  adminRepriceQuote: [
    async (worlds) => {
      const { api, draft } = await worlds.quotes();
      const { id, total } = (await draft()).body;
      // priced when the list was another
      await api.db.execute(`update quotes set total = ${Math.round((total ?? 0) * 100) - 5000} where id = ${id}`);
      return { api, id, kinds: ['price_raised'] };
    },
    async (worlds) => {
      const { api, draft } = await worlds.quotes();
      const { id, total } = (await draft()).body;
      await api.db.execute(`update quotes set total = ${Math.round((total ?? 0) * 100) + 5000} where id = ${id}`);
      return { api, id, kinds: ['price_lowered'] };
    },
  ],
  adminAnswerQuote: [
    async (worlds) => ({
      ...(await sentQuote(worlds)),
      body: { answer: 'accepted' },
      kinds: ['offers_accepted', 'mails'],
    }),
    async (worlds) => ({ ...(await sentQuote(worlds)), body: { answer: 'refused' }, kinds: ['offers_refused'] }),
  ],
  adminCloseContest: [
    async (worlds) => {
      const { api } = await worlds.shop();
      return { api, id: (await contestOf(api, 3)).id, kinds: ['entries_closed'] };
    },
  ],
  adminDrawContest: [
    async (worlds) => {
      const { api } = await worlds.shop();
      const { id } = await contestOf(api, 3);
      await must(api, 'POST', `/admin/challenge/${id}/close`);
      return { api, id, kinds: ['winners_drawn', 'mails'] };
    },
  ],
  adminMailPass: [async (worlds) => ({ ...(await first(worlds, 'adminMailPasses')), kinds: ['mails'] })],
  adminWriteImport: [
    async (worlds) => {
      const { api, id } = await checkedImport(worlds);
      return { api, id, kinds: ['records_created', 'records_changed'] };
    },
  ],
  adminUndoImport: [
    async (worlds) => {
      const { api, staff, id } = await checkedImport(worlds);
      await staff.write(id);
      return { api, id, kinds: ['records_removed', 'records_restored'] };
    },
  ],
  adminApproveArtistPayout: [
    async (worlds) => {
      const shop = await worlds.shop();
      return { api: shop.api, id: await requestedPayout(shop), kinds: ['payouts_approved'] };
    },
  ],
  adminRefuseArtistPayout: [
    async (worlds) => {
      const shop = await worlds.shop();
      return { api: shop.api, id: await requestedPayout(shop), body: REASON, kinds: ['payouts_released', 'mails'] };
    },
  ],
  adminCancelArtistPayout: [
    async (worlds) => {
      const shop = await worlds.shop();
      return { api: shop.api, id: await requestedPayout(shop), kinds: ['payouts_released'] };
    },
  ],
  adminPayArtistPayout: [
    async (worlds) => {
      const shop = await worlds.shop();
      return {
        api: shop.api,
        id: await approvedPayout(shop),
        body: { paid_on: '2026-11-01' },
        kinds: ['payouts', 'mails'],
      };
    },
  ],
  adminReturnArtistPayout: [
    async (worlds) => {
      const shop = await worlds.shop();
      const id = await approvedPayout(shop);
      await must(shop.api, 'POST', `/admin/artist-payouts/${id}/pay`, { paid_on: '2026-11-01' });
      return { api: shop.api, id, body: REASON, kinds: ['payouts_released', 'mails'] };
    },
  ],
  adminCancelLot: [
    async (worlds) => {
      const shop = await worlds.shop();
      return { api: shop.api, id: await lotWithBids(shop), body: REASON, kinds: ['mails'] };
    },
    async (worlds) => {
      const shop = await worlds.shop();
      return { api: shop.api, id: await unpaidLot(shop), body: REASON, kinds: ['mails', 'offers_withdrawn'] };
    },
  ],
  adminOfferLotToNext: [
    async (worlds) => {
      const shop = await worlds.shop();
      const id = await unpaidLot(shop);
      return { api: shop.api, id, body: REASON, kinds: ['mails', 'offers_withdrawn', 'offers_sent'] };
    },
  ],
  adminWithdrawBid: [
    async (worlds) => {
      const shop = await worlds.shop();
      const lot = await lotWithBids(shop);
      const [bid] = await shop.api.db.select().from(lotBids).where(eq(lotBids.lot_id, lot));
      return { api: shop.api, id: bid?.id ?? 0, body: REASON, kinds: ['mails'] };
    },
  ],
  adminRefuseReview: [
    async (worlds) => ({ ...(await first(worlds, 'adminRefuseReviews')), kinds: ['mails'] }),
    async (worlds) => {
      const one = await first(worlds, 'adminRefuseReviews');
      return { ...one, body: { ...one.body, notify: false }, kinds: [] };
    },
  ],
  adminRevokePass: [async (worlds) => ({ ...(await first(worlds, 'adminRevokePasses')), kinds: ['passes_revoked'] })],
  adminRevokeCode: [async (worlds) => ({ ...(await first(worlds, 'adminRevokeCodes')), kinds: ['codes_revoked'] })],
  adminRevokeCodeBatch: [
    async (worlds) => {
      const { api, id } = await first(worlds, 'adminRevokeCodes');
      const [code] = await api.db.select().from(downloadCodes).where(eq(downloadCodes.id, id));
      return { api, id: code?.batch_id ?? 0, body: REASON, kinds: ['codes_revoked'] };
    },
  ],
  adminPauseBox: [
    async (worlds) => {
      const {
        api,
        boxes: [box],
      } = await periodsOf(worlds, 1);
      return { api, id: box?.id ?? 0, body: {}, kinds: ['mails', 'months_skipped', 'choices_removed'] };
    },
    async (worlds) => ({ ...(await first(worlds, 'adminPauseBoxes')), body: { notify: false }, kinds: [] }),
  ],
  adminResumeBox: [
    async (worlds) => {
      const house = await worlds.boxes();
      // nothing is charged before the next month
      return { api: house.api, id: (await house.box({ status: 'paused' })).id, kinds: [] };
    },
  ],
  adminCancelBox: [
    async (worlds) => {
      const {
        api,
        boxes: [box],
      } = await periodsOf(worlds, 1);
      return { api, id: box?.id ?? 0, body: REASON, kinds: ['mails', 'months_skipped', 'choices_removed'] };
    },
    async (worlds) => {
      const house = await worlds.boxes();
      const { id } = await house.box({ paid_months: 5 });
      return { api: house.api, id, body: { ...REASON, at_once: true }, kinds: ['mails', 'prepaid_months_ended'] };
    },
    async (worlds) => {
      const house = await worlds.boxes();
      const { id } = await house.box({ paid_months: 5 });
      return { api: house.api, id, body: { ...REASON, notify: false }, kinds: [] };
    },
  ],
  adminClearBoxMonth: [
    async (worlds) => {
      const { api, month } = await periodsOf(worlds, 3);
      return { api, id: month, kinds: ['choices_removed'] };
    },
  ],
  adminRunBoxMonth: [
    async (worlds) => {
      const { api, month } = await periodsOf(worlds, 3);
      return { api, id: month, kinds: ['charges', 'orders_created', 'mails', 'stock_taken'] };
    },
    // an address is missing, a card is over, a month is paid, a box ends, one was paused since, and a copy is short
    async (worlds) => {
      const { api, month, item, boxes: all } = await periodsOf(worlds, 8);
      const set = (at: number, values: Partial<typeof boxes.$inferInsert>) =>
        api.db
          .update(boxes)
          .set(values)
          .where(eq(boxes.id, all[at]?.id ?? 0));
      await set(0, { address: null });
      await set(1, { card_expires: '2020-01' });
      await set(2, { paid_months: 4 });
      await set(3, { renews: false });
      await set(4, { status: 'paused' });
      await api.db.execute(`update box_periods set amount = 0, pays = 0 where box_id = ${all[2]?.id}`);
      await api.db.execute(`update items set stock = 4 where id = ${item}`);
      const gone = ['months_skipped', 'choices_removed'] as const;
      return { api, id: month, kinds: ['charges', 'orders_created', 'mails', 'stock_taken', ...gone] };
    },
  ],
  adminRetryBoxPeriod: [
    async (worlds) => {
      const { api, ids } = await failedPeriods(worlds);
      return { api, id: ids[0] ?? 0, kinds: ['charges', 'orders_created', 'mails', 'stock_taken'] };
    },
    // the card is over meanwhile
    async (worlds) => {
      const { api, ids, boxes: all } = await failedPeriods(worlds);
      await api.db
        .update(boxes)
        .set({ card_expires: '2020-01' })
        .where(eq(boxes.id, all[0]?.id ?? 0));
      return { api, id: ids[0] ?? 0, kinds: [] };
    },
  ],
};

/** A checked batch for a partner that is to get it by its API. */
async function pushedBatch(worlds: ActionFixtures) {
  const shop = await worlds.shop();
  const { api } = shop;
  const url = await worlds.partner();
  api.config.partnerHosts = [new URL(url).host];
  const { part } = await shop.paid();
  const { id } = await must<Batch>(api, 'POST', '/admin/batches', { partner: 'bigblue', shop_order_ids: [part] });
  await must(api, 'POST', `/admin/batches/${id}/check`);
  return { api, id, url };
}

/** A file with numbers of three orders, one of which is packed in two parcels, and of an unknown one. */
async function trackingFile(worlds: ActionFixtures) {
  const shop = await worlds.shop();
  const { api } = shop;
  const bought = [await shop.paid(), await shop.paid(), await shop.paid(undefined, 2)];
  await shop.handOver(bought.map(({ part }) => part));
  const [line] = bought[2]?.lines ?? [];
  for (let copy = 0; copy < 2; copy++)
    await must<Order>(api, 'POST', `/admin/orders/${bought[2]?.order_id}/pack`, {
      lines: [{ order_line_id: line?.id, quantity: 1 }],
    });
  const lines = bought.map(({ number, part }) => `${number},7T${part},UPS`);
  const file = ['order,tracking,carrier', ...lines, 'VS-999999,7T0,UPS'].join('\n');
  const { id } = await must<TrackingImport>(api, 'POST', '/admin/tracking-imports', Buffer.from(file), {
    headers: { 'content-type': 'application/octet-stream' },
    query: { name: 'tracking.csv' },
  });
  return { api, id };
}

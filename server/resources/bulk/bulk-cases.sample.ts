// For every action on many records: records it can change beside some that it cannot.
import { eq } from 'drizzle-orm';
import type { Contest, CodeBatch, DigitalRelease, PassType, UserReview } from '#generated/schemas.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { CARDS } from '#server/modules/subscriptions/boxes.sample.ts';
import { boxPeriods } from '#server/modules/subscriptions/index.ts';
import { priceChanges } from '#server/modules/catalogue/index.ts';
import { sampleCover } from '#server/modules/catalogue/catalogue.sample.ts';
import { contestEntries } from '#server/modules/contests/index.ts';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { digitalDistributions, downloadCodes } from '#server/modules/digital/index.ts';
import type { SampleDispatch } from '#server/modules/fulfilment/dispatch.sample.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { orders, shopOrders } from '#server/modules/orders/index.ts';
import { passes } from '#server/modules/passes/index.ts';
import { reviews } from '#server/modules/community/index.ts';
import { approvedPayout, requestedPayout } from '#server/modules/earnings/payout.sample.ts';
import type { ActionFixtures } from '#server/testing/action-fixtures.ts';
import { must } from '#server/testing/must.ts';
import type { TestApi } from '#server/testing/start-api.ts';

export interface BulkCase {
  api: TestApi;
  /** Records it can be done to. */
  can: readonly number[];
  /** Records that are refused, with the expected reason. */
  cannot: Readonly<Record<number, string>>;
  body?: object;
  /** Reads the changed part of a record, if its own page does not show it. */
  read?: (id: number) => Promise<unknown>;
}

const MISSING = 999_999;
const GONE = { [MISSING]: 'not_found' } as const;
const NOT_POSSIBLE = 'transition_not_allowed';
const REASON = { reason: 'Asked for by the customer' };

async function ordersOf(
  worlds: ActionFixtures,
): Promise<{ shop: SampleDispatch; api: TestApi; paid: number[]; sent: number }> {
  const shop = await worlds.shop();
  const { api } = shop;
  const paid = [await shop.paid(), await shop.paid()].map(({ order_id }) => order_id);
  const sent = (await shop.paid()).order_id;
  await must(api, 'POST', `/admin/orders/${sent}/ship`, { tracking_transporter: 'ups', tracking_number: `1Z${sent}` });
  return { shop, api, paid, sent };
}

/** Two orders with a packed parcel, one of them in a batch, and one without. */
async function packed(worlds: ActionFixtures) {
  const { api, paid, ...others } = await ordersOf(worlds);
  const [batched] = (await others.shop.order(paid[0] ?? 0)).shop_orders ?? [];
  await others.shop.handOver([batched?.id ?? 0]);
  for (const id of paid) await must(api, 'POST', `/admin/orders/${id}/pack`, {});
  const open = (await others.shop.paid()).order_id;
  await must(api, 'POST', '/admin/orders/prepare', { ids: [open] });
  return { api, paid, open, ...others };
}

async function reviewsOf(worlds: ActionFixtures) {
  const shop = await worlds.shop();
  const { api } = shop;
  await api.tokenOf('user');
  const ids: number[] = [];
  for (let count = 0; count < 3; count++) {
    const project_id = (await shop.sample.project()).id;
    const { id } = await must<UserReview>(api, 'POST', '/comments', { project_id, text: 'Fine' }, { as: 'user' });
    ids.push(id);
  }
  return { api, can: ids.slice(0, 2), other: ids[2] ?? 0 };
}

let codes = 0;

async function releaseOf(worlds: ActionFixtures) {
  const { api, sample } = await worlds.shop();
  const { id } = await sample.project({ tracks: ['Harbour Lights'] });
  const title = { project_id: id, title: 'Salt & Signal', artist_name: 'Marisol Vega' };
  return { api, release: await must<DigitalRelease>(api, 'POST', '/admin/digital', title) };
}

async function passesOf(worlds: ActionFixtures) {
  const { api } = await worlds.shop();
  const type = await must<PassType>(api, 'POST', '/admin/pass-types', {
    name: `Pass ${++codes}`,
    benefit: 'admission',
  });
  const holders = [1, 2, 3].map((at) => `holder-${codes}-${at}@example.com`).join('\n');
  await must(api, 'POST', '/admin/pass/issue', { type_id: type.id, holders });
  const rows = await api.db.select().from(passes).where(eq(passes.type_id, type.id)).orderBy(passes.id);
  const [first = MISSING, second = MISSING, revoked = MISSING] = rows.map(({ id }) => id);
  await must(api, 'POST', `/admin/pass/${revoked}/revoke`, REASON);
  return { api, can: [first, second], cannot: { [revoked]: NOT_POSSIBLE, ...GONE } };
}

async function boxesOf(worlds: ActionFixtures, can: 'active' | 'paused', cannot: 'active' | 'paused' | 'cancelled') {
  const house = await worlds.boxes();
  const [first, second, other] = [
    await house.box({ status: can }),
    await house.box({ status: can }),
    await house.box({ status: cannot }),
  ];
  return { api: house.api, can: [first.id, second.id], cannot: { [other.id]: NOT_POSSIBLE, ...GONE } };
}

let months = 0;

/** Months of boxes of one preparation: planned ones with a record. */
export async function periodsOf(worlds: ActionFixtures, count: number, card: string = CARDS.good) {
  const house = await worlds.boxes();
  const [item = 0] = (await house.sample.project({ items: [{ stock: 30 }] })).items;
  // others of before take no part
  await house.api.db.execute("update boxes set status = 'cancelled'");
  const boxes = [];
  for (let at = 0; at < count; at++) boxes.push(await house.box({ card_token: card }));
  const month = await house.begin(`2099-${String(++months).padStart(2, '0')}`);
  await house.act(month.id ?? 0, 'picks', { item_id: item });
  await house.act(month.id ?? 0, 'propose');
  const ids: number[] = [];
  for (const box of boxes) ids.push((await house.period(box)).id);
  return { house, api: house.api, month: month.id ?? 0, item, ids, boxes };
}

export const BULK_CASES: Readonly<Record<string, (worlds: ActionFixtures) => Promise<BulkCase>>> = {
  adminPrepareOrders: async (worlds) => {
    const { api, paid, sent } = await ordersOf(worlds);
    return { api, can: paid, cannot: { [sent]: NOT_POSSIBLE, ...GONE } };
  },
  adminPrintOrders: async (worlds) => {
    const { api, paid } = await ordersOf(worlds);
    const read = async (id: number) => {
      const [row] = await api.db.select().from(orders).where(eq(orders.id, id));
      return row?.slips_printed;
    };
    return { api, can: paid, cannot: GONE, body: { kind: 'packing_slip' }, read };
  },
  adminIssueInvoices: async (worlds) => {
    const { api, paid, sent } = await ordersOf(worlds);
    if ((await api.db.$count(legalEntity)) === 0)
      await api.db.insert(legalEntity).values({ ...DEMO_ENTITY, valid_from: '1970-01-01' });
    await must(api, 'POST', '/admin/orders/invoice', { ids: [sent] });
    return { api, can: paid, cannot: { [sent]: 'order_invoiced', ...GONE } };
  },
  adminHandOverOrders: async (worlds) => {
    const { api, paid, open, sent } = await packed(worlds);
    return { api, can: paid, cannot: { [open]: 'no_parcel_prepared', [sent]: NOT_POSSIBLE, ...GONE } };
  },
  adminClaimOrders: async (worlds) => {
    const { shop, api, paid, sent } = await ordersOf(worlds);
    const taken = (await shop.paid()).order_id;
    await must(api, 'POST', `/admin/orders/${taken}/claim`, undefined, { as: 'team' });
    return { api, can: paid, cannot: { [taken]: 'claimed_by_colleague', [sent]: NOT_POSSIBLE, ...GONE } };
  },
  adminPauseOrders: async (worlds) => {
    const { api, paid, sent } = await ordersOf(worlds);
    return { api, can: paid, cannot: { [sent]: NOT_POSSIBLE, ...GONE } };
  },
  adminResumeOrders: async (worlds) => {
    const { api, paid, sent } = await ordersOf(worlds);
    await must(api, 'POST', '/admin/orders/pause', { ids: paid });
    return { api, can: paid, cannot: { [sent]: NOT_POSSIBLE, ...GONE } };
  },
  adminSetProjectVisibility: async (worlds) => {
    const { api, sample } = await worlds.shop();
    await sampleCover(api.config, 'covered');
    const covered = { visibility: 'offline', picture: 'covered' } as const;
    const can = [(await sample.project(covered)).id, (await sample.project(covered)).id];
    const bare = (await sample.project({ visibility: 'offline', picture: null })).id;
    const shown = (await sample.project({ ...covered, visibility: 'online' })).id;
    return { api, can, cannot: { [bare]: 'artwork', [shown]: NOT_POSSIBLE, ...GONE }, body: { visibility: 'online' } };
  },
  adminPlanPrices: async (worlds) => {
    const { api, sample } = await worlds.shop();
    const [first = 0, second = 0, planned = 0] = (await sample.project({ items: [{}, {}, {}] })).items;
    const body = { adjustment: 'reduce', percent: 10, valid_from: '2099-01-01' };
    await must(api, 'POST', '/admin/items/plan-prices', { ...body, ids: [planned] });
    const read = (id: number) => api.db.$count(priceChanges, eq(priceChanges.item_id, id));
    return { api, can: [first, second], cannot: { [planned]: 'already_taken', ...GONE }, body, read };
  },
  adminApproveReviews: async (worlds) => {
    const { api, can, other } = await reviewsOf(worlds);
    await must(api, 'POST', '/admin/reviews/approve', { ids: [other] });
    return { api, can, cannot: { [other]: NOT_POSSIBLE, ...GONE } };
  },
  adminRefuseReviews: async (worlds) => {
    const { api, can, other } = await reviewsOf(worlds);
    await api.db.update(reviews).set({ status: 'refused' }).where(eq(reviews.id, other));
    return { api, can, cannot: { [other]: NOT_POSSIBLE, ...GONE }, body: { refusal: 'spam' } };
  },
  adminMoveDistributions: async (worlds) => {
    const { api, release } = await releaseOf(worlds);
    const values = ['spotify', 'deezer', 'apple_music'].map((store, at) => ({
      ...{ release_id: release.id, store: store as 'spotify', status: at < 2 ? 'to_do' : 'online' },
    }));
    const rows = await api.db
      .insert(digitalDistributions)
      .values(values as never)
      .returning();
    const [first = 0, second = 0, online = 0] = rows.map(({ id }) => id);
    return { api, can: [first, second], cannot: { [online]: NOT_POSSIBLE, ...GONE }, body: { status: 'processing' } };
  },
  adminRevokeCodes: async (worlds) => {
    const { api, release } = await releaseOf(worlds);
    const wish = { name: 'Inserts', count: 3, uses: 1 };
    const batch = await must<CodeBatch>(api, 'POST', `/admin/digital/${release.id}/codes`, wish);
    const rows = await api.db
      .select()
      .from(downloadCodes)
      .where(eq(downloadCodes.batch_id, batch.id))
      .orderBy(downloadCodes.id);
    const [first = 0, second = 0, revoked = 0] = rows.map(({ id }) => id);
    await must(api, 'POST', `/admin/digital-codes/${revoked}/revoke`, REASON);
    return { api, can: [first, second], cannot: { [revoked]: NOT_POSSIBLE, ...GONE }, body: REASON };
  },
  adminExcludeEntries: async (worlds) => {
    const { api } = await worlds.shop();
    const { id } = await contestOf(api, 3);
    const entries = await api.db
      .select()
      .from(contestEntries)
      .where(eq(contestEntries.contest_id, id))
      .orderBy(contestEntries.id);
    const [first = 0, second = 0, excluded = 0] = entries.map((entry) => entry.id);
    await must(api, 'POST', '/admin/contest-entries/exclude', { ids: [excluded], ...REASON });
    return { api, can: [first, second], cannot: { [excluded]: 'contest_closed', ...GONE }, body: REASON };
  },
  adminMailPasses: passesOf,
  adminRevokePasses: async (worlds) => ({ ...(await passesOf(worlds)), body: REASON }),
  adminUndoMany: async (worlds) => {
    const { api, sample } = await worlds.shop();
    const entryOf = async (undone: boolean) => {
      const { id } = await sample.project();
      await must(api, 'POST', '/admin/projects/visibility', { ids: [id], visibility: 'offline' });
      const [entry] = await api.db.select().from(auditEntries).where(eq(auditEntries.record_id, id));
      if (undone) await must(api, 'POST', `/admin/undo/${entry?.id}`);
      return entry?.id ?? 0;
    };
    return {
      api,
      can: [await entryOf(false), await entryOf(false)],
      cannot: { [await entryOf(true)]: 'undo_done', ...GONE },
    };
  },
  adminPayArtistPayouts: async (worlds) => {
    const shop = await worlds.shop();
    const can = [await approvedPayout(shop), await approvedPayout(shop)];
    const open = await requestedPayout(shop);
    return { api: shop.api, can, cannot: { [open]: NOT_POSSIBLE, ...GONE }, body: { paid_on: '2026-11-01' } };
  },
  adminWriteTransfers: async (worlds) => {
    const shop = await worlds.shop();
    const { api } = shop;
    if ((await api.db.$count(legalEntity)) === 0)
      await api.db.insert(legalEntity).values({ ...DEMO_ENTITY, valid_from: '1970-01-01' });
    const can = [await approvedPayout(shop), await approvedPayout(shop)];
    const written = await approvedPayout(shop);
    const open = await requestedPayout(shop);
    const body = { execution_on: '2099-01-05' };
    await must(api, 'POST', '/admin/artist-payouts/transfers', { ...body, ids: [written] });
    return { api, can, cannot: { [written]: 'payout_in_file', [open]: NOT_POSSIBLE, ...GONE }, body };
  },
  adminPauseBoxes: (worlds) => boxesOf(worlds, 'active', 'paused'),
  adminResumeBoxes: (worlds) => boxesOf(worlds, 'paused', 'active'),
  adminExtendBoxes: async (worlds) => ({
    ...(await boxesOf(worlds, 'active', 'cancelled')),
    body: { months: 2, ...REASON },
  }),
  adminChooseBoxRecords: async (worlds) => {
    const { house, api, ids } = await periodsOf(worlds, 3);
    const [first = 0, second = 0, skipped = 0] = ids;
    await must(api, 'POST', `/admin/box-periods/${skipped}/skip`, REASON);
    const [item] = (await house.sample.project({ items: [{ stock: 9 }] })).items;
    return { api, can: [first, second], cannot: { [skipped]: NOT_POSSIBLE, ...GONE }, body: { item_id: item } };
  },
  adminSkipBoxPeriods: async (worlds) => {
    const { api, ids } = await periodsOf(worlds, 3);
    const [first = 0, second = 0, skipped = 0] = ids;
    await must(api, 'POST', `/admin/box-periods/${skipped}/skip`, REASON);
    return { api, can: [first, second], cannot: { [skipped]: NOT_POSSIBLE, ...GONE }, body: REASON };
  },
  adminPlanBoxPeriods: async (worlds) => {
    const { api, ids } = await periodsOf(worlds, 3);
    const [first = 0, second = 0, planned = 0] = ids;
    for (const id of [first, second]) await must(api, 'POST', `/admin/box-periods/${id}/skip`, REASON);
    return { api, can: [first, second], cannot: { [planned]: NOT_POSSIBLE, ...GONE } };
  },
  adminRetryBoxPeriods: async (worlds) => {
    const { api, ids } = await failedPeriods(worlds);
    const [first = 0, second = 0, , planned = 0] = ids;
    return { api, can: [first, second], cannot: { [planned]: NOT_POSSIBLE, ...GONE } };
  },
  adminAssignPartner: async (worlds) => {
    const shop = await worlds.shop();
    const [first, second, mine] = [await shop.paid(), await shop.paid(), await shop.paid()];
    await shop.handOver([mine.part]);
    const read = async (id: number) => {
      const [part] = await shop.api.db.select().from(shopOrders).where(eq(shopOrders.id, id));
      return part?.partner;
    };
    return {
      ...{ api: shop.api, can: [first.part, second.part], cannot: { [mine.part]: 'already_in_batch', ...GONE } },
      ...{ body: { partner: 'daudin' }, read },
    };
  },
};

/** Three declined months whose cards pay now and are due again, and one that is planned still. */
export async function failedPeriods(worlds: ActionFixtures) {
  const made = await periodsOf(worlds, 4, CARDS.declined);
  const { house, api, month, ids, boxes } = made;
  const planned = ids.at(-1) ?? 0;
  await api.db.update(boxPeriods).set({ item_id: null }).where(eq(boxPeriods.id, planned));
  await house.act(month, 'run');
  await house.run();
  for (const box of boxes) await api.db.execute(`update boxes set card_token = '${CARDS.good}' where id = ${box.id}`);
  await api.db.execute(
    `update box_periods set retry_at = now() - interval '1 hour' where month_id = ${month} and status = 'failed'`,
  );
  return made;
}

/** A running contest with a number of entries. */
export async function contestOf(api: TestApi, entries: number): Promise<Contest> {
  const now = Math.floor(Date.now() / 1000);
  const terms = { title_en: 'Win a test pressing', prize: 'A test pressing', winners_count: 2, published: true };
  const times = { starts_at: now - 3600, ends_at: now + 3600 };
  const contest = await must<Contest>(api, 'POST', '/admin/challenge', {
    code: `contest-${++codes}`,
    ...terms,
    ...times,
  });
  for (let at = 0; at < entries; at++)
    await must(
      api,
      'POST',
      `/contests/${contest.code}/enter`,
      { name: 'Léa', email: `fan-${codes}-${at}@example.com` },
      { as: 'visitor', ip: `10.1.${codes}.${at + 1}` },
    );
  return contest;
}

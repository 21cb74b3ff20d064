// Test data of every bulk action: records that it changes and records that it refuses.
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
import { createApprovedPayout, createRequestedPayout } from '#server/modules/earnings/payout.sample.ts';
import type { ActionFixtures } from '#server/testing/action-fixtures.ts';
import { must } from '#server/testing/must.ts';
import type { TestApi } from '#server/testing/start-api.ts';

export interface BulkCase {
  api: TestApi;
  /** Records that the action changes. */
  accepted: readonly number[];
  /** Error codes of the records that the action refuses, by id. */
  refused: Readonly<Record<number, string>>;
  body?: object;
  /** Reads the changed part of a record, if the list does not show it. */
  read?: (id: number) => Promise<unknown>;
}

const MISSING = 999_999;
const GONE = { [MISSING]: 'not_found' } as const;
const NOT_POSSIBLE = 'transition_not_allowed';
const REASON = { reason: 'Asked for by the customer' };

async function prepareOrders(
  fixtures: ActionFixtures,
): Promise<{ shop: SampleDispatch; api: TestApi; paid: number[]; sent: number }> {
  const shop = await fixtures.shop();
  const { api } = shop;
  const paid = [await shop.paid(), await shop.paid()].map(({ order_id }) => order_id);
  const sent = (await shop.paid()).order_id;
  await must(api, 'POST', `/admin/orders/${sent}/ship`, { tracking_transporter: 'ups', tracking_number: `1Z${sent}` });
  return { shop, api, paid, sent };
}

/** Two orders with a packed parcel, one of them in a batch, and one without. */
async function preparePackedOrders(fixtures: ActionFixtures) {
  const { api, paid, ...others } = await prepareOrders(fixtures);
  const [batched] = (await others.shop.order(paid[0] ?? 0)).shop_orders ?? [];
  await others.shop.handOver([batched?.id ?? 0]);
  for (const id of paid) await must(api, 'POST', `/admin/orders/${id}/pack`, {});
  const open = (await others.shop.paid()).order_id;
  await must(api, 'POST', '/admin/orders/prepare', { ids: [open] });
  return { api, paid, open, ...others };
}

async function prepareReviews(fixtures: ActionFixtures) {
  const shop = await fixtures.shop();
  const { api } = shop;
  await api.tokenOf('user');
  const ids: number[] = [];
  for (let count = 0; count < 3; count++) {
    const project_id = (await shop.sample.project()).id;
    const { id } = await must<UserReview>(api, 'POST', '/comments', { project_id, text: 'Fine' }, { as: 'user' });
    ids.push(id);
  }
  return { api, accepted: ids.slice(0, 2), other: ids[2] ?? 0 };
}

let codeCount = 0;

async function prepareRelease(fixtures: ActionFixtures) {
  const { api, sample } = await fixtures.shop();
  const { id } = await sample.project({ tracks: ['Harbour Lights'] });
  const title = { project_id: id, title: 'Salt & Signal', artist_name: 'Marisol Vega' };
  return { api, release: await must<DigitalRelease>(api, 'POST', '/admin/digital', title) };
}

async function preparePasses(fixtures: ActionFixtures) {
  const { api } = await fixtures.shop();
  const type = await must<PassType>(api, 'POST', '/admin/pass-types', {
    name: `Pass ${++codeCount}`,
    benefit: 'admission',
  });
  const holders = [1, 2, 3].map((index) => `holder-${codeCount}-${index}@example.com`).join('\n');
  await must(api, 'POST', '/admin/pass/issue', { type_id: type.id, holders });
  const rows = await api.db.select().from(passes).where(eq(passes.type_id, type.id)).orderBy(passes.id);
  const [first = MISSING, second = MISSING, revoked = MISSING] = rows.map(({ id }) => id);
  await must(api, 'POST', `/admin/pass/${revoked}/revoke`, REASON);
  return { api, accepted: [first, second], refused: { [revoked]: NOT_POSSIBLE, ...GONE } };
}

async function prepareBoxes(
  fixtures: ActionFixtures,
  acceptedStatus: 'active' | 'paused',
  refusedStatus: 'active' | 'paused' | 'cancelled',
) {
  const boxShop = await fixtures.boxes();
  const [first, second, other] = [
    await boxShop.box({ status: acceptedStatus }),
    await boxShop.box({ status: acceptedStatus }),
    await boxShop.box({ status: refusedStatus }),
  ];
  return { api: boxShop.api, accepted: [first.id, second.id], refused: { [other.id]: NOT_POSSIBLE, ...GONE } };
}

let monthCount = 0;

/** Planned periods with a record, of one month and new boxes. */
export async function preparePeriods(fixtures: ActionFixtures, count: number, card: string = CARDS.good) {
  const boxShop = await fixtures.boxes();
  const [item = 0] = (await boxShop.sample.project({ items: [{ stock: 30 }] })).items;
  // so that boxes of earlier cases get no period
  await boxShop.api.db.execute("update boxes set status = 'cancelled'");
  const boxes = [];
  for (let index = 0; index < count; index++) boxes.push(await boxShop.box({ card_token: card }));
  const month = await boxShop.begin(`2099-${String(++monthCount).padStart(2, '0')}`);
  await boxShop.act(month.id ?? 0, 'picks', { item_id: item });
  await boxShop.act(month.id ?? 0, 'propose');
  const ids: number[] = [];
  for (const box of boxes) ids.push((await boxShop.period(box)).id);
  return { boxShop, api: boxShop.api, month: month.id ?? 0, item, ids, boxes };
}

export const BULK_CASES: Readonly<Record<string, (fixtures: ActionFixtures) => Promise<BulkCase>>> = {
  adminPrepareOrders: async (fixtures) => {
    const { api, paid, sent } = await prepareOrders(fixtures);
    return { api, accepted: paid, refused: { [sent]: NOT_POSSIBLE, ...GONE } };
  },
  adminPrintOrders: async (fixtures) => {
    const { api, paid } = await prepareOrders(fixtures);
    const read = async (id: number) => {
      const [row] = await api.db.select().from(orders).where(eq(orders.id, id));
      return row?.slips_printed;
    };
    return { api, accepted: paid, refused: GONE, body: { kind: 'packing_slip' }, read };
  },
  adminIssueInvoices: async (fixtures) => {
    const { api, paid, sent } = await prepareOrders(fixtures);
    if ((await api.db.$count(legalEntity)) === 0)
      await api.db.insert(legalEntity).values({ ...DEMO_ENTITY, valid_from: '1970-01-01' });
    await must(api, 'POST', '/admin/orders/invoice', { ids: [sent] });
    return { api, accepted: paid, refused: { [sent]: 'order_invoiced', ...GONE } };
  },
  adminHandOverOrders: async (fixtures) => {
    const { api, paid, open, sent } = await preparePackedOrders(fixtures);
    return { api, accepted: paid, refused: { [open]: 'no_parcel_prepared', [sent]: NOT_POSSIBLE, ...GONE } };
  },
  adminClaimOrders: async (fixtures) => {
    const { shop, api, paid, sent } = await prepareOrders(fixtures);
    const claimed = (await shop.paid()).order_id;
    await must(api, 'POST', `/admin/orders/${claimed}/claim`, undefined, { as: 'team' });
    return { api, accepted: paid, refused: { [claimed]: 'claimed_by_colleague', [sent]: NOT_POSSIBLE, ...GONE } };
  },
  adminPauseOrders: async (fixtures) => {
    const { api, paid, sent } = await prepareOrders(fixtures);
    return { api, accepted: paid, refused: { [sent]: NOT_POSSIBLE, ...GONE } };
  },
  adminResumeOrders: async (fixtures) => {
    const { api, paid, sent } = await prepareOrders(fixtures);
    await must(api, 'POST', '/admin/orders/pause', { ids: paid });
    return { api, accepted: paid, refused: { [sent]: NOT_POSSIBLE, ...GONE } };
  },
  adminSetProjectVisibility: async (fixtures) => {
    const { api, sample } = await fixtures.shop();
    await sampleCover(api.config, 'covered');
    const covered = { visibility: 'offline', picture: 'covered' } as const;
    const accepted = [(await sample.project(covered)).id, (await sample.project(covered)).id];
    const withoutCover = (await sample.project({ visibility: 'offline', picture: null })).id;
    const online = (await sample.project({ ...covered, visibility: 'online' })).id;
    const refused = { [withoutCover]: 'artwork', [online]: NOT_POSSIBLE, ...GONE };
    return { api, accepted, refused, body: { visibility: 'online' } };
  },
  adminPlanPrices: async (fixtures) => {
    const { api, sample } = await fixtures.shop();
    const [first = 0, second = 0, planned = 0] = (await sample.project({ items: [{}, {}, {}] })).items;
    const body = { adjustment: 'reduce', percent: 10, valid_from: '2099-01-01' };
    await must(api, 'POST', '/admin/items/plan-prices', { ...body, ids: [planned] });
    const read = (id: number) => api.db.$count(priceChanges, eq(priceChanges.item_id, id));
    return { api, accepted: [first, second], refused: { [planned]: 'already_taken', ...GONE }, body, read };
  },
  adminApproveReviews: async (fixtures) => {
    const { api, accepted, other } = await prepareReviews(fixtures);
    await must(api, 'POST', '/admin/reviews/approve', { ids: [other] });
    return { api, accepted, refused: { [other]: NOT_POSSIBLE, ...GONE } };
  },
  adminRefuseReviews: async (fixtures) => {
    const { api, accepted, other } = await prepareReviews(fixtures);
    await api.db.update(reviews).set({ status: 'refused' }).where(eq(reviews.id, other));
    return { api, accepted, refused: { [other]: NOT_POSSIBLE, ...GONE }, body: { refusal: 'spam' } };
  },
  adminMoveDistributions: async (fixtures) => {
    const { api, release } = await prepareRelease(fixtures);
    const values = ['spotify', 'deezer', 'apple_music'].map((store, index) => ({
      ...{ release_id: release.id, store: store as 'spotify', status: index < 2 ? 'to_do' : 'online' },
    }));
    const rows = await api.db
      .insert(digitalDistributions)
      .values(values as never)
      .returning();
    const [first = 0, second = 0, online = 0] = rows.map(({ id }) => id);
    const refused = { [online]: NOT_POSSIBLE, ...GONE };
    return { api, accepted: [first, second], refused, body: { status: 'processing' } };
  },
  adminRevokeCodes: async (fixtures) => {
    const { api, release } = await prepareRelease(fixtures);
    const batchRequest = { name: 'Inserts', count: 3, uses: 1 };
    const batch = await must<CodeBatch>(api, 'POST', `/admin/digital/${release.id}/codes`, batchRequest);
    const rows = await api.db
      .select()
      .from(downloadCodes)
      .where(eq(downloadCodes.batch_id, batch.id))
      .orderBy(downloadCodes.id);
    const [first = 0, second = 0, revoked = 0] = rows.map(({ id }) => id);
    await must(api, 'POST', `/admin/digital-codes/${revoked}/revoke`, REASON);
    return { api, accepted: [first, second], refused: { [revoked]: NOT_POSSIBLE, ...GONE }, body: REASON };
  },
  adminExcludeEntries: async (fixtures) => {
    const { api } = await fixtures.shop();
    const { id } = await createContest(api, 3);
    const entries = await api.db
      .select()
      .from(contestEntries)
      .where(eq(contestEntries.contest_id, id))
      .orderBy(contestEntries.id);
    const [first = 0, second = 0, excluded = 0] = entries.map((entry) => entry.id);
    await must(api, 'POST', '/admin/contest-entries/exclude', { ids: [excluded], ...REASON });
    return { api, accepted: [first, second], refused: { [excluded]: 'contest_closed', ...GONE }, body: REASON };
  },
  adminMailPasses: preparePasses,
  adminRevokePasses: async (fixtures) => ({ ...(await preparePasses(fixtures)), body: REASON }),
  adminUndoMany: async (fixtures) => {
    const { api, sample } = await fixtures.shop();
    const createEntry = async (undone: boolean) => {
      const { id } = await sample.project();
      await must(api, 'POST', '/admin/projects/visibility', { ids: [id], visibility: 'offline' });
      const [entry] = await api.db.select().from(auditEntries).where(eq(auditEntries.record_id, id));
      if (undone) await must(api, 'POST', `/admin/undo/${entry?.id}`);
      return entry?.id ?? 0;
    };
    return {
      api,
      accepted: [await createEntry(false), await createEntry(false)],
      refused: { [await createEntry(true)]: 'undo_done', ...GONE },
    };
  },
  adminPayArtistPayouts: async (fixtures) => {
    const shop = await fixtures.shop();
    const accepted = [await createApprovedPayout(shop), await createApprovedPayout(shop)];
    const open = await createRequestedPayout(shop);
    return { api: shop.api, accepted, refused: { [open]: NOT_POSSIBLE, ...GONE }, body: { paid_on: '2026-11-01' } };
  },
  adminWriteTransfers: async (fixtures) => {
    const shop = await fixtures.shop();
    const { api } = shop;
    if ((await api.db.$count(legalEntity)) === 0)
      await api.db.insert(legalEntity).values({ ...DEMO_ENTITY, valid_from: '1970-01-01' });
    const accepted = [await createApprovedPayout(shop), await createApprovedPayout(shop)];
    const written = await createApprovedPayout(shop);
    const open = await createRequestedPayout(shop);
    const body = { execution_on: '2099-01-05' };
    await must(api, 'POST', '/admin/artist-payouts/transfers', { ...body, ids: [written] });
    return { api, accepted, refused: { [written]: 'payout_in_file', [open]: NOT_POSSIBLE, ...GONE }, body };
  },
  adminPauseBoxes: (fixtures) => prepareBoxes(fixtures, 'active', 'paused'),
  adminResumeBoxes: (fixtures) => prepareBoxes(fixtures, 'paused', 'active'),
  adminExtendBoxes: async (fixtures) => ({
    ...(await prepareBoxes(fixtures, 'active', 'cancelled')),
    body: { months: 2, ...REASON },
  }),
  adminChooseBoxRecords: async (fixtures) => {
    const { boxShop, api, ids } = await preparePeriods(fixtures, 3);
    const [first = 0, second = 0, skipped = 0] = ids;
    await must(api, 'POST', `/admin/box-periods/${skipped}/skip`, REASON);
    const [item] = (await boxShop.sample.project({ items: [{ stock: 9 }] })).items;
    return { api, accepted: [first, second], refused: { [skipped]: NOT_POSSIBLE, ...GONE }, body: { item_id: item } };
  },
  adminSkipBoxPeriods: async (fixtures) => {
    const { api, ids } = await preparePeriods(fixtures, 3);
    const [first = 0, second = 0, skipped = 0] = ids;
    await must(api, 'POST', `/admin/box-periods/${skipped}/skip`, REASON);
    return { api, accepted: [first, second], refused: { [skipped]: NOT_POSSIBLE, ...GONE }, body: REASON };
  },
  adminPlanBoxPeriods: async (fixtures) => {
    const { api, ids } = await preparePeriods(fixtures, 3);
    const [first = 0, second = 0, planned = 0] = ids;
    for (const id of [first, second]) await must(api, 'POST', `/admin/box-periods/${id}/skip`, REASON);
    return { api, accepted: [first, second], refused: { [planned]: NOT_POSSIBLE, ...GONE } };
  },
  adminRetryBoxPeriods: async (fixtures) => {
    const { api, ids } = await prepareFailedPeriods(fixtures);
    const [first = 0, second = 0, , planned = 0] = ids;
    return { api, accepted: [first, second], refused: { [planned]: NOT_POSSIBLE, ...GONE } };
  },
  adminAssignPartner: async (fixtures) => {
    const shop = await fixtures.shop();
    const [first, second, batched] = [await shop.paid(), await shop.paid(), await shop.paid()];
    await shop.handOver([batched.part]);
    const read = async (id: number) => {
      const [part] = await shop.api.db.select().from(shopOrders).where(eq(shopOrders.id, id));
      return part?.partner;
    };
    return {
      ...{ api: shop.api, accepted: [first.part, second.part] },
      refused: { [batched.part]: 'already_in_batch', ...GONE },
      ...{ body: { partner: 'daudin' }, read },
    };
  },
};

/** Three failed periods that are due for a retry and whose cards are valid now, and a planned one. */
export async function prepareFailedPeriods(fixtures: ActionFixtures) {
  const periods = await preparePeriods(fixtures, 4, CARDS.declined);
  const { boxShop, api, month, ids, boxes } = periods;
  const planned = ids.at(-1) ?? 0;
  await api.db.update(boxPeriods).set({ item_id: null }).where(eq(boxPeriods.id, planned));
  await boxShop.act(month, 'run');
  await boxShop.run();
  for (const box of boxes) await api.db.execute(`update boxes set card_token = '${CARDS.good}' where id = ${box.id}`);
  await api.db.execute(
    `update box_periods set retry_at = now() - interval '1 hour' where month_id = ${month} and status = 'failed'`,
  );
  return periods;
}

/** A running contest with a number of entries. */
export async function createContest(api: TestApi, entries: number): Promise<Contest> {
  const now = Math.floor(Date.now() / 1000);
  const terms = { title_en: 'Win a test pressing', prize: 'A test pressing', winners_count: 2, published: true };
  const times = { starts_at: now - 3600, ends_at: now + 3600 };
  const contest = await must<Contest>(api, 'POST', '/admin/challenge', {
    code: `contest-${++codeCount}`,
    ...terms,
    ...times,
  });
  for (let index = 0; index < entries; index++)
    await must(
      api,
      'POST',
      `/contests/${contest.code}/enter`,
      { name: 'Léa', email: `fan-${codeCount}-${index}@example.com` },
      { as: 'visitor', ip: `10.1.${codeCount}.${index + 1}` },
    );
  return contest;
}

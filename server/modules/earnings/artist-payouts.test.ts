import { and, desc, eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  ArtistPayout,
  Balance,
  BulkAnswer,
  FileLink,
  Problem,
  ProjectStatement,
  UserPayouts,
} from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { artistPayouts, payoutAccounts } from './artist-payouts.table.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { shops } from '#server/modules/shops/index.ts';
import { refreshEarnings } from './refresh-earnings.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { orderLines, orders, shopOrders } from '#server/modules/orders/index.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { settingValues } from '#server/core/settings/settings.table.ts';

const DAY = 86_400_000;
const NOW = new Date('2026-11-23T12:00:00Z');
const IBAN = 'FR76 3000 6000 0112 3456 7890 189';
let now = NOW;
let shop: SampleShop;
let shopId: number;
let artistUser: number;
beforeAll(async () => {
  shop = await startShop({ now: () => now });
  await shop.api.tokenOf('artist');
  const [user] = await shop.api.db.select().from(users).where(eq(users.role, 'artist'));
  artistUser = user?.id ?? 0;
  await shop.api.db.update(users).set({ lang: 'fr' }).where(eq(users.id, artistUser));
});
afterAll(() => shop.api.close());
// one shop per test
beforeEach(async () => {
  shopId = await shop.sample.createSampleShop({ type: 'artist', user_id: artistUser, artist_id: shop.sample.artist });
  await shop.api.db
    .insert(payoutAccounts)
    .values({ shop_id: shopId, holder: 'Marisol Vega', iban: IBAN.replaceAll(' ', '') });
});
afterEach(() => void (now = NOW));

/** Buys copies of a new project at 20 EUR with 10 % commission. */
async function sell(copies = 6, values: Parameters<typeof shop.sample.project>[0] = {}) {
  const project = await shop.sample.project({ shop_id: shopId, fee_rate: 10, ...values });
  await shop.buy(project, copies, {});
  const [line] = await shop.api.db.select().from(orderLines).where(eq(orderLines.project_id, project.id));
  return { ...project, order: line?.order_id ?? 0, line: line?.id ?? 0 };
}

async function markSent(order: number, days = 20): Promise<void> {
  const { db } = shop.api;
  const sent_at = new Date(now.getTime() - days * DAY);
  await db.update(orders).set({ sent_at, status: 'sent' }).where(eq(orders.id, order));
  await db.update(shopOrders).set({ status: 'sent' }).where(eq(shopOrders.order_id, order));
}

async function readBalance(): Promise<Balance | undefined> {
  await refreshEarnings({ db: shop.api.db, now: () => now });
  const query = { filter: JSON.stringify({ shop_id: shopId }) };
  return (await shop.api.call<Balance[]>('GET', '/admin/balances', { as: 'team', query })).body[0];
}

const request = (body: object = {}, as: 'artist' | 'team' | 'user' = 'artist') =>
  shop.api.call<ArtistPayout & Omit<Problem, 'status'>>(
    'POST',
    as === 'team' ? '/admin/artist-payouts' : '/user/payouts',
    {
      ...{ as, body: { shop_id: shopId, currency: 'EUR', ...body } },
    },
  );
const runAction = (id: number, action: string, body?: object, as: 'team' | 'admin' = 'admin') =>
  shop.api.call<ArtistPayout & Omit<Problem, 'status'>>('POST', `/admin/artist-payouts/${id}/${action}`, { as, body });
const code = ({ body }: { body: Pick<Problem, 'code'> }) => body.code;
const loadMails = (template: string) =>
  shop.api.db.select().from(mails).where(like(mails.template, template)).orderBy(desc(mails.id));

describe('the balance of a shop', () => {
  it('is the sum of its projects’ statements, payable 14 days after dispatch', async () => {
    const { id, order } = await sell();
    const other = await sell(3, { items: [{ price: 1999 }] });
    const readDue = async (project: number) => {
      const path = `/admin/projects/${project}/statement?from=2020-01-01&to=2027-01-01`;
      return (await shop.api.call<ProjectStatement>('GET', path, { as: 'team' })).body.sums[0]?.due ?? 0;
    };
    const first = await readDue(id);
    const earned = first + (await readDue(other.id));
    expect(first).toBe(90);
    const pending = expect.closeTo(earned, 5);
    expect(await readBalance()).toMatchObject({ currency: 'EUR', earned: pending, pending, paid_out: 0, available: 0 });
    await markSent(order, 13);
    expect(await readBalance()).toMatchObject({ available: 0 });
    now = new Date(NOW.getTime() + DAY);
    expect(await readBalance()).toMatchObject({ available: first, earned: pending });
  });

  it('is reduced by refunds, and moves with a project to another shop', async () => {
    const { order, line, id } = await sell();
    await markSent(order);
    expect(await readBalance()).toMatchObject({ available: 90 });
    const refunded = await shop.api.call('POST', `/admin/orders/${order}/refund`, {
      as: 'admin',
      body: {
        ...{ amount: 40, currency: 'EUR', reason: 'damaged', notify: false },
        lines: [{ order_line_id: line, quantity: 2 }],
      },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(refunded.status).toBe(200);
    expect(await readBalance()).toMatchObject({ earned: 60, available: 60 });
    const formerShopId = shopId;
    shopId = await shop.sample.createSampleShop({ type: 'artist', user_id: artistUser });
    await shop.api.db.execute(`update projects set shop_id = ${shopId} where id = ${id}`);
    expect(await readBalance()).toMatchObject({ available: 60 });
    shopId = formerShopId;
    expect(await readBalance()).toBeUndefined();
  });

  it('uses the general commission for a project without an own one', async () => {
    const { order } = await sell(6, { fee_rate: null });
    await markSent(order);
    expect(await readBalance()).toMatchObject({ available: 85 });
    const { db } = shop.api;
    const [setting] = await db
      .insert(settingValues)
      .values({ key: 'project_fee_percent', value: 25, valid_from: '2026-11-01' })
      .returning();
    expect(await readBalance()).toMatchObject({ available: 75 });
    await db.delete(settingValues).where(eq(settingValues.id, setting?.id ?? 0));
    expect(await readBalance()).toMatchObject({ available: 85 });
  });

  it('is pending during a dispute', async () => {
    const { order } = await sell();
    await markSent(order);
    expect(await readBalance()).toMatchObject({ available: 90 });
    await shop.api.db
      .execute(`insert into disputes (order_id, payment_id, status, amount, currency, reason, provider_id, due_at)
      select order_id, id, 'needs_response', amount, currency, 'fraudulent', 'dp_' || id, now() from payments where order_id = ${order}`);
    expect(await readBalance()).toMatchObject({ available: 0, pending: 90 });
  });
});

describe('a request for a payout', () => {
  it('succeeds once of ten concurrent ones, for the available balance', async () => {
    const { order, id } = await sell();
    await markSent(order);
    const answers = await Promise.all(Array.from({ length: 10 }, () => request()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    const created = answers.find(({ status }) => status === 201)?.body;
    expect(created).toMatchObject({ amount: 90, status: 'requested', iban_masked: 'FR76 •••• 0189' });
    expect(created?.parts).toEqual([{ project_id: id, name: 'Salt & Signal', currency: 'EUR', amount: 90 }]);
    expect(await readBalance()).toMatchObject({ paid_out: 90, available: 0 });
    expect(new Set(answers.slice(1).map(code))).toContain('payout_is_open');
    const [mail] = await loadMails('payout_requested');
    expect(mail?.subject).toBe(`Reversement ${created?.number} demandé`);
    const own = await shop.api.call<UserPayouts>('GET', '/user/payouts', { as: 'artist' });
    expect(own.body.payouts[0]).toMatchObject({ number: created?.number, parts: [{ amount: 90 }] });
    expect(own.text).not.toContain('300060000112');
  });

  it('is refused beyond the balance, below the minimum, for shops of others and without a bank account', async () => {
    const { order } = await sell(4);
    await markSent(order);
    const refused = await request({ amount: 60.01 });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: 'amount', code: 'input_max', params: { max: 60 } }],
    ]);
    expect(code(await request({ amount: 49.99 }))).toBe('payout_below_minimum');
    expect(code(await request({ currency: 'USD' }))).toBe('payout_below_minimum');
    expect((await request({}, 'user')).status).toBe(403);
    expect((await request({ shop_id: shop.sample.shop })).status).toBe(404);
    await shop.api.db.delete(payoutAccounts).where(eq(payoutAccounts.shop_id, shopId));
    expect(code(await request())).toBe('payout_without_account');
    await shop.api.db.update(shops).set({ type: 'house' }).where(eq(shops.id, shopId));
    expect(code(await request({}, 'team'))).toBe('payout_of_house');
  });

  it('can be withdrawn by its author', async () => {
    const { order } = await sell();
    await markSent(order);
    const { id } = (await request({}, 'team')).body;
    const withdraw = (payout: number) => shop.api.call('DELETE', `/user/payouts/${payout}`, { as: 'artist' });
    expect((await withdraw(id)).status).toBe(404);
    expect((await runAction(id, 'cancel', undefined, 'team')).body.status).toBe('cancelled');
    const ownId = (await request({ amount: 50 })).body.id;
    expect((await runAction(ownId, 'cancel', undefined, 'team')).status).toBe(403);
    expect((await withdraw(ownId)).status).toBe(200);
    expect(await readBalance()).toMatchObject({ available: 90 });
  });
});

describe('a payout', () => {
  it('is approved, transferred and paid by administrators, and its shop is notified', async () => {
    const { order } = await sell();
    await markSent(order);
    const { id, number } = (await request()).body;
    expect((await runAction(id, 'approve', undefined, 'team')).status).toBe(403);
    expect((await runAction(id, 'pay', { paid_on: '2026-11-23' })).status).toBe(409);
    const approved = await runAction(id, 'approve');
    expect(approved.body).toMatchObject({ status: 'approved', transfer: null });
    const writeTransfers = (body: object = {}) =>
      shop.api.call<FileLink & BulkAnswer & Problem>('POST', '/admin/artist-payouts/transfers', {
        ...{ as: 'admin', body: { ids: [id], execution_on: '2026-11-24', ...body } },
      });
    expect(code(await writeTransfers())).toBe('seller_missing');
    await shop.api.db.insert(legalEntity).values({
      ...{
        valid_from: '2026-01-01',
        name: 'Groove House SAS',
        address: '18 rue du Temple',
        zip_code: '75011',
        city: 'Paris',
      },
      ...{ country_id: 'FR', iban: IBAN },
    });
    expect((await writeTransfers({ execution_on: '2026-11-22' })).status).toBe(422);
    const { body: link } = await writeTransfers();
    const file = await shop.api.call('GET', link.url.replace('/api', ''));
    expect(file.text).toContain('<InstdAmt Ccy="EUR">90.00</InstdAmt>');
    expect(file.text).toContain(`<EndToEndId>${number}</EndToEndId>`);
    expect((await shop.api.call('GET', link.url.replace('/api', '').replace(/.$/, '_'))).status).toBe(403);
    const second = (await writeTransfers()).body;
    expect(second).toMatchObject({ done: [], refused: [{ id, code: 'payout_in_file' }] });
    expect(second).not.toHaveProperty('url');
    expect((await writeTransfers({ again: true })).status).toBe(200);
    expect((await runAction(id, 'pay', { paid_on: '2026-11-24' })).status).toBe(422);
    const paid = await shop.api.call('POST', '/admin/artist-payouts/pay', {
      ...{ as: 'admin', body: { ids: [id, 999_999], paid_on: '2026-11-23', bank_reference: 'CT-88' } },
    });
    expect(paid.body).toMatchObject({ done: [id], refused: [{ id: 999_999 }] });
    expect((await runAction(id, 'pay', { paid_on: '2026-11-23' })).status).toBe(409);
    const [mail] = await loadMails('payout_paid');
    expect(mail?.text).toContain('CT-88');
    expect(await readBalance()).toMatchObject({ earned: 90, paid_out: 90, available: 0 });
    const entries = await shop.api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.resource, 'artist-payouts'), eq(auditEntries.record_id, id)));
    expect(entries.length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(entries)).not.toContain('300060000112');
    expect((await runAction(id, 'return', { reason: 'Account closed' })).body.status).toBe('returned');
    expect(await readBalance()).toMatchObject({ paid_out: 0, available: 90 });
  });

  it('is refused with a reason, and cannot be approved after refunds', async () => {
    const { order, line } = await sell();
    await markSent(order);
    const { id } = (await request()).body;
    await shop.api.call('POST', `/admin/orders/${order}/refund`, {
      as: 'admin',
      body: {
        ...{ amount: 20, currency: 'EUR', reason: 'damaged', notify: false },
        lines: [{ order_line_id: line, quantity: 1 }],
      },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(code(await runAction(id, 'approve'))).toBe('payout_beyond_balance');
    expect((await runAction(id, 'refuse', { reason: 'Un remboursement est en cours' })).body.status).toBe('refused');
    expect((await loadMails('payout_refused'))[0]?.text).toContain('Un remboursement est en cours');
    expect((await request()).body.amount).toBe(75);
    await shop.api.db.delete(artistPayouts).where(eq(artistPayouts.id, id));
  });
});

describe('the payout account', () => {
  it('is validated and masked, and its change is notified', async () => {
    const body = { shop_id: shopId, holder: 'Marisol Vega', iban: 'ES91 2100 0418 4502 0005 1332' };
    const put = (values: object, as: 'artist' | 'user' = 'artist') =>
      shop.api.call<Problem>('PUT', '/user/payout-account', { as, body: { ...body, ...values } });
    expect((await put({ iban: 'ES91 2100 0418 4502 0005 1333' })).body.errors).toEqual([
      { path: 'iban', code: 'iban_invalid' },
    ]);
    expect((await put({ shop_id: shop.sample.shop })).status).toBe(404);
    const { status, body: answer } = await put({});
    expect([status, answer]).toMatchObject([200, { iban_masked: 'ES91 •••• 1332' }]);
    expect((await loadMails('payout_account'))[0]?.text).toContain('ES91 •••• 1332');
    const query = { filter: JSON.stringify({ shop_id: shopId }) };
    const list = await shop.api.call<{ id: number }[]>('GET', '/admin/payout-accounts', { as: 'team', query });
    expect(list.text).not.toContain('ES9121000418450200051332');
    const id = list.body[0]?.id ?? 0;
    const account = await shop.api.call('GET', `/admin/payout-accounts/${id}`, { as: 'admin' });
    expect(account.text).not.toContain('ES9121000418450200051332');
    const changed = await shop.api.call('PUT', `/admin/payout-accounts/${id}`, {
      ...{ as: 'admin', body: { iban: 'DE89370400440532013000' } },
      headers: { 'if-match': account.headers['etag'] ?? '' },
    });
    expect(changed.body).toMatchObject({ iban_masked: 'DE89 •••• 3000' });
    const entries = await shop.api.db.select().from(auditEntries).where(eq(auditEntries.resource, 'payout-accounts'));
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toMatch(/ES9121|DE8937/);
  });
});

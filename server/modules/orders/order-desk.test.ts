import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkAnswer, CustomerHistory, Order, Timeline } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { expireOldClaims } from './claims.ts';
import { orders } from './orders.table.ts';
import { startShop, type SampleShop } from './checkout/shop.sample.ts';
import { sendMails } from '#server/core/mail/send-mails.ts';
import { testContext } from '#server/resources/exports/testing.ts';

let shop: SampleShop;
let team = 0;
let admin = 0;
beforeAll(async () => {
  shop = await startShop();
  const idOf = async (role: 'team' | 'admin') => {
    await shop.api.call('GET', '/admin/colleagues', { as: role });
    const [row] = await shop.api.db.select({ id: users.id }).from(users).where(eq(users.role, role));
    return row?.id ?? 0;
  };
  team = await idOf('team');
  admin = await idOf('admin');
});
afterAll(() => shop.api.close());

const PARCEL = { tracking_transporter: 'col', tracking_number: '6A 1234' };
const act = (id: number, action: string, body?: unknown, as: 'team' | 'admin' = 'team') =>
  shop.api.call<Order>('POST', `/admin/orders/${id}/${action}`, { as, body });
const paid = async () => (await shop.buy(await shop.sample.project())).order_id;

describe('a claim', () => {
  it('keeps colleagues from packing, by name, until it is taken over', async () => {
    const id = await paid();
    expect((await act(id, 'claim')).body).toMatchObject({ claimed_by: team, claimed_at: expect.any(Number) });
    for (const [action, body] of [['claim'], ['ship', PARCEL], ['pack', {}]] as const) {
      expect(await act(id, action, body, 'admin')).toMatchObject({
        status: 409,
        body: { code: 'claimed_by_colleague', detail: expect.stringContaining('Test team') },
      });
    }
    const bulk = await shop.api.call<BulkAnswer>('POST', '/admin/orders/prepare', { as: 'admin', body: { ids: [id] } });
    expect(bulk.body.refused).toEqual([{ id, code: 'claimed_by_colleague', params: { name: 'Test team' } }]);
    expect((await act(id, 'take-over', undefined, 'admin')).body.claimed_by).toBe(admin);
    expect((await act(id, 'ship', PARCEL, 'admin')).status).toBe(200);
  });

  it('ends when the order is sent', async () => {
    const id = await paid();
    await act(id, 'claim');
    expect((await act(id, 'ship', PARCEL)).body).toMatchObject({ status: 'sent', claimed_by: null, claimed_at: null });
    expect((await act(id, 'claim')).status).toBe(409);
  });

  it('is got by one of many who press at once', async () => {
    const ids = [await paid(), await paid()];
    const answers = await Promise.all(
      ids.flatMap((id) => (['team', 'admin', 'team', 'admin'] as const).map((as) => act(id, 'claim', undefined, as))),
    );
    for (const id of ids) {
      const [row] = await shop.api.db.select().from(orders).where(eq(orders.id, id));
      const held = answers.filter(({ status, body }) => status === 200 && body.id === id);
      expect(held.map(({ body }) => body.claimed_by)).toEqual([row?.claimed_by, row?.claimed_by]);
    }
  });

  it('expires without work on the order', async () => {
    const [idle, busy] = [await paid(), await paid()];
    await act(idle, 'claim');
    await act(busy, 'claim');
    const hour = new Date(Date.now() - 61 * 60_000);
    await shop.api.db.update(orders).set({ claimed_at: hour }).where(eq(orders.id, idle));
    expect((await act(idle, 'pack', {}, 'admin')).status).toBe(200);
    await shop.api.db.update(orders).set({ claimed_by: team, claimed_at: hour }).where(eq(orders.id, idle));
    await expireOldClaims({ ...shop.api, now: () => new Date() });
    const rows = await shop.api.db.select().from(orders).where(eq(orders.id, idle));
    expect(rows[0]).toMatchObject({ claimed_by: null, claimed_at: null });
    const [still] = await shop.api.db.select().from(orders).where(eq(orders.id, busy));
    expect(still?.claimed_by).toBe(team);
  });

  it('is given to colleagues only, and given back', async () => {
    const id = await paid();
    expect((await act(id, 'assign', { user_id: admin })).body.claimed_by).toBe(admin);
    expect(await act(id, 'assign', { user_id: 999_999 })).toMatchObject({ status: 422 });
    expect((await act(id, 'release')).body.claimed_by).toBeNull();
  });

  it('is shown by the views of own and of unassigned orders', async () => {
    const [mine, theirs, free] = [await paid(), await paid(), await paid()];
    await act(mine, 'claim');
    await act(theirs, 'claim', undefined, 'admin');
    const list = async (filter: object) => {
      const query = { filter: JSON.stringify({ ...filter, id: [mine, theirs, free] }) };
      return (await shop.api.call<Order[]>('GET', '/admin/orders', { as: 'team', query })).body.map(({ id }) => id);
    };
    expect(await list({ claimed_by: 'me' })).toEqual([mine]);
    expect(await list({ claimed_by_empty: true })).toEqual([free]);
  });
});

describe('the address', () => {
  const change = async (id: number, body: object) => {
    const { headers } = await shop.api.call('GET', `/admin/orders/${id}`, { as: 'team' });
    const match = { 'if-match': headers['etag'] ?? '' };
    return shop.api.call<Order>('PUT', `/admin/orders/${id}`, { as: 'team', headers: match, body });
  };

  it('can be changed until a parcel has left, and that is written down', async () => {
    const id = await paid();
    await act(id, 'pack', {});
    expect((await change(id, { address: '3 place Bellecour' })).body.address).toBe('3 place Bellecour');
    const [entry] = await shop.api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.record_id, id), eq(auditEntries.operation, 'adminUpdateOrder')));
    expect(entry).toMatchObject({ after: { address: '3 place Bellecour' }, user_name: 'Test team' });
    const parcel = (await shop.api.call<Order>('GET', `/admin/orders/${id}`, { as: 'team' })).body.shop_orders?.[0]
      ?.shipments[0]?.id;
    await act(id, `parcels/${parcel}/send`, {});
    expect(await change(id, { zip_code: '69002', staff_note: 'Moved' })).toMatchObject({
      status: 409,
      body: { code: 'address_has_left', errors: [{ path: 'zip_code' }] },
    });
    expect((await change(id, { staff_note: 'Moved' })).status).toBe(200);
  });

  it('stays in its country, as VAT and shipping were computed with it', async () => {
    const id = await paid();
    expect((await change(id, { country_id: 'DE' })).body.country_id).toBe('FR');
  });
});

describe('a mail of the order', () => {
  it('goes once more to a corrected address, which is written down', async () => {
    const id = await paid();
    const mailsOf = () => shop.api.db.select().from(mails).where(eq(mails.order_id, id)).orderBy(asc(mails.id));
    const [asked] = await mailsOf();
    const to = { recipient: 'lea@new.example' };
    // even before it was sent, and so before it was written
    expect((await act(id, `mails/${asked?.id}/resend`, to)).status).toBe(200);
    await sendMails.run({}, testContext(shop.api), { last: true });
    expect((await act(id, `mails/${asked?.id}/resend`, to)).status).toBe(200);
    const [first, ...again] = await mailsOf();
    expect(first?.html).toContain('<html');
    const same = { ...to, subject: first?.subject, html: first?.html };
    expect(again).toMatchObject([
      { ...same, status: 'sent' },
      { ...same, status: 'to_do' },
    ]);
    const other = await paid();
    expect((await act(other, `mails/${first?.id}/resend`, to)).status).toBe(404);
    expect((await act(id, `mails/${first?.id}/resend`, { recipient: 'nobody' })).status).toBe(422);
  });
});

describe('the timeline', () => {
  const timeline = async (id: number, query: Record<string, string> = {}) =>
    (await shop.api.call<Timeline>('GET', `/admin/orders/${id}/timeline`, { as: 'team', query })).body;

  it('lists all events with author and time, the newest first, in pages', async () => {
    const id = await paid();
    await act(id, 'claim');
    await shop.api.call('POST', '/admin/notes', {
      as: 'admin',
      body: { resource: 'orders', record_id: id, text: 'Bent corner' },
    });
    await act(id, 'ship', PARCEL);
    const whole = await timeline(id, { limit: '100' });
    expect(whole.next).toBeNull();
    const told = whole.entries.map(({ kind, who, action, mail, note }) => [
      kind,
      who,
      action?.operation ?? mail?.template ?? note?.text,
    ]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['action', 'Test team', 'adminShipOrder'],
        ['mail', null, 'order_sent'],
        ['note', 'Test admin', 'Bent corner'],
        ['action', 'Test team', 'adminClaimOrder'],
        ['mail', null, 'order_confirmation'],
        ['payment', null, undefined],
      ]),
    );
    const times = whole.entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const paged: Timeline['entries'] = [];
    for (let next: string | null | undefined; next !== null;) {
      const page: Timeline = await timeline(id, { limit: '2', ...(next && { cursor: next }) });
      paged.push(...page.entries);
      next = page.next ?? null;
    }
    expect(paged).toEqual(whole.entries);
  });

  it('combines an action and its effects in one entry, with author and reason', async () => {
    const id = await paid();
    const body = { amount: 5, currency: 'EUR', reason: 'goodwill', comment: 'Bent corner', notify: false };
    expect((await shop.api.call('POST', `/admin/orders/${id}/refund`, { as: 'team', body })).status).toBe(200);
    await act(id, 'resend-confirmation');
    const all = (await timeline(id, { limit: '100' })).entries;
    const given = all.filter(({ refund, action }) => refund || action?.operation === 'adminRefundOrder');
    expect(given).toMatchObject([
      {
        ...{ kind: 'refund', who: 'Test team', refund: { amount: 5, reason: 'goodwill', comment: 'Bent corner' } },
        action: { operation: 'adminRefundOrder', user_name: 'Test team' },
      },
    ]);
    expect(given[0]?.action?.after).not.toHaveProperty('refund_id');
    const again = all.filter(({ action }) => action?.operation === 'adminResendConfirmation');
    expect(again).toMatchObject([{ kind: 'mail', who: 'Test team', mail: { template: 'order_confirmation' } }]);
    expect(all.filter(({ mail }) => mail?.template === 'order_confirmation')).toHaveLength(2);
    // asked for what people did alone, nothing is missing
    const actions = (await timeline(id, { kinds: 'action' })).entries.map(({ action }) => action?.operation);
    expect(new Set(actions)).toEqual(new Set(['adminResendConfirmation', 'adminRefundOrder']));
  });

  it('shows the kinds that are asked for', async () => {
    const id = await paid();
    expect((await timeline(id, { kinds: 'mail,placed' })).entries.map(({ kind }) => kind).sort()).toEqual([
      'mail',
      'placed',
    ]);
    expect((await shop.api.call('GET', '/admin/orders/999999/timeline', { as: 'team' })).status).toBe(404);
  });
});

it('the customer’s history counts purchases and sums payments, by currency', async () => {
  const buy = async () => (await shop.buy(await shop.sample.project(), 1, { as: 'pro' })).order_id;
  const [first, second] = [await buy(), await buy()];
  await shop.api.db.update(orders).set({ refunded: 590 }).where(eq(orders.id, first));
  const { body } = await shop.api.call<CustomerHistory>('GET', `/admin/orders/${second}/customer`, { as: 'team' });
  expect(body).toMatchObject({
    count: 2,
    first_at: expect.any(Number),
    sums: [{ currency: 'EUR', count: 2, total: 2 * 25.9 - 5.9 }],
    orders: [{ id: first }],
  });
});

it('the desk is for staff only', async () => {
  const id = await paid();
  const calls = [
    ...['claim', 'take-over', 'release', 'assign', 'mails/1/resend'].map((path) => ['POST', path] as const),
    ...['timeline', 'customer'].map((path) => ['GET', path] as const),
  ];
  for (const as of ['visitor', 'user', 'pro', 'artist'] as const) {
    for (const [method, path] of calls) {
      const body = method === 'POST' ? {} : undefined;
      const { status } = await shop.api.call(method, `/admin/orders/${id}/${path}`, { as, body });
      expect([as, path, status]).toEqual([as, path, as === 'visitor' ? 401 : 403]);
    }
  }
});

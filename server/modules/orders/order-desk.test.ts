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
  const loadUserId = async (role: 'team' | 'admin') => {
    await shop.api.call('GET', '/admin/colleagues', { as: role });
    const [row] = await shop.api.db.select({ id: users.id }).from(users).where(eq(users.role, role));
    return row?.id ?? 0;
  };
  team = await loadUserId('team');
  admin = await loadUserId('admin');
});
afterAll(() => shop.api.close());

const PARCEL = { tracking_transporter: 'col', tracking_number: '6A 1234' };
const act = (id: number, action: string, body?: unknown, as: 'team' | 'admin' = 'team') =>
  shop.api.call<Order>('POST', `/admin/orders/${id}/${action}`, { as, body });
const createPaidOrder = async () => (await shop.buy(await shop.sample.project())).order_id;

describe('a claim', () => {
  it('blocks packing by colleagues, with the name of the holder, until it is taken over', async () => {
    const id = await createPaidOrder();
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
    const id = await createPaidOrder();
    await act(id, 'claim');
    expect((await act(id, 'ship', PARCEL)).body).toMatchObject({ status: 'sent', claimed_by: null, claimed_at: null });
    expect((await act(id, 'claim')).status).toBe(409);
  });

  it('is given to one of several concurrent callers', async () => {
    const ids = [await createPaidOrder(), await createPaidOrder()];
    const answers = await Promise.all(
      ids.flatMap((id) => (['team', 'admin', 'team', 'admin'] as const).map((as) => act(id, 'claim', undefined, as))),
    );
    for (const id of ids) {
      const [row] = await shop.api.db.select().from(orders).where(eq(orders.id, id));
      const successes = answers.filter(({ status, body }) => status === 200 && body.id === id);
      expect(successes.map(({ body }) => body.claimed_by)).toEqual([row?.claimed_by, row?.claimed_by]);
    }
  });

  it('expires without work on the order', async () => {
    const [idle, busy] = [await createPaidOrder(), await createPaidOrder()];
    await act(idle, 'claim');
    await act(busy, 'claim');
    const hourAgo = new Date(Date.now() - 61 * 60_000);
    await shop.api.db.update(orders).set({ claimed_at: hourAgo }).where(eq(orders.id, idle));
    expect((await act(idle, 'pack', {}, 'admin')).status).toBe(200);
    await shop.api.db.update(orders).set({ claimed_by: team, claimed_at: hourAgo }).where(eq(orders.id, idle));
    await expireOldClaims({ ...shop.api, now: () => new Date() });
    const rows = await shop.api.db.select().from(orders).where(eq(orders.id, idle));
    expect(rows[0]).toMatchObject({ claimed_by: null, claimed_at: null });
    const [busyOrder] = await shop.api.db.select().from(orders).where(eq(orders.id, busy));
    expect(busyOrder?.claimed_by).toBe(team);
  });

  it('can be assigned to staff only, and released', async () => {
    const id = await createPaidOrder();
    expect((await act(id, 'assign', { user_id: admin })).body.claimed_by).toBe(admin);
    expect(await act(id, 'assign', { user_id: 999_999 })).toMatchObject({ status: 422 });
    expect((await act(id, 'release')).body.claimed_by).toBeNull();
  });

  it('filters own and unassigned orders', async () => {
    const [teamOrderId, adminOrderId, unclaimedId] = [
      await createPaidOrder(),
      await createPaidOrder(),
      await createPaidOrder(),
    ];
    await act(teamOrderId, 'claim');
    await act(adminOrderId, 'claim', undefined, 'admin');
    const list = async (filter: object) => {
      const query = { filter: JSON.stringify({ ...filter, id: [teamOrderId, adminOrderId, unclaimedId] }) };
      return (await shop.api.call<Order[]>('GET', '/admin/orders', { as: 'team', query })).body.map(({ id }) => id);
    };
    expect(await list({ claimed_by: 'me' })).toEqual([teamOrderId]);
    expect(await list({ claimed_by_empty: true })).toEqual([unclaimedId]);
  });
});

describe('the address', () => {
  const updateOrder = async (id: number, body: object) => {
    const { headers } = await shop.api.call('GET', `/admin/orders/${id}`, { as: 'team' });
    const match = { 'if-match': headers['etag'] ?? '' };
    return shop.api.call<Order>('PUT', `/admin/orders/${id}`, { as: 'team', headers: match, body });
  };

  it('can be changed until a parcel has shipped, and the change is audited', async () => {
    const id = await createPaidOrder();
    await act(id, 'pack', {});
    expect((await updateOrder(id, { address: '3 place Bellecour' })).body.address).toBe('3 place Bellecour');
    const [entry] = await shop.api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.record_id, id), eq(auditEntries.operation, 'adminUpdateOrder')));
    expect(entry).toMatchObject({ after: { address: '3 place Bellecour' }, user_name: 'Test team' });
    const parcel = (await shop.api.call<Order>('GET', `/admin/orders/${id}`, { as: 'team' })).body.shop_orders?.[0]
      ?.shipments[0]?.id;
    await act(id, `parcels/${parcel}/send`, {});
    expect(await updateOrder(id, { zip_code: '69002', staff_note: 'Moved' })).toMatchObject({
      status: 409,
      body: { code: 'address_has_left', errors: [{ path: 'zip_code' }] },
    });
    expect((await updateOrder(id, { staff_note: 'Moved' })).status).toBe(200);
  });

  it('keeps its country, because VAT and shipping depend on it', async () => {
    const id = await createPaidOrder();
    expect((await updateOrder(id, { country_id: 'DE' })).body.country_id).toBe('FR');
  });
});

describe('a mail of the order', () => {
  it('is resent to a corrected address', async () => {
    const id = await createPaidOrder();
    const loadMails = () => shop.api.db.select().from(mails).where(eq(mails.order_id, id)).orderBy(asc(mails.id));
    const [queuedMail] = await loadMails();
    const to = { recipient: 'lea@new.example' };
    // also while it is queued without text
    expect((await act(id, `mails/${queuedMail?.id}/resend`, to)).status).toBe(200);
    await sendMails.run({}, testContext(shop.api), { last: true });
    expect((await act(id, `mails/${queuedMail?.id}/resend`, to)).status).toBe(200);
    const [first, ...resentMails] = await loadMails();
    expect(first?.html).toContain('<html');
    const same = { ...to, subject: first?.subject, html: first?.html };
    expect(resentMails).toMatchObject([
      { ...same, status: 'sent' },
      { ...same, status: 'to_do' },
    ]);
    const other = await createPaidOrder();
    expect((await act(other, `mails/${first?.id}/resend`, to)).status).toBe(404);
    expect((await act(id, `mails/${first?.id}/resend`, { recipient: 'nobody' })).status).toBe(422);
  });
});

describe('the timeline', () => {
  const timeline = async (id: number, query: Record<string, string> = {}) =>
    (await shop.api.call<Timeline>('GET', `/admin/orders/${id}/timeline`, { as: 'team', query })).body;

  it('lists all events with author and time, the newest first, in pages', async () => {
    const id = await createPaidOrder();
    await act(id, 'claim');
    await shop.api.call('POST', '/admin/notes', {
      as: 'admin',
      body: { resource: 'orders', record_id: id, text: 'Bent corner' },
    });
    await act(id, 'ship', PARCEL);
    const fullTimeline = await timeline(id, { limit: '100' });
    expect(fullTimeline.next).toBeNull();
    const summaries = fullTimeline.entries.map(({ kind, who, action, mail, note }) => [
      kind,
      who,
      action?.operation ?? mail?.template ?? note?.text,
    ]);
    expect(summaries).toEqual(
      expect.arrayContaining([
        ['action', 'Test team', 'adminShipOrder'],
        ['mail', null, 'order_sent'],
        ['note', 'Test admin', 'Bent corner'],
        ['action', 'Test team', 'adminClaimOrder'],
        ['mail', null, 'order_confirmation'],
        ['payment', null, undefined],
      ]),
    );
    const times = fullTimeline.entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const paged: Timeline['entries'] = [];
    for (let next: string | null | undefined; next !== null;) {
      const page: Timeline = await timeline(id, { limit: '2', ...(next && { cursor: next }) });
      paged.push(...page.entries);
      next = page.next ?? null;
    }
    expect(paged).toEqual(fullTimeline.entries);
  });

  it('combines an action and its effects in one entry, with author and reason', async () => {
    const id = await createPaidOrder();
    const body = { amount: 5, currency: 'EUR', reason: 'goodwill', comment: 'Bent corner', notify: false };
    expect((await shop.api.call('POST', `/admin/orders/${id}/refund`, { as: 'team', body })).status).toBe(200);
    await act(id, 'resend-confirmation');
    const all = (await timeline(id, { limit: '100' })).entries;
    const refundEntries = all.filter(({ refund, action }) => refund || action?.operation === 'adminRefundOrder');
    expect(refundEntries).toMatchObject([
      {
        ...{ kind: 'refund', who: 'Test team', refund: { amount: 5, reason: 'goodwill', comment: 'Bent corner' } },
        action: { operation: 'adminRefundOrder', user_name: 'Test team' },
      },
    ]);
    expect(refundEntries[0]?.action?.after).not.toHaveProperty('refund_id');
    const resendEntries = all.filter(({ action }) => action?.operation === 'adminResendConfirmation');
    expect(resendEntries).toMatchObject([{ kind: 'mail', who: 'Test team', mail: { template: 'order_confirmation' } }]);
    expect(all.filter(({ mail }) => mail?.template === 'order_confirmation')).toHaveLength(2);
    // a filter by actions omits none
    const actions = (await timeline(id, { kinds: 'action' })).entries.map(({ action }) => action?.operation);
    expect(new Set(actions)).toEqual(new Set(['adminResendConfirmation', 'adminRefundOrder']));
  });

  it('shows only the requested kinds', async () => {
    const id = await createPaidOrder();
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

it('claims, mails, timeline and history are for staff only', async () => {
  const id = await createPaidOrder();
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

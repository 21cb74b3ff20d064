import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkAnswer, Order, Tracking } from '#generated/schemas.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { shipmentLines } from './shipments.table.ts';
import { orderLines } from './shop-orders.table.ts';
import { readOpenLines } from './parcels.ts';
import { startShop, type SampleShop } from './checkout/shop.sample.ts';

let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());

const PARCEL = { tracking_transporter: 'col', tracking_number: '6A 1234' };
const act = (id: number, action: string, body?: unknown) =>
  shop.api.call<Order>('POST', `/admin/orders/${id}/${action}`, { as: 'team', body });
const bulk = (action: string, ids: number[]) =>
  shop.api.call<BulkAnswer>('POST', `/admin/orders/${action}`, { as: 'team', body: { ids } });
const read = async (id: number) =>
  (await shop.api.call<Order>('GET', `/admin/orders/${id}`, { as: 'team' })).body.shop_orders?.[0];
const sentMails = async (id: number) =>
  (await shop.api.db.select().from(mails).where(eq(mails.order_id, id))).filter(
    ({ template }) => template === 'order_sent',
  );

/** A paid order of some copies of one record, and its line. */
async function buyCopies(quantity: number): Promise<{ id: number; line: number }> {
  const { order_id: id } = await shop.buy(await shop.sample.project(), quantity);
  return { id, line: (await read(id))?.lines[0]?.id ?? 0 };
}

describe('some copies in a parcel', () => {
  it('leave the others open, and the order in preparation until the last copy ships', async () => {
    const { id, line } = await buyCopies(3);
    const first = await act(id, 'ship', { ...PARCEL, lines: [{ order_line_id: line, quantity: 2 }] });
    expect(first.body).toMatchObject({ status: 'in_preparation', sent_at: null });
    expect(await read(id)).toMatchObject({
      status: 'in_preparation',
      lines: [{ quantity: 3, open: 1 }],
      shipments: [{ status: 'sent', lines: [{ order_line_id: line, quantity: 2 }] }],
    });
    const second = await act(id, 'ship', { ...PARCEL, tracking_number: '6A 9999' });
    expect(second.body).toMatchObject({ status: 'sent', sent_at: expect.any(Number) });
    expect((await read(id))?.shipments[1]?.lines).toEqual([{ order_line_id: line, quantity: 1 }]);
    const texts = (await sentMails(id)).map(({ text }) => text);
    expect(texts[0]).toContain('2 × ');
    expect(texts[0]).not.toContain('3 × ');
    expect(texts[1]).toContain('1 × ');
  });

  it('are refused when fewer are open, also when a line is listed twice', async () => {
    const { id, line } = await buyCopies(2);
    const twice = [1, 2].map((quantity) => ({ order_line_id: line, quantity }));
    expect(await act(id, 'ship', { ...PARCEL, lines: twice })).toMatchObject({
      status: 409,
      body: { code: 'copies_not_open', detail: expect.stringContaining('2') },
    });
    const other = await buyCopies(1);
    expect((await act(id, 'ship', { ...PARCEL, lines: [{ order_line_id: other.line, quantity: 1 }] })).status).toBe(
      404,
    );
    expect((await act(id, 'ship', { ...PARCEL, lines: [] })).status).toBe(422);
    expect((await read(id))?.shipments).toEqual([]);
  });

  it('exclude cancelled copies', async () => {
    const { id, line } = await buyCopies(3);
    await shop.api.db.update(orderLines).set({ cancelled: 2 }).where(eq(orderLines.id, line));
    expect((await act(id, 'ship', { ...PARCEL, lines: [{ order_line_id: line, quantity: 2 }] })).status).toBe(409);
    expect((await act(id, 'ship', PARCEL)).body.status).toBe('sent');
    expect((await read(id))?.shipments[0]?.lines).toEqual([{ order_line_id: line, quantity: 1 }]);
  });

  it('are not packed twice by concurrent calls', async () => {
    const { id, line } = await buyCopies(3);
    const body = { ...PARCEL, lines: [{ order_line_id: line, quantity: 1 }] };
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => act(id, n % 2 ? 'ship' : 'pack', body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status !== 200).every(({ status }) => status === 409)).toBe(true);
    const packed = await shop.api.db.select().from(shipmentLines).where(eq(shipmentLines.order_line_id, line));
    expect(packed.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
  });
});

describe('a prepared parcel', () => {
  it('gets its tracking number and is shipped with a mail', async () => {
    const { id } = await buyCopies(2);
    expect((await act(id, 'pack', {})).body.status).toBe('in_preparation');
    const [parcel] = (await read(id))?.shipments ?? [];
    expect(parcel).toMatchObject({ status: 'in_preparation', sent_at: null, tracking_number: null });
    expect(await sentMails(id)).toEqual([]);
    await act(id, `parcels/${parcel?.id}/track`, PARCEL);
    const sent = await act(id, `parcels/${parcel?.id}/send`, {});
    expect(sent.body).toMatchObject({ status: 'sent', shop_orders: [{ shipments: [{ tracking_number: '6A 1234' }] }] });
    expect((await sentMails(id))[0]?.text).toContain('6A1234');
    expect((await act(id, `parcels/${parcel?.id}/send`, {})).status).toBe(409);
  });

  it('can be unpacked only before it ships, which opens its copies again', async () => {
    const { id } = await buyCopies(2);
    await act(id, 'pack', {});
    const parcel = (await read(id))?.shipments[0]?.id;
    expect((await act(id, `parcels/${parcel}/take-back`)).status).toBe(200);
    expect(await read(id)).toMatchObject({
      status: 'in_preparation',
      lines: [{ open: 2 }],
      shipments: [{ status: 'cancelled' }],
    });
    await act(id, 'ship', PARCEL);
    const sentParcelId = (await read(id))?.shipments[1]?.id;
    expect((await act(id, `parcels/${sentParcelId}/take-back`)).status).toBe(409);
    const other = await buyCopies(1);
    expect((await act(other.id, `parcels/${sentParcelId}/track`, PARCEL)).status).toBe(404);
  });

  it('can be marked as arrived once it is shipped, and is delivered with its order', async () => {
    const { id } = await buyCopies(1);
    await act(id, 'pack', {});
    const parcel = (await read(id))?.shipments[0]?.id;
    expect((await act(id, `parcels/${parcel}/arrive`)).status).toBe(409);
    await act(id, `parcels/${parcel}/send`, { notify: false });
    expect((await act(id, `parcels/${parcel}/arrive`)).body.status).toBe('sent');
    expect(await read(id)).toMatchObject({ status: 'sent', shipments: [{ status: 'arrived' }] });
    await act(id, 'deliver');
    expect(await read(id)).toMatchObject({ status: 'delivered', shipments: [{ status: 'delivered' }] });
  });

  it('can get another tracking number once it is shipped, with a mail on request', async () => {
    const { id } = await buyCopies(1);
    await act(id, 'ship', { ...PARCEL, notify: false });
    const parcel = (await read(id))?.shipments[0]?.id;
    await act(id, `parcels/${parcel}/track`, { tracking_transporter: 'gls', tracking_number: 'G-77' });
    expect(await sentMails(id)).toEqual([]);
    await act(id, `parcels/${parcel}/track`, { tracking_transporter: 'gls', tracking_number: 'G-78', notify: true });
    expect((await sentMails(id))[0]?.text).toContain('match=G-78');
  });
});

describe('handing over in bulk', () => {
  it('ships the prepared parcels of each order, and reports orders without one', async () => {
    const [ready, bare, done] = [await buyCopies(1), await buyCopies(1), await buyCopies(1)];
    await act(ready.id, 'pack', PARCEL);
    await bulk('prepare', [bare.id]);
    await act(done.id, 'ship', PARCEL);
    expect((await bulk('hand-over', [ready.id, bare.id, done.id])).body).toEqual({
      done: [ready.id],
      refused: [
        { id: bare.id, code: 'no_parcel_prepared' },
        { id: done.id, code: 'transition_not_allowed', params: { from: 'sent', to: 'adminHandOverOrders' } },
      ],
    });
    expect(await read(ready.id)).toMatchObject({ status: 'sent', shipments: [{ status: 'sent' }] });
    expect(await sentMails(ready.id)).toHaveLength(1);
  });
});

describe('pausing', () => {
  it('blocks packing and shipping until the order is resumed', async () => {
    const { id, line } = await buyCopies(2);
    await act(id, 'ship', { ...PARCEL, lines: [{ order_line_id: line, quantity: 1 }] });
    expect((await bulk('pause', [id])).body.done).toEqual([id]);
    expect((await act(id, 'ship', PARCEL)).status).toBe(409);
    expect((await act(id, 'pack', {})).status).toBe(409);
    expect((await bulk('pause', [id])).body.refused).toHaveLength(1);
    expect((await bulk('resume', [id])).body.done).toEqual([id]);
    expect((await act(id, 'ship', PARCEL)).body.status).toBe('sent');
  });

  it('restores a pre-order as a pre-order', async () => {
    const { order_id } = await shop.buy(await shop.sample.project({ type: 'preorder' }));
    await bulk('pause', [order_id]);
    await bulk('resume', [order_id]);
    const { body } = await shop.api.call<Order>('GET', `/admin/orders/${order_id}`, { as: 'team' });
    expect(body.status).toBe('preorder');
  });
});

it('shows the customer the content of each parcel, without cancelled parcels', async () => {
  const record = await shop.sample.project();
  const { order_id: id } = await shop.buy(record, 2, { as: 'user' });
  await act(id, 'pack', {});
  await act(id, `parcels/${(await read(id))?.shipments[0]?.id}/take-back`);
  const line = (await read(id))?.lines[0]?.id ?? 0;
  await act(id, 'ship', { ...PARCEL, lines: [{ order_line_id: line, quantity: 1 }] });
  const { body } = await shop.api.call<Tracking>('GET', `/user/orders/${id}/tracking`, { as: 'user' });
  expect(body.shipments).toMatchObject([{ status: 'sent', lines: [{ order_line_id: line, quantity: 1 }] }]);
});

it('reads the open lines of several orders at once', async () => {
  const [one, other] = [await buyCopies(2), await buyCopies(1)];
  await act(one.id, 'pack', { lines: [{ order_line_id: one.line, quantity: 1 }] });
  const open = await readOpenLines(shop.api.db, [one.id, other.id]);
  expect(open.map((line) => [line.order_id, line.open])).toEqual([
    [one.id, 1],
    [other.id, 1],
  ]);
});

it('parcels are for staff only', async () => {
  const { id } = await buyCopies(1);
  for (const as of ['visitor', 'user', 'pro', 'artist'] as const) {
    for (const path of [`${id}/pack`, `${id}/parcels/1/send`, `${id}/parcels/1/track`, `${id}/parcels/1/take-back`]) {
      const { status } = await shop.api.call('POST', `/admin/orders/${path}`, { as, body: PARCEL });
      expect([as, path, status]).toEqual([as, path, as === 'visitor' ? 401 : 403]);
    }
  }
});

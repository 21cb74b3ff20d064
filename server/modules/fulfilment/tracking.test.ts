import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileLink, Problem, TrackingImport, TrackingRow, TrackingRows } from '#generated/schemas.ts';
import { applyTracking } from './apply-tracking.ts';
import { type SampleDispatch, startDispatch } from './dispatch.sample.ts';
import { bookOf } from '#server/core/tabular/testing-xlsx.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { orderLines } from '#server/modules/orders/index.ts';

let shop: SampleDispatch;
beforeAll(async () => (shop = await startDispatch()));
afterAll(() => shop.api.close());

type Answer = TrackingImport & Omit<Problem, 'status' | 'title'>;
const send = (file: string | Buffer, query: Record<string, string> = {}) =>
  shop.api.call<Answer>('POST', '/admin/tracking-imports', {
    as: 'team',
    headers: { 'content-type': 'application/octet-stream' },
    query: { name: 'tracking.csv', ...query },
    body: Buffer.from(file),
  });
const rows = async (id: number, query = {}) =>
  (await shop.api.call<TrackingRows>('GET', `/admin/tracking-imports/${id}/rows`, { as: 'team', query })).body.rows;
const change = (id: number, row: TrackingRow, body: object) =>
  shop.api.call<TrackingRow>('PUT', `/admin/tracking-imports/${id}/rows/${row.id}`, { as: 'team', body });
const post = <T = Answer>(id: number, action: string, body?: object) =>
  shop.api.call<T>('POST', `/admin/tracking-imports/${id}/${action}`, { as: 'team', body });
const write = () => applyTracking.run({}, testContext(shop.api), { last: true });
const sentMails = (order_id: number) =>
  shop.api.db
    .select()
    .from(mails)
    .where(and(eq(mails.order_id, order_id), eq(mails.template, 'order_sent')));

const numbersOf = async (order_id: number) =>
  ((await shop.order(order_id)).shop_orders ?? [])
    .toSorted((a, b) => a.shop_id - b.shop_id)
    .map(({ shipments }) => shipments.map((parcel) => parcel.tracking_number));

describe('a number for an order of several parts', () => {
  it('is never for a part that was not handed over, and asks where several were', async () => {
    const order = await shop.split(3);
    const [first, second, third] = order.parts as [number, number, number];
    const file = `order,tracking,carrier\n${order.number},7E${first},UPS`;
    const alone = await send(file);
    expect((await rows(alone.body.id))[0]).toMatchObject({ outcome: 'not_handed_over', order_id: order.order_id });
    const batch = await shop.handOver([first, second]);
    const { body } = await send(file);
    expect(body).toMatchObject({ matched: 0, conflicting: 1 });
    const [row] = await rows(body.id);
    expect(row).toMatchObject({
      outcome: 'several_parts',
      parts: [
        { shop_order_id: first, shop_name: 'Shop 1', items: '1 × Record 1 (LP 1)', batch_number: batch.number },
        { shop_order_id: second, shop_name: 'Shop 2', items: '1 × Record 2 (LP 1)', partner: 'daudin' },
      ],
    });
    expect((await post(body.id, 'apply', {})).body.code).toBe('nothing_to_write');
    expect((await change(body.id, row!, { shop_order_ids: [third] })).body.outcome).toBe('not_handed_over');
    const chosen = await change(body.id, row!, { shop_order_ids: [second] });
    expect(chosen.body).toMatchObject({ outcome: 'ready' });
    expect(chosen.body.parts?.map(({ is_chosen }) => is_chosen)).toEqual([true, false]);
    await post(body.id, 'apply', {});
    await write();
    expect(await numbersOf(order.order_id)).toEqual([[], [`7E${first}`], []]);
  });

  it('serves two parts that travel together, chosen at once or after the first was sent', async () => {
    const [together, later] = [await shop.split(2), await shop.split(2)];
    await shop.handOver([...together.parts, ...later.parts]);
    const file = ['order,tracking,carrier', `${together.number},8F1${together.parts[0]},UPS`].join('\n');
    const one = await send(file);
    const [row] = await rows(one.body.id);
    expect((await change(one.body.id, row!, { shop_order_ids: together.parts })).body.outcome).toBe('ready');
    await post(one.body.id, 'apply', {});
    await write();
    const number = `8F1${together.parts[0]}`;
    expect(await numbersOf(together.order_id)).toEqual([[number], [number]]);
    expect(await sentMails(together.order_id)).toHaveLength(1);
    expect((await shop.order(together.order_id)).status).toBe('sent');

    const twice = `order,tracking,carrier\n${later.number},9G1,UPS\n${later.number},9G1,UPS`;
    const two = await send(twice);
    const seen = await rows(two.body.id);
    expect(seen.map(({ outcome }) => outcome)).toEqual(['several_parts', 'duplicate']);
    expect((await change(two.body.id, seen[0]!, { shop_order_ids: [later.parts[0]] })).body.outcome).toBe('ready');
    expect((await change(two.body.id, seen[1]!, { shop_order_ids: [later.parts[1]] })).body.outcome).toBe('ready');
    await post(two.body.id, 'apply', {});
    await write();
    expect(await numbersOf(later.order_id)).toEqual([['9G1'], ['9G1']]);
  });

  it('takes no copy that came to the order after its batch was handed over', async () => {
    const order = await shop.paid(undefined, 2);
    await shop.handOver([order.part]);
    await shop.api.db
      .update(orderLines)
      .set({ quantity: 3 })
      .where(eq(orderLines.id, order.lines[0]?.id ?? 0));
    const { body } = await send(`order,tracking,carrier\n${order.number},7H1,UPS`);
    await post(body.id, 'apply', {});
    await write();
    const [part] = (await shop.order(order.order_id)).shop_orders ?? [];
    expect(part?.shipments.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[2]]);
    expect(part?.lines[0]?.open).toBe(1);
  });
});

describe('a file of tracking numbers', () => {
  it('is shown before anything is written, then written once, with one mail each', async () => {
    const [one, two, sent] = [await shop.paid(), await shop.paid(), await shop.paid()];
    await shop.handOver([one.part, two.part]);
    await shop.api.call('POST', `/admin/orders/${sent.order_id}/ship`, {
      as: 'team',
      body: { tracking_transporter: 'dhl', tracking_number: 'OLD1' },
    });
    const file = [
      'Order;Carrier;Tracking number',
      `${one.number};Colissimo;6A ${one.part}`,
      `${two.number};Speedy Boats;7B${two.part}`,
      `${sent.number};DHL;NEW1`,
      'VS-999999;DHL;9X1',
      `${one.number};Colissimo;6A${one.part}`,
      `${two.number};DHL;`,
    ].join('\n');
    const { status, body } = await send(file);
    expect([status, body.status]).toEqual([201, 'preview']);
    expect(body).toMatchObject({ rows_count: 6, matched: 1, unmatched: 2, conflicting: 3, written: 0 });
    const seen = await rows(body.id);
    expect(seen.map(({ outcome }) => outcome)).toEqual([
      ...['ready', 'unknown_carrier', 'other_number', 'unknown_order', 'duplicate', 'no_number'],
    ]);
    expect(seen[2]).toMatchObject({ there: 'OLD1', customer_name: 'Léa Moreau' });
    expect((await rows(body.id, { group: 'conflicting' })).length).toBe(3);
    expect((await shop.order(one.order_id)).status).toBe('in_preparation');

    expect((await change(body.id, seen[1]!, { carrier: 'dhl' })).body.outcome).toBe('ready');
    expect((await change(body.id, seen[5]!, { excluded: true })).body.outcome).toBe('excluded');
    expect((await post(body.id, 'apply', {})).body.status).toBe('writing');
    expect((await change(body.id, seen[1]!, { carrier: 'ups' })).status).toBe(409);
    await Promise.all([write(), write()]);
    expect((await post(body.id, 'apply', {})).status).toBe(409);
    const done = await shop.api.call<TrackingImport>('GET', `/admin/tracking-imports/${body.id}`, { as: 'team' });
    expect(done.body).toMatchObject({ status: 'done', written: 2 });
    expect(await shop.order(one.order_id)).toMatchObject({
      status: 'sent',
      shop_orders: [{ shipments: [{ tracking_number: `6A${one.part}`, tracking_transporter: 'col', status: 'sent' }] }],
    });
    expect(await sentMails(one.order_id)).toHaveLength(1);
    const { body: link } = await post<FileLink>(body.id, 'link');
    const report = await shop.api.app.inject({ method: 'GET', url: link.url });
    expect(report.body).toContain(`2,written,${one.number}`);
    expect(report.body).toContain('5,unknown_order,VS-999999');

    // the same file again changes nothing
    const again = await send(file);
    expect(again.body).toMatchObject({ matched: 0 });
    expect((await rows(again.body.id)).slice(0, 2).map(({ outcome }) => outcome)).toEqual(['same', 'same']);
    expect((await post(again.body.id, 'apply', {})).body.code).toBe('nothing_to_write');
    expect(await sentMails(one.order_id)).toHaveLength(1);
  });

  it('goes on where a run was cut short', async () => {
    const orders = [await shop.paid(), await shop.paid()];
    await shop.handOver(orders.map(({ part }) => part));
    const { body } = await send(
      ['order,tracking,carrier', ...orders.map(({ number, part }) => `${number},8C${part},UPS`)].join('\n'),
    );
    await post(body.id, 'apply', { notify: false });
    const ending = new AbortController();
    ending.abort();
    await applyTracking.run({}, testContext(shop.api), { last: false, signal: ending.signal });
    const state = async () =>
      (await shop.api.call<TrackingImport>('GET', `/admin/tracking-imports/${body.id}`, { as: 'team' })).body;
    await write();
    expect(await state()).toMatchObject({ status: 'done', written: 2 });
    expect(await sentMails(orders[0]!.order_id)).toHaveLength(0);
  });

  it('is read from a spreadsheet as well, and columns that are not found are chosen and remembered', async () => {
    const order = await shop.paid();
    const file = await bookOf([
      ['A', 'B', 'C'],
      ['Colissimo', order.number, 6712345678901],
    ]);
    const { body } = await send(file, { partner: 'daudin', name: 'list.xlsx' });
    expect(body).toMatchObject({ matched: 0, unmatched: 1 });
    const chosen = { order: 1, number: 2, carrier: 0, link: null };
    const set = await post(body.id, 'columns', chosen);
    expect(set.status).toBe(200);
    expect((await rows(body.id))[0]).toMatchObject({ outcome: 'wrong_partner', tracking_number: '6712345678901' });
    await shop.handOver([order.part]);
    expect((await send(file, { partner: 'daudin' })).body).toMatchObject({ columns: chosen, matched: 1 });
  });

  it.each([
    ['nothing but a heading', 'order;tracking', 'sheet_empty'],
    ['bytes of something else', Buffer.from([0x89, 0x50, 0, 1, 2]), 'sheet_unreadable'],
    ['what only calls itself a spreadsheet', 'PK nonsense', 'sheet_unreadable'],
  ])('is refused when it is %s', async (_what, file, code) => {
    const { status, body } = await send(file);
    expect([status, body.code]).toEqual([422, code]);
  });

  it('is refused when it is too large, however it is sent', async () => {
    const endless = Readable.from(
      (function* () {
        for (let at = 0; at < 100; at++) yield Buffer.alloc(100_000, 'a,b\n');
      })(),
    );
    const answer = await shop.api.app.inject({
      method: 'POST',
      url: '/api/admin/tracking-imports?name=x.csv',
      headers: {
        authorization: `Bearer ${await shop.api.tokenOf('team')}`,
        'content-type': 'application/octet-stream',
      },
      payload: endless,
    });
    expect(answer.statusCode).toBe(413);
  });

  it('is given up without a trace in the orders', async () => {
    const order = await shop.paid();
    await shop.handOver([order.part]);
    const { body } = await send(`order,tracking,carrier\n${order.number},9D1,UPS`);
    expect((await post(body.id, 'cancel')).body.status).toBe('cancelled');
    await write();
    expect((await shop.order(order.order_id)).shop_orders?.[0]?.shipments).toEqual([]);
  });
});

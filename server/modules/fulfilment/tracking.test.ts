import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileLink, Problem, TrackingImport, TrackingRow, TrackingRows } from '#generated/schemas.ts';
import { applyTracking } from './apply-tracking.ts';
import { type SampleDispatch, startDispatch } from './dispatch.sample.ts';
import { createBook } from '#server/core/tabular/testing-xlsx.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { orderLines } from '#server/modules/orders/index.ts';

let shop: SampleDispatch;
beforeAll(async () => (shop = await startDispatch()));
afterAll(() => shop.api.close());

type Answer = TrackingImport & Omit<Problem, 'status' | 'title'>;
const upload = (file: string | Buffer, query: Record<string, string> = {}) =>
  shop.api.call<Answer>('POST', '/admin/tracking-imports', {
    as: 'team',
    headers: { 'content-type': 'application/octet-stream' },
    query: { name: 'tracking.csv', ...query },
    body: Buffer.from(file),
  });
const listRows = async (id: number, query = {}) =>
  (await shop.api.call<TrackingRows>('GET', `/admin/tracking-imports/${id}/rows`, { as: 'team', query })).body.rows;
const changeRow = (id: number, row: TrackingRow, body: object) =>
  shop.api.call<TrackingRow>('PUT', `/admin/tracking-imports/${id}/rows/${row.id}`, { as: 'team', body });
const post = <T = Answer>(id: number, action: string, body?: object) =>
  shop.api.call<T>('POST', `/admin/tracking-imports/${id}/${action}`, { as: 'team', body });
const applyImports = () => applyTracking.run({}, testContext(shop.api), { last: true });
const listSentMails = (order_id: number) =>
  shop.api.db
    .select()
    .from(mails)
    .where(and(eq(mails.order_id, order_id), eq(mails.template, 'order_sent')));

const readNumbers = async (order_id: number) =>
  ((await shop.order(order_id)).shop_orders ?? [])
    .toSorted((a, b) => a.shop_id - b.shop_id)
    .map(({ shipments }) => shipments.map((parcel) => parcel.tracking_number));

describe('a tracking number for an order of several parts', () => {
  it('matches only parts that were handed over, and requires a choice between several', async () => {
    const order = await shop.split(3);
    const [first, second, third] = order.parts as [number, number, number];
    const file = `order,tracking,carrier\n${order.number},7E${first},UPS`;
    const notHandedOver = await upload(file);
    const [unmatched] = await listRows(notHandedOver.body.id);
    expect(unmatched).toMatchObject({ outcome: 'not_handed_over', order_id: order.order_id });
    const batch = await shop.handOver([first, second]);
    const { body } = await upload(file);
    expect(body).toMatchObject({ matched: 0, conflicting: 1 });
    const [row] = await listRows(body.id);
    expect(row).toMatchObject({
      outcome: 'several_parts',
      parts: [
        { shop_order_id: first, shop_name: 'Shop 1', items: '1 × Record 1 (LP 1)', batch_number: batch.number },
        { shop_order_id: second, shop_name: 'Shop 2', items: '1 × Record 2 (LP 1)', partner: 'daudin' },
      ],
    });
    expect((await post(body.id, 'apply', {})).body.code).toBe('nothing_to_write');
    expect((await changeRow(body.id, row!, { shop_order_ids: [third] })).body.outcome).toBe('not_handed_over');
    const chosen = await changeRow(body.id, row!, { shop_order_ids: [second] });
    expect(chosen.body).toMatchObject({ outcome: 'ready' });
    expect(chosen.body.parts?.map(({ is_chosen }) => is_chosen)).toEqual([true, false]);
    await post(body.id, 'apply', {});
    await applyImports();
    expect(await readNumbers(order.order_id)).toEqual([[], [`7E${first}`], []]);
  });

  it('is set on two parts of an order, chosen in one row or in two', async () => {
    const [oneRow, twoRows] = [await shop.split(2), await shop.split(2)];
    await shop.handOver([...oneRow.parts, ...twoRows.parts]);
    const file = ['order,tracking,carrier', `${oneRow.number},8F1${oneRow.parts[0]},UPS`].join('\n');
    const first = await upload(file);
    const [row] = await listRows(first.body.id);
    expect((await changeRow(first.body.id, row!, { shop_order_ids: oneRow.parts })).body.outcome).toBe('ready');
    await post(first.body.id, 'apply', {});
    await applyImports();
    const number = `8F1${oneRow.parts[0]}`;
    expect(await readNumbers(oneRow.order_id)).toEqual([[number], [number]]);
    expect(await listSentMails(oneRow.order_id)).toHaveLength(1);
    expect((await shop.order(oneRow.order_id)).status).toBe('sent');

    const repeatedFile = `order,tracking,carrier\n${twoRows.number},9G1,UPS\n${twoRows.number},9G1,UPS`;
    const second = await upload(repeatedFile);
    const preview = await listRows(second.body.id);
    expect(preview.map(({ outcome }) => outcome)).toEqual(['several_parts', 'duplicate']);
    for (const [index, previewRow] of preview.entries()) {
      const { body } = await changeRow(second.body.id, previewRow, { shop_order_ids: [twoRows.parts[index]] });
      expect(body.outcome).toBe('ready');
    }
    await post(second.body.id, 'apply', {});
    await applyImports();
    expect(await readNumbers(twoRows.order_id)).toEqual([['9G1'], ['9G1']]);
  });

  it('ships no copies added to the order after its batch was handed over', async () => {
    const order = await shop.paid(undefined, 2);
    await shop.handOver([order.part]);
    await shop.api.db
      .update(orderLines)
      .set({ quantity: 3 })
      .where(eq(orderLines.id, order.lines[0]?.id ?? 0));
    const { body } = await upload(`order,tracking,carrier\n${order.number},7H1,UPS`);
    await post(body.id, 'apply', {});
    await applyImports();
    const [part] = (await shop.order(order.order_id)).shop_orders ?? [];
    expect(part?.shipments.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[2]]);
    expect(part?.lines[0]?.open).toBe(1);
  });
});

describe('a file of tracking numbers', () => {
  it('is previewed, then applied once, with one mail per number', async () => {
    const [first, second, shipped] = [await shop.paid(), await shop.paid(), await shop.paid()];
    await shop.handOver([first.part, second.part]);
    await shop.api.call('POST', `/admin/orders/${shipped.order_id}/ship`, {
      as: 'team',
      body: { tracking_transporter: 'dhl', tracking_number: 'OLD1' },
    });
    const file = [
      'Order;Carrier;Tracking number',
      `${first.number};Colissimo;6A ${first.part}`,
      `${second.number};Speedy Boats;7B${second.part}`,
      `${shipped.number};DHL;NEW1`,
      'VS-999999;DHL;9X1',
      `${first.number};Colissimo;6A${first.part}`,
      `${second.number};DHL;`,
    ].join('\n');
    const { status, body } = await upload(file);
    expect([status, body.status]).toEqual([201, 'preview']);
    expect(body).toMatchObject({ rows_count: 6, matched: 1, unmatched: 2, conflicting: 3, written: 0 });
    const preview = await listRows(body.id);
    expect(preview.map(({ outcome }) => outcome)).toEqual([
      ...['ready', 'unknown_carrier', 'other_number', 'unknown_order', 'duplicate', 'no_number'],
    ]);
    expect(preview[2]).toMatchObject({ there: 'OLD1', customer_name: 'Léa Moreau' });
    expect((await listRows(body.id, { group: 'conflicting' })).length).toBe(3);
    expect((await shop.order(first.order_id)).status).toBe('in_preparation');

    expect((await changeRow(body.id, preview[1]!, { carrier: 'dhl' })).body.outcome).toBe('ready');
    expect((await changeRow(body.id, preview[5]!, { excluded: true })).body.outcome).toBe('excluded');
    expect((await post(body.id, 'apply', {})).body.status).toBe('writing');
    expect((await changeRow(body.id, preview[1]!, { carrier: 'ups' })).status).toBe(409);
    await Promise.all([applyImports(), applyImports()]);
    expect((await post(body.id, 'apply', {})).status).toBe(409);
    const done = await shop.api.call<TrackingImport>('GET', `/admin/tracking-imports/${body.id}`, { as: 'team' });
    expect(done.body).toMatchObject({ status: 'done', written: 2 });
    expect(await shop.order(first.order_id)).toMatchObject({
      status: 'sent',
      shop_orders: [
        { shipments: [{ tracking_number: `6A${first.part}`, tracking_transporter: 'col', status: 'sent' }] },
      ],
    });
    expect(await listSentMails(first.order_id)).toHaveLength(1);
    const { body: link } = await post<FileLink>(body.id, 'link');
    const report = await shop.api.app.inject({ method: 'GET', url: link.url });
    expect(report.body).toContain(`2,written,${first.number}`);
    expect(report.body).toContain('5,unknown_order,VS-999999');

    // the same file again changes nothing
    const again = await upload(file);
    expect(again.body).toMatchObject({ matched: 0 });
    expect((await listRows(again.body.id)).slice(0, 2).map(({ outcome }) => outcome)).toEqual(['same', 'same']);
    expect((await post(again.body.id, 'apply', {})).body.code).toBe('nothing_to_write');
    expect(await listSentMails(first.order_id)).toHaveLength(1);
  });

  it('continues after an aborted run', async () => {
    const orders = [await shop.paid(), await shop.paid()];
    await shop.handOver(orders.map(({ part }) => part));
    const { body } = await upload(
      ['order,tracking,carrier', ...orders.map(({ number, part }) => `${number},8C${part},UPS`)].join('\n'),
    );
    await post(body.id, 'apply', { notify: false });
    const controller = new AbortController();
    controller.abort();
    await applyTracking.run({}, testContext(shop.api), { last: false, signal: controller.signal });
    const loadImport = async () =>
      (await shop.api.call<TrackingImport>('GET', `/admin/tracking-imports/${body.id}`, { as: 'team' })).body;
    await applyImports();
    expect(await loadImport()).toMatchObject({ status: 'done', written: 2 });
    expect(await listSentMails(orders[0]!.order_id)).toHaveLength(0);
  });

  it('can be a spreadsheet; columns chosen by hand are saved for the partner', async () => {
    const order = await shop.paid();
    const file = await createBook([
      ['A', 'B', 'C'],
      ['Colissimo', order.number, 6712345678901],
    ]);
    const { body } = await upload(file, { partner: 'daudin', name: 'list.xlsx' });
    expect(body).toMatchObject({ matched: 0, unmatched: 1 });
    const chosen = { order: 1, number: 2, carrier: 0, link: null };
    const updated = await post(body.id, 'columns', chosen);
    expect(updated.status).toBe(200);
    expect((await listRows(body.id))[0]).toMatchObject({ outcome: 'wrong_partner', tracking_number: '6712345678901' });
    await shop.handOver([order.part]);
    expect((await upload(file, { partner: 'daudin' })).body).toMatchObject({ columns: chosen, matched: 1 });
  });

  it.each([
    ['a heading without rows', 'order;tracking', 'sheet_empty'],
    ['binary data', Buffer.from([0x89, 0x50, 0, 1, 2]), 'sheet_unreadable'],
    ['a fake spreadsheet', 'PK nonsense', 'sheet_unreadable'],
  ])('is refused when it is %s', async (_case, file, code) => {
    const { status, body } = await upload(file);
    expect([status, body.code]).toEqual([422, code]);
  });

  it('is refused with 413 when it is too large, also without content-length', async () => {
    const stream = Readable.from(
      (function* () {
        for (let index = 0; index < 100; index++) yield Buffer.alloc(100_000, 'a,b\n');
      })(),
    );
    const answer = await shop.api.app.inject({
      method: 'POST',
      url: '/api/admin/tracking-imports?name=x.csv',
      headers: {
        authorization: `Bearer ${await shop.api.tokenOf('team')}`,
        'content-type': 'application/octet-stream',
      },
      payload: stream,
    });
    expect(answer.statusCode).toBe(413);
  });

  it('changes no orders when it is cancelled', async () => {
    const order = await shop.paid();
    await shop.handOver([order.part]);
    const { body } = await upload(`order,tracking,carrier\n${order.number},9D1,UPS`);
    expect((await post(body.id, 'cancel')).body.status).toBe('cancelled');
    await applyImports();
    expect((await shop.order(order.order_id)).shop_orders?.[0]?.shipments).toEqual([]);
  });
});

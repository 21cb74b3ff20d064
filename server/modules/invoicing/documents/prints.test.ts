import type { BulkAnswer, Order, OrderDocuments, PrintAnswer } from '#generated/schemas.ts';
import { and, eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { orderLines, orders } from '#server/modules/orders/index.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';

let shop: SampleShop;
/** Three paid orders whose first records sort as 2, 0, 1. */
let ids: number[];
beforeAll(async () => {
  shop = await startShop();
  await shop.api.db.insert(legalEntity).values(DEMO_ENTITY);
  ids = [];
  for (const [name, artist_name] of [
    ['Fjord', 'Nordlys'],
    ['Salt & Signal', 'Zoë Król'],
    ['夜航', 'Aya'],
  ] as const) {
    const { order_id } = await shop.buy(await shop.sample.project({ name }), 2);
    await shop.api.db.update(orderLines).set({ artist_name }).where(eq(orderLines.order_id, order_id));
    ids.push(order_id);
  }
});
afterAll(() => shop.api.close());

const print = (body: object) => shop.api.call<PrintAnswer>('POST', '/admin/orders/print', { as: 'team', body });

let baseUrl: Promise<string> | undefined;
/** Reads the texts of the pages of a print, fetched by its link. */
async function readPages({ url = '' }: PrintAnswer): Promise<string[]> {
  baseUrl ??= shop.api.listen();
  const answer = await fetch(`${await baseUrl}${url}`);
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="\w+-\d+\.pdf"$/);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())));
  return text.map((page) => page.replaceAll('\u00a0', ' '));
}
const loadOrder = async (id: number) => (await shop.api.call<Order>('GET', `/admin/orders/${id}`, { as: 'team' })).body;

describe('packing slips of several orders', () => {
  it('are one file in the selected order, and recorded as printed', async () => {
    const before = await loadOrder(ids[1] ?? 0);
    const { body } = await print({ ids: [ids[1], ids[0], ids[2], 999_999], kind: 'packing_slip' });
    expect(body.done).toEqual([ids[1], ids[0], ids[2]]);
    expect(body.refused).toEqual([{ id: 999_999, code: 'not_found' }]);
    const pages = await readPages(body);
    expect(pages).toHaveLength(3);
    expect(pages[0]).toContain('Salt & Signal');
    expect(pages[0]).toContain('Zoë Król');
    expect(pages[2]).toContain('夜航');
    expect(pages[0]).toContain(before.number);
    const after = await loadOrder(ids[1] ?? 0);
    expect(after).toMatchObject({ slips_printed: 1, status: before.status, version: before.version });
    const [entry] = await shop.api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.record_id, ids[1] ?? 0), eq(auditEntries.operation, 'adminPrintOrders')));
    expect(entry).toMatchObject({ before: { slips_printed: 0 }, after: { slips_printed: 1 }, user_name: 'Test team' });
  });

  it('are counted when they are printed again', async () => {
    await print({ ids: [ids[0]], kind: 'packing_slip' });
    const { body } = await shop.api.call<OrderDocuments>('GET', `/admin/orders/${ids[0]}/documents`, { as: 'team' });
    expect(body.prints.map(({ kind, printed_by }) => [kind, printed_by])).toEqual([
      ['packing_slip', 'Test team'],
      ['packing_slip', 'Test team'],
    ]);
    const filter = JSON.stringify({ slips_printed: 2 });
    const list = await shop.api.call<Order[]>('GET', '/admin/orders', { as: 'team', query: { filter } });
    expect(list.body.map(({ id }) => id)).toEqual([ids[0]]);
  });

  it('are sorted by shelf on request', async () => {
    const { body } = await print({ ids, kind: 'packing_slip', arrange: 'shelf' });
    expect(body.done).toEqual([ids[2], ids[0], ids[1]]);
  });
});

it('a packing slip shows no prices for a gift and no cancelled copies', async () => {
  const id = ids[0] ?? 0;
  const [line] = await shop.api.db.select().from(orderLines).where(eq(orderLines.order_id, id));
  const priced = await readPages((await print({ ids: [id], kind: 'packing_slip' })).body);
  expect(priced[0]).toMatch(/€\d/);
  expect(priced[0]).toContain('2 ×');
  await shop.api.db.update(orders).set({ is_gift: true }).where(eq(orders.id, id));
  await shop.api.db
    .update(orderLines)
    .set({ cancelled: 1 })
    .where(eq(orderLines.id, line?.id ?? 0));
  const [gift = ''] = await readPages((await print({ ids: [id], kind: 'packing_slip' })).body);
  expect(gift).not.toContain('€');
  expect(gift).toContain('Gift: no prices included');
  expect(gift).toContain('1 ×');
});

it('a label outside the EU has a customs declaration with the code of the country', async () => {
  const id = ids[2] ?? 0;
  const [domestic] = await readPages((await print({ ids: [id], kind: 'label' })).body);
  expect(domestic).not.toContain('CN22');
  await shop.api.db.update(orders).set({ country_id: 'KR', customer_name: '김민준' }).where(eq(orders.id, id));
  const [abroad] = await readPages((await print({ ids: [id], kind: 'label' })).body);
  for (const words of ['CN22', '8523 80', 'kg', 'SOUTH KOREA', '김민준', '2 records']) expect(abroad).toContain(words);
  const body = { goods: 'record', country_id: 'KR', code: '8523801000' };
  expect((await shop.api.call('POST', '/admin/customs-codes', { as: 'admin', body })).status).toBe(201);
  const [withCountryCode] = await readPages((await print({ ids: [id], kind: 'label' })).body);
  expect(withCountryCode).toContain('8523 80 10 00');
});

it('only issued invoices are printed, in the selected order', async () => {
  const refused = await print({ ids, kind: 'invoice' });
  expect(refused.body).toEqual({ done: [], refused: ids.map((id) => ({ id, code: 'invoice_missing' })) });
  const body = { ids: [...ids].reverse() };
  await shop.api.call<BulkAnswer>('POST', '/admin/orders/invoice', { as: 'team', body });
  const pages = await readPages((await print({ ids, kind: 'invoice' })).body);
  expect(pages.map((page) => /F\d{4}-0{5}(\d)/.exec(page)?.[1])).toEqual(['3', '2', '1']);
});

it('returns 403 for a link with a changed or foreign signature, and to artists', async () => {
  const { body } = await print({ ids, kind: 'label' });
  const { body: other } = await print({ ids, kind: 'label' });
  const [path = '', query = ''] = (body.url ?? '').replace('/api', '').split('?');
  const [, foreign = ''] = (other.url ?? '').split('?');
  expect((await shop.api.call('GET', `${path}?${foreign}`)).status).toBe(403);
  const later = query.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 1}`);
  expect((await shop.api.call('GET', `${path}?${later}`)).status).toBe(403);
  expect(
    (await shop.api.call('POST', '/admin/orders/print', { as: 'artist', body: { ids, kind: 'label' } })).status,
  ).toBe(403);
});

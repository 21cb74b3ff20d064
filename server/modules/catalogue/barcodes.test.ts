import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Barcode, CatalogueItem, Problem, Project } from '#generated/schemas.ts';
import { barcodes } from './barcodes.table.ts';
import { orderLines } from '#server/modules/orders/index.ts';
import { type SampleShop, startShop } from '#server/modules/orders/checkout/shop.sample.ts';

const EAN = '3760123456784';
let shop: SampleShop;
let record: { id: number; items: number[] };
let item: number;
beforeAll(async () => {
  shop = await startShop();
  record = await shop.sample.project({ items: [{ name: 'Red LP', barcode: EAN, stock: 500 }] });
  item = record.items[0] ?? 0;
});
afterAll(() => shop.api.close());

const create = (body: object, as: 'team' | 'user' = 'team') =>
  shop.api.call<Barcode & Problem>('POST', '/admin/barcodes', { as, body: { item_id: item, ...body } });
const change = (id: number, body: object, version = 1) =>
  shop.api.call<Barcode & Problem>('PUT', `/admin/barcodes/${id}`, {
    as: 'team',
    body,
    headers: { 'if-match': `"${version}"` },
  });
const list = async <T>(path: string, filter: object) => {
  const query = { filter: JSON.stringify(filter) };
  return (await shop.api.call<T[]>('GET', `/admin/${path}`, { as: 'team', query })).body;
};

describe('a barcode', () => {
  it('is stored as scanned, with the copies per scan', async () => {
    const { status, body } = await create({ barcode: '3 771234 567894'.replaceAll(' ', ''), quantity: 25 });
    expect([status, body]).toMatchObject([201, { barcode: '3771234567894', quantity: 25, kind: 'ean13' }]);
    expect((await create({ barcode: 'gh-box-25', quantity: 25, kind: 'house' })).body.barcode).toBe('GH-BOX-25');
    expect((await create({ barcode: '036000291452', kind: 'upc_a' })).body.barcode).toBe('0036000291452');
  });

  it.each([
    [{ barcode: '3771234567895' }, 'ean_invalid'],
    [{ barcode: '036000291453', kind: 'upc_a' }, 'upc_invalid'],
    [{ barcode: 'VS-103190', kind: 'house' }, 'house_label_is_number'],
    [{ barcode: '4006381333931', kind: 'house' }, 'house_label_invalid'],
    [{ barcode: '4006381333931', item_id: 99_999 }, 'reference_unknown'],
  ])('is refused as %j: %s', async (body, code) => {
    const refused = await create(body);
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([422, code]);
  });

  it('is unique', async () => {
    const again = await create({ barcode: EAN });
    expect([again.status, again.body.errors]).toEqual([409, [{ path: 'barcode', code: 'already_taken' }]]);
    expect((await create({ barcode: '4006381333931' }, 'user')).status).toBe(403);
  });

  it('is validated again when its kind changes, rejects stale versions and can be undone', async () => {
    const { body } = await create({ barcode: 'GH-0042', kind: 'house' });
    expect((await change(body.id, { kind: 'ean13' })).body.errors?.[0]?.code).toBe('ean_invalid');
    expect((await change(body.id, { quantity: 10 })).body).toMatchObject({ quantity: 10, version: 2 });
    expect((await change(body.id, { quantity: 12 })).status).toBe(412);
    const [entry] = await list<{ id: number }>('undo', { resource: 'barcodes', record_id: body.id, action: 'update' });
    const undone = await shop.api.call('POST', `/admin/undo/${entry?.id}`, { as: 'team' });
    expect(undone.status).toBe(200);
    expect((await list<Barcode>('barcodes', { id: [body.id] }))[0]).toMatchObject({ quantity: 1 });
  });

  it('is found by its code and its item', async () => {
    const codes = async (filter: object) => (await list<Barcode>('barcodes', filter)).map(({ barcode }) => barcode);
    expect(await codes({ q: '37712' })).toEqual(['3771234567894']);
    expect(await codes({ q: 'salt red' })).toContain(EAN);
    expect(await codes({ q: 'salt blue' })).toEqual([]);
    expect(await codes({ quantity_gt: 1, kind: 'ean13' })).toEqual(['3771234567894']);
  });
});

describe('an item', () => {
  it('is found by title, variant and any of its barcodes, and has its own barcode', async () => {
    for (const q of ['salt RED', EAN, '3771234567894', 'gh-box-25']) {
      const rows = await list<CatalogueItem>('items', { q });
      expect(rows).toMatchObject([{ id: item, title: 'Salt & Signal – Red LP', barcode: EAN, stock: 500 }]);
    }
    expect(await list('items', { q: 'GH-NOWHERE' })).toEqual([]);
  });
});

describe('the own barcode of an item', () => {
  const save = async (items: object[], version: number) =>
    shop.api.call<Project & Problem>('PUT', `/admin/projects/${record.id}`, {
      as: 'team',
      body: { items },
      headers: { 'if-match': `"${version}"` },
    });
  const readProject = async () =>
    (await shop.api.call<Project>('GET', `/admin/projects/${record.id}`, { as: 'team' })).body;

  it('is saved with its project in the barcodes table, and cannot be that of another item', async () => {
    const { items: [first] = [], version = 0 } = await readProject();
    const other = { name: 'Blue LP', price: 20, currency: 'EUR', stock: 3, barcode: '3771234567894' };
    const conflict = await save([{ ...first }, other], version);
    expect([conflict.status, conflict.body.errors]).toEqual([
      409,
      [{ path: 'items.1.barcode', code: 'already_taken' }],
    ]);
    const saved = await save(
      [
        { ...first, barcode: '4006381333931' },
        { ...other, barcode: EAN },
      ],
      version,
    );
    expect(saved.body.items?.map(({ barcode }) => barcode)).toEqual(['4006381333931', EAN]);
    const rows = await shop.api.db.select().from(barcodes).where(eq(barcodes.item_id, item)).orderBy(barcodes.id);
    expect(rows.map(({ barcode }) => barcode)).toContain('4006381333931');
    expect(rows.map(({ barcode }) => barcode)).not.toContain(EAN);
  });

  it('can be swapped between two items, and removed', async () => {
    const { items: [first, second] = [], version = 0 } = await readProject();
    const swapped = await save(
      [
        { ...first, barcode: second?.barcode },
        { ...second, barcode: first?.barcode },
      ],
      version,
    );
    expect(swapped.body.items?.map(({ barcode }) => barcode)).toEqual([second?.barcode, first?.barcode]);
    const removed = await save(
      [
        { ...first, barcode: EAN },
        { ...second, barcode: null },
      ],
      version + 1,
    );
    expect(removed.body.items?.[1]?.barcode).toBeNull();
  });

  it('raises the version of the project when changed as a barcode record', async () => {
    const { items = [], version = 0 } = await readProject();
    const [barcode] = await list<Barcode>('barcodes', { barcode: EAN });
    expect((await change(barcode?.id ?? 0, { barcode: '5901234123457' }, barcode?.version)).status).toBe(200);
    expect((await save(items, version)).status).toBe(412);
    expect((await readProject()).items?.[0]?.barcode).toBe('5901234123457');
  });
});

it('finds an order by the carton barcode of its items', async () => {
  const { order_id } = await shop.buy(record, 1);
  await shop.api.db.update(orderLines).set({ barcode: null }).where(eq(orderLines.order_id, order_id));
  for (const find of ['3771234567894', 'GH-BOX-25', '5901234123457'])
    expect((await list<{ id: number }>('orders', { find })).map(({ id }) => id)).toEqual([order_id]);
  expect(await list('orders', { find: 'GH-NOWHERE' })).toEqual([]);
});

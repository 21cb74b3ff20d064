import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry, BulkAnswer, Project, ProjectInput, ProjectItem } from '#generated/schemas.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { itemPrices, items, projects } from './catalogue.table.ts';
import { sampleCover } from './catalogue.sample.ts';
import { refreshCopies } from './refresh-copies.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import type { ApiCall } from '#server/testing/start-api.ts';

let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());

const call = <T = Project>(method: string, path: string, options: ApiCall = {}) =>
  shop.api.call<T>(method, `/admin/projects${path}`, { as: 'team', ...options });
const read = async (id: number) => (await call('GET', `/${id}`)).body;
const save = (project: Project, body: Partial<ProjectInput>) =>
  call('PUT', `/${project.id}`, { body, headers: { 'if-match': `"${project.version}"` } });
const values = (changes: Partial<ProjectInput> = {}): ProjectInput => ({
  name: 'Northern Lights',
  artist_id: shop.sample.artist,
  label_id: shop.sample.label,
  shop_id: shop.sample.shop,
  category: 'vinyl',
  type: 'stock',
  price: 20,
  currency: 'EUR',
  ...changes,
});
const item = (changes: Partial<ProjectItem> = {}) => ({
  name: 'Black LP',
  price: 20,
  currency: 'EUR' as const,
  stock: 5,
  ...changes,
});

describe('a new project', () => {
  it('derives price and stock from its items, and has the names of artist and label', async () => {
    const { status, body } = await call('POST', '', {
      body: values({
        items: [item({ price: 24.9 }), item({ name: 'Red LP', price: 22, stock: 7, barcode: '3760123456784' })],
      }),
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      price: 22,
      stock: 12,
      step: 'creating',
      visibility: 'offline',
      artist_name: 'Marisol Vega',
    });
    expect(body.items).toMatchObject([
      { name: 'Black LP', price: 24.9, weight: 350 },
      { name: 'Red LP', stock: 7, barcode: '3760123456784' },
    ]);
    const [row] = await shop.api.db.select().from(projects).where(eq(projects.id, body.id));
    expect(row).toMatchObject({ artist_name: 'Marisol Vega', label_name: 'Halfmoon Audio', price: 2200 });
  });

  it.each([
    [{ artist_id: 999_999 }, 'artist_id', 'reference_unknown'],
    [{ label_id: 999_999 }, 'label_id', 'reference_unknown'],
    [{ shop_id: 999_999 }, 'shop_id', 'reference_unknown'],
    [{ categories: [284, 4711] }, 'categories', 'reference_unknown'],
    [{ barcode: '3760123456785' }, 'barcode', 'ean_invalid'],
    [{ items: [{ ...item(), barcode: '3760123456785' }] }, 'items.0.barcode', 'ean_invalid'],
    [{ items: [item(), { ...item(), currency: 'USD' as const }] }, 'items.1.currency', 'invalid'],
    [{ items: [{ ...item(), id: 4711 }] }, 'items.0.id', 'reference_unknown'],
  ])('with %j returns 422', async (changes, path, code) => {
    const { status, body } = await call('POST', '', { body: values(changes) });
    expect([status, body]).toMatchObject([422, { errors: [{ path, code }] }]);
  });

  it('stores a UPC as EAN-13', async () => {
    expect((await call('POST', '', { body: values({ barcode: '036000291452' }) })).body.barcode).toBe('0036000291452');
  });
});

describe('changing items', () => {
  it('updates items with id, adds those without, deletes omitted ones, and keeps the order sent', async () => {
    const {
      id,
      items: [first, second],
    } = await shop.sample.project({
      items: [
        { name: 'A', stock: 3 },
        { name: 'B', stock: 4 },
      ],
    });
    const { body } = await save(await read(id), {
      items: [item({ name: 'C', price: 30 }), item({ id: second, name: 'B renamed', price: 18, stock: 4 })],
    });
    expect(body.items?.map(({ id: number, name }) => [number, name])).toEqual([
      [expect.any(Number), 'C'],
      [second, 'B renamed'],
    ]);
    expect(body).toMatchObject({ price: 18, stock: 9, version: 2 });
    expect(
      await shop.api.db
        .select()
        .from(items)
        .where(eq(items.id, first ?? 0)),
    ).toEqual([]);
  });

  it('records the former price of an item', async () => {
    const {
      id,
      items: [first = 0],
    } = await shop.sample.project({ items: [{ price: 2000 }] });
    await save(await read(id), { items: [item({ id: first, price: 17.5 })] });
    expect(await shop.api.db.select().from(itemPrices).where(eq(itemPrices.item_id, first))).toMatchObject([
      { price: 2000, currency: 'EUR' },
    ]);
    await save(await read(id), { items: [item({ id: first, price: 17.5, stock: 1 })] });
    expect(await shop.api.db.select().from(itemPrices).where(eq(itemPrices.item_id, first))).toHaveLength(1);
    const { body } = await shop.api.call<{ lowest_price_30d: number }>('GET', `/projects/${id}`);
    expect(body.lowest_price_30d).toBe(20);
  });

  it('applies a new project price to its cheapest items', async () => {
    const { id } = await shop.sample.project({ items: [{ price: 2000 }, { price: 2000 }, { price: 3000 }] });
    const { body } = await save(await read(id), { price: 18 });
    expect(body.items?.map(({ price }) => price)).toEqual([18, 18, 30]);
    expect(body.price).toBe(18);
  });

  it('keeps decimal prices when the currency changes', async () => {
    const { id } = await shop.sample.project({ items: [{ price: 2000 }] });
    const { body } = await save(await read(id), { currency: 'JPY' });
    expect(body).toMatchObject({ price: 20, currency: 'JPY', items: [{ price: 20, currency: 'JPY' }] });
  });

  it('never deletes sold items', async () => {
    const record = await shop.sample.project({ items: [{ name: 'A' }, { name: 'B' }] });
    await shop.buy(record);
    await refreshCopies(shop.api.db);
    const before = await read(record.id);
    expect(await save(before, { items: [item({ id: record.items[1], name: 'B' })] })).toMatchObject({
      status: 409,
      body: { code: 'in_use' },
    });
    expect((await read(record.id)).items).toHaveLength(2);
    expect(await call('DELETE', `/${record.id}`)).toMatchObject({ status: 409, body: { code: 'in_use' } });
  });

  it('returns 412 for a stock read before a sale', async () => {
    const record = await shop.sample.project({ items: [{ stock: 5 }] });
    const stale = await read(record.id);
    await shop.buy(record, 2);
    const { status } = await save(stale, { items: [item({ id: record.items[0], stock: 5 })] });
    expect(status).toBe(412);
    expect(await shop.stock(record)).toMatchObject({ item: 3, project: 3 });
  });

  it('keeps the items when they are not sent', async () => {
    const { id, items: itemIds } = await shop.sample.project({ items: [{ stock: 2 }, { stock: 3 }] });
    const { body } = await save(await read(id), { name: 'Renamed' });
    expect(body.items?.map((item) => item.id)).toEqual(itemIds);
    expect(body).toMatchObject({ name: 'Renamed', stock: 5 });
  });

  it('is audited', async () => {
    const {
      id,
      items: [first],
    } = await shop.sample.project();
    await save(await read(id), { items: [item({ id: first, name: 'LP 1', stock: 99 })] });
    const [entry] = await shop.api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.record_id, id), eq(auditEntries.operation, 'adminUpdateProject')));
    expect(entry).toMatchObject({ before: { stock: 10 }, after: { stock: 99 } });
    const filter = encodeURIComponent(JSON.stringify({ resource: 'projects', record_id: id }));
    const history = await shop.api.call<AuditEntry[]>('GET', `/admin/audit?filter=${filter}`, { as: 'admin' });
    expect(history.body[0]).toMatchObject({ before: { stock: 10 }, after: { stock: 99 } });
    expect(history.body[0]?.after?.items).toMatchObject([{ id: first, name: 'LP 1', stock: 99 }]);
  });
});

describe('a project without sales', () => {
  it('can be deleted with all that belongs to it', async () => {
    const { id } = await shop.sample.project({ tracks: ['One'] });
    expect((await call('DELETE', `/${id}`)).status).toBe(200);
    expect((await call('GET', `/${id}`)).status).toBe(404);
  });
});

describe('setting the visibility', () => {
  it('changes each record and reports those refused', async () => {
    await sampleCover(shop.api.config, 'drawn');
    const [shown, hidden] = [
      await shop.sample.project({ visibility: 'private', picture: 'drawn' }),
      await shop.sample.project({ visibility: 'syncing' }),
    ];
    const { body } = await call<BulkAnswer>('POST', '/visibility', {
      body: { ids: [shown.id, hidden.id], visibility: 'promo' },
    });
    expect(body).toEqual({
      done: [shown.id],
      refused: [{ id: hidden.id, code: 'transition_not_allowed', params: { from: 'syncing', to: 'promo' } }],
    });
    expect((await read(shown.id)).visibility).toBe('promo');
  });
});

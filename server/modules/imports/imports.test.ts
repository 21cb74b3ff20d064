import { EXCHANGE_RATE_SEED } from '#domain/pricing/exchange-rates.ts';
import { and, eq, inArray, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sales, Problem } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { barcodes, items, projects } from '#server/modules/catalogue/index.ts';
import { subscribers } from '#server/modules/accounts/index.ts';
import { artists } from '#server/modules/shops/index.ts';
import { importRows, imports } from './imports.table.ts';
import { exported, importer } from './testing.ts';
import { invoices } from '#server/modules/invoicing/index.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { orderLines, orders, shopOrders } from '#server/modules/orders/index.ts';
import { fxRates } from '#server/modules/pricing/index.ts';
import { insertProjects } from '#server/testing/rows.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
let admin: ReturnType<typeof importer>;
let team: ReturnType<typeof importer>;
/** Two projects with one item each. */
let records: { project: number; item: number }[];
let shop: number;

beforeAll(async () => {
  api = await startApi();
  await api.db
    .insert(fxRates)
    .values([...EXCHANGE_RATE_SEED])
    .onConflictDoNothing();
  admin = importer(api, { as: 'admin' });
  team = importer(api, { as: 'team' });
  const projectIds = await insertProjects(api.db, [
    { catalog_number: 'HMA-014', stock: 10 },
    { name: 'Night Ferry', catalog_number: 'HMA-015', stock: 5, price: 1990 },
  ]);
  const rows = await api.db
    .insert(items)
    .values([
      { project_id: projectIds[0] ?? 0, name: 'Transparent red LP', price: 2490, stock: 10 },
      { project_id: projectIds[1] ?? 0, name: 'LP', price: 1990, stock: 5 },
    ])
    .returning();
  records = rows.map(({ id, project_id }) => ({ item: id, project: project_id }));
  await api.db.insert(barcodes).values({ barcode: '3760123456784', item_id: records[0]?.item ?? 0 });
  const [project] = await api.db
    .select()
    .from(projects)
    .where(eq(projects.id, projectIds[0] ?? 0));
  shop = project?.shop_id ?? 0;
});
afterAll(() => api.close());

const readStock = async (index: number) => {
  const [item] = await api.db
    .select()
    .from(items)
    .where(eq(items.id, records[index]?.item ?? 0));
  return item?.stock;
};
const findUser = async (email: string) => (await api.db.select().from(users).where(eq(users.email, email)))[0];

describe('customers of a Shopify export', () => {
  it('are checked, corrected, written with audit entries, and undone except rows changed since', async () => {
    const created = await admin.checked('customers', await exported('shopify-customers.csv'));
    expect(created).toMatchObject({ source: 'shopify', status: 'ready', rows_total: 4, rows_new: 2, rows_wrong: 2 });
    expect(created.errors).toEqual(
      expect.arrayContaining([
        { path: 'email', code: 'email_invalid', count: 1 },
        { path: '', code: 'import_row_twice', count: 1 },
      ]),
    );
    const [wrong] = await admin.rows(created.id, { status: 'wrong', path: 'email' });
    expect(wrong).toMatchObject({ position: 4, values: { email: 'ana.duarte(at)example.net' } });
    const corrected = await admin.correct(created.id, wrong?.id ?? 0, { values: { email: 'ana.duarte@example.net' } });
    expect(corrected.body).toMatchObject({
      ...{ status: 'valid', effect: 'new', errors: [], customer: { country_id: 'PT' } },
    });
    expect(await admin.downloadWrongRows(created.id)).toMatch(/Jonas\.Keller@example\.net.*,5,/);

    await admin.write(created.id);
    expect(await admin.get(created.id)).toMatchObject({ status: 'done', rows_imported: 3, rows_wrong: 1 });
    expect(await findUser('lea.moreau@example.net')).toMatchObject({
      ...{ name: 'Léa Moreau', zip_code: '75009', phone: '+33123456789', newsletter: true, role: 'user' },
      password_hash: null,
    });
    const findSubscriber = async (email: string) =>
      (await api.db.select().from(subscribers).where(eq(subscribers.email, email)))[0];
    expect(await findSubscriber('lea.moreau@example.net')).toMatchObject({ status: 'subscribed', source: 'import' });
    expect(await findSubscriber('jonas.keller@example.net')).toBeUndefined();
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.resource, 'user'), eq(auditEntries.operation, 'adminWriteImport')));
    expect(entries.map(({ action }) => action)).toEqual(['create', 'create', 'create']);

    await api.db.update(users).set({ city: 'Lyon' }).where(eq(users.email, 'lea.moreau@example.net'));
    await admin.undo(created.id);
    expect(await admin.get(created.id)).toMatchObject({ status: 'done', rows_undone: 2, rows_kept: 1 });
    const [keptRow] = await admin.rows(created.id, { status: 'imported' });
    expect(keptRow).toMatchObject({ note: 'changed_since', values: { firstname: 'Léa' } });
    expect(await findUser('jonas.keller@example.net')).toBeUndefined();

    await api.db.update(users).set({ city: 'Paris' }).where(eq(users.email, 'lea.moreau@example.net'));
    await admin.undo(created.id);
    expect(await admin.get(created.id)).toMatchObject({ status: 'undone', rows_undone: 3, rows_kept: 0 });
    expect(await findUser('lea.moreau@example.net')).toBeUndefined();
    expect(await findSubscriber('lea.moreau@example.net')).toBeUndefined();
  });

  it('do not subscribe somebody who has left the newsletter', async () => {
    const left = { email: 'ines@example.net', lang: 'fr', status: 'unsubscribed', source: 'sign_up' } as const;
    await api.db.insert(subscribers).values({ ...left, leave_token: 'ines' });
    const created = await admin.checked('customers', 'email,newsletter\nines@example.net,yes\n');
    await admin.write(created.id);
    expect(await api.db.select().from(subscribers).where(eq(subscribers.email, left.email))).toMatchObject([left]);
    await admin.undo(created.id);
    expect(await api.db.select().from(subscribers).where(eq(subscribers.email, left.email))).toMatchObject([left]);
  });

  it('update existing accounts by non-empty values only, and are undone', async () => {
    await api.db.insert(users).values({ email: 'rosa@example.net', name: 'Rosa', city: 'Torino', phone: '1' });
    const created = await admin.checked(
      'customers',
      'Courriel;Ville;Prénom;Nom de famille\nRosa@example.net;Milano;Rosa;Bianchi\n',
    );
    expect(created).toMatchObject({ delimiter: 'semicolon', source: 'other', rows_changed: 1, rows_new: 0 });
    await admin.write(created.id);
    expect(await findUser('rosa@example.net')).toMatchObject({ name: 'Rosa Bianchi', city: 'Milano', phone: '1' });
    await admin.undo(created.id);
    expect(await findUser('rosa@example.net')).toMatchObject({ name: 'Rosa', city: 'Torino', firstname: null });
  });

  it('accept states by name and code, and drop those of countries without states', async () => {
    const rows = ['maya,US,Illinois', 'noor,CA,CA-ON', 'jonas,DE,BE', 'ruth,US,Bavaria'];
    const file = ['email,country,state', ...rows.map((row) => row.replace(',', '@example.org,'))].join('\n');
    const created = await admin.checked('customers', file);
    expect(created.errors).toEqual([{ path: 'state', code: 'state_invalid', count: 1 }]);
    await admin.write(created.id);
    const states = ['maya', 'noor', 'jonas'].map(async (name) => (await findUser(`${name}@example.org`))?.state);
    expect(await Promise.all(states)).toEqual(['IL', 'ON', null]);
  });

  it('refuse accounts of staff, and imports by the team', async () => {
    await api.tokenOf('team');
    const [staff] = await api.db.select().from(users).where(eq(users.role, 'team'));
    const created = await admin.checked('customers', `email,city\n${staff?.email},Lyon\n`);
    expect(created.errors).toEqual([{ path: 'email', code: 'import_staff_account', count: 1 }]);
    const { status, body } = await team.begin('customers', 'email\na@example.net\n');
    expect([status, body.code]).toEqual([403, 'import_admins_only']);
  });
});

describe('stock', () => {
  it('of a Shopify inventory is set and undone', async () => {
    const created = await team.checked('stock', await exported('shopify-inventory.csv'));
    expect(created).toMatchObject({ source: 'shopify', rows_changed: 1, rows_unchanged: 1, rows_wrong: 1 });
    expect(created.errors).toEqual([{ path: 'sku', code: 'item_unknown', count: 1 }]);
    await team.write(created.id);
    const [project] = await api.db
      .select()
      .from(projects)
      .where(eq(projects.id, records[0]?.project ?? 0));
    expect([await readStock(0), project?.stock]).toEqual([31, 31]);
    await team.undo(created.id);
    expect([await readStock(0), (await team.get(created.id)).status]).toEqual([10, 'undone']);
  });

  it.each([
    ['bandcamp-inventory.csv', 'bandcamp', [64, 12]],
    ['discogs-inventory.csv', 'discogs', [7, 5]],
  ])('of %s is imported', async (file, source, stocks) => {
    const created = await team.checked('stock', await exported(file));
    expect(created.source).toBe(source);
    await team.write(created.id);
    expect([await readStock(0), await readStock(1)]).toEqual(stocks);
    await team.undo(created.id);
    expect([await readStock(0), await readStock(1)]).toEqual([10, 5]);
  });

  it('is added row by row, also for repeated items, but not below 0', async () => {
    const file = `barcode,quantity\n3760123456784,4\n3760123456784,-6\n3760123456784,-9\n`;
    const created = await team.checked('stock', file, { stock_mode: 'add' });
    expect(created).toMatchObject({ rows_changed: 2, rows_wrong: 1 });
    expect(created.errors).toEqual([{ path: 'quantity', code: 'stock_below_nothing', count: 1, params: { stock: 8 } }]);
    await team.write(created.id);
    expect(await readStock(0)).toBe(8);
    await team.undo(created.id);
    expect(await readStock(0)).toBe(10);
  });
});

describe('items of a Shopify export', () => {
  it('are created offline with project, artist and barcodes, and deleted with them on undo', async () => {
    const created = await team.checked('items', await exported('shopify-products.csv'), { shop_id: shop });
    expect(created).toMatchObject({ source: 'shopify', rows_new: 3, rows_skipped: 1, rows_wrong: 0 });
    await team.write(created.id);
    const [project] = await api.db.select().from(projects).where(eq(projects.name, 'Low Tide Radio'));
    expect(project).toMatchObject({
      artist_name: 'Nadia Brandt',
      category: 'vinyl',
      price: 2200,
      stock: 200,
      visibility: 'offline',
    });
    expect(project).toMatchObject({ catalog_number: 'HMA-021', shop_id: shop, step: 'creating' });
    const projectItems = await api.db
      .select()
      .from(items)
      .where(eq(items.project_id, project?.id ?? 0))
      .orderBy(items.position);
    expect(projectItems.map(({ name, price }) => [name, price])).toEqual([
      ['Black LP', 2200],
      ['Sea green LP', 2600],
    ]);
    const again = await team.checked('items', await exported('shopify-products.csv'), { shop_id: shop });
    expect(again).toMatchObject({ rows_new: 0, rows_unchanged: 3 });
    await team.undo(created.id);
    expect(await team.get(created.id)).toMatchObject({ status: 'undone', rows_undone: 3 });
    expect(await api.db.$count(projects, eq(projects.name, 'Low Tide Radio'))).toBe(0);
    expect(await api.db.$count(artists, eq(artists.name, 'Nadia Brandt'))).toBe(0);
    expect(await api.db.$count(artists, eq(artists.name, 'Marisol Vega'))).toBe(1);
  });

  it('require a shop', async () => {
    const { body } = await team.begin('items', await exported('discogs-inventory.csv'));
    expect(body).toMatchObject({ source: 'discogs', columns: { price: 'price', label_name: 'label' } });
    const checked = await team.check(body.id);
    expect([checked.status, checked.body.errors]).toEqual([422, [{ path: 'shop_id', code: 'import_shop_missing' }]]);
  });
});

describe('orders of other shops', () => {
  const countMails = () => api.db.$count(mails);

  it('are imported once as history, without mail, invoice, charge or stock change, and undone', async () => {
    const [mailCount, stock] = [await countMails(), await readStock(0)];
    const created = await admin.checked('orders', await exported('shopify-orders.csv'));
    expect(created).toMatchObject({ source: 'shopify', rows_total: 4, rows_new: 3, rows_wrong: 1 });
    await admin.write(created.id);
    expect(await admin.get(created.id)).toMatchObject({ status: 'done', rows_imported: 3, rows_wrong: 1 });
    const [order] = await api.db.select().from(orders).where(eq(orders.import_number, '#1042'));
    expect(order).toMatchObject({
      ...{ import_source: 'shopify', status: 'completed', payment_status: 'paid', accounting_status: 'valid' },
      ...{
        items: 4480,
        shipping: 590,
        vat: 845,
        total: 5070,
        items_count: 2,
        customer_name: 'Léa Moreau',
        country_id: 'FR',
      },
      created_at: new Date('2025-03-14T09:22:28Z'),
      paid_at: new Date('2025-03-14T09:22:31Z'),
    });
    const lines = await api.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.order_id, order?.id ?? 0));
    expect(lines.map(({ item_id, price }) => [item_id, price])).toEqual([
      [records[0]?.item, 2490],
      [records[1]?.item, 1990],
    ]);
    const [part] = await api.db
      .select()
      .from(shopOrders)
      .where(eq(shopOrders.order_id, order?.id ?? 0));
    expect(part).toMatchObject({ status: 'delivered', total: 5070, vat: 845, shipping: 590 });
    expect([await countMails(), await readStock(0), await api.db.$count(invoices)]).toEqual([mailCount, stock, 0]);
    expect(api.jobs.filter(({ name }) => name === 'issue-invoices')).toEqual([]);
    const query = { period: 'range', from: '2025-03-01', to: '2025-03-31' };
    const sales = await api.call<Sales>('GET', '/admin/stats/sales', { as: 'admin', query });
    expect(sales.body.points.reduce((sum, { figures }) => sum + figures.orders, 0)).toBe(2);

    const again = await admin.checked('orders', await exported('shopify-orders.csv'));
    expect(again).toMatchObject({ rows_new: 0, rows_unchanged: 3, rows_wrong: 1 });
    expect((await admin.write(again.id)).body.code).toBe('nothing_to_write');

    await api.db.update(orders).set({ staff_note: 'Called', version: 2 }).where(eq(orders.import_number, '#1043'));
    await admin.undo(created.id);
    expect(await admin.get(created.id)).toMatchObject({ status: 'done', rows_undone: 2, rows_kept: 1 });
    const keptOrders = await api.db
      .select()
      .from(orders)
      .where(inArray(orders.import_number, ['#1042', '#1043']));
    expect(keptOrders.map(({ import_number }) => import_number)).toEqual(['#1043']);
  });

  it.each([
    ['bandcamp-sales.csv', 'bandcamp', ['4027003576', '4027003600'], 'oscar.lind@example.net', '2025-03-14T10:22:00Z'],
    ['bandcamp-orders.csv', 'bandcamp', ['990012'], 'ines.ortega@example.net', '2025-03-21T08:15:00Z'],
    ['discogs-orders.csv', 'discogs', ['148841-1207'], 'paul.novak@example.net', '2025-04-02T09:12:00Z'],
  ])('of %s are imported', async (file, source, numbers, email, createdAt) => {
    const created = await admin.checked('orders', await exported(file));
    expect(created).toMatchObject({ source, rows_new: numbers.length, rows_wrong: 0, errors: [] });
    await admin.write(created.id);
    const importedOrders = await api.db
      .select()
      .from(orders)
      .where(inArray(orders.import_number, numbers))
      .orderBy(orders.id);
    expect(importedOrders.map(({ import_number }) => import_number)).toEqual(numbers);
    expect(importedOrders[0]).toMatchObject({
      ...{ email, status: 'completed', created_at: new Date(createdAt), import_source: source },
    });
    await admin.undo(created.id);
  });

  it('are invalid as a whole when a row is invalid, and a value can be replaced in all rows', async () => {
    const file = [
      'order,date,email,name,country,barcode,quantity,price',
      'A1,2025-01-02,a@example.net,Ana Duarte,Frankreich,3760123456784,1,10',
      'A1,2025-01-02,a@example.net,Ana Duarte,Frankreich,999,1,10',
      'A2,2025-01-03,b@example.net,Ben Wolf,Frankreich,3760123456784,1,10',
    ].join('\n');
    const created = await admin.checked('orders', file);
    expect(created.errors).toEqual([{ path: 'country_id', code: 'input_not_allowed', count: 3 }]);
    const refused = await admin.replace(created.id, { field: 'number', from: 'A1', to: 'A3' });
    expect(refused.body.errors).toEqual([{ path: 'field', code: 'import_field_is_key' }]);
    await admin.replace(created.id, { field: 'country_id', from: 'Frankreich', to: 'FR' });
    const replaced = await admin.get(created.id);
    expect(replaced).toMatchObject({ status: 'ready', rows_new: 1, rows_wrong: 2 });
    expect(replaced.errors).toEqual(
      expect.arrayContaining([
        { path: '', code: 'import_other_row_wrong', count: 1 },
        { path: 'barcode', code: 'item_unknown', count: 1 },
      ]),
    );
    const [wrong] = await admin.rows(created.id, { code: 'item_unknown' });
    await admin.correct(created.id, wrong?.id ?? 0, { skipped: true });
    expect(await admin.get(created.id)).toMatchObject({ rows_new: 2, rows_wrong: 0, rows_skipped: 1 });
  });
});

describe('a column map', () => {
  it('is saved and applied to the next file with these headings', async () => {
    const columns = { barcode: 'Code', quantity: 'Menge' };
    const body = { name: 'Depot', kind: 'stock', columns, shared: true };
    const savedMap = await api.call<{ id: number } & Problem>('POST', '/admin/import-maps', { as: 'team', body });
    expect(savedMap.status).toBe(201);
    const { body: draft } = await admin.begin('stock', 'Code;Titel;Menge\n3760123456784;Salt;3\n');
    expect(draft.columns).toMatchObject(columns);
    const invalidMap = { ...body, columns: { nonsense: 'Code' } };
    const refused = await api.call<Problem>('POST', '/admin/import-maps', { as: 'team', body: invalidMap });
    expect(refused.body.errors).toEqual([{ path: 'columns.nonsense', code: 'unknown_field' }]);
    const forbidden = { as: 'team', body: { ...body, kind: 'orders', columns: { email: 'Mail' } } } as const;
    expect((await api.call('POST', '/admin/import-maps', forbidden)).status).toBe(403);
  });
});

it('an import is deleted with its rows, and hidden from other users of the team', async () => {
  const created = await admin.checked('stock', 'barcode,quantity\n3760123456784,10\n');
  expect((await api.call('GET', `/admin/imports/${created.id}`, { as: 'team' })).status).toBe(404);
  expect((await api.call('GET', `/admin/imports/${created.id}/rows`, { as: 'team' })).status).toBe(404);
  await api.call('DELETE', `/admin/imports/${created.id}`, { as: 'admin' });
  expect(await api.db.$count(importRows, eq(importRows.import_id, created.id))).toBe(0);
  expect(await api.db.$count(imports, like(imports.name, 'never'))).toBe(0);
});

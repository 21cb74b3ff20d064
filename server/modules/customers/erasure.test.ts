import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer, Erasure, Export, ExportLink, Problem } from '#generated/schemas.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { forgetInvoices } from './forget-invoices.ts';
import { impersonalTables, personalTables } from '#server/app/personal-data-map.ts';
import { BY_RECORD } from '#server/resources/privacy/shared-personal-data.ts';
import { customerOf, samplePerson } from './person.sample.ts';
import { unzip } from '#server/resources/exports/testing-xlsx.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { storedExports } from '#server/resources/exports/export-store.ts';
import { runExports } from '#server/resources/exports/run-exports.ts';
import { invoices } from '#server/modules/invoicing/index.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { sendMails } from '#server/core/mail/send-mails.ts';
import { orders } from '#server/modules/orders/index.ts';
import { seedPrices } from '#server/app/seed.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { noisyPng, createUploadClient } from '#server/core/uploads/testing.ts';

const name = 'Ottilie Quastenberg';
const email = 'ottilie@quastenberg.example';
const reason = 'Asked for by letter.';
let api: TestApi;
let customer: Customer;
let token: string;

const erase = (body: object, as: 'admin' | 'team' = 'admin') =>
  api.call<Customer & Problem>('POST', `/admin/client/${customer.id}/erase`, { as, body: { email, reason, ...body } });

/** Every text, JSON and array column of every table in which a word occurs. */
async function placesOf(word: string): Promise<string[]> {
  const { rows } = await api.db.execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'json', 'ARRAY')`);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const hit = await api.db.execute(sql`select 1 from ${sql.identifier(table)}
      where ${sql.identifier(column)}::text ilike ${`%${word}%`} limit 1`);
    if (hit.rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}

beforeAll(async () => {
  api = await startApi();
  await seedPrices(api.db);
  ({ token } = await samplePerson(api, { name, email }));
  await samplePerson(api, { name: 'Berta Bystander', email: 'berta@bystander.example' });
  customer = await customerOf(api, email);
});
afterAll(() => api.close());

it('knows of every table whether it holds anything of customers', async () => {
  const { rows } = await api.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const all = rows.map((row) => row.name);
  const known = [...personalTables, ...impersonalTables];
  expect(all.filter((table) => !known.includes(table))).toEqual([]);
  expect(known.filter((table) => !all.includes(table))).toEqual([]);
  expect(BY_RECORD).toHaveLength(2);
});

describe('all that is held on a customer', () => {
  it('is a file with data, an HTML page, picture and invoices, and the customer receives its address', async () => {
    const { answer } = await createUploadClient(api, { token }).send(await noisyPng());
    await api.call('POST', '/user/picture', { token, body: { picture: answer.body.key } });
    const { body: asked, status } = await api.call<Export>('POST', `/admin/client/${customer.id}/export`, {
      as: 'team',
      body: { mailed: true },
    });
    expect(status).toBe(200);
    await runExports.run({ export_id: asked.id }, testContext(api), { last: true });
    const { body: link } = await api.call<ExportLink>('POST', `/admin/exports/${asked.id}/link`, { as: 'team' });
    const file = await api.app.inject({ method: 'GET', url: link.url });
    const files = unzip(file.rawPayload);
    const names = [...files.keys()];
    expect(names).toEqual(
      expect.arrayContaining([
        ...['data.json', 'index.html', 'pictures/original.png'],
        expect.stringMatching(/^invoices\/.+\.pdf$/),
      ]),
    );
    const { data } = JSON.parse(String(files.get('data.json'))) as { data: Record<string, Record<string, unknown>[]> };
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining([
        'users',
        'customers',
        'orders',
        'conversations',
        'conversation_messages',
        'reviews',
        'passes',
        'quotes',
        'mails',
        'invoices',
      ]),
    );
    expect(data.orders).toHaveLength(2);
    expect(JSON.stringify(data)).not.toMatch(/password|secret|staff_note|bystander/);
    expect(String(files.get('index.html'))).toContain(`All data of ${name}`);
    const [mail] = await api.db.select().from(mails).where(eq(mails.template, 'data_export'));
    const url = /https?:\/\/\S+\/file\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const fetched = await api.app.inject({ method: 'GET', url: new URL(url).pathname + new URL(url).search });
    expect([mail?.recipient, fetched.statusCode]).toEqual([email, 200]);
  });
});

describe('an erasure', () => {
  it('is previewed without touching the customer’s export files', async () => {
    const before = await storedExports(testContext(api));
    const asked = { operation: 'adminEraseCustomer', record_id: customer.id, body: { email, reason: 'Asked for' } };
    const { status, text } = await api.call('POST', '/admin/preview', { as: 'admin', body: asked });
    expect(status, text).toBe(200);
    expect(before).toHaveLength(1);
    expect(await storedExports(testContext(api))).toEqual(before);
  });

  it('previews deleted and kept data', async () => {
    const { body } = await api.call<Erasure>('GET', `/admin/client/${customer.id}/erasure`, { as: 'admin' });
    expect(body.obstacles).toEqual([]);
    expect(body.goes.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['account', 'orders', 'conversations', 'mails', 'notes', 'history', 'carts', 'exports']),
    );
    expect(body.stays).toEqual([{ kind: 'invoices', count: 2, until: expect.any(Number) }]);
  });

  it('is refused while an order is open, and to who is no administrator', async () => {
    await api.db.update(orders).set({ status: 'paid' }).where(eq(orders.email, email));
    expect((await erase({})).body.code).toBe('erasure_open_orders');
    await api.db.update(orders).set({ status: 'completed' }).where(eq(orders.email, email));
    expect((await erase({}, 'team')).status).toBe(403);
  });

  it('wants the e-mail typed, and nothing personal in its reason', async () => {
    expect((await erase({ email: 'ottilie@example.com' })).body.errors).toMatchObject([{ code: 'email_differs' }]);
    expect((await erase({ reason: `${name} asked` })).body.errors).toMatchObject([{ code: 'reason_personal' }]);
  });

  it('leaves name and e-mail on the invoices alone, once its mail is sent', async () => {
    const { status, body } = await erase({});
    expect([status, body.erased_at]).toEqual([200, expect.any(Number)]);
    const [mail] = await api.db.select().from(mails).where(eq(mails.template, 'data_erased'));
    expect(mail?.recipient).toBe(email);
    await sendMails.run({}, testContext(api), { last: true });
    const allowed = ['invoices.buyer', 'invoices.buyer_name', 'invoices.search'];
    for (const word of [email, name, 'Ottilie', 'Quastenberg', '+43 1 555 01 77'])
      expect((await placesOf(word)).filter((place) => !allowed.includes(place) && !isBystander(place, word))).toEqual(
        [],
      );
    expect((await api.db.select().from(invoices)).filter(({ buyer_name }) => buyer_name === name)).toHaveLength(2);
  });

  it('keeps amounts, country and whose the orders were', async () => {
    const { rows } = await api.db.execute(
      sql`select total, country_id, customer_name from orders where email like 'erased-%'`,
    );
    expect(rows).toEqual([
      { total: 2490, country_id: 'AT', customer_name: '—' },
      { total: 2490, country_id: 'AT', customer_name: '—' },
    ]);
    const after = await api.call<Customer>('GET', `/admin/client/${customer.id}`, { as: 'team' });
    expect(after.body).toMatchObject({ name: '—', orders_count: 2 });
  });

  it('ends every session and leaves others alone', async () => {
    expect((await api.call('GET', '/auth/check', { token })).body).toEqual({});
    expect(await customerOf(api, 'berta@bystander.example')).toMatchObject({
      name: 'Berta Bystander',
      orders_count: 2,
    });
    expect((await placesOf('berta@bystander.example')).length).toBeGreaterThan(8);
  });

  it('is kept with who did it and why, and happens once', async () => {
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.operation, 'adminEraseCustomer'));
    expect(entries).toMatchObject([{ record_id: customer.id, reason, user_name: 'Test admin' }]);
    expect((await erase({})).status).toBe(409);
  });
});

it('forgets on the invoices of the erased, ten years later and not before', async () => {
  await forgetInvoices.run({}, testContext(api), { last: true });
  expect(await placesOf(name)).toContain('invoices.buyer_name');
  await api.db.execute(sql`alter table invoices disable trigger user`);
  await api.db.execute(sql`update invoices set issued_at = issued_at - interval '12 years' where buyer_name = ${name}`);
  await api.db.execute(sql`alter table invoices enable trigger user`);
  await forgetInvoices.run({}, testContext(api), { last: true });
  expect(await placesOf(name)).toEqual([]);
  await expect(api.db.execute(sql`update invoices set total = total + 1, net = net + 1`)).rejects.toThrow();
});

/** The telephone number of all sample customers. */
const isBystander = (place: string, word: string): boolean =>
  word.startsWith('+43') && /^(users|customers|orders|manual_orders)\./.test(place);

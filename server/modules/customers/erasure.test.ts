import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer, Erasure, Export, ExportLink, Problem } from '#generated/schemas.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { forgetInvoices } from './forget-invoices.ts';
import { impersonalTables, personalTables } from '#server/app/personal-data-map.ts';
import { BY_RECORD } from '#server/resources/privacy/shared-personal-data.ts';
import { findCustomerByEmail, samplePerson } from './person.sample.ts';
import { unzip } from '#server/resources/exports/testing-xlsx.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { listExportFolders } from '#server/resources/exports/export-store.ts';
import { runExports } from '#server/resources/exports/run-exports.ts';
import { invoices } from '#server/modules/invoicing/index.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { sendMails } from '#server/core/mail/send-mails.ts';
import { orders } from '#server/modules/orders/index.ts';
import { seedPrices } from '#server/app/seed.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { createNoisyPng, createUploadClient } from '#server/core/uploads/testing.ts';

const name = 'Ottilie Quastenberg';
const email = 'ottilie@quastenberg.example';
const reason = 'Asked for by letter.';
let api: TestApi;
let customer: Customer;
let token: string;

const erase = (body: object, as: 'admin' | 'team' = 'admin') =>
  api.call<Customer & Problem>('POST', `/admin/client/${customer.id}/erase`, { as, body: { email, reason, ...body } });

/** Finds all text, JSON and array columns that contain a word, as `table.column`. */
async function findColumns(word: string): Promise<string[]> {
  const { rows } = await api.db.execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'json', 'ARRAY')`);
  const columns: string[] = [];
  for (const { table, column } of rows) {
    const match = await api.db.execute(sql`select 1 from ${sql.identifier(table)}
      where ${sql.identifier(column)}::text ilike ${`%${word}%`} limit 1`);
    if (match.rows.length > 0) columns.push(`${table}.${column}`);
  }
  return columns.toSorted();
}

beforeAll(async () => {
  api = await startApi();
  await seedPrices(api.db);
  ({ token } = await samplePerson(api, { name, email }));
  await samplePerson(api, { name: 'Berta Bystander', email: 'berta@bystander.example' });
  customer = await findCustomerByEmail(api, email);
});
afterAll(() => api.close());

it('has every table in the map of personal data', async () => {
  const { rows } = await api.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const tables = rows.map((row) => row.name);
  const mapped = [...personalTables, ...impersonalTables];
  expect(tables.filter((table) => !mapped.includes(table))).toEqual([]);
  expect(mapped.filter((table) => !tables.includes(table))).toEqual([]);
  expect(BY_RECORD).toHaveLength(2);
});

describe('an export of personal data', () => {
  it('contains data, an HTML page, picture and invoices, and its link is mailed to the customer', async () => {
    const { answer } = await createUploadClient(api, { token }).send(await createNoisyPng());
    await api.call('POST', '/user/picture', { token, body: { picture: answer.body.key } });
    const purpose = 'message_picture';
    const { answer: sent } = await createUploadClient(api, { token }).send(await createNoisyPng(40), { purpose });
    const { body: created, status } = await api.call<Export>('POST', `/admin/client/${customer.id}/export`, {
      as: 'team',
      body: { mailed: true },
    });
    expect(status).toBe(200);
    await runExports.run({ export_id: created.id }, testContext(api), { last: true });
    const { body: link } = await api.call<ExportLink>('POST', `/admin/exports/${created.id}/link`, { as: 'team' });
    const file = await api.app.inject({ method: 'GET', url: link.url });
    const files = unzip(file.rawPayload);
    const names = [...files.keys()];
    expect(names).toEqual(
      expect.arrayContaining([
        ...['data.json', 'index.html', 'pictures/original.png', `pictures/messages/${sent.body.key}.webp`],
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
  it('is previewed without deleting the customer’s export files', async () => {
    const before = await listExportFolders(testContext(api));
    const request = { operation: 'adminEraseCustomer', record_id: customer.id, body: { email, reason: 'Asked for' } };
    const { status, text } = await api.call('POST', '/admin/preview', { as: 'admin', body: request });
    expect(status, text).toBe(200);
    expect(before).toHaveLength(1);
    expect(await listExportFolders(testContext(api))).toEqual(before);
  });

  it('previews deleted and retained data', async () => {
    const { body } = await api.call<Erasure>('GET', `/admin/client/${customer.id}/erasure`, { as: 'admin' });
    expect(body.obstacles).toEqual([]);
    expect(body.goes.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['account', 'orders', 'conversations', 'mails', 'notes', 'history', 'carts', 'exports']),
    );
    expect(body.stays).toEqual([{ kind: 'invoices', count: 2, until: expect.any(Number) }]);
  });

  it('is refused while an order is open, and for other roles than administrators', async () => {
    await api.db.update(orders).set({ status: 'paid' }).where(eq(orders.email, email));
    expect((await erase({})).body.code).toBe('erasure_open_orders');
    await api.db.update(orders).set({ status: 'completed' }).where(eq(orders.email, email));
    expect((await erase({}, 'team')).status).toBe(403);
  });

  it('requires the e-mail as confirmation, and a reason without personal data', async () => {
    expect((await erase({ email: 'ottilie@example.com' })).body.errors).toMatchObject([{ code: 'email_differs' }]);
    expect((await erase({ reason: `${name} asked` })).body.errors).toMatchObject([{ code: 'reason_personal' }]);
  });

  it('retains name and e-mail only on invoices once its mail is sent', async () => {
    const { status, body } = await erase({});
    expect([status, body.erased_at]).toEqual([200, expect.any(Number)]);
    const [mail] = await api.db.select().from(mails).where(eq(mails.template, 'data_erased'));
    expect(mail?.recipient).toBe(email);
    await sendMails.run({}, testContext(api), { last: true });
    const allowed = ['invoices.buyer', 'invoices.buyer_name', 'invoices.search'];
    for (const word of [email, name, 'Ottilie', 'Quastenberg', '+43 1 555 01 77'])
      expect(
        (await findColumns(word)).filter((column) => !allowed.includes(column) && !isBystander(column, word)),
      ).toEqual([]);
    expect((await api.db.select().from(invoices)).filter(({ buyer_name }) => buyer_name === name)).toHaveLength(2);
  });

  it('retains amounts, country and customer of the orders', async () => {
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

  it('ends all sessions and does not change other customers', async () => {
    expect((await api.call('GET', '/auth/check', { token })).body).toEqual({});
    expect(await findCustomerByEmail(api, 'berta@bystander.example')).toMatchObject({
      name: 'Berta Bystander',
      orders_count: 2,
    });
    expect((await findColumns('berta@bystander.example')).length).toBeGreaterThan(8);
  });

  it('is audited with user and reason, and returns 409 the second time', async () => {
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.operation, 'adminEraseCustomer'));
    expect(entries).toMatchObject([{ record_id: customer.id, reason, user_name: 'Test admin' }]);
    expect((await erase({})).status).toBe(409);
  });
});

it('erases the buyer on invoices after ten years, not before', async () => {
  await forgetInvoices.run({}, testContext(api), { last: true });
  expect(await findColumns(name)).toContain('invoices.buyer_name');
  await api.db.execute(sql`alter table invoices disable trigger user`);
  await api.db.execute(sql`update invoices set issued_at = issued_at - interval '12 years' where buyer_name = ${name}`);
  await api.db.execute(sql`alter table invoices enable trigger user`);
  await forgetInvoices.run({}, testContext(api), { last: true });
  expect(await findColumns(name)).toEqual([]);
  await expect(api.db.execute(sql`update invoices set total = total + 1, net = net + 1`)).rejects.toThrow();
});

/** Whether the word is the telephone number that all sample customers share. */
const isBystander = (column: string, word: string): boolean =>
  word.startsWith('+43') && /^(users|customers|orders|manual_orders)\./.test(column);

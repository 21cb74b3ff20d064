import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer, DuplicateCustomer, Problem } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { shops } from '#server/modules/shops/index.ts';
import { NOT_MOVED, readUserReferences } from './move-references.ts';
import { findCustomerByEmail, samplePerson } from './person.sample.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { orders } from '#server/modules/orders/index.ts';
import { seedPrices } from '#server/app/seed.ts';
import { reviews } from '#server/modules/community/index.ts';
import { insertOrders, insertProjects } from '#server/testing/rows.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
let target: { user: number };
let source: { user: number; token: string };
const emails = ['mina.berg@gmail.com', 'minaberg+records@gmail.com', 'mina@work.example'] as const;

const merge = (id: number, body: object) =>
  api.call<Customer & Problem>('POST', `/admin/client/${id}/merge`, { as: 'team', body });
const findId = async (email: string) => (await findCustomerByEmail(api, email)).id;

beforeAll(async () => {
  api = await startApi();
  await seedPrices(api.db);
  const [project] = await insertProjects(api.db, [{}]);
  target = await samplePerson(api, { name: 'Mina Berg', email: emails[0], project });
  source = await samplePerson(api, { name: 'Mina Berg', email: emails[1], project });
  await insertOrders(api.db, [{ email: 'Mina@Work.example', customer_name: 'M. BERG' }]);
});
afterAll(() => api.close());

describe('possible duplicates', () => {
  it('are listed with reasons, highest score first', async () => {
    const { body } = await api.call<DuplicateCustomer[]>('GET', `/admin/client/${await findId(emails[0])}/duplicates`, {
      as: 'team',
    });
    expect(body).toMatchObject([
      {
        ...{ email: emails[1], score: 99, reasons: ['same_mailbox', 'same_name_and_address', 'same_phone'] },
        ...{ currency: 'EUR', spent: expect.any(Number), last_order_at: expect.any(Number) },
      },
    ]);
  });

  it('are listed together with a requested customer', async () => {
    const [customer, guest] = [await findId(emails[0]), await findId(emails[2])];
    const { body } = await api.call<DuplicateCustomer[]>('GET', `/admin/client/${customer}/duplicates`, {
      ...{ as: 'team', query: { with: String(guest) } },
    });
    expect(body.map(({ email, score, reasons }) => [email, score, reasons.length])).toEqual([
      [emails[1], 99, 3],
      [emails[2], 0, 0],
    ]);
  });

  it('are none once dismissed', async () => {
    const [id, otherId] = await Promise.all([findId(emails[0]), findId(emails[1])]);
    const path = `/admin/client/${id}/dismiss-duplicate`;
    const dismissed = await api.call<Customer>('POST', path, { as: 'team', body: { other_id: otherId } });
    expect(dismissed.body.duplicates).toBe(0);
    expect((await findCustomerByEmail(api, emails[1])).duplicates).toBe(0);
  });
});

describe('a merge', () => {
  it('is refused for staff, two shop owners, and an account into a guest', async () => {
    const [id, otherId, guestId] = [await findId(emails[0]), await findId(emails[1]), await findId(emails[2])];
    expect((await merge(guestId, { other_id: id })).body.code).toBe('merge_other_way');
    await api.db.update(users).set({ role: 'team' }).where(eq(users.id, source.user));
    expect((await merge(id, { other_id: otherId })).body.code).toBe('never_staff');
    await api.db.update(users).set({ role: 'user' }).where(eq(users.id, source.user));
    await api.db.insert(shops).values([
      { name: 'A', code: 'mina-a', user_id: target.user },
      { name: 'B', code: 'mina-b', user_id: source.user },
    ]);
    expect((await merge(id, { other_id: otherId })).body.code).toBe('merge_both_shops');
    await api.db.update(shops).set({ user_id: null }).where(eq(shops.code, 'mina-a'));
  });

  it('moves all references to the account, in all tables', async () => {
    const references = await readUserReferences(api.db);
    expect(references.length).toBeGreaterThan(40);
    const [id, otherId] = [await findId(emails[0]), await findId(emails[1])];
    const before = await countReferences(references);
    const { status, body } = await merge(id, { other_id: otherId, taken: ['phone'] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, email: emails[0], orders_count: 4 });
    const after = await countReferences(references);
    for (const { table, column } of references) {
      const name = `${table}.${column}`;
      if (NOT_MOVED.includes(name)) continue;
      expect([name, after.get(name)?.source]).toEqual([name, 0]);
      // one rating per customer and release: the author of the second is removed
      const removed = name === 'reviews.user_id' ? 1 : 0;
      // guest orders with that address are moved as well
      const guestOrders = name === 'orders.user_id' ? 1 : 0;
      const sum = (before.get(name)?.source ?? 0) + (before.get(name)?.target ?? 0) - removed + guestOrders;
      expect([name, after.get(name)?.target]).toEqual([name, sum]);
    }
    expect(await api.db.select().from(users).where(eq(users.id, source.user))).toEqual([]);
    expect((await api.db.select().from(reviews)).map(({ user_id }) => user_id)).toEqual(
      expect.arrayContaining([target.user, null]),
    );
  });

  it('ends the sessions of the closed account, notifies its address and audits the user', async () => {
    expect((await api.call('GET', '/auth/check', { token: source.token })).body).toEqual({});
    const [mail] = await api.db.select().from(mails).where(eq(mails.template, 'account_merged'));
    expect(mail).toMatchObject({ recipient: emails[1] });
    expect(mail?.text).toContain(emails[0]);
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.operation, 'adminMergeCustomers'));
    expect(entries).toMatchObject([{ resource: 'client', user_name: 'Test team', after: { merged_email: emails[1] } }]);
  });

  it('keeps the other customer on request, and returns it', async () => {
    await insertOrders(api.db, [
      { email: 'one.guest@example.com', customer_name: 'One Guest' },
      { email: 'other.guest@example.com', customer_name: 'Other Guest' },
    ]);
    const [id, otherId] = [await findId('one.guest@example.com'), await findId('other.guest@example.com')];
    const { status, body } = await merge(id, { other_id: otherId, keeps_other: true });
    expect([status, body.id, body.email, body.orders_count]).toEqual([200, otherId, 'other.guest@example.com', 2]);
    expect((await api.call('GET', `/admin/client/${id}`, { as: 'team' })).status).toBe(404);
  });

  it('moves a guest’s orders to the account', async () => {
    const { status } = await merge(await findId(emails[0]), { other_id: await findId(emails[2]) });
    expect(status).toBe(200);
    const [order] = await api.db.select().from(orders).where(eq(orders.customer_name, 'M. BERG'));
    expect(order).toMatchObject({ user_id: target.user, email: 'Mina@Work.example' });
    expect((await findCustomerByEmail(api, emails[0])).orders_count).toBe(5);
  });
});

async function countReferences(references: readonly { table: string; column: string }[]) {
  const counts = new Map<string, { source: number; target: number }>();
  for (const { table, column } of references) {
    const { rows } = await api.db.execute<{ source: number; target: number }>(sql`
      select count(*) filter (where ${sql.identifier(column)} = ${source.user})::int as source,
        count(*) filter (where ${sql.identifier(column)} = ${target.user})::int as target
      from ${sql.identifier(table)}`);
    if (rows[0]) counts.set(`${table}.${column}`, rows[0]);
  }
  return counts;
}

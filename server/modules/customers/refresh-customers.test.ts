import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { refreshAddresses } from './customers-sql.ts';
import { refreshCustomerList, refreshCustomers } from './refresh-customers.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Database } from '#server/core/database/database.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { keepSales } from '#server/modules/earnings/index.ts';
import { insertOrders } from '#server/testing/rows.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** A database that inserts an order after each transaction, and the number of transactions. */
function sellDuringTransactions(db: Database): { db: Database; transactions: () => number } {
  let count = 0;
  const transaction: Database['transaction'] = async (work, config) => {
    if (++count > 5) throw new Error('processes later changes endlessly');
    const result = await db.transaction(work, config);
    await insertOrders(db, [{ payment_status: 'paid', status: 'paid', paid_at: new Date() }]);
    return result;
  };
  return { db: Object.assign(Object.create(db) as Database, { transaction }), transactions: () => count };
}

it.each([refreshCustomerList, keepSales])('$name ends while new orders are inserted', async (worker) => {
  await insertOrders(api.db, [{ payment_status: 'paid', status: 'paid', paid_at: new Date() }]);
  const { db, transactions } = sellDuringTransactions(api.db);
  await worker.run({}, { ...testContext(api), db }, { last: false });
  expect(transactions()).toBe(1);
});

it('finds the newest order of each customer by the indexes of the customer’s orders', async () => {
  const order = { payment_status: 'paid', status: 'paid', paid_at: new Date() } as const;
  await insertOrders(
    api.db,
    Array.from({ length: 3000 }, (_, n) => ({ ...order, email: `${n}@example.com` })),
  );
  await api.db.execute(sql`insert into customers (email, name) select email, email from orders on conflict do nothing`);
  await api.db.execute(sql`analyze orders, customers`);
  const condition = sql`(c.user_id = any (array[1]) or c.user_id is null and c.email = any (array['1@example.com']))`;
  const { rows } = await api.db.execute<Record<'QUERY PLAN', string>>(sql`explain ${refreshAddresses(condition)}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('orders_guest_idx');
  expect(plan).not.toContain('orders_created_at_idx');
});

it('skips an account that is deleted meanwhile', async () => {
  await refreshCustomers(api.db, Infinity);
  const email = 'short-stay@example.com';
  const [account] = await api.db.insert(users).values({ email, name: 'Short Stay' }).returning({ id: users.id });
  let refreshed: Promise<void> | undefined;
  await api.db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.id, account?.id ?? 0));
    refreshed = refreshCustomers(api.db);
    refreshed.catch(() => undefined);
    await vi.waitFor(async () => {
      const { rows } = await tx.execute(sql`select from pg_locks where not granted`);
      expect(rows.length).toBeGreaterThan(0);
    });
  });
  await refreshed;
  const { rows } = await api.db.execute(sql`select from customers where email = ${email}`);
  expect(rows).toEqual([]);
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshAddresses } from './customers-sql.ts';
import { refreshCustomerList } from './refresh-customers.ts';
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

/** A database with a purchase during each transaction; returns the number of purchases. */
function sellingWithoutPause(db: Database): { db: Database; transactions: () => number } {
  let done = 0;
  const transaction: Database['transaction'] = async (work, config) => {
    if (++done > 5) throw new Error('still working on what came later');
    const result = await db.transaction(work, config);
    await insertOrders(db, [{ payment_status: 'paid', status: 'paid', paid_at: new Date() }]);
    return result;
  };
  return { db: Object.assign(Object.create(db) as Database, { transaction }), transactions: () => done };
}

it.each([refreshCustomerList, keepSales])('$name ends while orders keep coming', async (worker) => {
  await insertOrders(api.db, [{ payment_status: 'paid', status: 'paid', paid_at: new Date() }]);
  const { db, transactions } = sellingWithoutPause(api.db);
  await worker.run({}, { ...testContext(api), db }, { last: false });
  expect(transactions()).toBe(1);
});

it('finds the newest order of each customer by the indexes of its own orders', async () => {
  const one = { payment_status: 'paid', status: 'paid', paid_at: new Date() } as const;
  await insertOrders(
    api.db,
    Array.from({ length: 3000 }, (_, n) => ({ ...one, email: `${n}@example.com` })),
  );
  await api.db.execute(sql`insert into customers (email, name) select email, email from orders on conflict do nothing`);
  await api.db.execute(sql`analyze orders, customers`);
  const which = sql`(c.user_id = any (array[1]) or c.user_id is null and c.email = any (array['1@example.com']))`;
  const { rows } = await api.db.execute<Record<'QUERY PLAN', string>>(sql`explain ${refreshAddresses(which)}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('orders_guest_idx');
  expect(plan).not.toContain('orders_created_at_idx');
});

import { getTableName } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { FILL_AFTER_INDEXES, FILL_ROWS } from '#server/modules/customers/index.ts';
import { customers } from '#server/modules/accounts/index.ts';
import { loadWithoutIndexes } from '#server/core/database/bulk-load.ts';

const dialect = new PgDialect();

/** Guest orders, by remainder of the id: with another address, a capital first letter, or an address at work. */
const GUEST_ORDERS = [
  { every: 97, remainder: 11, email: `replace(email, '@', '+records@')`, name: 'customer_name' },
  { every: 131, remainder: 17, email: 'upper(left(email, 1)) || substr(email, 2)', name: 'customer_name' },
  { every: 173, remainder: 23, email: `replace(email, '@', '@work.')`, name: `firstname || ' ' || upper(lastname)` },
] as const;
/** Only orders up to this id become guest orders. */
const LAST_ORDER_ID = 50_000;

/** Turns some orders into guest orders; most of these guests have an account as well. */
export async function createGuestOrders(client: pg.ClientBase): Promise<void> {
  for (const { every, remainder, email, name } of GUEST_ORDERS)
    await client.query(
      `update orders set user_id = null, email = ${email}, customer_name = ${name}
        where id % ${every} = ${remainder} and id <= ${LAST_ORDER_ID} and user_id > 5`,
    );
}

/** Fills the customers table from accounts and orders. */
export async function loadCustomers(client: pg.ClientBase): Promise<void> {
  const run = async (statements: readonly SQL[]) => {
    for (const statement of statements) {
      const { sql: text, params: values } = dialect.sqlToQuery(statement);
      await client.query({ text, values });
    }
  };
  await client.query('analyze users, orders');
  await loadWithoutIndexes(client, [getTableName(customers)], () => run(FILL_ROWS));
  await run(FILL_AFTER_INDEXES);
}

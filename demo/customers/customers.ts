import { getTableName } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { FILL_REST, FILL_ROWS } from '#server/modules/customers/index.ts';
import { customers } from '#server/modules/accounts/index.ts';
import { loadWithoutIndexes } from '#server/core/database/bulk-load.ts';

const dialect = new PgDialect();

/** Share of guest orders by address: another address of the customer, the same one in capitals, one at work. */
const GUESTS = [
  { every: 97, first: 11, email: `replace(email, '@', '+records@')`, name: 'customer_name' },
  { every: 131, first: 17, email: 'upper(left(email, 1)) || substr(email, 2)', name: 'customer_name' },
  { every: 173, first: 23, email: `replace(email, '@', '@work.')`, name: `firstname || ' ' || upper(lastname)` },
] as const;
/** Maximum number of orders read; lists show a page only. */
const AMONG = 50_000;

/** Lets some of the orders be those of guests, most of whom have an account as well. */
export async function makeGuests(client: pg.ClientBase): Promise<void> {
  for (const { every, first, email, name } of GUESTS)
    await client.query(
      `update orders set user_id = null, email = ${email}, customer_name = ${name}
        where id % ${every} = ${first} and id <= ${AMONG} and user_id > 5`,
    );
}

/** Writes the list of customers. */
export async function loadCustomers(client: pg.ClientBase): Promise<void> {
  const run = async (statements: readonly SQL[]) => {
    for (const statement of statements) {
      const { sql: text, params: values } = dialect.sqlToQuery(statement);
      await client.query({ text, values });
    }
  };
  await client.query('analyze users, orders');
  await loadWithoutIndexes(client, [getTableName(customers)], () => run(FILL_ROWS));
  await run(FILL_REST);
}

import { eq, type SQL, sql } from 'drizzle-orm';
import { notFound } from '#server/core/problems/problem.ts';
import { ordersOf } from './client-parts.ts';
import { type ClientRow, clients } from '#server/modules/accounts/index.ts';
import type { DataSubject, PersonalDataSource } from '#server/resources/privacy/personal-data.ts';
import { refreshClientsWithin } from './refresh-clients.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';

/** A customer whom nobody else changes until the transaction ends, as accounts and orders have her now. Throws 404. */
export async function lockClient(tx: Transaction, id: number): Promise<ClientRow> {
  await refreshClientsWithin(tx);
  const [client] = await tx.select().from(clients).where(eq(clients.id, id)).for('update');
  if (!client) throw notFound();
  return client;
}

/** What the rows of a customer are found by. */
export async function personOf(db: Queryable, client: ClientRow): Promise<DataSubject> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from orders o where ${ordersOf(client)} order by id`);
  const { id, user_id, email } = client;
  return { client: id, user_id, email, orders: rows.map((row) => row.id) };
}

/** The records whose history and notes are hers, as a condition on a table with `resource` and `record_id`. */
export async function recordsOf(
  db: Queryable,
  sources: readonly PersonalDataSource[],
  person: DataSubject,
): Promise<SQL> {
  const conditions: SQL[] = [];
  for (const { resource, table, rows } of sources) {
    if (!resource) continue;
    const found = await db.execute<{ id: number }>(sql`select id from ${table} where ${rows(person)}`);
    const ids = found.rows.map(({ id }) => id);
    if (ids.length > 0) conditions.push(sql`resource = ${resource} and record_id = any (${sql.param(ids)}::integer[])`);
  }
  return sql`(${conditions.length > 0 ? sql.join(conditions, sql` or `) : sql`false`})`;
}

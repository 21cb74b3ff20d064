import { eq, type SQL, sql } from 'drizzle-orm';
import { notFound } from '#server/core/problems/problem.ts';
import { selectOrders } from './customer-parts.ts';
import { type CustomerRow, customers } from '#server/modules/accounts/index.ts';
import type { DataSubject, PersonalDataSource } from '#server/resources/privacy/personal-data.ts';
import { refreshCustomersInTransaction } from './refresh-customers.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';

/** Loads the up-to-date customer `FOR UPDATE`. Throws 404. */
export async function lockCustomer(tx: Transaction, id: number): Promise<CustomerRow> {
  await refreshCustomersInTransaction(tx);
  const [customer] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  if (!customer) throw notFound();
  return customer;
}

/** Reads the keys that identify the personal data of a customer. */
export async function toDataSubject(db: Queryable, customer: CustomerRow): Promise<DataSubject> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from orders o where ${selectOrders(customer)} order by id`,
  );
  const { id, user_id, email } = customer;
  return { customer: id, user_id, email, orders: rows.map((row) => row.id) };
}

/** Builds the condition for audit entries and notes of the customer's records (`resource`, `record_id`). */
export async function createRecordCondition(
  db: Queryable,
  sources: readonly PersonalDataSource[],
  person: DataSubject,
): Promise<SQL> {
  const conditions: SQL[] = [];
  for (const { resource, table, rows } of sources) {
    if (!resource) continue;
    const result = await db.execute<{ id: number }>(sql`select id from ${table} where ${rows(person)}`);
    const ids = result.rows.map(({ id }) => id);
    if (ids.length > 0) conditions.push(sql`resource = ${resource} and record_id = any (${sql.param(ids)}::integer[])`);
  }
  return sql`(${conditions.length > 0 ? sql.join(conditions, sql` or `) : sql`false`})`;
}

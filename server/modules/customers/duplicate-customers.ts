import { fromMinor } from '#domain/money.ts';
import { computeDuplicateScore } from '#domain/customers/duplicate-customers.ts';
import type { DuplicateReason } from '#generated/enums.ts';
import type { Customer, DuplicateCustomer } from '#generated/schemas.ts';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { invalid, notFound } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { viewCustomer } from './customer-parts.ts';
import { type CustomerRow, customers } from '#server/modules/accounts/index.ts';
import { countDuplicates, selectDuplicatePairs } from './customers-sql.ts';
import { lockCustomer } from './data-subject.ts';
import { refreshCustomers } from './refresh-customers.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** Lists the possible duplicates of a customer with reasons and score, and a requested other customer. */
export async function adminListDuplicateCustomers({
  context: { db, reads },
  params,
  query,
}: Call<'adminListDuplicateCustomers'>): Promise<DuplicateCustomer[]> {
  await refreshCustomers(db);
  const [customer] = await reads.select().from(customers).where(eq(customers.id, params.id));
  if (!customer) throw notFound();
  const pairs = sql`(with ${selectDuplicatePairs(sql`c.id = ${customer.id}`)} select other from pairs)`;
  const isRequested = and(eq(customers.id, query.with ?? 0), isNull(customers.erased_at));
  const rows = await reads
    .select()
    .from(customers)
    .where(and(ne(customers.id, customer.id), or(sql`${customers.id} in ${pairs}`, isRequested)))
    .limit(50);
  return rows.map((duplicate) => toDuplicate(customer, duplicate)).toSorted((a, b) => b.score - a.score || a.id - b.id);
}

function toDuplicate(customer: CustomerRow, duplicate: CustomerRow): DuplicateCustomer {
  const isEqual = (key: 'email_key' | 'phone_key' | 'place_key') =>
    customer[key] !== null && customer[key] === duplicate[key];
  const reasons: DuplicateReason[] = [
    ...(isEqual('email_key') ? (['same_mailbox'] as const) : []),
    ...(isEqual('place_key') ? (['same_name_and_address'] as const) : []),
    ...(isEqual('phone_key') ? (['same_phone'] as const) : []),
  ];
  const { id, name, email, user_id, phone, company, address, zip_code, city, state, country_id, lang } = duplicate;
  const contact = { id, name, email, user_id, phone, company, address, zip_code, city, state, country_id, lang };
  const { currency, last_order_at } = duplicate;
  const sums = { spent: fromMinor(duplicate.spent, currency), currency, last_order_at: toSeconds(last_order_at) };
  return { ...contact, orders_count: duplicate.orders_count, ...sums, reasons, score: computeDuplicateScore(reasons) };
}

/** Marks two customers as not duplicates. */
export async function adminDismissDuplicateCustomer(call: Call<'adminDismissDuplicateCustomer'>): Promise<Customer> {
  const { context, params, body } = call;
  if (params.id === body.other_id) throw invalid([{ path: 'other_id', code: 'invalid' }]);
  const after = await inTransaction(context.db, async (tx) => {
    const customer = await lockCustomer(tx, params.id);
    const other = await lockCustomer(tx, body.other_id);
    for (const [subject, otherId] of [
      [customer, other.id],
      [other, customer.id],
    ] as const)
      await tx
        .update(customers)
        .set({ others: [...new Set([...subject.others, otherId])], version: sql`${customers.version} + 1` })
        .where(eq(customers.id, subject.id));
    await tx.execute(countDuplicates(sql`c.id in (${customer.id}, ${other.id})`));
    await auditChange(tx, call, 'client', customer.id, customer, { ...customer, apart_from: other.id });
    return lockCustomer(tx, customer.id);
  });
  return viewCustomer(call, after);
}

import { asc, eq } from 'drizzle-orm';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import { customers } from './customers.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** The customer of an order, by account, else by e-mail. Null until the customer list is refreshed. */
export async function findCustomerId(
  db: Queryable,
  { user_id, email }: { user_id: number | null; email: string },
): Promise<number | null> {
  const matchesEmail = eq(customers.email, normaliseEmail(email));
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(user_id === null ? matchesEmail : eq(customers.user_id, user_id))
    // accounts before guests
    .orderBy(asc(customers.user_id))
    .limit(1);
  return customer?.id ?? null;
}

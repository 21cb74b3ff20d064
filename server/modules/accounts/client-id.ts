import { asc, eq } from 'drizzle-orm';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import { clients } from './clients.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** The customer of an order, by account, else by e-mail. Null until the customer list is refreshed. */
export async function clientIdOf(
  db: Queryable,
  { user_id, email }: { user_id: number | null; email: string },
): Promise<number | null> {
  const isHers = eq(clients.email, normaliseEmail(email));
  const [client] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(user_id === null ? isHers : eq(clients.user_id, user_id))
    // accounts before guests
    .orderBy(asc(clients.user_id))
    .limit(1);
  return client?.id ?? null;
}

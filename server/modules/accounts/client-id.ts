import { asc, eq } from 'drizzle-orm';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import { clients } from './clients.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Whose an order is: the account's, else that of her e-mail. Null while the list of customers does not know. */
export async function clientIdOf(
  db: Queryable,
  { user_id, email }: { user_id: number | null; email: string },
): Promise<number | null> {
  const isHers = eq(clients.email, normaliseEmail(email));
  const [client] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(user_id === null ? isHers : eq(clients.user_id, user_id))
    // an account comes before a guest
    .orderBy(asc(clients.user_id))
    .limit(1);
  return client?.id ?? null;
}

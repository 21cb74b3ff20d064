import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/accounts.table.ts';
import { accountOf } from '#server/accounts/sessions.ts';
import type { Account } from '#server/api/handler.ts';
import { problem } from '#server/api/problem.ts';
import type { Queryable } from '#server/platform/database.ts';

/** Who asked for something that is done later, with the roles of this moment. Throws 403 when the account is gone. */
export async function ownerOf({ created_by }: { created_by: number | null }, db: Queryable): Promise<Account> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, created_by ?? 0));
  if (!user) throw problem(403, 'not_allowed');
  return accountOf(user);
}

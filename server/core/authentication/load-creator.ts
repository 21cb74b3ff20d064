import { eq } from 'drizzle-orm';
import { users } from './accounts.table.ts';
import { toAccount } from './sessions.ts';
import type { Account } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Loads the account that created a job, with its current roles. Throws 403 when it was deleted. */
export async function loadCreator({ created_by }: { created_by: number | null }, db: Queryable): Promise<Account> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, created_by ?? 0));
  if (!user) throw problem(403, 'not_allowed');
  return toAccount(user);
}

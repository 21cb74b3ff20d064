import { eq, sql } from 'drizzle-orm';
import type { UserData } from '#generated/schemas.ts';
import type { AnyCall, Handler } from '#server/core/api/handler.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { readUserData, type User } from './user-data.ts';

/** Changes the caller's account. */
async function changeAccount({ user, context }: AnyCall, change: Partial<User>): Promise<UserData> {
  const [account] = await context.db
    .update(users)
    .set({ ...change, version: sql`${users.version} + 1` })
    .where(eq(users.id, user?.id ?? 0))
    .returning();
  if (!account) throw notFound();
  return readUserData(context.db, account, context.extensions);
}

/** Sets the account's language (§7 POST user/lang). */
export const setUserLanguage: Handler<'setUserLanguage'> = (call) => changeAccount(call, { lang: call.body.lang });

/** Sets the account's currency (§7 POST user/currency). */
export const setUserCurrency: Handler<'setUserCurrency'> = (call) =>
  changeAccount(call, { currency: call.body.currency });

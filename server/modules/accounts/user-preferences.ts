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

/** Sets the account's name and phone number (§7 POST user/profile). */
export const setUserProfile: Handler<'setUserProfile'> = (call) => {
  const { firstname, lastname, phone = null } = call.body;
  return changeAccount(call, { firstname, lastname, phone, name: `${firstname} ${lastname}` });
};

/** Sets the account's delivery address (§7 POST user/delivery). */
export const setUserDelivery: Handler<'setUserDelivery'> = (call) => {
  const { company = null, address, address2 = null, zip_code, city, state = null, country_id } = call.body.address;
  return changeAccount(call, { company, address, address2, zip_code: zip_code ?? null, city, state, country_id });
};

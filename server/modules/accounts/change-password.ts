import { eq, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { createDeviceToken } from '#server/core/authentication/device-token.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { mailPasswordChanged } from './letters/account-mails.ts';
import { hashPassword } from '#server/core/authentication/passwords.ts';
import { parseBearerToken, closeSessions, getSessions } from '#server/core/authentication/sessions.ts';
import type { Handler } from '#server/core/api/handler.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';

/**
 * Sets the caller's password, ends all other sessions and notifies the owner by mail. Throws 422 for a wrong current
 * password and 429 after too many.
 */
export const changePassword: Handler<'changePassword'> = async (call) => {
  const { body, headers, context } = call;
  const { id } = requireAccount(call.user);
  const currentToken = parseBearerToken(headers.authorization);
  await checkOwnPassword(call, body.current_password);
  const password_hash = await hashPassword(body.password);
  const result = await context.db.transaction(async (tx) => {
    const [after] = await tx
      .update(users)
      .set({ password_hash, version: sql`${users.version} + 1` })
      .where(eq(users.id, id))
      .returning();
    if (!after) throw new Error('The database did not return the account.');
    const ended = await closeSessions(tx, id, currentToken);
    await mailPasswordChanged(tx, context, after);
    return { ended, device: createDeviceToken(after) };
  });
  getSessions(context.db).clear();
  return result;
};

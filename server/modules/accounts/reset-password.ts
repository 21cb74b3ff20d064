import { and, eq, gt, sql } from 'drizzle-orm';
import { passwordLinks, users } from '#server/core/authentication/accounts.table.ts';
import { countAttempt, isRefusal, limitFailures } from '#server/core/authentication/attempts.ts';
import { createDeviceToken } from '#server/core/authentication/device-token.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import { hashPassword } from '#server/core/authentication/passwords.ts';
import { closeSessions, getSessions, hashToken } from '#server/core/authentication/sessions.ts';
import { mailPasswordChanged } from './letters/account-mails.ts';
import { PASSWORD_LETTER } from './letters/password-letter.ts';
import { signInAs } from './open-session.ts';
import type { Handler } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { computeExpiry, readDuration } from '#server/core/settings/durations.ts';

/**
 * Requests a link to set a new password (§7). An unknown address stores a row and a job too, so that neither response
 * nor timing reveals which addresses have accounts. Throws 429 after too many requests.
 */
export const forgotPassword: Handler<'forgotPassword'> = async ({ body, ip, context: { db, jobs, now } }) => {
  const email = normaliseEmail(body.email);
  await countAttempt(db, { kind: 'forgot', who: ip }, { kind: 'forgot_email', who: email });
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(passwordLinks)
      .values({
        user_id: sql`(SELECT ${users.id} FROM ${users} WHERE ${users.email} = ${email})`,
        expires_at: await computeExpiry(tx, 'password_link_hours', now()),
        created_at: now(),
      })
      .returning({ id: passwordLinks.id });
    if (!row) throw new Error('The database did not return the link.');
    await jobs.send(PASSWORD_LETTER, { password_link_id: row.id }, { tx });
  });
  return { ok: true, hours: (await readDuration(db, 'password_link_hours')) / 3_600_000 };
};

/**
 * Sets the password of a link's account, once: ends its sessions and other links, notifies the owner by mail and signs
 * in, for accounts with an authenticator app by a second step. Throws 404 for a used, expired or unknown link.
 */
export const resetPassword: Handler<'resetPassword'> = async (call) => {
  const { body, ip, context } = call;
  const { db, now } = context;
  const isValid = and(eq(passwordLinks.token_hash, hashToken(body.token)), gt(passwordLinks.expires_at, now()));
  const reset = async () => {
    const [link] = await db.select({ id: passwordLinks.id }).from(passwordLinks).where(isValid);
    if (!link) throw problem(404, 'password_link_invalid');
    const password_hash = await hashPassword(body.password);
    return db.transaction(async (tx) => {
      const [used] = await tx.delete(passwordLinks).where(isValid).returning({ user_id: passwordLinks.user_id });
      // used meanwhile
      if (!used?.user_id) throw problem(404, 'password_link_invalid');
      const [account] = await tx
        .update(users)
        .set({ password_hash, last_seen_at: sql`now()`, version: sql`${users.version} + 1` })
        .where(eq(users.id, used.user_id))
        .returning();
      if (!account) throw new Error('The database did not return the account.');
      await tx.delete(passwordLinks).where(eq(passwordLinks.user_id, account.id));
      await closeSessions(tx, account.id);
      await mailPasswordChanged(tx, context, account);
      return account;
    });
  };
  const account = await limitFailures(db, [{ kind: 'reset', who: ip }], reset, isRefusal);
  getSessions(db).clear();
  // the link proves the device
  return signInAs(call, account, { device: createDeviceToken(account) });
};

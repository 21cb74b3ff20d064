import { arrayContains, eq, sql } from 'drizzle-orm';
import { pendingSignUps, users } from '#server/core/authentication/accounts.table.ts';
import { isRefusal, limitFailures } from '#server/core/authentication/attempts.ts';
import { createDeviceToken } from '#server/core/authentication/device-token.ts';
import { hashToken, createSession } from '#server/core/authentication/sessions.ts';
import { linkIdentity } from './social/identities.ts';
import { subscribeConfirmed } from './newsletter/subscribe.ts';
import { readUserData } from './user-data.ts';
import type { Handler } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';

type SignUp = typeof pendingSignUps.$inferSelect;

/**
 * Creates the account of a sign-up and signs in. Throws 404 for an expired or unknown link, and 409 when the address
 * is already confirmed.
 */
export const confirmEmail: Handler<'confirmEmail'> = async ({
  body,
  ip,
  headers,
  context: { db, now, extensions },
}) => {
  const confirm = () =>
    inTransaction(db, async (tx) => {
      const hasToken = arrayContains(pendingSignUps.token_hashes, [hashToken(body.token)]);
      const [signUp] = await tx.select().from(pendingSignUps).where(hasToken).for('update');
      if (!signUp || (!signUp.confirmed_at && signUp.expires_at <= now())) throw problem(404, 'sign_up_link_invalid');
      const account = signUp.confirmed_at ? undefined : await openAccount(tx, signUp);
      if (!account) throw problem(409, 'email_confirmed');
      if (account.newsletter) await subscribeConfirmed(tx, { ...account, source: 'sign_up' }, now());
      await tx
        .update(pendingSignUps)
        .set({ confirmed_at: now(), password_hash: null })
        .where(eq(pendingSignUps.email, signUp.email));
      const { currency, country_id, origin, referer, shop_id } = signUp;
      const details = { ip, currency, country_id, origin, referer, shop_id };
      const token = await createSession(tx, account.id, headers['user-agent'], details);
      return { token, account, redirect: signUp.redirect };
    });
  const { token, account, redirect } = await limitFailures(db, [{ kind: 'confirm', who: ip }], confirm, isRefusal);
  return { token, data: await readUserData(db, account, extensions), device: createDeviceToken(account), redirect };
};

/** Creates the account, linked to the service it was signed up with; undefined when the address has one. */
async function openAccount(tx: Transaction, signUp: SignUp): Promise<typeof users.$inferSelect | undefined> {
  const { email, password_hash, firstname, lastname, lang, currency, country_id, newsletter } = signUp;
  const { origin, referer, shop_id } = signUp;
  const [account] = await tx
    .insert(users)
    .values({
      ...{ email, password_hash, firstname, lastname, lang, currency, country_id, newsletter },
      ...{ origin, referer, shop_id },
      // a service may know one name
      name: `${firstname} ${lastname}`.trim(),
      last_seen_at: sql`now()`,
    })
    .onConflictDoNothing({ target: users.email })
    .returning();
  const { social_provider: provider, social_subject: subject } = signUp;
  if (account && provider && subject) await linkIdentity(tx, { provider, subject, user_id: account.id });
  return account;
}

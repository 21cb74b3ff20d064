import { randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { mailAccountExists, mailConfirmation } from './account-mails.ts';
import { pendingSignUps, users } from '#server/core/authentication/accounts.table.ts';
import { hashToken } from '#server/core/authentication/sessions.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { computeExpiry, readDuration } from '#server/core/settings/durations.ts';

/** Job that mails the response to a sign-up. */
export const SIGN_UP_LETTER = 'write-sign-up-letter';

/**
 * Mails the confirmation link, or that an account exists. Each mail has its own link; the last one starts the
 * validity period of the sign-up.
 */
export const writeSignUpLetter: Worker<{ sign_up_id?: number }> = {
  name: SIGN_UP_LETTER,
  batch: 20,
  run: async ({ sign_up_id }, context) => {
    const now = context.now();
    await context.db.transaction(async (tx) => {
      const isPending = and(eq(pendingSignUps.id, sign_up_id ?? 0), gt(pendingSignUps.expires_at, now));
      const [signUp] = await tx.select().from(pendingSignUps).where(isPending).for('update');
      if (!signUp) return;
      const [account] = await tx.select().from(users).where(eq(users.email, signUp.email));
      if (account) return mailAccountExists(tx, context, account);
      // the created account was erased or changed its address
      if (signUp.confirmed_at) return;
      const token = randomBytes(32).toString('base64url');
      await tx
        .update(pendingSignUps)
        .set({
          token_hashes: sql`array_append(${pendingSignUps.token_hashes}, ${hashToken(token)})`,
          expires_at: await computeExpiry(tx, 'sign_up_link_hours', now),
        })
        .where(eq(pendingSignUps.id, signUp.id));
      const hours = (await readDuration(tx, 'sign_up_link_hours')) / 3_600_000;
      await mailConfirmation(tx, context, { ...signUp, token, hours });
    });
  },
};

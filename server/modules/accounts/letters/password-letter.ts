import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { mailPasswordLink } from './account-mails.ts';
import { passwordLinks, users } from '#server/core/authentication/accounts.table.ts';
import { hashToken } from '#server/core/authentication/sessions.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { readDuration } from '#server/core/settings/durations.ts';

/** Job that mails a requested link to set a new password. */
export const PASSWORD_LETTER = 'write-password-letter';

/** Mails the link when the address has an account. A repeated run replaces the token, so only the last mail's link works. */
export const writePasswordLetter: Worker<{ password_link_id?: number }> = {
  name: PASSWORD_LETTER,
  batch: 20,
  run: async ({ password_link_id }, context) => {
    await context.db.transaction(async (tx) => {
      const isOpen = and(eq(passwordLinks.id, password_link_id ?? 0), gt(passwordLinks.expires_at, context.now()));
      const [row] = await tx
        .select({ user: users })
        .from(passwordLinks)
        .innerJoin(users, eq(users.id, passwordLinks.user_id))
        .where(isOpen)
        .for('update', { of: passwordLinks });
      if (!row) return;
      const token = randomBytes(32).toString('base64url');
      await tx
        .update(passwordLinks)
        .set({ token_hash: hashToken(token) })
        .where(isOpen);
      const hours = (await readDuration(tx, 'password_link_hours')) / 3_600_000;
      await mailPasswordLink(tx, context, row.user, { token, hours });
    });
  },
};

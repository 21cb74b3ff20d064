import { and, eq, inArray, lt } from 'drizzle-orm';
import { passkeyChallenges, passwordLinks, pendingSignUps } from './accounts.table.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import type { Database } from '#server/core/database/database.ts';

/** Deletes expired sign-ups and their mails. */
export async function deleteExpiredSignUps(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await tx
      .delete(pendingSignUps)
      .where(lt(pendingSignUps.expires_at, now))
      .returning({ email: pendingSignUps.email });
    const emails = [...new Set(deleted.map(({ email }) => email))];
    await tx.delete(mails).where(and(eq(mails.template, 'sign_up'), inArray(mails.recipient, emails)));
  });
}

/** Deletes expired links to set a new password. */
export async function deleteExpiredLinks(db: Database, now: Date): Promise<void> {
  await db.delete(passwordLinks).where(lt(passwordLinks.expires_at, now));
}

/** Deletes expired challenges of passkeys. */
export async function deleteExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expires_at, now));
}

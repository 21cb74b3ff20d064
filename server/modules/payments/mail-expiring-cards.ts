import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { mailCardExpiring } from './letters/card-mails.ts';
import { cardSetups, savedCards } from './saved-cards.table.ts';

const BATCH_SIZE = 100;
/** Days for which a card may wait for 3-D Secure. */
const SETUP_DAYS = 2;

/**
 * Mails the accounts whose saved card expires at the end of the month, once a card, and deletes set-ups that were never completed.
 * Runs daily.
 */
export const mailExpiringCards: Worker = {
  name: 'mail-expiring-cards',
  schedule: '17 7 * * *',
  run: async (_data, context, { signal }) => {
    const { db, now } = context;
    while (!signal?.aborted && (await inTransaction(db, (tx) => mailBatch(tx, context))) === BATCH_SIZE);
    const keptFrom = new Date(now().getTime() - SETUP_DAYS * 24 * 3_600_000);
    await db.delete(cardSetups).where(lt(cardSetups.created_at, keptFrom));
  },
};

/** Mails a batch and marks its cards in the same transaction. Returns their number. */
async function mailBatch(tx: Transaction, context: Context): Promise<number> {
  const month = context.now().toISOString().slice(0, 7);
  const due = await tx
    .select({ card: savedCards, user: users })
    .from(savedCards)
    .innerJoin(users, eq(users.id, savedCards.user_id))
    .where(and(isNull(savedCards.notified_at), eq(savedCards.card_expires, month)))
    .orderBy(asc(savedCards.id))
    .limit(BATCH_SIZE)
    .for('update', { of: savedCards, skipLocked: true });
  for (const { card, user } of due) await mailCardExpiring(tx, context, user, card);
  const ids = due.map(({ card }) => card.id);
  if (ids.length > 0)
    await tx
      .update(savedCards)
      .set({ notified_at: context.now() })
      .where(sql`${savedCards.id} = any(${sql.param(ids)}::int[])`);
  return due.length;
}

import { and, eq, lte, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import { inTransaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { quotes } from './quotes.table.ts';

/** Marks expired quotes every ten minutes. Their links are invalid as soon as they expire. */
export const expireQuotes: Worker = {
  name: 'expire-quotes',
  schedule: '5-59/10 * * * *',
  run: (_data, context) => markExpiredQuotes(context),
};

/** Marks expired quotes. */
export async function markExpiredQuotes({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const expired = await tx
      .update(quotes)
      .set({ status: 'expired', version: sql`${quotes.version} + 1` })
      .where(and(eq(quotes.status, 'sent'), lte(quotes.expires_at, now())))
      .returning({ id: quotes.id });
    for (const { id } of expired) await announceChange(tx, { resource: 'quotes', id, action: 'update' });
  });
}

import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { items, projects } from './catalogue.table.ts';
import { mailStockNotice } from './letters/stock-notice-mail.ts';
import { stockNotices } from './stock-notices.table.ts';
import { IS_PUBLIC } from './window.ts';

const BATCH_SIZE = 100;
/** Sent notices are kept for the cancel links in their mails. */
const KEPT_DAYS = 90;

/**
 * Mails the visitors who wait for an item that is in stock and on sale. Stock rises in many ways (corrections,
 * cancellations, imports), so the items are checked every minute.
 */
export const mailStockNotices: Worker = {
  name: 'mail-stock-notices',
  schedule: '* * * * *',
  run: async (_data, context, { signal }) => {
    const { db, now } = context;
    while (!signal?.aborted && (await inTransaction(db, (tx) => mailBatch(tx, context))) === BATCH_SIZE);
    const keptFrom = new Date(now().getTime() - KEPT_DAYS * 24 * 3600 * 1000);
    await db.delete(stockNotices).where(lt(stockNotices.sent_at, keptFrom));
  },
};

/** Mails the oldest due notices and marks them as sent in the same transaction. Returns their number. */
async function mailBatch(tx: Transaction, context: Context): Promise<number> {
  const due = await tx
    .select({ notice: stockNotices, name: items.name, project: projects })
    .from(stockNotices)
    .innerJoin(items, eq(items.id, stockNotices.item_id))
    .innerJoin(projects, eq(projects.id, items.project_id))
    .where(and(isNull(stockNotices.sent_at), gt(items.stock, 0), IS_PUBLIC))
    .orderBy(asc(stockNotices.id))
    .limit(BATCH_SIZE)
    .for('update', { of: stockNotices, skipLocked: true });
  for (const { notice, ...item } of due) await mailStockNotice(tx, context, notice, item);
  if (due.length > 0) {
    const ids = due.map(({ notice }) => notice.id);
    await tx
      .update(stockNotices)
      .set({ sent_at: context.now() })
      .where(sql`${stockNotices.id} = any(${sql.param(ids)}::int[])`);
  }
  return due.length;
}

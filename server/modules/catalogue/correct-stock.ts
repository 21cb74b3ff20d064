import type { CatalogueItem } from '#generated/schemas.ts';
import { eq } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { invalid, problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import { items } from './catalogue.table.ts';
import { lockProjects } from './lock-projects.ts';
import { returnStock } from './stock.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { answerRecord } from '#server/resources/answer-record.ts';

/**
 * Adds or removes copies of an item with a reason. Takes a difference, so that concurrent sales are not lost. Throws
 * 404, and 422 for zero or more than the stock.
 */
export async function adminCorrectStock(call: Call<'adminCorrectStock'>): Promise<CatalogueItem> {
  const { context, params, body } = call;
  if (body.change === 0) throw invalid([{ path: 'change', code: 'stock_change_zero' }]);
  await inTransaction(context.db, async (tx) => {
    const [item] = await tx.select({ project_id: items.project_id }).from(items).where(eq(items.id, params.id));
    if (!item) throw problem(404, 'not_found');
    await lockProjects(tx, [item.project_id]);
    const [before] = await tx.select().from(items).where(eq(items.id, params.id)).for('no key update');
    if (!before) throw problem(404, 'not_found');
    const stock = before.stock + body.change;
    if (stock < 0) throw invalid([{ path: 'change', code: 'stock_below_nothing', params: { stock: before.stock } }]);
    await returnStock(tx, [{ item_id: before.id, project_id: before.project_id, quantity: body.change }]);
    await auditChange(tx, call, 'items', before.id, before, { ...before, stock });
    await announceChange(tx, { resource: 'projects', id: before.project_id, action: 'action' });
  });
  return answerRecord('items', call);
}

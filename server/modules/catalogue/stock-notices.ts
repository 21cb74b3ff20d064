import type { StockNotice } from '#generated/schemas.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { countAttempt } from '#server/core/authentication/attempts.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import type { Call } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { checkProjectAccess, VISIBILITY_COLUMNS } from './access.ts';
import { readRows } from '#server/core/database/selection.ts';
import { alias } from 'drizzle-orm/pg-core';
import { items } from './catalogue.table.ts';
import { stockNotices } from './stock-notices.table.ts';

const i = alias(items, 'i');

/**
 * Records a request for one mail when an item is in stock again. An address that has asked gets the same response, so
 * that addresses cannot be enumerated. Throws 404 for a hidden item and 409 for one in stock.
 */
export async function requestStockNotice(call: Call<'requestStockNotice'>): Promise<StockNotice> {
  const { context, params, body, user, lang, ip, reply } = call;
  await countAttempt(context.db, { kind: 'stock_notice', who: ip });
  const [item] = await readRows(
    context.db,
    { stock: i.stock, ...VISIBILITY_COLUMNS },
    (columns) => sql`select ${columns} from items i join projects p on p.id = i.project_id where i.id = ${params.id}`,
  );
  if (!item) throw notFound();
  await checkProjectAccess(call, item);
  if (item.stock > 0) throw problem(409, 'item_in_stock');
  const email = normaliseEmail(body.email);
  reply.status(201);
  // spam gets the normal response and is not stored
  if (!body.website) {
    await context.db
      .insert(stockNotices)
      .values({
        ...{ item_id: params.id, email, lang, user_id: user?.id ?? null },
        token: createSecret(),
        created_at: context.now(),
      })
      .onConflictDoNothing();
  }
  return { item_id: params.id, email };
}

/** Cancels all notices to the address of a token. Succeeds for an unknown one, which has expired. */
export async function cancelStockNotices({ context, params }: Call<'cancelStockNotices'>): Promise<undefined> {
  const [notice] = await context.db
    .select({ email: stockNotices.email })
    .from(stockNotices)
    .where(eq(stockNotices.token, params.token));
  if (notice) {
    await context.db
      .delete(stockNotices)
      .where(and(eq(stockNotices.email, notice.email), isNull(stockNotices.sent_at)));
  }
}

// Creates drafts from other drafts or orders.
import type { ManualOrder } from '#generated/schemas.ts';
import { asc, eq } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { readDraftLines, writeDraftLines } from './draft-lines.ts';
import { type DraftLine, type ManualOrderRow } from './draft-line.ts';
import { answerDraft } from './manual-orders.resource.ts';
import { manualOrders } from './manual-orders.table.ts';
import { toDraftSums, priceDraft } from './price-draft.ts';
import { getDraftCustomerName } from './save-draft.ts';
import { orders } from '../orders.table.ts';
import { orderLines } from '../shop-orders.table.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { readRates } from '#server/modules/pricing/index.ts';

/** The copied customer and terms. */
type CopiedValues = Omit<typeof manualOrders.$inferInsert, 'id' | 'status' | 'created_by' | 'created_at' | 'priced_at'>;
type CopyCall = Call<'adminDuplicateManualOrder'> | Call<'adminOrderAgain'>;

async function writeCopy(
  tx: Transaction,
  call: CopyCall,
  values: CopiedValues,
  sourceLines: readonly DraftLine[],
): Promise<ManualOrderRow> {
  const { context, user, reply } = call;
  const at = context.now();
  const [row] = await tx
    .insert(manualOrders)
    .values({
      ...values,
      customer_name: getDraftCustomerName(values),
      created_by: user?.id,
      created_at: at,
      priced_at: at,
    })
    .returning();
  if (!row) throw new Error('The database did not return the draft.');
  // without list prices: current ones are used
  const lines = sourceLines.map(({ item_id, quantity, chosen_sizes, price, discount_percent, reason }) => ({
    ...{ item_id, quantity, chosen_sizes, price, discount_percent, reason },
  }));
  const priced = await priceDraft(tx, { terms: row, lines, rates: await readRates(context.db, tx), at });
  await writeDraftLines(tx, row.id, lines, priced);
  const [saved] = await tx.update(manualOrders).set(toDraftSums(priced)).where(eq(manualOrders.id, row.id)).returning();
  if (!saved) throw new Error(`draft ${row.id} is gone`);
  await auditChange(tx, call, 'orders-manual', row.id, undefined, saved);
  reply.status(200);
  return saved;
}

/** Duplicates a draft at current list prices. */
export async function adminDuplicateManualOrder(call: Call<'adminDuplicateManualOrder'>): Promise<ManualOrder> {
  const row = await inTransaction(call.context.db, async (tx) => {
    const [source] = await tx.select().from(manualOrders).where(eq(manualOrders.id, call.params.id));
    if (!source) throw notFound();
    const { user_id, firstname, lastname, email, phone, company, vat_number, address, address2, zip_code } = source;
    const { city, state, country_id, lang, currency, shipping_type, shipping_price, shipping_reason, pickup } = source;
    const { discount_percent, discount_amount, discount_reason, promo_code, message } = source;
    const customer = { user_id, firstname, lastname, email, phone, company, vat_number, address, address2, zip_code };
    const terms = { city, state, country_id, lang, currency, shipping_type, shipping_price, shipping_reason, pickup };
    const discount = { discount_percent, discount_amount, discount_reason, promo_code, message };
    return writeCopy(tx, call, { ...customer, ...terms, ...discount }, await readDraftLines(tx, source.id));
  });
  return answerDraft(call, row);
}

/** Creates a draft with the customer and items of an order at current prices. */
export async function adminOrderAgain(call: Call<'adminOrderAgain'>): Promise<ManualOrder> {
  const row = await inTransaction(call.context.db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, call.params.id));
    if (!order) throw notFound();
    const { item_id, quantity } = orderLines;
    const soldLines = await tx
      .select({ item_id, quantity })
      .from(orderLines)
      .where(eq(orderLines.order_id, order.id))
      .orderBy(asc(orderLines.id));
    if (soldLines.length === 0) throw problem(409, 'draft_empty');
    const { user_id, firstname, lastname, email, phone, company, vat_number, address, address2, zip_code } = order;
    const { city, state, country_id, lang, currency, pickup } = order;
    const shipping_type = pickup ? ('pickup' as const) : null;
    const customer = { user_id, firstname, lastname, email, phone, company, vat_number, address, address2, zip_code };
    const lines = soldLines.map((line) => ({
      ...line,
      ...{ chosen_sizes: null, price: null, discount_percent: null, reason: null },
    }));
    return writeCopy(tx, call, { ...customer, city, state, country_id, lang, currency, pickup, shipping_type }, lines);
  });
  return answerDraft(call, row);
}

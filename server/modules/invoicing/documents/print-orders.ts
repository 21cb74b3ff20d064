import type { PrintAnswer } from '#generated/schemas.ts';
import type { PrintKind, PrintOrder } from '#generated/enums.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { createSignedLink } from '#server/core/authentication/signed-link.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { orderLines, orders, printRuns, prints } from '#server/modules/orders/index.ts';
import { invoices } from '../invoices.table.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';

/** Validity of print links, long enough to reload the tab. */
const LINK_VALIDITY_MS = 15 * 60_000;

/** Print counters by kind. */
const COUNTERS = {
  packing_slip: 'slips_printed',
  label: 'labels_printed',
  invoice: 'invoices_printed',
} as const satisfies Record<PrintKind, keyof typeof orders.$inferSelect>;

/** Records a print of orders and returns a link to its PDF. Statuses do not change. */
export async function adminPrintOrders(call: Call<'adminPrintOrders'>): Promise<PrintAnswer> {
  const { context, body, user } = call;
  const { kind = 'packing_slip', arrange = 'selection' } = body;
  return inTransaction(context.db, async (tx) => {
    const printedIds = await arrangeOrders(tx, await filterPrintable(tx, kind, body.ids), arrange);
    const refused = body.ids
      .filter((id) => !printedIds.includes(id))
      .map((id) => ({ id, code: kind === 'invoice' ? 'invoice_missing' : 'not_found' }));
    if (printedIds.length === 0) return { done: printedIds, refused };
    const secret = createSecret();
    const printed_at = context.now();
    const [run] = await tx
      .insert(printRuns)
      .values({ kind, order_ids: printedIds, secret, created_by: user?.id, created_at: printed_at })
      .returning();
    if (!run) throw new Error('The database did not return the print run.');
    await tx
      .insert(prints)
      .values(printedIds.map((order_id) => ({ order_id, kind, run_id: run.id, printed_at, printed_by: user?.id })));
    await incrementCounters(tx, call, kind, printedIds);
    const until = new Date(printed_at.getTime() + LINK_VALIDITY_MS);
    return {
      done: printedIds,
      refused,
      ...createSignedLink(`/admin/prints/${run.id}/file`, run, printed_at, { until }),
    };
  });
}

/** Returns the ids of orders that can be printed; for invoices those invoiced. */
async function filterPrintable(tx: Transaction, kind: PrintKind, ids: readonly number[]): Promise<number[]> {
  const query =
    kind === 'invoice'
      ? tx
          .select({ id: invoices.order_id })
          .from(invoices)
          .where(and(inArray(invoices.order_id, [...ids]), eq(invoices.type, 'invoice')))
      : tx
          .select({ id: orders.id })
          .from(orders)
          .where(inArray(orders.id, [...ids]));
  const printableIds = new Set((await query).map(({ id }) => id));
  return ids.filter((id) => printableIds.has(id));
}

/** Sorts orders as selected, or by format, artist and title of their first record. */
async function arrangeOrders(tx: Transaction, ids: readonly number[], arrange: PrintOrder): Promise<number[]> {
  if (arrange === 'selection' || ids.length === 0) return [...ids];
  const { order_id, category, artist_name, name } = orderLines;
  const firstLines = await tx
    .selectDistinctOn([order_id], { order_id, category, artist_name, name })
    .from(orderLines)
    .where(inArray(order_id, [...ids]))
    .orderBy(order_id, asc(category), asc(artist_name), asc(name), asc(orderLines.id));
  const collator = new Intl.Collator('en');
  const getShelfKey = ({ category: shelf, artist_name: artist, name: title }: (typeof firstLines)[number]) =>
    [shelf, artist ?? '', title].join('\u0001');
  const sortedLines = firstLines.toSorted((a, b) => collator.compare(getShelfKey(a), getShelfKey(b)));
  const sorted = sortedLines.map((line) => line.order_id);
  return [...sorted, ...ids.filter((id) => !sorted.includes(id))];
}

/** Increments the print counters of orders with audit entries. */
async function incrementCounters(
  tx: Transaction,
  call: Call<'adminPrintOrders'>,
  kind: PrintKind,
  ids: readonly number[],
): Promise<void> {
  const counter = COUNTERS[kind];
  // keep the version, so that open forms do not conflict
  const updated = await tx
    .update(orders)
    .set({ [counter]: sql`${orders[counter]} + 1` })
    .where(inArray(orders.id, [...ids]))
    .returning({ id: orders.id, times: orders[counter] });
  for (const { id, times } of updated) {
    await auditChange(tx, call, 'orders', id, { [counter]: times - 1 }, { [counter]: times });
  }
}

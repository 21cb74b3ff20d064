import type { PrintAnswer } from '#generated/schemas.ts';
import type { PrintKind, PrintOrder } from '#generated/enums.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { signedLink } from '#server/core/authentication/signed-link.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { orderLines, orders, printRuns, prints } from '#server/modules/orders/index.ts';
import { invoices } from '../invoices.table.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';

/** Validity of print addresses, long enough to reload the tab. */
const LINK_MS = 15 * 60_000;

/** Print counters by kind. */
const COUNTERS = {
  packing_slip: 'slips_printed',
  label: 'labels_printed',
  invoice: 'invoices_printed',
} as const satisfies Record<PrintKind, keyof typeof orders.$inferSelect>;

/** Records a print of orders and returns the address of its PDF. Statuses do not change. */
export async function adminPrintOrders(call: Call<'adminPrintOrders'>): Promise<PrintAnswer> {
  const { context, body, user } = call;
  const { kind = 'packing_slip', arrange = 'selection' } = body;
  return inTransaction(context.db, async (tx) => {
    const done = await arrangeOrders(tx, await filterPrintable(tx, kind, body.ids), arrange);
    const refused = body.ids
      .filter((id) => !done.includes(id))
      .map((id) => ({ id, code: kind === 'invoice' ? 'invoice_missing' : 'not_found' }));
    if (done.length === 0) return { done, refused };
    const secret = createSecret();
    const printed_at = context.now();
    const [run] = await tx
      .insert(printRuns)
      .values({ kind, order_ids: done, secret, created_by: user?.id, created_at: printed_at })
      .returning();
    if (!run) throw new Error('The database did not answer the print run.');
    await tx
      .insert(prints)
      .values(done.map((order_id) => ({ order_id, kind, run_id: run.id, printed_at, printed_by: user?.id })));
    await count(tx, call, kind, done);
    const until = new Date(printed_at.getTime() + LINK_MS);
    return { done, refused, ...signedLink(`/admin/prints/${run.id}/file`, run, printed_at, { until }) };
  });
}

/** Orders that can be printed; for invoices those invoiced. */
async function filterPrintable(tx: Transaction, kind: PrintKind, ids: readonly number[]): Promise<number[]> {
  const found =
    kind === 'invoice'
      ? tx
          .select({ id: invoices.order_id })
          .from(invoices)
          .where(and(inArray(invoices.order_id, [...ids]), eq(invoices.type, 'invoice')))
      : tx
          .select({ id: orders.id })
          .from(orders)
          .where(inArray(orders.id, [...ids]));
  const there = new Set((await found).map(({ id }) => id));
  return ids.filter((id) => there.has(id));
}

/** Sorts orders as selected, or by format, artist and title of their first record. */
async function arrangeOrders(tx: Transaction, ids: readonly number[], arrange: PrintOrder): Promise<number[]> {
  if (arrange === 'selection' || ids.length === 0) return [...ids];
  const { order_id, category, artist_name, name } = orderLines;
  const first = await tx
    .selectDistinctOn([order_id], { order_id, category, artist_name, name })
    .from(orderLines)
    .where(inArray(order_id, [...ids]))
    .orderBy(order_id, asc(category), asc(artist_name), asc(name), asc(orderLines.id));
  const collator = new Intl.Collator('en');
  const place = ({ category: shelf, artist_name: artist, name: title }: (typeof first)[number]) =>
    [shelf, artist ?? '', title].join('\u0001');
  const sorted = first.toSorted((a, b) => collator.compare(place(a), place(b))).map((row) => row.order_id);
  return [...sorted, ...ids.filter((id) => !sorted.includes(id))];
}

async function count(
  tx: Transaction,
  call: Call<'adminPrintOrders'>,
  kind: PrintKind,
  ids: readonly number[],
): Promise<void> {
  const counter = COUNTERS[kind];
  // keep the version, so that open forms do not conflict
  const counted = await tx
    .update(orders)
    .set({ [counter]: sql`${orders[counter]} + 1` })
    .where(inArray(orders.id, [...ids]))
    .returning({ id: orders.id, times: orders[counter] });
  for (const { id, times } of counted) {
    await auditChange(tx, call, 'orders', id, { [counter]: times - 1 }, { [counter]: times });
  }
}

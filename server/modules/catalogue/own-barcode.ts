import { parseEan } from '#domain/catalogue/ean.ts';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { problem } from '#server/core/problems/problem.ts';
import { barcodes } from './barcodes.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { columnsOf, type RowOf } from '#server/core/database/selection.ts';

/** An item with the barcode that stands on it, or is to. */
interface Marked {
  id: number;
  barcode: string | null | undefined;
}

/** Whether a barcode stands on one copy, as the trade reads it: cartons and labels of our own do not. */
export const isOwn = ({ quantity, kind }: Pick<typeof barcodes.$inferSelect, 'quantity' | 'kind'>): boolean =>
  quantity === 1 && kind !== 'house';

const OWN = sql.raw(`quantity = 1 and kind <> 'house'`);

/** The barcode that stands on an item, by an expression for its number: the first that was written down of those on it. */
export const ownBarcode = (item: SQL): SQL<string | null> =>
  sql`(select barcode from barcodes where item_id = ${item} and ${OWN} order by id limit 1)`;

const OWN_ROW = columnsOf(barcodes, 'id', 'item_id', 'barcode', 'version');

/** The barcodes that stand on items, by the item's number. */
export async function ownBarcodes(
  db: Queryable,
  items: readonly number[],
): Promise<Map<number, RowOf<typeof OWN_ROW>>> {
  if (items.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([barcodes.item_id], OWN_ROW)
    .from(barcodes)
    .where(and(inArray(barcodes.item_id, [...items]), OWN))
    .orderBy(barcodes.item_id, barcodes.id);
  return new Map(rows.map((row) => [row.item_id, row]));
}

/**
 * Writes the barcodes that are to stand on items; null takes one away, undefined leaves it. What another item has is
 * refused (409) by its place in the list.
 */
export async function saveOwnBarcodes(tx: Queryable, items: readonly Marked[]): Promise<void> {
  const known = await ownBarcodes(
    tx,
    items.map(({ id }) => id),
  );
  const changed = items.flatMap(({ id, barcode }, place) => {
    const code = barcode ? (parseEan(barcode) ?? barcode) : barcode;
    return code === undefined || code === (known.get(id)?.barcode ?? null) ? [] : [{ id, place, code }];
  });
  const old = changed.flatMap(({ id }) => known.get(id)?.id ?? []);
  // first all go, so that items can exchange theirs; each comes back under its number, the first of its item as before
  if (old.length > 0) await tx.delete(barcodes).where(inArray(barcodes.id, old));
  for (const { id, place, code } of changed) {
    if (code === null) continue;
    const kind = code.startsWith('0') ? 'upc_a' : 'ean13';
    const before = known.get(id);
    const written = await tx
      .insert(barcodes)
      .values({ barcode: code, item_id: id, kind, ...(before && { id: before.id, version: before.version + 1 }) })
      .onConflictDoNothing()
      .returning({ id: barcodes.id });
    if (written.length === 0)
      throw problem(409, 'already_taken', { errors: [{ path: `items.${place}.barcode`, code: 'already_taken' }] });
  }
}

import { parseEan } from '#domain/catalogue/ean.ts';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { problem } from '#server/core/problems/problem.ts';
import { barcodes } from './barcodes.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { columnsOf, type RowOf } from '#server/core/database/selection.ts';

/** An item id with the barcode of a single copy. */
interface ItemBarcode {
  id: number;
  barcode: string | null | undefined;
}

/** Whether a barcode is the item's own: a trade code of a single copy, no carton or house label. */
export const isOwnBarcode = ({ quantity, kind }: Pick<typeof barcodes.$inferSelect, 'quantity' | 'kind'>): boolean =>
  quantity === 1 && kind !== 'house';

const IS_OWN = sql.raw(`quantity = 1 and kind <> 'house'`);

/** SQL of an item's own barcode by id: the first one. */
export const selectOwnBarcode = (item: SQL): SQL<string | null> =>
  sql`(select barcode from barcodes where item_id = ${item} and ${IS_OWN} order by id limit 1)`;

const OWN_COLUMNS = columnsOf(barcodes, 'id', 'item_id', 'barcode', 'version');

/** Reads the own barcodes of items by id. */
export async function readOwnBarcodes(
  db: Queryable,
  items: readonly number[],
): Promise<Map<number, RowOf<typeof OWN_COLUMNS>>> {
  if (items.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([barcodes.item_id], OWN_COLUMNS)
    .from(barcodes)
    .where(and(inArray(barcodes.item_id, [...items]), IS_OWN))
    .orderBy(barcodes.item_id, barcodes.id);
  return new Map(rows.map((row) => [row.item_id, row]));
}

/**
 * Writes the own barcodes of items; null removes one, undefined keeps it. Throws 409 with its position for a barcode
 * of another item.
 */
export async function saveOwnBarcodes(tx: Queryable, items: readonly ItemBarcode[]): Promise<void> {
  const existing = await readOwnBarcodes(
    tx,
    items.map(({ id }) => id),
  );
  const changed = items.flatMap(({ id, barcode }, place) => {
    const code = barcode ? (parseEan(barcode) ?? barcode) : barcode;
    return code === undefined || code === (existing.get(id)?.barcode ?? null) ? [] : [{ id, place, code }];
  });
  const replacedIds = changed.flatMap(({ id }) => existing.get(id)?.id ?? []);
  // delete first, so that items can swap barcodes; ids are kept
  if (replacedIds.length > 0) await tx.delete(barcodes).where(inArray(barcodes.id, replacedIds));
  for (const { id, place, code } of changed) {
    if (code === null) continue;
    const kind = code.startsWith('0') ? 'upc_a' : 'ean13';
    const replaced = existing.get(id);
    const inserted = await tx
      .insert(barcodes)
      .values({ barcode: code, item_id: id, kind, ...(replaced && { id: replaced.id, version: replaced.version + 1 }) })
      .onConflictDoNothing()
      .returning({ id: barcodes.id });
    if (inserted.length === 0)
      throw problem(409, 'already_taken', { errors: [{ path: `items.${place}.barcode`, code: 'already_taken' }] });
  }
}

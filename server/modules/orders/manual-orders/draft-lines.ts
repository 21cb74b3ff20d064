import { fromMinor, sum, toMinor } from '#domain/money.ts';
import type { Currency } from '#generated/enums.ts';
import type { ManualOrderLine, ManualOrderLineInput } from '#generated/schemas.ts';
import { asc, eq } from 'drizzle-orm';
import { manualOrderLines } from './manual-orders.table.ts';
import type { PricedDraft } from './price-draft.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { isLaunched } from '#domain/statuses.ts';
import type { DraftLine, LineRow } from './draft-line.ts';

/** Reads the lines of a draft by position. */
export function readDraftLines(db: Queryable, id: number): Promise<LineRow[]> {
  return db
    .select()
    .from(manualOrderLines)
    .where(eq(manualOrderLines.manual_order_id, id))
    .orderBy(asc(manualOrderLines.position));
}

/** Converts lines from wire format. The quantity of sized items is the sum of their sizes. */
export function toDraftLines(inputs: readonly ManualOrderLineInput[], currency: Currency): DraftLine[] {
  return inputs.map(({ item_id, quantity, chosen_sizes, price, discount_percent, reason }) => {
    const sizes = Object.entries(chosen_sizes ?? {}).filter(([, count]) => count);
    return {
      item_id,
      quantity: sizes.length > 0 ? sum(sizes.map(([, count]) => count ?? 0)) : quantity,
      chosen_sizes: sizes.length > 0 ? Object.fromEntries(sizes) : null,
      price: price == null ? null : toMinor(price, currency),
      discount_percent: discount_percent || null,
      reason: reason?.trim() || null,
    };
  });
}

/** Converts stored lines to wire format, for a change of currency: 24.9 stays 24.9. */
export function toLineInputs(lines: readonly DraftLine[], currency: Currency): ManualOrderLineInput[] {
  return lines.map(({ list_price: _, price, ...line }) => ({
    ...line,
    price: price === null ? null : fromMinor(price, currency),
  }));
}

/** Replaces the lines of a draft, with their list prices, which include VAT. */
export async function writeDraftLines(
  tx: Queryable,
  id: number,
  lines: readonly DraftLine[],
  { linesByPosition }: PricedDraft,
): Promise<void> {
  await tx.delete(manualOrderLines).where(eq(manualOrderLines.manual_order_id, id));
  if (lines.length === 0) return;
  await tx.insert(manualOrderLines).values(
    lines.map((line, position) => ({
      ...line,
      manual_order_id: id,
      position,
      list_price: linesByPosition.get(position)?.line.price ?? 0,
    })),
  );
}

/** Lines in wire format with item data, totals and issues. */
export function toWireLines(
  lines: readonly DraftLine[],
  { linesByPosition }: PricedDraft,
  currency: Currency,
  isOpen: boolean,
): ManualOrderLine[] {
  const money = (minor: number) => fromMinor(minor, currency);
  const quantityByItem = new Map<number, number>();
  for (const { item_id, quantity } of lines) quantityByItem.set(item_id, (quantityByItem.get(item_id) ?? 0) + quantity);
  return lines.flatMap(({ item_id, quantity, chosen_sizes, price, discount_percent, reason }, position) => {
    const priced = linesByPosition.get(position);
    if (!priced) return [];
    const { row } = priced.line;
    const isShort = (quantityByItem.get(item_id) ?? 0) > row.stock;
    const issue = isShort ? ('out_of_stock' as const) : isLaunched(row.step) ? null : ('not_launched' as const);
    return {
      item_id,
      quantity,
      chosen_sizes,
      price: price === null ? null : money(price),
      discount_percent,
      reason,
      project_id: row.project_id,
      name: row.name,
      artist_name: row.artist_name,
      item_name: row.item_name,
      category: row.category,
      picture: row.picture,
      barcode: row.barcode,
      stock: row.stock,
      list_price: money(priced.list_price),
      discount: money(priced.discount),
      total: money(priced.total),
      issue: isOpen ? issue : null,
    };
  });
}

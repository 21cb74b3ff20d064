import { fromMinor, sum, toMinor } from '#domain/money.ts';
import type { Currency } from '#generated/enums.ts';
import type { ProjectItemInput } from '#generated/schemas.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import { invalid, type FieldError } from '#server/core/problems/problem.ts';
import { readOwnBarcodes, saveOwnBarcodes } from './own-barcode.ts';
import { itemPrices, items, projects } from './catalogue.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** An item with its own barcode. */
type ItemRow = typeof items.$inferSelect & { barcode: string | null };
type ProjectRow = typeof projects.$inferSelect;
type ItemValues = typeof items.$inferInsert & { barcode?: string | null };

/** Reads the items of a project in order. */
export async function readProjectItems(db: Queryable, projectId: number): Promise<ItemRow[]> {
  const rows = await db
    .select()
    .from(items)
    .where(eq(items.project_id, projectId))
    .orderBy(asc(items.position), asc(items.id));
  const codes = await readOwnBarcodes(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, barcode: codes.get(row.id)?.barcode ?? null }));
}

/**
 * Saves the items of a project: updates by id, inserts without, deletes missing ones (409 when sold). Former prices
 * are recorded and the project's price and stock updated. Undefined `inputs` keeps the items; a new project price then
 * applies to the cheapest ones. Throws 422 for an item of another project or another currency.
 */
export async function saveProjectItems(
  tx: Queryable,
  { before, after }: { before: ProjectRow | undefined; after: ProjectRow },
  inputs: readonly ProjectItemInput[] | undefined,
  now: Date,
): Promise<void> {
  const existingItems = before ? await readProjectItems(tx, after.id) : [];
  const values = inputs
    ? toItemValues(after, inputs, existingItems)
    : existingItems.map((item) => ({ ...item, ...toCurrency(item, after.currency) }));
  const pricedItems = before && before.price !== after.price ? applyNewPrice(values, before, after) : values;
  const removed = existingItems.filter(({ id }) => !pricedItems.some((item) => item.id === id));
  if (removed.length > 0)
    await tx.delete(items).where(
      inArray(
        items.id,
        removed.map(({ id }) => id),
      ),
    );
  const itemBarcodes: { id: number; barcode: string | null | undefined }[] = [];
  for (const item of pricedItems) {
    const existing = existingItems.find(({ id }) => id === item.id);
    itemBarcodes.push({ id: await saveItem(tx, item, existing, now), barcode: item.barcode });
  }
  await saveOwnBarcodes(tx, itemBarcodes);
  if (pricedItems.length === 0) return;
  const price = Math.min(...pricedItems.map((item) => item.price));
  const stock = sum(pricedItems.map((item) => item.stock ?? 0));
  await tx.update(projects).set({ price, stock }).where(eq(projects.id, after.id));
}

function toItemValues(
  project: ProjectRow,
  inputs: readonly ProjectItemInput[],
  existingItems: readonly ItemRow[],
): ItemValues[] {
  const errors = inputs.flatMap((item, place): FieldError[] => [
    ...(item.id !== undefined && !existingItems.some(({ id }) => id === item.id)
      ? [{ path: `items.${place}.id`, code: 'reference_unknown' }]
      : []),
    ...(item.currency !== project.currency ? [{ path: `items.${place}.currency`, code: 'invalid' }] : []),
  ]);
  const ids = inputs.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length) errors.push({ path: 'items', code: 'input_unique' });
  if (errors.length > 0) throw invalid(errors);
  return inputs.map((item, place) => ({
    ...item,
    project_id: project.id,
    position: place + 1,
    price: toMinor(item.price, item.currency),
  }));
}

/** The same decimal price in another currency: 24.9 stays 24.9. */
function toCurrency({ price, currency }: ItemRow, target: Currency): Pick<ItemValues, 'price' | 'currency'> {
  return { currency: target, price: toMinor(fromMinor(price, currency), target) };
}

/** Applies a new project price to its cheapest items, unless their price changed as well. */
function applyNewPrice(values: readonly ItemValues[], before: ProjectRow, after: ProjectRow): ItemValues[] {
  const oldPrice = toMinor(fromMinor(before.price, before.currency), after.currency);
  const lowest = Math.min(...values.map(({ price }) => price));
  return values.map((item) =>
    lowest === oldPrice && item.price === oldPrice ? { ...item, price: after.price } : item,
  );
}

/** Writes an item and returns its id. */
async function saveItem(
  tx: Queryable,
  { barcode: _, ...item }: ItemValues,
  before: ItemRow | undefined,
  now: Date,
): Promise<number> {
  if (!before) {
    const [inserted] = await tx.insert(items).values(item).returning({ id: items.id });
    if (!inserted) throw new Error('The database did not return the item.');
    return inserted.id;
  }
  await tx.update(items).set(item).where(eq(items.id, before.id));
  if (before.price !== item.price || before.currency !== item.currency) {
    await tx
      .insert(itemPrices)
      .values({ item_id: before.id, price: before.price, currency: before.currency, valid_until: now });
  }
  return before.id;
}

import { normaliseBarcode } from '#domain/catalogue/barcodes.ts';
import { ImportedStockFields } from '#generated/fields/ImportedStock.ts';
import { eq } from 'drizzle-orm';
import { items, returnStock } from '#server/modules/catalogue/index.ts';
import { findItems, type MatchedItem, type ItemError } from './find-items.ts';
import {
  NO_ERRORS,
  normaliseText,
  defineImportKind,
  undoOneByOne,
  type PlannedVerdict,
  type Unit,
  createLeadError,
} from './kind.ts';

interface Plan {
  readonly item: MatchedItem;
  readonly stock: number;
}

/** Imports stock: absolute or received quantities. */
export const stockImport = defineImportKind<Plan>({
  fields: ImportedStockFields,
  resource: 'items',
  getKey: ({ item_id, barcode, sku, artist_name, project_name, item_name }, { stock_mode }) => {
    if (stock_mode === 'add') return '';
    if (item_id) return `#${item_id.trim()}`;
    return barcode
      ? normaliseBarcode(barcode)
      : [sku, artist_name, project_name, item_name].map(normaliseText).join('|');
  },
  check: async (db, units, { stock_mode }) => {
    const rowItems = await findItems(
      db,
      units.map(([{ values }]) => values),
    );
    // stock after earlier rows of the batch
    const currentStock = new Map<number, number>();
    return units.map((unit, index): PlannedVerdict<Plan> => {
      const item: MatchedItem | ItemError = rowItems[index] ?? { path: 'barcode', code: 'item_unknown' };
      if (!('id' in item)) return createLeadError(unit, item.path, item.code);
      const before = currentStock.get(item.id) ?? item.stock;
      const stock = stock_mode === 'add' ? before + getQuantity(unit) : getQuantity(unit);
      if (stock < 0) return createLeadError(unit, 'quantity', 'stock_below_nothing', { stock: before });
      currentStock.set(item.id, stock);
      const effect = stock === before ? 'unchanged' : 'changed';
      return { errors: NO_ERRORS, effect, record_id: item.id, plan: { item: { ...item, stock: before }, stock } };
    });
  },
  write: async (tx, plans) => {
    await returnStock(
      tx,
      plans.map(({ item, stock }) => ({ item_id: item.id, project_id: item.project_id, quantity: stock - item.stock })),
    );
    return plans.map(({ item, stock }) => ({
      record_id: item.id,
      before: { stock: item.stock, project_id: item.project_id },
      after: { stock },
    }));
  },
  undo: undoOneByOne(async (tx, { record_id, before, after }) => {
    const [item] = await tx.select().from(items).where(eq(items.id, record_id)).for('update');
    if (!item || !before) return { code: 'not_found' };
    if (item.stock !== after.stock) return { code: 'changed_since' };
    const quantity = Number(before.stock) - item.stock;
    await returnStock(tx, [{ item_id: item.id, project_id: item.project_id, quantity }]);
    return { resource: 'items', record_id, before: { stock: item.stock }, after: { stock: before.stock } };
  }),
  toAuditedChange: ({ record_id, before, after }) => ({
    resource: 'items',
    record_id,
    before: { stock: before?.stock },
    after: { ...after },
  }),
});

const getQuantity = ([{ values }]: Unit): number => Number(values.quantity);

import { normaliseBarcode } from '#domain/catalogue/barcodes.ts';
import { ImportedStockFields } from '#generated/fields/ImportedStock.ts';
import { eq } from 'drizzle-orm';
import { items, returnStock } from '#server/modules/catalogue/index.ts';
import { findItems, type FoundItem, type NoItem } from './find-items.ts';
import { fine, folded, importKind, oneByOne, type Planned, type Unit, wrongLead } from './kind.ts';

interface Plan {
  readonly item: FoundItem;
  readonly stock: number;
}

/** Imports stock: absolute or received quantities. */
export const stockImport = importKind<Plan>({
  fields: ImportedStockFields,
  resource: 'items',
  keyOf: ({ item_id, barcode, sku, artist_name, project_name, item_name }, { stock_mode }) => {
    if (stock_mode === 'add') return '';
    if (item_id) return `#${item_id.trim()}`;
    return barcode ? normaliseBarcode(barcode) : [sku, artist_name, project_name, item_name].map(folded).join('|');
  },
  check: async (db, units, { stock_mode }) => {
    const found = await findItems(
      db,
      units.map(([{ values }]) => values),
    );
    // stock after earlier rows of the batch
    const left = new Map<number, number>();
    return units.map((unit, index): Planned<Plan> => {
      const item: FoundItem | NoItem = found[index] ?? { path: 'barcode', code: 'item_unknown' };
      if (!('id' in item)) return wrongLead(unit, item.path, item.code);
      const there = left.get(item.id) ?? item.stock;
      const stock = stock_mode === 'add' ? there + quantityOf(unit) : quantityOf(unit);
      if (stock < 0) return wrongLead(unit, 'quantity', 'stock_below_nothing', { stock: there });
      left.set(item.id, stock);
      const effect = stock === there ? 'unchanged' : 'changed';
      return { errors: fine, effect, record_id: item.id, plan: { item: { ...item, stock: there }, stock } };
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
  undo: oneByOne(async (tx, { record_id, before, after }) => {
    const [item] = await tx.select().from(items).where(eq(items.id, record_id)).for('update');
    if (!item || !before) return { code: 'not_found' };
    if (item.stock !== after.stock) return { code: 'changed_since' };
    const quantity = Number(before.stock) - item.stock;
    await returnStock(tx, [{ item_id: item.id, project_id: item.project_id, quantity }]);
    return { resource: 'items', record_id, before: { stock: item.stock }, after: { stock: before.stock } };
  }),
  told: ({ record_id, before, after }) => ({
    resource: 'items',
    record_id,
    before: { stock: before?.stock },
    after: { ...after },
  }),
});

const quantityOf = ([{ values }]: Unit): number => Number(values.quantity);

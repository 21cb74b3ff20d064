import { findBarcodeError, normaliseBarcode } from '#domain/catalogue/barcodes.ts';
import { sql } from 'drizzle-orm';
import { invalid } from '#server/core/problems/problem.ts';
import { barcodes } from './barcodes.table.ts';
import { selectMatchingItems } from './items-by.ts';
import { isOwnBarcode, selectOwnBarcode } from './own-barcode.ts';
import { items } from './catalogue.table.ts';
import { SHOP_TODAY } from './price-changes.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { selectReservedCopies } from './reserved.ts';
import { matchesWords } from '#server/resources/conditions.ts';
import { defineResource } from '#server/resources/define-resource.ts';

type Row = typeof barcodes.$inferSelect;

/** The barcodes resource: items, cartons and house labels. */
export const barcodesResource = defineResource('barcodes', {
  table: barcodes,
  searchBy: (text) =>
    sql`(${matchesWords(barcodes.search, text)} or ${barcodes.item_id} in (${selectMatchingItems(text)}))`,
  find: (text) => sql`${barcodes.barcode} = ${normaliseBarcode(text)}`,
  hooks: {
    beforeCreate: ({ barcode = '', kind = 'ean13' }) => checkBarcode(kind, barcode),
    beforeUpdate: ({ barcode, kind }, before) => checkBarcode(kind ?? before.kind, barcode ?? before.barcode),
    afterChange: ({ before, after }, _call, tx) => raiseProjectVersions(tx, [before, after]),
  },
});

function checkBarcode(kind: Row['kind'], barcode: string): Pick<Row, 'barcode'> {
  const code = findBarcodeError(kind, barcode);
  if (code) throw invalid([{ path: 'barcode', code }]);
  return { barcode: normaliseBarcode(barcode) };
}

/** Raises the version of projects, whose forms include the barcodes of their items. */
async function raiseProjectVersions(tx: Queryable, rows: readonly (Row | undefined)[]): Promise<void> {
  const ids = rows.flatMap((row) => (row && isOwnBarcode(row) ? row.item_id : []));
  if (ids.length === 0) return;
  await tx.execute(sql`
    update projects set version = version + 1
    where id in (select project_id from items where id = any(${sql.param(ids)}::int[]))`);
}

/** Last day of an item's current sale, as text. */
const SALE_UNTIL = sql`select s.valid_until::text from price_changes s
  where s.item_id = items.id and s.currency = items.currency and s.applied_at is not null and s.price = items.price
    and s.valid_until >= ${SHOP_TODAY}
  order by s.valid_from desc limit 1`;

/** The items resource. */
export const itemsResource = defineResource('items', {
  table: items,
  computed: {
    reserved: selectReservedCopies(sql.raw('items.id')),
    notices: sql.raw('select count(*)::int from stock_notices n where n.item_id = items.id and n.sent_at is null'),
  },
  texts: {
    title: sql.raw(`select p.name || ' – ' || items.name from projects p where p.id = items.project_id`),
    barcode: selectOwnBarcode(sql.raw('items.id')),
    sale_until: SALE_UNTIL,
  },
  searchBy: (text) =>
    sql`(${items.id} in (${selectMatchingItems(text)})
      or ${items.id} in (select item_id from barcodes where barcode = ${normaliseBarcode(text)}))`,
});

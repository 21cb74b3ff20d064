import { normaliseBarcode } from '#domain/catalogue/barcodes.ts';
import type { PackingState, PackingLine } from '#domain/fulfilment/packing.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { barcodes, items, projects } from '#server/modules/catalogue/index.ts';
import { orderLines } from '#server/modules/orders/index.ts';
import type { Queryable } from '#server/core/database/database.ts';

type Codes = Pick<Required<PackingLine>, 'codes' | 'cartons'>;

/** Reads the barcodes of items and their cartons; returns a function of the item id. */
export async function readCodes(db: Queryable, itemIds: readonly number[]): Promise<(itemId: number) => Codes> {
  const rows = await db
    .select()
    .from(barcodes)
    .where(inArray(barcodes.item_id, [...itemIds]))
    .orderBy(asc(barcodes.quantity), asc(barcodes.id));
  return (itemId) => {
    const itemBarcodes = rows.filter(({ item_id }) => item_id === itemId);
    return {
      codes: itemBarcodes.flatMap(({ barcode, quantity }) => (quantity === 1 ? [barcode] : [])),
      cartons: itemBarcodes.flatMap(({ barcode, quantity }) => (quantity > 1 ? [{ code: barcode, quantity }] : [])),
    };
  };
}

/** Adds a scanned barcode that was registered after packing began. */
export async function addScannedCode(db: Queryable, packing: PackingState, scanned: string): Promise<PackingState> {
  const [barcode] = await db
    .select({ code: barcodes.barcode, quantity: barcodes.quantity, item: barcodes.item_id })
    .from(barcodes)
    .where(eq(barcodes.barcode, normaliseBarcode(scanned)));
  if (!barcode) return packing;
  const { code, quantity, item } = barcode;
  const ids = packing.lines.map(({ id }) => id);
  const itemLines = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(inArray(orderLines.id, ids), eq(orderLines.item_id, item)));
  const lines = packing.lines.map((line): PackingLine => {
    if (!itemLines.some(({ id }) => id === line.id)) return line;
    const codes = line.codes.filter((lineCode) => normaliseBarcode(lineCode) !== code);
    const cartons = (line.cartons ?? []).filter((carton) => carton.code !== code);
    // an unchanged code keeps its position
    if (quantity > 1) return { ...line, codes, cartons: [...cartons, { code, quantity }] };
    return { ...line, codes: codes.length < line.codes.length ? line.codes : [...codes, code], cartons };
  });
  return { ...packing, lines };
}

/** Adds the name of a wrong item to the error; null when its barcode is unknown. */
export async function addItemName(db: Queryable, packing: PackingState): Promise<PackingState> {
  const { error } = packing;
  if (error?.signal !== 'wrong_item' || error.item !== undefined) return packing;
  const [product] = await db
    .select({ name: projects.name, item: items.name })
    .from(barcodes)
    .innerJoin(items, eq(items.id, barcodes.item_id))
    .innerJoin(projects, eq(projects.id, items.project_id))
    .where(eq(barcodes.barcode, normaliseBarcode(error.code)));
  const item = product ? [product.name, product.item].filter(Boolean).join(' – ') : null;
  return { ...packing, error: { ...error, item } };
}

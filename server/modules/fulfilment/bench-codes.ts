import { normaliseBarcode } from '#domain/catalogue/barcodes.ts';
import type { Bench, BenchLine } from '#domain/fulfilment/packing.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { barcodes, items, projects } from '#server/modules/catalogue/index.ts';
import { orderLines } from '#server/modules/orders/index.ts';
import type { Queryable } from '#server/core/database/database.ts';

type Codes = Pick<Required<BenchLine>, 'codes' | 'cartons'>;

/** Barcodes of items and their cartons, by item id. */
export async function readCodes(db: Queryable, items: readonly number[]): Promise<(item: number) => Codes> {
  const rows = await db
    .select()
    .from(barcodes)
    .where(inArray(barcodes.item_id, [...items]))
    .orderBy(asc(barcodes.quantity), asc(barcodes.id));
  return (item) => {
    const own = rows.filter(({ item_id }) => item_id === item);
    return {
      codes: own.flatMap(({ barcode, quantity }) => (quantity === 1 ? [barcode] : [])),
      cartons: own.flatMap(({ barcode, quantity }) => (quantity > 1 ? [{ code: barcode, quantity }] : [])),
    };
  };
}

/** Adds a scanned barcode that was registered after packing began. */
export async function addScannedCode(db: Queryable, bench: Bench, scanned: string): Promise<Bench> {
  const [known] = await db
    .select({ code: barcodes.barcode, quantity: barcodes.quantity, item: barcodes.item_id })
    .from(barcodes)
    .where(eq(barcodes.barcode, normaliseBarcode(scanned)));
  if (!known) return bench;
  const { code, quantity, item } = known;
  const ids = bench.lines.map(({ id }) => id);
  const of = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(inArray(orderLines.id, ids), eq(orderLines.item_id, item)));
  const lines = bench.lines.map((line): BenchLine => {
    if (!of.some(({ id }) => id === line.id)) return line;
    const codes = line.codes.filter((one) => normaliseBarcode(one) !== code);
    const cartons = (line.cartons ?? []).filter((carton) => carton.code !== code);
    // its place among the others stays when nothing changed
    if (quantity > 1) return { ...line, codes, cartons: [...cartons, { code, quantity }] };
    return { ...line, codes: codes.length < line.codes.length ? line.codes : [...codes, code], cartons };
  });
  return { ...bench, lines };
}

/** Adds the name of a wrong item, if its barcode is known. */
export async function addItemName(db: Queryable, bench: Bench): Promise<Bench> {
  const { error } = bench;
  if (error?.signal !== 'wrong_item' || error.item !== undefined) return bench;
  const [known] = await db
    .select({ name: projects.name, item: items.name })
    .from(barcodes)
    .innerJoin(items, eq(items.id, barcodes.item_id))
    .innerJoin(projects, eq(projects.id, items.project_id))
    .where(eq(barcodes.barcode, normaliseBarcode(error.code)));
  const item = known ? [known.name, known.item].filter(Boolean).join(' – ') : null;
  return { ...bench, error: { ...error, item } };
}

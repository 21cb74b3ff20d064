import { parseEan } from '#domain/catalogue/ean.ts';
import { eq, inArray } from 'drizzle-orm';
import { invalid } from '#server/core/problems/problem.ts';
import { categories, type projects } from './catalogue.table.ts';
import { artists, labels } from '#server/modules/shops/index.ts';
import type { Queryable } from '#server/core/database/database.ts';

type Values = Partial<typeof projects.$inferInsert>;

/**
 * Derived values of a project to be written: denormalised names and the 13-digit barcode. Throws 422 for missing
 * records.
 */
export async function deriveProjectValues(tx: Queryable, values: Values): Promise<Values> {
  return {
    ...(values.artist_id !== undefined && { artist_name: await readName(tx, artists, values.artist_id, 'artist_id') }),
    ...(values.label_id !== undefined && {
      label_name: values.label_id === null ? null : await readName(tx, labels, values.label_id, 'label_id'),
    }),
    ...(values.barcode && { barcode: parseEan(values.barcode) }),
    ...(values.categories && { categories: await checkCategories(tx, values.categories) }),
  };
}

async function readName(
  tx: Queryable,
  table: typeof artists | typeof labels,
  id: number,
  path: string,
): Promise<string> {
  const [row] = await tx.select({ name: table.name }).from(table).where(eq(table.id, id));
  if (!row) throw invalid([{ path, code: 'reference_unknown' }]);
  return row.name;
}

async function checkCategories(tx: Queryable, ids: number[]): Promise<number[]> {
  const existing = await tx.select({ id: categories.id }).from(categories).where(inArray(categories.id, ids));
  if (existing.length < new Set(ids).size) throw invalid([{ path: 'categories', code: 'reference_unknown' }]);
  return ids;
}

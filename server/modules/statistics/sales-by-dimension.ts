import type { SalesDimension } from '#generated/enums.ts';
import type { SalesBreakdown } from '#generated/schemas.ts';
import { inArray } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { projects } from '#server/modules/catalogue/index.ts';
import { shops } from '#server/modules/shops/index.ts';
import type { Database } from '#server/core/database/database.ts';
import { parseSalesQuery } from './sales-query.ts';
import { toSalesFigures } from './figures.ts';
import { readRefunds } from './read-refunds.ts';
import { readSumsByKey, readSumsOverTime } from './read-sales.ts';

/** Reads the `limit` keys of a dimension with the highest sales, and keys with refunds only. */
export async function readSalesByDimension(
  call: Call<'adminGetSalesBreakdown' | 'adminGetSalesTable'>,
  dimension: SalesDimension,
  limit: number,
): Promise<SalesBreakdown> {
  const db = call.context.reads;
  const { current, before } = await parseSalesQuery(call);
  const [sums, totals, refunds, totalRefunds] = await Promise.all([
    readSumsByKey(db, current, dimension, { limit: limit + 1 }),
    readSumsOverTime(db, current, 'month'),
    readRefunds(db, current, { dimension }),
    readRefunds(db, current, { granularity: 'month' }),
  ]);
  const soldKeys = [...sums.keys()].slice(0, limit);
  // refunds may have keys without sales in the period
  const refundedKeys = [...refunds.keys()].filter(
    (key) => !soldKeys.includes(key) && (key === '' || sums.size <= limit),
  );
  const keys = [...soldKeys, ...refundedKeys].slice(0, limit + 1);
  const [compared, comparedRefunds, names] = await Promise.all([
    before && readSumsByKey(db, before, dimension, { limit, keys }),
    before && readRefunds(db, before, { dimension }),
    readNames(db, dimension, keys),
  ]);
  const { currency } = current;
  return {
    range: current.range,
    compared_range: before?.range ?? null,
    dimension,
    currency,
    figures: toSalesFigures(currency, totals.get(''), totalRefunds.get('')),
    rows: keys.map((key) => ({
      key: key || null,
      name: names.get(key) ?? null,
      figures: toSalesFigures(currency, sums.get(key), refunds.get(key)),
      compared: compared ? toSalesFigures(currency, compared.get(key), comparedRefunds?.get(key)) : null,
    })),
    more: sums.size > limit,
  };
}

/** Reads the names of shops or projects by id; empty for other dimensions. */
async function readNames(
  db: Database,
  dimension: SalesDimension,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const ids = keys.filter(Boolean).map(Number);
  if (dimension === 'shop') {
    const rows = await db.select({ id: shops.id, name: shops.name }).from(shops).where(inArray(shops.id, ids));
    return new Map(rows.map(({ id, name }) => [String(id), name]));
  }
  if (dimension !== 'project') return new Map();
  const { id, name, artist_name } = projects;
  const rows = await db.select({ id, name, artist_name }).from(projects).where(inArray(projects.id, ids));
  return new Map(rows.map((row) => [String(row.id), `${row.artist_name} – ${row.name}`]));
}

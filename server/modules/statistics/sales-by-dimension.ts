import type { SalesDimension } from '#generated/enums.ts';
import type { SalesBreakdown } from '#generated/schemas.ts';
import { inArray } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { projects } from '#server/modules/catalogue/index.ts';
import { shops } from '#server/modules/shops/index.ts';
import type { Database } from '#server/core/database/database.ts';
import { parseSalesQuery } from './sales-query.ts';
import { figuresOf } from './figures.ts';
import { readRefunds } from './read-refunds.ts';
import { sumsByKey, sumsOverTime } from './read-sales.ts';

/** The top `limit` keys of a dimension. */
export async function salesByDimension(
  call: Call<'adminGetSalesBreakdown' | 'adminGetSalesTable'>,
  dimension: SalesDimension,
  limit: number,
): Promise<SalesBreakdown> {
  const db = call.context.reads;
  const { now, before } = await parseSalesQuery(call);
  const [found, all, given, allGiven] = await Promise.all([
    sumsByKey(db, now, dimension, { limit: limit + 1 }),
    sumsOverTime(db, now, 'month'),
    readRefunds(db, now, { dimension }),
    readRefunds(db, now, { granularity: 'month' }),
  ]);
  const sold = [...found.keys()].slice(0, limit);
  // refunds may have keys without sales in the period
  const onlyGiven = [...given.keys()].filter((key) => !sold.includes(key) && (key === '' || found.size <= limit));
  const keys = [...sold, ...onlyGiven].slice(0, limit + 1);
  const [compared, comparedGiven, names] = await Promise.all([
    before && sumsByKey(db, before, dimension, { limit, keys }),
    before && readRefunds(db, before, { dimension }),
    namesOf(db, dimension, keys),
  ]);
  const { currency } = now;
  return {
    range: now.range,
    compared_range: before?.range ?? null,
    dimension,
    currency,
    figures: figuresOf(currency, all.get(''), allGiven.get('')),
    rows: keys.map((key) => ({
      key: key || null,
      name: names.get(key) ?? null,
      figures: figuresOf(currency, found.get(key), given.get(key)),
      compared: compared ? figuresOf(currency, compared.get(key), comparedGiven?.get(key)) : null,
    })),
    more: found.size > limit,
  };
}

/** Names of shops and projects by id. */
async function namesOf(db: Database, dimension: SalesDimension, keys: readonly string[]): Promise<Map<string, string>> {
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

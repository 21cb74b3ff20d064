import { COLOR_FAMILIES } from '#domain/catalogue/color-families.ts';
import { listPriceRanges } from '#domain/catalogue/price-ranges.ts';
import { ColorFamily, Genre, ProjectCategory, ProjectType } from '#generated/enums.ts';
import type { ProjectFacets } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { createPublicCacheByOwner } from '#server/core/cache/cached.ts';
import type { PriceView } from './cards.ts';
import {
  buildDisplayPrice,
  buildFilterKey,
  buildListConditions,
  type Facet,
  isPriceBetween,
  type ListConditions,
  RELEASE_YEAR,
} from './list-conditions.ts';
import { readPriceView } from './view.ts';

const cache = createPublicCacheByOwner<ProjectFacets>(30);

/** Counts the projects of each filter value within all other filters, in one query. Cached for 30 seconds. */
export async function getProjectFacets(call: Call<'getProjectFacets'>): Promise<ProjectFacets> {
  const { context, query } = call;
  const view = await readPriceView(call, query.currency);
  const conditions = await buildListConditions(call, view);
  return cache(context.reads).get(`${view.currency}${buildFilterKey(call, view)}`, async () => {
    const { rows } = await context.reads.execute<CountRow>(buildCountQuery(conditions, view));
    return toFacets(rows, view);
  });
}

interface CountRow extends Record<string, unknown> {
  facet: Facet;
  /** Value as text; the index of a price range. */
  value: string;
  count: number;
}

const palette = sql`unnest(${sql.param(COLOR_FAMILIES.map(([color]) => color))}::text[],
  ${sql.param(COLOR_FAMILIES.map(([, family]) => family))}::text[]) palette (color, family)`;

/**
 * Builds the query of all counts. Projects in scope are read once, with a column for each active filter, because the
 * counts of a filter leave out its own condition.
 */
function buildCountQuery({ scope, facets }: ListConditions, view: PriceView): SQL {
  const filters = Object.entries(facets).map(([facet, condition]) => ({
    facet,
    condition,
    column: sql.identifier(`in_${facet}`),
  }));
  const flags = filters.map(({ condition, column }) => sql`, (${condition}) as ${column}`);
  const matchesOthers = (own: Facet) => {
    const columns = filters.flatMap(({ facet, column }) => (facet === own ? [] : [sql`m.${column}`]));
    return columns.length > 0 ? sql.join(columns, sql` and `) : sql`true`;
  };
  const count = (facet: Facet, value: SQL, from: SQL) =>
    sql`select ${facet}::text as facet, ${value}::text as value, count(*)::int as count ${from} group by 2`;
  const countColumn = (facet: Facet, value: SQL, join = sql``) =>
    count(facet, value, sql`from matches m ${join} where ${matchesOthers(facet)} and ${value} is not null`);
  const ranges = listPriceRanges(view.currency, view.exchange);
  const rangeTable = sql`unnest(${sql.param(ranges.map(({ min }) => min))}::float8[],
    ${sql.param(ranges.map(({ max }) => max))}::float8[]) with ordinality price_range (min, max, place)`;
  const isInRange = isPriceBetween(sql`m.price`, sql`price_range.min`, sql`price_range.max`, view);
  const counts = [
    countColumn('categories', sql`m.category`),
    countColumn('types', sql`m.type`),
    countColumn('genres', sql`genre`, sql`cross join unnest(m.genres) genre`),
    countColumn('years', sql`m.year`),
    countColumn('prices', sql`price_range.place`, sql`join ${rangeTable} on ${isInRange}`),
    countColumn('in_stock', sql`case when m.stock > 0 then 1 end`),
    count(
      'colors',
      sql`c.family`,
      sql`from (
        select m.id, palette.family from matches m cross join unnest(m.colors) disc join ${palette} on palette.color = disc
        where ${matchesOthers('colors')}
        union select m.id, palette.family from matches m join items i on i.project_id = m.id
        join ${palette} on palette.color = i.color where ${matchesOthers('colors')}) c`,
    ),
  ];
  return sql`with matches as materialized (
      select p.id, p.category, p.type, p.genres, p.colors, p.stock, ${RELEASE_YEAR} as year,
        ${buildDisplayPrice(view)} as price ${sql.join(flags)}
      from projects p where ${scope}
    ) ${sql.join(counts, sql` union all `)}`;
}

function toFacets(rows: readonly CountRow[], view: PriceView): ProjectFacets {
  const countsOf = (facet: Facet) =>
    new Map(rows.flatMap((row) => (row.facet === facet ? [[row.value, row.count] as const] : [])));
  /** Counts in the order of the values. */
  const listCounts = <Value extends string | number>(facet: Facet, values: readonly Value[]) => {
    const counts = countsOf(facet);
    return values.flatMap((value) => {
      const count = counts.get(String(value));
      return count === undefined ? [] : [{ value, count }];
    });
  };
  const years = [...countsOf('years').keys()].map(Number).sort((a, b) => b - a);
  const rangeCounts = countsOf('prices');
  return {
    categories: listCounts('categories', ProjectCategory.values),
    types: listCounts('types', ProjectType.values),
    genres: listCounts('genres', Genre.values),
    colors: listCounts('colors', ColorFamily.values),
    years: listCounts('years', years),
    prices: listPriceRanges(view.currency, view.exchange).flatMap((range, index) => {
      const count = rangeCounts.get(String(index + 1));
      return count === undefined ? [] : [{ ...range, count }];
    }),
    in_stock: countsOf('in_stock').get('1') ?? 0,
  };
}

import { listColorsOf, parseColorFamilies } from '#domain/catalogue/color-families.ts';
import { parseGenres } from '#domain/catalogue/genres.ts';
import { getCurrencyDecimals } from '#domain/money.ts';
import { Currency, ProjectCategory, ProjectType } from '#generated/enums.ts';
import type { ProjectFacets } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { badRequest, problem } from '#server/core/problems/problem.ts';
import type { PriceView } from './cards.ts';
import { matching } from './matching.ts';
import { buildPublicCondition, canSeePro, readShelves } from './shelves.ts';

/** A call with the filters of a list. */
export type FilterCall = Pick<Call<'getProjectFacets'>, 'context' | 'user' | 'query'>;

/** Name of a filter with counts. */
export type Facet = keyof ProjectFacets;

/** Conditions on `projects p`. */
export interface ListConditions {
  /** What the visitor may see, in the scope of the list. */
  readonly scope: SQL;
  /** The active filters with counts. */
  readonly facets: Readonly<Partial<Record<Facet, SQL>>>;
}

/** Builds the conditions of a list. Throws 403 for a category that the caller may not see. */
export async function buildListConditions(call: FilterCall, view: PriceView): Promise<ListConditions> {
  return { scope: await buildScope(call), facets: buildFacetConditions(call.query, view) };
}

/** Joins the conditions of a list. */
export function joinConditions({ scope, facets }: ListConditions): SQL {
  return sql.join([scope, ...Object.values(facets)], sql` and `);
}

/** Cache key of the projects that match the filters. Only price filters depend on the currency. */
export function buildFilterKey({ query, user }: FilterCall, view: PriceView): string {
  const { type, genre, color, year, price_min, price_max, in_stock } = query;
  const { category_id, search, artist_id, label_id, shop_code } = query;
  const prices = price_min === undefined && price_max === undefined ? [] : [price_min, price_max, view.currency];
  const filters = [type, genre, color, year, in_stock, category_id, search, artist_id, label_id, shop_code];
  return JSON.stringify([...filters, prices, canSeePro(user)]);
}

async function buildScope({ context, query, user }: FilterCall): Promise<SQL> {
  const conditions: SQL[] = [await buildPublicCondition({ context, user })];
  if (query.category_id) {
    await checkProCategory({ context, user }, query.category_id);
    conditions.push(sql`p.categories @> ${sql.param([query.category_id])}::int[]`);
  }
  if (query.search?.trim()) conditions.push(matching(query.search, sql.raw('p.search')).condition);
  if (query.artist_id) conditions.push(sql`p.artist_id = ${query.artist_id}`);
  if (query.label_id) conditions.push(sql`p.label_id = ${query.label_id}`);
  if (query.shop_code) conditions.push(sql`p.shop_id = (select id from shops where code = ${query.shop_code})`);
  return sql.join(conditions, sql` and `);
}

async function checkProCategory({ context, user }: Pick<FilterCall, 'context' | 'user'>, id: number): Promise<void> {
  const category = (await readShelves(context.db)).find((candidate) => candidate.id === id);
  if (category?.pro_only && !canSeePro(user)) throw problem(403, 'not_allowed');
}

function buildFacetConditions(query: FilterCall['query'], view: PriceView): ListConditions['facets'] {
  const { genre, color, year, price_min, price_max, in_stock } = query;
  return {
    ...buildTypeConditions(query.type),
    ...(genre && { genres: sql`p.genres && ${sql.param(parseGenres(genre))}::int[]` }),
    ...(color && { colors: buildColorCondition(color) }),
    ...(year && { years: sql`${RELEASE_YEAR} = any(${sql.param(year.split('|').map(Number))}::int[])` }),
    ...((price_min !== undefined || price_max !== undefined) && {
      prices: isPriceBetween(buildDisplayPrice(view), price_min ?? null, price_max ?? null, view),
    }),
    ...(in_stock && { in_stock: sql`p.stock > 0` }),
  };
}

/** Sorts the values of `type` into categories and project types. Throws 400 for an unknown one. */
function buildTypeConditions(type: string | undefined): ListConditions['facets'] {
  if (!type || type === 'all') return {};
  const names = type.split('|');
  const categories = ProjectCategory.values.filter((value) => names.includes(value));
  const types = ProjectType.values.filter((value) => names.includes(value));
  if (categories.length + types.length < new Set(names).size)
    throw badRequest('The parameter type must be all, or contain categories and project types only.');
  return {
    ...(categories.length > 0 && { categories: sql`p.category = any(${sql.param(categories)}::text[])` }),
    ...(types.length > 0 && { types: sql`p.type = any(${sql.param(types)}::text[])` }),
  };
}

/** Projects with a disc or a version of the colours. */
function buildColorCondition(families: string): SQL {
  const colors = sql`${sql.param(listColorsOf(parseColorFamilies(families)))}::text[]`;
  return sql`(p.colors && ${colors} or exists (select from items i where i.project_id = p.id and i.color = any(${colors})))`;
}

/** The year of the release date. */
export const RELEASE_YEAR: SQL<number | null> = sql.raw('extract(year from p.released_on)::int') as SQL<number | null>;

/** Condition that an unrounded price is in a range when rounded to minor units; null is open. */
export function isPriceBetween(
  price: SQL,
  min: number | null | SQL,
  max: number | null | SQL,
  { currency }: PriceView,
): SQL {
  const rounding = sql.raw(String(0.5 / 10 ** getCurrencyDecimals(currency)));
  return sql`(${price} >= coalesce(${min}::float8, 0) - ${rounding} and ${price} < coalesce(${max}::float8, 'infinity') + ${rounding})`;
}

/** The price in the display currency, as `getDisplayPrice` but not rounded. */
export function buildDisplayPrice({ currency, exchange }: PriceView): SQL {
  const getRate = (code: Currency) => (code === 'EUR' ? 1 : (exchange[code] ?? 1));
  const cases = Currency.values.map((code) => {
    const factor = getRate(currency) / (getRate(code) * 10 ** getCurrencyDecimals(code));
    return sql`when ${code} then p.price * ${factor}::float8`;
  });
  const ownPrice = sql`(p.own_prices ->> ${currency}::text)::float8 / ${10 ** getCurrencyDecimals(currency)}`;
  return sql`coalesce(${ownPrice}, case p.currency ${sql.join(cases, sql` `)} end)`;
}

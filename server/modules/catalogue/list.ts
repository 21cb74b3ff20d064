import { parseGenres } from '#domain/catalogue/genres.ts';
import { getCurrencyDecimals } from '#domain/money.ts';
import { Currency, ProjectCategory, ProjectType } from '#generated/enums.ts';
import type { ProjectList } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { getStatementName } from '#server/core/database/prepared.ts';
import { readRows } from '#server/core/database/selection.ts';
import { badRequest, problem } from '#server/core/problems/problem.ts';
import { CARD_COLUMNS, toCard, type PriceView } from './cards.ts';
import { buildMatchOrder, matching } from './matching.ts';
import { readShelves, canSeePro, excludeProProjects } from './shelves.ts';
import { readPriceView } from './view.ts';
import { IS_PUBLIC } from './window.ts';
import { createPublicCacheByOwner } from '#server/core/cache/cached.ts';

type ListCall = Call<'listProjects'>;

/** Maximum `offset` of the API; larger counts are capped. */
const MAX_COUNT = 100_000;
const counts = createPublicCacheByOwner<number>(30);

/** Lists public projects in one query. The total is cached for 30 seconds. */
export async function listProjects(call: ListCall): Promise<ProjectList> {
  const { context, query } = call;
  const { limit = 24, offset = 0 } = query;
  const view = await readPriceView(call, query.currency);
  const where = await buildConditions(call);
  const orderBy = sql`order by ${buildOrder(call, view)}`;
  // page first, so that skipped rows are not computed
  const page = sql`(select p.* from projects p where ${where} ${orderBy} limit ${limit} offset ${offset})`;
  const buildQuery = (columns: SQL) => sql`select ${columns} from ${page} p ${orderBy}`;
  const [rows, count] = await Promise.all([
    readRows(context.reads, CARD_COLUMNS, buildQuery, getStatementName),
    counts(context.reads).get(buildCountKey(call), () => countProjects(call, where)),
  ]);
  return { projects: rows.map((row) => toCard(row, view)), count, offset, limit };
}

async function countProjects({ context }: ListCall, where: SQL): Promise<number> {
  const { rows } = await context.reads.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from projects p where ${where} limit ${MAX_COUNT}) counted`,
  );
  return rows[0]?.count ?? 0;
}

/** Cache key of the total: independent of page, order and currency. */
function buildCountKey({ query, user }: ListCall): string {
  const { type, genre, category_id, search, artist_id, label_id, shop_code } = query;
  return JSON.stringify([type, genre, category_id, search, artist_id, label_id, shop_code, canSeePro(user)]);
}

async function buildConditions(call: ListCall): Promise<SQL> {
  const { context, query, user } = call;
  const conditions: SQL[] = [IS_PUBLIC];
  const proCondition = await excludeProProjects(context.db, user);
  if (proCondition) conditions.push(proCondition);
  if (query.type && query.type !== 'all') conditions.push(buildTypeCondition(query.type));
  if (query.genre) conditions.push(sql`p.genres && ${sql.param(parseGenres(query.genre))}::int[]`);
  if (query.category_id) {
    await checkProCategory(call, query.category_id);
    conditions.push(sql`p.categories @> ${sql.param([query.category_id])}::int[]`);
  }
  if (query.search?.trim()) conditions.push(matching(query.search, sql.raw('p.search')).condition);
  if (query.artist_id) conditions.push(sql`p.artist_id = ${query.artist_id}`);
  if (query.label_id) conditions.push(sql`p.label_id = ${query.label_id}`);
  if (query.shop_code) conditions.push(sql`p.shop_id = (select id from shops where code = ${query.shop_code})`);
  return sql.join(conditions, sql` and `);
}

function buildTypeCondition(type: string): SQL {
  if (ProjectCategory.values.some((value) => value === type)) return sql`p.category = ${type}`;
  if (ProjectType.values.some((value) => value === type)) return sql`p.type = ${type}`;
  throw badRequest('The parameter type must be all, a category or a project type.');
}

async function checkProCategory({ context, user }: ListCall, id: number): Promise<void> {
  const category = (await readShelves(context.db)).find((candidate) => candidate.id === id);
  if (category?.pro_only && !canSeePro(user)) throw problem(403, 'not_allowed');
}

const NEWEST = sql.raw('p.released_on desc nulls last, p.id desc nulls last');

function buildOrder({ query }: ListCall, view: PriceView): SQL {
  switch (query.sort) {
    case 'popular':
      return sql.raw('p.sold desc, p.id desc');
    case 'price_low':
      return sql`${buildEuroPrice(view)}, p.id`;
    case 'price_high':
      return sql`${buildEuroPrice(view)} desc, p.id desc`;
    case 'title':
      return sql.raw('p.name, p.id');
    case 'newest':
      return NEWEST;
    default:
      // searches default to the best match first
      return query.search?.trim() ? sql`${buildMatchOrder(query.search, sql.raw('p.search'))}, ${NEWEST}` : NEWEST;
  }
}

/** The price in euros, to compare across currencies. */
function buildEuroPrice({ exchange }: PriceView): SQL {
  const cases = Currency.values.map(
    (currency) =>
      sql`when ${currency} then p.price / ${(exchange[currency] ?? 1) * 10 ** getCurrencyDecimals(currency)}::float8`,
  );
  return sql`case p.currency ${sql.join(cases, sql` `)} end`;
}

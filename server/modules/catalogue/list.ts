import type { ProjectList } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { createPublicCacheByOwner } from '#server/core/cache/cached.ts';
import { getStatementName } from '#server/core/database/prepared.ts';
import { readRows } from '#server/core/database/selection.ts';
import { CARD_COLUMNS, toCard, type PriceView } from './cards.ts';
import { buildDisplayPrice, buildFilterKey, buildListConditions, joinConditions } from './list-conditions.ts';
import { buildMatchOrder } from './matching.ts';
import { readPriceView } from './view.ts';

type ListCall = Call<'listProjects'>;

/** Maximum `offset` of the API; larger counts are capped. */
const MAX_COUNT = 100_000;
const counts = createPublicCacheByOwner<number>(30);

/** Lists public projects in one query. The total is cached for 30 seconds. */
export async function listProjects(call: ListCall): Promise<ProjectList> {
  const { context, query } = call;
  const { limit = 24, offset = 0 } = query;
  const view = await readPriceView(call, query.currency);
  const where = joinConditions(await buildListConditions(call, view));
  const orderBy = sql`order by ${buildOrder(call, view)}`;
  // page first, so that skipped rows are not computed
  const page = sql`(select p.* from projects p where ${where} ${orderBy} limit ${limit} offset ${offset})`;
  const buildQuery = (columns: SQL) => sql`select ${columns} from ${page} p ${orderBy}`;
  const [rows, count] = await Promise.all([
    readRows(context.reads, CARD_COLUMNS, buildQuery, getStatementName),
    counts(context.reads).get(buildFilterKey(call, view), () => countProjects(call, where)),
  ]);
  return { projects: rows.map((row) => toCard(row, view)), count, offset, limit };
}

async function countProjects({ context }: ListCall, where: SQL): Promise<number> {
  const { rows } = await context.reads.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from projects p where ${where} limit ${MAX_COUNT}) counted`,
  );
  return rows[0]?.count ?? 0;
}

const NEWEST = sql.raw('p.released_on desc nulls last, p.id desc nulls last');

function buildOrder({ query }: ListCall, view: PriceView): SQL {
  switch (query.sort) {
    case 'popular':
      return sql.raw('p.sold desc, p.id desc');
    case 'price_low':
      return sql`${buildDisplayPrice(view)}, p.id`;
    case 'price_high':
      return sql`${buildDisplayPrice(view)} desc, p.id desc`;
    case 'title':
      return sql.raw('p.name, p.id');
    case 'newest':
      return NEWEST;
    default:
      // searches default to the best match first
      return query.search?.trim() ? sql`${buildMatchOrder(query.search, sql.raw('p.search'))}, ${NEWEST}` : NEWEST;
  }
}

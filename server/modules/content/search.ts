import type { SearchArtist, SearchProject, SearchResult } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Call } from '#server/core/api/handler.ts';
import { getStatementName } from '#server/core/database/prepared.ts';
import { columnsOf, readRows } from '#server/core/database/selection.ts';
import {
  buildMatchOrder,
  excludeProProjects,
  getPictureFolder,
  IS_PUBLIC,
  matching,
  projects,
} from '#server/modules/catalogue/index.ts';
import { artists } from '#server/modules/shops/index.ts';

type SearchCall = Call<'search'>;

/** Searches projects, artists or labels, best matches first, tolerating typing errors (§2.6, §3). */
export async function search(call: SearchCall): Promise<SearchResult[]> {
  // a blank text has no results (§5)
  if (call.query.search.trim() === '') return [];
  switch (call.query.type) {
    case 'artists':
      return searchMakers(call, sql.raw('artists'), 'shop_code_artist');
    case 'labels':
      return searchMakers(call, sql.raw('labels'), 'shop_code_label');
    default:
      return searchProjects(call);
  }
}

/** Finds rows with every word of the term, else rows similar to the whole term. */
async function findRows<Row>(
  term: string,
  column: SQL,
  readMatches: (isMatch: SQL, order: SQL) => Promise<Row[]>,
): Promise<Row[]> {
  const { condition, resembling } = matching(term, column);
  const order = buildMatchOrder(term, column);
  const rows = await readMatches(condition, order);
  return rows.length > 0 ? rows : readMatches(resembling, order);
}

const p = alias(projects, 'p');
const PROJECT_COLUMNS = { project_id: p.id, ...columnsOf(p, 'name', 'artist_name', 'picture', 'category') };

async function searchProjects({ context, user, query }: SearchCall): Promise<SearchProject[]> {
  const proCondition = await excludeProProjects(context.db, user);
  const rows = await findRows(query.search, sql.raw('p.search'), (isMatch, order) =>
    readRows(
      context.reads,
      PROJECT_COLUMNS,
      (columns) => sql`
      select ${columns} from projects p
      where ${IS_PUBLIC} and ${isMatch} ${proCondition ? sql`and ${proCondition}` : sql``}
      order by ${order}, p.sold desc, p.id limit ${query.limit ?? 12}`,
      getStatementName,
    ),
  );
  return rows.map((row) => ({ ...row, picture: getPictureFolder({ id: row.project_id, picture: row.picture }) }));
}

/** Artists or labels, which have the same columns. */
const m = alias(artists, 'm');

function searchMakers(
  { context, query }: SearchCall,
  table: SQL,
  code: 'shop_code_artist' | 'shop_code_label',
): Promise<SearchArtist[]> {
  return findRows(query.search, sql.raw('m.search'), (isMatch, order) =>
    readRows(
      context.reads,
      { ...columnsOf(m, 'id', 'name', 'picture'), [code]: m.shop_code },
      (columns) => sql`
      select ${columns} from ${table} m
      where ${isMatch} order by ${order}, m.id limit ${query.limit ?? 12}`,
    ),
  );
}

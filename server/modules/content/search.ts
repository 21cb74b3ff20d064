import type { SearchArtist, SearchProject, SearchResult } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { bestFirst, IN_WINDOW, matching, pictureOf, withoutPro } from '#server/modules/catalogue/index.ts';

type SearchCall = Call<'search'>;

/** Projects, artists or labels that fit what was typed, best first; slips of the pen are forgiven (§2.6, §3). */
export async function search(call: SearchCall): Promise<SearchResult[]> {
  // a text of blanks looks for nothing (§5)
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

/** What has every word of the term; when there is nothing, what resembles the term as a whole. */
async function find<Row>(
  term: string,
  column: SQL,
  ask: (hit: SQL, bestFirst: SQL) => Promise<{ rows: Row[] }>,
): Promise<Row[]> {
  const { condition, resembling } = matching(term, column);
  const order = bestFirst(term, column);
  const { rows } = await ask(condition, order);
  return rows.length > 0 ? rows : (await ask(resembling, order)).rows;
}

async function searchProjects({ context, user, query }: SearchCall): Promise<SearchProject[]> {
  const hidden = await withoutPro(context.db, user);
  const rows = await find(query.search, sql.raw('p.search'), (hit, order) =>
    context.reads.execute<Omit<SearchProject, 'picture'> & { picture: string | null }>(sql`
      select p.id as project_id, p.name, p.artist_name, p.picture, p.category from projects p
      where ${IN_WINDOW} and ${hit} ${hidden ? sql`and ${hidden}` : sql``}
      order by ${order}, p.sold desc, p.id limit ${query.limit ?? 12}`),
  );
  return rows.map((row) => ({ ...row, picture: pictureOf({ id: row.project_id, picture: row.picture }) }));
}

function searchMakers(
  { context, query }: SearchCall,
  table: SQL,
  code: 'shop_code_artist' | 'shop_code_label',
): Promise<SearchArtist[]> {
  return find(query.search, sql.raw('m.search'), (hit, order) =>
    context.reads.execute<SearchArtist>(sql`
      select m.id, m.name, m.picture, m.shop_code as ${sql.raw(code)} from ${table} m
      where ${hit} order by ${order}, m.id limit ${query.limit ?? 12}`),
  );
}

import type { ProjectCard, ProjectMore } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { admit, GUARD_COLUMNS, type Guarded } from './access.ts';
import { CARD_COLUMNS, toCard, type CardRow } from './cards.ts';
import { withoutPro } from './shelves.ts';
import { priceView } from './view.ts';
import { IN_WINDOW } from './window.ts';

const MORE_LIMIT = 12;
/** The largest number an id can be; beyond it the database would refuse the query. */
const HIGHEST_ID = 2 ** 31 - 1;

/** More by the artist, more on the label, and other formats of the same release: same artist, same title. */
export async function getProjectMore(call: Call<'getProjectMore'>): Promise<ProjectMore> {
  const { context, params, query, user } = call;
  const view = await priceView(call, query.currency);
  const window = await windowFor(call);
  const section = (name: keyof ProjectMore, condition: SQL, order: SQL) => sql`
    (select ${name}::text as section, ${CARD_COLUMNS} from projects p, own
      where p.id <> own.id and ${condition} and ${window} order by ${order} limit ${MORE_LIMIT})`;
  const same = sql`p.artist_id = own.artist_id and lower(p.name) = lower(own.name)`;
  const newest = sql.raw('p.released_on desc nulls last, p.id desc');
  const [guard, more] = await Promise.all([
    context.reads.execute<Guarded>(sql`select ${GUARD_COLUMNS} from projects p where p.id = ${params.id}`),
    context.reads.execute<CardRow & { section: keyof ProjectMore }>(sql`
      with own as materialized (select id, artist_id, label_id, name from projects where id = ${params.id})
      ${section('artist', sql`p.artist_id = own.artist_id and lower(p.name) <> lower(own.name)`, newest)} union all
      ${section('label', sql`p.label_id = own.label_id and p.artist_id <> own.artist_id`, newest)} union all
      ${section('same', same, sql.raw('p.id'))}`),
  ]);
  await admit({ context, user }, guard.rows[0]);
  const cards = (name: keyof ProjectMore) =>
    more.rows.filter(({ section }) => section === name).map((row) => toCard(row, view));
  return { artist: cards('artist'), label: cards('label'), same: cards('same') };
}

/** Projects worth a look that can be had: the most genres shared with the given ones first; best sellers without any. */
export async function listRecommendations(call: Call<'listRecommendations'>): Promise<ProjectCard[]> {
  const { context, query } = call;
  const view = await priceView(call, query.currency);
  const window = sql`${await windowFor(call)} and p.stock > 0`;
  const limit = query.limit ?? 8;
  const given = (query.project_ids ?? '').split(',').filter(Boolean).map(Number);
  const ids = sql.param(given.filter((id) => id <= HIGHEST_ID));
  const byGenre = sql`
    with seen as materialized (
      select array_agg(distinct genre) as genres from projects, unnest(genres) genre where id = any(${ids}::int[])
    )
    select ${CARD_COLUMNS} from projects p, seen where ${window} and p.id <> all(${ids}::int[]) and p.genres && seen.genres
    order by (select count(*) from unnest(p.genres) genre where genre = any(seen.genres)) desc, p.sold desc, p.id desc
    limit ${limit}`;
  const bestSellers = sql`select ${CARD_COLUMNS} from projects p where ${window} and p.id <> all(${ids}::int[])
    order by p.sold desc, p.id desc limit ${limit}`;
  const liked = given.length > 0 ? (await context.reads.execute<CardRow>(byGenre)).rows : [];
  const rows = liked.length > 0 ? liked : (await context.reads.execute<CardRow>(bestSellers)).rows;
  return rows.map((row) => toCard(row, view));
}

async function windowFor({ context, user }: Pick<Call, 'context' | 'user'>): Promise<SQL> {
  const hidden = await withoutPro(context.db, user);
  return hidden ? sql`${IN_WINDOW} and ${hidden}` : IN_WINDOW;
}

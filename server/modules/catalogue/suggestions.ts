import type { ProjectCard, ProjectMore } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Currency } from '#generated/enums.ts';
import type { AnyCall, Call } from '#server/core/api/handler.ts';
import { readRows } from '#server/core/database/selection.ts';
import { readAccessibleProject, VISIBILITY_COLUMNS } from './access.ts';
import { CARD_COLUMNS, readSections, toCard } from './cards.ts';
import { buildPublicCondition } from './shelves.ts';
import { readPriceView } from './view.ts';

const MORE_LIMIT = 12;
/** Maximum id of PostgreSQL's integer. */
const MAX_ID = 2 ** 31 - 1;

/** Related projects: by the artist, on the label, and other formats of the release. */
export async function getProjectMore(call: Call<'getProjectMore'>): Promise<ProjectMore> {
  const { context, params, query } = call;
  const view = await readPriceView(call, query.currency);
  const isVisible = await buildPublicCondition(call);
  const same = sql`p.artist_id = own.artist_id and lower(p.name) = lower(own.name)`;
  const newest = sql.raw('p.released_on desc nulls last, p.id desc');
  const buildSection = (condition: SQL, order: SQL) => ({
    where: sql`p.id <> own.id and ${condition} and ${isVisible}`,
    order,
  });
  const [cards] = await Promise.all([
    readSections<keyof ProjectMore>(
      context.reads,
      {
        artist: buildSection(sql`p.artist_id = own.artist_id and lower(p.name) <> lower(own.name)`, newest),
        label: buildSection(sql`p.label_id = own.label_id and p.artist_id <> own.artist_id`, newest),
        same: buildSection(same, sql.raw('p.id')),
      },
      {
        limit: MORE_LIMIT,
        from: sql`(select id, artist_id, label_id, name from projects where id = ${params.id}) own`,
      },
    ),
    readAccessibleProject(call, params.id, VISIBILITY_COLUMNS),
  ]);
  const toCards = (name: keyof ProjectMore) => cards(name).map((row) => toCard(row, view));
  return { artist: toCards('artist'), label: toCards('label'), same: toCards('same') };
}

/** Recommended projects beside those of the query. */
export function listRecommendations(call: Call<'listRecommendations'>): Promise<ProjectCard[]> {
  const { project_ids = '', currency, limit = 8 } = call.query;
  return readRecommendations(call, { projectIds: project_ids.split(',').filter(Boolean).map(Number), currency, limit });
}

interface RecommendationWish {
  /** to be recommended for, and not themselves */
  readonly projectIds: readonly number[];
  readonly currency: Currency | undefined;
  readonly limit: number;
}

/** Recommended available projects by shared genres, else best sellers. */
export async function readRecommendations(
  call: AnyCall,
  { projectIds, currency, limit }: RecommendationWish,
): Promise<ProjectCard[]> {
  const { context } = call;
  const view = await readPriceView(call, currency);
  const isVisible = sql`${await buildPublicCondition(call)} and p.stock > 0`;
  const ids = sql.param(projectIds.filter((id) => id <= MAX_ID));
  const selectByGenre = (columns: SQL) => sql`
    with seen as materialized (
      select array_agg(distinct genre) as genres from projects, unnest(genres) genre where id = any(${ids}::int[])
    )
    select ${columns} from projects p, seen
    where ${isVisible} and p.id <> all(${ids}::int[]) and p.genres && seen.genres
    order by (select count(*) from unnest(p.genres) genre where genre = any(seen.genres)) desc, p.sold desc, p.id desc
    limit ${limit}`;
  const selectBestSellers = (
    columns: SQL,
  ) => sql`select ${columns} from projects p where ${isVisible} and p.id <> all(${ids}::int[])
    order by p.sold desc, p.id desc limit ${limit}`;
  const genreRows = projectIds.length > 0 ? await readRows(context.reads, CARD_COLUMNS, selectByGenre) : [];
  const rows = genreRows.length > 0 ? genreRows : await readRows(context.reads, CARD_COLUMNS, selectBestSellers);
  return rows.map((row) => toCard(row, view));
}

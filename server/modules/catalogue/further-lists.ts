import type { ProjectEntry, SoundcloudProject } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Call } from '#server/core/api/handler.ts';
import { createPublicCacheByOwner } from '#server/core/cache/cached.ts';
import { getStatementName } from '#server/core/database/prepared.ts';
import { columnsOf, readRows } from '#server/core/database/selection.ts';
import { CARD_COLUMNS, toCard } from './cards.ts';
import { projects } from './catalogue.table.ts';
import { buildPublicCondition, canSeePro } from './shelves.ts';
import { readPriceView } from './view.ts';

const p = alias(projects, 'p');
const ENTRY_COLUMNS = columnsOf(p, 'id', 'name', 'artist_name', 'category');
const MAX_ENTRIES = 100_000;
const NEWEST = sql.raw('p.released_on desc nulls last, p.id desc nulls last');

// large, and asked for by crawlers
const entries = createPublicCacheByOwner<ProjectEntry[]>(60, 2);

/** Lists all projects that the caller may see, cached for a minute. */
export async function listAllProjects(call: Call<'listAllProjects'>): Promise<ProjectEntry[]> {
  const isVisible = await buildPublicCondition(call);
  const buildQuery = (columns: SQL) =>
    sql`select ${columns} from projects p where ${isVisible} order by ${NEWEST} limit ${MAX_ENTRIES}`;
  const { reads } = call.context;
  return entries(reads).get(String(canSeePro(call.user)), () => readRows(reads, ENTRY_COLUMNS, buildQuery));
}

const SOUNDCLOUD_COLUMNS = { ...CARD_COLUMNS, soundcloud: sql<string>`newest.soundcloud` };

/** Lists the newest project of each artist with a SoundCloud page. */
export async function listSoundcloudProjects(call: Call<'listSoundcloudProjects'>): Promise<SoundcloudProject[]> {
  const { context, query } = call;
  const [view, isVisible] = await Promise.all([readPriceView(call, query.currency), buildPublicCondition(call)]);
  const newest = sql`select p.id, a.soundcloud from artists a cross join lateral (
    select p.id from projects p where p.artist_id = a.id and ${isVisible} order by ${NEWEST} limit 1) p
    where a.soundcloud is not null`;
  const buildQuery = (columns: SQL) => sql`
    select ${columns} from (${newest}) newest join projects p on p.id = newest.id
    order by ${NEWEST} limit ${query.limit ?? 24} offset ${query.offset ?? 0}`;
  const rows = await readRows(context.reads, SOUNDCLOUD_COLUMNS, buildQuery, getStatementName);
  return rows.map((row) => toCard(row, view));
}

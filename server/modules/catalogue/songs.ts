import { parseGenres } from '#domain/catalogue/genres.ts';
import { buildProjectLink } from '#domain/catalogue/project-links.ts';
import type { SongList } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { join } from 'node:path';
import type { Call, Context } from '#server/core/api/handler.ts';
import { createPublicCacheByOwner } from '#server/core/cache/cached.ts';
import { getStatementName } from '#server/core/database/prepared.ts';
import { columnsOf, readRows } from '#server/core/database/selection.ts';
import { readStoredPeaks } from '#server/core/media/songs/stored-peaks.ts';
import { getPictureFolder } from './cards.ts';
import { projects, songs } from './catalogue.table.ts';
import { canSeePro, excludeProProjects } from './shelves.ts';
import { IS_PUBLIC } from './window.ts';

type SongsCall = Call<'listSongs'>;

const p = alias(projects, 'p');
const t = alias(songs, 't');

const COLUMNS = {
  ...columnsOf(t, 'id', 'uuid', 'title', 'artist_name', 'project_id', 'side', 'position', 'duration'),
  ...columnsOf(p, 'picture', 'category'),
  project_name: p.name,
};

/** Newest project first, each in the order of its tracklist. */
const ORDER = sql.raw('p.released_on desc nulls last, p.id desc nulls last, t.position, t.id');

/** Maximum `offset` of the API; larger counts are capped. */
const MAX_COUNT = 100_000;
const counts = createPublicCacheByOwner<number>(30);

/** Lists the tracks of public projects. The total is cached for 30 seconds. */
export async function listSongs(call: SongsCall): Promise<SongList> {
  const { context, query, user } = call;
  const { limit = 24, offset = 0, ...filter } = query;
  const where = await buildConditions(call);
  const from = sql`from songs t join projects p on p.id = t.project_id where ${where}`;
  const buildQuery = (columns: SQL) => sql`select ${columns} ${from} order by ${ORDER} limit ${limit} offset ${offset}`;
  const [rows, count] = await Promise.all([
    readRows(context.reads, COLUMNS, buildQuery, getStatementName),
    counts(context.reads).get(JSON.stringify([filter, canSeePro(user)]), () => countSongs(call, from)),
  ]);
  const cards = rows.map((row) => {
    const project = { id: row.project_id, category: row.category, name: row.project_name };
    return { ...row, picture: getPictureFolder({ ...row, id: row.project_id }), link: buildProjectLink(project) };
  });
  return { songs: await addPeaks(context, cards), count, offset, limit };
}

async function countSongs({ context }: SongsCall, from: SQL): Promise<number> {
  const { rows } = await context.reads.execute<{ count: number }>(
    sql`select count(*)::int as count from (select ${from} limit ${MAX_COUNT}) counted`,
  );
  return rows[0]?.count ?? 0;
}

async function buildConditions({ context, query, user }: SongsCall): Promise<SQL> {
  const { song_id, project_id, artist_id, shop_code, genre } = query;
  const proCondition = await excludeProProjects(context.db, user);
  const conditions = [
    IS_PUBLIC,
    proCondition,
    song_id && sql`t.id = ${song_id}`,
    project_id && sql`t.project_id = ${project_id}`,
    artist_id && sql`p.artist_id = ${artist_id}`,
    shop_code && sql`p.shop_id = (select id from shops where code = ${shop_code})`,
    genre && sql`p.genres && ${sql.param(parseGenres(genre))}::int[]`,
  ].filter((condition) => typeof condition === 'object');
  return sql.join(conditions, sql` and `);
}

/** Adds the waveforms that are derived. */
export function addPeaks<Song extends { id: number; uuid: string | null }>(
  { config }: Pick<Context, 'config'>,
  tracks: readonly Song[],
): Promise<(Song & { peaks?: number[] })[]> {
  const mediaRoot = join(config.dataDir, 'media');
  return Promise.all(
    tracks.map(async (track) => {
      const peaks = await readStoredPeaks(mediaRoot, track.uuid ?? String(track.id));
      return peaks ? { ...track, peaks: [...peaks] } : track;
    }),
  );
}

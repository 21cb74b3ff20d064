import type { Plays } from '#generated/schemas.ts';
import { and, between, eq, min, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Call } from '#server/core/api/handler.ts';
import type { Database } from '#server/core/database/database.ts';
import { getStatementName } from '#server/core/database/prepared.ts';
import { columnsOf, readRows } from '#server/core/database/selection.ts';
import { projects, songPlays, songs } from '#server/modules/catalogue/index.ts';
import { selectSum } from './read-sales.ts';
import { parseStatsRange } from './stats-range.ts';

const DEFAULT_ROWS = 24;

const t = alias(songs, 't');
const p = alias(projects, 'p');

const SUMS = { plays: selectSum('plays'), seconds: selectSum('seconds') };
const COLUMNS = {
  song_id: t.id,
  ...columnsOf(t, 'title', 'artist_name', 'project_id'),
  project_name: p.name,
  ...SUMS,
};

/** Reads the plays of a period and the most played tracks. Throws 400 for invalid dates. */
export async function readPlays({ query, context }: Call<'adminGetPlays'>): Promise<Plays> {
  const { reads } = context;
  const { limit = DEFAULT_ROWS, project_id, shop_id } = query;
  const now = context.now().getTime() / 1000;
  const { range } = await parseStatsRange(query, now, () => readFirstPlayDay(reads));
  const where = and(
    between(songPlays.day, range.from, range.to),
    project_id === undefined ? undefined : eq(p.id, project_id),
    shop_id === undefined ? undefined : eq(p.shop_id, shop_id),
  );
  const from = sql`from ${songPlays} join songs t on t.id = ${songPlays.song_id}
    join projects p on p.id = t.project_id where ${where}`;
  const buildList = (columns: SQL) =>
    sql`select ${columns} ${from} group by t.id, p.id order by plays desc, seconds desc, t.id limit ${limit + 1}`;
  const [rows, [total]] = await Promise.all([
    readRows(reads, COLUMNS, buildList, getStatementName),
    readRows(reads, SUMS, (columns) => sql`select ${columns} ${from}`, getStatementName),
  ]);
  return {
    range,
    plays: total?.plays ?? 0,
    seconds: total?.seconds ?? 0,
    songs: rows.slice(0, limit),
    more: rows.length > limit,
  };
}

async function readFirstPlayDay(db: Database): Promise<string | undefined> {
  const [first] = await db.select({ day: min(songPlays.day) }).from(songPlays);
  return first?.day ?? undefined;
}

import { addDays } from '#domain/calendar.ts';
import { toLocalDay } from '#domain/dates.ts';
import type pg from 'pg';
import { songPlays } from '#server/modules/catalogue/index.ts';
import { random } from '#server/core/media/random.ts';
import { copyRows, type CopyRow } from '../copy.ts';

const DAYS = 60;
const SONGS_PER_DAY = 60;

/** Writes plays of the last days; few tracks have most of them. */
export async function loadPlays(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows } = await client.query<{ id: number }>('select id from songs order by id');
  const today = toLocalDay(now.getTime() / 1000);
  await copyRows(
    client,
    songPlays,
    Array.from({ length: DAYS }, (_, age) => createDay(addDays(today, -age), age, rows)).flat(),
  );
}

function createDay(day: string, age: number, songs: readonly { id: number }[]): CopyRow[] {
  const rng = random(`plays-${age}`);
  // the cube prefers the first tracks
  const indexes = Array.from({ length: SONGS_PER_DAY }, () => Math.floor(rng.next() ** 3 * songs.length));
  return [...new Set(indexes)].flatMap((index) => {
    const song = songs[index];
    if (!song) return [];
    const plays = rng.int(1, 4) + Math.floor(30 / (1 + index / 8));
    return [{ day, song_id: song.id, plays, seconds: Math.round(plays * rng.range(14, 26)) }];
  });
}

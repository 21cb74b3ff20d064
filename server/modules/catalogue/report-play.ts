import { isCountedPlay } from '#domain/catalogue/player.ts';
import { toLocalDay } from '#domain/dates.ts';
import type { SongPlayReceipt } from '#generated/schemas.ts';
import { and, eq, lt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Call } from '#server/core/api/handler.ts';
import { countAttempt } from '#server/core/authentication/attempts.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { readAccessibleProject, VISIBILITY_COLUMNS } from './access.ts';
import { songs } from './catalogue.table.ts';
import { songPlayReceipts, songPlays } from './plays.table.ts';

/** Days in which a repeated report of a play is recognised. */
const RECEIPT_DAYS = 2;

/** Counts a play of 5 seconds or more (§5). Throws 404 and 403 as `getProject`, 429 beyond the limit of an address. */
export async function reportSongPlay(call: Call<'reportSongPlay'>): Promise<SongPlayReceipt> {
  const { body, context, ip } = call;
  if (!isCountedPlay(body.duration)) return { counted: false };
  await countAttempt(context.db, { kind: 'play', who: ip });
  const [song] = await context.db.select({ project: songs.project_id }).from(songs).where(eq(songs.id, body.song_id));
  if (!song) throw notFound();
  await readAccessibleProject(call, song.project, VISIBILITY_COLUMNS);
  const play = {
    id: body.play_id ?? randomUUID(),
    song_id: body.song_id,
    seconds: Math.round(body.duration),
    received_at: context.now(),
  };
  return { counted: await inTransaction(context.db, (tx) => countPlay(tx, play)) };
}

type Play = typeof songPlayReceipts.$inferSelect;

/** Counts a play once; a repeated report only adds to its listening time. Returns whether it was counted. */
async function countPlay(tx: Transaction, play: Play): Promise<boolean> {
  const [receipt] = await tx.insert(songPlayReceipts).values(play).onConflictDoNothing().returning();
  if (receipt) {
    await addToDay(tx, play, { plays: 1, seconds: play.seconds });
    return true;
  }
  const isSame = and(eq(songPlayReceipts.id, play.id), eq(songPlayReceipts.song_id, play.song_id));
  const [before] = await tx.select().from(songPlayReceipts).where(isSame).for('update');
  if (!before || before.seconds >= play.seconds) return false;
  await tx.update(songPlayReceipts).set({ seconds: play.seconds }).where(isSame);
  await addToDay(tx, before, { plays: 0, seconds: play.seconds - before.seconds });
  return false;
}

async function addToDay(
  tx: Transaction,
  { song_id, received_at }: Play,
  { plays, seconds }: { plays: number; seconds: number },
): Promise<void> {
  await tx
    .insert(songPlays)
    .values({ day: toLocalDay(received_at.getTime() / 1000), song_id, plays, seconds })
    .onConflictDoUpdate({
      target: [songPlays.day, songPlays.song_id],
      set: { plays: sql`${songPlays.plays} + ${plays}`, seconds: sql`${songPlays.seconds} + ${seconds}` },
    });
}

/** Deletes old receipts. Runs daily. */
export const prunePlays: Worker = {
  name: 'prune-plays',
  schedule: '52 3 * * *',
  run: async (_data, { db, now }) => {
    const oldest = new Date(now().getTime() - RECEIPT_DAYS * 24 * 3600 * 1000);
    await db.delete(songPlayReceipts).where(lt(songPlayReceipts.received_at, oldest));
  },
};

import { eq, isNotNull } from 'drizzle-orm';
import { join } from 'node:path';
import type { Context } from '#server/core/api/handler.ts';
import type { Attempt, Worker } from '#server/core/jobs/worker.ts';
import { deriveAsset } from '#server/core/media/derive.ts';
import { songs } from './catalogue.table.ts';

/** Name of the job that encodes tracks. */
export const ENCODE_SONGS = 'encode-songs';

/** Duration of a nightly run; the next night continues. */
const NIGHTLY_MINUTES = 20;

interface EncodeFilter {
  readonly project_id?: number;
}

/**
 * Encodes tracks as MP3 and derives their waveforms, which otherwise takes place when a track is first played. Queued
 * for a project when its audio changes; the nightly run covers all other tracks.
 */
export const encodeSongs: Worker<EncodeFilter> = {
  name: ENCODE_SONGS,
  schedule: '11 4 * * *',
  run: encodeTracks,
};

async function encodeTracks({ project_id }: EncodeFilter, context: Context, { signal }: Attempt): Promise<void> {
  const { db, config, log, now } = context;
  const mediaRoot = join(config.dataDir, 'media');
  const end = now().getTime() + NIGHTLY_MINUTES * 60_000;
  const tracks = await db
    .selectDistinct({ uuid: songs.uuid })
    .from(songs)
    .where(project_id === undefined ? isNotNull(songs.uuid) : eq(songs.project_id, project_id));
  for (const { uuid } of tracks) {
    if (uuid === null) continue;
    if (signal?.aborted || (project_id === undefined && now().getTime() > end)) return;
    try {
      await deriveAsset(mediaRoot, `songs/${uuid}.json`);
    } catch (error) {
      // a damaged file does not prevent the encoding of others
      log.warn({ err: error, song: uuid }, 'A song could not be encoded.');
    }
  }
}

import { slugify } from '#domain/slug.ts';
import type { AudioFormat } from '#generated/enums.ts';
import { asc, eq } from 'drizzle-orm';
import { join } from 'node:path';
import type { Context } from '#server/core/api/handler.ts';
import { songs } from '#server/modules/catalogue/index.ts';
import type { DigitalReleaseRow } from './digital.table.ts';
import { deriveAsset } from '#server/core/media/derive.ts';
import { pathExists } from '#server/core/media/path-exists.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { uuidToKey } from '#server/core/uploads/sound-name.ts';

type Track = typeof songs.$inferSelect;

/** A downloadable file of a release. */
export interface ReleaseFile {
  /** Key in the URL: `zip`, or number and format of a track. */
  readonly file: string;
  /** Display name. */
  readonly name: string;
}

/** The whole release in one file. */
export const ZIP = 'zip';

/** Reads the tracks of a release in order. */
export const readTracks = (db: Queryable, project: number): Promise<Track[]> =>
  db.select().from(songs).where(eq(songs.project_id, project)).orderBy(asc(songs.position), asc(songs.id));

const getMediaFolder = ({ config }: Pick<Context, 'config'>): string => join(config.dataDir, 'media');

/** Path of an uploaded WAV; other formats are encoded from the available source. */
const getWavPath = (context: Pick<Context, 'config'>, { uuid }: Track): string | undefined =>
  uuid ? join(getMediaFolder(context), 'songs', uuidToKey(uuid), 'original.wav') : undefined;

/** Path of a track in a format, encoded if needed; undefined without audio. */
export async function findSoundPath(
  context: Pick<Context, 'config'>,
  track: Track,
  format: AudioFormat,
): Promise<string | undefined> {
  const media = getMediaFolder(context);
  if (format === 'mp3') return (await deriveAsset(media, `songs/${track.uuid ?? track.id}.mp3`))?.path;
  const path = getWavPath(context, track);
  return path && (await pathExists(path)) ? path : undefined;
}

/** Formats the file name of a track: number and title. */
export function formatTrackName(track: Pick<Track, 'title'>, place: number, format: AudioFormat): string {
  const title = track.title.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || slugify(track.title);
  return `${String(place + 1).padStart(2, '0')} ${title}.${format}`;
}

/** Lists the ZIP of all files, then each track in each available format. */
export async function listFiles(
  db: Queryable,
  context: Pick<Context, 'config'>,
  release: DigitalReleaseRow,
): Promise<ReleaseFile[]> {
  const files: ReleaseFile[] = [{ file: ZIP, name: formatZipName(release) }];
  for (const [place, track] of (await readTracks(db, release.project_id)).entries())
    for (const format of release.formats) {
      const wav = format === 'wav' ? getWavPath(context, track) : undefined;
      // mp3 is encoded from any source at download
      const isOffered = format === 'mp3' || (wav !== undefined && (await pathExists(wav)));
      if (isOffered) files.push({ file: `${track.id}.${format}`, name: formatTrackName(track, place, format) });
    }
  return files;
}

export const formatZipName = ({ artist_name, title }: DigitalReleaseRow): string =>
  `${artist_name} - ${title}.zip`.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ');

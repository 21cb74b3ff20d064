import { AudioFormat } from '#generated/enums.ts';
import { and, count, eq } from 'drizzle-orm';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Answer, Call, Handler } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import { digitalDownloads, type DigitalReleaseRow, downloadGrants } from './digital.table.ts';
import { findSignedGrant } from './redeem.ts';
import { findSoundPath, readTracks, formatTrackName, ZIP, formatZipName } from './release-files.ts';
import { inTransaction } from '#server/core/database/database.ts';

type FetchCall = Call<'fetchDownload'>;

/** A file to send; `size` in bytes is undefined when unknown. */
interface PreparedFile {
  readonly name: string;
  readonly size?: number;
  readonly open: () => Readable;
}

/** Sends a file of a redemption and counts the download; throws when the limit is reached. */
export const fetchDownload: Handler<'fetchDownload'> = async (call) => {
  const { params, reply } = call;
  const { release } = await findSignedGrant(call, params.file);
  // prepared first, so that a failure is not counted
  const prepared = await prepareFile(call, release);
  if (!prepared) throw notFound();
  await countFetch(call, prepared.name);
  reply.header('content-type', 'application/octet-stream');
  if (prepared.size !== undefined) reply.header('content-length', String(prepared.size));
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(prepared.name)}`);
  const bytes: unknown = Readable.toWeb(prepared.open());
  return bytes as Answer<'fetchDownload'>;
};

/** Counts a download, with the grant locked. Throws 409 when the limit is reached. */
function countFetch({ context, params }: FetchCall, what: string): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const [grant] = await tx.select().from(downloadGrants).where(eq(downloadGrants.id, params.id)).for('update');
    if (!grant) throw notFound();
    const { release_id, code_id, user_id, fetches_each } = grant;
    const isOfFile = and(eq(digitalDownloads.grant_id, grant.id), eq(digitalDownloads.file, params.file));
    const [downloads] = await tx.select({ count: count() }).from(digitalDownloads).where(isOfFile);
    if ((downloads?.count ?? 0) >= fetches_each) throw problem(409, 'download_used_up');
    const [row] = await tx
      .insert(digitalDownloads)
      .values({
        ...{ grant_id: grant.id, release_id, code_id, user_id },
        file: params.file,
        what,
        created_at: context.now(),
      })
      .returning({ id: digitalDownloads.id });
    if (row) await announceChange(tx, { resource: 'digital-downloads', id: row.id, action: 'create' });
  });
}

async function prepareFile(
  { context, params }: FetchCall,
  release: DigitalReleaseRow,
): Promise<PreparedFile | undefined> {
  const tracks = await readTracks(context.db, release.project_id);
  if (params.file === ZIP) return prepareZip(context, release, tracks);
  const [number, kind] = params.file.split('.');
  const format = AudioFormat.values.find((candidate) => candidate === kind);
  const place = tracks.findIndex(({ id }) => id === Number(number));
  const track = tracks[place];
  if (!track || !format || !release.formats.includes(format)) return undefined;
  const path = await findSoundPath(context, track, format);
  if (!path) return undefined;
  const { size } = await stat(path);
  return { name: formatTrackName(track, place, format), size, open: () => createReadStream(path) };
}

/** Streams a zip without compression, as audio is already compressed. */
async function prepareZip(
  context: FetchCall['context'],
  release: DigitalReleaseRow,
  tracks: Awaited<ReturnType<typeof readTracks>>,
): Promise<PreparedFile | undefined> {
  const files: { path: string; name: string }[] = [];
  for (const [place, track] of tracks.entries())
    for (const format of release.formats) {
      const path = await findSoundPath(context, track, format);
      const folder = release.formats.length > 1 ? `${format.toUpperCase()}/` : '';
      if (path) files.push({ path, name: `${folder}${formatTrackName(track, place, format)}` });
    }
  if (files.length === 0) return undefined;
  const open = () => {
    const zip = new ZipFile();
    for (const { path, name } of files) zip.addFile(path, name, { compress: false });
    zip.end();
    return Readable.from(zip.outputStream as AsyncIterable<Uint8Array>);
  };
  return { name: formatZipName(release), open };
}

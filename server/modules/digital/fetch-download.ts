import { AudioFormat } from '#generated/enums.ts';
import { and, count, eq } from 'drizzle-orm';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Answer, Call, Handler } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { checkSignature } from '#server/core/authentication/signed-link.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import { digitalDownloads, digitalReleases, type DigitalReleaseRow, downloadGrants } from './digital.table.ts';
import { soundPath, readTracks, trackName, ZIP, zipName } from './release-files.ts';
import { inTransaction } from '#server/core/database/database.ts';

type FetchCall = Call<'fetchDownload'>;

/** A prepared file. */
interface PreparedFile {
  readonly name: string;
  readonly size?: number;
  readonly open: () => Readable;
}

/** Sends a file of a redemption and counts the download; throws when the limit is reached. */
export const fetchDownload: Handler<'fetchDownload'> = async (call) => {
  const { context, params, query, reply } = call;
  const [grant] = await context.db.select().from(downloadGrants).where(eq(downloadGrants.id, params.id));
  checkSignature(grant, query, context.now(), params.file);
  const [release] = await context.db.select().from(digitalReleases).where(eq(digitalReleases.id, grant.release_id));
  // prepared first, so that a failure is not counted
  const ready = release && (await prepareFile(call, release));
  if (!ready) throw notFound();
  await countFetch(call, ready.name);
  reply.header('content-type', 'application/octet-stream');
  if (ready.size !== undefined) reply.header('content-length', String(ready.size));
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(ready.name)}`);
  const bytes: unknown = Readable.toWeb(ready.open());
  return bytes as Answer<'fetchDownload'>;
};

/** Counts a download under the lock of the grant. */
function countFetch({ context, params }: FetchCall, what: string): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const [grant] = await tx.select().from(downloadGrants).where(eq(downloadGrants.id, params.id)).for('update');
    if (!grant) throw notFound();
    const { release_id, code_id, user_id, fetches_each } = grant;
    const ofFile = and(eq(digitalDownloads.grant_id, grant.id), eq(digitalDownloads.file, params.file));
    const [made] = await tx.select({ count: count() }).from(digitalDownloads).where(ofFile);
    if ((made?.count ?? 0) >= fetches_each) throw problem(409, 'download_used_up');
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
  if (params.file === ZIP) return zipOf(context, release, tracks);
  const [number, kind] = params.file.split('.');
  const format = AudioFormat.values.find((one) => one === kind);
  const place = tracks.findIndex(({ id }) => id === Number(number));
  const track = tracks[place];
  if (!track || !format || !release.formats.includes(format)) return undefined;
  const path = await soundPath(context, track, format);
  if (!path) return undefined;
  return { name: trackName(track, place, format), size: (await stat(path)).size, open: () => createReadStream(path) };
}

/** Streams a zip without compression, as audio is compressed already. */
async function zipOf(
  context: FetchCall['context'],
  release: DigitalReleaseRow,
  tracks: Awaited<ReturnType<typeof readTracks>>,
): Promise<PreparedFile | undefined> {
  const files: { path: string; name: string }[] = [];
  for (const [place, track] of tracks.entries())
    for (const format of release.formats) {
      const path = await soundPath(context, track, format);
      const folder = release.formats.length > 1 ? `${format.toUpperCase()}/` : '';
      if (path) files.push({ path, name: `${folder}${trackName(track, place, format)}` });
    }
  if (files.length === 0) return undefined;
  const open = () => {
    const zip = new ZipFile();
    for (const { path, name } of files) zip.addFile(path, name, { compress: false });
    zip.end();
    return Readable.from(zip.outputStream as AsyncIterable<Uint8Array>);
  };
  return { name: zipName(release), open };
}

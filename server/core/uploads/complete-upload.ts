import { and, eq } from 'drizzle-orm';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { HEADER_BYTES, detectTypeOfBytes } from '#forms-schema/upload/content-type.ts';
import { isAccepted } from '#forms-schema/upload/accept.ts';
import type { KeptFile, UploadParts } from '#generated/schemas.ts';
import type { Context, Handler } from '#server/core/api/handler.ts';
import { notFound, type Problem, problem } from '#server/core/problems/problem.ts';
import { formatMediaPath } from '#server/core/media/keys.ts';
import { encode, reencodePicture } from '#server/core/media/raster.ts';
import { createSingleFlight } from '#server/core/media/single-flight.ts';
import { readWavHead, WAV_HEAD } from '#server/core/media/songs/wav.ts';
import {
  DOCUMENT,
  findUpload,
  isDocument,
  isMessagePicture,
  isPrivate,
  isSound,
  countParts,
  listParts,
  getUploadStore,
  toETag,
  type Upload,
} from './find-upload.ts';
import { getLimits } from './purposes.ts';
import { keyToUuid } from './sound-name.ts';
import { PartError, type StoredPart, type UploadStore } from './upload-store.ts';
import { uploads } from './uploads.table.ts';

// concurrent requests share one run
const joinUpload = createSingleFlight<void>();

/** Joins the parts of an upload. Idempotent. */
export const completeUpload: Handler<'completeUpload'> = async ({ params, body, user, context }) => {
  const upload = await findUpload(context.db, params.upload_id, user);
  if (upload.status === 'done') return toKeptFile(upload);
  const parts = await checkParts(context, upload, body);
  await joinUpload(join(context.config.dataDir, upload.id), () => finishUpload(context, upload, parts));
  return toKeptFile(await findUpload(context.db, upload.id, user));
};

function toKeptFile(upload: Upload): KeptFile {
  const { key } = upload;
  if (isPrivate(upload)) return { key, url: '' };
  if (!isSound(upload)) return { key, url: formatMediaPath('pictures', key, 'original', undefined, 'webp') };
  const uuid = keyToUuid(key);
  return { key: uuid, url: formatMediaPath('songs', uuid) };
}

/** Returns the stored parts. Throws 409 unless they are complete and match the client's. */
async function checkParts({ db }: Context, upload: Upload, { parts }: UploadParts): Promise<StoredPart[]> {
  const storedParts = await listParts(db, upload.id);
  const isExpected = ({ number, md5 }: StoredPart, index: number): boolean =>
    number === index + 1 && parts[index]?.number === number && parts[index].etag === toETag(md5);
  const isComplete =
    storedParts.length === countParts(upload) && parts.length === storedParts.length && storedParts.every(isExpected);
  if (!isComplete) throw problem(409, 'upload_incomplete');
  return storedParts;
}

async function finishUpload(context: Context, upload: Upload, parts: readonly StoredPart[]): Promise<void> {
  const { db } = context;
  const store = getUploadStore(context);
  try {
    await store.join(upload.id, parts);
    const type = detectTypeOfBytes(await buffer(store.read(upload.id, HEADER_BYTES)));
    if (!isAccepted(getLimits(upload.purpose).accept, upload, type)) throw unsupportedType();
    await storeFile(store, upload, type);
    const isOpen = and(eq(uploads.id, upload.id), eq(uploads.status, 'open'));
    const values = { status: 'done', type: type ?? upload.type, idle_since: context.now() } as const;
    await db.update(uploads).set(values).where(isOpen);
  } catch (error) {
    const [current] = await db.select().from(uploads).where(eq(uploads.id, upload.id));
    // completed by another process, or aborted
    if (current?.status === 'done') return;
    if (current?.status !== 'open') throw notFound();
    if (error instanceof PartError) throw problem(409, 'upload_incomplete', { cause: error });
    throw error;
  }
  await store.tidy(upload.id);
}

function storeFile(store: UploadStore, upload: Upload, type: string | undefined): Promise<void> {
  if (isDocument(upload)) return store.keepWhole(upload.id, DOCUMENT);
  return isSound(upload) ? storeSound(store, upload, type) : storePicture(store, upload);
}

/** Files of a message's picture by size, WebP of at most these widths in pixels. */
const MESSAGE_PICTURE_WIDTHS = { full: 1920, thumbnail: 480 } as const;

async function storePicture(store: UploadStore, upload: Upload): Promise<void> {
  const { id } = upload;
  const picture = await reencodePicture(await buffer(store.read(id))).catch((cause: unknown) => {
    throw unsupportedType(cause);
  });
  if (!isMessagePicture(upload)) return store.keep(id, `original.${picture.suffix}`, picture.bytes);
  for (const [size, width] of Object.entries(MESSAGE_PICTURE_WIDTHS))
    await store.keep(id, size, await encode(picture.bytes, { format: 'webp', width }));
}

/** Stores a sound unchanged; it is encoded on first use. */
async function storeSound(store: UploadStore, { id }: Upload, type: string | undefined): Promise<void> {
  const isWav = type === 'audio/wav';
  if (isWav && !readWavHead(await buffer(store.read(id, WAV_HEAD)))) throw unsupportedType();
  await store.keepWhole(id, isWav ? 'original.wav' : 'original.mp3');
}

function unsupportedType(cause?: unknown): Problem {
  const errors = [{ path: 'type', code: 'file_type' }];
  return problem(422, 'validation_failed', { errors, detailParams: { count: 1 }, cause });
}

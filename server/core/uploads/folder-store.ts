/**
 * Uploads in a folder:
 *
 *   {media}/uploads/{upload}/parts/{number}-{md5}   whole   kept/{name}      →      {media}/{folder}/{name}
 *
 * Files are renamed to their final name when they are complete on disk. Drafts left by a crash are removed with the folder.
 * Names never come from requests.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getDerivedFolder } from '#server/core/media/derived-folder.ts';
import { pathExists } from '#server/core/media/path-exists.ts';
import { PartError, type StoredPart, type UploadStore } from './upload-store.ts';

/** Creates the upload store of a media folder. */
export function createFolderStore(mediaRoot: string): UploadStore {
  const getHome = (upload: string): string => join(mediaRoot, 'uploads', upload);
  const getWholePath = (upload: string): string => join(getHome(upload), 'whole');
  const getKeptFolder = (upload: string): string => join(getHome(upload), 'kept');
  const getPartPath = (upload: string, { number, md5 }: StoredPart): string =>
    join(getHome(upload), 'parts', `${number}-${md5}`);

  async function* readParts(upload: string, parts: readonly StoredPart[]): AsyncGenerator<Buffer> {
    for (const part of parts) {
      const hash = createHash('md5');
      for await (const chunk of createReadStream(getPartPath(upload, part)) as AsyncIterable<Buffer>) {
        hash.update(chunk);
        yield chunk;
      }
      if (hash.digest('hex') !== part.md5) throw new PartError(`part ${part.number} is damaged`);
    }
  }

  return {
    putPart: async (upload, number, size, bytes) => {
      const hash = createHash('md5');
      let md5 = '';
      const checkSize = async function* (source: Readable): AsyncGenerator<Buffer> {
        let count = 0;
        // destroying the stream would close the connection before the error response
        for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
          count += chunk.length;
          if (count > size) throw new PartError(`part ${number} has more than ${size} bytes`);
          hash.update(chunk);
          yield chunk;
        }
        if (count < size) throw new PartError(`part ${number} has ${count} of ${size} bytes`);
      };
      await writeDraft(join(getHome(upload), 'parts', 'draft'), checkSize(bytes), () => {
        md5 = hash.digest('hex');
        return getPartPath(upload, { number, md5 });
      });
      return md5;
    },
    dropPart: (upload, part) => rm(getPartPath(upload, part), { force: true }),
    join: (upload, parts) =>
      writeDraft(getWholePath(upload), readParts(upload, parts), () => getWholePath(upload)).catch(toPartError),
    read: (upload, length) => createReadStream(getWholePath(upload), length === undefined ? {} : { end: length - 1 }),
    keep: async (upload, name, bytes) => {
      const path = join(getKeptFolder(upload), name);
      await writeDraft(path, [bytes], () => path);
    },
    keepWhole: async (upload, name) => {
      await mkdir(getKeptFolder(upload), { recursive: true });
      await rename(getWholePath(upload), join(getKeptFolder(upload), name));
      await syncFolder(getKeptFolder(upload));
    },
    readKept: (upload, name) => createReadStream(join(getKeptFolder(upload), name)),
    tidy: async (upload) => {
      await rm(getWholePath(upload), { force: true });
      await rm(join(getHome(upload), 'parts'), { recursive: true, force: true });
    },
    publish: async (upload, folder) => {
      const target = join(mediaRoot, folder);
      if (await pathExists(target)) return;
      await mkdir(dirname(target), { recursive: true });
      await rename(getKeptFolder(upload), target);
      await syncFolder(dirname(target));
      await rm(getHome(upload), { recursive: true, force: true });
    },
    remove: async (upload, folder) => {
      for (const path of [getHome(upload), join(mediaRoot, folder), getDerivedFolder(mediaRoot, folder)])
        await rm(path, { recursive: true, force: true });
    },
  };
}

/** Writes and syncs a draft, then renames it to `path()`. */
async function writeDraft(
  target: string,
  bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  path: () => string,
): Promise<void> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  const draft = `${target}.${randomUUID()}.tmp`;
  try {
    // opened first: a failing stream could create the file after its removal
    const file = await open(draft, 'wx');
    await pipeline(bytes, file.createWriteStream({ flush: true }));
    await rename(draft, path());
    await syncFolder(folder);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Syncs a folder to disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function toPartError(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    throw new PartError('a part is not there', { cause: error });
  throw error;
}

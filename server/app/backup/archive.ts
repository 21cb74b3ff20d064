// Backup archives: a zip with a manifest, one COPY text per table and the files of DATA_DIR.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { json } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile as ReadableZip } from 'yauzl';
import { ZipFile } from 'yazl';
import { describeSystemError } from '#server/core/process/data-folder.ts';
import { StartError } from '#server/core/config/start-error.ts';

/** Format version; increase it when older code cannot read new archives. */
export const FORMAT = 1;

export interface TableContent {
  name: string;
  /** Columns of the COPY text, in order. */
  columns: string[];
  rows: number;
  /** Sums of the numeric columns, as text. */
  sums: Record<string, string | null>;
  /** Sum of the hashes of all rows, independent of their order. */
  checksum: string;
}

export interface FileContent {
  /** Relative to DATA_DIR, with slashes. */
  path: string;
  bytes: number;
  sha256: string;
}

export interface Manifest {
  format: number;
  /** Time of the snapshot, ISO 8601. */
  taken_at: string;
  server_version: string;
  /** Migrations of the database, oldest first. */
  migrations: { hash: string; created_at: string }[];
  tables: TableContent[];
  sequences: { name: string; value: string; is_called: boolean }[];
  /** Waiting and running jobs. */
  jobs: { columns: string[]; rows: number };
  files: FileContent[];
}

export const MANIFEST = 'manifest.json';
export const JOBS = 'jobs.copy';
export const toTableEntry = (name: string) => `tables/${name}.copy`;
export const toFileEntry = (path: string) => `files/${path}`;

/** Writes an archive entry by entry to a draft; `close` moves it to its path. */
export class ArchiveWriter {
  readonly #zip = new ZipFile();
  readonly #path: string;
  readonly #draft: string;
  readonly #completion: Promise<void>;

  constructor(path: string) {
    this.#path = path;
    this.#draft = `${path}.${process.pid}.partial`;
    // readable by its owner only
    const output = createWriteStream(this.#draft, { flush: true, flags: 'wx', mode: 0o600 });
    this.#completion = pipeline(Readable.from(this.#zip.outputStream), output);
    this.#completion.catch(() => undefined);
  }

  /** Adds an entry. Resolves when its stream has ended. */
  async add(name: string, stream: Readable, compress: boolean): Promise<void> {
    const streamEnd = new Promise<void>((resolve, reject) => stream.once('end', resolve).once('error', reject));
    this.#zip.addReadStream(stream, name, compress ? { compressionLevel: 6 } : { compress: false });
    // on a full disk the output fails and the stream would never end
    await Promise.race([streamEnd, this.#completion]);
  }

  async close(): Promise<void> {
    this.#zip.end();
    await this.#completion;
    // unlike a rename, a link does not overwrite an existing file
    await link(this.#draft, this.#path);
    await rm(this.#draft);
  }

  async discard(): Promise<void> {
    await rm(this.#draft, { force: true });
  }
}

/** An open archive. */
export interface Archive {
  manifest: Manifest;
  read(name: string): Promise<Readable>;
  close(): void;
}

/** Opens an archive. Throws StartError for an invalid or truncated file, or a newer format. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw new StartError(`${path} is no backup or is cut off (${describeSystemError(error)}).`);
  });
  try {
    const entries = await readEntries(zip);
    const read = async (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw new StartError(`${path} is damaged: it has no ${name}.`);
      return zip.openReadStreamPromise(entry).catch((error: unknown) => {
        throw new StartError(`${path} is damaged at ${name} (${describeSystemError(error)}).`);
      });
    };
    const manifest = (await json(await read(MANIFEST))) as Manifest;
    if (manifest.format !== FORMAT)
      throw new StartError(`${path} has format ${manifest.format}, this version reads ${FORMAT}: use a newer version.`);
    return { manifest, read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function readEntries(zip: ReadableZip): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', reject);
    zip.readEntry();
  });
}

/** Counts and hashes the bytes of a stream. */
export class Counter {
  readonly #hash = createHash('sha256');
  bytes = 0;

  /** Passes the stream through. */
  async *count(source: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      this.#hash.update(chunk);
      this.bytes += chunk.length;
      yield chunk;
    }
  }

  sha256(): string {
    return this.#hash.digest('hex');
  }
}

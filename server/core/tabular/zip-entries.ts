import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type Entry, open, type ZipFile } from 'yauzl';
import { TableFault } from './table-fault.ts';

/** Maximum ratio of unpacked to packed size of parts above `SMALL_PART_BYTES`. */
const MAX_RATIO = 400;
const SMALL_PART_BYTES = 100_000_000;
/** Maximum number of parts of a spreadsheet. */
const MAX_ENTRIES = 10_000;

/** A zip file and its parts by name. Reading a part fails when it exceeds its declared size. */
export interface Zip {
  readonly entries: ReadonlyMap<string, Entry>;
  read(name: string): Promise<Readable | undefined>;
  close(): void;
}

const openZip = promisify<string, { lazyEntries: true; autoClose: false }, ZipFile>(open);

/** Opens a zip. Throws a TableFault for other files and zip bombs. */
export async function openZipArchive(path: string, maxBytes: number): Promise<Zip> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch((cause: unknown) => {
    throw new TableFault('sheet_unreadable', { cause });
  });
  try {
    const entries = await readEntries(zip, maxBytes);
    const openStream = promisify<Entry, Readable>((entry, done) => zip.openReadStream(entry, done));
    const read = async (name: string) => {
      const entry = entries.get(name);
      return entry && openStream(entry);
    };
    return { entries, read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function readEntries(zip: ZipFile, maxBytes: number): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    let unpackedBytes = 0;
    zip.on('entry', (entry: Entry) => {
      unpackedBytes += entry.uncompressedSize;
      const isBomb =
        entry.uncompressedSize > SMALL_PART_BYTES && entry.uncompressedSize > entry.compressedSize * MAX_RATIO;
      if (unpackedBytes > maxBytes || isBomb || entries.size >= MAX_ENTRIES) {
        reject(new TableFault('import_bomb'));
        return;
      }
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', (cause: Error) => reject(new TableFault('sheet_unreadable', { cause })));
    zip.readEntry();
  });
}

import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type Entry, open, type ZipFile } from 'yauzl';
import { TableFault } from './table-fault.ts';

/** Maximum ratio of unpacked to packed size of a part that is not small. */
const MOST_TIMES = 400;
const SMALL = 100_000_000;
/** Parts of a spreadsheet at most. */
const MOST_ENTRIES = 10_000;

/** A zip on the disk, its parts by their names. Parts say how large they are, and are cut off where that is not true. */
export interface Zip {
  readonly entries: ReadonlyMap<string, Entry>;
  read(name: string): Promise<Readable | undefined>;
  close(): void;
}

const openZip = promisify<string, { lazyEntries: true; autoClose: false }, ZipFile>(open);

/** Opens a zip; a TableFault for one that is none, or that unpacks to more than is reasonable. */
export async function zipEntries(path: string, most: number): Promise<Zip> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch((cause: unknown) => {
    throw new TableFault('sheet_unreadable', { cause });
  });
  try {
    const entries = await listed(zip, most);
    const stream = promisify<Entry, Readable>((entry, done) => zip.openReadStream(entry, done));
    const read = async (name: string) => {
      const entry = entries.get(name);
      return entry && stream(entry);
    };
    return { entries, read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function listed(zip: ZipFile, most: number): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    let unpacked = 0;
    zip.on('entry', (entry: Entry) => {
      unpacked += entry.uncompressedSize;
      const isBomb = entry.uncompressedSize > SMALL && entry.uncompressedSize > entry.compressedSize * MOST_TIMES;
      if (unpacked > most || isBomb || entries.size >= MOST_ENTRIES) {
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

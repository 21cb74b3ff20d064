import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type Entry, open, type ZipFile } from 'yauzl';
import { SheetFault } from './sheet-source.ts';

/** What a spreadsheet may unfold to, all its parts together; and how many times its size, once it is not small. */
const MOST_UNFOLDED = 2_000_000_000;
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

/** Opens a zip; a SheetFault for one that is none, or that unfolds to more than is reasonable. */
export async function zipEntries(path: string): Promise<Zip> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch((cause: unknown) => {
    throw new SheetFault('sheet_unreadable', null, cause);
  });
  try {
    const entries = await listed(zip);
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

function listed(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    let unfolded = 0;
    zip.on('entry', (entry: Entry) => {
      unfolded += entry.uncompressedSize;
      const isBomb = entry.uncompressedSize > SMALL && entry.uncompressedSize > entry.compressedSize * MOST_TIMES;
      if (unfolded > MOST_UNFOLDED || isBomb || entries.size >= MOST_ENTRIES) {
        reject(new SheetFault('import_bomb'));
        return;
      }
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', (cause: Error) => reject(new SheetFault('sheet_unreadable', null, cause)));
    zip.readEntry();
  });
}

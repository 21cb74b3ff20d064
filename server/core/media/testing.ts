/** A media folder for tests, with originals like those of the demo shop. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Artwork } from './art/artwork.ts';

export const ARTWORK: Artwork = {
  seed: '1204',
  category: 'vinyl',
  title: 'Salt Roads',
  artist: 'Ilse Marravant',
  genre: 4,
  label: 'Halfmoon Audio',
  catalog_number: 'HMA-014',
  barcode: '3760123456784',
  year: 2026,
  sleeve: 'spine',
  colors: ['transparent_red'],
  tracks: [
    { title: 'Slow Tide', side: 'A', duration: 201 },
    { title: 'Low Water', side: 'B', duration: 187 },
  ],
};

export interface MediaFolder {
  /** The DATA_DIR, which contains `media`. */
  dataDir: string;
  root: string;
  write(path: string, content: string | Uint8Array | object): Promise<void>;
  remove(): Promise<void>;
}

/** Creates an empty media folder. */
export async function createMediaFolder(): Promise<MediaFolder> {
  const dataDir = await mkdtemp(join(tmpdir(), 'media-'));
  const root = join(dataDir, 'media');
  return {
    dataDir,
    root,
    async write(path, content) {
      const file = join(root, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(
        file,
        typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content),
      );
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

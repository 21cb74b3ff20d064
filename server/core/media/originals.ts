/** Originals: uploads and artwork descriptions under `{media}/{area}/{folder}/`. */
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Artwork } from './art/artwork.ts';
import type { PictureArtwork } from './art/picture.ts';

/** Suffixes of uploaded images, in order of preference. */
const UPLOAD_SUFFIXES = ['svg', 'png', 'webp', 'jpg', 'jpeg', 'tif', 'tiff', 'avif'] as const;

/** One folder of originals. */
export interface Originals {
  /** Returns the path of an uploaded image by its name without suffix, e.g. "original" or "disc". */
  file(name: string): string | undefined;
  /** Description of the drawing that replaces missing uploads. */
  artwork: unknown;
}

/** Reads a folder of originals; undefined when it does not exist. */
export async function readOriginals(mediaRoot: string, area: string, folder: string): Promise<Originals | undefined> {
  const path = join(mediaRoot, area, folder);
  const names = await readdir(path).catch(() => undefined);
  if (!names) return undefined;
  const artwork: unknown = names.includes('artwork.json')
    ? JSON.parse(await readFile(join(path, 'artwork.json'), 'utf8'))
    : undefined;
  return {
    artwork,
    file: (name) => {
      const fileName = UPLOAD_SUFFIXES.map((suffix) => `${name}.${suffix}`).find((candidate) =>
        names.includes(candidate),
      );
      return fileName && join(path, fileName);
    },
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Release artwork has a category, picture artwork a kind. */
export const isReleaseArtwork = (value: unknown): value is Artwork =>
  isObject(value) && typeof value.category === 'string';
export const isPictureArtwork = (value: unknown): value is PictureArtwork =>
  isObject(value) && typeof value.kind === 'string';

let draftCount = 0;

/** Writes a file atomically by renaming a temporary file. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}-${++draftCount}.tmp`;
  await writeFile(draft, content);
  await rename(draft, path);
}

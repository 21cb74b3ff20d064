/**
 * Storage keys: the path below /storage/ (§3 image assets, §7 images and audio).
 *
 *   projects/{folder}/{asset}[-{width}].{format}   pictures/{folder}/{asset}[-{width}].{format}
 *   songs/{id}.mp3   songs/{id}.json (the waveform)
 *
 * Anything else (dots, slashes, unlisted widths) is rejected, which prevents path traversal and arbitrary sizes.
 */

/** Image assets of a project (§3) and the two thumbnails of §7. */
export const PROJECT_ASSETS = [
  'cover',
  'cover2',
  'cover3',
  'cover4',
  'cover5',
  'back',
  'original',
  'back_original',
  'label',
  'label_bside',
  'disc',
  'only_vinyl',
  'preview',
  'display',
  'mini',
  'preview_m',
] as const;
export type ProjectAsset = (typeof PROJECT_ASSETS)[number];

/**
 * `mini` is the square thumbnail of §7, `preview` a larger square for page heads, `wide` a 2:1 banner, `logo` a shop's
 * logo on a transparent background, `original` the uncropped picture.
 */
const PICTURE_ASSETS = ['original', 'mini', 'preview', 'wide', 'logo'] as const;
export type PictureAsset = (typeof PICTURE_ASSETS)[number];

/** Available widths in pixels, for `srcset`. */
export const WIDTHS = [160, 240, 320, 480, 640, 960, 1280, 1920] as const;
export type Width = (typeof WIDTHS)[number];

export const FORMATS = ['jpg', 'png', 'webp', 'avif'] as const;
export type Format = (typeof FORMATS)[number];

/** Audio, and its waveform. */
const SONG_FORMATS = ['mp3', 'json'] as const;
export type SongFormat = (typeof SONG_FORMATS)[number];

export const TYPES: Record<Format | SongFormat, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  mp3: 'audio/mpeg',
  json: 'application/json',
};

export type MediaKey =
  | { area: 'projects'; folder: string; asset: ProjectAsset; width?: Width; format: Format }
  | { area: 'pictures'; folder: string; asset: PictureAsset; width?: Width; format: Format }
  | { area: 'songs'; folder: string; format: SongFormat };

const FOLDER = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;
const IMAGE = /^(projects|pictures)\/([^/]+)\/([a-z0-9_]+?)(?:-([1-9]\d{2,3}))?\.(jpe?g|png|webp|avif)$/;
const SONG = /^songs\/([^/]+)\.(\w+)$/;

const findMember = <T>(list: readonly T[], value: unknown): T | undefined => list.find((one) => one === value);

/** Whether a name is valid as a folder or song id. */
const isFolderName = (name: string): boolean => FOLDER.test(name);

/** Parses a key; undefined when it is invalid. */
export function parseKey(key: string): MediaKey | undefined {
  const [, song, songSuffix] = SONG.exec(key) ?? [];
  const songFormat = findMember(SONG_FORMATS, songSuffix);
  if (song !== undefined)
    return songFormat && isFolderName(song) ? { area: 'songs', folder: song, format: songFormat } : undefined;
  const [, area, folder = '', name, size, suffix] = IMAGE.exec(key) ?? [];
  const format = findMember(FORMATS, suffix === 'jpeg' ? 'jpg' : suffix);
  const width = size === undefined ? undefined : findMember(WIDTHS, Number(size));
  if (!area || !isFolderName(folder) || !format || (size !== undefined && !width)) return undefined;
  if (area === 'projects') {
    const asset = findMember(PROJECT_ASSETS, name);
    return asset && { area, folder, asset, width, format };
  }
  const asset = findMember(PICTURE_ASSETS, name);
  return asset && { area: 'pictures', folder, asset, width, format };
}

/** Formats a key canonically, so that all spellings share a cached file. */
export function formatMediaKey(key: MediaKey): string {
  if (key.area === 'songs') return `songs/${key.folder}.${key.format}`;
  return `${key.area}/${key.folder}/${key.asset}${key.width ? `-${key.width}` : ''}.${key.format}`;
}

/** Formats the path of an asset: ('projects', '1204', 'cover', 320, 'webp') → /storage/projects/1204/cover-320.webp */
export function formatMediaPath(
  area: 'projects',
  folder: string | number,
  asset: ProjectAsset,
  width: Width | undefined,
  format: Format,
): string;
export function formatMediaPath(
  area: 'pictures',
  folder: string | number,
  asset: PictureAsset,
  width: Width | undefined,
  format: Format,
): string;
export function formatMediaPath(area: 'songs', id: string | number): string;
export function formatMediaPath(
  area: MediaKey['area'],
  folder: string | number,
  asset = '',
  width?: Width,
  format: Format = 'jpg',
): string {
  if (area === 'songs') return `/storage/songs/${folder}.mp3`;
  return `/storage/${area}/${folder}/${asset}${width ? `-${width}` : ''}.${format}`;
}

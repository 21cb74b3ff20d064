/**
 * Derived assets, created on demand from originals and cached on disk under `{media}/derived/v{DESIGN}/`. Folders of
 * originals are immutable (an upload gets a new folder), so the cache never expires.
 */
import { LRUCache } from 'lru-cache';
import { drawPicture } from './art/picture.ts';
import { getDerivedFolder } from './derived-folder.ts';
import { parseKey, TYPES, formatMediaKey, type MediaKey, type PictureAsset, type ProjectAsset } from './keys.ts';
import { isPictureArtwork, isReleaseArtwork, readOriginals, writeAtomically, type Originals } from './originals.ts';
import { drawPart, type Part, type PartContext, type PartDrawing } from './parts.ts';
import { toPngDataUri, encode, toPng, type Drawing } from './raster.ts';
import { createSingleFlight } from './single-flight.ts';
import { getPeaksPath, getSongFile, writePeaks } from './songs/render.ts';
import { pathExists } from './path-exists.ts';

/** Pixel widths of rendered drawings (1000 units); half the width takes a quarter of the time. */
const SCALES = [640, 960, 1280] as const;
const FULL_SCALE = 1280;

/** Crops of assets: width and height in pixels, `ratio` width by height. */
const CROPS: Partial<Record<ProjectAsset | PictureAsset, { width?: number; ratio?: number; height?: number }>> = {
  mini: { width: 240, ratio: 1 },
  preview_m: { width: 480 },
  wide: { width: 1280, ratio: 2 },
  // twice the 44 pixels that logo images have in the header (§9)
  logo: { height: 88 },
};

/** Assets that are resized from another part. */
const SOURCE_PARTS: Partial<Record<ProjectAsset, Part>> = { mini: 'cover', preview_m: 'preview' };

export interface Asset {
  /** Absolute path of the file to send. */
  path: string;
  /** Media type. */
  type: string;
}

const fileFlights = createSingleFlight<Asset | undefined>();
const pixelCache = new LRUCache<string, Buffer, () => Promise<Buffer | undefined>>({
  max: 48,
  fetchMethod: (_name, _stale, { context: draw }) => draw(),
  // an evicted drawing still resolves for its callers
  ignoreFetchAbort: true,
});

/** Returns the cache path of an asset. */
const getDerivedPath = (mediaRoot: string, key: MediaKey): string =>
  key.format === 'json' ? getPeaksPath(mediaRoot, key.folder) : getDerivedFolder(mediaRoot, formatMediaKey(key));

/**
 * Returns the file of a storage key such as "projects/1204/cover-320.webp", creating it if needed. Returns undefined
 * when the key is invalid or there are no originals.
 */
export async function deriveAsset(mediaRoot: string, key: string): Promise<Asset | undefined> {
  const parsed = parseKey(key);
  if (!parsed) return undefined;
  const asset = { path: getDerivedPath(mediaRoot, parsed), type: TYPES[parsed.format] };
  return (await pathExists(asset.path)) ? asset : fileFlights(asset.path, () => createAsset(mediaRoot, parsed, asset));
}

async function createAsset(mediaRoot: string, key: MediaKey, asset: Asset): Promise<Asset | undefined> {
  if (key.area === 'songs') return createSongAsset(mediaRoot, key, asset);
  const originals = await readOriginals(mediaRoot, key.area, key.folder);
  if (!originals) return undefined;
  const crop = {
    ...CROPS[key.asset],
    ...(key.area === 'pictures' && key.asset === 'preview' && { width: 640, ratio: 1 }),
  };
  const width = key.width ?? crop.width;
  const scale = SCALES.find((pixelWidth) => width !== undefined && width <= pixelWidth) ?? FULL_SCALE;
  const scope = { originals, scale, name: `${mediaRoot}/${key.area}/${key.folder}` };
  const png =
    key.area === 'projects'
      ? await renderPart(scope, SOURCE_PARTS[key.asset] ?? (key.asset as Part))
      : await renderCached(scope, 'picture', () => getPictureDrawing(originals));
  if (!png) return undefined;
  const height = width && crop.ratio ? Math.round(width / crop.ratio) : crop.height;
  await writeAtomically(asset.path, await encode(png, { format: key.format, width, height }));
  return asset;
}

async function createSongAsset(
  mediaRoot: string,
  { folder, format }: MediaKey & { area: 'songs' },
  asset: Asset,
): Promise<Asset | undefined> {
  if (format === 'mp3') {
    const path = await getSongFile(mediaRoot, folder, asset.path);
    return path ? { ...asset, path } : undefined;
  }
  const sound = await deriveAsset(mediaRoot, `songs/${folder}.mp3`);
  if (!sound) return undefined;
  await writePeaks(sound.path, asset.path);
  return asset;
}

interface Scope {
  originals: Originals;
  scale: number;
  name: string;
}

/** Renders a part and the parts it is composed of. Cached. */
function renderPart(scope: Scope, part: Part): Promise<Buffer | undefined> {
  const { originals } = scope;
  const context: PartContext = {
    originals,
    artwork: isReleaseArtwork(originals.artwork) ? originals.artwork : undefined,
    image: async (otherPart) => {
      const png = await renderPart(scope, otherPart);
      return png && toPngDataUri(png);
    },
  };
  return renderCached(scope, part, () => drawPart(part, context));
}

async function renderCached(
  scope: Scope,
  part: string,
  draw: () => Promise<PartDrawing | undefined>,
): Promise<Buffer | undefined> {
  return pixelCache.fetch(`${scope.name}/${part}@${scope.scale}`, {
    context: async () => {
      const drawing = await draw();
      if (!drawing) return undefined;
      return 'part' in drawing ? renderPart(scope, drawing.part) : toPng(drawing, scope.scale);
    },
  });
}

async function getPictureDrawing(originals: Originals): Promise<Drawing | undefined> {
  const upload = originals.file('original');
  if (upload) return { file: upload };
  return isPictureArtwork(originals.artwork) ? { svg: drawPicture(originals.artwork) } : undefined;
}

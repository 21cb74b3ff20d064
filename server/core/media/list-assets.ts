import { ProjectCategory } from '#generated/enums.ts';
import { LRUCache } from 'lru-cache';
import type { Artwork } from './art/artwork.ts';
import { PROJECT_ASSETS, type ProjectAsset } from './keys.ts';
import { isReleaseArtwork, readOriginals, type Originals } from './originals.ts';

const cache = new LRUCache<string, ReadonlySet<ProjectAsset>>({ max: 20_000 });

const NO_ASSETS: ReadonlySet<ProjectAsset> = new Set();

/**
 * Lists the image assets of a project's folder, uploaded or drawn. Empty without a folder. Cached, because folders are
 * immutable.
 */
export async function listProjectAssets(mediaRoot: string, folder: string): Promise<ReadonlySet<ProjectAsset>> {
  const key = `${mediaRoot}/${folder}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const originals = await readOriginals(mediaRoot, 'projects', folder);
  if (!originals) return NO_ASSETS;
  const assets = new Set(PROJECT_ASSETS.filter((asset) => hasAsset(asset, originals)));
  cache.set(key, assets);
  return assets;
}

/** Whether a folder has an upload for an asset, or what its drawing needs (`parts.ts`). */
function hasAsset(asset: ProjectAsset, originals: Originals): boolean {
  if (originals.file(asset)) return true;
  const artwork = isReleaseArtwork(originals.artwork) ? originals.artwork : undefined;
  const hasFront = Boolean(artwork ?? originals.file('original'));
  const hasBack = Boolean(originals.file('back_original')) || (artwork?.tracks.length ?? 0) > 0;
  switch (asset) {
    case 'label':
      return artwork !== undefined;
    case 'label_bside':
      return artwork !== undefined && hasVinyl(artwork);
    case 'disc':
    case 'only_vinyl':
      return Boolean(originals.file('disc')) || (hasFront && (artwork?.category === 'cd' || hasVinyl(artwork)));
    case 'back':
    case 'back_original':
    case 'cover4':
      return hasBack;
    case 'cover3':
      return hasFront && isMusic(artwork);
    case 'cover5':
      return hasFront && hasVinyl(artwork);
    default:
      return hasFront;
  }
}

const isMusic = (artwork: Artwork | undefined) => !artwork || ProjectCategory.data[artwork.category].music === true;
const hasVinyl = (artwork: Artwork | undefined) =>
  !artwork || ['vinyl', 'bundle', 'project'].includes(artwork.category);

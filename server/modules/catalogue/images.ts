import { join } from 'node:path';
import { ProjectCategory } from '#generated/enums.ts';
import type { Context } from '#server/core/api/handler.ts';
import { listProjectAssets } from '#server/core/media/list-assets.ts';
import type { ProjectAsset } from '#server/core/media/keys.ts';
import { getPictureFolder } from './cards.ts';

/** Columns that determine a project's images. */
export interface ImageColumns {
  readonly id: number;
  readonly picture: string | null;
  readonly category: ProjectCategory;
  readonly url_vinyl: string | null;
}

const PICTURES: readonly ProjectAsset[] = [
  'cover',
  'cover2',
  'cover3',
  'cover4',
  'cover5',
  'preview',
  'display',
  'original',
];
const MUSIC_PICTURES: readonly ProjectAsset[] = ['back', 'back_original'];
const VINYL_PICTURES: readonly ProjectAsset[] = ['label', 'label_bside', 'only_vinyl'];

const hasVinyl = (category: ProjectCategory) => ['vinyl', 'bundle', 'project'].includes(category);

/** Lists the image assets (§3) that exist in the picture folder of a project and suit its category. */
export async function listImages({ config }: Pick<Context, 'config'>, project: ImageColumns): Promise<string[]> {
  const { category, url_vinyl } = project;
  const assets = await listProjectAssets(join(config.dataDir, 'media'), getPictureFolder(project));
  const data: { music?: boolean } = ProjectCategory.data[category];
  const suitable = [
    ...PICTURES,
    ...(data.music ? MUSIC_PICTURES : []),
    ...(hasVinyl(category) ? VINYL_PICTURES : []),
    ...(url_vinyl === '1' || category === 'cd' ? (['disc'] as const) : []),
  ];
  return suitable.filter((asset) => assets.has(asset));
}

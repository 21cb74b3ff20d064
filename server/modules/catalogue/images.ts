import { ProjectCategory } from '#generated/enums.ts';

const COMMON_IMAGES = ['cover', 'preview', 'display'];
const MUSIC_IMAGES = ['back'];
const VINYL_IMAGES = ['label', 'label_bside', 'only_vinyl'];

/** Columns that determine a project's images. */
export interface ImageColumns {
  readonly category: ProjectCategory;
  readonly url_vinyl: string | null;
  readonly cover_picture: string | null;
}

/** Lists the image assets (§3) in the picture folder of a project. */
export function listImages({ category, url_vinyl, cover_picture }: ImageColumns): string[] {
  const data: { music?: boolean } = ProjectCategory.data[category];
  const images = [
    ...COMMON_IMAGES,
    ...(data.music ? MUSIC_IMAGES : []),
    ...(category === 'vinyl' ? VINYL_IMAGES : []),
    ...(url_vinyl === '1' ? ['disc'] : []),
    ...(cover_picture ? [cover_picture] : []),
  ];
  return [...new Set(images)];
}

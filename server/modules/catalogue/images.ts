import { ProjectCategory } from '#generated/enums.ts';

const ALWAYS = ['cover', 'preview', 'display'];
const OF_MUSIC = ['back'];
const OF_VINYL = ['label', 'label_bside', 'only_vinyl'];

/** Columns that determine a project's images. */
export interface Pictured {
  readonly category: ProjectCategory;
  readonly url_vinyl: string | null;
  readonly cover_picture: string | null;
}

/** The image assets (§3) a project has in its picture folder. */
export function imagesOf({ category, url_vinyl, cover_picture }: Pictured): string[] {
  const data: { music?: boolean } = ProjectCategory.data[category];
  const images = [
    ...ALWAYS,
    ...(data.music ? OF_MUSIC : []),
    ...(category === 'vinyl' ? OF_VINYL : []),
    ...(url_vinyl === '1' ? ['disc'] : []),
    ...(cover_picture ? [cover_picture] : []),
  ];
  return [...new Set(images)];
}

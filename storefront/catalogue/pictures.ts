import type { ProjectCategory } from '#generated/enums.ts';
import type { ProjectDetail } from '#generated/schemas.ts';
import type { MessageKey, Translate } from '#storefront/app/locale/translate.ts';

/** Names of the image assets (§3) that the gallery shows, in display order. */
const NAMES = {
  cover: 'project.pictures.cover',
  back: 'project.pictures.back',
  cover2: 'project.picture',
  cover3: 'project.picture',
  cover4: 'project.picture',
  cover5: 'project.picture',
  label: 'project.pictures.label',
  label_bside: 'project.pictures.label_bside',
  disc: 'project.pictures.disc',
  only_vinyl: 'project.pictures.disc',
  preview: 'project.pictures.preview',
  display: 'project.pictures.display',
  original: 'project.pictures.original',
} as const satisfies Record<string, MessageKey>;

/** An image asset of the gallery. */
export type Picture = keyof typeof NAMES;

/** Three-dimensional forms of releases; others are shown flat. */
const FORMS: Partial<Record<ProjectCategory, 'sleeve' | 'jewel' | 'cassette'>> = {
  vinyl: 'sleeve',
  project: 'sleeve',
  cd: 'jewel',
  tape: 'cassette',
};

/** The form in which the release turns; undefined for pictures of things. */
export const getForm = ({ category }: Pick<ProjectDetail, 'category'>) => FORMS[category];

/** The pictures of a project, the cover first and the one chosen by staff (`cover_picture`) beside it. */
export function listPictures(project: Pick<ProjectDetail, 'category' | 'images' | 'cover_picture'>): Picture[] {
  const { images = [], cover_picture } = project;
  const isMusic = getForm(project) !== undefined;
  const pictures = (Object.keys(NAMES) as Picture[]).filter((picture) => {
    if (picture === 'cover') return true;
    // the cover of music is its original, and an own picture of the disc replaces the drawn one
    if ((picture === 'original' && isMusic) || (picture === 'only_vinyl' && images.includes('disc'))) return false;
    return images.includes(picture);
  });
  const chosen = pictures.find((picture) => picture === cover_picture);
  return chosen
    ? ['cover', chosen, ...pictures.filter((picture) => picture !== 'cover' && picture !== chosen)]
    : pictures;
}

/** The name of the picture in the list, e.g. “Label, side A”. */
export const getPictureName = (t: Translate, picture: Picture, index: number): string =>
  t(NAMES[picture], { number: index + 1 });

/** The asset with the most detail of a picture: the artwork before cropping for cover and back. */
export function getDetailedAsset(picture: Picture, images: readonly string[] = []): string {
  const original = { cover: 'original', back: 'back_original' }[picture as string];
  return original && images.includes(original) ? original : picture;
}

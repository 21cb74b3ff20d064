import { lookColumns } from '#server/modules/shops/index.ts';
import type { CopyRow } from '../copy.ts';

const DAY_MS = 86_400_000;
const TEAM_ACCOUNT = 2;
const ADMIN_ACCOUNT = 1;

/** Former looks of white-label shops: the first one, then one with page colours. */
const PAST_LOOKS: readonly { readonly age: number; readonly by: number; readonly colors: CopyRow }[] = [
  {
    age: 420,
    by: ADMIN_ACCOUNT,
    colors: {
      ...{ header_bg: '#46403a', header_color: '#efe9df', bg_color: null, font_color: null },
      ...{ footer_bg: null, footer_color: null, logo_position: 'center' },
    },
  },
  {
    age: 160,
    by: TEAM_ACCOUNT,
    colors: {
      ...{ header_bg: '#1f2421', header_color: '#f2f0e9', bg_color: '#f7f5ef', font_color: '#1f2421' },
      ...{ footer_bg: '#1f2421', footer_color: '#c9d6c3' },
    },
  },
];
const PUBLISHED = { age: 34, by: TEAM_ACCOUNT };
/** Unpublished look of one of the shops. */
const DRAFT = { shop: 6, age: 3, colors: { header_bg: '#f2b632', header_color: '#ffffff', logo_position: 'center' } };

/** Creates the looks of white-label shops: two archived and one published each, and one draft. */
export function createLooks(shops: readonly CopyRow[], now: Date): CopyRow[] {
  const toDate = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const names = Object.keys(lookColumns());
  return shops
    .filter(({ white_label }) => white_label)
    .flatMap((shop) => {
      const shopValues = { logo_height: 51, logo_position: 'left', ...shop };
      const look = Object.fromEntries(names.map((name) => [name, Reflect.get(shopValues, name) ?? null])) as CopyRow;
      const createVersion = (state: string, { age, by }: typeof PUBLISHED, colors: CopyRow = {}) => ({
        ...{ shop_id: shop.id, state, ...look, ...colors, created_at: toDate(age + 2), created_by: by },
        ...(state === 'draft'
          ? { published_at: null, published_by: null }
          : { published_at: toDate(age), published_by: by }),
      });
      return [
        ...PAST_LOOKS.map(({ colors, ...past }) => createVersion('past', past, colors)),
        createVersion('published', PUBLISHED),
        ...(shop.id === DRAFT.shop ? [createVersion('draft', { age: DRAFT.age, by: TEAM_ACCOUNT }, DRAFT.colors)] : []),
      ];
    });
}

import { lookColumns } from '#server/modules/shops/index.ts';
import type { CopyRow } from '../copy.ts';

const DAY_MS = 86_400_000;
const TEAM_ACCOUNT = 2;
const ADMIN_ACCOUNT = 1;

/** Former looks of white-label shops: the first one, then one with page colours. */
const PAST: readonly { readonly age: number; readonly by: number; readonly colors: CopyRow }[] = [
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
/** The unpublished summer look of one of them. */
const DRAFT = { shop: 6, age: 3, colors: { header_bg: '#f2b632', header_color: '#ffffff', logo_position: 'center' } };

/** Looks of the white-label shops: two past ones and the one they show, one of them with a draft. */
export function createLooks(shops: readonly CopyRow[], now: Date): CopyRow[] {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const names = Object.keys(lookColumns());
  return shops
    .filter(({ white_label }) => white_label)
    .flatMap((shop) => {
      const shown = { logo_height: 51, logo_position: 'left', ...shop };
      const look = Object.fromEntries(names.map((name) => [name, Reflect.get(shown, name) ?? null])) as CopyRow;
      const version = (state: string, { age, by }: typeof PUBLISHED, colors: CopyRow = {}) => ({
        ...{ shop_id: shop.id, state, ...look, ...colors, created_at: ago(age + 2), created_by: by },
        ...(state === 'draft'
          ? { published_at: null, published_by: null }
          : { published_at: ago(age), published_by: by }),
      });
      return [
        ...PAST.map(({ colors, ...past }) => version('past', past, colors)),
        version('published', PUBLISHED),
        ...(shop.id === DRAFT.shop ? [version('draft', { age: DRAFT.age, by: TEAM_ACCOUNT }, DRAFT.colors)] : []),
      ];
    });
}

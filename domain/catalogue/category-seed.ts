import { FIXED_CATEGORIES } from './categories.ts';

/** A category's row in the database. */
export interface CategoryRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly name_fr: string;
  readonly name_zh: string;
  readonly pro_only: boolean;
  readonly in_menu?: boolean;
  readonly position: number;
}

type Details = Omit<CategoryRow, 'id' | 'slug'>;

const DETAILS: Readonly<Record<keyof typeof FIXED_CATEGORIES, Details>> = {
  staff_picks: { name: 'Top Diggers', name_fr: 'Top Diggers', name_zh: '挖碟精选', pro_only: false, position: 10 },
  exclusives: { name: 'Exclusives', name_fr: 'Exclusivités', name_zh: '独家发行', pro_only: false, position: 20 },
  // listed in the genre menu
  jazz: { name: 'Jazz', name_fr: 'Jazz', name_zh: '爵士', pro_only: false, in_menu: false, position: 30 },
  color_records: {
    name: 'Color records',
    name_fr: 'Vinyles couleur',
    name_zh: '彩胶唱片',
    pro_only: false,
    position: 40,
  },
  merch: { name: 'Merch', name_fr: 'Merch', name_zh: '周边', pro_only: false, position: 50 },
  accessories: { name: 'Accessories', name_fr: 'Accessoires', name_zh: '配件', pro_only: false, position: 60 },
  cd_tapes: { name: 'CDs & tapes', name_fr: 'CD & cassettes', name_zh: 'CD 与磁带', pro_only: false, position: 70 },
  pro: { name: 'PRO', name_fr: 'PRO', name_zh: 'PRO', pro_only: true, position: 80 },
};

/** Initial rows of the fixed categories in the database. */
export const CATEGORY_SEED: readonly CategoryRow[] = Object.entries(FIXED_CATEGORIES).map(([key, category]) => ({
  ...category,
  ...DETAILS[key as keyof typeof FIXED_CATEGORIES],
}));

import { getLocalisedName } from '#domain/catalogue/categories.ts';
import { LocalLink } from '../locale/LocalLink.tsx';
import { useTexts } from '../locale/texts.tsx';
import { useRootData } from '../root-data.ts';
import type { ShopEntry, ShopMenu } from './shop-menu.ts';

const EMPTY_MENU: ShopMenu = { shelves: [[], [], []], genres: [] };

/** The shop's menus; empty when the root loader failed. */
export const useShopMenu = (): ShopMenu => useRootData()?.menu ?? EMPTY_MENU;

/** Categories or genres as list items in the page's language. */
export function ShopLinks({ entries, className }: { entries: readonly ShopEntry[]; className?: string }) {
  const { language } = useTexts();
  return entries.map((entry) => (
    <li key={entry.id}>
      <LocalLink to={entry.to} className={className}>
        {getLocalisedName(language, entry)}
      </LocalLink>
    </li>
  ));
}

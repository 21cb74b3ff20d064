import type { ProjectList, Shop } from '#generated/schemas.ts';
import type { ListQuery } from './list-query.ts';
import { ListPage } from './ListPage.tsx';

interface ArtistShopPageProps {
  readonly shop: Shop;
  readonly base: string;
  readonly query: ListQuery;
  readonly list: ProjectList;
}

/** Whether dark or light text is read on a colour (#rrggbb), by its relative luminance. */
export function schemeOf(background: string): 'light' | 'dark' {
  const [red = 0, green = 0, blue = 0] = (background.match(/[0-9a-f]{2}/gi) ?? []).map((part) => {
    const share = parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  // black on it contrasts more than white does from here on
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? 'light' : 'dark';
}

/** What a shop sells, on its own colours where it is white-label. */
export function ArtistShopPage({ shop, ...list }: ArtistShopPageProps) {
  const look = shop.white_label
    ? { ...(shop.bg_color && { background: shop.bg_color }), ...(shop.font_color && { color: shop.font_color }) }
    : undefined;
  return (
    <div style={look} data-scheme={look?.background && schemeOf(look.background)}>
      <ListPage title={shop.name} {...list} />
    </div>
  );
}

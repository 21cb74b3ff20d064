import type { SitePath } from '#domain/routes.ts';
import { chooseScheme } from '#domain/contrast.ts';
import type { ProjectList, Shop } from '#generated/schemas.ts';
import type { ListQuery } from '#storefront/catalogue/list-query.ts';
import styles from './ArtistShopPage.module.css';
import { ListPage } from '#storefront/catalogue/ListPage.tsx';

interface ArtistShopPageProps {
  readonly shop: Shop;
  readonly base: SitePath;
  readonly query: ListQuery;
  readonly list: ProjectList;
}

/** The projects of a shop, in its own colours when it is white-label. */
export function ArtistShopPage({ shop, ...list }: ArtistShopPageProps) {
  const look = shop.white_label
    ? { ...(shop.bg_color && { background: shop.bg_color }), ...(shop.font_color && { color: shop.font_color }) }
    : undefined;
  return (
    <div
      className={look?.background && styles.look}
      style={look}
      data-scheme={look?.background && chooseScheme(look.background)}
    >
      <ListPage title={shop.name} {...list} />
    </div>
  );
}

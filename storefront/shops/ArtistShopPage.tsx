import type { SitePath } from '#domain/routes.ts';
import type { ProjectList, Shop } from '#generated/schemas.ts';
import type { ListQuery } from '#storefront/catalogue/list-query.ts';
import { ListPage } from '#storefront/catalogue/ListPage.tsx';

interface ArtistShopPageProps {
  readonly shop: Shop;
  readonly base: SitePath;
  readonly query: ListQuery;
  readonly list: ProjectList;
}

/** The projects of a shop. The frame has the colours of a white-label one. */
export function ArtistShopPage({ shop, ...list }: ArtistShopPageProps) {
  return <ListPage title={shop.name} {...list} />;
}

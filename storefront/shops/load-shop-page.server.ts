import { loadRequired } from '#storefront/app/api/load.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { loadShopMaker } from '#storefront/catalogue/load-maker.server.ts';
import { loadListing } from '#storefront/catalogue/list.server.ts';
import { buildOwnHostUrl, toWhiteLabel } from './white-label.server.ts';

/** Loads the page of a shop: its projects, its theme when it is white-label, and its address on its own host. */
export async function loadShopPage(request: Request, visit: Visit, shop_code: string) {
  const [shop, listing] = await Promise.all([
    loadRequired(visit.api.GET('/shops/{shop_code}', { params: { path: { shop_code } } })),
    loadListing(request, visit, { shop_code }),
  ]);
  return {
    shop,
    maker: await loadShopMaker(shop, visit),
    whiteLabel: toWhiteLabel(shop),
    ownHostUrl: buildOwnHostUrl(shop, visit.publicUrl),
    ...listing,
  };
}

export type ShopPageData = Awaited<ReturnType<typeof loadShopPage>>;

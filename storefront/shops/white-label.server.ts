import { chooseScheme } from '#domain/contrast.ts';
import type { Shop } from '#generated/schemas.ts';
import { loadOptional } from '#storefront/app/api/load.ts';
import type { WhiteLabel } from '#storefront/app/frame/page-data.ts';
import { loadWhiteLabelShops } from '#storefront/app/visit/own-host.server.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** A shop's theme for the frame; undefined when the shop is not white-label. */
export function toWhiteLabel(shop: Shop | undefined): WhiteLabel | undefined {
  if (!shop?.white_label) return undefined;
  return { ...shop, scheme: shop.bg_color ? chooseScheme(shop.bg_color) : undefined };
}

const loadShop = ({ api }: Visit, shop_code: string): Promise<Shop | undefined> =>
  loadOptional(api.GET('/shops/{shop_code}', { params: { path: { shop_code } } }), undefined);

/** Loads the theme of the visited host; undefined on the site's own. */
export async function loadHostLook(visit: Visit): Promise<WhiteLabel | undefined> {
  return visit.hostShop && toWhiteLabel(await loadShop(visit, visit.hostShop.code));
}

/**
 * Loads the theme of the shop that alone sells the content of a page, such as a project or a cart; undefined with
 * several shops, or one that is not white-label.
 */
export async function loadLookOfShops(
  visit: Visit,
  shopIds: readonly (number | null | undefined)[],
): Promise<WhiteLabel | undefined> {
  const [id, ...others] = new Set(shopIds);
  // on its own host the theme covers all pages
  if (id == null || others.length > 0 || visit.hostShop) return undefined;
  const shop = (await loadWhiteLabelShops(() => visit.api)).find((row) => row.id === id);
  return shop && toWhiteLabel(await loadShop(visit, shop.code));
}

/** The address of a white-label shop on its own host; undefined without one. */
export function buildOwnHostUrl({ host, white_label }: Shop, publicUrl: string): string | undefined {
  if (!host || !white_label) return undefined;
  const url = new URL(publicUrl);
  url.hostname = host;
  return url.origin;
}

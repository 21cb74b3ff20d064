import type { StorefrontContext } from '#domain/storefront-context.ts';
import { DEFAULT_LANGUAGE } from '#domain/language.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { Api } from '#generated/client.ts';
import type { WhiteLabelShop } from '#generated/schemas.ts';
import { createApiClient } from '../api/client.ts';
import { createSharedCache } from '../api/shared-cache.ts';

/** What storefront pages know of a request. */
export interface SiteContext extends StorefrontContext {
  /** the origin that browsers use: that of a shop's own host, else `publicUrl` */
  readonly origin?: string;
  /** the shop whose own host was requested */
  readonly hostShop?: WhiteLabelShop | undefined;
  /** style sheets of a shop's page, which the home page of its own host renders */
  readonly shopStyles?: readonly string[];
}

const loadCached = createSharedCache<'shops', readonly WhiteLabelShop[]>(2_000);

/** Loads the white-label shops, cached for 2 seconds. There are none when the API fails. */
export function loadWhiteLabelShops(createApi: () => Api): Promise<readonly WhiteLabelShop[]> {
  return loadCached('shops', () => unwrap(createApi().GET('/white-label-shops'))).catch(() => []);
}

/**
 * Recognises the own host of a white-label shop. Its pages have the configured public URL as main address; any other
 * host is that of the site.
 */
export async function recogniseHost(context: StorefrontContext): Promise<SiteContext & { origin: string }> {
  const { requestOrigin, publicUrl, siteUrl = publicUrl, apiFetch, callOperation } = context;
  const createApi = () => createApiClient({ send: apiFetch, callOperation, language: DEFAULT_LANGUAGE });
  const hostname = requestOrigin && new URL(requestOrigin).hostname;
  const hostShop = (await loadWhiteLabelShops(createApi)).find(({ host }) => host && host === hostname);
  if (!hostShop || !requestOrigin) return { ...context, origin: publicUrl };
  return { ...context, publicUrl: siteUrl, origin: requestOrigin, hostShop };
}

import { lazy } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { isAlertShown } from '#domain/content/alert-visibility.ts';
import { getAlertCookie } from '#domain/cookies.ts';
import { toEnglishPath } from '#domain/local-paths.ts';
import { loadOptional, loadRequired } from '#storefront/app/api/load.ts';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import { AlertBanner } from '#storefront/app/frame/AlertBanner.tsx';
import type { FrameHandle } from '#storefront/app/frame/page-data.ts';
import { buildOrganization } from '#storefront/app/meta/linked-data.server.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { storefrontContext } from '#storefront/app/visit/context.ts';
import { loadWhiteLabelShops } from '#storefront/app/visit/own-host.server.ts';
import { type Visit, visitContext } from '#storefront/app/visit/visit.server.ts';
import { loadShopPage } from '#storefront/shops/load-shop-page.server.ts';
import { buildShopMeta } from '#storefront/shops/shop-meta.ts';
import { HomePage } from './HomePage.tsx';

// on a shop's own host only
const ArtistShopPage = lazy(async () => ({
  default: (await import('#storefront/shops/ArtistShopPage.tsx')).ArtistShopPage,
}));

/** Loads the home page; on a white-label shop's own host, the page of the shop. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  if (!visit.hostShop) return loadHome(request, visit);
  const { shopStyles = [] } = context.get(storefrontContext);
  return { ...(await loadShopPage(request, visit, visit.hostShop.code)), styles: shopStyles };
}

async function loadHome(request: Request, visit: Visit) {
  const { api, currency, publicUrl } = visit;
  const [home, banners, alert] = await Promise.all([
    loadRequired(api.GET('/home', { params: { query: { currency } } })),
    loadOptional(api.GET('/banners'), []),
    loadAlert(request, visit),
  ]);
  return { home, banners, alert, linkedData: buildOrganization(publicUrl) };
}

/** Loads the newest alert that the visitor has not dismissed. */
async function loadAlert({ url }: Request, { api, cookies }: Visit) {
  const [alerts, shops] = await Promise.all([loadOptional(api.GET('/alerts'), []), loadWhiteLabelShops(() => api)]);
  const { pathname, host } = new URL(url);
  const storeHosts = shops.flatMap((shop) => shop.host ?? []);
  return alerts.find(({ id = 0 }) => {
    const dismissed = cookies.get(getAlertCookie(id).name) !== undefined;
    return isAlertShown({ path: toEnglishPath(pathname), host, storeHosts, dismissed });
  });
}

export const handle: FrameHandle = { AlertBanner };

export const shouldRevalidate = skipCartForms;

export const meta: MetaFunction<typeof loader> = (args) => {
  const page = args.loaderData;
  if (page && 'shop' in page) return buildShopMeta(args, page);
  return buildPageMeta(args, {
    title: 'home.title',
    description: 'home.description',
    // /home is the same page (§2.6)
    canonical: { path: '/' },
    linkedData: page?.linkedData,
  });
};

export default function Home() {
  const page = useLoaderData<typeof loader>();
  if (!('shop' in page)) return <HomePage {...page} />;
  const { styles, ...shopPage } = page;
  return (
    <>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <ArtistShopPage base="/" {...shopPage} />
    </>
  );
}

import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { isAlertShown } from '#domain/content/alert-visibility.ts';
import { getAlertCookie } from '#domain/cookies.ts';
import { loadOptional, loadRequired } from '#storefront/app/api/load.ts';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import { AlertBanner } from '#storefront/app/frame/AlertBanner.tsx';
import type { FrameHandle } from '#storefront/app/frame/page-data.ts';
import { buildOrganization } from '#storefront/app/meta/linked-data.server.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { HomePage } from './HomePage.tsx';

/** Hosts of artists' stores, which do not show the site's alerts (§4). None yet. */
const STORE_HOSTS: readonly string[] = [];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, currency, cookies, publicUrl } = context.get(visitContext);
  const [home, banners, alerts] = await Promise.all([
    loadRequired(api.GET('/home', { params: { query: { currency } } })),
    loadOptional(api.GET('/banners'), []),
    loadOptional(api.GET('/alerts'), []),
  ]);
  const { host } = new URL(request.url);
  const visibleAlerts = alerts.filter(({ id = 0 }) =>
    isAlertShown({
      path: '/',
      host,
      storeHosts: STORE_HOSTS,
      dismissed: cookies.get(getAlertCookie(id).name) !== undefined,
    }),
  );
  return { home, banners, alert: visibleAlerts[0], linkedData: buildOrganization(publicUrl) };
}

export const handle: FrameHandle = { AlertBanner };

export const shouldRevalidate = skipCartForms;

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, {
    title: 'home.title',
    description: 'home.description',
    linkedData: args.loaderData?.linkedData,
  });

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}

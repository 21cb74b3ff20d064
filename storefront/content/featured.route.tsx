import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { loadOptional, loadRequired } from '#storefront/app/api/load.ts';
import { buildBreadcrumbs } from '#storefront/app/meta/linked-data.server.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import { FeaturedPage } from './FeaturedPage.tsx';

/** Number of artists with a SoundCloud page. */
const SOUNDCLOUD_LIMIT = 8;

/** Loads what staff has chosen: banners, the categories of the home page, and artists on SoundCloud. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, currency, publicUrl } = context.get(visitContext);
  const [{ top_diggers, exclusives }, banners, onSoundcloud] = await Promise.all([
    loadRequired(api.GET('/home', { params: { query: { currency } } })),
    loadOptional(api.GET('/banners'), []),
    loadOptional(api.GET('/projects/soundcloud', { params: { query: { currency, limit: SOUNDCLOUD_LIMIT } } }), []),
  ]);
  const linkedData = [buildBreadcrumbs(publicUrl, [{ name: 'Featured', to: '/featured' }])];
  return { picks: top_diggers, exclusives, banners, onSoundcloud, linkedData };
}

export const shouldRevalidate = skipCartForms;

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, {
    title: 'featured.title',
    description: 'featured.description',
    linkedData: args.loaderData?.linkedData,
  });

export default function Featured() {
  return <FeaturedPage {...useLoaderData<typeof loader>()} />;
}

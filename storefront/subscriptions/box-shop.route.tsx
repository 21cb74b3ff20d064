import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import { BoxShopPage } from './BoxShopPage.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, currency } = context.get(visitContext);
  return { offers: await loadRequired(api.GET('/boxes/offers', { params: { query: { currency } } })) };
}

export const shouldRevalidate = skipCartForms;

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'boxes.title', description: 'boxes.lead' });

export default function BoxShop() {
  return <BoxShopPage {...useLoaderData<typeof loader>()} />;
}

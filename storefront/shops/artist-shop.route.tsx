import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { buildShopLink } from '#domain/catalogue/project-links.ts';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { ArtistShopPage } from './ArtistShopPage.tsx';
import { loadShopPage } from './load-shop-page.server.ts';
import { buildShopMeta } from './shop-meta.ts';

/** Loads the shop of an artist or label. A white-label shop also has its own frame (§2.6). */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  return loadShopPage(request, context.get(visitContext), params.shop_code ?? '');
}

export const shouldRevalidate = skipCartForms;

export const meta: MetaFunction<typeof loader> = (args) => buildShopMeta(args, args.loaderData);

export default function ArtistShop() {
  const { shop, ...listing } = useLoaderData<typeof loader>();
  return <ArtistShopPage shop={shop} base={buildShopLink(shop.code)} {...listing} />;
}

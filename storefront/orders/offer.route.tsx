import {
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { keepPage } from '#storefront/app/api/keep-page.ts';
import { page } from '#storefront/app/api/page.ts';
import { pageMeta } from '#storefront/app/meta/page-meta.ts';
import { readPost } from '#storefront/payments/read-post.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { shownAddress } from '#storefront/ui/address.server.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { OfferPage } from './OfferPage.tsx';
import { payOffer, type OfferOutcome, type OfferPost } from './pay-offer.server.ts';

/** What staff has put together for who holds the link. A link that is not ours is a page that is not there. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, language } = context.get(visitContext);
  const offer = await page(api.GET('/offers/{token}', { params: { path: { token: params.token ?? '' } } }));
  const { customer, pickup } = offer;
  const place = pickup ? { ...pickup, country_id: customer?.country_id ?? null } : customer;
  return { offer, address: place ? shownAddress(place, language) : [] };
}

export async function action({ request, context, params }: ActionFunctionArgs): Promise<OfferOutcome | Response> {
  const visit = context.get(visitContext);
  const post = await readPost<OfferPost>(request);
  const outcome = await payOffer(visit, params.token ?? '', post);
  return 'paid' in outcome ? redirectTo(visit.path('/cart/confirmation'), 303) : outcome;
}

/** A lost answer loses nothing that was typed. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepPage(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'checkout.title', index: false });

export default function OfferRoute() {
  return <OfferPage {...useLoaderData<typeof loader>()} />;
}

import {
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { toMinor } from '#domain/money.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readPost } from '#storefront/payments/read-post.ts';
import { createBadRequest, isFormRequest, readForm } from '#storefront/app/visit/read-body.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { formatAddressLines } from '#storefront/ui/format-address-lines.server.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { OfferPage } from './OfferPage.tsx';
import { payOffer, withdrawPledge, type OfferOutcome, type OfferPost } from './pay-offer.server.ts';

/** Loads an offer by the token of its link. An unknown token is 404. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, language } = context.get(visitContext);
  const path = { token: params.token ?? '' };
  const [offer, { publishable_key: publishableKey }] = await Promise.all([
    loadRequired(api.GET('/offers/{token}', { params: { path } })),
    unwrap(api.GET('/payment-options')),
  ]);
  const { customer, pickup, totals } = offer;
  const amount = totals ? toMinor(totals.total, totals.currency) : 0;
  const recipient = pickup ? { ...pickup, country_id: customer?.country_id ?? null } : customer;
  return { offer, amount, publishableKey, address: recipient ? formatAddressLines(recipient, language) : [] };
}

export async function action({ request, context, params }: ActionFunctionArgs): Promise<OfferOutcome | Response> {
  const visit = context.get(visitContext);
  const token = params.token ?? '';
  if (isFormRequest(request)) {
    if ((await readForm(request)).get('intent') !== 'withdraw') throw createBadRequest();
    const withdrawn = await withdrawPledge(visit, token);
    return withdrawn ?? redirectTo(new URL(request.url).pathname, 303);
  }
  const post = await readPost<OfferPost>(request);
  const outcome = await payOffer(visit, token, post);
  return 'paid' in outcome ? redirectTo(visit.path('/cart/confirmation'), 303) : outcome;
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'checkout.title', index: false });

export default function OfferRoute() {
  return <OfferPage {...useLoaderData<typeof loader>()} />;
}

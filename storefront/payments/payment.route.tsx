import {
  data,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { toLocalDay } from '#domain/dates.ts';
import { toMinor } from '#domain/money.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { toProblem } from '#storefront/app/api/to-problem.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { loadCart, loadCartLook } from '#storefront/cart/cart.server.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { OWN_COOKIES } from '#storefront/app/visit/cookies.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { loadCardOptions } from './cards/card-options.server.ts';
import { loadOwnAddresses } from './own-addresses.server.ts';
import { parsePaidCookie } from './paid-cookie.ts';
import { payCart, type PayOutcome, type PayPost } from './pay.server.ts';
import { PaymentPage } from './PaymentPage.tsx';
import { readPost } from './read-post.ts';
import { skipRevalidationWhilePaying } from './payment-in-progress.ts';

/** Loads the cart to pay. Without one, redirects to the confirmation of a recent payment, else to the cart. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const [calculation, user] = await Promise.all([
    loadCart(visit).catch((error: unknown) => {
      throw error instanceof ApiError ? data(null, { status: toProblem(error).status }) : error;
    }),
    visit.user(),
  ]);
  if (!calculation) {
    const paid = parsePaidCookie(visit.cookies.get(OWN_COOKIES.paid.name));
    throw redirectTo(visit.path(paid ? '/cart/confirmation' : '/cart'));
  }
  const { country_id } = calculation.totals;
  const zip_code = calculation.cart.customer?.zip_code ?? user?.customer?.zip_code;
  const customer = { ...user?.customer, ...omitEmpty(calculation.cart.customer) };
  const [pickups, whiteLabel, card, addresses] = await Promise.all([
    country_id
      ? unwrap(visit.api.GET('/pickups', { params: { query: { country_id, ...(zip_code && { zip_code }) } } }))
      : [],
    loadCartLook(visit, calculation),
    loadCardOptions(visit),
    user ? loadOwnAddresses(visit, customer) : [],
  ]);
  return {
    calculation,
    amount: toMinor(calculation.totals.total, calculation.totals.currency),
    today: toLocalDay(Date.now() / 1000),
    pickups,
    ...card,
    whiteLabel,
    addresses,
    signedIn: user !== undefined,
    customer: { email: user?.email, ...omitEmpty(customer) },
  };
}

/** Omits null and empty values. */
function omitEmpty<Values extends object>(values: Values | null | undefined): Partial<Values> {
  const entries = Object.entries(values ?? {}).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return Object.fromEntries(entries) as Partial<Values>;
}

export async function action({ request, context }: ActionFunctionArgs): Promise<PayOutcome | Response> {
  const visit = context.get(visitContext);
  const post = await readPost<PayPost>(request);
  const outcome = await payCart(visit, post);
  return 'paid' in outcome ? redirectTo(visit.path('/cart/confirmation'), 303) : outcome;
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const shouldRevalidate = skipRevalidationWhilePaying;

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'checkout.title', index: false });

export default function Payment() {
  const { whiteLabel: _, ...page } = useLoaderData<typeof loader>();
  return <PaymentPage {...page} />;
}

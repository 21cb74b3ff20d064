import {
  data,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { problemOf } from '#storefront/app/api/problem-of.ts';
import { keepPage } from '#storefront/app/api/keep-page.ts';
import { loadCart } from '#storefront/cart/cart.server.ts';
import { pageMeta } from '#storefront/app/meta/page-meta.ts';
import { OWN_COOKIES } from '#storefront/app/visit/cookies.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { parsePaid } from './paid-cookie.ts';
import { pay, type PayOutcome, type PayPost } from './pay.server.ts';
import { PaymentPage } from './PaymentPage.tsx';
import { readPost } from './read-post.ts';
import { stillWhilePaying } from './while-paying.ts';

/** The cart to pay. Without one there is nothing to do here: what was paid is confirmed, else the cart says it is empty. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const [calculation, user] = await Promise.all([
    loadCart(visit).catch((error: unknown) => {
      throw error instanceof ApiError ? data(null, { status: problemOf(error).status }) : error;
    }),
    visit.user(),
  ]);
  if (!calculation) {
    const paid = parsePaid(visit.cookies.get(OWN_COOKIES.paid.name));
    throw redirectTo(visit.path(paid ? '/cart/confirmation' : '/cart'));
  }
  const { country_id } = calculation.totals;
  const zip_code = calculation.cart.customer?.zip_code ?? user?.customer?.zip_code;
  const pickups = country_id
    ? await unwrap(visit.api.GET('/pickups', { params: { query: { country_id, ...(zip_code && { zip_code }) } } }))
    : [];
  const customer = { ...user?.customer, ...known(calculation.cart.customer) };
  return { calculation, pickups, signedIn: user !== undefined, customer: { email: user?.email, ...known(customer) } };
}

/** Only what is there. */
function known<Values extends object>(values: Values | null | undefined): Partial<Values> {
  const entries = Object.entries(values ?? {}).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return Object.fromEntries(entries) as Partial<Values>;
}

export async function action({ request, context }: ActionFunctionArgs): Promise<PayOutcome | Response> {
  const visit = context.get(visitContext);
  const post = await readPost<PayPost>(request);
  const outcome = await pay(visit, post);
  return 'paid' in outcome ? redirectTo(visit.path('/cart/confirmation'), 303) : outcome;
}

/** A lost answer loses nothing that was typed. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepPage(() => serverAction<typeof action>());
}

export const shouldRevalidate = stillWhilePaying;

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'checkout.title', index: false });

export default function Payment() {
  return <PaymentPage {...useLoaderData<typeof loader>()} />;
}

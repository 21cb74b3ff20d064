import { type Search, withSearch } from '#domain/routes.ts';
import {
  data,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { ApiError } from '#generated/client/api-error.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { toProblem } from '#storefront/app/api/to-problem.ts';
import type { WhiteLabel } from '#storefront/app/frame/page-data.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { isDocumentRequest } from '#storefront/app/visit/document-request.ts';
import { readForm } from '#storefront/app/visit/read-body.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { changeCart, type CartAnswer } from './cart-action.server.ts';
import { loadCart, loadCartLook } from './cart.server.ts';
import { CartPage } from './CartPage.tsx';

/** Loads the cart with the theme of the shop that it belongs to. */
export async function loader({ context }: LoaderFunctionArgs): Promise<CartAnswer & { whiteLabel?: WhiteLabel }> {
  const visit = context.get(visitContext);
  try {
    const calculation = await loadCart(visit);
    const whiteLabel = await loadCartLook(visit, calculation);
    return { calculation, ...(whiteLabel && { whiteLabel }) };
  } catch (error) {
    throw error instanceof ApiError ? data(null, { status: toProblem(error).status }) : error;
  }
}

/** Handles the cart forms of all pages. Without JavaScript the cart page follows. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  const answer = await changeCart(await readForm(request), visit);
  if (!isDocumentRequest(request)) return answer;
  const { problem } = answer;
  const search: Search = problem
    ? `?${new URLSearchParams({ refused: problem.errors?.[0]?.code ?? problem.code })}`
    : '';
  return redirectTo(visit.path(withSearch('/cart', search)), 303);
}

/** Keeps the page and the shown cart when the network or the server fails. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<CartAnswer> {
  const answer = await catchFailures(() => serverAction<CartAnswer>());
  return 'calculation' in answer ? answer : { calculation: undefined, failed: true, ...answer };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { title: 'cart.title', description: 'cart.description', index: false });

export default function Cart() {
  return <CartPage calculation={useLoaderData<typeof loader>().calculation} />;
}

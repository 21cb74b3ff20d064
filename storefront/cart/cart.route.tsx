import { type Search, withSearch } from '#domain/routes.ts';
import { data, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { ApiError } from '#generated/client/api-error.ts';
import { problemOf } from '#storefront/app/api/problem-of.ts';
import { pageMeta } from '#storefront/app/meta/page-meta.ts';
import { isDocumentRequest } from '#storefront/app/visit/document-request.ts';
import { readForm } from '#storefront/app/visit/read-body.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { changeCart, type CartAnswer } from './cart-action.server.ts';
import { loadCart } from './cart.server.ts';
import { CartPage } from './CartPage.tsx';

export async function loader({ context }: LoaderFunctionArgs): Promise<CartAnswer> {
  try {
    return { calculation: await loadCart(context.get(visitContext)) };
  } catch (error) {
    throw error instanceof ApiError ? data(null, { status: problemOf(error).status }) : error;
  }
}

/** Every change of the cart, from whichever page. Where there is no script, the cart page comes next. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  const answer = await changeCart(await readForm(request), visit);
  if (!isDocumentRequest(request)) return answer;
  const { problem } = answer;
  const refused: Search = problem
    ? `?${new URLSearchParams({ refused: problem.errors?.[0]?.code ?? problem.code })}`
    : '';
  return redirectTo(visit.path(withSearch('/cart', refused)), 303);
}

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: 'cart.title', index: false });

export default function Cart() {
  return <CartPage {...useLoaderData<typeof loader>()} />;
}

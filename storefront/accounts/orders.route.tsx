import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { requireUser } from './require-user.server.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { cancelOrder } from './cancel-order.server.ts';
import { type CancelOutcome, OrdersPage } from './OrdersPage.tsx';

/** Orders per page. */
const PAGE_SIZE = 10;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const requestedPage = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const number = Number.isSafeInteger(requestedPage) && requestedPage > 0 ? requestedPage : 1;
  const query = { limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE };
  const list = await loadRequired(visit.api.GET('/user/orders', { params: { query } }));
  if (number > 1 && list.orders.length === 0) throw data(null, { status: 404 });
  return { orders: list.orders, page: number, pages: Math.max(1, Math.ceil(list.count / PAGE_SIZE)) };
}

/** Cancels an order. */
export async function action({ request, context }: ActionFunctionArgs): Promise<CancelOutcome> {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  return cancelOrder(visit, request);
}

/** Keeps the page when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.orders', index: false });

export default function Orders() {
  return <OrdersPage {...useLoaderData<typeof loader>()} outcome={useActionData<CancelOutcome>()} />;
}

import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readListPage } from './paging.server.ts';
import { requireUser } from './require-user.server.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { cancelOrder } from './cancel-order.server.ts';
import { type CancelOutcome, OrdersPage } from './OrdersPage.tsx';

/** Orders per page. */
const PAGE_SIZE = 10;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const page = readListPage(request, PAGE_SIZE);
  const { orders, count } = await loadRequired(visit.api.GET('/user/orders', { params: { query: page.query } }));
  return { orders, page: page.number, pages: page.count(count) };
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

import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { requireUser } from './require-user.server.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { OrdersPage } from './OrdersPage.tsx';

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

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.orders', index: false });

export default function Orders() {
  return <OrdersPage {...useLoaderData<typeof loader>()} />;
}

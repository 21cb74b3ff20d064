import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { loadOptional, loadRequired } from '#storefront/app/api/load.ts';
import { getTexts } from '#storefront/app/locale/texts.tsx';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { formatAddressLines } from '#storefront/ui/format-address-lines.server.ts';
import { cancelOrder } from './cancel-order.server.ts';
import { OrderPage } from './OrderPage.tsx';
import type { CancelOutcome } from './OrdersPage.tsx';
import { parseId } from './parse-id.ts';
import { requireUser } from './require-user.server.ts';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const path = { id: parseId(params.id) };
  const [order, documents] = await Promise.all([
    loadRequired(visit.api.GET('/user/orders/{id}/shop', { params: { path } })),
    loadOptional(visit.api.GET('/user/orders/{id}/documents', { params: { path } }), []),
  ]);
  const { pickup, country_id } = order.customer;
  const address = formatAddressLines(pickup ? { ...pickup, country_id } : order.customer, visit.language);
  const { t } = getTexts(visit.language);
  return { order, documents, address, title: t('account.order_number', { number: order.number ?? path.id }) };
}

/** Cancels the order. */
export async function action({ request, context }: ActionFunctionArgs): Promise<CancelOutcome> {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  return cancelOrder(visit, request);
}

/** Keeps the page when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { title: { text: args.loaderData?.title ?? '' }, index: false });

export default function Order() {
  return <OrderPage {...useLoaderData<typeof loader>()} outcome={useActionData<CancelOutcome>()} />;
}

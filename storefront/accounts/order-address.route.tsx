import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { buildPagePath, ROUTES } from '#domain/routes.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { OrderCustomerRequestFields } from '#generated/fields/OrderCustomerRequest.ts';
import type { OrderCustomerRequestInput, Problem } from '#generated/schemas.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { saveForm } from '#storefront/app/api/save-form.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readRecord } from '#storefront/app/visit/read-record.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { OrderAddressPage } from './OrderAddressPage.tsx';
import { parseId } from './parse-id.ts';
import { requireUser } from './require-user.server.ts';

/** Loads the order. Redirects to its page, which says why, when its address cannot be changed. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const path = { id: parseId(params.id) };
  const order = await loadRequired(visit.api.GET('/user/orders/{id}/shop', { params: { path } }));
  if (order.address_obstacle) throw redirectTo(visit.path(buildPagePath(ROUTES.order, path)));
  const { email: _, pickup: __, ...customer } = order.customer;
  return { id: path.id, number: order.number ?? String(path.id), customer };
}

/** Saves the address and redirects to the order. The API checks the values. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const path = { id: parseId(params.id) };
  const values: unknown = await readRecord(request, OrderCustomerRequestFields, visit.language);
  const { customer } = values as OrderCustomerRequestInput;
  return catchProblem(async () => {
    const { shop_orders } = await unwrap(visit.api.GET('/user/orders/{id}/shop', { params: { path } }));
    // the parts of an order have one address
    const shop_id = shop_orders[0]?.id ?? 0;
    await unwrap(
      visit.api.PUT('/user/orders/{shop_id}/customer', { params: { path: { shop_id } }, body: { customer } }),
    );
    return redirectTo(visit.path(buildPagePath(ROUTES.order, path)), 303);
  });
}

/** Shows that the address is saved, and keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return saveForm(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.address_title', index: false });

export default function OrderAddress() {
  return (
    <OrderAddressPage {...useLoaderData<typeof loader>()} problem={useActionData<{ problem?: Problem }>()?.problem} />
  );
}

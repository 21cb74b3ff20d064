import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { BoxAddressRequestFields } from '#generated/fields/BoxAddressRequest.ts';
import type { BoxAddressRequestInput, Problem } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { parseId } from '#storefront/accounts/parse-id.ts';
import { requireUser } from '#storefront/accounts/require-user.server.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { saveForm } from '#storefront/app/api/save-form.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readRecord } from '#storefront/app/visit/read-record.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { BoxAddressPage } from './BoxAddressPage.tsx';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const path = { id: parseId(params.id) };
  const { id, customer } = await loadRequired(visit.api.GET('/user/boxes/{id}', { params: { path } }));
  return { id, customer };
}

/** Saves the address and redirects to the boxes. The API checks the values. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const id = parseId(params.id);
  const { customer } = await readRecord(request, BoxAddressRequestFields, visit.language);
  return catchProblem(async () => {
    const body = { id, customer: customer as BoxAddressRequestInput['customer'] };
    await unwrap(visit.api.POST('/user/boxes/address', { body }));
    return redirectTo(visit.path('/my-account/box'), 303);
  });
}

/** Shows that the address is saved, and keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return saveForm(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'my_box.address', index: false });

export default function BoxAddress() {
  return (
    <BoxAddressPage {...useLoaderData<typeof loader>()} problem={useActionData<{ problem?: Problem }>()?.problem} />
  );
}

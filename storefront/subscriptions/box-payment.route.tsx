import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { BoxPaymentRequestFields } from '#generated/fields/BoxPaymentRequest.ts';
import type { BoxPaymentRequestInput } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { parseId } from '#storefront/accounts/parse-id.ts';
import { requireUser } from '#storefront/accounts/require-user.server.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { saveForm } from '#storefront/app/api/save-form.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readRecord } from '#storefront/app/visit/read-record.ts';
import { loadCardOptions } from '#storefront/payments/cards/card-options.server.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { type BoxCardOutcome, BoxPaymentPage } from './BoxPaymentPage.tsx';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const path = { id: parseId(params.id) };
  const [{ id, currency, card_last4 }, card] = await Promise.all([
    loadRequired(visit.api.GET('/user/boxes/{id}', { params: { path } })),
    loadCardOptions(visit),
  ]);
  return { id, currency, last4: card_last4, ...card };
}

/** Sets the card and redirects to the boxes, unless it waits for 3-D Secure. The API checks the values. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const id = parseId(params.id);
  const record = await readRecord(request, BoxPaymentRequestFields, visit.language);
  // values that the API checks
  const { card, payment_method, card_id, setup_id, authentication } = record as Omit<BoxPaymentRequestInput, 'id'>;
  return catchProblem(async () => {
    const body = setup_id ? { id, setup_id, authentication } : { id, card, payment_method, card_id };
    const { setup_id: waiting, client_secret } = await unwrap(visit.api.POST('/user/boxes/payment', { body }));
    if (waiting) return { waiting: { setup_id: waiting, client_secret } };
    return redirectTo(visit.path('/my-account/box'), 303);
  });
}

/** Shows that the card is saved, and keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return saveForm(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'my_box.change_card', index: false });

export default function BoxPayment() {
  return <BoxPaymentPage {...useLoaderData<typeof loader>()} outcome={useActionData<BoxCardOutcome>()} />;
}

import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { BoxAddressRequestFields } from '#generated/fields/BoxAddressRequest.ts';
import { requireUser } from '#storefront/accounts/require-user.server.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { saveForm } from '#storefront/app/api/save-form.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readRecord } from '#storefront/app/visit/read-record.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { GiftsPage } from './GiftsPage.tsx';
import { submitGiftForm } from './redeem-gift.server.ts';

const FIELDS = BoxAddressRequestFields.filter(({ name }) => name === 'customer');

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const [gifts, list, user] = await Promise.all([
    loadRequired(visit.api.GET('/user/gifts')),
    loadRequired(visit.api.GET('/user/boxes')),
    visit.user(),
  ]);
  const boxes = list
    .filter(({ status }) => status !== 'cancelled' && status !== 'ended')
    .map(({ id, name, type }) => ({ id, name, type }));
  return { gifts, boxes, customer: { ...user?.customer, ...(user?.email && { email: user.email }) } };
}

/** Redeems a code and redirects to the boxes. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const record = await readRecord(request, FIELDS, visit.language);
  return (await submitGiftForm(visit, record)) ?? redirectTo(visit.path('/my-account/box'), 303);
}

/** Shows that the code is redeemed, and keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return saveForm(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'user_menu.gifts', index: false });

export default function Gifts() {
  const answer = useActionData<typeof action>();
  return <GiftsPage {...useLoaderData<typeof loader>()} answer={answer instanceof Response ? undefined : answer} />;
}

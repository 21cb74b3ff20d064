import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { requireUser } from '#storefront/accounts/require-user.server.ts';
import { saveForm } from '#storefront/app/api/save-form.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readForm } from '#storefront/app/visit/read-body.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { BoxPage } from './BoxPage.tsx';
import { loadBoxes } from './boxes.server.ts';
import { submitBoxForm } from './change-box.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  return loadBoxes(visit, new Date());
}

/** Saves a change and redirects to the page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  return (await submitBoxForm(visit, await readForm(request))) ?? redirectTo(visit.path('/my-account/box'), 303);
}

/** Shows that the change is saved, and keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return saveForm(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'user_menu.box', index: false });

export default function Box() {
  return <BoxPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof clientAction>()} />;
}

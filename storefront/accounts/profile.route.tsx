import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { Problem } from '#generated/schemas.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { type ProfileOutcome, saveProfile } from './profile.server.ts';
import { ProfilePage } from './ProfilePage.tsx';
import { requireUser } from './require-user.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { customer } = await requireUser(context.get(visitContext), request);
  return { customer: customer ?? {} };
}

/** Saves one of the forms. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  return saveProfile(visit, request);
}

/** Keeps the forms when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.profile', index: false });

export default function Profile() {
  const outcome = useActionData<ProfileOutcome | { readonly problem: Problem }>();
  return <ProfilePage {...useLoaderData<typeof loader>()} outcome={outcome} />;
}

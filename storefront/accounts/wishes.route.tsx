import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { Problem } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readFields, readText } from '#storefront/app/visit/read-body.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { requireUser } from './require-user.server.ts';
import { WishesPage } from './WishesPage.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const params = { query: { currency: visit.currency } };
  return { projects: await loadRequired(visit.api.GET('/user/wishes', { params })) };
}

/** Removes a record from the wishlist. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  const fields = await readFields(request);
  await requireUser(visit, request);
  const body = { project_id: Number(readText(fields, 'project')), in_whishlist: false };
  return catchProblem(async () => {
    await unwrap(visit.api.POST('/user/wishes', { body }));
    return {};
  });
}

/** Keeps the page when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.wishes', index: false });

export default function Wishes() {
  return <WishesPage {...useLoaderData<typeof loader>()} problem={useActionData<{ problem?: Problem }>()?.problem} />;
}

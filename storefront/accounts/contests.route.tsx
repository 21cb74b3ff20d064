import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { UserContestsPage } from './UserContestsPage.tsx';
import { requireUser } from './require-user.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  return { entries: await loadRequired(visit.api.GET('/user/contests')) };
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.contests', index: false });

export default function UserContests() {
  return <UserContestsPage {...useLoaderData<typeof loader>()} />;
}

import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { PassesPage } from './PassesPage.tsx';
import { requireUser } from './require-user.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  return { passes: await loadRequired(visit.api.GET('/user/passes')) };
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.passes', index: false });

export default function Passes() {
  return <PassesPage {...useLoaderData<typeof loader>()} />;
}

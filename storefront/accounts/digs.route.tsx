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
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readFields, readText } from '#storefront/app/visit/read-body.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { DigsPage } from './DigsPage.tsx';
import { readListPage } from './paging.server.ts';
import { requireUser } from './require-user.server.ts';

/** Records per page. */
const PAGE_SIZE = 24;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const page = readListPage(request, PAGE_SIZE);
  const query = { ...page.query, currency: visit.currency };
  const { projects, count } = await loadRequired(visit.api.GET('/user/digs', { params: { query } }));
  return { projects, page: page.number, pages: page.count(count) };
}

/** Takes a like back, unless it was taken back elsewhere meanwhile. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const params = { path: { id: Number(readText(await readFields(request), 'project')) } };
  return catchProblem(async () => {
    const { liked } = await unwrap(visit.api.GET('/projects/{id}/like', { params }));
    if (liked) await unwrap(visit.api.POST('/projects/{id}/like', { params }));
    return {};
  });
}

/** Keeps the page when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.digs', index: false });

export default function Digs() {
  return <DigsPage {...useLoaderData<typeof loader>()} problem={useActionData<{ problem?: Problem }>()?.problem} />;
}

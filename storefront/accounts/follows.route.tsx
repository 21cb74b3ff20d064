import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { MakerType } from '#generated/enums.ts';
import type { Problem } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readFields, readText } from '#storefront/app/visit/read-body.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { FollowsPage } from './FollowsPage.tsx';
import { readListPage } from './paging.server.ts';
import { requireUser } from './require-user.server.ts';

/** Artists and labels per page. */
const PAGE_SIZE = 24;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const page = readListPage(request, PAGE_SIZE);
  const { follows, count } = await loadRequired(visit.api.GET('/user/follows', { params: { query: page.query } }));
  return { follows, page: page.number, pages: page.count(count) };
}

/** Follows an artist or label no longer; the button's value is its kind and id. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const [kind, id] = readText(await readFields(request), 'unfollow').split('-');
  const type = MakerType.values.find((value) => value === kind) ?? 'artist';
  return catchProblem(async () => {
    const params = { path: { id: Number(id) } };
    await unwrap(visit.api.POST('/user/follows/{id}', { params, body: { type, following: false } }));
    return {};
  });
}

/** Keeps the page when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.follows', index: false });

export default function Follows() {
  return <FollowsPage {...useLoaderData<typeof loader>()} problem={useActionData<{ problem?: Problem }>()?.problem} />;
}

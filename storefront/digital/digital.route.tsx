import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { unwrap } from '#generated/client/unwrap.ts';
import { RedeemRequestFields } from '#generated/fields/RedeemRequest.ts';
import type { Problem, RedeemRequestInput } from '#generated/schemas.ts';
import { readListPage } from '#storefront/accounts/paging.server.ts';
import { requireUser } from '#storefront/accounts/require-user.server.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readRecord } from '#storefront/app/visit/read-record.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { DigitalPage } from './DigitalPage.tsx';

/** Redeemed codes per page. */
const PAGE_SIZE = 10;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const page = readListPage(request, PAGE_SIZE);
  const { downloads, count } = await loadRequired(visit.api.GET('/user/downloads', { params: { query: page.query } }));
  return { downloads, page: page.number, pages: page.count(count) };
}

/** Redeems a code and redirects to the page, which lists its files. The API checks the code. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const values: unknown = await readRecord(request, RedeemRequestFields, visit.language);
  const body = values as RedeemRequestInput;
  const outcome = await catchProblem(async () => {
    await unwrap(visit.api.POST('/projects/download', { body }));
    return redirectTo(visit.path('/my-account/digital'), 303);
  });
  return 'problem' in outcome ? { ...outcome, code: body.code } : outcome;
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.downloads', index: false });

export default function Digital() {
  const answer = useActionData<{ problem?: Problem; code?: string }>();
  return <DigitalPage {...useLoaderData<typeof loader>()} problem={answer?.problem} code={answer?.code} />;
}

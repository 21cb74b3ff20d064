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
import type { RedeemRequestInput } from '#generated/schemas.ts';
import { readListPage } from '#storefront/accounts/paging.server.ts';
import { requireUser } from '#storefront/accounts/require-user.server.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readRecord } from '#storefront/app/visit/read-record.ts';
import { createBadRequest } from '#storefront/app/visit/read-body.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { DigitalPage } from './DigitalPage.tsx';
import type { CodeAnswer } from './RedeemCode.tsx';

const NO_ANSWER: CodeAnswer = {};

/** Redeemed codes per page. */
const PAGE_SIZE = 10;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const page = readListPage(request, PAGE_SIZE);
  const { downloads, count } = await loadRequired(visit.api.GET('/user/downloads', { params: { query: page.query } }));
  return { downloads, page: page.number, pages: page.count(count) };
}

/**
 * Checks a code and returns what it unlocks, or redeems it and redirects to the page, which lists its files. The API
 * checks the code. Throws 400 for an unknown intent.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const { intent, ...values } = await readRecord(request, RedeemRequestFields, visit.language);
  const body = values as unknown as RedeemRequestInput;
  if (intent !== 'check' && intent !== 'redeem') throw createBadRequest();
  const outcome = await catchProblem(async () => {
    if (intent === 'check') return { checked: await unwrap(visit.api.POST('/projects/check-code', { body })) };
    await unwrap(visit.api.POST('/projects/download', { body }));
    return redirectTo(visit.path('/my-account/digital'), 303);
  });
  return outcome instanceof Response ? outcome : { ...outcome, code: body.code };
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.downloads', index: false });

export default function Digital() {
  return <DigitalPage {...useLoaderData<typeof loader>()} answer={useActionData<CodeAnswer>() ?? NO_ANSWER} />;
}

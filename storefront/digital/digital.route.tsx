import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { readListPage } from '#storefront/accounts/paging.server.ts';
import { requireUser } from '#storefront/accounts/require-user.server.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { answerCode } from './answer-code.server.ts';
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

export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  return answerCode(visit, request, () => '/my-account/digital');
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.downloads', index: false });

export default function Digital() {
  return <DigitalPage {...useLoaderData<typeof loader>()} answer={useActionData<CodeAnswer>() ?? NO_ANSWER} />;
}

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
import { SIGN_OUT_COOKIES } from '#storefront/app/visit/cookies.ts';
import { readFields, readText } from '#storefront/app/visit/read-body.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { type PrivacyOutcome, PrivacyPage } from './PrivacyPage.tsx';
import { requireUser } from './require-user.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const { has_password } = await requireUser(visit, request);
  return { ...(await loadRequired(visit.api.GET('/user/privacy'))), hasPassword: has_password !== false };
}

/** Requests an export, or closes the account and leaves it, by the form's `intent`. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const fields = await readFields(request);
  if (fields.intent !== 'close')
    return catchProblem(async () => {
      await unwrap(visit.api.POST('/user/export'));
      return { done: 'export' } as const;
    });
  return catchProblem(async () => {
    await unwrap(visit.api.POST('/user/close', { body: { current_password: readText(fields, 'current_password') } }));
    for (const cookie of SIGN_OUT_COOKIES) visit.cookies.delete(cookie);
    return redirectTo(visit.path('/account-closed'), 303);
  });
}

/** Keeps the page when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.privacy', index: false });

export default function Privacy() {
  const outcome = useActionData<PrivacyOutcome | { readonly problem: Problem }>();
  return <PrivacyPage {...useLoaderData<typeof loader>()} outcome={outcome} />;
}

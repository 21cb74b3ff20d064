import {
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { translatePath } from '#domain/local-paths.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readFields } from '#storefront/app/visit/read-body.ts';
import { redirectTo, redirectDocumentTo } from '#storefront/app/visit/redirect.ts';
import { parseSitePath } from '#storefront/app/visit/site-path.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { submitSignForm } from './sign-in.server.ts';
import { SignPage } from './SignPage.tsx';

/** Redirects signed-in visitors. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const redirectParam = new URL(request.url).searchParams.get('redirect');
  const target = parseSitePath(redirectParam) ?? visit.path('/my-account');
  if (await visit.user()) throw redirectTo(target);
  return { redirect: target, protectedPage: redirectParam !== null };
}

/** Signs in and redirects to the requested page in the account's language. A sign-up returns that a mail was sent. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  const fields = await readFields(request);
  const outcome = await submitSignForm(visit, fields);
  if (!('answer' in outcome)) return outcome;
  const target = parseSitePath(fields.redirect) ?? visit.path('/my-account');
  // language and currency may have changed, so the document is reloaded
  return redirectDocumentTo(translatePath(target, outcome.answer.data.lang), 303);
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'sign.title', index: false });

export default function Sign() {
  return <SignPage {...useLoaderData<typeof loader>()} />;
}

import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { inLanguage } from '#domain/local-paths.ts';
import { pageMeta } from '#storefront/app/meta/page-meta.ts';
import { readFields } from '#storefront/app/visit/read-body.ts';
import { redirectTo, reloadAt } from '#storefront/app/visit/redirect.ts';
import { parseSitePath } from '#storefront/app/visit/site-path.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { sign } from './sign-in.server.ts';
import { SignPage } from './SignPage.tsx';

/** Who is signed in already has nothing to do here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const asked = new URL(request.url).searchParams.get('redirect');
  const target = parseSitePath(asked) ?? visit.path('/my-account');
  if (await visit.user()) throw redirectTo(target);
  return { redirect: target, protectedPage: asked !== null };
}

/** Signs in and leads to where the visitor wanted to go, in the account's language; a sign-up says that a letter was sent. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  const fields = await readFields(request);
  const outcome = await sign(visit, fields);
  if (!('answer' in outcome)) return outcome;
  const target = parseSitePath(fields.redirect) ?? visit.path('/my-account');
  // everything may read and cost differently now, so the page comes anew
  return reloadAt(inLanguage(target, outcome.answer.data.lang), 303);
}

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'sign.title', index: false });

export default function Sign() {
  return <SignPage {...useLoaderData<typeof loader>()} />;
}

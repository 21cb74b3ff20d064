import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { LanguagePage } from './LanguagePage.tsx';
import { requireUser } from './require-user.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { currency } = await requireUser(context.get(visitContext), request);
  return { currency };
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.language', index: false });

export default function LanguageAndCurrency() {
  return <LanguagePage {...useLoaderData<typeof loader>()} />;
}

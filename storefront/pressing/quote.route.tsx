import {
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { keepPage } from '#storefront/app/api/keep-page.ts';
import { page } from '#storefront/app/api/page.ts';
import { pageMeta } from '#storefront/app/meta/page-meta.ts';
import { readForm } from '#storefront/app/visit/read-body.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { answerQuote, type QuoteOutcome } from './answer-quote.server.ts';
import { QuotePage } from './QuotePage.tsx';

/** The quote of who holds the link. A link that is not ours is a page that is not there. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(visitContext);
  return page(api.GET('/quotes/{token}', { params: { path: { token: params.token ?? '' } } }));
}

export async function action({ request, context, params }: ActionFunctionArgs): Promise<QuoteOutcome> {
  return answerQuote(context.get(visitContext), params.token ?? '', await readForm(request));
}

/** A lost answer loses nothing that was typed. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepPage(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'quote.page', index: false });

export default function QuoteRoute() {
  return <QuotePage quote={useLoaderData<typeof loader>()} />;
}

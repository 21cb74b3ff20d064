import {
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readForm } from '#storefront/app/visit/read-body.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { answerQuote, type QuoteOutcome } from './answer-quote.server.ts';
import { QuotePage } from './QuotePage.tsx';

/** Loads a quote by the token of its link. An unknown token is 404. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(visitContext);
  return loadRequired(api.GET('/quotes/{token}', { params: { path: { token: params.token ?? '' } } }));
}

export async function action({ request, context, params }: ActionFunctionArgs): Promise<QuoteOutcome> {
  return answerQuote(context.get(visitContext), params.token ?? '', await readForm(request));
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'quote.page', index: false });

export default function QuoteRoute() {
  return <QuotePage quote={useLoaderData<typeof loader>()} />;
}

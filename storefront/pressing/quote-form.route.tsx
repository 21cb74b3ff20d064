import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { QuoteRequestFields } from '#generated/fields/QuoteRequest.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { loadOptional } from '#storefront/app/api/load.ts';
import { readRecord } from '#storefront/app/visit/read-record.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { ContentPage } from '#storefront/content/page/ContentPage.tsx';
import { loadContentPage } from '#storefront/content/page/load-content-page.server.ts';
import { buildContentMeta } from '#storefront/content/page/page-meta.ts';
import { INITIAL_WISH } from './initial-wish.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { submitQuoteForm } from './request-quote.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const [content, calculation] = await Promise.all([
    loadContentPage(request, visit),
    loadOptional(visit.api.POST('/quote/calculate', { body: INITIAL_WISH }), undefined),
  ]);
  return { ...content, calculation };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  return submitQuoteForm(visit, await readRecord(request, QuoteRequestFields, visit.language));
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

/** A new price does not change the page. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formAction === undefined && defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = (args) => buildContentMeta(args, args.loaderData);

export default function QuoteFormRoute() {
  const { page, calculation } = useLoaderData<typeof loader>();
  return (
    <ContentPage page={page}>
      <QuoteForm calculation={calculation} />
    </ContentPage>
  );
}

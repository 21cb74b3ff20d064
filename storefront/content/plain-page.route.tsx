import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { ContentPage } from './page/ContentPage.tsx';
import { loadContentPage } from './page/load-content-page.server.ts';
import { buildContentMeta } from './page/page-meta.ts';
import { QuoteLink } from './page/QuoteLink.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadContentPage(request, context.get(visitContext));
}

export const meta: MetaFunction<typeof loader> = (args) => buildContentMeta(args, args.loaderData);

export default function PlainPage() {
  const { page, prices } = useLoaderData<typeof loader>();
  return <ContentPage page={page} prices={prices} actions={prices.length > 0 && <QuoteLink />} />;
}

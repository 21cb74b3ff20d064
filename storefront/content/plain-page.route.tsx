import { useLoaderData, useLocation, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { BoxLink } from './page/BoxLink.tsx';
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
  const { path } = useTexts();
  const isBox = useLocation().pathname === path('/vinyl-box');
  return <ContentPage page={page} prices={prices} actions={isBox ? <BoxLink /> : prices.length > 0 && <QuoteLink />} />;
}

import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import type { FrameHandle } from '#storefront/app/frame/page-data.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { loadContentPage } from './page/load-content-page.server.ts';
import { PageHero } from './page/PageHero.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadContentPage(request, context.get(visitContext));
}

export const handle: FrameHandle = { frameless: true };

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { title: { text: args.loaderData?.page.title ?? '' }, index: false });

/** A page without the site's frame, by which monitoring checks that pages are rendered (§2.6). */
export default function Test() {
  return <PageHero page={useLoaderData<typeof loader>().page} />;
}

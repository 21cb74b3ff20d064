import type { MetaDescriptor } from 'react-router';
import type { Page } from '#content/page.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';

interface PageData {
  readonly page: Pick<Page, 'title' | 'description'>;
  readonly linkedData?: readonly object[];
}

/** Metadata of an information page. */
export function buildContentMeta(
  args: Parameters<typeof buildPageMeta>[0],
  loaderData: PageData | undefined,
): MetaDescriptor[] {
  if (!loaderData) return buildPageMeta(args, { title: 'error_page.not_found_title' });
  const { page, linkedData } = loaderData;
  return buildPageMeta(args, {
    title: { text: page.title },
    description: { text: page.description },
    linkedData,
  });
}

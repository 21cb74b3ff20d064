import type { LoaderFunctionArgs } from 'react-router';
import { loadRequired } from '#storefront/app/api/load.ts';
import { createXmlResponse, xmlElement } from '#storefront/app/meta/xml.server.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { PAGES_PART } from './static-pages.server.ts';

/** The index of the sitemap: the information pages, and the parts of each kind of page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, publicUrl } = context.get(visitContext);
  const { sections } = await loadRequired(api.GET('/sitemap'));
  const parts = sections.flatMap(({ section, parts: count }) =>
    Array.from({ length: count }, (_, index) => `${section}-${index + 1}`),
  );
  return createXmlResponse([
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[PAGES_PART, ...parts].map(
      (part) => `<sitemap>${xmlElement('loc', `${publicUrl}/sitemap/${part}.xml`)}</sitemap>`,
    ),
    '</sitemapindex>',
  ]);
}

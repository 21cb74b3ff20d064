import { data, type LoaderFunctionArgs } from 'react-router';
import { toLocalPath } from '#domain/local-paths.ts';
import { SitemapSection } from '#generated/enums.ts';
import type { SitemapEntry } from '#generated/schemas.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { createXmlResponse, escapeXml, xmlElement } from '#storefront/app/meta/xml.server.ts';
import { visitContext, type Visit } from '#storefront/app/visit/visit.server.ts';
import { listStaticPages, PAGES_PART } from './static-pages.server.ts';

/** A part of the sitemap, such as projects-3.xml: each page in English and French with its alternates. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const entries = await loadEntries(visit, params.file ?? '');
  return createXmlResponse([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
      ' xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.flatMap((entry) => formatEntry(visit.publicUrl, entry)),
    '</urlset>',
  ]);
}

async function loadEntries({ api }: Visit, file: string): Promise<readonly SitemapEntry[]> {
  if (file === `${PAGES_PART}.xml`) return listStaticPages(api);
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,2})\.xml$/.exec(file) ?? [];
  const section = SitemapSection.values.find((one) => one === name);
  if (!section) throw data(null, { status: 404 });
  const options = { params: { path: { section }, query: { part: Number(number) } } };
  return (await loadRequired(api.GET('/sitemap/{section}', options))).entries;
}

/** One address per language, each listing all of them. */
function formatEntry(publicUrl: string, { path, updated_at, picture }: SitemapEntry): string[] {
  const english = publicUrl + path;
  const french = publicUrl + toLocalPath(path, 'fr');
  const links = Object.entries({ en: english, fr: french, 'x-default': english }).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}" />`,
  );
  const facts = [
    ...(updated_at ? [xmlElement('lastmod', new Date(updated_at * 1000).toISOString())] : []),
    ...links,
    ...(picture ? [`<image:image>${xmlElement('image:loc', publicUrl + picture)}</image:image>`] : []),
  ].join('');
  return [english, french].map((address) => `<url>${xmlElement('loc', address)}${facts}</url>`);
}

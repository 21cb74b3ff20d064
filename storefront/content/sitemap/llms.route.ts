import type { LoaderFunctionArgs } from 'react-router';
import { buildProjectLink } from '#domain/catalogue/project-links.ts';
import { PLAIN_PAGES, SERVICES } from '#domain/content/content-pages.ts';
import { isPrivatePath } from '#domain/private-paths.ts';
import { buildPagePath, ROUTES, type SitePath } from '#domain/routes.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import { loadOptional } from '#storefront/app/api/load.ts';
import { getTexts } from '#storefront/app/locale/texts.tsx';
import { createTextResponse } from '#storefront/app/meta/text-response.server.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { loadPage } from '#storefront/content/page/page-content.server.ts';

/** Newest records listed. */
const RECORDS = 200;

interface Link {
  readonly title: string;
  /** path from the root */
  readonly to: string;
  readonly description: string;
}

/** An overview of the site for language models (llmstxt.org): its pages with their descriptions, as Markdown. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, language: lang, path, publicUrl } = context.get(visitContext);
  const { t } = getTexts(lang);
  const readPages = (addresses: readonly string[]) =>
    Promise.all(
      addresses.map(async (to): Promise<Link> => {
        const { title, description } = await loadPage(to, lang);
        return { title, to, description };
      }),
    );
  const [services, pages, help, blog, projects] = await Promise.all([
    readPages(SERVICES.map((service) => `/services/${service}`)),
    readPages(PLAIN_PAGES.map((key) => ROUTES[key]).filter((to) => !isPrivatePath(to))),
    loadOptional(api.GET('/help', { params: { query: { lang } } }), { sections: [], found: [] }),
    loadOptional(api.GET('/posts', { params: { query: { lang, limit: 20 } } }), undefined),
    loadOptional(api.GET('/projects/all'), []),
  ]);
  const articles = help.sections.flatMap((section) =>
    section.articles.map(({ slug, ...article }): Link => ({
      ...article,
      to: buildPagePath(ROUTES.helpArticle, { slug }),
    })),
  );
  const posts = (blog?.posts ?? []).map(({ slug, title, lead }): Link => ({
    title,
    description: lead,
    to: buildPagePath(ROUTES.post, { slug }),
  }));
  const records = projects.slice(0, RECORDS).map((project): Link => ({
    title: project.name,
    description: project.artist_name,
    to: buildProjectLink(project),
  }));
  const shop: Link[] = [
    { title: t('shop.title'), to: '/vinyl-shop', description: t('shop.description') },
    { title: t('releases.title'), to: '/releases.xml', description: t('releases.description') },
  ];
  const format = ({ title, to, description }: Link) =>
    `- [${title}](${publicUrl}${path(to as SitePath)}): ${description.replace(/\s+/g, ' ')}`;
  const formatSection = (heading: string, links: readonly Link[]) =>
    links.length > 0 ? ['', `## ${heading}`, '', ...links.map(format)] : [];
  return createTextResponse(
    [
      `# ${SHOP_NAME}`,
      '',
      `> ${t('home.description')}`,
      ...formatSection(t('footer.shop'), shop),
      ...formatSection(t('nav.services'), services),
      ...formatSection(t('footer.company'), pages),
      ...formatSection(t('help_centre.title'), articles),
      ...formatSection(t('blog.title'), posts),
      ...formatSection(t('releases.title'), records),
    ],
    'text/markdown',
  );
}

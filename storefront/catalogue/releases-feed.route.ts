import type { LoaderFunctionArgs } from 'react-router';
import { buildProjectLink } from '#domain/catalogue/project-links.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { getTexts } from '#storefront/app/locale/texts.tsx';
import { createFeedResponse } from '#storefront/app/meta/feed.server.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';

const RELEASES = 40;

/** The newest releases that are in the shop as RSS. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, currency, language, publicUrl, path } = context.get(visitContext);
  const query = { currency, limit: RELEASES, sort: 'newest' as const };
  const { projects } = await loadRequired(api.GET('/projects', { params: { query } }));
  const { t, money } = getTexts(language);
  const now = Date.now() / 1000;
  return createFeedResponse({
    title: t('releases.title'),
    description: t('releases.description'),
    language,
    ...{ publicUrl, page: path('/vinyl-shop'), address: path('/releases.xml') },
    items: projects.map((project) => ({
      title: `${project.artist_name} – ${project.name}`,
      to: path(buildProjectLink(project)),
      description: t('releases.item', {
        format: t(`enums.ProjectCategory.${project.category}`),
        price: money(project.price, project.currency),
      }),
      // the dispatch date of a pre-order is in the future
      publishedAt: Math.min(now, project.released_on ? Date.parse(project.released_on) / 1000 : now),
      image: `/storage/projects/${encodeURIComponent(project.picture)}/cover-960.jpg`,
    })),
  });
}

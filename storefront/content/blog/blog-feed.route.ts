import type { LoaderFunctionArgs } from 'react-router';
import { buildPagePath, ROUTES } from '#domain/routes.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { getTexts } from '#storefront/app/locale/texts.tsx';
import { createFeedResponse } from '#storefront/app/meta/feed.server.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';

const POSTS = 30;

/** The newest posts as RSS. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, language: lang, publicUrl, path } = context.get(visitContext);
  const { posts } = await loadRequired(api.GET('/posts', { params: { query: { lang, limit: POSTS } } }));
  const { t } = getTexts(lang);
  return createFeedResponse({
    title: t('blog.feed_title'),
    description: t('blog.description'),
    language: lang,
    ...{ publicUrl, page: path('/blog'), address: path('/blog.xml') },
    items: posts.map(({ slug, title, lead, author, tags, published_at }) => ({
      ...{ title, description: lead, author },
      to: path(buildPagePath(ROUTES.post, { slug })),
      categories: tags.map(({ name }) => name),
      publishedAt: published_at ?? 0,
    })),
  });
}

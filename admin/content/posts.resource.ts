import { buildPagePath, ROUTES } from '#domain/routes.ts';
import { postsResource } from '#generated/resources/posts.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(postsResource, {
  columns: { title_en: { flex: 1.6 }, author: { width: 140 } },
  headline: ['status', 'published_at'],
  // drafts are shown there to staff
  shopPage: ({ slug }) => buildPagePath(ROUTES.post, { slug }),
});

import { buildPagePath, ROUTES } from '#domain/routes.ts';
import { helpArticlesResource } from '#generated/resources/help-articles.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(helpArticlesResource, {
  columns: { title_en: { flex: 1.6 } },
  headline: ['category_id', 'status'],
  // drafts are shown there to staff
  shopPage: ({ slug }) => buildPagePath(ROUTES.helpArticle, { slug }),
});

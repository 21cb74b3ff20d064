import type { PersonalData } from '#server/resources/privacy/personal-data.ts';
import { helpArticles, helpCategories, posts, postTags } from './articles/articles.table.ts';
import { alerts, banners } from './site.table.ts';

export const contentPersonalData: PersonalData = {
  sources: [],
  impersonal: [alerts, banners, posts, postTags, helpArticles, helpCategories],
};

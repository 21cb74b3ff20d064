// Public interface of the module.
export {
  helpArticlesResource,
  helpCategoriesResource,
  postsResource,
  postTagsResource,
} from './articles/articles.resource.ts';
export { posts, postTags } from './articles/articles.table.ts';
export { seedHelp } from './articles/seed-help.ts';
export { contentPersonalData } from './personal-data.ts';
export { describeShareCard } from './share-cards.ts';
export { siteHandlers } from './site.handlers.ts';
export { alertsResource, bannersResource } from './site.resource.ts';
export { alerts, banners } from './site.table.ts';

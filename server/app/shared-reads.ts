import type { SharedReads } from '#server/core/api/shared-read.ts';

/**
 * Reads whose answer is the same for all visitors who are not signed in, with the projects whose stock and sales it
 * depends on. Their tables notify changes by the trigger `announce_public_data`.
 */
export const SHARED_READS: SharedReads = {
  listProjects: ({ sort }) => (sort === 'popular' ? 'all' : undefined),
  getProjectFacets: () => undefined,
  getProject: (_query, { id }) => Number(id),
  getProjectMore: () => undefined,
  listProjectSongs: () => undefined,
  listRecommendations: () => 'all',
  search: () => 'all',
  getHome: () => undefined,
  listCategories: () => undefined,
  listGenres: () => undefined,
  listBanners: () => undefined,
  listAlerts: () => undefined,
  getShopByCode: () => undefined,
  listPosts: () => undefined,
  getPost: () => undefined,
  getHelpCentre: () => undefined,
  getHelpArticle: () => undefined,
};

import type { Handlers } from '#server/core/api/handler.ts';
import { barcodesResource, itemsResource } from './barcodes.resource.ts';
import { adminCorrectStock } from './correct-stock.ts';
import { getProject } from './detail.ts';
import { getProjectFacets } from './facets.ts';
import { listAllProjects, listSoundcloudProjects } from './further-lists.ts';
import { listProjects } from './list.ts';
import { artistsResource, labelsResource } from './makers.resource.ts';
import { getGroupShipment, listProjectSongs } from './parts.ts';
import { adminPublishProject, adminSetProjectVisibility, adminUnpublishProject } from './project-actions.ts';
import { projectStepHandlers } from './project-steps.ts';
import { adminGetProjectTimeline } from './project-timeline.ts';
import { priceChangesHandlers } from './price-changes.resource.ts';
import { projectsResource } from './projects.resource.ts';
import { reportSongPlay } from './report-play.ts';
import { listUserFollows } from './list-follows.ts';
import { followMaker, getArtist, getLabel } from './public-makers.ts';
import { shelvesHandlers } from './shelves.resource.ts';
import { listSongs } from './songs.ts';
import { cancelStockNotices, requestStockNotice } from './stock-notices.ts';
import { getProjectMore, listRecommendations } from './suggestions.ts';

export const catalogueHandlers = {
  listProjects,
  getProjectFacets,
  listAllProjects,
  listSoundcloudProjects,
  listRecommendations,
  getProject,
  getProjectMore,
  listProjectSongs,
  getGroupShipment,
  listSongs,
  reportSongPlay,
  getArtist,
  getLabel,
  followMaker,
  listUserFollows,
  ...projectsResource.handlers,
  adminSetProjectVisibility,
  adminPublishProject,
  adminUnpublishProject,
  adminGetProjectTimeline,
  ...projectStepHandlers,
  ...artistsResource.handlers,
  ...labelsResource.handlers,
  ...shelvesHandlers,
  ...itemsResource.handlers,
  adminCorrectStock,
  requestStockNotice,
  cancelStockNotices,
  ...barcodesResource.handlers,
  ...priceChangesHandlers,
} as const satisfies Partial<Handlers>;

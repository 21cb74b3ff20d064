import type { Handlers } from '#server/api/handler.ts';
import { barcodesResource, itemsResource } from '#server/barcodes/barcodes.resource.ts';
import { adminCorrectStock } from '#server/catalogue/correct-stock.ts';
import { getProject } from '#server/catalogue/detail.ts';
import { listProjects } from '#server/catalogue/list.ts';
import { artistsResource, labelsResource } from '#server/catalogue/makers.resource.ts';
import { getGroupShipment, listProjectSongs } from '#server/catalogue/parts.ts';
import {
  adminPublishProject,
  adminSetProjectVisibility,
  adminUnpublishProject,
} from '#server/catalogue/project-actions.ts';
import { projectStatementHandlers } from '#server/catalogue/project-statement.ts';
import { projectStepHandlers } from '#server/catalogue/project-steps.ts';
import { adminGetProjectTimeline } from '#server/catalogue/project-timeline.ts';
import { priceChangesHandlers } from '#server/catalogue/price-changes.resource.ts';
import { projectsResource } from '#server/catalogue/projects.resource.ts';
import { adminEditShopLook, adminPublishLook } from '#server/catalogue/look-actions.ts';
import { looksResource } from '#server/catalogue/looks.resource.ts';
import { categoryResource, genresResource, shopsResource } from '#server/catalogue/shops.resource.ts';
import { getProjectMore, listRecommendations } from '#server/catalogue/suggestions.ts';

export const catalogueHandlers = {
  listProjects,
  listRecommendations,
  getProject,
  getProjectMore,
  listProjectSongs,
  getGroupShipment,
  ...projectsResource,
  adminSetProjectVisibility,
  adminPublishProject,
  adminUnpublishProject,
  adminGetProjectTimeline,
  ...projectStepHandlers,
  ...projectStatementHandlers,
  ...artistsResource,
  ...labelsResource,
  ...shopsResource,
  ...looksResource,
  adminEditShopLook,
  adminPublishLook,
  ...categoryResource,
  ...genresResource,
  ...itemsResource,
  adminCorrectStock,
  ...barcodesResource,
  ...priceChangesHandlers,
} as const satisfies Partial<Handlers>;

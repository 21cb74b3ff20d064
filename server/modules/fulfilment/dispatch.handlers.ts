import type { Handlers } from '#server/core/api/handler.ts';
import {
  adminCancelBatch,
  adminCheckBatch,
  adminCloseBatch,
  adminHandOverBatch,
  adminLinkBatch,
  adminPushBatch,
  adminRemoveFromBatch,
  downloadBatch,
} from './batch-actions.ts';
import { readBatchDetails } from './batch-view.ts';
import { adminAssignPartner, adminDispatchBoard, adminDispatchOrders } from './board.ts';
import { dispatchBatches } from './dispatch.table.ts';
import { adminCheckStock, adminCreateBatch } from './make-batch.ts';
import { adminMyPackSession, adminOpenPack } from './open-pack.ts';
import { adminGiveUpPack, adminPackEvent, adminPausePack } from './pack.ts';
import { adminPreviewMap, partnersResource, partnerStocksResource } from './partners.resource.ts';
import {
  adminApplyTracking,
  adminCancelTracking,
  adminChangeTrackingRow,
  adminCreateTrackingImport,
  adminListTrackingRows,
  adminSetTrackingColumns,
} from './tracking-imports.ts';
import { adminLinkTrackingReport, downloadTrackingReport } from './tracking-report.ts';
import { trackingImports } from './tracking.table.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { carriersResource } from './carriers.resource.ts';
import { customsCodesResource } from './customs-codes.ts';

export const batchesResource = defineResource('batches', {
  table: dispatchBatches,
  details: (row, _call, db) => readBatchDetails(db, row),
});

export const trackingImportsResource = defineResource('tracking-imports', { table: trackingImports });

export const dispatchHandlers = {
  ...customsCodesResource.handlers,
  ...carriersResource.handlers,
  ...batchesResource.handlers,
  ...trackingImportsResource.handlers,
  ...partnersResource.handlers,
  ...partnerStocksResource.handlers,
  // replaces the create handlers of both resources
  adminCreateBatch,
  adminCreateTrackingImport,
  adminDispatchBoard,
  adminDispatchOrders,
  adminAssignPartner,
  adminCheckStock,
  adminCheckBatch,
  adminHandOverBatch,
  adminPushBatch,
  adminCloseBatch,
  adminCancelBatch,
  adminRemoveFromBatch,
  adminLinkBatch,
  downloadBatch,
  adminPreviewMap,
  adminSetTrackingColumns,
  adminListTrackingRows,
  adminChangeTrackingRow,
  adminApplyTracking,
  adminCancelTracking,
  adminLinkTrackingReport,
  downloadTrackingReport,
  adminMyPackSession,
  adminOpenPack,
  adminPackEvent,
  adminPausePack,
  adminGiveUpPack,
} as const satisfies Partial<Handlers>;

import type { Handlers } from '#server/api/handler.ts';
import {
  adminCancelBatch,
  adminCheckBatch,
  adminCloseBatch,
  adminHandOverBatch,
  adminLinkBatch,
  adminPushBatch,
  adminRemoveFromBatch,
  downloadBatch,
} from '#server/dispatch/batch-actions.ts';
import { batchParts } from '#server/dispatch/batch-view.ts';
import { adminAssignPartner, adminDispatchBoard, adminDispatchOrders } from '#server/dispatch/board.ts';
import { dispatchBatches } from '#server/dispatch/dispatch.table.ts';
import { adminCheckStock, adminCreateBatch } from '#server/dispatch/make-batch.ts';
import { adminMyPackSession, adminOpenPack } from '#server/dispatch/open-pack.ts';
import { adminGiveUpPack, adminPackEvent, adminPausePack } from '#server/dispatch/pack.ts';
import { adminPreviewMap, partnersResource, partnerStocksResource } from '#server/dispatch/partners.resource.ts';
import {
  adminApplyTracking,
  adminCancelTracking,
  adminChangeTrackingRow,
  adminCreateTrackingImport,
  adminListTrackingRows,
  adminSetTrackingColumns,
} from '#server/dispatch/tracking-imports.ts';
import { adminLinkTrackingReport, downloadTrackingReport } from '#server/dispatch/tracking-report.ts';
import { trackingImports } from '#server/dispatch/tracking.table.ts';
import { resource } from '#server/resource/register.ts';

export const dispatchHandlers = {
  ...resource('batches', { table: dispatchBatches, one: (row, _call, db) => batchParts(db, row) }),
  ...resource('tracking_imports', { table: trackingImports }),
  ...partnersResource,
  ...partnerStocksResource,
  // a batch is no row to be written, an import no form to be filled in
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

import type { Handlers } from '#server/core/api/handler.ts';
import { sql } from 'drizzle-orm';
import { adminGenerateCodes, adminRevokeCodeBatch, BATCH_COUNTS } from './code-batches.ts';
import { adminRevokeCode, adminRevokeCodes, codesResource } from './codes.ts';
import { codeBatches, digitalDistributions, digitalDownloads } from './digital.table.ts';
import { adminMoveDistribution, adminMoveDistributions } from './distributions.ts';
import { adminLinkCodes, downloadCodesFile } from './export-codes.ts';
import { fetchDownload } from './fetch-download.ts';
import { checkDownloadCode, getDownload, redeemDownloadCode } from './redeem.ts';
import { digitalResource } from './releases.resource.ts';
import { listUserDownloads } from './user-downloads.ts';
import { defineResource } from '#server/resources/define-resource.ts';

export const digitalDistributionsResource = defineResource('digital-distributions', { table: digitalDistributions });

export const digitalBatchesResource = defineResource('digital-batches', {
  table: codeBatches,
  computed: { ...BATCH_COUNTS, exported: sql`${codeBatches.exported_at} is not null` },
});

export const digitalDownloadsResource = defineResource('digital-downloads', { table: digitalDownloads });

export const digitalHandlers = {
  ...digitalResource.handlers,
  ...digitalDistributionsResource.handlers,
  ...digitalBatchesResource.handlers,
  ...codesResource.handlers,
  ...digitalDownloadsResource.handlers,
  adminMoveDistribution,
  adminMoveDistributions,
  adminGenerateCodes,
  adminRevokeCodeBatch,
  adminLinkCodes,
  downloadCodes: downloadCodesFile,
  adminRevokeCode,
  adminRevokeCodes,
  checkDownloadCode,
  redeemDownloadCode,
  getDownload,
  fetchDownload,
  listUserDownloads,
} as const satisfies Partial<Handlers>;

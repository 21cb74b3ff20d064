import type { Handlers } from '#server/core/api/handler.ts';
import { sql } from 'drizzle-orm';
import { adminGenerateCodes, adminRevokeCodeBatch, BATCH_COUNTS } from './code-batches.ts';
import { adminRevokeCode, adminRevokeCodes, codesResource } from './codes.ts';
import { codeBatches, digitalDistributions, digitalDownloads } from './digital.table.ts';
import { adminMoveDistribution, adminMoveDistributions } from './distributions.ts';
import { adminLinkCodes, downloadCodesFile } from './export-codes.ts';
import { fetchDownload } from './fetch-download.ts';
import { checkDownloadCode, redeemDownloadCode } from './redeem.ts';
import { digitalResource } from './releases.resource.ts';
import { resource } from '#server/resources/register.ts';

export const digitalHandlers = {
  ...digitalResource,
  ...resource('digital-distribution', { table: digitalDistributions }),
  ...resource('digital-batches', {
    table: codeBatches,
    computed: { ...BATCH_COUNTS, exported: sql`${codeBatches.exported_at} is not null` },
  }),
  ...codesResource,
  ...resource('digital-downloads', { table: digitalDownloads }),
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
  fetchDownload,
} as const satisfies Partial<Handlers>;

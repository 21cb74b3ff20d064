import type { Handlers } from '#server/api/handler.ts';
import { sql } from 'drizzle-orm';
import { adminGenerateCodes, adminRevokeCodeBatch, BATCH_COUNTS } from '#server/digital/code-batches.ts';
import { adminRevokeCode, adminRevokeCodes, codesResource } from '#server/digital/codes.ts';
import { codeBatches, digitalDistributions, digitalDownloads } from '#server/digital/digital.table.ts';
import { adminMoveDistribution, adminMoveDistributions } from '#server/digital/distributions.ts';
import { adminLinkCodes, downloadCodesFile } from '#server/digital/export-codes.ts';
import { fetchDownload } from '#server/digital/fetch-download.ts';
import { checkDownloadCode, redeemDownloadCode } from '#server/digital/redeem.ts';
import { digitalResource } from '#server/digital/releases.resource.ts';
import { resource } from '#server/resource/register.ts';

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

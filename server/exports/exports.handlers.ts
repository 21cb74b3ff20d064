import type { Handlers } from '#server/api/handler.ts';
import { adminCancelExport } from '#server/exports/cancel-export.ts';
import { adminCreateExport } from '#server/exports/create-export.ts';
import { adminLinkExport, downloadExport } from '#server/exports/export-link.ts';
import { removeFile } from '#server/exports/export-store.ts';
import { exports } from '#server/exports/exports.table.ts';
import { ownExports } from '#server/exports/own-exports.ts';
import { resource } from '#server/resource/register.ts';

export const exportsHandlers = {
  ...resource('exports', {
    table: exports,
    visible: ownExports,
    hooks: { beforeDelete: ({ id }, { context }) => removeFile(context, id) },
  }),
  // it is no row to be written, but work to be done
  adminCreateExport,
  adminCancelExport,
  adminLinkExport,
  downloadExport,
} as const satisfies Partial<Handlers>;

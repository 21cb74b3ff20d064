import type { Handlers } from '#server/core/api/handler.ts';
import { adminCancelExport } from './cancel-export.ts';
import { adminCreateExport } from './create-export.ts';
import { adminLinkExport, downloadExport } from './export-link.ts';
import { removeFile } from './export-store.ts';
import { exports } from './exports.table.ts';
import { visibleExports } from './export-access.ts';
import { defineResource } from '../define-resource.ts';

export const exportsResource = defineResource('exports', {
  table: exports,
  visible: visibleExports,
  hooks: { beforeDelete: ({ id }, { context }) => removeFile(context, id) },
});

export const exportsHandlers = {
  ...exportsResource.handlers,
  // creates a job rather than a plain row
  adminCreateExport,
  adminCancelExport,
  adminLinkExport,
  downloadExport,
} as const satisfies Partial<Handlers>;

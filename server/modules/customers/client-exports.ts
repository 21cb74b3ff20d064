import type { ExportKind } from '#server/resources/exports/export-kind.ts';
import { mailClientFile } from './mail-client-file.ts';
import { writeClientExport } from './write-client-export.ts';

/** Exports of a customer's personal data. */
export const clientExports: ExportKind = {
  matches: ({ client_id }) => client_id !== null,
  write: writeClientExport,
  finish: mailClientFile,
};

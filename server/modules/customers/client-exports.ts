import type { ExportKind } from '#server/resources/exports/export-kind.ts';
import { mailClientFile } from './mail-client-file.ts';
import { writeClientExport } from './write-client-export.ts';

/** The files of all that is held on a customer. */
export const clientExports: ExportKind = {
  matches: ({ client_id }) => client_id !== null,
  write: writeClientExport,
  finish: mailClientFile,
};

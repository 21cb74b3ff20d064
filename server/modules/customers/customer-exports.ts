import type { ExportKind } from '#server/resources/exports/export-kind.ts';
import { mailCustomerFile } from './mail-customer-file.ts';
import { writeCustomerExport } from './write-customer-export.ts';

/** Exports of a customer's personal data. */
export const customerExports: ExportKind = {
  matches: ({ customer_id }) => customer_id !== null,
  write: writeCustomerExport,
  finish: mailCustomerFile,
};

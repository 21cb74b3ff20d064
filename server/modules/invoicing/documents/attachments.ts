import type { AttachmentSource } from '#server/resources/exports/attachments.ts';
import { fileNameOf, invoicePdf, sheetsOf } from './invoice-pdf.ts';

/** The PDFs of invoices, for an export of their list. */
export const invoiceAttachments: AttachmentSource = async function* (db, ids) {
  for (const sheet of await sheetsOf(db, ids))
    yield { name: fileNameOf(sheet.invoice), bytes: await invoicePdf(sheet) };
};

import type { AttachmentSource } from '#server/resources/exports/attachments.ts';
import { getFileName, renderInvoice, readSheets } from './invoice-pdf.ts';

/** PDFs of invoices, for exports. */
export const invoiceAttachments: AttachmentSource = async function* (db, ids) {
  for (const sheet of await readSheets(db, ids))
    yield { name: getFileName(sheet.invoice), bytes: await renderInvoice(sheet) };
};

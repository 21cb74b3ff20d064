// Public interface of the module.
export { invoiceAttachments } from './documents/attachments.ts';
export { documentsHandlers } from './documents/documents.handlers.ts';
export { getFileName, renderInvoice, readSheets } from './documents/invoice-pdf.ts';
export { invoiceResource, invoicesHandlers } from './invoices.handlers.ts';
export { type InvoiceRow, invoices } from './invoices.table.ts';
export { issueCreditNote } from './issue-credit-note.ts';
export { issueInvoice } from './issue-invoice.ts';
export { ISSUE_INVOICES, issueInvoices } from './issue-waiting.ts';
export { orderDocuments } from './order-documents.ts';
export { invoicingPersonalData } from './personal-data.ts';
export { invoicingPreview } from './preview-source.ts';
export { sellersResource } from './sellers.resource.ts';

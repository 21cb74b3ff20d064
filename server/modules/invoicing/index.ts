// What other modules, the app and the demo shop may use of this module; nothing else of it is imported from outside.
export { invoiceAttachments } from './documents/attachments.ts';
export { documentsHandlers } from './documents/documents.handlers.ts';
export { fileNameOf, invoicePdf, sheetsOf } from './documents/invoice-pdf.ts';
export { invoiceResource, invoicesHandlers } from './invoices.handlers.ts';
export { type InvoiceRow, invoices } from './invoices.table.ts';
export { issueCreditNote } from './issue-credit-note.ts';
export { issueInvoice } from './issue-invoice.ts';
export { ISSUE_INVOICES, issueInvoices } from './issue-waiting.ts';
export { orderDocuments } from './order-documents.ts';
export { invoicingPersonalData } from './personal-data.ts';
export { invoicingPreview } from './preview-source.ts';
export { sellersResource } from './sellers.resource.ts';

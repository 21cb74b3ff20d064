// Public interface of the module.
export { clientExports } from './client-exports.ts';
export { FILL_REST, FILL_ROWS } from './clients-sql.ts';
export { clientResource, clientsHandlers } from './clients.handlers.ts';
export { forgetInvoices } from './forget-invoices.ts';
export { customersPreview } from './preview-source.ts';
export { keepClients } from './refresh-clients.ts';

// Public interface of the module.
export { customerExports } from './customer-exports.ts';
export { FILL_AFTER_INDEXES, FILL_ROWS } from './customers-sql.ts';
export { customerResource, customersHandlers } from './customers.handlers.ts';
export { forgetInvoices } from './forget-invoices.ts';
export { customersPreview } from './preview-source.ts';
export { refreshCustomerList } from './refresh-customers.ts';

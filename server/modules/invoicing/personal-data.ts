import { byOrders, type PersonalData } from '#server/resources/privacy/personal-data.ts';
import { invoiceCounters, invoices } from './invoices.table.ts';

export const invoicingPersonalData: PersonalData = {
  sources: [
    { table: invoices, kind: 'invoices', resource: 'invoice', rows: byOrders(invoices.order_id), erase: 'keep' },
  ],
  impersonal: [invoiceCounters],
};

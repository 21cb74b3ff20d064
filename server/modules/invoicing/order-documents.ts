import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '#server/core/database/database.ts';
import type { OrderDocuments } from '#server/modules/orders/index.ts';
import { correctDocuments } from './correct-documents.ts';
import { invoices } from './invoices.table.ts';
import { readInvoice } from './issue-invoice.ts';
import { issueOutstanding } from './standing-documents.ts';

/** Documents of orders that change after payment. */
export const orderDocuments: OrderDocuments = {
  numberOf: async (db, orderId) => (await readInvoice(db, orderId))?.number,
  readCorrections,
  issueOutstanding: async (tx, context, orderId, auditContext) => {
    const outstanding = await issueOutstanding(tx, context, orderId, auditContext);
    return {
      vat: outstanding.vat,
      correct: (correction) => correctDocuments(tx, context, auditContext, outstanding, correction),
    };
  },
};

/** Reads the correcting invoices of an order with their credit notes. */
async function readCorrections(db: Queryable, orderId: number) {
  const { id, number, type, change_id, credited_id, replaces_id } = invoices;
  const rows = await db
    .select({ id, number, type, change_id, credited_id, replaces_id })
    .from(invoices)
    .where(and(eq(invoices.order_id, orderId), isNotNull(invoices.correction)))
    .orderBy(asc(id));
  return rows
    .filter(({ type: kind }) => kind === 'invoice')
    .map((invoice) => ({
      change_id: invoice.change_id,
      documents: rows
        .filter((row) => row.id === invoice.id || (row.credited_id !== null && row.credited_id === invoice.replaces_id))
        .map((row) => ({ id: row.id, number: row.number, type: row.type })),
    }));
}

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
  issueOutstanding: async (tx, context, orderId, who) => {
    const issued = await issueOutstanding(tx, context, orderId, who);
    return { vat: issued.vat, correct: (correction) => correctDocuments(tx, context, who, issued, correction) };
  },
};

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
        .filter((one) => one.id === invoice.id || (one.credited_id !== null && one.credited_id === invoice.replaces_id))
        .map((one) => ({ id: one.id, number: one.number, type: one.type })),
    }));
}

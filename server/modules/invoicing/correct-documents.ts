import { convert } from '#domain/money.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import type { InvoiceRow } from './invoices.table.ts';
import type { CorrectedDocuments, Correction, InvoiceLineRow } from '#server/modules/orders/index.ts';
import type { OutstandingDocuments } from './standing-documents.ts';
import { getTaxation, writeInvoice } from './write-invoice.ts';
import type { Transaction } from '#server/core/database/database.ts';

/**
 * Corrects the documents of an order: a credit note reverses all outstanding ones without a refund, and an invoice of
 * the current order replaces them. The invoice's sums are the reversed ones plus the order's change, at the original
 * exchange rate. Returns undefined when nothing is outstanding. The order must be locked; little should follow in the
 * transaction, as it locks the counters of document numbers.
 */
export async function correctDocuments(
  tx: Transaction,
  context: Pick<Context, 'db' | 'now'>,
  auditContext: AuditContext,
  outstanding: OutstandingDocuments,
  { reason: correction, before, after, lines, change_id }: Correction,
): Promise<CorrectedDocuments | undefined> {
  const { invoice: credited, documents, total, vat, total_eur, vat_eur } = outstanding;
  if (total === 0) return undefined;
  const { exchange_rate } = credited;
  const rates = { EUR: 1, [after.currency]: exchange_rate };
  const toEuros = (minor: number) => Math.sign(minor) * convert(Math.abs(minor), after.currency, 'EUR', rates);
  const getDifference = (name: 'total' | 'vat') => toEuros(after[name]) - toEuros(before[name]);
  const taxed_at = context.now();
  const credit_note = await writeInvoice(tx, context, auditContext, {
    ...{ type: 'credit_note', order: after, credited_id: credited.id, correction, taxed_at },
    ...{ lines: reverseLines(documents), total: -total, vat: vat === 0 ? 0 : -vat },
    ...{ taxation: getTaxation(credited), buyer: credited.buyer },
    books: { exchange_rate, total_eur: -total_eur, vat_eur: vat_eur === 0 ? 0 : -vat_eur },
  });
  const sums = { total: total + after.total - before.total, vat: vat + after.vat - before.vat };
  const invoice = await writeInvoice(tx, context, auditContext, {
    ...{ type: 'invoice', order: after, replaces_id: credited.id, correction, change_id, taxed_at },
    ...{ ...sums, lines: lines(sums.total) },
    books: { exchange_rate, total_eur: total_eur + getDifference('total'), vat_eur: vat_eur + getDifference('vat') },
  });
  return { credited, credit_note, invoice };
}

/** Builds the negated lines of the invoice and one line per later document. */
function reverseLines([invoice, ...others]: readonly InvoiceRow[]): InvoiceLineRow[] {
  return [
    ...(invoice?.lines ?? []).map((line): InvoiceLineRow => ({
      ...line,
      price: -line.price,
      total: -line.total,
      ...(line.vat !== undefined && { vat: -line.vat }),
    })),
    ...others.map(({ number, total }): InvoiceLineRow => ({
      ...{ kind: 'other', name: number, quantity: 1, price: -total, total: -total },
    })),
  ];
}

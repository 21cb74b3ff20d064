import { toLocalDay } from '#domain/dates.ts';
import { formatInvoiceNumber, getLegalYear } from '#domain/invoicing/invoices.ts';
import type { InvoiceType } from '#generated/enums.ts';
import { and, eq, sql } from 'drizzle-orm';
import { range } from 'es-toolkit';
import { invoiceCounters, invoices } from './invoices.table.ts';
import type { LegalEntity } from '#server/modules/settings/index.ts';
import type { Transaction } from '#server/core/database/database.ts';

/** A number with its year, its place in the sequence and the time of issue. */
export interface DocumentNumber {
  number: string;
  legal_year: number;
  sequence: number;
  issued_at: Date;
}

/**
 * Takes the next `count` numbers of a type in the current legal year. Locks the counter until commit, so that there
 * are no gaps and the order of numbers is that of dates.
 */
export async function takeNumbers(
  tx: Transaction,
  { type, count }: { type: InvoiceType; count: number },
  entity: LegalEntity,
  now: () => Date,
): Promise<DocumentNumber[]> {
  const legal_year = getLegalYear(toLocalDay(now().getTime() / 1000), entity.first_month);
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ type, legal_year, last: count })
    .onConflictDoUpdate({
      target: [invoiceCounters.type, invoiceCounters.legal_year],
      set: { last: sql`${invoiceCounters.last} + ${count}` },
    })
    .returning();
  if (!counter) throw new Error('The database did not return the number.');
  const first = counter.last - count + 1;
  const [previous] = await tx
    .select({ issued_at: invoices.issued_at })
    .from(invoices)
    .where(and(eq(invoices.type, type), eq(invoices.legal_year, legal_year), eq(invoices.sequence, first - 1)));
  const issued_at = new Date(Math.max(now().getTime(), previous?.issued_at.getTime() ?? 0));
  const prefix = type === 'invoice' ? entity.invoice_prefix : entity.credit_note_prefix;
  return range(first, counter.last + 1).map((sequence) => {
    const number = formatInvoiceNumber(prefix, legal_year, sequence);
    return { number, legal_year, sequence, issued_at };
  });
}

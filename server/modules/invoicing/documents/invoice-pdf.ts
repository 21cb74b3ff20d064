import { and, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { drawInvoice, type InvoiceSheet } from './invoice-sheet.ts';
import { renderSheet } from '#server/core/documents/sheets.ts';
import { loadWords } from '#server/core/documents/words.ts';
import { invoices, type InvoiceRow } from '../invoices.table.ts';
import { invoiceSellers } from '#server/modules/settings/index.ts';
import type { Queryable } from '#server/core/database/database.ts';

const selectWithSeller = (db: Queryable) =>
  db
    .select({ invoice: invoices, seller: invoiceSellers.seller })
    .from(invoices)
    .innerJoin(invoiceSellers, eq(invoiceSellers.id, invoices.seller_id))
    .$dynamic();

/** Reads the current invoices of orders, in order. */
export async function readOrderInvoices(db: Queryable, orderIds: readonly number[]): Promise<InvoiceSheet[]> {
  const later = alias(invoices, 'later');
  const replaced = db
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(eq(later.order_id, invoices.order_id), gt(later.id, invoices.id), sql`${later.replaces_id} is not null`),
    );
  const sheets = await selectWithSeller(db).where(
    and(inArray(invoices.order_id, [...orderIds]), eq(invoices.type, 'invoice'), notExists(replaced)),
  );
  return orderIds.flatMap((id) => sheets.filter(({ invoice }) => invoice.order_id === id));
}

/** Reads documents with the ones they credit or replace, in the given order. */
export async function readSheets(db: Queryable, ids: readonly number[]): Promise<InvoiceSheet[]> {
  const sheets = await selectWithSeller(db).where(inArray(invoices.id, [...ids]));
  const creditedIds = sheets.flatMap(({ invoice }) => invoice.credited_id ?? invoice.replaces_id ?? []);
  const creditedDocuments = await db
    .select({ id: invoices.id, number: invoices.number, issued_at: invoices.issued_at })
    .from(invoices)
    .where(inArray(invoices.id, [...creditedIds, 0]));
  return ids.flatMap((id) =>
    sheets
      .filter(({ invoice }) => invoice.id === id)
      .map((sheet) => {
        const creditedId = sheet.invoice.credited_id ?? sheet.invoice.replaces_id;
        return { ...sheet, credited: creditedDocuments.find((row) => row.id === creditedId) };
      }),
  );
}

/** Returns the file name of a document. */
export const getFileName = ({ number }: Pick<InvoiceRow, 'number'>): string => `${number}.pdf`;

/** Renders a document as PDF, byte-identical each time. */
export async function renderInvoice(sheet: InvoiceSheet): Promise<Buffer> {
  const { invoice } = sheet;
  const words = await loadWords(invoice.lang);
  const title = `${words.t(`invoice_sheet.${invoice.type}`)} ${invoice.number}`;
  return renderSheet({ title, paper: 'a4', made: invoice.issued_at, lang: invoice.lang }, (doc) =>
    drawInvoice(doc, sheet, words),
  );
}

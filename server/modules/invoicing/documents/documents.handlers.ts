import { fromMinor } from '#domain/money.ts';
import type { Invoice, OrderDocuments, Print, UserDocument } from '#generated/schemas.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { resources } from '#generated/resources.ts';
import { and, asc, desc, eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Answer, Call, Handlers, OperationId } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { checkSignature } from '#server/core/authentication/signed-link.ts';
import { sendPdf } from '#server/core/documents/send-pdf.ts';
import { getFileName, renderInvoice, readSheets } from './invoice-pdf.ts';
import { adminPrintOrders } from './print-orders.ts';
import { printSheets } from './print-sheets.ts';
import { orders, printRuns, prints } from '#server/modules/orders/index.ts';
import { invoices } from '../invoices.table.ts';
import { readInvoice } from '../issue-invoice.ts';
import { toSeconds, toWire } from '#server/core/api/wire.ts';

type PdfOperation = 'adminReadInvoicePdf' | 'readOrderInvoice' | 'readUserDocument' | 'readPrints';

/** Sends the PDF of a document. Throws 404. */
async function sendInvoicePdf<Op extends PdfOperation & OperationId>(call: Call<Op>, id: number): Promise<Answer<Op>> {
  const [sheet] = await readSheets(call.context.db, [id]);
  if (!sheet) throw notFound();
  return sendPdf<Op>(call, getFileName(sheet.invoice), Readable.from([await renderInvoice(sheet)]));
}

/** Throws 404 when the order is not one of the caller. */
async function checkOwnOrder({ context, params, user }: Pick<Call<'readOrderInvoice'>, 'context' | 'params' | 'user'>) {
  const [order] = await context.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, params.id), eq(orders.user_id, requireAccount(user).id)));
  if (!order) throw notFound();
}

/** Sends the invoice of the caller's own order. Throws 404 for other orders and without invoice. */
async function readOrderInvoice(call: Call<'readOrderInvoice'>) {
  await checkOwnOrder(call);
  const invoice = await readInvoice(call.context.db, call.params.id);
  if (!invoice) throw notFound();
  return sendInvoicePdf(call, invoice.id);
}

/** Lists the documents of the caller's own order. Throws 404 for other orders. */
async function listUserDocuments(call: Call<'listUserDocuments'>): Promise<UserDocument[]> {
  await checkOwnOrder(call);
  const { id, number, type, issued_at, total, currency } = invoices;
  const rows = await call.context.db
    .select({ id, number, type, issued_at, total, currency })
    .from(invoices)
    .where(eq(invoices.order_id, call.params.id))
    .orderBy(asc(id));
  return rows.map((row) => ({
    ...row,
    issued_at: toSeconds(row.issued_at),
    total: fromMinor(row.total, row.currency),
  }));
}

/** Sends a document of the caller's own order. Throws 404 for documents of other orders. */
async function readUserDocument(call: Call<'readUserDocument'>) {
  await checkOwnOrder(call);
  const isOfOrder = and(eq(invoices.id, call.params.document_id), eq(invoices.order_id, call.params.id));
  const [document] = await call.context.db.select({ id: invoices.id }).from(invoices).where(isOfOrder);
  if (!document) throw notFound();
  return sendInvoicePdf(call, document.id);
}

/** Sends the PDF of a print run by signed link. */
async function readPrints(call: Call<'readPrints'>) {
  const { context, params, query } = call;
  const [run] = await context.db.select().from(printRuns).where(eq(printRuns.id, params.id));
  checkSignature(run, query, context.now());
  return sendPdf<'readPrints'>(call, `${run.kind}-${run.id}.pdf`, printSheets(context.db, run));
}

async function adminReadOrderDocuments({
  context: { reads },
  params: { id },
}: Call<'adminReadOrderDocuments'>): Promise<OrderDocuments> {
  const [[order], issued, printed] = await Promise.all([
    reads.select({ id: orders.id }).from(orders).where(eq(orders.id, id)),
    reads.select().from(invoices).where(eq(invoices.order_id, id)).orderBy(asc(invoices.id)),
    reads
      .select({ kind: prints.kind, outdated: prints.outdated, printed_at: prints.printed_at, printed_by: users.name })
      .from(prints)
      .leftJoin(users, eq(users.id, prints.printed_by))
      .where(eq(prints.order_id, id))
      .orderBy(desc(prints.id))
      .limit(100),
  ]);
  if (!order) throw notFound();
  return {
    invoices: issued.map(({ lines: _, ...row }) => toWire(resources.invoice.fields, row) as Invoice),
    prints: printed.map((print): Print => ({ ...print, printed_at: toSeconds(print.printed_at) })),
  };
}

export const documentsHandlers = {
  adminPrintOrders,
  adminReadOrderDocuments,
  adminReadInvoicePdf: (call) => sendInvoicePdf(call, call.params.id),
  readOrderInvoice,
  listUserDocuments,
  readUserDocument,
  readPrints,
} as const satisfies Partial<Handlers>;

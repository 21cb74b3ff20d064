import { and, desc, eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { Handler } from '#server/core/api/handler.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { sendPdf } from '#server/core/documents/send-pdf.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { boxes, boxPeriods } from './boxes.table.ts';
import { getFileName, invoices, readSheets, renderInvoice } from '#server/modules/invoicing/index.ts';

/** Sends the invoice of a month of the caller's own box. Throws 404 for other boxes and without invoice. */
export const readBoxInvoice: Handler<'readBoxInvoice'> = async (call) => {
  const { context, body, user } = call;
  const isOwnMonth = and(
    eq(boxes.id, body.id),
    eq(boxes.user_id, requireAccount(user).id),
    eq(boxPeriods.month, body.month),
    eq(invoices.type, 'invoice'),
  );
  const [row] = await context.db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(boxPeriods, eq(boxPeriods.order_id, invoices.order_id))
    .innerJoin(boxes, eq(boxes.id, boxPeriods.box_id))
    .where(isOwnMonth)
    .orderBy(desc(invoices.id))
    .limit(1);
  const [sheet] = row ? await readSheets(context.db, [row.id]) : [];
  if (!sheet) throw notFound();
  return sendPdf<'readBoxInvoice'>(call, getFileName(sheet.invoice), Readable.from([await renderInvoice(sheet)]));
};

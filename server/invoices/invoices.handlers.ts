import { fromMinor } from '#domain/money.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Call, Handlers } from '#server/api/handler.ts';
import { inBulk } from '#server/api/in-bulk.ts';
import { issueInvoice } from '#server/invoices/issue-invoice.ts';
import { invoices } from '#server/invoices/invoices.table.ts';
import { sellersResource } from '#server/invoices/sellers.resource.ts';
import { adminDownloadVatReport } from '#server/invoices/vat-report-file.ts';
import { adminReadVatReport } from '#server/invoices/vat-report.ts';
import { lockOrder } from '#server/orders/staff-order.ts';
import { inTransaction } from '#server/platform/database.ts';
import { resource } from '#server/resource/register.ts';

/** Issues the invoices of orders, in the order they were chosen: one that is not paid does not hold up the others. */
function adminIssueInvoices(call: Call<'adminIssueInvoices'>) {
  const { context, body } = call;
  return inBulk(body.ids, (id) =>
    inTransaction(context.db, async (tx) => void (await issueInvoice(tx, context, await lockOrder(tx, id), call))),
  );
}

export const invoicesHandlers = {
  ...resource('invoice', {
    table: invoices,
    find: (text) => and(sql`true`, eq(sql`upper(${invoices.number})`, text.trim().toUpperCase())) ?? sql`false`,
    one: ({ lines, currency }) => ({
      lines: lines.map((line) => ({
        ...line,
        price: fromMinor(line.price, currency),
        total: fromMinor(line.total, currency),
        vat: line.vat === undefined ? null : fromMinor(line.vat, currency),
      })),
    }),
  }),
  ...sellersResource,
  adminIssueInvoices,
  adminReadVatReport,
  adminDownloadVatReport,
} as const satisfies Partial<Handlers>;

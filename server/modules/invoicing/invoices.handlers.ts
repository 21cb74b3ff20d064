import { fromMinor } from '#domain/money.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Call, Handlers } from '#server/core/api/handler.ts';
import { runForEachRecord } from '#server/core/api/run-for-each-record.ts';
import { problem } from '#server/core/problems/problem.ts';
import { issueInvoice } from './issue-invoice.ts';
import { invoices } from './invoices.table.ts';
import { sellersResource } from './sellers.resource.ts';
import { adminDownloadVatReport } from './vat-report-file.ts';
import { adminReadVatReport } from './vat-report.ts';
import { lockOrder } from '#server/modules/orders/index.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { defineResource } from '#server/resources/define-resource.ts';

/** Issues invoices in the selected order; skips invoiced and unpaid orders. */
function adminIssueInvoices(call: Call<'adminIssueInvoices'>) {
  const { context, body } = call;
  return runForEachRecord(body.ids, (id) =>
    inTransaction(context.db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order.is_invoiced) throw problem(409, 'order_invoiced');
      await issueInvoice(tx, context, order, call);
    }),
  );
}

export const invoiceResource = defineResource('invoice', {
  table: invoices,
  find: (text) => and(sql`true`, eq(sql`upper(${invoices.number})`, text.trim().toUpperCase())) ?? sql`false`,
  details: ({ lines, currency }) => ({
    lines: lines.map((line) => ({
      ...line,
      price: fromMinor(line.price, currency),
      total: fromMinor(line.total, currency),
      vat: line.vat === undefined ? null : fromMinor(line.vat, currency),
    })),
  }),
});

export const invoicesHandlers = {
  ...invoiceResource.handlers,
  ...sellersResource.handlers,
  adminIssueInvoices,
  adminReadVatReport,
  adminDownloadVatReport,
} as const satisfies Partial<Handlers>;

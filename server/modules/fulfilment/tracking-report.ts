import { asc, eq } from 'drizzle-orm';
import type { Handler } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { checkSignature, signedLink } from '#server/core/authentication/signed-link.ts';
import { writeAuditEntry } from '#server/resources/audit/audit.ts';
import { sendAttachment } from './attachment.ts';
import { lockImport } from './tracking-imports.ts';
import { trackingImports, trackingRows } from './tracking.table.ts';
import { csvTable } from '#server/core/tabular/csv-cells.ts';

export const adminLinkTrackingReport: Handler<'adminLinkTrackingReport'> = async (call) => {
  const { params, context } = call;
  return context.db.transaction(async (tx) => {
    const one = await lockImport(tx, params.id);
    if (one.status === 'writing') throw problem(409, 'file_not_there');
    await writeAuditEntry(tx, call, 'tracking-imports', one.id, { before: {}, after: { written: one.written } });
    return signedLink(`/admin/tracking-imports/${one.id}/report`, one, context.now());
  });
};

const HEADINGS = ['row', 'outcome', 'order', 'tracking_number', 'carrier', 'there'];

/** Outcome of each row as CSV, safe to open in a spreadsheet. */
export const downloadTrackingReport: Handler<'downloadTrackingReport'> = async (call) => {
  const { params, query, context } = call;
  const [one] = await context.db.select().from(trackingImports).where(eq(trackingImports.id, params.id));
  checkSignature(one, query, context.now());
  const rows = await context.db
    .select()
    .from(trackingRows)
    .where(eq(trackingRows.import_id, one.id))
    .orderBy(asc(trackingRows.position));
  const cells = rows.map((row) => [
    ...[row.position, row.outcome, row.order_number, row.tracking_number],
    ...[row.carrier ?? row.carrier_text, row.there ?? ''],
  ]);
  return sendAttachment(call, `report-${one.id}.csv`, Buffer.from(csvTable([HEADINGS, ...cells])));
};

import { asc, eq } from 'drizzle-orm';
import type { Handler } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { checkSignature, createSignedLink } from '#server/core/authentication/signed-link.ts';
import { writeAuditEntry } from '#server/resources/audit/audit.ts';
import { sendAttachment } from './attachment.ts';
import { lockImport } from './tracking-imports.ts';
import { trackingImports, trackingRows } from './tracking.table.ts';
import { formatCsvTable } from '#server/core/tabular/csv-cells.ts';

export const adminLinkTrackingReport: Handler<'adminLinkTrackingReport'> = async (call) => {
  const { params, context } = call;
  return context.db.transaction(async (tx) => {
    const trackingImport = await lockImport(tx, params.id);
    if (trackingImport.status === 'writing') throw problem(409, 'file_not_there');
    const changes = { before: {}, after: { written: trackingImport.written } };
    await writeAuditEntry(tx, call, 'tracking-imports', trackingImport.id, changes);
    return createSignedLink(`/admin/tracking-imports/${trackingImport.id}/report`, trackingImport, context.now());
  });
};

const HEADINGS = ['row', 'outcome', 'order', 'tracking_number', 'carrier', 'there'];

/** Returns the outcome of each row as CSV, safe to open in a spreadsheet. */
export const downloadTrackingReport: Handler<'downloadTrackingReport'> = async (call) => {
  const { params, query, context } = call;
  const [trackingImport] = await context.db.select().from(trackingImports).where(eq(trackingImports.id, params.id));
  checkSignature(trackingImport, query, context.now());
  const rows = await context.db
    .select()
    .from(trackingRows)
    .where(eq(trackingRows.import_id, trackingImport.id))
    .orderBy(asc(trackingRows.position));
  const cells = rows.map((row) => [
    ...[row.position, row.outcome, row.order_number, row.tracking_number],
    ...[row.carrier ?? row.carrier_text, row.there ?? ''],
  ]);
  return sendAttachment(call, `report-${trackingImport.id}.csv`, Buffer.from(formatCsvTable([HEADINGS, ...cells])));
};

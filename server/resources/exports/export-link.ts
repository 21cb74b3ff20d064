import { Readable } from 'node:stream';
import type { Answer, Handler } from '#server/core/api/handler.ts';
import { eq } from 'drizzle-orm';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { checkSignature, createSignedLink } from '#server/core/authentication/signed-link.ts';
import { writeAuditEntry } from '../audit/audit.ts';
import { openFile } from './export-store.ts';
import { exports } from './exports.table.ts';
import type { ExportRow } from './exports.table.ts';
import { lockExport } from './export-access.ts';

function checkDownloadable({ status, expires_at }: ExportRow, now: Date): void {
  if (status === 'expired' || (expires_at && expires_at <= now)) throw problem(409, 'export_expired');
  if (status !== 'done') throw problem(409, 'export_not_done');
}

/** Returns a signed link to the file and writes an audit entry. */
export const adminLinkExport: Handler<'adminLinkExport'> = async (call) => {
  const { params, user, context } = call;
  return context.db.transaction(async (tx) => {
    const row = await lockExport(tx, params.id, user);
    checkDownloadable(row, context.now());
    await writeAuditEntry(tx, call, 'exports', row.id, { before: {}, after: { rows_done: row.rows_done } });
    return createSignedLink(`/admin/exports/${row.id}/file`, row, context.now());
  });
};

/** Streams the stored file without compression. */
export const downloadExport: Handler<'downloadExport'> = async ({ params, query, context, reply }) => {
  const [row] = await context.db.select().from(exports).where(eq(exports.id, params.id));
  checkSignature(row, query, context.now());
  const file = row.status === 'done' ? await openFile(context, row.id) : undefined;
  if (!file) throw notFound();
  const { size } = await file.stat();
  reply.header('content-type', 'application/octet-stream');
  reply.header('content-length', String(size));
  reply.header('content-disposition', `attachment; filename="${row.name}"`);
  const bytes: unknown = Readable.toWeb(file.createReadStream());
  return bytes as Answer<'downloadExport'>;
};

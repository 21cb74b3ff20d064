// A browser that fetches gigabytes does so by itself, and sends no token of ours. So the address says that it may: for a
// minute, for one file, signed with a key that only this file has.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Answer, Handler } from '#server/api/handler.ts';
import { eq } from 'drizzle-orm';
import { notFound, problem } from '#server/api/problem.ts';
import { writeAuditEntry } from '#server/audit/audit.ts';
import { openFile } from '#server/exports/export-store.ts';
import { exports } from '#server/exports/exports.table.ts';
import type { ExportRow } from '#server/exports/exports.table.ts';
import { LINK_SECONDS } from '#server/exports/limits.ts';
import { lockExport } from '#server/exports/own-exports.ts';
import { toSeconds } from '#server/resource/wire.ts';

const signatureOf = ({ id, secret }: ExportRow, until: number): Buffer =>
  createHmac('sha256', secret).update(`${id}.${until}`).digest();

function refuseWithoutFile({ status, expires_at }: ExportRow, now: Date): void {
  if (status === 'expired' || (expires_at && expires_at <= now)) throw problem(409, 'export_expired');
  if (status !== 'done') throw problem(409, 'export_not_done');
}

/** Gives the address of a file out, and writes down to whom. */
export const adminLinkExport: Handler<'adminLinkExport'> = async (call) => {
  const { params, user, context } = call;
  return context.db.transaction(async (tx) => {
    const row = await lockExport(tx, params.id, user);
    refuseWithoutFile(row, context.now());
    const expires_at = toSeconds(context.now()) + LINK_SECONDS;
    const signature = signatureOf(row, expires_at).toString('base64url');
    await writeAuditEntry(tx, call, 'exports', row.id, { before: {}, after: { rows_done: row.rows_done } });
    return { url: `/api/admin/exports/${row.id}/file?until=${expires_at}&signature=${signature}`, expires_at };
  });
};

/** Sends the bytes as they are on the disk; packing them once more on the way would only cost time. */
export const downloadExport: Handler<'downloadExport'> = async ({ params, query, context, reply }) => {
  const [row] = await context.db.select().from(exports).where(eq(exports.id, params.id));
  // whoever guesses learns nothing of which exports there are
  if (!row) throw problem(403, 'link_expired');
  const given = Buffer.from(query.signature, 'base64url');
  const expected = signatureOf(row, query.until);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs || query.until < toSeconds(context.now())) throw problem(403, 'link_expired');
  const file = row.status === 'done' ? await openFile(context, row.id) : undefined;
  if (!file) throw notFound();
  const { size } = await file.stat();
  reply.header('content-type', 'application/octet-stream');
  reply.header('content-length', String(size));
  reply.header('content-disposition', `attachment; filename="${row.name}"`);
  const bytes: unknown = Readable.toWeb(file.createReadStream());
  return bytes as Answer<'downloadExport'>;
};

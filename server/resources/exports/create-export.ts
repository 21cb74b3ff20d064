import { toLocalDay } from '#domain/dates.ts';
import type { Export } from '#generated/schemas.ts';
import { resources } from '#generated/resources.ts';
import { eq } from 'drizzle-orm';
import type { Handler } from '#server/core/api/handler.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { auditExport } from './export-audit.ts';
import { planExport } from './export-plan.ts';
import { findAttachmentSource } from './attachments.ts';
import { exports } from './exports.table.ts';
import type { ExportRow } from './exports.table.ts';
import { MAX_UNFINISHED } from './limits.ts';
import { RUN_EXPORTS } from './run-exports.ts';
import { checkQuota } from '#server/core/jobs/leases.ts';
import { getResource } from '../get-resource.ts';
import { toSeconds, toWire } from '#server/core/api/wire.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';

/** An export in wire format. */
export function toWireExport(row: ExportRow): Export {
  // the wire fields are those of the description
  return toWire(resources.exports.fields, row) as Export;
}

/** Validates the request, stores the export and queues its job. */
export const adminCreateExport: Handler<'adminCreateExport'> = async (call) => {
  const { body, context, reply, lang, requestId } = call;
  const user = requireAccount(call.user);
  const { resource, columns, format, filter = {} } = body;
  const sort = body.sort ?? getResource(context, resource)?.definition.defaultSort ?? { field: 'id', order: 'ASC' };
  if (format === 'zip' && !findAttachmentSource(context, resource))
    throw invalid([{ path: 'format', code: 'input_not_allowed' }]);
  planExport({ resource, columns, filter, sort }, user, context);
  const created_at = context.now();
  const values = { resource, columns, format, filter, sort, lang, created_at, created_by: user.id };
  const secret = createSecret();
  const row = await context.db.transaction(async (tx) => {
    await checkQuota(tx, { table: exports, user: user.id, most: MAX_UNFINISHED, code: 'exports_quota' });
    const [inserted] = await tx
      .insert(exports)
      .values({ ...values, name: '', request_id: requestId, secret })
      .returning({ id: exports.id });
    const name = `${resource}-${toLocalDay(toSeconds(created_at))}-${inserted?.id}.${format}`;
    const [written] = await tx
      .update(exports)
      .set({ name })
      .where(eq(exports.id, inserted?.id ?? 0))
      .returning();
    if (!written) throw new Error('The database did not return the export.');
    await auditExport(tx, call, undefined, written);
    await context.jobs.send(RUN_EXPORTS, { export_id: written.id }, { tx });
    return written;
  });
  reply.status(201);
  return toWireExport(row);
};

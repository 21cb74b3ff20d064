import { toLocalDay } from '#domain/dates.ts';
import { clientResource } from '#generated/resources.ts';
import type { Export } from '#generated/schemas.ts';
import type { Call } from '#server/core/api/handler.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { lockCustomer } from './data-subject.ts';
import { toWireExport } from '#server/resources/exports/create-export.ts';
import { auditExport } from '#server/resources/exports/export-audit.ts';
import { exports } from '#server/resources/exports/exports.table.ts';
import { MAX_UNFINISHED } from '#server/resources/exports/limits.ts';
import { RUN_EXPORTS } from '#server/resources/exports/run-exports.ts';
import { checkQuota } from '#server/core/jobs/leases.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { checkAction } from '#server/resources/check-action.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** Creates an export of a customer's personal data in the customer's language. */
export function adminExportCustomer(call: Call<'adminExportCustomer'>): Promise<Export> {
  const { context, params, body, requestId } = call;
  const user = requireAccount(call.user);
  const created_at = context.now();
  return inTransaction(context.db, async (tx) => {
    const customer = await lockCustomer(tx, params.id);
    checkAction(clientResource, call.operation, customer);
    await checkQuota(tx, { table: exports, user: user.id, most: MAX_UNFINISHED, code: 'exports_quota' });
    const [row] = await tx
      .insert(exports)
      .values({
        ...{ resource: 'client', format: 'zip', columns: [], filter: { id: customer.id }, lang: customer.lang },
        ...{ sort: { field: 'id', order: 'ASC' }, created_at, created_by: user.id, request_id: requestId },
        // no personal data in the file name
        name: `customer-${customer.id}-${toLocalDay(toSeconds(created_at))}.zip`,
        ...{ customer_id: customer.id, mailed: body.mailed ?? false, secret: createSecret() },
      })
      .returning();
    if (!row) throw new Error('The database did not return the export.');
    await auditExport(tx, call, undefined, row);
    await auditChange(tx, call, 'client', customer.id, customer, { ...customer, mailed: row.mailed });
    await context.jobs.send(RUN_EXPORTS, { export_id: row.id }, { tx });
    return toWireExport(row);
  });
}

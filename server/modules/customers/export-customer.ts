import { toLocalDay } from '#domain/dates.ts';
import { clientResource } from '#generated/resources.ts';
import type { Export } from '#generated/schemas.ts';
import type { AnyCall, Call } from '#server/core/api/handler.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import type { CustomerRow } from '#server/modules/accounts/index.ts';
import { lockCustomer } from './data-subject.ts';
import { toWireExport } from '#server/resources/exports/create-export.ts';
import { auditExport } from '#server/resources/exports/export-audit.ts';
import { type ExportRow, exports } from '#server/resources/exports/exports.table.ts';
import { MAX_UNFINISHED } from '#server/resources/exports/limits.ts';
import { RUN_EXPORTS } from '#server/resources/exports/run-exports.ts';
import { checkQuota } from '#server/core/jobs/leases.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { checkAction } from '#server/resources/check-action.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** Creates an export of a customer's personal data in the customer's language. */
export function adminExportCustomer(call: Call<'adminExportCustomer'>): Promise<Export> {
  const { context, params, body } = call;
  return inTransaction(context.db, async (tx) => {
    const customer = await lockCustomer(tx, params.id);
    checkAction(clientResource, call.operation, customer);
    const row = await insertCustomerExport(tx, call, customer, { mailed: body.mailed ?? false });
    await auditChange(tx, call, 'client', customer.id, customer, { ...customer, mailed: row.mailed });
    return toWireExport(row);
  });
}

/** Inserts an export of a locked customer and its job. Throws 429 when the caller has too many unfinished exports. */
export async function insertCustomerExport(
  tx: Transaction,
  call: AnyCall,
  customer: CustomerRow,
  { mailed }: { readonly mailed: boolean },
): Promise<ExportRow> {
  const { context, requestId } = call;
  const user = requireAccount(call.user);
  const created_at = context.now();
  await checkQuota(tx, { table: exports, user: user.id, most: MAX_UNFINISHED, code: 'exports_quota' });
  const [row] = await tx
    .insert(exports)
    .values({
      ...{ resource: 'client', format: 'zip', columns: [], filter: { id: customer.id }, lang: customer.lang },
      ...{ sort: { field: 'id', order: 'ASC' }, created_at, created_by: user.id, request_id: requestId },
      // no personal data in the file name
      name: `customer-${customer.id}-${toLocalDay(toSeconds(created_at))}.zip`,
      ...{ customer_id: customer.id, mailed, secret: createSecret() },
    })
    .returning();
  if (!row) throw new Error('The database did not return the export.');
  await auditExport(tx, call, undefined, row);
  await context.jobs.send(RUN_EXPORTS, { export_id: row.id }, { tx });
  return row;
}

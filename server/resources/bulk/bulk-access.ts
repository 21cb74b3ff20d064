import { resources } from '#generated/resources.ts';
import type { Bulk } from '#generated/schemas.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Account } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { writeAuditEntry } from '../audit/audit.ts';
import type { AuditContext } from '../audit/audit.ts';
import { diffWireRecords } from '../audit/changes.ts';
import { bulkJobs, bulkRecords } from './bulk.table.ts';
import type { BulkRow } from './bulk.table.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import { toWire } from '#server/core/api/wire.ts';

/** Visibility: accounts see their own jobs, admins all. */
export function visibleBulkJobs(user: Account | undefined): SQL | undefined {
  return user?.role === 'admin' ? undefined : eq(bulkJobs.created_by, user?.id ?? 0);
}

/** Visibility of the records of bulk jobs, as for the jobs. */
export function visibleBulkRecords(user: Account | undefined): SQL | undefined {
  if (user?.role === 'admin') return undefined;
  return sql`${bulkRecords.bulk_id} in (select ${bulkJobs.id} from ${bulkJobs} where ${bulkJobs.created_by} = ${user?.id ?? 0})`;
}

/** Loads a visible job `FOR UPDATE`. Throws 404. */
export async function lockBulk(tx: Transaction, id: number, user: Account | undefined): Promise<BulkRow> {
  const [row] = await tx
    .select()
    .from(bulkJobs)
    .where(and(eq(bulkJobs.id, id), visibleBulkJobs(user)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** A job in wire format. */
export function toWireBulk(row: BulkRow): Bulk {
  // the wire fields are those of the description
  return toWire(resources.bulk.fields, row) as Bulk;
}

/** Writes an audit entry of a job. */
export function auditBulk(
  tx: Queryable,
  call: AuditContext,
  before: BulkRow | undefined,
  after: BulkRow,
): Promise<void> {
  // a reason in the body belongs to the action, not to the job
  const { operation, user, requestId } = call;
  const toWireRow = (row: BulkRow | undefined) => row && { ...toWireBulk(row) };
  return writeAuditEntry(
    tx,
    { operation, user, requestId },
    'bulk',
    after.id,
    diffWireRecords(toWireRow(before), toWireRow(after)),
  );
}

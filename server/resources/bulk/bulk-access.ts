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

/** Everybody knows of the own jobs only, admins of all. */
export function visibleBulkJobs(user: Account | undefined): SQL | undefined {
  return user?.role === 'admin' ? undefined : eq(bulkJobs.created_by, user?.id ?? 0);
}

/** The same of their records. */
export function visibleBulkRecords(user: Account | undefined): SQL | undefined {
  if (user?.role === 'admin') return undefined;
  return sql`${bulkRecords.bulk_id} in (select ${bulkJobs.id} from ${bulkJobs} where ${bulkJobs.created_by} = ${user?.id ?? 0})`;
}

/** A job that the account may know of, locked until the transaction ends; 404 when there is none. */
export async function lockBulk(tx: Transaction, id: number, user: Account | undefined): Promise<BulkRow> {
  const [row] = await tx
    .select()
    .from(bulkJobs)
    .where(and(eq(bulkJobs.id, id), visibleBulkJobs(user)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** A job as it stands on the wire. */
export function toWireBulk(row: BulkRow): Bulk {
  // the fields of the wire are those of the description
  return toWire(resources.bulk.fields, row) as Bulk;
}

/** Writes down what became of a job. */
export function auditBulk(
  tx: Queryable,
  who: AuditContext,
  before: BulkRow | undefined,
  after: BulkRow,
): Promise<void> {
  // a reason in its body is that of the action, not of the job
  const { operation, user, requestId } = who;
  const onWire = (row: BulkRow | undefined) => row && { ...toWireBulk(row) };
  return writeAuditEntry(
    tx,
    { operation, user, requestId },
    'bulk',
    after.id,
    diffWireRecords(onWire(before), onWire(after)),
  );
}

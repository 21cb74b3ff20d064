import { canImport } from '#domain/imports/kinds.ts';
import type { ImportKind } from '#generated/enums.ts';
import { ImportFields } from '#generated/fields/Import.ts';
import type { Import } from '#generated/schemas.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Account, AnyCall } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { type AuditContext, writeAuditEntry } from '#server/resources/audit/audit.ts';
import { diffWireRecords } from '#server/resources/audit/changes.ts';
import { type ImportRecord, imports } from './imports.table.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/core/database/database.ts';
import { type Row, toWire } from '#server/core/api/wire.ts';

/** Builds the condition for visible imports: own ones, all for administrators. */
export function buildVisibleCondition(user: Account | undefined): SQL | undefined {
  return user?.role === 'admin' ? undefined : eq(imports.created_by, user?.id ?? 0);
}

/** Throws 403 for imports of personal data by users who are not administrators. */
export function checkKind(kind: ImportKind, user: Account | undefined): void {
  if (!canImport(kind, user?.role))
    throw problem(403, 'import_admins_only', { errors: [{ path: 'kind', code: 'import_admins_only' }] });
}

/** Loads a visible import `FOR UPDATE`. Throws 404. */
export async function lockImport(tx: Transaction, id: number, user: Account | undefined): Promise<ImportRecord> {
  const [row] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), buildVisibleCondition(user)))
    .for('update');
  if (!row) throw notFound();
  checkKind(row.kind, user);
  return row;
}

/** Converts an import to wire format. */
export const toWireImport = (row: ImportRecord): Import => toWire(ImportFields, row) as Import;

/** Writes an audit entry of an import, without lease and progress. */
export function auditImport(
  tx: Queryable,
  auditContext: AuditContext,
  before: ImportRecord | undefined,
  after: ImportRecord,
  facts: Row = {},
): Promise<void> {
  const toAuditValues = (row: ImportRecord): Row => {
    const { percent: _, sample: __, ...values } = toWireImport(row);
    return values;
  };
  return writeAuditEntry(
    tx,
    auditContext,
    'imports',
    after.id,
    diffWireRecords(before && toAuditValues(before), { ...toAuditValues(after), ...facts }),
  );
}

/** Changes an import in one transaction with its audit entry. */
export async function changeImport(
  call: AnyCall & { params: { id: number } },
  work: (tx: Transaction, before: ImportRecord) => Promise<Partial<ImportRecord>>,
): Promise<Import> {
  const { context, params, user } = call;
  const row = await inTransaction(context.db, async (tx) => {
    const before = await lockImport(tx, params.id, user);
    const values = { ...(await work(tx, before)), version: sql`${imports.version} + 1` };
    const [after] = await tx.update(imports).set(values).where(eq(imports.id, before.id)).returning();
    if (!after) throw notFound();
    await auditImport(tx, call, before, after);
    return after;
  });
  call.reply.header('etag', `"${row.version}"`);
  return toWireImport(row);
}

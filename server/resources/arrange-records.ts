import type { ResourceName } from '#generated/resources.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { AnyCall } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { auditChange } from './audit/audit.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { getResource } from './get-resource.ts';
import type { Row } from '#server/core/api/wire.ts';

const STEP = 10;

/** The `position` of the record at an index, from 0. Gaps allow inserting a record between two others. */
export const toPosition = (index: number): number => (index + 1) * STEP;

interface ArrangeCall extends AnyCall {
  body: { ids: number[] };
}

/**
 * Sets the `position` of every record of a resource by the order of `ids`. Throws 409 when the ids are not exactly
 * those of all records, e.g. because one was added or deleted since they were read.
 */
export const createArrangeHandler = (resource: ResourceName) =>
  async function arrange(call: ArrangeCall): Promise<{ ids: number[] }> {
    const runtime = getResource(call.context, resource);
    if (!runtime?.columns.position) throw new Error(`${resource} has no position.`);
    const { table, columns, id } = runtime;
    const { ids } = call.body;
    await inTransaction(call.context.db, async (tx) => {
      const rows: Row[] = await tx.select(columns).from(table).orderBy(asc(id)).for('update');
      const rowsById = new Map(rows.map((row) => [row.id, row]));
      if (rowsById.size !== ids.length || ids.some((recordId) => !rowsById.has(recordId)))
        throw problem(409, 'order_outdated');
      for (const [index, recordId] of ids.entries()) {
        const before = rowsById.get(recordId);
        if (!before || before.position === toPosition(index)) continue;
        const changed = { position: toPosition(index), version: sql`version + 1` };
        const [after] = await tx.update(table).set(changed).where(eq(id, recordId)).returning(columns);
        await auditChange(tx, call, resource, recordId, before, after);
      }
    });
    return { ids };
  };

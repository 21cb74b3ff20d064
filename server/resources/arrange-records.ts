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
export const positionAt = (place: number): number => (place + 1) * STEP;

interface ArrangeCall extends AnyCall {
  body: { ids: number[] };
}

/**
 * Sets the `position` of every record of a resource from the order of the given ids. Throws 409 when the ids are not exactly
 * those of all records, i.e. one was added or deleted since they were read.
 */
export const createArrangeHandler = (resource: ResourceName) =>
  async function arrange(call: ArrangeCall): Promise<{ ids: number[] }> {
    const runtime = getResource(call.context, resource);
    if (!runtime?.columns.position) throw new Error(`${resource} has no position.`);
    const { table, columns, id } = runtime;
    const { ids } = call.body;
    await inTransaction(call.context.db, async (tx) => {
      const rows: Row[] = await tx.select(columns).from(table).orderBy(asc(id)).for('update');
      const known = new Map(rows.map((row) => [row.id, row]));
      if (known.size !== ids.length || ids.some((one) => !known.has(one))) throw problem(409, 'order_outdated');
      for (const [place, one] of ids.entries()) {
        const before = known.get(one);
        if (!before || before.position === positionAt(place)) continue;
        const changed = { position: positionAt(place), version: sql`version + 1` };
        const [after] = await tx.update(table).set(changed).where(eq(id, one)).returning(columns);
        await auditChange(tx, call, resource, one, before, after);
      }
    });
    return { ids };
  };

import { canMove } from '#domain/statuses.ts';
import { Visibility } from '#generated/enums.ts';
import type { BulkAnswer } from '#generated/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { Call } from '#server/api/handler.ts';
import { inBulk } from '#server/api/in-bulk.ts';
import { problem } from '#server/api/problem.ts';
import { audited } from '#server/audit/audit.ts';
import { projects } from '#server/catalogue/catalogue.table.ts';
import { lockProject } from '#server/catalogue/project-state.ts';
import { inTransaction } from '#server/platform/database.ts';

/** Shows or hides projects, record by record. */
export async function adminSetProjectVisibility(call: Call<'adminSetProjectVisibility'>): Promise<BulkAnswer> {
  const { context, body } = call;
  const { visibility } = body;
  return inBulk(body.ids, (id) =>
    inTransaction(context.db, async (tx) => {
      const before = await lockProject(tx, id);
      if (!canMove(Visibility, before.visibility, visibility)) {
        const params = { from: before.visibility, to: visibility };
        throw problem(409, 'transition_not_allowed', {
          errors: [{ path: 'visibility', code: 'transition_not_allowed', params }],
        });
      }
      const [after] = await tx
        .update(projects)
        .set({ visibility, version: sql`${projects.version} + 1` })
        .where(eq(projects.id, id))
        .returning();
      await audited(tx, call, 'projects', id, before, after);
    }),
  );
}

import { canMove, type StatusTable } from '#domain/statuses.ts';
import { ProjectStep, Visibility } from '#generated/enums.ts';
import { projectsResource } from '#generated/resources.ts';
import type { BulkAnswer, Project } from '#generated/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { Call } from '#server/api/handler.ts';
import { inBulk } from '#server/api/in-bulk.ts';
import { notFound, problem } from '#server/api/problem.ts';
import { audited } from '#server/audit/audit.ts';
import { projects } from '#server/catalogue/catalogue.table.ts';
import { projectParts } from '#server/catalogue/projects.resource.ts';
import { inTransaction, type Transaction } from '#server/platform/database.ts';
import { toWire } from '#server/resource/wire.ts';

type ProjectRow = typeof projects.$inferSelect;
type ActionCall = Call<'adminMoveProject'> | Call<'adminSetProjectVisibility'>;

/** Moves a project to another step, along the allowed ways only. */
export async function adminMoveProject(call: Call<'adminMoveProject'>): Promise<Project> {
  const { context, params, body } = call;
  return inTransaction(context.db, async (tx) => {
    const moved = await move(tx, call, params.id, 'step', ProjectStep, body.step);
    call.reply.header('etag', `"${moved.version}"`);
    return { ...(toWire(projectsResource.fields, moved) as Project), ...(await projectParts(tx, moved.id)) };
  });
}

/** Shows or hides projects, record by record. */
export async function adminSetProjectVisibility(call: Call<'adminSetProjectVisibility'>): Promise<BulkAnswer> {
  const { context, body } = call;
  return inBulk(body.ids, (id) =>
    inTransaction(context.db, async (tx) => {
      await move(tx, call, id, 'visibility', Visibility, body.visibility);
    }),
  );
}

async function move<Value extends ProjectStep | Visibility>(
  tx: Transaction,
  call: ActionCall,
  id: number,
  field: 'step' | 'visibility',
  table: StatusTable<Value>,
  to: Value,
): Promise<ProjectRow> {
  const [before] = await tx.select().from(projects).where(eq(projects.id, id)).for('update');
  if (!before) throw notFound();
  const from = table.values.find((value) => value === before[field]);
  if (from === undefined || !canMove(table, from, to)) {
    throw problem(409, 'transition_not_allowed', {
      errors: [{ path: field, code: 'transition_not_allowed', params: { from: before[field], to } }],
    });
  }
  const [after] = await tx
    .update(projects)
    .set({ [field]: to, version: sql`${projects.version} + 1` })
    .where(eq(projects.id, id))
    .returning();
  if (!after) throw notFound();
  await audited(tx, call, 'projects', id, before, after);
  return after;
}

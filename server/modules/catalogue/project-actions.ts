import { canMove } from '#domain/statuses.ts';
import { Visibility } from '#generated/enums.ts';
import type { BulkAnswer, Project } from '#generated/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { AnyCall, Call } from '#server/core/api/handler.ts';
import { runForEachRecord } from '#server/core/api/run-for-each-record.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { hasCover } from './artwork.ts';
import { projects } from './catalogue.table.ts';
import { answerProject, lockProject, type ProjectRow } from './project-state.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';

/** Shows or hides projects. */
export async function adminSetProjectVisibility(call: Call<'adminSetProjectVisibility'>): Promise<BulkAnswer> {
  const { context, body } = call;
  return runForEachRecord(body.ids, (id) =>
    inTransaction(context.db, async (tx) => void (await setVisibility(tx, call, id, body.visibility))),
  );
}

/** Puts a project online. Throws 409 without a cover. */
export const adminPublishProject = (call: Call<'adminPublishProject'>): Promise<Project> =>
  setProjectVisibility(call, 'online');

/** Takes a project offline. */
export const adminUnpublishProject = (call: Call<'adminUnpublishProject'>): Promise<Project> =>
  setProjectVisibility(call, 'offline');

const setProjectVisibility = (call: AnyCall & { params: { id: number } }, visibility: Visibility): Promise<Project> =>
  inTransaction(call.context.db, async (tx) =>
    answerProject(call, tx, await setVisibility(tx, call, call.params.id, visibility)),
  );

/** Whether a visibility is public. */
const isPublic = (visibility: Visibility): boolean => visibility === 'online' || visibility === 'promo';

async function setVisibility(tx: Transaction, call: AnyCall, id: number, visibility: Visibility): Promise<ProjectRow> {
  const before = await lockProject(tx, id);
  const createProblem = (code: string, params: Readonly<Record<string, string>> = {}) =>
    problem(409, code, { errors: [{ path: 'visibility', code, params }] });
  if (!canMove(Visibility, before.visibility, visibility))
    throw createProblem('transition_not_allowed', { from: before.visibility, to: visibility });
  if (isPublic(visibility) && !(await hasCover(call.context, before))) throw createProblem('artwork');
  const [after] = await tx
    .update(projects)
    .set({ visibility, version: sql`${projects.version} + 1` })
    .where(eq(projects.id, id))
    .returning();
  if (!after) throw notFound();
  await auditChange(tx, call, 'projects', id, before, after);
  return after;
}

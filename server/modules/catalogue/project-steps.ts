import { findMissingChecks } from '#domain/catalogue/project-steps.ts';
import { canMove } from '#domain/statuses.ts';
import type { ActionDefinition } from '#generated/definitions.ts';
import { ProjectStep } from '#generated/enums.ts';
import { projectsResource } from '#generated/resources.ts';
import type { Project } from '#generated/schemas.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Call, Handlers, OperationId } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { projects } from './catalogue.table.ts';
import { answerProject, lockProject, readProjectParts, type ProjectRow } from './project-state.ts';
import { writeMail } from '#server/core/mail/mail.ts';
import { mailStep } from './letters/project-mails.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { findColleagues } from '#server/resources/notes/notes.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';

type StepCall = Call<
  | 'adminCheckProject'
  | 'adminStartProject'
  | 'adminConfirmProject'
  | 'adminSucceedProject'
  | 'adminFailProject'
  | 'adminRefuseProject'
  | 'adminReopenProject'
>;

/** The target step of an action. */
function getTargetStep(operation: OperationId): ProjectStep {
  const actions: readonly ActionDefinition[] = projectsResource.actions;
  const transition = actions.find(({ operationId }) => operationId === operation)?.transition;
  const to = ProjectStep.values.find((step) => transition && 'to' in transition && step === transition.to);
  if (!to) throw new Error(`${operation} has no target step.`);
  return to;
}

/**
 * Moves a project to the action's step. Throws 409 for a transition that is not allowed or missing requirements. Mails
 * the artist unless disabled.
 */
async function moveProject(call: StepCall): Promise<Project> {
  const { context, params, body, operation } = call;
  const to = getTargetStep(operation);
  return inTransaction(context.db, async (tx) => {
    const before = await lockProject(tx, params.id);
    checkTransition(before, to);
    const { checks, owner } = await readProjectParts(tx, before, context);
    const missing = findMissingChecks(checks, to);
    if (missing.length > 0)
      throw problem(409, 'project_not_ready', {
        detailParams: { count: missing.length },
        errors: missing.map(({ code, params: values }) => ({ path: 'step', code, ...(values && { params: values }) })),
      });
    const after = await updateProject(tx, before.id, { step: to, step_at: context.now() });
    const { message, notify = true } = body;
    const mail_id =
      owner && notify ? await mailStep(tx, context, { project: after, step: to, owner, message }) : undefined;
    await auditChange(tx, call, 'projects', before.id, before, { ...after, message, mail_id });
    await context.jobs.publish('project.moved', { project_id: before.id }, { tx });
    return answerProject(call, tx, after);
  });
}

function checkTransition({ step }: ProjectRow, to: ProjectStep): void {
  if (!canMove(ProjectStep, step, to))
    throw problem(409, 'transition_not_allowed', {
      errors: [{ path: 'step', code: 'transition_not_allowed', params: { from: step, to } }],
    });
}

async function updateProject(
  tx: Transaction,
  id: number,
  values: Partial<typeof projects.$inferInsert>,
): Promise<ProjectRow> {
  const [row] = await tx
    .update(projects)
    .set({ ...values, version: sql`${projects.version} + 1` })
    .where(eq(projects.id, id))
    .returning();
  if (!row) throw notFound();
  return row;
}

/** Sets the team of a project. Throws 422 for accounts that are not staff. */
async function adminSetProjectTeam(call: Call<'adminSetProjectTeam'>): Promise<Project> {
  const { context, params, body } = call;
  return inTransaction(context.db, async (tx) => {
    const before = await lockProject(tx, params.id);
    const { team = [] } = body;
    await findColleagues(tx, team, 'team');
    const after = await updateProject(tx, before.id, { team });
    await auditChange(tx, call, 'projects', before.id, before, after);
    return answerProject(call, tx, after);
  });
}

/** Resends a mail of a project unchanged, optionally to another address. Throws 404 for a mail of another project. */
async function adminResendProjectMail(call: Call<'adminResendProjectMail'>): Promise<Project> {
  const { context, params, body } = call;
  return inTransaction(context.db, async (tx) => {
    const row = await lockProject(tx, params.id);
    const [mail] = await tx
      .select()
      .from(mails)
      .where(and(eq(mails.id, params.mail_id), eq(mails.project_id, row.id)));
    if (!mail) throw notFound();
    const { subject, template, text, html } = mail;
    const { recipient } = body;
    const mail_id = await writeMail(tx, context, { subject, template, text, html, recipient, project_id: row.id });
    await auditChange(tx, call, 'projects', row.id, row, { ...row, mail: template, mail_id, recipient });
    return answerProject(call, tx, row);
  });
}

export const projectStepHandlers = {
  adminCheckProject: moveProject,
  adminStartProject: moveProject,
  adminConfirmProject: moveProject,
  adminSucceedProject: moveProject,
  adminFailProject: moveProject,
  adminRefuseProject: moveProject,
  adminReopenProject: moveProject,
  adminSetProjectTeam,
  adminResendProjectMail,
} as const satisfies Partial<Handlers>;

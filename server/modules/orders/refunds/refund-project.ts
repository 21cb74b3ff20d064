import { projectsResource } from '#generated/resources.ts';
import type { Project, ProjectRefund } from '#generated/schemas.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Call, Context } from '#server/core/api/handler.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { toAccount } from '#server/core/authentication/sessions.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { yieldToEventLoop } from '#server/core/process/yield-to-event-loop.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { notFound, Problem, problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { checkAction } from '#server/resources/check-action.ts';
import { answerProject, lockProject, projects } from '#server/modules/catalogue/index.ts';
import { refunds } from '#server/modules/payments/index.ts';
import { cancelPaid } from '../cancel-order.ts';
import { checkOrderAction } from '../move-order.ts';
import type { OrderRow } from '../orders.table.ts';
import { lockOrder } from '../staff-order.ts';
import { projectRefunds } from './project-refunds.table.ts';
import { readProjectRefund, readProjectRefundOrders } from './read-project-refund.ts';
import { retryRefund } from './refund-handlers.ts';
import { settleRefund } from './settle-refund.ts';
import type { RefundCall } from './write-refund.ts';

const REFUND_PROJECTS = 'refund-projects';

type ProjectRefundRow = typeof projectRefunds.$inferSelect;

/** The refund of a project: its orders and their state. */
export async function adminGetProjectRefund({
  context,
  params,
}: Call<'adminGetProjectRefund'>): Promise<ProjectRefund> {
  const [project] = await context.db.select({ id: projects.id }).from(projects).where(eq(projects.id, params.id));
  if (!project) throw notFound();
  return readProjectRefund(context.db, project.id);
}

/**
 * Queues the refund of all paid orders of a project, and again of those that have failed or were stopped. The project must
 * not be in the shop, so that no copies are sold meanwhile.
 */
export async function adminRefundProject(call: Call<'adminRefundProject'>): Promise<Project> {
  const { context, params, body, operation, user } = call;
  return inTransaction(context.db, async (tx) => {
    const project = await lockProject(tx, params.id);
    checkAction(projectsResource, operation, project);
    const rows = await readProjectRefundOrders(tx, project.id);
    const open = rows.filter(({ status }) => status === 'ready' || status === 'failed' || status === 'stopped');
    if (open.length === 0) throw problem(409, 'project_refund_empty');
    const request = { comment: body.comment, requested_by: user?.id ?? null, requested_at: context.now() };
    await tx
      .insert(projectRefunds)
      .values(open.map(({ order_id }) => ({ project_id: project.id, order_id, ...request })))
      .onConflictDoUpdate({
        target: [projectRefunds.project_id, projectRefunds.order_id],
        set: { ...request, status: 'waiting', reason: null },
      });
    await auditChange(tx, call, 'projects', project.id, project, {
      ...project,
      orders_count: open.length,
      comment: body.comment,
    });
    await context.jobs.send(REFUND_PROJECTS, {}, { tx });
    return answerProject(call, tx, project);
  });
}

/** Stops the refund of a project after the current order. */
export async function adminStopProjectRefund(call: Call<'adminStopProjectRefund'>): Promise<ProjectRefund> {
  const { context, params } = call;
  await inTransaction(context.db, async (tx) => {
    const project = await lockProject(tx, params.id);
    const stopped = await tx
      .update(projectRefunds)
      .set({ status: 'stopped' })
      .where(and(eq(projectRefunds.project_id, project.id), eq(projectRefunds.status, 'waiting')))
      .returning({ id: projectRefunds.order_id });
    if (stopped.length > 0)
      await auditChange(tx, call, 'projects', project.id, project, { ...project, orders_count: stopped.length });
  });
  return readProjectRefund(context.db, params.id);
}

/**
 * Refunds the waiting orders of projects in sequence. Each is cancelled in one transaction with its refunds, so that an
 * interrupted run continues with the next order and refunds none twice.
 */
export const refundProjects: Worker = {
  name: REFUND_PROJECTS,
  schedule: '*/2 * * * *',
  run: async (_data, context, { signal }) => {
    for (;;) {
      signal?.throwIfAborted();
      const [next] = await context.db
        .select()
        .from(projectRefunds)
        .where(eq(projectRefunds.status, 'waiting'))
        .orderBy(asc(projectRefunds.order_id), asc(projectRefunds.project_id))
        .limit(1);
      if (!next) return;
      await refundOrder(context, next);
      await yieldToEventLoop();
    }
  },
};

const isRow = ({ project_id, order_id }: ProjectRefundRow) =>
  and(eq(projectRefunds.project_id, project_id), eq(projectRefunds.order_id, order_id));

/** Cancels and refunds one waiting order, or retries its failed refunds. Failures are stored with their reason. */
async function refundOrder(context: Context, row: ProjectRefundRow): Promise<void> {
  const call = await createCall(context, row);
  let ids: readonly number[] = [];
  try {
    ids = await inTransaction(context.db, (tx) => writeOrderRefunds(tx, call, row));
  } catch (error) {
    const reason = error instanceof Problem ? 'not_cancellable' : 'unexpected';
    context.log.warn({ err: error, order: row.order_id }, 'an order of a project could not be refunded');
    await context.db
      .update(projectRefunds)
      .set({ status: 'failed', reason })
      .where(and(isRow(row), eq(projectRefunds.status, 'waiting')));
  }
  // an unknown outcome leaves the refund to `finish-refunds`
  for (const id of ids) await settleRefund(context, id, call);
}

/** Cancels an order under its lock and writes its refunds; none when it was stopped or handled meanwhile. */
async function writeOrderRefunds(tx: Transaction, call: RefundCall, row: ProjectRefundRow): Promise<readonly number[]> {
  const order = await lockOrder(tx, row.order_id);
  const [current] = await tx.select().from(projectRefunds).where(isRow(row)).for('update');
  if (current?.status !== 'waiting') return [];
  const failed = await retryFailed(tx, call, order, current);
  const ids = failed.length > 0 ? failed : await cancelCopiesOf(tx, call, order, current);
  const refund_ids = [...new Set([...current.refund_ids, ...ids])];
  await tx.update(projectRefunds).set({ status: 'done', refund_ids }).where(isRow(row));
  return ids;
}

async function retryFailed(
  tx: Transaction,
  call: RefundCall,
  order: OrderRow,
  { refund_ids }: ProjectRefundRow,
): Promise<number[]> {
  const isFailed = and(inArray(refunds.id, refund_ids), eq(refunds.status, 'failed'));
  const rows = await tx.select({ id: refunds.id }).from(refunds).where(isFailed).orderBy(asc(refunds.id));
  for (const { id } of rows) await retryRefund(tx, call, order, id);
  return rows.map(({ id }) => id);
}

function cancelCopiesOf(
  tx: Transaction,
  call: RefundCall,
  order: OrderRow,
  { project_id, comment }: ProjectRefundRow,
): Promise<number[]> {
  checkOrderAction('adminCancelOrder', order);
  return cancelPaid(tx, call, order, { reason: 'other', comment, notify: true, project_id });
}

/** The caller of an order's refund: the account that has requested it. */
async function createCall(context: Context, { project_id, requested_by }: ProjectRefundRow): Promise<RefundCall> {
  const [row] = requested_by === null ? [] : await context.db.select().from(users).where(eq(users.id, requested_by));
  const user = row && toAccount(row);
  return { context, operation: 'adminRefundProject', user, requestId: `project-refund-${project_id}` };
}

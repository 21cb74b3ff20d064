import { boxMonthsResource as definition } from '#generated/resources/box-months.ts';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { AnyCall, Context, Handler } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { auditChange, type AuditContext } from '#server/resources/audit/audit.ts';
import { answerMonth } from './box-months.resource.ts';
import { EXCEPTION } from './box-periods.resource.ts';
import { boxMonths, type BoxMonthRow, boxPeriods } from './boxes.table.ts';
import { settlePeriod } from './settle-period.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import {
  isInterruption,
  type LeasedRow,
  createLeaseWorker,
  NO_LEASE,
  createWorkQueue,
} from '#server/core/jobs/leases.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { yieldToEventLoop } from '#server/core/process/yield-to-event-loop.ts';
import { checkAction } from '#server/resources/check-action.ts';

type LeasedMonth = LeasedRow<typeof boxMonths>;

/** Name of the job that runs months. */
export const RUN_BOX_MONTH = 'run-box-month';
/** Maximum concurrent runs of all processes. */
const MAX_CONCURRENT = 1;
/** Interval of progress notifications. */
const PROGRESS_MS = 1000;

const monthQueue = createWorkQueue({ table: boxMonths, name: 'box-month', maxConcurrent: MAX_CONCURRENT });

/** Creates the orders of waiting months. Continues where a killed run stopped. */
export const runBoxMonths = createLeaseWorker({
  name: RUN_BOX_MONTH,
  queue: monthQueue,
  concurrency: MAX_CONCURRENT,
  run: runMonth,
});

async function runMonth(leased: LeasedMonth, context: Context, shutdown: AbortSignal | undefined): Promise<void> {
  const { db, log, now } = context;
  const auditor = await loadAuditContext(leased, context);
  await announceProgress(leased, context);
  try {
    await monthQueue.whileLeased({ leased, context, shutdown, progress: {} }, (signal) =>
      settleOpenPeriods(leased, context, auditor, signal),
    );
  } catch (error) {
    if (isInterruption(error)) throw error;
    log.error({ err: error, box_month: leased.id }, 'a month of boxes could not be finished');
  }
  await inTransaction(db, async (tx) => {
    // after unexpected errors staff can run the month again
    const outcome =
      (await tx.$count(boxPeriods, isUnsettled(leased))) > 0
        ? ({ status: 'preparing' } as const)
        : ({ status: 'done', finished_at: now() } as const);
    const after = await monthQueue.settle(tx, leased, outcome);
    if (after) await auditChange(tx, auditor, 'box-months', leased.id, leased, after);
  });
}

/** Condition for open periods without exception. */
const isUnsettled = ({ id }: LeasedMonth) =>
  sql`${boxPeriods.month_id} = ${id} and ${boxPeriods.status} in ('planned', 'charging')
    and ${boxPeriods.item_id} is not null and (${EXCEPTION}) is null`;

const announceProgress = ({ id }: LeasedMonth, { db }: Context): Promise<void> =>
  announceChange(db, { resource: 'box-months', id, action: 'update' });

async function loadAuditContext({ run_by, run_request, id }: LeasedMonth, { db }: Context): Promise<AuditContext> {
  const [user] = run_by === null ? [] : await db.select().from(users).where(eq(users.id, run_by));
  return { operation: 'adminRunBoxMonth', user, requestId: run_request ?? `box-month-${id}` };
}

/** Settles the open periods of a month in sequence. */
async function settleOpenPeriods(
  leased: LeasedMonth,
  context: Context,
  auditor: AuditContext,
  signal: AbortSignal,
): Promise<void> {
  const guard = (tx: Transaction) => monthQueue.lock(tx, leased);
  let lastId = 0;
  let announcedAt = 0;
  for (;;) {
    signal.throwIfAborted();
    const isOpen = and(
      eq(boxPeriods.month_id, leased.id),
      inArray(boxPeriods.status, ['planned', 'charging']),
      gt(boxPeriods.id, lastId),
    );
    const [next] = await context.db
      .select({ id: boxPeriods.id })
      .from(boxPeriods)
      .where(isOpen)
      .orderBy(asc(boxPeriods.id))
      .limit(1);
    if (!next) return;
    lastId = next.id;
    try {
      await settlePeriod({ context, auditor, guard }, next.id);
    } catch (error) {
      if (isInterruption(error)) throw error;
      // an unexpected error leaves the period open until the next run; the others continue
      context.log.error({ err: error, box_period: next.id }, 'a month of a box could not be done');
    }
    if (Date.now() - announcedAt >= PROGRESS_MS) {
      announcedAt = Date.now();
      await announceProgress(leased, context);
    }
    await yieldToEventLoop();
  }
}

/** Updates a month under its lock with its audit entry. Throws 409 when its status does not allow the action. */
export async function changeMonth(
  call: AnyCall & { params: { id: number } },
  work: (tx: Transaction, before: BoxMonthRow) => Promise<{ values?: Partial<BoxMonthRow>; facts?: object }>,
) {
  const { context, params, operation } = call;
  const row = await inTransaction(context.db, async (tx) => {
    const [before] = await tx.select().from(boxMonths).where(eq(boxMonths.id, params.id)).for('update');
    if (!before) throw notFound();
    checkAction(definition, operation, before);
    const { values = {}, facts } = await work(tx, before);
    const [after] = await tx
      .update(boxMonths)
      .set({ ...values, version: sql`${boxMonths.version} + 1` })
      .where(eq(boxMonths.id, before.id))
      .returning();
    if (!after) throw notFound();
    await auditChange(tx, call, 'box-months', before.id, before, { ...after, ...facts });
    return after;
  });
  return answerMonth(call, row);
}

/** Queues the run of a month. Throws 409 when no period has a record. */
export const adminRunBoxMonth: Handler<'adminRunBoxMonth'> = (call) =>
  changeMonth(call, async (tx, { id }) => {
    const isReady = sql`${boxPeriods.month_id} = ${id} and ${boxPeriods.item_id} is not null
      and ${boxPeriods.status} in ('planned', 'charging')`;
    if ((await tx.$count(boxPeriods, isReady)) === 0) throw problem(409, 'box_month_empty');
    await call.context.jobs.send(RUN_BOX_MONTH, { month_id: id }, { tx });
    return { values: { status: 'waiting', run_by: call.user?.id ?? null, run_request: call.requestId } };
  });

/** Stops a run after the current period. */
export const adminStopBoxMonth: Handler<'adminStopBoxMonth'> = (call) =>
  changeMonth(call, async () => ({ values: { status: 'preparing', ...NO_LEASE } }));

import { getMonth } from '#domain/subscriptions/months.ts';
import { boxResource as definition } from '#generated/resources/box.ts';
import type { OperationId } from '#generated/operations.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { AnyCall, Handler } from '#server/core/api/handler.ts';
import { runForEachRecord } from '#server/core/api/run-for-each-record.ts';
import { invalid, notFound } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { redeemCode } from './box-codes.ts';
import { mailBox } from './letters/box-mails.ts';
import { readCurrentPrice } from '#server/modules/pricing/index.ts';
import { boxes, boxPeriods, type BoxRow } from './boxes.table.ts';
import { answerBox, repricePlanned } from './boxes.resource.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { checkAction } from '#server/resources/check-action.ts';

type Values = Partial<typeof boxes.$inferInsert>;
interface BoxUpdate {
  readonly values: Values;
  /** Facts for the audit entry besides the columns. */
  readonly facts?: object;
}

/** Loads the box `FOR UPDATE`. Throws 404. */
async function lockBox(tx: Transaction, id: number): Promise<BoxRow> {
  const [box] = await tx.select().from(boxes).where(eq(boxes.id, id)).for('update');
  if (!box) throw notFound();
  return box;
}

/** Updates a box under its lock, with its audit entry and the charges of open periods, in one transaction. */
export function changeBox(
  call: AnyCall,
  id: number,
  work: (tx: Transaction, before: BoxRow) => Promise<BoxUpdate> | BoxUpdate,
): Promise<BoxRow> {
  return inTransaction(call.context.db, async (tx) => {
    const before = await lockBox(tx, id);
    const { values, facts } = await work(tx, before);
    const [after] = await tx
      .update(boxes)
      .set({ ...values, version: sql`${boxes.version} + 1` })
      .where(eq(boxes.id, id))
      .returning();
    if (!after) throw notFound();
    await repricePlanned(tx, after);
    await auditChange(tx, call, 'box', id, before, { ...after, ...facts });
    return after;
  });
}

/** Updates a box by an action. Throws 409 when its status does not allow the action. */
const applyAction = (call: AnyCall, id: number, operation: OperationId, work: Parameters<typeof changeBox>[2]) =>
  changeBox(call, id, (tx, before) => {
    checkAction(definition, operation, before);
    return work(tx, before);
  });

/** Skips the planned periods of a box, or that of `month`. */
export async function skipPlanned(
  tx: Transaction,
  box: Pick<BoxRow, 'id'>,
  skipped_because: 'paused' | 'asked' | 'cancelled',
  month?: string,
): Promise<void> {
  const isPlanned = and(
    eq(boxPeriods.box_id, box.id),
    eq(boxPeriods.status, 'planned'),
    month === undefined ? undefined : eq(boxPeriods.month, month),
  );
  await tx
    .update(boxPeriods)
    .set({ status: 'skipped', skipped_because, item_id: null, by_hand: false, version: sql`${boxPeriods.version} + 1` })
    .where(isPlanned);
}

interface PauseRequest {
  readonly until?: string | null;
  readonly notify?: boolean;
}

/** Pauses a box until the given month (YYYY-MM), or without end. Throws 422 for a past or current month. */
export async function pauseBox(
  tx: Transaction,
  call: AnyCall,
  box: BoxRow,
  { until = null, notify = true }: PauseRequest,
): Promise<BoxUpdate> {
  if (until !== null && until <= getMonth(call.context.now()))
    throw invalid([{ path: 'until', code: 'month_is_over' }]);
  await skipPlanned(tx, box, 'paused');
  if (notify) await mailBox(tx, call.context, { ...box, paused_until: until }, 'box_paused');
  return { values: { status: 'paused', paused_until: until } };
}

const pauseById = (call: AnyCall, id: number, request: PauseRequest) =>
  applyAction(call, id, 'adminPauseBox', (tx, box) => pauseBox(tx, call, box, request));

const resumeById = (call: AnyCall, id: number) =>
  applyAction(call, id, 'adminResumeBox', () => ({
    values: { status: 'active', paused_until: null, cancelled_at: null, cancelled_because: null },
  }));

const extendById = (call: AnyCall, id: number, months: number) =>
  applyAction(call, id, 'adminExtendBox', (_tx, box) => ({
    values: { paid_months: box.paid_months + months, ...(box.status === 'ended' && { status: 'active' as const }) },
    facts: { months },
  }));

export const adminPauseBox: Handler<'adminPauseBox'> = async (call) =>
  answerBox(call, await pauseById(call, call.params.id, call.body));
export const adminPauseBoxes: Handler<'adminPauseBoxes'> = (call) =>
  runForEachRecord(call.body.ids, async (id) => void (await pauseById(call, id, call.body)));

export const adminResumeBox: Handler<'adminResumeBox'> = async (call) =>
  answerBox(call, await resumeById(call, call.params.id));
export const adminResumeBoxes: Handler<'adminResumeBoxes'> = (call) =>
  runForEachRecord(call.body.ids, async (id) => void (await resumeById(call, id)));

export const adminExtendBox: Handler<'adminExtendBox'> = async (call) =>
  answerBox(call, await extendById(call, call.params.id, call.body.months));
export const adminExtendBoxes: Handler<'adminExtendBoxes'> = (call) =>
  runForEachRecord(call.body.ids, async (id) => void (await extendById(call, id, call.body.months)));

/** Skips a month of a box, before or after its run was created. Throws 422 for a past month. */
export const adminSkipBox: Handler<'adminSkipBox'> = async (call) => {
  const { month } = call.body;
  if (month < getMonth(call.context.now())) throw invalid([{ path: 'month', code: 'month_is_over' }]);
  const row = await applyAction(call, call.params.id, 'adminSkipBox', async (tx, box) => {
    await skipPlanned(tx, box, 'asked', month);
    return { values: { skipped_months: [...new Set([...box.skipped_months, month])].toSorted() } };
  });
  return answerBox(call, row);
};

/** Changes the type of a box at the current price; paid months are kept. */
export const adminChangeBox: Handler<'adminChangeBox'> = async (call) => {
  const { type, periodicity } = call.body;
  const row = await applyAction(call, call.params.id, 'adminChangeBox', async (tx, { currency }) => ({
    values: {
      type,
      periodicity,
      price: await readCurrentPrice(tx, { type, periodicity, currency }, call.context.now()),
    },
  }));
  return answerBox(call, row);
};

export const adminRedeemBoxCode: Handler<'adminRedeemBoxCode'> = async (call) =>
  answerBox(
    call,
    await applyAction(call, call.params.id, 'adminRedeemBoxCode', async (tx, box) =>
      redeemCode(tx, box, call.body.code, call.context.now()),
    ),
  );

interface Cancellation {
  readonly reason: string;
  readonly at_once?: boolean;
  readonly notify?: boolean;
}

/** Cancels a box at once or after its paid months. */
export async function cancelBox(
  tx: Transaction,
  call: AnyCall,
  box: BoxRow,
  { reason, at_once = false, notify = true }: Cancellation,
): Promise<BoxUpdate> {
  const now = call.context.now();
  const cancellation = { cancelled_at: now, cancelled_because: reason };
  const isDeferred = !at_once && box.paid_months > 0;
  if (!isDeferred) await skipPlanned(tx, box, 'cancelled');
  if (notify) await mailBox(tx, call.context, box, 'box_ended');
  return { values: isDeferred ? { ...cancellation, renews: false } : { ...cancellation, status: 'cancelled' } };
}

export const adminCancelBox: Handler<'adminCancelBox'> = async (call) =>
  answerBox(
    call,
    await applyAction(call, call.params.id, 'adminCancelBox', (tx, box) => cancelBox(tx, call, box, call.body)),
  );

import { boxPeriodsResource as definition } from '#generated/resources/box-periods.ts';
import type { OperationId } from '#generated/operations.ts';
import type { AnyCall, Handler } from '#server/core/api/handler.ts';
import { runForEachRecord } from '#server/core/api/run-for-each-record.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { lockPeriod, writePeriod } from './begin-period.ts';
import { computePlannedCharge } from './box-charge.ts';
import { answerPeriod } from './box-periods.resource.ts';
import type { BoxPeriodRow, BoxRow } from './boxes.table.ts';
import { checkChoice } from './choose-records.ts';
import { RETRY_BOXES } from './retry-boxes.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { checkAction } from '#server/resources/check-action.ts';

type Values = Partial<BoxPeriodRow>;
type LockedPeriod = { box: BoxRow; period: BoxPeriodRow };

/** Updates a period under its lock with its audit entry. Throws 409 when its status does not allow the action. */
function changePeriod(
  call: AnyCall,
  id: number,
  operation: OperationId,
  work: (tx: Transaction, locked: LockedPeriod) => Promise<Values> | Values,
): Promise<BoxPeriodRow> {
  return inTransaction(call.context.db, async (tx) => {
    const locked = await lockPeriod(tx, id);
    if (!locked) throw notFound();
    checkAction(definition, operation, locked.period);
    return writePeriod(tx, call, locked.period, await work(tx, locked));
  });
}

const chooseRecord = (call: AnyCall, id: number, item_id: number) =>
  changePeriod(call, id, 'adminChooseBoxRecord', async (tx) => {
    await checkChoice(tx, id, item_id);
    return { item_id, by_hand: true };
  });

const skipPeriod = (call: AnyCall, id: number) =>
  changePeriod(call, id, 'adminSkipBoxPeriod', () => ({
    ...{ status: 'skipped', skipped_because: 'by_staff', item_id: null, by_hand: false, retry_at: null },
  }));

const planPeriod = (call: AnyCall, id: number) =>
  changePeriod(call, id, 'adminPlanBoxPeriod', (_tx, { box }) => ({
    ...{ status: 'planned', skipped_because: null, ...computePlannedCharge(box) },
  }));

const retryPeriod = (call: AnyCall, id: number) =>
  changePeriod(call, id, 'adminRetryBoxPeriod', async (tx) => {
    await call.context.jobs.send(RETRY_BOXES, { period_id: id }, { tx });
    return { retry_at: call.context.now() };
  });

export const adminChooseBoxRecord: Handler<'adminChooseBoxRecord'> = async (call) =>
  answerPeriod(call, await chooseRecord(call, call.params.id, call.body.item_id));
export const adminChooseBoxRecords: Handler<'adminChooseBoxRecords'> = (call) =>
  runForEachRecord(call.body.ids, async (id) => void (await chooseRecord(call, id, call.body.item_id)));

export const adminSkipBoxPeriod: Handler<'adminSkipBoxPeriod'> = async (call) =>
  answerPeriod(call, await skipPeriod(call, call.params.id));
export const adminSkipBoxPeriods: Handler<'adminSkipBoxPeriods'> = (call) =>
  runForEachRecord(call.body.ids, async (id) => void (await skipPeriod(call, id)));

export const adminPlanBoxPeriod: Handler<'adminPlanBoxPeriod'> = async (call) =>
  answerPeriod(call, await planPeriod(call, call.params.id));
export const adminPlanBoxPeriods: Handler<'adminPlanBoxPeriods'> = (call) =>
  runForEachRecord(call.body.ids, async (id) => void (await planPeriod(call, id)));

/** Queues an immediate retry of a declined charge. */
export const adminRetryBoxPeriod: Handler<'adminRetryBoxPeriod'> = async (call) =>
  answerPeriod(call, await retryPeriod(call, call.params.id));
export const adminRetryBoxPeriods: Handler<'adminRetryBoxPeriods'> = (call) =>
  runForEachRecord(call.body.ids, async (id) => void (await retryPeriod(call, id)));

// What the jobs do that an action asks for: cards are charged and files sent after its transaction.
import type { JobName } from '#generated/enums.ts';
import { eq } from 'drizzle-orm';
import { monthCharges, periodCharges } from '#server/boxes/month-charges.ts';
import { RETRY_BOXES } from '#server/boxes/retry-boxes.ts';
import { RUN_BOX_MONTH } from '#server/boxes/run-month.ts';
import { dispatchBatches } from '#server/dispatch/dispatch.table.ts';
import { PUSH_BATCH } from '#server/dispatch/push-batch.ts';
import type { Transaction } from '#server/platform/database.ts';
import type { MinorEffect } from '#server/preview/measure-effects.ts';

export interface AskedJob {
  name: JobName;
  data: object;
}

const numberIn = (data: object, name: string): number => Number(Reflect.get(data, name) ?? 0);
const idsOf = (jobs: readonly AskedJob[], job: JobName, name: string) =>
  jobs.filter((one) => one.name === job).map(({ data }) => numberIn(data, name));

/** The effects of the jobs that an action has asked for in `tx`. */
export async function effectsOfJobs(tx: Transaction, jobs: readonly AskedJob[]): Promise<MinorEffect[]> {
  const effects: MinorEffect[] = [];
  for (const id of idsOf(jobs, RUN_BOX_MONTH, 'month_id')) effects.push(...(await monthCharges(tx, id)));
  const periods = idsOf(jobs, RETRY_BOXES, 'period_id').filter((id) => id > 0);
  if (periods.length > 0) effects.push(...(await periodCharges(tx, periods)));
  for (const id of idsOf(jobs, PUSH_BATCH, 'batch_id')) {
    const [batch] = await tx.select().from(dispatchBatches).where(eq(dispatchBatches.id, id));
    if (batch) effects.push({ kind: 'file_sent', count: 1, partner: batch.partner });
  }
  return effects;
}

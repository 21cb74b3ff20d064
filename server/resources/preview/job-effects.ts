// What the jobs do that an action asks for: cards are charged and files sent after its transaction.
import type { JobName } from '#generated/enums.ts';
import { eq, sql } from 'drizzle-orm';
import { monthCharges, periodCharges } from '#server/modules/subscriptions/month-charges.ts';
import { RETRY_BOXES } from '#server/modules/subscriptions/retry-boxes.ts';
import { RUN_BOX_MONTH } from '#server/modules/subscriptions/run-month.ts';
import { dispatchBatches } from '#server/modules/fulfilment/dispatch.table.ts';
import { APPLY_TRACKING } from '#server/modules/fulfilment/apply-tracking.ts';
import { PUSH_BATCH } from '#server/modules/fulfilment/push-batch.ts';
import { RUN_IMPORTS } from '#server/modules/imports/import-queue.ts';
import type { Transaction } from '#server/core/database/database.ts';
import type { MinorEffect } from './measure-effects.ts';

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
  for (const id of idsOf(jobs, RUN_IMPORTS, 'import_id')) effects.push(...(await importedRecords(tx, id)));
  for (const id of idsOf(jobs, APPLY_TRACKING, 'import_id')) effects.push(...(await trackedParcels(tx, id)));
  return effects;
}

const IMPORTED = {
  write: { new: 'records_created', changed: 'records_changed' },
  undo: { new: 'records_removed', changed: 'records_restored' },
} as const;

/** The records an import would write, or take back; rows of one record count once. */
async function importedRecords(tx: Transaction, id: number): Promise<MinorEffect[]> {
  const { rows } = await tx.execute<{ task: 'write' | 'undo'; effect: 'new' | 'changed'; count: number }>(sql`
    select i.task, r.effect, count(*)::int as count
    from imports i join import_rows r on r.import_id = i.id and r.lead and r.effect in ('new', 'changed')
      and r.status = case i.task when 'undo' then 'imported' else 'valid' end
    where i.id = ${id} and i.task in ('write', 'undo') group by 1, 2 order by 2 desc`);
  return rows.map(({ task, effect, count }) => ({ kind: IMPORTED[task][effect], count }));
}

/**
 * The parcels that would get a number and leave: those that are packed and wait for one, else a new one for each part, and
 * an email for each number where customers are told.
 */
async function trackedParcels(tx: Transaction, id: number): Promise<MinorEffect[]> {
  const { rows } = await tx.execute<{ notify: boolean; parcels: number; mails: number }>(sql`
    select i.notify, coalesce(sum(packed.parcels), 0)::int as parcels, count(distinct r.id)::int as mails
    from tracking_imports i join tracking_import_rows r on r.import_id = i.id and r.outcome = 'ready'
      cross join unnest(r.shop_order_ids) part (id)
      cross join lateral (select greatest(1, count(*)) as parcels from shipments p
        where p.shop_order_id = part.id and p.status = 'in_preparation' and p.tracking_number is null) packed
    where i.id = ${id} group by i.notify`);
  return rows.flatMap(({ notify, parcels, mails }): MinorEffect[] => [
    { kind: 'parcels_sent', count: parcels },
    ...(notify ? [{ kind: 'mails', count: mails } as const] : []),
  ]);
}

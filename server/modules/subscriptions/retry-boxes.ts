import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { boxMonths, boxPeriods } from './boxes.table.ts';
import { settlePeriod } from './settle-period.ts';
import type { Worker } from '#server/core/jobs/worker.ts';

/** Minutes after which a `charging` period counts as abandoned by its process. */
const ABANDONED_MINUTES = 10;

/** Name of the job that retries charges. */
export const RETRY_BOXES = 'retry-boxes';

/** Filter of the periods to retry; all due ones by default. */
interface RetryFilter {
  readonly period_id?: number;
  readonly box_id?: number;
}

/**
 * Retries due charges and finishes those abandoned by dead processes. Runs hourly; runs queued by staff or customers
 * are limited to their periods.
 */
export const retryBoxes: Worker<RetryFilter> = {
  name: RETRY_BOXES,
  schedule: '20 * * * *',
  run: (filter, context) => retryDuePeriods(context, filter),
};

/** Settles due and abandoned periods in sequence. An error of one is logged; the next run retries it. */
export async function retryDuePeriods(context: Context, { period_id, box_id }: RetryFilter = {}): Promise<void> {
  const now = context.now();
  const auditor: AuditContext = { operation: 'adminRetryBoxPeriod', user: undefined, requestId: RETRY_BOXES };
  const isAbandoned = and(
    eq(boxPeriods.status, 'charging'),
    or(
      isNull(boxPeriods.charging_since),
      lte(boxPeriods.charging_since, new Date(now.getTime() - ABANDONED_MINUTES * 60_000)),
    ),
    sql`not exists (select from ${boxMonths} where ${boxMonths.id} = ${boxPeriods.month_id} and ${boxMonths.status} in ('waiting', 'running'))`,
  );
  const isDue = and(eq(boxPeriods.status, 'failed'), lte(boxPeriods.retry_at, now));
  const periods = await context.db
    .select({ id: boxPeriods.id })
    .from(boxPeriods)
    .where(
      and(
        or(isAbandoned, isDue),
        period_id === undefined ? undefined : eq(boxPeriods.id, period_id),
        box_id === undefined ? undefined : eq(boxPeriods.box_id, box_id),
      ),
    )
    .orderBy(boxPeriods.id);
  for (const { id } of periods)
    await settlePeriod({ context, auditor }, id).catch((error: unknown) =>
      context.log.error({ err: error, box_period: id }, 'a month of a box could not be charged again'),
    );
}

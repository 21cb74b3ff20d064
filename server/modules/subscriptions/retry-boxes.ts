import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { boxMonths, boxPeriods } from './boxes.table.ts';
import { settlePeriod } from './settle-period.ts';
import type { Worker } from '#server/core/jobs/worker.ts';

/** A `charging` period older than this belongs to a process that died. */
const MINUTES_LEFT = 10;

/** Name of the job that retries charges. */
export const RETRY_BOXES = 'retry-boxes';

/** The periods of a run; all due ones by default. */
interface Which {
  readonly period_id?: number;
  readonly box_id?: number;
}

/**
 * Retries due charges and finishes charges of dead processes. Runs hourly; runs queued by staff or customers are limited to
 * their periods.
 */
export const retryBoxes: Worker<Which> = {
  name: RETRY_BOXES,
  schedule: '20 * * * *',
  run: (which, context) => retryDue(context, which),
};

/** Retries periods in sequence. A failing one is retried in the next run. */
export async function retryDue(context: Context, { period_id, box_id }: Which = {}): Promise<void> {
  const now = context.now();
  const auditor: AuditContext = { operation: 'adminRetryBoxPeriod', user: undefined, requestId: RETRY_BOXES };
  const died = and(
    eq(boxPeriods.status, 'charging'),
    or(
      isNull(boxPeriods.charging_since),
      lte(boxPeriods.charging_since, new Date(now.getTime() - MINUTES_LEFT * 60_000)),
    ),
    sql`not exists (select from ${boxMonths} where ${boxMonths.id} = ${boxPeriods.month_id} and ${boxMonths.status} in ('waiting', 'running'))`,
  );
  const due = and(eq(boxPeriods.status, 'failed'), lte(boxPeriods.retry_at, now));
  const found = await context.db
    .select({ id: boxPeriods.id })
    .from(boxPeriods)
    .where(
      and(
        or(died, due),
        period_id === undefined ? undefined : eq(boxPeriods.id, period_id),
        box_id === undefined ? undefined : eq(boxPeriods.box_id, box_id),
      ),
    )
    .orderBy(boxPeriods.id);
  for (const { id } of found)
    await settlePeriod({ context, auditor }, id).catch((error: unknown) =>
      context.log.error({ err: error, box_period: id }, 'a month of a box could not be charged again'),
    );
}

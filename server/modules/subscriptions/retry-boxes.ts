import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { boxMonths, boxPeriods } from './boxes.table.ts';
import { settlePeriod } from './settle-period.ts';
import type { Worker } from '#server/core/jobs/worker.ts';

/** After so long a charge without an answer belongs to a process that died. */
const MINUTES_LEFT = 10;

/** The job that asks cards again. */
export const RETRY_BOXES = 'retry-boxes';

/** The months a run is for; all that are due where it names none. */
interface Which {
  readonly period_id?: number;
  readonly box_id?: number;
}

/**
 * Every hour, asks the cards again whose day has come, and finishes charges whose process died while no run does so. A run
 * that staff or a customer asked for is for their own months alone.
 */
export const retryBoxes: Worker<Which> = {
  name: RETRY_BOXES,
  schedule: '20 * * * *',
  run: (which, context) => retryDue(context, which),
};

/** One after the other; one that cannot be done does not hold up the others, and is tried again with the next run. */
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

import { sql } from 'drizzle-orm';
import type { PreviewSource } from '#server/resources/preview/preview-source.ts';
import { readMonthEffects, readPeriodEffects } from './month-charges.ts';
import { RETRY_BOXES } from './retry-boxes.ts';
import { RUN_BOX_MONTH } from './run-month.ts';

/** Previewed effects on boxes and their periods. */
export const subscriptionsPreview: PreviewSource = {
  rows: [
    {
      ...{ more: 'choices_made', less: 'choices_removed' },
      from: sql`(select 1 from box_periods where status = 'planned' and item_id is not null) months`,
    },
    { more: 'months_skipped', from: sql`(select 1 from box_periods where status = 'skipped') months` },
    {
      more: 'prepaid_months_ended',
      from: sql`(select paid_months from boxes where status = 'cancelled') boxes`,
      count: sql`sum(paid_months)`,
    },
  ],
  jobs: {
    [RUN_BOX_MONTH]: async (tx, jobs) => {
      const effects = [];
      for (const { month_id = 0 } of jobs) effects.push(...(await readMonthEffects(tx, month_id)));
      return effects;
    },
    [RETRY_BOXES]: async (tx, jobs) => {
      const periods = jobs.flatMap(({ period_id }) => period_id || []);
      return periods.length > 0 ? readPeriodEffects(tx, periods) : [];
    },
  },
};

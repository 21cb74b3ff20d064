import { inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { jobFailures } from '#server/core/jobs/jobs.table.ts';
import { orderChanges, orders } from '#server/modules/orders/index.ts';
import { loadDemo } from '#server/testing/load-demo.ts';
import { startApi } from '#server/testing/start-api.ts';

// ends of years and months, and a day on which a record of an order change is sold out
it.each(['2027-01-01T00:05:00Z', '2027-08-31T10:00:00Z', '2028-02-29T23:55:00Z'])(
  'loads demo data on %s',
  async (day) => {
    const api = await startApi();
    try {
      await loadDemo(api, { now: new Date(day) });
      expect(await api.db.$count(orders)).toBeGreaterThanOrEqual(3000);
      expect(await api.db.$count(orderChanges)).toBe(2);
      // a new shop has no failed jobs
      expect(await api.db.$count(jobFailures, inArray(jobFailures.status, ['failed', 'retrying']))).toBe(0);
    } finally {
      await api.close();
    }
  },
  60_000,
);

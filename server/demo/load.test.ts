import { expect, it } from 'vitest';
import { loadDemoData } from '#server/demo/load.ts';
import { orderChanges, orders } from '#server/orders/orders.table.ts';
import { poolOf } from '#server/resource/run.ts';
import { startApi } from '#server/testing/start-api.ts';

// where years and months begin and end, and a day on which a record that a story wants is sold out
it.each(['2027-01-01T00:05:00Z', '2027-08-31T10:00:00Z', '2028-02-29T23:55:00Z'])(
  'a shop is opened with demo data on whichever day: %s',
  async (day) => {
    const api = await startApi();
    try {
      const url = poolOf(api.db).options.connectionString ?? '';
      const config = { ...api.config, demoData: 'small' } as const;
      await loadDemoData({ config, url, progress: () => undefined, now: new Date(day) });
      expect(await api.db.$count(orders)).toBeGreaterThanOrEqual(3000);
      expect(await api.db.$count(orderChanges)).toBe(2);
    } finally {
      await api.close();
    }
  },
  60_000,
);

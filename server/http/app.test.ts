import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { handlers } from '#server/api/handlers.ts';
import { startApi } from '#server/testing/start-api.ts';

it('lets requests in flight finish when it stops', async () => {
  let begun = () => {};
  const underWay = new Promise<void>((resolve) => (begun = resolve));
  const api = await startApi({
    handlers: {
      ...handlers,
      listAlerts: async ({ context: { db } }) => {
        begun();
        await db.execute(sql`select pg_sleep(0.3)`);
        return [];
      },
    },
  });
  const address = await api.listen();
  const answer = fetch(`${address}/api/alerts`);
  await underWay;
  await api.close();
  expect((await answer).status).toBe(200);
  await expect(fetch(`${address}/api/alerts`)).rejects.toThrow();
});

it('serves API and media alone when told to', async () => {
  const api = await startApi();
  expect((await api.app.inject('/')).json()).toMatchObject({ status: 404, code: 'not_found' });
  expect((await api.app.inject('/admin')).statusCode).toBe(404);
  expect((await api.app.inject('/api/health')).statusCode).toBe(200);
  await api.close();
});

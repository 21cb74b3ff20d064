import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toLocalDay } from '#domain/dates.ts';
import { addDays } from '#domain/calendar.ts';
import type { PageViewBreakdown, PageViewSeries, Problem } from '#generated/schemas.ts';
import type { ApiRole } from '#server/core/api/handler.ts';
import { rateLimits } from '#server/core/authentication/accounts.table.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { pageViews } from './page-views.table.ts';
import { prunePageViews } from './page-views.ts';

let api: TestApi;
const today = toLocalDay(Date.now() / 1000);

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(pageViews);
  await api.db.delete(rateLimits);
});

const view = (url: unknown, as?: ApiRole, type = 'page_view') =>
  api.call<Problem>('POST', '/user/event', { ...(as && { as }), body: { type, url } });
const readRows = async () =>
  (await api.db.select().from(pageViews)).map(({ page, audience, views }) => [page, audience, views]).sort();

describe('a page view', () => {
  it('is counted by day, page and audience', async () => {
    for (const as of [undefined, undefined, 'user', 'artist', 'pro', 'team', 'admin'] as const)
      expect((await view('/fr/vinyl/1204/salt-signal?ori=NL', as)).status).toBe(204);
    expect(await readRows()).toEqual([
      ['/vinyl/1204', 'pro', 1],
      ['/vinyl/1204', 'staff', 2],
      ['/vinyl/1204', 'user', 2],
      ['/vinyl/1204', 'visitor', 2],
    ]);
  });

  it('stores no secret token and no query', async () => {
    await view('/offer/s3cr3t-token?email=lea@example.com');
    expect(await readRows()).toEqual([['/offer', 'visitor', 1]]);
  });

  it('of an unknown address is ignored', async () => {
    expect((await view('/wp-login.php')).status).toBe(204);
    expect(await readRows()).toEqual([]);
  });

  it('counts concurrent views', async () => {
    await Promise.all(Array.from({ length: 20 }, () => view('/about')));
    expect(await readRows()).toEqual([['/about', 'visitor', 20]]);
  });

  it.each([
    ['click', '/', 'type'],
    ['page_view', '', 'url'],
    ['page_view', 7, 'url'],
    ['page_view', 'x'.repeat(2001), 'url'],
  ])('with type %j and url %j is refused', async (type, url, path) => {
    const { status, body } = await view(url, undefined, type);
    expect([status, body.errors?.[0]?.path]).toEqual([422, path]);
  });

  it('is limited by address', async () => {
    await api.db.delete(rateLimits);
    await view('/');
    await api.db.update(rateLimits).set({ points: 1000 });
    expect((await view('/')).status).toBe(429);
  });
});

describe('the report', () => {
  beforeEach(async () => {
    await api.db.insert(pageViews).values([
      { day: today, page: '/', audience: 'visitor', views: 5 },
      { day: today, page: '/about', audience: 'visitor', views: 9 },
      { day: today, page: '/', audience: 'staff', views: 6 },
      { day: addDays(today, -7), page: '/', audience: 'pro', views: 3 },
    ]);
  });

  it('has the views per day and audience, with the compared period', async () => {
    const query = '/admin/stats/page-views?period=days_7&compare=previous';
    const { body } = await api.call<PageViewSeries>('GET', query, { as: 'team' });
    expect(body.figures).toEqual({ page_views: 20, visitor_views: 14, user_views: 0, pro_views: 0, staff_views: 6 });
    expect(body.compared).toMatchObject({ page_views: 3, pro_views: 3 });
    expect([body.points.length, body.points.at(-1)?.figures.page_views]).toEqual([7, 20]);
    expect(body.points.at(-1)?.compared?.figures.page_views).toBe(3);
  });

  it('has the pages with the most views first', async () => {
    const { body } = await api.call<PageViewBreakdown>('GET', '/admin/stats/pages?period=all&limit=1', { as: 'admin' });
    expect(body.rows).toMatchObject([{ page: '/', figures: { page_views: 14, pro_views: 3 } }]);
    expect([body.more, body.figures.page_views]).toEqual([true, 23]);
  });

  it('needs two days in order for the period range', async () => {
    const { status } = await api.call('GET', '/admin/stats/page-views?period=range&from=2026-11-02&to=2026-11-01', {
      as: 'team',
    });
    expect(status).toBe(400);
  });
});

it('keeps views for 25 months', async () => {
  await api.db.insert(pageViews).values([
    { day: addDays(today, -800), page: '/', audience: 'visitor', views: 1 },
    { day: addDays(today, -700), page: '/', audience: 'visitor', views: 2 },
  ]);
  await prunePageViews.run({}, testContext(api), { last: true });
  expect(await readRows()).toEqual([['/', 'visitor', 2]]);
});

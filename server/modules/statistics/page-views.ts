import { addMonths, type DayRange } from '#domain/calendar.ts';
import { toLocalDay } from '#domain/dates.ts';
import { getCountedPage } from '#domain/statistics/counted-page.ts';
import { chooseGranularity, getComparedRange, splitIntoBuckets } from '#domain/statistics/stats-periods.ts';
import { Audience, type StatsGranularity } from '#generated/enums.ts';
import type { PageViewBucket, PageViewFigures } from '#generated/schemas.ts';
import { lt } from 'drizzle-orm';
import type { Account, Context, Handler } from '#server/core/api/handler.ts';
import { countAttempt } from '#server/core/authentication/attempts.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { badRequest } from '#server/core/problems/problem.ts';
import type { ViewCounts } from './page-view-store.ts';
import { pageViews } from './page-views.table.ts';
import { parseStatsRange } from './stats-range.ts';

const DEFAULT_ROWS = 24;
const MAX_POINTS = 750;
/** The longest time that audience measurement may keep figures without consent, by the French authority's guideline. */
const KEPT_MONTHS = 25;

const getToday = ({ now }: Context) => toLocalDay(now().getTime() / 1000);

/** The audience of a caller (§6); staff who also have the pro flag are staff. */
function getAudience(user: Account | undefined): Audience {
  if (!user) return 'visitor';
  if (user.isMun) return 'staff';
  return user.pro ? 'pro' : 'user';
}

/** Counts a page view (§7 POST user/event). */
export const recordEvent: Handler<'recordEvent'> = async ({ body, user, ip, context }) => {
  await countAttempt(context.db, { kind: 'page_view', who: ip });
  const page = getCountedPage(body.url);
  if (page === undefined) return;
  const view = { day: getToday(context), page, audience: getAudience(user) };
  await context.extensions.pageViewStore.record(context, view);
};

function toFigures(counts: Iterable<ViewCounts>): PageViewFigures {
  const sums = { visitor: 0, user: 0, pro: 0, staff: 0 };
  for (const count of counts) for (const audience of Audience.values) sums[audience] += count[audience] ?? 0;
  const { visitor, user, pro, staff } = sums;
  return {
    page_views: visitor + user + pro + staff,
    ...{ visitor_views: visitor, user_views: user, pro_views: pro, staff_views: staff },
  };
}

interface Series {
  readonly total: PageViewFigures;
  readonly buckets: readonly PageViewBucket[];
}

async function readSeries(context: Context, range: DayRange, granularity: StatsGranularity): Promise<Series> {
  const days = [...(await context.extensions.pageViewStore.readDays(context, range))];
  const buckets = splitIntoBuckets(range, granularity).map(({ from, to }) => {
    const counts = days.filter(([day]) => day >= from && day <= to).map(([, count]) => count);
    return { from, to, figures: toFigures(counts) };
  });
  return { total: toFigures(days.map(([, count]) => count)), buckets };
}

const parseRange = (query: Parameters<typeof parseStatsRange>[0], context: Context) =>
  parseStatsRange(query, context.now().getTime() / 1000, () => context.extensions.pageViewStore.readFirstDay(context));

/** Reads page views over time, each bucket with the compared one. */
export const adminGetPageViews: Handler<'adminGetPageViews'> = async ({ query, context }) => {
  const { period, range } = await parseRange(query, context);
  const granularity = query.granularity ?? chooseGranularity(range);
  if (splitIntoBuckets(range, granularity).length > MAX_POINTS)
    throw badRequest(`The parameter granularity splits the period into more than ${MAX_POINTS} buckets.`);
  const before = getComparedRange(period, range, query.compare ?? 'none');
  const [series, compared] = await Promise.all([
    readSeries(context, range, granularity),
    before && readSeries(context, before, granularity),
  ]);
  return {
    range,
    compared_range: before ?? null,
    granularity,
    figures: series.total,
    compared: compared?.total ?? null,
    points: series.buckets.map((bucket, index) => ({ ...bucket, compared: compared?.buckets[index] ?? null })),
  };
};

/** Reads page views by page. */
export const adminGetViewedPages: Handler<'adminGetViewedPages'> = async ({ query, context }) => {
  const { pageViewStore } = context.extensions;
  const { range } = await parseRange(query, context);
  const limit = query.limit ?? DEFAULT_ROWS;
  const [days, pages] = await Promise.all([
    pageViewStore.readDays(context, range),
    pageViewStore.readPages(context, range, limit + 1),
  ]);
  return {
    range,
    figures: toFigures(days.values()),
    rows: [...pages].slice(0, limit).map(([page, counts]) => ({ page, figures: toFigures([counts]) })),
    more: pages.size > limit,
  };
};

/** Daily: deletes old page views. */
export const prunePageViews: Worker = {
  name: 'prune-page-views',
  schedule: '41 3 * * *',
  run: async (_data, context) => {
    await context.db.delete(pageViews).where(lt(pageViews.day, addMonths(getToday(context), -KEPT_MONTHS)));
  },
};

import type { DayRange } from '#domain/calendar.ts';
import type { Audience } from '#generated/enums.ts';
import { between, desc, min, sql, sum } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { pageViews } from './page-views.table.ts';

/** Views of one page by one audience on one day ('YYYY-MM-DD', Paris). */
export interface PageView {
  readonly day: string;
  /** result of `getCountedPage` */
  readonly page: string;
  readonly audience: Audience;
}

/** Number of views by audience. */
export type ViewCounts = Readonly<Partial<Record<Audience, number>>>;

/** Where page views are counted. */
export interface PageViewStore {
  /** Adds one view. */
  record(context: Context, view: PageView): Promise<void>;
  /** The views of each day with any. */
  readDays(context: Context, range: DayRange): Promise<ReadonlyMap<string, ViewCounts>>;
  /** The pages with the most views, most first. */
  readPages(context: Context, range: DayRange, limit: number): Promise<ReadonlyMap<string, ViewCounts>>;
  /** The first day with a view. */
  readFirstDay(context: Context): Promise<string | undefined>;
}

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    readonly pageViewStore: PageViewStore;
  }
}

const isInRange = ({ from, to }: DayRange) => between(pageViews.day, from, to);

const countViews = () => sum(pageViews.views).mapWith(Number);

interface Row {
  readonly audience: Audience;
  readonly views: number;
}

/** Collects rows by a key, in order of the keys' first rows. */
function collectCounts<Key extends 'day' | 'page'>(
  rows: readonly (Row & Readonly<Record<Key, string>>)[],
  key: Key,
): ReadonlyMap<string, ViewCounts> {
  const counts = new Map<string, ViewCounts>();
  for (const row of rows) counts.set(row[key], { ...counts.get(row[key]), [row.audience]: row.views });
  return counts;
}

/** Counts page views in the shop's database. */
export const pageViewStore: PageViewStore = {
  record: async ({ db }, view) => {
    await db
      .insert(pageViews)
      .values({ ...view, views: 1 })
      .onConflictDoUpdate({
        target: [pageViews.day, pageViews.page, pageViews.audience],
        set: { views: sql`${pageViews.views} + 1` },
      });
  },

  readDays: async ({ reads }, range) => {
    const rows = await reads
      .select({ day: pageViews.day, audience: pageViews.audience, views: countViews() })
      .from(pageViews)
      .where(isInRange(range))
      .groupBy(pageViews.day, pageViews.audience)
      .orderBy(pageViews.day);
    return collectCounts(rows, 'day');
  },

  readPages: async ({ reads }, range, limit) => {
    const top = reads
      .select({ page: pageViews.page, total: countViews().as('total') })
      .from(pageViews)
      .where(isInRange(range))
      .groupBy(pageViews.page)
      .orderBy(desc(countViews()), pageViews.page)
      .limit(limit)
      .as('top');
    const rows = await reads
      .select({ page: pageViews.page, audience: pageViews.audience, views: countViews() })
      .from(pageViews)
      .innerJoin(top, sql`${top.page} = ${pageViews.page}`)
      .where(isInRange(range))
      .groupBy(pageViews.page, pageViews.audience, top.total)
      .orderBy(desc(top.total), pageViews.page);
    return collectCounts(rows, 'page');
  },

  readFirstDay: async ({ reads }) => {
    const [first] = await reads.select({ day: min(pageViews.day) }).from(pageViews);
    return first?.day ?? undefined;
  },
};

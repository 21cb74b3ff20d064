import { getMonth } from '#domain/subscriptions/months.ts';
import type { BoxRecords } from '#generated/schemas.ts';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { createPublicCacheByOwner } from '#server/core/cache/cached.ts';
import {
  canSeePro,
  excludeProProjects,
  IS_PUBLIC,
  readPriceView,
  readSections,
  toCard,
} from '#server/modules/catalogue/index.ts';
import { boxPeriods } from './boxes.table.ts';

/** Months listed, and records of each. */
const MAX_MONTHS = 12;
const MAX_RECORDS = 12;

// the records are the same for all visitors
const cache = createPublicCacheByOwner<Awaited<ReturnType<typeof readRecords>>>(60);

/**
 * Lists the records of earlier boxes, latest month first (§2.4 /box/list), cached for a minute. Those of the current month are
 * a surprise.
 */
export async function listBoxRecords(call: Call<'listBoxRecords'>): Promise<BoxRecords[]> {
  const { context, user, query } = call;
  const view = await readPriceView(call, query.currency);
  const { months, cards } = await cache(context.reads).get(String(canSeePro(user)), () => readRecords(call));
  return months
    .map((month) => ({ month, records: cards(month).map((row) => toCard(row, view)) }))
    .filter(({ records }) => records.length > 0);
}

async function readRecords({ context, user }: Call<'listBoxRecords'>) {
  const { reads } = context;
  const proCondition = await excludeProProjects(context.db, user);
  const isVisible = proCondition ? sql`${IS_PUBLIC} and ${proCondition}` : IS_PUBLIC;
  const rows = await reads
    .selectDistinct({ month: boxPeriods.month })
    .from(boxPeriods)
    .where(and(eq(boxPeriods.status, 'ordered'), lt(boxPeriods.month, getMonth(context.now()))))
    .orderBy(desc(boxPeriods.month))
    .limit(MAX_MONTHS);
  const months = rows.map(({ month }) => month);
  const buildSection = (month: string) => {
    const sent = sql`(select count(*) from box_periods b join items i on i.id = b.item_id
      where i.project_id = p.id and b.month = ${month} and b.status = 'ordered')`;
    return { where: sql`${isVisible} and ${sent} > 0`, order: sql`${sent} desc, p.id` };
  };
  const sections = Object.fromEntries(months.map((month) => [month, buildSection(month)]));
  const cards = months.length > 0 ? await readSections(reads, sections, { limit: MAX_RECORDS }) : () => [];
  return { months, cards };
}

import { getMonth } from '#domain/subscriptions/months.ts';
import { fromMinor } from '#domain/money.ts';
import type { BoxException, BoxMonthStatus, BoxSkipReason, Currency, Genre } from '#generated/enums.ts';
import { BoxMonthFields } from '#generated/fields/BoxMonth.ts';
import type { BoxMonth, BoxPick } from '#generated/schemas.ts';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { AnyCall } from '#server/core/api/handler.ts';
import { invalid, problem } from '#server/core/problems/problem.ts';
import { EXCEPTION } from './box-periods.resource.ts';
import { boxMonths, type BoxMonthRow, boxPeriods, boxPicks } from './boxes.table.ts';
import { planBillingMonth } from './plan-billing-month.ts';
import { items, projects } from '#server/modules/catalogue/index.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { readTogether } from '#server/core/database/read-together.ts';
import { readRows } from '#server/core/database/selection.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { toWire } from '#server/core/api/wire.ts';

const selectPeriodCount = (condition: string) =>
  sql.raw(`select count(*)::int from box_periods p where p.month_id = box_months.id and ${condition}`);
const COUNTS = {
  periods_count: selectPeriodCount(`p.status <> 'skipped'`),
  chosen_count: selectPeriodCount(`p.status <> 'skipped' and p.item_id is not null`),
  open_count: selectPeriodCount(`p.status in ('planned', 'charging', 'failed')`),
  ordered_count: selectPeriodCount(`p.status = 'ordered'`),
  failed_count: selectPeriodCount(`p.status = 'failed'`),
  skipped_count: selectPeriodCount(`p.status = 'skipped'`),
};

/** A finished run is `done` only without open periods (declined cards, missing addresses or copies). */
const STATUS = sql.raw(`case when box_months.status = 'done' and exists (select from box_periods p
  where p.month_id = box_months.id and p.status in ('planned', 'charging', 'failed')) then 'partly_done' else box_months.status end`);

/** Reads the candidate records with stock, assigned copies (`given`) and those still open (`waiting`). */
export async function readPicks(db: Queryable, monthId: number): Promise<(BoxPick & { project_id: number })[]> {
  const pickPeriods = sql`select count(*)::int from box_periods p
    where p.month_id = ${monthId} and p.item_id = ${items.id}`;
  const given = sql<number>`(${pickPeriods} and p.status <> 'skipped')`;
  const waiting = sql<number>`(${pickPeriods} and p.status in ('planned', 'failed'))`;
  const rows = await db
    .select({ pick: boxPicks, project: projects, item: items, given, waiting })
    .from(boxPicks)
    .innerJoin(items, eq(items.id, boxPicks.item_id))
    .innerJoin(projects, eq(projects.id, items.project_id))
    .where(eq(boxPicks.month_id, monthId))
    .orderBy(boxPicks.id);
  return rows.map(({ pick, project, item, ...counts }) => ({
    ...{ id: pick.id, item_id: item.id, project_id: project.id, types: pick.types },
    title: `${project.artist_name} – ${project.name} (${item.name})`,
    genres: project.genres as Genre[],
    stock: item.stock,
    ...counts,
  }));
}

/** Reads the candidate records of a month and sums by exception, skip reason and currency. */
async function readMonthDetails(db: Queryable, id: number) {
  const isOfMonth = eq(boxPeriods.month_id, id);
  const exception = { exception: sql<BoxException>`exception`, count: sql<number>`count(*)::int` };
  // periods with an exception are not charged
  const isChargeable = sql`${boxPeriods.status} in ('planned', 'charging') and ${boxPeriods.amount} > 0
    and (${EXCEPTION}) is null`;
  const [exceptions, skips, sums] = await readTogether(db, [
    () =>
      readRows(
        db,
        exception,
        (columns) => sql`
        select ${columns} from (select (${EXCEPTION}) as exception from box_periods where ${isOfMonth}) periods
        where exception is not null group by exception order by count desc, exception`,
      ),
    () =>
      db
        .select({ reason: boxPeriods.skipped_because, count: count() })
        .from(boxPeriods)
        .where(and(isOfMonth, eq(boxPeriods.status, 'skipped')))
        .groupBy(boxPeriods.skipped_because),
    () =>
      db
        .select({
          currency: boxPeriods.currency,
          charges: sql<number>`(count(*) filter (where ${isChargeable}))::int`,
          amount: sql<number>`coalesce(sum(${boxPeriods.amount}) filter (where ${isChargeable}), 0)::int`,
          paid: sql<number>`coalesce(sum(${boxPeriods.amount}) filter (where ${boxPeriods.status} = 'ordered'), 0)::int`,
        })
        .from(boxPeriods)
        .where(and(isOfMonth, inArray(boxPeriods.status, ['planned', 'charging', 'failed', 'ordered'])))
        .groupBy(boxPeriods.currency)
        .orderBy(boxPeriods.currency),
  ]);
  const money = (amount: number, currency: Currency) => fromMinor(amount, currency);
  return {
    picks: (await readPicks(db, id)).map(({ project_id: _, ...pick }) => pick),
    exceptions,
    skips: skips.map(({ reason, count: skipCount }) => ({
      reason: reason ?? ('by_staff' satisfies BoxSkipReason),
      count: skipCount,
    })),
    sums: sums.map(({ currency, charges, amount, paid }) => ({
      ...{ currency, charges, amount: money(amount, currency), paid: money(paid, currency) },
    })),
  };
}

/** Returns a monthly run as the response of an action and sets its ETag. */
export async function answerMonth(call: AnyCall, row: BoxMonthRow): Promise<BoxMonth> {
  const { db } = call.context;
  call.reply.header('etag', `"${row.version}"`);
  const fields = Object.fromEntries(Object.entries(COUNTS).map(([name, query]) => [name, sql<number>`(${query})`]));
  const [counts] = await db
    .select({ ...fields, status: sql<BoxMonthStatus>`(${STATUS})` })
    .from(boxMonths)
    .where(eq(boxMonths.id, row.id));
  return { ...(toWire(BoxMonthFields, { ...row, ...counts }) as BoxMonth), ...(await readMonthDetails(db, row.id)) };
}

/** Monthly runs. Creating one plans the due periods; it can be deleted until it has orders. */
export const boxMonthResource = defineResource('box-months', {
  table: boxMonths,
  computed: COUNTS,
  texts: { status: STATUS },
  details: ({ id }, _call, db) => readMonthDetails(db, id),
  hooks: {
    beforeCreate: ({ month }, { user, context }) => {
      if (month !== undefined && month < getMonth(context.now()))
        throw invalid([{ path: 'month', code: 'month_is_over' }]);
      return { created_by: user?.id, created_at: context.now() };
    },
    beforeUpdate: ({ month }, before) => {
      if (month !== undefined && month !== before.month) throw invalid([{ path: 'month', code: 'box_month_stays' }]);
    },
    afterChange: async ({ before, after }, call, tx) => {
      if (!before && after) await planBillingMonth(tx, call, after);
    },
    beforeDelete: async ({ id }, _call, tx) => {
      const isStarted = and(eq(boxPeriods.month_id, id), inArray(boxPeriods.status, ['charging', 'ordered', 'failed']));
      if ((await tx.$count(boxPeriods, isStarted)) > 0) throw problem(409, 'box_month_begun');
    },
  },
});

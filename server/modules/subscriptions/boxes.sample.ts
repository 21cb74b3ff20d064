// Test fixture: a shop with subscriptions.
import type { BoxMonth, Problem } from '#generated/schemas.ts';
import { eq } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { boxes, boxPeriods, type BoxPeriodRow, type BoxRow } from './boxes.table.ts';
import { runBoxMonths } from './run-month.ts';
import type { Context } from '#server/core/api/handler.ts';
import { sampleCatalogue, type Sample } from '#server/modules/catalogue/catalogue.sample.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { boxPlans } from '#server/modules/pricing/index.ts';
import { orders } from '#server/modules/orders/index.ts';
import { startApi, type StartApiOptions, type TestApi } from '#server/testing/start-api.ts';

export type MonthAnswer = BoxMonth & Omit<Problem, 'status'>;

/** Tokens of Stripe's test cards. */
export const CARDS = {
  good: 'pm_test_4242424242424242',
  declined: 'pm_test_4000000000000341',
  requiresAction: 'pm_test_4000000000003220',
} as const;

export interface SampleSubscriptions {
  api: TestApi;
  sample: Sample;
  /** Inserts a box with a new account, by default monthly at 29.90 EUR with a valid card. */
  box(values?: Partial<typeof boxes.$inferInsert>): Promise<BoxRow>;
  loadBox(id: number): Promise<BoxRow>;
  /** Creates a monthly run. */
  begin(month: string): Promise<MonthAnswer>;
  act(month: number, action: string, body?: object): Promise<{ status: number; body: MonthAnswer }>;
  periods(month: number): Promise<BoxPeriodRow[]>;
  period(box: Pick<BoxRow, 'id'>, month?: string): Promise<BoxPeriodRow>;
  /** Adds candidate records, proposes them and queues the run; `run` performs it. */
  prepare(month: number, items: readonly (number | undefined)[]): Promise<void>;
  run(more?: Partial<Context>, signal?: AbortSignal): Promise<void>;
  listOrders(box: Pick<BoxRow, 'user_id'>): Promise<(typeof orders.$inferSelect)[]>;
  context(more?: Partial<Context>): Context;
}

export async function startSubscriptions(options: StartApiOptions = {}): Promise<SampleSubscriptions> {
  const api = await startApi(options);
  const { db } = api;
  const sample = await sampleCatalogue(db);
  const price = { type: 'vinyl', currency: 'EUR', valid_from: '2020-01-01' } as const;
  await db.insert(boxPlans).values([
    { ...price, periodicity: 'monthly', price: 2990 },
    { ...price, periodicity: 'quarterly', price: 8700 },
  ]);
  let index = 0;
  const context = (more: Partial<Context> = {}) => testContext(api, more);
  const act: SampleSubscriptions['act'] = (month, action, body) =>
    api.call('POST', `/admin/box-months/${month}/${action}`, { as: 'team', ...(body && { body }) });
  return {
    api,
    sample,
    context,
    act,
    box: async (values = {}) => {
      const email = `subscriber-${++index}@example.com`;
      const [account] = await db
        .insert(users)
        .values({ email, name: `Léa ${index}`, lang: 'fr' })
        .returning();
      const address = { address: '12 rue des Martyrs', zip_code: '75009', city: 'Paris', country_id: 'FR' } as const;
      const card = { card_token: CARDS.good, card_last4: '4242', card_expires: '2099-12' };
      const [row] = await db
        .insert(boxes)
        .values({
          ...{ user_id: account?.id ?? 0, type: 'vinyl', periodicity: 'monthly', currency: 'EUR', price: 2990 },
          ...{ first_month: '2026-01', firstname: 'Léa', lastname: `Moreau ${index}`, email, ...address, ...card },
          ...values,
        })
        .returning();
      if (!row) throw new Error('The database did not return the box.');
      return row;
    },
    loadBox: async (id) => {
      const [row] = await db.select().from(boxes).where(eq(boxes.id, id));
      if (!row) throw new Error(`box ${id} is gone`);
      return row;
    },
    begin: async (month) => {
      const { status, body, text } = await api.call<MonthAnswer>('POST', '/admin/box-months', {
        as: 'team',
        body: { month },
      });
      if (status !== 201) throw new Error(text);
      return body;
    },
    periods: (month) => db.select().from(boxPeriods).where(eq(boxPeriods.month_id, month)).orderBy(boxPeriods.id),
    period: async ({ id }, month) => {
      const rows = await db.select().from(boxPeriods).where(eq(boxPeriods.box_id, id)).orderBy(boxPeriods.month);
      const row = month === undefined ? rows.at(-1) : rows.find((period) => period.month === month);
      if (!row) throw new Error(`box ${id} has no such month`);
      return row;
    },
    prepare: async (month, items) => {
      for (const item_id of items) await act(month, 'picks', { item_id });
      const { status, body } = await act(month, 'propose');
      if (status !== 200) throw new Error(body.code);
      await act(month, 'run');
    },
    run: (more, signal) => runBoxMonths.run({}, context(more), { last: true, ...(signal && { signal }) }),
    listOrders: ({ user_id }) => db.select().from(orders).where(eq(orders.user_id, user_id)).orderBy(orders.id),
  };
}

import { addDays } from '#domain/calendar.ts';
import { toLocalDay } from '#domain/dates.ts';
import { fromMinor } from '#domain/money.ts';
import type { Currency } from '#generated/enums.ts';
import { priceChangesResource as definition } from '#generated/resources.ts';
import type { ItemPrices, PriceChange } from '#generated/schemas.ts';
import { and, desc, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { invalid, notFound, problem } from '#server/core/problems/problem.ts';
import { itemPrices, items, priceChanges } from './catalogue.table.ts';
import { selectMatchingItems } from './items-by.ts';
import { adminPlanPrices } from './plan-prices.ts';
import { applyChange, SHOP_TODAY } from './price-changes.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { createDatedRowHooks, selectRateState } from '#server/resources/dated-rows.ts';
import { matchesWords } from '#server/resources/conditions.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { toWire } from '#server/core/api/wire.ts';

type Change = typeof priceChanges.$inferSelect;
const dateHooks = createDatedRowHooks('valid_from');

async function checkChange(tx: Queryable, change: Change): Promise<void> {
  const [item] = await tx.select().from(items).where(eq(items.id, change.item_id));
  if (!item) throw invalid([{ path: 'item_id', code: 'reference_unknown' }]);
  if (change.price === null && change.currency === item.currency)
    throw invalid([{ path: 'price', code: 'price_of_own_currency' }]);
  if (change.valid_until === null) return;
  if (change.valid_until < change.valid_from) throw invalid([{ path: 'valid_until', code: 'input_after_start' }]);
  // with overlapping sales the price to revert to would be undefined
  const [other] = await tx
    .select({ id: priceChanges.id })
    .from(priceChanges)
    .where(
      and(
        eq(priceChanges.item_id, change.item_id),
        eq(priceChanges.currency, change.currency),
        ne(priceChanges.id, change.id),
        lte(priceChanges.valid_from, change.valid_until),
        gte(priceChanges.valid_until, change.valid_from),
      ),
    );
  if (other) throw invalid([{ path: 'valid_until', code: 'price_sale_overlaps' }]);
}

const checkPlanned = ({ applied_at }: Change): void => {
  if (applied_at) throw problem(409, 'price_is_applied');
};

export const priceChangesResource = defineResource('price-changes', {
  table: priceChanges,
  searchBy: (text) =>
    sql`(${priceChanges.item_id} in (${selectMatchingItems(text)})
      or ${matchesWords(sql`immutable_unaccent(lower(coalesce(${priceChanges.reason}, '')))`, text)})`,
  texts: { state: selectRateState('price_changes', 'valid_from', ['item_id', 'currency']) },
  hooks: {
    beforeCreate: (values, call) => {
      dateHooks.beforeCreate(values, call);
      return { created_by: call.user?.id, created_at: call.context.now() };
    },
    beforeUpdate: (values, before, call) => {
      checkPlanned(before);
      dateHooks.beforeUpdate(values, before, call);
    },
    afterChange: async ({ after }, { context }, tx) => {
      if (!after) return;
      await checkChange(tx, after);
      if (after.valid_from <= toLocalDay(context.now().getTime() / 1000)) await applyChange(tx, after, context.now());
    },
    beforeDelete: checkPlanned,
  },
});

const POINT_DAYS = 30;

/** Reads past, current and planned prices of an item, and its reserved copies. */
async function adminReadItemPrices({ context, params }: Call<'adminReadItemPrices'>): Promise<ItemPrices> {
  const { reads, now } = context;
  const state = sql<string>`case when ${priceChanges.valid_from} > ${SHOP_TODAY} then 'planned' when applied_at is null then 'planned' else 'in_force' end`;
  const [[item], formerPrices, changes] = await Promise.all([
    reads.select().from(items).where(eq(items.id, params.id)),
    reads.select().from(itemPrices).where(eq(itemPrices.item_id, params.id)).orderBy(itemPrices.valid_until),
    reads
      .select({ change: priceChanges, state })
      .from(priceChanges)
      .where(eq(priceChanges.item_id, params.id))
      .orderBy(desc(priceChanges.valid_from), desc(priceChanges.id)),
  ]);
  if (!item) throw notFound();
  const { currency } = item;
  const today = toLocalDay(now().getTime() / 1000);
  const days = Array.from({ length: POINT_DAYS }, (_, index) => addDays(today, index + 1 - POINT_DAYS));
  const ownFormer = formerPrices.filter((row) => row.currency === currency);
  const points = days.map((day) => ({ day, price: fromMinor(findLowestPrice(day, ownFormer, item.price), currency) }));
  return {
    currency,
    price: fromMinor(item.price, currency),
    lowest_30d: Math.min(...points.map(({ price }) => price)),
    own_prices: Object.entries(item.own_prices).map(([code, price]) => ({
      currency: code as Currency,
      price: fromMinor(price, code),
    })),
    points,
    changes: changes.map(({ change, state }) => toWire(definition.fields, { ...change, state }) as PriceChange),
  };
}

type FormerPrice = Pick<typeof itemPrices.$inferSelect, 'price' | 'valid_until'>;

/** The lowest price of a day: at its start and after each change. */
function findLowestPrice(day: string, formerPrices: readonly FormerPrice[], currentPrice: number): number {
  const toEndDay = (row: FormerPrice) => toLocalDay(row.valid_until.getTime() / 1000);
  const endedOnDay = formerPrices.filter((row) => toEndDay(row) === day);
  const next = formerPrices.find((row) => toEndDay(row) > day);
  return Math.min(...endedOnDay.map(({ price }) => price), next?.price ?? currentPrice);
}

export const priceChangesHandlers = { ...priceChangesResource.handlers, adminReadItemPrices, adminPlanPrices } as const;

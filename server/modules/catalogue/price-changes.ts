import { addDays } from '#domain/calendar.ts';
import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import type { Currency } from '#generated/enums.ts';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { itemPrices, items, priceChanges, projects } from './catalogue.table.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import { inTransaction, type Queryable } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';

type Change = typeof priceChanges.$inferSelect;

/** Today in the shop's time zone, by the database's clock. */
export const SHOP_TODAY = sql.raw(`(now() at time zone '${SHOP_TIME_ZONE}')::date`);

/**
 * Prices of `items i` that are effective but not applied yet, by currency, so that prices change at midnight before
 * the job runs. An ended own price is null. Ended sales and superseded ends are excluded.
 */
export const DUE_PRICES = sql<DuePrices>`(select json_object_agg(due.currency, due.price) from (
  select distinct on (c.currency) c.currency, c.price from price_changes c left join price_changes sale on sale.id = c.ends_id
  where c.item_id = i.id and c.applied_at is null and c.valid_from <= ${SHOP_TODAY}
    and (c.valid_until is null or c.valid_until >= ${SHOP_TODAY})
    and (sale.id is null or sale.price is not distinct from
      case when c.currency = i.currency then i.price else (i.own_prices ->> c.currency)::int end)
  order by c.currency, c.valid_from desc) due)`;

export type DuePrices = Readonly<Partial<Record<Currency, number | null>>> | null;

/** Applies due prices to a price. */
export function applyDuePrices<
  Priced extends { price: number; currency: Currency; own_prices: Partial<Record<Currency, number>> },
>(priced: Priced, due: DuePrices): Priced {
  if (!due) return priced;
  const { [priced.currency]: price, ...ownPrices } = due;
  const merged = Object.entries({ ...priced.own_prices, ...ownPrices }).filter(([, own]) => own !== null);
  return { ...priced, price: price ?? priced.price, own_prices: Object.fromEntries(merged) };
}

/**
 * Applies a change: updates item and project and records the former price. A sale plans its end; a superseded end is
 * deleted, and a permanent price ends a sale.
 */
export async function applyChange(tx: Queryable, change: Change, now: Date): Promise<void> {
  const [item] = await tx.select().from(items).where(eq(items.id, change.item_id)).for('update');
  if (!item) return;
  const isOwnPrice = change.currency !== item.currency;
  const former = isOwnPrice ? (item.own_prices[change.currency] ?? null) : item.price;
  if (change.ends_id !== null) {
    const [sale] = await tx.select().from(priceChanges).where(eq(priceChanges.id, change.ends_id));
    if (sale && sale.price !== former) {
      await tx.delete(priceChanges).where(eq(priceChanges.id, change.id));
      return;
    }
  }
  const { [change.currency]: _, ...otherPrices } = item.own_prices;
  const { price } = change;
  const values = isOwnPrice
    ? { own_prices: price === null ? otherPrices : { ...otherPrices, [change.currency]: price } }
    : { price: price ?? item.price };
  await tx.update(items).set(values).where(eq(items.id, item.id));
  if (former !== null && former !== price)
    await tx
      .insert(itemPrices)
      .values({ item_id: item.id, price: former, currency: change.currency, valid_until: now });
  await tx.update(priceChanges).set({ applied_at: now, former }).where(eq(priceChanges.id, change.id));
  if (change.valid_until !== null) await planSaleEnd(tx, { ...change, valid_until: change.valid_until }, former, now);
  else if (change.ends_id === null) await deleteSaleEnds(tx, change);
  await updateProjectPrice(tx, item.project_id);
  await announceChange(tx, { resource: 'items', id: item.id, action: 'update' });
}

/** Plans the price after a sale, unless a change is planned for that day. */
async function planSaleEnd(
  tx: Queryable,
  { id, item_id, currency, valid_until, reason, created_by }: Change & { valid_until: string },
  price: number | null,
  now: Date,
): Promise<void> {
  const end = { item_id, currency, price, valid_from: addDays(valid_until, 1), ends_id: id };
  await tx
    .insert(priceChanges)
    .values({ ...end, reason, created_by, created_at: now })
    .onConflictDoNothing();
}

/** Deletes the planned ends of sales after a permanent price. */
async function deleteSaleEnds(tx: Queryable, { item_id, currency }: Change): Promise<void> {
  await tx
    .delete(priceChanges)
    .where(
      and(
        eq(priceChanges.item_id, item_id),
        eq(priceChanges.currency, currency),
        isNull(priceChanges.applied_at),
        isNotNull(priceChanges.ends_id),
      ),
    );
}

/** Updates a project's prices to those of its cheapest item. */
async function updateProjectPrice(tx: Queryable, projectId: number): Promise<void> {
  const [cheapest] = await tx
    .select({ price: items.price, own_prices: items.own_prices })
    .from(items)
    .where(eq(items.project_id, projectId))
    .orderBy(asc(items.price), asc(items.id))
    .limit(1);
  if (cheapest) await tx.update(projects).set(cheapest).where(eq(projects.id, projectId));
}

/** Applies due changes hourly, including at the shop's midnight. */
export const applyPriceChanges: Worker = {
  name: 'apply-price-changes',
  schedule: '0 * * * *',
  run: (_data, context) => applyDueChanges(context),
};

/** Applies due changes, oldest first, including ends of sales that are over. */
export async function applyDueChanges({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (;;) {
      const [next] = await tx
        .select()
        .from(priceChanges)
        .where(and(isNull(priceChanges.applied_at), sql`${priceChanges.valid_from} <= ${SHOP_TODAY}`))
        .orderBy(asc(priceChanges.valid_from), asc(priceChanges.id))
        .limit(1)
        .for('update');
      if (!next) return;
      await applyChange(tx, next, now());
    }
  });
}

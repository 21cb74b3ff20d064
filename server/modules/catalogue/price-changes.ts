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

/** Today in the shop, by the database's clock. */
export const SHOP_TODAY = sql.raw(`(now() at time zone '${SHOP_TIME_ZONE}')::date`);

/**
 * Prices of `items i` that count from today or before and were not applied yet, by currency: what is sold in the minute
 * after midnight is sold at the new price, whenever the job comes. A price of its own that ends is null. Sales that are over
 * no longer count, nor does the end of one whose price was changed since.
 */
export const DUE_PRICES = sql<DuePrices>`(select json_object_agg(due.currency, due.price) from (
  select distinct on (c.currency) c.currency, c.price from price_changes c left join price_changes sale on sale.id = c.ends_id
  where c.item_id = i.id and c.applied_at is null and c.valid_from <= ${SHOP_TODAY}
    and (c.valid_until is null or c.valid_until >= ${SHOP_TODAY})
    and (sale.id is null or sale.price is not distinct from
      case when c.currency = i.currency then i.price else (i.own_prices ->> c.currency)::int end)
  order by c.currency, c.valid_from desc) due)`;

export type DuePrices = Readonly<Partial<Record<Currency, number | null>>> | null;

/** A price with what is due laid over it. */
export function withDue<
  Of extends { price: number; currency: Currency; own_prices: Partial<Record<Currency, number>> },
>(of: Of, due: DuePrices): Of {
  if (!due) return of;
  const { [of.currency]: own, ...others } = due;
  const merged = Object.entries({ ...of.own_prices, ...others }).filter(([, price]) => price !== null);
  return { ...of, price: own ?? of.price, own_prices: Object.fromEntries(merged) };
}

/**
 * Lets a change count: the item has the new price, its former one goes into the history, its project follows. A sale plans
 * its own end. The end of a sale whose price was changed meanwhile is dropped, and a price that stays ends a sale.
 */
export async function applyChange(tx: Queryable, change: Change, now: Date): Promise<void> {
  const [item] = await tx.select().from(items).where(eq(items.id, change.item_id)).for('update');
  if (!item) return;
  const isOwn = change.currency !== item.currency;
  const former = isOwn ? (item.own_prices[change.currency] ?? null) : item.price;
  if (change.ends_id !== null) {
    const [sale] = await tx.select().from(priceChanges).where(eq(priceChanges.id, change.ends_id));
    if (sale && sale.price !== former) {
      await tx.delete(priceChanges).where(eq(priceChanges.id, change.id));
      return;
    }
  }
  const { [change.currency]: _, ...others } = item.own_prices;
  const { price } = change;
  const values = isOwn
    ? { own_prices: price === null ? others : { ...others, [change.currency]: price } }
    : { price: price ?? item.price };
  await tx.update(items).set(values).where(eq(items.id, item.id));
  if (former !== null && former !== price)
    await tx
      .insert(itemPrices)
      .values({ item_id: item.id, price: former, currency: change.currency, valid_until: now });
  await tx.update(priceChanges).set({ applied_at: now, former }).where(eq(priceChanges.id, change.id));
  if (change.valid_until !== null) await planEnd(tx, { ...change, valid_until: change.valid_until }, former, now);
  else if (change.ends_id === null) await dropEnds(tx, change);
  await followItems(tx, item.project_id);
  await announceChange(tx, { resource: 'items', id: item.id, action: 'update' });
}

/** Plans what an item costs again after a sale. A change that is planned for that day already stands in its place. */
async function planEnd(
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

/** A new price that stays: no sale of the item goes back to the former one. */
async function dropEnds(tx: Queryable, { item_id, currency }: Change): Promise<void> {
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

/** A project costs what its cheapest item costs, in every currency. */
async function followItems(tx: Queryable, projectId: number): Promise<void> {
  const [cheapest] = await tx
    .select({ price: items.price, own_prices: items.own_prices })
    .from(items)
    .where(eq(items.project_id, projectId))
    .orderBy(asc(items.price), asc(items.id))
    .limit(1);
  if (cheapest) await tx.update(projects).set(cheapest).where(eq(projects.id, projectId));
}

/** At every full hour, midnight of the shop among them, lets those count whose day has come. */
export const applyPriceChanges: Worker = {
  name: 'apply-price-changes',
  schedule: '0 * * * *',
  run: (_data, context) => applyDue(context),
};

/** Applies what is due, oldest first; the end of a sale that is over already follows at once. */
export async function applyDue({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
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

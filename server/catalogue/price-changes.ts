import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import type { Currency } from '#generated/enums.ts';
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Context } from '#server/api/handler.ts';
import { itemPrices, items, priceChanges, projects } from '#server/catalogue/catalogue.table.ts';
import { announceChange } from '#server/changes/announce-change.ts';
import { inTransaction, type Queryable } from '#server/platform/database.ts';
import type { Worker } from '#server/platform/jobs.ts';

type Change = typeof priceChanges.$inferSelect;

/** Today in the shop, by the database's clock. */
export const SHOP_TODAY = sql.raw(`(now() at time zone '${SHOP_TIME_ZONE}')::date`);

/**
 * Prices of `items i` that count from today or before and were not applied yet, by currency: what is sold in the minute
 * after midnight is sold at the new price, whenever the job comes. A price of its own that ends is null.
 */
export const DUE_PRICES: SQL = sql`(select json_object_agg(due.currency, due.price) from (
  select distinct on (c.currency) c.currency, c.price from price_changes c
  where c.item_id = i.id and c.applied_at is null and c.valid_from <= ${SHOP_TODAY}
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

/** Lets a change count: the item has the new price, its former one goes into the history, its project follows. */
export async function applyChange(tx: Queryable, change: Change, now: Date): Promise<void> {
  const [item] = await tx.select().from(items).where(eq(items.id, change.item_id)).for('update');
  if (!item) return;
  const isOwn = change.currency !== item.currency;
  const former = isOwn ? (item.own_prices[change.currency] ?? null) : item.price;
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
  await followItems(tx, item.project_id);
  await announceChange(tx, { resource: 'items', id: item.id, action: 'update' });
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

/** Applies what is due, oldest first. */
export async function applyDue({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const due = await tx
      .select()
      .from(priceChanges)
      .where(and(isNull(priceChanges.applied_at), sql`${priceChanges.valid_from} <= ${SHOP_TODAY}`))
      .orderBy(asc(priceChanges.valid_from), asc(priceChanges.id))
      .for('update');
    for (const change of due) await applyChange(tx, change, now());
  });
}

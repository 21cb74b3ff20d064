import { addDays } from '#domain/calendar.ts';
import { toLocalDay } from '#domain/dates.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { asc } from 'drizzle-orm';
import type pg from 'pg';
import { itemPrices, items, priceChanges } from '#server/modules/catalogue/index.ts';

/** Id of the demo account that changes prices. */
const TEAM = 2;
const DAY = 86_400_000;
const CENTS = 100;

/** Price changes: factor on the former price, days from now, reason, and duration of a sale in days. */
const APPLIED_CHANGES = [
  [0.8, -12, 'Autumn sale', 21],
  [0.9, -5, 'Corners bent by the carrier, sold as seen', null],
  [1.08, -20, 'Second pressing cost more', null],
] as const;
const PLANNED_CHANGES = [
  [0.85, 4, 'Black Friday', 3],
  [0.75, 33, 'Winter sale', 20],
  [1.05, 39, 'New price list of the label', null],
] as const;

const roundPrice = (minor: number): number => Math.round(minor / CENTS) * CENTS - 10;

const toValidity = (today: string, days: number, duration: number | null) => {
  const valid_from = addDays(today, days);
  return { valid_from, valid_until: duration === null ? null : addDays(valid_from, duration) };
};

/** Loads recent and planned price changes of the first items. */
export async function loadPriceChanges(client: pg.Client, now: Date): Promise<void> {
  const db = drizzle({ client });
  const today = toLocalDay(now.getTime() / 1000);
  const pricedItems = await db
    .select({ id: items.id, price: items.price, currency: items.currency })
    .from(items)
    .orderBy(asc(items.id))
    .limit(APPLIED_CHANGES.length + PLANNED_CHANGES.length);
  const author = { created_by: TEAM };
  const appliedChanges = APPLIED_CHANGES.flatMap(([factor, days, reason, duration], index) => {
    const item = pricedItems[index];
    if (!item) return [];
    const applied_at = new Date(now.getTime() + days * DAY);
    // the current price is the price of the last change
    const former = roundPrice(item.price / factor);
    const change = {
      item_id: item.id,
      currency: item.currency,
      price: item.price,
      former,
      reason,
      applied_at,
      ...author,
    };
    const created_at = new Date(applied_at.getTime() - DAY);
    return [{ ...change, ...toValidity(today, days, duration), created_at }];
  });
  const plannedChanges = PLANNED_CHANGES.flatMap(([factor, days, reason, duration], index) => {
    const item = pricedItems[APPLIED_CHANGES.length + index];
    if (!item) return [];
    const price = roundPrice(item.price * factor);
    const change = { item_id: item.id, currency: item.currency, price, reason, ...author };
    return [{ ...change, ...toValidity(today, days, duration), created_at: new Date(now.getTime() - DAY) }];
  });
  if (appliedChanges.length === 0) return;
  const changes = await db
    .insert(priceChanges)
    .values([...appliedChanges, ...plannedChanges])
    .returning();
  const saleEnds = changes.flatMap(({ id, applied_at, valid_until, former, item_id, currency, reason, created_by }) =>
    applied_at && valid_until
      ? [{ item_id, currency, reason, created_by, price: former, valid_from: addDays(valid_until, 1), ends_id: id }]
      : [],
  );
  if (saleEnds.length > 0) await db.insert(priceChanges).values(saleEnds);
  await db.insert(itemPrices).values(
    appliedChanges.map(({ item_id, former, currency, applied_at }) => ({
      ...{ item_id, currency, price: former, valid_until: applied_at },
    })),
  );
}

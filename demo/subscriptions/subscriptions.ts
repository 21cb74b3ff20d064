import { computeCharge, getMonth, addToMonth, computePaidMonths } from '#domain/subscriptions/months.ts';
import type { BoxPeriodicity, BoxType, Genre } from '#generated/enums.ts';
import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { planBillingMonth, placeBoxOrder, proposeRecords, readPicks } from '#server/modules/subscriptions/index.ts';
import type { BoxPeriodRow, BoxRow } from '#server/modules/subscriptions/index.ts';
import { boxCodes, boxMonths, boxPeriods, boxPlans, boxSponsors, boxes } from '#server/modules/subscriptions/index.ts';
import { createCode } from '#server/core/authentication/create-code.ts';
import { random } from '#server/core/media/random.ts';
import { orders, shopOrders } from '#server/modules/orders/index.ts';
import { payments } from '#server/modules/payments/index.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { type Rates, readRates } from '#server/modules/pricing/index.ts';
import {
  DEMO_BOX_CODES,
  DEMO_BOX_CURRENCIES,
  DEMO_BOX_PRICES,
  DEMO_GIFT_MESSAGES,
  DEMO_SPONSOR_CODES,
  DEMO_TASTES,
} from '../texts/boxes.ts';
import { followNumbers } from '../demo-records.ts';

const DAY = 86_400_000;
/** The demo account that prepares monthly runs. */
const TEAM = 2;
const BOXES = 60;
/** Of those, the ones that have had records already, and the months they had. */
const WITH_PAST = 20;
const PAST_MONTHS = 2;
const PICKS = 6;
const PERIODICITIES: readonly BoxPeriodicity[] = ['monthly', 'monthly', 'quarterly', 'monthly', 'yearly'];
const TYPES: readonly BoxType[] = ['vinyl', 'vinyl', 'discovery', 'vinyl', 'collector'];
const GENRES: readonly Genre[] = [1, 5, 7, 10, 11, 14, 17];

/** Prices, codes and subscribers of boxes; two months that were sent, and one that waits to be prepared. */
export async function loadSubscriptions(client: pg.ClientBase, now: Date): Promise<void> {
  // rows so far have explicit ids; the following ones use the sequence
  await followNumbers(client);
  const db = drizzle({ client: client as pg.Client });
  const rates = await readRates(db);
  const here = Object.keys(DEMO_BOX_CURRENCIES) as (keyof typeof DEMO_BOX_CURRENCIES)[];
  await db.insert(boxPlans).values(
    Object.entries(DEMO_BOX_PRICES).flatMap(([type, prices]) =>
      Object.entries(prices).flatMap(([periodicity, price]) =>
        here.map((currency) => ({
          ...{ type: type as BoxType, periodicity: periodicity as BoxPeriodicity, currency },
          ...{ price: Math.round((price * DEMO_BOX_CURRENCIES[currency]) / 10) * 10, valid_from: '2025-01-01' },
        })),
      ),
    ),
  );
  await db
    .insert(boxCodes)
    .values(DEMO_BOX_CODES.map((code) => ({ ...code, code: createCode(), created_by: TEAM, created_at: now })));
  await loadSubscribers(db, now);
  const month = getMonth(now);
  for (let back = PAST_MONTHS - 1; back >= 0; back--) await sendMonth(db, rates, addToMonth(month, -back), now);
  const next = await beginMonth(db, addToMonth(month, 1), now);
  await proposeRecords(db, next, await readPicks(db, next));
}

async function loadSubscribers(db: Queryable, now: Date): Promise<void> {
  const { rows: fans } = await db.execute<Fan>(sql`
    select id, firstname, lastname, email, phone, address, zip_code, city, state, country_id from users
    where role = 'user' and address is not null and firstname is not null
    order by email <> 'fan@example.com', md5('box' || email) limit ${BOXES}`);
  const sponsors = fans.slice(0, DEMO_SPONSOR_CODES.length);
  await db
    .insert(boxSponsors)
    .values(sponsors.map(({ id }, place) => ({ user_id: id, code: DEMO_SPONSOR_CODES[place] ?? '', created_at: now })));
  await db.insert(boxes).values(
    fans.map(({ id: user_id, ...fan }, place): typeof boxes.$inferInsert => {
      const dice = random(`box-${place}`);
      const type = TYPES[place % TYPES.length] ?? 'vinyl';
      const periodicity = PERIODICITIES[(place >> 1) % PERIODICITIES.length] ?? 'monthly';
      const giver = place % 11 === 7 ? fans[place - 1] : undefined;
      const sponsor = place % 9 === 5 ? sponsors[place % sponsors.length] : undefined;
      const hasPast = place < WITH_PAST;
      return {
        ...{ user_id, ...fan, type, periodicity, currency: 'EUR', price: DEMO_BOX_PRICES[type][periodicity] },
        ...(place % 13 === 12 && { address: null, zip_code: null }),
        first_month: addToMonth(getMonth(now), hasPast ? 1 - PAST_MONTHS : 1),
        genres: GENRES.filter(() => dice.chance(0.3)),
        taste: dice.chance(0.3) ? dice.pick(DEMO_TASTES) : null,
        ...(place % 14 === 9 && { status: 'paused', paused_until: addToMonth(getMonth(now), 3) }),
        ...(place % 20 === 19 && {
          ...{ status: 'cancelled', cancelled_at: new Date(now.getTime() - 9 * DAY) },
          cancelled_because: 'Moving abroad',
        }),
        ...(giver && {
          giver_id: giver.id,
          gift_message: dice.pick(DEMO_GIFT_MESSAGES),
          renews: false,
          paid_months: 3,
        }),
        ...(sponsor && sponsor.id !== user_id && { sponsor_id: sponsor.id }),
        ...(!giver && place % 8 !== 6 && card(place)),
        created_at: new Date(now.getTime() - (hasPast ? dice.range(65, 200) : dice.range(1, 25)) * DAY),
      };
    }),
  );
}

type Address = 'firstname' | 'lastname' | 'email' | 'phone' | 'address' | 'zip_code' | 'city' | 'state' | 'country_id';
type Fan = Pick<typeof boxes.$inferInsert, Address> & { id: number };

/** Cards of the test provider; one of them will be declined. */
function card(place: number) {
  const digits = place === WITH_PAST + 2 ? '4000000000000341' : '4242424242424242';
  const kept = { card_token: `pm_test_${digits}`, card_last4: digits.slice(-4) };
  return { ...kept, card_brand: 'visa' as const, card_expires: place % 17 === 16 ? '2026-06' : '2029-08' };
}

/** A month with the records that its boxes may get: releases with copies to spare that are sold now. */
async function beginMonth(db: Queryable, month: string, at: Date): Promise<number> {
  const [row] = await db.insert(boxMonths).values({ month, created_by: TEAM, created_at: at }).returning();
  if (!row) throw new Error('The database did not answer the month.');
  await planBillingMonth(db, { operation: 'adminCreateBoxMonth', user: undefined, requestId: `demo-${month}` }, row);
  await db.execute(sql`insert into box_picks (month_id, item_id) select ${row.id}, item_id from (
      select distinct on (p.id) i.id as item_id, p.id from items i join projects p on p.id = i.project_id
      where i.stock >= 12 and p.category = 'vinyl' and p.type not in ('preorder', 'crowdfunding') and p.step = 'successful' and p.visibility = 'online'
      order by p.id, i.position) sellable
    order by md5(${month} || id::text) limit ${PICKS}`);
  return row.id;
}

/** A month that is over: its orders are paid, sent and arrived. */
async function sendMonth(db: Queryable, rates: Rates, month: string, now: Date): Promise<void> {
  const at = new Date(Math.min(Date.parse(`${month}-04T09:30:00Z`), now.getTime() - 6 * DAY));
  const id = await beginMonth(db, month, at);
  await proposeRecords(db, id, await readPicks(db, id));
  const chosen = await db
    .select({ box: boxes, period: boxPeriods })
    .from(boxPeriods)
    .innerJoin(boxes, eq(boxes.id, boxPeriods.box_id))
    .where(and(eq(boxPeriods.month_id, id), sql`item_id is not null and address is not null`));
  for (const { box, period } of chosen) await sendPeriod(db, rates, { box, period, at });
  await db
    .update(boxPeriods)
    .set({ status: 'skipped', skipped_because: 'by_staff' })
    .where(and(eq(boxPeriods.month_id, id), eq(boxPeriods.status, 'planned')));
  await db.update(boxMonths).set({ status: 'done', finished_at: at }).where(eq(boxMonths.id, id));
}

interface Sent {
  readonly box: BoxRow;
  readonly period: BoxPeriodRow;
  readonly at: Date;
}

async function sendPeriod(db: Queryable, rates: Rates, { box, period, at }: Sent): Promise<void> {
  const { amount, pays } = computeCharge(box);
  if (amount > 0 && box.card_token === null) return;
  const order = await placeBoxOrder(db, { now: () => at }, { box, period: { ...period, amount }, rates });
  const arrived = new Date(at.getTime() + 4 * DAY);
  await db
    .update(orders)
    .set({ status: 'delivered', payment_status: 'paid', paid_at: at, sent_at: arrived })
    .where(eq(orders.id, order.id));
  await db.update(shopOrders).set({ status: 'delivered' }).where(eq(shopOrders.order_id, order.id));
  const { currency } = box;
  const paid = { order_id: order.id, amount, currency, status: 'paid', created_at: at, paid_at: at } as const;
  const [payment] =
    amount === 0
      ? []
      : await db
          .insert(payments)
          .values({
            ...paid,
            provider_id: `pi_test_box${order.id}`,
            card_brand: box.card_brand,
            card_last4: box.card_last4,
          })
          .returning();
  await db
    .update(boxPeriods)
    .set({
      ...{ status: 'ordered', amount, pays, attempts: amount > 0 ? 1 : 0, settled_at: at },
      ...{ order_id: order.id, payment_id: payment?.id ?? null },
    })
    .where(eq(boxPeriods.id, period.id));
  await db
    .update(boxes)
    .set({ paid_months: computePaidMonths(box.paid_months, pays) })
    .where(eq(boxes.id, box.id));
}

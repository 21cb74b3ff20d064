import { computeCharge, getMonth, addToMonth, computePaidMonths } from '#domain/subscriptions/months.ts';
import type { BoxPeriodicity, BoxType, Genre } from '#generated/enums.ts';
import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { planBillingMonth, placeBoxOrder, proposeRecords, readPicks } from '#server/modules/subscriptions/index.ts';
import type { BoxPeriodRow, BoxRow } from '#server/modules/subscriptions/index.ts';
import { boxCodes, boxPlans, boxSponsors } from '#server/modules/pricing/index.ts';
import { boxMonths, boxPeriods, boxes } from '#server/modules/subscriptions/index.ts';
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
import { advanceSequences } from '../demo-records.ts';

const DAY = 86_400_000;
/** Id of the demo account that prepares monthly runs. */
const TEAM = 2;
const BOXES = 60;
/** Number of boxes with past periods, and of these periods. */
const BOXES_WITH_PAST = 20;
const PAST_MONTHS = 2;
const PICKS = 6;
const PERIODICITIES: readonly BoxPeriodicity[] = ['monthly', 'monthly', 'quarterly', 'monthly', 'yearly'];
const TYPES: readonly BoxType[] = ['vinyl', 'vinyl', 'discovery', 'vinyl', 'collector'];
const GENRES: readonly Genre[] = [1, 5, 7, 10, 11, 14, 17];

/** Loads prices, codes and subscribers of boxes, two completed monthly runs and one to prepare. */
export async function loadSubscriptions(client: pg.ClientBase, now: Date): Promise<void> {
  // rows so far have explicit ids; the following ones use the sequence
  await advanceSequences(client);
  const db = drizzle({ client: client as pg.Client });
  const rates = await readRates(db);
  const currencies = Object.keys(DEMO_BOX_CURRENCIES) as (keyof typeof DEMO_BOX_CURRENCIES)[];
  await db.insert(boxPlans).values(
    Object.entries(DEMO_BOX_PRICES).flatMap(([type, prices]) =>
      Object.entries(prices).flatMap(([periodicity, price]) =>
        currencies.map((currency) => ({
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
  for (let age = PAST_MONTHS - 1; age >= 0; age--) await createPastMonth(db, rates, addToMonth(month, -age), now);
  const nextMonthId = await createMonth(db, addToMonth(month, 1), now);
  await proposeRecords(db, nextMonthId, await readPicks(db, nextMonthId));
}

async function loadSubscribers(db: Queryable, now: Date): Promise<void> {
  const { rows: fans } = await db.execute<Fan>(sql`
    select id, firstname, lastname, email, phone, address, zip_code, city, state, country_id from users
    where role = 'user' and address is not null and firstname is not null
    order by email <> 'fan@example.com', md5('box' || email) limit ${BOXES}`);
  const sponsors = fans.slice(0, DEMO_SPONSOR_CODES.length);
  await db
    .insert(boxSponsors)
    .values(sponsors.map(({ id }, index) => ({ user_id: id, code: DEMO_SPONSOR_CODES[index] ?? '', created_at: now })));
  await db.insert(boxes).values(
    fans.map(({ id: user_id, ...fan }, index): typeof boxes.$inferInsert => {
      const rng = random(`box-${index}`);
      const type = TYPES[index % TYPES.length] ?? 'vinyl';
      const periodicity = PERIODICITIES[(index >> 1) % PERIODICITIES.length] ?? 'monthly';
      const giver = index % 11 === 7 ? fans[index - 1] : undefined;
      const sponsor = index % 9 === 5 ? sponsors[index % sponsors.length] : undefined;
      const hasPast = index < BOXES_WITH_PAST;
      return {
        ...{ user_id, ...fan, type, periodicity, currency: 'EUR', price: DEMO_BOX_PRICES[type][periodicity] },
        ...(index % 13 === 12 && { address: null, zip_code: null }),
        first_month: addToMonth(getMonth(now), hasPast ? 1 - PAST_MONTHS : 1),
        genres: GENRES.filter(() => rng.chance(0.3)),
        taste: rng.chance(0.3) ? rng.pick(DEMO_TASTES) : null,
        ...(index % 14 === 9 && { status: 'paused', paused_until: addToMonth(getMonth(now), 3) }),
        ...(index % 20 === 19 && {
          ...{ status: 'cancelled', cancelled_at: new Date(now.getTime() - 9 * DAY) },
          cancelled_because: 'Moving abroad',
        }),
        ...(giver && {
          giver_id: giver.id,
          gift_message: rng.pick(DEMO_GIFT_MESSAGES),
          renews: false,
          paid_months: 3,
        }),
        ...(sponsor && sponsor.id !== user_id && { sponsor_id: sponsor.id }),
        ...(!giver && index % 8 !== 6 && createCard(index)),
        created_at: new Date(now.getTime() - (hasPast ? rng.range(65, 200) : rng.range(1, 25)) * DAY),
      };
    }),
  );
}

type Field = 'firstname' | 'lastname' | 'email' | 'phone' | 'address' | 'zip_code' | 'city' | 'state' | 'country_id';
type Fan = Pick<typeof boxes.$inferInsert, Field> & { id: number };

/** Creates a card of the test provider; one of them is declined. */
function createCard(index: number) {
  const digits = index === BOXES_WITH_PAST + 2 ? '4000000000000341' : '4242424242424242';
  const cardFields = { card_token: `pm_test_${digits}`, card_last4: digits.slice(-4) };
  return { ...cardFields, card_brand: 'visa' as const, card_expires: index % 17 === 16 ? '2026-06' : '2029-08' };
}

/** Creates a monthly run with candidate records, of which at least 12 copies are in stock, and returns its id. */
async function createMonth(db: Queryable, month: string, at: Date): Promise<number> {
  const [row] = await db.insert(boxMonths).values({ month, created_by: TEAM, created_at: at }).returning();
  if (!row) throw new Error('The insert returned no month.');
  await planBillingMonth(db, { operation: 'adminCreateBoxMonth', user: undefined, requestId: `demo-${month}` }, row);
  await db.execute(sql`insert into box_picks (month_id, item_id) select ${row.id}, item_id from (
      select distinct on (p.id) i.id as item_id, p.id from items i join projects p on p.id = i.project_id
      where i.stock >= 12 and p.category = 'vinyl' and p.type not in ('preorder', 'crowdfunding') and p.step = 'successful' and p.visibility = 'online'
      order by p.id, i.position) sellable
    order by md5(${month} || id::text) limit ${PICKS}`);
  return row.id;
}

/** Creates a completed monthly run: its orders are paid and delivered. */
async function createPastMonth(db: Queryable, rates: Rates, month: string, now: Date): Promise<void> {
  const at = new Date(Math.min(Date.parse(`${month}-04T09:30:00Z`), now.getTime() - 6 * DAY));
  const id = await createMonth(db, month, at);
  await proposeRecords(db, id, await readPicks(db, id));
  const assignedPeriods = await db
    .select({ box: boxes, period: boxPeriods })
    .from(boxPeriods)
    .innerJoin(boxes, eq(boxes.id, boxPeriods.box_id))
    .where(and(eq(boxPeriods.month_id, id), sql`item_id is not null and address is not null`));
  for (const { box, period } of assignedPeriods) await orderPeriod(db, rates, { box, period, at });
  await db
    .update(boxPeriods)
    .set({ status: 'skipped', skipped_because: 'by_staff' })
    .where(and(eq(boxPeriods.month_id, id), eq(boxPeriods.status, 'planned')));
  await db.update(boxMonths).set({ status: 'done', finished_at: at }).where(eq(boxMonths.id, id));
}

interface DuePeriod {
  readonly box: BoxRow;
  readonly period: BoxPeriodRow;
  readonly at: Date;
}

async function orderPeriod(db: Queryable, rates: Rates, { box, period, at }: DuePeriod): Promise<void> {
  const { amount, pays } = computeCharge(box);
  if (amount > 0 && box.card_token === null) return;
  const order = await placeBoxOrder(db, { now: () => at }, { box, period: { ...period, amount }, rates });
  const sentAt = new Date(at.getTime() + 4 * DAY);
  await db
    .update(orders)
    .set({ status: 'delivered', payment_status: 'paid', paid_at: at, sent_at: sentAt })
    .where(eq(orders.id, order.id));
  await db.update(shopOrders).set({ status: 'delivered' }).where(eq(shopOrders.order_id, order.id));
  const { currency } = box;
  const paymentFields = { order_id: order.id, amount, currency, status: 'paid', created_at: at, paid_at: at } as const;
  const [payment] =
    amount === 0
      ? []
      : await db
          .insert(payments)
          .values({
            ...paymentFields,
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

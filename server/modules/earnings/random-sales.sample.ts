// Random orders with reductions, exchanges and refunds in several currencies, with the expected sums.
import fc from 'fast-check';
import { sum } from '#domain/money.ts';
import { splitByChange, addExchanges } from '#domain/orders/order-changes.ts';
import { computePaidByLine, planRefund, type RefundSums, type SoldOrder } from '#domain/payments/refunds.ts';
import { computeContainedVat } from '#domain/pricing/vat.ts';
import type { Currency } from '#generated/enums.ts';
import { orderChanges, orderLines, orders, shopOrders } from '#server/modules/orders/index.ts';
import { payments, refundLines, refunds } from '#server/modules/payments/index.ts';
import type { Database } from '#server/core/database/database.ts';
import { eq, sql } from 'drizzle-orm';
import { insertOrders } from '#server/testing/rows.ts';

/** A line: record index, quantity and minor price. */
export interface RandomLine {
  readonly record: number;
  readonly quantity: number;
  readonly price: number;
}

export interface RandomOrder {
  readonly currency: Currency;
  readonly vat_rate: number;
  readonly day: number;
  readonly parts: readonly {
    readonly shop: number;
    readonly lines: readonly RandomLine[];
    readonly discount: number;
    readonly shipping: number;
  }[];
  /** An exchange of copies for another record of the same price. */
  readonly exchange: { readonly line: number; readonly record: number } | null;
  readonly refunds: readonly {
    readonly lines: readonly number[];
    /** Refunded share in per cent. */
    readonly share: number;
    readonly shipping: boolean;
    readonly after: number;
  }[];
}

/** Number of days with payments. */
export const SALE_DAYS = 60;

const line = fc.record({
  record: fc.nat({ max: 1 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  price: fc.integer({ min: 100, max: 9999 }),
});

export const randomOrder: fc.Arbitrary<RandomOrder> = fc.record({
  currency: fc.constantFrom<Currency[]>('EUR', 'USD', 'JPY', 'GBP'),
  vat_rate: fc.constantFrom(0, 5.5, 19, 20, 25.5),
  day: fc.nat({ max: SALE_DAYS - 1 }),
  parts: fc.uniqueArray(
    fc.record({
      shop: fc.nat({ max: 2 }),
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
      discount: fc.nat({ max: 99 }),
      shipping: fc.constantFrom(0, 490, 1233),
    }),
    { selector: ({ shop }) => shop, minLength: 1, maxLength: 3 },
  ),
  exchange: fc.option(fc.record({ line: fc.nat({ max: 2 }), record: fc.nat({ max: 1 }) })),
  refunds: fc.array(
    fc.record({
      lines: fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 3 }),
      share: fc.constantFrom(100, 100, 61, 33),
      shipping: fc.boolean(),
      after: fc.nat({ max: 20 }),
    }),
    { maxLength: 3 },
  ),
});

/** A payment, or a refund when negative, of copies of a record. */
export interface Entry {
  readonly project: number;
  readonly currency: Currency;
  readonly line: number;
  /** Day of the payment or refund, from `start`. */
  readonly day: number;
  readonly paid: number;
  readonly vat: number;
  /** Payment day of the order. */
  readonly paidOn: number;
}

export interface SampleShops {
  readonly shops: readonly number[];
  /** Records by shop. */
  readonly records: readonly (readonly { id: number; items: number[] }[])[];
  readonly start: Date;
}

const toDate = (start: Date, day: number): Date => new Date(start.getTime() + day * 86_400_000);

/** An inserted line and its shop order. */
interface InsertedLine {
  readonly id: number;
  readonly project: number;
  readonly part: number;
  readonly quantity: number;
  readonly total: number;
  readonly change_id: number | undefined;
}

/** State of an order being inserted. */
interface OrderState {
  readonly db: Database;
  readonly catalogue: SampleShops;
  readonly random: RandomOrder;
  readonly id: number;
  readonly priced: readonly ReturnType<typeof computePart>[];
  readonly sums: ReturnType<typeof computeSums>;
  readonly partIds: number[];
  readonly insertedLines: InsertedLine[];
  readonly exchanges: RefundSums[];
}

function computePart({ lines, discount, shipping, shop }: RandomOrder['parts'][number], vat_rate: number) {
  const items = sum(lines.map(({ price, quantity }) => price * quantity));
  const reduction = Math.floor((items * discount) / 100);
  const total = items - reduction + shipping;
  return { shop, lines, items, discount: reduction, shipping, total, vat: computeContainedVat(total, vat_rate) };
}

function computeSums(priced: readonly ReturnType<typeof computePart>[]) {
  const sumBy = (name: 'items' | 'discount' | 'shipping' | 'total' | 'vat') => sum(priced.map((part) => part[name]));
  return {
    items: sumBy('items'),
    discount: sumBy('discount'),
    shipping: sumBy('shipping'),
    total: sumBy('total'),
    vat: sumBy('vat'),
  };
}

/** Inserts an order with payment, exchange and refunds. Returns its id and entries. */
export async function insertRandomOrder(
  db: Database,
  catalogue: SampleShops,
  random: RandomOrder,
  email: string,
): Promise<{ id: number; entries: Entry[] }> {
  const { currency, vat_rate, day, parts } = random;
  const priced = parts.map((part) => computePart(part, vat_rate));
  const sums = computeSums(priced);
  const paid_at = toDate(catalogue.start, day);
  const paid = { status: 'sent', payment_status: 'paid', paid_at, sent_at: paid_at, created_at: paid_at } as const;
  const [id = 0] = await insertOrders(db, [{ currency, vat_rate, email, ...sums, ...paid }]);
  const state: OrderState = { db, catalogue, random, id, priced, sums, partIds: [], insertedLines: [], exchanges: [] };
  await insertParts(state);
  const sold = toSoldOrder(state);
  await insertExchange(state, sold);
  const exchanged = addExchanges({ ...sold, parts: toSoldOrder(state).parts }, state.exchanges);
  const entries = computePaymentEntries(state, exchanged);
  const { entries: refundEntries, refunded } = await insertRefunds(state, exchanged);
  await db.update(orders).set({ refunded }).where(eq(orders.id, id));
  return { id, entries: [...entries, ...refundEntries] };
}

async function insertParts(state: OrderState): Promise<void> {
  const { db, catalogue, id, priced, partIds } = state;
  for (const { shop, lines, ...money } of priced) {
    const values = { order_id: id, shop_id: catalogue.shops[shop] ?? 0, status: 'sent', ...money } as const;
    const [part] = await db.insert(shopOrders).values(values).returning();
    partIds.push(part?.id ?? 0);
    for (const randomLine of lines) await insertLine(state, part?.id ?? 0, shop, randomLine);
  }
}

async function insertLine(
  { db, catalogue, id, insertedLines }: OrderState,
  part: number,
  shop: number,
  { record, quantity, price }: RandomLine,
  change_id?: number,
): Promise<void> {
  const project = catalogue.records[shop]?.[record];
  const total = price * quantity;
  const [row] = await db
    .insert(orderLines)
    .values({
      ...{ order_id: id, shop_order_id: part, project_id: project?.id ?? 0, item_id: project?.items[0] ?? 0 },
      ...{ name: 'x', category: 'vinyl', quantity, price, total, change_id },
    })
    .returning();
  insertedLines.push({ id: row?.id ?? 0, project: project?.id ?? 0, part, quantity, total, change_id });
}

/** Converts the inserted order to the domain object. */
function toSoldOrder({ random, sums, priced, insertedLines, partIds }: OrderState): SoldOrder {
  const parts = splitByChange(
    priced.map(({ discount }, place) => ({
      discount,
      lines: insertedLines.filter(({ part }) => part === partIds[place]),
    })),
  );
  return { ...sums, vat_rate: random.vat_rate, parts };
}

/** Inserts the random exchange if it is allowed. */
async function insertExchange(state: OrderState, sold: SoldOrder): Promise<void> {
  const { db, catalogue, random, id, priced, sums, insertedLines, exchanges } = state;
  const { exchange, vat_rate, currency, day } = random;
  const [first] = priced;
  const oldLine = exchange && insertedLines[exchange.line % (first?.lines.length ?? 1)];
  if (!exchange || !oldLine || !first) return;
  const plan = planRefund(sold, [], Infinity, { lines: [{ order_line_id: oldLine.id, quantity: 1 }] });
  if ('refused' in plan) return;
  const totals = { old_total: sums.total, new_total: sums.total, amount: 0, vat: 0 };
  const facts = { order_id: id, status: 'done', reason: 'x', currency, exchanged: plan } as const;
  const values = { ...facts, ...totals, lines: [], settled_at: toDate(catalogue.start, day) };
  const [change] = await db.insert(orderChanges).values(values).returning();
  exchanges.push(plan);
  const newLine = { record: exchange.record, quantity: 1, price: plan.amount };
  await insertLine(state, oldLine.part, first.shop, newLine, change?.id);
  // the sums change as in an order change
  const vat = sql`vat + ${computeContainedVat(plan.amount, vat_rate) - plan.vat}`;
  await db.update(orders).set({ vat }).where(eq(orders.id, id));
  await db.update(shopOrders).set({ vat }).where(eq(shopOrders.id, oldLine.part));
}

function computePaymentEntries({ random, insertedLines, exchanges }: OrderState, sold: SoldOrder): Entry[] {
  const { currency, day, vat_rate } = random;
  const paidByLine = computePaidByLine(sold.parts);
  return insertedLines.map(({ id: lineId, project }): Entry => {
    const exchanged = exchanges.flatMap(({ lines }) => lines.filter(({ order_line_id }) => order_line_id === lineId));
    const amount = paidByLine.get(lineId) ?? 0;
    return {
      ...{ project, currency, line: lineId, day, paidOn: day },
      paid: amount - sum(exchanged.map((line) => line.amount)),
      vat: computeContainedVat(amount, vat_rate) - sum(exchanged.map((line) => line.vat)),
    };
  });
}

/** Inserts the random refunds that are allowed. */
async function insertRefunds(
  { db, catalogue, random, id, sums, insertedLines, exchanges }: OrderState,
  sold: SoldOrder,
): Promise<{ entries: Entry[]; refunded: number }> {
  const { currency, day } = random;
  const [payment] = await db
    .insert(payments)
    .values({ order_id: id, status: 'paid', amount: sums.total, currency, provider: 'test', provider_id: `pi_${id}` })
    .returning();
  const plans: RefundSums[] = [];
  const entries: Entry[] = [];
  let shippingLeft = sums.shipping;
  for (const { lines, share, shipping, after } of random.refunds.toSorted((a, b) => a.after - b.after)) {
    const lineSet = new Set(lines.map((place) => insertedLines[place % insertedLines.length]));
    const chosen = [...lineSet].flatMap((line) => line ?? []);
    const requested = {
      lines: chosen.map(({ id: order_line_id }) => ({ order_line_id, quantity: 1 })),
      shipping: shipping ? shippingLeft : 0,
    };
    const remaining = sums.total - sum(plans.map(({ amount }) => amount));
    const fullPlan = planRefund(sold, [...plans, ...exchanges], remaining, requested);
    if ('refused' in fullPlan) continue;
    const amount = Math.max(1, Math.floor((fullPlan.amount * share) / 100));
    const plan = planRefund(sold, [...plans, ...exchanges], remaining, { ...requested, amount });
    if ('refused' in plan) continue;
    plans.push(plan);
    shippingLeft -= plan.shipping;
    const { lines: planLines, ...amounts } = plan;
    const facts = { order_id: id, payment_id: payment?.id ?? 0, status: 'done', currency, reason: 'goodwill' } as const;
    const values = { ...facts, ...amounts, settled_at: toDate(catalogue.start, day + after) };
    const [refund] = await db.insert(refunds).values(values).returning();
    if (planLines.length > 0)
      await db.insert(refundLines).values(planLines.map((line) => ({ ...line, refund_id: refund?.id ?? 0 })));
    for (const { order_line_id, amount: refundedAmount, vat } of planLines) {
      const project = insertedLines.find((line) => line.id === order_line_id)?.project ?? 0;
      const dates = { day: day + after, paidOn: day };
      entries.push({ project, currency, line: order_line_id, ...dates, paid: -refundedAmount, vat: -vat });
    }
  }
  return { entries, refunded: sum(plans.map(({ amount }) => amount)) };
}

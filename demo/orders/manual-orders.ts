import { computeCartTotals, type Totals } from '#domain/pricing/totals.ts';
import { sum } from '#domain/money.ts';
import type pg from 'pg';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { random } from '#server/core/media/random.ts';
import { manualOrderLines, manualOrders, orderLines, orders, shopOrders } from '#server/modules/orders/index.ts';
import { payments } from '#server/modules/payments/index.ts';
import { DEMO_CUSTOMERS, DEMO_DRAFTS, type DemoCustomer, type DemoDraft } from '../texts/manual-orders.ts';
import { copyRows, type CopyRow } from '../copy.ts';
import { createLineRow, type BasketLine, type Counters, type OrderWorld, type SoldItem } from './orders.ts';

const DAY = 24 * 3600 * 1000;
const DAYS_OFFERED = 14;

interface Built {
  readonly id: number;
  readonly draft: DemoDraft;
  readonly customer: DemoCustomer;
  readonly begun: Date;
  readonly totals: Totals<BasketLine>;
}

/** Orders that staff built, with the orders of the shop that some of them became, after the `last` one. */
export async function loadManualOrders(
  client: pg.ClientBase,
  world: OrderWorld,
  counters: Counters,
  last: number,
): Promise<void> {
  const built = DEMO_DRAFTS.map((draft, index) => build(draft, index + 1, world));
  const placed = built.filter(({ draft }) => draft.status === 'paid' || draft.status === 'converted');
  const orderOf = new Map(placed.map(({ id }, index) => [id, last + index + 1]));
  await copyRows(
    client,
    manualOrders,
    built.map((one) => createDraftRow(one, orderOf.get(one.id))),
  );
  await copyRows(client, manualOrderLines, built.flatMap(createDraftLineRows));
  const rows = placed.map((one) => createShopRows(one, orderOf.get(one.id) ?? 0, world, counters));
  await copyRows(
    client,
    orders,
    rows.map(({ order }) => order),
  );
  await copyRows(
    client,
    shopOrders,
    rows.flatMap(({ parts }) => parts),
  );
  await copyRows(
    client,
    orderLines,
    rows.flatMap(({ lines }) => lines),
  );
  await copyRows(
    client,
    payments,
    rows.flatMap(({ payment }) => payment),
  );
}

function build(draft: DemoDraft, id: number, world: OrderWorld): Built {
  const dice = random(`manual-${id}`);
  const customer = DEMO_CUSTOMERS[draft.customer] ?? DEMO_CUSTOMERS[0];
  if (!customer) throw new Error('the demo shop has no customers');
  const begun = new Date(world.now.getTime() - draft.age * DAY - dice.int(1, 6) * 3600_000);
  const seen = new Set<number>();
  const picked = draft.copies.map((quantity): BasketLine => {
    const fits = ({ stock, grouped, project_id }: SoldItem) =>
      stock > quantity * 2 && !grouped && !seen.has(project_id);
    const item = dice.pick(world.items.filter(fits));
    seen.add(item.project_id);
    return { ...item, quantity, discount_percent: draft.off ?? null };
  });
  const totals = computeCartTotals<BasketLine>({
    currency: customer.currency,
    country: customer.country_id,
    now: begun,
    tables: world.tables,
    shops: [...Map.groupBy(picked, ({ shop_id }) => shop_id)].map(([shop_id, lines]) => ({ shop_id, lines })),
    agreed_shipping: draft.shipping ? draft.shipping.price * 100 : null,
  });
  return { id, draft, customer, begun, totals };
}

function computeSums({ totals }: Built) {
  const { items, discount, shipping, vat, vat_rate, total, shops } = totals;
  const items_count = sum(shops.flatMap(({ lines }) => lines.map(({ line }) => line.quantity)));
  return { items, discount, shipping, vat, vat_rate, total, items_count };
}

function createDraftRow(one: Built, order_id: number | undefined): CopyRow {
  const { id, draft, customer, begun } = one;
  const { status, shipping, message, note } = draft;
  const isOffered = status === 'offered' || status === 'expired';
  return {
    id,
    status,
    ...customer,
    customer_name: `${customer.firstname} ${customer.lastname}`,
    ...computeSums(one),
    shipping_price: shipping ? shipping.price * 100 : null,
    shipping_reason: shipping?.reason,
    message,
    staff_note: note,
    order_id,
    secret: isOffered ? createSecret() : null,
    created_by: 2,
    created_at: begun,
    priced_at: begun,
    offered_at: isOffered ? begun : null,
    expires_at: isOffered ? new Date(begun.getTime() + DAYS_OFFERED * DAY) : null,
    paid_at: status === 'paid' ? new Date(begun.getTime() + 2 * DAY) : null,
  };
}

function createDraftLineRows({ id, draft, totals }: Built): CopyRow[] {
  return totals.shops
    .flatMap(({ lines }) => lines)
    .map(({ line, price }, position) => ({
      manual_order_id: id,
      position,
      item_id: line.item_id,
      quantity: line.quantity,
      list_price: price,
      discount_percent: draft.off,
      reason: draft.reason,
    }));
}

/** The order of the shop that a draft became; what costs nothing has no payment. */
function createShopRows(one: Built, id: number, world: OrderWorld, counters: Counters) {
  const { draft, customer, begun, totals } = one;
  const isPaid = draft.status === 'paid';
  const paid_at = isPaid ? new Date(begun.getTime() + 2 * DAY) : null;
  const { vat_number: _, ...buyer } = customer;
  const lines: CopyRow[] = [];
  const parts = totals.shops.map(({ shop_id, lines: own, items, discount, shipping, vat, total }): CopyRow => {
    const part = ++counters.shopOrder;
    for (const line of own) lines.push(createLineRow(++counters.line, id, part, line));
    return { id: part, order_id: id, shop_id, status: 'pending', ...{ items, discount, shipping, vat, total } };
  });
  const order: CopyRow = {
    id,
    status: isPaid ? 'paid' : 'pending',
    payment_status: isPaid ? 'paid' : 'pending',
    ...buyer,
    customer_name: `${customer.firstname} ${customer.lastname}`,
    ...computeSums(one),
    shops: totals.shops.map(({ shop_id }) => world.shopNames.get(shop_id)).join(', '),
    manual_order_id: one.id,
    created_at: paid_at ?? begun,
    paid_at,
  };
  const payment: CopyRow = {
    id,
    order_id: id,
    status: isPaid ? 'paid' : 'pending',
    amount: totals.total,
    currency: totals.currency,
    provider: 'manual',
    method: 'transfer',
    provider_id: `MO-${1000 + one.id}-${id}`,
    reference: draft.reference,
    created_at: paid_at ?? begun,
    paid_at,
  };
  return { order, parts, lines, payment: totals.total > 0 ? [payment] : [] };
}

import { toLocalDay } from '#domain/dates.ts';
import { getExchangeRatesOn } from '#domain/pricing/exchange-rates.ts';
import { isReverseCharged } from '#domain/pricing/reverse-charge.ts';
import { computeCartTotals, type Totals } from '#domain/pricing/totals.ts';
import { convert, sum } from '#domain/money.ts';
import type pg from 'pg';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { random } from '#server/core/media/random.ts';
import { manualOrderLines, manualOrders, orderLines, orders, shopOrders } from '#server/modules/orders/index.ts';
import { payments } from '#server/modules/payments/index.ts';
import { DEMO_CUSTOMERS, DEMO_DRAFTS, type DemoCustomer, type DemoDraft } from '../texts/manual-orders.ts';
import { copyRows, type CopyRow } from '../copy.ts';
import { DEMO_ENTITY } from '../invoicing/invoices.ts';
import { createLineRow, type BasketLine, type Counters, type ShopData, type SoldItem } from './orders.ts';

const DAY = 24 * 3600 * 1000;
const OFFER_DAYS = 14;

interface BuiltDraft {
  readonly id: number;
  readonly draft: DemoDraft;
  readonly customer: DemoCustomer;
  readonly startedAt: Date;
  readonly totals: Totals<BasketLine>;
}

/** Loads manual orders, and the orders that some of them became, with ids after `lastOrderId`. */
export async function loadManualOrders(
  client: pg.ClientBase,
  shopData: ShopData,
  counters: Counters,
  lastOrderId: number,
): Promise<void> {
  const drafts = DEMO_DRAFTS.map((draft, index) => buildDraft(draft, index + 1, shopData));
  const placedDrafts = drafts.filter(({ draft }) => draft.status === 'paid' || draft.status === 'converted');
  const orderIdByDraft = new Map(placedDrafts.map(({ id }, index) => [id, lastOrderId + index + 1]));
  await copyRows(
    client,
    manualOrders,
    drafts.map((builtDraft) => createDraftRow(builtDraft, orderIdByDraft.get(builtDraft.id))),
  );
  await copyRows(
    client,
    manualOrderLines,
    drafts.flatMap((builtDraft) => createDraftLineRows(builtDraft, shopData)),
  );
  const rows = placedDrafts.map((builtDraft) =>
    createPlacedRows(builtDraft, orderIdByDraft.get(builtDraft.id) ?? 0, shopData, counters),
  );
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

function buildDraft(draft: DemoDraft, id: number, shopData: ShopData): BuiltDraft {
  const rng = random(`manual-${id}`);
  const customer = DEMO_CUSTOMERS[draft.customer] ?? DEMO_CUSTOMERS[0];
  if (!customer) throw new Error('The demo shop has no customers.');
  const startedAt = new Date(shopData.now.getTime() - draft.age * DAY - rng.int(1, 6) * 3600_000);
  const usedProjectIds = new Set<number>();
  const basketLines = draft.copies.map((quantity): BasketLine => {
    const isAvailable = ({ stock, grouped, project_id }: SoldItem) =>
      stock > quantity * 2 && !grouped && !usedProjectIds.has(project_id);
    const item = rng.pick(shopData.items.filter(isAvailable));
    usedProjectIds.add(item.project_id);
    return { ...item, quantity, discount_percent: draft.off ?? null };
  });
  const totals = computeCartTotals<BasketLine>({
    currency: customer.currency,
    country: customer.country_id,
    reverse_charge: isReverseCharged(DEMO_ENTITY.country_id, customer.country_id, customer.vat_number),
    now: startedAt,
    tables: shopData.tables,
    shops: [...Map.groupBy(basketLines, ({ shop_id }) => shop_id)].map(([shop_id, lines]) => ({ shop_id, lines })),
    agreed_shipping: draft.shipping ? draft.shipping.price * 100 : null,
  });
  return { id, draft, customer, startedAt, totals };
}

function computeSums({ totals }: BuiltDraft) {
  const { items, discount, shipping, vat, vat_rate, total, shops } = totals;
  const items_count = sum(shops.flatMap(({ lines }) => lines.map(({ line }) => line.quantity)));
  return { items, discount, shipping, vat, vat_rate, total, items_count };
}

function createDraftRow(builtDraft: BuiltDraft, order_id: number | undefined): CopyRow {
  const { id, draft, customer, startedAt } = builtDraft;
  const { status, shipping, message, note } = draft;
  const isOffered = status === 'offered' || status === 'expired';
  return {
    id,
    status,
    ...customer,
    customer_name: `${customer.firstname} ${customer.lastname}`,
    ...computeSums(builtDraft),
    shipping_price: shipping ? shipping.price * 100 : null,
    shipping_reason: shipping?.reason,
    message,
    staff_note: note,
    order_id,
    secret: isOffered ? createSecret() : null,
    created_by: 2,
    created_at: startedAt,
    priced_at: startedAt,
    offered_at: isOffered ? startedAt : null,
    expires_at: isOffered ? new Date(startedAt.getTime() + OFFER_DAYS * DAY) : null,
    paid_at: status === 'paid' ? new Date(startedAt.getTime() + 2 * DAY) : null,
  };
}

function createDraftLineRows({ id, draft, startedAt, totals }: BuiltDraft, { tables }: ShopData): CopyRow[] {
  const exchange = getExchangeRatesOn(tables.exchange, toLocalDay(startedAt.getTime() / 1000));
  return totals.shops
    .flatMap(({ lines }) => lines)
    .map(({ line }, position) => ({
      manual_order_id: id,
      position,
      item_id: line.item_id,
      quantity: line.quantity,
      list_price: convert(line.price, line.currency, totals.currency, exchange),
      discount_percent: draft.off,
      reason: draft.reason,
    }));
}

/** Rows of the order that a draft became; a free order has no payment. */
function createPlacedRows(builtDraft: BuiltDraft, id: number, shopData: ShopData, counters: Counters) {
  const { draft, customer, startedAt, totals } = builtDraft;
  const isPaid = draft.status === 'paid';
  const paid_at = isPaid ? new Date(startedAt.getTime() + 2 * DAY) : null;
  const lines: CopyRow[] = [];
  const parts = totals.shops.map(({ shop_id, lines: shopLines, items, discount, shipping, vat, total }): CopyRow => {
    const shopOrderId = ++counters.shopOrder;
    for (const line of shopLines) lines.push(createLineRow(++counters.line, id, shopOrderId, line));
    return { id: shopOrderId, order_id: id, shop_id, status: 'pending', ...{ items, discount, shipping, vat, total } };
  });
  const order: CopyRow = {
    id,
    status: isPaid ? 'paid' : 'pending',
    payment_status: isPaid ? 'paid' : 'pending',
    ...customer,
    customer_name: `${customer.firstname} ${customer.lastname}`,
    ...computeSums(builtDraft),
    shops: totals.shops.map(({ shop_id }) => shopData.shopNames.get(shop_id)).join(', '),
    manual_order_id: builtDraft.id,
    created_at: paid_at ?? startedAt,
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
    provider_id: `MO-${1000 + builtDraft.id}-${id}`,
    reference: draft.reference,
    created_at: paid_at ?? startedAt,
    paid_at,
  };
  return { order, parts, lines, payment: totals.total > 0 ? [payment] : [] };
}

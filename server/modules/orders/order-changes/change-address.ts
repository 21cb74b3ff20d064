import { isEuCountry } from '#domain/countries.ts';
import { fromMinor } from '#domain/money.ts';
import { canShipTo, suggestPartner } from '#domain/fulfilment/suggest-partner.ts';
import type { DocumentCorrection, Order, OrderAddress, OrderAddressPreview } from '#generated/schemas.ts';
import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Country } from '#generated/enums.ts';
import { shops } from '#server/modules/shops/index.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Call, Context } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { prints } from '../prints.table.ts';
import { previewSums, settleChange } from './change-items.ts';
import { checkNewAddress } from './check-new-address.ts';
import { readSentParts } from '../sent-addresses.ts';
import { type Plan, planChange } from './plan-change.ts';
import { findPendingChange } from './read-changes.ts';
import { findOtherShippingTypes } from './shipping-types.ts';
import { checkOrderAction } from '../move-order.ts';
import { OPEN_SHOP_ORDER } from '#domain/statuses.ts';
import { orders, type OrderRow } from '../orders.table.ts';
import { shopOrders } from '../shop-orders.table.ts';
import { getRefundLimitLeft } from '../refunds/refund-limit.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { partners, type Rates, readRates } from '#server/modules/pricing/index.ts';
import { toSeconds } from '#server/core/api/wire.ts';

interface AddressInput {
  readonly body: { readonly address: OrderAddress; readonly recompute_shipping?: boolean };
  readonly rates: Rates;
  readonly at: Date;
  readonly lock?: boolean;
  readonly includesShipping: Context['extensions']['includesShipping'];
}

export async function planAddress(
  db: Queryable,
  order: OrderRow,
  { body, rates, at, lock = false, includesShipping }: AddressInput,
): Promise<Plan> {
  const { address, recompute_shipping = true } = body;
  const taxation = await checkNewAddress(db, order, address, { rates, at });
  const isByTariff = taxation && recompute_shipping && !(await includesShipping(db, order.id));
  const request = {
    removedCopies: [],
    addedCopies: [],
    limit: null,
    shipping: isByTariff ? ('tariff' as const) : 0,
  };
  return planChange(db, order, request, { rates, at, lock, address, taxation });
}

/** Previews a change of address: sums, documents and prints. Throws like the change. */
export async function adminPreviewOrderAddress(call: Call<'adminPreviewOrderAddress'>): Promise<OrderAddressPreview> {
  const { context, params, body, user } = call;
  const { db, extensions } = context;
  const [order] = await db.select().from(orders).where(eq(orders.id, params.id));
  if (!order) throw notFound();
  checkOrderAction('adminChangeOrderAddress', order);
  if (await findPendingChange(db, order.id)) throw problem(409, 'change_pending');
  const [rates, at] = [await readRates(db), context.now()];
  const plan = await planAddress(db, order, { ...{ body, rates, at }, includesShipping: extensions.includesShipping });
  const limitLeft = await getRefundLimitLeft({ operation: 'adminChangeOrderAddress', user, context }, order);
  return {
    ...previewSums(order, plan, limitLeft),
    correction: await previewCorrection(context, order, plan),
    shipping_types: plan.taxation
      ? await findOtherShippingTypes(db, order.id, { country: body.address.country_id, rates, at })
      : [],
    unserved: plan.taxation ? await findUnservedParts(db, order.id, body.address.country_id) : [],
    parts: await readSentParts(db, order),
    customs: !isEuCountry(body.address.country_id),
    prints: await readLatestPrints(db, order.id),
    batches: await extensions.readOrderBatches(db, order.id),
  };
}

/** The documents to credit and to reissue. */
async function previewCorrection(
  { db, extensions }: Pick<Context, 'db' | 'extensions'>,
  order: OrderRow,
  { taxation, settlement, old_total }: Plan,
): Promise<DocumentCorrection | null> {
  if (!taxation) return null;
  const money = (minor: number) => fromMinor(minor, order.currency);
  const toTaxation = (when: 'before' | 'after', total: number) => ({
    ...{ ...taxation[when], total: money(total) },
    ...{ vat: money(taxation.vat[when]), shipping: money(taxation.shipping[when]) },
  });
  return {
    invoice_number: (await extensions.orderDocuments.numberOf(db, order.id)) ?? null,
    credited: money(old_total),
    invoiced: money(old_total + settlement.charge),
    before: toTaxation('before', old_total),
    after: toTaxation('after', old_total + settlement.difference),
  };
}

/** Open parts whose partner does not ship to the country, with a suggested partner. */
async function findUnservedParts(
  db: Queryable,
  orderId: number,
  country: Country,
): Promise<OrderAddressPreview['unserved']> {
  const parts = await db
    .select({ shop_order_id: shopOrders.id, shop_name: shops.name, partner: shopOrders.partner })
    .from(shopOrders)
    .innerJoin(shops, eq(shops.id, shopOrders.shop_id))
    .where(
      and(
        eq(shopOrders.order_id, orderId),
        isNotNull(shopOrders.partner),
        inArray(shopOrders.status, [...OPEN_SHOP_ORDER]),
      ),
    )
    .orderBy(asc(shopOrders.id));
  if (parts.length === 0) return [];
  const partnerRows = await db.select().from(partners).orderBy(asc(partners.id));
  const suggested = suggestPartner(country, partnerRows) ?? null;
  return parts.flatMap(({ partner, ...part }) => {
    const row = partnerRows.find(({ code }) => code === partner);
    return row && !canShipTo(row, country) ? [{ ...part, partner: row.code, suggested }] : [];
  });
}

async function readLatestPrints(db: Queryable, orderId: number): Promise<OrderAddressPreview['prints']> {
  const rows = await db
    .selectDistinctOn([prints.kind], { kind: prints.kind, printed_at: prints.printed_at, printed_by: users.name })
    .from(prints)
    .leftJoin(users, eq(users.id, prints.printed_by))
    .where(
      and(eq(prints.order_id, orderId), inArray(prints.kind, ['packing_slip', 'label']), eq(prints.outdated, false)),
    )
    .orderBy(prints.kind, desc(prints.printed_at), desc(prints.id));
  return rows.map((row) => ({ ...row, printed_at: toSeconds(row.printed_at) }));
}

/**
 * Changes the address of a paid order with its sums and refund in one transaction; when the customer owes a difference, mails
 * a pay link and leaves the order unchanged. Throws 412 when the order was changed meanwhile, and 409 for another difference.
 */
export function adminChangeOrderAddress(call: Call<'adminChangeOrderAddress'>): Promise<Order> {
  const { body, context } = call;
  return settleChange(call, (tx, order, rates) =>
    planAddress(tx, order, {
      ...{ body, rates, at: context.now(), lock: true },
      includesShipping: context.extensions.includesShipping,
    }),
  );
}

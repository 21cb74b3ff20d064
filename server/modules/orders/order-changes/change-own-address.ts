import type { UserOrderDetail } from '#generated/schemas.ts';
import { eq } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { readParts } from '../move-order.ts';
import type { OrderRow } from '../orders.table.ts';
import { toAddressColumns } from '../sent-addresses.ts';
import { shopOrders } from '../shop-orders.table.ts';
import { lockOrder } from '../staff-order.ts';
import { findAddressObstacle, readUserOrderDetail } from '../user-order-detail.ts';
import { planAddress } from './change-address.ts';
import { applyUncharged } from './change-items.ts';

/** Whether the columns are those of the order. */
const isSame = (order: OrderRow, columns: Partial<OrderRow>): boolean =>
  Object.entries(columns).every(([name, value]) => (order[name as keyof OrderRow] ?? null) === (value ?? null));

/**
 * Changes the address of an order of the caller within its country (§7 PUT user/orders/{shop_id}/customer). Throws 404 for
 * orders of others, and 409 once it is in preparation and for another country, which would change VAT and shipping.
 */
export async function changeUserOrderAddress(call: Call<'changeUserOrderAddress'>): Promise<UserOrderDetail> {
  const { context, params, user } = call;
  const { customer: address } = call.body;
  const rates = await readRates(context.db);
  const order = await inTransaction(context.db, async (tx) => {
    const [part] = await tx
      .select({ order_id: shopOrders.order_id })
      .from(shopOrders)
      .where(eq(shopOrders.id, params.shop_id));
    if (!part) throw notFound();
    const before = await lockOrder(tx, part.order_id);
    if (before.user_id !== requireAccount(user).id) throw notFound();
    const obstacle = await findAddressObstacle(tx, context, before, await readParts(tx, before.id));
    if (obstacle) throw problem(409, obstacle);
    if (address.country_id !== before.country_id) {
      const code = 'order_address_country';
      throw problem(409, code, { errors: [{ path: 'customer.country_id', code }] });
    }
    if (isSame(before, toAddressColumns(address))) return before;
    const { includesShipping } = context.extensions;
    const plan = await planAddress(tx, before, {
      ...{ body: { address }, rates, at: context.now() },
      ...{ lock: true, includesShipping },
    });
    await applyUncharged(tx, { ...call, body: { address } }, before, plan);
    return lockOrder(tx, before.id);
  });
  return readUserOrderDetail(context, order);
}

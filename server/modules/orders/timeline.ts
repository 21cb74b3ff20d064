import { RefundFields } from '#generated/fields/Refund.ts';
import { paymentsResource } from '#generated/resources.ts';
import type { Payment, Refund, Timeline } from '#generated/schemas.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { readShopOrders } from './shop-orders.ts';
import { payments, refunds } from '#server/modules/payments/index.ts';
import { toWire } from '#server/core/api/wire.ts';
import { readTimeline } from '#server/resources/timeline/timeline.ts';

/** Timeline of an order: the common entries, payments, refunds, and parcels that were not packed by an action. */
export function adminGetOrderTimeline({
  context: { reads },
  params: { id },
  query,
}: Call<'adminGetOrderTimeline'>): Promise<Timeline> {
  return readTimeline(
    reads,
    {
      resource: 'orders',
      id,
      created: sql`select 'placed', id, created_at, customer_name from orders where id = ${id}`,
      mails: sql`order_id = ${id}`,
      more: [
        sql`select 'payment', id, coalesce(paid_at, created_at), null from payments where order_id = ${id}`,
        sql`select 'refund', r.id, r.created_at, u.name from refunds r left join users u on u.id = r.created_by where r.order_id = ${id}`,
        sql`select 'parcel', id, coalesce(sent_at, created_at), null from shipments where order_id = ${id} and created_by is null`,
      ],
      outcomes: [{ kind: 'refund', fact: 'refund_id', table: refunds }],
      loadDetails: async (getIds) => {
        const [paymentRows, refundRows, parts] = await Promise.all([
          reads
            .select()
            .from(payments)
            .where(inArray(payments.id, getIds('payment'))),
          reads
            .select()
            .from(refunds)
            .where(inArray(refunds.id, getIds('refund'))),
          getIds('parcel').length > 0 ? readShopOrders(reads, [id]) : undefined,
        ]);
        const parcels = (parts?.get(id) ?? []).flatMap(({ shipments }) => shipments);
        const findById = <T extends { id: number }>(rows: readonly T[], recordId: number) =>
          rows.find((row) => row.id === recordId);
        return {
          payment: (recordId) => {
            const row = findById(paymentRows, recordId);
            return row && { payment: toWire(paymentsResource.fields, row) as Payment };
          },
          refund: (recordId) => {
            const row = findById(refundRows, recordId);
            return row && { refund: toWire(RefundFields, row) as Refund };
          },
          parcel: (recordId) => ({ parcel: findById(parcels, recordId) }),
        };
      },
    },
    query,
  );
}

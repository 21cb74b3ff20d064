import { sql } from 'drizzle-orm';
import type { PreviewSource } from '#server/resources/preview/preview-source.ts';

/** Effects of actions on orders and offers, for previews. */
export const ordersPreview: PreviewSource = {
  rows: [
    {
      more: 'orders_prepared',
      from: sql`(select distinct order_id from shop_orders where status = 'in_preparation') orders`,
    },
    { more: 'orders_created', from: sql`(select 1 from orders, began where created_at >= began.at) orders` },
  ],
  offers: sql`select 'order-' || id as key, case status when 'offered' then 'sent' else status end as status,
    offered_at as sent_at, total, currency from manual_orders`,
};

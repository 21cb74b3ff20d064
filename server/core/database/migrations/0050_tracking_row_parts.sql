ALTER TABLE "tracking_import_rows" ADD COLUMN "shop_order_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tracking_import_rows" ADD COLUMN "choices" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tracking_import_rows" ADD COLUMN "chosen" integer[];--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "financial_status" text GENERATED ALWAYS AS (case when payment_status <> 'paid' or refunded <= 0 then payment_status when refunded < total then 'partially_refunded' else 'refunded' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "net_total" integer GENERATED ALWAYS AS (total - refunded) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_net_total_idx" ON "orders" USING btree ("net_total","id");--> statement-breakpoint
CREATE INDEX "orders_financial_status_idx" ON "orders" USING btree ("financial_status","created_at","id");--> statement-breakpoint
update tracking_import_rows set shop_order_ids = array[shop_order_id] where shop_order_id is not null;
--> statement-breakpoint
update orders o set items_count = kept.copies, shops = kept.shops
from (select part.order_id, sum(part.copies)::int as copies, string_agg(part.name, ', ' order by part.first) as shops
  from (select so.order_id, s.name, min(so.id) as first, sum(l.quantity - l.cancelled) as copies
    from shop_orders so join shops s on s.id = so.shop_id join order_lines l on l.shop_order_id = so.id
    where so.order_id in (select order_id from order_lines where cancelled > 0)
    group by so.order_id, s.id having sum(l.quantity - l.cancelled) > 0) part
  group by part.order_id) kept
where o.id = kept.order_id;

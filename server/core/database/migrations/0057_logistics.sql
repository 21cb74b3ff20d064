ALTER TABLE "users" ADD COLUMN "prod" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "logistician_id" integer;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "transporter" text;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_logistician_id_partners_id_fk" FOREIGN KEY ("logistician_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_orders_logistician_idx" ON "shop_orders" USING btree ("logistician_id","order_id") WHERE logistician_id is not null;--> statement-breakpoint
CREATE INDEX "shop_orders_transporter_idx" ON "shop_orders" USING btree ("transporter","order_id") WHERE transporter is not null;--> statement-breakpoint
UPDATE "shop_orders" so SET "logistician_id" = handed.id, "transporter" = handed.carrier FROM (
  SELECT DISTINCT ON (o.shop_order_id) o.shop_order_id, p.id, p.carrier FROM batch_orders o
  JOIN dispatch_batches b ON b.id = o.batch_id AND b.status IN ('handed_over', 'shipped')
  JOIN partners p ON p.code = b.partner ORDER BY o.shop_order_id, b.handed_over_at DESC
) handed WHERE handed.shop_order_id = so.id;--> statement-breakpoint
UPDATE "shop_orders" so SET "transporter" = newest.carrier FROM (
  SELECT DISTINCT ON (shop_order_id) shop_order_id, tracking_transporter AS carrier FROM shipments
  WHERE status <> 'cancelled' AND tracking_transporter IS NOT NULL ORDER BY shop_order_id, id DESC
) newest WHERE newest.shop_order_id = so.id;

ALTER TABLE "orders" ADD COLUMN "accounting_review" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_invoiced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "orders" o SET "accounting_review" = CASE WHEN o.accounting_status IN ('to_check', 'valid') THEN o.accounting_status END,
  "is_invoiced" = EXISTS (SELECT FROM invoices i WHERE i.order_id = o.id AND i.type = 'invoice' AND i.change_id IS NULL);--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "accounting_status";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "accounting_status" text GENERATED ALWAYS AS (coalesce(accounting_review, case when is_invoiced then 'invoiced' else 'to_do' end)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_accounting_status_idx" ON "orders" USING btree ("accounting_status","created_at","id");--> statement-breakpoint
-- Invoices are never deleted or moved to another order, so an insert is all that can change it.
CREATE FUNCTION mark_orders_invoiced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders o SET is_invoiced = true FROM issued i
   WHERE o.id = i.order_id AND i.type = 'invoice' AND i.change_id IS NULL AND NOT o.is_invoiced;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER mark_orders_invoiced AFTER INSERT ON invoices REFERENCING NEW TABLE AS issued
  FOR EACH STATEMENT EXECUTE FUNCTION mark_orders_invoiced();
--> statement-breakpoint
ALTER TABLE "bulk_records" ADD COLUMN "params" jsonb;

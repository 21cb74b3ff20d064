-- Computed anew from the orders, which are noted at the end.
DELETE FROM sales;--> statement-breakpoint
DELETE FROM sales_days;--> statement-breakpoint
DROP INDEX "sales_days_read_idx";--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "gross_eur" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "vat_eur" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "goods_eur" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "goods_vat_eur" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_days" ADD COLUMN "gross_eur" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_days" ADD COLUMN "vat_eur" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_days" ADD COLUMN "cancelled_eur" bigint NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_days_read_idx" ON "sales_days" USING btree ("dimension","day","key","currency","orders","copies","new_customers","cancelled_orders","gross","vat","cancelled","gross_eur","vat_eur","cancelled_eur");--> statement-breakpoint
-- A rate that is entered or corrected changes the euros of the orders it holds for: from its day to the next rate, and before
-- it where it is the first of its currency.
CREATE FUNCTION note_sales_of_rate() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record := coalesce(NEW, OLD);
  since timestamptz := changed.day;
  until timestamptz;
BEGIN
  SELECT min(day) INTO until FROM fx_rates WHERE currency = changed.currency AND day > changed.day;
  IF NOT EXISTS (SELECT FROM fx_rates WHERE currency = changed.currency AND day < changed.day) THEN
    since := '-infinity';
  END IF;
  INSERT INTO sales_changes (order_id, email)
    SELECT id, email FROM orders WHERE currency = changed.currency AND paid_at IS NOT NULL
      AND paid_at >= since - interval '1 day' AND paid_at < coalesce(until, 'infinity') + interval '1 day';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_sales_of_rate AFTER INSERT OR DELETE OR UPDATE OF currency, day, rate ON fx_rates
  FOR EACH ROW EXECUTE FUNCTION note_sales_of_rate();
--> statement-breakpoint
INSERT INTO sales_changes (order_id, email) SELECT id, email FROM orders WHERE paid_at IS NOT NULL;

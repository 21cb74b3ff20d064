CREATE TABLE "sales" (
	"order_id" integer NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"country_id" text NOT NULL,
	"origin" text,
	"shop_id" integer,
	"partner" text,
	"project_id" integer,
	"firsts" smallint NOT NULL,
	"gross" integer NOT NULL,
	"vat" integer NOT NULL,
	"goods" integer NOT NULL,
	"goods_vat" integer NOT NULL,
	"copies" integer NOT NULL,
	"is_new" boolean NOT NULL,
	"is_cancelled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_changes" (
	"order_id" integer NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"dimension" text NOT NULL,
	"key" text NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"orders" integer NOT NULL,
	"copies" integer NOT NULL,
	"new_customers" integer NOT NULL,
	"cancelled_orders" integer NOT NULL,
	"gross" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"cancelled" bigint NOT NULL,
	CONSTRAINT "sales_days_dimension_key_day_currency_pk" PRIMARY KEY("dimension","key","day","currency")
);
--> statement-breakpoint
CREATE INDEX "sales_order_idx" ON "sales" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sales_day_idx" ON "sales" USING btree ("day");--> statement-breakpoint
CREATE INDEX "sales_shop_idx" ON "sales" USING btree ("shop_id","day");--> statement-breakpoint
CREATE INDEX "sales_project_idx" ON "sales" USING btree ("project_id","day");--> statement-breakpoint
CREATE INDEX "sales_days_day_idx" ON "sales_days" USING btree ("dimension","day");--> statement-breakpoint
-- Whoever changes what statistics count says so in the same transaction, by whichever way: see server/stats/refresh-sales.ts.
CREATE FUNCTION note_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- most changes of a paid order only move it along
  IF TG_OP = 'UPDATE' AND (OLD.paid_at, OLD.status = 'cancelled', OLD.currency, OLD.total, OLD.vat, OLD.items_count,
      OLD.country_id, OLD.origin, OLD.email) IS NOT DISTINCT FROM (NEW.paid_at, NEW.status = 'cancelled', NEW.currency,
      NEW.total, NEW.vat, NEW.items_count, NEW.country_id, NEW.origin, NEW.email) THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.paid_at IS NOT NULL THEN
    INSERT INTO sales_changes (order_id, email) VALUES (OLD.id, OLD.email);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.paid_at IS NOT NULL THEN
    INSERT INTO sales_changes (order_id, email) VALUES (NEW.id, NEW.email);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_sale_of_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_changes (order_id, email)
    SELECT id, email FROM orders
    WHERE id = coalesce(NEW.order_id, OLD.order_id) AND paid_at IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_sale AFTER INSERT OR DELETE
  OR UPDATE OF paid_at, status, currency, total, vat, items_count, country_id, origin, email
  ON orders FOR EACH ROW EXECUTE FUNCTION note_sale();
--> statement-breakpoint
CREATE TRIGGER note_sale AFTER INSERT OR DELETE OR UPDATE OF order_id, shop_id, partner, total, vat
  ON shop_orders FOR EACH ROW EXECUTE FUNCTION note_sale_of_part();
--> statement-breakpoint
CREATE TRIGGER note_sale AFTER INSERT OR DELETE OR UPDATE OF order_id, shop_order_id, project_id, quantity, total
  ON order_lines FOR EACH ROW EXECUTE FUNCTION note_sale_of_part();
--> statement-breakpoint
INSERT INTO sales_changes (order_id, email) SELECT id, email FROM orders WHERE paid_at IS NOT NULL;

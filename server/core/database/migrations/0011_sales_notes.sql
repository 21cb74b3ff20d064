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

-- Whoever changes what projects earn says so in the same transaction, by whichever way: see server/earnings/refresh-earnings.ts.
-- What changes what was sold is told by the notes of sales.
CREATE FUNCTION note_earnings_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO earnings_notes (project_id)
    SELECT DISTINCT project_id FROM order_lines WHERE order_id = coalesce(NEW.order_id, OLD.order_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_earnings_of_project() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.shop_id, OLD.fee_rate) IS DISTINCT FROM (NEW.shop_id, NEW.fee_rate) THEN
    INSERT INTO earnings_notes (project_id, shop_id) VALUES (NEW.id, OLD.shop_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_earnings_of_shop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO earnings_notes (project_id, shop_id) SELECT id, NEW.id FROM projects WHERE shop_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_earnings AFTER INSERT OR DELETE OR UPDATE OF status ON refunds
  FOR EACH ROW EXECUTE FUNCTION note_earnings_of_order();
--> statement-breakpoint
CREATE TRIGGER note_earnings AFTER INSERT OR DELETE OR UPDATE OF status ON disputes
  FOR EACH ROW EXECUTE FUNCTION note_earnings_of_order();
--> statement-breakpoint
CREATE TRIGGER note_earnings AFTER UPDATE OF status ON shop_orders
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION note_earnings_of_order();
--> statement-breakpoint
CREATE TRIGGER note_earnings AFTER UPDATE OF shop_id, fee_rate ON projects
  FOR EACH ROW EXECUTE FUNCTION note_earnings_of_project();
--> statement-breakpoint
CREATE TRIGGER note_earnings AFTER UPDATE OF type ON shops
  FOR EACH ROW WHEN (OLD.type IS DISTINCT FROM NEW.type) EXECUTE FUNCTION note_earnings_of_shop();
--> statement-breakpoint
INSERT INTO earnings_notes (project_id) SELECT DISTINCT project_id FROM order_lines;

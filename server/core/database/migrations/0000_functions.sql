-- What search stands on: trigrams, and accents folded in a function that indexes may use.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- unaccent() itself is only STABLE, because its dictionary might change; ours does not.
CREATE FUNCTION immutable_unaccent(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, $1) $$;
--> statement-breakpoint
-- Ten years after they were issued (Code de commerce, L123-22), and not before, invoices may forget whom they were for.
CREATE FUNCTION refuse_change_of_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'invoices' THEN
    IF OLD.issued_at < now() - interval '10 years'
      AND to_jsonb(NEW) - ARRAY['buyer', 'buyer_name', 'search'] = to_jsonb(OLD) - ARRAY['buyer', 'buyer_name', 'search'] THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'an issued document is never changed or deleted' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
-- Invoices are never deleted or moved to another order, so an insert is all that can change it.
CREATE FUNCTION mark_orders_invoiced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders o SET is_invoiced = true FROM issued i
   WHERE o.id = i.order_id AND i.type = 'invoice' AND i.change_id IS NULL AND NOT o.is_invoiced;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whoever writes projects counts them in the same transaction; always in one order, so that two never wait for each other.
CREATE FUNCTION count_projects_of_statement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO project_counts (kind, "of", count)
    SELECT kind, "of", count(*) * TG_ARGV[0]::int FROM (
      SELECT 'shop' AS kind, shop_id AS "of" FROM changed
      UNION ALL
      SELECT 'category', shelf FROM changed, LATERAL (SELECT DISTINCT unnest(categories) AS shelf) shelves
    ) counted GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (kind, "of") DO UPDATE SET count = project_counts.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_moved_project() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO project_counts (kind, "of", count)
    SELECT kind, "of", sum(by) FROM (
      SELECT 'shop' AS kind, OLD.shop_id AS "of", -1 AS by
      UNION ALL SELECT 'shop', NEW.shop_id, 1
      UNION ALL SELECT DISTINCT 'category', unnest(OLD.categories), -1
      UNION ALL SELECT DISTINCT 'category', unnest(NEW.categories), 1
    ) counted GROUP BY 1, 2 HAVING sum(by) <> 0 ORDER BY 1, 2
  ON CONFLICT (kind, "of") DO UPDATE SET count = project_counts.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whoever changes what statistics count says so in the same transaction, by whichever way: see server/modules/earnings/refresh-sales.ts.
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
-- A rate that is entered or corrected changes the euros of the orders it holds for, and with them what customers spent: from its
-- day to the next rate, and before it where it is the first of its currency.
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
  since := since - interval '1 day';
  until := coalesce(until, 'infinity') + interval '1 day';
  INSERT INTO sales_changes (order_id, email)
    SELECT id, email FROM orders WHERE currency = changed.currency AND paid_at IS NOT NULL
      AND paid_at >= since AND paid_at < until;
  INSERT INTO client_changes (user_id, email)
    SELECT DISTINCT o.user_id, lower(o.email) FROM orders o WHERE o.currency = changed.currency AND o.paid_at IS NOT NULL
      AND (o.paid_at >= since AND o.paid_at < until OR o.refunded > 0 AND EXISTS (
        SELECT FROM refunds r WHERE r.order_id = o.id AND r.settled_at >= since AND r.settled_at < until));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whoever changes what the list of customers says notes it in the same transaction: see server/modules/customers/refresh-clients.ts.
CREATE FUNCTION note_client_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO client_changes (user_id, email) VALUES (OLD.user_id, lower(OLD.email));
  END IF;
  IF TG_OP = 'INSERT' OR TG_OP = 'UPDATE' AND (OLD.user_id, OLD.email) IS DISTINCT FROM (NEW.user_id, NEW.email) THEN
    INSERT INTO client_changes (user_id, email) VALUES (NEW.user_id, lower(NEW.email));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_client_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO client_changes (user_id, email) VALUES (coalesce(NEW.id, OLD.id), coalesce(NEW.email, OLD.email));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whoever changes what projects earn says so in the same transaction, by whichever way: see server/modules/earnings/refresh-earnings.ts.
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
-- The general commission holds from its day on for what projects without one of their own are paid.
CREATE FUNCTION note_earnings_of_setting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF 'project_fee_percent' IN (OLD.key, NEW.key) THEN
    INSERT INTO earnings_notes (project_id) SELECT id FROM projects WHERE fee_rate IS NULL;
  END IF;
  RETURN NULL;
END $$;

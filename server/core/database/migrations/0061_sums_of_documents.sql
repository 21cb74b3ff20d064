ALTER TABLE "clients" drop column "phone_key";--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "phone_key" text GENERATED ALWAYS AS (case when length(regexp_replace(phone, '\D', '', 'g')) >= 8 and right(regexp_replace(phone, '\D', '', 'g'), 8) !~ '^(.)\1*$'
        and regexp_replace(phone, '\D', '', 'g') !~ '^0*(12345678(90?)?|9?876543210?)$' then right(regexp_replace(phone, '\D', '', 'g'), 9) end) STORED;--> statement-breakpoint
CREATE INDEX "clients_phone_key_idx" ON "clients" USING btree ("phone_key");--> statement-breakpoint
-- A rate that is entered or corrected changes the euros of the orders it holds for, and with them what customers spent: from its
-- day to the next rate, and before it where it is the first of its currency.
CREATE OR REPLACE FUNCTION note_sales_of_rate() RETURNS trigger LANGUAGE plpgsql AS $$
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
-- The general commission holds from its day on for what projects without one of their own are paid.
CREATE FUNCTION note_earnings_of_setting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF 'project_fee_percent' IN (OLD.key, NEW.key) THEN
    INSERT INTO earnings_notes (project_id) SELECT id FROM projects WHERE fee_rate IS NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_earnings AFTER INSERT OR DELETE OR UPDATE ON setting_values
  FOR EACH ROW EXECUTE FUNCTION note_earnings_of_setting();
--> statement-breakpoint
-- Computed anew: what lines were paid is now shared as refunds share it, commissions are rounded line by line, and refunds
-- are converted by their own day.
INSERT INTO sales_changes (order_id, email) SELECT id, email FROM orders WHERE paid_at IS NOT NULL;
--> statement-breakpoint
INSERT INTO earnings_notes (project_id) SELECT DISTINCT project_id FROM order_lines;
--> statement-breakpoint
INSERT INTO client_changes (user_id, email) SELECT DISTINCT user_id, lower(email) FROM orders;

-- Whoever changes what the list of customers says notes it in the same transaction: see server/clients/refresh-clients.ts.
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
CREATE TRIGGER note_client AFTER INSERT OR DELETE OR UPDATE OF user_id, email, status, currency, total, refunded, paid_at,
  customer_name, phone, company, address, zip_code, city, country_id
  ON orders FOR EACH ROW EXECUTE FUNCTION note_client_of_order();
--> statement-breakpoint
CREATE TRIGGER note_client AFTER INSERT OR DELETE OR UPDATE OF email, name, role, lang, phone, company, address, zip_code, city,
  country_id ON users FOR EACH ROW EXECUTE FUNCTION note_client_of_account();
--> statement-breakpoint
INSERT INTO client_changes (user_id, email) SELECT id, email FROM users;
--> statement-breakpoint
INSERT INTO client_changes (user_id, email) SELECT DISTINCT NULL::integer, lower(email) FROM orders WHERE user_id IS NULL;
--> statement-breakpoint
-- Ten years after they were issued (Code de commerce, L123-22), and not before, invoices may forget whom they were for.
CREATE OR REPLACE FUNCTION refuse_change_of_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'invoices' THEN
    IF OLD.issued_at < now() - interval '10 years'
      AND to_jsonb(NEW) - ARRAY['buyer', 'buyer_name', 'search'] = to_jsonb(OLD) - ARRAY['buyer', 'buyer_name', 'search'] THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'an issued document is never changed or deleted' USING ERRCODE = 'restrict_violation';
END $$;

-- By hand: what was issued is never changed or deleted, whoever asks.
CREATE FUNCTION refuse_change_of_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an issued document is never changed or deleted' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER invoices_never_change BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_invoices();--> statement-breakpoint
CREATE TRIGGER invoices_never_truncated BEFORE TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_invoices();--> statement-breakpoint
CREATE TRIGGER invoice_sellers_never_change BEFORE UPDATE OR DELETE ON "invoice_sellers" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_invoices();

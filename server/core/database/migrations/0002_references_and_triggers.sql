-- Payments stand before orders in the order of modules, so their tables do not declare these references.
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_change_id_order_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."order_changes"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_change_id_order_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."order_changes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER note_earnings AFTER INSERT OR DELETE OR UPDATE OF status ON disputes
  FOR EACH ROW EXECUTE FUNCTION note_earnings_of_order();
--> statement-breakpoint
CREATE TRIGGER note_sales_of_rate AFTER INSERT OR DELETE OR UPDATE OF currency, day, rate ON fx_rates
  FOR EACH ROW EXECUTE FUNCTION note_sales_of_rate();
--> statement-breakpoint
CREATE TRIGGER invoice_sellers_never_change BEFORE UPDATE OR DELETE ON "invoice_sellers" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_invoices();
--> statement-breakpoint
CREATE TRIGGER invoices_never_change BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_invoices();
--> statement-breakpoint
CREATE TRIGGER invoices_never_truncated BEFORE TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_invoices();
--> statement-breakpoint
CREATE TRIGGER mark_orders_invoiced AFTER INSERT ON invoices REFERENCING NEW TABLE AS issued
  FOR EACH STATEMENT EXECUTE FUNCTION mark_orders_invoiced();
--> statement-breakpoint
CREATE TRIGGER note_sale AFTER INSERT OR DELETE OR UPDATE OF order_id, shop_order_id, project_id, quantity, total
  ON order_lines FOR EACH ROW EXECUTE FUNCTION note_sale_of_part();
--> statement-breakpoint
CREATE TRIGGER note_client AFTER INSERT OR DELETE OR UPDATE OF user_id, email, status, currency, total, refunded, paid_at,
  customer_name, phone, company, address, zip_code, city, state, country_id
  ON orders FOR EACH ROW EXECUTE FUNCTION note_client_of_order();
--> statement-breakpoint
CREATE TRIGGER note_sale AFTER INSERT OR DELETE
  OR UPDATE OF paid_at, status, currency, total, vat, items_count, country_id, origin, email
  ON orders FOR EACH ROW EXECUTE FUNCTION note_sale();
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON projects REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_projects_of_statement('1');
--> statement-breakpoint
CREATE TRIGGER count_moved AFTER UPDATE OF shop_id, categories ON projects FOR EACH ROW
  WHEN ((OLD.shop_id, OLD.categories) IS DISTINCT FROM (NEW.shop_id, NEW.categories))
  EXECUTE FUNCTION count_moved_project();
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON projects REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_projects_of_statement('-1');
--> statement-breakpoint
CREATE TRIGGER note_earnings AFTER UPDATE OF shop_id, fee_rate ON projects
  FOR EACH ROW EXECUTE FUNCTION note_earnings_of_project();
--> statement-breakpoint
CREATE TRIGGER note_earnings AFTER INSERT OR DELETE OR UPDATE OF status ON refunds
  FOR EACH ROW EXECUTE FUNCTION note_earnings_of_order();
--> statement-breakpoint
CREATE TRIGGER note_earnings AFTER INSERT OR DELETE OR UPDATE ON setting_values
  FOR EACH ROW EXECUTE FUNCTION note_earnings_of_setting();
--> statement-breakpoint
CREATE TRIGGER note_earnings AFTER UPDATE OF status ON shop_orders
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION note_earnings_of_order();
--> statement-breakpoint
CREATE TRIGGER note_sale AFTER INSERT OR DELETE OR UPDATE OF order_id, shop_id, partner, total, vat
  ON shop_orders FOR EACH ROW EXECUTE FUNCTION note_sale_of_part();
--> statement-breakpoint
CREATE TRIGGER note_earnings AFTER UPDATE OF type ON shops
  FOR EACH ROW WHEN (OLD.type IS DISTINCT FROM NEW.type) EXECUTE FUNCTION note_earnings_of_shop();
--> statement-breakpoint
CREATE TRIGGER note_client AFTER INSERT OR DELETE OR UPDATE OF email, name, role, lang, phone, company, address, zip_code, city,
  state, country_id ON users FOR EACH ROW EXECUTE FUNCTION note_client_of_account();

ALTER TABLE "users" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "boxes" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "legal_entity" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "manual_orders" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "pickups" ADD COLUMN "state" text;--> statement-breakpoint
-- what customers are called and where they live repeats in clients; a state that changes has to arrive there
DROP TRIGGER note_client ON orders;
--> statement-breakpoint
CREATE TRIGGER note_client AFTER INSERT OR DELETE OR UPDATE OF user_id, email, status, currency, total, refunded, paid_at,
  customer_name, phone, company, address, zip_code, city, state, country_id
  ON orders FOR EACH ROW EXECUTE FUNCTION note_client_of_order();
--> statement-breakpoint
DROP TRIGGER note_client ON users;
--> statement-breakpoint
CREATE TRIGGER note_client AFTER INSERT OR DELETE OR UPDATE OF email, name, role, lang, phone, company, address, zip_code, city,
  state, country_id ON users FOR EACH ROW EXECUTE FUNCTION note_client_of_account();

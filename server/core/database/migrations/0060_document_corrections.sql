ALTER TABLE "invoices" DROP CONSTRAINT "invoices_credit_check";--> statement-breakpoint
DROP INDEX "invoices_order_key";--> statement-breakpoint
ALTER TABLE "prints" ADD COLUMN "outdated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "correction" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "replaces_id" integer;--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "vat_rate" double precision;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_replaces_id_invoices_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_replaces_key" ON "invoices" USING btree ("replaces_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order_key" ON "invoices" USING btree ("order_id") WHERE type = 'invoice' and change_id is null and replaces_id is null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_correction_check" CHECK ("invoices"."correction" is null or "invoices"."refund_id" is null);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_replaces_check" CHECK ("invoices"."replaces_id" is null or "invoices"."correction" is not null);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credit_check" CHECK (("invoices"."type" = 'credit_note') = ("invoices"."refund_id" is not null or ("invoices"."correction" is not null and "invoices"."replaces_id" is null)));
ALTER TABLE "orders" ADD COLUMN "boxes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "box_codes" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "box_codes" ADD COLUMN "order_index" integer;--> statement-breakpoint
ALTER TABLE "box_codes" ADD COLUMN "giver_id" integer;--> statement-breakpoint
ALTER TABLE "box_codes" ADD COLUMN "giver_email" text;--> statement-breakpoint
ALTER TABLE "box_codes" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "box_codes" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "boxes" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "boxes" ADD COLUMN "order_index" integer;--> statement-breakpoint
ALTER TABLE "box_codes" ADD CONSTRAINT "box_codes_giver_id_users_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boxes" ADD CONSTRAINT "boxes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "box_codes_order_key" ON "box_codes" USING btree ("order_id","order_index");--> statement-breakpoint
CREATE INDEX "box_codes_giver_idx" ON "box_codes" USING btree ("giver_id");--> statement-breakpoint
CREATE UNIQUE INDEX "boxes_order_key" ON "boxes" USING btree ("order_id","order_index");
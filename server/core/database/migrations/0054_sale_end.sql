ALTER TABLE "price_changes" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "price_changes" ADD COLUMN "ends_id" integer;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_ends_id_price_changes_id_fk" FOREIGN KEY ("ends_id") REFERENCES "public"."price_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_ends_idx" ON "price_changes" USING btree ("ends_id");
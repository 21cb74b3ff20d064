ALTER TABLE "orders" ADD COLUMN "rating" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "feedback" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "feedback_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_rating_idx" ON "orders" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "orders_feedback_at_idx" ON "orders" USING btree ("feedback_at","id");
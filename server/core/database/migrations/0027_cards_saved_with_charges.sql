ALTER TABLE "test_charges" ADD COLUMN "saved_token" text;--> statement-breakpoint
ALTER TABLE "test_charges" ADD COLUMN "saved_expires" text;
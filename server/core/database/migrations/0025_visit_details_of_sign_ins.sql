ALTER TABLE "pending_sign_ups" ADD COLUMN "ip" text;--> statement-breakpoint
ALTER TABLE "pending_sign_ups" ADD COLUMN "shop_id" integer;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "ip" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "referer" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "shop_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shop_id" integer;
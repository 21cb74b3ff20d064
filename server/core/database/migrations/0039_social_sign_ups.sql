ALTER TABLE "pending_sign_ups" ADD COLUMN "social_provider" text;--> statement-breakpoint
ALTER TABLE "pending_sign_ups" ADD COLUMN "social_subject" text;
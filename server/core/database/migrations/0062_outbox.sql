DROP INDEX "mails_unsent_idx";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "error" text;--> statement-breakpoint
CREATE INDEX "mails_unsent_idx" ON "mails" USING btree ("status","next_attempt_at","id") WHERE status <> 'sent';
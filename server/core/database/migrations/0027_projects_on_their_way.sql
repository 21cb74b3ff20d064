ALTER TABLE "projects" ADD COLUMN "step_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "funded" integer GENERATED ALWAYS AS (sold * 100 / nullif(goal, 0)) STORED;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "audio_on" date;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "proof_sent_on" date;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "proof_approved_on" date;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "test_pressing_sent_on" date;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "test_pressing_approved_on" date;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "pressing_on" date;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "shipped_on" date;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "fee_rate" double precision;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "team" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "project_id" integer;--> statement-breakpoint
CREATE INDEX "projects_step_idx" ON "projects" USING btree ("step","step_at","id");--> statement-breakpoint
CREATE INDEX "projects_step_at_idx" ON "projects" USING btree ("step_at","id");--> statement-breakpoint
CREATE INDEX "projects_team_idx" ON "projects" USING gin ("team");--> statement-breakpoint
CREATE INDEX "mails_project_idx" ON "mails" USING btree ("project_id");
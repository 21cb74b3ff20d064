ALTER TABLE "quotes" ADD COLUMN "overrun_percent" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
-- what held until now
UPDATE "quotes" SET "overrun_percent" = 5;

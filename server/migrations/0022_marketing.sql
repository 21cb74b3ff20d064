UPDATE "promo_codes" SET "currency" = 'EUR' WHERE "currency" IS NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ALTER COLUMN "currency" SET DEFAULT 'EUR';--> statement-breakpoint
ALTER TABLE "promo_codes" ALTER COLUMN "currency" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "search" text GENERATED ALWAYS AS (immutable_unaccent(lower(coalesce("code"::text, '')))) STORED;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "search" text GENERATED ALWAYS AS (immutable_unaccent(lower(coalesce("text_en"::text, '') || ' ' || coalesce("text_fr"::text, '')))) STORED;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "search" text GENERATED ALWAYS AS (immutable_unaccent(lower(coalesce("title"::text, '') || ' ' || coalesce("text"::text, '')))) STORED;--> statement-breakpoint
CREATE INDEX "promo_codes_search_idx" ON "promo_codes" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "alerts_search_idx" ON "alerts" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "banners_search_idx" ON "banners" USING gin ("search" gin_trgm_ops);
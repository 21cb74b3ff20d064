ALTER TABLE "imports" RENAME COLUMN "claim" TO "lease_id";--> statement-breakpoint
ALTER TABLE "imports" RENAME COLUMN "beat_at" TO "renewed_at";--> statement-breakpoint
ALTER TABLE "box_months" RENAME COLUMN "claim" TO "lease_id";--> statement-breakpoint
ALTER TABLE "box_months" RENAME COLUMN "beat_at" TO "renewed_at";--> statement-breakpoint
ALTER TABLE "bulk_jobs" RENAME COLUMN "claim" TO "lease_id";--> statement-breakpoint
ALTER TABLE "bulk_jobs" RENAME COLUMN "beat_at" TO "renewed_at";--> statement-breakpoint
ALTER TABLE "exports" RENAME COLUMN "claim" TO "lease_id";--> statement-breakpoint
ALTER TABLE "exports" RENAME COLUMN "beat_at" TO "renewed_at";

ALTER TABLE "payouts" ALTER COLUMN "file_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ALTER COLUMN "file_hash" DROP NOT NULL;
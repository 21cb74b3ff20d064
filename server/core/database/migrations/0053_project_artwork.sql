ALTER TABLE "projects" ADD COLUMN "artwork_cover" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "artwork_back" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "artwork_label" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "artwork_label_bside" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "artwork_disc" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "artwork_cover2" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "artwork_cover3" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "artwork_cover4" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "artwork_cover5" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "artwork_display" text;
ALTER TABLE "boxes" ADD COLUMN "rewarded_box_id" integer;--> statement-breakpoint
ALTER TABLE "boxes" ADD COLUMN "rewarded_months" integer;--> statement-breakpoint
ALTER TABLE "boxes" ADD CONSTRAINT "boxes_rewarded_box_id_boxes_id_fk" FOREIGN KEY ("rewarded_box_id") REFERENCES "public"."boxes"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "pickups" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "pickups" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_coordinates_check" CHECK (("pickups"."latitude" is null) = ("pickups"."longitude" is null));
-- a parcel held its lines whole until now
INSERT INTO "shipment_lines" ("shipment_id", "order_line_id", "quantity")
  SELECT s."id", l."id", l."quantity" FROM "shipments" s JOIN "order_lines" l ON l."id" = ANY(s."line_ids") AND l."order_id" = s."order_id";--> statement-breakpoint
ALTER TABLE "shipments" DROP COLUMN "line_ids";
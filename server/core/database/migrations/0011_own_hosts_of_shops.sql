ALTER TABLE "shops" ADD COLUMN "host" text;--> statement-breakpoint
CREATE UNIQUE INDEX "shops_host_key" ON "shops" USING btree ("host");